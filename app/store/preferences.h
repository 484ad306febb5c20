// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QStringList>
#include <array>
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
#include "trainer/practice/grade.h"
#include "trainer/seat.h"

namespace store {

/// How long practice takes: some minutes, or some exercises if `exercises` is not 0.
struct PracticeLength {
    int minutes = 3;
    int exercises = 0;

    friend bool operator==(const PracticeLength&, const PracticeLength&) = default;
};
/// What can be chosen.
inline constexpr std::array practiceLengths{PracticeLength{3},     PracticeLength{10},
                                            PracticeLength{20},    PracticeLength{0, 5},
                                            PracticeLength{0, 10}, PracticeLength{0, 20}};

/// The result of an exam and its day.
struct ExamResult {
    QDate day;
    trainer::practice::ExamGrade grade = trainer::practice::ExamGrade::failed;

    friend bool operator==(const ExamResult&, const ExamResult&) = default;
};

/// What the user has chosen; the defaults are those of a first start.
struct Preferences {
    panels::ThemeChoice theme = panels::ThemeChoice::system;
    board::BoardColoring coloring = board::BoardColoring::wood;
    board::Shown shown;
    /// How long pieces slide, 0 … 1000 ms; nothing for as the system likes it.
    std::optional<int> animationMs;
    int replayMs = 1000;      ///< how long autoplay rests on a position, 300 … 10000 ms
    QString language;         ///< "en", "de" …, or empty for the system's
    int textSize = 100;       ///< in percent of the system's, one of `textSizes`
    bool speaksMoves = false; ///< whether each move is read aloud
    bool playsSounds = true;  ///< whether each move is heard
    panels::RecordPage recordPage = panels::RecordPage::moves;
    trainer::Drill drill;
    QStringList recentEndings; ///< the endings dealt last, such as "KBNK", the latest first, 4 at most
    trainer::Opponent opponent = trainer::Opponent::perfect;
    bool hasBegun = false;      ///< whether a first start has been left behind: a move was made, or a choice
    bool followsMethod = false; ///< whether the coach leads by the method
    trainer::DrawRules drawRules;
    bool exam = false;     ///< whether an exam is in progress
    bool practice = false; ///< whether an exercise is on the board
    std::optional<ExamResult> lastExam;
    bool hidesDistances = false; ///< whether a round keeps to itself how far the mate is and what moves cost
    bool savesDistances = false; ///< whether a saved game says how far the mate is and what moves cost
    trainer::practice::Syllabus syllabus = trainer::practice::Syllabus::bishop_and_knight;
    bool practisesEveryQuestion = false; ///< questions of courses that were solved too, not only those failed
    PracticeLength practiceLength;       ///< one of `practiceLengths`
    trainer::practice::GradeRule gradeRule;
    bool keepsTables = false; ///< whether solved endings of five pieces are kept on the disk
    int tableMegabytes = 0;   ///< the memory they may take, one of `tableMemories`
    QString engine;           ///< the program of the user's engine, by its path; empty for none
    QByteArray windowGeometry;
    QStringList recentFiles;  ///< the files of games used last, the latest first, 10 at most
    QStringList coursePlaces; ///< the bookmarks in the courses read last, the latest first, 50 at most
    QString course;           ///< the course that is being read, by its name or path; empty for none
    IniFile file = {};        ///< as it was read: what a later version keeps in it stays there
};

/// How large texts may be, in percent of the system's size.
inline constexpr std::array textSizes{100, 125, 150, 200};
/// How much memory endings of five pieces may take, in megabytes; 0 for what the machine has.
inline constexpr std::array tableMemories{0, 500, 1000, 2000, 4000};

/// The endings with another one in front.
QStringList withRecentEnding(QStringList endings, const endgame::Material& ending);

/// What becomes of endings of five pieces.
session::TableKeeping tableKeepingOf(const Preferences& preferences);

/// The preferences that a file tells. Values out of range take their defaults, each for itself.
Preferences preferencesIn(const IniFile& file);
/// The preferences as a file, with what a later version keeps in it.
IniFile toFile(const Preferences& preferences);

/// What was read at start.
struct PreferencesReading {
    Preferences preferences;
    /// Where a file that cannot be read was put; empty if there was no trouble.
    QString setAsideAs;
};

/// Reads the preferences; a file that cannot be read as settings is set aside and the defaults are used.
PreferencesReading readPreferences();

/// Has the preferences written by the `DiskThread`, which tells whether that works.
void writePreferences(const Preferences& preferences);
/// The file they are written to.
QString preferencesPath();

} // namespace store
