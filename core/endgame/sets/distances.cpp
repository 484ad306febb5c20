// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/distances.h"

#include "endgame/sets/row_moves.h"

namespace endgame::sets {

using chess::Square;

Distances::Distances(const Material& material)
    : material_{material}
    , has_pawn_{material.has_pawn()}
    , length_{length_of(material)}
    , planes_{2 * row_count(has_pawn_), length_}
{}

Numbers Distances::numbers(Side turn, Kings kings, Square first) const
{
    const Mirror mirror = folding(kings.defending, has_pawn_);
    const std::size_t row = in_planes(turn, row_of(seen_in(mirror, kings)));
    Numbers numbers = planes_.numbers(row, length_ == 1 ? 0 : index(seen_in(mirror, first)));
    for (std::size_t plane = 0; plane < Numbers::planes; ++plane)
        numbers[plane] = seen_in(mirror, numbers[plane]);
    return numbers;
}

void Distances::complete()
{
    for_each_image_row(fold(), [this](std::size_t solved, std::size_t row) {
        for (const Side turn : {Side::attacker, Side::defender})
            planes_.transpose(in_planes(turn, solved), in_planes(turn, row));
    });
}

unsigned Distances::longest_mate(Side turn) const
{
    const unsigned largest = largest_[static_cast<std::size_t>(turn)];
    return turn == Side::attacker || largest == 0 ? largest : largest - 1;
}

} // namespace endgame::sets
