// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "chess/move.h"
#include "chess/piece.h"
#include "chess/position.h"

namespace console {

using Milliseconds = std::chrono::milliseconds;

/// The parameters of a "go" command.
struct GoRequest {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    /// The number of moves within which to find a mate.
    std::optional<int> mate;
    std::optional<Milliseconds> move_time;
    /// The remaining time of each side, by colour, and its increment per move.
    std::array<std::optional<Milliseconds>, 2> time;
    std::array<Milliseconds, 2> increment{};
    std::optional<int> moves_to_go;
    /// True if the answer must wait for `stop`.
    bool is_infinite = false;
    /// The depth of a leaf count, which replaces the search.
    std::optional<int> perft;
    /// The moves to choose from; empty for all.
    std::vector<chess::Move> search_moves;
};

/// Parses the words after "go"; unknown and invalid ones are ignored.
GoRequest parse_go(std::span<const std::string_view> words, const chess::Position& position);

/// The time that a side may spend on its move; `may_end_early` allows a search to end earlier if the next
/// depth would hardly be completed.
struct Allowance {
    Milliseconds time;
    bool may_end_early;
};
std::optional<Allowance> allowance(const GoRequest& request, chess::Color side);

} // namespace console
