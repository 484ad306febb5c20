// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/standing.h"

#include <QCoreApplication>
#include <optional>

#include "show/teaching_marks.h"
#include "text/endings.h"
#include "text/refusals.h"
#include "text/words.h"
#include "trainer/draw_cause.h"
#include "trainer/technique.h"

using namespace Qt::StringLiterals;

namespace show {
namespace {

using chess::Position;

/// Gives the functions of this file a `tr()`.
struct Standings {
    Q_DECLARE_TR_FUNCTIONS(Standings)
};

/// What the fifty-move rule leaves, where that is known exactly.
std::optional<panels::Budget> budgetOf(const Position& position, const endgame::Verdict& verdict)
{
    const auto material = endgame::Material::of(position.board(), trainer::attacker_of(position, verdict));
    if (!material || !trainer::is_fifty_move_exact(*material) || verdict.to_mate().count() == 0)
        return std::nullopt;
    return panels::Budget{trainer::moves_to_spare(position, verdict.to_mate()),
                          (position.halfmove_clock() + 1) / 2};
}

/// Whether the game on the board is over.
bool isOver(const session::TrainerSession& session, const Position& position)
{
    return trainer::Game{position}.end({}).has_value() ||
           (session.mode() == session::Mode::play && session.round().end());
}

QString beyondTheTables(const Position& position)
{
    constexpr auto mostPieces = static_cast<int>(endgame::most_pieces);
    const int pieces = position.board().occupied().size();
    return text::uncoveredSentence(position) + u' ' +
           Standings::tr("Remove %n of them, any but the kings, to be within.", nullptr, pieces - mostPieces);
}

panels::Standing solvingStanding(const session::TrainerSession& session, const endgame::Material& ending)
{
    panels::Standing standing;
    standing.headline = u"…"_s;
    if (session.tables().share()) {
        standing.detail = Standings::tr("Working out: %1.").arg(text::endingName(ending));
        standing.solving = session.tables().share();
        standing.remedy = panels::Remedy::cancel;
    }
    return standing;
}

/// What stands in the place of a verdict that is not there.
panels::Standing standingWithout(const session::TrainerSession& session, const Position& position)
{
    panels::Standing standing;
    standing.headline = text::headline(position, std::nullopt);
    switch (session.tables().coverageOf(position)) {
    case session::Coverage::solving:
        return solvingStanding(
            session, *endgame::Material::of(position.board(), trainer::attacker_of(position, std::nullopt)));
    case session::Coverage::cancelled:
        standing.detail = Standings::tr("Solving was cancelled. Press “Try again” to see the verdict.");
        standing.remedy = panels::Remedy::retry;
        break;
    case session::Coverage::outOfMemory:
        standing.detail = Standings::tr(
            "There was not enough memory to work the ending out. Close other programs and try again.");
        standing.remedy = panels::Remedy::retry;
        break;
    case session::Coverage::castling:
        standing.detail =
            Standings::tr("The tables know no castling: take the right to castle away to see the verdict.");
        if (session.mode() == session::Mode::setUp)
            standing.remedy = panels::Remedy::clearCastling;
        break;
    case session::Coverage::tooManyPieces:
        standing.detail = beyondTheTables(position);
        break;
    case session::Coverage::covered:
        break;
    }
    return standing;
}

panels::Standing standingOf(const session::TrainerSession& session, const Position& position)
{
    const std::optional<endgame::Verdict> verdict = session.tables().verdictOf(position);
    panels::Standing standing;
    if (verdict || isOver(session, position))
        standing.headline = text::headline(position, verdict);
    else
        standing = standingWithout(session, position);
    standing.turn = isOver(session, position) ? QString{} : text::sideToMove(position, verdict);
    standing.legend = legendOf(position.board());
    if (verdict && verdict->is_draw()) {
        standing.tone = text::Tone::costly;
        if (const auto cause = trainer::draw_cause(session.tables().known(), position))
            standing.detail = text::drawSentence(position, *cause);
    } else if (verdict) {
        standing.budget = budgetOf(position, *verdict);
    }
    return standing;
}

} // namespace

panels::Standing standingOf(const session::TrainerSession& session)
{
    if (session.dealtEnding() && session.tables().share())
        return solvingStanding(session, *session.dealtEnding());
    if (session.considered())
        return standingOf(session, *session.considered());
    if (session.mode() == session::Mode::setUp)
        return standingOf(session, session.editor()->setup());
    return standingOf(session, *session.position());
}

panels::Standing standingOf(const session::TrainerSession& session, const chess::Setup& setup)
{
    const auto position = Position::from(setup);
    if (position)
        return standingOf(session, *position);
    panels::Standing standing;
    standing.headline = Standings::tr("Illegal position");
    standing.tone = text::Tone::bad;
    standing.detail = text::faultSentences(position.error());
    return standing;
}

} // namespace show
