// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace trainer::repertoire {

/// A position of the textbooks that is worth learning by heart. The learner moves first.
struct StandardPosition {
    std::string_view fen;
    bool is_held = false; ///< drawn
    /// The moves that each move has to be allowed to be slower: with better ones, there are too many
    /// positions to know.
    int least_slower = 0;
};

inline constexpr std::array standard_positions{
    // Philidor's W, along the edge.
    StandardPosition{"5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1"},
    // Delétang's middle and small triangles; the king is shut in.
    StandardPosition{"4B3/1k2K3/8/8/8/3N4/8/8 w - - 0 1"},
    StandardPosition{"2B5/k2K4/8/8/N7/8/8/8 w - - 0 1"},
    // As far from mate as possible.
    StandardPosition{"8/8/8/5k2/8/8/1Q6/K7 w - - 0 1"},
    StandardPosition{"8/8/8/3k4/8/8/5R2/K7 w - - 0 1"},
    // The side to move takes the opposition.
    StandardPosition{"4k3/8/8/4K3/4P3/8/8/8 w - - 0 1"},
    StandardPosition{"4k3/8/4P3/4K3/8/8/8/8 b - - 0 1", true},
    // A centre pawn on the seventh rank.
    StandardPosition{"K7/3Q4/8/8/8/8/3pk3/8 w - - 0 1"},
    // The Lucena bridge.
    StandardPosition{"6K1/4k1P1/8/8/8/8/7r/5R2 w - - 0 1", false, 4},
};

} // namespace trainer::repertoire
