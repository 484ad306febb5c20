// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/preferences.h"

#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <algorithm>
#include <array>

#include "store/set_aside.h"

using namespace Qt::StringLiterals;

namespace store {
namespace {

// A value is kept under a key in words, so that the file can be read and mended by hand.

template <typename Value, std::size_t count>
struct Names {
    QLatin1StringView key;
    std::array<QLatin1StringView, count> names; ///< in the order of the enumerators

    void read(const QSettings& settings, Value& value) const
    {
        const auto found = std::find(names.begin(), names.end(), settings.value(key).toString());
        if (found != names.end())
            value = static_cast<Value>(found - names.begin());
    }
    void write(QSettings& settings, Value value) const
    {
        settings.setValue(key, names[static_cast<std::size_t>(value)]);
    }
};

constexpr Names<panels::ThemeChoice, 3> theme{"window/theme"_L1, {"system"_L1, "light"_L1, "dark"_L1}};
constexpr Names<board::BoardColoring, 3> coloring{"board/colouring"_L1,
                                                  {"wood"_L1, "grey"_L1, "blue-green"_L1}};
constexpr Names<trainer::Seat, 3> seat{"drill/seat"_L1, {"attacker"_L1, "defender"_L1, "both"_L1}};
constexpr Names<trainer::Opponent, 2> opponent{"training/opponent"_L1, {"perfect"_L1, "rule-of-thumb"_L1}};
constexpr Names<chess::Color, 2> attacker{"drill/attacker"_L1, {"white"_L1, "black"_L1}};
constexpr Names<trainer::BishopSquares, 3> bishop{"drill/bishop"_L1, {"light"_L1, "dark"_L1, "either"_L1}};
constexpr std::array ruleEffects{"end"_L1, "warn"_L1, "off"_L1};
constexpr Names<trainer::RuleEffect, 3> fiftyMoves{"rules/fifty-moves"_L1, ruleEffects};
constexpr Names<trainer::RuleEffect, 3> seventyFiveMoves{"rules/seventy-five-moves"_L1, ruleEffects};
constexpr Names<trainer::RuleEffect, 3> threefold{"rules/threefold"_L1, ruleEffects};
constexpr std::array offAndOn{"off"_L1, "on"_L1};
constexpr Names<bool, 2> coordinates{"board/coordinates"_L1, offAndOn};

struct Range {
    QLatin1StringView key;
    int least;
    int most;

    void read(const QSettings& settings, int& value) const
    {
        bool isNumber = false;
        const int kept = settings.value(key).toInt(&isNumber);
        if (isNumber && least <= kept && kept <= most)
            value = kept;
    }
    /// What is out of range needs no keeping: it is read as the default again.
    void write(QSettings& settings, int value) const
    {
        if (least <= value && value <= most)
            settings.setValue(key, value);
        else
            settings.remove(key);
    }
};

constexpr Range animation{"board/animation-ms"_L1, 0, 1000};
constexpr Range replay{"replay/rest-ms"_L1, 300, 10000};
constexpr int farthest = 999;
constexpr Range shortest{"drill/shortest"_L1, 1, farthest};
constexpr Range longest{"drill/longest"_L1, 1, farthest};

/// An ending by its name, as in "KBNK"; one that is on offer.
struct EndingName {
    QLatin1StringView key;

    void read(const QSettings& settings, endgame::Material& value) const
    {
        const auto kept = endgame::Material::parse(settings.value(key).toString().toStdString());
        for (const std::vector<endgame::Material>& group : trainer::ending_groups()) {
            if (kept && std::ranges::find(group, *kept) != group.end())
                value = *kept;
        }
    }
    void write(QSettings& settings, const endgame::Material& value) const
    {
        settings.setValue(key, QString::fromStdString(value.name()));
    }
};

constexpr EndingName ending{"drill/ending"_L1};

constexpr auto languageKey = "window/language"_L1;
constexpr auto geometryKey = "window/geometry"_L1;
constexpr auto recentKey = "files/recent"_L1;
constexpr auto distancesKey = "files/saveDistances"_L1;
constexpr qsizetype mostRecent = 10;

/// Calls the action with every entry and the place of its value; reading and writing cannot drift apart.
template <typename PreferencesRef, typename Action>
void forEachEntry(PreferencesRef& preferences, Action action)
{
    action(theme, preferences.theme);
    action(coloring, preferences.coloring);
    action(coordinates, preferences.shown.coordinates);
    for (const board::MarkEntry& mark : board::allMarks) {
        if (mark.toggle)
            action(Names<bool, 2>{QLatin1StringView{mark.toggle->key}, offAndOn},
                   preferences.shown.marks[mark.kind]);
    }
    action(animation, preferences.animationMs);
    action(replay, preferences.replayMs);
    action(seat, preferences.drill.seat);
    action(opponent, preferences.opponent);
    action(ending, preferences.drill.request.material);
    action(attacker, preferences.drill.request.attacker);
    action(bishop, preferences.drill.request.bishop);
    action(shortest, preferences.drill.request.shortest);
    action(longest, preferences.drill.request.longest);
    action(fiftyMoves, preferences.drawRules.fifty_moves);
    action(seventyFiveMoves, preferences.drawRules.seventy_five_moves);
    action(threefold, preferences.drawRules.threefold);
}

QString path()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/settings.ini"_L1;
}

/// QSettings takes almost any bytes for settings; a file without any of ours is broken.
bool isReadable(const QSettings& settings)
{
    if (!QFileInfo::exists(path()))
        return true;
    const QStringList groups = settings.childGroups();
    return settings.status() == QSettings::NoError &&
           (groups.contains("window"_L1) || groups.contains("board"_L1));
}

} // namespace

PreferencesReading readPreferences()
{
    PreferencesReading reading;
    const QSettings settings{path(), QSettings::IniFormat};
    if (!isReadable(settings)) {
        reading.setAsideAs = setAside(path());
        return reading;
    }
    Preferences& preferences = reading.preferences;
    forEachEntry(preferences, [&](const auto& entry, auto& value) { entry.read(settings, value); });
    trainer::DrillRequest& request = preferences.drill.request;
    if (request.shortest > request.longest) {
        request.shortest = trainer::DrillRequest{}.shortest;
        request.longest = trainer::DrillRequest{}.longest;
    }
    preferences.language = settings.value(languageKey).toString();
    preferences.windowGeometry = settings.value(geometryKey).toByteArray();
    preferences.savesDistances = settings.value(distancesKey).toString() == "true"_L1;
    preferences.recentFiles = settings.value(recentKey).toStringList().mid(0, mostRecent);
    return reading;
}

bool writePreferences(const Preferences& preferences)
{
    QSettings settings{path(), QSettings::IniFormat};
    forEachEntry(preferences, [&](const auto& entry, const auto& value) { entry.write(settings, value); });
    settings.setValue(languageKey, preferences.language);
    settings.setValue(geometryKey, preferences.windowGeometry);
    settings.setValue(distancesKey, preferences.savesDistances);
    settings.setValue(recentKey, preferences.recentFiles);
    settings.sync();
    return settings.status() == QSettings::NoError;
}

} // namespace store
