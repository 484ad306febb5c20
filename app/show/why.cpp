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

std::vector<Reason> reasonsOf(const session::TrainerSession& session, const chess::Position& before,
                              chess::Move move, const trainer::Judgement& judgement)
{
    if (!session.tables().verdictOf(before))
        return {};
    const auto told =
        judgement.grade == trainer::Grade::best ? trainer::coach::reasons : trainer::coach::concessions;
    return told(stage_pens(), session.tables().known(), before, move);
}

QString whyOf(const session::TrainerSession& session, const chess::Position& before, chess::Move move,
              const trainer::Judgement& judgement)
{
    const std::vector<Reason> reasons = reasonsOf(session, before, move, judgement);
    if (reasons.empty())
        return {};
    return text::reasonSentence(reasons.front());
}

} // namespace show
