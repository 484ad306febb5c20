// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/method.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>

#include "chess/bitboard.h"
#include "text/coaching.h"
#include "text/phrasing.h"
#include "trainer/coach/landmarks.h"

using namespace Qt::StringLiterals;

namespace text {
namespace {

using chess::Position;
using trainer::method::Gain;
using trainer::method::Question;
using trainer::method::Step;

/// Gives the functions of this file a `tr()`.
struct Method {
    Q_DECLARE_TR_FUNCTIONS(Method)
};

QString penSentence(int pen)
{
    const int squares = trainer::coach::pen_size(pen);
    if (squares == chess::square_count)
        return Method::tr("He can still go anywhere.");
    return Method::tr("He can be confined to %n square(s).", nullptr, squares);
}

/// What to do for a lower answer.
QString aim(const std::optional<Gain>& gain)
{
    if (!gain)
        return Method::tr("Mate him.");
    switch (gain->question) {
    case Question::pen:
        return Method::tr("Pen him in more tightly.");
    case Question::triangle:
        return Method::tr("Make the triangle smaller.");
    case Question::kings:
        return Method::tr("Bring your king closer to him.");
    case Question::king_middle:
        return Method::tr("Bring your king towards the centre.");
    case Question::knight_middle:
        return Method::tr("Centralise the knight.");
    case Question::edge_sum:
        return Method::tr("Drive him to the edge.");
    case Question::pieces:
        return Method::tr("Bring the bishop and knight closer to your king.");
    case Question::corner_post:
        break;
    }
    return Method::tr("Bring your king to its post.");
}

/// How many of the three nets are too small for a triangle.
int netsToCome(int triangle)
{
    constexpr std::array largest{1, 3, 5};
    return static_cast<int>(std::ranges::count_if(largest, [&](int most) { return triangle > most; }));
}

QString netWords(const Gain& gain)
{
    if (netsToCome(gain.after) == netsToCome(gain.before))
        return Method::tr("a smaller triangle", "comes next");
    switch (netsToCome(gain.after)) {
    case 0:
        return Method::tr("the small triangle", "comes next");
    case 1:
        return Method::tr("the middle triangle", "comes next");
    default:
        return Method::tr("the large triangle", "comes next");
    }
}

/// What the target is, as part of a sentence.
QString targetWords(const Gain& gain)
{
    switch (gain.question) {
    case Question::pen:
        return Method::tr("a pen of %n square(s)", "comes next", trainer::coach::pen_size(gain.after));
    case Question::triangle:
        return netWords(gain);
    case Question::kings:
        return Method::tr("your king %1 steps from him", "comes next").arg(gain.after);
    case Question::king_middle:
        return gain.after == 0 ? Method::tr("your king in the centre", "comes next")
                               : Method::tr("your king nearer to the centre", "comes next");
    case Question::knight_middle:
        return Method::tr("the knight nearer to the centre", "comes next");
    case Question::edge_sum:
        return Method::tr("fewer squares for him away from the edge", "comes next");
    case Question::pieces:
        return Method::tr("the bishop and knight nearer to your king", "comes next");
    case Question::corner_post:
        break;
    }
    return gain.after == 0 ? Method::tr("your king at its post", "comes next")
                           : Method::tr("your king nearer to its post", "comes next");
}

QString nextSentence(const Step& step, bool tellsMate)
{
    if (!step.gain && !tellsMate)
        return {};
    return Method::tr("Next, in %n move(s): %1.", nullptr, step.moves)
        .arg(step.gain ? targetWords(*step.gain) : Method::tr("mate", "comes next"));
}

/// What some of the moves do; more than a few are only named.
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
    if (!others.empty())
        sentences.append(Method::tr("Equally good: %1.").arg(moveNames(position, others)));
    return sentences;
}

} // namespace

Remark methodRemark(const Position& position, const Step& step, const std::vector<MethodMove>& moves,
                    bool tellsMate)
{
    QStringList reason = moveSentences(position, moves);
    reason.prepend(nextSentence(step, tellsMate));
    return {Tone::plain, joined({penSentence(step.pen), aim(step.gain)}), joined(reason)};
}

} // namespace text
