// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/heat_map.h"

#include "chess/position.h"

namespace trainer {

HeatMap heat_map(const endgame::Tablebase& known, const chess::Setup& setup, chess::Square piece)
{
    const chess::Piece moved = *setup.board.piece_at(piece);
    chess::Setup without = setup;
    without.board.remove(piece);
    HeatMap values{};
    for (const chess::Square square : ~without.board.occupied()) {
        chess::Setup there = without;
        there.board.put(square, moved);
        if (square != piece)
            there.en_passant.reset();
        if (const auto position = chess::Position::from(there))
            values[index(square)] = known.probe(*position);
    }
    return values;
}

} // namespace trainer
