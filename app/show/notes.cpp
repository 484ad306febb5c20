// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/notes.h"

#include <QCoreApplication>
#include <algorithm>
#include <optional>

#include "text/words.h"

namespace show {
namespace {

using chess::Move;
using trainer::Game;

/// Gives the functions of this file a `tr()`.
struct Notes {
    Q_DECLARE_TR_FUNCTIONS(Notes)
};

/// What somebody wrote about the current node of the round, in the room of a few lines.
QString commentOn(const Game& game)
{
    constexpr qsizetype longest = 400;
    const QString text = QString::fromStdString(game.tree().annotations(game.current()).after.text);
    return text.size() > longest ? text.first(longest) + u'…' : text;
}

QString playSummary(const session::TrainerSession& session, const trainer::Tally& tally)
{
    const auto verdict = session.tables().verdictOf(session.round().game().start());
    if (!verdict || verdict->is_draw())
        return {};
    const QString seed =
        session.round().seed() ? u' ' + Notes::tr("Seed %1.").arg(*session.round().seed()) : QString{};
    if (session.round().game().current() == 0)
        return seed.trimmed();
    const QString best = Notes::tr("%n move(s) at best from the start", nullptr, verdict->to_mate().moves());
    return Notes::tr("%1, %2.").arg(best, Notes::tr("%n wasted so far", nullptr, tally.wasted())) + seed;
}

} // namespace

std::vector<Game::NodeId> otherBranches(const Game& game)
{
    std::vector<Game::NodeId> others = game.node(game.current()).children;
    const std::optional<Game::NodeId> next = game.next(game.current());
    others.erase(std::remove(others.begin(), others.end(), next), others.end());
    return others;
}

std::vector<Move> otherEquals(const session::TrainerSession& session)
{
    if (session.mode() != session::Mode::replay || session.replay()->ply == session.replay()->line.size())
        return {};
    const trainer::Line::Step& step = session.replay()->line.steps()[session.replay()->ply];
    std::vector<Move> others = step.equals;
    others.erase(std::remove(others.begin(), others.end(), step.move), others.end());
    return others;
}

panels::RecordNotes notesOf(const session::TrainerSession& session, const trainer::Tally& tally)
{
    panels::RecordNotes notes;
    if (session.mode() == session::Mode::replay) {
        const std::size_t size = session.replay()->line.size();
        notes.summary =
            Notes::tr("%n plies to mate, both sides at their best.", nullptr, static_cast<int>(size));
        notes.alternativesTitle = Notes::tr("As good:");
        for (const Move move : otherEquals(session))
            notes.alternatives.push_back(text::moveName(*session.position(), move));
        notes.offersAutoplay = true;
        return notes;
    }
    const Game& game = session.round().game();
    notes.summary = (commentOn(game) + u'\n' + playSummary(session, tally)).trimmed();
    notes.alternativesTitle = Notes::tr("Also played here:");
    for (const Game::NodeId branch : otherBranches(game))
        notes.alternatives.push_back(text::moveName(game.position(), *game.node(branch).move));
    notes.offersEntry = true;
    return notes;
}

} // namespace show
