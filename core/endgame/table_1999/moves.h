// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The numbering of arrangements and moves of the 1999 solver. Its files depend on both, so neither may
// change.

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "chess/bitboard.h"
#include "chess/move.h"
#include "chess/square.h"

namespace endgame::table_1999 {

/// The squares of the four pieces; White attacks and is to move.
struct Pieces {
    chess::Square white_king;
    chess::Square white_knight;
    chess::Square white_bishop;
    chess::Square black_king;

    friend constexpr bool operator==(const Pieces&, const Pieces&) = default;
};

inline constexpr std::size_t arrangement_count = std::size_t{1} << 24;

/// The 24-bit number of an arrangement: White's king, knight, bishop, Black's king, six bits each, White's
/// king in the highest bits.
constexpr std::uint32_t number_of(const Pieces& pieces)
{
    return static_cast<std::uint32_t>(index(pieces.white_king) << 18 | index(pieces.white_knight) << 12 |
                                      index(pieces.white_bishop) << 6 | index(pieces.black_king));
}

/// The arrangement with a number.
///
/// @pre number < arrangement_count
constexpr Pieces pieces_of(std::size_t number)
{
    const auto square = [number](int shift) { return chess::square_at(number >> shift & 63); };
    assert(number < arrangement_count);
    return {.white_king = square(18),
            .white_knight = square(12),
            .white_bishop = square(6),
            .black_king = square(0)};
}

inline constexpr int move_count = 29;

/// The move of White with a number from 1 to 29, regardless of Black's king; `nullopt` if it leaves the board
/// or is blocked by White's own pieces.
///
///     1 … 8    knight: up 2 right 1, then clockwise
///     9 … 21   bishop: up right, down right, down left, up left; on each line the nearest square first.
///              The squares of the empty board are counted: a number does not depend on other pieces
///     22 … 29  king: up, then clockwise
///
/// In a legal arrangement such a move is legal unless it puts White's king next to Black's: Black's king is
/// never on a line of the bishop, as it would be in check with White to move.
std::optional<chess::Move> move_of(int number, const Pieces& pieces);

/// White's moves of `move_of` in an arrangement, in the order of their numbers.
class Moves {
public:
    struct Entry {
        std::uint8_t number;
        /// The number of the arrangement after the move, minus the square of Black's king.
        std::uint32_t target;
    };

    explicit Moves(const Pieces& pieces);

    const Entry* begin() const { return entries_.data(); }
    const Entry* end() const { return entries_.data() + count_; }

private:
    void add(int number, Pieces after);

    std::array<Entry, move_count> entries_{};
    std::size_t count_ = 0;
};

/// The squares adjacent to a square.
chess::Bitboard king_neighbours(chess::Square square);

/// The squares on which Black's king would be in check, including those of protected white pieces.
chess::Bitboard attacked_by_white(const Pieces& pieces);

} // namespace endgame::table_1999
