// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pgn_moves.h"

#include "chess/move_text.h"

namespace console {

using chess::Color;

void PgnMoves::play(chess::Move move)
{
    const std::string number = std::to_string(position_.fullmove_number());
    if (!text_.empty())
        text_ += ' ';
    if (position_.turn() == Color::white)
        text_ += number + ". ";
    else if (text_.empty())
        text_ += number + "... ";
    text_ += to_san(position_, move);
    position_ = position_.play(move);
}

std::string PgnMoves::text() const
{
    std::string result = "*";
    if (is_checkmate(position_))
        result = position_.turn() == Color::black ? "1-0" : "0-1";
    else if (is_stalemate(position_) || is_dead(position_))
        result = "1/2-1/2";
    return text_.empty() ? result : text_ + ' ' + result;
}

} // namespace console
