// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/slower.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>
#include <utility>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "endgame/verdict.h"
#include "trainer/coach/change.h"
#include "trainer/coach/defence.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/landmarks.h"
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

/// Adds the gains of the best replies to several moves; to take back is part of an exchange, and no gain.
///
/// @param gains_after returns the gains of a reply in a position
template <typename Gains>
void add_usual_gains(std::set<ReplyGain>& usual, const endgame::Tablebase& known, const Position& position,
                     const std::vector<Move>& moves, Gains gains_after)
{
    for (const Move move : moves) {
        const Position next = position.play(move);
        for (const Move reply : known.best_moves(next)) {
            const bool takes_back = is_capture(position, move) && reply.to == move.to;
            for (const Reason& gain : takes_back ? std::vector<Reason>{} : gains_after(next, reply))
                usual.emplace(gain.kind, gain.piece);
        }
    }
}

/// The gains of the best replies to several moves.
std::set<ReplyGain> gains_of_best_replies(const endgame::Tablebase& known, const Position& position,
                                          const std::vector<Move>& moves)
{
    std::set<ReplyGain> usual{{Kind::only, {}},          {Kind::gives_check, {}},    {Kind::stays_wide, {}},
                              {Kind::stays_central, {}}, {Kind::stays_off_edge, {}}, {Kind::evades, {}}};
    add_usual_gains(usual, known, position, moves, [&](const Position& next, Move reply) {
        std::vector<Reason> gains = gains_of(known, next, reply);
        // A capture that can be answered in kind is not like one of a piece that nothing guards.
        if (is_recaptured(next, reply))
            std::erase_if(gains, [](const Reason& gain) { return gain.kind == Kind::captures; });
        return gains;
    });
    return usual;
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

/// True for a kind about the step of a pawn.
bool is_pawn_step(Kind kind)
{
    return kind == Kind::escorted || kind == Kind::advances;
}

/// The square before a move of the pawn that stands on a square after it.
Square origin_of_pawn(const Position& position, const Position& next, Square square)
{
    const Color side = position.turn();
    const Bitboard gone = position.board().of(side, Role::pawn) - next.board().of(side, Role::pawn);
    const bool has_moved = !position.board().of(side, Role::pawn).contains(square) && !gone.empty();
    return has_moved ? gone.first() : square;
}

/// True if a line of best play, in which the other side takes a pawn as soon as that is best, captures it
/// within a few moves.
bool falls_in_line(const endgame::Tablebase& known, Position then, Square pawn)
{
    constexpr int soon = 8;
    const Color side = then.board().piece_at(pawn)->color;
    for (int ply = 0; ply < soon; ++ply) {
        const std::vector<Move> best = known.best_moves(then);
        const auto takes = [&](Move move) {
            return then.turn() != side && is_capture(then, move) && captured_square(then, move) == pawn;
        };
        if (std::ranges::any_of(best, takes))
            return true;
        if (best.empty() || (best.front().from == pawn && best.front().promotion))
            return false;
        pawn = best.front().from == pawn ? best.front().to : pawn;
        then = then.play(best.front());
    }
    return false;
}

/// True if a best reply to a move captures on a square.
bool is_captured_next(const endgame::Tablebase& known, const Position& next, Square square)
{
    return std::ranges::any_of(known.best_moves(next), [&](Move reply) {
        return is_capture(next, reply) && captured_square(next, reply) == square;
    });
}

/// True if the loss of a pawn after a slower move is not its fault: the result stands, and the pawn falls
/// after every best move, too. A capture at once is the fault unless one follows some best move as well.
bool falls_anyway(const endgame::Tablebase& known, const Position& position, const Position& next,
                  const std::vector<Move>& best, const Reason& loss)
{
    const bool is_pawns = loss.kind == Kind::captures || loss.kind == Kind::wins;
    if (!is_pawns || loss.piece != Role::pawn ||
        known.probe(next)->for_mover().outcome() != known.probe(position)->outcome())
        return false;
    const Square pawn = origin_of_pawn(position, next, loss.squares.first());
    const auto after = [pawn](Move other) { return other.from == pawn ? other.to : pawn; };
    const auto is_taken_as_soon = [&](Move other) {
        return is_captured_next(known, position.play(other), after(other));
    };
    if (loss.kind == Kind::captures && std::ranges::none_of(best, is_taken_as_soon))
        return false;
    return std::ranges::all_of(best, [&](Move other) {
        return !other.promotion && falls_in_line(known, position.play(other), after(other));
    });
}

/// A move that is not best, by the positions before and after it, and which gains of a reply explain it.
struct SlowerMove {
    SlowerMove(const endgame::Tablebase& tablebase, const Position& before, const Position& after,
               const std::vector<Move>& best_moves)
        : known{tablebase}
        , position{before}
        , next{after}
        , best{best_moves}
        , open_anyway{flight_squares_after(before, best_moves)}
        , has_pawn{!before.board().of(Role::pawn).empty()}
        , is_missed{std::ranges::any_of(best_moves,
                                        [&](Move other) { return converts(tablebase, before, other); })}
        , is_capture_missed{std::ranges::any_of(best_moves,
                                                [&](Move other) { return captures_for_gain(before, other); })}
        , is_mate_missed{std::ranges::any_of(best_moves,
                                             [&](Move other) { return is_checkmate(before.play(other)); })}
        , spoils{tablebase.probe(after)->for_mover().outcome() != tablebase.probe(before)->outcome()}
    {}

    bool tells(Kind kind) const
    {
        const bool hunts_with_queen = !position.board().of(position.turn(), Role::queen).empty();
        if (kind == Kind::mates)
            return true;
        if ((is_mate_missed && !spoils) || (kind == Kind::nears_pawn && hunts_with_queen))
            return false;
        // A king that loses all the same gains nothing in the square of a pawn.
        if (kind == Kind::stays_in_square && !spoils)
            return false;
        if (is_missed)
            return kind == Kind::captures || kind == Kind::promotes || is_tactic(kind) ||
                   (kind == Kind::hits && !is_capture_missed);
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

    /// True if a pawn could make the same step as well after a best move.
    bool is_stepped_anyway(Move reply) const
    {
        const auto steps_as_well = [](const Reason& reason) { return is_pawn_step(reason.kind); };
        return std::ranges::any_of(best, [&](Move other) {
            const Position then = position.play(other);
            return is_legal(then, reply) &&
                   std::ranges::any_of(passed_pawn_ideas(known, then, reply), steps_as_well);
        });
    }

    /// The squares next to a bare king, nearer to the centre or farther from the right corners, that were
    /// guarded before the move and that no best move gives up.
    Bitboard given_up() const
    {
        const Color attacker = position.turn();
        if (!hunts() || !tells(Kind::unguards) || position.board().of(!attacker).size() > 1)
            return {};
        Bitboard opened = facts_of(next.board(), attacker).flights -
                          facts_of(position.board(), attacker).flights - next.board().of(attacker);
        for (const Square square : opened) {
            const auto opens = [&](Move other) {
                return flights_after(position, other, attacker).contains(square);
            };
            if (!gains_ground(position, {position.king(!attacker), square}) ||
                std::ranges::any_of(best, opens))
                opened -= Bitboard{square};
        }
        return opened;
    }

    /// True if a queen or rook lets a bare king out of its box, which some best move keeps as small, with its
    /// next two moves.
    bool widens() const
    {
        const Color attacker = position.turn();
        if (!hunts() || !tells(Kind::widens) || position.board().of(!attacker).size() > 1 ||
            major_pieces(position.board(), attacker) == major_pieces(next.board(), attacker) ||
            next.is_check())
            return false;
        const auto room = [=](const Position& there) { return facts_of(there.board(), attacker).box.size(); };
        const auto keeps = [&](Move other) { return room(position.play(other)) <= room(position); };
        const Bitboard near = reached_in_two(facts_of(next.board(), attacker));
        return room(next) > room(position) && std::ranges::any_of(best, keeps) &&
               !(near - facts_of(position.board(), attacker).box).empty();
    }

    /// True if a bishop leaves the diagonal in front of a king that every best move holds.
    bool leaves_diagonal() const
    {
        return hunts() && tells(Kind::leaves_diagonal) && holds_diagonal(position) && !holds_diagonal(next) &&
               std::ranges::all_of(best, [&](Move other) { return holds_diagonal(position.play(other)); });
    }

    /// True if a bishop of the side that moves stands on one of the diagonals of Delétang's triangles, with
    /// the king behind it.
    bool holds_diagonal(const Position& there) const
    {
        const Color attacker = position.turn();
        const Bitboard bishops = there.board().of(attacker, Role::bishop);
        const Bitboard right = nearest_right_corners(there.board());
        return !right.empty() && diagonal_held(bishops.first(), there.king(!attacker), right).has_value();
    }

    /// True if the squares that the king reaches matter.
    bool hunts() const { return !spoils && !has_pawn; }

    const endgame::Tablebase& known;
    const Position& position;
    const Position& next;
    const std::vector<Move>& best;
    /// The squares to which the replying king could also go after one of the best moves.
    Bitboard open_anyway;
    bool has_pawn;
    /// A mate, a capture, a promotion or a tactic is missed: only the loss of a piece is more important.
    bool is_missed;
    bool is_capture_missed; ///< Then an attack matters less than the piece that stays.
    bool is_mate_missed;    ///< No reason is more important if the move wins, too.
    bool spoils;            ///< It changes the result.
};

/// True if a reply to a move that spoils a win brings the only piece of its side, bishop or knight, far from
/// its king, to safety: every reply that holds is a move of that piece, and if it were not its move, it would
/// lose.
bool gets_away(const endgame::Tablebase& known, const Position& next, Move reply)
{
    constexpr int far = 3;
    const chess::Board& board = next.board();
    const Bitboard pieces = board.of(next.turn()) - board.of(Role::king);
    const Bitboard minors = board.of(Role::bishop) | board.of(Role::knight);
    if (!board.of(Role::pawn).empty() || pieces != Bitboard{reply.from} || (pieces & minors).empty() ||
        king_distance(reply.from, next.king(next.turn())) < far)
        return false;
    const std::optional<Position> still = passed(next);
    return still && known.probe(*still)->outcome() == endgame::Outcome::win &&
           std::ranges::all_of(known.best_moves(next), [&](Move other) {
               return pieces.contains(other.from) && !is_capture(next, other);
           });
}

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
               (reason.kind == Kind::hits && slower.is_hit_anyway(reply, *reason.piece)) ||
               (is_pawn_step(reason.kind) && slower.is_stepped_anyway(reply)) ||
               falls_anyway(known, slower.position, slower.next, slower.best, reason);
    });
    if (slower.hunts() && is_king && !is_open && !is_capture(slower.next, reply) &&
        !squares_that_matter(slower.position, Bitboard{reply.to}).empty())
        gains.push_back({.kind = kind_of_entry(slower.position, reply.to), .squares = Bitboard{reply.to}});
    if (slower.spoils && gets_away(known, slower.next, reply))
        gains.push_back({.kind = Kind::gets_away,
                         .squares = Bitboard{reply.to},
                         .piece = slower.next.board().role_at(reply.from)});
    std::erase_if(gains, [&](const Reason& reason) { return !slower.tells(reason.kind); });
    return gains;
}

/// What a move wins at once: mate, a piece, a promotion, a race or a tactic.
std::vector<Reason> strokes_of(const endgame::Tablebase& known, const Position& position, Move move)
{
    const Position next = position.play(move);
    if (is_checkmate(next))
        return {{.kind = Kind::mates, .squares = Bitboard{next.king(next.turn())}}};
    std::vector<Reason> strokes;
    add_conversion(strokes, position, move);
    std::ranges::copy_if(tactics(known, position, move), std::back_inserter(strokes), is_tactic,
                         &Reason::kind);
    std::ranges::copy(won_races(known, position, move), std::back_inserter(strokes));
    return strokes;
}

/// The replies after which a move turns out worse than the best one, though they are not the best.
std::vector<Move> other_refutations(const endgame::Tablebase& known, const Position& position,
                                    const Position& next)
{
    const std::vector<Move> best = known.best_moves(next);
    const endgame::Verdict aim = *known.probe(position);
    std::vector<Move> found;
    for (const Move reply : legal_moves(next)) {
        // Both count the plies from before the move.
        const bool is_lesser_piece = reply.promotion && reply.promotion != Role::queen;
        if (std::ranges::count(best, reply) > 0 || is_lesser_piece)
            continue;
        const Position after = next.play(reply);
        if (known.is_lost(after) && known.probe(after)->for_mover().for_mover() < aim)
            found.push_back(reply);
    }
    return found;
}

/// The best moves of a position and the gains of the best replies to them, found on demand and once for all
/// moves that are compared with them.
class BestReplies {
public:
    BestReplies(const endgame::Tablebase& known, const Position& position)
        : known_{known}
        , position_{position}
        , best_{known.best_moves(position)}
    {}

    const std::vector<Move>& best_moves() const { return best_; }

    const std::set<ReplyGain>& gains()
    {
        if (!gains_)
            gains_ = gains_of_best_replies(known_, position_, best_);
        return *gains_;
    }

    /// What they win at once.
    const std::set<ReplyGain>& strokes()
    {
        if (!strokes_) {
            strokes_.emplace();
            add_usual_gains(*strokes_, known_, position_, best_, [&](const Position& then, Move reply) {
                std::vector<Reason> strokes = strokes_of(known_, then, reply);
                // A capture that costs as much is not like one that gains a piece.
                if (is_capture(then, reply) && !gains_material(then, reply))
                    std::erase_if(strokes,
                                  [](const Reason& stroke) { return stroke.kind == Kind::captures; });
                return strokes;
            });
        }
        return *strokes_;
    }

private:
    const endgame::Tablebase& known_;
    const Position& position_;
    std::vector<Move> best_;
    std::optional<std::set<ReplyGain>> gains_;
    std::optional<std::set<ReplyGain>> strokes_;
};

/// The strokes of the best replies to a move of the defender, or else of others that refute it, that are not
/// among the usual ones.
std::vector<Reason> allowed_strokes(const endgame::Tablebase& known, const Position& position,
                                    const Position& next, BestReplies& usual_replies)
{
    const std::set<ReplyGain>& usual = usual_replies.strokes();
    std::vector<Reason> found;
    const auto add_strokes = [&](const std::vector<Move>& strokes) {
        for (const Move reply : strokes) {
            for (Reason& stroke : strokes_of(known, next, reply)) {
                if (usual.contains({stroke.kind, stroke.piece}) ||
                    falls_anyway(known, position, next, usual_replies.best_moves(), stroke))
                    continue;
                stroke.reply = reply;
                found.push_back(stroke);
            }
        }
    };
    add_strokes(without_needless_promotions(known.best_moves(next)));
    if (found.empty())
        add_strokes(other_refutations(known, position, next));
    sort_by_rank(found);
    return found;
}

/// False for a reason that does not explain why a move is better than another.
///
/// @param first the move's first reason: a waiting move is not meant to get anywhere, and far from the other
/// king a place in the centre is worth something in itself
bool distinguishes(const Position& position, const Reason& reason, const Reason& first)
{
    const bool is_near =
        king_distance(position.king(Color::white), position.king(Color::black)) <= in_contact;
    switch (reason.kind) {
    case Kind::reaches:
    case Kind::keeps_guarding:
    case Kind::keeps_away:
    case Kind::all_safe:
    case Kind::checks:
    case Kind::on_way:
    case Kind::prepares:
    case Kind::evades:
    case Kind::stays_wide:
        return false;
    case Kind::joins:
    case Kind::centres:
    case Kind::leaves_edge:
        return first.kind != Kind::waits && (!is_near || reason == first);
    default:
        return true;
    }
}

/// The squares a knight's move from the right corners next to the lone king.
Bitboard mating_posts(const chess::Board& board)
{
    Bitboard posts;
    for (const Square corner : nearest_right_corners(board))
        posts |= chess::knight_attacks(corner);
    return posts;
}

/// True if the king comes as near to some squares with a slower move as with a best move of the king.
bool is_as_near(const Position& position, Move best, Move slower, Bitboard squares)
{
    const Square king = position.king(position.turn());
    const Square then = slower.from == king ? slower.to : king;
    return king_distance(then, squares) <= king_distance(best.to, squares);
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
    case Kind::allows:
        return reason.squares == flights;
    case Kind::takes:
    case Kind::stops:
    case Kind::bars:
        return (reason.squares & flights).empty();
    case Kind::waits:
        return flights == flights_after(position, best, position.turn());
    case Kind::wins:
        return std::ranges::any_of(own, [&](const Reason& other) {
            return (other.kind == Kind::wins || wins_material(other)) &&
                   (reason.squares - other.squares).empty();
        });
    case Kind::diagonal:
        return slower.from == best.from &&
               chess::bishop_attacks(slower.to, position.board().occupied()).contains(best.to);
    case Kind::to_post:
        return is_as_near(position, best, slower, mating_posts(position.board()));
    case Kind::nearer:
        if (reason.piece == Role::king)
            return is_as_near(position, best, slower, Bitboard{position.king(!position.turn())});
        [[fallthrough]];
    case Kind::promotes:
    case Kind::advances:
    case Kind::joins:
        return std::ranges::count(own, reason.kind, &Reason::kind) > 0;
    default:
        return false;
    }
}

/// Leaves those advantages of a best move over a slower one that the slower one does not share.
void erase_shared(Explained& best, const Position& position, Move slower, const std::vector<Reason>& own)
{
    if (best.reasons.empty())
        return;
    const Reason first = best.reasons.front();
    const Bitboard covered = facts_of(position.play(slower).board(), position.turn()).covered;
    for (Reason& reason : best.reasons)
        reason.squares -= reason.kind == Kind::guards ? covered : Bitboard{};
    std::erase_if(best.reasons, [&](const Reason& reason) {
        const auto is_own = [&](const Reason& other) { return is_same(reason, other); };
        return !distinguishes(position, reason, first) || std::ranges::any_of(own, is_own) ||
               (reason.kind == Kind::guards && reason.squares.empty()) ||
               does_as_well(position, best.move, slower, own, reason);
    });
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

/// True if a side without pawns hunts a bare king, or with a queen one that has pawns.
bool hunts_king(const chess::Board& board, Color attacker)
{
    const Bitboard others = board.of(!attacker) - board.of(Role::king);
    const bool has_queen = !board.of(attacker, Role::queen).empty();
    return board.of(attacker, Role::pawn).empty() &&
           (others.empty() || (has_queen && (others - board.of(Role::pawn)).empty()));
}

/// Adds the advantages of a best move that appear only in comparison with a slower one, unless pawns matter
/// more.
void add_comparison(std::vector<Reason>& found, const endgame::Tablebase& known, const Position& position,
                    Move best, Move slower)
{
    const Color attacker = position.turn();
    const Role role = position.board().role_at(best.from);
    const bool has_pawn = !position.board().of(Role::pawn).empty();
    const auto outdoes = [&](Bitboard aim) {
        return best.from == slower.from && is_nearer(slower.to, slower.from, aim) &&
               king_distance(best.to, aim) < king_distance(slower.to, aim);
    };
    const bool is_bare = position.board().of(attacker).size() == 1;
    const bool wins = winner_of(position, known.probe(position)) == attacker;
    if (role == Role::king && !has_pawn && wins && outdoes(Bitboard{position.king(!attacker)}))
        found.push_back({.kind = Kind::comes_closer, .piece = role});
    if (role == Role::king && !has_pawn && (wins || is_bare) && outdoes(middle_squares))
        found.push_back({.kind = Kind::more_central, .piece = role});
    sort_by_rank(found);
    // Beside a pawn, a check is not given to take squares away.
    const bool matters = !has_pawn || (found.empty() && !position.play(best).is_check());
    if (hunts_king(position.board(), attacker) && matters)
        add_denial(found, position, best, slower);
}

/// True if a pawn was promoted to less than a queen, and a queen would have been better.
bool underpromotes(const endgame::Tablebase& known, const Position& position, Move move)
{
    if (!move.promotion || move.promotion == Role::queen)
        return false;
    const Position to_queen = position.play({move.from, move.to, Role::queen});
    return known.probe(to_queen)->for_mover() > known.probe(position.play(move))->for_mover();
}

/// True if a pawn was promoted to a bishop or knight that cannot mate alone, and that is why the game is
/// drawn.
bool leaves_lone_minor(const endgame::Tablebase& known, const Position& next, Move move)
{
    const bool is_minor = move.promotion == Role::bishop || move.promotion == Role::knight;
    return is_minor && next.board().of(!next.turn()).size() == 2 && known.probe(next)->is_draw();
}

/// True if no reason sets a best move apart from worse ones.
bool needs_contrast(const std::vector<Reason>& reasons)
{
    if (reasons.empty())
        return true;
    const Reason& first = reasons.front();
    if (first.kind == Kind::only_win || first.kind == Kind::only_draw)
        return true;
    return first.is_shared && addition_of(reasons) == nullptr && !is_loss(first.kind);
}

/// True if a move is explained by what it wins at once.
bool is_decisive(const std::vector<Reason>& reasons)
{
    return !reasons.empty() && entry_of(reasons.front()).rank < entry_of({.kind = Kind::saves}).rank;
}

/// A worse move that may set off a best one, and what it does.
struct Rival {
    Move move;
    /// It wins material at once, or captures and gives stalemate, so that a person would ask why it is not
    /// best.
    bool is_tempting;
    std::optional<Reason> tactic; ///< by which it wins a piece, and still the game
    std::vector<Reason> reasons;
};

Rival rival_of(const endgame::Tablebase& known, const Position& position, Move move)
{
    const Position next = position.play(move);
    if (is_capture(position, move))
        return {move, gains_material(position, move) || is_stalemate(next), {}, {}};
    const auto tactic = known.is_lost(next) ? double_attack(known, position, move) : std::nullopt;
    return {move, tactic.has_value(), tactic, {}};
}

/// Leaves those that a condition holds for, if there are any.
template <typename Condition>
void keep_if_any(std::vector<Rival>& rivals, Condition condition)
{
    if (std::ranges::any_of(rivals, condition))
        std::erase_if(rivals, std::not_fn(condition));
}

/// The worse moves that may set off a best one.
std::vector<Rival> rivals_of(const endgame::Tablebase& known, const Position& position, const Explained& best)
{
    const bool needs_one = needs_contrast(best.reasons);
    const bool may_be_tempted = !is_decisive(best.reasons);
    std::vector<Rival> rivals;
    if (!needs_one && !may_be_tempted)
        return rivals;
    for (const Move move : worse_moves(known, position)) {
        // That a pawn does not become a lesser piece needs no reason.
        const bool is_underpromotion = move.from == best.move.from && move.to == best.move.to;
        if (is_underpromotion)
            continue;
        Rival rival = rival_of(known, position, move);
        if (needs_one || rival.is_tempting)
            rivals.push_back(std::move(rival));
    }
    if (may_be_tempted)
        keep_if_any(rivals, [](const Rival& rival) { return rival.is_tempting; });
    // Most best moves need none.
    if (rivals.empty())
        return rivals;
    const std::vector<Move> clearly_worse = clearly_worse_moves(known, position);
    keep_if_any(rivals,
                [&](const Rival& rival) { return std::ranges::count(clearly_worse, rival.move) > 0; });
    for (Rival& rival : rivals)
        rival.reasons = effects(known, position, rival.move);
    return rivals;
}

/// True for a gain that a reply makes at once: it explains a fault even if other replies are as good.
bool is_stroke(const Reason& gain)
{
    return entry_of(gain).rank <= decisive_rank && gain.kind != Kind::hits && gain.kind != Kind::saves;
}

/// True if each of a number of replies makes a gain: one that defends no better than others by doing it does
/// not show the fault.
bool is_gained_by_all(const std::vector<Reason>& gains, const Reason& gain, std::size_t replies)
{
    std::set<std::pair<Square, Square>> gaining;
    for (const Reason& other : gains) {
        const bool is_entry = gain.kind == Kind::slips || gain.kind == Kind::kept_out;
        if (other.kind == gain.kind && other.piece == gain.piece &&
            (!is_entry || other.squares == gain.squares))
            gaining.emplace(other.reply->from, other.reply->to);
    }
    return gaining.size() == replies;
}

/// The faults of a move that is not best.
std::vector<Reason> faults_of(const endgame::Tablebase& known, const Position& position, Move move,
                              BestReplies& usual)
{
    const std::vector<Move>& best = usual.best_moves();
    if (best.empty() || std::ranges::find(best, move) != best.end())
        return {};
    const Position next = position.play(move);
    // No reply matters where the material is too little for mate.
    if (is_dead(next) || leaves_lone_minor(known, next, move))
        return {};
    const bool is_too_little = underpromotes(known, position, move);
    if (is_too_little && known.probe(next)->outcome() == endgame::Outcome::loss)
        return {{.kind = Kind::underpromotes}};
    if (attacker_in(known, position) != position.turn())
        return allowed_strokes(known, position, next, usual);
    if (is_stalemate(next))
        return {{.kind = Kind::stalemates, .squares = Bitboard{next.king(!position.turn())}}};
    const SlowerMove slower{known, position, next, best};
    std::vector<Reason> found;
    if (slower.leaves_diagonal())
        found.push_back({.kind = Kind::leaves_diagonal});
    if (const Bitboard squares = slower.given_up(); !squares.empty() && squares.size() <= max_named)
        found.push_back({.kind = Kind::unguards, .squares = squares});
    if (slower.widens())
        found.push_back({.kind = Kind::widens});
    const std::vector<Move> replies = without_needless_promotions(known.best_moves(next));
    std::vector<Reason> of_replies;
    for (const Move reply : replies) {
        for (Reason& gain : gains_of_reply(known, slower, usual.gains(), reply)) {
            gain.reply = reply;
            of_replies.push_back(gain);
        }
    }
    std::ranges::copy_if(of_replies, std::back_inserter(found), [&](const Reason& gain) {
        return is_stroke(gain) || is_gained_by_all(of_replies, gain, replies.size());
    });
    sort_by_rank(found);
    if (found.empty() && is_too_little)
        found.push_back({.kind = Kind::underpromotes});
    return found;
}

/// True unless a best move comes nearer to something, which is its reason, by a king's step, and another move
/// does not.
bool comes_as_near(const Position& position, const Reason& reason, Move best, Move other)
{
    const Bitboard aim = reason.kind == Kind::nearer    ? Bitboard{position.king(!position.turn())}
                         : reason.kind == Kind::joins   ? Bitboard{position.king(position.turn())}
                         : reason.kind == Kind::centres ? middle_squares
                                                        : Bitboard{};
    const auto steps = [&](Move move) { return king_distance(move.from, aim) - king_distance(move.to, aim); };
    return aim.empty() || steps(best) <= 0 || steps(other) > 0;
}

} // namespace

std::vector<Reason> concessions(const endgame::Tablebase& known, const Position& position, Move move)
{
    BestReplies usual{known, position};
    return faults_of(known, position, move, usual);
}

std::optional<Explained> better_move(const StagePens& pens, const endgame::Tablebase& known,
                                     const Position& position, Move slower)
{
    std::vector<Explained> all = explained_best_moves(pens, known, position);
    if (all.empty())
        return std::nullopt;
    // A third move beside the one that is shown as best would confuse.
    Explained& best = all.front();
    // That the queen gives check, say, is not what a lesser piece lacks, and no other move is as near at
    // hand.
    if (std::ranges::any_of(all, [&](const Explained& other) {
            return other.move.from == slower.from && other.move.to == slower.to;
        }))
        return std::nullopt;
    const auto wins = [](const std::vector<Reason>& found) {
        return !found.empty() && found.front().kind == Kind::wins;
    };
    const bool wins_first = wins(best.reasons);
    erase_shared(best, position, slower, reasons(pens, known, position, slower));
    // Which of two moves that win a piece or a pawn is faster takes calculation.
    if (wins_first && !wins(best.reasons))
        return std::nullopt;
    add_comparison(best.reasons, known, position, best.move, slower);
    // Of two captures of a piece one is better for what it wins besides, or it takes calculation.
    if (best.move.to == slower.to && is_capture(position, slower))
        std::erase_if(best.reasons, [](const Reason& reason) { return !is_blow(reason); });
    return best.reasons.empty() ? std::nullopt : std::optional{std::move(best)};
}

namespace {

/// True if another move does the same as a best one.
bool shares(const Rival& rival, const Explained& best)
{
    return !best.reasons.empty() && best.reasons.front().is_shared &&
           std::ranges::any_of(rival.reasons,
                               [&](const Reason& reason) { return is_same(reason, best.reasons.front()); });
}

/// The faults of another move that explain a best one.
std::vector<Reason> telling_faults(BestReplies& usual, const endgame::Tablebase& known,
                                   const Position& position, const Rival& rival, bool is_alike)
{
    std::vector<Reason> faults = faults_of(known, position, rival.move, usual);
    // Only a blow explains another move, or of one that does the same and spoils the result any strong reply;
    // that a piece of the other side's gets away does not.
    constexpr int strong = 16;
    const bool spoils = is_alike && known.probe(position.play(rival.move))->outcome() !=
                                        known.probe(position)->for_mover().outcome();
    std::erase_if(faults, [&](const Reason& fault) {
        if (!fault.reply)
            return is_alike || fault.kind != Kind::stalemates;
        return entry_of(fault).rank > (spoils ? strong : decisive_rank) || fault.kind == Kind::saves;
    });
    return faults;
}

} // namespace

std::optional<Contrast> contrast(const endgame::Tablebase& known, const Position& position,
                                 const Explained& best)
{
    std::vector<Rival> rivals = rivals_of(known, position, best);
    const auto is_alike = [&](const Rival& rival) {
        return shares(rival, best) && comes_as_near(position, best.reasons.front(), best.move, rival.move);
    };
    // It is obvious why a piece is not given up.
    std::erase_if(rivals,
                  [&](const Rival& rival) { return !rival.is_tempting && is_offered(position, rival.move); });
    keep_if_any(rivals, [&](const Rival& rival) { return shares(rival, best); });
    // Of the moves that do something else, one is as good an example as another unless it wins something.
    std::erase_if(rivals, [&](const Rival& rival) { return !is_alike(rival) && !rival.is_tempting; });
    keep_if_any(rivals, is_alike);
    BestReplies usual{known, position};
    constexpr int none = 100;
    const auto rank_of = [](const std::vector<Reason>& of) {
        return of.empty() ? none : entry_of(of.front()).rank;
    };
    std::optional<std::pair<std::pair<int, int>, Contrast>> found;
    for (const Rival& rival : rivals) {
        const std::vector<Reason> faults = telling_faults(usual, known, position, rival, is_alike(rival));
        // That a move is worse, without a reason that can be seen, explains no other.
        if (faults.empty() && !rival.is_tempting)
            continue;
        const std::pair order{rank_of(faults), rank_of(rival.reasons)};
        if (found && found->first <= order)
            continue;
        const endgame::Verdict after = known.probe(position.play(rival.move))->for_mover();
        found = {order, Contrast{.move = rival.move,
                                 .is_alike = is_alike(rival),
                                 .judgement = judge(*known.probe(position), after),
                                 .tactic = rival.tactic,
                                 .fault = faults.empty() ? std::nullopt : std::optional{faults.front()}}};
    }
    // That all other moves spoil the result has been said.
    const bool is_only = !best.reasons.empty() && (best.reasons.front().kind == Kind::only_win ||
                                                   best.reasons.front().kind == Kind::only_draw);
    if (found)
        found->second.judgement.best = usual.best_moves();
    return found && (found->second.fault || !is_only) ? std::optional{std::move(found->second)}
                                                      : std::nullopt;
}

} // namespace trainer::coach
