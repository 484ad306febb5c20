// SPDX-License-Identifier: GPL-3.0-or-later

// Any bytes are settings; each value is in its range, and settings written back are read as the same.

#include <algorithm>

#include "property.h"
#include "store/preferences.h"

namespace {

using fuzz::require;
using store::Preferences;

bool is_in(int value, int least, int most)
{
    return least <= value && value <= most;
}

void look_at_ranges(const Preferences& preferences)
{
    require(!preferences.animationMs || is_in(*preferences.animationMs, 0, 1000), "sliding takes its time");
    require(is_in(preferences.replayMs, 300, 10'000), "autoplay rests");
    require(std::ranges::count(store::textSizes, preferences.textSize) == 1, "the text has a size on offer");
    require(std::ranges::count(store::practiceLengths, preferences.practiceLength) == 1,
            "practice has a length on offer");
    const trainer::DrillRequest& request = preferences.drill.request;
    const bool is_open = request.longest == trainer::DrillRequest{}.longest;
    require(is_in(request.shortest, 1, request.longest) && (is_open || request.longest <= 999),
            "a deal has its bounds");
    require(preferences.recentFiles.size() <= 10, "the recent files are bounded");
    require(preferences.coursePlaces.size() <= 50, "the places in courses are bounded");
    for (const double share : {preferences.gradeRule.most_helped, preferences.gradeRule.most_wasted,
                               preferences.gradeRule.most_wasted_if_easy})
        require(0 <= share && share <= 1, "a share is one");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const store::IniFile file{
        QByteArray::fromRawData(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size))};
    const Preferences preferences = store::preferencesIn(file);
    look_at_ranges(preferences);
    const QByteArray bytes = store::toFile(preferences).bytes();
    const QByteArray again = store::toFile(store::preferencesIn(store::IniFile{bytes})).bytes();
    require(again == bytes, "load(save(x)) = x", (bytes + "\n---\n" + again).toStdString());
    return 0;
}
