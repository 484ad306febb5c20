// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Starts and moves of the rounds in tests.

#include <cstddef>
#include <initializer_list>
#include <string_view>

#include "chess/san.h"
#include "trainer/round.h"

namespace trainer {

inline constexpr auto mate_in_3 = "k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1";
inline constexpr auto mate_in_27 = "8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1";

/// More moves to judge than any round contains.
inline constexpr std::size_t all = 1'000'000;

/// Plays a move for the side to move.
inline void play(Round& round, std::string_view move)
{
    round.play(chess::parse_move(round.position(), move).value());
}

/// Plays moves in sequence.
inline void play(Game& game, std::initializer_list<std::string_view> moves)
{
    for (const std::string_view move : moves)
        game.play(chess::parse_move(game.position(), move).value());
}

} // namespace trainer
