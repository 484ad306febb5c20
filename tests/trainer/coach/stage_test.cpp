// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/stage.h"

#include <gtest/gtest.h>

#include <map>
#include <ostream>
#include <random>
#include <set>
#include <vector>

#include "chess/legal_moves.h"
#include "coach/drawing.h"
#include "coach/images.h"
#include "endgame/positions.h"
#include "endings.h"
#include "kbnk_positions.h"
#include "tests/thoroughness.h"

namespace trainer::coach {

void PrintTo(const Standing& standing, std::ostream* out)
{
    *out << "stage " << static_cast<int>(standing.stage) << " squares";
    for (const chess::Square square : standing.squares)
        *out << ' ' << to_string(square);
}

namespace {

using chess::Bitboard;
using chess::Color;
using chess::Position;
using endgame::position_of;
using endgame::solved;
using enum chess::Square;

std::optional<Standing> standing_of(const Position& position)
{
    return standing(stage_pens(), solved(), position);
}

/// The squares that matter are marked on the board, those under pieces given beside it.
void expect_stage(Stage stage, Color turn, Bitboard under_pieces, std::string_view board)
{
    const Drawing drawn = drawing(board);
    const std::optional<Standing> found = standing_of(drawn.position(turn));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->stage, stage);
    EXPECT_EQ(found->squares, drawn.marked | under_pieces);
}

TEST(Stage, ComeTogetherIsAnAttackingKingOnTheEdgeOrFarFromItsKnight)
{
    expect_stage(Stage::come_together, Color::white, {}, R"(. . . . k . . .
                                                            . . . . . . . .
                                                            . . # # # # . .
                                                            . . # # # # . .
                                                            . . # # # # . .
                                                            . . # # # # . .
                                                            . . . . . . . .
                                                            . . . . K B N .)");
    EXPECT_EQ(standing_of(position_of("8/7k/8/8/3K4/8/8/5B1N w"))->stage, Stage::take_centre);
    EXPECT_EQ(standing_of(position_of("8/7k/8/8/8/2K5/8/5B1N w"))->stage, Stage::come_together);
}

TEST(Stage, TakeTheCentreIsAnOpenKingWithThePiecesTogether)
{
    // The program's first position.
    expect_stage(Stage::take_centre, Color::white, {d6, d3, e3}, R"(. . . . . . . .
                                                                    . . . . . . . .
                                                                    . . # k # # . .
                                                                    . . # # # # . .
                                                                    . . # # # # . .
                                                                    . . # B N # . .
                                                                    . . . K . . . .
                                                                    . . . . . . . .)");
}

TEST(Stage, WrongCornerIsAPenOnTheEdgeNearIt)
{
    // Philidor's position: h8 is a wrong corner, a8 and h1 are the right ones.
    expect_stage(Stage::wrong_corner, Color::white, {}, R"(# . . . . . k #
                                                           . . . . . . . N
                                                           . . . . . K . .
                                                           . . . . . B . .
                                                           . . . . . . . .
                                                           . . . . . . . .
                                                           . . . . . . . .
                                                           # . . . . . . #)");
}

TEST(Stage, DriveToTheEdgeIsAKingWhoCanBeKeptOutOfTheCentre)
{
    const Position position = position_of("8/4N3/8/8/k7/3K4/8/2B5 w");
    EXPECT_EQ(standing_of(position)->stage, Stage::drive_to_edge);
    EXPECT_TRUE(standing_of(position)->squares.contains(a4));
}

TEST(Stage, EdgesAreShownWhole)
{
    const chess::Bitboard edge =
        chess::rank_squares(0) | chess::rank_squares(7) | chess::file_squares(0) | chess::file_squares(7);
    const Position position = position_of("4k3/R7/8/8/8/8/8/4K3 w - - 0 1");
    for (const Stage stage : {Stage::drive_to_edge, Stage::shut_edge, Stage::opposition})
        EXPECT_EQ(stage_squares(stage, position, Color::white), edge);
}

TEST(Stage, LargeNetLiesBehindADiagonalOfSeven)
{
    expect_stage(Stage::large_triangle, Color::white, {d6}, R"(. # . k . . . .
                                                          . . # . . . . .
                                                          . . . B . . . .
                                                          . . . . # . . .
                                                          K N . . . # . .
                                                          . . . . . . # .
                                                          . . . . . . . #
                                                          . . . . . . . .)");
}

TEST(Stage, TheWIsTheKnightsWayAndBreakoutWhereHeStepsOffTheEdge)
{
    expect_stage(Stage::w, Color::black, {f7, e5}, R"(. . . . . k . .
                                                      . # . # . . . B
                                                      . . . . . K . .
                                                      . . # . N . . .
                                                      . . . . . . . .
                                                      . . . . . . . .
                                                      . . . . . . . .
                                                      . . . . . . . .)");
    expect_stage(Stage::breakout, Color::black, {d7}, R"(. . . . . . . .
                                                    . # k N . # . B
                                                    . . . . K . . .
                                                    . . # . # . . .
                                                    . . . . . . . .
                                                    . . . . . . . .
                                                    . . . . . . . .
                                                    . . . . . . . .)");
}

TEST(Stage, SmallerNetsLieBehindDiagonalsOfFiveAndThree)
{
    expect_stage(Stage::middle_triangle, Color::white, {b5, d7}, R"(. . . k # . . .
                                                     . . . N . . . .
                                                     . . # . K . . .
                                                     . B . . . . . .
                                                     # . . . . . . .
                                                     . . . . . . . .
                                                     . . . . . . . .
                                                     . . . . . . . .)");
    expect_stage(Stage::small_triangle, Color::white, {c8}, R"(k . B . . . . .
                                                          . # . . . . . .
                                                          # . . K . . . .
                                                          . N . . . . . .
                                                          . . . . . . . .
                                                          . . . . . . . .
                                                          . . . . . . . .
                                                          . . . . . . . .)");
}

TEST(Stage, CountsOnlyIfBestPlayKeepsIt)
{
    // The king can be held behind the diagonal of three; the shortest mate lets it out.
    const Position in_the_corner = position_of("8/8/8/8/8/5K2/2B3N1/6k1 w");
    EXPECT_EQ(stage_pens().triangles.of(in_the_corner), 1);
    EXPECT_EQ(standing_of(in_the_corner)->stage, Stage::middle_triangle);
}

TEST(Stage, CornerIsAKingAKnightsMoveFromIt)
{
    expect_stage(Stage::mate, Color::black, {g3}, R"(. . . . . . . .
                                                 . . . . . . . .
                                                 . . . . . . . .
                                                 . . . . . B . .
                                                 . . . . . . . .
                                                 . . . . N . K .
                                                 . . . . . # . .
                                                 . . . . . . k #)");
}

TEST(Stage, MateWithinThreeMovesIsTheLastStage)
{
    // In the wrong corner, where mate cannot be forced from afar.
    EXPECT_EQ(standing_of(position_of("7k/8/7K/8/B4N2/8/8/8 w")),
              (Standing{Stage::mate, {h8, f7, g6}, false}));
    EXPECT_TRUE(is_in_stage(stage_pens(), solved(), position_of("7k/8/7K/8/B4N2/8/8/8 w"), Stage::mate));
    EXPECT_FALSE(
        is_in_stage(stage_pens(), solved(), position_of("7k/8/7K/8/B4N2/8/8/8 w"), Stage::wrong_corner));
}

TEST(Stage, TheWEndsNextToTheRightCorner)
{
    EXPECT_EQ(standing_of(position_of("4K3/N6k/8/8/8/8/8/6B1 w"))->stage, Stage::large_triangle);
}

TEST(Stage, BoxAndEdgeDependOnReachWithoutCaptures)
{
    const auto stage = [](const char* fen, const char* ending) {
        const auto found = standing(stage_pens(), endgame::table_of(ending), position_of(fen));
        return found ? std::optional{found->stage} : std::nullopt;
    };
    EXPECT_EQ(stage("8/8/8/4k3/8/8/8/R3K3 w - - 0 1", "KRK"), Stage::box);
    EXPECT_EQ(stage("8/8/8/4k3/R7/8/8/4K3 w - - 0 1", "KRK"), Stage::box);
    EXPECT_EQ(stage("8/8/8/2k5/8/8/8/B3K2B w - - 0 1", "KBBK"), Stage::open);
    EXPECT_EQ(stage("4k3/R7/8/8/8/8/8/4K3 w - - 0 1", "KRK"), Stage::shut_edge);
    EXPECT_EQ(stage("4k3/7R/4K3/8/8/8/8/8 w - - 0 1", "KRK"), Stage::opposition);
    EXPECT_EQ(stage("4k3/7R/4K3/8/8/8/8/8 b - - 0 1", "KRK"), Stage::shut_edge) << "White must give way next";
    EXPECT_EQ(stage("8/8/8/8/8/1K6/7R/k7 b - - 0 1", "KRK"), Stage::shut_edge);
    EXPECT_EQ(stage("8/8/8/8/8/8/kQ6/2K5 b - - 0 1", "KQK"), Stage::shut_edge);
    EXPECT_EQ(stage("K7/8/kB6/8/B7/8/8/8 w - - 0 1", "KBBK"), Stage::shut_edge)
        << "two bishops do not check along an edge";
}

TEST(Stage, AKingOnAKeySquareWinsAndAFarOneIsOutrun)
{
    const auto at = [](const char* fen) {
        return standing(stage_pens(), endgame::table_of("KPK"), position_of(fen));
    };
    EXPECT_EQ(at("4k3/8/4K3/4P3/8/8/8/8 b"), (Standing{Stage::key_square, {d6, e6, f6, d7, e7, f7}}));
    EXPECT_EQ(at("4k3/8/8/8/8/4K3/4P3/8 w"), (Standing{Stage::to_key_squares, {d4, e4, f4}}));
    EXPECT_EQ(at("8/8/8/1P5k/8/8/8/K7 w"), (Standing{Stage::outrun, {b6, b7, b8}}));
    EXPECT_EQ(at("6K1/8/8/6P1/8/8/8/k7 w"), (Standing{Stage::outrun, {g6, g7, g8}}))
        << "its king can step aside";
    EXPECT_EQ(at("6K1/8/8/6P1/8/8/2k5/8 b")->stage, Stage::key_square) << "the king has passed them";
    EXPECT_EQ(at("5K2/5P2/8/1k6/8/8/8/8 b")->stage, Stage::outrun) << "its king steps aside";
    EXPECT_EQ(at("8/8/2K5/8/k7/8/6P1/8 b")->stage, Stage::to_key_squares) << "it is far from the pawn";
    // Stalemate.
    EXPECT_EQ(at("4k3/4P3/4K3/8/8/8/8/8 b"), std::nullopt);
}

TEST(Stage, OtherEndingsHaveNoStages)
{
    EXPECT_EQ(standing(stage_pens(), endgame::table_of("KQKR"), position_of("8/8/8/4k3/8/4r3/8/KQ6 w")),
              std::nullopt);
    EXPECT_EQ(standing_of(Position::initial()), std::nullopt);
}

/// True if a stage is one of bishop and knight.
bool is_kbnk(Stage stage)
{
    return first_kbnk_stage <= stage && stage <= last_kbnk_stage;
}

TEST(Stage, StagesCoverExactlyTheWonPositions)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    endgame::Breaches breaches;
    std::size_t count = 0;
    endgame::for_each_placement(
        endgame::canonical_kings, chess::all_squares, [&](const endgame::KbnkPieces& pieces) {
            if (!is_canonical(pieces) || count++ % test::one_in(50) != 0)
                return;
            for (const Color turn : chess::all_colors) {
                const auto position = Position::from(setup_of(pieces, Color::white, turn));
                if (!position)
                    continue;
                const auto found = standing_of(*position);
                const bool is_won = !solved().probe(*position)->is_draw();
                if (found.has_value() != is_won || (found && !is_kbnk(found->stage)))
                    breaches.add(*position);
            }
        });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

TEST(Stage, AreTheSameInAllImagesOfEitherColour)
{
    endgame::Breaches breaches;
    for_each_sample(endgame::is_sanitized ? 20'000 : 2'000, [&](const Position& position) {
        const auto found = standing_of(position);
        if (!found)
            return;
        for (const View& view : all_views()) {
            if (standing_of(view.seen(position)) !=
                Standing{found->stage, view.seen(found->squares), found->is_kings_turn, found->is_pawns_turn})
                breaches.add(position);
        }
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

/// The changes of stage from one position of some lines to the next.
struct Steps {
    int all = 0;
    int forward = 0;
    int back = 0;

    void add(Stage from, Stage to)
    {
        ++all;
        forward += to > from ? 1 : 0;
        back += to < from ? 1 : 0;
    }
};

TEST(Stage, GoForwardOnLinesOfBestPlay)
{
    // 97.3 % of the steps lead forward over 20,000 lines; coach_measure counts them.
    const endgame::Positions starts = solved().won_positions({.material = endgame::kbnk});
    std::mt19937_64 random{2};
    std::map<Stage, Steps> steps;
    Steps together;
    for (int line = 0; line < (endgame::is_sanitized ? 20 : 1'000); ++line) {
        Position position = starts.nth(random() % starts.count());
        for (auto from = standing_of(position)->stage; !is_checkmate(position);) {
            const std::vector<chess::Move> moves = solved().best_moves(position);
            position = position.play(moves[random() % moves.size()]);
            const Stage to = standing_of(position)->stage;
            steps[from].add(from, to);
            together.add(from, to);
            from = to;
        }
    }
    EXPECT_GE(100 * together.forward, 97 * (together.forward + together.back));
    for (const auto& [stage, of_stage] : steps)
        EXPECT_GE(100 * (of_stage.all - of_stage.back), 95 * of_stage.all) << name_of(stage);
}

TEST(StageTest, EveryStageHasANameOfItsOwn)
{
    std::set<std::string_view> names;
    for (int i = 0; i <= static_cast<int>(Stage::opposition); ++i) {
        const auto stage = static_cast<Stage>(i);
        EXPECT_EQ(stage_named(name_of(stage)), stage);
        names.insert(name_of(stage));
    }
    EXPECT_EQ(names.size(), static_cast<std::size_t>(Stage::opposition) + 1);
    EXPECT_EQ(name_of(Stage::w), "w");
    EXPECT_EQ(name_of(Stage::opposition), "opposition");
    EXPECT_FALSE(stage_named(""));
    EXPECT_FALSE(stage_named("Mate"));
}

TEST(StageTest, FormerNamesAreStillRead)
{
    EXPECT_EQ(stage_named("apart"), Stage::come_together);
    EXPECT_EQ(stage_named("free"), Stage::take_centre);
    EXPECT_EQ(stage_named("edge"), Stage::drive_to_edge);
    EXPECT_EQ(stage_named("large-net"), Stage::large_triangle);
    EXPECT_EQ(stage_named("middle-net"), Stage::middle_triangle);
    EXPECT_EQ(stage_named("small-net"), Stage::small_triangle);
    EXPECT_EQ(stage_named("corner"), Stage::mate);
}

TEST(StageTest, AnEndingHasTheStagesThatItsPositionsHave)
{
    const auto count = [](const char* name) { return stages_of(*endgame::Material::parse(name)).size(); };
    EXPECT_EQ(count("KBNK"), 10U);
    EXPECT_EQ(count("KPK"), 3U);
    EXPECT_EQ(count("KQK"), 3U) << "a queen shuts him in wherever she stands";
    EXPECT_EQ(count("KBBK"), 3U) << "bishops do not check along an edge";
    EXPECT_EQ(count("KQKR"), 0U);
    EXPECT_EQ(count("KPPK"), 0U);
    EXPECT_EQ(count("KBPK"), 0U);
}

} // namespace
} // namespace trainer::coach
