// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/page_editor.h"

#include <QFile>
#include <QInputDialog>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextBrowser>

#include "modes/reader.h"
#include "panels/page_panel.h"
#include "store/courses.h"
#include "window/help_page.h"
#include "window_fixture.h"

namespace app_test {
namespace {

using namespace trainer::course;

const QByteArray pageA = "[Event \"Mine\"]\n[ChapterName \"Pawns\"]\n[Task \"play 11\"]\n[SetUp \"1\"]\n"
                         "[FEN \"4k3/8/4K3/4P3/8/8/8/8 w - - 0 1\"]\n\n{ First page. } *\n\n";
const QByteArray pageB =
    "[Event \"Mine\"]\n[ChapterName \"Pawns\"]\n[Task \"find\"]\n[SetUp \"1\"]\n"
    "[FEN \"4k3/8/4K3/4P3/8/8/8/8 w - - 0 1\"]\n\n{ Second page. } 1. Kd6 { Right. } *\n\n";

class PageEditorTest : public WindowTest {
protected:
    void open(const QByteArray& pgn)
    {
        writeBytes(path(), pgn);
        window->reader().open(path());
        waitUntilOnPage();
    }
    void waitUntilOnPage()
    {
        ASSERT_TRUE(QTest::qWaitFor(
            [this] { return !window->reader().isOpening() && window->reader().isOnPage(); }, patience));
        waitUntilSolved();
        settle();
    }
    void edit(const QByteArray& pgn)
    {
        open(pgn);
        key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        ASSERT_TRUE(panel()->isVisible());
    }
    void save()
    {
        press(u"Save page"_s);
        waitUntilOnPage();
    }
    panels::PagePanel* panel() const { return find<panels::PagePanel>(); }
    QString path() const { return folder.filePath(u"mine.pgn"_s); }
    Course file() const { return read_course(readBytes(path()).toStdString()).course; }
    Page page(std::size_t number = 0) const { return file().chapters.at(0).pages.at(number); }
    static std::string wordsAt(const Page& page, chess::GameTree::NodeId node)
    {
        return page.game.tree.annotations(node).after.text;
    }
    bool says(const QString& words) const { return textsOf(panel()).contains(words); }
    void setWords(const QString& words)
    {
        panel()->words()->setFocus();
        panel()->words()->selectAll();
        QTest::keyClicks(panel()->words(), words);
    }
    void setTask(int task)
    {
        panel()->task()->setCurrentIndex(task);
        emit panel()->task()->activated(task);
    }
    bool coachSays(const QString& words)
    {
        return QTest::qWaitFor([&] { return coach().contains(words); }, patience);
    }

    QTemporaryDir folder;
};

TEST_F(PageEditorTest, OnlyFilesOfTheUsersCanBeEdited)
{
    EXPECT_FALSE(action(u"Training/Edit course/Edit this page"_s)->isEnabled()) << "no course is open";
    window->reader().open(store::offeredCourses(u"en"_s).front().path);
    waitUntilOnPage();
    EXPECT_FALSE(action(u"Training/Edit course/Edit this page"_s)->isEnabled());
    EXPECT_FALSE(action(u"Training/Edit course/Delete page"_s)->isEnabled());
    open(pageA);
    EXPECT_TRUE(action(u"Training/Edit course/Edit this page"_s)->isEnabled());
}

TEST_F(PageEditorTest, ChapterTaskAndWordsAreChanged)
{
    edit(pageA + pageB);
    EXPECT_EQ(panel()->title()->text(), u"Pawns"_s);
    EXPECT_EQ(panel()->words()->toPlainText(), u"First page."_s);
    panel()->title()->setFocus();
    QTest::keyClicks(panel()->title(), u" I"_s);
    setWords(u"Promote the pawn."_s);
    panel()->moves()->setValue(12);
    EXPECT_EQ(readBytes(path()), pageA + pageB) << "not before it is saved";
    save();
    EXPECT_EQ(file().chapters.at(0).name, "Pawns I");
    EXPECT_EQ(page().task, Task{Play{12}});
    EXPECT_EQ(wordsAt(page(), 0), "Promote the pawn.");
    EXPECT_TRUE(readBytes(path()).endsWith(pageB)) << "the other page is as it was";
    EXPECT_TRUE(textsOf(find<panels::CourseCard>()).contains(u"Promote the pawn."_s));
    EXPECT_FALSE(panel()->isVisible());
}

TEST_F(PageEditorTest, APageWithAnErrorIsSavedOnlyOnceMoreAsked)
{
    edit(pageA);
    setTask(1);
    ASSERT_TRUE(says(u"There is no move to find"_s));
    press(u"Save page"_s);
    EXPECT_TRUE(coachSays(u"There is no move to find"_s)) << coach().toStdString();
    EXPECT_EQ(readBytes(path()), pageA);
    EXPECT_NE(button(u"Keep editing"_s), nullptr);
    save();
    EXPECT_NE(readBytes(path()), pageA);
}

TEST_F(PageEditorTest, ANumberThatIsStillBeingTypedIsSaved)
{
    edit(pageA);
    panel()->moves()->setFocus();
    panel()->moves()->selectAll();
    QTest::keyClicks(panel()->moves(), u"12"_s);
    save();
    EXPECT_EQ(page().task, Task{Play{12}});
}

TEST_F(PageEditorTest, TheSolutionIsPlayedOnTheBoard)
{
    edit(pageA);
    setTask(1);
    EXPECT_TRUE(says(u"There is no move to find"_s));
    drag(chess::Square::e6, chess::Square::f6);
    EXPECT_TRUE(says(u"Kf6 "_s)) << textsOf(panel()).toStdString();
    choose(u"Game/Take back"_s);
    drag(chess::Square::e6, chess::Square::d6);
    settle();
    EXPECT_TRUE(says(u"Text after 1. Kd6"_s)) << textsOf(panel()).toStdString();
    setWords(u"The king leads."_s);
    choose(u"Game/Take back"_s);
    drag(chess::Square::e6, chess::Square::f6);
    settle();
    setWords(u"Further away from the corner."_s);
    EXPECT_EQ(session.round().game().nodes().size(), 3U) << "the first try was replaced";
    save();
    EXPECT_EQ(page().task, Task{Find{}});
    const chess::GameTree& tree = page().game.tree;
    ASSERT_EQ(tree.nodes().size(), 3U);
    EXPECT_EQ(wordsAt(page(), tree.main_line().at(1)), "The king leads.");
    EXPECT_TRUE(window->reader().isAsking());
}

TEST_F(PageEditorTest, AWrongMoveIsTakenBackAndWhatItReplacedReturns)
{
    QByteArray line = pageB;
    line.replace("1. Kd6 { Right. }", "1. Kd6 Kd8 2. e6");
    edit(line);
    EXPECT_FALSE(action(u"Game/Take back"_s)->isEnabled());
    drag(chess::Square::e6, chess::Square::f6);
    settle();
    EXPECT_TRUE(says(u"Text after 1. Kf6"_s)) << textsOf(panel()).toStdString();
    EXPECT_EQ(session.round().game().nodes().size(), 2U) << "the line is replaced";
    key(Qt::Key_Z, Qt::ControlModifier);
    settle();
    EXPECT_TRUE(says(u"Text for the first position"_s)) << textsOf(panel()).toStdString();
    EXPECT_EQ(session.round().game().nodes().size(), 4U);
    drag(chess::Square::e6, chess::Square::f6);
    settle();
    setWords(u"Too slow."_s);
    choose(u"Game/Take back"_s);
    settle();
    EXPECT_EQ(session.round().game().nodes().size(), 2U) << "a move with words is only left";
}

TEST_F(PageEditorTest, ChaptersAreMovedAndRenamed)
{
    QByteArray other = pageB;
    other.replace("ChapterName \"Pawns\"", "ChapterName \"Key squares\"");
    open(pageA + pageB + other);
    EXPECT_FALSE(action(u"Training/Edit course/Move chapter up"_s)->isEnabled());
    choose(u"Training/Edit course/Move chapter down"_s);
    waitUntilOnPage();
    EXPECT_EQ(readBytes(path()), other + pageA + pageB);
    EXPECT_EQ(window->reader().place(), (Place{1, 0})) << "the page stays on the board";
    EXPECT_FALSE(action(u"Training/Edit course/Move chapter down"_s)->isEnabled());
    choose(u"Training/Edit course/Move chapter up"_s);
    waitUntilOnPage();
    EXPECT_EQ(readBytes(path()), pageA + pageB + other);
    EXPECT_EQ(window->reader().place(), (Place{0, 0}));

    choose(u"Training/Edit course/Rename chapter…"_s);
    auto* dialog = window->findChild<QInputDialog*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->textValue(), u"Pawns"_s);
    dialog->setTextValue(u"Opposition"_s);
    dialog->accept();
    waitUntilOnPage();
    ASSERT_EQ(file().chapters.size(), 2U);
    EXPECT_EQ(file().chapters[0].name, "Opposition");
    EXPECT_EQ(file().chapters[0].pages.size(), 2U);
    EXPECT_EQ(file().chapters[1].name, "Key squares");
}

TEST_F(PageEditorTest, ResultsStayWithTheirPages)
{
    QByteArray second = pageA;
    second.replace("4k3/8/4K3/4P3", "4k3/8/3K4/4P3").replace("First", "Another");
    open(pageA + second);
    waitForReply();
    for (int move = 0; move < 12 && !session.round().end(); ++move) {
        session.play(tablebase()->best_moves(shown()).front());
        waitForReply();
    }
    const auto contents = [this] {
        const trainer::course::Results& results = window->reader().results();
        return std::vector{results.contains({0, 0}), results.contains({0, 1})};
    };
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->reader().results().contains({0, 0}); }, patience));
    choose(u"Training/Edit course/Move page down"_s);
    waitUntilOnPage();
    EXPECT_TRUE(QTest::qWaitFor([&] { return contents() == std::vector{false, true}; }, patience));
}

TEST_F(PageEditorTest, F1ExplainsTheFieldsOfAPage)
{
    edit(pageA);
    key(Qt::Key_F1);
    const auto* help = window->findChild<window::HelpPage*>();
    ASSERT_NE(help, nullptr);
    const auto* text = help->findChild<QTextBrowser*>();
    const QString words = text->cursorForPosition({20, 20}).block().text();
    EXPECT_EQ(words, u"Chapter"_s) << "the first row of the section";
}

TEST_F(PageEditorTest, MovesAreDeleted)
{
    edit(pageB);
    EXPECT_FALSE(button(u"Delete move"_s)->isEnabled());
    play("Kd6");
    settle();
    EXPECT_TRUE(says(u"Text after 1. Kd6"_s));
    press(u"Delete move"_s);
    EXPECT_EQ(session.round().game().nodes().size(), 1U);
    EXPECT_TRUE(says(u"There is no move to find"_s));
    EXPECT_EQ(panel()->words()->toPlainText(), u"Second page."_s);
}

TEST_F(PageEditorTest, FalseClaimsAreContradictedWhileWriting)
{
    edit(pageA);
    waitUntilSolved();
    panel()->moves()->setValue(10);
    EXPECT_TRUE(says(u"It is mate in 11, not in 10."_s)) << textsOf(panel()).toStdString();
    panel()->moves()->setValue(11);
    EXPECT_FALSE(says(u"It is mate"_s)) << textsOf(panel()).toStdString();
    setWords(u"White has mate in 4."_s);
    EXPECT_TRUE(says(u"It is mate in 11, not in 4."_s)) << textsOf(panel()).toStdString();
    setTask(3);
    EXPECT_TRUE(says(u"It is mate in 11, not a draw."_s)) << textsOf(panel()).toStdString();
}

TEST_F(PageEditorTest, DrawingsBelongToTheirPosition)
{
    edit(pageB);
    click(chess::Square::e8, Qt::RightButton);
    play("Kd6");
    settle();
    click(chess::Square::e7, Qt::RightButton);
    click(chess::Square::e7, Qt::RightButton);
    EXPECT_TRUE(view->ownMarks().empty());
    save();
    EXPECT_EQ(page().game.tree.annotations(0).after.squares.size(), 1U);
    EXPECT_TRUE(page().game.tree.annotations(1).after.squares.empty()) << "drawn twice is erased";
}

TEST_F(PageEditorTest, EscCancelsAfterAQuestion)
{
    edit(pageA);
    setWords(u"Something else."_s);
    key(Qt::Key_Escape);
    EXPECT_TRUE(coachSays(u"Press Esc again to cancel your changes."_s));
    EXPECT_NE(button(u"Discard changes"_s), nullptr);
    key(Qt::Key_Escape);
    settle();
    EXPECT_FALSE(panel()->isVisible());
    EXPECT_TRUE(window->reader().isOnPage());
    EXPECT_EQ(readBytes(path()), pageA);
}

TEST_F(PageEditorTest, AnythingElseSavesThePage)
{
    edit(pageA);
    setWords(u"Something else."_s);
    deal(trainer::Drill{});
    EXPECT_EQ(wordsAt(page(), 0), "Something else.");
    EXPECT_FALSE(panel()->isVisible());
}

TEST_F(PageEditorTest, QuittingAsksBeforeChangesAreLost)
{
    edit(pageA);
    setWords(u"More."_s);
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(coachSays(u"The changes to the page are not saved."_s)) << coach().toStdString();
    key(Qt::Key_Escape);
    EXPECT_EQ(panel()->words()->toPlainText(), u"More."_s);
    EXPECT_TRUE(panel()->words()->hasFocus()) << "the next letter belongs to the text";
    EXPECT_FALSE(window->close()) << "it asks again";
    EXPECT_TRUE(closeLater());
    EXPECT_EQ(readBytes(path()), pageA) << "nothing is saved without being asked for";
}

TEST_F(PageEditorTest, QuittingDoesNotAskWithoutChanges)
{
    edit(pageA);
    EXPECT_TRUE(window->close());
    EXPECT_EQ(readBytes(path()), pageA);
}

TEST_F(PageEditorTest, TheSystemMayEndTheProgramWithoutAnAnswer)
{
    edit(pageA);
    setWords(u"More."_s);
    window->saveEditedPage();
    EXPECT_TRUE(window->close());
    EXPECT_EQ(wordsAt(page(), 0), "More.");
}

TEST_F(PageEditorTest, AnAnswerByHeartMustKeepTheResult)
{
    constexpr auto byHeart = "[Event \"Mine\"]\n[Task \"recall\"]\n[SetUp \"1\"]\n"
                             "[FEN \"4k3/8/4K3/4P3/8/8/8/8 w - - 0 1\"]\n\n1. Kd6 (1. Kf6) *\n";
    edit(byHeart);
    waitUntilSolved();
    EXPECT_FALSE(says(u"win away"_s)) << textsOf(panel()).toStdString();
    key(Qt::Key_Escape);
    settle();
    edit(QByteArray{byHeart}.replace("1. Kf6", "1. Kf5"));
    waitUntilSolved();
    EXPECT_TRUE(says(u"win away"_s)) << textsOf(panel()).toStdString();
}

TEST_F(PageEditorTest, AWindowMadeAnewContinuesEditing)
{
    edit(pageA);
    setTask(1);
    drag(chess::Square::e6, chess::Square::d6);
    settle();
    setWords(u"The king leads."_s);
    choose(u"Settings/Language/Deutsch"_s);
    openWindow();
    const auto isEditing = [this] { return panel() != nullptr && panel()->isVisible(); };
    ASSERT_TRUE(QTest::qWaitFor(isEditing, patience));
    EXPECT_EQ(panel()->words()->toPlainText(), u"The king leads."_s);
    EXPECT_TRUE(says(u"Text after 1. Kd6"_s)) << textsOf(panel()).toStdString();
    save();
    EXPECT_EQ(wordsAt(page(), page().game.tree.main_line().at(1)), "The king leads.");
}

TEST_F(PageEditorTest, AnotherLanguageSavesThePage)
{
    QSignalSpy anew{window.get(), &window::MainWindow::mustBeMadeAnew};
    edit(pageA);
    setWords(u"More."_s);
    QFile::remove(path());
    choose(u"Settings/Language/Deutsch"_s);
    EXPECT_EQ(anew.count(), 0);
    EXPECT_TRUE(coachSays(u"The page has not been saved."_s)) << coach().toStdString();
    EXPECT_TRUE(panel()->isVisible());
    writeBytes(path(), pageA);
    choose(u"Settings/Language/Deutsch"_s);
    EXPECT_EQ(anew.count(), 1);
    EXPECT_EQ(wordsAt(page(), 0), "More.");
}

TEST_F(PageEditorTest, APageThatCannotBeSavedStaysOnTheBoard)
{
    edit(pageA);
    setWords(u"More."_s);
    QFile::remove(path());
    deal(trainer::Drill{});
    settle();
    EXPECT_EQ(shown().board(), page_at(*window->reader().course(), {})->game.tree.start().board());
    EXPECT_EQ(panel()->words()->toPlainText(), u"More."_s);
    writeBytes(path(), pageA);
    save();
    EXPECT_EQ(wordsAt(page(), 0), "More.");
}

TEST_F(PageEditorTest, PagesAreMovedAndDeleted)
{
    open(pageA + pageB);
    EXPECT_FALSE(action(u"Training/Edit course/Move page up"_s)->isEnabled());
    choose(u"Training/Edit course/Move page down"_s);
    waitUntilOnPage();
    EXPECT_EQ(readBytes(path()), pageB + pageA);
    EXPECT_EQ(window->reader().place(), (Place{0, 1})) << "the page stays on the board";
    choose(u"Training/Edit course/Delete page"_s);
    EXPECT_EQ(readBytes(path()), pageB + pageA);
    choose(u"Training/Edit course/Delete page"_s);
    waitUntilOnPage();
    EXPECT_EQ(readBytes(path()), pageB);
    choose(u"Training/Edit course/Delete page"_s);
    choose(u"Training/Edit course/Delete page"_s);
    settle();
    EXPECT_FALSE(window->reader().isOpen()) << "the course has no page any more";
    EXPECT_EQ(readBytes(path()), "");
}

TEST_F(PageEditorTest, PagesThatCannotBeReadInFullAreNotEdited)
{
    QByteArray misspelt = pageB;
    misspelt.replace("{ Right. }", "{ Right. } (1. Kf9 { Long analysis. } Kd8)");
    QByteArray illegal = pageB;
    illegal.replace("4K3/4P3", "4K3/4P2K");
    for (const QByteArray& page : {misspelt, illegal}) {
        open(page);
        key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        EXPECT_FALSE(window->findChild<panels::PagePanel*>() != nullptr && panel()->isVisible());
        EXPECT_TRUE(coachSays(u"This page cannot be edited because parts of it cannot be read."_s))
            << coach().toStdString();
        EXPECT_EQ(readBytes(path()), page);
    }
}

TEST_F(PageEditorTest, PagesChangedByAnotherProgramAreLeftAlone)
{
    edit(pageA);
    setWords(u"Mine."_s);
    QByteArray others = pageA;
    others.replace("First page.", "Words of another program.");
    writeBytes(path(), others);
    press(u"Save page"_s);
    EXPECT_TRUE(coachSays(u"“mine.pgn” has been changed by another program."_s)) << coach().toStdString();
    EXPECT_EQ(readBytes(path()), others);
    EXPECT_TRUE(panel()->isVisible()) << "nothing is lost";
    open(pageA + pageB);
    writeBytes(path(), others + pageB);
    choose(u"Training/Edit course/Delete page"_s);
    choose(u"Training/Edit course/Delete page"_s);
    EXPECT_EQ(readBytes(path()), others + pageB) << "the user saw another page";
}

TEST_F(PageEditorTest, FilesChangedByAnotherProgramAreLeftAlone)
{
    edit(pageA);
    setWords(u"Lost?"_s);
    writeBytes(path(), pageB);
    press(u"Save page"_s);
    EXPECT_TRUE(coachSays(u"“mine.pgn” has been changed by another program."_s)) << coach().toStdString();
    EXPECT_EQ(readBytes(path()), pageB);
    EXPECT_TRUE(panel()->isVisible()) << "nothing is lost";
    writeBytes(path(), pageB + pageA);
    panel()->words()->setFocus();
    key(Qt::Key_Return, Qt::ControlModifier);
    waitUntilOnPage();
    EXPECT_EQ(wordsAt(page(1), 0), "Lost?");
}

TEST_F(PageEditorTest, LinesOfTheWordsAreSavedAndShown)
{
    edit(pageA);
    setWords(u"One."_s);
    QTest::keyClick(panel()->words(), Qt::Key_Return);
    QTest::keyClicks(panel()->words(),
                     u"Two, with so many words that the line in the file must be broken."_s);
    save();
    const QString words = u"One.\u2028Two, with so many words that the line in the file must be broken."_s;
    EXPECT_EQ(QString::fromStdString(wordsAt(page(), 0)), words);
    EXPECT_TRUE(textsOf(find<panels::CourseCard>()).contains(words)) << "to be read";
    key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(panel()->words()->toPlainText().count(u'\n'), 1) << "to be edited again";
    press(u"Discard changes"_s);
    key(Qt::Key_B, Qt::ControlModifier);
    const QAbstractItemModel* contents = find<panels::ContentsPanel>()->table()->model();
    EXPECT_EQ(contents->index(1, panels::ContentsModel::name).data(), u"One"_s);
}

} // namespace
} // namespace app_test
