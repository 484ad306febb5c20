// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "chess/legal_moves.h"
#include "chess/position.h"
#include "chess/san.h"
#include "endgame/verdict.h"
#include "kbnk_positions.h"

namespace endgame {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

/// Calls the action with one of every `stride` positions of both colours, either side to move.
template <typename Action>
void for_each_sample(std::size_t stride, Action action)
{
    std::size_t number = 0;
    for (const Color attacker : chess::all_colors) {
        for (const Color turn : chess::all_colors) {
            for_each_placement(chess::all_squares, chess::all_squares, [&](const KbnkPieces& pieces) {
                if (number++ % stride != 0)
                    return;
                if (const auto position = Position::from(setup_of(pieces, attacker, turn)))
                    action(*position);
            });
        }
    }
}

std::vector<std::string> san_of(const Position& position, const std::vector<Move>& moves)
{
    std::vector<std::string> texts;
    for (const Move move : moves)
        texts.push_back(to_san(position, move));
    return texts;
}

/// The position with the colours swapped.
Position with_colours_swapped(const Position& position)
{
    chess::Setup setup = position.setup();
    setup.turn = !setup.turn;
    for (const chess::Square square : position.board().occupied()) {
        const chess::Piece piece = *position.board().piece_at(square);
        setup.board.put(square, {!piece.color, piece.role});
    }
    return *Position::from(setup);
}

struct Fixture {
    const char* fen;
    int plies;
};

constexpr Fixture known_positions[] = {
    {"4k3/8/8/8/8/8/8/4KBN1 w", 55},  {"4k3/8/8/8/8/8/8/4KNB1 w", 57},
    {"1NBK4/8/8/8/8/8/8/3k4 w", 55},  {"6k1/5N2/5K2/5B2/8/8/8/8 w", 37},
    {"7K/4B3/4k3/8/8/8/8/2N5 w", 65}, {"8/8/7N/8/8/8/8/K1k1B3 w", 65},
    {"k7/2K5/8/1B1N4/8/8/8/8 w", 5},  {"8/8/3k4/8/8/3BN3/3K4/8 w", 53},
    {"8/8/8/8/B7/2NK4/1k6/8 b", 48},  {"8/7k/5B2/4N2K/8/8/8/8 b - - 83 42", 16},
};

TEST(Tablebase, SolvesTextbookPositions)
{
    for (const auto& [fen, plies] : known_positions) {
        const Position position = position_of(fen);
        const Verdict expected = plies % 2 == 1 ? Verdict::win(Plies{plies}) : Verdict::loss(Plies{plies});
        EXPECT_EQ(solved().probe(position), expected) << fen;
        EXPECT_EQ(solved().probe(with_colours_swapped(position)), expected) << fen << ", colours swapped";
        EXPECT_EQ(solved().optimal_line(position).size(), static_cast<std::size_t>(plies)) << fen;
    }
}

TEST(Tablebase, MatesInThreeWithTheKnightButNotWithTheQuietBishop)
{
    const Position position = position_of("k7/2K5/8/1B1N4/8/8/8/8 w");
    EXPECT_THAT(san_of(position, solved().best_moves(position)), UnorderedElementsAre("Nb6+", "Ne7"));
}

TEST(Tablebase, PhilidorsLineWastesNoMoves)
{
    Position position = position_of("6k1/5N2/5K2/5B2/8/8/8/8 w");
    for (const char* text : {"Be4", "Kf8", "Bh7", "Ke8", "Ne5", "Kd8", "Ke6", "Kc7", "Nd7", "Kb7", "Bd3",
                             "Kc6", "Be2", "Kc7", "Bb5", "Kd8", "Nc5"}) {
        const auto move = parse_move(position, text);
        ASSERT_TRUE(move) << text;
        if (position.turn() == Color::white) {
            EXPECT_THAT(solved().best_moves(position), testing::Contains(*move)) << text;
        }
        position = position.play(*move);
    }
}

TEST(Tablebase, IgnoresTheClocksWhenProbing)
{
    EXPECT_EQ(solved().probe(position_of("4k3/8/8/8/8/8/8/4KBN1 w - - 99 120")),
              solved().probe(position_of("4k3/8/8/8/8/8/8/4KBN1 w - - 0 1")));
}

TEST(Tablebase, ScoresCheckmateAsALossInZero)
{
    for (const char* fen : {"1k6/8/KN1B4/8/8/8/8/8 b", "5N1k/5K2/8/8/3B4/8/8/8 b", "8/8/8/2B5/8/6NK/8/6k1 b",
                            "k1N5/1BK5/8/8/8/8/8/8 b"}) {
        const Position position = position_of(fen);
        EXPECT_TRUE(is_checkmate(position)) << fen;
        EXPECT_EQ(solved().probe(position), Verdict::loss(Plies{0})) << fen;
    }
}

TEST(Tablebase, ScoresStalematesAndLostPiecesAsDraws)
{
    for (const char* fen : {"5N1k/5K2/8/3B4/8/8/8/8 b", "8/8/8/8/8/2N5/8/kBK5 b",  // stalemates
                            "8/8/8/3k4/3B4/8/8/KN6 b",                             // a piece hangs
                            "8/8/8/8/2BkN3/8/8/K7 w", "8/8/8/8/8/5K2/1k6/N4B2 w"}) // a fork, a trapped piece
        EXPECT_EQ(solved().probe(position_of(fen)), Verdict::draw()) << fen;
}

TEST(Tablebase, ScoresDeadPositionsAsDraws)
{
    for (const char* fen : {"4k3/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4K3 b", "4k3/8/8/8/8/8/8/4KB2 w",
                            "4k3/8/8/8/8/8/8/4KN2 b", "4kn2/8/8/8/8/8/8/4K3 w", "4kb2/8/8/8/8/8/8/4K3 b",
                            "4kb2/8/8/8/8/8/8/2B1K3 w"})
        EXPECT_EQ(solved().probe(position_of(fen)), Verdict::draw()) << fen;
}

TEST(Tablebase, DoesNotCoverOtherEndings)
{
    for (const char* fen :
         {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "4k3/8/8/8/8/8/8/3QK3 w",
          "4k3/8/8/8/8/8/8/R3K3 w", "4k3/4p3/8/8/8/8/8/4KBN1 w", "4k3/8/8/8/8/8/P7/4KBN1 w",
          "4kn2/8/8/8/8/8/8/4KB2 w", "4kn2/8/8/8/8/8/8/4KBN1 w", "4k3/8/8/8/8/8/8/2B1KB2 w",
          "4k3/8/8/8/8/8/8/1N2KN2 w", "4k3/8/8/8/8/8/P7/4K3 w", "4k3/8/8/8/8/8/8/2B1KBN1 w"}) {
        const Position position = position_of(fen);
        EXPECT_EQ(solved().probe(position), std::nullopt) << fen;
        EXPECT_EQ(solved().ranked_moves(position), std::nullopt) << fen;
        EXPECT_THAT(solved().best_moves(position), IsEmpty()) << fen;
        EXPECT_THAT(solved().optimal_line(position), IsEmpty()) << fen;
    }
}

TEST(Tablebase, RanksEveryLegalMoveBestFirst)
{
    Breaches breaches;
    for_each_sample(1'009, [&](const Position& position) {
        const std::vector<RankedMove> ranked = *solved().ranked_moves(position);
        // A stable sort of the generator's moves by value gives exactly this list.
        std::vector<RankedMove> expected;
        for (const Move move : legal_moves(position))
            expected.push_back({move, solved().probe(position.play(move))->for_mover()});
        const auto is_better = [](RankedMove a, RankedMove b) { return a.verdict > b.verdict; };
        std::stable_sort(expected.begin(), expected.end(), is_better);
        if (ranked != expected)
            breaches.add(position);
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

TEST(Tablebase, BestMovesKeepTheValueOfThePosition)
{
    Breaches breaches;
    for_each_sample(1'009, [&](const Position& position) {
        std::vector<Move> keeping;
        for (const Move move : legal_moves(position)) {
            if (solved().probe(position.play(move))->for_mover() == solved().probe(position))
                keeping.push_back(move);
        }
        if (solved().best_moves(position) != keeping)
            breaches.add(position);
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

TEST(Tablebase, HasNoBestMoveWithoutLegalMoves)
{
    const Position mate = position_of("1k6/8/KN1B4/8/8/8/8/8 b");
    EXPECT_THAT(*solved().ranked_moves(mate), IsEmpty());
    EXPECT_THAT(solved().best_moves(mate), IsEmpty());
    EXPECT_THAT(solved().optimal_line(mate), IsEmpty());
    const Position stalemate = position_of("8/8/8/8/8/2N5/8/kBK5 b");
    EXPECT_THAT(*solved().ranked_moves(stalemate), IsEmpty());
}

TEST(Tablebase, RanksTheMovesOfADrawnEnding)
{
    const Position position = position_of("k7/8/8/8/8/8/8/K1N5 b");
    EXPECT_EQ(solved().ranked_moves(position)->size(), 3U);
    EXPECT_EQ(solved().best_moves(position).size(), 3U);
    EXPECT_THAT(solved().optimal_line(position), IsEmpty());
}

TEST(BestOf, ReturnsTheLeadingMovesOfEqualValue)
{
    const Move move{chess::Square::a1, chess::Square::a2};
    const std::vector<RankedMove> ranked{{move, Verdict::win(Plies{3})},
                                         {move, Verdict::win(Plies{3})},
                                         {move, Verdict::win(Plies{5})},
                                         {move, Verdict::draw()}};
    EXPECT_EQ(best_of(ranked).size(), 2U);
    EXPECT_EQ(best_of(std::span{ranked}.subspan(2)).size(), 1U);
    EXPECT_TRUE(best_of({}).empty());
}

/// True if a line is legal and ends in mate.
bool leads_to_mate(Position position, const std::vector<Move>& line)
{
    for (const Move move : line) {
        if (!is_legal(position, move))
            return false;
        position = position.play(move);
    }
    return is_checkmate(position);
}

TEST(Tablebase, OptimalLinesMateInThePredictedPlies)
{
    Breaches breaches;
    for_each_sample(5'003, [&](const Position& position) {
        const Verdict verdict = *solved().probe(position);
        const std::vector<Move> line = solved().optimal_line(position);
        const bool is_right = verdict.is_draw()
                                  ? line.empty()
                                  : line.size() == static_cast<std::size_t>(verdict.to_mate().count()) &&
                                        leads_to_mate(position, line);
        if (!is_right)
            breaches.add(position);
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

TEST(Tablebase, OptimalLinesMateFromEachLongestMate)
{
    Breaches breaches;
    std::size_t longest_mates = 0;
    for (const auto& [turn, plies] : {std::pair{Color::white, 65}, {Color::black, 66}}) {
        for_each_placement(
            canonical_kings, chess::all_squares, [&, turn = turn, plies = plies](KbnkPieces pieces) {
                const auto position = Position::from(setup_of(pieces, Color::white, turn));
                if (!position || !is_canonical(pieces))
                    return;
                const Verdict verdict = *solved().probe(*position);
                if (verdict.is_draw() || verdict.to_mate() != Plies{plies})
                    return;
                ++longest_mates;
                const std::vector<Move> line = solved().optimal_line(*position);
                if (line.size() != static_cast<std::size_t>(plies) || !leads_to_mate(*position, line))
                    breaches.add(*position);
            });
    }
    EXPECT_EQ(longest_mates, 138U + 370U);
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

TEST(Tablebase, OccupiesAtMostEightMebibytes)
{
    EXPECT_GT(solved().memory(), 0U);
    EXPECT_LE(solved().memory(), std::size_t{8} << 20);
}

TEST(Tablebase, CanBeCopiedAndMoved)
{
    Tablebase copy = solved();
    const Tablebase moved = std::move(copy);
    const Position position = position_of(known_positions[0].fen);
    EXPECT_EQ(moved.probe(position), solved().probe(position));
}

/// The best moves in a position of an ending.
std::vector<std::string> best_at(const char* name, const char* fen)
{
    const Position position = position_of(fen);
    return san_of(position, solve(*Material::parse(name)).best_moves(position));
}

TEST(FiftyMoveRule, PrefersTheShortestMateThatResetsTheClock)
{
    // Kb2 mates as quickly, but not before the hundredth ply.
    EXPECT_THAT(best_at("KQPK", "7k/8/8/8/8/8/P7/K5Q1 w - - 0 80"), testing::Contains("Kb2"));
    EXPECT_THAT(best_at("KQPK", "7k/8/8/8/8/8/P7/K5Q1 w - - 97 80"), UnorderedElementsAre("a4"));
    EXPECT_THAT(best_at("KQPK", "7k/8/8/8/8/8/P7/K5Q1 w - - 99 80"), UnorderedElementsAre("a4"));
}

TEST(FiftyMoveRule, PrefersALongerLineThatKeepsTheWin)
{
    EXPECT_THAT(best_at("KPK", "8/8/8/1k6/8/8/4P2K/8 w - - 0 1"), testing::Not(testing::Contains("e3")));
    EXPECT_THAT(best_at("KPK", "8/8/8/1k6/8/8/4P2K/8 w - - 99 80"), UnorderedElementsAre("e3"));
    // The rook is lost, but the capture resets the clock.
    EXPECT_THAT(best_at("KRRK", "8/6K1/3R4/7k/6R1/8/8/8 w - - 98 80"), testing::Contains("Rf6"));
}

TEST(FiftyMoveRule, SavesALosingSideThatLeavesTheClockRunning)
{
    const Tablebase table = solve(*Material::parse("KQKP"));
    const Position position = position_of("8/8/8/8/p7/2k5/8/K6Q b - - 99 80");
    EXPECT_EQ(table.is_cursed(position), true);
    const std::vector<RankedMove> ranked = *table.ranked_moves(position);
    EXPECT_TRUE(ranked.front().is_cursed);
    EXPECT_EQ(to_san(position, ranked.back().move), "a3");
    EXPECT_FALSE(ranked.back().is_cursed);
}

TEST(FiftyMoveRule, IsNotDecidedByDistanceToMateAlone)
{
    const Tablebase table = solve(*Material::parse("KQPK"));
    EXPECT_EQ(table.plies_to_zeroing(position_of("7k/8/8/8/8/8/P7/K5Q1 w - - 0 1")), Plies{1});
    EXPECT_EQ(table.is_cursed(position_of("7k/8/8/8/8/8/P7/K5Q1 w - - 99 80")), false);
    EXPECT_EQ(table.is_cursed(position_of("7k/8/8/8/8/8/P7/K5Q1 w - - 100 80")), true);
    EXPECT_EQ(table.is_cursed(position_of("7k/8/8/8/8/8/P7/K5Q1 b - - 98 80")), false);
    EXPECT_EQ(table.is_cursed(position_of("7k/8/8/8/8/8/P7/K5Q1 b - - 99 80")), true);
}

TEST(FiftyMoveRule, IsDecidedByDistanceToMateIfTheClockCannotBeReset)
{
    const Tablebase table = solve(kbnk);
    const Position position = position_of("8/7k/5B2/4N2K/8/8/8/8 b - - 84 42");
    EXPECT_EQ(table.plies_to_zeroing(position), table.probe(position)->to_mate());
    EXPECT_EQ(table.is_cursed(position), false);
    EXPECT_EQ(table.is_cursed(position_of("8/7k/5B2/4N2K/8/8/8/8 b - - 85 42")), true);
}

TEST(FiftyMoveRule, AcceptsMateOnTheHundredthPly)
{
    const Tablebase table = solve(*Material::parse("KQK"));
    EXPECT_EQ(table.is_cursed(position_of("k7/1Q6/1K6/8/8/8/8/8 b - - 100 80")), false);
    EXPECT_EQ(table.is_cursed(position_of("k7/7Q/1K6/8/8/8/8/8 w - - 99 80")), false);
    EXPECT_EQ(table.is_cursed(position_of("k7/7Q/1K6/8/8/8/8/8 w - - 100 80")), true);
}

TEST(FiftyMoveRule, IsUnknownForDrawsAndUncoveredPositions)
{
    const Tablebase table = solve(*Material::parse("KPK"));
    EXPECT_FALSE(table.is_cursed(position_of("4k3/8/4K3/8/8/8/8/8 w - - 99 80")));
    EXPECT_FALSE(table.plies_to_zeroing(position_of("k7/8/K7/P7/8/8/8/8 w - - 99 80")));
    EXPECT_FALSE(table.is_cursed(position_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 99 80")));
}

TEST(LongestMate, DependsOnTheAttacker)
{
    const Tablebase table = solve(*Material::parse("KQKR"));
    EXPECT_EQ(table.longest_mate(*Material::parse("KQKR")), 35);
    EXPECT_EQ(table.longest_mate(*Material::parse("KRKQ")), 19);
    EXPECT_EQ(table.longest_mate(*Material::parse("KQK")), 10);
    EXPECT_EQ(table.longest_mate(*Material::parse("KKQ")), 0);
    EXPECT_EQ(table.longest_mate(*Material::parse("KPK")), 0);
    EXPECT_EQ(solved().longest_mate(kbnk), 33);
}

TEST(EndingOf, IsNulloptIfNoTableCanCoverThePosition)
{
    EXPECT_EQ(ending_of(position_of("4k3/8/8/8/8/8/8/4K2R w - - 0 1")), *Material::parse("KRK"));
    EXPECT_EQ(ending_of(position_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1")), *Material::parse("KK"));
    EXPECT_EQ(ending_of(position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1")), std::nullopt);
    EXPECT_EQ(ending_of(position_of("4k3/pp6/8/8/8/8/8/4K2R w - - 0 1")), std::nullopt);
}

} // namespace
} // namespace endgame
