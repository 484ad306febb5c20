// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/guidance.h"

#include <QCoreApplication>

#include "text/method.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/stage.h"

namespace show {

using trainer::method::Field;

namespace {

/// The translation context of the method's remarks.
struct Guidance {
    Q_DECLARE_TR_FUNCTIONS(Guidance)
};

/// The squares of a field; if it has two parts around the two right corners, only the part that contains the
/// lone king.
chess::Bitboard squaresIn(Field field, const chess::Board& pieces)
{
    const chess::Square bishop = pieces.of(chess::Role::bishop).first();
    const chess::Color attacker = pieces.piece_at(bishop)->color;
    const chess::Square lone = pieces.of(!attacker, chess::Role::king).first();
    const chess::Bitboard squares = squares_of(field, is_dark(bishop));
    return squares.contains(lone) ? trainer::coach::reach(lone, squares) : squares;
}

/// The squares of the next field to which the lone king can be driven without leaving the present one.
chess::Bitboard squaresOfNext(Field next, Field present, const chess::Board& pieces)
{
    return squaresIn(next, pieces) & squaresIn(present, pieces);
}

} // namespace

std::optional<text::Remark> remarkOnMethod(const session::TrainerSession& session, Telling telling)
{
    if (!session.help().isFollowing() || !session.help().offersMethod())
        return std::nullopt;
    if (session.method().isWorking())
        return text::Remark{text::Tone::plain, Guidance::tr("Preparing the method…"),
                            session.help().isMethodMoveAwaited()
                                ? Guidance::tr("Its move is played as soon as it is ready.")
                                : Guidance::tr("This takes a few seconds the first time.")};
    if (session.method().hasFailed() || session.help().hasMethodFailed())
        return text::Remark{text::Tone::plain, Guidance::tr("There is not enough memory for the method."),
                            Guidance::tr("Close other programs and try again.")};
    const auto step = session.help().methodStep();
    if (!step)
        return std::nullopt;
    const chess::Position& position = session.round().position();
    std::vector<text::MethodMove> moves;
    for (const chess::Move move : step->open)
        moves.push_back({move, trainer::coach::reasons(trainer::coach::stage_pens(), session.tables().known(),
                                                       position, move)});
    return text::methodRemark(position, *step, moves, telling == Telling::all);
}

board::Mark fieldMark(Field field, const chess::Board& pieces)
{
    return {board::MarkKind::field, squaresIn(field, pieces),
            Guidance::tr("Field: %1").arg(text::fieldName(field))};
}

std::vector<board::Mark> methodFields(const session::TrainerSession& session)
{
    const auto step = session.help().methodStep();
    if (!step)
        return {};
    const chess::Board& pieces = session.round().position().board();
    std::vector<board::Mark> marks{fieldMark(step->field, pieces)};
    if (step->next)
        marks.push_back({board::MarkKind::nextField, squaresOfNext(*step->next, step->field, pieces),
                         Guidance::tr("Next field: %1").arg(text::fieldName(*step->next))});
    for (board::Mark& mark : marks)
        mark.isAlwaysShown = true;
    return marks;
}

std::vector<board::Arrow> methodArrows(const session::TrainerSession& session)
{
    std::vector<board::Arrow> arrows;
    if (const auto step = session.help().methodStep()) {
        for (const chess::Move move : step->open)
            arrows.push_back({move.from, move.to, board::ArrowKind::method});
    }
    return arrows;
}

} // namespace show
