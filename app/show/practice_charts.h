// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "board/marks.h"
#include "panels/chart_model.h"
#include "panels/figure_tile.h"
#include "trainer/practice/statistics.h"

namespace show {

/// The numbers to see first: days in a row, successes, waste, time, what is due, pages read.
std::vector<panels::Figure> practiceFigures(const trainer::practice::Statistics& statistics);

// By week
/// Successes and failures.
panels::Chart attemptsChart(const trainer::practice::Statistics& statistics);
/// The share of the moves to win that was wasted.
panels::Chart wasteChart(const trainer::practice::Statistics& statistics);
/// The moves that mates against perfect defence took, beside those of best play.
panels::Chart perfectDefenceChart(const trainer::practice::Statistics& statistics);
/// The time for a move.
panels::Chart timeChart(const trainer::practice::Statistics& statistics);

/// Successes and waste by ending, or by stage of the one that statistics were filtered by.
panels::Chart partsChart(const trainer::practice::Statistics& statistics,
                         const trainer::practice::Filter& filter);
/// How many exercises fall due from a day on, and how much is remembered.
panels::Chart dueChart(const trainer::practice::Statistics& statistics, trainer::practice::Day today);
/// The squares on which results are thrown away, the worst first.
panels::Chart thrownChart(const trainer::practice::Statistics& statistics);
/// The same as marks of a board: the darker, the oftener.
std::vector<board::Mark> thrownMarks(const trainer::practice::Statistics& statistics);
/// How much of the courses was read.
panels::Chart coursesChart(const trainer::practice::Statistics& statistics);

} // namespace show
