// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/notes.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <vector>

#include "chess/legal_moves.h"
#include "endgame/tablebase.h"
#include "text/hints.h"
#include "text/languages.h"
#include "text/phrasing.h"
#include "text/words.h"
#include "trainer/course/course.h"

namespace show {
namespace {

using chess::Move;
using trainer::Game;

/// The translation context of the notes.
struct Notes {
    Q_DECLARE_TR_FUNCTIONS(Notes)
};

/// The comment on the current node of the round, cut to the length of a few lines.
QString commentOn(const Game& game)
{
    constexpr qsizetype longest = 400;
    const QString text = QString::fromStdString(game.tree().annotations(game.current()).after.text);
    return text.size() > longest ? text.first(longest) + u'…' : text;
}

QString thrownSentence(const Game& game, std::size_t ply)
{
    return Notes::tr("The win was thrown away on move %1.")
        .arg(game.node(game.line()[ply - 1]).position.fullmove_number());
}

/// Compares the path to the current node with best play; empty if there was no win to keep.
QString comparison(const session::TrainerSession& session, const trainer::Tally& tally)
{
    const Game& game = session.round().game();
    const auto thrown = tally.last_throw();
    QString sentence = thrown ? thrownSentence(game, *thrown) : QString{};
    const auto verdict = session.tables().verdictOf(game.start());
    if (!verdict || verdict->is_draw() || game.depth() == 0)
        return sentence;
    const QString best =
        Notes::tr("%n move(s) with best play from the start", nullptr, verdict->to_mate().moves());
    // Zero wasted moves are no merit if the win itself was thrown away.
    if (thrown && tally.wasted() == 0)
        return text::joined({Notes::tr("%1.").arg(best), sentence});
    const QString wasted = Notes::tr("%n wasted so far", nullptr, tally.wasted());
    const QString others = thrown ? QString{} : text::differenceSentence(tally.detours(), tally.given_back());
    return text::joined({Notes::tr("%1, %2.").arg(best, wasted), others, sentence});
}

QString playSummary(const session::TrainerSession& session, const trainer::Tally& tally, Telling telling)
{
    const QString compared = telling == Telling::all ? comparison(session, tally) : QString{};
    return text::joined({compared, text::helpSentence(session.round())});
}

/// True if the moves of a round were read from a file, rather than played in answer to a question of a
/// course.
bool hasLoadedMoves(const trainer::Round& round)
{
    using namespace trainer::course;
    const auto* loaded = std::get_if<trainer::Loaded>(&round.origin());
    return loaded != nullptr && std::holds_alternative<Read>(task_of(loaded->tags).value_or(Read{}));
}

bool keepsResult(const endgame::RankedMove& move, const endgame::RankedMove& best)
{
    return move.verdict.outcome() == best.verdict.outcome() && move.is_cursed == best.is_cursed;
}

/// A legal move as an example of what to type, which has not been tried here. It keeps the result, so that it
/// does not mislead, and is one of several such moves slower than the best, so that it does not give an
/// answer away; empty if there are fewer than two of these.
QString exampleOf(const session::TrainerSession& session)
{
    const chess::Position& position = session.round().position();
    const chess::MoveList legal = legal_moves(position);
    if (legal.empty() || !session.isUsersTurn())
        return {};
    const auto ranked = session.tables().known().ranked_moves(position);
    if (!ranked)
        return text::moveName(position, *legal.begin());
    const Game& game = session.round().game();
    std::vector<Move> slower;
    for (const endgame::RankedMove& each : std::span{*ranked}.subspan(endgame::best_of(*ranked).size())) {
        if (keepsResult(each, ranked->front()) && !game.tree().child(game.current(), each.move))
            slower.push_back(each.move);
    }
    return slower.size() < 2 ? QString{} : text::moveName(position, slower[slower.size() / 2]);
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

panels::RecordNotes notesOf(const session::TrainerSession& session, const trainer::Tally& tally,
                            Telling telling, bool hasComment)
{
    panels::RecordNotes notes;
    if (session.mode() == session::Mode::replay) {
        const endgame::Plies size{static_cast<int>(session.replay()->line.size())};
        notes.summary = Notes::tr("Mate in %1 with best play by both sides.").arg(size.moves());
        notes.alternativesTitle = Notes::tr("Equally good:");
        for (const Move move : otherEquals(session))
            notes.alternatives.push_back(text::moveName(*session.position(), move));
        notes.offersAutoplay = true;
        return notes;
    }
    const Game& game = session.round().game();
    const QString comment = !hasComment || telling == Telling::nothing ? QString{} : commentOn(game);
    notes.summary = (text::isolated(comment) + u'\n' + playSummary(session, tally, telling)).trimmed();
    notes.alternativesTitle =
        hasLoadedMoves(session.round()) ? Notes::tr("Variations:") : Notes::tr("Also tried here:");
    for (const Game::NodeId branch : otherBranches(game))
        notes.alternatives.push_back(text::moveName(game.position(), *game.node(branch).move));
    notes.offersEntry = true;
    notes.example = exampleOf(session);
    return notes;
}

} // namespace show
