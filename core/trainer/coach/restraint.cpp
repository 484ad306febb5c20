// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/restraint.h"

#include <algorithm>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "endgame/verdict.h"
#include "trainer/technique.h"

namespace trainer::coach {

using chess::Bitboard;
using chess::Board;
using chess::Move;
using chess::Role;
using chess::Square;
using Kind = Reason::Kind;

namespace {

Bitboard if_few(Bitboard squares)
{
    return squares.size() <= max_named ? squares : Bitboard{};
}

/// The squares that many king's steps from one, or fewer.
Bitboard around(Square center, int distance)
{
    Bitboard squares;
    for (const Square square : chess::all_squares) {
        if (king_distance(square, center) <= distance)
            squares |= Bitboard{square};
    }
    return squares;
}

/// True if the other side has only its king.
bool has_bare_king(const Change& change)
{
    return change.next.board().of(!change.attacker).size() == 1;
}

/// The squares to which the king could move before a move without a capture: saving a piece does not restrict
/// it.
Bitboard flights_before(const Change& change)
{
    return change.before.flights - change.position.board().of(change.attacker);
}

/// True if a slower move of the same piece keeps the king from some squares as well.
bool does_slower_move_stop(const Change& change, Bitboard squares)
{
    return std::ranges::any_of(change.slower, [&](Move other) {
        return (flights_after(change.position, other, change.attacker) & squares).empty();
    });
}

/// Those of some squares that are farther from the edge than the king, or farther from the right corners.
Bitboard ways_out(Bitboard squares, Square king, Bitboard right_corners)
{
    Bitboard out;
    for (const Square square : squares) {
        if (edge_distance(square) > edge_distance(king) ||
            (!right_corners.empty() && steps(square, right_corners) > steps(king, right_corners)))
            out |= Bitboard{square};
    }
    return out;
}

/// Adds that a check takes squares from a bare king, at most two, that are farther from the edge.
void add_squares_of_check(std::vector<Reason>& found, const Change& change)
{
    const Bitboard taken = ways_out(flights_before(change) - change.after.flights, change.before.king, {});
    if (has_bare_king(change) && !taken.empty() && taken.size() <= max_named)
        found.push_back({.kind = Kind::checks_from, .squares = taken});
}

/// True if the side to move can capture something for a gain.
bool loses_at_once(const chess::Position& then)
{
    return std::ranges::any_of(legal_moves(then), [&](Move reply) { return captures_for_gain(then, reply); });
}

void add_check(std::vector<Reason>& found, const Change& change)
{
    const Square king = change.after.king;
    Bitboard flights;
    for (const Move reply : legal_moves(change.next)) {
        if (reply.from == king)
            flights |= Bitboard{reply.to};
        else if (!loses_at_once(change.next.play(reply)))
            return found.push_back({.kind = Kind::checks, .squares = Bitboard{king}});
    }
    const bool could_stay = !has_bare_king(change);
    if (flights.size() > max_named) {
        found.push_back({.kind = Kind::checks_off, .squares = Bitboard{king}});
        add_squares_of_check(found, change);
    } else if (flights.empty() || (!could_stay && (flights_before(change) - flights).empty()))
        found.push_back({.kind = Kind::checks, .squares = Bitboard{king}});
    else
        found.push_back({.kind = Kind::checks_to, .squares = flights});
}

/// The squares of the king's best moves if it were to move; empty if another move is as good or captures a
/// piece.
Bitboard wanted_squares(const Change& change)
{
    Bitboard wanted;
    if (!change.still)
        return wanted;
    for (const Move move : change.known.best_moves(*change.still)) {
        if (move.from != change.before.king || is_capture(*change.still, move))
            return {};
        wanted |= Bitboard{move.to};
    }
    return wanted;
}

/// Adds that the king loses flight squares farther from the edge, at most two, and gets others for them; on a
/// right corner or next to it, farther from that. Those may be as good if each slower move of the piece
/// leaves it one of the squares.
void add_exchange(std::vector<Reason>& found, const Change& change)
{
    const Square king = change.before.king;
    const auto all = corners(change.next.board());
    const bool is_beside_corner = all && king_distance(king, all->right) <= 1;
    const auto out = [&](Bitboard squares) {
        if (!is_beside_corner)
            return ways_out(squares, king, {});
        Bitboard farther;
        for (const Square square : squares)
            farther |= king_distance(square, all->right) > 1 ? Bitboard{square} : Bitboard{};
        return farther;
    };
    const Bitboard was = flights_before(change);
    const Bitboard taken = out(was - change.after.flights);
    const Bitboard given = out(change.after.flights - was);
    const auto is_telling = [&] { return !change.slower.empty() && !does_slower_move_stop(change, taken); };
    if (has_bare_king(change) && !taken.empty() && taken.size() <= max_named &&
        (given.empty() || is_telling()))
        found.push_back({.kind = Kind::takes, .squares = taken});
}

void add_flights(std::vector<Reason>& found, const Change& change)
{
    const Bitboard was = flights_before(change);
    const Bitboard is = change.after.flights;
    const Bitboard taken = was - is;
    if (change.next.is_check() || is.empty())
        return;
    const bool is_bare = has_bare_king(change);
    if (is.size() >= was.size()) {
        if (is.size() == was.size() && is.size() <= max_named && is_bare)
            found.push_back({.kind = Kind::allows, .squares = is});
        return add_exchange(found, change);
    }
    // With other pieces the squares of its king are not all that is left to a side.
    if (is.size() <= max_named && is_bare)
        found.push_back({.kind = Kind::leaves, .squares = is});
    else if (is.size() <= max_named && taken.size() > max_named)
        found.push_back({.kind = Kind::leaves, .squares = is, .piece = Role::king});
    else if (taken.size() <= max_named &&
             !(change.position.is_check() && (!is_bare || does_slower_move_stop(change, taken))))
        found.push_back({.kind = Kind::takes, .squares = taken});
    else if (taken.size() > max_named && is_bare &&
             (was.size() - is.size() > max_named || corners(change.next.board())))
        found.push_back({.kind = Kind::hems, .before = was.size(), .after = is.size()});
}

void add_stop(std::vector<Reason>& found, const Change& change)
{
    const Bitboard wanted = wanted_squares(change);
    const bool is_possible = !(wanted & change.after.flights).empty();
    const bool leads_pawn =
        change.role == Role::king && !change.next.board().of(change.attacker, Role::pawn).empty();
    if (!wanted.empty() && wanted.size() <= max_named && !is_possible && !change.after.flights.empty() &&
        !does_slower_move_stop(change, wanted))
        found.push_back({.kind = leads_pawn ? Kind::bars : Kind::stops, .squares = wanted});
}

void add_cage(std::vector<Reason>& found, const Change& change)
{
    constexpr int small = 5;
    // Walks that begin with a capture do not make the room before the move larger.
    const Bitboard was = change.before.box;
    const Bitboard is = change.after.cage;
    // In check, the king does not keep its own square.
    if (change.after.flights.empty() || !has_bare_king(change) || change.next.is_check())
        return;
    const bool could_leave_edge = !(change.before.flights - edge_squares).empty();
    // Along the edge queen and rook give mate, bishop and knight only in a corner.
    const bool is_large =
        is.size() > max_named + 1 || !major_pieces(change.next.board(), change.attacker).empty();
    if ((is - edge_squares).empty() && could_leave_edge && is_large)
        found.push_back({.kind = Kind::confines_edge});
    else if (is.size() <= small && is.size() < was.size())
        found.push_back({.kind = Kind::confines, .before = was.size(), .after = is.size()});
}

void add_guards(std::vector<Reason>& found, const Change& change)
{
    const Square king = change.after.king;
    const auto all = corners(change.next.board());
    const auto out = [&](const Facts& facts) {
        return ways_out(reached_in_two(facts) - around(king, 1), king, all ? all->right : Bitboard{});
    };
    Bitboard guarded = (out(change.before) & change.after.covered) -
                       change.position.board().of(change.attacker) - change.next.board().of(change.attacker);
    // Squares to which no way is left need no guard.
    for (const Square square : guarded) {
        if ((change.after.flights & chess::king_attacks(square)).empty())
            guarded -= Bitboard{square};
    }
    if (has_bare_king(change) && !guarded.empty() && guarded.size() <= max_named)
        found.push_back({.kind = Kind::guards, .squares = guarded});
}

void add_wait(std::vector<Reason>& found, const Change& change)
{
    constexpr int few = 3;
    constexpr int in_contact = 3;
    const Square king = change.after.king;
    const Bitboard flights = change.after.flights;
    const Bitboard near = around(king, 2);
    const bool can_approach = change.role == Role::king || change.role == Role::knight;
    const bool approaches = can_approach && is_nearer(change.move.to, change.move.from, Bitboard{king});
    const bool wanders = change.role == Role::king && king_distance(change.move.to, king) > in_contact;
    // A knight that is the only one to have a good move is on its way somewhere.
    const auto is_others = [&](Move move) { return move.from != change.move.from; };
    const bool travels = change.role == Role::knight && std::ranges::none_of(change.best, is_others);
    if (!flights.empty() && flights.size() <= few && flights == change.before.flights && !approaches &&
        !wanders && !travels && (change.after.covered & near) == (change.before.covered & near) &&
        would_rather_pass(change.known, change.next))
        found.push_back({.kind = Kind::waits, .squares = if_few(flights)});
}

/// Adds a kind if every move of the king makes some distance smaller, and not every one did before. A king
/// that gains squares is not driven.
template <typename Distance>
void add_drive(std::vector<Reason>& found, const Change& change, Kind kind, Distance distance)
{
    const auto farthest = [&](Bitboard flights) {
        int most = 0;
        for (const Square square : flights)
            most = std::max(most, distance(square));
        return most;
    };
    const int now = distance(change.after.king);
    const int then = farthest(change.after.flights);
    const bool has_more_room = change.after.flights.size() > flights_before(change).size();
    if (!change.after.flights.empty() && !has_more_room && then < now &&
        farthest(change.before.flights) >= now)
        found.push_back({.kind = kind, .before = now, .after = then});
}

void add_drives(std::vector<Reason>& found, const Change& change)
{
    if (!has_bare_king(change))
        return;
    if (const auto all = corners(change.next.board()))
        add_drive(found, change, Kind::drives, [&](Square square) { return steps(square, all->right); });
    add_drive(found, change, Kind::drives_edge, edge_distance);
}

void add_opposition(std::vector<Reason>& found, const Change& change)
{
    if (change.after.opposition != Opposition::direct || change.before.opposition == Opposition::direct)
        return;
    const Board& board = change.next.board();
    const Square own_king = change.next.king(change.attacker);
    const Square king = change.after.king;
    int barred = 0;
    for (const Square square : chess::king_attacks(king) & chess::king_attacks(own_king))
        barred += guards(board, square, change.attacker) == Bitboard{own_king} ? 1 : 0;
    const bool bars_the_way = edge_distance(king) == 0 && barred >= 2;
    const bool has_pawn = !board.of(Role::pawn).empty();
    if (bars_the_way || (has_pawn && would_rather_pass(change.known, change.next)))
        found.push_back({.kind = Kind::opposes, .squares = Bitboard{own_king, king}});
    else if (has_bare_king(change) && barred > 0)
        found.push_back({.kind = Kind::faces, .squares = Bitboard{own_king, king}});
}

void add_threat(std::vector<Reason>& found, const Change& change)
{
    // A queen threatens mate all the time, and where there are pawns they matter more: if pieces can meet the
    // threat and the mate is far away, it is not the point of a move.
    constexpr int near = 4;
    const Board& board = change.next.board();
    const bool is_minor = !(board.of(Role::pawn) | board.of(change.attacker, Role::queen)).empty();
    const std::optional<int> moves = change.moves_to_mate_after(change.move);
    if (!has_bare_king(change) && (!moves || (is_minor && *moves > near)))
        return;
    const auto again = passed(change.next);
    if (!again || !mates_at_once(change.known, *again))
        return;
    Bitboard mates;
    for (const Move move : legal_moves(*again)) {
        if (is_checkmate(again->play(move)))
            mates |= Bitboard{move.to};
    }
    if (!has_bare_king(change) && mates.size() <= max_named)
        found.push_back({.kind = Kind::threatens_mate_on, .squares = mates});
    else
        found.push_back({.kind = Kind::threatens_mate});
}

} // namespace

void add_restraint(std::vector<Reason>& found, const Change& change)
{
    if (change.still && legal_moves(*change.still).empty() && change.after.flights.size() <= max_named &&
        !legal_moves(change.next).empty())
        found.push_back({.kind = Kind::releases, .squares = change.after.flights});
    if (change.next.is_check())
        add_check(found, change);
    add_flights(found, change);
    add_stop(found, change);
    add_cage(found, change);
    add_guards(found, change);
    add_wait(found, change);
    add_drives(found, change);
    add_opposition(found, change);
    add_threat(found, change);
}

} // namespace trainer::coach
