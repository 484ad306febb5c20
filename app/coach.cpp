// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach.h"

#include <QCoreApplication>

#include "chess/legal_moves.h"
#include "ending_words.h"
#include "trainer/technique.h"

using namespace Qt::StringLiterals;

namespace app {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using endgame::Side;
using trainer::Game;
using trainer::Judgement;

/// Gives the functions of this file a `tr()`.
struct Coach {
    Q_DECLARE_TR_FUNCTIONS(Coach)
};

/// The node whose move the coach speaks of: the user's last one.
std::optional<Game::NodeId> remarkedNode(const TrainerSession& session)
{
    const Game& game = session.game();
    const Game::Node& current = game.node(game.current());
    if (!current.move)
        return std::nullopt;
    if (session.isUsers(!current.position.turn()))
        return game.current();
    return game.node(*current.parent).move ? current.parent : std::nullopt;
}

/// What the coach says of the last move on the way that threw the win away; empty if none did.
QString whereTheWinWent(const TrainerSession& session)
{
    QString sentence;
    const Game& game = session.game();
    for (const Game::NodeId id : game.path()) {
        const std::optional<Judgement> judgement = session.judgementOf(id);
        if (!judgement || judgement->grade != trainer::Grade::throws_win_away)
            continue;
        const Remark remark =
            remarkOn(game.node(*game.node(id).parent).position, *game.node(id).move, *judgement);
        sentence = remark.headline + u' ' + remark.reason;
    }
    return sentence;
}

Tone toneOfEnd(const TrainerSession& session, const trainer::GameEnd& end)
{
    const auto verdict = session.verdictOf(session.game().start());
    const bool wasDrawn = verdict && verdict->is_draw();
    if (session.seat() == Seat::attacker && end.winner && *end.winner != session.attacker())
        return Tone::bad;
    return end.winner || wasDrawn || session.seat() == Seat::defender ? Tone::good : Tone::bad;
}

Remark remarkOnEnd(const TrainerSession& session, const trainer::GameEnd& end)
{
    const int moves = static_cast<int>(session.game().path().size()) / 2;
    const auto verdict = session.verdictOf(session.game().start());
    Remark remark{toneOfEnd(session, end), endSentence(end.reason), whereTheWinWent(session)};
    if (end.winner == session.attacker() && verdict && !verdict->is_draw()) {
        const QString took = Coach::tr("It took %n move(s)", nullptr, moves);
        remark.reason = Coach::tr("%1; the best was %2.").arg(took).arg(verdict->to_mate().moves());
    }
    if (!session.finished().empty())
        remark.reason = (remark.reason + u' ' + Coach::tr("The program played the rest.")).trimmed();
    return remark;
}

Remark remarkOnHint(const TrainerSession& session)
{
    const Position& position = session.game().position();
    const std::vector<Move> best = session.known().best_moves(position);
    const QString names = moveNames(position, best);
    const auto count = static_cast<int>(best.size());
    if (session.verdictOf(position)->is_draw()) {
        if (best.size() == legal_moves(position).size())
            return {Tone::plain, Coach::tr("Every move keeps the draw."), {}};
        return {Tone::plain, Coach::tr("Best: %1.").arg(names),
                Coach::tr("%n move(s) keep the draw; the others lose.", nullptr, count)};
    }
    return {Tone::plain, Coach::tr("Best: %1.").arg(names),
            count > 1 ? Coach::tr("These %n moves are equally good.", nullptr, count) : QString{}};
}

/// With bishop and knight: where it will end; nearer mates may end anywhere on the edge.
QString whereItEnds(const Position& position, int moves)
{
    constexpr int farMate = 10;
    const auto corners = trainer::corners(position.board());
    if (!corners || moves < farMate)
        return {};
    return Coach::tr("With best play it ends there or right beside it: %1.").arg(squareNames(corners->right));
}

Remark aimInDraw(const TrainerSession& session, const EndingWords& words)
{
    if (session.seat() == Seat::defender)
        return {Tone::plain, Coach::tr("Hold the draw."), words.goal};
    return {Tone::plain, Coach::tr("With best play this is a draw. Try to win all the same."), words.goal};
}

Remark aimInWin(const Position& position, const EndingWords& words, Side side, int moves)
{
    constexpr int nearMate = 3;
    const bool hasCorners = trainer::corners(position.board()).has_value();
    const QString where = whereItEnds(position, moves);
    if (side == Side::defender)
        return {Tone::plain, words.goal, where};
    if (moves <= nearMate || (hasCorners && where.isEmpty()))
        return {Tone::plain, Coach::tr("Find the mate in %1.").arg(moves), {}};
    return {Tone::plain, words.goal, hasCorners ? where : words.method};
}

/// What the user is after from here.
Remark aim(const TrainerSession& session)
{
    const Position& position = session.game().position();
    const auto verdict = session.verdictOf(position);
    const bool playsBoth = session.seat() == Seat::both;
    if (playsBoth && (!verdict || verdict->is_draw()))
        return {Tone::plain, Coach::tr("Move the men of both sides as you like."), {}};
    const Color attacker = attackerOf(position, verdict);
    const auto ending = endgame::Material::of(position.board(), attacker);
    if (!ending)
        return {Tone::plain, Coach::tr("Play as you see it: the program answers by rule of thumb."), {}};
    const Side side = playsBoth || session.isUsers(attacker) ? Side::attacker : Side::defender;
    const EndingWords words = endingWords(*ending, side);
    if (!verdict)
        return {Tone::plain, words.goal, words.method};
    return verdict->is_draw() ? aimInDraw(session, words)
                              : aimInWin(position, words, side, verdict->to_mate().moves());
}

Remark remarkOnPlay(const TrainerSession& session)
{
    const Game& game = session.game();
    if (const auto end = game.end(session.drawRules()))
        return remarkOnEnd(session, *end);
    if (session.isFinishing())
        return {Tone::plain, Coach::tr("The program plays the rest."), Coach::tr("Esc stops it.")};
    if (session.isHintShown() && session.tablebase() != nullptr)
        return remarkOnHint(session);
    Remark remark = aim(session);
    if (const auto node = remarkedNode(session)) {
        const Game::Node& played = game.node(*node);
        if (const auto judgement = session.judgementOf(*node))
            remark = remarkOn(game.node(*played.parent).position, *played.move, *judgement);
    }
    for (const trainer::EndReason claim : game.warnings(session.drawRules()))
        remark.reason += (remark.reason.isEmpty() ? u""_s : u" "_s) + claimSentence(claim);
    return remark;
}

Remark remarkOnReplay(const TrainerSession& session)
{
    const trainer::Line& line = *session.line();
    if (session.ply() == line.size())
        return {Tone::good, Coach::tr("Checkmate."), Coach::tr("This is the end of the line.")};
    const trainer::Line::Step& step = line.steps()[session.ply()];
    const QString next = Coach::tr("Next: %1.").arg(moveName(step.before, step.move));
    const int ways = static_cast<int>(step.equals.size());
    if (ways == 1)
        return {Tone::plain, next, Coach::tr("This is the only best move.")};
    return {Tone::plain, next, Coach::tr("%n moves are equally good here.", nullptr, ways)};
}

} // namespace

Remark remarkOf(const TrainerSession& session)
{
    return session.mode() == Mode::replay ? remarkOnReplay(session) : remarkOnPlay(session);
}

} // namespace app
