// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the tests of the 1999 solver share: its two tables, and the rules as core/chess has them.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/move.h"
#include "chess/square.h"
#include "endgame/answers_1999.h"
#include "kbnk_positions.h"

namespace endgame {

/// A table and how many answers each pass found, the last one none.
struct Solved1999 {
    std::vector<std::size_t> found_by_pass;
    Answers1999 answers;

    explicit Solved1999(Passes1999 passes)
        : answers{Answers1999::solve(passes, [this](int pass, std::size_t found) {
            found_by_pass.resize(static_cast<std::size_t>(pass - 1)); // the passes are numbered from 1
            found_by_pass.push_back(found);
        })}
    {}
};

inline const Solved1999& in_place()
{
    static const Solved1999 table{Passes1999::in_place};
    return table;
}

inline const Solved1999& apart()
{
    static const Solved1999 table{Passes1999::apart};
    return table;
}

inline bool is_move(std::uint8_t answer)
{
    return 1 <= answer && answer <= moves_1999;
}

inline KbnkMen kbnk_men(const Men1999& men)
{
    return {.defending_king = men.black_king,
            .attacking_king = men.white_king,
            .knight = men.white_knight,
            .bishop = men.white_bishop};
}

inline Men1999 men_after(const Men1999& men, chess::Move move)
{
    Men1999 after = men;
    if (move.from == men.white_king)
        after.white_king = move.to;
    else if (move.from == men.white_knight)
        after.white_knight = move.to;
    else
        after.white_bishop = move.to;
    return after;
}

template <typename Action>
void for_each_arrangement(Action action)
{
    for (std::uint32_t number = 0; number < arrangements_1999; ++number)
        action(men_1999(number));
}

/// Where Black's king would stand in check, by core/chess; White's protected men are among the squares.
inline chess::Bitboard attacked_squares(const Men1999& men)
{
    return chess::king_attacks(men.white_king) | chess::knight_attacks(men.white_knight) |
           chess::bishop_attacks(men.white_bishop, chess::Bitboard{men.white_king, men.white_knight});
}

inline chess::Bitboard white_squares(const Men1999& men)
{
    return {men.white_king, men.white_knight, men.white_bishop};
}

/// Black's legal moves, captures included.
inline chess::Bitboard black_replies(const Men1999& men)
{
    return chess::king_attacks(men.black_king) - attacked_squares(men);
}

inline bool is_in_check(const Men1999& men)
{
    return attacked_squares(men).contains(men.black_king);
}

} // namespace endgame
