// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/why.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "chess/legal_moves.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/slower.h"
#include "trainer/draw_cause.h"

namespace show {

using trainer::coach::better_move;
using trainer::coach::concessions;
using trainer::coach::contrast;
using trainer::coach::explained_best_moves;
using trainer::coach::reasons;
using trainer::coach::stage_pens;

namespace {

/// The reason why a position is drawn, if it says more than that the weaker side holds.
std::optional<trainer::DrawCause> specificCauseOf(const endgame::Tablebase& known,
                                                  const chess::Position& position)
{
    using Kind = trainer::DrawCause::Kind;
    auto cause = trainer::draw_cause(known, position);
    const bool isVague = cause && (cause->kind == Kind::fortress || cause->kind == Kind::even);
    return isVague ? std::nullopt : cause;
}

/// The reason why a position was drawn before a move, or after it if another move would have brought that
/// about.
std::optional<trainer::DrawCause> causeAround(const endgame::Tablebase& known, const chess::Position& before,
                                              chess::Move move)
{
    const auto cause = specificCauseOf(known, before);
    const bool isMissed = cause && !cause->line.empty() && cause->line.front() != move;
    return isMissed ? specificCauseOf(known, before.play(move)) : cause;
}

/// True if a move leaves none of its side's pawns hanging, though some hang before it.
bool savesPawns(const chess::Position& before, chess::Move move)
{
    const auto hangingPawns = [side = before.turn()](const chess::Board& board) {
        return trainer::coach::facts_of(board, side).hanging & board.of(side, chess::Role::pawn);
    };
    return !hangingPawns(before.board()).empty() && hangingPawns(before.play(move).board()).empty();
}

/// The piece that a move in a draw leaves to a reply which gains material, or the pawn, if another move would
/// have saved it; `nullopt` if there is none.
std::optional<trainer::DrawCause> leftHanging(const endgame::Tablebase& known, const chess::Position& before,
                                              chess::Move move)
{
    const chess::Position next = before.play(move);
    const std::vector<chess::Move> best = known.best_moves(before);
    const bool countPawns = !savesPawns(before, move) && std::ranges::any_of(best, [&](chess::Move other) {
        return savesPawns(before, other);
    });
    for (const chess::Move reply : known.best_moves(next)) {
        if (is_stalemate(next.play(reply)) || !is_capture(next, reply) ||
            !trainer::coach::gains_material(next, reply))
            continue;
        const chess::Role piece = next.board().role_at(captured_square(next, reply));
        if (piece != chess::Role::pawn || countPawns)
            return trainer::DrawCause{trainer::DrawCause::Kind::piece_hangs, piece, {reply}};
    }
    return std::nullopt;
}

/// The best move that captures a piece which a move that only draws, too, leaves aside; `nullopt` if there is
/// none.
std::optional<trainer::coach::Explained> missedCapture(const endgame::Tablebase& known,
                                                       const chess::Position& before, chess::Move move)
{
    using Kind = trainer::coach::Reason::Kind;
    if (!known.probe(before)->is_draw() || trainer::coach::gains_material(before, move))
        return std::nullopt;
    std::vector<trainer::coach::Explained> all = explained_best_moves(stage_pens(), known, before);
    const auto captures = [&](const trainer::coach::Explained& other) {
        return !other.reasons.empty() && other.reasons.front().kind == Kind::captures &&
               trainer::coach::gains_material(before, other.move);
    };
    const auto found = std::ranges::find_if(all, captures);
    return found == all.end() ? std::nullopt : std::optional{std::move(*found)};
}

/// The best move that saves a piece of a kind which a move leaves hanging, with that as the reason; `nullopt`
/// if none does, or if the piece did not hang before.
std::optional<trainer::coach::Explained> missedRescue(const endgame::Tablebase& known,
                                                      const chess::Position& before, chess::Role piece)
{
    for (const chess::Move other : known.best_moves(before)) {
        const auto found = trainer::coach::effects(known, before, other);
        const auto saves = std::ranges::find_if(found, [=](const trainer::coach::Reason& reason) {
            return reason.kind == trainer::coach::Reason::Kind::saves && reason.piece == piece;
        });
        if (saves != found.end() && !leftHanging(known, before, other))
            return trainer::coach::Explained{other, {*saves}};
    }
    return std::nullopt;
}

/// The reasons for a best move in a draw: what it misses or gives away, though that does not lose, or why it
/// draws.
void addDrawsReasons(text::Reasoning& reasoning, const endgame::Tablebase& known,
                     const chess::Position& before, chess::Move move)
{
    const bool isFree = !reasoning.reasons.empty() &&
                        reasoning.reasons.front().kind == trainer::coach::Reason::Kind::any_draws;
    reasoning.better = missedCapture(known, before, move);
    reasoning.cause = leftHanging(known, before, move);
    if (reasoning.cause && !reasoning.better)
        reasoning.better = missedRescue(known, before, *reasoning.cause->piece);
    if (!reasoning.cause && !reasoning.better && isFree)
        reasoning.cause = causeAround(known, before, move);
}

} // namespace

std::optional<trainer::coach::Standing> stageOf(const session::TrainerSession& session,
                                                const chess::Position& position)
{
    if (!session.tables().verdictOf(position))
        return std::nullopt;
    return trainer::coach::standing(stage_pens(), session.tables().known(), position);
}

text::Reasoning reasoningOf(const session::TrainerSession& session, const chess::Position& before,
                            chess::Move move, const trainer::Judgement& judgement)
{
    if (!session.tables().verdictOf(before))
        return {};
    const endgame::Tablebase& known = session.tables().known();
    if (judgement.grade == trainer::Grade::best) {
        text::Reasoning reasoning{reasons(stage_pens(), known, before, move), {}, {}, {}};
        if (judgement.before.is_draw())
            addDrawsReasons(reasoning, known, before, move);
        if (!reasoning.better)
            reasoning.contrast = contrast(known, before, {move, reasoning.reasons});
        return reasoning;
    }
    text::Reasoning reasoning{concessions(known, before, move), {}, {}, {}};
    if (reasoning.reasons.empty())
        reasoning.better = better_move(stage_pens(), known, before, move);
    return reasoning;
}

std::vector<chess::Move> bestMovesOf(const session::TrainerSession& session, const chess::Position& position)
{
    std::vector<chess::Move> best;
    if (session.tables().verdictOf(position))
        std::ranges::transform(explained_best_moves(stage_pens(), session.tables().known(), position),
                               std::back_inserter(best), &trainer::coach::Explained::move);
    return best;
}

text::Remark remarkOnJudged(const session::TrainerSession& session, const chess::Position& before,
                            chess::Move move, const trainer::Judgement& judgement,
                            const text::Reasoning& reasoning)
{
    trainer::Judgement told = judgement;
    if (judgement.grade != trainer::Grade::best && judgement.best.size() > 1) {
        const std::vector<chess::Move> natural = bestMovesOf(session, before);
        std::ranges::stable_sort(told.best, {},
                                 [&](chess::Move best) { return std::ranges::find(natural, best); });
    }
    return text::remarkOn(before, move, told, reasoning);
}

std::optional<chess::Move> refutationOf(const session::TrainerSession& session, const chess::Position& before,
                                        chess::Move move, const trainer::Judgement& judgement)
{
    if (judgement.grade == trainer::Grade::best || !session.tables().verdictOf(before))
        return std::nullopt;
    const auto found = concessions(session.tables().known(), before, move);
    return found.empty() ? std::nullopt : found.front().reply;
}

QString whyOf(const session::TrainerSession& session, const chess::Position& before, chess::Move move,
              const trainer::Judgement& judgement)
{
    if (!session.tables().verdictOf(before))
        return {};
    const endgame::Tablebase& known = session.tables().known();
    const bool isBest = judgement.grade == trainer::Grade::best;
    const auto found = isBest ? reasons(stage_pens(), known, before, move) : concessions(known, before, move);
    if (found.empty())
        return {};
    return isBest ? text::reasonSentence(found.front())
                  : text::concessionSentence(before, move, found.front());
}

} // namespace show
