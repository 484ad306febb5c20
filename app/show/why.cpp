// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/why.h"

#include "text/coaching.h"

namespace show {

using trainer::coach::Reason;
using trainer::coach::StagePens;

const StagePens& stagePens()
{
    static const StagePens pens;
    return pens;
}

std::optional<trainer::coach::Standing> stageOf(const session::TrainerSession& session,
                                                const chess::Position& position)
{
    if (!session.tables().verdictOf(position))
        return std::nullopt;
    return trainer::coach::standing(stagePens(), session.tables().known(), position);
}

std::vector<Reason> reasonsFor(const session::TrainerSession& session, const chess::Position& before,
                               chess::Move move)
{
    if (!session.tables().verdictOf(before))
        return {};
    return trainer::coach::reasons(stagePens(), session.tables().known(), before, move);
}

std::vector<Reason> reasonsAgainst(const session::TrainerSession& session, const chess::Position& before,
                                   chess::Move move)
{
    if (!session.tables().verdictOf(before))
        return {};
    return trainer::coach::concessions(stagePens(), session.tables().known(), before, move);
}

QString whyOf(const session::TrainerSession& session, const chess::Position& before, chess::Move move,
              const trainer::Judgement& judgement)
{
    const bool isBest = judgement.grade == trainer::Grade::best;
    const std::vector<Reason> reasons =
        isBest ? reasonsFor(session, before, move) : reasonsAgainst(session, before, move);
    return reasons.empty() ? QString{} : text::reasonSentence(reasons.front());
}

} // namespace show
