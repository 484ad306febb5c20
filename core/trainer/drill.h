// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "chess/piece.h"
#include "chess/position.h"
#include "endgame/tablebase.h"

namespace trainer {

/// The longest mate with bishop and knight, in moves.
inline constexpr int longest_mate = 33;

/// The colour of the squares a bishop stands on.
enum class BishopSquares { light, dark, either };

/// What a random start should be like; the attacker is to move and wins.
struct DrillRequest {
    chess::Color attacker = chess::Color::white;
    BishopSquares bishop = BishopSquares::either;
    /// The band of distances, in moves to mate, both ends included: 1 … `longest_mate`.
    int shortest = 1;
    int longest = longest_mate;

    friend bool operator==(const DrillRequest&, const DrillRequest&) = default;
};

/// A position that fits the request, each such position as likely as any other; the same seed gives the
/// same position on every machine. Nothing if the band holds no distance.
std::optional<chess::Position> random_start(const endgame::Tablebase& tablebase, const DrillRequest& request,
                                            std::uint64_t seed);

} // namespace trainer
