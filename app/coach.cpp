// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach.h"

#include <QCoreApplication>

#include "trainer/technique.h"

using namespace Qt::StringLiterals;

namespace app {
namespace {

using chess::Move;
using chess::Position;
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

Remark remarkOnEnd(const TrainerSession& session, const trainer::GameEnd& end)
{
    const int moves = static_cast<int>(session.game().path().size()) / 2;
    const auto verdict = session.verdictOf(session.game().start());
    Remark remark{end.winner ? Tone::good : Tone::bad, endSentence(end.reason), whereTheWinWent(session)};
    if (end.reason == trainer::EndReason::checkmate && verdict && !verdict->is_draw()) {
        const QString took = Coach::tr("It took %n move(s)", nullptr, moves);
        remark.reason = Coach::tr("%1; the best was %2.").arg(took).arg(verdict->to_mate().moves());
    }
    return remark;
}

Remark remarkOnHint(const TrainerSession& session)
{
    const Position& position = session.game().position();
    const std::vector<Move> best = session.tablebase()->best_moves(position);
    const QString names = moveNames(position, best);
    return {Tone::plain, Coach::tr("Best: %1.").arg(names),
            best.size() > 1
                ? Coach::tr("These %n moves are equally good.", nullptr, static_cast<int>(best.size()))
                : QString{}};
}

Remark aim(const TrainerSession& session)
{
    const Position& position = session.game().position();
    const auto corners = trainer::corners(position.board());
    const auto verdict = session.verdictOf(position);
    if (!corners || !verdict || verdict->is_draw())
        return {Tone::plain, Coach::tr("Move the men of both sides as you like."), {}};
    const int moves = verdict->to_mate().moves();
    // Nearer mates may end anywhere on the edge; from here on they end in or beside a right corner.
    constexpr int farMate = 10;
    const QString where = moves < farMate ? QString{}
                                          : Coach::tr("With best play it ends there or right beside it: %1.")
                                                .arg(squareNames(corners->right));
    if (session.seat() == Seat::defender)
        return {Tone::plain,
                Coach::tr("Keep away from the corners of the bishop's colour as long as you can."), where};
    if (moves < farMate)
        return {Tone::plain, Coach::tr("Find the mate in %1.").arg(moves), {}};
    return {Tone::plain, Coach::tr("Drive the king into a corner of the bishop's colour."), where};
}

Remark remarkOnPlay(const TrainerSession& session)
{
    const Game& game = session.game();
    if (const auto end = game.end(session.drawRules()))
        return remarkOnEnd(session, *end);
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
