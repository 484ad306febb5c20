// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "board/board_colors.h"
#include "chess/setup.h"

class QPrinter;
class QWidget;

namespace board {
class BoardView;
}
namespace panels {
struct CoursePage;
struct Report;
} // namespace panels
namespace session {
class TrainerSession;
}

namespace files {

/// What is printed with the board.
struct Printed {
    /// A paragraph; a bold one is a title or a task.
    struct Paragraph {
        QString words;
        bool isBold = false;
    };

    QString title;    ///< the players, the textbook position, the ending or the course; may be empty
    QString facts;    ///< the tournament, place, day and result, as far as they are known, or the chapter
    QString position; ///< the move that led to the position on the board, and the side to move
    std::vector<Paragraph> words = {};  ///< of the page of a course, above the moves
    std::vector<Paragraph> report = {}; ///< below the moves
    QString moves; ///< the numbered moves of the game or line, from start to end; empty for a set-up board
    /// The position in which the moves begin, if it is neither on the board nor the initial one of chess.
    std::optional<chess::Setup> start = std::nullopt;
    board::BoardColoring coloring = board::BoardColoring::wood;
};

/// Describes the game or line on the board.
///
/// @param name of the game; may be empty
Printed printedOf(const session::TrainerSession& session, const QString& name);

/// Adds the page of a course that is on the board.
void addPage(Printed& printed, const panels::CoursePage& page);

/// Adds the report of the game.
void addReport(Printed& printed, const panels::Report& report);

/// Prints the board as shown, in its light colours, with the words above and below it and the start beside
/// it.
void printGame(QPrinter& printer, board::BoardView& board, const Printed& printed);

/// Shows the print dialog and prints the game as `printGame()` does.
///
/// @param done called after printing, with the path of the PDF file; empty if a printer was used
void askAndPrint(QWidget& window, board::BoardView& board, const Printed& printed,
                 const std::function<void(const QString& file)>& done);

/// Shows the game as `printGame()` prints it, in a window from which it can be printed.
void previewPrint(QWidget& window, board::BoardView& board, const Printed& printed);

} // namespace files
