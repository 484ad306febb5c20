// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <initializer_list>
#include <map>
#include <random>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "ending_laws.h"
#include "endings.h"
#include "tests/thoroughness.h"
#include "trainer/coach/reason.h"

namespace trainer::coach {

/// Counts by kind the reasons that `find` names for each move in random positions of some endings, and fails
/// at the first that is not true. It tries `positions` of each ending, or a million in all if exhaustive.
template <typename Find, typename IsTrue>
std::map<Reason::Kind, std::size_t> check_named(std::initializer_list<const char*> endings, int positions,
                                                Find find, IsTrue is_true)
{
    std::mt19937_64 random{35};
    std::map<Reason::Kind, std::size_t> named;
    constexpr int million = 1'000'000;
    const int count = test::is_exhaustive() ? million / static_cast<int>(endings.size()) : positions;
    for (const char* ending : endings) {
        const endgame::Tablebase& known = endgame::table_of(ending);
        for (int i = 0; i < count; ++i) {
            const chess::Position position = random_position(*endgame::Material::parse(ending), random);
            for (const chess::Move move : legal_moves(position)) {
                for (const Reason& reason : find(known, position, move)) {
                    ++named[reason.kind];
                    if (!is_true(known, position, move, reason)) {
                        ADD_FAILURE() << to_fen(position.setup()) << ' ' << to_coordinates(move) << ' '
                                      << static_cast<int>(reason.kind);
                        return named;
                    }
                }
            }
        }
    }
    return named;
}

} // namespace trainer::coach
