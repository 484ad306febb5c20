// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include <algorithm>

#include "app_fixture.h"
#include "engine/fake_engine.h"

namespace app_test {
namespace {

using engine::Trouble;

constexpr auto whiteToMove = "4k3/8/8/8/8/3BN3/7P/R3K3 w";
constexpr auto rookIsLifted = "info depth 9 score cp 130 pv a1a8\\nbestmove a1a8";

class EngineTest : public ::testing::Test {
protected:
    explicit EngineTest(engine::Patience patience = {}) : engine{nullptr, patience} {}

    /// Asks a program about a position with six pieces.
    void ask(const FakeEngine& program)
    {
        engine.setProgram(program.path());
        engine.ask(engine::Question{position_of(sixPieces)});
    }
    void waitForTrouble()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return engine.trouble().has_value(); }, patience));
    }
    void waitForChoice()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return engine.choice().has_value(); }, patience));
    }

    bool isAnythingDue() const
    {
        return std::ranges::any_of(engine.findChildren<QTimer*>(), &QTimer::isActive);
    }

    engine::Engine engine;
};

/// An engine with a short time limit for its start.
class HastyStartTest : public EngineTest {
protected:
    HastyStartTest() : EngineTest{{.start = 200ms}} {}
};

/// An engine with a short time limit for its search.
class HastyThoughtTest : public EngineTest {
protected:
    HastyThoughtTest() : EngineTest{{.thought = 10ms, .answer = 200ms}} {}
};

/// An engine with a short time limit for its answer to "stop".
class HastyStopTest : public EngineTest {
protected:
    HastyStopTest() : EngineTest{{.thought = 10min, .answer = 200ms}} {}
};

TEST_F(EngineTest, TheOpinionAndTheChoiceBelongToTheQuestion)
{
    const FakeEngine program{{{whiteToMove, rookIsLifted}}};
    ask(program);
    EXPECT_EQ(engine.name(), u"fake-engine"_s) << "before it has said its name";
    waitForChoice();
    EXPECT_EQ(engine.name(), u"Fake 1"_s);
    EXPECT_EQ(engine.opinion()->score, (std::variant<engine::Lead, engine::Mate>{engine::Lead{130}}));
    EXPECT_EQ(to_coordinates(*engine.choice()), "a1a8");
    EXPECT_FALSE(engine.trouble());
    EXPECT_EQ(program.heard(),
              "uci\nisready\nposition fen " + QByteArray{sixPieces} + "\ngo movetime 1500\n");
}

TEST_F(EngineTest, AnEndedProgramLeavesNoProcessObjects)
{
    const FakeEngine first{{{whiteToMove, rookIsLifted}}};
    ask(first);
    waitForChoice();
    engine.setProgram({});
    EXPECT_TRUE(QTest::qWaitFor([this] { return engine.findChildren<engine::EngineProcess*>().isEmpty(); },
                                patience));
}

TEST_F(EngineTest, TheConsoleProgramIsAnEngine)
{
    engine.setProgram(QStringLiteral(RIGHTCORNER_CLI));
    engine.ask(engine::Question{position_of("7k/8/5RK1/8/8/8/1r6/3N2n1 w - - 0 1")});
    waitForChoice();
    EXPECT_TRUE(engine.name().startsWith(u"Right Corner "_s)) << engine.name().toStdString();
    EXPECT_EQ(to_coordinates(*engine.choice()), "f6f8");
    EXPECT_EQ(engine.opinion()->score, (std::variant<engine::Lead, engine::Mate>{engine::Mate{1}}));
}

TEST_F(EngineTest, StartsOnlyWithAQuestionOrBegin)
{
    const FakeEngine program{{}};
    engine.setProgram(program.path());
    QTest::qWait(50);
    EXPECT_EQ(program.heard(), "");
    engine.begin();
    ASSERT_TRUE(QTest::qWaitFor([this] { return engine.name() == u"Fake 1"_s; }, patience));
    EXPECT_FALSE(engine.trouble());
}

TEST_F(EngineTest, AReplacedQuestionIsStoppedAndNeverReported)
{
    const FakeEngine program{{{" b ", "bestmove e8d7"}}};
    ask(program);
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.heard().contains("go"); }, patience));
    engine.ask(std::nullopt);
    engine.ask(engine::Question{position_of("4k3/8/8/8/8/3BN3/7P/R3K3 b - - 0 1")});
    waitForChoice();
    EXPECT_EQ(to_coordinates(*engine.choice()), "e8d7");
    EXPECT_EQ(program.heard().count("stop\n"), 1);
}

TEST_F(EngineTest, TheSameQuestionIsAskedOnce)
{
    const FakeEngine program{{{whiteToMove, rookIsLifted}}};
    ask(program);
    waitForChoice();
    engine.ask(engine::Question{position_of(sixPieces)});
    EXPECT_TRUE(engine.choice());
    QTest::qWait(50);
    EXPECT_EQ(program.heard().count("go "), 1);
}

TEST_F(EngineTest, AnOpinionEndsWithItsQuestion)
{
    const FakeEngine program{{{whiteToMove, rookIsLifted}}};
    ask(program);
    waitForChoice();
    ASSERT_TRUE(engine.opinion());
    engine.ask(engine::Question{position_of("4k3/8/8/8/8/3BN3/7P/R3K3 b - - 0 1")});
    EXPECT_FALSE(engine.opinion());
    EXPECT_FALSE(engine.choice());
}

TEST_F(EngineTest, AnotherProgramStartsAfresh)
{
    const FakeEngine program{{{whiteToMove, rookIsLifted}}};
    ask(program);
    waitForChoice();
    const FakeEngine other{{{whiteToMove, "bestmove a1a2"}}};
    engine.setProgram(other.path());
    EXPECT_FALSE(engine.choice());
    waitForChoice();
    EXPECT_EQ(to_coordinates(*engine.choice()), "a1a2");
    engine.setProgram({});
    EXPECT_FALSE(engine.isThere());
    EXPECT_FALSE(engine.choice());
}

// Fault 86
TEST_F(EngineTest, AStartFailureIsReported)
{
    engine.setProgram(u"/no/such/engine"_s);
    engine.ask(engine::Question{position_of(sixPieces)});
    waitForTrouble();
    EXPECT_EQ(engine.trouble(), Trouble::notStarted);
    EXPECT_FALSE(engine.isThere());
    EXPECT_EQ(engine.name(), u"engine"_s);
}

// Fault 86
TEST_F(EngineTest, AProgramThatEndsIsNoEngineOrHasQuit)
{
    const FakeEngine none = FakeEngine::withScript("exit 0\n");
    ask(none);
    waitForTrouble();
    EXPECT_EQ(engine.trouble(), Trouble::noEngine);
    const FakeEngine program{{{whiteToMove, "'; kill -9 $$; echo '"}}};
    ask(program);
    EXPECT_FALSE(engine.trouble()) << "another program has another chance";
    waitForTrouble();
    EXPECT_EQ(engine.trouble(), Trouble::ended);
}

// Fault 86
TEST_F(EngineTest, AnIllegalMoveIsATrouble)
{
    const FakeEngine program{{{whiteToMove, "info depth 1 score cp 130\\nbestmove e1e5"}}};
    ask(program);
    waitForTrouble();
    EXPECT_EQ(engine.trouble(), Trouble::illegalMove);
    EXPECT_FALSE(engine.choice());
    EXPECT_FALSE(engine.opinion());
}

// Fault 86
TEST_F(EngineTest, AProgramWithEndlessOutputIsNoEngine)
{
    const FakeEngine program = FakeEngine::withScript("exec yes\n");
    ask(program);
    waitForTrouble();
    EXPECT_EQ(engine.trouble(), Trouble::noEngine);
}

TEST_F(EngineTest, OutputAfterTheEndTakesNoMemory)
{
    const FakeEngine program = FakeEngine::withScript("exec cat /dev/zero\n");
    ask(program);
    waitForTrouble();
    const auto processes = [this] { return engine.findChildren<engine::EngineProcess*>(); };
    ASSERT_EQ(processes().size(), 1);
    const qint64 atItsEnd = processes().front()->bytesAvailable();
    qint64 most = 0;
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            if (!processes().isEmpty())
                most = std::max(most, processes().front()->bytesAvailable());
            return processes().isEmpty();
        },
        patience));
    EXPECT_EQ(most, atItsEnd);
}

TEST_F(EngineTest, OutputIsCountedPerPosition)
{
    // 700 kB about each of two positions.
    const FakeEngine program = FakeEngine::withScript(
        "while read -r line; do case \"$line\" in uci) echo uciok;; isready) echo readyok;;\n"
        "go*) yes info | head -n 140000; echo 'bestmove a1a8';; esac; done\n");
    ask(program);
    waitForChoice();
    engine.ask(engine::Question{position_of("4k3/8/8/8/8/3BN3/6P1/R3K3 w - - 0 1")});
    ASSERT_TRUE(QTest::qWaitFor([this] { return engine.choice() || engine.trouble(); }, patience));
    EXPECT_FALSE(engine.trouble());
}

// Fault 86
TEST_F(HastyStartTest, ASilentProgramIsNoEngine)
{
    const FakeEngine program = FakeEngine::withScript("cat > /dev/null\n");
    ask(program);
    waitForTrouble();
    EXPECT_EQ(engine.trouble(), Trouble::noEngine);
}

// Fault 86
TEST_F(HastyThoughtTest, AnEngineThatNeverChoosesIsSilent)
{
    const FakeEngine program{{}};
    ask(program);
    waitForTrouble();
    EXPECT_EQ(engine.trouble(), Trouble::silent);
}

// Fault 86
TEST_F(HastyStartTest, AnEngineThatNeverGetsReadyIsNoEngine)
{
    const FakeEngine program =
        FakeEngine::withScript("while read -r line; do [ \"$line\" = uci ] && echo uciok; done\n");
    ask(program);
    waitForTrouble();
    EXPECT_EQ(engine.trouble(), Trouble::noEngine);
}

// Fault 86
TEST_F(HastyStopTest, AnEngineThatIgnoresStopIsSilent)
{
    const FakeEngine program = FakeEngine::withScript("while read -r line; do echo \"$line\" >> heard\n"
                                                      "case \"$line\" in uci) echo uciok;;\n"
                                                      "isready) echo readyok;; esac; done\n");
    ask(program);
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.heard().contains("go"); }, patience));
    engine.ask(std::nullopt);
    EXPECT_FALSE(engine.trouble());
    waitForTrouble();
    EXPECT_EQ(engine.trouble(), Trouble::silent);
    EXPECT_TRUE(program.heard().contains("stop\n"));
}

// Fault 86
TEST_F(EngineTest, OutputInPiecesIsCountedOnce)
{
    // 80 KiB; if each piece counted with all before it, these would be 3 MiB.
    const FakeEngine program = FakeEngine::withScript(
        "while read -r line; do case \"$line\" in uci) echo uciok;; isready) echo readyok;;\n"
        "go*) i=0; while [ $i -lt 80 ]; do printf '%01024d' 0; sleep 0.01; i=$((i+1)); done\n"
        "echo; echo 'bestmove a1a8';; esac; done\n");
    ask(program);
    ASSERT_TRUE(QTest::qWaitFor([this] { return engine.choice() || engine.trouble(); }, patience));
    EXPECT_FALSE(engine.trouble());
    EXPECT_EQ(to_coordinates(*engine.choice()), "a1a8");
}

TEST_F(EngineTest, NoTimerRunsOnceAnEngineIsReady)
{
    const FakeEngine program{{}};
    engine.setProgram(program.path());
    engine.begin();
    EXPECT_TRUE(isAnythingDue());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !isAnythingDue(); }, patience));
    EXPECT_FALSE(engine.trouble());
}

TEST_F(EngineTest, NoTimerRunsOnceAnEngineHasChosen)
{
    const FakeEngine program{{{whiteToMove, rookIsLifted}}};
    ask(program);
    waitForChoice();
    EXPECT_FALSE(isAnythingDue());
}

TEST_F(EngineTest, NoTimerRunsOnceAnEngineHasStopped)
{
    const FakeEngine program{{}};
    ask(program);
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.heard().contains("go"); }, patience));
    engine.ask(std::nullopt);
    EXPECT_TRUE(isAnythingDue());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !isAnythingDue(); }, patience));
    EXPECT_FALSE(engine.trouble());
}

// Fault 86
TEST_F(EngineTest, ReplacingAProgramThatDoesNotEndDoesNotBlock)
{
    const FakeEngine program =
        FakeEngine::withScript("trap '' TERM HUP INT\necho $$ > heard\nexec sleep 1000\n");
    ask(program);
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.heard().endsWith('\n'); }, patience));
    const QString process = u"/proc/"_s + QString::fromLatin1(program.heard().trimmed());
    EXPECT_TRUE(QFile::exists(process));
    engine.setProgram({});
    EXPECT_TRUE(QFile::exists(process)) << "its end was waited for";
    EXPECT_TRUE(QTest::qWaitFor([&] { return !QFile::exists(process); }, patience));
}

} // namespace
} // namespace app_test
