// SPDX-License-Identifier: GPL-3.0-or-later

// Everything that is written, with something going wrong at each call of the system that takes part, in its
// turn: it fails once, everything fails from there on, or the program is killed; the clock is set, the
// machine sleeps, the disk is slow, or the folder vanishes. In each case, data reported as saved are there,
// the rest is in its old or new state, and no stray files are left.
//
// A folder that becomes read-only or another's, at some call, is one in which everything fails from there on:
// EROFS and EACCES are among the errors.

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "each_call.h"
#include "failing_calls.h"
#include "programs.h"
#include "store/disk_thread.h"
#include "tests/thoroughness.h"
#include "writes.h"

namespace app_test {
namespace {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using test::Mishap;

constexpr std::array mishaps{Mishap::failsOnce, Mishap::failsOnward, Mishap::endsProgram};

/// Errors that come and go, and errors that last, taken in turn.
int errorAt(int number, Mishap mishap)
{
    static constexpr std::array passing{EIO, EACCES};
    static constexpr std::array lasting{ENOSPC, EROFS, EIO, EACCES};
    const auto at = static_cast<std::size_t>(number);
    return mishap == Mishap::failsOnce ? passing[at % passing.size()] : lasting[at % lasting.size()];
}

/// A disturbance at a call that must have no effect.
struct Disturbance {
    const char* name;
    test::Happening happening;
};

test::Happening clockMovesBy(std::chrono::seconds time)
{
    return [time](const std::string&) { test::moveWallClock(time); };
}

const std::array disturbances{
    Disturbance{"the clock is set back a day", clockMovesBy(-24h)},
    Disturbance{"the clock is set back a year", clockMovesBy(-365 * 24h)},
    // No time has passed by the other clocks then.
    Disturbance{"the machine sleeps through the night", clockMovesBy(9h)},
    Disturbance{"the disk is slow", [](const std::string&) { std::this_thread::sleep_for(20ms); }}};

/// True if a file has one of several contents seen before.
bool isOneOf(const QByteArray& part, std::initializer_list<QByteArray> looks)
{
    return std::ranges::find(looks, part) != looks.end();
}

class EveryWriteTest : public testing::TestWithParam<KindOfWrite> {
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

    /// The number of times that a program writes.
    enum class Times { once, untilKept, twice };

    /// Writes in a folder, after something was arranged that ends with the first time; says y or n for each
    /// part as soon as that is told, and in the end how many calls there were.
    Said writeIn(const QString& home, const std::function<void()>& arrange, Times times = Times::once)
    {
        return inAProgram(home, [&](const Say& say) {
            bool isKept = true;
            const auto tell = [&](bool isPartKept) {
                isKept = isKept && isPartKept;
                say(isPartKept ? "y" : "n");
            };
            arrange();
            write->write(tell);
            if (times == Times::once)
                write->close();
            const int calls = test::mendCalls();
            if (times == Times::twice || (times == Times::untilKept && !isKept)) {
                bringBackWhatIsNotOurs(home);
                say(" ");
                write->write(tell);
            }
            write->close();
            // A failed write is retried after a while, which may be now.
            store::DiskThread::instance().finish();
            say(" " + QByteArray::number(calls));
        });
    }
    /// The content of a folder, read from a copy so that the folder is unchanged. Folders with identical
    /// bytes are read only once.
    Parts lookAt(const QString& home)
    {
        const auto [look, isNew] = looks.try_emplace(fingerprintOf(home));
        if (isNew) {
            const QTemporaryDir copy{quickFolder()};
            copyFolder(home, copy.path());
            look->second = startIn(copy.path());
        }
        return look->second;
    }
    /// The content found by a program that starts in a folder, which it may repair.
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
    /// Restores the folders that the program does not create: those of temporary files and of the user.
    void bringBackWhatIsNotOurs(const QString& home)
    {
        makeTemporaryFolder(home);
        if (!QFileInfo::exists(usersFolderIn(home)))
            copyFolder(usersFolderIn(before.path()), usersFolderIn(home));
    }
    /// A folder as it was before.
    std::unique_ptr<QTemporaryDir> freshHome()
    {
        auto home = std::make_unique<QTemporaryDir>(quickFolder());
        copyFolder(before.path(), home->path());
        return home;
    }
    /// The preparation of a program that is interrupted at one call.
    static std::function<void()> interrupting(const QString& home, int number,
                                              const test::Happening& happening)
    {
        return [=] { test::interruptCall(home.toStdString(), number, happening); };
    }
    /// True if a program that reported its number of calls has reached the call of a number.
    static bool hasCall(const Said& said, int number)
    {
        return said.wasKilled || said.text.split(' ').last().toInt() > number;
    }
    /// True if the first write of a part was reported as saved.
    static bool isToldAsKept(const Said& said, std::size_t part)
    {
        const QByteArray told = said.text.split(' ').first();
        return static_cast<qsizetype>(part) < told.size() && told[static_cast<qsizetype>(part)] == 'y';
    }
    /// True if all parts were written a second time and reported as saved.
    static bool isWrittenAgain(const Said& said)
    {
        const QList<QByteArray> words = said.text.split(' ');
        return words.size() == 3 && !words[1].contains('n');
    }
    /// Expects all files to be as intended, and no others.
    void expectFresh(const QString& home)
    {
        const Parts parts = lookAt(home);
        ASSERT_EQ(parts.size(), fresh.size());
        for (std::size_t i = 0; i < parts.size(); ++i)
            EXPECT_EQ(parts[i].toStdString(), fresh[i].toStdString());
        EXPECT_EQ(namesIn(home), namesIn(after.path()));
    }
    void expectNoLitter(const QString& home)
    {
        for (const QString& file : filesIn(home))
            EXPECT_TRUE(filesIn(after.path()).contains(file) || filesIn(before.path()).contains(file))
                << "litter: " << file.toStdString();
    }
    void expectWhole(const Parts& parts, const Said& said)
    {
        ASSERT_EQ(parts.size(), old.size());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (isToldAsKept(said, i))
                EXPECT_EQ(parts[i].toStdString(), fresh[i].toStdString()) << "it was told as kept";
            else
                EXPECT_TRUE(parts[i] == old[i] || parts[i] == fresh[i]) << parts[i].toStdString();
        }
    }

    /// True if a call of a number existed and could fail; checks the result.
    bool goWrongAt(int number, Mishap mishap)
    {
        const auto home = freshHome();
        const auto breakOne = [&](const QString& folder) {
            return [=] { test::breakCall(folder.toStdString(), number, mishap, errorAt(number, mishap)); };
        };
        const Said said = writeIn(home->path(), breakOne(home->path()));
        if (!hasCall(said, number))
            return false;
        expectWhole(lookAt(home->path()), said);
        if (said.wasKilled) {
            writeIn(home->path(), [] {});
            EXPECT_EQ(namesIn(home->path()), namesIn(after.path())) << "the next start tidies up";
        } else if (mishap == Mishap::failsOnce) {
            expectNoLitter(home->path());
        }
        if (said.text.contains('n'))
            expectKeptInTheEnd(breakOne);
        return true;
    }
    /// Parts reported as not saved are saved when written again.
    template <typename Break>
    void expectKeptInTheEnd(Break breakOne)
    {
        const auto home = freshHome();
        const Said said = writeIn(home->path(), breakOne(home->path()), Times::untilKept);
        const QList<QByteArray> words = said.text.split(' ');
        // Threads take turns as they like, and so it may have been kept at once this time.
        const bool isKeptAtOnce = !words.first().contains('n');
        EXPECT_TRUE(isKeptAtOnce || isWrittenAgain(said)) << said.text.constData();
        expectFresh(home->path());
    }

    /// True if a call of a number existed and could be disturbed, which must make no difference.
    bool isUndisturbedAt(int number, const Disturbance& disturbance)
    {
        const auto home = freshHome();
        const Said said = writeIn(home->path(), interrupting(home->path(), number, disturbance.happening));
        if (!hasCall(said, number))
            return false;
        EXPECT_FALSE(said.text.contains('n')) << said.text.constData();
        expectFresh(home->path());
        return true;
    }

    /// The other contents possible if a folder vanishes.
    struct Remains {
        Parts gone;      ///< the content of an empty folder
        Parts anew;      ///< the content written to an empty folder that holds only the user's files
        Parts twice;     ///< the content written twice
        Parts anewTwice; ///< both
    };
    Remains remains()
    {
        const QTemporaryDir empty{quickFolder()};
        const auto written = [this](QTemporaryDir& home, Times times) {
            writeIn(
                home.path(), [&] { bringBackWhatIsNotOurs(home.path()); }, times);
            return lookAt(home.path());
        };
        QTemporaryDir once{quickFolder()};
        QTemporaryDir twice{quickFolder()};
        return {.gone = lookAt(empty.path()),
                .anew = written(once, Times::once),
                .twice = written(*freshHome(), Times::twice),
                .anewTwice = written(twice, Times::twice)};
    }
    /// True if a call of a number existed at which the folder could vanish; checks the result.
    bool vanishedAt(int number, const Remains& remains)
    {
        const auto home = freshHome();
        const Said said = writeIn(home->path(), interrupting(home->path(), number, removeFolderOf));
        if (!hasCall(said, number))
            return false;
        const Parts parts = lookAt(home->path());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const bool isAsBefore = !isToldAsKept(said, i) && parts[i] == old[i];
            EXPECT_TRUE(isAsBefore || isOneOf(parts[i], {fresh[i], remains.anew[i], remains.gone[i]}))
                << parts[i].toStdString();
        }
        expectNoLitter(home->path());
        expectGoesOnAfterVanishingAt(number, remains);
        return true;
    }
    /// Expects the next write to restore the vanished data. Earlier data are there as well if they were
    /// reported as saved, unless they vanished with the folder.
    void expectGoesOnAfterVanishingAt(int number, const Remains& remains)
    {
        const auto home = freshHome();
        const Said said =
            writeIn(home->path(), interrupting(home->path(), number, removeFolderOf), Times::twice);
        EXPECT_TRUE(isWrittenAgain(said)) << said.text.constData();
        const Parts parts = lookAt(home->path());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const bool isBoth =
                isToldAsKept(said, i) && isOneOf(parts[i], {remains.twice[i], remains.anewTwice[i]});
            EXPECT_TRUE(isBoth || isOneOf(parts[i], {fresh[i], remains.anew[i]})) << parts[i].toStdString();
        }
        expectNoLitter(home->path());
    }

    std::map<QByteArray, Parts> looks;
    const std::unique_ptr<Write> write = GetParam().make();
    QTemporaryDir before{quickFolder()};
    QTemporaryDir after{quickFolder()};
    Parts old;
    Parts fresh;
};

// Faults 29, 30, 31, 32, 40 and 46
TEST_P(EveryWriteTest, StaysWholeAfterAnyFailureAtAnyTime)
{
    EXPECT_NE(old, fresh);
    for (const Mishap mishap : mishaps)
        lookAtEachCall("mishap " + std::to_string(static_cast<int>(mishap)),
                       [&](int number) { return goWrongAt(number, mishap); });
}

// Faults 47 and 63
TEST_P(EveryWriteTest, IsIndependentOfClockAndDiskSpeed)
{
    // Each call is disturbed in one way, in turn, or in each of them in a longer run.
    const std::size_t ways = test::is_thorough() ? disturbances.size() : 1;
    for (std::size_t way = 0; way < ways; ++way)
        lookAtEachCall("disturbance from " + std::string{disturbances[way].name}, [&](int number) {
            const auto turn = (way + static_cast<std::size_t>(number)) % disturbances.size();
            return isUndisturbedAt(number, disturbances[turn]);
        });
}

// Fault 41
TEST_P(EveryWriteTest, IsMadeAgainWheneverItsFolderVanishes)
{
    const Remains known = remains();
    lookAtEachCall("the folder vanishes", [&](int number) { return vanishedAt(number, known); });
}

std::string nameOf(const testing::TestParamInfo<KindOfWrite>& test)
{
    return test.param.name;
}

INSTANTIATE_TEST_SUITE_P(OfThisProgram, EveryWriteTest, testing::ValuesIn(everyWrite()), &nameOf);

/// Those that write over files which are there before.
class LinkedFilesTest : public EveryWriteTest {
protected:
    /// Moves a file, on another disk too, and leaves a link to it in its place.
    static void moveAndLink(const QString& from, const QString& to)
    {
        QDir{}.mkpath(QFileInfo{to}.path());
        ASSERT_TRUE(QFile::rename(from, to));
        ASSERT_TRUE(QFile::link(to, from));
    }
};

// Fault 38
TEST_P(LinkedFilesTest, LinksStayAndTheFilesTheyLeadToAreWritten)
{
    const auto home = freshHome();
    const QTemporaryDir elsewhere;
    const QStringList names = filesIn(home->path());
    ASSERT_FALSE(names.isEmpty());
    for (const QString& name : names)
        moveAndLink(home->filePath(name), elsewhere.filePath(name));
    const Said said = writeIn(home->path(), [] {});
    EXPECT_FALSE(said.text.contains('n')) << said.text.constData();
    expectFresh(home->path());
    for (const QString& name : names)
        EXPECT_TRUE(QFileInfo{home->filePath(name)}.isSymLink()) << name.toStdString();
    EXPECT_EQ(filesIn(elsewhere.path()), names) << "nothing is left lying about there";
}

std::vector<KindOfWrite> everyReplacement()
{
    std::vector<KindOfWrite> kinds;
    std::ranges::copy_if(everyWrite(), std::back_inserter(kinds), &KindOfWrite::replacesFiles);
    return kinds;
}

INSTANTIATE_TEST_SUITE_P(OfThisProgram, LinkedFilesTest, testing::ValuesIn(everyReplacement()), &nameOf);

} // namespace
} // namespace app_test
