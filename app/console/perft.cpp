// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/perft.h"

#include <algorithm>

#include "chess/legal_moves.h"
#include "chess/perft.h"

namespace console {

namespace {

using chess::Move;
using chess::Position;

/// Trees up to this depth are counted without checking `stop`; that takes a millisecond at most.
constexpr int counted_at_once = 2;

std::optional<std::uint64_t> count(const Position& position, int depth, const std::function<bool()>& stop)
{
    if (depth <= counted_at_once || !stop)
        return chess::perft(position, depth);
    std::uint64_t leaves = 0;
    for (const Move move : legal_moves(position)) {
        const auto behind = count(position.play(move), depth - 1, stop);
        if (!behind || stop())
            return std::nullopt;
        leaves += *behind;
    }
    return leaves;
}

} // namespace

std::optional<std::vector<MoveCount>> divide(const Position& position, int depth,
                                             const std::function<bool()>& stop)
{
    std::vector<MoveCount> counts;
    for (const Move move : legal_moves(position)) {
        const auto leaves = count(position.play(move), depth - 1, stop);
        if (!leaves || (stop && stop()))
            return std::nullopt;
        counts.push_back({move, *leaves});
    }
    std::sort(counts.begin(), counts.end(),
              [](MoveCount a, MoveCount b) { return to_coordinates(a.move) < to_coordinates(b.move); });
    return counts;
}

Answer perft_text(const Position& position, int depth, bool is_divided)
{
    if (!is_divided || depth == 0)
        return std::to_string(chess::perft(position, depth)) + '\n';
    std::string text;
    std::uint64_t leaves = 0;
    const auto counts = divide(position, depth);
    for (const MoveCount& count : *counts) {
        text += to_coordinates(count.move) + ": " + std::to_string(count.leaves) + '\n';
        leaves += count.leaves;
    }
    return text + std::to_string(leaves) + '\n';
}

} // namespace console
