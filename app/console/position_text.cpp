// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/position_text.h"

#include <string>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "console/words.h"

namespace console {

chess::Result<chess::Position, std::string> read_position(std::string_view fen)
{
    const auto reading = chess::parse_fen(fen);
    if (!reading)
        return sentence(reading.error(), fen);
    const auto position = chess::Position::from(reading->setup);
    if (!position)
        return sentences(position.error());
    return *position;
}

std::optional<chess::Move> read_move(const chess::Position& position, std::string_view text)
{
    std::string word;
    for (const char c : text) {
        if (std::string_view{"-=x/()"}.find(c) == std::string_view::npos)
            word += 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    for (const chess::Move move : legal_moves(position)) {
        if (to_coordinates(move) == word)
            return move;
    }
    return std::nullopt;
}

} // namespace console
