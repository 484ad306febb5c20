// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/text_diagram.h"

#include "chess/square.h"

namespace chess {
namespace {

char letter_at(const Board& board, Square square)
{
    if (!board.occupied().contains(square))
        return '.';
    const Color color = board.of(Color::white).contains(square) ? Color::white : Color::black;
    return to_letter(Piece{color, board.role_at(square)});
}

} // namespace

std::string to_text_diagram(const Board& board, Color bottom)
{
    const bool is_turned = bottom == Color::black;
    std::string text;
    for (int line = 0; line < 8; ++line) {
        const int rank = is_turned ? line : 7 - line;
        text += static_cast<char>('1' + rank);
        text += ' ';
        for (int column = 0; column < 8; ++column) {
            text += ' ';
            text += letter_at(board, square_at(is_turned ? 7 - column : column, rank));
        }
        text += '\n';
    }
    return text + (is_turned ? "   h g f e d c b a\n" : "   a b c d e f g h\n");
}

} // namespace chess
