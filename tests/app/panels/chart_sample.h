// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/chart_model.h"

namespace app_test {

/// Returns a chart of three weeks with two series; the second series has no value in the second week.
inline panels::Chart sampleChart()
{
    using namespace Qt::StringLiterals;
    return {.title = u"Success"_s,
            .note = u"It grows."_s,
            .rowsAre = u"Week"_s,
            .columns = {u"Solved"_s, u"Failed"_s},
            .series = {u"Solved"_s, u"Failed"_s},
            .rows = {{u"9 Nov 2026"_s, u"9 Nov"_s, {3, 1}, {u"3"_s, u"1"_s}},
                     {u"16 Nov 2026"_s, u"16 Nov"_s, {4, std::nullopt}, {u"4"_s, u"–"_s}},
                     {u"23 Nov 2026"_s, u"23 Nov"_s, {6, 2}, {u"6"_s, u"2"_s}}},
            .endsNow = true,
            .scale = [](double value) { return QString::number(value); },
            .leastStep = 1};
}

} // namespace app_test
