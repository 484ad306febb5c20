// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The commands, one function per menu. Add a new command as an entry in one of them.

#include <functional>
#include <vector>

#include "actions/command.h"

namespace board {
class BoardView;
}
namespace chess {
class Position;
}
namespace session {
class TrainerSession;
}
namespace store {
struct Preferences;
class RoundKeeper;
} // namespace store

namespace show {
class Autoplay;
class HeatPiece;
class Walk;
} // namespace show

namespace files {
class Filing;
}

namespace modes {
class CourseContents;
class Dealing;
class MoveInput;
class PageEditor;
class Practice;
class Reader;
class RecordPages;
class SetUpInput;
} // namespace modes

namespace window {

// The words in which the tables are written.
using actions::Command;
using actions::joined;
using actions::makeChoices;
using actions::makeSwitch;
using actions::Menu;
using actions::Where;

class Exchange;
class MainWindow;

/// The objects that the commands work on.
struct Desk {
    MainWindow& window;
    session::TrainerSession& session;
    store::Preferences& preferences;
    store::RoundKeeper& rounds;
    board::BoardView& board;
    modes::Dealing& dealing;
    show::Walk& walk;
    show::Autoplay& autoplay;
    modes::RecordPages& pages;
    modes::MoveInput& moves;
    modes::SetUpInput& setUp;
    files::Filing& filing;
    Exchange& exchange;
    show::HeatPiece& heatPiece;
    modes::Reader& reader;
    modes::CourseContents& contents;
    modes::PageEditor& editor;
    modes::Practice& practice;
};

std::vector<Command> fileCommands(const Desk& desk);
/// Commands to look through the user's games, for the menu of files.
std::vector<Command> reviewCommands(const Desk& desk);
std::vector<Command> gameCommands(const Desk& desk);
/// Commands to take back and to go back, by moves and by rounds.
std::vector<Command> undoCommands(const Desk& desk);
/// Commands to resume earlier rounds.
std::vector<Command> earlierRoundsCommands(const Desk& desk);
/// The reason for being disabled in an exam; empty outside one.
std::function<QString()> whyNotInExam(const Desk& desk);
/// The warning that leaving the set-up board loses its position.
QString arrangementLost();
/// The warning that an abandoned exam is not graded.
QString ungraded();
/// The words of the button that declines to abandon an exam.
QString continuingExam();
/// Commands that leave the current activity, innermost first.
std::vector<Command> wayBackCommands(const Desk& desk);
std::vector<Command> positionCommands(const Desk& desk);
std::vector<Command> boardCommands(const Desk& desk);
std::vector<Command> trainingCommands(const Desk& desk);
/// The name of the textbook position that a game starts from, as in the menu; empty for any other start.
QString textbookName(const chess::Position& start);
/// Opens the course of a file in place of any other activity.
void openCourse(const Desk& desk, const QString& path);
/// The title of the course of positions that the user has kept.
QString ownPositionsTitle();
/// The command that adds the position on the board to it.
Command keepCommand(const Desk& desk);
/// Commands to edit that and other courses of the user's own.
std::vector<Command> editorCommands(const Desk& desk);
/// The title of a course, by its name, with the progress through it if it has been opened.
QString withProgress(const QString& title, const QString& course, const store::Preferences& preferences);
/// Commands to learn positions by heart.
std::vector<Command> byHeartCommands(const Desk& desk);
/// Commands to open courses and to navigate the open one.
std::vector<Command> courseCommands(const Desk& desk);
/// The title of the submenu of practice and its statistics.
QString practiceSubmenu();
/// The title of the submenu of the courses to learn by heart.
QString byHeartSubmenu();
/// Goes on with practice from whatever is on the board.
void goOnPractising(const Desk& desk);
/// Leaves whatever is on the board for practice.
void leaveForPractice(const Desk& desk);
/// Commands of practice and its settings.
std::vector<Command> practiceCommands(const Desk& desk);
/// Commands of the practice statistics and of managing the practice data.
std::vector<Command> statisticsCommands(const Desk& desk);
/// Commands of the solved five-piece endings.
std::vector<Command> tableCommands(const Desk& desk);
/// Commands of the engine, used where no tablebase applies.
std::vector<Command> engineCommands(const Desk& desk);
std::vector<Command> windowCommands(const Desk& desk);
std::vector<Command> helpCommands(const Desk& desk);

} // namespace window
