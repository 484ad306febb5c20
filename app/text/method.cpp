// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/method.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "chess/piece.h"
#include "text/coaching.h"
#include "text/phrasing.h"
#include "trainer/method/known_positions.h"

using namespace Qt::StringLiterals;

namespace text {
namespace {

using chess::Position;
using trainer::method::Field;
using trainer::method::Question;
using trainer::method::Step;

/// The translation context of the method's texts.
struct Method {
    Q_DECLARE_TR_FUNCTIONS(Method)
};

/// True if all open moves are moves of this piece.
bool areMovesOf(const Position& position, const Step& step, chess::Role role)
{
    return std::ranges::all_of(step.open,
                               [&](chess::Move move) { return position.board().role_at(move.from) == role; });
}

QString piecesOrder(const Position& position, const Step& step)
{
    if (areMovesOf(position, step, chess::Role::knight))
        return Method::tr("bring the knight nearer to your king", "advice");
    if (areMovesOf(position, step, chess::Role::bishop))
        return Method::tr("bring the bishop nearer to your king", "advice");
    if (areMovesOf(position, step, chess::Role::king))
        return Method::tr("bring your king nearer to your pieces", "advice");
    return Method::tr("bring your pieces closer together", "advice");
}

/// Returns the task of this move if every open move completes it.
QString order(const Position& position, const Step& step)
{
    switch (*step.tidies) {
    case Question::field:
    case Question::corner: // this depends on the lone king's reply
    case Question::pieces:
        break;
    case Question::corner_post:
        return Method::tr("bring your king towards a square a knight's move from the corner", "advice");
    case Question::kings:
        return Method::tr("bring your king nearer to his", "advice");
    case Question::king_centre:
        return Method::tr("bring your king towards the centre", "advice");
    }
    return piecesOrder(position, step);
}

/// Returns the aim of several moves together, which the first of them need not serve by itself.
QString aim(Question tidies)
{
    switch (tidies) {
    case Question::field:
    case Question::pieces:
        break;
    case Question::corner_post:
        return Method::tr("It takes some moves to bring your king towards a square a knight's move from the "
                          "corner.");
    case Question::kings:
        return Method::tr("It takes some moves to bring your king nearer to his.");
    case Question::corner:
        return Method::tr("It takes some moves to drive him towards a right corner.");
    case Question::king_centre:
        return Method::tr("It takes some moves to bring your king towards the centre.");
    }
    return Method::tr("It takes some moves to bring your king and pieces closer together.");
}

/// What is to be done where this move need not begin with it: by the reply that it forces, or in some moves.
QString aimOfMoves(const Step& step)
{
    if (!step.takes_more_moves && step.tidies == Question::kings)
        return Method::tr("His reply must bring him nearer to your king.");
    if (!step.takes_more_moves && step.tidies == Question::corner)
        return Method::tr("His reply must take him nearer to a right corner.");
    return aim(*step.tidies);
}

QString tidyingSentence(const Position& position, const Step& step)
{
    const bool isSmallest = step.field == Field::corner;
    if (!step.tidies_at_once)
        return joined({isSmallest ? Method::tr("No field is smaller.") : Method::tr("Nothing smaller yet."),
                       aimOfMoves(step)});
    return (isSmallest ? Method::tr("No field is smaller: %1.") : Method::tr("Nothing smaller yet: %1."))
        .arg(order(position, step));
}

QString byHeartSentence(const Position& position, const Step& step)
{
    return Method::tr("One of the %n position(s) to know by heart: play %1.", nullptr,
                      static_cast<int>(trainer::method::known_positions.size()))
        .arg(moveNames(position, step.open));
}

QString aimSentence(const Position& position, const Step& step, bool tellsMate)
{
    if (step.is_by_heart)
        return byHeartSentence(position, step);
    if (step.next)
        return Method::tr("Next: %1.").arg(fieldName(*step.next));
    if (!step.tidies)
        return tellsMate ? Method::tr("Next: mate in %1.").arg(*step.mate_in) : Method::tr("Next: mate.");
    return tidyingSentence(position, step);
}

/// True if the stated aim takes more moves than this one.
bool hasFurtherMoves(const Step& step)
{
    return step.takes_more_moves && (step.next || (step.tidies && !step.tidies_at_once));
}

QString fieldSentence(const Step& step)
{
    return (step.is_larger_for_now ? Method::tr("Field: %1, larger for the moment.")
                                   : Method::tr("Field: %1."))
        .arg(fieldName(step.field));
}

/// Returns sentences about the moves; if there are many, some are only named.
QStringList moveSentences(const Position& position, const std::vector<MethodMove>& moves)
{
    constexpr std::size_t mostTold = 3;
    const std::size_t told = moves.size() <= mostTold ? moves.size() : mostTold - 1;
    QStringList sentences;
    std::vector<chess::Move> others;
    for (const MethodMove& each : moves) {
        if (static_cast<std::size_t>(sentences.size()) == told || each.reasons.empty())
            others.push_back(each.move);
        else
            sentences.append(moveSentence(position, each.move, each.reasons));
    }
    if (moves.size() == 1 && !others.empty())
        sentences.append(Method::tr("Play %1.").arg(moveNames(position, others)));
    else if (!others.empty())
        sentences.append(Method::tr("Equally good: %1.").arg(moveNames(position, others)));
    return sentences;
}

/// Returns sentences about the moves, as first moves if the aim takes more.
QString movesSentence(const Position& position, const Step& step, const std::vector<MethodMove>& moves)
{
    const QString sentences = joined(moveSentences(position, moves));
    if (sentences.isEmpty() || !hasFurtherMoves(step))
        return sentences;
    return (moves.size() == 1 ? Method::tr("First: %1", "a sentence about a move")
                              : Method::tr("First one of these: %1", "sentences about moves"))
        .arg(sentences);
}

} // namespace

QString fieldName(Field field)
{
    switch (field) {
    case Field::corner:
        return Method::tr("three squares at the corner", "a field");
    case Field::small_triangle:
        return Method::tr("six squares at the corner", "a field");
    case Field::short_edge:
        return Method::tr("eight squares at the corner", "a field");
    case Field::long_edge:
        return Method::tr("the edge without the wrong corners", "a field");
    case Field::edge:
        return Method::tr("the whole edge", "a field");
    case Field::two_rings:
        return Method::tr("the two outer rings", "a field");
    case Field::board:
        break;
    }
    return Method::tr("the whole board", "a field");
}

Remark methodRemark(const Position& position, const Step& step, const std::vector<MethodMove>& moves,
                    bool tellsMate)
{
    return {Tone::plain, joined({fieldSentence(step), aimSentence(position, step, tellsMate)}),
            movesSentence(position, step, moves)};
}

Remark methodsRemark(const Position& before, chess::Move move, const trainer::Judgement& judgement)
{
    return {Tone::plain,
            Method::tr("%1 is the method's move; best play is %n move(s) faster.", nullptr, judgement.cost)
                .arg(moveName(before, move)),
            {}};
}

} // namespace text
