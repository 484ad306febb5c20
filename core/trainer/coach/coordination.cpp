// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/coordination.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "chess/attacks.h"
#include "chess/king_safety.h"
#include "chess/legal_moves.h"
#include "endgame/verdict.h"
#include "trainer/coach/landmarks.h"
#include "trainer/technique.h"

namespace trainer::coach {

using chess::Bitboard;
using chess::Board;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using Kind = Reason::Kind;

namespace {

bool contains(const std::vector<Move>& moves, Move move)
{
    return std::ranges::find(moves, move) != moves.end();
}

/// True if the side to move can attack a square with one move, but does not capture there at once.
bool can_attack_next(const Position& position, Square square)
{
    return std::ranges::any_of(legal_moves(position), [&](Move move) {
        const Position next = position.play(move);
        return move.to != square &&
               !attackers(next.board(), square, position.turn(), next.board().occupied()).empty();
    });
}

/// Adds the pieces that hung and are safe now, unless the moved piece hangs instead.
void add_saves(std::vector<Reason>& found, const Change& change)
{
    if (change.after.hanging.contains(change.move.to))
        return;
    for (const Square square : change.before.hanging) {
        const Square now = square == change.move.from ? change.move.to : square;
        if (!change.after.hanging.contains(now) && !is_attacked_by_lesser(change.next.board(), now))
            found.push_back({.kind = Kind::saves,
                             .squares = Bitboard{square},
                             .piece = change.position.board().role_at(square)});
    }
}

/// Adds that the moved piece is saved and leaves the king a move, unlike another move of the piece.
void add_saves_without_stalemate(std::vector<Reason>& found, const Change& change)
{
    const auto [from, to, promotion] = change.move;
    const auto stalemates = [&](Move other) { return is_stalemate(change.position.play(other)); };
    if (change.before.hanging.contains(from) && !change.after.hanging.contains(to) &&
        change.after.flights.size() <= max_named && std::ranges::any_of(change.slower, stalemates))
        found.push_back({.kind = Kind::saves_without_stalemate, .squares = change.after.flights});
}

void add_protects(std::vector<Reason>& found, const Change& change)
{
    const bool evades = change.role == Role::king && change.position.is_check();
    const auto is_in_danger = [&](Square square) {
        return can_attack_next(change.next, square) &&
               (!change.still || can_attack_next(*change.still, square));
    };
    for (const Square square : change.before.loose - change.before.hanging - change.after.loose) {
        if (square != change.move.from && is_in_danger(square))
            found.push_back({.kind = evades ? Kind::escapes_guarding : Kind::protects,
                             .squares = Bitboard{square},
                             .piece = change.next.board().role_at(square)});
    }
}

/// True if a piece gives check and cannot be attacked with the next move.
bool checks_safely(const Position& next, Square square)
{
    return next.checkers() == Bitboard{square} && !can_attack_next(next, square);
}

/// Adds a check by a piece that cannot be attacked in reply, as it could after another, slower check; none if
/// a quiet move is as good.
void add_safe_check(std::vector<Reason>& found, const Change& change)
{
    const auto is_attackable_check = [&](Move other) {
        const Position next = change.position.play(other);
        return next.checkers().contains(other.to) && !checks_safely(next, other.to);
    };
    const auto is_check = [&](Move other) { return change.position.play(other).is_check(); };
    const bool is_bare = change.next.board().of(!change.attacker).size() == 1;
    if (!is_bare && std::ranges::all_of(change.best, is_check) &&
        checks_safely(change.next, change.move.to) && std::ranges::any_of(change.slower, is_attackable_check))
        found.push_back({.kind = Kind::safe_check, .squares = Bitboard{change.after.king}});
}

/// True if a piece can be captured at once; a king cannot capture guarded pieces.
bool can_be_taken(const Board& board, Square square, chess::Color attacker)
{
    Bitboard takers = guards(board, square, !attacker);
    if (!guards(board, square, attacker).empty())
        takers -= board.of(!attacker, Role::king);
    return !takers.empty();
}

void add_retreat(std::vector<Reason>& found, const Change& change)
{
    const auto [from, to, promotion] = change.move;
    if (change.role == Role::king || change.before.hanging.contains(from))
        return;
    const Reason reason{.kind = Kind::withdraws, .squares = Bitboard{from}, .piece = change.role};
    if (can_be_taken(change.position.board(), from, change.attacker)) {
        if (!can_be_taken(change.next.board(), to, change.attacker))
            found.push_back(reason);
    } else if (change.still && change.before.loose.contains(from) && can_attack_next(*change.still, from) &&
               (!change.after.loose.contains(to) || !can_attack_next(change.next, to))) {
        found.push_back({.kind = Kind::avoids, .squares = reason.squares, .piece = reason.piece});
    }
}

/// A bishop comes to a diagonal in front of the king, or to a nearer one, before its own king stands where it
/// mates.
void add_diagonal(std::vector<Reason>& found, const Change& change)
{
    const Bitboard right = nearest_right_corners(change.next.board());
    const auto held_from = [&](Square bishop) { return diagonal_held(bishop, change.after.king, right); };
    const auto is = held_from(change.move.to);
    const auto was = held_from(change.move.from);
    const bool is_posted =
        right.size() == 1 && chess::knight_attacks(right.first()).contains(change.next.king(change.attacker));
    const Square own_king = change.next.king(change.attacker);
    const bool is_blocked = is && std::ranges::any_of(right, [&](Square corner) {
                                return diagonal_before(corner, *is).contains(own_king);
                            });
    if (change.role == Role::bishop && is && (!was || *is < *was) && !is_posted && !is_blocked)
        found.push_back({.kind = Kind::diagonal, .after = *is});
}

/// Squares that the textbook ways to the mate with bishop and knight name.
void add_landmarks(std::vector<Reason>& found, const Change& change)
{
    const auto all = corners(change.next.board());
    if (!all)
        return;
    add_diagonal(found, change);
    const Square to = change.move.to;
    const Square king = change.after.king;
    const bool stays_on_edge = edge_distance(king) == 0 && (change.after.flights - edge_squares).empty();
    const bool is_driven = stays_on_edge && steps(king, all->right) >= 3 &&
                           king_distance(king, change.next.king(change.attacker)) <= 3;
    if (change.role == Role::knight && is_driven && king_distance(to, king) <= 3 &&
        w_squares(change.next.board()).contains(to))
        found.push_back({.kind = Kind::w_square});
}

void add_post(std::vector<Reason>& found, const Change& change)
{
    const auto all = corners(change.next.board());
    if (!all || change.role != Role::king)
        return;
    // The longest mate from behind the smallest diagonal; the post is not an aim before that.
    constexpr int within_sight = 13;
    if (!change.mates_within(within_sight))
        return;
    constexpr int near = 2;
    constexpr int nearly_there = 2;
    for (const Square corner : all->right) {
        if (king_distance(change.after.king, corner) > near)
            continue;
        const int before = king_distance(change.move.from, chess::knight_attacks(corner));
        const int after = king_distance(change.move.to, chess::knight_attacks(corner));
        if (after == 0 && before > 0)
            found.push_back({.kind = Kind::on_post});
        else if (after < before && after <= nearly_there)
            found.push_back({.kind = Kind::to_post, .before = before, .after = after});
    }
}

void add_approaches(std::vector<Reason>& found, const Change& change)
{
    constexpr int together = 2;
    const Square from = change.move.from;
    const Square to = change.move.to;
    const Square own_king = change.next.king(change.attacker);
    const bool is_minor = change.role == Role::bishop || change.role == Role::knight;
    const bool is_king = change.role == Role::king;
    const auto add = [&](Kind kind, Bitboard squares) {
        if (is_nearer(to, from, squares))
            found.push_back({.kind = kind, .piece = change.role});
    };
    if (is_king || change.role == Role::knight)
        add(Kind::nearer, Bitboard{change.after.king});
    if (is_minor && king_distance(from, own_king) > together)
        add(Kind::joins, Bitboard{own_king});
    // Where the other side has pieces its squares matter more than the centre.
    if (change.next.board().of(!change.attacker).size() > 1)
        return;
    if (is_king && edge_distance(from) == 0 && edge_distance(to) > 0)
        found.push_back({.kind = Kind::leaves_edge});
    // A square near the edge is no better than others for a piece that reaches far.
    constexpr int central = 2;
    if (is_king || (is_minor && edge_distance(to) >= central))
        add(Kind::centres, middle_squares);
}

/// The squares next to the hunted king that only the piece on a square covers.
Bitboard covered_alone(const Board& board, Square piece, Square king, chess::Color attacker)
{
    Bitboard squares;
    for (const Square square : chess::king_attacks(king)) {
        if (guards(board, square, attacker) == Bitboard{piece})
            squares |= Bitboard{square};
    }
    return squares;
}

/// The squares next to the hunted king that the moved piece alone covers before and after a move.
Bitboard kept_alone(const Change& change, Move move)
{
    const Square king = change.after.king;
    return covered_alone(change.position.board(), move.from, king, change.attacker) &
           covered_alone(change.position.play(move).board(), move.to, king, change.attacker);
}

void add_kept_guard(std::vector<Reason>& found, const Change& change)
{
    const Bitboard kept = kept_alone(change, change.move);
    if (change.role == Role::king || kept.empty() || kept.size() > max_named)
        return;
    const auto gives_up = [&](Move other) { return !(kept - kept_alone(change, other)).empty(); };
    if (std::ranges::all_of(change.slower, gives_up))
        found.push_back({.kind = Kind::keeps_guarding, .squares = kept});
}

void add_distance(std::vector<Reason>& found, const Change& change)
{
    constexpr int within_reach = 2;
    constexpr int far_away = 4;
    const int before = king_distance(change.move.from, change.after.king);
    const int after = king_distance(change.move.to, change.after.king);
    // In other endings a distant king is no threat to name.
    if (!corners(change.next.board()))
        return;
    if (change.role != Role::king && after > within_reach && std::min(before, after) < far_away &&
        !can_attack_next(change.next, change.move.to))
        found.push_back({.kind = Kind::keeps_away, .piece = change.role});
}

/// The best moves after each best reply.
std::vector<std::vector<Move>> next_best_moves(const Change& change)
{
    std::vector<std::vector<Move>> all;
    for (const Move reply : change.known.best_moves(change.next))
        all.push_back(change.known.best_moves(change.next.play(reply)));
    return all;
}

/// The moves common to all lists.
std::vector<Move> common_moves(const std::vector<std::vector<Move>>& lists)
{
    std::vector<Move> common = lists.empty() ? std::vector<Move>{} : lists.front();
    std::erase_if(common, [&](Move move) {
        return !std::ranges::all_of(lists, [&](const auto& list) { return contains(list, move); });
    });
    return common;
}

/// The moves of any list.
std::vector<Move> all_moves(const std::vector<std::vector<Move>>& lists)
{
    std::vector<Move> all;
    for (const auto& list : lists)
        std::ranges::copy_if(list, std::back_inserter(all), [&](Move move) { return !contains(all, move); });
    return all;
}

} // namespace

void add_coordination(std::vector<Reason>& found, const Change& change)
{
    add_saves_without_stalemate(found, change);
    add_saves(found, change);
    add_protects(found, change);
    add_retreat(found, change);
    add_safe_check(found, change);
    add_landmarks(found, change);
    add_post(found, change);
    add_approaches(found, change);
    add_kept_guard(found, change);
    add_distance(found, change);
}

bool is_retreat_shared(const Change& change)
{
    return std::ranges::any_of(change.slower, [&](Move other) {
        std::vector<Reason> retreats;
        add_retreat(retreats, Change{change.known, change.position, other});
        return !retreats.empty();
    });
}

void add_safety(std::vector<Reason>& found, const Change& change)
{
    const auto is_safe_from = [&](Square square) { return !can_attack_next(change.next, square); };
    if (change.after.hanging.empty() && std::ranges::all_of(change.after.loose, is_safe_from))
        found.push_back({.kind = Kind::all_safe});
}

void add_preparation(std::vector<Reason>& found, const Change& change, Preparation kind)
{
    const auto verdict = change.known.probe(change.next);
    if (!verdict || verdict->outcome() != endgame::Outcome::loss)
        return;
    std::vector<std::vector<Move>> following = next_best_moves(change);
    const auto was_possible = [&](Move move) {
        const Move at_once{move.from == change.move.to ? change.move.from : move.from, move.to};
        return is_legal(change.position, at_once) &&
               change.known.probe(change.position.play(at_once))->outcome() == endgame::Outcome::loss;
    };
    for (std::vector<Move>& moves : following)
        std::erase_if(moves,
                      [&](Move move) { return kind == Preparation::new_always && was_possible(move); });
    std::vector<Move> moves = kind == Preparation::any ? all_moves(following) : common_moves(following);
    // Of several squares the one nearest to the king is named first.
    std::ranges::stable_sort(moves, {}, [&](Move move) { return king_distance(move.to, change.after.king); });
    for (const Move move : moves) {
        found.push_back({.kind = move.from == change.move.to ? Kind::on_way : Kind::prepares,
                         .squares = Bitboard{move.to},
                         .piece = change.next.board().role_at(move.from)});
    }
}

} // namespace trainer::coach
