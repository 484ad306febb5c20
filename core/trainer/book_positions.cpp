// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/book_positions.h"

#include <cstddef>

#include "chess/fen.h"

namespace trainer {

chess::Position book_position(BookPosition name)
{
    // In the order of the enumerators.
    constexpr std::array<std::string_view, all_book_positions.size()> fens{
        "7k/8/5K2/4NB2/8/8/8/8 w - - 0 1",  "6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1",  "K1k1B3/8/8/8/8/8/7N/8 w - - 0 1",
        "8/8/8/8/B7/2NK4/1k6/8 b - - 0 1",  "6K1/4k1P1/8/8/8/8/7r/5R2 w - - 0 1",
        "4k3/7R/r7/3KP3/8/8/8/8 b - - 0 1", "R7/6k1/P4r2/8/4K3/8/8/8 w - - 0 1"};
    return *chess::Position::from(chess::parse_fen(fens[static_cast<std::size_t>(name)])->setup);
}

} // namespace trainer
