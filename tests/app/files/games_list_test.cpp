// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/games_list.h"

#include <QProgressBar>
#include <QScrollBar>

#include "file_fixture.h"
#include "longest_step.h"
#include "panels/waiting.h"

namespace app_test {
namespace {

class GamesListInTheWindow : public FileTest {
protected:
    QString cell(int row, int column) const
    {
        return list()->table()->model()->index(row, column).data().toString();
    }
    QString writeMany(int games) const
    {
        QByteArray all;
        for (int i = 0; i < games; ++i) {
            const QByteArray number = QByteArray::number(i);
            all += "[Event \"Match " + QByteArray::number(i % 100) + "\"]\n[White \"Player " + number +
                   "\"]\n[Black \"Robot\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n";
        }
        return write(u"many.pgn"_s, all);
    }
};

TEST_F(GamesListInTheWindow, IsOfferedAgainAfterAMissingFile)
{
    open(write(u"three.pgn"_s, threeGames));
    list()->close();
    settle();
    QAction* others = action(u"File/Other games in this file…"_s);
    ASSERT_TRUE(others->isEnabled());
    window->open(path(u"nowhere.pgn"_s));
    // Whatever happens while it is looked for.
    session.start(position_of(mateIn3), trainer::Seat::both);
    EXPECT_FALSE(others->isEnabled());
    waitForFile();
    EXPECT_TRUE(others->isEnabled());
}

TEST_F(GamesListInTheWindow, TwoGamesOpenTheList)
{
    open(write(u"two.pgn"_s, "1. e4 *\n\n1. d4 *\n"));
    EXPECT_EQ(list()->count(), u"2 games"_s);
    EXPECT_TRUE(action(u"File/Other games in this file…"_s)->isEnabled());
}

TEST_F(GamesListInTheWindow, PositionsAreListedByTheirNames)
{
    open(write(u"two.epd"_s,
               "8/8/3k4/8/8/3BN3/3K4/8 w - - bm Nf5; id \"one\";\n6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1\n"));
    ASSERT_TRUE(list()->isVisible());
    EXPECT_EQ(list()->count(), u"2 games"_s);
    EXPECT_EQ(cell(0, panels::GamesModel::event), u"one"_s);
}

TEST_F(GamesListInTheWindow, SeveralGamesAreListed)
{
    open(write(u"three.pgn"_s, threeGames));
    ASSERT_TRUE(list()->isVisible());
    EXPECT_EQ(list()->windowTitle(), u"three.pgn"_s);
    EXPECT_EQ(list()->count(), u"3 games"_s);
    EXPECT_EQ(list()->table()->horizontalScrollBar()->maximum(), 0) << "every column is seen";
    EXPECT_EQ(cell(1, panels::GamesModel::white), u"Müller"_s);
    EXPECT_EQ(cell(1, panels::GamesModel::result), u"½–½"_s);
    EXPECT_EQ(cell(1, panels::GamesModel::date), u"1883"_s);
    EXPECT_EQ(cell(2, panels::GamesModel::event), u"Havana"_s);
}

TEST_F(GamesListInTheWindow, SearchMatchesAnyTag)
{
    open(write(u"three.pgn"_s, threeGames));
    const std::vector<std::pair<QString, int>> cases{
        {u"steinitz"_s, 3}, {u"müll"_s, 1},         {u"1-0"_s, 1},          {u"½"_s, 1},   {u"1892"_s, 1},
        {u"london"_s, 1},   {u"  PARIS zuk "_s, 1}, {u"paris müller"_s, 0}, {QString{}, 3}};
    for (const auto& [words, count] : cases) {
        searchFor(words);
        EXPECT_TRUE(QTest::qWaitFor([this, wanted = count] { return listed() == wanted; }, patience))
            << words.toStdString();
    }
    searchFor(u"1883"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return listed() == 1; }, patience));
    EXPECT_EQ(list()->count(), u"1 of 3 games"_s);
}

TEST_F(GamesListInTheWindow, KeyboardSearchesNavigatesAndOpens)
{
    open(write(u"three.pgn"_s, threeGames));
    ASSERT_TRUE(QTest::qWaitForWindowActive(list(), patience));
    EXPECT_TRUE(list()->search()->hasFocus());
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    key(Qt::Key_Return);
    waitForFile();
    EXPECT_FALSE(list()->isVisible());
    EXPECT_EQ(moves(), (QStringList{u"e4"_s, u"c5"_s}));

    choose(u"File/Other games in this file…"_s);
    QTest::keyClick(list()->search(), Qt::Key_Escape);
    EXPECT_FALSE(list()->isVisible());
    EXPECT_EQ(moves().size(), 2);
}

TEST_F(GamesListInTheWindow, AHundredThousandGamesNeverFreezeTheWindow)
{
    const QString file = writeMany(100'000);
    LongestStep longest;
    open(file);
    EXPECT_EQ(listed(), 100'000);
    EXPECT_EQ(list()->count(), u"100,000 games"_s);
    searchFor(u"player 99999"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return listed() == 1; }, patience));
    emit list()->chosen(99'999);
    waitForFile();
    EXPECT_EQ(moves().size(), 6);
    EXPECT_LT(longest.milliseconds(), 100 * test::slowdown);
}

TEST_F(GamesListInTheWindow, LongSearchesShowProgressAndEndWithTheList)
{
    panels::GamesList alone;
    auto* bar = alone.findChild<QProgressBar*>();
    QSignalSpy cancelled{&alone, &panels::GamesList::cancelled};
    alone.showGames(u"two.pgn"_s, std::make_shared<chess::PgnIndex>(chess::index_pgn("*\n\n1. e4 *\n")), 0);
    alone.show();
    alone.search()->setText(u"nobody answers"_s);
    EXPECT_FALSE(bar->isVisible()) << "most searches are over at once";
    ASSERT_TRUE(QTest::qWaitFor([&] { return bar->isVisible(); }, patience));
    EXPECT_FALSE(bar->accessibleName().isEmpty());
    alone.showFound({1});
    EXPECT_FALSE(bar->isVisible());
    alone.search()->setText(u"again"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return bar->isVisible(); }, patience));
    QTest::keyClick(&alone, Qt::Key_Escape);
    EXPECT_EQ(cancelled.count(), 1);
    EXPECT_FALSE(alone.isVisible());
}

TEST_F(GamesListInTheWindow, ModelResetsForNewGames)
{
    panels::GamesModel model;
    QSignalSpy before{&model, &QAbstractItemModel::modelAboutToBeReset};
    QSignalSpy after{&model, &QAbstractItemModel::modelReset};
    model.setGames(std::make_shared<chess::PgnIndex>(chess::index_pgn("*\n\n1. e4 *\n")));
    model.setFound({1});
    EXPECT_EQ(before.count(), 2);
    EXPECT_EQ(after.count(), 2);
    EXPECT_EQ(model.rowCount(), 1);
}

TEST_F(GamesListInTheWindow, SavingOneOfSeveralGamesOpensNoList)
{
    open(write(u"three.pgn"_s, threeGames));
    emit list()->chosen(1);
    waitForFile();
    EXPECT_FALSE(isListShown());
    // Longer than opening a file is not worth being shown.
    QTest::qWait(400);
    save();
    waitForFile();
    EXPECT_FALSE(isListShown());
    EXPECT_TRUE(action(u"File/Other games in this file…"_s)->isEnabled());
}

// Fault 25
TEST_F(GamesListInTheWindow, ScanningAFileCanBeCancelled)
{
    start(mateIn27, trainer::Seat::both);
    const QString file = writeMany(100'000);
    answer(u"File/Open…"_s, file);
    Waiting* waiting = nullptr;
    const auto progresses = [&] {
        for (Waiting* each : window->findChildren<Waiting*>()) {
            if (each->findChild<QProgressBar*>()->value() > 0)
                waiting = each;
        }
        return waiting != nullptr;
    };
    ASSERT_TRUE(QTest::qWaitFor(progresses, patience));
    ASSERT_TRUE(files.isReading());
    waiting->show();
    EXPECT_TRUE(textsOf(waiting).contains(u"“many.pgn” is being read."_s));
    QTest::keyClick(waiting, Qt::Key_Escape);
    EXPECT_FALSE(files.isReading());
    settle();
    EXPECT_FALSE(waiting->isVisible());
    EXPECT_EQ(list(), nullptr);
    EXPECT_EQ(files.games(), nullptr);
    EXPECT_EQ(pieces(), position_of(mateIn27).board());
}

} // namespace
} // namespace app_test
