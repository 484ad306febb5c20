// SPDX-License-Identifier: GPL-3.0-or-later

// Checks that the distances to zeroing follow from those of the successors, and that their consequences under
// the fifty-move rule agree with the rule itself, applied move by move.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <random>
#include <vector>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"
#include "ending_laws.h"
#include "tests/thoroughness.h"

namespace endgame {
namespace {

using chess::Move;
using chess::Position;

const std::vector<Material>& endings()
{
    static const std::vector<Material> all = [] {
        std::vector<Material> found = all_endings();
        std::erase_if(found, [](const Material& ending) { return ending.pieces().empty(); });
        return found;
    }();
    return all;
}

const Tablebase& tables()
{
    static const Tablebase known = [] {
        TablebaseStore store;
        for (const Material& ending : endings())
            store.learn(ending);
        return store.known();
    }();
    return known;
}

Position at_clock(const Position& position, int clock)
{
    chess::Setup setup = position.setup();
    setup.halfmove_clock = clock;
    return *Position::from(setup);
}

/// Random positions of all endings that are won by one side.
std::vector<Position> random_wins(std::size_t tries)
{
    std::mt19937_64 random{33};
    std::vector<Position> found;
    for (std::size_t i = 0; i < tries; ++i) {
        const Position position = random_position(endings()[i % endings().size()], random);
        if (!tables().probe(position)->is_draw())
            found.push_back(position);
    }
    return found;
}

/// The distance according to the successors.
int distance_by_successors(const Position& position)
{
    const bool wins = tables().probe(position)->outcome() == Outcome::win;
    std::vector<int> distances;
    for (const Move move : legal_moves(position)) {
        const Position after = position.play(move);
        if (wins && tables().probe(after)->outcome() != Outcome::loss)
            continue;
        distances.push_back(after.halfmove_clock() == 0 ? 1 : 1 + tables().plies_to_zeroing(after)->count());
    }
    if (distances.empty())
        return 0;
    return wins ? std::ranges::min(distances) : std::ranges::max(distances);
}

TEST(FiftyMoveLaws, DistancesFollowFromThoseOfTheSuccessors)
{
    std::size_t wrong = 0;
    for (const Position& position : random_wins(test::times(4'000U))) {
        const int distance = tables().plies_to_zeroing(position)->count();
        wrong += distance == distance_by_successors(at_clock(position, 1)) ? 0 : 1;
    }
    EXPECT_EQ(wrong, 0U);
}

/// True if a side can still force mate under the rule, by exhaustive search until the clock is reset.
bool can_win(const Position& position, chess::Color side)
{
    if (is_checkmate(position))
        return position.turn() != side;
    const auto verdict = *tables().probe(position);
    const bool is_won =
        !verdict.is_draw() && (verdict.outcome() == Outcome::win) == (position.turn() == side);
    if (!is_won || position.halfmove_clock() == 0)
        return is_won;
    if (position.halfmove_clock() >= 100)
        return false;
    const auto wins_after = [&](Move move) { return can_win(position.play(move), side); };
    const chess::MoveList moves = legal_moves(position);
    return position.turn() == side ? std::ranges::any_of(moves, wins_after)
                                   : std::ranges::all_of(moves, wins_after);
}

TEST(FiftyMoveLaws, WinsAreCursedExactlyIfTheRuleTurnsThemIntoDraws)
{
    std::size_t wrong = 0;
    std::size_t cursed = 0;
    std::size_t not_cursed = 0;
    for (const Position& position : random_wins(test::times(2'000U))) {
        if (position.en_passant())
            continue;
        const bool wins = tables().probe(position)->outcome() == Outcome::win;
        for (const int clock : {97, 98, 99, 100, 101}) {
            const Position late = at_clock(position, clock);
            const bool is_cursed = tables().is_cursed(late).value();
            (is_cursed ? cursed : not_cursed) += 1;
            wrong += is_cursed == can_win(late, wins ? late.turn() : !late.turn()) ? 1 : 0;
        }
    }
    EXPECT_EQ(wrong, 0U);
    EXPECT_GT(cursed, 0U);
    EXPECT_GT(not_cursed, 0U);
}

TEST(FiftyMoveLaws, WinsAreCursedAboveAThresholdOfTheClock)
{
    for (const Position& position : random_wins(test::times(200U))) {
        if (position.en_passant())
            continue;
        bool was_cursed = false;
        for (int clock = 0; clock <= 101; ++clock) {
            const bool is_cursed = tables().is_cursed(at_clock(position, clock)).value();
            EXPECT_TRUE(is_cursed || !was_cursed) << chess::to_fen(position.setup()) << ' ' << clock;
            was_cursed = is_cursed;
        }
        EXPECT_EQ(was_cursed, tables().probe(position)->to_mate().count() > 0);
    }
}

TEST(FiftyMoveLaws, LinesOfBestPlayMateWithinTheRule)
{
    std::size_t wrong = 0;
    for (const Position& position : random_wins(test::times(100U))) {
        const int distance = tables().plies_to_zeroing(position)->count();
        if (position.en_passant() || distance == 0)
            continue;
        Position current = at_clock(position, fifty_move_plies - distance);
        for (const Move move : tables().optimal_line(current)) {
            wrong += current.halfmove_clock() >= fifty_move_plies ? 1 : 0;
            current = current.play(move);
        }
        wrong += is_checkmate(current) ? 0 : 1;
    }
    EXPECT_EQ(wrong, 0U);
}

} // namespace
} // namespace endgame
