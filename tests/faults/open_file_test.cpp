// SPDX-License-Identifier: GPL-3.0-or-later

// Faults of files that are kept open or read again later.

#include <QDir>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <functional>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "each_call.h"
#include "failing_calls.h"
#include "process/start_watch.h"
#include "programs.h"
#include "store/practice_database.h"
#include "store/practice_sample.h"
#include "store/practice_store.h"
#include "writes.h"

namespace app_test {
namespace {

using namespace Qt::StringLiterals;
using store::PracticeDatabase;
using test::Mishap;

/// Adds an attempt and waits until it is reported as saved or failed; returns true if it is saved.
bool isKeptBy(store::PracticeStore& store)
{
    QSignalSpy kept{&store, &store::PracticeStore::kept};
    QSignalSpy failing{&store, &store::PracticeStore::failingChanged};
    store.add(sampleAttempt(), sampleMemory());
    const bool isTold = QTest::qWaitFor([&] { return !kept.isEmpty() || !failing.isEmpty(); }, 20'000);
    return isTold && !kept.isEmpty();
}

int attemptsIn(const QString& path)
{
    const PracticeDatabase database{path};
    QSqlQuery attempts{database.connection()};
    return attempts.exec(u"SELECT count(*) FROM attempt"_s) && attempts.next() ? attempts.value(0).toInt()
                                                                               : -1;
}

/// Adds attempts to a file that has four, the first while something happens; says whether the last is kept,
/// how many there are then, and how many calls there were.
void practiseThrough(const std::function<void(store::PracticeStore& store)>& begin, int added, const Say& say)
{
    practise(practicePath(), 4);
    int calls = 0;
    bool isKept = false;
    {
        store::PracticeStore store{practicePath()};
        begin(store);
        isKept = isKeptBy(store);
        calls = test::mendCalls();
        for (int i = 1; i < added; ++i)
            isKept = isKeptBy(store);
    }
    say(isKept ? "kept " : "not kept ");
    say(QByteArray::number(attemptsIn(practicePath())) + ' ' + QByteArray::number(calls));
}

void open(store::PracticeStore& store)
{
    QSignalSpy opened{&store, &store::PracticeStore::opened};
    store.open();
    opened.wait(20'000);
}

void haveFolderVanishAt(int call)
{
    test::interruptCall(QDir::homePath().toStdString(), call, removeFolderOf);
}

/// Expects a file of practice that is there in the end, wherever the folder vanished, with so many attempts.
void expectAttemptsInTheEnd(const std::function<void(store::PracticeStore& store, int call)>& begin,
                            const testing::Matcher<int>& attempts, int added = 2)
{
    lookAtEachCall("the folder vanishes", [&](int call) {
        const QTemporaryDir home{quickFolder()};
        const Said said = inAProgram(home.path(), [&](const Say& say) {
            practiseThrough([&](store::PracticeStore& store) { begin(store, call); }, added, say);
        });
        const QList<QByteArray> words = said.text.split(' ');
        EXPECT_EQ(words.first(), "kept") << said.text.constData();
        EXPECT_THAT(words.value(1).toInt(), attempts) << said.text.constData();
        return words.last().toInt() > call;
    });
}

void openAndHaveFolderVanish(store::PracticeStore& store, int call)
{
    open(store);
    haveFolderVanishAt(call);
}

// Fault 41
TEST(VanishedFolderTest, PracticeThatIsOpenIsMadeAgainWithAllThatWasInIt)
{
    expectAttemptsInTheEnd(openAndHaveFolderVanish, 6);
}

// Fault 41
TEST(VanishedFolderTest, PracticeReportedAsSavedSurvivesAnExit)
{
    constexpr int added = 1;
    expectAttemptsInTheEnd(openAndHaveFolderVanish, 5, added);
}

// Data saved by earlier programs may vanish with the folder then.
// Fault 41
TEST(VanishedFolderTest, PracticeThatIsBeingOpenedKeepsAllThatIsAdded)
{
    const auto openThen = [](store::PracticeStore& store, int call) {
        haveFolderVanishAt(call);
        open(store);
    };
    expectAttemptsInTheEnd(openThen, testing::AnyOf(6, 2));
}

// Fault 41
TEST(VanishedFolderTest, PracticeThatIsBeingMadeAgainKeepsAllThatIsAdded)
{
    const auto removeFirst = [](store::PracticeStore& store, int call) {
        open(store);
        removeFolderOf(practicePath().toStdString());
        haveFolderVanishAt(call);
    };
    expectAttemptsInTheEnd(removeFirst, testing::AnyOf(6, 2));
}

// Fault 46
TEST(ClosedFileTest, ReopensFilesThatWereReadOnly)
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
TEST(ClosedFileTest, ASuccessfulStartIsClearedWithoutRemovalRights)
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
