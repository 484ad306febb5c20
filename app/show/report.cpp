// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/report.h"

#include <QCoreApplication>

#include "show/why.h"
#include "text/hints.h"
#include "text/phrasing.h"
#include "text/words.h"

namespace show {
namespace {

using trainer::Game;
using trainer::Seat;

struct Reports {
    Q_DECLARE_TR_FUNCTIONS(Reports)
};

/// How the round compares with best play; nothing at a mate that stands on the board, where the coach says
/// so.
QString comparison(const session::TrainerSession& session, const trainer::Report& report)
{
    if (!report.winner)
        return Reports::tr("With best play it is a draw.");
    if (!report.end) {
        const QString best =
            Reports::tr("%n move(s) to mate with best play from the start", nullptr, report.best);
        return Reports::tr("%1; %n played so far.", nullptr, report.moves).arg(best);
    }
    if (report.end->winner != report.winner)
        return *report.winner == chess::Color::white
                   ? Reports::tr("White could have mated in %1.").arg(report.best)
                   : Reports::tr("Black could have mated in %1.").arg(report.best);
    if (session.round().end())
        return {};
    return session.round().seat() == Seat::defender ? text::heldOutSentence(report.moves, report.best)
                                                    : text::mateTookSentence(report.moves, report.best);
}

QString headlineOf(const session::TrainerSession& session, const trainer::Report& report)
{
    const bool coachSaysHow = session.round().end().has_value();
    const QString how = report.end && !coachSaysHow ? text::endSentence(report.end->reason) : QString{};
    return text::joined({how, comparison(session, report)});
}

QString wasteWords(const trainer::Report& report)
{
    if (!report.winner || report.moves == 0)
        return {};
    const bool isWon = !report.end || report.end->winner == report.winner;
    if (report.wasted == 0)
        return isWon && report.costly.empty() ? Reports::tr("No moves wasted.") : QString{};
    return Reports::tr("%n move(s) wasted.", nullptr, report.wasted);
}

QString helpWords(const trainer::Round& round)
{
    const QString help = text::helpSentence(round);
    // Who reads a game has not played it.
    const bool isRead = std::holds_alternative<trainer::Loaded>(round.origin());
    return help.isEmpty() && !isRead ? Reports::tr("No hints and no take-backs.") : help;
}

panels::ReportEntry costlyEntryOf(const session::TrainerSession& session, Game::NodeId id)
{
    const Game& game = session.round().game();
    const Game::Node& node = game.node(id);
    const chess::Position& before = game.node(*node.parent).position;
    const trainer::Judgement& judgement = *session.round().judgement(id);
    // A move that throws something away says why itself.
    const QString why = judgement.grade < trainer::Grade::throws_win_away
                            ? whyOf(session, before, *node.move, judgement)
                            : text::remarkOn(before, *node.move, judgement).reason;
    return {text::numberedMove(before, *node.move), text::joined({text::costComment(judgement), why})};
}

} // namespace

panels::Report wordsOf(const session::TrainerSession& session, const trainer::Report& report)
{
    panels::Report words;
    words.headline = headlineOf(session, report);
    words.notes = text::joined({wasteWords(report), helpWords(session.round())});
    for (const Game::NodeId id : report.costly)
        words.costly.push_back(costlyEntryOf(session, id));
    return words;
}

} // namespace show
