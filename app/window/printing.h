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

/// The numbered moves of the game or line on the board, from start to end; empty for a set-up board.
QString movesToPrint(const session::TrainerSession& session);

/// Prints the board as shown, with the moves below it.
///
/// @param title the heading; may be empty
void printGame(QPrinter& printer, board::BoardView& board, const QString& title, const QString& moves);

/// Shows the print dialog and prints the game as `printGame()` does.
///
/// @param printed called after printing, with the path of the PDF file; empty if a printer was used
void askAndPrint(QWidget& window, board::BoardView& board, const QString& title, const QString& moves,
                 const std::function<void(const QString& file)>& printed);

} // namespace window
