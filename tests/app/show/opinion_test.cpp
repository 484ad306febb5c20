// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/opinion.h"

#include "app_fixture.h"
#include "engine/fake_engine.h"
#include "show/coach.h"
#include "show/standing.h"

namespace app_test {
namespace {

class OpinionTest : public SessionTest {
protected:
    /// The text for six pieces after an engine has sent a score, with White or Black to move.
    QString saidOf(const QByteArray& score, const char* fen = sixPieces,
                   trainer::Seat seat = trainer::Seat::both)
    {
        const FakeEngine program{{{" w ", "info depth 9 score " + score + " pv a1a8\\nbestmove a1a8"},
                                  {" b ", "info depth 9 score " + score + " pv e8d7\\nbestmove e8d7"}}};
        session.setEngine(program.path());
        start(fen, seat);
        EXPECT_TRUE(QTest::qWaitFor([this] { return session.engine().choice().has_value(); }, patience));
        return opinionOn(session, shown());
    }
};

constexpr auto blackToMove = "4k3/8/8/8/8/3BN3/7P/R3K3 b - - 0 1";

TEST_F(OpinionTest, IsMarkedAsAnOpinionAndNamesColours)
{
    EXPECT_EQ(saidOf("cp 1234"), u"Fake 1 considers White 12.3 pawns ahead. It would play Ra8+. That is an "_s
                                 u"engine's opinion, not a proof."_s);
    EXPECT_TRUE(saidOf("cp -260").startsWith(u"Fake 1 considers Black 2.6 pawns ahead."_s));
    EXPECT_TRUE(saidOf("cp -260", blackToMove).startsWith(u"Fake 1 considers White 2.6 pawns ahead."_s));
    EXPECT_TRUE(saidOf("cp 24").startsWith(u"Fake 1 considers the position equal."_s));
    EXPECT_TRUE(saidOf("mate 7").startsWith(u"Fake 1 sees mate in 7 for White."_s));
    EXPECT_TRUE(saidOf("mate -7").startsWith(u"Fake 1 sees mate in 7 for Black."_s));
    EXPECT_TRUE(saidOf("mate 7", blackToMove).startsWith(u"Fake 1 sees mate in 7 for Black."_s));
}

TEST_F(OpinionTest, HidesTheBestMoveWhileTheUserLooksForOne)
{
    EXPECT_EQ(saidOf("cp 900", sixPieces, trainer::Seat::attacker),
              u"Fake 1 considers White 9.0 pawns ahead. That is an engine's opinion, not a "_s
              u"proof."_s);
}

TEST_F(OpinionTest, AccompaniesPositionsOutsideTheTablebases)
{
    saidOf("cp 900");
    const panels::Standing all = standingOf(session);
    EXPECT_EQ(all.opinion, opinionOn(session, shown()));
    EXPECT_TRUE(all.detail.startsWith(u"Not in the tablebases"_s)) << all.detail.toStdString();
    EXPECT_EQ(standingOf(session, Telling::results).opinion, QString{});
    EXPECT_EQ(standingOf(session, Telling::asked).opinion, QString{});
    EXPECT_EQ(standingOf(session, Telling::nothing).opinion, QString{});
    session.setSeat(trainer::Seat::attacker);
    EXPECT_EQ(standingOf(session).note, u"Fake 1 plays for your opponent here."_s);
    EXPECT_EQ(remarkOf(session).headline, u"Keep playing: Fake 1 replies."_s);
    session.setEngine({});
    EXPECT_EQ(standingOf(session).opinion, QString{});
    EXPECT_EQ(standingOf(session).note, QString{});
    EXPECT_EQ(remarkOf(session).headline, u"Keep playing: the program replies by general principles."_s);
}

TEST_F(OpinionTest, EngineTroubleIsExplainedWithARemedy)
{
    const FakeEngine program{{{" w ", "bestmove e1e5"}}};
    session.setEngine(program.path());
    start(sixPieces, trainer::Seat::attacker);
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.engine().trouble().has_value(); }, patience));
    EXPECT_EQ(opinionOn(session, shown()),
              u"Fake 1 has chosen an illegal move. Your opponent plays by general "_s
              u"principles here until you try again or choose an engine under Settings, Engine "_s
              u"beyond the tablebases."_s);
    EXPECT_EQ(standingOf(session).note, QString{});
    EXPECT_EQ(standingOf(session).remedy, panels::Remedy::retry);
    EXPECT_EQ(standingOf(session, Telling::nothing).remedy, panels::Remedy::none);
    session.retry();
    EXPECT_TRUE(session.engine().isThere());
    EXPECT_EQ(standingOf(session).remedy, panels::Remedy::none);
    EXPECT_EQ(opinionOn(session, shown()), u"fake-engine is thinking…"_s);
    for (const auto& [trouble, words] :
         {std::pair{engine::Trouble::notStarted, u"X could not be started."_s},
          std::pair{engine::Trouble::noEngine, u"X does not respond like a UCI engine."_s},
          std::pair{engine::Trouble::ended, u"X has quit unexpectedly."_s},
          std::pair{engine::Trouble::silent, u"X is no longer responding."_s}})
        EXPECT_EQ(troubleSentence(u"X"_s, trouble), words);
}

} // namespace
} // namespace app_test
