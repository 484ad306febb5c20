// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/explain.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <set>
#include <tuple>
#include <utility>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "chess/pawns.h"
#include "endgame/material.h"
#include "endgame/verdict.h"
#include "trainer/coach/change.h"
#include "trainer/coach/contact.h"
#include "trainer/coach/coordination.h"
#include "trainer/coach/defence.h"
#include "trainer/coach/move_ideas.h"
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

/// The stages before the attacker's moves in a position, with it to move and passing, found on demand and
/// once for all moves.
class StagesBefore {
public:
    StagesBefore(const StagePens& pens, const endgame::Tablebase& known, const Position& position)
        : pens_{pens}
        , known_{known}
        , position_{position}
    {}

    /// The stage after a move, if it is later than both.
    std::optional<Stage> passed_by(const Position& next)
    {
        if (!passing_) {
            const auto still = passed(position_);
            passing_ = still ? stage_in(*still) : std::nullopt;
        }
        if (!*passing_)
            return std::nullopt;
        const std::optional<Stage> reached = stage_past(pens_, known_, next, **passing_);
        if (!reached)
            return std::nullopt;
        if (!to_move_)
            to_move_ = stage_in(position_);
        return reached > *to_move_ ? reached : std::nullopt;
    }

private:
    std::optional<Stage> stage_in(const Position& position) const
    {
        const auto stands = standing(pens_, known_, position);
        return stands ? std::optional{stands->stage} : std::nullopt;
    }

    const StagePens& pens_;
    const endgame::Tablebase& known_;
    const Position& position_;
    // Empty until asked for.
    std::optional<std::optional<Stage>> passing_;
    std::optional<std::optional<Stage>> to_move_;
};

void add_stage(std::vector<Reason>& found, const Change& change, StagesBefore& before)
{
    if (const auto reached = before.passed_by(change.next))
        found.push_back({.kind = Kind::reaches, .stage = reached});
}

/// True for a kind that measures progress, which other moves may achieve as well.
bool is_progress(Kind kind)
{
    switch (kind) {
    case Kind::nearer:
    case Kind::joins:
    case Kind::centres:
    case Kind::leaves_edge:
    case Kind::nears_key:
    case Kind::nears_pawn:
    case Kind::nears_promotion:
    case Kind::escapes_nearer:
    case Kind::advances:
        return true;
    default:
        return false;
    }
}

/// True for a kind that says so little that a better one is preferred even if worse moves share it.
bool says_little(Kind kind)
{
    const int rank = entry_of({.kind = kind}).rank;
    return (modest_rank <= rank && rank < entry_of({.kind = Kind::to_centre}).rank && !is_loss(kind)) ||
           kind == Kind::escapes_check;
}

bool is_retreat(Kind kind)
{
    return kind == Kind::withdraws || kind == Kind::avoids;
}

/// Puts the retreat of a piece behind all reasons that say more than where the piece stands, if a slower
/// retreat is as safe.
void put_shared_retreat_last(std::vector<Reason>& found, const endgame::Tablebase& known,
                             const Position& position, Move move)
{
    if (found.empty() || !is_retreat(found.front().kind) || !is_retreat_shared(Change{known, position, move}))
        return;
    const int little = entry_of({.kind = Kind::keeps_guarding}).rank;
    std::ranges::stable_partition(found, [=](const Reason& reason) {
        return !is_retreat(reason.kind) && entry_of(reason).rank < little;
    });
}

/// Puts that a piece comes nearer in a straight line, but not in king's moves, behind all other reasons.
void put_little_progress_last(std::vector<Reason>& found, const Position& position, Move move)
{
    const Bitboard king{position.king(!position.turn())};
    if (king_distance(move.to, king) < king_distance(move.from, king))
        return;
    std::ranges::stable_partition(found, [](const Reason& reason) { return reason.kind != Kind::nearer; });
}

/// The squares that the moved piece comes nearer to, if that is the reason, which is none if a slower move of
/// the piece gets as near; empty for other kinds.
Bitboard goal_of(const Reason& reason, const Position& position)
{
    switch (reason.kind) {
    case Kind::joins:
        return Bitboard{position.king(position.turn())};
    case Kind::nearer:
    case Kind::nears_with_check:
        return Bitboard{position.king(!position.turn())};
    case Kind::centres:
        return middle_squares;
    case Kind::leaves_edge:
        return ~edge_squares;
    case Kind::nears_pawn:
    case Kind::nears_promotion:
        return reason.squares;
    default:
        return {};
    }
}

/// True in a win with bishop and knight, where every best move is to have a reason.
bool must_be_explained(const endgame::Tablebase& known, const Position& position)
{
    return corners(position.board()) && winner_of(position, known.probe(position)) == position.turn();
}

/// Erases what only says how near a piece gets to something if a slower move of it gets as near; where every
/// best move is to have a reason, puts it behind what says more instead.
void put_shared_progress_last(std::vector<Reason>& found, const endgame::Tablebase& known,
                              const Position& position, Move move)
{
    const auto has_goal = [&](const Reason& reason) { return !goal_of(reason, position).empty(); };
    if (std::ranges::none_of(found, has_goal))
        return;
    const std::vector<Move> slower = slower_moves_from(position, move.from, known.best_moves(position));
    const auto is_shared = [&](const Reason& reason) {
        const Bitboard goal = goal_of(reason, position);
        return !goal.empty() && std::ranges::any_of(slower, [&](Move other) {
            return king_distance(other.to, goal) <= king_distance(move.to, goal) &&
                   !is_nearer(move.to, other.to, goal);
        });
    };
    if (!must_be_explained(known, position)) {
        std::erase_if(found, is_shared);
        return;
    }
    const int little = entry_of({.kind = Kind::reaches}).rank;
    std::ranges::stable_partition(
        found, [&](const Reason& reason) { return !is_shared(reason) && entry_of(reason).rank < little; });
}

/// True if every other move of the winner's is slower by three moves or more, or spoils the win.
bool stands_out(const Change& change)
{
    constexpr int margin = 3;
    const auto best = change.moves_to_mate_after(change.move);
    return best && std::ranges::all_of(legal_moves(change.position), [&](Move other) {
               const auto moves = change.moves_to_mate_after(other);
               return other == change.move || !moves || *moves >= *best + margin;
           });
}

/// True if the reasons found so far need a plan in addition: they only keep a piece out of reach, or only
/// measure progress although the move is far better than the rest.
bool want_plan(const std::vector<Reason>& found, const Change& change)
{
    const auto keeps_away = [](const Reason& reason) { return reason.kind == Kind::keeps_away; };
    const auto says_little = [&](const Reason& reason) {
        return keeps_away(reason) || is_progress(reason.kind);
    };
    return std::ranges::all_of(found, keeps_away) ||
           (std::ranges::all_of(found, says_little) && stands_out(change));
}

/// Adds the moves that a move prepares, if they are wanted or the mate is near. If they are many, its pieces
/// being safe is more of a reason.
void add_plans(std::vector<Reason>& found, const Change& change)
{
    constexpr std::size_t few = 2;
    constexpr int near_mate = 5;
    if (!want_plan(found, change) && !change.mates_within(near_mate))
        return;
    std::vector<Reason> prepared;
    add_preparation(prepared, change, Preparation::new_always);
    // Coming closer is more informative than the square reached.
    if (std::ranges::count(found, Kind::nearer, &Reason::kind) > 0)
        std::erase_if(prepared, [](const Reason& reason) { return reason.kind == Kind::on_way; });
    if (prepared.size() <= few)
        std::ranges::copy(prepared, std::back_inserter(found));
    if (found.empty())
        add_safety(found, change);
    if (found.empty())
        found = prepared;
    // What fails against a best reply is better than no reason at all.
    for (const Preparation kind : {Preparation::always, Preparation::any}) {
        if (found.empty())
            add_preparation(found, change, kind);
    }
}

/// True if a side leads a pawn home against a piece, without queens.
bool leads_pawn_against_piece(const chess::Board& board, Color side)
{
    const Bitboard pieces = board.of(!side) - board.of(Role::king) - board.of(Role::pawn);
    return !board.of(side, Role::pawn).empty() && !pieces.empty() && board.of(Role::queen).empty();
}

/// Adds where a bishop beside its pawn is on its way to, or a rook that will guard its pawn, if that is one
/// square.
void add_next_step(std::vector<Reason>& found, const Change& change)
{
    if (change.role == Role::king || change.role == Role::pawn ||
        !leads_pawn_against_piece(change.position.board(), change.attacker))
        return;
    std::vector<Reason> prepared;
    add_preparation(prepared, change, Preparation::new_always);
    const chess::Board& board = change.next.board();
    const auto is_meant = [&](const Reason& reason) {
        const Square goal = reason.squares.first();
        const Bitboard seen = attacks({change.attacker, change.role}, goal, board.occupied());
        return reason.kind == Kind::on_way && !board.occupied().contains(goal) &&
               (change.role == Role::bishop || !(seen & board.of(change.attacker, Role::pawn)).empty());
    };
    std::erase_if(prepared, [&](const Reason& reason) { return !is_meant(reason); });
    if (prepared.size() == 1)
        found.push_back(prepared.front());
}

/// @param before null: without the stage reached and the plans, which take long to find
std::vector<Reason> reasons_of_attack(const endgame::Tablebase& known, const Position& position, Move move,
                                      StagesBefore* before)
{
    const Change change{known, position, move};
    if (is_checkmate(change.next))
        return {{.kind = Kind::mates, .squares = Bitboard{change.after.king}}};
    std::vector<Reason> found;
    add_conversion(found, position, move);
    if (change.mates_within(1))
        found.push_back({.kind = Kind::forces_mate});
    // Elsewhere no reason is better than one that says so little.
    const bool is_explained = before != nullptr && must_be_explained(known, position);
    if (is_explained)
        add_stage(found, change, *before);
    add_restraint(found, change);
    // The king had no more squares before: what else the move guards is what it adds.
    if (std::ranges::count(found, Kind::guards, &Reason::kind) > 0)
        std::erase_if(found, [](const Reason& reason) { return reason.kind == Kind::allows; });
    add_coordination(found, change);
    // A check has to be answered before anything is prepared.
    if (is_explained && !position.is_check())
        add_plans(found, change);
    else if (before != nullptr)
        add_next_step(found, change);
    sort_by_rank(found);
    return found;
}

/// True if a move lets a king off the edge that could not leave it.
bool opens_edge(const Position& position, Move move)
{
    const Color attacker = position.turn();
    const auto is_held = [](const Facts& facts) { return (facts.box - edge_squares).empty(); };
    return is_held(facts_of(position.board(), attacker)) &&
           !is_held(facts_of(position.play(move).board(), attacker));
}

/// 0 for a move of the king towards the other king or the centre that does not end on the edge, 1 for one
/// that does and for a piece that comes nearer to either king or limits the other one, 2 for the rest and for
/// a king's move that lets the other king off the edge.
int unnaturalness(const Position& position, Move move, const std::vector<Reason>& reasons)
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
        return !comes || opens_edge(position, move) ? 2 : is_on_edge ? 1 : 0;
    }
    const bool limits =
        !reasons.empty() && entry_of(reasons.front()).rank <= limiting && reasons.front().kind != Kind::waits;
    return limits || comes_nearer(Bitboard{king}) || comes_nearer(Bitboard{own_king}) ? 1 : 2;
}

/// The order of best moves: those with a reason, those without one, those by which the attacker stalemates or
/// gives up a piece for the last pawn;
/// decisive reasons first, captures of the greatest value among them, then without pawns the most natural
/// moves, then the first rank, the king's moves nearer to the other king and the ranks of all reasons; for
/// the defender without pawns, the king's moves away from the edge first, and those near its own pieces or
/// king. Without pawns, a bare king's moves nearest to the centre come first, whether they have a reason or
/// not.
using Order = std::tuple<int, bool, int, int, int, std::vector<int>>;

/// The steps from the defender's king, after its move, to the nearest pawn, or without pawns to its nearest
/// piece; if there is neither, to the centre.
int distance_to_charge(const Position& position, Move move)
{
    const chess::Board& board = position.board();
    const Bitboard pawns = board.of(Role::pawn);
    const Bitboard pieces = board.of(position.turn()) - board.of(Role::king);
    const Bitboard charges = pawns.empty() ? pieces : pawns;
    return steps(move.to, charges.empty() ? middle_squares : charges);
}

/// Twelve on the edge to 0 on the central squares: steps to the edge first, then to the centre.
int distance_to_centre(Square square)
{
    constexpr int most_steps = 6;
    constexpr int most_to_edge = 3;
    return (most_to_edge - edge_distance(square)) * (most_steps + 1) + steps(square, middle_squares);
}

/// Before all other moves of decisive reasons.
constexpr int natural_capture = -4;

Order order_of(const Position& position, Move move, const std::vector<Reason>& reasons, bool attacks)
{
    constexpr int none = 100;
    std::vector<int> ranks;
    for (const Reason& reason : reasons)
        ranks.push_back(entry_of(reason).rank);
    ranks.push_back(none);
    const int first = ranks.front();
    const Square own_king = position.king(position.turn());
    const bool is_kings = move.from == own_king;
    const bool has_pawn = !position.board().of(Role::pawn).empty();
    const bool is_bare = position.board().of(position.turn()).size() == 1;
    // An exchange that leaves too little to mate ends the defence.
    const bool ends = is_capture(position, move) && balance(position.board(), position.turn()) <= 0 &&
                      is_dead(position.play(move));
    const bool captures = ends || (!reasons.empty() && reasons.front().kind == Kind::captures);
    const int nature =
        captures   ? natural_capture - points(position.board().role_at(captured_square(position, move)))
        : has_pawn ? 0
        : is_bare  ? distance_to_centre(move.to)
        : !attacks ? (is_kings ? -edge_distance(move.to) : 0)
                   : unnaturalness(position, move, reasons);
    const bool shuts_in = !reasons.empty() && reasons.front().kind == Kind::confines;
    // Of promotions that are as good, the queen comes first.
    const int closeness = move.promotion ? -static_cast<int>(*move.promotion)
                          : !attacks
                              ? (is_kings ? distance_to_charge(position, move) : steps(move.to, own_king))
                          : shuts_in ? reasons.front().after
                          : is_kings ? steps(move.to, position.king(!position.turn()))
                                     : flights_after(position, move, position.turn()).size();
    // The stronger side does without a stalemate and keeps its pieces if it can.
    const bool gives_up =
        attacks && !reasons.empty() &&
        (reasons.front().kind == Kind::stalemates || reasons.front().kind == Kind::gives_up_for_pawn);
    const bool is_natural = is_bare && !has_pawn;
    const int unexplained = gives_up ? 2 : reasons.empty() && !is_natural ? 1 : 0;
    return {unexplained, !ends && first > decisive_rank, nature, first, closeness, std::move(ranks)};
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
    return kind == Kind::stops || kind == Kind::leaves ||
           (with_queen && (kind == Kind::takes || kind == Kind::nearer));
}

/// The changes that a move makes on the board; only captures and promotions if neither side has more
/// material.
std::vector<Reason> changes(const endgame::Tablebase& known, const Position& position, Move move,
                            StagesBefore* before)
{
    const std::optional<Color> attacker = attacker_in(known, position);
    if (attacker)
        return *attacker == position.turn() ? reasons_of_attack(known, position, move, before)
                                            : reasons_of_defence(position, move);
    std::vector<Reason> found;
    add_conversion(found, position, move);
    return found;
}

/// True if the attacker hunts a king and has no pawns of its own to lead home.
bool is_hunt(const chess::Board& board, Color attacker)
{
    return board.of(Role::pawn).empty() ||
           (board.of(attacker, Role::pawn).empty() && !major_pieces(board, attacker).empty());
}

/// True if all pawns on the board are the loser's, who has moved, and they hang.
bool are_pawns_lost(const endgame::Tablebase& known, const Position& next)
{
    const Color loser = !next.turn();
    const Bitboard pawns = next.board().of(Role::pawn);
    const auto falls = [&](Square pawn) { return hangs(next.board(), pawn); };
    return pawns == next.board().of(loser, Role::pawn) && winner_of(next, known.probe(next)) == next.turn() &&
           std::ranges::all_of(pawns, falls);
}

/// Erases what speaks of hunting a king where pawns matter more: everything, unless they are lost, or the
/// side to move wins with a queen or rook and has no pawns to lead home.
void erase_hunt(std::vector<Reason>& found, const endgame::Tablebase& known, const Position& position,
                Move move)
{
    if (are_pawns_lost(known, position.play(move)))
        return;
    const Color mover = position.turn();
    // A pawn far ahead leaves no time to hunt.
    const bool is_late = std::ranges::any_of(position.board().of(!mover, Role::pawn), [&](Square pawn) {
        constexpr int sixth_rank = 5;
        return relative_rank(pawn, !mover) >= sixth_rank;
    });
    const bool wins = winner_of(position, known.probe(position)) == mover;
    const bool hunts = wins && is_hunt(position.board(), mover);
    const bool with_queen = !is_late && !position.board().of(mover, Role::queen).empty();
    // A bishop that keeps a bare king from its best square helps its pawn, too.
    const bool is_bishops = wins && position.board().role_at(move.from) == Role::bishop &&
                            position.board().of(!mover).size() == 1;
    std::erase_if(found, [&](const Reason& reason) {
        return is_about_hunt(reason.kind) && !(hunts && is_seen_beside_pawn(reason.kind, with_queen)) &&
               !(is_bishops && reason.kind == Kind::stops);
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

/// True if a side, which has just moved, loses a piece other than a pawn to a capture that gains material.
bool loses_piece(const Position& next, Color side)
{
    const Bitboard pieces = next.board().of(side) - next.board().of(Role::pawn);
    return std::ranges::any_of(legal_moves(next), [&](Move reply) {
        return is_capture(next, reply) && pieces.contains(captured_square(next, reply)) &&
               gains_material(next, reply);
    });
}

/// Erases that a piece is saved if another one hangs then, though some move saves all.
void erase_half_saves(std::vector<Reason>& found, const Position& position, Move move)
{
    const auto still_hanging = [&](Move any) {
        return facts_of(position.play(any).board(), position.turn()).hanging;
    };
    if (std::ranges::count(found, Kind::saves, &Reason::kind) == 0 ||
        facts_of(position.board(), position.turn()).hanging.size() < 2 || still_hanging(move).empty())
        return;
    if (std::ranges::any_of(legal_moves(position), [&](Move any) { return still_hanging(any).empty(); }))
        std::erase_if(found, [](const Reason& reason) { return reason.kind == Kind::saves; });
}

/// Erases all but tactics where every move draws, or most do and the others, and only they, lose a piece at
/// once, and says so: no other reason makes a difference. Where every move draws, saving a piece does if no
/// other piece is lost then.
void replace_needless(std::vector<Reason>& found, const endgame::Tablebase& known, const Position& position,
                      Move move)
{
    const auto draws = [&](Move other) { return known.probe(position.play(other))->is_draw(); };
    const auto loses = [&](Move other) { return loses_piece(position.play(other), position.turn()); };
    const auto verdict = known.probe(position);
    const bool is_bare = position.board().occupied() == position.board().of(Role::king);
    if (is_bare || !verdict || !verdict->is_draw())
        return;
    const chess::MoveList all = legal_moves(position);
    const auto drawing = std::ranges::count_if(all, draws);
    const bool all_draw = drawing == std::ssize(all);
    const auto is_safe_or_lost = [&](Move other) { return draws(other) != loses(other); };
    if (!all_draw &&
        (position.is_check() || 2 * drawing <= std::ssize(all) || !std::ranges::all_of(all, is_safe_or_lost)))
        return;
    const bool saves_too_little = all_draw && loses(move);
    std::erase_if(found, [=](const Reason& reason) {
        return entry_of(reason).rank > decisive_rank || (saves_too_little && reason.kind == Kind::saves);
    });
    const chess::Board& board = position.board();
    const Bitboard pieces = board.of(position.turn()) - board.of(Role::king) - board.of(Role::pawn);
    Reason any{.kind = all_draw ? Kind::any_draws : Kind::safe_draws};
    if (!all_draw && pieces.size() == 1)
        any.piece = board.role_at(pieces.first());
    found.push_back(any);
}

/// Erases what a piece does that is captured in reply: all but the exchange, what it is given up for, and in
/// a win the capture that leads to a simpler one; in a draw, how it hunts the king, too, if it is offered.
void erase_effects_of_lost_piece(std::vector<Reason>& found, const endgame::Tablebase& known,
                                 const Position& position, Move move)
{
    const auto verdict = known.probe(position);
    if (verdict && verdict->is_draw() && is_offered(position, move))
        std::erase_if(found, [](const Reason& reason) { return is_about_hunt(reason.kind); });
    if (!is_answered_by_capture(position, move))
        return;
    const bool wins = winner_of(position, verdict) == position.turn();
    std::erase_if(found, [&](const Reason& reason) {
        switch (reason.kind) {
        case Kind::only:
        case Kind::exchanges:
        case Kind::gives_up_for_pawn:
        case Kind::deflects:
        case Kind::lures:
        case Kind::offers_stalemate:
        case Kind::forces_mate:
            return false;
        case Kind::captures:
            return !wins && !is_only_good_move(known, position, move);
        default:
            return true;
        }
    });
}

/// The kinds of the reasons for one move.
using Kinds = std::set<Kind>;

Kinds kinds_of(const std::vector<Reason>& reasons)
{
    Kinds kinds;
    for (const Reason& reason : reasons)
        kinds.insert(reason.kind);
    return kinds;
}

/// What a move does, whether other moves do it or not; erased is what speaks of hunting where pawns matter
/// more.
///
/// @param before null: without what takes long to find
std::vector<Reason> ideas(const endgame::Tablebase& known, const Position& position, Move move,
                          StagesBefore* before)
{
    const Position next = position.play(move);
    if (is_stalemate(next))
        return {{.kind = Kind::stalemates, .squares = Bitboard{next.king(next.turn())}}};
    std::vector<Reason> found = changes(known, position, move, before);
    if (!found.empty() && found.front().kind == Kind::mates)
        return found;
    if (!position.board().of(Role::pawn).empty())
        erase_hunt(found, known, position, move);
    else if (position.board().of(!position.turn()).size() > 1)
        std::erase_if(found, [](const Reason& reason) { return is_about_cage(reason.kind); });
    for (const auto find : {tactics, passed_pawn_ideas, contact_ideas, pawn_ideas, rook_ideas, piece_ideas})
        std::ranges::copy(find(known, position, move), std::back_inserter(found));
    const auto prepared = before != nullptr ? prepared_tactic(known, position, move) : std::nullopt;
    if (prepared)
        found.push_back(*prepared);
    erase_repeated_attacks(found);
    erase_effects_of_lost_piece(found, known, position, move);
    return found;
}

/// True for a kind about where a king stands, which says little of one that is not bare.
bool is_about_place(Kind kind)
{
    return kind == Kind::to_centre || kind == Kind::stays_central || kind == Kind::off_edge ||
           kind == Kind::stays_off_edge || kind == Kind::evades;
}

/// True for a kind about where a hunted king stands or goes.
bool is_about_kings_way(Kind kind)
{
    return is_about_place(kind) || kind == Kind::stays_wide || kind == Kind::wrong_corner ||
           kind == Kind::off_corner || kind == Kind::keeps_on_edge;
}

/// Erases what is said of the place of a king that has a piece or a pawn, or that meets pawns where the place
/// makes no difference: an equally good move leads elsewhere, and a worse one of the king to such a place as
/// well, or nothing but its distance from the other king or from the edge is said.
void erase_idle_places(std::vector<Reason>& found, const Position& position, Move move,
                       const std::vector<Move>& best)
{
    const chess::Board& board = position.board();
    // The place of a king that has a piece or a pawn is not an aim in itself.
    if (board.of(position.turn()).size() > 1)
        std::erase_if(found, [](const Reason& reason) {
            return is_about_place(reason.kind) || reason.kind == Kind::stays_wide;
        });
    const bool is_hunted = board.of(position.turn()).size() == 1 && board.of(Role::pawn).empty();
    if (is_hunted)
        return;
    // Beside a pawn the edge matters little.
    std::erase_if(found, [](const Reason& reason) { return reason.kind == Kind::stays_off_edge; });
    if (move.from != position.king(position.turn()))
        return;
    if (std::ranges::none_of(found, is_about_place, &Reason::kind))
        return;
    const auto all_kinds_of = [&](const std::vector<Move>& moves) {
        std::vector<Kinds> kinds;
        for (const Move other : moves)
            kinds.push_back(kinds_of(reasons_of_defence(position, other)));
        return kinds;
    };
    const std::vector<Kinds> equal = all_kinds_of(best);
    const std::vector<Kinds> worse = all_kinds_of(slower_moves_from(position, move.from, best));
    std::erase_if(found, [&](const Reason& reason) {
        const auto leads = [&](const Kinds& kinds) { return kinds.contains(reason.kind); };
        return is_about_place(reason.kind) && !std::ranges::all_of(equal, leads) &&
               (reason.kind == Kind::evades || reason.kind == Kind::stays_off_edge ||
                std::ranges::any_of(worse, leads));
    });
}

/// Puts the loss of a piece, which no move prevents, first; the differences between the moves follow. False
/// if there is none.
bool put_loss_first(std::vector<Reason>& found)
{
    const auto lost = std::ranges::find_if(found, [](const Reason& reason) { return is_loss(reason.kind); });
    if (lost == found.end())
        return false;
    lost->is_shared = true;
    std::rotate(found.begin(), lost, lost + 1);
    return true;
}

bool is_about_centre(Kind kind)
{
    return kind == Kind::to_centre || kind == Kind::stays_central;
}

/// How much nearer to the centre the best of some other moves leads than a move; -1 if there are none.
int lead_to_centre(const std::vector<Move>& others, Move move)
{
    int lead = -1;
    for (const Move other : others)
        lead = std::max(lead, steps(move.to, middle_squares) - steps(other.to, middle_squares));
    return lead;
}

/// Puts second a reason that may be added to the first one, which worse moves share: the one that the fewest
/// of them do as well.
void put_addition_second(std::vector<Reason>& found, const std::vector<Kinds>& worse, bool may_be_centre)
{
    const auto sharing_both = [&](const Reason& second) {
        const auto does_both = [&](const Kinds& does) {
            return does.contains(found.front().kind) && does.contains(second.kind);
        };
        const bool says_where = may_be_centre || !is_about_centre(second.kind);
        return says_where && entry_of(second).addition ? std::ranges::count_if(worse, does_both)
                                                       : std::ssize(worse) + 1;
    };
    const auto second = std::ranges::min_element(found.begin() + 1, found.end(), {}, sharing_both);
    if (second != found.end())
        std::rotate(found.begin() + 1, second, second + 1);
}

/// Orders the reasons for a defender's move: first the decisive ones, then what the fewest other moves that
/// are worse do as well. If some do the same as the first, one that they do not share follows it where there
/// is one: the two together set the move apart.
void put_telling_first(std::vector<Reason>& found, const endgame::Tablebase& known, const Position& position,
                       Move move)
{
    const std::vector<Move> best = known.best_moves(position);
    std::vector<Kinds> worse;
    for (const Move other : legal_moves(position)) {
        if (other != move && std::ranges::count(best, other) == 0)
            worse.push_back(kinds_of(reasons_of_defence(position, other)));
    }
    // What holds a draw is never the king's place on the board.
    if (known.probe(position)->is_draw())
        std::erase_if(found, [](const Reason& reason) { return is_about_kings_way(reason.kind); });
    erase_idle_places(found, position, move, best);
    const int nearer_to_centre = lead_to_centre(slower_moves_from(position, move.from, best), move);
    // A king that stays in the centre could then have stayed nearer to its middle; without corners to keep
    // away from, the centre is no reason at all.
    if (nearer_to_centre > 0)
        std::erase_if(found, [&](const Reason& reason) {
            return corners(position.board()) ? reason.kind == Kind::stays_central
                                             : is_about_centre(reason.kind);
        });
    const auto sharing = [&](Kind kind) {
        // Getting out of check is obvious.
        if (kind == Kind::escapes_check)
            return std::ssize(worse) + 1;
        // The number of its squares, or its distance from the other king, says less of a king than its place.
        if (kind == Kind::stays_wide || kind == Kind::evades)
            return std::ssize(worse);
        // A move that leads no nearer to the centre than a worse one is not meant to.
        if (is_about_centre(kind) && nearer_to_centre >= 0)
            return std::ssize(worse);
        return std::ranges::count_if(worse, [=](const Kinds& does) { return does.contains(kind); });
    };
    for (Reason& reason : found) {
        // An attack that worse moves make as well decides no more than other reasons.
        const bool may_be_shared = entry_of(reason).rank > decisive_rank || reason.kind == Kind::hits;
        reason.is_shared = may_be_shared && sharing(reason.kind) > 0;
    }
    std::ranges::stable_sort(
        found, {}, [&](const Reason& reason) { return reason.is_shared ? sharing(reason.kind) : 0; });
    if (!put_loss_first(found) && !found.empty() && found.front().is_shared)
        put_addition_second(found, worse, nearer_to_centre <= 0);
}

/// The squares, at most two, to which the other king goes to spoil the result after any other move of the
/// king, and to which it cannot go after the move.
Bitboard squares_barred(const endgame::Tablebase& known, const Position& position, Move move)
{
    const Square king = position.king(!position.turn());
    const std::vector<Move> others = slower_moves_from(position, move.from, {move});
    if (move.from != position.king(position.turn()) || others.size() < 2)
        return {};
    Bitboard spoiling = ~flights_after(position, move, position.turn());
    for (const Move other : others) {
        Bitboard squares;
        for (const Move reply : known.best_moves(position.play(other)))
            squares |= reply.from == king ? Bitboard{reply.to} : Bitboard{};
        spoiling &= squares;
    }
    return spoiling.size() <= max_named ? spoiling : Bitboard{};
}

/// Adds that a best move is the only one that wins or draws, if it is, before what a worse move does as well
/// and what says less; before that, where it keeps the other king out, if nothing says more.
void add_only_good(std::vector<Reason>& found, const endgame::Tablebase& known, const Position& position,
                   Move move)
{
    const bool is_told =
        !found.empty() && (found.front().kind == Kind::mates || found.front().kind == Kind::stalemates);
    if (is_told || !is_only_good_move(known, position, move))
        return;
    const bool is_draw = known.probe(position)->is_draw();
    const Reason only{.kind = is_draw ? Kind::only_draw : Kind::only_win};
    const auto says_more = [&](const Reason& reason) {
        const bool is_idle = reason.is_shared && entry_of(reason).rank > decisive_rank;
        return !is_idle && entry_of(reason).rank < entry_of(only).rank;
    };
    const auto place = found.insert(std::stable_partition(found.begin(), found.end(), says_more), only);
    if (place != found.begin())
        return;
    if (const Bitboard barred = squares_barred(known, position, move); !barred.empty())
        found.insert(place, {.kind = Kind::bars, .squares = barred});
}

Opposition opposition_after(const Position& next)
{
    return facts_of(next.board(), next.turn()).opposition;
}

/// True if a move does what the reason for another says, as far as the board alone shows it: some ideas are
/// looked for only in moves that keep the result.
bool is_seen_to_do(const Position& position, Move move, const Reason& reason)
{
    const bool is_kings = move.from == position.king(position.turn());
    const Position next = position.play(move);
    switch (reason.kind) {
    case Kind::nears_pawn:
    case Kind::nears_promotion:
    case Kind::nears_key:
    case Kind::to_free_corner:
    case Kind::to_rook_pawn_corner:
        return (reason.piece.value_or(Role::king) == Role::king) == is_kings &&
               king_distance(move.to, reason.squares) < king_distance(move.from, reason.squares);
    case Kind::keeps_pawn_guarded:
        return is_kings && king_distance(move.to, reason.squares) == 1;
    case Kind::attacks:
        return covered_from(next.board(), move.to).contains(reason.squares.first()) &&
               next.board().of(next.turn()).contains(reason.squares.first());
    case Kind::from_side:
        return rank_of(move.to) == rank_of(reason.squares.first()) &&
               covered_from(next.board(), move.to).contains(reason.squares.first());
    case Kind::avoids_edge:
        return is_kings && edge_distance(move.to) > 0;
    case Kind::covers_path:
        return !is_kings && (reason.squares - covered_from(next.board(), move.to)).empty();
    case Kind::guards_promotion:
        return (reason.squares - covered_from(next.board(), move.to)).empty();
    case Kind::opposes:
    case Kind::holds_off:
        return is_kings && opposition_after(next) == Opposition::direct;
    case Kind::opposes_diagonally:
        return is_kings && opposition_after(next) == Opposition::diagonal;
    case Kind::opposes_distantly:
        return is_kings && opposition_after(next) == Opposition::distant;
    default:
        return false;
    }
}

bool is_attack(Kind kind)
{
    return kind == Kind::attacks || kind == Kind::hits || kind == Kind::ties_king || kind == Kind::from_side;
}

/// True for a kind that remains the point of a winning move even if a slower one, which also wins, does the
/// same.
bool is_point_of_win(Kind kind)
{
    return kind == Kind::zugzwang || kind == Kind::makes_way || kind == Kind::pins_pawn ||
           kind == Kind::threatens_check || kind == Kind::threatens_mate_on || kind == Kind::nears_shut_in;
}

/// The moves of a position that are clearly worse than the best ones, or for the loser all worse ones, and
/// what they do, found on demand and once for all best moves.
class WorseMoves {
public:
    WorseMoves(const endgame::Tablebase& known, const Position& position) : known_{known}, position_{position}
    {}

    /// True if one of them does the same.
    bool share(const Reason& reason) { return share(reason, reason); }

    /// True if one of them does both.
    bool share(const Reason& reason, const Reason& other)
    {
        if (!done_) {
            done_.emplace();
            const bool is_lost = known_.probe(position_)->outcome() == endgame::Outcome::loss;
            for (const Move move :
                 is_lost ? worse_moves(known_, position_) : clearly_worse_moves(known_, position_))
                done_->push_back({move, effects(known_, position_, move)});
        }
        return std::ranges::any_of(*done_, [&](const Explained& worse) {
            if (is_point_of_win(reason.kind) &&
                result_after_move(known_, position_.play(worse.move)) == endgame::Outcome::win)
                return false;
            // A piece that is captured attacks nothing.
            if (is_attack(reason.kind) && is_offered(position_, worse.move))
                return false;
            const auto does = [&](const Reason& what) {
                return is_seen_to_do(position_, worse.move, what) ||
                       std::ranges::any_of(worse.reasons,
                                           [&](const Reason& effect) { return is_same(what, effect); });
            };
            return does(reason) && does(other);
        });
    }

private:
    const endgame::Tablebase& known_;
    const Position& position_;
    std::optional<std::vector<Explained>> done_; ///< Empty until asked for.
};

bool is_attack_on_piece(const Reason& reason)
{
    return reason.kind == Kind::attacks && reason.piece != Role::pawn;
}

/// True for a kind that is about all moves, or about all but one.
bool is_about_all(Kind kind)
{
    switch (kind) {
    case Kind::mates:
    case Kind::stalemates:
    case Kind::only:
    case Kind::only_win:
    case Kind::only_draw:
    case Kind::any_draws:
    case Kind::safe_draws:
    case Kind::wrong_bishop:
        return true;
    default:
        return is_loss(kind);
    }
}

/// True for a reason that stands even if a worse move does the same: what decides by itself, what is lost in
/// any case, and what is about all moves.
bool is_fact(const Reason& reason)
{
    return entry_of(reason).rank <= decisive_rank || is_loss(reason.kind) || is_about_all(reason.kind);
}

/// True if a move does what the reason for another says of a place or of a pawn.
bool leads_alike(const Position& position, Move move, const Reason& reason)
{
    switch (reason.kind) {
    case Kind::off_edge:
    case Kind::stays_off_edge:
        return edge_distance(move.to) > 0;
    case Kind::to_centre:
    case Kind::stays_central: {
        const Kinds kinds = kinds_of(reasons_of_defence(position, move));
        return kinds.contains(Kind::to_centre) || kinds.contains(Kind::stays_central);
    }
    case Kind::stays_wide:
    case Kind::evades:
    case Kind::wrong_corner:
    case Kind::off_corner:
    case Kind::keeps_on_edge:
        return kinds_of(reasons_of_defence(position, move)).contains(reason.kind);
    case Kind::holds_path: {
        const chess::Board board = position.play(move).board();
        const Bitboard pieces = board.of(position.turn()) - board.of(Role::king) - board.of(Role::pawn);
        return std::ranges::any_of(
            pieces, [&](Square piece) { return (reason.squares - covered_from(board, piece)).empty(); });
    }
    case Kind::hits: {
        Reason attack = reason;
        attack.kind = Kind::attacks;
        return is_seen_to_do(position, move, attack);
    }
    default:
        return is_seen_to_do(position, move, reason);
    }
}

/// True for a modest reason for a move that holds a draw, or any but a decisive one of the stronger side's,
/// where a move without it draws as well.
bool is_choice_of_draw(const endgame::Tablebase& known, const Position& position, Move move,
                       const Reason& reason)
{
    constexpr int telling = 18;
    const bool is_stronger = attacker_in(known, position) == position.turn();
    if (!known.probe(position)->is_draw() || is_fact(reason) || is_capture(position, move) ||
        (!is_stronger && entry_of(reason).rank <= telling))
        return false;
    return std::ranges::any_of(known.best_moves(position), [&](Move other) {
        return other != move && !leads_alike(position, other, reason);
    });
}

/// True if a side with a pawn only against a rook pushes it to the sixth rank or beyond.
bool is_far_advanced(const Position& position, Move move)
{
    constexpr int sixth_rank = 5;
    const chess::Board& board = position.board();
    return board.role_at(move.from) == Role::pawn && relative_rank(move.to, position.turn()) >= sixth_rank &&
           (board.of(position.turn()) - board.of(Role::king)).size() == 1 &&
           !board.of(!position.turn(), Role::rook).empty();
}

/// True if a piece of the loser's hangs after a best move: then it need not be saved.
bool can_be_given_up(const endgame::Tablebase& known, const Position& position, Square piece)
{
    return known.probe(position)->outcome() == endgame::Outcome::loss &&
           std::ranges::any_of(known.best_moves(position), [&](Move other) {
               return hangs(position.play(other).board(), other.from == piece ? other.to : piece);
           });
}

/// True if a pawn that the king goes to cannot be caught, or is not needed by a winner whose own one cannot.
bool is_pawn_running(const Position& position, Move move, Bitboard pawn, bool wins)
{
    const chess::Board& board = position.board();
    const Bitboard running = runaway_pawns(board, Color::white, position.turn()) |
                             runaway_pawns(board, Color::black, position.turn());
    return !(running & pawn).empty() ||
           (wins && !runaway_pawns(position.play(move).board(), position.turn(), !position.turn()).empty());
}

/// True for a reason about a place, a pawn or an attack that explains nothing: an equally good move does not
/// do it, the pawn runs home by itself, or the place cannot be had.
bool is_pointless(const endgame::Tablebase& known, const Position& position, Move move, const Reason& reason)
{
    const bool wins = known.probe(position)->outcome() == endgame::Outcome::win;
    if (is_choice_of_draw(known, position, move, reason))
        return true;
    bool is_about_aim = false;
    switch (reason.kind) {
    case Kind::nears_pawn:
        if (is_pawn_running(position, move, reason.squares, wins))
            return true;
        is_about_aim = true;
        break;
    case Kind::hits:
    case Kind::attacks:
        if (wins && reason.piece != Role::pawn)
            return false;
        is_about_aim = true;
        break;
    case Kind::advances:
    case Kind::escorted:
    case Kind::nears_promotion:
    case Kind::nears_key:
        if (wins || is_far_advanced(position, move))
            return false;
        is_about_aim = true;
        break;
    case Kind::saves:
        return can_be_given_up(known, position, reason.squares.first());
    case Kind::to_rook_pawn_corner:
        if (king_distance(position.king(!position.turn()), reason.squares) <
            king_distance(move.to, reason.squares))
            return true;
        break;
    case Kind::to_centre:
    case Kind::stays_central:
    case Kind::off_edge:
    case Kind::stays_off_edge:
    case Kind::stays_wide:
    case Kind::evades:
    case Kind::wrong_corner:
    case Kind::off_corner:
    case Kind::keeps_on_edge:
        break;
    default:
        return false;
    }
    // The winner may do one thing or another; for the others only what all of the best moves do matters.
    return std::ranges::any_of(known.best_moves(position), [&](Move other) {
        return (other.from == move.from || (is_about_aim && !wins)) && !leads_alike(position, other, reason);
    });
}

/// Puts second a reason that may be added to the first one, which clearly worse moves share, if none of them
/// does both. False if there is none.
template <typename IsMeant>
bool pair_up(std::vector<Reason>& found, WorseMoves& worse, IsMeant is_meant)
{
    const auto is_second = [&](const Reason& reason) {
        const bool is_repeated = !reason.squares.empty() && reason.squares == found.front().squares;
        return entry_of(reason).addition != nullptr && !is_repeated && is_meant(reason) &&
               !worse.share(found.front(), reason);
    };
    if (found.empty() || !is_meant(found.front()))
        return false;
    const auto second = std::find_if(found.begin() + 1, found.end(), is_second);
    if (second == found.end())
        return false;
    std::rotate(found.begin() + 1, second, second + 1);
    return true;
}

/// Erases the reasons that a clearly worse move shares, as they explain nothing; two may stay if no such move
/// does both. Where every best move is to have a reason, nothing is erased.
void erase_shared(std::vector<Reason>& found, const endgame::Tablebase& known, const Position& position,
                  Move move, WorseMoves& worse)
{
    if (must_be_explained(known, position))
        return;
    // That a check is met, or given, does not say why in this way.
    const bool wins = known.probe(position)->outcome() == endgame::Outcome::win;
    // Slower moves that get as near have been looked for already, also in a straight line.
    const auto is_nearest = [&](const Reason& reason) {
        return wins && (reason.kind == Kind::nears_pawn || reason.kind == Kind::nears_promotion);
    };
    const auto is_idle = [&](const Reason& reason) {
        return !is_fact(reason) && !(wins && is_attack_on_piece(reason)) && !is_nearest(reason) &&
               (reason.kind == Kind::escapes_check || reason.kind == Kind::gives_check ||
                reason.kind == Kind::checks || worse.share(reason));
    };
    const auto is_meant = [&](const Reason& reason) { return !is_pointless(known, position, move, reason); };
    const bool sets_apart = !std::ranges::all_of(found, is_idle);
    const bool needs_second = !found.empty() && is_idle(found.front()) &&
                              (found.front().is_shared || (!sets_apart && worse.share(found.front())));
    const bool is_pair = needs_second && pair_up(found, worse, is_meant);
    const auto first = found.begin() + (is_pair ? 2 : 0);
    const auto idle = std::find_if(first, found.end(), is_idle);
    const bool is_main = idle == found.begin();
    found.erase(std::remove_if(first, found.end(), is_idle), found.end());
    // A side effect is not the idea of a move whose main one other moves share.
    if (is_main)
        std::erase_if(found,
                      [](const Reason& reason) { return !is_fact(reason) && says_little(reason.kind); });
}

/// True for a kind that only adds to what is said of the way of a hunted king.
bool is_measure(Kind kind)
{
    return kind == Kind::evades || kind == Kind::stays_wide;
}

/// Erases the pointless reasons, and if the first is one of them also those that say little. Where every best
/// move is to have a reason, nothing is erased.
void erase_pointless(std::vector<Reason>& found, const endgame::Tablebase& known, const Position& position,
                     Move move)
{
    if (found.empty() || must_be_explained(known, position))
        return;
    const auto is_idle = [&](const Reason& reason) { return is_pointless(known, position, move, reason); };
    const bool is_main = is_idle(found.front());
    std::erase_if(found, [&](const Reason& reason) {
        return is_idle(reason) || (is_main && !is_fact(reason) && says_little(reason.kind));
    });
    // Where another move captures something, only what is as clear explains one that leaves it.
    const auto captures = [&](Move other) { return captures_for_gain(position, other); };
    if (!captures(move) && std::ranges::any_of(known.best_moves(position), captures))
        std::erase_if(found, [](const Reason& reason) {
            return !is_fact(reason) && (is_about_hunt(reason.kind) || says_little(reason.kind));
        });
    // A distance from the other king, or a number of squares, is not seen at a glance.
    if (!found.empty() && is_measure(found.front().kind))
        found.clear();
}

/// True unless a side wins without having to explain every best move: then what it plays for says more than
/// that a piece is saved, which the advice says.
bool are_rescues_first(const endgame::Tablebase& known, const Position& position)
{
    return known.probe(position)->outcome() != endgame::Outcome::win || must_be_explained(known, position);
}

/// Puts what a clearly worse move does as well behind the reasons that set the move apart, but not a decisive
/// one, and marks it.
///
/// @param rescues_first true if a rescue counts as decisive
void put_shared_last(std::vector<Reason>& found, WorseMoves& worse, bool rescues_first)
{
    for (Reason& reason : found)
        reason.is_shared = reason.is_shared || (!is_about_all(reason.kind) && worse.share(reason));
    const auto is_kept = [=](const Reason& reason) {
        return !reason.is_shared ||
               (entry_of(reason).rank <= decisive_rank &&
                (rescues_first || reason.kind != Kind::saves || reason.piece == Role::pawn)) ||
               is_loss(reason.kind) || is_attack_on_piece(reason);
    };
    if (std::ranges::any_of(
            found, [&](const Reason& reason) { return is_kept(reason) && !says_little(reason.kind); }))
        std::ranges::stable_partition(found, is_kept);
}

/// Puts a fork or a skewer of pieces before the promotion that gives it.
void put_stroke_of_promotion_first(std::vector<Reason>& found)
{
    if (found.empty() || found.front().kind != Kind::promotes)
        return;
    const auto stroke = std::ranges::find_if(found, [](const Reason& reason) {
        return (reason.kind == Kind::forks || reason.kind == Kind::skewers) && reason.piece != Role::pawn;
    });
    if (stroke != found.end())
        std::rotate(found.begin(), stroke, stroke + 1);
}

/// Erases what only wins material where mate follows within two more moves, and the move captures nothing.
void erase_gains_near_mate(std::vector<Reason>& found, const endgame::Tablebase& known,
                           const Position& position, Move move)
{
    constexpr int near = 2;
    const auto verdict = known.probe(position.play(move));
    if (is_capture(position, move) || verdict->outcome() != endgame::Outcome::loss ||
        verdict->to_mate().moves() > near)
        return;
    std::erase_if(found, [](const Reason& reason) {
        return reason.kind == Kind::wins || reason.kind == Kind::forks || reason.kind == Kind::skewers ||
               reason.kind == Kind::pins || reason.kind == Kind::attacks || reason.kind == Kind::hits;
    });
}

/// `reasons`, with the stages before the move.
std::vector<Reason> reasons_after(const endgame::Tablebase& known, const Position& position, Move move,
                                  StagesBefore& before)
{
    std::vector<Reason> found = ideas(known, position, move, &before);
    if (!found.empty() && (found.front().kind == Kind::mates || found.front().kind == Kind::stalemates))
        return found;
    const bool is_defence = attacker_in(known, position) == !position.turn();
    erase_gains_near_mate(found, known, position, move);
    erase_half_saves(found, position, move);
    replace_needless(found, known, position, move);
    sort_by_rank(found);
    put_stroke_of_promotion_first(found);
    put_shared_progress_last(found, known, position, move);
    if (is_defence)
        put_telling_first(found, known, position, move);
    else {
        put_shared_retreat_last(found, known, position, move);
        put_little_progress_last(found, position, move);
    }
    return found;
}

} // namespace

std::vector<Reason> effects(const endgame::Tablebase& known, const Position& position, Move move)
{
    std::vector<Reason> found = ideas(known, position, move, nullptr);
    sort_by_rank(found);
    return found;
}

std::vector<Move> clearly_worse_moves(const endgame::Tablebase& known, const Position& position)
{
    constexpr int clear = 2;
    const auto verdict = known.probe(position);
    std::vector<Move> worse;
    if (!verdict)
        return worse;
    for (const Move move : legal_moves(position)) {
        const endgame::Verdict then = known.probe(position.play(move))->for_mover();
        if (then.outcome() != verdict->outcome() ||
            (!then.is_draw() && std::abs(then.to_mate().moves() - verdict->to_mate().moves()) >= clear))
            worse.push_back(move);
    }
    return worse;
}

std::vector<Reason> reasons(const StagePens& pens, const endgame::Tablebase& known, const Position& position,
                            Move move)
{
    StagesBefore before{pens, known, position};
    std::vector<Reason> found = reasons_after(known, position, move, before);
    if (const std::vector<Move> best = known.best_moves(position); std::ranges::count(best, move) > 0) {
        WorseMoves worse{known, position};
        erase_shared(found, known, position, move, worse);
        erase_pointless(found, known, position, move);
        put_shared_last(found, worse, are_rescues_first(known, position));
        add_only_good(found, known, position, move);
    }
    return found;
}

std::vector<Explained> explained_best_moves(const StagePens& pens, const endgame::Tablebase& known,
                                            const Position& position)
{
    StagesBefore before{pens, known, position};
    WorseMoves worse{known, position};
    std::vector<std::pair<Order, Explained>> ordered;
    for (const Move move : known.best_moves(position)) {
        std::vector<Reason> found = reasons_after(known, position, move, before);
        erase_shared(found, known, position, move, worse);
        erase_pointless(found, known, position, move);
        const Order order = order_of(position, move, found, attacker_in(known, position) == position.turn());
        put_shared_last(found, worse, are_rescues_first(known, position));
        add_only_good(found, known, position, move);
        ordered.emplace_back(order, Explained{move, std::move(found)});
    }
    std::ranges::stable_sort(ordered, {}, &std::pair<Order, Explained>::first);
    std::vector<Explained> all;
    for (auto& [order, explained] : ordered)
        all.push_back(std::move(explained));
    return all;
}

} // namespace trainer::coach
