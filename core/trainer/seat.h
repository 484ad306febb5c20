// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trainer {

/// The side that the user plays; the program plays the rest.
enum class Seat { attacker, defender, both };

/// The way the program chooses its moves.
enum class Opponent {
    perfect,       ///< from the tablebases, where they cover the position
    rule_of_thumb, ///< by a short search without tablebases
    natural,       ///< from the tablebases, but defends like a human (opponents.h)
    slips,         ///< from the tablebases, but slips now and then (opponents.h)
    method,        ///< from the tablebases, but mates with bishop and knight by the method (method/method.h)
};

} // namespace trainer
