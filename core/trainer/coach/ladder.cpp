// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/ladder.h"

#include <algorithm>
#include <iterator>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/landmarks.h"
#include "trainer/coach/registry.h"
#include "trainer/technique.h"

namespace trainer::coach {

using chess::Bitboard;
using chess::Move;
using chess::MoveList;
using chess::Position;
using chess::Square;

namespace {

/// The squares that an aim is about, those of mating posts among them; not the square of a piece that is lost
/// in any case or of a pawn that another piece blocks, as neither helps to find the move.
Bitboard squares_about(const Reason& aim, const chess::Board& board)
{
    if (is_loss(aim.kind) || aim.kind == Reason::Kind::makes_way)
        return {};
    Bitboard squares = aim.squares;
    if (aim.kind == Reason::Kind::to_post || aim.kind == Reason::Kind::on_post) {
        for (const Square corner : nearest_right_corners(board))
            squares |= chess::knight_attacks(corner);
    }
    return squares;
}

/// The squares of an aim to look at; empty if they are no more than the king's own or give the move away.
Bitboard squares_of(const Reason& aim, const Ladder& ladder, const Position& position)
{
    const Bitboard squares = squares_about(aim, position.board());
    const Bitboard others = squares - ladder.targets - Bitboard{position.king(!position.turn())};
    return others.empty() ? Bitboard{} : squares;
}

/// True if a reason for a move answers the question of an aim, about one of its squares at least.
bool has_aim(const Explained& explained, const Reason& aim)
{
    const auto answers = [&](const Reason& reason) {
        return reason.kind == aim.kind && reason.squares.size() <= aim.squares.size() &&
               (aim.squares.empty() || !(reason.squares & aim.squares).empty());
    };
    return std::ranges::any_of(explained.reasons, answers);
}

bool is_win_of_pawn(const Reason& aim)
{
    return aim.kind == Reason::Kind::wins && aim.piece == chess::Role::pawn;
}

/// True if the advice is the aim itself, such as to take a piece.
bool is_advice(const Reason& aim, bool is_draw)
{
    using Kind = Reason::Kind;
    switch (aim.kind) {
    case Kind::captures:
    case Kind::promotes:
    case Kind::saves:
        return true;
    case Kind::outruns:
        return !is_draw;
    default:
        return !is_draw && is_win_of_pawn(aim);
    }
}

/// True if the advice for a position answers the question of the aim: it names the aim itself, or the aim is
/// as general as a plan.
bool is_answered(const Ladder& ladder, const StagePens& pens, const endgame::Tablebase& known,
                 const Position& position)
{
    if (!ladder.aim)
        return false;
    if (is_advice(*ladder.aim, ladder.is_draw))
        return true;
    if (!is_plan(ladder.aim->kind) && !is_win_of_pawn(*ladder.aim))
        return false;
    const auto stage = standing(pens, known, position);
    return (stage && winner_of(position, known.probe(position)) == position.turn() &&
            is_named(*stage, position, ladder.move)) ||
           (ladder.advice != nullptr && !ladder.advice->is_vague);
}

/// True if the advice leaves no choice of the piece to move.
bool is_piece_advised(const Ladder& ladder, const endgame::Tablebase& known, const Position& position)
{
    const auto is_others = [&](Move other) { return other.from != ladder.move.from; };
    const MoveList legal = legal_moves(position);
    if (ladder.aim->kind == Reason::Kind::captures)
        return std::ranges::none_of(
            legal, [&](Move other) { return is_others(other) && other.to == ladder.move.to; });
    return ladder.advice != nullptr && std::ranges::none_of(legal, [&](Move other) {
               return is_others(other) && is_named(*ladder.advice, known, position, other);
           });
}

/// @param is_piece_told true if the piece to move is known from the advice
std::vector<Rung> rungs_of(const Ladder& ladder, const MoveList& legal, bool is_piece_told)
{
    // A longer list would not help.
    constexpr int most_targets = 6;
    std::vector<Rung> rungs;
    const auto add = [&rungs](Rung rung, bool says_something) {
        if (says_something)
            rungs.push_back(rung);
    };
    const auto is_others = [&](Move other) { return other.from != ladder.move.from; };
    // To name all squares that a piece can go to would narrow nothing down.
    const auto leads_elsewhere = [&](Move other) {
        return !is_others(other) && !ladder.targets.contains(other.to);
    };
    // Nothing is to be found where a move only has to keep what there is.
    const bool is_open = ladder.is_free || (ladder.aim && ladder.aim->kind == Reason::Kind::safe_draws);
    // Where most moves hold a draw and none has an aim, one piece is as good as another.
    const bool is_any = ladder.is_draw && !ladder.aim && 2 * ladder.best.size() > legal.size();
    if (!is_open) {
        const bool is_kept_by_all = ladder.best.size() == legal.size();
        add(Rung::aim, (ladder.aim && !ladder.is_told) || (ladder.is_draw && !is_kept_by_all));
        add(Rung::squares, !ladder.squares.empty() && !ladder.is_told);
        add(Rung::piece, !is_any && !is_piece_told && std::ranges::any_of(legal, is_others));
        add(Rung::target,
            !is_any && ladder.targets.size() <= most_targets && std::ranges::any_of(legal, leads_elsewhere));
    }
    add(Rung::moves, true);
    add(Rung::play, !is_open || legal.size() == 1);
    return rungs;
}

} // namespace

std::optional<Ladder> ladder(const StagePens& pens, const endgame::Tablebase& known, const Position& position,
                             bool is_advised)
{
    const std::optional<endgame::Verdict> verdict = known.probe(position);
    const MoveList legal = legal_moves(position);
    if (!verdict || legal.empty())
        return std::nullopt;
    Ladder ladder;
    ladder.is_draw = verdict->is_draw();
    const std::vector<Explained> best = explained_best_moves(pens, known, position);
    std::ranges::transform(best, std::back_inserter(ladder.best), &Explained::move);
    ladder.move = best.front().move;
    ladder.reasons = best.front().reasons;
    // What can be won or saved matters, though nothing changes the result.
    const bool is_about_material =
        ladder.is_draw && !ladder.reasons.empty() && is_blow(ladder.reasons.front());
    ladder.is_free = ladder.best.size() == legal.size() && !is_about_material;
    ladder.contrast = contrast(known, position, best.front());
    if (!ladder.reasons.empty())
        ladder.aim = ladder.reasons.front();
    ladder.advice = advice(known, position, best.front(), attacker_of(position, verdict));
    const auto serves = [&](const Explained& other) {
        return ladder.aim ? has_aim(other, *ladder.aim)
               : ladder.advice != nullptr && verdict->outcome() != endgame::Outcome::loss
                   ? is_named(*ladder.advice, known, position, other.move)
                   : true;
    };
    for (const Explained& other : best) {
        if (other.move.from == ladder.move.from && serves(other))
            ladder.targets |= Bitboard{other.move.to};
    }
    // The moves to the targets come first, so that the next rung names them.
    std::ranges::stable_partition(ladder.best, [&](Move move) {
        return move.from == ladder.move.from && ladder.targets.contains(move.to);
    });
    if (ladder.aim)
        ladder.squares = squares_of(*ladder.aim, ladder, position);
    ladder.is_told = is_advised && !ladder.is_free && is_answered(ladder, pens, known, position);
    const bool is_piece_told = (is_advised && ladder.advice != nullptr && ladder.advice->is_vague) ||
                               (ladder.is_told && is_piece_advised(ladder, known, position));
    ladder.rungs = rungs_of(ladder, legal, is_piece_told);
    return ladder;
}

std::optional<Rung> above(const Ladder& ladder, std::optional<Rung> rung)
{
    const auto next = std::ranges::find_if(ladder.rungs, [&](Rung other) { return !rung || other > *rung; });
    return next == ladder.rungs.end() ? std::nullopt : std::optional{*next};
}

} // namespace trainer::coach
