// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fake_engine.h"
#include "file_fixture.h"

namespace app_test {
namespace {

class EngineInTheWindow : public FileTest {
protected:
    /// Chooses a program in the dialog and waits until the coach card shows the text.
    void chooseEngine(const QString& path,
                      const QString& told = u"Fake 1 takes over where the tablebases end."_s)
    {
        answer(u"Settings/Engine beyond the tablebases/Choose an engine…"_s, path);
        ASSERT_TRUE(QTest::qWaitFor([&] { return coach().contains(told); }, patience))
            << coach().toStdString();
    }
    bool offers(const QString& way) const
    {
        const auto all = actions();
        return std::any_of(all.begin(), all.end(), [&](const auto& entry) { return entry.first == way; });
    }

    FakeEngine program{{{"moves a1a8", "info depth 9 score cp -900 pv e8d7\\nbestmove e8d7"},
                        {" w ", "info depth 9 score cp 900 pv a1a8\\nbestmove a1a8"}}};
};

TEST_F(EngineInTheWindow, IsChosenTriedAndSaved)
{
    EXPECT_FALSE(offers(u"Settings/Engine beyond the tablebases/Stop using Fake 1"_s));
    chooseEngine(program.path());
    EXPECT_EQ(readPreferences().preferences.engine, program.path());
    choose(u"Settings/Engine beyond the tablebases/Stop using Fake 1"_s);
    EXPECT_EQ(readPreferences().preferences.engine, QString{});
    EXPECT_FALSE(session.engine().isThere());
}

// Fault 86
TEST_F(EngineInTheWindow, NonEnginesAreReportedAndKeepThePreviousEngine)
{
    chooseEngine(program.path());
    const FakeEngine none = FakeEngine::withScript("exit 0\n");
    chooseEngine(none.path(), u"fake-engine does not respond like a UCI engine."_s);
    EXPECT_EQ(readPreferences().preferences.engine, program.path());
    EXPECT_EQ(session.engine().program(), program.path());
    EXPECT_TRUE(session.engine().isThere());
}

TEST_F(EngineInTheWindow, PlaysAndEvaluatesSixPieces)
{
    chooseEngine(program.path());
    start(sixPieces, trainer::Seat::attacker);
    EXPECT_TRUE(QTest::qWaitFor(
        [this] { return standing().contains(u"Fake 1 considers White 9.0 pawns ahead."_s); }, patience))
        << standing().toStdString();
    EXPECT_TRUE(standing().contains(u"Not in the tablebases"_s));
    EXPECT_TRUE(standing().contains(u"Fake 1 plays for your opponent here."_s));
    play("Ra8+");
    waitForReply();
    EXPECT_EQ(*pieces().piece_at(*chess::parse_square("d7")),
              (chess::Piece{chess::Color::black, chess::Role::king}));
}

TEST_F(EngineInTheWindow, ExamsHideItsEvaluation)
{
    chooseEngine(program.path());
    session.setExam(true);
    start(sixPieces, trainer::Seat::attacker);
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.engine().choice().has_value(); }, patience));
    settle();
    EXPECT_FALSE(standing().contains(u"thinks"_s)) << standing().toStdString();
}

} // namespace
} // namespace app_test
