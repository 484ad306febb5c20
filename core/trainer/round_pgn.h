// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A round as a PGN game and back. What PGN has no words for stands in one tag and one comment command, which
// other programs pass over:
//
//     [RightCorner "1 seat=attacker seed=42 ending=KBNK attacker=white bishop=either moves=1-33 takebacks=2"]
//     1. Nd3 {[%rightcorner hint=piece]} Ke5 {[%rightcorner here]}
//
// A game that was read says "loaded=yes", or "loaded=*" where its own result is not the one it has now. A
// hint is written before the user's move, with the highest rung shown, and without one if that showed the
// moves. "played" marks a move that a hint played for the user, "finished" one that the program played to
// finish the game. "given-up" marks where the user gave up.

#include <string_view>

#include "chess/pgn.h"
#include "chess/result.h"
#include "trainer/round.h"

namespace trainer {

/// The tag that makes a game one of our rounds.
inline constexpr std::string_view round_tag = "RightCorner";

/// Why a game that says it is a round of ours cannot be taken up as one.
enum class RoundPgnError {
    newer,      ///< A later version of this program wrote it.
    unreadable, ///< Its tag does not say what the version wants.
};

/// The round as a game: what was played last is the main line, everything else a variation.
///
/// Reading it with `to_round` gives the round back but for the numbers of nodes, the order of variations and
/// the judgements, which the tables give again.
chess::PgnGame to_pgn(const Round& round);

/// The round that a game tells: one of ours as it was left, any other as `Loaded`, at its start, the user
/// playing both sides.
chess::Result<Round, RoundPgnError> to_round(chess::PgnGame game);

} // namespace trainer
