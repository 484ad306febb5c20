// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/advice.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "chess/pawns.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/registry.h"
#include "trainer/draw_cause.h"
#include "trainer/pawn_plan.h"
#include "trainer/technique.h"

// Marks a text for lupdate, as Qt's own macro of this name does.
#define QT_TRANSLATE_NOOP(context, text) text

namespace trainer::coach {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using endgame::Outcome;
using Side = endgame::Side;

namespace {

// Moves

bool is_king(const Step& step)
{
    return step.role == Role::king;
}

bool is_pawn(const Step& step)
{
    return step.role == Role::pawn;
}

bool is_anything(const Outlook&, const Step&)
{
    return true;
}

bool moves_king(const Outlook&, const Step& step)
{
    return is_king(step);
}

bool king_nears(const Step& step, Bitboard goal)
{
    return is_king(step) && !goal.empty() &&
           king_distance(step.move.to, goal) < king_distance(step.move.from, goal);
}

/// True if the king comes nearer to some squares or stays on one of them or next to one.
bool king_stays_near(const Step& step, Bitboard goal)
{
    return is_king(step) && !goal.empty() &&
           (king_distance(step.move.to, goal) <= 1 || king_nears(step, goal));
}

bool king_nears_king(const Outlook& seen, const Step& step)
{
    return king_nears(step, Bitboard{seen.their_king()});
}

bool checks(const Outlook&, const Step& step)
{
    return step.next.is_check();
}

/// True if a pawn advances without promoting.
bool moves_pawn(const Outlook&, const Step& step)
{
    return is_pawn(step) && !step.move.promotion;
}

/// True if the other king gets fewer squares to go to, at once or at all, or is in check.
bool restricts(const Outlook& seen, const Step& step)
{
    const Facts before = facts_of(seen.board(), seen.side);
    const Facts after = facts_of(step.next.board(), seen.side);
    return step.next.is_check() || after.box.size() < before.box.size() ||
           !(before.flights - after.flights).empty();
}

bool restricts_or_nears(const Outlook& seen, const Step& step)
{
    return restricts(seen, step) || king_nears_king(seen, step);
}

/// True if the moved piece comes to attack another.
bool attacks_newly(const Outlook& seen, const Step& step, Square target)
{
    return covered_from(step.next.board(), step.move.to).contains(target) &&
           !covered_from(seen.board(), step.move.from).contains(target);
}

/// True if the king goes on standing in the centre or comes nearer to it.
bool king_is_central(const Step& step)
{
    constexpr int central = 2;
    return is_king(step) && (edge_distance(step.move.to) >= central ||
                             edge_distance(step.move.to) > edge_distance(step.move.from));
}

// Boards

/// True if no move to the centre is worse than the best: the most central ones are all among those.
bool is_centre_best(const Outlook& seen)
{
    const chess::MoveList moves = legal_moves(seen.position);
    const std::vector<Move> best = seen.known.best_moves(seen.position);
    const auto from_centre = [](Move move) { return steps(move.to, middle_squares); };
    const int least = from_centre(*std::ranges::min_element(moves, {}, from_centre));
    return std::ranges::all_of(
        moves, [&](Move move) { return from_centre(move) > least || std::ranges::count(best, move) > 0; });
}

bool is_any(const Outlook&)
{
    return true;
}

bool is_win(const Outlook& seen)
{
    return seen.result == Outcome::win;
}

bool is_draw(const Outlook& seen)
{
    return seen.result == Outcome::draw;
}

/// True if a move changes the result.
bool can_err(const Outlook& seen)
{
    return std::ranges::any_of(legal_moves(seen.position), [&](Move move) {
        return seen.known.probe(seen.position.play(move))->for_mover().outcome() != seen.result;
    });
}

bool is_on_edge(Square square)
{
    return edge_distance(square) == 0;
}

int kings_apart(const Outlook& seen)
{
    return king_distance(seen.king(), seen.their_king());
}

/// The king's steps from a side's piece to its king.
int apart(const chess::Board& board, Color side, Role role)
{
    return king_distance(board.of(side, Role::king).first(), board.of(side, role));
}

/// True if a piece of the side that moves stands next to its king afterwards, or one square farther and no
/// farther than before.
bool stays_beside(const Outlook& seen, const Step& step, Role role)
{
    const chess::Board& board = step.next.board();
    if (board.of(seen.side, role).empty())
        return false;
    const int then = apart(board, seen.side, role);
    return (then <= 1 || (then <= 2 && then <= apart(seen.board(), seen.side, role))) &&
           (board.of(seen.side, role) &
            Bitboard{corner_squares[0], corner_squares[1], corner_squares[2], corner_squares[3]})
               .empty();
}

/// The squares ahead of a side's pawns.
Bitboard paths(const chess::Board& board, Color side)
{
    Bitboard squares;
    for (const Square pawn : board.of(side, Role::pawn))
        squares |= chess::path_of_pawn(pawn, side);
    return squares;
}

Bitboard own_path(const Outlook& seen)
{
    return paths(seen.board(), seen.side);
}

Bitboard their_path(const Outlook& seen)
{
    return paths(seen.board(), !seen.side);
}

/// The pawn of a side that has one.
Square pawn_of(const Outlook& seen, Color side)
{
    return seen.board().of(side, Role::pawn).first();
}

int rank_of_pawn(const Outlook& seen, Color side)
{
    return relative_rank(pawn_of(seen, side), side);
}

bool has_plan(const Outlook& seen, PawnPlan plan)
{
    const auto found = pawn_advice(seen.known, seen.position, seen.side);
    return found && found->plan == plan;
}

bool has_plan_with_opposition(const Outlook& seen, PawnPlan plan)
{
    const auto found = pawn_advice(seen.known, seen.position, seen.side);
    return found && found->plan == plan && found->opposition;
}

bool takes_opposition(const Outlook&, const Step& step)
{
    return is_king(step) && are_opposed(step.next);
}

/// True if a rook pawn's side has a bishop that does not cover its promotion square.
bool is_wrong_bishop(const Outlook& seen, Color side)
{
    const Square pawn = pawn_of(seen, side);
    const Square bishop = seen.board().of(side, Role::bishop).first();
    return file_of(pawn) % 7 == 0 && is_dark(bishop) != is_dark(chess::promotion_square(pawn, side));
}

/// True if the own bishop is the wrong one, and the other king may get to the corner in time.
bool is_corner_in_reach(const Outlook& seen)
{
    const Square pawn = pawn_of(seen, seen.side);
    const Square corner = chess::promotion_square(pawn, seen.side);
    return is_wrong_bishop(seen, seen.side) &&
           king_distance(seen.their_king(), corner) <= king_distance(pawn, corner) + 1;
}

bool is_rook_pawn(const Outlook& seen)
{
    return file_of(pawn_of(seen, seen.side)) % 7 == 0;
}

/// True if at most two replies to a move hold the draw, and others lose.
bool is_hard_to_hold(const Outlook& seen, const Step& step)
{
    constexpr std::size_t few = 2;
    const std::size_t holding = seen.known.best_moves(step.next).size();
    return holding <= few && holding < legal_moves(step.next).size();
}

/// True if a pawn of the side has a step to go to promotion.
bool is_pawn_almost_home(const Outlook& seen)
{
    return std::ranges::any_of(seen.own(Role::pawn), [&](Square pawn) {
        constexpr int seventh_rank = 6;
        return relative_rank(pawn, seen.side) == seventh_rank;
    });
}

bool is_on_the_way(const Outlook& seen)
{
    return !is_pawn_almost_home(seen);
}

/// True if the moved piece comes to guard the pawn or squares ahead of it, or stands there.
bool helps_pawn(const Outlook& seen, const Step& step)
{
    const Bitboard path = own_path(seen) | seen.own(Role::pawn);
    return is_pawn(step) || king_nears(step, path) ||
           (!is_king(step) && !(path & (covered_from(step.next.board(), step.move.to) -
                                        covered_from(seen.board(), step.move.from)))
                                   .empty());
}

/// True if the moved piece comes to control squares ahead of the other side's pawns, stands there, attacks
/// one or captures one, or is the king and comes nearer.
bool stops_pawn(const Outlook& seen, const Step& step)
{
    const Bitboard path = their_path(seen) | seen.their(Role::pawn);
    return path.contains(step.move.to) || king_nears(step, path) ||
           (!is_king(step) && !(path & (covered_from(step.next.board(), step.move.to) -
                                        covered_from(seen.board(), step.move.from)))
                                   .empty());
}

/// True if a pawn runs home, as the bare king cannot catch it, and none is almost there.
bool runs_home(const Outlook& seen)
{
    return is_win(seen) && is_on_the_way(seen) && seen.board().of(!seen.side).size() == 1 &&
           !runaway_pawns(seen.board(), seen.side, seen.side).empty();
}

/// True if a pawn that runs home steps on.
bool moves_runner(const Outlook& seen, const Step& step)
{
    return moves_pawn(seen, step) &&
           runaway_pawns(seen.board(), seen.side, seen.side).contains(step.move.from);
}

/// True in a win in which no pawn is almost home or runs there by itself.
bool is_win_to_work_for(const Outlook& seen)
{
    return is_win(seen) && is_on_the_way(seen) && !runs_home(seen);
}

/// True if the other side's pawn is on its fifth rank or beyond, or would spoil the result if it could move.
bool is_pawn_dangerous(const Outlook& seen)
{
    constexpr int fifth_rank = 4;
    const auto passed_on = passed(seen.position);
    return rank_of_pawn(seen, !seen.side) >= fifth_rank ||
           (passed_on && seen.known.probe(*passed_on)->for_mover().outcome() != seen.result);
}

/// True if a piece of the side controls or occupies a square ahead of the pawn.
bool is_pawn_held(const Outlook& seen)
{
    Bitboard held = seen.board().of(seen.side);
    for (const Square piece : seen.board().of(seen.side))
        held |= covered_from(seen.board(), piece);
    return !(held & their_path(seen)).empty();
}

/// True if the rook keeps the other king from a pawn's neighbourhood that it could have reached.
bool cuts_off(const Outlook& seen, const Step& step, Bitboard pawns)
{
    Bitboard near = pawns;
    for (const Square pawn : pawns)
        near |= chess::king_attacks(pawn);
    const Bitboard before = facts_of(seen.board(), seen.side).box;
    const Bitboard after = facts_of(step.next.board(), seen.side).box;
    return step.role == Role::rook && !(before & near).empty() && (after & near).empty();
}

/// True if no pawn can reach the promotion square ahead of the other king, and there is one on each side.
bool is_race(const Outlook& seen)
{
    return !outside_passed_pawns(seen.board(), seen.side, seen.side).empty() &&
           !outside_passed_pawns(seen.board(), !seen.side, seen.side).empty();
}

/// True if a pawn that its side pushes whenever that is best gets to the seventh rank with best play, its
/// king beside it and the mate not near.
bool reaches_seventh(const endgame::Tablebase& known, Position then, Square pawn)
{
    constexpr int seventh_rank = 6;
    constexpr int most_plies = 20;
    const Color side = then.board().piece_at(pawn)->color;
    for (int ply = 0; ply < most_plies && relative_rank(pawn, side) < seventh_rank; ++ply) {
        const std::vector<Move> best = known.best_moves(then);
        if (best.empty())
            return false;
        const auto push = std::ranges::find(best, pawn, &Move::from);
        const Move move = push != best.end() ? *push : best.front();
        if (move.from != pawn && move.to == pawn)
            return false;
        pawn = move.from == pawn ? move.to : pawn;
        then = then.play(move);
    }
    constexpr int near_mate = 3;
    const endgame::Verdict verdict = *known.probe(then);
    return relative_rank(pawn, side) == seventh_rank && king_distance(then.king(side), pawn) == 1 &&
           (verdict.is_draw() || verdict.to_mate().moves() > near_mate);
}

/// True if a rook pawn or bishop pawn, with its king at most two steps away, may yet get to the seventh rank,
/// where it draws against a queen.
bool may_reach_drawn_pawn(const Outlook& seen)
{
    const Square pawn = pawn_of(seen, seen.side);
    return files_against_queen.contains(pawn) && is_on_the_way(seen) &&
           king_distance(seen.king(), pawn) <= 2 && reaches_seventh(seen.known, seen.position, pawn);
}

/// True if checks with best play bring the king in check in front of its own pawn.
bool forces_in_front(const endgame::Tablebase& known, Position then)
{
    constexpr int most_checks = 8;
    const Color side = then.turn();
    for (int left = most_checks; left > 0 && then.is_check(); --left) {
        const std::vector<Move> replies = known.best_moves(then);
        if (replies.empty() || then.board().of(side, Role::pawn).empty())
            return false;
        then = then.play(replies.front());
        if (paths(then.board(), side).contains(then.king(side)))
            return true;
        const std::vector<Move> checking = known.best_moves(then);
        const auto check =
            std::ranges::find_if(checking, [&](Move move) { return then.play(move).is_check(); });
        if (check == checking.end())
            return false;
        then = then.play(*check);
    }
    return false;
}

/// True in the Lucena position: the king on the promotion square of its pawn on the seventh rank, the other
/// king at least two files away.
bool is_lucena(const Outlook& seen)
{
    const Square pawn = pawn_of(seen, seen.side);
    return is_win(seen) && rank_of_pawn(seen, seen.side) == 6 &&
           seen.king() == chess::promotion_square(pawn, seen.side) &&
           std::abs(file_of(seen.their_king()) - file_of(pawn)) >= 2;
}

/// True if the winner's king or another of its pieces stands right in front of a pawn of its own.
bool blocks_own_pawn(const Outlook& seen)
{
    const Bitboard pawns = seen.own(Role::pawn);
    return is_win(seen) && std::ranges::any_of(pawns, [&](Square pawn) {
               const Bitboard next = chess::path_of_pawn(pawn, seen.side) & chess::king_attacks(pawn);
               return !(next & (seen.board().of(seen.side) - pawns)).empty();
           });
}

bool leaves_path(const Outlook& seen, const Step& step)
{
    const Bitboard path = own_path(seen);
    return !is_pawn(step) && path.contains(step.move.from) && !path.contains(step.move.to);
}

/// True if the other king is two files or more away from a pawn that its own king is close to.
bool is_cut_off_from_pawn(const Outlook& seen)
{
    constexpr int fifth_rank = 4;
    const Square pawn = pawn_of(seen, seen.side);
    return is_win(seen) && rank_of_pawn(seen, seen.side) >= fifth_rank - 1 &&
           king_distance(seen.king(), pawn) <= 2 && std::abs(file_of(seen.their_king()) - file_of(pawn)) >= 2;
}

/// True where Philidor's defence holds: the own king ahead of a pawn that, like its king, has not reached the
/// sixth rank.
bool is_philidor(const Outlook& seen)
{
    constexpr int seventh_rank = 6;
    constexpr int fifth_rank = 4;
    const Square pawn = pawn_of(seen, !seen.side);
    const auto rank = [&](Square square) { return relative_rank(square, !seen.side); };
    return is_draw(seen) && rank(seen.king()) >= seventh_rank &&
           std::abs(file_of(seen.king()) - file_of(pawn)) <= 1 && rank(pawn) <= fifth_rank &&
           rank(seen.their_king()) <= fifth_rank;
}

bool is_rook_on_rank(const Outlook& seen, const Step& step, Color side, int rank)
{
    const Bitboard rooks = step.next.board().of(seen.side, Role::rook);
    return !rooks.empty() && relative_rank(rooks.first(), side) == rank;
}

/// True if the kings are close and the other one stands on the edge.
bool is_hunt_on_edge(const Outlook& seen)
{
    constexpr int close = 3;
    return is_on_edge(seen.their_king()) && kings_apart(seen) <= close;
}

bool is_their_king_off_edge(const Outlook& seen)
{
    return !is_on_edge(seen.their_king());
}

/// True if the king of a side that has to hold may soon be driven to the edge and would lose there.
bool is_near_edge(const Outlook& seen)
{
    constexpr int close = 3;
    const auto loses_on_edge = [&](Move move) {
        return is_on_edge(move.to) && seen.known.probe(seen.position.play(move))->outcome() == Outcome::win;
    };
    return is_draw(seen) && edge_distance(seen.king()) == 1 && kings_apart(seen) <= close &&
           std::ranges::any_of(legal_moves_from(seen.position, seen.king()), loses_on_edge);
}

bool king_keeps_off_edge(const Outlook&, const Step& step)
{
    return is_king(step) && !is_on_edge(step.move.to);
}

bool has_one_pawn(const Outlook& seen)
{
    return seen.own(Role::pawn).size() == 1;
}

bool has_no_pawns(const Outlook& seen)
{
    return seen.board().of(Role::pawn).empty();
}

/// The corners that the own bishop does not cover.
Bitboard safe_corners(const Outlook& seen)
{
    Bitboard corners;
    for (const Square corner : corner_squares) {
        if (is_dark(corner) != is_dark(seen.own(Role::bishop).first()))
            corners |= Bitboard{corner};
    }
    return corners;
}

/// True if the side's two pawns stand `files` files apart; 2 means two or more.
bool are_pawns_apart(const Outlook& seen, int files)
{
    const Bitboard pawns = seen.own(Role::pawn);
    const int apart = std::abs(file_of(*pawns.begin()) - file_of(*std::next(pawns.begin())));
    return std::min(apart, 2) == files;
}

constexpr auto promote = QT_TRANSLATE_NOOP("Endings", "Promote the pawn.");
constexpr auto push = QT_TRANSLATE_NOOP("Endings", "Push the pawn.");
constexpr auto clear_way = QT_TRANSLATE_NOOP("Endings", "Clear the way for your pawn.");
constexpr auto run =
    QT_TRANSLATE_NOOP("Endings", "Just run: the other king is outside the square of the pawn.");
constexpr auto improve_and_run =
    QT_TRANSLATE_NOOP("Endings", "His king is too late. Improve your king first, then push the pawn.");
constexpr auto stop = QT_TRANSLATE_NOOP("Endings", "Stop the pawn.");
constexpr auto win_pawn = QT_TRANSLATE_NOOP("Endings", "Win the pawn.");
constexpr auto king_up = QT_TRANSLATE_NOOP("Endings", "Bring up your king.");
constexpr auto king_in_front = QT_TRANSLATE_NOOP("Endings", "Bring your king in front of the pawn.");
constexpr auto king_to_pawn = QT_TRANSLATE_NOOP("Endings", "Bring your king to the pawn.");
constexpr auto cut_off = QT_TRANSLATE_NOOP("Endings", "Cut the other king off from the pawn with your rook.");
constexpr auto hit_pawn = QT_TRANSLATE_NOOP("Endings", "Attack the pawn.");
constexpr auto off_edge = QT_TRANSLATE_NOOP("Endings", "Keep your king off the edge.");
constexpr auto edge = QT_TRANSLATE_NOOP("Endings", "Drive his king towards the edge.");
constexpr auto separate = QT_TRANSLATE_NOOP("Endings", "Separate the knight from its king, and trap it.");
constexpr auto far_knight = QT_TRANSLATE_NOOP("Endings", "The knight is far from its king: trap it.");
constexpr auto less_room = QT_TRANSLATE_NOOP("Endings", "Take squares away from his king.");
constexpr auto beside_knight =
    QT_TRANSLATE_NOOP("Endings", "Keep the knight beside your king, and keep both out of the corners.");
constexpr auto together = QT_TRANSLATE_NOOP("Endings", "Bring king and knight together.");
constexpr auto no_mate = QT_TRANSLATE_NOOP("Endings", "Neither side can force mate here.");
constexpr auto no_corner =
    QT_TRANSLATE_NOOP("Endings", "Keep your king out of the corners, and you are safe.");

/// True if a piece can be captured at once without spoiling the result.
bool can_be_taken(const Outlook& seen, Square square)
{
    return std::ranges::any_of(legal_moves(seen.position), [&](Move move) {
        return is_capture(seen.position, move) && move.to == square &&
               seen.known.probe(seen.position.play(move))->for_mover().outcome() == seen.result;
    });
}

/// True if the knight is far from its king, and has yet to be won.
bool is_knight_far(const Outlook& seen)
{
    return apart(seen.board(), !seen.side, Role::knight) >= 3 &&
           !can_be_taken(seen, seen.their(Role::knight).first());
}

bool is_knight_near(const Outlook& seen)
{
    return apart(seen.board(), !seen.side, Role::knight) < 3 &&
           !can_be_taken(seen, seen.their(Role::knight).first());
}

bool hunts_knight(const Outlook& seen, const Step& step)
{
    const Square knight = seen.their(Role::knight).first();
    return attacks_newly(seen, step, knight) || king_nears(step, Bitboard{knight}) || restricts(seen, step);
}

bool is_own_knight_near(const Outlook& seen)
{
    return apart(seen.board(), seen.side, Role::knight) <= 2;
}

bool is_own_knight_far(const Outlook& seen)
{
    return !is_own_knight_near(seen);
}

bool stays_with_knight(const Outlook& seen, const Step& step)
{
    return stays_beside(seen, step, Role::knight) &&
           std::ranges::count(corner_squares, step.next.king(seen.side)) == 0;
}

bool brings_knight(const Outlook& seen, const Step& step)
{
    const chess::Board& board = step.next.board();
    return !board.of(seen.side, Role::knight).empty() &&
           apart(board, seen.side, Role::knight) < apart(seen.board(), seen.side, Role::knight);
}

bool stays_out_of_corners(const Outlook& seen, const Step& step)
{
    return std::ranges::count(corner_squares, step.next.king(seen.side)) == 0;
}

/// True if a piece comes to attack the pawn, which none attacked.
bool hits_their_pawn(const Outlook& seen, const Step& step)
{
    const Square pawn = pawn_of(seen, !seen.side);
    return !is_king(step) && covered_from(step.next.board(), step.move.to).contains(pawn) &&
           std::ranges::none_of(seen.board().of(seen.side), [&](Square piece) {
               return covered_from(seen.board(), piece).contains(pawn);
           });
}

bool king_nears_their_pawn(const Outlook& seen, const Step& step)
{
    return king_nears(step, seen.their(Role::pawn));
}

bool king_nears_own_pawn(const Outlook& seen, const Step& step)
{
    return king_nears(step, seen.own(Role::pawn));
}

bool king_nears_their_path(const Outlook& seen, const Step& step)
{
    return king_nears(step, their_path(seen));
}

bool king_nears_own_path(const Outlook& seen, const Step& step)
{
    return king_nears(step, own_path(seen));
}

bool king_cuts_off(const Outlook& seen, const Step& step)
{
    return cuts_off(seen, step, seen.board().of(Role::pawn));
}

constexpr std::array all_advice{
    // Pawn against king
    AdviceEntry{"KPK", Side::attacker, [](const Outlook& seen) { return has_plan(seen, PawnPlan::run); },
                moves_pawn, run},
    AdviceEntry{"KPK", Side::attacker,
                [](const Outlook& seen) {
                    return has_plan_with_opposition(seen, PawnPlan::reach_key_square);
                },
                takes_opposition,
                QT_TRANSLATE_NOOP("Endings", "Take the opposition: it gets your king to a key square.")},
    AdviceEntry{"KPK", Side::attacker,
                [](const Outlook& seen) { return has_plan(seen, PawnPlan::reach_key_square); },
                [](const Outlook& seen, const Step& step) {
                    return king_nears(step, key_squares(pawn_of(seen, seen.side), seen.side));
                },
                QT_TRANSLATE_NOOP("Endings", "Bring your king to a key square of the pawn.")},
    AdviceEntry{"KPK", Side::attacker,
                [](const Outlook& seen) { return has_plan(seen, PawnPlan::lead_through); },
                [](const Outlook& seen, const Step& step) {
                    return is_pawn(step) || king_stays_near(step, seen.own(Role::pawn));
                },
                QT_TRANSLATE_NOOP("Endings", "Your king is on a key square: now escort the pawn home.")},
    AdviceEntry{"KPK", Side::attacker, is_win, takes_opposition,
                QT_TRANSLATE_NOOP("Endings", "Take the opposition.")},
    AdviceEntry{"KPK", Side::attacker, [](const Outlook& seen) { return is_draw(seen) && !is_rook_pawn(seen); },
                [](const Outlook& seen, const Step& step) {
                    return king_nears_own_path(seen, step) && is_hard_to_hold(seen, step);
                },
                QT_TRANSLATE_NOOP("Endings",
                                  "Bring your king in front of the pawn, so that only exact replies hold.")},
    AdviceEntry{"KPK", Side::attacker, [](const Outlook& seen) { return is_draw(seen) && !is_rook_pawn(seen); },
                king_nears_own_path, king_in_front},
    AdviceEntry{"KPK", Side::defender, [](const Outlook& seen) { return has_plan(seen, PawnPlan::take_pawn); },
                is_anything, win_pawn, true},
    AdviceEntry{"KPK", Side::defender,
                [](const Outlook& seen) { return has_plan(seen, PawnPlan::hold_corner); },
                [](const Outlook& seen, const Step& step) {
                    return king_stays_near(
                        step, Bitboard{chess::promotion_square(pawn_of(seen, !seen.side), !seen.side)});
                },
                QT_TRANSLATE_NOOP(
                    "Endings", "Get into the corner in front of the pawn, or trap the other king there.")},
    AdviceEntry{
        "KPK", Side::defender,
        [](const Outlook& seen) { return has_plan_with_opposition(seen, PawnPlan::guard_key_squares); },
        takes_opposition,
        QT_TRANSLATE_NOOP("Endings",
                          "Take the opposition: it keeps the other king away from the key squares.")},
    AdviceEntry{"KPK", Side::defender,
                [](const Outlook& seen) { return has_plan(seen, PawnPlan::guard_key_squares); }, is_anything,
                QT_TRANSLATE_NOOP("Endings", "Keep the other king away from the key squares of the pawn.")},
    AdviceEntry{"KPK", Side::defender, is_draw,
                [](const Outlook& seen, const Step& step) { return king_stays_near(step, their_path(seen)); },
                stop},
    AdviceEntry{"KPK", Side::defender, is_any, king_nears_their_pawn,
                QT_TRANSLATE_NOOP("Endings", "Hold out, and take the pawn if it is ever left unprotected.")},

    // Pawns with a minor piece, two pawns
    AdviceEntry{"KBPK", Side::attacker, runs_home, moves_runner, run},
    AdviceEntry{"KBPK", Side::attacker, runs_home, moves_king, improve_and_run},
    AdviceEntry{"KBPK", Side::attacker,
                [](const Outlook& seen) { return is_win(seen) && is_corner_in_reach(seen); }, is_anything,
                QT_TRANSLATE_NOOP("Endings", "Keep his king out of the corner in front of the pawn: your "
                                             "bishop does not control it.")},
    AdviceEntry{"KBPK", Side::attacker, is_win_to_work_for, helps_pawn,
                QT_TRANSLATE_NOOP("Endings", "Escort the pawn through with your king and bishop.")},
    AdviceEntry{"KBPK", Side::defender,
                [](const Outlook& seen) { return is_draw(seen) && is_wrong_bishop(seen, !seen.side); },
                [](const Outlook& seen, const Step& step) {
                    return king_stays_near(
                        step, Bitboard{chess::promotion_square(pawn_of(seen, !seen.side), !seen.side)});
                },
                QT_TRANSLATE_NOOP("Endings", "Head for the corner in front of the pawn: the bishop does not "
                                             "control it.")},
    AdviceEntry{"KBPK", Side::defender, is_draw, king_nears_their_pawn, win_pawn, true},
    AdviceEntry{"KNPK", Side::attacker, runs_home, moves_runner, run},
    AdviceEntry{"KNPK", Side::attacker, runs_home, moves_king, improve_and_run},
    AdviceEntry{"KNPK", Side::attacker, is_win_to_work_for, helps_pawn,
                QT_TRANSLATE_NOOP("Endings", "Protect the pawn with the knight, and bring up your king.")},
    AdviceEntry{"KNPK", Side::defender, is_draw, king_nears_their_pawn, win_pawn, true},
    AdviceEntry{"KPPK", Side::attacker, runs_home, moves_runner, run},
    AdviceEntry{"KPPK", Side::attacker, runs_home, moves_king, improve_and_run},
    AdviceEntry{"KPPK", Side::attacker, [](const Outlook& seen) { return are_pawns_apart(seen, 0); },
                [](const Outlook& seen, const Step& step) {
                    return king_nears(step, own_path(seen) | seen.own(Role::pawn));
                },
                QT_TRANSLATE_NOOP("Endings",
                                  "Bring up your king: pawns on one file cannot protect each other.")},
    AdviceEntry{"KPPK", Side::attacker, [](const Outlook& seen) { return are_pawns_apart(seen, 1) && is_on_the_way(seen); },
                helps_pawn,
                QT_TRANSLATE_NOOP("Endings", "Let the pawns protect each other, and bring up your king.")},
    AdviceEntry{"KPPK", Side::attacker, [](const Outlook& seen) { return are_pawns_apart(seen, 2); },
                moves_pawn,
                QT_TRANSLATE_NOOP("Endings", "Keep him busy: while he goes after one pawn, push the other.")},
    AdviceEntry{"KPPK", Side::defender, is_draw,
                [](const Outlook& seen, const Step& step) {
                    return king_nears(step, their_path(seen)) || their_path(seen).contains(step.move.to);
                },
                QT_TRANSLATE_NOOP("Endings",
                                  "Stay in front of the pawns, and take the one that comes too near.")},
    AdviceEntry{"KRPK", Side::attacker, is_win, is_anything,
                QT_TRANSLATE_NOOP("Endings", "King and rook are enough, but the pawn may be quicker.")},
    AdviceEntry{"KQPK", Side::attacker, is_win, is_anything,
                QT_TRANSLATE_NOOP("Endings",
                                  "King and queen are enough; the other piece just speeds things up.")},
    AdviceEntry{"KNNK", Side::attacker, is_draw, is_anything,
                QT_TRANSLATE_NOOP("Endings", "Two knights cannot force mate; your opponent has to walk into "
                                             "it.")},

    // Queen against a piece
    AdviceEntry{"KQKR", Side::attacker,
                [](const Outlook& seen) {
                    return is_hunt_on_edge(seen) && apart(seen.board(), !seen.side, Role::rook) == 1;
                },
                [](const Outlook& seen, const Step& step) {
                    return !step.next.is_check() && would_rather_pass(seen.known, step.next);
                },
                QT_TRANSLATE_NOOP("Endings", "With the kings close on the edge, lose a move, as Philidor "
                                             "did: in zugzwang, the rook must leave its king. Beware of stalemate.")},
    AdviceEntry{"KQKR", Side::attacker,
                [](const Outlook& seen) { return apart(seen.board(), !seen.side, Role::rook) >= 3; },
                [](const Outlook& seen, const Step& step) {
                    return step.role == Role::queen &&
                           (step.next.is_check() ||
                            attacks_newly(seen, step, seen.their(Role::rook).first()));
                },
                QT_TRANSLATE_NOOP("Endings",
                                  "The rook is far from its king: win it with checks and a double attack."),
                true},
    AdviceEntry{"KQKR", Side::attacker, is_win,
                [](const Outlook& seen, const Step& step) {
                    return step.next.is_check() &&
                           attacks_newly(seen, step, seen.their(Role::rook).first());
                },
                QT_TRANSLATE_NOOP("Endings", "Look for a check that attacks the rook, too."), true},
    AdviceEntry{"KQKR", Side::defender, is_any,
                [](const Outlook& seen, const Step& step) {
                    return stays_beside(seen, step, Role::rook) && !step.next.is_check();
                },
                QT_TRANSLATE_NOOP("Endings", "Keep the rook near your king.")},
    AdviceEntry{"KQKB", Side::attacker, is_their_king_off_edge, restricts_or_nears,
                QT_TRANSLATE_NOOP("Endings", "Drive the king to the edge, as if he were alone.")},
    AdviceEntry{"KQKB", Side::defender, is_any,
                [](const Outlook& seen, const Step& step) {
                    return king_is_central(step) && stays_beside(seen, step, Role::bishop);
                },
                QT_TRANSLATE_NOOP("Endings",
                                  "Keep the bishop close to your king, and the king in the centre.")},
    AdviceEntry{"KQKN", Side::attacker, is_their_king_off_edge, restricts,
                QT_TRANSLATE_NOOP("Endings", "Drive the king and knight to the edge, or separate them.")},
    AdviceEntry{"KQKN", Side::defender, is_own_knight_near, stays_with_knight, beside_knight},
    AdviceEntry{"KQKN", Side::defender, is_own_knight_far, brings_knight, together},

    // Rook against a minor piece
    AdviceEntry{"KRKB", Side::attacker,
                [](const Outlook& seen) {
                    const Bitboard bishop = seen.their(Role::bishop);
                    const auto is_refuge = [&](Square corner) {
                        return is_dark(corner) != is_dark(bishop.first()) &&
                               king_distance(corner, seen.their_king()) <= 1;
                    };
                    return kings_apart(seen) <= 3 && std::ranges::none_of(corner_squares, is_refuge);
                },
                restricts,
                QT_TRANSLATE_NOOP("Endings", "Drive the king into a corner of the bishop's colour.")},
    AdviceEntry{"KRKB", Side::defender,
                [](const Outlook& seen) {
                    return is_draw(seen) && is_on_edge(seen.king()) && kings_apart(seen) <= 4;
                },
                [](const Outlook& seen, const Step& step) { return king_nears(step, safe_corners(seen)); },
                QT_TRANSLATE_NOOP("Endings", "Make for a corner of the opposite colour to your bishop.")},
    AdviceEntry{"KRKB", Side::defender, is_near_edge, king_keeps_off_edge, off_edge},
    AdviceEntry{"KRKN", Side::attacker, is_knight_far, hunts_knight, far_knight, true},
    AdviceEntry{"KRKN", Side::attacker, is_knight_near,
                [](const Outlook& seen, const Step& step) { return is_win(seen) && hunts_knight(seen, step); },
                separate, true},
    AdviceEntry{"KRKN", Side::defender, is_own_knight_near, stays_with_knight, beside_knight},
    AdviceEntry{"KRKN", Side::defender,
                [](const Outlook& seen) { return is_draw(seen) && is_own_knight_far(seen); }, brings_knight,
                together},
    AdviceEntry{"KBBKN", Side::attacker, is_knight_far, hunts_knight, far_knight, true},
    AdviceEntry{"KBBKN", Side::attacker, is_knight_near, hunts_knight, separate, true},
    AdviceEntry{"KBBKN", Side::defender, is_own_knight_near, stays_with_knight, beside_knight},
    AdviceEntry{"KBBKN", Side::defender, is_own_knight_far, brings_knight, together},

    // Queen or rook against a pawn
    AdviceEntry{"KQKP", Side::attacker,
                [](const Outlook& seen) {
                    const Square pawn = pawn_of(seen, !seen.side);
                    return their_path(seen).contains(seen.their_king()) &&
                           king_distance(pawn, seen.their_king()) == 1;
                },
                king_nears_their_pawn,
                QT_TRANSLATE_NOOP("Endings", "His king blocks his pawn: bring up your king.")},
    AdviceEntry{"KQKP", Side::attacker,
                [](const Outlook& seen) {
                    constexpr int sixth_rank = 5;
                    return rank_of_pawn(seen, !seen.side) >= sixth_rank &&
                           king_distance(pawn_of(seen, !seen.side), seen.their_king()) <= 2;
                },
                [](const Outlook& seen, const Step& step) {
                    return step.role == Role::queen && step.next.is_check() &&
                           forces_in_front(seen.known, step.next);
                },
                QT_TRANSLATE_NOOP("Endings", "Give checks until his king has to step in front of his pawn.")},
    AdviceEntry{"KQKP", Side::attacker, is_pawn_dangerous,
                [](const Outlook& seen, const Step& step) {
                    return step.role == Role::queen && stops_pawn(seen, step) &&
                           (!is_pawn_held(seen) || their_path(seen).contains(step.move.to));
                },
                stop},
    AdviceEntry{"KQKP", Side::attacker, is_win,
                [](const Outlook& seen, const Step& step) {
                    return step.role == Role::queen && restricts(seen, step);
                },
                less_room},
    AdviceEntry{"KQKP", Side::attacker, is_any,
                [](const Outlook& seen, const Step& step) {
                    return king_nears_their_pawn(seen, step) || king_nears_king(seen, step);
                },
                king_up},
    AdviceEntry{"KQKP", Side::defender, may_reach_drawn_pawn,
                [](const Outlook& seen, const Step& step) {
                    return is_pawn(step) || king_stays_near(step, seen.own(Role::pawn));
                },
                QT_TRANSLATE_NOOP("Endings", "Aim for a bishop or rook pawn on the seventh with your king "
                                             "beside it: that may draw.")},
    AdviceEntry{"KRKP", Side::attacker, is_win, king_nears_their_path, king_in_front},
    AdviceEntry{"KRKP", Side::attacker, is_win, king_cuts_off, cut_off},
    AdviceEntry{"KRKP", Side::attacker, is_win, hits_their_pawn, hit_pawn},
    AdviceEntry{"KRKP", Side::attacker, is_win,
                [](const Outlook& seen, const Step& step) {
                    return step.role == Role::rook && facts_of(step.next.board(), seen.side).box.size() <
                                                          facts_of(seen.board(), seen.side).box.size();
                },
                QT_TRANSLATE_NOOP("Endings", "Cut the other king off with your rook.")},
    AdviceEntry{"KRKP", Side::attacker, is_any, king_nears_their_pawn, king_to_pawn},
    AdviceEntry{"KRKP", Side::defender, is_any,
                [](const Outlook& seen, const Step& step) { return king_nears_own_pawn(seen, step); },
                QT_TRANSLATE_NOOP("Endings",
                                  "Your king belongs beside the pawn, and the other king away from it.")},

    // Pawn against a piece, seen from the pawn
    AdviceEntry{"KPKB", Side::attacker, is_win, moves_pawn, push},
    AdviceEntry{"KPKB", Side::attacker, is_win,
                moves_king,
                QT_TRANSLATE_NOOP("Endings", "Use your king to shut the bishop out of the pawn's path.")},
    AdviceEntry{"KPKB", Side::defender, is_draw, stops_pawn,
                QT_TRANSLATE_NOOP("Endings", "Control a square on the pawn's path, and give up the bishop "
                                             "for the pawn.")},
    AdviceEntry{"KPKN", Side::attacker, is_any, moves_pawn,
                QT_TRANSLATE_NOOP("Endings", "Run where the knight cannot follow.")},
    AdviceEntry{"KPKN", Side::defender, is_draw, stops_pawn,
                QT_TRANSLATE_NOOP("Endings", "Get the knight in front of the pawn and give it up for the "
                                             "pawn.")},
    AdviceEntry{"KPKR", Side::attacker, is_any, moves_pawn,
                QT_TRANSLATE_NOOP("Endings", "Get the pawn home before the rook can stop it.")},
    AdviceEntry{"KPKR", Side::defender, is_draw, stops_pawn, stop},
    AdviceEntry{"KPKQ", Side::attacker, is_win,
                [](const Outlook&, const Step& step) { return is_pawn(step); },
                QT_TRANSLATE_NOOP("Endings", "Promote with check, or so that mate follows."), true},
    AdviceEntry{"KPKQ", Side::defender, is_draw, stops_pawn, stop},

    // Equal forces
    AdviceEntry{"KPKP", Side::attacker, is_race, moves_pawn,
                QT_TRANSLATE_NOOP("Endings", "Count the moves: who promotes first, and with check?")},
    AdviceEntry{"KPKP", Side::attacker, is_win, moves_pawn, push},
    AdviceEntry{"KPKP", Side::attacker,
                blocks_own_pawn, leaves_path,
                clear_way},
    AdviceEntry{"KPKP", Side::attacker, can_err,
                [](const Outlook& seen, const Step& step) {
                    return king_nears_their_pawn(seen, step) || king_nears_own_pawn(seen, step);
                },
                QT_TRANSLATE_NOOP("Endings", "Use your king: attack his pawn and guard your own.")},
    AdviceEntry{"KPKP", Side::defender, is_draw, king_nears_their_path,
                stop},
    AdviceEntry{"KQKQ", Side::attacker, is_any, checks,
                QT_TRANSLATE_NOOP("Endings",
                                  "The side that checks first may win: look for mate or a skewer."),
                true},
    AdviceEntry{"KRKR", Side::attacker, is_win, checks,
                QT_TRANSLATE_NOOP("Endings",
                                  "Win the rook with a skewer or double attack, or mate on the edge."),
                true},
    AdviceEntry{"KBKB", Side::attacker, is_draw, is_anything, no_mate},
    AdviceEntry{"KBKB", Side::defender, is_draw, stays_out_of_corners, no_corner},
    AdviceEntry{"KBKN", Side::attacker, is_draw, is_anything, no_mate},
    AdviceEntry{"KBKN", Side::defender, is_draw, stays_out_of_corners, no_corner},
    AdviceEntry{"KNKB", Side::attacker, is_draw, is_anything, no_mate},
    AdviceEntry{"KNKB", Side::defender, is_draw, stays_out_of_corners, no_corner},
    AdviceEntry{"KNKN", Side::attacker, is_draw, is_anything, no_mate},
    AdviceEntry{"KNKN", Side::defender, is_draw, stays_out_of_corners, no_corner},

    // Rook and another against rook
    AdviceEntry{"KRPKR", Side::attacker, is_lucena,
                [](const Outlook& seen, const Step& step) {
                    constexpr int fourth_rank = 3;
                    return step.role == Role::rook && is_rook_on_rank(seen, step, seen.side, fourth_rank);
                },
                QT_TRANSLATE_NOOP("Endings", "Build a bridge: put the rook on the fourth rank, ready to "
                                             "block his checks.")},
    AdviceEntry{"KRPKR", Side::attacker, is_cut_off_from_pawn, king_nears_own_path,
                QT_TRANSLATE_NOOP("Endings", "Get your king in front of the pawn with the other king cut "
                                             "off, as in the Lucena position.")},
    AdviceEntry{"KRPKR", Side::attacker, is_win,
                [](const Outlook& seen, const Step& step) {
                    const Square pawn = pawn_of(seen, seen.side);
                    return step.role == Role::rook && file_of(step.move.to) == file_of(pawn) &&
                           file_of(step.move.from) != file_of(pawn) &&
                           relative_rank(step.move.to, seen.side) < relative_rank(pawn, seen.side);
                },
                QT_TRANSLATE_NOOP("Endings", "Put your rook behind the passed pawn.")},
    AdviceEntry{"KRPKR", Side::attacker, is_any, king_cuts_off, cut_off},
    AdviceEntry{"KRPKR", Side::attacker, is_any, king_nears_own_pawn, king_to_pawn},
    AdviceEntry{"KRPKR", Side::defender, is_philidor,
                [](const Outlook& seen, const Step& step) {
                    constexpr int third_rank = 2;
                    return is_rook_on_rank(seen, step, seen.side, third_rank);
                },
                QT_TRANSLATE_NOOP("Endings", "Keep the rook on the third rank, in front of the pawn "
                                             "(Philidor's defence); once the pawn advances to that rank, "
                                             "check from behind.")},
    AdviceEntry{"KRPKR", Side::defender, is_draw, king_nears_their_path, king_in_front},
    AdviceEntry{"KRPKR", Side::defender, is_draw, hits_their_pawn, hit_pawn},
    AdviceEntry{"KRBKR", Side::attacker, is_hunt_on_edge, restricts_or_nears,
                QT_TRANSLATE_NOOP("Endings", "Aim for the Philidor position: his king on the edge, yours "
                                             "facing it.")},
    AdviceEntry{"KRBKR", Side::attacker, is_their_king_off_edge, restricts, edge},
    AdviceEntry{"KRBKR", Side::defender, is_near_edge, king_keeps_off_edge, off_edge},
    AdviceEntry{"KRNKR", Side::attacker, is_hunt_on_edge, restricts_or_nears,
                QT_TRANSLATE_NOOP("Endings",
                                  "Threaten mate with all your pieces while his king is on the edge.")},
    AdviceEntry{"KRNKR", Side::attacker, is_their_king_off_edge, restricts, edge},
    AdviceEntry{"KRNKR", Side::defender, is_near_edge, king_keeps_off_edge, off_edge},

    // Others with five pieces
    AdviceEntry{"KQPKQ", Side::attacker,
                [](const Outlook& seen) { return seen.position.is_check(); }, checks,
                QT_TRANSLATE_NOOP("Endings",
                                  "Answer check with check where you can: that forces the queens off."),
                true},
    AdviceEntry{"KQPKQ", Side::defender, is_draw, checks,
                QT_TRANSLATE_NOOP("Endings",
                                  "Give perpetual check, and keep your king far from the pawn.")},
    AdviceEntry{"KBNKP", Side::attacker,
                [](const Outlook& seen) { return is_pawn_dangerous(seen) && !is_pawn_held(seen); },
                stops_pawn, stop},
    AdviceEntry{"KBNKP", Side::attacker,
                [](const Outlook& seen) { return is_win(seen) && is_pawn_dangerous(seen); },
                [](const Outlook& seen, const Step& step) { return their_path(seen).contains(step.move.to); },
                stop},
    AdviceEntry{"KBNKP", Side::attacker,
                [](const Outlook& seen) {
                    return is_win(seen) && (is_hunt_on_edge(seen) || kings_apart(seen) <= 3);
                },
                restricts,
                QT_TRANSLATE_NOOP("Endings", "The pawn is under control: drive his king towards a corner of "
                                             "the bishop's colour.")},
    AdviceEntry{"KBNKP", Side::attacker, is_win, king_nears_king, king_up},
    AdviceEntry{"KBPKB", Side::attacker,
                [](const Outlook& seen) {
                    return is_draw(seen) && is_dark(seen.own(Role::bishop).first()) !=
                                                is_dark(seen.their(Role::bishop).first());
                },
                is_anything, QT_TRANSLATE_NOOP("Endings", "Opposite-coloured bishops nearly always draw.")},
    AdviceEntry{"KBPKB", Side::attacker, is_on_the_way, helps_pawn,
                QT_TRANSLATE_NOOP("Endings", "Escort the pawn home: your bishop drives his off the pawn's "
                                             "path.")},
    AdviceEntry{"KBPKB", Side::defender, is_draw, stops_pawn,
                QT_TRANSLATE_NOOP("Endings", "Get your king in front of the pawn, on a square the bishop "
                                             "cannot attack, or give up your bishop for the pawn.")},
    AdviceEntry{"KBPKN", Side::attacker, is_on_the_way, helps_pawn,
                QT_TRANSLATE_NOOP("Endings", "Escort the pawn through with your king and bishop, and keep "
                                             "the knight out.")},
    AdviceEntry{"KBPKN", Side::defender, is_draw, stops_pawn,
                QT_TRANSLATE_NOOP("Endings", "Block the pawn with your king on a square the bishop cannot "
                                             "attack, or give up the knight for the pawn.")},

    // All endings, if nothing above fits
    AdviceEntry{"KBNK", Side::defender,
                [](const Outlook& seen) {
                    constexpr int near = 3;
                    return king_distance(seen.king(), corners(seen.board())->right) <= near;
                },
                [](const Outlook& seen, const Step& step) {
                    const Bitboard right = corners(seen.board())->right;
                    return is_king(step) &&
                           king_distance(step.move.to, right) > king_distance(step.move.from, right);
                },
                QT_TRANSLATE_NOOP("Endings",
                                  "Stay away from the corners of the bishop's colour as long as you can.")},
    AdviceEntry{"", Side::attacker, is_win,
                [](const Outlook&, const Step& step) { return step.move.promotion.has_value(); }, promote,
                true},
    AdviceEntry{"", Side::attacker,
                blocks_own_pawn, leaves_path,
                clear_way},
    AdviceEntry{"", Side::attacker, [](const Outlook& seen) { return is_win(seen) && has_one_pawn(seen); },
                moves_pawn, push},
    AdviceEntry{"", Side::attacker,
                [](const Outlook& seen) { return is_win(seen) && has_no_pawns(seen); }, king_nears_king,
                king_up},
    AdviceEntry{"", Side::attacker,
                [](const Outlook& seen) {
                    return is_win(seen) && !has_no_pawns(seen) && !seen.position.is_check() &&
                           !is_pawn_almost_home(seen);
                },
                moves_king,
                QT_TRANSLATE_NOOP("Endings", "Use your king."), false, true},
    AdviceEntry{"", Side::attacker,
                [](const Outlook& seen) {
                    return is_win(seen) && has_no_pawns(seen) && seen.board().of(!seen.side).size() == 1;
                },
                restricts, less_room},
    AdviceEntry{"", Side::defender,
                [](const Outlook& seen) {
                    return has_no_pawns(seen) && seen.board().of(seen.side).size() == 1 &&
                           is_centre_best(seen);
                },
                [](const Outlook&, const Step& step) { return king_is_central(step); },
                QT_TRANSLATE_NOOP("Endings", "Your king is safest in the centre.")},
    AdviceEntry{"", Side::defender, has_one_pawn, moves_pawn, push},
};

/// A position as the side to move sees it; `nullopt` if it is not in the tablebases.
std::optional<Outlook> outlook(const endgame::Tablebase& known, const Position& position)
{
    const auto verdict = known.probe(position);
    return verdict ? std::optional{Outlook{known, position, position.turn(), verdict->outcome()}}
                   : std::nullopt;
}

bool is_entry_of(const AdviceEntry& entry, const Outlook& seen, Color attacker)
{
    const auto material = endgame::Material::of(seen.board(), attacker, endgame::most_pieces_on_request);
    return material && (entry.side == Side::attacker) == (attacker == seen.side) &&
           (entry.ending.empty() || entry.ending == material->name());
}

/// The most natural best move as advice sees it.
struct Suggested {
    Outlook seen;
    Step step;
    std::vector<Reason> reasons;
};

/// A best move of the side to move as advice sees it.
///
/// @pre the tablebase covers the position
Suggested suggested(const endgame::Tablebase& known, const Position& position, const Explained& best)
{
    return {*outlook(known, position),
            {best.move, position.board().role_at(best.move.from), position.play(best.move)},
            best.reasons};
}

/// The most natural best move of the side to move; `nullopt` if it has none or the position is not in the
/// tablebases.
std::optional<Suggested> suggested(const StagePens& pens, const endgame::Tablebase& known,
                                   const Position& position)
{
    if (!known.probe(position) || legal_moves(position).empty())
        return std::nullopt;
    return suggested(known, position, explained_best_moves(pens, known, position).front());
}

/// True if a plan of a side that draws has to wait, as it is in check or one of its pieces or pawns hangs.
bool must_wait(const Outlook& seen)
{
    return is_draw(seen) && (seen.position.is_check() || !facts_of(seen.board(), seen.side).hanging.empty());
}

bool is_true_of(const AdviceEntry& entry, const Suggested& best)
{
    const bool strikes = !best.reasons.empty() && is_blow(best.reasons.front());
    return (entry.is_about_blows || !(strikes || must_wait(best.seen))) && entry.fits(best.seen) &&
           entry.names(best.seen, best.step);
}

/// The first advice that is true of all of some best moves; null if there is none.
const AdviceEntry* first_true_of(const std::vector<Suggested>& all, Color attacker)
{
    const auto found = std::ranges::find_if(all_advice, [&](const AdviceEntry& entry) {
        return !all.empty() && std::ranges::all_of(all, [&](const Suggested& best) {
            return is_entry_of(entry, best.seen, attacker) && is_true_of(entry, best);
        });
    });
    return found == all_advice.end() ? nullptr : &*found;
}

} // namespace

std::span<const AdviceEntry> advice_entries()
{
    return all_advice;
}

const AdviceEntry* advice(const StagePens& pens, const endgame::Tablebase& known, const Position& position,
                          Color side, Color attacker)
{
    std::vector<Position> positions;
    if (position.turn() == side)
        positions.push_back(position);
    else
        for (const Move reply : known.best_moves(position))
            positions.push_back(position.play(reply));
    std::vector<Suggested> all;
    for (const Position& at : positions) {
        if (auto best = suggested(pens, known, at))
            all.push_back(std::move(*best));
    }
    return first_true_of(all, attacker);
}

const AdviceEntry* advice(const endgame::Tablebase& known, const Position& position, const Explained& best,
                          Color attacker)
{
    return first_true_of({suggested(known, position, best)}, attacker);
}

bool is_named(const AdviceEntry& entry, const endgame::Tablebase& known, const Position& position, Move move)
{
    return entry.names(*outlook(known, position),
                       {move, position.board().role_at(move.from), position.play(move)});
}

} // namespace trainer::coach
