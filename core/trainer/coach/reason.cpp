// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/reason.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>
#include <utility>

#include "chess/legal_moves.h"
#include "endgame/material.h"
#include "endgame/verdict.h"
#include "trainer/coach/change.h"
#include "trainer/coach/contact.h"
#include "trainer/coach/coordination.h"
#include "trainer/coach/defence.h"
#include "trainer/coach/passed_pawns.h"
#include "trainer/coach/pawn_endings.h"
#include "trainer/coach/piece_endings.h"
#include "trainer/coach/registry.h"
#include "trainer/coach/restraint.h"
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

/// The side that hunts: the winner, or in a draw the one with more material.
std::optional<Color> attacker_in(const endgame::Tablebase& known, const Position& position)
{
    if (const auto winner = winner_of(position, known.probe(position)))
        return winner;
    const int more = points(position.board(), Color::white) - points(position.board(), Color::black);
    if (more == 0)
        return std::nullopt;
    return more > 0 ? Color::white : Color::black;
}

/// The stages before the attacker's moves in a position, with it to move and passing, found on demand and
/// once for all moves.
class StagesBefore {
public:
    StagesBefore(const StagePens& pens, const endgame::Tablebase& known, const Position& position)
        : pens_{pens}
        , known_{known}
        , position_{position}
    {}

    /// True if a stage is later than both.
    bool precede(Stage stage)
    {
        if (!passing_) {
            const auto still = passed(position_);
            passing_ = still ? standing(pens_, known_, *still) : std::nullopt;
        }
        if (!*passing_ || stage <= (*passing_)->stage)
            return false;
        if (!to_move_)
            to_move_ = standing(pens_, known_, position_);
        return !*to_move_ || stage > (*to_move_)->stage;
    }

private:
    const StagePens& pens_;
    const endgame::Tablebase& known_;
    const Position& position_;
    // Empty until asked for.
    std::optional<std::optional<Standing>> passing_;
    std::optional<std::optional<Standing>> to_move_;
};

void add_stage(std::vector<Reason>& found, const StagePens& pens, const Change& change, StagesBefore& before)
{
    const auto is = standing(pens, change.known, change.next);
    if (is && before.precede(is->stage))
        found.push_back({.kind = Kind::reaches, .stage = is->stage});
}

bool is_near_mate(const Change& change)
{
    constexpr int near = 6;
    const auto verdict = change.known.probe(change.next);
    return verdict && verdict->outcome() == endgame::Outcome::loss && verdict->to_mate().moves() < near;
}

void add_forced_mate(std::vector<Reason>& found, const Change& change)
{
    const auto verdict = change.known.probe(change.next);
    if (verdict && verdict->outcome() == endgame::Outcome::loss && verdict->to_mate().moves() == 1)
        found.push_back({.kind = Kind::forces_mate});
}

/// Adds the moves that a move prepares, if it does nothing else or the mate is near. If they are many, its
/// pieces being safe is more of a reason.
void add_plans(std::vector<Reason>& found, const Change& change)
{
    constexpr std::size_t few = 2;
    // With five pieces the best moves after every reply take too long to find.
    const bool is_small = change.position.board().occupied().size() <= static_cast<int>(endgame::most_pieces);
    if (!found.empty() && !is_near_mate(change))
        return;
    std::vector<Reason> prepared;
    if (is_small)
        add_preparation(prepared, change);
    if (prepared.size() <= few)
        std::ranges::copy(prepared, std::back_inserter(found));
    if (found.empty())
        add_safety(found, change);
    if (found.empty())
        found = prepared;
}

std::vector<Reason> reasons_of_attack(const StagePens& pens, const endgame::Tablebase& known,
                                      const Position& position, Move move, StagesBefore& before)
{
    const Change change{known, position, move};
    if (is_checkmate(change.next))
        return {{.kind = Kind::mates, .squares = Bitboard{change.after.king}}};
    std::vector<Reason> found;
    add_conversion(found, position, move);
    add_forced_mate(found, change);
    add_stage(found, pens, change, before);
    add_restraint(found, change);
    add_coordination(found, change);
    const bool has_pawn = !position.board().of(Role::pawn).empty();
    if (!has_pawn)
        add_plans(found, change);
    sort_by_rank(found);
    return found;
}

/// True if a move of the hunted king leads away from the edge or the right corners; where there are none,
/// towards the centre.
bool gains_ground(const Position& before, Move reply)
{
    if (!before.board().of(Role::pawn).empty() || edge_distance(reply.to) > edge_distance(reply.from))
        return true;
    const auto all = corners(before.board());
    return all ? steps(reply.to, all->right) > steps(reply.from, all->right)
               : steps(reply.to, middle_squares) < steps(reply.from, middle_squares);
}

/// Where the king can go after one of some moves.
Bitboard flight_squares_after(const Position& position, const std::vector<Move>& moves)
{
    Bitboard flights;
    for (const Move move : moves)
        flights |= facts_of(position.play(move).board(), position.turn()).flights;
    return flights;
}

/// The kind of the gain that a king comes to a square which the best moves keep it from.
Kind kind_of_entry(const Position& position, Square square)
{
    return facts_of(position.board(), position.turn()).flights.contains(square) ? Kind::kept_out
                                                                                : Kind::slips;
}

/// True for a kind about where a king gets to.
bool is_about_journey(Kind kind)
{
    return kind == Kind::wrong_corner || kind == Kind::off_corner || kind == Kind::to_centre ||
           kind == Kind::off_edge;
}

/// The kinds of reasons for the best replies to some moves.
std::set<Kind> kinds_of_replies(const endgame::Tablebase& known, const Position& position,
                                const std::vector<Move>& moves)
{
    std::set<Kind> kinds{Kind::only, Kind::stays_wide, Kind::stays_central};
    for (const Move move : moves) {
        const Position next = position.play(move);
        for (const Move reply : known.best_moves(next)) {
            for (const Reason& reason : reasons_of_defence(next, reply))
                kinds.insert(reason.kind);
        }
    }
    return kinds;
}

/// 0 for a move of the king towards the other king or the centre that does not end on the edge, 1 for one
/// that does and for a piece that comes nearer to either king or limits the other one, 2 for the rest.
int unnaturalness(const Position& position, Move move, int rank)
{
    constexpr int limiting = 24;
    const chess::Square own_king = position.king(position.turn());
    const chess::Square king = position.king(!position.turn());
    const auto comes_nearer = [&](Bitboard to) { return steps(move.to, to) < steps(move.from, to); };
    if (move.from == own_king) {
        const bool walks_away = steps(move.to, king) > steps(move.from, king);
        const bool is_on_edge = edge_distance(move.to) == 0;
        const bool comes = is_nearer(move.to, move.from, Bitboard{king}) ||
                           (is_nearer(move.to, move.from, middle_squares) && !walks_away);
        return comes ? (is_on_edge ? 1 : 0) : 2;
    }
    return rank <= limiting || comes_nearer(Bitboard{king}) || comes_nearer(Bitboard{own_king}) ? 1 : 2;
}

/// The order of best moves: those with a reason, decisive reasons first, then without pawns the most natural
/// moves, then the ranks of all reasons.
using Order = std::tuple<bool, bool, int, std::vector<int>>;

Order order_of(const Position& position, Move move, const std::vector<Reason>& reasons)
{
    constexpr int decisive = 10;
    constexpr int none = 100;
    std::vector<int> ranks;
    for (const Reason& reason : reasons)
        ranks.push_back(entry_of(reason).rank);
    ranks.push_back(none);
    const int first = ranks.front();
    const bool has_pawn = !position.board().of(Role::pawn).empty();
    return {reasons.empty(), first > decisive, has_pawn ? 0 : unnaturalness(position, move, first),
            std::move(ranks)};
}

/// True for a kind that speaks of hunting a king: of its room, and of the pieces that come nearer.
bool is_about_hunt(Kind kind)
{
    switch (kind) {
    case Kind::stops:
    case Kind::leaves:
    case Kind::takes:
    case Kind::hems:
    case Kind::confines_edge:
    case Kind::confines:
    case Kind::bars:
    case Kind::guards:
    case Kind::drives_edge:
    case Kind::opposes:
    case Kind::faces:
    case Kind::leaves_edge:
    case Kind::nearer:
    case Kind::joins:
    case Kind::centres:
    case Kind::keeps_guarding:
    case Kind::keeps_away:
    case Kind::avoids:
    case Kind::stays_central:
    case Kind::to_centre:
    case Kind::off_edge:
    case Kind::holds_off:
    case Kind::stays_wide:
        return true;
    default:
        return false;
    }
}

/// True for a tactic that wins something or saves the game.
bool is_tactic(Kind kind)
{
    return Kind::forks <= kind && kind <= Kind::offers_stalemate && kind != Kind::discovered_check &&
           kind != Kind::double_check;
}

/// True for a kind that counts the squares a king may walk to, which says little if it has a piece at its
/// side.
bool is_about_cage(Kind kind)
{
    return kind == Kind::confines || kind == Kind::confines_edge;
}

/// True for a kind about hunting a king that can be seen beside a pawn of the other side's, too.
bool is_seen_beside_pawn(Kind kind, bool with_queen)
{
    return kind == Kind::stops || kind == Kind::leaves || kind == Kind::nearer ||
           (with_queen && kind == Kind::takes);
}

/// The changes that a move makes on the board; none if no side has more to hunt with.
std::vector<Reason> changes(const StagePens& pens, const endgame::Tablebase& known, const Position& position,
                            Move move, StagesBefore& before)
{
    const std::optional<Color> attacker = attacker_in(known, position);
    if (!attacker)
        return {};
    return *attacker == position.turn() ? reasons_of_attack(pens, known, position, move, before)
                                        : reasons_of_defence(position, move);
}

/// False for a kind that does not tell why a move is better than another.
bool distinguishes(Kind kind)
{
    switch (kind) {
    case Kind::reaches:
    case Kind::keeps_guarding:
    case Kind::keeps_away:
    case Kind::all_safe:
        return false;
    default:
        return true;
    }
}

/// True if a move is mate, captures or promotes.
bool converts(const Position& position, Move move)
{
    return is_capture(position, move) || move.promotion || is_checkmate(position.play(move));
}

/// True if the attacker hunts a king and need not mind pawns of its own.
bool is_hunt(const chess::Board& board, Color attacker)
{
    return board.of(Role::pawn).empty() ||
           (board.of(attacker, Role::pawn).empty() && !major_pieces(board, attacker).empty());
}

/// Erases what speaks of hunting a king where pawns matter more: everything, unless the side to move wins
/// with a queen or rook and has no pawns to lead home.
void erase_hunt(std::vector<Reason>& found, const endgame::Tablebase& known, const Position& position)
{
    const Color mover = position.turn();
    const bool hunts =
        is_hunt(position.board(), mover) && winner_of(position, known.probe(position)) == mover;
    const bool with_queen = !position.board().of(mover, Role::queen).empty();
    std::erase_if(found, [&](const Reason& reason) {
        return is_about_hunt(reason.kind) && !(hunts && is_seen_beside_pawn(reason.kind, with_queen));
    });
}

/// Erases the attacks on pieces that are named as hit already.
void erase_repeated_attacks(std::vector<Reason>& found)
{
    Bitboard hit;
    for (const Reason& reason : found)
        hit |= reason.kind == Kind::hits ? reason.squares : Bitboard{};
    std::erase_if(found, [hit](const Reason& reason) {
        return reason.kind == Kind::attacks && (reason.squares - hit).empty();
    });
}

/// `reasons`, with the stages before the move.
std::vector<Reason> reasons_after(const StagePens& pens, const endgame::Tablebase& known,
                                  const Position& position, Move move, StagesBefore& before)
{
    std::vector<Reason> found = changes(pens, known, position, move, before);
    if (!found.empty() && found.front().kind == Kind::mates)
        return found;
    if (!position.board().of(Role::pawn).empty())
        erase_hunt(found, known, position);
    else if (position.board().of(!position.turn()).size() > 1)
        std::erase_if(found, [](const Reason& reason) { return is_about_cage(reason.kind); });
    for (const auto find : {tactics, passed_pawn_ideas, contact_ideas, pawn_ideas, rook_ideas, piece_ideas})
        std::ranges::copy(find(known, position, move), std::back_inserter(found));
    if (is_only_good_move(known, position, move))
        found.push_back({.kind = known.probe(position)->is_draw() ? Kind::only_draw : Kind::only_win});
    erase_repeated_attacks(found);
    sort_by_rank(found);
    return found;
}

/// A move that is not best, by the positions before and after it, and which gains of a reply explain it.
struct SlowerMove {
    SlowerMove(const endgame::Tablebase& known, const Position& before, const Position& after,
               const std::vector<Move>& best_moves)
        : position{before}
        , next{after}
        , open_anyway{flight_squares_after(before, best_moves)}
        , has_pawn{!after.board().of(Role::pawn).empty()}
        , is_missed{std::ranges::any_of(best_moves, [&](Move other) { return converts(before, other); })}
        , spoils{known.probe(after)->for_mover().outcome() != known.probe(before)->outcome()}
    {}

    bool tells(Kind kind) const
    {
        if (is_missed)
            return kind == Kind::captures || kind == Kind::hits || is_tactic(kind);
        return (!has_pawn && !spoils) || !is_about_hunt(kind) || (spoils && kind == Kind::holds_off);
    }

    /// True if the squares that the king reaches matter.
    bool hunts() const { return !spoils && is_hunt(position.board(), position.turn()); }

    const Position& position;
    const Position& next;
    /// Where the king that replies could go after one of the best moves, too.
    Bitboard open_anyway;
    bool has_pawn;
    /// A mate, a capture or a promotion is missed: only the loss of a piece says more.
    bool is_missed;
    bool spoils; ///< It changes the result.
};

/// What a reply to a slower move gains.
///
/// @param usual what replies to the best moves gain as well
std::vector<Reason> gains_of_reply(const endgame::Tablebase& known, const SlowerMove& slower,
                                   const std::set<Kind>& usual, Move reply)
{
    std::vector<Reason> gains = reasons_of_defence(slower.next, reply);
    const bool is_king = slower.next.board().role_at(reply.from) == Role::king;
    const bool is_open = is_king && slower.open_anyway.contains(reply.to);
    std::erase_if(gains, [&](const Reason& reason) {
        return usual.contains(reason.kind) || (is_open && is_about_journey(reason.kind));
    });
    for (const auto find : {tactics, passed_pawn_ideas, pawn_ideas, rook_ideas})
        std::ranges::copy(find(known, slower.next, reply), std::back_inserter(gains));
    if (slower.hunts() && is_king && !is_open && !is_capture(slower.next, reply) &&
        gains_ground(slower.position, reply))
        gains.push_back({.kind = kind_of_entry(slower.position, reply.to), .squares = Bitboard{reply.to}});
    std::erase_if(gains, [&](const Reason& reason) { return !slower.tells(reason.kind); });
    return gains;
}

} // namespace

std::vector<Reason> reasons(const StagePens& pens, const endgame::Tablebase& known, const Position& position,
                            Move move)
{
    StagesBefore before{pens, known, position};
    return reasons_after(pens, known, position, move, before);
}

std::vector<Reason> concessions(const endgame::Tablebase& known, const Position& position, Move move)
{
    const std::vector<Move> best = known.best_moves(position);
    if (best.empty() || attacker_in(known, position) != position.turn() ||
        std::ranges::find(best, move) != best.end())
        return {};
    const Position next = position.play(move);
    if (is_stalemate(next))
        return {{.kind = Kind::stalemates, .squares = Bitboard{next.king(!position.turn())}}};
    const std::set<Kind> usual = kinds_of_replies(known, position, best);
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

std::vector<Explained> explained_best_moves(const StagePens& pens, const endgame::Tablebase& known,
                                            const Position& position)
{
    StagesBefore before{pens, known, position};
    std::vector<std::pair<Order, Explained>> ordered;
    for (const Move move : known.best_moves(position)) {
        std::vector<Reason> found = reasons_after(pens, known, position, move, before);
        const Order order = order_of(position, move, found);
        ordered.emplace_back(order, Explained{move, std::move(found)});
    }
    std::ranges::stable_sort(ordered, {}, &std::pair<Order, Explained>::first);
    std::vector<Explained> all;
    for (auto& [order, explained] : ordered)
        all.push_back(std::move(explained));
    return all;
}

std::optional<Explained> better_move(const StagePens& pens, const endgame::Tablebase& known,
                                     const Position& position, Move slower)
{
    const std::vector<Reason> own = reasons(pens, known, position, slower);
    const auto is_vain = [&](const Reason& reason) {
        return !distinguishes(reason.kind) || std::ranges::count(own, reason) > 0;
    };
    for (Explained& best : explained_best_moves(pens, known, position)) {
        std::erase_if(best.reasons, is_vain);
        if (!best.reasons.empty())
            return best;
    }
    return std::nullopt;
}

} // namespace trainer::coach
