// SPDX-License-Identifier: GPL-3.0-or-later

// The endings of the user's games, from the menu to the mistake on the board.

#include "window/review_page.h"

#include <QDropEvent>
#include <QMimeData>

#include "chess/legal_moves.h"
#include "file_fixture.h"
#include "store/practice_database.h"
#include "trainer/own_position.h"

namespace app_test {
namespace {

using panels::PlayedEndingsModel;
using panels::PlayedGamesModel;

/// Four games of Müller: a drawn pawn ending that was lost, a win, a win thrown away, and a game without an
/// ending; and one of others.
constexpr auto ownGames = R"([White "Müller"]
[Black "Tal"]
[Date "2026.05.01"]
[Result "0-1"]
[FEN "8/8/8/8/4k3/8/4p3/4K3 w - - 0 71"]

71. Kf2 Kd3 72. Kf3 Kd2 0-1

[White "Tal"]
[Black "Müller"]
[Result "0-1"]
[FEN "8/8/8/8/8/5kq1/8/7K b - - 0 7"]

7... Qb8 8. Kg1 Qb1# 0-1

[White "Müller"]
[Black "Anna"]
[Result "1/2-1/2"]
[FEN "7k/8/5KQ1/8/8/8/8/8 w - - 0 61"]

61. Qf7 {[%clk 0:00:12]} 1/2-1/2

[White "Müller"]
[Black "Ben"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 1-0

[White "Tal"]
[Black "Anna"]
[Result "1-0"]
[FEN "7k/8/5KQ1/8/8/8/8/8 w - - 0 1"]

1. Qg7# 1-0
)";

class ReviewInTheWindow : public FileTest {
protected:
    ReviewPage* page() const { return find<ReviewPage>(); }
    void waitForPage()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return page() != nullptr && !page()->isReading(); }, patience));
        settle();
    }
    void lookThrough(const QString& file)
    {
        answer(u"File/Look through my games…"_s, file);
        waitForPage();
    }
    QTableView* table(const QString& name) const
    {
        for (QTableView* found : page()->findChildren<QTableView*>()) {
            if (found->accessibleName() == name)
                return found;
        }
        return nullptr;
    }
    QTableView* endings() const { return table(u"Endings"_s); }
    QTableView* games() const { return table(u"Games"_s); }
    QString cell(const QTableView* table, int row, int column) const
    {
        return table->model()->index(row, column).data().toString();
    }
    QLineEdit* names() const { return page()->findChild<QLineEdit*>(); }
    void type(const QString& players) const
    {
        names()->setFocus();
        names()->selectAll();
        QTest::keyClicks(names(), players);
        QTest::keyClick(names(), Qt::Key_Return);
    }
    QPushButton* pageButton(const QString& text) const
    {
        for (QPushButton* found : page()->findChildren<QPushButton*>()) {
            if (found->text().remove(u'&') == text)
                return found;
        }
        return nullptr;
    }
    void click(QTableView* table, int row)
    {
        const QRect place = table->visualRect(table->model()->index(row, 1));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, place.center());
    }
};

TEST_F(ReviewInTheWindow, ShowsTheEndingsOfTheMostFrequentPlayer)
{
    lookThrough(write(u"games.pgn"_s, ownGames));
    EXPECT_TRUE(page()->isVisible());
    EXPECT_EQ(page()->windowTitle(), u"Your endgames in games.pgn"_s);
    EXPECT_EQ(names()->text(), u"Müller"_s);
    ASSERT_EQ(endings()->model()->rowCount(), 3);
    EXPECT_EQ(cell(endings(), 0, PlayedEndingsModel::ending), u"All endings"_s);
    EXPECT_EQ(cell(endings(), 0, PlayedEndingsModel::converted), u"1 of 2"_s);
    EXPECT_EQ(cell(endings(), 0, PlayedEndingsModel::held), u"0 of 1"_s);
    EXPECT_EQ(cell(endings(), 0, PlayedEndingsModel::lost), u"1"_s);
    ASSERT_EQ(games()->model()->rowCount(), 3);
    EXPECT_EQ(cell(games(), 2, PlayedGamesModel::number), u"2"_s);
    EXPECT_TRUE(textsOf(page()).contains(u"5 games read · by this player: 4 · reached a solved ending: 3"_s))
        << textsOf(page()).toStdString();
    EXPECT_TRUE(preferences.playerNames.isEmpty()) << "a guess is not remembered";
}

TEST_F(ReviewInTheWindow, AClickOpensTheGameAtItsCostliestMistake)
{
    lookThrough(write(u"games.pgn"_s, ownGames));
    int row = 0;
    while (cell(games(), row, PlayedGamesModel::black) != u"Anna"_s)
        ++row;
    click(games(), row);
    waitForFile();
    EXPECT_FALSE(page()->isVisible());
    EXPECT_EQ(session.round().game().depth(), 1U);
    EXPECT_EQ(session.round().position().turn(), chess::Color::black);
    EXPECT_TRUE(window->gameName().contains(u"Anna"_s)) << window->gameName().toStdString();
    ASSERT_TRUE(files.file());
    EXPECT_EQ(files.file()->place.game, 3U);
    choose(u"File/Back to my endgames"_s);
    EXPECT_TRUE(page()->isVisible());
    EXPECT_EQ(games()->model()->rowCount(), 3);
}

TEST_F(ReviewInTheWindow, EnterOpensAGameWithoutMistakesWhereItsEndingBegins)
{
    lookThrough(write(u"games.pgn"_s, ownGames));
    games()->setFocus();
    QTest::keyClick(games(), Qt::Key_End, Qt::ControlModifier);
    QTest::keyClick(games(), Qt::Key_Return);
    waitForFile();
    ASSERT_TRUE(files.file());
    EXPECT_EQ(files.file()->place.game, 2U);
    EXPECT_EQ(session.round().game().depth(), 0U);
}

TEST_F(ReviewInTheWindow, TheWayBackOutlivesTheWindow)
{
    lookThrough(write(u"games.pgn"_s, ownGames));
    // As when the language changes.
    openWindow();
    choose(u"File/Back to my endgames"_s);
    waitForPage();
    EXPECT_TRUE(page()->isVisible());
    EXPECT_EQ(names()->text(), u"Müller"_s);
    EXPECT_EQ(games()->model()->rowCount(), 3);
}

TEST_F(ReviewInTheWindow, AnEndingSelectsItsGames)
{
    lookThrough(write(u"games.pgn"_s, QByteArray{ownGames} +
                                          "\n[White \"Müller\"]\n[Result \"1-0\"]\n"
                                          "[FEN \"7k/8/6K1/8/8/8/8/R7 w - - 0 1\"]\n\n1. Ra8# 1-0\n"));
    ASSERT_EQ(endings()->model()->rowCount(), 4);
    int row = 0;
    while (cell(endings(), row, PlayedEndingsModel::ending) != u"Rook"_s)
        ++row;
    click(endings(), row);
    ASSERT_EQ(games()->model()->rowCount(), 1);
    EXPECT_EQ(cell(games(), 0, PlayedGamesModel::ending), u"Rook"_s);
    click(endings(), 0);
    EXPECT_EQ(games()->model()->rowCount(), 4);
}

TEST_F(ReviewInTheWindow, TheUsersNamesAreRemembered)
{
    const QString file = write(u"games.pgn"_s, ownGames);
    lookThrough(file);
    type(u"anna; Ben"_s);
    waitForPage();
    EXPECT_EQ(preferences.playerNames, (QStringList{u"anna"_s, u"Ben"_s}));
    EXPECT_EQ(games()->model()->rowCount(), 2);
    EXPECT_EQ(cell(endings(), 0, PlayedEndingsModel::saved), u"1 of 2"_s);
    lookThrough(file);
    EXPECT_EQ(names()->text(), u"anna; Ben"_s);
    EXPECT_EQ(games()->model()->rowCount(), 2);
}

TEST_F(ReviewInTheWindow, NamesOfTheFileCanBeChosen)
{
    lookThrough(write(u"games.pgn"_s, ownGames));
    auto* frequent = page()->findChild<QToolButton*>();
    const auto offered = frequent->menu()->actions();
    ASSERT_EQ(offered.size(), 4);
    EXPECT_EQ(offered[0]->text(), u"Müller (4 games)"_s);
    EXPECT_TRUE(offered[0]->isChecked());
    EXPECT_EQ(offered[1]->text(), u"Tal (3 games)"_s);
    offered[1]->trigger();
    waitForPage();
    EXPECT_EQ(names()->text(), u"Müller; Tal"_s);
    EXPECT_EQ(games()->model()->rowCount(), 4);
}

TEST_F(ReviewInTheWindow, ADroppedFileOfManyGamesOffersIt)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(write(u"games.pgn"_s, ownGames))});
    const QPoint middle = window->rect().center();
    QDragEnterEvent enter{middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
    QCoreApplication::sendEvent(window.get(), &enter);
    QDropEvent drop{middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
    QCoreApplication::sendEvent(window.get(), &drop);
    waitForFile();
    ASSERT_TRUE(isListShown());
    for (QPushButton* found : list()->findChildren<QPushButton*>()) {
        if (found->text() == u"&Look through my games"_s)
            QTest::mouseClick(found, Qt::LeftButton);
    }
    waitForPage();
    EXPECT_FALSE(isListShown());
    EXPECT_EQ(games()->model()->rowCount(), 3);
}

TEST_F(ReviewInTheWindow, ReadingCanBeStopped)
{
    const QString file = write(u"many.pgn"_s, QByteArray{ownGames}.append('\n').repeated(30'000));
    answer(u"File/Look through my games…"_s, file);
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return page() != nullptr && games()->model()->rowCount() > 0; }, patience));
    ASSERT_TRUE(page()->isReading());
    QTest::mouseClick(pageButton(u"Stop"_s), Qt::LeftButton);
    waitForPage();
    EXPECT_FALSE(pageButton(u"Stop"_s)->isVisible());
    EXPECT_TRUE(textsOf(page()).contains(u"reading was stopped"_s));
    EXPECT_LT(games()->model()->rowCount(), 90'000);
}

TEST_F(ReviewInTheWindow, UnsolvedEndingsAreOfferedWithTheirPrice)
{
    lookThrough(write(u"five.pgn"_s, "[White \"Me\"]\n[FEN \"7k/8/5K2/8/8/8/p7/1QR5 w - - 0 1\"]\n\n*\n"));
    EXPECT_TRUE(textsOf(page()).contains(u"Not solved yet: "_s) &&
                textsOf(page()).contains(u", in 1 of these games."_s))
        << textsOf(page()).toStdString();
    EXPECT_TRUE(textsOf(page()).contains(u"This one takes "_s));
    EXPECT_TRUE(pageButton(u"Solve and include it"_s)->isVisible());
    EXPECT_TRUE(textsOf(page()).contains(u"None of these games reached an ending that is solved."_s));
}

TEST_F(ReviewInTheWindow, TheResultsStayWhileTheFileIsReadAgain)
{
    const QByteArray five = "[White \"Müller\"]\n[FEN \"7k/8/5K2/8/8/8/p7/1QR5 w - - 0 1\"]\n\n*\n\n";
    lookThrough(write(u"five.pgn"_s, five + QByteArray{ownGames}));
    ASSERT_EQ(games()->model()->rowCount(), 3);
    QTest::mouseClick(pageButton(u"Solve and include it"_s), Qt::LeftButton);
    ASSERT_TRUE(page()->isReading());
    EXPECT_EQ(games()->model()->rowCount(), 3);
    QTest::mouseClick(pageButton(u"Stop"_s), Qt::LeftButton);
    waitForPage();
    EXPECT_EQ(games()->model()->rowCount(), 3) << "nothing is lost by stopping";
    EXPECT_TRUE(textsOf(page()).contains(u"6 games read · by this player: 5 · reached a solved ending: 3"_s))
        << textsOf(page()).toStdString();
}

TEST_F(ReviewInTheWindow, MistakesArePractisedAfterAnEndingWasSolvedAndIncluded)
{
    lookThrough(write(u"five.pgn"_s, "[White \"Müller\"]\n[Result \"1/2-1/2\"]\n"
                                     "[FEN \"7k/8/5KQ1/8/8/8/8/RR6 w - - 0 61\"]\n\n61. Qf7 1/2-1/2\n\n"
                                     "[White \"Müller\"]\n[Result \"1/2-1/2\"]\n"
                                     "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 61\"]\n\n61. Qf7 1/2-1/2\n"));
    ASSERT_EQ(games()->model()->rowCount(), 1);
    EXPECT_TRUE(pageButton(u"Practise my mistakes"_s)->isEnabled());
    QTest::mouseClick(pageButton(u"Solve and include it"_s), Qt::LeftButton);
    waitForPage();
    EXPECT_EQ(games()->model()->rowCount(), 2);
    EXPECT_TRUE(pageButton(u"Practise my mistakes"_s)->isEnabled());
}

TEST_F(ReviewInTheWindow, OwnMistakesAreTheSubjectOfThatSessionOnly)
{
    const auto chosen = preferences.syllabus;
    lookThrough(write(u"games.pgn"_s, ownGames));
    QTest::mouseClick(pageButton(u"Practise my mistakes"_s), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return practice.isOnMistake(); }, patience));
    EXPECT_EQ(preferences.syllabus, chosen);
    press(u"Stop practising"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !practice.isOn(); }, patience));
    key(Qt::Key_J, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return practice.canGiveUp(); }, patience));
    EXPECT_FALSE(practice.isOnMistake());
}

TEST_F(ReviewInTheWindow, GamesThatCannotBeReadAreCounted)
{
    lookThrough(write(u"games.pgn"_s, QByteArray{ownGames} +
                                          "\n[White \"Müller\"]\n[Black \"Zoe\"]\n[Result \"1-0\"]\n"
                                          "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Qz9 1-0\n"));
    EXPECT_TRUE(textsOf(page()).contains(u" · partly unreadable: 1"_s)) << textsOf(page()).toStdString();
    lookThrough(write(u"games.pgn"_s, ownGames));
    EXPECT_FALSE(textsOf(page()).contains(u"unreadable"_s)) << textsOf(page()).toStdString();
}

TEST_F(ReviewInTheWindow, TroubleIsOneSentence)
{
    lookThrough(path(u"nowhere.pgn"_s));
    EXPECT_TRUE(textsOf(page()).contains(u"“nowhere.pgn” was not found."_s)) << textsOf(page()).toStdString();
    EXPECT_FALSE(pageButton(u"Open the game"_s)->isEnabled());
    lookThrough(write(u"games.pgn"_s, ownGames));
    type(u"Nobody; Anna"_s);
    waitForPage();
    EXPECT_EQ(games()->model()->rowCount(), 2);
    type(u"Nobody"_s);
    waitForPage();
    EXPECT_TRUE(textsOf(page()).contains(u"No game is by this player. Choose another name above."_s));
    EXPECT_EQ(names()->text(), u"Nobody"_s);
}

TEST_F(ReviewInTheWindow, AnExamIsNotInterrupted)
{
    lookThrough(write(u"games.pgn"_s, ownGames));
    session.start(position_of(mateIn3), trainer::Seat::attacker);
    session.setExam(true);
    click(games(), 0);
    settle();
    EXPECT_TRUE(page()->isVisible());
    EXPECT_TRUE(session.round().is_exam());
}

TEST_F(ReviewInTheWindow, MistakesBecomeExercisesThatAreRemembered)
{
    // The same mistake twice, with either colour.
    lookThrough(write(u"games.pgn"_s, "[White \"Müller\"]\n[Black \"Anna\"]\n[Result \"1/2-1/2\"]\n"
                                      "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 61\"]\n\n61. Qf7 1/2-1/2\n\n"
                                      "[White \"Tal\"]\n[Black \"Müller\"]\n[Result \"1/2-1/2\"]\n"
                                      "[FEN \"8/8/8/8/8/1qk5/8/K7 b - - 7 1\"]\n\n1... Qc2 1/2-1/2\n"));
    ASSERT_TRUE(pageButton(u"Practise my mistakes"_s)->isEnabled());
    QTest::mouseClick(pageButton(u"Practise my mistakes"_s), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return practice.canGiveUp(); }, patience));
    EXPECT_FALSE(page()->isVisible());
    const auto kept = store::PracticeDatabase{store::PracticeStore::usualPath()}.mistakes();
    ASSERT_EQ(kept.size(), 1U) << "duplicates are merged";
    EXPECT_TRUE(practice.isOnMistake());
    EXPECT_EQ(trainer::own_position(session.round().game().start().setup()), kept.front().exercise.own);
    EXPECT_TRUE(textsOf(window.get()).contains(u"Mate within "_s));
    EXPECT_TRUE(textsOf(window.get()).contains(u"It may be turned or mirrored"_s));
    EXPECT_FALSE(button(u"See the game"_s)->isEnabled()) << "it would tell the mistake";
    waitUntilSolved();
    session.play(tablebase()->best_moves(shown()).front());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !practice.canGiveUp(); }, patience));
    ASSERT_TRUE(QTest::qWaitFor(
        [] { return store::PracticeDatabase{store::PracticeStore::usualPath()}.memories().size() == 1; },
        patience));
    QTest::mouseClick(button(u"See the game"_s), Qt::LeftButton);
    waitForFile();
    ASSERT_TRUE(files.file());
    EXPECT_EQ(files.file()->path, path(u"games.pgn"_s));
    EXPECT_EQ(session.round().game().depth(), 1U);
    EXPECT_TRUE(practice.isOn());
    key(Qt::Key_Escape);
    EXPECT_TRUE(QTest::qWaitFor([this] { return practice.isOnExercise(); }, patience));
}

TEST_F(ReviewInTheWindow, ADrawAgreedInAWonPositionIsPractised)
{
    // The first game with the opponent to move; the same position twice, with either colour.
    lookThrough(write(u"games.pgn"_s, "[White \"Müller\"]\n[Black \"Anna\"]\n[Result \"1/2-1/2\"]\n"
                                      "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 61\"]\n\n61. Qg5 1/2-1/2\n\n"
                                      "[White \"Müller\"]\n[Black \"Ben\"]\n[Result \"1/2-1/2\"]\n"
                                      "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 61\"]\n\n1/2-1/2\n\n"
                                      "[White \"Tal\"]\n[Black \"Müller\"]\n[Result \"1/2-1/2\"]\n"
                                      "[FEN \"8/8/8/8/8/1qk5/8/K7 b - - 7 1\"]\n\n1/2-1/2\n"));
    EXPECT_EQ(games()->model()->rowCount(), 3);
    QTest::mouseClick(pageButton(u"Practise my mistakes"_s), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return practice.canGiveUp(); }, patience));
    const auto kept = store::PracticeDatabase{store::PracticeStore::usualPath()}.mistakes();
    ASSERT_EQ(kept.size(), 2U) << "duplicates are merged";
    const auto asked =
        std::ranges::find(kept, trainer::own_position(session.round().game().start().setup()),
                          [](const store::OwnMistake& mistake) { return mistake.exercise.own; });
    ASSERT_NE(asked, kept.end());
    waitUntilSolved();
    session.play(tablebase()->best_moves(shown()).front());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !practice.canGiveUp(); }, patience));
    QTest::mouseClick(button(u"See the game"_s), Qt::LeftButton);
    waitForFile();
    EXPECT_EQ(session.round().game().depth(), asked->ply);
}

TEST_F(ReviewInTheWindow, AMistakeOfAFileIsPractisedUntilItIsRemembered)
{
    const auto saved = [] { return store::PracticeDatabase{store::PracticeStore::usualPath()}; };
    const auto isAsking = [this] { return practice.canGiveUp(); };
    const auto position = [this] {
        return trainer::own_position(session.round().game().start().setup())->name;
    };
    const auto play = [&](endgame::Outcome result) {
        waitUntilSolved();
        const auto moves = legal_moves(shown());
        const auto leadsToResult = [&](chess::Move move) {
            const chess::Position after = shown().play(move);
            return result == endgame::Outcome::win ? is_checkmate(after)
                                                   : tablebase()->probe(after)->is_draw();
        };
        session.play(*std::ranges::find_if(moves, leadsToResult));
        ASSERT_TRUE(QTest::qWaitFor([&] { return !isAsking(); }, patience));
    };
    lookThrough(write(u"games.pgn"_s, QByteArray{"[White \"Müller\"]\n[Black \"Anna\"]\n"
                                                 "[Result \"1/2-1/2\"]\n"
                                                 "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 61\"]\n\n"
                                                 "61. Qf7 1/2-1/2\n\n[White \"Müller\"]\n[Black \"Ben\"]\n"
                                                 "[Result \"1-0\"]\n\n1. e4 e5 1-0\n"}));
    EXPECT_EQ(cell(endings(), 0, PlayedEndingsModel::converted), u"0 of 1"_s);
    EXPECT_EQ(cell(endings(), 0, PlayedEndingsModel::lost), u"½"_s);
    EXPECT_EQ(games()->model()->rowCount(), 1);
    QTest::mouseClick(pageButton(u"Practise my mistakes"_s), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor(isAsking, patience));
    const auto asked = position();
    play(endgame::Outcome::draw);
    const auto memory = [&] {
        const auto memories = saved().memories();
        return memories.empty() ? std::nullopt : std::optional{memories.begin()->second};
    };
    ASSERT_TRUE(QTest::qWaitFor([&] { return memory().has_value(); }, patience));
    const auto failed = *memory();

    // The program is started again on another day.
    practice.leave();
    openWindow();
    practiceTime = failed.due + std::chrono::hours{24};
    choose(u"Training/What to practise/My own mistakes"_s);
    key(Qt::Key_J, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor(isAsking, patience));
    EXPECT_TRUE(practice.isOnMistake());
    EXPECT_EQ(position(), asked);
    play(endgame::Outcome::win);
    EXPECT_TRUE(QTest::qWaitFor([&] { return memory()->due > practiceTime; }, patience))
        << "it is remembered";
    EXPECT_GT(memory()->reps, failed.reps);
    EXPECT_EQ(saved().mistakes().size(), 1U);
}

TEST_F(ReviewInTheWindow, FitsIntoASmallWindow)
{
    lookThrough(write(u"games.pgn"_s, ownGames));
    page()->resize(900, 640);
    settle();
    EXPECT_LE(page()->width(), 900);
    EXPECT_LE(page()->height(), 640);
    for (const QTableView* shown : {endings(), games()})
        EXPECT_EQ(shown->horizontalScrollBar()->maximum(), 0) << shown->accessibleName().toStdString();
}

} // namespace
} // namespace app_test
