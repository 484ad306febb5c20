// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/summary.h"

#include <variant>

#include "trainer/course/lesson.h"

namespace trainer {

RoundSummary summary_of(const Round& round)
{
    RoundSummary summary;
    summary.ending = endgame::ending_of(round.game().start());
    summary.moves = round.game().line().size() / 2;
    if (const std::optional<GameEnd> end = round.end_of_line())
        summary.end = end->reason;
    summary.is_unplayed = std::holds_alternative<Dealt>(round.origin()) && round.game().nodes().size() == 1;
    if (const auto* loaded = std::get_if<Loaded>(&round.origin())) {
        const std::optional<course::Task> task = course::task_of(loaded->tags);
        const bool is_played_out = task && (std::holds_alternative<course::Play>(*task) ||
                                            std::holds_alternative<course::Hold>(*task));
        summary.is_page = course::is_page(round);
        summary.is_unplayed = summary.is_page && (!is_played_out || round.game().nodes().size() == 1);
        summary.white = loaded->tags.value("White").value_or("");
        summary.black = loaded->tags.value("Black").value_or("");
        summary.result = loaded->result;
    }
    return summary;
}

} // namespace trainer
