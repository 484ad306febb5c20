// SPDX-License-Identifier: GPL-3.0-or-later

// Compares all 16,777,216 answers of the 1999 solver with the set solver and the rules of core/chess, and
// checks the claims of its author.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "chess/attacks.h"
#include "chess/position.h"
#include "endgame/table_1999/answers.h"
#include "endgame/tablebase.h"
#include "kbnk_positions.h"
#include "sets/solved_sets.h"
#include "table_1999/solved_tables.h"

namespace endgame::table_1999 {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Square;
using testing::ElementsAre;
using testing::Pair;

/// The number of answers of each kind.
struct Kinds {
    std::size_t invalid = 0;
    std::size_t mated = 0;
    std::size_t won = 0;
    std::size_t drawn = 0;
    std::size_t unsolved = 0;

    void add(std::uint8_t answer)
    {
        ++(answer == answer::invalid ? invalid
           : answer == answer::mated ? mated
           : answer == answer::draw  ? drawn
           : is_move(answer)         ? won
                                     : unsolved);
    }
    friend bool operator==(const Kinds&, const Kinds&) = default;
};

std::optional<Position> position_with(const Pieces& pieces, Color turn)
{
    if ((white_squares(pieces) | Bitboard{pieces.black_king}).size() < 4)
        return std::nullopt;
    const auto position = Position::from(setup_of(kbnk_pieces(pieces), Color::white, turn));
    return position ? std::optional{*position} : std::nullopt;
}

/// The expected kind of answer by the rules and the set solver: the byte, and 1 for any winning move.
std::uint8_t wanted_kind(const Pieces& pieces)
{
    if (const auto position = position_with(pieces, Color::white))
        return solved().probe(*position)->is_draw() ? answer::draw : std::uint8_t{1};
    const auto mate = position_with(pieces, Color::black);
    return mate && is_checkmate(*mate) ? answer::mated : answer::invalid;
}

std::uint8_t kind(std::uint8_t answer)
{
    return is_move(answer) ? std::uint8_t{1} : answer;
}

TEST(Answers1999Laws, EveryAnswerIsOfTheKindExpectedByTheSetSolverAndTheRules)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all arrangements";
    std::size_t wrong = 0;
    Kinds kinds;
    for_each_arrangement([&](const Pieces& pieces) {
        wrong += kind(in_place().answers.at(pieces)) == wanted_kind(pieces) ? 0 : 1;
        kinds.add(in_place().answers.at(pieces));
    });
    EXPECT_EQ(wrong, 0U);
    const Kinds known{.invalid = 5'901'248, .mated = 464, .won = 10'822'184, .drawn = 53'320, .unsolved = 0};
    EXPECT_EQ(kinds, known);
}

// Is the first move found on a shortest way to mate?

/// The set solver's distances, in moves.
class SetSolver {
public:
    unsigned mates_in(const Pieces& pieces) const { return kbnk_->at(Side::attacker, placement(pieces)); }
    /// The moves in which Black, to move and lost, is mated.
    unsigned mated_in(const Pieces& pieces) const
    {
        const unsigned plus_one = kbnk_->at(Side::defender, placement(pieces));
        EXPECT_GT(plus_one, 0U);
        return plus_one - 1;
    }

private:
    static sets::Placement placement(const Pieces& pieces)
    {
        return {.kings = {.defending = pieces.black_king, .attacking = pieces.white_king},
                .pieces = {pieces.white_bishop, pieces.white_knight}};
    }

    const std::shared_ptr<const sets::Distances> kbnk_ = sets::solution_of(kbnk);
};

/// The longest games, in moves, that can result from White's play by the table against any defence; found by
/// playing all of them.
class LongestGames {
public:
    explicit LongestGames(const Answers& answers) : answers_{answers} {}

    /// From a won arrangement; `nullopt` if a game never ends or does not end in mate.
    std::optional<unsigned> from(const Pieces& pieces)
    {
        std::uint8_t& known = moves_[number_of(pieces)];
        if (known == on_the_way)
            return std::nullopt;
        if (known == unknown) {
            known = on_the_way;
            const std::optional<unsigned> moves = play(pieces);
            if (!moves)
                return std::nullopt;
            moves_[number_of(pieces)] = static_cast<std::uint8_t>(*moves);
        }
        return moves_[number_of(pieces)];
    }

private:
    std::optional<unsigned> play(const Pieces& pieces)
    {
        const std::optional<Move> move = answers_.winning_move(pieces);
        if (!move ||
            (move->from == pieces.white_king && chess::king_attacks(pieces.black_king).contains(move->to)))
            return std::nullopt;
        Pieces after = pieces_after(pieces, *move);
        const Bitboard replies = black_replies(after);
        if (!(replies & white_squares(after)).empty() || (replies.empty() && !is_in_check(after)))
            return std::nullopt;
        unsigned longest = 0;
        for (const Square reply : replies) {
            after.black_king = reply;
            const std::optional<unsigned> moves = from(after);
            if (!moves)
                return std::nullopt;
            longest = std::max(longest, *moves);
        }
        return longest + 1;
    }

    static constexpr std::uint8_t unknown = 0;
    static constexpr std::uint8_t on_the_way = 255;

    const Answers& answers_;
    std::vector<std::uint8_t> moves_ = std::vector<std::uint8_t>(arrangement_count, unknown);
};

/// The quality of the winning moves of a table.
struct Quality {
    std::size_t won = 0;
    std::size_t games_without_mate = 0;
    /// Arrangements by the moves wasted by the answer alone.
    std::map<unsigned, std::size_t> by_waste;
    std::size_t mates_at_once = 0;
    std::size_t mates_at_once_passed_by = 0;
    /// Games by the table, the longest from each arrangement.
    std::size_t no_longer_than_shortest = 0;
    std::size_t of_more_than_fifty_moves = 0;
    unsigned longest_game = 0;
    unsigned greatest_delay = 0;
    std::size_t moves_of_shortest_games = 0;
    std::size_t moves_of_games = 0;

    void add_game(unsigned moves, unsigned shortest)
    {
        no_longer_than_shortest += moves == shortest ? 1 : 0;
        of_more_than_fifty_moves += moves > 50 ? 1 : 0;
        longest_game = std::max(longest_game, moves);
        greatest_delay = std::max(greatest_delay, moves - shortest);
        moves_of_shortest_games += shortest;
        moves_of_games += moves;
    }
};

Quality quality(const Answers& answers)
{
    const SetSolver distances;
    LongestGames games{answers};
    Quality quality;
    for_each_arrangement([&](const Pieces& pieces) {
        if (!is_move(answers.at(pieces)))
            return;
        ++quality.won;
        const unsigned shortest = distances.mates_in(pieces);
        const std::optional<unsigned> game = games.from(pieces);
        if (!game) {
            ++quality.games_without_mate;
            return;
        }
        const Pieces after = pieces_after(pieces, *answers.winning_move(pieces));
        const unsigned waste = distances.mated_in(after) + 1 - shortest;
        ++quality.by_waste[waste];
        quality.mates_at_once += shortest == 1 ? 1 : 0;
        quality.mates_at_once_passed_by += shortest == 1 && waste > 0 ? 1 : 0;
        quality.add_game(*game, shortest);
    });
    return quality;
}

/// With `Passes::apart`, each pass finds the mates in its own number of moves.
void expect_mates_by_pass()
{
    std::vector<std::size_t> found = apart().found_by_pass;
    ASSERT_EQ(found.size(), 34U);
    found[0] -= 42'384; // the draws
    found[1] -= 10'928;
    found[2] -= 8;
    EXPECT_THAT(found, ElementsAre(1840, 1200, 3216, 15960, 39752, 45192, 48396, 40408, 42720, 56240, 95208,
                                   142084, 189592, 190296, 139684, 118004, 114200, 119780, 127480, 216552,
                                   350136, 484868, 576832, 584456, 729040, 949808, 1278384, 1531500, 1434268,
                                   859400, 261004, 33580, 1104, 0)); // facts.md
}

TEST(Answers1999Claims, MatesAreShortestWithPassesKeptApart)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all arrangements";
    const Quality counted = quality(apart().answers);
    EXPECT_EQ(counted.won, 10'822'184U);
    EXPECT_EQ(counted.games_without_mate, 0U);
    EXPECT_THAT(counted.by_waste, ElementsAre(Pair(0U, 10'822'184U)));
    EXPECT_EQ(counted.no_longer_than_shortest, 10'822'184U);
    EXPECT_EQ(counted.longest_game, 33U);
    expect_mates_by_pass();
    const auto bytes = apart().answers.bytes();
    EXPECT_TRUE(Answers::from({bytes.begin(), bytes.end()}));
    EXPECT_TRUE(std::ranges::equal(bytes, in_place().answers.bytes(), {}, kind, kind)) << "but for the moves";
}

TEST(Answers1999Claims, MatesAreNotShortestInPlace)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all arrangements";
    const Quality counted = quality(in_place().answers);
    EXPECT_EQ(counted.won, 10'822'184U);
    EXPECT_EQ(counted.games_without_mate, 0U);
    EXPECT_THAT(counted.by_waste,
                ElementsAre(Pair(0U, 5'446'841U), Pair(1U, 2'778'203U), Pair(2U, 1'583'041U),
                            Pair(3U, 479'004U), Pair(4U, 213'830U), Pair(5U, 127'604U), Pair(6U, 82'529U),
                            Pair(7U, 47'238U), Pair(8U, 24'845U), Pair(9U, 13'929U), Pair(10U, 8'196U),
                            Pair(11U, 5'968U), Pair(12U, 4'633U), Pair(13U, 3'425U), Pair(14U, 1'811U),
                            Pair(15U, 783U), Pair(16U, 236U), Pair(17U, 63U), Pair(18U, 5U)));
    EXPECT_EQ(counted.mates_at_once, 1'840U);
    EXPECT_EQ(counted.mates_at_once_passed_by, 28U);
    EXPECT_EQ(counted.no_longer_than_shortest, 41'957U);
    EXPECT_EQ(counted.of_more_than_fifty_moves, 2'007'891U);
    EXPECT_EQ(counted.longest_game, 66U);
    EXPECT_EQ(counted.greatest_delay, 41U);
    EXPECT_EQ(counted.moves_of_shortest_games, 267'082'912U); // 24.7 a game
    EXPECT_EQ(counted.moves_of_games, 450'498'699U);          // 41.6 a game
}

} // namespace
} // namespace endgame::table_1999
