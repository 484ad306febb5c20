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

/// What a GUI asks for with "go".
struct GoRequest {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    /// The moves in which to look for a mate.
    std::optional<int> mate;
    std::optional<Milliseconds> move_time;
    /// What the clocks show, by colour, and what each move adds to them.
    std::array<std::optional<Milliseconds>, 2> time;
    std::array<Milliseconds, 2> increment{};
    std::optional<int> moves_to_go;
    /// Whether to answer only at `stop`.
    bool is_infinite = false;
    /// To count the tree of moves and nothing else.
    std::optional<int> perft;
    /// The moves to choose among; all of them if empty.
    std::vector<chess::Move> search_moves;
};

/// Reads what follows "go"; what it does not know, or cannot read, is left out.
GoRequest parse_go(std::span<const std::string_view> words, const chess::Position& position);

/// The time a side may think about its move, and whether a search may end earlier because the next
/// depth would hardly be finished; nothing if it may think as long as it likes.
struct Allowance {
    Milliseconds time;
    bool may_end_early;
};
std::optional<Allowance> allowance(const GoRequest& request, chess::Color side);

} // namespace console
