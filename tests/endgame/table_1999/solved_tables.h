// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shared by the tests of the 1999 solver: its two tables, and the rules of core/chess.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/move.h"
#include "chess/square.h"
#include "endgame/table_1999/answers.h"
#include "kbnk_positions.h"

namespace endgame::table_1999 {

/// A table and the number of answers found by each pass; the last pass finds none.
struct Solved1999 {
    std::vector<std::size_t> found_by_pass;
    Answers answers;

    explicit Solved1999(Passes passes)
        : answers{Answers::solve(passes, [this](int pass, std::size_t found) {
            found_by_pass.resize(static_cast<std::size_t>(pass - 1)); // the passes are numbered from 1
            found_by_pass.push_back(found);
        })}
    {}
};

inline const Solved1999& in_place()
{
    static const Solved1999 table{Passes::in_place};
    return table;
}

inline const Solved1999& apart()
{
    static const Solved1999 table{Passes::apart};
    return table;
}

inline bool is_move(std::uint8_t answer)
{
    return 1 <= answer && answer <= move_count;
}

inline KbnkPieces kbnk_pieces(const Pieces& pieces)
{
    return {.defending_king = pieces.black_king,
            .attacking_king = pieces.white_king,
            .knight = pieces.white_knight,
            .bishop = pieces.white_bishop};
}

inline Pieces pieces_after(const Pieces& pieces, chess::Move move)
{
    Pieces after = pieces;
    if (move.from == pieces.white_king)
        after.white_king = move.to;
    else if (move.from == pieces.white_knight)
        after.white_knight = move.to;
    else
        after.white_bishop = move.to;
    return after;
}

template <typename Action>
void for_each_arrangement(Action action)
{
    for (std::uint32_t number = 0; number < arrangement_count; ++number)
        action(pieces_of(number));
}

/// The squares on which Black's king would be in check by core/chess, including those of White's protected
/// pieces.
inline chess::Bitboard attacked_squares(const Pieces& pieces)
{
    return chess::king_attacks(pieces.white_king) | chess::knight_attacks(pieces.white_knight) |
           chess::bishop_attacks(pieces.white_bishop,
                                 chess::Bitboard{pieces.white_king, pieces.white_knight});
}

inline chess::Bitboard white_squares(const Pieces& pieces)
{
    return {pieces.white_king, pieces.white_knight, pieces.white_bishop};
}

/// Black's legal moves, captures included.
inline chess::Bitboard black_replies(const Pieces& pieces)
{
    return chess::king_attacks(pieces.black_king) - attacked_squares(pieces);
}

inline bool is_in_check(const Pieces& pieces)
{
    return attacked_squares(pieces).contains(pieces.black_king);
}

} // namespace endgame::table_1999
