// SPDX-License-Identifier: GPL-3.0-or-later

// Compares the tables with a second implementation of the rules: bishop and knight for every stored
// placement, all other endings for random positions. The comparison itself is tested too: it finds all errors
// planted in a table.

#include "plain_laws.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "chess/fen.h"
#include "endgame/tablebase_store.h"
#include "ending_laws.h"
#include "sets/solved_sets.h"
#include "tests/chess/slow_chess.h"

namespace endgame {
namespace {

using plain_rules::Board;
using plain_rules::Worth;
using sets::Distances;

constexpr auto bishop_and_knight = "KBNK";

// The rules themselves, compared with the slow implementation.

TEST(PlainRules, GenerateAsManyMovesAsTheSlowOnes)
{
    std::mt19937_64 random{2};
    for (const Material& ending : all_endings()) {
        for (int i = 0; i < 20; ++i) {
            const Board board = plain_rules::random_board(random, ending.name());
            std::size_t moves = 0;
            for_each_move(board, [&](const Board&) { ++moves; });
            const std::string fen = to_fen(board);
            ASSERT_EQ(moves, slow_chess::legal_moves(slow_chess::read(fen)).size()) << fen;
        }
    }
}

// Bishop and knight: the stored numbers.

/// The placement of a board's pieces, with White attacking with bishop and knight.
sets::Placement placement_of(const Board& board)
{
    const auto square = [&](std::size_t i) {
        return chess::square_at(static_cast<std::size_t>(board.men[i].square));
    };
    return {.kings = {.defending = square(1), .attacking = square(0)}, .pieces = {square(2), square(3)}};
}

/// The worth that a number stands for.
Worth worth_of_number(unsigned number, bool attacker_moves)
{
    if (number == 0)
        return 0;
    const int moves = static_cast<int>(number);
    return attacker_moves ? plain_rules::win_in(2 * moves - 1) : -plain_rules::win_in(2 * (moves - 1));
}

/// The worth stored for a position of the ending, or of one after a capture, which is drawn.
Worth worth_in(const Distances& distances, const Board& board)
{
    if (board.count < 4)
        return 0;
    const Side turn = board.white_moves ? Side::attacker : Side::defender;
    return worth_of_number(distances.at(turn, placement_of(board)), board.white_moves);
}

/// A number for each placement and side to move.
std::size_t number_of(const Board& board)
{
    std::size_t number = board.white_moves ? 1 : 0;
    for (std::size_t i = 0; i < board.count; ++i)
        number = 64 * number + static_cast<std::size_t>(board.men[i].square);
    return number;
}

/// Calls the action with every possible position whose defending king is on a canonical square.
template <typename Action>
void for_each_kept(bool white_moves, Action action)
{
    for (int defender = 0; defender < 28; ++defender) {
        if (plain_rules::file_of(defender) > 3)
            continue;
        for (int rest = 0; rest < 64 * 64 * 64; ++rest) {
            Board board;
            board.white_moves = white_moves;
            board.add({'k', true, rest / 4096});
            board.add({'k', false, defender});
            board.add({'b', true, rest / 64 % 64});
            board.add({'n', true, rest % 64});
            if (is_possible(board))
                action(board);
        }
    }
}

/// The positions whose number does not follow from the moves of the plain rules, by `number_of`.
struct Wrong {
    std::size_t looked_at = 0;
    std::set<std::size_t> numbers;
};

Wrong wrong_positions(const Distances& distances)
{
    const auto look = [&](bool white_moves, Wrong& wrong) {
        for_each_kept(white_moves, [&](const Board& board) {
            const auto worth_of = [&](const Board& next) { return worth_in(distances, next); };
            ++wrong.looked_at;
            if (worth_in(distances, board) != worth_by_moves(board, worth_of))
                wrong.numbers.insert(number_of(board));
        });
    };
    Wrong of_white;
    Wrong of_black;
    {
        const std::jthread helper{[&] { look(true, of_white); }};
        look(false, of_black);
    }
    of_white.looked_at += of_black.looked_at;
    of_white.numbers.merge(of_black.numbers);
    return of_white;
}

TEST(PlainRules, EveryNumberOfBishopAndKnightFollowsFromItsMoves)
{
    if (test::is_sanitized)
        GTEST_SKIP() << "sweeps over all moves";
    const Wrong wrong = wrong_positions(*sets::solution_of(kbnk));
    EXPECT_EQ(wrong.looked_at, 6'134'022U);
    EXPECT_EQ(wrong.numbers.size(), 0U);
}

#ifdef RIGHTCORNER_ALL_TESTS // a check of the checks themselves

/// The canonical image of a position: flipped so that the defending king is on a1–d4.
Board kept(Board board)
{
    const int mirrors = (plain_rules::file_of(board.men[1].square) > 3 ? 7 : 0) |
                        (plain_rules::rank_of(board.men[1].square) > 3 ? 56 : 0);
    for (plain_rules::Man& man : board.men)
        man.square ^= mirrors;
    return board;
}

/// Canonical positions of which no two are one move apart, because adjacent errors could hide each other.
std::set<std::size_t> scattered_positions(std::mt19937_64& random, std::size_t count)
{
    std::set<std::size_t> chosen;
    std::set<std::size_t> a_move_away;
    while (chosen.size() < count) {
        const Board board = kept(plain_rules::random_board(random, bishop_and_knight));
        std::set<std::size_t> next;
        for_each_move(board, [&](const Board& after) { next.insert(number_of(kept(after))); });
        const bool is_beside = a_move_away.count(number_of(board)) > 0 ||
                               std::any_of(next.begin(), next.end(),
                                           [&](std::size_t number) { return chosen.count(number) > 0; });
        if (is_beside)
            continue;
        chosen.insert(number_of(board));
        a_move_away.merge(next);
    }
    return chosen;
}

/// The same numbers, with one bit flipped in those of some positions.
Distances with_errors(const Distances& distances, std::mt19937_64& random,
                      const std::set<std::size_t>& planted)
{
    constexpr unsigned bits = 6;
    std::vector<std::vector<std::pair<Side, sets::Placement>>> by_number(sets::Numbers::largest + 1);
    for (const bool white_moves : {true, false}) {
        for_each_kept(white_moves, [&](const Board& board) {
            const Side turn = white_moves ? Side::attacker : Side::defender;
            unsigned number = distances.at(turn, placement_of(board));
            if (planted.count(number_of(board)) > 0)
                number ^= 1U << random() % bits;
            by_number[number].emplace_back(turn, placement_of(board));
        });
    }
    Distances wrong{kbnk};
    for (unsigned number = 1; number < by_number.size(); ++number) {
        for (const auto& [turn, placement] : by_number[number]) {
            std::vector<sets::Word> row(64);
            row[index(placement.pieces[0])] = sets::Word{1} << index(placement.pieces[1]);
            wrong.enter(turn, row_of(placement.kings), row, number);
        }
    }
    wrong.pack();
    return wrong;
}

TEST(PlainRules, FindEachOfTenThousandPlantedErrors)
{
    if (test::is_sanitized)
        GTEST_SKIP() << "sweeps over all moves";
    std::mt19937_64 random{1999};
    const std::set<std::size_t> planted = scattered_positions(random, 10'000);
    const Wrong wrong = wrong_positions(with_errors(*sets::solution_of(kbnk), random, planted));
    std::size_t missed = 0;
    for (const std::size_t number : planted)
        missed += wrong.numbers.count(number) == 0 ? 1 : 0;
    EXPECT_EQ(missed, 0U);
}

#endif

// All endings, through the program's tablebase.

TEST(PlainRules, AgreeOnAThousandPositionsOfEachEnding)
{
    TablebaseStore tables;
    std::mt19937_64 random{36};
    const int positions = test::is_sanitized ? 20 : 1'000;
    for (const Material& ending : all_endings()) {
        for (int i = 0; i < positions; ++i) {
            const auto position = position_of(plain_rules::random_board(random, ending.name()));
            if (!position)
                continue; // a check that no last move can have given
            ASSERT_EQ(tables.probe(*position), ByPlainRules{}(tables, *position))
                << to_fen(position->setup());
        }
    }
}

TEST(PlainRules, AgreeOnEveryPositionOfSomeEndings)
{
    const std::map<std::string, std::size_t> endings{{"KQK", 57'402}, {"KPK", 165'676}};
    for (const auto& [name, positions] : endings) {
        const Material material = *Material::parse(name);
        const Proof proof = prove(solve(material), material, ByPlainRules{});
        EXPECT_EQ(proof.wrong_values.count(), 0U) << proof.wrong_values.example();
        EXPECT_EQ(proof.positions, positions) << name;
    }
}

} // namespace
} // namespace endgame
