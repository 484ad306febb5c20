// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/census.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <optional>
#include <random>
#include <span>
#include <vector>

#include "chess/king_safety.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"
#include "kbnk_positions.h"

namespace endgame {
namespace {

using chess::Color;
using chess::Role;
using chess::Square;

/// Calls the action with every arrangement of an ending of three pieces on different squares.
template <typename Action>
void for_each_arrangement(Piece piece, Action action)
{
    for (const Square defender : chess::all_squares) {
        for (const Square attacker : chess::all_squares - chess::Bitboard{defender}) {
            for (const Square square : chess::all_squares - chess::Bitboard{defender, attacker}) {
                chess::Setup setup;
                setup.board.put(defender, {Color::black, Role::king});
                setup.board.put(attacker, {Color::white, Role::king});
                setup.board.put(square,
                                {piece.side == Side::attacker ? Color::white : Color::black, piece.role});
                action(setup);
            }
        }
    }
}

/// Adds a placement with a side to move if it is legal.
void add(Census& census, chess::Setup setup, Color turn)
{
    const chess::Board& board = setup.board;
    setup.turn = turn;
    const auto is_in_check = [&](Color side) {
        return !is_safe(board, board.of(side, Role::king).first(), !side, board.occupied());
    };
    if (is_in_check(!turn))
        return;
    const std::size_t column = turn == Color::white ? 0 : 1;
    ++census.legal[column];
    if (is_in_check(turn))
        ++census.in_check[column];
    else if (is_stalemate(*chess::Position::from(setup)))
        ++census.stalemated[column];
}

/// Places the remaining pieces on all allowed free squares, and adds the results.
void add_all(Census& census, const chess::Setup& setup, std::span<const chess::Piece> rest)
{
    if (rest.empty()) {
        for (const Color turn : chess::all_colors)
            add(census, setup, turn);
        return;
    }
    const chess::Bitboard last_ranks = chess::rank_squares(0) | chess::rank_squares(7);
    const chess::Bitboard forbidden = rest[0].role == Role::pawn ? last_ranks : chess::Bitboard{};
    for (const Square square : ~setup.board.occupied() - forbidden) {
        chess::Setup more = setup;
        more.board.put(square, rest[0]);
        add_all(census, more, rest.subspan(1));
    }
}

/// Counts an ending by the rules, one placement after another.
Census counted_by_the_rules(const Material& material)
{
    std::vector<chess::Piece> pieces{{Color::white, Role::king}, {Color::black, Role::king}};
    for (const Piece piece : material.pieces()) {
        const bool attacks = piece.side == Side::attacker;
        pieces.push_back({attacks ? Color::white : Color::black, piece.role});
    }
    Census census;
    add_all(census, {}, pieces);
    return census;
}

TEST(Census, AgreesWithCountingByTheRules)
{
    std::vector<const char*> endings{"KK", "KQK", "KRK", "KBK", "KNK", "KPK", "KKQ", "KKP"};
    if (!is_sanitized)
        endings.push_back("KQKP");
    for (const char* const name : endings) {
        const Material material = *Material::parse(name);
        const Census found = census_of(material);
        const Census by_rules = counted_by_the_rules(material);
        EXPECT_EQ(found.legal, by_rules.legal) << name;
        EXPECT_EQ(found.in_check, by_rules.in_check) << name;
        EXPECT_EQ(found.stalemated, by_rules.stalemated) << name;
    }
}

TEST(Census, OfBareKingsCountsPairsOfNonAdjacentKings)
{
    const Census census = census_of(Material{});
    EXPECT_EQ(census.legal, (PerTurn{3'612, 3'612}));
    EXPECT_EQ(census.in_check, (PerTurn{0, 0}));
    EXPECT_EQ(census.stalemated, (PerTurn{0, 0}));
}

TEST(TablebaseWins, AgreeWithTheValuesOfAllPositions)
{
    for (const Role role : {Role::queen, Role::rook, Role::pawn}) {
        const Material material{{Side::attacker, role}};
        const Tablebase table = solve(material);
        Wins expected;
        for_each_arrangement({Side::attacker, role}, [&](chess::Setup setup) {
            for (const Color turn : chess::all_colors) {
                setup.turn = turn;
                const auto position = chess::Position::from(setup);
                const auto verdict = position ? table.probe(*position) : std::nullopt;
                if (verdict && !verdict->is_draw())
                    expected.add(static_cast<std::size_t>(verdict->to_mate().count()), 1);
            }
        });
        const Wins wins = table.wins(material);
        ASSERT_EQ(wins.size(), expected.size()) << material.name();
        for (std::size_t plies = 0; plies < wins.size(); ++plies)
            EXPECT_EQ(wins.at(plies), expected.at(plies)) << material.name() << ' ' << plies;
    }
}

/// The statistics of a random sample of an ending's placements.
struct Sample {
    Census census;
    PerTurn won_soon{};
    PerTurn won{};
};

/// Samples `count` placements of the pieces on different squares.
Sample drawn_from(const Tablebase& table, const Material& material, int count, int soon)
{
    std::mt19937_64 random{1};
    Sample sample;
    for (int i = 0; i < count; ++i) {
        chess::Setup setup;
        const auto put = [&](chess::Piece piece) {
            Square square = chess::square_at(random() % 64);
            while (setup.board.occupied().contains(square))
                square = chess::square_at(random() % 64);
            setup.board.put(square, piece);
        };
        put({Color::white, Role::king});
        put({Color::black, Role::king});
        for (const Piece piece : material.pieces())
            put({piece.side == Side::attacker ? Color::white : Color::black, piece.role});
        for (const Color turn : chess::all_colors) {
            add(sample.census, setup, turn);
            setup.turn = turn;
            const auto position = chess::Position::from(setup);
            const auto verdict = position ? table.probe(*position) : std::nullopt;
            const auto winning = turn == Color::white ? Outcome::win : Outcome::loss;
            if (!verdict || verdict->outcome() != winning)
                continue;
            const std::size_t column = turn == Color::white ? 0 : 1;
            ++sample.won[column];
            sample.won_soon[column] += verdict->to_mate().count() <= soon ? 1 : 0;
        }
    }
    return sample;
}

TEST(TablebaseWins, OfFivePiecesAndTheirCensusAgreeWithASample)
{
    if (is_sanitized)
        GTEST_SKIP() << "takes too long";
    constexpr int drawn = 100'000;
    constexpr int soon = 61;
    constexpr double placements = 64.0 * 63 * 62 * 61 * 60;
    const Material material = *Material::parse("KBNKB", most_pieces_on_request);
    const Tablebase table = solve(material);
    const Census census = census_of(material);
    const Wins wins = table.wins(material);
    const Sample sample = drawn_from(table, material, drawn, soon);
    const auto expect_near = [](std::uint64_t counted, std::uint64_t of_sample, const char* what) {
        const double share = static_cast<double>(counted) / placements;
        // Five standard deviations.
        const double tolerance = 5 * std::sqrt(share * (1 - share) / drawn) + 1e-4;
        EXPECT_NEAR(static_cast<double>(of_sample) / drawn, share, tolerance) << what;
    };
    for (const std::size_t turn : {0U, 1U}) {
        std::uint64_t won_soon = 0;
        for (std::size_t plies = 1 - turn; plies <= soon; plies += 2)
            won_soon += wins.at(plies);
        expect_near(census.legal[turn], sample.census.legal[turn], "legal");
        expect_near(census.in_check[turn], sample.census.in_check[turn], "in check");
        expect_near(census.stalemated[turn], sample.census.stalemated[turn], "stalemated");
        expect_near(wins.total(turn == 0), sample.won[turn], "won");
        expect_near(won_soon, sample.won_soon[turn], "won soon");
        EXPECT_GT(sample.won_soon[turn], drawn / 500U);
    }
}

TEST(TablebaseWins, AreEmptyWithoutATableOrAnAttacker)
{
    EXPECT_EQ(Tablebase{}.wins(kbnk).size(), 0U);
    const Material lone_king{{Side::defender, Role::queen}};
    EXPECT_EQ(solve(lone_king).wins(lone_king).size(), 0U);
}

TEST(Wins, HaveOddPliesExactlyWithTheWinnerToMove)
{
    Wins wins;
    wins.add(0, 3);
    wins.add(5, 7);
    wins.add(2, 11);
    wins.add(9, 0);
    EXPECT_EQ(wins.total(true), 7U);
    EXPECT_EQ(wins.total(false), 14U);
    EXPECT_EQ(wins.longest(true), 5U);
    EXPECT_EQ(wins.longest(false), 2U);
    EXPECT_EQ(wins.size(), 6U);
    EXPECT_EQ(wins.at(100), 0U);
    EXPECT_EQ(Wins{}.longest(true), 0U);
}

} // namespace
} // namespace endgame
