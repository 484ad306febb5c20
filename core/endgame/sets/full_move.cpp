// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/full_move.h"

#include <algorithm>

namespace endgame::sets {

void FullMove::find(const Hunt& hunt, const Rows& to, Rows& from)
{
    Hunt::for_each_row([&](Kings kings) {
        // Illegal replies do not let the king escape, so their positions count as settled.
        const Row row = settled_.row(kings);
        std::ranges::fill(row, all_bits);
        subtract(row, hunt.legal(row_of(kings)));
        unite(row, to[row_of(kings)]);
        settled_.reflect(kings);
    });
    Hunt::for_each_row([&](Kings kings) {
        const std::size_t row = row_of(kings);
        std::ranges::copy(Hunt::forced_into(settled_, hunt.safe(row), kings), forced_[row].begin());
    });
    Hunt::for_each_row([&](Kings kings) {
        const std::size_t row = row_of(kings);
        std::ranges::copy(Hunt::moved_into(forced_, kings), from[row].begin());
        intersect(from[row], hunt.legal(row));
    });
}

} // namespace endgame::sets
