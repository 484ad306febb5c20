// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/preferences.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <array>
#include <chrono>

#include "store/data_folder.h"
#include "store/disk_thread.h"
#include "store/opponent_words.h"
#include "store/set_aside.h"
#include "store/whole_file.h"

using namespace Qt::StringLiterals;

namespace store {
namespace {

// Values are stored by name, so that the file can be read and edited by hand.

template <typename Value, std::size_t count>
struct Names {
    QLatin1StringView key;
    std::array<QLatin1StringView, count> names; ///< in the order of the enumerators

    void read(const IniFile& file, Value& value) const
    {
        const auto found = std::find(names.begin(), names.end(), file.value(key));
        if (found != names.end())
            value = static_cast<Value>(found - names.begin());
    }
    void write(IniFile& file, Value value) const { file.set(key, names[static_cast<std::size_t>(value)]); }
};

constexpr Names<panels::RecordPage, 4> recordPage{"window/record"_L1,
                                                  {"moves"_L1, "replies"_L1, "curve"_L1, "report"_L1}};
constexpr Names<panels::ThemeChoice, 5> theme{
    "window/theme"_L1, {"system"_L1, "light"_L1, "dark"_L1, "black-on-white"_L1, "white-on-black"_L1}};
constexpr Names<board::BoardColoring, 3> coloring{"board/colouring"_L1,
                                                  {"wood"_L1, "grey"_L1, "blue-green"_L1}};
constexpr Names<trainer::Seat, 3> seat{"drill/seat"_L1, {"attacker"_L1, "defender"_L1, "both"_L1}};
constexpr Names<trainer::Opponent, 5> opponent{"training/opponent"_L1, opponentWords};
constexpr Names<trainer::Prospect, 2> prospect{"drill/prospect"_L1, {"win"_L1, "draw"_L1}};
constexpr Names<chess::Color, 2> attacker{"drill/attacker"_L1, {"white"_L1, "black"_L1}};
constexpr Names<trainer::BishopSquares, 3> bishop{"drill/bishop"_L1, {"light"_L1, "dark"_L1, "either"_L1}};
constexpr std::array ruleEffects{"end"_L1, "warn"_L1, "off"_L1};
constexpr Names<trainer::RuleEffect, 3> fiftyMoves{"rules/fifty-moves"_L1, ruleEffects};
constexpr Names<trainer::RuleEffect, 3> seventyFiveMoves{"rules/seventy-five-moves"_L1, ruleEffects};
constexpr Names<trainer::RuleEffect, 3> threefold{"rules/threefold"_L1, ruleEffects};
constexpr std::array offAndOn{"off"_L1, "on"_L1};
constexpr Names<bool, 2> coordinates{"board/coordinates"_L1, offAndOn};
constexpr Names<bool, 2> speaksMoves{"window/speak-moves"_L1, offAndOn};
constexpr Names<bool, 2> playsSounds{"window/sounds"_L1, offAndOn};
constexpr Names<bool, 2> hasBegun{"training/begun"_L1, offAndOn};
constexpr Names<bool, 2> followsMethod{"training/follow-method"_L1, offAndOn};
constexpr Names<bool, 2> keepsTables{"tables/kept"_L1, offAndOn};
constexpr Names<bool, 2> practisesEveryQuestion{"practice/every-question"_L1, offAndOn};
constexpr Names<bool, 2> exam{"training/exam"_L1, offAndOn};
constexpr Names<bool, 2> practice{"training/practice"_L1, offAndOn};
constexpr Names<bool, 2> hidesDistances{"training/hide-distances"_L1, offAndOn};

struct Range {
    QLatin1StringView key;
    int least;
    int most;

    void read(const IniFile& file, int& value) const
    {
        bool isNumber = false;
        const int kept = file.value(key).toInt(&isNumber);
        if (isNumber && least <= kept && kept <= most)
            value = kept;
    }
    /// Removes the key for a value out of range, which is read as the default.
    void write(IniFile& file, int value) const
    {
        if (least <= value && value <= most)
            file.set(key, QString::number(value));
        else
            file.remove(key);
    }
};

/// An optional number in a range.
struct RangeOrNone {
    Range range;

    void read(const IniFile& file, std::optional<int>& value) const
    {
        int number = range.least - 1;
        range.read(file, number);
        if (number >= range.least)
            value = number;
    }
    void write(IniFile& file, std::optional<int> value) const
    {
        range.write(file, value.value_or(range.least - 1));
    }
};

constexpr RangeOrNone animation{{"board/animation-ms"_L1, 0, 1000}};
constexpr Range replay{"replay/rest-ms"_L1, 300, 10000};
constexpr int farthest = 999;
constexpr Range shortest{"drill/shortest"_L1, 1, farthest};
constexpr Range longest{"drill/longest"_L1, 1, farthest};

/// True if a name is that of an ending that can be dealt.
bool isOffered(const QString& name)
{
    const auto ending = endgame::Material::parse(name.toStdString(), endgame::most_pieces_on_request);
    return ending && std::ranges::any_of(trainer::ending_groups(), [&](const auto& group) {
               return std::ranges::count(group, *ending) > 0;
           });
}

/// An ending by its name, such as "KBNK"; only endings that can be dealt.
struct EndingName {
    QLatin1StringView key;

    void read(const IniFile& file, endgame::Material& value) const
    {
        if (isOffered(file.value(key)))
            value = *endgame::Material::parse(file.value(key).toStdString(), endgame::most_pieces_on_request);
    }
    void write(IniFile& file, const endgame::Material& value) const
    {
        file.set(key, QString::fromStdString(value.name()));
    }
};

constexpr EndingName ending{"drill/ending"_L1};

/// An optional stage by its name.
struct StageName {
    QLatin1StringView key;

    void read(const IniFile& file, std::optional<trainer::coach::Stage>& value) const
    {
        value = trainer::coach::stage_named(file.value(key).toStdString());
    }
    void write(IniFile& file, const std::optional<trainer::coach::Stage>& value) const
    {
        if (value)
            file.set(key, QString::fromStdString(std::string{name_of(*value)}));
        else
            file.remove(key);
    }
};

constexpr StageName stage{"drill/stage"_L1};

constexpr Names<trainer::practice::Syllabus, 12> syllabus{
    "practice/syllabus"_L1,
    {"bishop-and-knight"_L1, "simple-mates"_L1, "pawns"_L1, "piece-against-piece"_L1, "all"_L1,
     "rook-and-pawn"_L1, "rook-and-bishop"_L1, "bishop-and-pawn"_L1, "by-heart"_L1, "only-moves"_L1,
     "waiting-moves"_L1, "own-mistakes"_L1}};

/// An exam, such as "2026-11-26 very-good".
struct ExamName {
    QLatin1StringView key;

    static constexpr std::array grades{"failed"_L1, "satisfactory"_L1, "good"_L1, "very-good"_L1,
                                       "excellent"_L1};

    void read(const IniFile& file, std::optional<ExamResult>& value) const
    {
        const QString kept = file.value(key);
        const QDate day = QDate::fromString(kept.section(u' ', 0, 0), Qt::ISODate);
        const auto grade = std::ranges::find(grades, kept.section(u' ', 1));
        if (day.isValid() && grade != grades.end())
            value = {day, static_cast<trainer::practice::ExamGrade>(grade - grades.begin())};
    }
    void write(IniFile& file, const std::optional<ExamResult>& value) const
    {
        if (value)
            file.set(key, value->day.toString(Qt::ISODate) + u' ' +
                              grades.at(static_cast<std::size_t>(value->grade)));
    }
};

constexpr ExamName lastExam{"training/last-exam"_L1};

/// A practice session, such as "2026-11-26T18:00:00.000Z 7", the minutes spent.
struct SessionName {
    QLatin1StringView key;

    void read(const IniFile& file, std::optional<PracticeSession>& value) const
    {
        const QString kept = file.value(key);
        const QDateTime begun = QDateTime::fromString(kept.section(u' ', 0, 0), Qt::ISODateWithMs);
        bool isNumber = false;
        const int minutes = kept.section(u' ', 1).toInt(&isNumber);
        if (begun.isValid() && isNumber && minutes >= 0)
            value = {trainer::practice::Time{std::chrono::milliseconds{begun.toMSecsSinceEpoch()}},
                     std::chrono::minutes{minutes}};
    }
    void write(IniFile& file, const std::optional<PracticeSession>& value) const
    {
        if (!value)
            return file.remove(key);
        const auto begun = QDateTime::fromMSecsSinceEpoch(value->begun.time_since_epoch().count());
        file.set(key,
                 begun.toUTC().toString(Qt::ISODateWithMs) + u' ' + QString::number(value->spent.count()));
    }
};

constexpr SessionName practiceSession{"training/practice-session"_L1};

/// One of some numbers.
template <std::size_t count>
struct OneOf {
    QLatin1StringView key;
    std::array<int, count> numbers;

    void read(const IniFile& file, int& value) const
    {
        const int kept = file.value(key).toInt();
        if (std::ranges::count(numbers, kept) > 0)
            value = kept;
    }
    void write(IniFile& file, int value) const { file.set(key, QString::number(value)); }
};

/// A length of practice: "3" minutes, or "exercises 10".
struct LengthName {
    QLatin1StringView key;

    static QString nameOf(const PracticeLength& length)
    {
        return length.exercises > 0 ? u"exercises "_s + QString::number(length.exercises)
                                    : QString::number(length.minutes);
    }
    void read(const IniFile& file, PracticeLength& value) const
    {
        const auto found = std::ranges::find(practiceLengths, file.value(key), nameOf);
        if (found != practiceLengths.end())
            value = *found;
    }
    void write(IniFile& file, const PracticeLength& value) const { file.set(key, nameOf(value)); }
};

constexpr LengthName practiceLength{"practice/minutes"_L1};
constexpr OneOf<byHeartPaces.size()> byHeartSlower{"by-heart/slower"_L1, byHeartPaces};
constexpr OneOf<tableMemories.size()> tableMegabytes{"tables/megabytes"_L1, tableMemories};
constexpr OneOf<textSizes.size()> textSize{"window/text-size"_L1, textSizes};

/// A share from 0 to 1, written with full precision.
struct Share {
    QLatin1StringView key;

    void read(const IniFile& file, double& value) const
    {
        bool isNumber = false;
        const double kept = file.value(key).toDouble(&isNumber);
        if (isNumber && 0 <= kept && kept <= 1)
            value = kept;
    }
    void write(IniFile& file, double value) const { file.set(key, QString::number(value, 'g', 17)); }
};

constexpr Share mostHelped{"practice/most-helped"_L1};
constexpr Share mostWasted{"practice/most-wasted"_L1};
constexpr Share mostWastedIfEasy{"practice/most-wasted-if-easy"_L1};

/// A time, written in seconds.
struct Seconds {
    Range range;

    void read(const IniFile& file, std::chrono::milliseconds& value) const
    {
        int seconds = -1;
        range.read(file, seconds);
        if (seconds >= 0)
            value = std::chrono::seconds{seconds};
    }
    void write(IniFile& file, std::chrono::milliseconds value) const
    {
        range.write(file, static_cast<int>(std::chrono::round<std::chrono::seconds>(value).count()));
    }
};

constexpr Seconds quick{{"practice/quick-seconds"_L1, 0, 600}};

constexpr auto languageKey = "window/language"_L1;
constexpr auto geometryKey = "window/geometry"_L1;
constexpr auto recentKey = "files/recent"_L1;
constexpr auto playersKey = "files/players"_L1;
constexpr auto endingsKey = "drill/recent"_L1;
constexpr auto coursesKey = "courses/places"_L1;
constexpr auto courseKey = "courses/open"_L1;
constexpr auto engineKey = "engine/program"_L1;
constexpr auto distancesKey = "files/saveDistances"_L1;
constexpr qsizetype mostRecent = 10;
constexpr qsizetype mostPlayers = 20;
constexpr qsizetype mostEndings = 4;
constexpr qsizetype mostCourses = 50;

/// Calls the action with every entry and its value, so that reading and writing cannot drift apart.
template <typename PreferencesRef, typename Action>
void forEachEntry(PreferencesRef& preferences, Action action)
{
    action(theme, preferences.theme);
    action(textSize, preferences.textSize);
    action(speaksMoves, preferences.speaksMoves);
    action(playsSounds, preferences.playsSounds);
    action(recordPage, preferences.recordPage);
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
    action(hasBegun, preferences.hasBegun);
    action(followsMethod, preferences.followsMethod);
    action(exam, preferences.exam);
    action(practice, preferences.practice);
    action(practiceSession, preferences.practiceSession);
    action(lastExam, preferences.lastExam);
    action(hidesDistances, preferences.hidesDistances);
    action(ending, preferences.drill.request.material);
    action(attacker, preferences.drill.request.attacker);
    action(prospect, preferences.drill.request.prospect);
    action(bishop, preferences.drill.request.bishop);
    action(shortest, preferences.drill.request.shortest);
    action(longest, preferences.drill.request.longest);
    action(stage, preferences.drill.request.stage);
    action(fiftyMoves, preferences.drawRules.fifty_moves);
    action(seventyFiveMoves, preferences.drawRules.seventy_five_moves);
    action(threefold, preferences.drawRules.threefold);
    action(syllabus, preferences.syllabus);
    action(practiceLength, preferences.practiceLength);
    action(practisesEveryQuestion, preferences.practisesEveryQuestion);
    action(byHeartSlower, preferences.byHeartSlower);
    action(mostHelped, preferences.gradeRule.most_helped);
    action(mostWasted, preferences.gradeRule.most_wasted);
    action(mostWastedIfEasy, preferences.gradeRule.most_wasted_if_easy);
    action(quick, preferences.gradeRule.quick);
    action(keepsTables, preferences.keepsTables);
    action(tableMegabytes, preferences.tableMegabytes);
}

/// Longer than any settings of this program.
constexpr qint64 longestSettings = 1 << 20;

/// The settings of a file; `nullopt` if it has none of this program.
std::optional<IniFile> fileAt(const QString& path)
{
    const IniFile file{bytesOf(path, longestSettings).value_or(QByteArray{})};
    const bool isOurs = file.hasGroup(u"window"_s) || file.hasGroup(u"board"_s);
    return isOurs ? std::optional{file} : std::nullopt;
}

} // namespace

QString preferencesPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/settings.ini"_L1;
}

session::TableKeeping tableKeepingOf(const Preferences& preferences)
{
    constexpr std::size_t megabyte = 1'000'000;
    const auto megabytes = static_cast<std::size_t>(preferences.tableMegabytes);
    return {.folder = endgame::TableFolder{QFile::encodeName(tableFolder()).toStdString()},
            .isOn = preferences.keepsTables,
            .memory = megabytes == 0 ? std::nullopt : std::optional{megabytes * megabyte}};
}

Preferences preferencesIn(const IniFile& file)
{
    Preferences preferences;
    forEachEntry(preferences, [&](const auto& entry, auto& value) { entry.read(file, value); });
    trainer::DrillRequest& request = preferences.drill.request;
    if (request.shortest > request.longest) {
        request.shortest = trainer::DrillRequest{}.shortest;
        request.longest = trainer::DrillRequest{}.longest;
    }
    preferences.language = file.value(languageKey);
    preferences.windowGeometry = QByteArray::fromHex(file.value(geometryKey).toLatin1());
    preferences.savesDistances = file.value(distancesKey) == "true"_L1;
    preferences.recentFiles = textsOf(file.value(recentKey)).mid(0, mostRecent);
    for (const QString& name : textsOf(file.value(endingsKey))) {
        if (preferences.recentEndings.size() < mostEndings && isOffered(name))
            preferences.recentEndings.append(name);
    }
    preferences.playerNames = textsOf(file.value(playersKey)).mid(0, mostPlayers);
    preferences.coursePlaces = textsOf(file.value(coursesKey)).mid(0, mostCourses);
    preferences.course = textsOf(file.value(courseKey)).value(0);
    preferences.engine = textsOf(file.value(engineKey)).value(0);
    preferences.file = file;
    return preferences;
}

IniFile toFile(const Preferences& preferences)
{
    IniFile file = preferences.file;
    forEachEntry(preferences, [&](const auto& entry, const auto& value) { entry.write(file, value); });
    file.set(languageKey, preferences.language);
    file.set(geometryKey, QString::fromLatin1(preferences.windowGeometry.toHex()));
    file.set(distancesKey, preferences.savesDistances ? u"true"_s : u"false"_s);
    file.set(recentKey, toValue(preferences.recentFiles));
    file.set(playersKey, toValue(preferences.playerNames.mid(0, mostPlayers)));
    file.set(endingsKey, toValue(preferences.recentEndings));
    file.set(coursesKey, toValue(preferences.coursePlaces.mid(0, mostCourses)));
    file.set(courseKey, preferences.course.isEmpty() ? QString{} : toValue({preferences.course}));
    file.set(engineKey, preferences.engine.isEmpty() ? QString{} : toValue({preferences.engine}));
    return file;
}

QStringList withRecentEnding(QStringList endings, const endgame::Material& ending)
{
    const QString name = QString::fromStdString(ending.name());
    endings.removeAll(name);
    endings.prepend(name);
    return endings.mid(0, mostEndings);
}

PreferencesReading readPreferences()
{
    // Finish writing, so that this program's latest choices are read.
    DiskThread::instance().finish();
    if (!QFileInfo::exists(preferencesPath()))
        return {};
    if (const std::optional<IniFile> file = fileAt(preferencesPath()))
        return {preferencesIn(*file), {}};
    return {{}, setAside(preferencesPath())};
}

void writePreferences(const Preferences& preferences)
{
    DiskThread::instance().write(preferencesPath(), toFile(preferences).bytes());
}

} // namespace store
