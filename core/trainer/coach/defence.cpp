// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/defence.h"

#include <algorithm>
#include <optional>

#include "chess/legal_moves.h"
#include "chess/pawns.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/registry.h"
#include "trainer/technique.h"

namespace trainer::coach {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using Kind = Reason::Kind;

namespace {

/// The largest distance to a corner at which the corner is worth mentioning.
constexpr int near_corner = 3;

void add_corners(std::vector<Reason>& found, const Position& position, Move move)
{
    const std::optional<Corners> all = corners(position.board());
    if (!all)
        return;
    const auto add = [&](Kind kind, Square corner) {
        found.push_back({.kind = kind,
                         .squares = Bitboard{corner},
                         .before = king_distance(move.from, corner),
                         .after = king_distance(move.to, corner)});
    };
    const Square wrong = nearest_for_king(move.to, all->wrong);
    const int to_wrong = king_distance(move.to, wrong);
    const Square hunter = position.king(!position.turn());
    // The king cannot enter a corner that the other king guards.
    const bool is_taken = king_distance(hunter, wrong) <= 1;
    if (to_wrong <= near_corner && edge_distance(move.to) <= 1 && !is_taken &&
        to_wrong < king_distance(move.from, all->wrong))
        add(Kind::wrong_corner, wrong);
    const Square right = nearest_for_king(move.from, all->right);
    const int from_right = king_distance(move.from, right);
    // The king cannot be mated in a corner that the other king occupies.
    const bool is_blocked = king_distance(hunter, right) <= 1;
    if (from_right + edge_distance(move.from) <= near_corner && !is_blocked &&
        king_distance(move.to, all->right) > from_right)
        add(Kind::off_corner, right);
}

/// True if the king stays as far from the other as any of its moves allows, and another move does not.
void add_evasion(std::vector<Reason>& found, const Position& position, Move move)
{
    const Square hunter = position.king(!position.turn());
    const chess::MoveList all = legal_moves_from(position, move.from);
    const auto none_is_farther = [&](auto away) {
        const auto [least, most] = std::ranges::minmax(all, {}, away);
        return away(least) < away(most) && away(move) == away(most);
    };
    const bool is_in_corner = std::ranges::count(corner_squares, move.to) > 0;
    if (!is_in_corner && none_is_farther([=](Move step) { return king_distance(step.to, hunter); }) &&
        none_is_farther([=](Move step) { return steps(step.to, hunter); }))
        found.push_back({.kind = Kind::evades});
}

/// The hanging pieces of a side; empty for a bare king.
Bitboard hanging_of(const chess::Board& board, Color side)
{
    return board.of(side).size() == 1 ? Bitboard{} : facts_of(board, side).hanging;
}

/// Reports a piece of the defender that hung and is safe now, unless the moved piece hangs instead.
///
/// @param hanging those that hang after the move
void add_rescue(std::vector<Reason>& found, const Position& position, Move move, Bitboard hanging)
{
    if (hanging.contains(move.to))
        return;
    for (const Square square : hanging_of(position.board(), position.turn())) {
        const Square now = square == move.from ? move.to : square;
        if (!hanging.contains(now) && !is_attacked_by_lesser(position.play(move).board(), now))
            found.push_back({.kind = Kind::saves,
                             .squares = Bitboard{square},
                             .piece = position.board().role_at(square)});
    }
}

/// True if the king that is to move stands on the edge and cannot leave it at once.
bool is_kept_on_edge(const Position& position)
{
    const Square king = position.king(position.turn());
    return edge_distance(king) == 0 && !position.is_check() &&
           std::ranges::all_of(legal_moves_from(position, king),
                               [](Move step) { return edge_distance(step.to) == 0; });
}

/// The gains of a move of the hunted king.
void add_kings_way(std::vector<Reason>& found, const Position& position, Move move)
{
    constexpr int central = 2;
    add_corners(found, position, move);
    const int before = edge_distance(move.from);
    const int after = edge_distance(move.to);
    const auto some_step_ends_below = [&](int distance) {
        return std::ranges::any_of(legal_moves_from(position, move.from),
                                   [=](Move step) { return edge_distance(step.to) < distance; });
    };
    if (after > before && after >= central)
        found.push_back({.kind = Kind::to_centre});
    else if (after >= central && some_step_ends_below(after))
        found.push_back({.kind = Kind::stays_central});
    else if (before > 0 && after > 0 && some_step_ends_below(1))
        found.push_back({.kind = Kind::stays_off_edge});
    if (before == 0 && after > 0)
        found.push_back({.kind = Kind::off_edge});
    add_evasion(found, position, move);
    if (is_kept_on_edge(position.play(move)) &&
        !std::ranges::all_of(legal_moves_from(position, move.from),
                             [&](Move other) { return is_kept_on_edge(position.play(other)); }))
        found.push_back({.kind = Kind::keeps_on_edge});
}

/// A capture, an exchange for a like piece, or a piece given up for the last pawn.
Reason reason_of_capture(const Position& position, Move move)
{
    const Square taken = captured_square(position, move);
    Reason reason{
        .kind = Kind::captures, .squares = Bitboard{taken}, .piece = position.board().role_at(taken)};
    if (!is_answered_by_capture(position, move))
        return reason;
    if (position.board().role_at(move.from) == *reason.piece)
        reason.kind = Kind::exchanges;
    else if (*reason.piece == Role::pawn &&
             position.play(move).board().of(!position.turn(), Role::pawn).empty())
        reason.kind = Kind::gives_up_for_pawn;
    return reason;
}

} // namespace

void add_conversion(std::vector<Reason>& found, const Position& position, Move move)
{
    if (is_capture(position, move))
        found.push_back(reason_of_capture(position, move));
    if (!move.promotion)
        return;
    // To capture the new piece costs the one that does so.
    const Position next = position.play(move);
    const auto is_answered = [&](Move reply) { return reply.to != move.to || is_recaptured(next, reply); };
    if (gains_material(position, move) || std::ranges::all_of(legal_moves(next), is_answered))
        found.push_back({.kind = Kind::promotes, .squares = Bitboard{move.to}, .piece = move.promotion});
}

std::vector<Reason> reasons_of_defence(const Position& position, Move move)
{
    std::vector<Reason> found;
    const Color attacker = !position.turn();
    const Position next = position.play(move);
    if (is_checkmate(next))
        return {{.kind = Kind::mates, .squares = Bitboard{next.king(attacker)}}};
    add_conversion(found, position, move);
    const chess::MoveList all = legal_moves(position);
    if (all.size() == 1)
        found.push_back({.kind = Kind::only});
    const Facts was = facts_of(position.board(), attacker);
    const Facts is = facts_of(next.board(), attacker);
    const Bitboard hanging = hanging_of(next.board(), position.turn());
    add_rescue(found, position, move, hanging);
    // A hanging piece is not counted as attacking.
    for (const Square square : hanging.contains(move.to) ? Bitboard{} : is.hanging - was.hanging)
        found.push_back(
            {.kind = Kind::hits, .squares = Bitboard{square}, .piece = next.board().role_at(square)});
    if (next.is_check())
        found.push_back({.kind = Kind::gives_check});
    if (position.board().role_at(move.from) == Role::king && !is_capture(position, move))
        add_kings_way(found, position, move);
    if (is_pawn_ending(position.board()) && is.opposition == Opposition::direct &&
        was.opposition != Opposition::direct)
        found.push_back({.kind = Kind::holds_off});
    const auto is_narrower = [&](Move other) {
        return other == move || flights_after(position, other, attacker).size() < is.flights.size();
    };
    if (all.size() > 1 && std::ranges::all_of(all, is_narrower))
        found.push_back({.kind = Kind::stays_wide, .after = is.flights.size()});
    sort_by_rank(found);
    return found;
}

} // namespace trainer::coach
