// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/curve.h"

#include <QCoreApplication>
#include <algorithm>
#include <span>

#include "text/words.h"

using namespace Qt::StringLiterals;

namespace show {
namespace {

using chess::Position;

struct Curves {
    Q_DECLARE_TR_FUNCTIONS(Curves)
};

/// The plies to mate if the attacker wins.
std::optional<endgame::Plies> mateOf(const session::TrainerSession& session, const Position& position)
{
    const auto verdict = session.tables().verdictOf(position);
    const bool isAttackers = trainer::winner_of(position, verdict) == session.round().attacker();
    return isAttackers ? std::optional{verdict->to_mate()} : std::nullopt;
}

panels::CurvePoint pointOf(const session::TrainerSession& session, const Position& position,
                           const trainer::Judgement* judgement)
{
    const auto mate = mateOf(session, position);
    return {mate ? std::optional{mate->moves()} : std::nullopt,
            judgement != nullptr ? text::toneOf(*judgement) : text::Tone::plain,
            session.tables().verdictOf(position).has_value()};
}

QString saying(const session::TrainerSession& session, const QString& name, const Position& position)
{
    return u"%1: %2"_s.arg(name, text::headline(position, session.tables().verdictOf(position)));
}

QString wordsOfRound(const session::TrainerSession& session, std::size_t ply)
{
    const trainer::Game& game = session.round().game();
    if (ply >= game.line().size())
        return {};
    const trainer::Game::NodeId id = game.line()[ply];
    const trainer::Game::Node& node = game.node(id);
    if (!node.parent)
        return saying(session, Curves::tr("Start"), node.position);
    const QString move = text::numberedMove(game.node(*node.parent).position, *node.move);
    const trainer::Judgement* judgement = session.round().judgement(id);
    const QString cost = judgement != nullptr ? text::costComment(*judgement) : QString{};
    return saying(session, move, node.position) + (cost.isEmpty() ? cost : u". "_s + cost);
}

QString wordsOfLine(const session::TrainerSession& session, std::size_t ply)
{
    const trainer::Line& line = session.replay()->line;
    if (ply == 0)
        return saying(session, Curves::tr("Start"), line.position(0));
    if (ply > line.size())
        return {};
    const trainer::Line::Step& step = line.steps()[ply - 1];
    return saying(session, text::numberedMove(step.before, step.move), line.position(ply));
}

/// The description of a point, looked up when it is needed, as the game may have changed since the graph was
/// drawn.
QString wordsOf(const session::TrainerSession& session, std::size_t ply)
{
    return session.replay() != nullptr ? wordsOfLine(session, ply) : wordsOfRound(session, ply);
}

panels::Curve curveOfRound(const session::TrainerSession& session)
{
    const trainer::Game& game = session.round().game();
    const auto mate = mateOf(session, game.start());
    panels::Curve curve{{},
                        static_cast<int>(game.depth()),
                        mate ? mate->count() : 0,
                        [&session](std::size_t ply) { return wordsOf(session, ply); }};
    // As in the report, moves that were taken back do not count.
    const std::size_t last = game.depth(session.round().last_node());
    for (const trainer::Game::NodeId id : std::span{game.line()}.first(last + 1))
        curve.points.push_back(pointOf(session, game.node(id).position, session.round().judgement(id)));
    return curve;
}

panels::Curve curveOfLine(const session::TrainerSession& session, const trainer::Replay& replay)
{
    panels::Curve curve{{},
                        static_cast<int>(replay.ply),
                        static_cast<int>(replay.line.size()),
                        [&session](std::size_t ply) { return wordsOf(session, ply); }};
    for (std::size_t ply = 0; ply <= replay.line.size(); ++ply)
        curve.points.push_back(pointOf(session, replay.line.position(ply), nullptr));
    return curve;
}

} // namespace

panels::Curve curveOf(const session::TrainerSession& session)
{
    if (session.mode() == session::Mode::setUp)
        return {};
    panels::Curve curve =
        session.replay() != nullptr ? curveOfLine(session, *session.replay()) : curveOfRound(session);
    const auto hasMate = [](const panels::CurvePoint& point) { return point.moves.has_value(); };
    return std::ranges::any_of(curve.points, hasMate) ? curve : panels::Curve{};
}

} // namespace show
