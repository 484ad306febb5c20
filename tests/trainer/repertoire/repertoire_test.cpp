// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/repertoire/repertoire.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <map>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "endgame/tablebase_store.h"
#include "kbnk_positions.h"
#include "tests/chess/printing.h"
#include "tests/thoroughness.h"
#include "trainer/endings.h"

namespace trainer::repertoire {
namespace {

using chess::Move;
using chess::Position;
using chess::position_of;
using chess::Square;
using endgame::Outcome;
using endgame::Tablebase;

constexpr std::string_view philidors_w = "5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1";

const Tablebase& tables_for(const Position& position)
{
    static endgame::TablebaseStore store{endgame::most_pieces_on_request};
    store.probe(position);
    return store.known();
}

/// Proves a repertoire without any code of the module that computes it.
class Proof {
public:
    Proof(const Tablebase& known, const Repertoire& repertoire, int slower) : known_{known}, slower_{slower}
    {
        for (const KnownMove& move : repertoire.moves)
            add_images(move);
    }

    /// The longest line from a position, after which every line has ended.
    int longest(const Position& position)
    {
        const std::string board = board_of(position);
        if (const auto found = longest_.find(board); found != longest_.end()) {
            EXPECT_GT(found->second, 0) << "goes in circles at " << board;
            return found->second;
        }
        const auto known_move = moves_.find(board);
        if (known_move == moves_.end()) {
            ADD_FAILURE() << "leads to an unknown position: " << board;
            return 1;
        }
        longest_[board] = 0;
        const int moves = 1 + longest_after(position, known_move->second);
        longest_[board] = moves;
        return moves;
    }

    std::size_t visited() const { return longest_.size(); }

    /// True if a capture or a promotion wins without being too slow: that ends the line.
    bool can_convert(const Position& position) const
    {
        const int best = known_.probe(position)->to_mate().count();
        return std::ranges::any_of(legal_moves(position), [&](Move move) {
            const auto after = known_.probe(position.play(move));
            return (is_capture(position, move) || move.promotion) && after->outcome() == Outcome::loss &&
                   after->to_mate().count() + 1 <= best + 2 * slower_;
        });
    }

private:
    static std::string board_of(const Position& position)
    {
        const std::string fen = to_fen(position.setup());
        return fen.substr(0, fen.find(" -"));
    }

    static Square turned(Square square, bool flips_files, bool flips_ranks, bool transposes)
    {
        int file = file_of(square);
        int rank = rank_of(square);
        file = flips_files ? 7 - file : file;
        rank = flips_ranks ? 7 - rank : rank;
        return transposes ? chess::square_at(rank, file) : chess::square_at(file, rank);
    }

    void add_images(const KnownMove& known)
    {
        const bool has_pawn = !known.position.board().of(chess::Role::pawn).empty();
        for (const int image : {0, 1, 2, 3, 4, 5, 6, 7}) {
            if (has_pawn && image > 1)
                break;
            const auto turn = [image](Square square) {
                return turned(square, (image & 1) != 0, (image & 2) != 0, (image & 4) != 0);
            };
            chess::Setup setup;
            setup.turn = known.position.turn();
            for (const Square square : known.position.board().occupied())
                setup.board.put(turn(square), *known.position.board().piece_at(square));
            moves_.try_emplace(board_of(*Position::from(setup)),
                               Move{turn(known.move.from), turn(known.move.to), known.move.promotion});
        }
    }

    int longest_after(const Position& position, Move move)
    {
        EXPECT_TRUE(is_legal(position, move)) << board_of(position);
        const Position after = position.play(move);
        const auto before = known_.probe(position);
        const auto verdict = known_.probe(after);
        EXPECT_EQ(before->outcome(), Outcome::win) << board_of(position);
        EXPECT_EQ(verdict->outcome(), Outcome::loss) << board_of(position);
        EXPECT_LE(verdict->to_mate().count() + 1, before->to_mate().count() + 2 * slower_);
        int most = 0;
        for (const Move reply : legal_moves(after)) {
            const bool has_ended = is_capture(position, move) || move.promotion || is_capture(after, reply);
            if (!has_ended && !can_convert(after.play(reply)))
                most = std::max(most, longest(after.play(reply)));
        }
        return most;
    }

    const Tablebase& known_;
    int slower_;
    std::map<std::string, Move> moves_;
    std::map<std::string, int> longest_;
};

/// The replies after a position with the opponent to move.
std::vector<Position> after_replies(const Position& position)
{
    std::vector<Position> all;
    for (const Move reply : legal_moves(position))
        all.push_back(position.play(reply));
    return all;
}

Repertoire proven(std::string_view fen, int slower)
{
    const Position start = position_of(fen);
    const Tablebase& known = tables_for(start);
    const auto found = find_repertoire(known, start, {.slower = slower});
    EXPECT_TRUE(found) << fen;
    Proof proof{known, *found, slower};
    EXPECT_EQ(proof.longest(start), found->longest) << fen;
    EXPECT_GE(proof.visited(), found->moves.size()) << "no position is superfluous: " << fen;
    for (const KnownMove& move : found->moves) {
        EXPECT_EQ(move.moves_to_mate, known.probe(move.position)->to_mate().moves());
        EXPECT_EQ(move.replies, legal_moves(move.position.play(move.move)).size());
        EXPECT_LE(proof.longest(move.position), found->longest);
    }
    EXPECT_TRUE(is_repetition(found->moves.front().position, start));
    return *found;
}

/// Proves that a repertoire holds a draw without any code of the module that computes it: from the start on,
/// every position has a move that draws, and every reply leads to another one or ends the line. Returns the
/// number of positions.
std::size_t proven_to_hold(std::string_view fen)
{
    const Position start = position_of(fen);
    const Tablebase& known = tables_for(start);
    const auto found = find_repertoire(known, start, {.slower = 0});
    EXPECT_TRUE(found) << fen;
    EXPECT_EQ(found->longest, 0);
    const auto board_of = [](const Position& position) {
        const std::string text = to_fen(position.setup());
        return text.substr(0, text.find(" -"));
    };
    std::map<std::string, Move> moves;
    for (const KnownMove& move : found->moves) {
        EXPECT_EQ(move.moves_to_mate, 0);
        moves.emplace(board_of(move.position), move.move);
        // With pawns, the image of a position is its reflection.
        chess::Setup image;
        image.turn = move.position.turn();
        const auto turned = [](Square square) {
            return chess::square_at(7 - file_of(square), rank_of(square));
        };
        for (const Square square : move.position.board().occupied())
            image.board.put(turned(square), *move.position.board().piece_at(square));
        moves.try_emplace(board_of(*Position::from(image)),
                          Move{turned(move.move.from), turned(move.move.to), move.move.promotion});
    }
    // After a quiet move, most moves hold the draw, and so would passing.
    const auto is_quiet = [&](const Position& before, const Position& next) {
        chess::Setup passed = next.setup();
        passed.turn = before.turn();
        const auto again = Position::from(passed);
        const chess::MoveList all = legal_moves(next);
        const auto holding =
            std::ranges::count_if(all, [&](Move move) { return known.probe(next.play(move))->is_draw(); });
        return !before.is_check() && next.halfmove_clock() > 0 && again && known.probe(*again)->is_draw() &&
               2 * static_cast<std::size_t>(holding) > all.size();
    };
    std::set<std::string> seen;
    std::vector<Position> open;
    const auto open_replies = [&](const Position& after) {
        for (const Move reply : legal_moves(after)) {
            const Position next = after.play(reply);
            const auto converts = [&](Move move) {
                return (is_capture(next, move) || move.promotion) && known.probe(next.play(move))->is_draw();
            };
            const bool goes_on = !is_capture(after, reply) && known.probe(next)->is_draw() &&
                                 !legal_moves(next).empty() &&
                                 std::ranges::none_of(legal_moves(next), converts) &&
                                 !(found->answers_only_threats && is_quiet(after, next));
            if (goes_on && seen.insert(board_of(next)).second)
                open.push_back(next);
        }
    };
    if (found->moves.front().position.turn() == start.turn()) {
        seen.insert(board_of(start));
        open.push_back(start);
    } else {
        open_replies(start);
    }
    while (!open.empty()) {
        const Position position = open.back();
        open.pop_back();
        const auto move = moves.find(board_of(position));
        if (move == moves.end()) {
            ADD_FAILURE() << "leads to an unknown position: " << board_of(position);
            break;
        }
        const Position after = position.play(move->second);
        EXPECT_TRUE(is_legal(position, move->second));
        EXPECT_TRUE(known.probe(after)->is_draw()) << board_of(position);
        if (!is_capture(position, move->second) && !move->second.promotion)
            open_replies(after);
    }
    EXPECT_GE(seen.size(), found->moves.size()) << "no position is superfluous: " << fen;
    return found->moves.size();
}

TEST(Repertoire, HoldsADrawAgainstEveryTry)
{
    EXPECT_LE(proven_to_hold("8/8/8/8/4k3/8/4P3/4K3 b - - 0 1"), 300U) << "pawn";
    EXPECT_LE(proven_to_hold("4k3/8/3KP3/8/8/8/8/8 b - - 0 1"), 100U) << "pawn on the sixth";
    proven_to_hold("8/8/8/3K4/8/8/pk6/7Q b - - 0 1");
}

TEST(Repertoire, HoldsALargeDrawAgainstEveryThreat)
{
    const std::string_view fen = "8/8/8/8/4n3/2k1K3/8/4R3 b - - 0 1";
    const Position start = position_of(fen);
    EXPECT_TRUE(find_repertoire(tables_for(start), start, {})->answers_only_threats);
    EXPECT_LE(proven_to_hold(fen), 200U);
    const Position small = position_of("4k3/8/3KP3/8/8/8/8/8 b - - 0 1");
    EXPECT_FALSE(find_repertoire(tables_for(small), small, {})->answers_only_threats);
}

TEST(Repertoire, IsForTheSideThatWinsOrHasToHold)
{
    const auto learner = [](std::string_view fen) {
        const Position position = position_of(fen);
        return learner_of(position, *tables_for(position).probe(position));
    };
    for (const std::string_view turn : {" w - - 0 1", " b - - 0 1"}) {
        const auto to_move = [turn](std::string_view board) { return std::string{board}.append(turn); };
        EXPECT_EQ(learner(to_move("4k3/8/4K3/8/8/8/8/7R")), chess::Color::white);
        EXPECT_EQ(learner(to_move("8/8/8/8/k7/8/p7/K7")), chess::Color::white) << "has to hold";
    }
    EXPECT_EQ(learner("7K/8/k1P5/7p/8/8/8/8 w - - 0 1"), chess::Color::white) << "equal material";
}

TEST(Repertoire, AnswersTheFirstMovesOfTheOpponent)
{
    const Position start = position_of("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1");
    const Tablebase& known = tables_for(start);
    const Repertoire won = *find_repertoire(known, start, {.slower = 1});
    EXPECT_TRUE(is_repetition(won.start, start));
    Proof proof{known, won, 1};
    int longest = 0;
    for (const Position& position : after_replies(start)) {
        if (!proof.can_convert(position))
            longest = std::max(longest, proof.longest(position));
    }
    EXPECT_EQ(won.longest, longest);
    EXPECT_EQ(won.moves.front().position.turn(), chess::Color::white);
    ASSERT_TRUE(won.moves.front().after);
    EXPECT_FALSE(won.moves.front().after->to);
    EXPECT_EQ(won.moves.front().moves_to_mate, known.probe(start)->to_mate().moves());

    EXPECT_LE(proven_to_hold("4k3/8/4P3/4K3/8/8/8/8 w - - 0 1"), 150U);
}

TEST(Repertoire, ListsTheOtherMovesThatStayWithinTheSet)
{
    std::size_t others = 0;
    for (const std::string_view fen : {std::string_view{"4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"}, philidors_w}) {
        const Position start = position_of(fen);
        const Tablebase& known = tables_for(start);
        const Repertoire repertoire = *find_repertoire(known, start, {.slower = 1});
        Proof proof{known, repertoire, 1};
        for (const KnownMove& move : repertoire.moves) {
            for (const Move other : move.others) {
                ++others;
                EXPECT_NE(other, move.move);
                if (is_capture(move.position, other) || other.promotion)
                    continue;
                for (const Position& next : after_replies(move.position.play(other))) {
                    const bool is_captured =
                        next.board().occupied().size() < move.position.board().occupied().size();
                    if (is_captured || proof.can_convert(next))
                        continue;
                    EXPECT_LT(proof.longest(next), proof.longest(move.position));
                }
            }
        }
    }
    EXPECT_GT(others, 0U);
}

TEST(Repertoire, ListsLineAfterLine)
{
    const Position start = position_of("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    const Repertoire repertoire = *find_repertoire(tables_for(start), start, {.slower = 1});
    EXPECT_FALSE(repertoire.moves.front().after);
    for (std::size_t i = 1; i < repertoire.moves.size(); ++i) {
        const KnownMove& known = repertoire.moves[i];
        ASSERT_TRUE(known.after);
        ASSERT_LT(*known.after->to, i);
        const KnownMove& before = repertoire.moves[*known.after->to];
        EXPECT_TRUE(is_repetition(before.position.play(before.move).play(known.after->move), known.position));
    }
    // The main line resists longest.
    EXPECT_EQ(*repertoire.moves[1].after->to, 0U);
    EXPECT_EQ(repertoire.moves[1].moves_to_mate, repertoire.moves[0].moves_to_mate - 1);
}

TEST(Repertoire, LearntMovesCostNothing)
{
    const Position start = position_of("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    const Tablebase& known = tables_for(start);
    const Repertoire best = *find_repertoire(known, start, {.slower = 0});
    EXPECT_TRUE(std::ranges::none_of(best.moves, &KnownMove::is_learnt));
    Wishes wishes{.slower = 1};
    for (const KnownMove& move : best.moves)
        wishes.learnt.add(move.position, move.move);
    const Repertoire again = *find_repertoire(known, start, wishes);
    EXPECT_TRUE(std::ranges::all_of(again.moves, &KnownMove::is_learnt));
    const Repertoire fresh = *find_repertoire(known, start, {.slower = 1});
    EXPECT_LT(fresh.moves.size(), best.moves.size()) << "without them, another set is smaller";

    const Position drawn = position_of("4k3/8/3KP3/8/8/8/8/8 b - - 0 1");
    Wishes to_hold;
    const Repertoire holding = *find_repertoire(known, drawn, {});
    for (const KnownMove& move : holding.moves)
        to_hold.learnt.add(move.position, move.move);
    const Repertoire held_again = *find_repertoire(known, drawn, to_hold);
    EXPECT_TRUE(std::ranges::all_of(held_again.moves, &KnownMove::is_learnt));
}

TEST(Repertoire, PrefersTheMovesOfCourses)
{
    const Position start = position_of("7k/8/6K1/8/8/8/R7/1R6 w - - 0 1");
    const Tablebase& known = tables_for(start);
    const auto mate = [&](const Wishes& wishes) {
        return to_coordinates(find_repertoire(known, start, wishes)->moves.front().move);
    };
    Wishes wishes{.slower = 0};
    const std::string usual = mate(wishes);
    for (const Move move : legal_moves(start)) {
        const bool mates = is_checkmate(start.play(move));
        if (!mates || to_coordinates(move) == usual)
            continue;
        Wishes other{.slower = 0};
        other.shown.add(start, move);
        EXPECT_EQ(mate(other), to_coordinates(move));
        return;
    }
    FAIL() << "there is only one mate";
}

class ARepertoire : public testing::Test {
protected:
    void SetUp() override
    {
        if (endgame::is_sanitized)
            GTEST_SKIP() << "takes too long";
    }
};

TEST_F(ARepertoire, WinsPhilidorsWByAtMostAHundredPositions)
{
    const std::clock_t begin = std::clock();
    const Repertoire repertoire = proven(philidors_w, 1);
    EXPECT_LE(std::clock() - begin, 20 * CLOCKS_PER_SEC);
    EXPECT_LE(repertoire.moves.size(), 93U);
    EXPECT_LE(repertoire.longest, 24);
}

TEST_F(ARepertoire, NeedsFewerPositionsIfMovesMayBeSlower)
{
    if (!test::is_thorough())
        GTEST_SKIP() << "searches for half a minute";
    const Repertoire best_only = proven(philidors_w, 0);
    EXPECT_EQ(best_only.longest, 18);
    EXPECT_LE(best_only.moves.size(), 181U);
    EXPECT_LE(proven(philidors_w, 2).moves.size(), 65U);
}

TEST_F(ARepertoire, WinsTheBasicEndings)
{
    EXPECT_LE(proven("8/8/8/4k3/8/8/8/KQ6 w - - 0 1", 1).moves.size(), 60U) << "queen";
    EXPECT_LE(proven("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", 1).moves.size(), 40U) << "pawn";
    if (test::is_thorough()) {
        EXPECT_LE(proven("8/8/8/4k3/8/8/8/KR6 w - - 0 1", 1).moves.size(), 350U) << "rook";
    }
}

/// The positions to be learnt by heart that are proven below: the large ones only if there is time, and not
/// the W, which is proven above.
std::vector<const TextbookPosition*> proven_positions()
{
    std::vector<const TextbookPosition*> positions = textbook_positions(TextbookUse::by_heart);
    std::erase_if(positions, [](const TextbookPosition* textbook) {
        const bool is_large = position_of(*textbook).board().occupied().size() > 4;
        return textbook->fen == philidors_w || (is_large && !test::is_exhaustive());
    });
    return positions;
}

TEST_F(ARepertoire, IsClosedForEveryTextbookPosition)
{
    for (const TextbookPosition* textbook : proven_positions()) {
        const std::string fen{textbook->fen};
        const std::size_t size = textbook->is_held
                                     ? proven_to_hold(fen)
                                     : proven(fen, std::max(1, textbook->least_slower)).moves.size();
        EXPECT_LE(size, 320U) << fen;
    }
}

TEST_F(ARepertoire, IsNeverLargerIfMovesMayBeSlower)
{
    // The search at a pace begins with the set of the pace before: small sets show that as well as large
    // ones.
    for (const std::string_view fen : {"4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", "8/8/8/8/8/2K5/1R6/k7 w - - 0 1",
                                       "k7/8/1K6/8/8/8/8/5Q2 w - - 0 1"}) {
        const Position start = position_of(fen);
        std::size_t before = most_compared;
        for (int slower = 0; slower <= (test::is_exhaustive() ? most_slower : 1); ++slower) {
            const auto found = find_repertoire(tables_for(start), start, {.slower = slower});
            ASSERT_TRUE(found) << fen;
            EXPECT_LE(found->moves.size(), before) << fen << " by " << slower;
            before = found->moves.size();
        }
    }
}

TEST_F(ARepertoire, UsesNoMovesBeyondTheSlowest)
{
    if (!test::is_thorough())
        GTEST_SKIP() << "searches for half a minute";
    const Position start = position_of("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    const auto moves = [&start](int slower) {
        std::vector<std::string> texts;
        const Repertoire repertoire = *find_repertoire(tables_for(start), start, {.slower = slower});
        for (const KnownMove& known : repertoire.moves)
            texts.push_back(to_fen(known.position.setup()) + to_coordinates(known.move));
        return texts;
    };
    EXPECT_EQ(moves(99), moves(most_slower));
}

TEST_F(ARepertoire, WinsForBlackToo)
{
    proven("8/8/8/8/4p3/4k3/8/4K3 b - - 0 1", 0);
}

TEST_F(ARepertoire, StopsADefendersPawn)
{
    proven("8/8/8/8/8/1K6/4p2Q/4k3 w - - 0 1", 1);
}

TEST_F(ARepertoire, IsTheSameEachTime)
{
    const auto moves = [] {
        std::string text;
        for (const KnownMove& known : proven("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", 1).moves)
            text += to_fen(known.position.setup()) + to_coordinates(known.move);
        return text;
    };
    EXPECT_EQ(moves(), moves());
}

TEST(Repertoire, EndsWithMateInOne)
{
    const Position start = position_of("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    const auto found = find_repertoire(tables_for(start), start, {.slower = 0});
    ASSERT_TRUE(found);
    ASSERT_EQ(found->moves.size(), 1U);
    EXPECT_EQ(to_coordinates(found->moves.front().move), "a1a8");
    EXPECT_EQ(found->longest, 1);
    EXPECT_EQ(found->moves.front().replies, 0U);
}

TEST(Repertoire, FailsIfThereIsNothingToPlayFor)
{
    const auto failure = [](std::string_view fen) {
        const Position start = position_of(fen);
        return find_repertoire(tables_for(start), start, {.slower = 1}).error();
    };
    EXPECT_EQ(failure("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Failure::over) << "stalemate";
    EXPECT_EQ(failure("7k/8/6K1/8/8/8/8/6N1 w - - 0 1"), Failure::over) << "insufficient material";
    EXPECT_EQ(failure("6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1"), Failure::not_covered);
    EXPECT_EQ(failure("R5k1/8/6K1/8/8/8/8/8 b - - 0 1"), Failure::over) << "checkmate";
    EXPECT_EQ(failure("8/8/8/8/8/7k/7p/7K w - - 0 1"), Failure::over) << "stalemate";
    EXPECT_EQ(failure("4k2r/8/8/8/8/8/3PPP2/4K3 w - - 0 1"), Failure::not_covered);
}

TEST(Repertoire, ReportsProgressAndStops)
{
    const Position start = position_of("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    std::stop_source source;
    int reports = 0;
    const auto found = find_repertoire(tables_for(start), start, {.slower = 1}, source.get_token(),
                                       [&](std::size_t positions, int) {
                                           EXPECT_GT(positions, 0U);
                                           ++reports;
                                           source.request_stop();
                                       });
    EXPECT_EQ(reports, 1);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error(), Failure::stopped);
}

} // namespace
} // namespace trainer::repertoire
