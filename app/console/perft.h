// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "console/answer.h"

namespace console {

/// A legal move and the number of leaves below it.
struct MoveCount {
    chess::Move move;
    std::uint64_t leaves;

    friend bool operator==(MoveCount, MoveCount) = default;
};

/// The number of leaves of the tree of legal moves at a depth in plies (at least one), for each move, ordered
/// by coordinates; `nullopt` if stopped by `stop`.
std::optional<std::vector<MoveCount>> divide(const chess::Position& position, int depth,
                                             const std::function<bool()>& stop = {});

/// `perft DEPTH [FEN] [--divide]`: the number of leaves on the last line; with `is_divided` preceded by a
/// line "e2e4: 20" for each move.
Answer perft_text(const chess::Position& position, int depth, bool is_divided);

} // namespace console
