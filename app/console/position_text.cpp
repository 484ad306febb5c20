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
    std::string word{text};
    // Some programs write the piece of a promotion as a capital.
    if (word.size() == 5 && 'A' <= word[4] && word[4] <= 'Z')
        word[4] = static_cast<char>(word[4] - 'A' + 'a');
    for (const chess::Move move : legal_moves(position)) {
        if (to_coordinates(move) == word)
            return move;
    }
    return std::nullopt;
}

} // namespace console
