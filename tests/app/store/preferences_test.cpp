// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/preferences.h"

#include <QDir>
#include <QSignalSpy>

#include "app_fixture.h"
#include "store/special_files.h"
#include "trainer/endings.h"

namespace app_test {
namespace {

using trainer::RuleEffect;

/// All values as text, so that differences can be counted and displayed.
QStringList valuesOf(const Preferences& preferences)
{
    const auto number = [](auto value) { return QString::number(static_cast<int>(value)); };
    const trainer::DrillRequest& request = preferences.drill.request;
    QStringList values{number(preferences.theme),
                       number(preferences.coloring),
                       number(preferences.shown.coordinates),
                       number(preferences.opponent),
                       number(preferences.animationMs.value_or(-1)),
                       number(preferences.replayMs),
                       preferences.language,
                       number(preferences.drill.seat),
                       number(request.attacker),
                       number(request.bishop),
                       number(request.prospect),
                       number(request.shortest),
                       number(request.longest),
                       number(preferences.drawRules.fifty_moves),
                       number(preferences.drawRules.seventy_five_moves),
                       number(preferences.drawRules.threefold),
                       QString::fromLatin1(preferences.windowGeometry.toHex()),
                       number(preferences.exam),
                       number(preferences.hidesDistances),
                       number(preferences.savesDistances),
                       preferences.recentFiles.join(u'|'),
                       QString::fromStdString(request.material.name()),
                       number(preferences.recordPage)};
    for (const board::MarkEntry& mark : board::allMarks) {
        if (mark.toggle)
            values << number(preferences.shown.marks[mark.kind]);
    }
    values << number(request.stage.value_or(trainer::coach::Stage::opposition))
           << number(preferences.followsMethod) << preferences.recentEndings.join(u'|')
           << preferences.coursePlaces.join(u'|') << preferences.course << preferences.engine
           << preferences.playerNames.join(u'|') << number(preferences.syllabus)
           << number(preferences.practiceLength.minutes) + u'/' + number(preferences.practiceLength.exercises)
           << number(preferences.textSize) << number(preferences.speaksMoves)
           << QString::number(preferences.gradeRule.most_helped, 'g', 17) << number(preferences.keepsTables)
           << number(preferences.tableMegabytes) << number(preferences.byHeartSlower)
           << QString::number(preferences.gradeRule.most_wasted, 'g', 17)
           << QString::number(preferences.gradeRule.most_wasted_if_easy, 'g', 17)
           << number(preferences.gradeRule.quick.count()) << number(preferences.playsSounds)
           << number(preferences.hasBegun) << number(preferences.practisesEveryQuestion)
           << preferences.lastExam.value_or(store::ExamResult{}).day.toString() +
                  number(preferences.lastExam.value_or(store::ExamResult{}).grade);
    const store::PracticeSession session = preferences.practiceSession.value_or(store::PracticeSession{});
    values << number(preferences.practice)
           << QString::number(session.begun.time_since_epoch().count()) + u'/' +
                  QString::number(session.spent.count());
    return values;
}

board::MarkSwitches allOff()
{
    board::MarkSwitches switches;
    for (const board::MarkEntry& entry : board::allMarks)
        switches[entry.kind] = !entry.toggle;
    return switches;
}

/// Every switch opposite to its default.
board::MarkSwitches allOther()
{
    board::MarkSwitches switches;
    for (const board::MarkEntry& entry : board::allMarks)
        switches[entry.kind] = !entry.toggle || !entry.toggle->isOnAtFirst;
    return switches;
}

/// Preferences without any default value.
Preferences chosen()
{
    return {.theme = ThemeChoice::whiteOnBlack,
            .coloring = board::BoardColoring::blueGreen,
            .shown = {.coordinates = false, .marks = allOther()},
            .animationMs = 400,
            .replayMs = 2000,
            .language = u"de"_s,
            .textSize = 150,
            .speaksMoves = true,
            .playsSounds = false,
            .recordPage = RecordPage::replies,
            .drill = {trainer::Seat::defender,
                      {*endgame::Material::parse("KBPK"), chess::Color::black, trainer::Prospect::draw,
                       trainer::BishopSquares::dark, 5, 20, trainer::coach::Stage::drive_to_edge}},
            .recentEndings = {u"KBPK"_s},
            .opponent = trainer::Opponent::method,
            .hasBegun = true,
            .followsMethod = true,
            .drawRules = {RuleEffect::end, RuleEffect::off, RuleEffect::end},
            .exam = true,
            .practice = true,
            .practiceSession = store::PracticeSession{trainer::practice::Time{1'764'000'000'123ms}, 7min},
            .lastExam = store::ExamResult{QDate{2026, 11, 26}, trainer::practice::ExamGrade::very_good},
            .hidesDistances = true,
            .savesDistances = true,
            .syllabus = trainer::practice::Syllabus::pawns,
            .practisesEveryQuestion = true,
            .byHeartSlower = 2,
            .practiceLength = {0, 10},
            .gradeRule = {.most_helped = 0.5, .most_wasted = 0.25, .most_wasted_if_easy = 0, .quick = 9s},
            .keepsTables = true,
            .tableMegabytes = 2000,
            .engine = u"/opt/an engine, ü=1/engine"_s,
            .windowGeometry = "any bytes \x01\xff",
            .recentFiles = {u"/games/a, b.pgn"_s, u"/games/ü.pgn"_s},
            .playerNames = {u"Müller, Karl"_s, u"karl=1"_s},
            .coursePlaces = {u"pawn=3.2"_s, u"/courses/a, b=c.pgn=1.1"_s},
            .course = u"/courses/ä, b=c.pgn"_s};
}

class PreferencesTest : public ::testing::Test {
protected:
    /// Reads a file with these bytes.
    static PreferencesReading readingOf(const QByteArray& bytes)
    {
        writeBytes(settingsPath(), bytes);
        return readPreferences();
    }
    static QByteArray keptText()
    {
        const TemporaryHome other;
        writePreferences(chosen());
        DiskThread::instance().finish();
        return readBytes(settingsPath());
    }
    static void expectSetAside(const PreferencesReading& reading)
    {
        EXPECT_EQ(valuesOf(reading.preferences), valuesOf({}));
        EXPECT_NE(reading.setAsideAs, settingsPath());
        EXPECT_TRUE(reading.setAsideAs.contains(u"settings.ini.corrupt-"_s));
        EXPECT_TRUE(QFileInfo::exists(reading.setAsideAs));
        EXPECT_TRUE(readPreferences().setAsideAs.isEmpty()) << "it is told once";
    }

    std::optional<TemporaryHome> home{std::in_place};
};

TEST_F(PreferencesTest, TableKeepingFollowsThePreferences)
{
    Preferences preferences;
    EXPECT_FALSE(tableKeepingOf(preferences).isOn);
    EXPECT_EQ(tableKeepingOf(preferences).memory, std::nullopt);
    preferences.keepsTables = true;
    preferences.tableMegabytes = 300;
    EXPECT_TRUE(tableKeepingOf(preferences).isOn);
    EXPECT_EQ(tableKeepingOf(preferences).memory, 300'000'000U);
}

TEST_F(PreferencesTest, AFirstStartHasTheDefaultsAndNoTrouble)
{
    const PreferencesReading reading = readPreferences();
    EXPECT_EQ(valuesOf(reading.preferences), valuesOf({}));
    EXPECT_TRUE(reading.setAsideAs.isEmpty());
}

TEST_F(PreferencesTest, WrittenPreferencesAreRead)
{
    writePreferences(chosen());
    EXPECT_EQ(valuesOf(readPreferences().preferences), valuesOf(chosen()));
    writePreferences({});
    EXPECT_EQ(valuesOf(readPreferences().preferences), valuesOf({}));
}

// Fault 36
TEST_F(PreferencesTest, AnInvalidValueAloneFallsBackToItsDefault)
{
    const QByteArray text = keptText();
    home.emplace();
    const QStringList expected = valuesOf(chosen());
    int lines = 0;
    for (const QByteArray& line : text.split('\n')) {
        const qsizetype equals = line.indexOf('=');
        if (equals < 0)
            continue;
        ++lines;
        for (const char* wrong :
             {"nonsense", "-1", "1000000000", "99999999999999999999", "", "1, 2", "@Invalid()",
              "@Variant(\\0\\0\\0\\x7f\\xff)", "@ByteArray(\\0\\xff)", "1e999", "NaN"}) {
            home.emplace();
            QByteArray changed = text;
            changed.replace(line, line.first(equals + 1) + wrong);
            const PreferencesReading reading = readingOf(changed);
            EXPECT_TRUE(reading.setAsideAs.isEmpty()) << changed.constData();
            int different = 0;
            const QStringList values = valuesOf(reading.preferences);
            for (qsizetype i = 0; i < values.size(); ++i)
                different += values[i] != expected[i] ? 1 : 0;
            EXPECT_EQ(different, 1) << line.constData() << " made " << wrong;
        }
    }
    EXPECT_EQ(lines, expected.size());
}

TEST_F(PreferencesTest, AnInvertedRangeAloneFallsBackToItsDefault)
{
    QByteArray text = keptText();
    text.replace("shortest=5", "shortest=30");
    home.emplace();
    const Preferences read = readingOf(text).preferences;
    EXPECT_LE(read.drill.request.shortest, read.drill.request.longest);
    EXPECT_EQ(read.drill.request.attacker, chess::Color::black);
    EXPECT_EQ(read.drill.request.bishop, trainer::BishopSquares::dark);
    EXPECT_EQ(read.drill.seat, trainer::Seat::defender);
}

TEST_F(PreferencesTest, ARangeOfOneDistanceIsRead)
{
    const Preferences read =
        readingOf("[board]\nanimation-ms=0\n[drill]\nlongest=20\nshortest=20\n").preferences;
    EXPECT_EQ(read.drill.request.shortest, 20);
    EXPECT_EQ(read.drill.request.longest, 20);
}

TEST_F(PreferencesTest, SettingsFromBeforeOtherEndingsAreRead)
{
    const Preferences read = readingOf("[board]\nanimation-ms=0\n[drill]\nattacker=black\nbishop=light\n"
                                       "longest=33\nseat=defender\nshortest=20\n")
                                 .preferences;
    EXPECT_EQ(read.drill, (trainer::Drill{trainer::Seat::defender,
                                          {endgame::kbnk, chess::Color::black, trainer::Prospect::win,
                                           trainer::BishopSquares::light, 20, 33}}));
}

TEST_F(PreferencesTest, SettingsFromBeforeTheMarkRegistryAreRead)
{
    const Preferences read =
        readingOf("[board]\ncoordinates=on\nlast-move=off\ndestinations=off\nkey-squares=off\n"
                  "outlines=off\ntarget-corners=off\n")
            .preferences;
    EXPECT_EQ(read.shown, (board::Shown{.coordinates = true, .marks = allOff()}));
}

TEST_F(PreferencesTest, EveryEndingOnOfferIsSaved)
{
    for (const std::vector<endgame::Material>& group : trainer::ending_groups()) {
        for (const endgame::Material& ending : group) {
            Preferences preferences;
            preferences.drill.request.material = ending;
            writePreferences(preferences);
            EXPECT_EQ(readPreferences().preferences.drill, preferences.drill) << ending.name();
        }
    }
}

TEST_F(PreferencesTest, AMissingKeyTakesItsDefault)
{
    const PreferencesReading reading = readingOf("[board]\nanimation-ms=0\n");
    EXPECT_TRUE(reading.setAsideAs.isEmpty());
    EXPECT_EQ(reading.preferences.animationMs, 0);
    EXPECT_EQ(reading.preferences.replayMs, 1000);
}

// Fault 39
TEST_F(PreferencesTest, SettingsOfLaterVersionsArePreserved)
{
    Preferences read =
        readingOf("[board]\nanimation-ms=0\nboard-of-glass=yes\n[later]\nkey=value\n").preferences;
    read.animationMs = 300;
    writePreferences(read);
    EXPECT_EQ(readPreferences().preferences.animationMs, 300);
    const QByteArray bytes = readBytes(settingsPath());
    EXPECT_TRUE(bytes.contains("\nboard-of-glass=yes\n")) << bytes.constData();
    EXPECT_TRUE(bytes.contains("[later]\nkey=value\n")) << bytes.constData();
}

// Faults 57 and 58
TEST_F(PreferencesTest, TheFileIsTheSameInEveryLocale)
{
    writePreferences(chosen());
    DiskThread::instance().finish();
    const QByteArray usual = readBytes(settingsPath());
    for (const char* name : {"de_DE", "tr_TR", "ar_EG", "fa_IR", "hi_IN", "th_TH"}) {
        QLocale::setDefault(QLocale{QString::fromLatin1(name)});
        EXPECT_EQ(valuesOf(readPreferences().preferences), valuesOf(chosen())) << name;
        writePreferences(chosen());
        DiskThread::instance().finish();
        EXPECT_EQ(readBytes(settingsPath()), usual) << name;
    }
    QLocale::setDefault(QLocale::c());
}

TEST_F(PreferencesTest, ASymbolicLinkIsPreserved)
{
    const QTemporaryDir elsewhere;
    const QString target = elsewhere.filePath(u"dotfiles/settings.ini"_s);
    writeBytes(target, "[board]\nanimation-ms=0\n");
    ASSERT_TRUE(QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner));
    QDir{}.mkpath(QFileInfo{settingsPath()}.path());
    ASSERT_TRUE(QFile::link(target, settingsPath()));
    writePreferences(chosen());
    DiskThread::instance().finish();
    EXPECT_TRUE(QFileInfo{settingsPath()}.isSymLink());
    EXPECT_TRUE(readBytes(target).contains("[drill]"));
    EXPECT_EQ(valuesOf(readPreferences().preferences), valuesOf(chosen()));
    EXPECT_FALSE(QFile::permissions(target) & QFile::ReadOther) << "nobody else may read it now";
}

// Fault 35
TEST_F(PreferencesTest, AnEmptyFileIsSetAside)
{
    expectSetAside(readingOf({}));
}

// Fault 35
TEST_F(PreferencesTest, BinaryGarbageIsSetAside)
{
    QByteArray garbage;
    for (unsigned i = 0; i < 50'000; ++i)
        garbage += static_cast<char>(i * i * 2654435761U >> 13);
    expectSetAside(readingOf(garbage));
    home.emplace();
    expectSetAside(readingOf(QByteArray(100'000, '\0')));
    home.emplace();
    expectSetAside(readingOf("\x7f"
                             "ELF\x02\x01"));
}

// Fault 35
// Fault 38
TEST_F(PreferencesTest, PipesDevicesAndSocketsAreSetAside)
{
    forEachSpecialFile(settingsPath(), [] {
        const store::PreferencesReading reading = readPreferences();
        EXPECT_FALSE(reading.setAsideAs.isEmpty());
        EXPECT_FALSE(QFileInfo::exists(settingsPath()));
    });
}

TEST_F(PreferencesTest, ADirectoryInItsPlaceIsSetAside)
{
    QDir{}.mkpath(settingsPath());
    expectSetAside(readPreferences());
    writePreferences(chosen());
    EXPECT_EQ(valuesOf(readPreferences().preferences), valuesOf(chosen()));
}

// Fault 35
TEST_F(PreferencesTest, ATruncatedFileIsReadAsFarAsItGoes)
{
    const QByteArray text = keptText();
    const QStringList whole = valuesOf(chosen());
    const QStringList defaults = valuesOf({});
    for (qsizetype length = 1; length < text.size(); length += 3) {
        home.emplace();
        const QStringList values = valuesOf(readingOf(text.first(length)).preferences);
        for (const qsizetype i : {0, 1, 2, 3, 7, 8, 9, 12, 13, 14, 17, 21, 22, 23, 24, 25, 26})
            EXPECT_TRUE(values[i] == whole[i] || values[i] == defaults[i]) << length << ": " << i;
    }
}

TEST_F(PreferencesTest, InAnUnwritableFolderTheDefaultsAreUsedAndWritingFails)
{
    home->makeUnwritable();
    const PreferencesReading reading = readPreferences();
    EXPECT_EQ(valuesOf(reading.preferences), valuesOf({}));
    EXPECT_TRUE(reading.setAsideAs.isEmpty());
    QSignalSpy done{&DiskThread::instance(), &DiskThread::done};
    writePreferences(chosen());
    ASSERT_TRUE(done.wait(patience));
    EXPECT_EQ(done.front(), (QVariantList{preferencesPath(), false}));
}

TEST(RecentEndings, TheLatestIsFirstWithoutDuplicates)
{
    QStringList endings;
    for (const char* const name : {"KBNK", "KRK", "KQK", "KBNK", "KPK", "KQKR"})
        endings = store::withRecentEnding(endings, *endgame::Material::parse(name));
    EXPECT_EQ(endings, QStringList({u"KQKR"_s, u"KPK"_s, u"KBNK"_s, u"KQK"_s}));
}

TEST(RecentEndings, EndingsThatCannotBeDealtAreNotListed)
{
    store::IniFile file{"[drill]\n"};
    file.set(u"drill/recent"_s, store::toValue({u"KBNK"_s, u"KXK"_s, u"KRK"_s, u""_s, u"KBNNNK"_s}));
    EXPECT_EQ(store::preferencesIn(file).recentEndings, QStringList({u"KBNK"_s, u"KRK"_s}));
}

} // namespace
} // namespace app_test
