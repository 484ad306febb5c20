// SPDX-License-Identifier: GPL-3.0-or-later
#include "writes.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSqlQuery>
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <ostream>
#include <string>
#include <utility>

#include "chess/pgn_index.h"
#include "store/data_folder.h"
#include "store/disk_thread.h"
#include "store/kept_round.h"
#include "store/pgn_file.h"
#include "store/practice_csv.h"
#include "store/practice_database.h"
#include "store/practice_sample.h"
#include "store/preferences.h"
#include "store/round_history.h"
#include "store/whole_file.h"

namespace app_test {
namespace {

using namespace Qt::StringLiterals;
using store::PracticeDatabase;
using store::PracticeTrouble;

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

/// Waits for the thread that writes; returns true if it has reported a file as written.
bool isWrittenByThread(QSignalSpy& done, const QString& path)
{
    store::DiskThread::instance().finish();
    QCoreApplication::processEvents();
    return done.contains(QVariantList{path, true});
}

// Rounds and settings.

/// What a part says of a file that is to be set aside or was, whatever its name.
QByteArray aside(const QString& path)
{
    return path.isEmpty() ? "" : "set aside ";
}

trainer::Round roundOf(const char* fen)
{
    return trainer::Round{chess::position_of(fen), trainer::Seat::both};
}

QByteArray gameText(const char* fen, const QDateTime& begun = {})
{
    return store::toText({roundOf(fen), begun});
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
        return {aside(reading.unreadable) + (reading.kept ? store::toText(*reading.kept) : "none"),
                bytesAt(store::keptRoundCopy())};
    }
};

/// The first round that is ever kept, whose folder is made for it.
class FirstRound : public RunningRound {
public:
    void prepare() override {}
};

QString earlierRoundsCopy()
{
    return store::dataFolder() + u"/rounds.copy.pgn"_s;
}

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
        tell(isWrittenByThread(done, earlierRoundsCopy()));
    }
    Parts look() override
    {
        const store::EarlierRoundsReading reading = store::readEarlierRounds();
        QByteArray texts = aside(reading.unreadable);
        for (const store::KeptRound& round : reading.rounds)
            texts += store::toText(round);
        return {texts, bytesAt(earlierRoundsCopy())};
    }
};

/// One round is left for the next, as `RoundKeeper` does it. Rounds are told apart by the times at which the
/// clock says that they begin, so what is looked at is their order.
class NextRound : public Write {
public:
    void prepare() override
    {
        store::writeKeptRound(gameText(oneFen, QDateTime::currentDateTimeUtc()));
        store::DiskThread::instance().finish();
    }
    void write(const Tell& tell) override
    {
        if (!history_)
            history_ = begin();
        QSignalSpy done{&store::DiskThread::instance(), &store::DiskThread::done};
        tell(store::writeEarlierRounds(history_->texts()));
        tell(store::writeKeptRound(gameText(otherFen, history_->begun())));
        tell(isWrittenByThread(done, earlierRoundsCopy()));
        tell(isWrittenByThread(done, store::keptRoundCopy()));
    }
    Parts look() override
    {
        const store::KeptRoundReading running = store::readKeptRound();
        const store::EarlierRoundsReading earlier = store::readEarlierRounds();
        QByteArray texts = aside(earlier.unreadable);
        for (const store::KeptRound& round : earlier.rounds)
            texts += store::toText(round);
        return {
            withoutTimes(texts),
            withoutTimes(aside(running.unreadable) + (running.kept ? store::toText(*running.kept) : "none")),
            withoutTimes(bytesAt(earlierRoundsCopy())), withoutTimes(bytesAt(store::keptRoundCopy())),
            isInOrder(earlier.rounds, running.kept) ? "in order" : "out of order"};
    }

private:
    static store::RoundHistory begin()
    {
        const store::KeptRoundReading running = store::readKeptRound();
        store::RoundHistory history{store::readEarlierRounds().rounds,
                                    running.kept ? running.kept->begun : QDateTime{}};
        history.leave(gameText(oneFen, history.begun()), trainer::summary_of(roundOf(oneFen)));
        history.begin();
        return history;
    }
    static QByteArray withoutTimes(const QByteArray& texts)
    {
        static const QRegularExpression time{u"[0-9-]+T[0-9:.]+Z"_s};
        return QString::fromUtf8(texts).replace(time, u"at some time"_s).toUtf8();
    }
    /// True if each round began after the one before it. One that is being left may still be the running one.
    static bool isInOrder(std::vector<store::KeptRound> rounds,
                          const std::optional<store::KeptRound>& running)
    {
        if (running && (rounds.empty() || store::toText(rounds.back()) != store::toText(*running)))
            rounds.push_back(*running);
        const auto isNotAfter = [](const store::KeptRound& one, const store::KeptRound& next) {
            return one.begun >= next.begun;
        };
        return std::ranges::adjacent_find(rounds, isNotAfter) == rounds.end();
    }

    std::optional<store::RoundHistory> history_;
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
        return {aside(reading.setAsideAs) + QByteArray::number(reading.preferences.replayMs)};
    }
};

// Practice.

QString usersFile(const QString& name)
{
    return usersFolderIn(QDir::homePath()) + u'/' + name;
}

QString backupPath()
{
    return usersFile(u"practice.db"_s);
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

/// What is done with the file of practice, which is opened for it and stays so if it can be written; else it
/// is made again or opened anew, as `PracticeStore` does it.
class PracticeWrite : public Write {
public:
    void prepare() override { practise(practicePath(), 2); }
    void write(const Tell& tell) override
    {
        if (database_ && !database_->canBeWritten())
            giveUpFile();
        if (!database_)
            database_ = std::make_unique<PracticeDatabase>(practicePath());
        tell(database_->trouble() == PracticeTrouble::none && change(*database_));
    }
    void close() override { database_.reset(); }
    Parts look() override { return {practiceIn(practicePath())}; }

protected:
    virtual bool change(PracticeDatabase& database) = 0;

private:
    void giveUpFile()
    {
        if (database_->trouble() != PracticeTrouble::unusable)
            database_->makeAgain();
        database_.reset();
    }

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
    bool change(PracticeDatabase& database) override { return database.noteRead({u"rook"_s, u"a"_s}, {}); }
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
    static QString path() { return usersFile(u"table.csv"_s); }
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
    static QString path() { return usersFile(u"games.pgn"_s); }
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
        // The place in the file is looked up again, as on reopening it.
        const std::string text = bytesAt(path()).toStdString();
        const auto entries = chess::index_pgn(text);
        if (entries.size() < 2)
            return tell(false);
        const chess::PgnIndexEntry& entry = entries[1];
        const store::GameInFile game{path(), store::stampOf(path()), entry.offset, entry.length, entry.place};
        tell(static_cast<bool>(store::replaceGame(game, gameText(oneFen))));
    }
};

template <typename Kind>
std::unique_ptr<Write> make()
{
    return std::make_unique<Kind>();
}

} // namespace

void PrintTo(const KindOfWrite& kind, std::ostream* out)
{
    *out << kind.name;
}

const std::vector<KindOfWrite>& everyWrite()
{
    static const std::vector<KindOfWrite> kinds{{"RunningRound", &make<RunningRound>},
                                                {"FirstRound", &make<FirstRound>, false},
                                                {"EarlierRounds", &make<EarlierRounds>},
                                                {"NextRound", &make<NextRound>},
                                                {"Settings", &make<Settings>},
                                                {"Attempt", &make<Attempts>},
                                                {"FirstAttempt", &make<FirstAttempt>, false},
                                                {"PageRead", &make<PagesRead>},
                                                {"Forgetting", &make<Forgetting>},
                                                {"Backup", &make<Backups>},
                                                {"Restoring", &make<Restoring>},
                                                {"Table", &make<Tables>},
                                                {"DamagedPractice", &make<DamagedPractice>, false},
                                                {"SavingAs", &make<SavingAs>},
                                                {"SavingOneOfThree", &make<SavingOneOfThree>}};
    return kinds;
}

QString usersFolderIn(const QString& home)
{
    return home + u"/documents"_s;
}

QString practicePath()
{
    return QDir::homePath() + u"/data/practice.db"_s;
}

void practise(const QString& path, int attempts)
{
    PracticeDatabase database{path};
    for (int i = 0; i < attempts; ++i)
        database.add(sampleAttempt(), sampleMemory());
}

} // namespace app_test
