// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/rule_of_thumb.h"

// Iterative deepening over a principal-variation alpha-beta search, with a small table of positions met
// before in the same search, two killer moves a ply and a search of captures at the end of the line.

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include "chess/legal_moves.h"
#include "trainer/evaluation.h"

namespace trainer {
namespace {

using chess::Move;
using chess::MoveList;
using chess::Position;
using chess::Role;

constexpr std::size_t entry_count = std::size_t{1} << 18;
/// The plies of a line, evasions and captures at its end included.
constexpr int longest_line = 2 * deepest_search;

/// Being mated at once; one better for every ply until it happens.
constexpr int mated = -32'000;
constexpr int infinite = 32'001;
/// Where the scores of mates begin.
constexpr int mate_in_sight = 31'000;

constexpr int fifty_moves = 100;
/// From here on the halfmove clock can end a line, so that positions that differ in it differ.
constexpr int clock_counts = fifty_moves - deepest_search;

constexpr std::uint64_t nodes_between_questions = 512;

enum Bound : std::uint8_t { exact, at_least, at_most };

constexpr std::uint64_t stirred(std::uint64_t key, std::uint64_t word)
{
    key = (key ^ word) * 0x9E37'79B9'7F4A'7C15U;
    return key ^ key >> 32;
}

/// A number for everything that can make a difference between two positions met in one search.
std::uint64_t key_of(const Position& position)
{
    std::uint64_t key = static_cast<std::uint64_t>(index(position.turn())) + 1;
    key = stirred(key, position.board().of(chess::Color::white).bits());
    for (const Role role : chess::all_roles)
        key = stirred(key, position.board().of(role).bits());
    key = stirred(key, position.castling_rooks().bits());
    key = stirred(key, position.en_passant() ? index(*position.en_passant()) + 1 : 0);
    return stirred(key, static_cast<std::uint64_t>(std::max(position.halfmove_clock() - clock_counts, 0)));
}

bool is_capture(const Position& position, Move move)
{
    if (position.board().occupied().contains(move.to))
        return true;
    return move.to == position.en_passant() && position.board().of(Role::pawn).contains(move.from);
}

/// A mate is told from the root in a score, but from the position itself in its entry.
int for_entry(int value, int ply)
{
    return value >= mate_in_sight ? value + ply : value <= -mate_in_sight ? value - ply : value;
}
int from_entry(int value, int ply)
{
    return value >= mate_in_sight ? value - ply : value <= -mate_in_sight ? value + ply : value;
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

/// A position on the line being searched, or of the game before it.
struct Node {
    const Position& position;
    const Node* before;
};

/// Whether the position has come already since the last capture or pawn move.
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

    /// The best of the moves not taken yet, if any is left.
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

    /// Captures of much by little, promotions, killers, the rest.
    static int rank(const Position& position, Move move, const std::array<Move, 2>& killers)
    {
        int rank = 0;
        if (is_capture(position, move)) {
            const auto victim = position.board().piece_at(move.to);
            const auto man = position.board().piece_at(move.from);
            rank += 1000 + 10 * static_cast<int>(index(victim ? victim->role : Role::pawn)) -
                    static_cast<int>(index(man->role));
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

/// The line expected from a position on.
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

} // namespace

/// One search from one position.
class RuleOfThumb::Searcher {
public:
    Searcher(RuleOfThumb& player, const SearchLimits& limits)
        : entries_{player.entries_}
        , search_{player.searches_}
        , limits_{limits}
    {}

    SearchResult search(const Node& root, const SearchReport& report)
    {
        SearchResult result;
        const MoveList moves = legal_moves(root.position);
        if (moves.empty())
            result.score = score_of(root.position.is_check() ? mated : 0);
        else
            result.move = moves[0];
        if (moves.empty())
            return result;
        result.pv = {moves[0]};
        for (int depth = 1; depth <= std::min(limits_.depth, deepest_search); ++depth) {
            const int value = alpha_beta(root, depth, -infinite, infinite, 0);
            const std::vector<Move> line = lines_[0].moves();
            result.nodes = nodes_;
            if (stopped_) {
                // Not even depth 1: the best of what was looked at.
                if (result.depth == 0 && !line.empty()) {
                    result.move = line.front();
                    result.pv = line;
                }
                return result;
            }
            result.move = line.front();
            result.pv = line;
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
    int captures(const Node& node, const MoveList& moves, int alpha, int beta, int ply);

    Entry& entry_of(std::uint64_t key) { return entries_[key % entries_.size()]; }

    bool is_stopped()
    {
        if (nodes_ >= limits_.nodes)
            stopped_ = true;
        else if (nodes_ % nodes_between_questions == 0 && limits_.stop && limits_.stop())
            stopped_ = true;
        return stopped_;
    }

    std::vector<Entry>& entries_;
    std::uint32_t search_;
    const SearchLimits& limits_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
    std::array<Line, longest_line + 2> lines_;
    std::array<std::array<Move, 2>, longest_line + 1> killers_{};
};

/// The worth of a position for the side to move, searched to a depth: exact inside the window, else a
/// bound beyond its edge.
int RuleOfThumb::Searcher::alpha_beta(const Node& node, int depth, int alpha, int beta, int ply)
{
    const Position& position = node.position;
    Line& line = lines_[static_cast<std::size_t>(ply)];
    line.clear();
    if (is_stopped())
        return 0;
    ++nodes_;
    if (ply > 0 && is_dead(position))
        return 0;
    const MoveList moves = legal_moves(position);
    const bool is_check = (moves.empty() || depth <= 0) && position.is_check();
    if (moves.empty())
        return is_check ? mated + ply : 0;
    if (ply > 0 && (position.halfmove_clock() >= fifty_moves || has_come_before(node)))
        return 0;
    if (ply >= longest_line)
        return evaluate(position);
    if (depth <= 0 && is_check)
        depth = 1;
    if (depth <= 0)
        return captures(node, moves, alpha, beta, ply);

    const bool is_open = beta - alpha > 1;
    const std::uint64_t key = key_of(position);
    Entry& entry = entry_of(key);
    const bool is_known = entry.search == search_ && entry.key == key;
    if (is_known && !is_open && entry.depth >= depth) {
        const int value = from_entry(entry.value, ply);
        if (entry.bound == exact || (entry.bound == at_least && value >= beta) ||
            (entry.bound == at_most && value <= alpha))
            return value;
    }

    std::array<Move, 2>& killers = killers_[static_cast<std::size_t>(ply)];
    OrderedMoves ordered{position, moves, is_known ? std::optional{entry.move} : std::nullopt, killers};
    int best = -infinite;
    Move best_move = moves[0];
    const int alpha_before = alpha;
    bool is_first = true;
    while (const std::optional<Move> move = ordered.next()) {
        const Position after = position.play(*move);
        const Node next{after, &node};
        // All but the first are only asked whether they are better at all.
        int value = is_first ? 0 : -alpha_beta(next, depth - 1, -alpha - 1, -alpha, ply + 1);
        if (is_first || (value > alpha && value < beta))
            value = -alpha_beta(next, depth - 1, -beta, -alpha, ply + 1);
        if (stopped_)
            return 0;
        is_first = false;
        if (value > best) {
            best = value;
            best_move = *move;
        }
        if (value > alpha) {
            alpha = value;
            line.set(*move, lines_[static_cast<std::size_t>(ply) + 1]);
        }
        if (alpha >= beta) {
            if (!is_capture(position, *move) && *move != killers[0])
                killers = {*move, killers[0]};
            break;
        }
    }
    const Bound bound = best >= beta ? at_least : best > alpha_before ? exact : at_most;
    entry = {.key = key,
             .move = best_move,
             .value = static_cast<std::int16_t>(for_entry(best, ply)),
             .depth = static_cast<std::int8_t>(depth),
             .bound = bound,
             .search = search_};
    return best;
}

/// The worth of a position when the side to move may stop here or go on capturing.
int RuleOfThumb::Searcher::captures(const Node& node, const MoveList& moves, int alpha, int beta, int ply)
{
    const Position& position = node.position;
    int best = evaluate(position);
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

RuleOfThumb::RuleOfThumb() : entries_(entry_count) {}

SearchResult RuleOfThumb::search(std::span<const Position> game, const SearchLimits& limits,
                                 const SearchReport& report)
{
    assert(!game.empty());
    if (++searches_ == 0) {
        std::fill(entries_.begin(), entries_.end(), Entry{});
        searches_ = 1;
    }
    std::vector<Node> nodes;
    nodes.reserve(game.size());
    for (const Position& position : game)
        nodes.push_back({position, nodes.empty() ? nullptr : &nodes.back()});
    return Searcher{*this, limits}.search(nodes.back(), report);
}

SearchResult RuleOfThumb::search(const Game& game, const SearchLimits& limits, const SearchReport& report)
{
    std::vector<Position> positions;
    for (const Game::NodeId id : game.path())
        positions.push_back(game.node(id).position);
    return search(positions, limits, report);
}

} // namespace trainer
