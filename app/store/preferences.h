// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QStringList>
#include <array>
#include <chrono>
#include <optional>

#include "board/board_colors.h"
#include "board/board_view.h"
#include "panels/record_page.h"
#include "panels/theme.h"
#include "session/table_supply.h"
#include "store/ini_file.h"
#include "trainer/drill.h"
#include "trainer/game.h"
#include "trainer/practice/exercise.h"
#include "trainer/practice/fsrs.h"
#include "trainer/practice/grade.h"
#include "trainer/seat.h"

namespace store {

/// The length of a practice session: a number of minutes, or of exercises if `exercises` is not 0.
struct PracticeLength {
    int minutes = 10;
    int exercises = 0;

    friend bool operator==(const PracticeLength&, const PracticeLength&) = default;
};
/// The available lengths.
inline constexpr std::array practiceLengths{PracticeLength{3},     PracticeLength{10},
                                            PracticeLength{20},    PracticeLength{0, 5},
                                            PracticeLength{0, 10}, PracticeLength{0, 20}};

/// A practice session in progress.
struct PracticeSession {
    trainer::practice::Time begun;
    std::chrono::minutes spent{0}; ///< in full minutes

    friend bool operator==(const PracticeSession&, const PracticeSession&) = default;
};

/// The result of an exam and its day.
struct ExamResult {
    QDate day;
    trainer::practice::ExamGrade grade = trainer::practice::ExamGrade::failed;

    friend bool operator==(const ExamResult&, const ExamResult&) = default;
};

/// The user's choices; the defaults are those of a first start.
struct Preferences {
    panels::ThemeChoice theme = panels::ThemeChoice::system;
    board::BoardColoring coloring = board::BoardColoring::wood;
    board::Shown shown;
    /// The time for which pieces slide, 0 … 1000 ms; `nullopt` for the system's setting.
    std::optional<int> animationMs;
    int replayMs = 1000;      ///< the pause of autoplay at each position, 300 … 10000 ms
    QString language;         ///< "en", "de" …, or empty for the system's
    int textSize = 100;       ///< in percent of the system's, one of `textSizes`
    bool speaksMoves = false; ///< true if each move is read aloud
    bool playsSounds = true;  ///< true if each move plays a sound
    panels::RecordPage recordPage = panels::RecordPage::moves;
    trainer::Drill drill;
    QStringList recentEndings; ///< the endings dealt last, such as "KBNK", latest first, at most 4
    trainer::Opponent opponent = trainer::Opponent::perfect;
    bool hasBegun = false;      ///< true after a first move or choice in a game
    bool followsMethod = false; ///< true if the coach guides the user by the method
    trainer::DrawRules drawRules;
    bool exam = false;                              ///< true if an exam is in progress
    bool practice = false;                          ///< true if an exercise is on the board
    std::optional<PracticeSession> practiceSession; ///< in progress; `nullopt` if there is none
    std::optional<ExamResult> lastExam;
    bool hidesDistances = false; ///< true if rounds hide the distance to mate and the cost of moves
    bool savesDistances = false; ///< true if saved games contain the distance to mate and the cost of moves
    trainer::practice::Syllabus syllabus = trainer::practice::Syllabus::bishop_and_knight;
    bool practisesEveryQuestion = false; ///< true to include solved questions of courses, not only failed
                                         ///< ones
    int byHeartSlower = 1;               ///< the moves that moves to learn by heart may be slower, one of
                                         ///< `byHeartPaces`
    PracticeLength practiceLength;       ///< one of `practiceLengths`
    trainer::practice::GradeRule gradeRule;
    bool keepsTables = false; ///< true if solved five-piece endings are saved on the disk
    int tableMegabytes = 0;   ///< the memory they may use, one of `tableMemories`
    QString engine;           ///< the path of the user's engine; empty for no engine
    QByteArray windowGeometry;
    QStringList recentFiles;  ///< the files of games used last, latest first, at most 10
    QStringList playerNames;  ///< the user's names in files of games, at most 20
    QStringList coursePlaces; ///< the bookmarks in the courses read last, latest first, at most 50
    QString reviewed = {};    ///< the file of games looked through last; not saved
    QString course;           ///< the open course, by its name or path; empty if no course is open
    IniFile file = {};        ///< as it was read, to preserve the settings of later versions
};

/// The available numbers of moves that each move to learn by heart may be slower than the best one.
inline constexpr std::array byHeartPaces{0, 1, 2, 3};
/// The available text sizes, in percent of the system's size.
inline constexpr std::array textSizes{100, 125, 150, 200};
/// The available memory limits for five-piece endings, in megabytes; 0 for no limit but the machine's memory.
inline constexpr std::array tableMemories{0, 500, 1000, 2000, 4000};

/// Puts an ending in front of the others.
QStringList withRecentEnding(QStringList endings, const endgame::Material& ending);

/// The storage of five-piece endings.
session::TableKeeping tableKeepingOf(const Preferences& preferences);

/// Parses a file. Each value out of range is replaced by its default.
Preferences preferencesIn(const IniFile& file);
/// The preferences as a file that includes the settings of later versions.
IniFile toFile(const Preferences& preferences);

/// The result of reading the preferences at start.
struct PreferencesReading {
    Preferences preferences;
    /// The new path of a file that cannot be read; empty if all went well.
    QString setAsideAs;
};

/// Reads the preferences; a file that cannot be read as settings is set aside and the defaults are used.
PreferencesReading readPreferences();

/// Writes the preferences by the `DiskThread`, which reports success or failure.
void writePreferences(const Preferences& preferences);
/// The path of their file.
QString preferencesPath();

} // namespace store
