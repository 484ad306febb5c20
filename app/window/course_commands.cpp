// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "board/board_view.h"
#include "store/courses.h"
#include "store/preferences.h"
#include "window/commands.h"
#include "window/course_contents.h"
#include "window/dealing.h"
#include "window/filing.h"
#include "window/practice.h"
#include "window/reader.h"

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

void openCourse(const Desk& desk, const QString& path)
{
    desk.dealing.leave();
    desk.practice.leave();
    desk.board.clearOwnMarks();
    desk.reader.open(path);
    desk.board.setFocus();
}

/// Goes on with the page. A button that is disabled then would pass the focus to its neighbour, which the key
/// pressed next would press.
void goOn(const Desk& desk)
{
    desk.reader.goOn();
    if (!desk.reader.canGoOn())
        desk.board.setFocus();
}

/// The contents of the open course, to open and to close.
std::vector<Command> contentsCommands(const Desk& desk)
{
    CourseContents& contents = desk.contents;
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
         .isOn = isOpen},
        {.id = u"course-continue"_s,
         .text = CourseCommands::tr("Continue"),
         .tip = CourseCommands::tr("Close the contents and go on with the page"),
         .keys = {{Qt::Key_Escape, Where::spare}},
         .run =
             [desk] {
                 desk.contents.leave();
                 desk.board.setFocus();
             },
         .isEnabled = isOpen},
    };
}

void goTo(const Desk& desk, trainer::course::Place place)
{
    desk.dealing.leave();
    desk.reader.turnTo(place);
    desk.board.setFocus();
}

/// The ways to pages that are neither before nor after the one on the board.
std::vector<Command> jumpCommands(const Desk& desk)
{
    Reader& reader = desk.reader;
    return {
        {.id = u"course-unsolved"_s,
         .menu = Menu::training,
         .submenu = submenu(),
         .text = CourseCommands::tr("Next &unsolved question"),
         .brief = CourseCommands::tr("Next unsolved"),
         .tip = CourseCommands::tr("Go to the next question that you have not solved yet"),
         .run = [desk] { goTo(desk, *desk.reader.nextUnsolved()); },
         .isEnabled = [&reader] { return reader.canTurn() && reader.nextUnsolved(); }},
        {.id = u"course-start"_s,
         .menu = Menu::training,
         .submenu = submenu(),
         .text = CourseCommands::tr("Sta&rt the course over"),
         .brief = CourseCommands::tr("Start over"),
         .tip = CourseCommands::tr("Go to the first page; your results are kept"),
         .run = [desk] { goTo(desk, {}); },
         .isEnabled = [&reader] { return reader.canTurn(); }},
    };
}

} // namespace

std::vector<Command> courseCommands(const Desk& desk)
{
    Reader& reader = desk.reader;
    // A page shows and takes back moves, which an exam does not.
    const auto isAllowed = [desk] { return !desk.preferences.exam; };
    std::vector<Command> all;
    for (const auto& [path, title] : store::offeredCourses(Reader::language()))
        all.push_back({.id = u"course/%1"_s.arg(all.size()),
                       .menu = Menu::training,
                       .submenu = submenu(),
                       .startsGroup = all.empty(),
                       .text = title,
                       .run = [desk, file = path] { openCourse(desk, file); },
                       .isEnabled = isAllowed});
    all.push_back(
        {.id = u"open-course"_s,
         .menu = Menu::training,
         .submenu = submenu(),
         .text = CourseCommands::tr("&Open a course…"),
         .tip = CourseCommands::tr("A PGN file with one game per page, such as a Lichess study"),
         .run = [desk] { desk.filing.chooseCourse([desk](const QString& path) { openCourse(desk, path); }); },
         .isEnabled = isAllowed});
    all.push_back({.id = u"course-back"_s,
                   .menu = Menu::training,
                   .submenu = submenu(),
                   .startsGroup = true,
                   .text = CourseCommands::tr("&Back"),
                   .tip = CourseCommands::tr("Go one step back in the course"),
                   .keys = {{Qt::ALT | Qt::Key_PageUp}},
                   .run = [&reader] { reader.goBack(); },
                   .isEnabled = [&reader] { return reader.canGoBack(); }});
    all.push_back({.id = u"course-next"_s,
                   .menu = Menu::training,
                   .submenu = submenu(),
                   .text = CourseCommands::tr("Next"),
                   .tip = CourseCommands::tr("Go one step forward in the course"),
                   .keys = {{Qt::ALT | Qt::Key_PageDown}},
                   .run = [desk] { goOn(desk); },
                   .isEnabled = [&reader] { return reader.canGoOn(); },
                   .words = [&reader] { return reader.goOnWords(); }});
    all.push_back({.id = u"course-pass"_s,
                   .text = CourseCommands::tr("Show the move"),
                   .tip = CourseCommands::tr("Go on without an answer; the question stays unsolved"),
                   .run =
                       [desk] {
                           desk.reader.pass();
                           desk.board.setFocus();
                       },
                   .isEnabled = [&reader] { return reader.canPass(); },
                   .words = [&reader] { return reader.passWords(); }});
    all.push_back({.id = u"course-skip"_s,
                   .menu = Menu::training,
                   .submenu = submenu(),
                   .text = CourseCommands::tr("&Skip to the next page"),
                   .tip = CourseCommands::tr("Go to the next page, whether this one is solved or not"),
                   .keys = {{Qt::ALT | Qt::SHIFT | Qt::Key_PageDown}},
                   .run = [&reader] { reader.skip(); },
                   .isEnabled = [&reader] { return reader.canTurn(); }});
    for (const std::vector<Command>& part : {contentsCommands(desk), jumpCommands(desk)})
        all.insert(all.end(), part.begin(), part.end());
    all.push_back({.id = u"leave-course"_s,
                   .menu = Menu::training,
                   .submenu = submenu(),
                   .text = CourseCommands::tr("&Leave course"),
                   .tip = CourseCommands::tr("Leave the course; it will reopen at this page"),
                   .keys = {{Qt::Key_Escape, Where::spare}},
                   .run =
                       [desk] {
                           desk.reader.leave();
                           desk.board.setFocus();
                       },
                   .isEnabled = [&reader] { return reader.isOpen() || reader.isOpening(); }});
    return all;
}

} // namespace window
