// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/slower.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "endgame/verdict.h"
#include "trainer/coach/defence.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/passed_pawns.h"
#include "trainer/coach/pawn_endings.h"
#include "trainer/coach/registry.h"
#include "trainer/coach/rook_endings.h"
#include "trainer/coach/tactics.h"
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

/// The king's steps between kings that are near each other.
constexpr int in_contact = 3;

/// True if a move of a king that is hunted from afar leads off the edge or, if it does not run along it, away
/// from the right corners; where there are none, towards the centre.
bool gains_ground(const Position& before, Move reply)
{
    if (edge_distance(reply.to) > edge_distance(reply.from))
        return true;
    const auto all = corners(before.board());
    const bool runs_along_edge = edge_distance(reply.from) == 0 && edge_distance(reply.to) == 0;
    if (all && runs_along_edge)
        return false;
    return all ? steps(reply.to, all->right) > steps(reply.from, all->right)
               : steps(reply.to, middle_squares) < steps(reply.from, middle_squares);
}

/// Those of some squares that matter to a hunted king: all of them if the kings are near, or else where it
/// gains ground.
Bitboard squares_that_matter(const Position& position, Bitboard squares)
{
    const Square king = position.king(!position.turn());
    if (king_distance(king, position.king(position.turn())) <= in_contact)
        return squares;
    Bitboard gaining;
    for (const Square square : squares)
        gaining |= gains_ground(position, {king, square}) ? Bitboard{square} : Bitboard{};
    return gaining;
}

/// The squares to which the king can move after one of several moves.
Bitboard flight_squares_after(const Position& position, const std::vector<Move>& moves)
{
    Bitboard flights;
    for (const Move move : moves)
        flights |= flights_after(position, move, position.turn());
    return flights;
}

/// The kind of the gain that a king comes to a square which the best moves keep it from.
Kind kind_of_entry(const Position& position, Square square)
{
    return facts_of(position.board(), position.turn()).flights.contains(square) ? Kind::kept_out
                                                                                : Kind::slips;
}

/// True for a kind about the squares that a king reaches.
bool is_about_journey(Kind kind)
{
    switch (kind) {
    case Kind::wrong_corner:
    case Kind::off_corner:
    case Kind::to_centre:
    case Kind::off_edge:
    case Kind::stays_off_edge:
    case Kind::nears_pawn:
    case Kind::nears_promotion:
        return true;
    default:
        return false;
    }
}

/// The gains of a reply for the defender.
std::vector<Reason> gains_of(const endgame::Tablebase& known, const Position& position, Move reply)
{
    std::vector<Reason> gains = reasons_of_defence(position, reply);
    for (const auto find : {tactics, passed_pawn_ideas, pawn_ideas, rook_ideas})
        std::ranges::copy(find(known, position, reply), std::back_inserter(gains));
    return gains;
}

/// A kind of gains, and the piece that it is about.
using ReplyGain = std::pair<Kind, std::optional<Role>>;

/// The gains of the best replies to several moves.
std::set<ReplyGain> gains_of_best_replies(const endgame::Tablebase& known, const Position& position,
                                          const std::vector<Move>& moves)
{
    std::set<ReplyGain> gains{{Kind::only, {}},
                              {Kind::stays_wide, {}},
                              {Kind::stays_central, {}},
                              {Kind::stays_off_edge, {}},
                              {Kind::evades, {}}};
    for (const Move move : moves) {
        const Position next = position.play(move);
        for (const Move reply : known.best_moves(next)) {
            for (const Reason& reason : gains_of(known, next, reply))
                gains.emplace(reason.kind, reason.piece);
        }
    }
    return gains;
}

/// True for a tactic that wins something or saves the game.
bool is_tactic(Kind kind)
{
    return Kind::forks <= kind && kind <= Kind::offers_stalemate && kind != Kind::discovered_check &&
           kind != Kind::double_check;
}

/// True if a move is mate, captures, promotes or wins something by a tactic.
bool converts(const endgame::Tablebase& known, const Position& position, Move move)
{
    return is_capture(position, move) || move.promotion || is_checkmate(position.play(move)) ||
           std::ranges::any_of(tactics(known, position, move), is_tactic, &Reason::kind);
}

/// A move that is not best, by the positions before and after it, and which gains of a reply explain it.
struct SlowerMove {
    SlowerMove(const endgame::Tablebase& known, const Position& before, const Position& after,
               const std::vector<Move>& best_moves)
        : position{before}
        , next{after}
        , best{best_moves}
        , open_anyway{flight_squares_after(before, best_moves)}
        , has_pawn{!after.board().of(Role::pawn).empty()}
        , is_missed{std::ranges::any_of(best_moves,
                                        [&](Move other) { return converts(known, before, other); })}
        , is_mate_missed{std::ranges::any_of(best_moves,
                                             [&](Move other) { return is_checkmate(before.play(other)); })}
        , spoils{known.probe(after)->for_mover().outcome() != known.probe(before)->outcome()}
    {}

    bool tells(Kind kind) const
    {
        const bool hunts_with_queen = !position.board().of(position.turn(), Role::queen).empty();
        if ((is_mate_missed && !spoils) || (kind == Kind::nears_pawn && hunts_with_queen))
            return false;
        if (is_missed)
            return kind == Kind::captures || kind == Kind::hits || is_tactic(kind);
        return (!has_pawn && !spoils) || !is_about_hunt(kind) || (spoils && kind == Kind::holds_off);
    }

    /// True if a reply could attack the same piece after a best move: then the attack does not explain the
    /// loss.
    bool is_hit_anyway(Move reply, Role piece) const
    {
        return std::ranges::any_of(best, [&](Move other) {
            const Position then = position.play(other);
            return is_legal(then, reply) &&
                   std::ranges::any_of(reasons_of_defence(then, reply), [&](const Reason& reason) {
                       return reason.kind == Kind::hits && reason.piece == piece;
                   });
        });
    }

    /// True if the squares that the king reaches matter.
    bool hunts() const { return !spoils && !has_pawn; }

    const Position& position;
    const Position& next;
    const std::vector<Move>& best;
    /// The squares to which the replying king could also go after one of the best moves.
    Bitboard open_anyway;
    bool has_pawn;
    /// A mate, a capture, a promotion or a tactic is missed: only the loss of a piece is more important.
    bool is_missed;
    bool is_mate_missed; ///< No reason is more important if the move wins, too.
    bool spoils;         ///< It changes the result.
};

/// The gains of a reply to a slower move.
///
/// @param usual the gains that replies to the best moves have as well
std::vector<Reason> gains_of_reply(const endgame::Tablebase& known, const SlowerMove& slower,
                                   const std::set<ReplyGain>& usual, Move reply)
{
    std::vector<Reason> gains = gains_of(known, slower.next, reply);
    const bool is_king = slower.next.board().role_at(reply.from) == Role::king;
    const bool is_open = is_king && slower.open_anyway.contains(reply.to);
    std::erase_if(gains, [&](const Reason& reason) {
        return usual.contains({reason.kind, reason.piece}) || (is_open && is_about_journey(reason.kind)) ||
               (reason.kind == Kind::hits && slower.is_hit_anyway(reply, *reason.piece));
    });
    if (slower.hunts() && is_king && !is_open && !is_capture(slower.next, reply) &&
        !squares_that_matter(slower.position, Bitboard{reply.to}).empty())
        gains.push_back({.kind = kind_of_entry(slower.position, reply.to), .squares = Bitboard{reply.to}});
    std::erase_if(gains, [&](const Reason& reason) { return !slower.tells(reason.kind); });
    return gains;
}

/// False for a kind that does not explain why a move is better than another.
bool distinguishes(const Position& position, Kind kind)
{
    switch (kind) {
    case Kind::reaches:
    case Kind::keeps_guarding:
    case Kind::keeps_away:
    case Kind::all_safe:
    case Kind::checks:
    case Kind::on_way:
    case Kind::prepares:
        return false;
    case Kind::centres:
    case Kind::leaves_edge:
        return king_distance(position.king(Color::white), position.king(Color::black)) > in_contact;
    default:
        return true;
    }
}

/// True if a reason for a best move also applies to a slower one.
///
/// @param own the reasons for the slower move
bool does_as_well(const Position& position, Move best, Move slower, const std::vector<Reason>& own,
                  const Reason& reason)
{
    const Bitboard flights = flights_after(position, slower, position.turn());
    switch (reason.kind) {
    case Kind::checks_to:
    case Kind::checks_off:
        return position.play(slower).is_check();
    case Kind::leaves:
        return reason.squares == flights;
    case Kind::takes:
    case Kind::stops:
        return (reason.squares & flights).empty();
    case Kind::waits:
        return flights == flights_after(position, best, position.turn());
    case Kind::diagonal:
        return slower.from == best.from &&
               chess::bishop_attacks(slower.to, position.board().occupied()).contains(best.to);
    case Kind::promotes:
    case Kind::advances:
    case Kind::nearer:
    case Kind::joins:
        return std::ranges::count(own, reason.kind, &Reason::kind) > 0;
    default:
        return false;
    }
}

/// Adds the flight squares, at most two, that a best move takes from the king and a slower one does not; only
/// decisive reasons come first.
void add_denial(std::vector<Reason>& found, const Position& position, Move best, Move slower)
{
    constexpr int decisive = 12;
    const Bitboard flights = facts_of(position.board(), position.turn()).flights;
    const Bitboard taken = squares_that_matter(
        position, (flights & flights_after(position, slower, position.turn())) -
                      flights_after(position, best, position.turn()) - position.board().of(position.turn()));
    if (taken.empty() || taken.size() > max_named)
        return;
    const Reason denial{.kind = Kind::takes, .squares = taken};
    std::erase(found, denial);
    const auto place =
        std::ranges::find_if(found, [](const Reason& reason) { return entry_of(reason).rank > decisive; });
    found.insert(place, denial);
}

/// Adds the advantages of a best move that appear only in comparison with a slower one, unless pawns matter
/// more.
void add_comparison(std::vector<Reason>& found, const Position& position, Move best, Move slower)
{
    const Color attacker = position.turn();
    const Role role = position.board().role_at(best.from);
    if (!position.board().of(Role::pawn).empty())
        return;
    const auto outdoes = [&](Bitboard aim) {
        return best.from == slower.from && is_nearer(slower.to, slower.from, aim) &&
               king_distance(best.to, aim) < king_distance(slower.to, aim);
    };
    if (role == Role::king && outdoes(Bitboard{position.king(!attacker)}))
        found.push_back({.kind = Kind::comes_closer, .piece = role});
    if (role == Role::king && outdoes(middle_squares))
        found.push_back({.kind = Kind::more_central, .piece = role});
    sort_by_rank(found);
    if (position.board().of(!attacker).size() == 1)
        add_denial(found, position, best, slower);
}

} // namespace

std::vector<Reason> concessions(const endgame::Tablebase& known, const Position& position, Move move)
{
    const std::vector<Move> best = known.best_moves(position);
    if (best.empty() || attacker_in(known, position) != position.turn() ||
        std::ranges::find(best, move) != best.end())
        return {};
    const Position next = position.play(move);
    if (is_stalemate(next))
        return {{.kind = Kind::stalemates, .squares = Bitboard{next.king(!position.turn())}}};
    const std::set<ReplyGain> usual = gains_of_best_replies(known, position, best);
    const SlowerMove slower{known, position, next, best};
    std::vector<Reason> found;
    for (const Move reply : known.best_moves(next)) {
        for (Reason& gain : gains_of_reply(known, slower, usual, reply)) {
            gain.reply = reply;
            found.push_back(gain);
        }
    }
    sort_by_rank(found);
    return found;
}

std::optional<Explained> better_move(const StagePens& pens, const endgame::Tablebase& known,
                                     const Position& position, Move slower)
{
    const std::vector<Reason> own = reasons(pens, known, position, slower);
    for (Explained& best : explained_best_moves(pens, known, position)) {
        std::erase_if(best.reasons, [&](const Reason& reason) {
            return !distinguishes(position, reason.kind) || std::ranges::count(own, reason) > 0 ||
                   does_as_well(position, best.move, slower, own, reason);
        });
        add_comparison(best.reasons, position, best.move, slower);
        if (!best.reasons.empty())
            return best;
    }
    return std::nullopt;
}

} // namespace trainer::coach
