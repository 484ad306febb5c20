// SPDX-License-Identifier: GPL-3.0-or-later

// The contents of a course in the window, used by real clicks and keys.

#include "modes/course_contents.h"

#include "panels/contents_panel.h"
#include "panels/course_card.h"
#include "text/languages.h"
#include "window_fixture.h"

namespace app_test {
namespace {

using enum chess::Square;

const QByteArray atPhilidor = "[SetUp \"1\"]\n[FEN \"6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1\"]\n\n";

/// Two chapters: to read and squares; to find, to find.
const QByteArray fourPages = "[Event \"Corners\"]\n[ChapterName \"Look\"]\n[Task \"read\"]\n" + atPhilidor +
                             "{ He stands beside a wrong corner. Look. } 1. Be4 *\n\n"
                             "[Event \"Corners\"]\n[ChapterName \"Look\"]\n[Task \"squares a8 h1\"]\n" +
                             atPhilidor +
                             "{ Where can he be mated? } *\n\n"
                             "[Event \"Corners\"]\n[ChapterName \"Do\"]\n[Task \"find\"]\n" +
                             atPhilidor +
                             "{ A waiting move. } 1. Be4 *\n\n"
                             "[Event \"Corners\"]\n[ChapterName \"Do\"]\n[Task \"find\"]\n" +
                             atPhilidor + "{ Once more? Yes. } 1. Be4 *\n";

class ContentsOfACourse : public WindowTest {
protected:
    ContentsOfACourse()
    {
        const QString path = folder.filePath(u"corners.pgn"_s);
        writeBytes(path, fourPages);
        window->reader().open(path);
        EXPECT_TRUE(QTest::qWaitFor([this] { return window->reader().isOpen(); }, patience));
        waitUntilSolved();
    }
    bool isShown() const
    {
        const auto* panel = find<panels::ContentsPanel>();
        return panel != nullptr && panel->isVisible();
    }
    void openContents()
    {
        key(Qt::Key_B, Qt::ControlModifier);
        ASSERT_TRUE(isShown());
    }
    QTableView* table() const { return find<panels::ContentsPanel>()->table(); }
    /// The rows: "1.2 Where can he be mated? ✓ Solved".
    QStringList rows() const
    {
        QStringList rows;
        for (int row = 0; row < table()->model()->rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < table()->model()->columnCount(); ++column)
                cells.append(table()->model()->index(row, column).data().toString());
            rows.append(cells.join(u' ').trimmed());
        }
        return rows;
    }
    void clickRow(int row)
    {
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {},
                          table()->visualRect(table()->model()->index(row, 1)).center());
    }
    QString panel() const { return textsOf(find<panels::ContentsPanel>()); }
    bool says(const QString& words) const { return textsOf(find<panels::CourseCard>()).contains(words); }

    QTemporaryDir folder;
};

TEST_F(ContentsOfACourse, ALongChapterNameIsShortenedOnTheButton)
{
    EXPECT_EQ(window->reader().chapterTitle(), u"Look"_s);
    const QString path = folder.filePath(u"long.pgn"_s);
    writeBytes(
        path, QByteArray{fourPages}.replace("Look\"]", QByteArray{"Beginning "}.repeated(50) + "at last\"]"));
    window->reader().open(path);
    EXPECT_TRUE(QTest::qWaitFor([this] { return window->reader().chapterTitle().contains(u'…'); }, patience));
    EXPECT_EQ(window->reader().chapterTitle(), u"Beginning Beginn… at last"_s);
}

TEST_F(ContentsOfACourse, AVeryLongCommentDoesNotBecomeALongName)
{
    const QString path = folder.filePath(u"long.pgn"_s);
    writeBytes(path, QByteArray{fourPages}.replace("A waiting move.", QByteArray{"word "}.repeated(50'000)));
    window->reader().open(path);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window->reader().isOpening(); }, patience));
    settle();
    openContents();
    EXPECT_TRUE(QTest::qWaitFor([this] { return rows().join(u' ').contains(u"word word"_s); }, patience));
    for (const QString& row : rows())
        EXPECT_LT(row.size(), 220);
}

TEST_F(ContentsOfACourse, HomeAndEndSelectTheFirstAndLastRow)
{
    openContents();
    QTest::keyClick(table(), Qt::Key_End);
    EXPECT_EQ(table()->currentIndex().row(), table()->model()->rowCount() - 1);
    QTest::keyClick(table(), Qt::Key_Home);
    EXPECT_EQ(table()->currentIndex().row(), 0);
}

TEST_F(ContentsOfACourse, BackButtonNamesTheChapter)
{
    window->reader().turnTo({1, 0});
    openContents();
    EXPECT_NE(button(u"Continue: Do"_s), nullptr);
}

TEST_F(ContentsOfACourse, LearnButtonNamesTheUsersOwnCourse)
{
    window->reader().turnTo({1, 0});
    window->reader().leave();
    const QString learn = u"Learn: %1, chapter 2, page 1"_s.arg(text::isolated(u"corners"_s));
    EXPECT_NE(action(u"Training/"_s + learn), nullptr);
}

TEST_F(ContentsOfACourse, ButtonMenuAndShortcutOpenTheContents)
{
    auto* title = find<panels::CourseCard>()->findChild<QLabel*>();
    ASSERT_EQ(title->text(), u"Corners"_s);
    QTest::mouseClick(title, Qt::LeftButton);
    EXPECT_FALSE(isShown()) << "the title does not look like a link";
    toolButton(u"Contents"_s)->click();
    EXPECT_TRUE(isShown());
    key(Qt::Key_Escape);
    EXPECT_FALSE(isShown());
    EXPECT_TRUE(window->reader().isOpen()) << "Esc closes the contents alone";
    toolButton(u"Contents"_s)->click();
    press(u"Continue: Look"_s);
    EXPECT_FALSE(isShown());
    choose(u"Training/Courses/Contents"_s);
    EXPECT_TRUE(isShown());
    key(Qt::Key_B, Qt::ControlModifier);
    EXPECT_FALSE(isShown());
    openContents();
    EXPECT_EQ(QApplication::focusWidget(), table());
}

TEST_F(ContentsOfACourse, EveryPageShowsItsResultInSignsAndWords)
{
    openContents();
    EXPECT_EQ(rows(), (QStringList{u"1 ▾ Look 0 of 1"_s, u"1.1 He stands beside a wrong corner"_s,
                                   u"1.2 Where can he be mated?"_s, u"2 ▾ Do 0 of 2"_s,
                                   u"2.1 A waiting move"_s, u"2.2 Once more?"_s}));
    clickRow(2);
    EXPECT_FALSE(isShown());
    EXPECT_TRUE(says(u"Where can he be mated?"_s));
    click(a8);
    click(h1);
    press(u"Next page"_s);
    press(u"Show the move"_s);
    openContents();
    EXPECT_EQ(rows().mid(2), (QStringList{u"1.2 Where can he be mated? ✓ Solved"_s, u"2 ▾ Do 0 of 2"_s,
                                          u"2.1 A waiting move ✗ Shown"_s, u"2.2 Once more?"_s}));
    EXPECT_TRUE(panel().contains(u"Questions solved: 1 of 3."_s)) << panel().toStdString();
    EXPECT_EQ(table()->currentIndex().row(), 4) << "the page on the board";
}

TEST_F(ContentsOfACourse, TheLastPageOfAChapterEndsWithItsScore)
{
    window->reader().turnTo({1, 0});
    press(u"Show the move"_s);
    EXPECT_FALSE(says(u"End of the chapter."_s)) << "another page follows";
    press(u"Next page"_s);
    EXPECT_FALSE(says(u"End of the chapter."_s)) << "its question is open";
    typeMove(u"Be4"_s);
    EXPECT_TRUE(says(u"End of the chapter. Questions solved: 1 of 2. Pages to repeat: 2.1."_s))
        << textsOf(find<panels::CourseCard>()).toStdString();
    window->reader().turnTo({0, 1});
    press(u"Show the squares"_s);
    EXPECT_FALSE(says(u"End of the chapter."_s)) << "one question needs no score";
}

TEST_F(ContentsOfACourse, ResultsSurviveARestart)
{
    openContents();
    clickRow(2);
    click(a8);
    click(h1);
    openWindow();
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOpen(); }, patience));
    openContents();
    EXPECT_TRUE(QTest::qWaitFor([this] { return rows()[2].endsWith(u"✓ Solved"_s); }, patience));
}

TEST_F(ContentsOfACourse, EnterOpensAPage)
{
    openContents();
    table()->selectRow(5);
    key(Qt::Key_Return);
    EXPECT_TRUE(says(u"Once more? Yes."_s));
}

TEST_F(ContentsOfACourse, ButtonsOpenTheNextUnsolvedQuestionAndTheStart)
{
    openContents();
    press(u"Next unsolved"_s);
    EXPECT_TRUE(says(u"Where can he be mated?"_s));
    openContents();
    press(u"Next unsolved"_s);
    EXPECT_TRUE(says(u"A waiting move."_s));
    openContents();
    press(u"Go to page 1"_s);
    press(u"Go to page 1"_s);
    EXPECT_TRUE(says(u"He stands beside a wrong corner."_s));
}

TEST_F(ContentsOfACourse, GoingToTheStartConfirmsBeforeLosingThePlace)
{
    const auto goToStart = [this] { choose(u"Training/Courses/Go to page 1"_s); };
    goToStart();
    EXPECT_TRUE(coach().isEmpty()) << "the first page is open";
    window->reader().turnTo({1, 0});
    goToStart();
    EXPECT_TRUE(says(u"A waiting move."_s));
    EXPECT_TRUE(coach().contains(u"Choose “Go to page 1” again"_s)) << coach().toStdString();
    key(Qt::Key_Escape);
    EXPECT_TRUE(coach().isEmpty()) << coach().toStdString();
    goToStart();
    EXPECT_TRUE(says(u"A waiting move."_s)) << "the question is asked anew";
    goToStart();
    EXPECT_TRUE(says(u"He stands beside a wrong corner."_s));
    EXPECT_TRUE(coach().isEmpty()) << coach().toStdString();
}

TEST_F(ContentsOfACourse, RepeatingAPageKeepsTheBookmark)
{
    const auto bookmarked = [this] { return store::lastBookmark(preferences.coursePlaces)->place; };
    window->reader().turnTo({0, 1});
    press(u"Show the squares"_s);
    press(u"Next page"_s);
    const trainer::course::Place furthest{1, 0};
    ASSERT_EQ(bookmarked(), furthest);
    const auto repeat = [this] {
        openContents();
        ASSERT_TRUE(QTest::qWaitFor([this] { return toolButton(u"1.2"_s) != nullptr; }, patience));
        toolButton(u"1.2"_s)->click();
        ASSERT_TRUE(says(u"Where can he be mated?"_s));
    };
    repeat();
    EXPECT_TRUE(window->reader().isLookUp());
    EXPECT_EQ(bookmarked(), furthest);
    key(Qt::Key_K, Qt::ControlModifier);
    EXPECT_TRUE(QTest::qWaitFor([this] { return says(u"A waiting move."_s); }, patience));
    repeat();
    EXPECT_TRUE(window->reader().isLookUp());
    const QString back = u"Back to %1, chapter 2, page 1"_s.arg(text::isolated(u"corners"_s));
    EXPECT_NE(action(u"Training/"_s + back), nullptr) << "the button says where it leads";
    window->reader().skip();
    EXPECT_FALSE(window->reader().isLookUp()) << "the reader got to the bookmark";
    openContents();
    clickRow(1);
    EXPECT_EQ(bookmarked(), furthest) << "a solved or read page is looked up, too";
}

TEST_F(ContentsOfACourse, LookingAtAPageKeepsTheBookmarkUntilTheReaderGoesOnThere)
{
    using trainer::course::Place;
    const auto bookmarked = [this] { return store::lastBookmark(preferences.coursePlaces)->place; };
    openContents();
    clickRow(5);
    ASSERT_TRUE(says(u"Once more? Yes."_s));
    EXPECT_EQ(bookmarked(), Place{});
    key(Qt::Key_Escape);
    ASSERT_FALSE(window->reader().isOpen());
    key(Qt::Key_K, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return says(u"He stands beside a wrong corner."_s); }, patience));
    openContents();
    clickRow(2);
    press(u"Skip"_s);
    EXPECT_EQ(bookmarked(), (Place{1, 0})) << "the reader goes on from there";
    openContents();
    clickRow(5);
    EXPECT_EQ(bookmarked(), (Place{1, 0}));
    typeMove(u"Be4"_s);
    EXPECT_EQ(bookmarked(), (Place{1, 1})) << "the reader works there";
}

TEST_F(ContentsOfACourse, ReadingPagesThatWereSkippedMovesTheBookmarkBack)
{
    using trainer::course::Place;
    const auto bookmarked = [this] { return store::lastBookmark(preferences.coursePlaces)->place; };
    openContents();
    clickRow(5);
    typeMove(u"Be4"_s);
    ASSERT_EQ(bookmarked(), (Place{1, 1}));
    openContents();
    clickRow(1);
    EXPECT_EQ(bookmarked(), (Place{1, 1})) << "to look is not to read";
    press(u"Skip"_s);
    EXPECT_EQ(bookmarked(), (Place{0, 1})) << "the reader goes on there";
}

TEST_F(ContentsOfACourse, APageFurtherOnIsTheBookmarkOnceItsPageIsDone)
{
    using trainer::course::Place;
    const auto bookmarked = [this] { return store::lastBookmark(preferences.coursePlaces)->place; };
    const QString path = folder.filePath(u"mates.pgn"_s);
    const QByteArray beforeMate =
        "[Task \"play 3\"]\n[SetUp \"1\"]\n[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n";
    writeBytes(path, beforeMate + "{ Mate him. } *\n\n" + beforeMate + "{ Once more. } *\n\n" +
                         "[Task \"read\"]\n" + atPhilidor + "{ Look at this. } 1. Be4 *\n");
    window->reader().open(path);
    ASSERT_TRUE(QTest::qWaitFor([this] { return says(u"Mate him."_s); }, patience));
    waitUntilSolved();
    openContents();
    clickRow(3);
    ASSERT_TRUE(says(u"Look at this."_s));
    EXPECT_EQ(bookmarked(), Place{}) << "its page is not done";
    key(Qt::Key_K, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return says(u"Mate him."_s); }, patience));
    waitUntilSolved();
    session.play(best().front());
    ASSERT_TRUE(says(u"You mated in time."_s));
    openContents();
    clickRow(3);
    ASSERT_TRUE(says(u"Look at this."_s));
    EXPECT_EQ(bookmarked(), (Place{0, 2}));
    key(Qt::Key_Escape);
    ASSERT_FALSE(window->reader().isOpen());
    key(Qt::Key_K, Qt::ControlModifier);
    EXPECT_TRUE(QTest::qWaitFor([this] { return says(u"Look at this."_s); }, patience));
}

TEST_F(ContentsOfACourse, PagingBackKeepsTheBookmark)
{
    window->reader().turnTo({1, 1});
    for (int page = 0; page < 2; ++page)
        press(u"Previous page"_s);
    EXPECT_TRUE(says(u"Where can he be mated?"_s));
    key(Qt::Key_Escape);
    ASSERT_FALSE(window->reader().isOpen());
    key(Qt::Key_K, Qt::ControlModifier);
    EXPECT_TRUE(QTest::qWaitFor([this] { return says(u"Once more? Yes."_s); }, patience));
}

TEST_F(ContentsOfACourse, ThePageOnTheBoardGoesOnWhereItWasLeft)
{
    window->reader().turnTo({0, 1});
    click(b5);
    ASSERT_EQ(window->reader().pointed(), chess::Bitboard{b5});
    openContents();
    key(Qt::Key_Return);
    EXPECT_FALSE(isShown());
    EXPECT_EQ(window->reader().pointed(), chess::Bitboard{b5}) << "nothing was begun again";
}

TEST_F(ContentsOfACourse, TheBoardAnswersNoHiddenQuestion)
{
    window->reader().turnTo({0, 1});
    openContents();
    click(b5);
    EXPECT_FALSE(isShown()) << "the question is shown first";
    EXPECT_TRUE(window->reader().pointed().empty());
    click(b5);
    EXPECT_EQ(window->reader().pointed(), chess::Bitboard{b5});
    openContents();
    key(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_FALSE(isShown()) << "so is an answer";
    window->reader().turnTo({0, 1});
    key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_NE(button(u"Start"_s), nullptr) << "the kind of position is being chosen";
    click(b5);
    EXPECT_EQ(button(u"Start"_s), nullptr);
    EXPECT_TRUE(window->reader().pointed().empty());
}

TEST_F(ContentsOfACourse, LettersSelectTheCoursesByTheirTitles)
{
    installLanguage(u"de"_s);
    openWindow();
    QString first;
    for (const auto& [way, entry] : actions()) {
        if (way.endsWith(u"/Läufer und Springer"_s))
            first = entry->text();
    }
    EXPECT_TRUE(first.contains(u'&')) << first.toStdString();
}

TEST_F(ContentsOfACourse, TheMenuListsTheCoursesBelowLearn)
{
    const QAction* learn = nullptr;
    for (const auto& [way, entry] : actions()) {
        if (entry->objectName() == u"learn"_s)
            learn = entry;
    }
    ASSERT_NE(learn, nullptr);
    const QList<QObject*> menus = learn->associatedObjects();
    const auto menu = std::ranges::find_if(menus, [](QObject* each) { return qobject_cast<QMenu*>(each); });
    ASSERT_NE(menu, menus.end());
    const QList<QAction*> entries = static_cast<QMenu*>(*menu)->actions();
    const qsizetype at = entries.indexOf(learn);
    EXPECT_TRUE(entries[at - 1]->isSeparator()) << "the rules are above";
    EXPECT_EQ(entries[at + 1]->text().remove(u'&'), u"Courses"_s);
}

TEST_F(ContentsOfACourse, TheCourseEndsWithTheScoreAndPagesToRepeat)
{
    openContents();
    clickRow(4);
    press(u"Show the move"_s);
    press(u"Next page"_s);
    press(u"Hint"_s);
    press(u"Hint"_s);
    typeMove(u"Be4"_s);
    press(u"Finish"_s);
    ASSERT_TRUE(isShown());
    settle();
    EXPECT_TRUE(panel().contains(u"You have reached the end of the course."_s)) << panel().toStdString();
    EXPECT_TRUE(panel().contains(u"Questions solved: 1 of 3. With help: 1."_s)) << panel().toStdString();
    EXPECT_TRUE(panel().contains(u"To repeat:"_s));
    ASSERT_NE(toolButton(u"2.1"_s), nullptr);
    toolButton(u"2.1"_s)->click();
    EXPECT_FALSE(isShown());
    EXPECT_TRUE(says(u"A waiting move."_s));
}

TEST_F(ContentsOfACourse, AnotherPositionClosesTheContents)
{
    openContents();
    session.play(best().front());
    EXPECT_FALSE(isShown());
    openContents();
    key(Qt::Key_N, Qt::ControlModifier);
    EXPECT_TRUE(QTest::qWaitFor([this] { return !isShown(); }, patience));
}

TEST_F(ContentsOfACourse, TheReplyOfThePageKeepsThemOpen)
{
    const QString path = folder.filePath(u"reply.pgn"_s);
    writeBytes(path, "[Task \"find\"]\n" + atPhilidor + "{ Wait. } 1. Be4 Kf8 2. Bh7 *\n");
    window->reader().open(path);
    ASSERT_TRUE(QTest::qWaitFor([this] { return says(u"Wait."_s); }, patience));
    waitUntilSolved();
    typeMove(u"Be4"_s);
    openContents();
    ASSERT_TRUE(QTest::qWaitFor([this] { return plies() == 2; }, patience));
    EXPECT_TRUE(isShown());
    session.goTo(0);
    EXPECT_FALSE(isShown());
}

TEST_F(ContentsOfACourse, RequireACourse)
{
    key(Qt::Key_Escape);
    ASSERT_FALSE(window->reader().isOpen());
    EXPECT_FALSE(action(u"Training/Courses/Contents"_s)->isEnabled());
}

} // namespace
} // namespace app_test
