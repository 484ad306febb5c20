// SPDX-License-Identifier: GPL-3.0-or-later

// The table of outside passers (chess/pawns.h) ignores the pawn's own king. These tests compare it with the
// solved ending of king and pawn against king.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "chess/bitboard.h"
#include "chess/pawns.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"

namespace endgame {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Role;
using chess::Square;

const Tablebase& pawn_ending()
{
    static const Tablebase table = solve(*Material::parse("KPK"));
    return table;
}

/// A pawn, the king that has to stop it, and the side to move.
struct Race {
    Color side;
    Square pawn;
    Square king;
    Color turn;

    bool is_outside() const { return chess::outside(side, king, turn).contains(pawn); }
    /// The squares on which the pawn's own king blocks it.
    Bitboard way() const
    {
        Bitboard squares;
        for (const Square square : chess::file_squares(file_of(pawn))) {
            if (relative_rank(square, side) > relative_rank(pawn, side))
                squares |= Bitboard{square};
        }
        return squares;
    }
};

/// The numbers of won and drawn positions of a race over the squares of the pawn's own king.
struct Results {
    std::size_t won = 0;
    std::size_t drawn = 0;
};

Results results_of(const Race& race, Bitboard own_kings)
{
    Results results;
    for (const Square own : own_kings - Bitboard{race.pawn, race.king}) {
        chess::Setup setup;
        setup.turn = race.turn;
        setup.board.put(race.pawn, {race.side, Role::pawn});
        setup.board.put(race.king, {!race.side, Role::king});
        setup.board.put(own, {race.side, Role::king});
        if (const auto position = chess::Position::from(setup))
            ++(pawn_ending().probe(*position)->is_draw() ? results.drawn : results.won);
    }
    return results;
}

template <typename Action>
void for_each_race(Action action)
{
    for (const Color side : chess::all_colors) {
        for (const Color turn : chess::all_colors) {
            for (const Square pawn : ~(chess::rank_squares(0) | chess::rank_squares(7))) {
                for (const Square king : ~Bitboard{pawn})
                    action(Race{side, pawn, king, turn});
            }
        }
    }
}

TEST(OutsidePassers, WinUnlessTheirOwnKingBlocksThem)
{
    std::size_t races = 0;
    Results sum;
    for_each_race([&](const Race& race) {
        if (!race.is_outside())
            return;
        const Results results = results_of(race, ~race.way());
        races += results.won + results.drawn > 0 ? 1 : 0;
        sum.won += results.won;
        sum.drawn += results.drawn;
    });
    EXPECT_EQ(races, 2 * 3'082U);
    EXPECT_EQ(sum.won, 2 * 163'576U);
    EXPECT_EQ(sum.drawn, 0U);
}

TEST(OutsidePassers, AreAllRacesWonForEveryOwnKingExceptTwelve)
{
    // A pawn that is caught needs its king, and from some squares that king is too far away to help. Only if
    // the pawn is on its second rank and the opposing king in a far corner does it arrive in time from
    // everywhere.
    std::size_t races = 0;
    std::vector<std::string> always_won;
    for_each_race([&](const Race& race) {
        const Results results = race.is_outside() ? Results{} : results_of(race, chess::all_squares);
        if (results.won + results.drawn == 0)
            return;
        ++races;
        if (results.drawn == 0 && race.side == Color::white)
            always_won.push_back(to_string(race.king) + to_string(race.pawn));
        EXPECT_TRUE(results.drawn > 0 || race.turn == race.side);
    });
    EXPECT_EQ(races, 2 * 2'882U);
    EXPECT_THAT(always_won, testing::UnorderedElementsAre("a8d2", "a8e2", "a8f2", "b8e2", "b8f2", "b8g2",
                                                          "g8b2", "g8c2", "g8d2", "h8c2", "h8d2", "h8e2"));
}

} // namespace
} // namespace endgame
