// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practical_chances.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chess/legal_moves.h"
#include "chess/san.h"
#include "endgame/large_positions.h"
#include "endings.h"
#include "kbnk_positions.h"
#include "rounds.h"
#include "tests/thoroughness.h"
#include "trainer/defender.h"
#include "trainer/random.h"

namespace trainer {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using endgame::Material;
using endgame::position_of;
using endgame::table_of;
using endgame::Tablebase;
using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::IsEmpty;
using testing::IsSubsetOf;
using testing::Not;

constexpr DrawRules no_draws{RuleEffect::off, RuleEffect::off, RuleEffect::off};

const Tablebase& table_for(const Position& position)
{
    return table_of(*endgame::ending_of(position));
}

/// The most testing of the moves that hold the draw, as SAN.
std::vector<std::string> testing_moves(const Game& game)
{
    const Position& position = game.position();
    const Tablebase& known = table_for(position);
    std::vector<std::string> texts;
    for (const Move move : most_testing_moves(known, game, known.best_moves(position)))
        texts.push_back(to_san(position, move));
    return texts;
}

std::vector<std::string> testing_moves(const char* fen)
{
    return testing_moves(Game{position_of(fen)});
}

/// True if a side has won positions with the pieces on the board.
bool can_win(const Tablebase& known, const Position& position, Color side)
{
    return !end_of(position) && known.longest_mate(*Material::of(position.board(), side)) > 0;
}

/// True if a capture holds the draw and leaves the other side without a win.
bool can_be_taken(const Tablebase& known, const Position& position)
{
    return std::ranges::any_of(legal_moves(position), [&](Move move) {
        const Position after = position.play(move);
        return is_capture(position, move) && known.probe(after)->is_draw() &&
               !can_win(known, after, after.turn());
    });
}

/// A drawn position of an ending with the attacker to move that has more than one drawing move.
Position draw_of(const Tablebase& known, const Material& ending, Random& random)
{
    for (;;) {
        const auto position = draw_position({.material = ending}, endgame::Side::attacker,
                                            [&](std::size_t count) { return below(random, count); });
        if (position && known.probe(*position)->is_draw() && known.best_moves(*position).size() > 1)
            return *position;
    }
}

class PressingIn : public testing::TestWithParam<const char*> {};

TEST_P(PressingIn, NeverLeavesTheLastWinningMaterialEnPriseIfAnotherDrawingMoveKeepsIt)
{
    const Material ending = *Material::parse(GetParam());
    const Tablebase& known = table_of(ending);
    Random random{7};
    int positions_with_a_choice = 0;
    for (int i = 0; i < test::times(25); ++i) {
        const Position position = draw_of(known, ending, random);
        const std::vector<Move> drawing = known.best_moves(position);
        const auto loses = [&](Move move) { return can_be_taken(known, position.play(move)); };
        const auto keeps = [&](Move move) {
            return !loses(move) && can_win(known, position.play(move), position.turn());
        };
        if (!std::ranges::any_of(drawing, keeps))
            continue;
        ++positions_with_a_choice;
        const std::vector<Move> chosen = most_testing_moves(known, Game{position}, drawing);
        EXPECT_TRUE(std::ranges::all_of(chosen, keeps)) << to_fen(position.setup());
        EXPECT_THAT(chosen, AllOf(Not(IsEmpty()), IsSubsetOf(drawing)));
    }
    EXPECT_GT(positions_with_a_choice, 5);
}

INSTANTIATE_TEST_SUITE_P(Endings, PressingIn,
                         testing::Values("KRKB", "KRKN", "KQKP", "KPK", "KPKB", "KPKN", "KBPK", "KQKR"));

TEST(PracticalChances, KeepTheQueenAgainstAPawnOnTheSeventh)
{
    EXPECT_THAT(testing_moves("7K/8/4Q3/8/8/8/pk6/8 w"), AllOf(Not(IsEmpty()), Each(Not("Qxa2+"))));
}

TEST(PracticalChances, KeepTheRookFromAProtectedPiece)
{
    for (const char* fen : {"8/8/8/3k4/3n4/8/3R4/3K4 w", "8/8/8/3k4/3b4/8/3R4/3K4 w"})
        EXPECT_THAT(testing_moves(fen), AllOf(Not(IsEmpty()), Each(Not("Rxd4+")))) << fen;
}

TEST(PracticalChances, OfTheSideThatIsPressedAreBestInADeadDraw)
{
    EXPECT_THAT(testing_moves("8/8/8/3k4/3b4/2R5/8/3K4 b"), testing::ElementsAre("Bxc3"));
    EXPECT_THAT(testing_moves("8/8/8/3k4/3n4/1R6/8/3K4 b"), testing::ElementsAre("Nxb3"));
}

TEST(PracticalChances, OfEqualPiecesAreNotTradedAway)
{
    for (const char* fen : {"8/8/8/3k4/3r4/8/3R4/4K3 w", "8/8/3k4/8/3b4/8/3B4/4K3 w"})
        EXPECT_THAT(testing_moves(fen), AllOf(Not(IsEmpty()), Each(Not(testing::HasSubstr("xd4"))))) << fen;
}

TEST(PracticalChances, AreTakenWithMovesThatLeaveASingleReply)
{
    const char* fen = "4k3/8/4P3/3K4/8/8/8/8 w";
    const Position position = position_of(fen);
    for (const std::string& move : testing_moves(fen)) {
        const Position next = position.play(chess::parse_move(position, move).value());
        EXPECT_EQ(table_for(next).best_moves(next).size(), 1U) << move;
    }
}

TEST(PracticalChances, CountHalfForAPositionThatHasOccurred)
{
    Game game{position_of("4k3/8/4P3/3K4/8/8/8/8 w")};
    EXPECT_THAT(testing_moves(game), testing::ElementsAre("Ke5"));
    play(game, {"Ke5", "Ke7", "Kd5", "Ke8"});
    EXPECT_THAT(testing_moves(game), AllOf(Not(IsEmpty()), Each(Not("Ke5"))));
}

TEST(PracticalChances, AreTheSameEachTime)
{
    const char* fen = "8/8/8/3k4/3n4/8/3R4/3K4 w";
    EXPECT_EQ(testing_moves(fen), testing_moves(fen));
}

TEST(PracticalChances, KeepAPawnForThirtyMovesOnCoursePages)
{
    for (const char* fen : {"8/8/4k3/8/8/4K3/4P3/8 b", "8/5k2/8/8/P7/1K6/8/8 b"}) {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            Random random{seed};
            Game game{position_of(fen)};
            while (game.depth() < 60 && !game.end(no_draws))
                game.play(*choose_reply(table_of("KPK"), game, random));
            EXPECT_EQ(game.depth(), 60U) << fen;
            EXPECT_FALSE(game.position().board().of(chess::Role::pawn).empty()) << fen;
        }
    }
}

} // namespace
} // namespace trainer
