// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The positions that a user of the method (method.h) knows by heart, with one move each: those in which a
// stubborn defender would otherwise force the user to look far ahead.

#include <array>
#include <string_view>

namespace trainer::method {

/// A position known by heart: the board of a FEN, White attacking and to move, and the move.
struct KnownPosition {
    std::string_view board;
    std::string_view move;
};

/// The positions in order of their distance to mate, each representing its images under the symmetries of the
/// board and for both colours; chosen by tests/trainer/method/choose_by_heart.cpp.
inline constexpr std::array<KnownPosition, 25> known_positions{{
    {"8/8/8/2BK4/3N4/8/8/1k6", "Kc4"}, {"8/8/8/8/4N3/4BK2/8/4k3", "Bd4"},  {"8/8/8/8/2NB4/5K2/8/4k3", "Bc5"},
    {"8/8/8/8/4N3/4K3/2k4B/8", "Nd2"}, {"8/8/8/8/3N4/4BK2/8/4k3", "Nb3"},  {"8/8/8/8/5B2/5K2/5N2/4k3", "Be3"},
    {"8/8/8/8/2NBK3/8/8/5k2", "Kf3"},  {"8/8/8/8/5B2/3N1K2/8/3k4", "Nb4"}, {"8/8/8/8/8/5K2/5N1B/4k3", "Ne4"},
    {"8/8/8/8/5N2/4BK2/8/4k3", "Nh5"}, {"8/8/8/2B5/2NK4/8/8/4k3", "Ke3"},  {"8/8/8/2B1N3/3K4/8/8/4k3", "Ke3"},
    {"8/8/8/4N3/3BK3/8/8/4k3", "Ke3"}, {"8/8/8/8/4N3/5KB1/8/5k2", "Bh2"},  {"8/8/8/8/3NK3/4B3/8/5k2", "Kf3"},
    {"8/8/8/4N3/3BK3/8/8/3k4", "Be3"}, {"8/8/8/8/3NKB2/8/8/3k4", "Be3"},   {"8/8/8/4B3/3NK3/8/8/3k4", "Bf4"},
    {"8/8/8/8/8/5KB1/5N2/4k3", "Ne4"}, {"8/8/8/8/1N3B2/5K2/8/4k3", "Ke3"}, {"8/8/8/8/3NKB2/8/8/4k3", "Ke3"},
    {"8/8/8/8/8/5KB1/5N2/5k2", "Bh2"}, {"8/8/8/8/5B2/5K2/5N2/5k2", "Bh2"}, {"8/8/8/8/3B4/5K2/8/4k1N1", "Be3"},
    {"8/8/8/8/5N2/5KB1/8/5k2", "Nd3"},
}};

} // namespace trainer::method
