// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/replies.h"

#include "show/why.h"
#include "text/record_signs.h"
#include "text/words.h"
#include "trainer/judge.h"

namespace show {
namespace {

panels::Reply rowOf(const session::TrainerSession& session, const chess::Position& position,
                    const trainer::JudgedMove& reply)
{
    const trainer::Judgement& judgement = reply.judgement;
    const QString why = judgement.cause ? text::drawSentence(position.play(reply.move), *judgement.cause)
                                        : whyOf(session, position, reply.move, judgement);
    return {text::moveName(position, reply.move), text::outcomeWords(judgement.after),
            text::costSign(judgement), why, text::toneOf(judgement)};
}

} // namespace

Replies repliesOf(const session::TrainerSession& session)
{
    const std::optional<chess::Position> position = session.position();
    if (session.mode() == session::Mode::setUp || !position)
        return {};
    const auto judged = trainer::judge_all(session.tables().known(), *position);
    if (!judged)
        return {};
    Replies replies;
    for (const trainer::JudgedMove& reply : *judged) {
        replies.moves.push_back(reply.move);
        replies.rows.push_back(rowOf(session, *position, reply));
    }
    return replies;
}

} // namespace show
