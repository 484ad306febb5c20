// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The commands, one function per menu. Add a new command as an entry in one of them.

#include <functional>
#include <vector>

#include "window/command.h"

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

namespace window {

class Autoplay;
class CourseContents;
class Dealing;
class Exchange;
class Filing;
class HeatPiece;
class MainWindow;
class MoveInput;
class PageEditor;
class Practice;
class Reader;
class RecordPages;
class SetUpInput;
class Walk;

/// The objects that the commands work on.
struct Desk {
    MainWindow& window;
    session::TrainerSession& session;
    store::Preferences& preferences;
    store::RoundKeeper& rounds;
    board::BoardView& board;
    Dealing& dealing;
    Walk& walk;
    Autoplay& autoplay;
    RecordPages& pages;
    MoveInput& moves;
    SetUpInput& setUp;
    Filing& filing;
    Exchange& exchange;
    HeatPiece& heatPiece;
    Reader& reader;
    CourseContents& contents;
    PageEditor& editor;
    Practice& practice;
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
/// Goes on with practice from whatever is on the board.
void goOnPractising(const Desk& desk);
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
