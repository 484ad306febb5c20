// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Conversion of a round to a PGN game and back. Data beyond the PGN standard is stored in one tag and one
// comment command, which other programs ignore:
//
//     [RightCorner "1 seat=attacker seed=42 ending=KBNK attacker=white bishop=either moves=1-33 takebacks=2
//     exam=yes"]
//     1. Nd3 {[%rightcorner hint=piece]} Ke5 {[%rightcorner here]}
//
// A game that was read has "loaded=yes", or "loaded=*" (its own result) if that differs from the current one.
// A hint is written before the user's move, with the highest rung shown, or without a rung if the moves were
// shown. "before=piece" marks a move played before the last hints, with the highest rung shown by then, or
// "before" if none was. "played" marks a move that a hint played for the user, "finished" one that the
// program played to finish the game. "given-up" marks the position where the user gave up.

#include <span>
#include <string>
#include <string_view>

#include "chess/pgn.h"
#include "chess/result.h"
#include "trainer/round.h"

namespace trainer {

/// The tag that marks a game as one of our rounds.
inline constexpr std::string_view round_tag = "RightCorner";

/// The reason why a game with our tag cannot be resumed as a round.
enum class RoundPgnError {
    newer,      ///< A later version of this program wrote it.
    unreadable, ///< The content of its tag is invalid for its version.
};

/// Converts a round to a game: the moves played last are the main line, all others variations.
///
/// `to_round` restores the round except for the node numbers, the order of variations and the judgements,
/// which the tablebases provide again.
chess::PgnGame to_pgn(const Round& round);

/// Writes the same game, which takes a fraction of the time, as a long game is not copied. The tags given
/// replace those of the same names; a tag without a value is omitted.
std::string to_pgn_text(const Round& round, std::span<const chess::PgnTag> tags = {});

/// Converts a round to a game for other programs, without the data beyond the PGN standard.
chess::PgnGame to_plain_pgn(const Round& round);

/// Returns a round without the moves after its last node, such as those taken back.
Round without_moves_after_last(const Round& round);

/// Converts a game to a round: one of ours as it was left, any other as `Loaded`, at its start, with the user
/// playing both sides.
chess::Result<Round, RoundPgnError> to_round(chess::PgnGame game);

} // namespace trainer
