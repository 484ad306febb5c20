// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/thumb/rule_of_thumb.h"

// Iterative deepening over a principal-variation alpha-beta search, with a small transposition table for each
// search, two killer moves per ply and a quiescence search of captures.
//
// Two features serve the hunt of a bare king. The hunter may stand pat in any good position: a line is worth
// the best value reached on it, the sooner the better, not the value at its end. And a board without pawns is
// searched in a canonical orientation, so that its eight images get the same result.

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdlib>
#include <unordered_set>
#include <utility>

#include "chess/legal_moves.h"
#include "chess/position_hash.h"
#include "trainer/thumb/canonical_view.h"
#include "trainer/thumb/evaluation.h"

namespace trainer::thumb {
namespace {

using chess::Move;
using chess::MoveList;
using chess::Position;
using chess::Role;

/// Positions compared as for repetition.
using Positions = std::unordered_set<Position, chess::RepetitionHash, chess::RepetitionEqual>;

constexpr std::size_t entry_count = std::size_t{1} << 18;
/// The maximum plies of a line, including evasions and captures at its end.
constexpr int longest_line = 2 * deepest_search;

/// The value of being mated at once; one higher for every ply until the mate.
constexpr int mated = -32'000;
constexpr int infinite = 32'001;
/// The smallest score of a mate.
constexpr int mate_in_sight = 31'000;
/// The smallest value of a decided game, in which only speed matters.
constexpr int decided = 4'000;

constexpr int fifty_moves = 100;

constexpr std::uint64_t nodes_between_questions = 512;

enum Bound : std::uint8_t { exact, at_least, at_most };

/// A key of all properties by which two positions of one search can differ; includes the halfmove clock if
/// that can end a line.
std::uint64_t key_of(const Position& position, bool clock_counts)
{
    const std::uint64_t key = position_hash(position, position.en_passant());
    return chess::stirred(key, clock_counts ? static_cast<std::uint64_t>(position.halfmove_clock()) + 1 : 0);
}

/// The value of a decided position some plies earlier: every ply costs a point.
int from_before(int value, int plies)
{
    return value >= decided ? value - plies : value <= -decided ? value + plies : value;
}
/// The inverse of `from_before`.
int from_itself(int value, int plies)
{
    return from_before(value, -plies);
}

Score score_of(int value)
{
    using endgame::Plies;
    using endgame::Verdict;
    Score score{.centipawns = value};
    if (value >= mate_in_sight)
        score.mate = Verdict::win(Plies{-mated - value});
    else if (value <= -mate_in_sight)
        score.mate = Verdict::loss(Plies{value - mated});
    return score;
}

/// A position on the line being searched.
struct Node {
    const Position& position;
    const Node* before;
};

/// True if the position has occurred before on the line, since the last capture or pawn move.
bool has_come_before(const Node& node)
{
    const Node* other = &node;
    for (int ply = node.position.halfmove_clock(); ply >= 2; ply -= 2) {
        other = other->before == nullptr ? nullptr : other->before->before;
        if (other == nullptr)
            return false;
        if (is_repetition(other->position, node.position))
            return true;
    }
    return false;
}

/// The positions that have occurred twice in a game, as transformed by a view: a third occurrence is a draw.
Positions come_twice(std::span<const Position> game, const CanonicalView& view)
{
    Positions once;
    Positions twice;
    for (const Position& position : game) {
        if (!once.insert(position).second)
            twice.insert(view.seen(position));
    }
    return twice;
}

/// The moves of a position, the most promising first.
class OrderedMoves {
public:
    OrderedMoves(const Position& position, const MoveList& moves, std::optional<Move> first,
                 const std::array<Move, 2>& killers)
        : moves_{moves}
    {
        for (std::size_t i = 0; i < moves_.size(); ++i)
            ranks_[i] = moves_[i] == first ? 1'000'000 : rank(position, moves_[i], killers);
    }

    /// The best of the remaining moves, if there is one.
    std::optional<Move> next()
    {
        std::size_t best = moves_.size();
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            if (ranks_[i] != taken && (best == moves_.size() || ranks_[i] > ranks_[best]))
                best = i;
        }
        if (best == moves_.size())
            return std::nullopt;
        ranks_[best] = taken;
        return moves_[best];
    }

private:
    static constexpr int taken = -1;

    /// Ranks captures by most valuable victim and least valuable attacker, then promotions, killers and the
    /// rest.
    static int rank(const Position& position, Move move, const std::array<Move, 2>& killers)
    {
        int rank = 0;
        if (is_capture(position, move)) {
            const auto victim = position.board().piece_at(move.to);
            const auto piece = position.board().piece_at(move.from);
            rank += 1000 + 10 * static_cast<int>(index(victim ? victim->role : Role::pawn)) -
                    static_cast<int>(index(piece->role));
        }
        if (move.promotion)
            rank += 500 + static_cast<int>(index(*move.promotion));
        if (rank == 0 && (move == killers[0] || move == killers[1]))
            rank = move == killers[0] ? 2 : 1;
        return rank;
    }

    const MoveList& moves_;
    std::array<int, 256> ranks_;
};

/// Sorts the moves by the static evaluation after them, best for the mover first.
MoveList by_standing(const Position& position, const MoveList& moves)
{
    std::vector<std::pair<int, Move>> standings;
    for (const Move move : moves)
        standings.emplace_back(evaluate(position.play(move)), move);
    std::stable_sort(standings.begin(), standings.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    MoveList sorted;
    for (const auto& [standing, move] : standings)
        sorted.add(move);
    return sorted;
}

} // namespace

/// One search of one position.
class RuleOfThumb::Searcher {
    /// The principal variation from a position.
    class Line {
    public:
        void clear() { size_ = 0; }
        void set(Move move, const Line& rest)
        {
            moves_[0] = move;
            size_ = std::min(rest.size_ + 1, moves_.size());
            std::copy_n(rest.moves_.begin(), size_ - 1, moves_.begin() + 1);
        }
        std::vector<Move> moves() const { return {moves_.begin(), moves_.begin() + size_}; }

    private:
        std::array<Move, longest_line> moves_;
        std::size_t size_ = 0;
    };

public:
    /// @param twice the positions whose next repetition is a draw
    Searcher(RuleOfThumb& player, const SearchLimits& limits, Positions twice)
        : entries_{player.entries_}
        , search_{player.searches_}
        , limits_{limits}
        , twice_{std::move(twice)}
    {}

    SearchResult search(const Position& root, const MoveList& moves, const SearchReport& report)
    {
        SearchResult result;
        if (moves.empty()) {
            result.score = score_of(root.is_check() ? mated : 0);
            return result;
        }
        root_moves_ = by_standing(root, moves);
        result.move = root_moves_[0];
        result.pv = {root_moves_[0]};
        for (int depth = 1; depth <= std::min(limits_.depth, deepest_search); ++depth) {
            // The maximum length of a line without captures, plus one evasion at its end.
            clock_counts_ = root.halfmove_clock() + depth + 1 >= fifty_moves;
            const Node node{root, nullptr};
            const int value = alpha_beta(node, depth, -infinite, infinite, 0);
            if (!stopped_)
                prefer_first_of_equals(node, depth, value);
            const std::vector<Move> line = lines_[0].moves();
            result.nodes = nodes_;
            // Stopped within depth 1: use the best move searched so far.
            if (!stopped_ || (result.depth == 0 && !line.empty())) {
                result.move = line.front();
                result.pv = line;
            }
            if (stopped_)
                break;
            result.score = score_of(value);
            result.depth = depth;
            if (report)
                report(result);
            if (result.score.mate && result.score.mate->to_mate().count() <= depth)
                break;
        }
        return result;
    }

private:
    int alpha_beta(const Node& node, int depth, int alpha, int beta, int ply);
    int best_of(const Node& node, const MoveList& moves, int depth, int alpha, int beta, int ply);
    int captures(const Node& node, const MoveList& moves, int alpha, int beta, int ply);
    void prefer_first_of_equals(const Node& root, int depth, int value);

    Entry& entry_of(std::uint64_t key) { return entries_[key % entries_.size()]; }
    Line& line_at(int ply) { return lines_[static_cast<std::size_t>(ply)]; }

    bool is_drawn(const Node& node) const
    {
        return node.position.halfmove_clock() >= fifty_moves || has_come_before(node) ||
               (!twice_.empty() && twice_.contains(node.position));
    }

    bool is_stopped()
    {
        const bool is_asked = nodes_ % nodes_between_questions == 0 && limits_.stop;
        stopped_ = stopped_ || nodes_ >= limits_.nodes || (is_asked && limits_.stop());
        return stopped_;
    }

    std::vector<Entry>& entries_;
    std::uint32_t search_;
    const SearchLimits& limits_;
    Positions twice_;
    MoveList root_moves_;
    bool clock_counts_ = false;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
    std::array<Line, longest_line + 2> lines_;
    std::array<std::array<Move, 2>, longest_line + 1> killers_{};
};

/// The value of a position for the side to move, searched to a depth: exact inside the window, otherwise a
/// bound.
int RuleOfThumb::Searcher::alpha_beta(const Node& node, int depth, int alpha, int beta, int ply)
{
    const Position& position = node.position;
    line_at(ply).clear();
    if (is_stopped())
        return 0;
    ++nodes_;
    if (ply > 0 && is_dead(position))
        return 0;
    const MoveList moves = ply == 0 ? root_moves_ : legal_moves(position);
    const bool is_check = position.is_check();
    if (moves.empty())
        return is_check ? mated + ply : 0;
    if (ply > 0 && is_drawn(node))
        return 0;
    if (ply >= longest_line)
        return from_before(evaluate(position), ply);
    if (depth <= 0 && !is_check)
        return captures(node, moves, alpha, beta, ply);
    if (ply == 0 || is_check || !hunter_may_rest(position))
        return best_of(node, moves, std::max(depth, 1), alpha, beta, ply);

    const int rest = from_before(evaluate(position), ply);
    if (rest <= alpha)
        return rest;
    const int best = best_of(node, moves, depth, alpha, std::min(beta, rest), ply);
    if (best >= rest)
        line_at(ply).clear();
    return std::min(best, rest);
}

/// The value of the best of the given moves.
int RuleOfThumb::Searcher::best_of(const Node& node, const MoveList& moves, int depth, int alpha, int beta,
                                   int ply)
{
    const std::uint64_t key = key_of(node.position, clock_counts_);
    Entry& entry = entry_of(key);
    const bool is_known = entry.search == search_ && entry.key == key;
    if (is_known && beta - alpha == 1 && entry.depth == depth) {
        const int value = from_before(entry.value, ply);
        if (entry.bound == exact || (entry.bound == at_least && value >= beta) ||
            (entry.bound == at_most && value <= alpha))
            return value;
    }

    std::array<Move, 2>& killers = killers_[static_cast<std::size_t>(ply)];
    OrderedMoves ordered{node.position, moves, is_known ? std::optional{entry.move} : std::nullopt, killers};
    int best = -infinite;
    Move best_move = moves[0];
    const int alpha_before = alpha;
    while (const std::optional<Move> move = alpha < beta ? ordered.next() : std::nullopt) {
        const Position after = node.position.play(*move);
        const Node next{after, &node};
        const bool is_first = best == -infinite;
        // All but the first move get a null-window search.
        int value = is_first ? 0 : -alpha_beta(next, depth - 1, -alpha - 1, -alpha, ply + 1);
        if (is_first || (value > alpha && value < beta))
            value = -alpha_beta(next, depth - 1, -beta, -alpha, ply + 1);
        if (stopped_)
            return 0;
        if (value > best) {
            best = value;
            best_move = *move;
        }
        if (value > alpha) {
            alpha = value;
            line_at(ply).set(*move, line_at(ply + 1));
        }
    }
    if (best >= beta && !is_capture(node.position, best_move) && best_move != killers[0])
        killers = {best_move, killers[0]};
    entry = {.key = key,
             .move = best_move,
             .value = static_cast<std::int16_t>(from_itself(best, ply)),
             .depth = static_cast<std::int8_t>(depth),
             .bound = best >= beta          ? at_least
                      : best > alpha_before ? exact
                                            : at_most,
             .search = search_};
    return best;
}

/// The quiescence value of a position: the side to move may stand pat or continue capturing.
int RuleOfThumb::Searcher::captures(const Node& node, const MoveList& moves, int alpha, int beta, int ply)
{
    const Position& position = node.position;
    int best = from_before(evaluate(position), ply);
    MoveList loud;
    for (const Move move : moves) {
        if (is_capture(position, move) || move.promotion == Role::queen)
            loud.add(move);
    }
    OrderedMoves ordered{position, loud, std::nullopt, {}};
    alpha = std::max(alpha, best);
    while (alpha < beta) {
        const std::optional<Move> move = ordered.next();
        if (!move)
            break;
        const Position after = position.play(*move);
        const Node next{after, &node};
        best = std::max(best, -alpha_beta(next, 0, -beta, -alpha, ply + 1));
        if (stopped_)
            return 0;
        alpha = std::max(alpha, best);
    }
    return best;
}

/// Prefers the first of the moves with the best value, regardless of the search order.
void RuleOfThumb::Searcher::prefer_first_of_equals(const Node& root, int depth, int value)
{
    const Line found = lines_[0];
    for (const Move move : root_moves_) {
        if (move == found.moves().front())
            return;
        const Position after = root.position.play(move);
        const Node next{after, &root};
        if (-alpha_beta(next, depth - 1, -value, 1 - value, 1) < value)
            continue;
        // Search again with a full window to get the line.
        alpha_beta(next, depth - 1, -infinite, infinite, 1);
        lines_[0].set(move, lines_[1]);
        break;
    }
    if (stopped_)
        lines_[0] = found;
}

RuleOfThumb::RuleOfThumb() : entries_(entry_count) {}

SearchResult RuleOfThumb::search(std::span<const Position> game, const SearchLimits& limits,
                                 const SearchReport& report)
{
    assert(!game.empty());
    if (++searches_ == 0) {
        std::fill(entries_.begin(), entries_.end(), Entry{});
        searches_ = 1;
    }
    const CanonicalView view{game.back()};
    const auto real = [&](SearchResult result) {
        if (result.move)
            result.move = view.real(*result.move);
        for (Move& move : result.pv)
            move = view.real(move);
        return result;
    };
    const Position root = view.seen(game.back());
    MoveList moves;
    for (const Move move : legal_moves(root)) {
        if (limits.moves.empty() || std::count(limits.moves.begin(), limits.moves.end(), view.real(move)) > 0)
            moves.add(move);
    }
    SearchReport announce;
    if (report)
        announce = [&](const SearchResult& found) { report(real(found)); };
    return real(Searcher{*this, limits, come_twice(game, view)}.search(root, moves, announce));
}

SearchResult RuleOfThumb::search(const Game& game, const SearchLimits& limits, const SearchReport& report)
{
    std::vector<Position> positions;
    for (const Game::NodeId id : game.path())
        positions.push_back(game.node(id).position);
    return search(positions, limits, report);
}

} // namespace trainer::thumb
