// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/why.h"

#include "text/coaching.h"

namespace show {

using trainer::coach::Reason;
using trainer::coach::stage_pens;

std::optional<trainer::coach::Standing> stageOf(const session::TrainerSession& session,
                                                const chess::Position& position)
{
    if (!session.tables().verdictOf(position))
        return std::nullopt;
    return trainer::coach::standing(stage_pens(), session.tables().known(), position);
}

std::vector<Reason> reasonsFor(const session::TrainerSession& session, const chess::Position& before,
                               chess::Move move)
{
    if (!session.tables().verdictOf(before))
        return {};
    return trainer::coach::reasons(stage_pens(), session.tables().known(), before, move);
}

std::vector<Reason> reasonsAgainst(const session::TrainerSession& session, const chess::Position& before,
                                   chess::Move move)
{
    if (!session.tables().verdictOf(before))
        return {};
    return trainer::coach::concessions(stage_pens(), session.tables().known(), before, move);
}

QString whyOf(const session::TrainerSession& session, const chess::Position& before, chess::Move move,
              const trainer::Judgement& judgement)
{
    const bool isBest = judgement.grade == trainer::Grade::best;
    const std::vector<Reason> reasons =
        isBest ? reasonsFor(session, before, move) : reasonsAgainst(session, before, move);
    if (reasons.empty())
        return {};
    return text::reasonSentence(isBest ? trainer::coach::lead(reasons) : reasons.front());
}

} // namespace show
