// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine_process.h"

#include <QDir>
#include <QFileInfo>

#include "app_fixture.h"
#include "engine/fake_engine.h"

namespace app_test {
namespace {

/// True unless a process has ended, or is a zombie.
bool isAlive(const QByteArray& process)
{
    QFile file{u"/proc/%1/stat"_s.arg(QString::fromLatin1(process))};
    return file.open(QIODevice::ReadOnly) && !file.readAll().contains(") Z ");
}

class EngineProcessTest : public ::testing::Test {
protected:
    /// Runs a script that starts a child process, and waits for the child's process ID.
    void run(const QByteArray& script, const QByteArray& birth = "sleep 1000 >/dev/null &\necho $! > child\n")
    {
        if (!QFileInfo::exists(u"/proc/self/stat"_s))
            GTEST_SKIP() << "the system does not list its processes";
        const FakeEngine program = FakeEngine::withScript(birth + script);
        engine.run(program.path());
        const QString said = QFileInfo{program.path()}.dir().filePath(u"child"_s);
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                QFile file{said};
                child = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
                return child.endsWith('\n');
            },
            patience));
        child = child.trimmed();
        ASSERT_TRUE(isAlive(child));
    }
    void expectChildEnds()
    {
        EXPECT_TRUE(QTest::qWaitFor([this] { return !isAlive(child); }, patience));
    }

    QByteArray child;
    engine::EngineProcess engine;
};

TEST_F(EngineProcessTest, RunsInTheFolderOfItsProgram)
{
    const FakeEngine program = FakeEngine::withScript("pwd\n");
    engine.run(program.path());
    ASSERT_TRUE(engine.waitForFinished(patience));
    EXPECT_EQ(QString::fromLocal8Bit(engine.readAll().trimmed()),
              QFileInfo{program.path()}.dir().canonicalPath());
}

TEST_F(EngineProcessTest, KillingAWrapperKillsItsChildren)
{
    run("trap '' TERM HUP INT\nread -r line\n");
    engine.killAll();
    ASSERT_TRUE(QTest::qWaitFor([this] { return engine.state() == QProcess::NotRunning; }, patience));
    expectChildEnds();
}

TEST_F(EngineProcessTest, ChildrenLeftByAWrapperAreKilled)
{
    run("read -r line\n");
    engine.write("quit\n");
    ASSERT_TRUE(QTest::qWaitFor([this] { return engine.state() == QProcess::NotRunning; }, patience));
    expectChildEnds();
}

/// Starts a child as daemons do: in a session of its own, its parent gone.
constexpr auto daemonBirth = "setsid sh -c '(setsid sleep 1000 >/dev/null 2>&1 & echo $! > child)'\n";

TEST_F(EngineProcessTest, KillingAWrapperKillsDaemons)
{
    run("trap '' TERM HUP INT\nread -r line\n", daemonBirth);
    engine.killAll();
    expectChildEnds();
}

TEST_F(EngineProcessTest, DaemonsThatAWrapperLeavesBehindAreKilled)
{
    run("read -r line\n", daemonBirth);
    engine.write("quit\n");
    ASSERT_TRUE(QTest::qWaitFor([this] { return engine.state() == QProcess::NotRunning; }, patience));
    expectChildEnds();
}

TEST_F(EngineProcessTest, AnotherEngineGoesOn)
{
    run("read -r line\n", daemonBirth);
    engine::EngineProcess other;
    const FakeEngine program = FakeEngine::withScript("read -r line\n");
    other.run(program.path());
    ASSERT_TRUE(other.waitForStarted(patience));
    other.killAll();
    ASSERT_TRUE(other.waitForFinished(patience));
    EXPECT_TRUE(isAlive(child));
    engine.killAll();
    expectChildEnds();
}

} // namespace
} // namespace app_test
