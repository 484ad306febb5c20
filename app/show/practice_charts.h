// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "board/marks.h"
#include "panels/chart_model.h"
#include "panels/figure_tile.h"
#include "trainer/practice/statistics.h"

namespace show {

/// The headline numbers: days in a row, success rate, moves wasted, time per move, exercises due, questions
/// solved.
std::vector<panels::Figure> practiceFigures(const trainer::practice::Statistics& statistics);

/// Successes and failures by week.
panels::Chart attemptsChart(const trainer::practice::Statistics& statistics);
/// The share of moves wasted in won positions, by week.
panels::Chart wasteChart(const trainer::practice::Statistics& statistics);
/// The moves needed to mate against perfect defence, compared with best play, by week.
panels::Chart perfectDefenceChart(const trainer::practice::Statistics& statistics);
/// The time per move, by week.
panels::Chart timeChart(const trainer::practice::Statistics& statistics);

/// Successes and moves wasted by ending, or by stage if the statistics are filtered by one ending.
panels::Chart partsChart(const trainer::practice::Statistics& statistics,
                         const trainer::practice::Filter& filter);
/// The exercises due on each day from `today` on, and the share remembered.
panels::Chart dueChart(const trainer::practice::Statistics& statistics, trainer::practice::Day today);
/// The squares to which moves threw a result away, worst first.
panels::Chart thrownChart(const trainer::practice::Statistics& statistics);
/// The same as board marks: the more often, the darker.
std::vector<board::Mark> thrownMarks(const trainer::practice::Statistics& statistics);
/// The progress in each course.
panels::Chart coursesChart(const trainer::practice::Statistics& statistics);

} // namespace show
