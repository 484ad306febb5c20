// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trainer {

/// Whom the user plays; the program plays the rest.
enum class Seat { attacker, defender, both };

/// How the program chooses its moves.
enum class Opponent {
    perfect,       ///< from the solved tables, as far as they go
    rule_of_thumb, ///< by a short search without any table
    natural,       ///< from the tables, but defends as people do (opponents.h)
    slips,         ///< from the tables, but slips now and then (opponents.h)
    method,        ///< from the tables, but mates with bishop and knight by the method (method/method.h)
};

} // namespace trainer
