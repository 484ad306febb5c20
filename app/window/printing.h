// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

class QPrinter;
class QWidget;

namespace board {
class BoardView;
}
namespace session {
class TrainerSession;
}

namespace window {

/// The moves of what is on the board, numbered, from its start to its end; of a set-up board none.
QString movesToPrint(const session::TrainerSession& session);

/// Prints the board as it is shown, and below it the moves.
///
/// @param title the heading; may be empty
void printGame(QPrinter& printer, board::BoardView& board, const QString& title, const QString& moves);

/// Asks for a printer and prints the game as `printGame` does.
///
/// @param printed called when that has been done
void askAndPrint(QWidget& window, board::BoardView& board, const QString& title, const QString& moves,
                 const std::function<void()>& printed);

} // namespace window
