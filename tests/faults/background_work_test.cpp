// SPDX-License-Identifier: GPL-3.0-or-later

// Everything that works in the background, with each of its allocations failing in its turn and without a
// thread.

#include <QCoreApplication>
#include <QFile>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <atomic>
#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "chess/fen.h"
#include "console/uci.h"
#include "programs.h"
#include "scarce_resources.h"
#include "session/dealer.h"
#include "session/guide.h"
#include "session/method_supply.h"
#include "session/reply_thread.h"
#include "session/table_supply.h"
#include "store/disk_thread.h"
#include "store/games_search.h"
#include "store/pgn_thread.h"
#include "store/practice_sample.h"
#include "store/practice_store.h"
#include "trainer/coach/stage.h"
#include "trainer/method/method.h"
#include "writes.h"

namespace app_test {
namespace {

using namespace Qt::StringLiterals;
using endgame::Material;

constexpr char hasResult = 'r';
constexpr char hasFailed = 'f';

/// The outcome of a task, once it is known.
using Outcome = std::optional<char>;

/// Something that is done in the background.
class Task {
public:
    Task() = default;
    Task(const Task&) = delete;
    Task& operator=(const Task&) = delete;
    virtual ~Task() = default;

    virtual void start() = 0;

    /// Starts the task and waits for what becomes of it, which is to be reported. A lasting shortage ends
    /// once it has been met several times.
    char run()
    {
        constexpr int enough = 4;
        start();
        while (!outcome) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
            if (test::failedAllocations() >= enough)
                test::mendAllocations();
        }
        return *outcome;
    }

protected:
    auto report(char what)
    {
        return [this, what] { outcome = what; };
    }

    Outcome outcome;
};

chess::Position positionOf(const char* fen)
{
    return *chess::Position::from(chess::parse_fen(fen)->setup);
}

const Material& rook()
{
    static const Material material = *Material::parse("KRK");
    return material;
}

const endgame::Tablebase& tables()
{
    static const endgame::TablebaseStore store = [] {
        endgame::TablebaseStore learning;
        learning.learn(rook());
        return learning;
    }();
    return store.known();
}

constexpr auto rookMates = "8/8/8/3k4/8/8/4R3/4K3 w - - 0 1";
constexpr auto bishopAndKnightMate = "7k/8/5K2/5B2/4N3/8/8/8 w - - 0 1";

class ReplyTask : public Task {
public:
    explicit ReplyTask(trainer::Opponent opponent) : opponent_{opponent} {}
    void start() override
    {
        QObject::connect(&replies_, &session::ReplyThread::found, report(hasResult));
        QObject::connect(&replies_, &session::ReplyThread::failing, report(hasFailed));
        replies_.ask(trainer::Game{positionOf(rookMates)}, tables(), opponent_, {});
    }

private:
    trainer::Opponent opponent_;
    session::ReplyThread replies_;
};

class StepTask : public Task {
public:
    void start() override
    {
        static const endgame::Forcing ranks = *trainer::method::number_ranks();
        QObject::connect(&guide_, &session::Guide::found,
                         [this] { outcome = guide_.hasFailed() ? hasFailed : hasResult; });
        guide_.learn(ranks);
        guide_.ask(trainer::Game{positionOf(bishopAndKnightMate)});
    }

private:
    session::Guide guide_;
};

/// Something like the ranks of the method, which take seconds.
class RanksTask : public Task {
public:
    void start() override
    {
        QObject::connect(&supply_, &session::MethodSupply::changed,
                         [this] { outcome = isDone_ ? hasResult : hasFailed; });
        supply_.want();
    }

private:
    bool isDone_ = false;
    session::MethodSupply supply_{[this](const std::stop_token&) -> std::optional<endgame::Forcing> {
        std::vector<std::unique_ptr<int>> numbers;
        for (int number = 0; number < 3; ++number)
            numbers.push_back(std::make_unique<int>(number));
        isDone_ = true;
        return std::nullopt;
    }};
};

class TablesTask : public Task {
public:
    void start() override
    {
        QObject::connect(&supply_, &session::TableSupply::changed, [this] {
            if (supply_.known().covers(rook()))
                outcome = hasResult;
            else if (supply_.obstacleTo(rook()) == session::TableSupply::Obstacle::outOfMemory)
                outcome = hasFailed;
        });
        supply_.want({rook()});
    }

private:
    session::TableSupply supply_;
};

class DealTask : public Task {
public:
    void start() override
    {
        QObject::connect(&dealer_, &session::Dealer::dealt, report(hasResult));
        QObject::connect(&dealer_, &session::Dealer::failed, [this](session::DealTrouble trouble) {
            outcome = trouble == session::DealTrouble::outOfMemory ? hasFailed : '?';
        });
        QObject::connect(&supply_, &session::TableSupply::changed, [this] { dealer_.look(supply_); });
        trainer::Drill drill{trainer::Seat::defender, {}};
        drill.request.material = rook();
        dealer_.ask(drill, 7);
        supply_.want({rook()});
    }

private:
    session::TableSupply supply_;
    session::Dealer dealer_;
};

class FileTask : public Task {
protected:
    FileTask()
    {
        QObject::connect(&thread, &store::PgnThread::failed, &context, [this](store::FileTrouble trouble) {
            outcome = trouble == store::FileTrouble::noGame ? '?' : hasFailed;
        });
    }
    static std::shared_ptr<const store::GameList> twoGames()
    {
        const QByteArray text = "[White \"Müller\"]\n\n1. e4 {best} e5 (1... c5) *\n\n1. d4 *\n";
        return std::make_shared<const store::GameList>(
            store::GameList{{{}, text}, {}, chess::index_pgn(text.toStdString())});
    }

    /// One for all runs of a program: Qt itself does not survive that memory runs out when it makes its first
    /// object on a thread.
    static store::PgnThread& sharedThread()
    {
        static store::PgnThread thread;
        return thread;
    }

    store::PgnThread& thread = sharedThread();
    QObject context;
};

class ListTask : public FileTask {
public:
    void start() override
    {
        QObject::connect(&thread, &store::PgnThread::listed, &context, report(hasResult));
        thread.list(twoGames()->source);
    }
};

class ReadTask : public FileTask {
public:
    void start() override
    {
        QObject::connect(&thread, &store::PgnThread::gameRead, &context, report(hasResult));
        thread.read(twoGames(), 0);
    }
};

class ReadCourseTask : public FileTask {
public:
    void start() override
    {
        QObject::connect(&thread, &store::PgnThread::courseRead, &context, report(hasResult));
        thread.readCourse(u":/courses/queen.en.pgn"_s);
    }
};

class SearchTask : public FileTask {
public:
    void start() override
    {
        QObject::connect(&search_, &store::GamesSearch::found, report(hasResult));
        QObject::connect(&search_, &store::GamesSearch::failed, report(hasFailed));
        search_.search(twoGames(), u"müller"_s);
    }

private:
    store::GamesSearch search_;
};

struct KindOfTask {
    const char* name;
    std::unique_ptr<Task> (*make)();
};

void PrintTo(const KindOfTask& kind, std::ostream* out)
{
    *out << kind.name;
}

template <typename Kind, auto... arguments>
std::unique_ptr<Task> makeTask()
{
    return std::make_unique<Kind>(arguments...);
}

class BackgroundWorkTest : public ::testing::TestWithParam<KindOfTask> {
protected:
    static char run() { return GetParam().make()->run(); }
    /// Runs the task with each of its allocations failing in its turn, until there are no more; of many only
    /// some are tried.
    static void runWithEach(test::Shortage shortage, const Say& say)
    {
        constexpr int all = 20;
        bool isThere = true;
        for (int number = 0; isThere; number += number < all ? 1 : number / 4) {
            test::breakAllocation(number, shortage);
            say(QByteArray{1, run()});
            isThere = number < test::mendAllocations();
        }
    }

    const QTemporaryDir home{quickFolder()};
};

// Fault 50
TEST_P(BackgroundWorkTest, ReportsThatMemoryRanOutAndGoesOn)
{
    const QByteArray outcomes = inAProgram(home.path(), [](const Say& say) {
                                    // Create singletons beforehand.
                                    say(QByteArray{1, run()});
                                    runWithEach(test::Shortage::once, say);
                                    say(" ");
                                    runWithEach(test::Shortage::lasting, say);
                                }).text;
    const QList<QByteArray> parts = outcomes.split(' ');
    ASSERT_EQ(parts.size(), 2) << outcomes.toStdString();
    EXPECT_EQ(outcomes.front(), hasResult);
    for (const QByteArray& part : parts) {
        EXPECT_TRUE(part.endsWith(hasResult)) << outcomes.toStdString();
        EXPECT_GE(part.count(hasFailed), 3) << outcomes.toStdString();
        EXPECT_EQ(part.count(hasFailed) + part.count(hasResult), part.size()) << outcomes.toStdString();
    }
}

// Fault 50
TEST_P(BackgroundWorkTest, ReportsThatNoThreadCanBeStartedAndGoesOn)
{
    const Said said = inAProgram(home.path(), [](const Say& say) {
        test::refuseThreads(true);
        say(QByteArray{1, run()});
        test::refuseThreads(false);
        say(QByteArray{1, run()});
    });
    EXPECT_EQ(said.text, "fr");
}

// Fault 50
TEST(WritingWithoutThreads, FilesAreWrittenAndLaterOnesInTheBackgroundAgain)
{
    const QTemporaryDir home{quickFolder()};
    const Said said = inAProgram(home.path(), [&home](const Say& say) {
        const QString path = home.filePath(u"kept"_s);
        const auto content = [&path] {
            QFile file{path};
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
        };
        store::DiskThread disk;
        test::refuseThreads(true);
        disk.write(path, "1");
        say(content());
        test::refuseThreads(false);
        disk.write(path, "2");
        disk.finish();
        say(content());
    });
    EXPECT_EQ(said.text, "12");
}

// Fault 50
TEST(WritingWithoutMemory, AFileIsWrittenOnceThereIsSome)
{
    const QTemporaryDir home{quickFolder()};
    const Said said = inAProgram(home.path(), [&home](const Say& say) {
        store::DiskThread disk;
        bool isWritten = false;
        QObject::connect(&disk, &store::DiskThread::done,
                         [&isWritten](const QString&, bool isThere) { isWritten = isThere; });
        const auto writeWithout = [&](int number) {
            isWritten = false;
            test::breakAllocation(number, test::Shortage::lasting);
            disk.write(home.filePath(u"kept"_s), QByteArray::number(number));
            while (!isWritten) {
                QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
                if (test::failedAllocations() > 1)
                    test::mendAllocations();
            }
            test::mendAllocations();
            say("y");
        };
        // Qt makes its first object on the thread.
        writeWithout(1'000'000);
        for (const int number : {0, 1, 2, 3, 5, 8})
            writeWithout(number);
    });
    EXPECT_EQ(said.text, "yyyyyyy");
}

// Fault 50
TEST(PractisingWithoutThreads, AttemptsAreKept)
{
    const QTemporaryDir home{quickFolder()};
    const Said said = inAProgram(home.path(), [](const Say& say) {
        test::refuseThreads(true);
        {
            store::PracticeStore store{practicePath()};
            store.add(sampleAttempt(), sampleMemory());
        }
        test::refuseThreads(false);
        store::PracticeDatabase database{practicePath()};
        say(QByteArray::number(database.memories().size()));
    });
    EXPECT_EQ(said.text, "1");
}

// Fault 50
TEST(PractisingWithoutMemory, AttemptsAreKeptOnceThereIsSome)
{
    const QTemporaryDir home{quickFolder()};
    const Said said = inAProgram(home.path(), [](const Say& say) {
        int kept = 0;
        store::PracticeStore store{practicePath()};
        QObject::connect(&store, &store::PracticeStore::kept, [&kept] { ++kept; });
        const auto addWithout = [&](int number) {
            const int before = kept;
            test::breakAllocation(number, test::Shortage::lasting);
            store.add(sampleAttempt(trainer::practice::Time{std::chrono::hours{number + 24}}),
                      sampleMemory());
            while (kept == before) {
                QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
                if (test::failedAllocations() > 3)
                    test::mendAllocations();
            }
            test::mendAllocations();
        };
        // Qt makes its first object on the thread, and the file is opened.
        addWithout(1'000'000);
        for (int number = 0; number < 200; number += 1 + number / 8)
            addWithout(number);
        bool isDone = false;
        int attempts = 0;
        store.ask(
            [](store::PracticeDatabase& database) {
                QSqlQuery query{u"SELECT count(*) FROM attempt"_s, database.connection()};
                return query.next() ? query.value(0).toInt() : -1;
            },
            [&](int found) {
                attempts = found;
                isDone = true;
            });
        while (!isDone)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        say(kept == attempts ? "all" : "some");
    });
    EXPECT_EQ(said.text, "all");
}

/// The console's engine, and whether it has said that it is ready and what it plays.
class TalkedTo {
public:
    void obey(std::string_view line) { session_.obey(line); }
    void awaitReady() { await(isReady_); }
    void awaitMove() { await(hasMoved_); }

private:
    static void await(std::atomic<bool>& isSaid)
    {
        while (!isSaid.exchange(false))
            std::this_thread::yield();
    }

    std::atomic<bool> isReady_ = false;
    std::atomic<bool> hasMoved_ = false;
    console::UciSession session_{[this](std::string_view line) {
        if (line == "readyok")
            isReady_ = true;
        if (line.starts_with("bestmove "))
            hasMoved_ = true;
    }};
};

const std::string position = "position fen " + std::string{rookMates};

// Fault 50
TEST(UciWithoutThreads, AnswersAllTheSame)
{
    const QTemporaryDir home{quickFolder()};
    const Said said = inAProgram(home.path(), [](const Say& say) {
        test::refuseThreads(true);
        TalkedTo engine;
        for (const char* player : {"Perfect", "Method"}) {
            engine.obey("setoption name Player value " + std::string{player});
            engine.obey(position);
            engine.obey("isready");
            engine.awaitReady();
            engine.obey("go infinite");
            engine.awaitMove();
            say("y");
        }
    });
    EXPECT_EQ(said.text, "yy");
}

// Fault 50
TEST(UciWithoutMemory, AnswersAllTheSame)
{
    const QTemporaryDir home{quickFolder()};
    const Said said = inAProgram(home.path(), [](const Say& say) {
        for (int number = 0; number < 20; ++number) {
            TalkedTo engine;
            test::breakAllocation(number, test::Shortage::once);
            engine.obey(position);
            engine.obey("isready");
            engine.awaitReady();
            test::breakAllocation(number, test::Shortage::once);
            engine.obey("go depth 2");
            engine.awaitMove();
            test::mendAllocations();
            say("y");
        }
    });
    EXPECT_EQ(said.text, QByteArray(20, 'y'));
}

INSTANTIATE_TEST_SUITE_P(
    Every, BackgroundWorkTest,
    ::testing::Values(KindOfTask{"perfect_reply", &makeTask<ReplyTask, trainer::Opponent::perfect>},
                      KindOfTask{"searched_reply", &makeTask<ReplyTask, trainer::Opponent::rule_of_thumb>},
                      KindOfTask{"step_of_the_method", &makeTask<StepTask>},
                      KindOfTask{"ranks", &makeTask<RanksTask>}, KindOfTask{"tables", &makeTask<TablesTask>},
                      KindOfTask{"deal", &makeTask<DealTask>}, KindOfTask{"list", &makeTask<ListTask>},
                      KindOfTask{"read", &makeTask<ReadTask>},
                      KindOfTask{"course", &makeTask<ReadCourseTask>},
                      KindOfTask{"search", &makeTask<SearchTask>}),
    [](const auto& kind) { return std::string{kind.param.name}; });

} // namespace
} // namespace app_test
