// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "chess/pgn.h"
#include "endgame/material.h"
#include "trainer/game.h"
#include "trainer/round.h"

namespace trainer {

/// The data that identify a round in a list.
struct RoundSummary {
    /// The ending of its start, if it is a known one.
    std::optional<endgame::Material> ending;
    /// The players, in a game that was read and has their names; otherwise empty.
    std::string white;
    std::string black;
    /// The full moves of the line, counting a half-finished one.
    std::size_t moves = 0;
    /// The reason why the round is over at the end of its line; `nullopt` if it is not over by the rules.
    std::optional<EndReason> end;
    /// The result given in a game that was read.
    chess::PgnResult result = chess::PgnResult::unknown;
    /// True if it is a page of a course.
    bool is_page = false;
    /// True if deleting it loses no moves: it was dealt and no move was played, or it is a page of a course
    /// that is not played out.
    bool is_unplayed = false;

    friend bool operator==(const RoundSummary&, const RoundSummary&) = default;
};

/// The summary of a round as it stands.
RoundSummary summary_of(const Round& round);

} // namespace trainer
