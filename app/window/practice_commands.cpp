// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "board/board_view.h"
#include "files/filing.h"
#include "modes/dealing.h"
#include "modes/practice.h"
#include "modes/reader.h"
#include "panels/grading.h"
#include "panels/screen_room.h"
#include "session/trainer_session.h"
#include "store/preferences.h"
#include "store/round_keeper.h"
#include "text/practice.h"
#include "trainer/course/lesson.h"
#include "window/commands.h"
#include "window/main_window.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

using trainer::practice::Syllabus;

struct PracticeCommands {
    Q_DECLARE_TR_FUNCTIONS(PracticeCommands)
};

/// Returns from the last exercise, or from a page that was opened meanwhile, to the game that was played
/// before.
void reopenGame(const Desk& desk)
{
    const bool isPage = trainer::course::is_page(desk.session.round()) && !desk.reader.isOpen();
    if (!desk.practice.hasBoard() && !isPage)
        return;
    desk.board.clearOwnMarks();
    desk.rounds.reopenGame();
}

/// True if an answer to the question of an exercise is on the board that is to be taken back: the question
/// goes on until it is solved.
bool canCorrect(const Desk& desk)
{
    return desk.practice.isOnQuestion() && desk.practice.canGiveUp() && desk.reader.canTryAgain();
}

/// True if the user has begun to solve the exercise on the board and would have to start again.
bool hasBegun(const Desk& desk)
{
    return desk.practice.canGiveUp() && !desk.practice.isGraded() &&
           (desk.session.round().has_user_moved() || !desk.reader.pointed().empty());
}

/// Stops practising; the list of the exercises remains beside the last one if any were done, or beside the
/// game if the last one is unfinished.
void leave(const Desk& desk)
{
    // The line of the last exercise would take the room of the list.
    if (desk.session.mode() == session::Mode::replay && desk.practice.isOnExercise())
        desk.session.leaveReplay();
    // A page that was opened from the list is left together with it.
    if (desk.practice.hasListed() && desk.reader.isOpen())
        desk.reader.leave();
    // An exercise that is left open comes again: its board must not show the answer beside the list.
    const bool isOpen = desk.practice.canGiveUp() && !desk.practice.isGraded();
    // Before the list is shown, which another game replaces.
    if (isOpen)
        reopenGame(desk);
    desk.practice.stop();
    if (!isOpen && !desk.practice.isListing())
        reopenGame(desk);
}

/// Opens the page about the subject of the failed exercise; practice pauses meanwhile.
void readAbout(const Desk& desk)
{
    const modes::CoursePlace page = *desk.practice.pageAbout();
    desk.practice.stepAside();
    desk.board.clearOwnMarks();
    desk.reader.openAt(page.path, page.key);
}

/// Opens the game that the exercise comes from, at the mistake; practice pauses meanwhile.
void openSource(const Desk& desk)
{
    const store::OwnMistake source = *desk.practice.source();
    desk.practice.stepAside();
    desk.filing.openGame(source.game, source.ply);
}

void showGrading(const Desk& desk)
{
    MainWindow& window = desk.window;
    auto* page = window.findChild<panels::Grading*>();
    if (page == nullptr) {
        page = new panels::Grading{desk.preferences.gradeRule, &window};
        QObject::connect(page, &panels::Grading::changed, &window, &MainWindow::keepPreferences);
    }
    panels::showInFront(*page);
}

} // namespace

void goOnPractising(const Desk& desk)
{
    if (canCorrect(desk))
        return desk.reader.tryAgain();
    leaveForPractice(desk);
    desk.practice.goOn();
}

void leaveForPractice(const Desk& desk)
{
    desk.dealing.leave();
    desk.reader.leave();
    desk.board.clearOwnMarks();
}

QString practiceSubmenu()
{
    return PracticeCommands::tr("Pr&actice");
}

namespace {

std::vector<Command> exerciseCommands(const Desk& desk)
{
    modes::Practice& practice = desk.practice;
    return {
        {.id = u"practise"_s,
         .menu = Menu::training,
         .submenu = practiceSubmenu(),
         .text = PracticeCommands::tr("&Practise"),
         .tip = PracticeCommands::tr("Do the exercises that are due, one after another"),
         .keys = {{Qt::CTRL | Qt::Key_J}},
         .run = [desk] { goOnPractising(desk); },
         .words = [&practice] { return practice.isOn() ? QString{} : PracticeCommands::tr("&Practise"); },
         .leavesGame = true,
         .endsOnBoard = true},
        {.id = u"next-exercise"_s,
         .menu = Menu::training,
         .submenu = practiceSubmenu(),
         .text = PracticeCommands::tr("Next exercise"),
         .keys = {{Qt::CTRL | Qt::Key_J}, {Qt::ALT | Qt::Key_PageDown, Where::spare}},
         .run = [desk] { goOnPractising(desk); },
         .isEnabled = [desk] { return desk.practice.canGoOn() || canCorrect(desk); },
         .words =
             [desk] {
                 return canCorrect(desk) ? PracticeCommands::tr("Try again") : desk.practice.goOnWords();
             },
         .roomFor = modes::Practice::allGoOnWords() << PracticeCommands::tr("Try again"),
         .leavesGame = true,
         .endsOnBoard = true},
        {.id = u"exercise-waits"_s,
         .text = PracticeCommands::tr("Next exercise"),
         .keys = {{Qt::CTRL | Qt::Key_J, Where::spare}, {Qt::ALT | Qt::Key_PageDown, Where::spare}},
         .run =
             [&window = desk.window] {
                 window.tell({text::Tone::plain,
                              PracticeCommands::tr("The next exercise comes when this one is finished."),
                              PracticeCommands::tr("Ctrl+Shift+U gives up and shows the solution.")});
             },
         .isEnabled = [desk] { return desk.practice.canGiveUp() && !canCorrect(desk); }},
    };
}

/// True if the game that the last exercise comes from is on the board.
bool isOnSource(const Desk& desk)
{
    const auto source = desk.practice.isOnExercise() ? std::nullopt : desk.practice.source();
    return source && desk.filing.isOn(source->game);
}

std::vector<Command> stopCommands(const Desk& desk)
{
    modes::Practice& practice = desk.practice;
    return {
        {.id = u"leave-source"_s,
         .text = modes::Practice::tr("Back to practice"),
         .keys = {{Qt::Key_Escape, Where::spare}},
         .run = [desk] { goOnPractising(desk); },
         .isEnabled = [desk] { return isOnSource(desk); },
         .endsOnBoard = true},
        {.id = u"ask-to-leave-practice"_s,
         .text = PracticeCommands::tr("St&op practising"),
         .keys = {{Qt::Key_Escape, Where::spare}},
         .run =
             [&window = desk.window] {
                 window.askToLeave({text::Tone::plain,
                                    PracticeCommands::tr("Press Esc again to stop practising."),
                                    PracticeCommands::tr("The exercise that you have begun will not count.")},
                                   u"leave-practice"_s, PracticeCommands::tr("Keep practising"));
             },
         .isEnabled = [desk] { return hasBegun(desk); }},
        {.id = u"leave-practice"_s,
         .menu = Menu::training,
         .submenu = practiceSubmenu(),
         .text = PracticeCommands::tr("St&op practising"),
         .keys = {{Qt::Key_Escape, Where::spare}},
         .run = [desk] { leave(desk); },
         .isEnabled = [&practice] { return practice.isOn(); },
         .words =
             [&practice] {
                 return practice.hasListed() ? PracticeCommands::tr("Bac&k to the game")
                                             : PracticeCommands::tr("St&op practising");
             }},
    };
}

/// Commands about the exercise on the board.
Command readAboutCommand(const Desk& desk)
{
    modes::Practice& practice = desk.practice;
    return {.id = u"read-about"_s,
            .menu = Menu::training,
            .submenu = practiceSubmenu(),
            .text = PracticeCommands::tr("&Read about it"),
            .run = [desk] { desk.practice.isOnMistake() ? openSource(desk) : readAbout(desk); },
            .isEnabled =
                [&practice] {
                    return practice.isOnMistake() ? practice.source().has_value()
                                                  : practice.pageAbout().has_value();
                },
            .words =
                [&practice] {
                    return !practice.isOn()         ? QString{}
                           : practice.isOnMistake() ? PracticeCommands::tr("See the &game")
                                                    : PracticeCommands::tr("&Read about it");
                },
            .roomFor = {PracticeCommands::tr("&Read about it"), PracticeCommands::tr("See the &game")},
            .tips =
                [&practice] {
                    if (practice.isOnMistake())
                        return PracticeCommands::tr(
                            "Open your game at this position, once the exercise is finished");
                    return practice.pageAbout()
                               ? PracticeCommands::tr(
                                     "Go to the course page that teaches what this exercise is about")
                               : PracticeCommands::tr("After a failed attempt, goes to the course page about "
                                                      "this exercise, if there is one");
                },
            .leavesGame = true,
            .endsOnBoard = true};
}

std::vector<Command> reviewedExerciseCommands(const Desk& desk)
{
    modes::Practice& practice = desk.practice;
    return {
        {.id = u"try-again"_s,
         .menu = Menu::training,
         .submenu = practiceSubmenu(),
         .text = PracticeCommands::tr("Try again"),
         .tip = PracticeCommands::tr("Start the exercise again from its position, without a grade"),
         .run = [&practice] { practice.tryAgain(); },
         .isEnabled = [&practice] { return practice.canTryAgain(); },
         .endsOnBoard = true},
        readAboutCommand(desk),
        {.id = u"grades"_s,
         .menu = Menu::training,
         .submenu = practiceSubmenu(),
         .text = PracticeCommands::tr("Gra&ding…"),
         .tip = PracticeCommands::tr("See how attempts are graded and change the limits"),
         .run = [desk] { showGrading(desk); }},
    };
}

/// The choices of what to practise and for how long.
std::vector<Command> choiceCommands(const Desk& desk)
{
    const auto keep = [&window = desk.window] { window.keepPreferences(); };
    std::vector<std::pair<QString, store::PracticeLength>> lengths;
    for (const store::PracticeLength& length : store::practiceLengths)
        lengths.emplace_back(length.exercises > 0
                                 ? PracticeCommands::tr("%n exercise(s)", nullptr, length.exercises)
                                 : PracticeCommands::tr("%n minute(s)", nullptr, length.minutes),
                             length);
    std::vector<std::pair<QString, Syllabus>> syllabuses;
    for (const Syllabus syllabus : trainer::practice::all_syllabuses)
        syllabuses.emplace_back(text::syllabusName(syllabus), syllabus);
    return joined(
        {makeChoices({.id = u"practice-length"_s,
                      .menu = Menu::training,
                      .submenu = PracticeCommands::tr("Session &length")},
                     lengths, desk.preferences.practiceLength,
                     [keep, &practice = desk.practice] {
                         keep();
                         emit practice.changed();
                     }),
         makeChoices({.id = u"syllabus"_s,
                      .menu = Menu::training,
                      .submenu = PracticeCommands::tr("&What to practise")},
                     syllabuses, desk.preferences.syllabus,
                     [keep, desk] {
                         keep();
                         desk.practice.takeSyllabus(hasBegun(desk));
                     }),
         {makeSwitch({.id = u"every-question"_s,
                      .menu = Menu::training,
                      .submenu = PracticeCommands::tr("&What to practise"),
                      .startsGroup = true,
                      .text = PracticeCommands::tr("Every &question of the courses"),
                      .tip = PracticeCommands::tr(
                          "Practise the questions that you solved as well as those that you failed")},
                     desk.preferences.practisesEveryQuestion, keep)}});
}

} // namespace

std::vector<Command> practiceCommands(const Desk& desk)
{
    return joined(
        {exerciseCommands(desk), stopCommands(desk), reviewedExerciseCommands(desk), choiceCommands(desk)});
}

} // namespace window
