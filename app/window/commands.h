// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The commands, one function for each menu. A new command is one entry in one of them.

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
class Practice;
class Reader;
class RecordPages;
class SetUpInput;
class Walk;

/// What the commands work on.
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
    Practice& practice;
};

std::vector<Command> fileCommands(const Desk& desk);
std::vector<Command> gameCommands(const Desk& desk);
/// Taking back and going back, move by move and round by round.
std::vector<Command> undoCommands(const Desk& desk);
/// The rounds before, to be taken up again.
std::vector<Command> earlierRoundsCommands(const Desk& desk);
/// Says that an exam which is left gets no grade.
QString ungraded();
/// The ways back out of whatever is going on, the innermost first.
std::vector<Command> wayBackCommands(const Desk& desk);
std::vector<Command> positionCommands(const Desk& desk);
std::vector<Command> boardCommands(const Desk& desk);
std::vector<Command> trainingCommands(const Desk& desk);
/// The name of the textbook position that a game starts from, as in the menu; empty for any other start.
QString textbookName(const chess::Position& start);
/// The courses, and the ways through the one that is open.
std::vector<Command> courseCommands(const Desk& desk);
/// The submenu of practice, and of what it has come to.
QString practiceSubmenu();
/// Practice: exercise after exercise, and what of.
std::vector<Command> practiceCommands(const Desk& desk);
/// What practice has come to, and what is done with all of it at once.
std::vector<Command> statisticsCommands(const Desk& desk);
/// What becomes of solved endings of five pieces.
std::vector<Command> tableCommands(const Desk& desk);
/// The engine that thinks where no table can know.
std::vector<Command> engineCommands(const Desk& desk);
std::vector<Command> windowCommands(const Desk& desk);
std::vector<Command> helpCommands(const Desk& desk);

} // namespace window
