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

/// What a person knows a round by in a list of them.
struct RoundSummary {
    /// The ending it began with, if that is one we know.
    std::optional<endgame::Material> ending;
    /// Who played, in a game that was read and says so; else empty.
    std::string white;
    std::string black;
    /// The full moves of what was played last, one that is half done included.
    std::size_t moves = 0;
    /// Why it is over at the end of what was played last, if it is by the rules.
    std::optional<EndReason> end;
    /// The result that a game which was read tells.
    chess::PgnResult result = chess::PgnResult::unknown;
    /// Whether there is nothing in it that cannot be had again: it was dealt and nobody moved, or it is a
    /// page of a course that is not played out.
    bool is_unplayed = false;

    friend bool operator==(const RoundSummary&, const RoundSummary&) = default;
};

/// The summary of a round as it stands.
RoundSummary summary_of(const Round& round);

} // namespace trainer
