// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFileInfo>

#include "board/board_view.h"
#include "files/filing.h"
#include "modes/course_contents.h"
#include "modes/dealing.h"
#include "modes/page_editor.h"
#include "modes/practice.h"
#include "modes/reader.h"
#include "session/trainer_session.h"
#include "store/courses.h"
#include "store/positions_file.h"
#include "store/preferences.h"
#include "store/round_keeper.h"
#include "text/languages.h"
#include "text/phrasing.h"
#include "window/commands.h"
#include "window/main_window.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

struct CourseCommands {
    Q_DECLARE_TR_FUNCTIONS(CourseCommands)
};

QString submenu()
{
    return CourseCommands::tr("&Courses");
}

QString stayingOnPage()
{
    return CourseCommands::tr("Stay on the page");
}

QString answerLost()
{
    return CourseCommands::tr("Your unfinished answer to this page will be lost.");
}

/// The reason why pages cannot be turned; empty if they can.
std::function<QString()> whyNoPages(const Desk& desk)
{
    return [desk] {
        if (!desk.reader.isOpen())
            return CourseCommands::tr("no course is open");
        switch (desk.session.mode()) {
        case session::Mode::replay:
            return CourseCommands::tr("leave the replay first");
        case session::Mode::setUp:
            return CourseCommands::tr("leave the set-up first");
        case session::Mode::play:
            break;
        }
        return QString{};
    };
}

/// The question before another page or course takes the place of an unfinished answer; none without one.
std::function<std::optional<text::Remark>()> questionBeforeLeaving(const modes::Reader& reader)
{
    return [&reader]() -> std::optional<text::Remark> {
        if (!reader.isAnswering())
            return std::nullopt;
        return text::Remark{text::Tone::plain, answerLost(), {}};
    };
}

/// Leaves the course and returns to the game that was played before, or to practice if that opened the page.
void leaveCourse(const Desk& desk)
{
    if (desk.practice.isOn())
        return goOnPractising(desk);
    const bool isOnPage = desk.reader.isOnPage();
    desk.reader.leave();
    if (isOnPage)
        desk.rounds.reopenGame();
}

/// Continues the course at the page read last, or begins the first course.
void learn(const Desk& desk)
{
    desk.practice.suspend();
    if (desk.reader.isOpen() && !desk.reader.isLookUp()) {
        desk.dealing.leave();
        desk.contents.leave();
        // The page is not begun anew, which would lose an answer.
        if (!desk.reader.isOnPage())
            desk.reader.turnTo(desk.reader.place());
        return;
    }
    const auto last = store::lastBookmark(desk.preferences.coursePlaces);
    openCourse(desk, last ? store::coursePath(last->course, modes::Reader::language())
                          : store::offeredCourses(modes::Reader::language()).front().path);
}

/// The title of a course by its name; empty for the first one included in the program.
QString titleOf(const QString& course)
{
    const std::vector<store::OfferedCourse> offered = store::offeredCourses(modes::Reader::language());
    for (const store::OfferedCourse& each : offered) {
        if (store::courseName(each.path) == course)
            return each.path == offered.front().path ? QString{} : each.title;
    }
    return course == store::positionsPath() ? ownPositionsTitle() : QFileInfo{course}.completeBaseName();
}

/// The label of the button of the course; the place in it would mislead during practice and exams.
QString learnWords(const Desk& desk)
{
    const auto last = store::lastBookmark(desk.preferences.coursePlaces);
    if (!last || desk.practice.isOnExercise() || desk.session.round().is_exam())
        return CourseCommands::tr("Learn");
    const QString title = titleOf(last->course);
    const QString chapter = QString::number(last->place.chapter + 1);
    const QString page = QString::number(last->place.page + 1);
    if (desk.reader.isOpen() && desk.reader.isLookUp())
        return title.isEmpty() ? CourseCommands::tr("Back to chapter %1, page %2").arg(chapter, page)
                               : CourseCommands::tr("Back to %1, chapter %2, page %3", "a course")
                                     .arg(text::isolated(text::forLabel(title)), chapter, page);
    return title.isEmpty() ? CourseCommands::tr("Learn: chapter %1, page %2").arg(chapter, page)
                           : CourseCommands::tr("Learn: %1, chapter %2, page %3", "a course")
                                 .arg(text::isolated(text::forLabel(title)), chapter, page);
}

QString learnTip(const store::Preferences& preferences)
{
    const auto last = store::lastBookmark(preferences.coursePlaces);
    if (!last)
        return CourseCommands::tr("Read the course on mating with bishop and knight");
    const QString done =
        last->all > 0 ? CourseCommands::tr("Done: %1 of %2.").arg(last->done).arg(last->all) : QString{};
    return text::joined({CourseCommands::tr("Continue the course where you left off."), done});
}

/// The title of a course, with its language if that is not the user's, and with the progress through it if it
/// has been opened.
QString courseWords(const store::OfferedCourse& course, const store::Preferences& preferences)
{
    const QString title =
        course.isTranslated
            ? course.title
            : CourseCommands::tr("%1 (English)", "a course without a translation").arg(course.title);
    return withProgress(title, store::courseName(course.path), preferences);
}

Command learnCommand(const Desk& desk)
{
    const store::Preferences& preferences = desk.preferences;
    return {.id = u"learn"_s,
            .menu = Menu::training,
            .startsGroup = true,
            .text = CourseCommands::tr("Learn"),
            .brief = CourseCommands::tr("Learn"),
            .keys = {{Qt::CTRL | Qt::Key_K}},
            .run = [desk] { learn(desk); },
            .words = [desk] { return learnWords(desk); },
            .tips = [&preferences] { return learnTip(preferences); },
            .leavesGame = true,
            .endsOnBoard = true};
}

/// The command that opens a course; one of the user's own is disabled as long as it has no file.
Command openCommand(const Desk& desk, std::size_t number, const store::OfferedCourse& course)
{
    return {.id = u"course/%1"_s.arg(number),
            .menu = Menu::training,
            .submenu = submenu(),
            .text = course.title,
            .run = [desk, course] { openCourse(desk, course.path); },
            .isEnabled = [course] { return QFileInfo{course.path}.size() > 0; },
            .whyNot =
                [course] {
                    return course.path == store::positionsPath() ? CourseCommands::tr("keep a position first")
                                                                 : QString{};
                },
            .words = [course, &preferences = desk.preferences] { return courseWords(course, preferences); },
            .leavesGame = true,
            .question = questionBeforeLeaving(desk.reader),
            .staying = stayingOnPage(),
            .endsOnBoard = true};
}

/// Commands to open and close the contents of the open course.
std::vector<Command> contentsCommands(const Desk& desk)
{
    modes::CourseContents& contents = desk.contents;
    const auto isOpen = [&contents] { return contents.isOpen(); };
    return {
        {.id = u"course-contents"_s,
         .menu = Menu::training,
         .submenu = submenu(),
         .startsGroup = true,
         .text = CourseCommands::tr("&Contents"),
         .tip = CourseCommands::tr("Chapters and pages of the course, and which are solved"),
         .keys = {{Qt::CTRL | Qt::Key_B}},
         .run =
             [desk] {
                 desk.dealing.leave();
                 desk.contents.isOpen() ? desk.contents.leave() : desk.contents.open();
             },
         .isEnabled = [&reader = desk.reader] { return reader.canTurn(); },
         .whyNot = whyNoPages(desk),
         .isOn = isOpen},
        {.id = u"course-continue"_s,
         .text = CourseCommands::tr("Continue"),
         .tip = CourseCommands::tr("Close the contents and go on with the page"),
         .keys = {{Qt::Key_Escape, Where::spare}},
         .run = [&contents] { contents.leave(); },
         .isEnabled = isOpen,
         .words =
             [&reader = desk.reader] {
                 return reader.isOpen() ? CourseCommands::tr("Continue: %1", "a chapter")
                                              .arg(text::forLabel(reader.chapterTitle()))
                                        : CourseCommands::tr("Continue");
             },
         .endsOnBoard = true},
    };
}

/// The question before the bookmark in the course is lost; none if that is on the first page.
std::optional<text::Remark> questionBeforeStart(const modes::Reader& reader)
{
    if (reader.place() == trainer::course::Place{} && !reader.isLookUp())
        return std::nullopt;
    return text::Remark{
        text::Tone::plain, CourseCommands::tr("Choose “Go to page 1” again to go there; Esc stays here."),
        CourseCommands::tr("The course will then continue from its first page; your results are kept.")};
}

/// Commands to go to pages other than the previous and the next one.
std::vector<Command> jumpCommands(const Desk& desk)
{
    modes::Reader& reader = desk.reader;
    return {
        {.id = u"course-unsolved"_s,
         .menu = Menu::training,
         .submenu = submenu(),
         .text = CourseCommands::tr("Next &unsolved question"),
         .brief = CourseCommands::tr("Next unsolved"),
         .tip = CourseCommands::tr(
             "Go to the next question from here that is not solved; after the last one, from the start"),
         .run =
             [desk] {
                 desk.dealing.leave();
                 desk.reader.repeat(*desk.reader.nextUnsolved());
             },
         .isEnabled = [&reader] { return reader.canTurn() && reader.nextUnsolved(); },
         .whyNot =
             [desk, &reader] {
                 return reader.canTurn() ? CourseCommands::tr("all are solved") : whyNoPages(desk)();
             },
         .question = questionBeforeLeaving(reader),
         .staying = stayingOnPage(),
         .endsOnBoard = true},
        {.id = u"course-start"_s,
         .menu = Menu::training,
         .submenu = submenu(),
         .text = CourseCommands::tr("Go to page &1"),
         .tip = CourseCommands::tr("Go to the first page; your results are kept"),
         .run =
             [desk] {
                 desk.dealing.leave();
                 desk.reader.readFrom({});
             },
         .isEnabled = [&reader] { return reader.canTurn(); },
         .whyNot = whyNoPages(desk),
         .question = [&reader] { return questionBeforeStart(reader); },
         .staying = stayingOnPage(),
         .endsOnBoard = true},
    };
}

} // namespace

QString withProgress(const QString& title, const QString& course, const store::Preferences& preferences)
{
    const auto bookmark = store::bookmarkIn(preferences.coursePlaces, course);
    return bookmark && bookmark->all > 0
               ? CourseCommands::tr("%1 (%2 of %3)", "a course, what is done of it, and all of it")
                     .arg(title)
                     .arg(bookmark->done)
                     .arg(bookmark->all)
               : title;
}

void openCourse(const Desk& desk, const QString& path)
{
    desk.dealing.leave();
    desk.practice.suspend();
    desk.board.clearOwnMarks();
    desk.reader.open(path);
}

namespace {

/// Commands that open a course.
std::vector<Command> openCommands(const Desk& desk)
{
    std::vector<Command> all{learnCommand(desk)};
    std::vector<store::OfferedCourse> courses = store::offeredCourses(modes::Reader::language());
    courses.push_back({store::positionsPath(), ownPositionsTitle(), true});
    for (const store::OfferedCourse& course : courses)
        all.push_back(openCommand(desk, all.size() - 1, course));
    all.push_back(
        {.id = u"open-course"_s,
         .menu = Menu::training,
         .submenu = submenu(),
         .text = CourseCommands::tr("&Open a course…"),
         .tip = CourseCommands::tr("A PGN file with one game per page, such as a Lichess study"),
         .run = [desk] { desk.filing.chooseCourse([desk](const QString& path) { openCourse(desk, path); }); },
         .leavesGame = true,
         .endsOnBoard = true});
    return all;
}

/// The question before the moves played so far on a page are lost; none if nothing would be.
std::optional<text::Remark> questionBeforePassing(const modes::Reader& reader, const QString& headline)
{
    if (!reader.isPlayedOut() || !reader.isAnswering())
        return std::nullopt;
    return text::Remark{text::Tone::plain, headline, answerLost()};
}

/// Commands that go through the moves and pages of the open course.
std::vector<Command> stepCommands(const Desk& desk)
{
    modes::Reader& reader = desk.reader;
    return {
        {.id = u"course-back"_s,
         .menu = Menu::training,
         .submenu = submenu(),
         .startsGroup = true,
         .text = CourseCommands::tr("&Previous move or page"),
         .tip = CourseCommands::tr("Go one step back in the course"),
         .keys = {{Qt::ALT | Qt::Key_PageUp}},
         .run = [&reader] { reader.goBack(); },
         .isEnabled = [&reader] { return reader.canGoBack(); },
         .whyNot = whyNoPages(desk),
         .words = [&reader] { return reader.goBackWords(); },
         .roomFor = modes::Reader::allGoBackWords(),
         .question =
             [&reader] {
                 return questionBeforePassing(
                     reader, CourseCommands::tr("Choose “Previous page” again to go there; Esc stays here."));
             },
         .staying = stayingOnPage()},
        {.id = u"course-next"_s,
         .menu = Menu::training,
         .submenu = submenu(),
         .text = CourseCommands::tr("Next move or page"),
         .tip = CourseCommands::tr("Go one step forward in the course"),
         .keys = {{Qt::ALT | Qt::Key_PageDown}},
         .run = [&reader] { reader.goOn(); },
         .isEnabled = [&reader] { return reader.canGoOn(); },
         .whyNot = whyNoPages(desk),
         .words = [&reader] { return reader.goOnWords(); },
         .roomFor = modes::Reader::allGoOnWords()},
        {.id = u"course-waits"_s,
         .text = CourseCommands::tr("Next"),
         .keys = {{Qt::ALT | Qt::Key_PageDown, Where::spare}},
         .run = [desk] { desk.window.tell(desk.reader.waitingRemark()); },
         .isEnabled =
             [desk] { return desk.reader.canTurn() && !desk.reader.canGoOn() && !desk.contents.isOpen(); }},
    };
}

/// Commands that go past a question.
std::vector<Command> passCommands(const Desk& desk)
{
    modes::Reader& reader = desk.reader;
    return {
        {.id = u"course-pass"_s,
         .menu = Menu::training,
         .submenu = submenu(),
         .text = CourseCommands::tr("Show the move or the squares, or start again"),
         .keys = {{Qt::CTRL | Qt::SHIFT | Qt::Key_H}},
         .run = [&reader] { reader.isPlayedOut() ? reader.startAgain() : reader.showAnswer(); },
         .isEnabled = [&reader] { return reader.canShowAnswer() || reader.canStartAgain(); },
         .words = [&reader] { return reader.passWords(); },
         .roomFor = modes::Reader::allPassWords(),
         .tips =
             [&reader] {
                 return reader.isPlayedOut()
                            ? CourseCommands::tr("Play the page from its first position again")
                        : reader.isPointing()
                            ? CourseCommands::tr("Select the squares for you; the question counts as failed")
                            : CourseCommands::tr("Play the move for you; the question counts as failed");
             },
         .endsOnBoard = true},
        {.id = u"course-skip"_s,
         .menu = Menu::training,
         .submenu = submenu(),
         .text = CourseCommands::tr("&Skip to the next page"),
         .brief = CourseCommands::tr("Skip"),
         .tip = CourseCommands::tr("Go to the next page, whether this one is solved or not"),
         .keys = {{Qt::ALT | Qt::SHIFT | Qt::Key_PageDown}},
         .run = [&reader] { reader.skip(); },
         .isEnabled = [&reader] { return reader.canTurn(); },
         .whyNot = whyNoPages(desk),
         .question =
             [&reader] {
                 return questionBeforePassing(
                     reader,
                     CourseCommands::tr("Choose “Skip” again to go to the next page; Esc stays here."));
             },
         .staying = stayingOnPage()},
    };
}

std::vector<Command> leaveCommands(const Desk& desk)
{
    modes::Reader& reader = desk.reader;
    return {
        {.id = u"ask-to-leave-course"_s,
         .text = CourseCommands::tr("Leave course"),
         .keys = {{Qt::Key_Escape, Where::spare}},
         .run =
             [desk] {
                 desk.window.askToLeave({text::Tone::plain,
                                         CourseCommands::tr("Press Esc again to leave the course."),
                                         desk.reader.isAnswering() ? answerLost() : QString{}},
                                        u"leave-course"_s, stayingOnPage());
             },
         // Esc is also pressed to be rid of a refutation.
         .isEnabled = [&reader] { return reader.isAnswering() || reader.isRefuted(); }},
        {.id = u"leave-course"_s,
         .menu = Menu::training,
         .submenu = submenu(),
         .text = CourseCommands::tr("&Leave course"),
         .tip = CourseCommands::tr("Leave the course; it will reopen at this page"),
         .keys = {{Qt::Key_Escape, Where::spare}},
         .run = [desk] { leaveCourse(desk); },
         .isEnabled =
             [desk] { return (desk.reader.isOpen() || desk.reader.isOpening()) && !desk.editor.isOn(); },
         .question = questionBeforeLeaving(reader),
         .staying = stayingOnPage(),
         .endsOnBoard = true},
    };
}

} // namespace

std::vector<Command> courseCommands(const Desk& desk)
{
    return joined({openCommands(desk), stepCommands(desk), passCommands(desk), contentsCommands(desk),
                   jumpCommands(desk), leaveCommands(desk)});
}

} // namespace window
