// SPDX-License-Identifier: GPL-3.0-or-later

// The positions that the user keeps, and the course that they make.

#include <QFile>
#include <QFileDialog>
#include <QRegularExpression>

#include "modes/reader.h"
#include "store/courses.h"
#include "store/positions_file.h"
#include "window_fixture.h"

namespace app_test {
namespace {

constexpr auto ownCourse = "Training/Courses/My positions";
constexpr auto pawnWins = "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1";
constexpr auto pawnDraws = "4k3/8/3KP3/8/8/8/8/8 b - - 0 1";

class PositionsTest : public WindowTest {
protected:
    void SetUp() override { QFile::remove(store::positionsPath()); }
    static void TearDownTestSuite() { QFile::remove(store::positionsPath()); }

    void keep() { key(Qt::Key_D, Qt::ControlModifier); }
    bool coachSays(const QString& words)
    {
        return QTest::qWaitFor([&] { return coach().contains(words); }, patience);
    }
    static trainer::course::Course kept()
    {
        const auto read = store::readCourse(store::positionsPath());
        return read ? (*read)->course : trainer::course::Course{};
    }
    static std::vector<trainer::course::Page> pages()
    {
        std::vector<trainer::course::Page> all;
        for (const trainer::course::Chapter& chapter : kept().chapters)
            all.insert(all.end(), chapter.pages.begin(), chapter.pages.end());
        return all;
    }
    static QString startOf(const trainer::course::Page& page)
    {
        return QString::fromStdString(to_fen(page.game.tree.start().setup()));
    }
    void chooseInDialog(const QString& way, const QString& path)
    {
        choose(way);
        auto* dialog = find<QFileDialog>();
        ASSERT_NE(dialog, nullptr);
        emit dialog->fileSelected(path);
        dialog->close();
        settle();
    }
    void openOwnCourse()
    {
        choose(QString::fromLatin1(ownCourse));
        ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOnPage(); }, patience));
        waitUntilSolved();
    }

    QTemporaryDir folder;
};

TEST_F(PositionsTest, APositionOfAGameIsKept)
{
    EXPECT_FALSE(action(QString::fromLatin1(ownCourse))->isEnabled()) << "nothing is kept yet";
    start(pawnWins, trainer::Seat::both);
    click(chess::Square::e8, Qt::RightButton);
    keep();
    EXPECT_TRUE(coachSays(u"The position has been kept in “My positions”."_s)) << coach().toStdString();
    ASSERT_EQ(pages().size(), 1U);
    const trainer::course::Page page = pages().front();
    EXPECT_EQ(startOf(page), QString::fromLatin1(pawnWins));
    EXPECT_EQ(page.task, trainer::course::Task{trainer::course::Play{16}});
    EXPECT_EQ(page.game.tree.annotations(0).after.squares,
              (chess::MarkList<chess::SquareMark>{{'G', chess::Square::e8}}));
    EXPECT_EQ(kept().title, "My positions");
    EXPECT_EQ(kept().chapters.front().name, "Pawn");
}

TEST_F(PositionsTest, AMatedPositionIsKeptToBeRead)
{
    start("k7/3N4/1K6/3B4/8/8/8/8 b - - 0 1", trainer::Seat::both);
    keep();
    EXPECT_TRUE(coachSays(u"The position has been kept in “My positions”."_s)) << coach().toStdString();
    ASSERT_EQ(pages().size(), 1U);
    EXPECT_EQ(pages().front().task, trainer::course::Task{trainer::course::Read{}});
}

TEST_F(PositionsTest, AKeptPositionIsNotAddedAgain)
{
    start(pawnWins, trainer::Seat::both);
    keep();
    keep();
    EXPECT_TRUE(coachSays(u"“My positions” has this position already."_s)) << coach().toStdString();
    EXPECT_EQ(pages().size(), 1U);
}

TEST_F(PositionsTest, PositionsAreKeptFromReplayAndSetUp)
{
    start(pawnWins, trainer::Seat::both);
    choose(u"Game/Show the line to mate"_s);
    key(Qt::Key_Right);
    keep();
    choose(u"Position/Set up"_s);
    fen()->setText(QString::fromLatin1(pawnDraws));
    emit fen()->textEdited(fen()->text());
    waitUntilSolved();
    view->setFocus();
    key(Qt::Key_Escape); // the message
    settle();
    auto* const coachCard = find<panels::CoachCard>();
    ASSERT_FALSE(coachCard->isVisible());
    const auto placeOf = [this](const QWidget* widget) { return widget->mapTo(window.get(), QPoint{}).y(); };
    const int before = placeOf(fen());
    keep();
    settle();
    ASSERT_TRUE(coachCard->isVisible());
    EXPECT_EQ(placeOf(fen()), before) << "the message moves no control";
    EXPECT_GT(placeOf(coachCard), before);
    ASSERT_EQ(pages().size(), 2U);
    EXPECT_NE(startOf(pages().front()), QString::fromLatin1(pawnWins));
    EXPECT_EQ(startOf(pages().back()), QString::fromLatin1(pawnDraws));
    EXPECT_EQ(pages().back().task, trainer::course::Task{trainer::course::Hold{12}});

    choose(u"Position/Clear"_s);
    choose(u"Position/Keep this position"_s);
    EXPECT_TRUE(coachSays(u"The position could not be kept."_s)) << coach().toStdString();
    EXPECT_TRUE(coachSays(u"king"_s)) << coach().toStdString();
    EXPECT_EQ(pages().size(), 2U) << "an illegal position";
}

TEST_F(PositionsTest, TheyAreACourseWhichGrowsWhileItIsOpen)
{
    start(pawnWins, trainer::Seat::both);
    keep();
    openOwnCourse();
    EXPECT_TRUE(textsOf(find<panels::CourseCard>()).contains(u"Mate within 16 moves."_s));
    play("Kd6");
    waitForReply();
    settle();
    keep();
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return window->reader().course()->chapters.front().pages.size() == 2; }, patience));
    EXPECT_TRUE(window->reader().isOnPage()) << "the page stays on the board";
    EXPECT_EQ(session.round().game().depth(), 2U);
    key(Qt::Key_B, Qt::ControlModifier);
    settle();
    EXPECT_TRUE(textsOf(find<panels::ContentsPanel>()).contains(u"Questions solved: 0 of 2."_s));
    EXPECT_NE(action(u"Training/Learn: My positions, chapter 1, page 1"_s), nullptr);
}

TEST_F(PositionsTest, MenusCountAKeptPositionAtOnce)
{
    start(pawnWins, trainer::Seat::both);
    keep();
    openOwnCourse();
    choose(u"Training/Courses/Leave course"_s);
    const QAction* own = window->actions().beginningWith(u"course/"_s).back();
    const auto mnemonic = [own] { return QKeySequence::mnemonic(own->text()); };
    EXPECT_EQ(QString{own->text()}.remove(u'&'), u"My positions (0 of 1)"_s);
    const QKeySequence before = mnemonic();
    start(pawnDraws, trainer::Seat::both);
    keep();
    EXPECT_EQ(QString{own->text()}.remove(u'&'), u"My positions (0 of 2)"_s);
    EXPECT_EQ(mnemonic(), before);
    EXPECT_FALSE(before.toString().contains(QRegularExpression{u"\\d"_s})) << before.toString().toStdString();
}

TEST_F(PositionsTest, AKeptPositionLeadsToTheEditor)
{
    const QAction* edit = window->actions()[u"edit-page"_s];
    start(pawnWins, trainer::Seat::both);
    keep();
    EXPECT_FALSE(edit->isEnabled());
    EXPECT_TRUE(edit->text().contains(u"open a page of “My positions”"_s)) << edit->text().toStdString();
    EXPECT_EQ(button(u"Edit"_s), nullptr);
    openOwnCourse();
    press(u"Edit"_s);
    EXPECT_NE(button(u"Save page"_s), nullptr);
    EXPECT_EQ(button(u"Edit"_s), nullptr);
}

TEST_F(PositionsTest, APageWithoutTextOffersToWriteItAndToSolveThePosition)
{
    start(fivePieces, trainer::Seat::both);
    keep();
    openOwnCourse();
    EXPECT_TRUE(textsOf(find<panels::CourseCard>()).contains(u"This page has no text yet."_s));
    EXPECT_NE(button(u"Solve by computer"_s), nullptr);
}

TEST_F(PositionsTest, ACourseThatIsReadStaysOpenWhileAPositionIsKept)
{
    start(pawnWins, trainer::Seat::both);
    keep();
    const QString course = store::offeredCourses(u"en"_s).front().path;
    window->reader().open(course);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOnPage(); }, patience));
    openWindow();
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOnPage(); }, patience));
    const trainer::course::Place place = window->reader().place();
    key(Qt::Key_D, Qt::ControlModifier);
    ASSERT_EQ(pages().size(), 2U);
    settle();
    EXPECT_FALSE(window->reader().isOpening());
    EXPECT_EQ(window->reader().path(), course);
    EXPECT_EQ(window->reader().place(), place);
    EXPECT_TRUE(window->reader().isOnPage());
}

TEST_F(PositionsTest, AFileThatCannotBeWrittenIsReported)
{
    ASSERT_TRUE(QDir{}.mkpath(store::positionsPath()));
    start(pawnWins, trainer::Seat::both);
    keep();
    EXPECT_TRUE(coachSays(u"The position could not be kept."_s)) << coach().toStdString();
    QDir{}.rmdir(store::positionsPath());
}

TEST_F(PositionsTest, ListsOfPositionsAreImported)
{
    writeBytes(folder.filePath(u"Squad.epd"_s), QByteArray{pawnWins} + "\n" +
                                                    "5k2/5N2/5K2/5B2/8/8/8/8 w - - bm Bh7;\n" +
                                                    "4k3/8/8/8/8/8/8/8 w - - 0 1\n" + pawnDraws + "\n");
    chooseInDialog(u"Training/Edit course/Import into “My positions”…"_s, folder.filePath(u"Squad.epd"_s));
    EXPECT_TRUE(coachSays(u"3 pages have been imported into “My positions”."_s)) << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"“4k3/8/8/8/8/8/8/8 w - - 0 1” is an illegal position."_s))
        << coach().toStdString();
    EXPECT_EQ(kept().title, "My positions");
    EXPECT_EQ(kept().chapters.front().name, "Squad");
    ASSERT_EQ(pages().size(), 3U);
    EXPECT_EQ(pages()[0].task, trainer::course::Task{trainer::course::Play{16}});
    EXPECT_EQ(pages()[1].task, trainer::course::Task{trainer::course::Find{}});
    EXPECT_EQ(pages()[2].task, trainer::course::Task{trainer::course::Hold{12}});
    writeBytes(folder.filePath(u"Squad.epd"_s),
               QByteArray{pawnWins} + "\n8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1\n");
    chooseInDialog(u"Training/Edit course/Import into “My positions”…"_s, folder.filePath(u"Squad.epd"_s));
    EXPECT_TRUE(coachSays(u"One page has been imported into “My positions”."_s)) << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"One page was there already."_s)) << coach().toStdString();
    EXPECT_EQ(pages().size(), 4U);
}

TEST_F(PositionsTest, ImportedPositionsArePlayedFromTheirStart)
{
    writeBytes(folder.filePath(u"Squad.epd"_s),
               "8/8/3k4/8/8/3BN3/3K4/8 w - - 99 120\n" + QByteArray{pawnDraws} + "\n");
    chooseInDialog(u"Training/Edit course/Import into “My positions”…"_s, folder.filePath(u"Squad.epd"_s));
    EXPECT_TRUE(coachSays(u"2 pages have been imported into “My positions”."_s)) << coach().toStdString();
    EXPECT_EQ(pages()[0].task, trainer::course::Task{trainer::course::Play{40}}) << "mate in 27";
    EXPECT_EQ(pages()[0].game.tree.start().halfmove_clock(), 0) << "the mate would come too late";
}

TEST_F(PositionsTest, AListWithoutNewPositionsIsReported)
{
    const QString list = folder.filePath(u"Squad.epd"_s);
    writeBytes(list, QByteArray{pawnWins} + "\n" + pawnDraws + "\n");
    chooseInDialog(u"Training/Edit course/Import into “My positions”…"_s, list);
    EXPECT_TRUE(coachSays(u"2 pages have been imported"_s)) << coach().toStdString();
    chooseInDialog(u"Training/Edit course/Import into “My positions”…"_s, list);
    EXPECT_TRUE(coachSays(u"“My positions” has not changed."_s)) << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"2 pages were there already."_s)) << coach().toStdString();
    EXPECT_EQ(find<panels::CoachCard>()->remark().tone, text::Tone::plain);
}

TEST_F(PositionsTest, ErrorsInAListSpeakOfPositions)
{
    writeBytes(folder.filePath(u"Squad.epd"_s),
               "8/8/3k4/8/8/3BN3/3K4/8 x - - 0 1\n" + QByteArray{pawnDraws} + "\n" + pawnWins + "\n");
    chooseInDialog(u"Training/Edit course/Import into “My positions”…"_s, folder.filePath(u"Squad.epd"_s));
    EXPECT_TRUE(coachSays(u"x - - 0 1” is not a position."_s)) << coach().toStdString();
    EXPECT_FALSE(coach().contains(u"FEN tag"_s)) << coach().toStdString();
    writeBytes(folder.filePath(u"Squad.epd"_s),
               "4k3/8/8/8/8/8/8/8 w - - 0 1\n" + QByteArray{pawnDraws} + "\n" + pawnWins + "\n");
    chooseInDialog(u"Training/Edit course/Import into “My positions”…"_s, folder.filePath(u"Squad.epd"_s));
    EXPECT_TRUE(coachSays(u"w - - 0 1” is an illegal position."_s)) << coach().toStdString();
    EXPECT_FALSE(coach().contains(u"FEN tag"_s)) << coach().toStdString();
}

TEST_F(PositionsTest, LinesThatAreNoPositionAreReported)
{
    writeBytes(folder.filePath(u"Squad.fen"_s), QByteArray{"# Pawns\n"} + pawnWins + "\n\n" +
                                                    "4k3/8/4K3/4P3/8/8/8 w - - 0 1\n" + pawnDraws + "\n" +
                                                    pawnWins + "\nBlack resigned here\n" + pawnDraws + "\n");
    chooseInDialog(u"Training/Edit course/Import into “My positions”…"_s, folder.filePath(u"Squad.fen"_s));
    EXPECT_TRUE(coachSays(u"2 pages have been imported into “My positions”."_s)) << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"2 positions could not be read."_s)) << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"Line 4, column 1: “4k3/8/4K3/4P3/8/8/8 w - - 0 1” is not a position."_s))
        << coach().toStdString();
}

TEST_F(PositionsTest, CoursesAreImportedBehindTheOthers)
{
    start(pawnWins, trainer::Seat::both);
    keep();
    writeBytes(folder.filePath(u"study.pgn"_s), "[Event \"Study: Zugzwang\"]\n\n{ Look. } 1. e4 *\n");
    chooseInDialog(u"Training/Edit course/Import into “My positions”…"_s, folder.filePath(u"study.pgn"_s));
    EXPECT_TRUE(coachSays(u"One page has been imported into “My positions”."_s)) << coach().toStdString();
    ASSERT_EQ(kept().chapters.size(), 2U);
    EXPECT_EQ(kept().chapters.back().name, "Zugzwang");
    writeBytes(folder.filePath(u"study.pgn"_s), "nothing");
    chooseInDialog(u"Training/Edit course/Import into “My positions”…"_s, folder.filePath(u"study.pgn"_s));
    EXPECT_TRUE(coachSays(u"“study.pgn” contains no chess games."_s)) << coach().toStdString();
    EXPECT_EQ(pages().size(), 2U);
}

TEST_F(PositionsTest, ACopyForOthersIsSaved)
{
    EXPECT_FALSE(action(u"Training/Edit course/Save a copy as…"_s)->isEnabled());
    start(pawnWins, trainer::Seat::both);
    keep();
    openOwnCourse();
    chooseInDialog(u"Training/Edit course/Save a copy as…"_s, folder.filePath(u"For juniors.pgn"_s));
    EXPECT_TRUE(coachSays(u"The course has been saved as “For juniors”."_s)) << coach().toStdString();
    const auto read = store::readCourse(folder.filePath(u"For juniors.pgn"_s));
    ASSERT_TRUE(read);
    EXPECT_EQ((*read)->course.title, "For juniors");
    EXPECT_EQ((*read)->course.chapters.front().pages.front().key, pages().front().key);
}

} // namespace
} // namespace app_test
