// SPDX-License-Identifier: GPL-3.0-or-later

// Everything that is written, with each call of the system that takes part going wrong in its turn: it fails
// once, everything fails from there on, or the program is killed. Whatever happens, what was told as kept is
// there, the rest is as it was or as it was to be, and nothing is left lying about.

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "chess/pgn_index.h"
#include "failing_calls.h"
#include "process/start_watch.h"
#include "store/data_folder.h"
#include "store/disk_thread.h"
#include "store/kept_round.h"
#include "store/pgn_file.h"
#include "store/practice_csv.h"
#include "store/practice_database.h"
#include "store/practice_sample.h"
#include "store/practice_store.h"
#include "store/preferences.h"
#include "store/whole_file.h"

namespace app_test {
namespace {

using namespace Qt::StringLiterals;
using store::PracticeDatabase;
using store::PracticeTrouble;
using test::Mishap;

// What is kept, and how it looks to a program that starts then: a text for each part of which the program
// tells by itself whether it is kept.

using Parts = std::vector<QByteArray>;
/// Tells of the parts, one after the other, whether they are kept.
using Tell = std::function<void(bool isKept)>;

QByteArray bytesAt(const QString& path)
{
    return store::bytesOf(path, 1 << 20).value_or("none");
}

void put(const QString& path, const QByteArray& bytes)
{
    QDir{}.mkpath(QFileInfo{path}.path());
    QFile file{path};
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        std::abort();
}

/// Waits for the thread that writes, and for what it tells of a file.
bool isWrittenByThread(QSignalSpy& done, const QString& path)
{
    store::DiskThread::instance().finish();
    QCoreApplication::processEvents();
    return done.contains(QVariantList{path, true});
}

/// One thing that is written.
class Write {
public:
    Write() = default;
    Write(const Write&) = delete;
    Write& operator=(const Write&) = delete;
    virtual ~Write() = default;

    /// What is there before, in a folder that is this program's home.
    virtual void prepare() {}
    virtual void write(const Tell& tell) = 0;
    /// Closes what is held open from one writing to the next.
    virtual void close() {}
    /// Those parts of which nothing is told come last.
    virtual Parts look() = 0;
};

QByteArray gameText(const char* fen)
{
    return store::toText({trainer::Round{chess::position_of(fen), trainer::Seat::both}});
}

constexpr auto oneFen = "8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1";
constexpr auto otherFen = "k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1";

class RunningRound : public Write {
public:
    void prepare() override
    {
        store::writeKeptRound(gameText(oneFen));
        store::DiskThread::instance().finish();
    }
    void write(const Tell& tell) override
    {
        QSignalSpy done{&store::DiskThread::instance(), &store::DiskThread::done};
        tell(store::writeKeptRound(gameText(otherFen)));
        tell(isWrittenByThread(done, store::keptRoundCopy()));
    }
    Parts look() override
    {
        const store::KeptRoundReading reading = store::readKeptRound();
        return {reading.kept ? store::toText(*reading.kept) : "none", bytesAt(store::keptRoundCopy())};
    }
};

/// The first round that is ever kept, whose folder is made for it.
class FirstRound : public RunningRound {
public:
    void prepare() override {}
};

class EarlierRounds : public Write {
public:
    void prepare() override
    {
        store::writeEarlierRounds(gameText(oneFen));
        store::DiskThread::instance().finish();
    }
    void write(const Tell& tell) override
    {
        QSignalSpy done{&store::DiskThread::instance(), &store::DiskThread::done};
        tell(store::writeEarlierRounds(gameText(oneFen) + gameText(otherFen)));
        tell(isWrittenByThread(done, copy()));
    }
    Parts look() override
    {
        const store::EarlierRoundsReading reading = store::readEarlierRounds();
        QByteArray texts = reading.setAsideAs.isEmpty() ? "" : "set aside";
        for (const store::KeptRound& round : reading.rounds)
            texts += store::toText(round);
        return {texts, bytesAt(copy())};
    }

private:
    static QString copy() { return store::dataFolder() + u"/rounds.copy.pgn"_s; }
};

class Settings : public Write {
public:
    void prepare() override
    {
        store::Preferences preferences;
        preferences.replayMs = 2000;
        store::writePreferences(preferences);
        store::DiskThread::instance().finish();
    }
    void write(const Tell& tell) override
    {
        QSignalSpy done{&store::DiskThread::instance(), &store::DiskThread::done};
        store::Preferences preferences;
        preferences.replayMs = 3000;
        store::writePreferences(preferences);
        tell(isWrittenByThread(done, store::preferencesPath()));
    }
    Parts look() override
    {
        const store::PreferencesReading reading = store::readPreferences();
        return {reading.setAsideAs.toUtf8() + QByteArray::number(reading.preferences.replayMs)};
    }
};

// Practice.

QString practicePath()
{
    return QDir::homePath() + u"/data/practice.db"_s;
}

QString backupPath()
{
    return QDir::homePath() + u"/backup/practice.db"_s;
}

/// All that a file of practice holds, its sums included.
QByteArray practiceIn(const QString& path)
{
    const PracticeDatabase database{path};
    QByteArray text = QByteArray::number(static_cast<int>(database.trouble()));
    for (const auto& table :
         {u"attempt"_s, u"move"_s, u"memory"_s, u"page_read"_s, u"week_sum"_s, u"day_sum"_s}) {
        QSqlQuery rows{database.connection()};
        if (!rows.exec(u"SELECT * FROM %1 ORDER BY 1, 2"_s.arg(table)))
            text += " cannot be read";
        while (rows.next()) {
            for (int column = 0; rows.value(column).isValid(); ++column)
                text += ' ' + rows.value(column).toByteArray();
        }
        text += " | ";
    }
    return text;
}

void practise(const QString& path, int attempts)
{
    PracticeDatabase database{path};
    for (int i = 0; i < attempts; ++i)
        database.add(sampleAttempt(), sampleMemory());
}

/// What is done with the file of practice, which is opened for it and stays so if it can be written.
class PracticeWrite : public Write {
public:
    void prepare() override { practise(practicePath(), 2); }
    void write(const Tell& tell) override
    {
        if (!database_ || !database_->canBeWritten())
            database_ = std::make_unique<PracticeDatabase>(practicePath());
        tell(database_->trouble() == PracticeTrouble::none && change(*database_));
    }
    void close() override { database_.reset(); }
    Parts look() override { return {practiceIn(practicePath())}; }

protected:
    virtual bool change(PracticeDatabase& database) = 0;

private:
    std::unique_ptr<PracticeDatabase> database_;
};

class Attempts : public PracticeWrite {
    bool change(PracticeDatabase& database) override { return database.add(sampleAttempt(), sampleMemory()); }
};

class FirstAttempt : public Attempts {
public:
    void prepare() override {}
};

class PagesRead : public PracticeWrite {
    bool change(PracticeDatabase& database) override { return database.noteRead({u"rook"_s, 1, 2}, {}); }
};

class Forgetting : public PracticeWrite {
    bool change(PracticeDatabase& database) override { return database.forgetEverything(); }
};

class Backups : public PracticeWrite {
public:
    void prepare() override
    {
        PracticeWrite::prepare();
        practise(backupPath(), 1);
    }
    Parts look() override { return {practiceIn(backupPath()), practiceIn(practicePath())}; }

private:
    bool change(PracticeDatabase& database) override { return database.backUp(backupPath()); }
};

class Restoring : public PracticeWrite {
public:
    void prepare() override
    {
        PracticeWrite::prepare();
        practise(backupPath(), 1);
    }
    Parts look() override { return {practiceIn(practicePath()), practiceIn(backupPath())}; }

private:
    bool change(PracticeDatabase& database) override { return database.restore(backupPath()); }
};

class Tables : public PracticeWrite {
public:
    void prepare() override
    {
        PracticeWrite::prepare();
        put(path(), "the table of last year");
    }
    Parts look() override { return {bytesAt(path())}; }

private:
    static QString path() { return QDir::homePath() + u"/table.csv"_s; }
    bool change(PracticeDatabase& database) override
    {
        const auto table = store::attemptsAsCsv(database);
        return table && store::writeForUser(path(), *table);
    }
};

/// A file that is no practice goes out of the way whole, under whatever name.
class DamagedPractice : public PracticeWrite {
public:
    void prepare() override { put(practicePath(), damaged); }
    void write(const Tell& tell) override
    {
        const PracticeDatabase database{practicePath()};
        tell(database.trouble() != PracticeTrouble::unusable);
    }
    Parts look() override
    {
        const QDir folder = QFileInfo{practicePath()}.dir();
        for (const QString& name : folder.entryList(QDir::Files)) {
            if (bytesAt(folder.filePath(name)) == damaged)
                return {name == practicePath().section(u'/', -1) ? "where it was" : "set aside"};
        }
        return {"lost"};
    }

private:
    static constexpr auto damaged = "no practice, but somebody's file that must not be lost";
    bool change(PracticeDatabase& /*database*/) override { return true; }
};

// Games.

class Games : public Write {
public:
    void prepare() override { put(path(), games); }
    Parts look() override { return {bytesAt(path())}; }

protected:
    static QString path() { return QDir::homePath() + u"/games.pgn"_s; }
    static constexpr auto games = "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n\n"
                                  "[White \"C\"]\n\n1. c4 *\n";
};

class SavingAs : public Games {
    void write(const Tell& tell) override
    {
        tell(static_cast<bool>(store::writeGame(path(), gameText(oneFen))));
    }
};

class SavingOneOfThree : public Games {
    void write(const Tell& tell) override
    {
        // Where it stands is asked again, as opening the file again does.
        const std::string text = bytesAt(path()).toStdString();
        const chess::PgnIndexEntry entry = chess::index_pgn(text)[1];
        const store::GameInFile game{path(), store::stampOf(path()), entry.offset, entry.length, entry.place};
        tell(static_cast<bool>(store::replaceGame(game, gameText(oneFen))));
    }
};

// Every write is one program's, so that it can be killed and nothing of it is left in this one.

void useHome(const QString& folder)
{
    for (const char* variable : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
        qputenv(variable, folder.toUtf8());
    QDir{}.mkpath(folder + u"/tmp"_s);
    qputenv("TMPDIR", folder.toUtf8() + "/tmp");
}

/// What a program said, and whether it was killed.
struct Said {
    QByteArray text;
    bool wasKilled = false;
};

using Say = std::function<void(const QByteArray& text)>;

/// Runs a function in a program of its own, which has a folder as its home.
Said inAProgram(const QString& home, const std::function<void(const Say& say)>& work)
{
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0)
        std::abort();
    const pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        useHome(home);
        std::array<char, 8> name{"program"};
        std::array<char*, 2> arguments{name.data(), nullptr};
        int count = 1;
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
        const QCoreApplication application{count, arguments.data()};
        work([&](const QByteArray& text) {
            [[maybe_unused]] const auto written =
                write(ends[1], text.constData(), static_cast<std::size_t>(text.size()));
        });
        _exit(EXIT_SUCCESS);
    }
    close(ends[1]);
    Said said;
    std::array<char, 4096> bytes{};
    for (ssize_t count = 0; (count = read(ends[0], bytes.data(), bytes.size())) > 0;)
        said.text.append(bytes.data(), count);
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    said.wasKilled = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    EXPECT_TRUE(said.wasKilled || (WIFEXITED(status) && WEXITSTATUS(status) == 0)) << "it crashed";
    return said;
}

/// The files in a folder and below, but for those that SQLite keeps beside its own and looks after, and the
/// one draft that QSaveFile may leave beside a file of the user's if it is stopped between its last two
/// steps; those with the time in their names are told without it.
QStringList filesIn(const QString& folder)
{
    static const QRegularExpression time{u"-[0-9-]+\\+*$"_s};
    static const QRegularExpression lookedAfter{
        u"^tmp/|\\.db-(wal|shm)$|^(table\\.csv|games\\.pgn)\\.[A-Za-z]{6}$"_s};
    QStringList names;
    QDirIterator files{folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories};
    while (files.hasNext()) {
        const QString name = QDir{folder}.relativeFilePath(files.next());
        if (!lookedAfter.match(name).hasMatch())
            names.append(QString{name}.remove(time));
    }
    names.sort();
    return names;
}

std::string namesIn(const QString& folder)
{
    return filesIn(folder).join(u' ').toStdString();
}

void copyFolder(const QString& from, const QString& to)
{
    QDirIterator files{from, QDir::Files, QDirIterator::Subdirectories};
    while (files.hasNext()) {
        const QString copy = to + u'/' + QDir{from}.relativeFilePath(files.next());
        QDir{}.mkpath(QFileInfo{copy}.path());
        ASSERT_TRUE(QFile::copy(files.filePath(), copy));
    }
}

constexpr std::array mishaps{Mishap::failsOnce, Mishap::failsOnward, Mishap::endsProgram};

/// Errors that come and go, and errors that last, taken in turn.
int errorAt(int number, Mishap mishap)
{
    static constexpr std::array passing{EIO, EACCES};
    static constexpr std::array lasting{ENOSPC, EROFS, EIO};
    const auto at = static_cast<std::size_t>(number);
    return mishap == Mishap::failsOnce ? passing[at % passing.size()] : lasting[at % lasting.size()];
}

/// A folder that takes no time to write in, where the system has one.
QString quickFolder()
{
    const QString memory = u"/dev/shm"_s;
    return (QFileInfo{memory}.isWritable() ? memory : QDir::tempPath()) + u"/rightcorner-XXXXXX"_s;
}

struct Case {
    const char* name;
    std::unique_ptr<Write> (*make)();
};

void PrintTo(const Case& test, std::ostream* out)
{
    *out << test.name;
}

template <typename Kind>
std::unique_ptr<Write> make()
{
    return std::make_unique<Kind>();
}

class EveryWriteTest : public testing::TestWithParam<Case> {
protected:
    EveryWriteTest()
    {
        inAProgram(before.path(), [this](const Say& /*say*/) { write->prepare(); });
        copyFolder(before.path(), after.path());
        old = lookAt(before.path());
        const Said said = writeIn(after.path(), [] {});
        EXPECT_FALSE(said.text.contains('n')) << "undisturbed, it works";
        fresh = lookAt(after.path());
    }

    /// Writes in a folder, after something was arranged and until it is told as kept if that is wanted; says
    /// y or n for each part as soon as that is told.
    Said writeIn(const QString& home, const std::function<void()>& arrange, bool untilKept = false)
    {
        return inAProgram(home, [&](const Say& say) {
            bool isKept = true;
            const auto tell = [&](bool isPartKept) {
                isKept = isKept && isPartKept;
                say(isPartKept ? "y" : "n");
            };
            arrange();
            write->write(tell);
            if (!untilKept)
                write->close();
            const int calls = test::mendCalls();
            if (!isKept && untilKept) {
                say(" ");
                write->write(tell);
            }
            write->close();
            // What failed there is tried again after a while, which may be now.
            store::DiskThread::instance().finish();
            say(" " + QByteArray::number(calls));
        });
    }
    /// What is there; looking changes nothing, for it is a copy that is looked at.
    Parts lookAt(const QString& home)
    {
        const QTemporaryDir copy{quickFolder()};
        copyFolder(home, copy.path());
        return startIn(copy.path());
    }
    /// What a program finds that starts in a folder, and may mend.
    Parts startIn(const QString& home)
    {
        const Said said = inAProgram(home, [this](const Say& say) {
            for (const QByteArray& part : write->look())
                say(part.toHex() + ',');
        });
        Parts parts;
        for (const QByteArray& part : said.text.chopped(1).split(','))
            parts.push_back(QByteArray::fromHex(part));
        return parts;
    }
    /// A folder as it was before.
    std::unique_ptr<QTemporaryDir> freshHome()
    {
        auto home = std::make_unique<QTemporaryDir>(quickFolder());
        copyFolder(before.path(), home->path());
        return home;
    }
    void expectWhole(const Parts& parts, const QByteArray& told)
    {
        ASSERT_EQ(parts.size(), old.size());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const bool isToldAsKept =
                told.size() > static_cast<qsizetype>(i) && told[static_cast<qsizetype>(i)] == 'y';
            if (isToldAsKept)
                EXPECT_EQ(parts[i].toStdString(), fresh[i].toStdString()) << "it was told as kept";
            else
                EXPECT_TRUE(parts[i] == old[i] || parts[i] == fresh[i]) << parts[i].toStdString();
        }
    }

    /// Whether there was a call of a number to go wrong; looks at what came of it.
    bool goWrongAt(int number, Mishap mishap)
    {
        const auto home = freshHome();
        const auto breakOne = [&](const QString& folder) {
            return [=] { test::breakCall(folder.toStdString(), number, mishap, errorAt(number, mishap)); };
        };
        const Said said = writeIn(home->path(), breakOne(home->path()));
        const QList<QByteArray> words = said.text.split(' ');
        if (!said.wasKilled && words.last().toInt() <= number)
            return false;
        const Parts parts = lookAt(home->path());
        expectWhole(parts, words.first());
        if (said.wasKilled) {
            writeIn(home->path(), [] {});
            EXPECT_EQ(namesIn(home->path()), namesIn(after.path())) << "the next start tidies up";
        } else if (mishap == Mishap::failsOnce) {
            for (const QString& file : filesIn(home->path()))
                EXPECT_TRUE(filesIn(after.path()).contains(file) || filesIn(before.path()).contains(file))
                    << "litter: " << file.toStdString();
        }
        if (words.first().contains('n'))
            expectKeptInTheEnd(breakOne);
        return true;
    }
    /// What was told as not kept is kept when it is written again.
    template <typename Break>
    void expectKeptInTheEnd(Break breakOne)
    {
        const auto home = freshHome();
        const Said said = writeIn(home->path(), breakOne(home->path()), true);
        const QByteArray again = said.text.split(' ').value(1);
        EXPECT_TRUE(!again.isEmpty() && !again.contains('n')) << said.text.constData();
        EXPECT_TRUE(lookAt(home->path()) == fresh);
        EXPECT_EQ(namesIn(home->path()), namesIn(after.path()));
    }

    const std::unique_ptr<Write> write = GetParam().make();
    QTemporaryDir before{quickFolder()};
    QTemporaryDir after{quickFolder()};
    Parts old;
    Parts fresh;
};

// Faults 29, 30, 31, 32, 40 and 46
TEST_P(EveryWriteTest, IsWholeWhateverGoesWrongAndWhenever)
{
    EXPECT_NE(old, fresh);
    for (const Mishap mishap : mishaps) {
        int number = 0;
        const auto goesWrong = [&] {
            SCOPED_TRACE("call " + std::to_string(number) + ", mishap " +
                         std::to_string(static_cast<int>(mishap)));
            return goWrongAt(number, mishap);
        };
        while (goesWrong())
            ++number;
        EXPECT_GE(number, 3) << "so few calls write nothing";
    }
}

INSTANTIATE_TEST_SUITE_P(
    OfThisProgram, EveryWriteTest,
    testing::Values(Case{"RunningRound", &make<RunningRound>}, Case{"FirstRound", &make<FirstRound>},
                    Case{"EarlierRounds", &make<EarlierRounds>}, Case{"Settings", &make<Settings>},
                    Case{"Attempt", &make<Attempts>}, Case{"FirstAttempt", &make<FirstAttempt>},
                    Case{"PageRead", &make<PagesRead>}, Case{"Forgetting", &make<Forgetting>},
                    Case{"Backup", &make<Backups>}, Case{"Restoring", &make<Restoring>},
                    Case{"Table", &make<Tables>}, Case{"DamagedPractice", &make<DamagedPractice>},
                    Case{"SavingAs", &make<SavingAs>}, Case{"SavingOneOfThree", &make<SavingOneOfThree>}),
    [](const auto& test) { return std::string{test.param.name}; });

// Fault 46
TEST(ClosedFileTest, WhatCouldBeOpenedForReadingOnlyIsOpenedAgain)
{
    const QTemporaryDir home{quickFolder()};
    const auto keep = [](const Say& say) {
        const auto openOnce = [](int number) {
            practise(practicePath(), 1);
            test::breakCall(QDir::homePath().toStdString(), number, Mishap::failsOnce, EACCES);
            store::PracticeStore store{practicePath()};
            QSignalSpy kept{&store, &store::PracticeStore::kept};
            QSignalSpy opened{&store, &store::PracticeStore::opened};
            store.open();
            opened.wait(20'000);
            const int calls = test::mendCalls();
            store.add(sampleAttempt(), sampleMemory());
            const bool isKept = kept.count() > 0 || kept.wait(20'000);
            return std::pair{isKept, calls > number};
        };
        for (int number = 0;; ++number) {
            const auto [isKept, wasBroken] = openOnce(number);
            say(isKept ? "y" : "n");
            if (!wasBroken)
                break;
        }
    };
    const Said said = inAProgram(home.path(), keep);
    EXPECT_GT(said.text.size(), 4);
    EXPECT_FALSE(said.text.contains('n')) << said.text.constData();
}

// A start that succeeded is no failure because nothing may be removed.
// Fault 46
TEST(ClosedFileTest, AStartThatSucceededIsForgottenWhereNothingCanBeRemoved)
{
    const QTemporaryDir home{quickFolder()};
    const Said said = inAProgram(home.path(), [](const Say& say) {
        for (int start = 0; start < 4; ++start) {
            process::StartWatch watch{QDir::homePath()};
            say(watch.isThirdAttempt() ? "third" : "y");
            test::breakCall(QDir::homePath().toStdString(), 0, Mishap::failsOnce, EACCES);
            watch.succeed();
            test::mendCalls();
        }
    });
    EXPECT_EQ(said.text, "yyyy");
}

} // namespace
} // namespace app_test
