// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/blunders.h"

#include <gtest/gtest.h>

#include <cstddef>

#include "chess/position.h"
#include "chess/setup.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"
#include "ending_laws.h"
#include "sets/solved_sets.h"
#include "tests/thoroughness.h"

namespace endgame::sets {
namespace {

using chess::Color;
using chess::Role;

/// The placement of different pieces, with White attacking.
Placement placement_of(const chess::Board& board, const Material& material)
{
    Placement placement{
        board.of(Color::black, Role::king).first(), board.of(Color::white, Role::king).first(), {}};
    for (std::size_t i = 0; i < material.pieces().size(); ++i) {
        const auto [side, role] = material.pieces()[i];
        placement.pieces[i] = board.of(side == Side::attacker ? Color::white : Color::black, role).first();
    }
    return placement;
}

TEST(NotYetLost, ContainsPositionsWithALosingMove)
{
    std::size_t found = 0;
    for (const char* name : {"KRK", "KPK", "KBNK", "KBKN", "KQKP", "KPKP", "KPKB"}) {
        const Material material = *Material::parse(name);
        SolvedEndings solved;
        for (const Material& ending : solving_order(material))
            solved.add(std::make_shared<const Distances>(*solve(ending, solved)));
        const Rows rows = not_yet_lost(material, solved);
        const Tablebase table = solve(material);
        std::size_t wrong = 0;
        std::size_t count = 0;
        for_each_arrangement(material, chess::all_squares, [&](chess::Setup setup) {
            if (count++ % test::one_in(5) != 0)
                return;
            setup.turn = Color::black;
            const auto position = chess::Position::from(setup);
            const auto moves = position ? *table.ranked_moves(*position) : std::vector<RankedMove>{};
            const bool can_lose = !moves.empty() && moves.back().verdict.outcome() == Outcome::loss &&
                                  moves.front().verdict.outcome() != Outcome::loss;
            const Placement placement = placement_of(setup.board, material);
            const Mirror mirror = folding(placement.kings.defending, material.has_pawn());
            const auto [kings, pieces] = seen_in(mirror, placement);
            const ConstRow row = rows[row_of(kings)];
            const bool is_found = row.size() == 1
                                      ? chess::Bitboard{row[0]}.contains(pieces[0])
                                      : chess::Bitboard{row[index(pieces[0])]}.contains(pieces[1]);
            found += is_found ? 1 : 0;
            wrong += is_found == can_lose ? 0 : 1;
        });
        EXPECT_EQ(wrong, 0U) << name;
    }
    EXPECT_GT(found, 0U);
}

} // namespace
} // namespace endgame::sets
