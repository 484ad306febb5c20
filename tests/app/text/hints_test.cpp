// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/hints.h"

#include <set>

#include "app_fixture.h"
#include "text/languages.h"
#include "trainer/coach/registry.h"

namespace app_test {
namespace {

using trainer::coach::Ladder;
using trainer::coach::Reason;

class HintWords : public ::testing::TestWithParam<const char*> {
protected:
    HintWords() { installLanguage(QString::fromLatin1(GetParam())); }
    ~HintWords() override { installLanguage(u"en"_s); }

    chess::Position position = position_of("5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1");
    Ladder ladder{.move = {chess::Square::f5, chess::Square::h7},
                  .best = {{chess::Square::f5, chess::Square::h7}},
                  .is_draw = false,
                  .is_free = false,
                  .reasons = {},
                  .contrast = {},
                  .aim = Reason{.kind = Reason::Kind::takes, .squares = {chess::Square::g8}},
                  .squares = {chess::Square::g8},
                  .targets = {chess::Square::h7},
                  .rungs = {}};
};

TEST_P(HintWords, EveryAimIsAQuestion)
{
    for (const auto& entry : trainer::coach::reason_entries()) {
        if (entry.question == nullptr)
            continue;
        ladder.aim = Reason{.kind = entry.kind, .stage = trainer::coach::Stage::drive_to_edge};
        const Remark remark = hintRemark(position, ladder, Rung::aim);
        EXPECT_TRUE(remark.headline.endsWith(u'?')) << entry.word << ' ' << remark.headline.toStdString();
        EXPECT_FALSE(remark.headline.contains(u'%')) << remark.headline.toStdString();
        EXPECT_TRUE(remark.reason.isEmpty());
    }
}

TEST_P(HintWords, TheQuestionStaysAndEveryRungAddsASentence)
{
    const QString question = hintRemark(position, ladder, Rung::aim).headline;
    std::set<QString> told;
    for (const Rung rung : {Rung::squares, Rung::piece, Rung::target}) {
        const Remark remark = hintRemark(position, ladder, rung);
        EXPECT_EQ(remark.headline, question);
        EXPECT_TRUE(isSentence(remark.reason)) << remark.reason.toStdString();
        told.insert(remark.reason);
    }
    EXPECT_EQ(told.size(), 3U);
    EXPECT_TRUE(hintRemark(position, ladder, Rung::squares).reason.contains(u"g8"_s));
    EXPECT_TRUE(hintRemark(position, ladder, Rung::target).reason.contains(u"h7"_s));
}

TEST_P(HintWords, UpToFourSquaresAreNamed)
{
    using chess::Square;
    ladder.squares = {Square::a1, Square::b2, Square::c3, Square::d4};
    EXPECT_TRUE(hintRemark(position, ladder, Rung::squares).reason.contains(u"d4"_s));
    ladder.squares = {Square::a1, Square::b2, Square::c3, Square::d4, Square::e5};
    EXPECT_FALSE(hintRemark(position, ladder, Rung::squares).reason.contains(u"d4"_s));
}

TEST_P(HintWords, EveryRungHasASentenceForTheGameRecord)
{
    for (int rung = 0; rung <= static_cast<int>(Rung::play); ++rung)
        EXPECT_TRUE(isSentence(helpSentence(static_cast<Rung>(rung))));
}

INSTANTIATE_TEST_SUITE_P(Languages, HintWords, ::testing::Values("en", "de"));

class Hints : public SessionTest {
protected:
    Remark remark() const { return hintRemark(shown(), *session.help().hints(), *session.help().hint()); }
};

// Fault 68
TEST_F(Hints, TheOnlyBestMoveHasAReason)
{
    start("5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1", trainer::Seat::attacker);
    climbTo(Rung::moves);
    EXPECT_EQ(remark().headline, u"Bh7 keeps him out of g8, where he wants to go."_s);
    EXPECT_EQ(remark().reason, u"No other move is as good."_s);
}

TEST_F(Hints, OtherBestMovesAreNamed)
{
    start(mateIn19, trainer::Seat::attacker);
    climbTo(Rung::moves);
    EXPECT_TRUE(remark().headline.endsWith(u"is a waiting move: he is in zugzwang."_s))
        << remark().headline.toStdString();
    EXPECT_TRUE(remark().reason.startsWith(u"Equally good: "_s)) << remark().reason.toStdString();
}

TEST_F(Hints, DrawnPositionsNameTheHoldingMoves)
{
    start("8/8/3k4/8/8/3NN3/3K4/8 w - - 0 1", trainer::Seat::attacker);
    session.help().climb();
    EXPECT_EQ(remark().headline, u"No move wins by force, and none loses."_s);
    // Only the opposition holds: Kd8 and Kf8 lose.
    start("4k3/8/4P3/3K4/8/8/8/8 b - - 0 1", trainer::Seat::defender);
    session.help().climb();
    EXPECT_TRUE(remark().headline.startsWith(u"Only "_s)) << remark().headline.toStdString();
    EXPECT_TRUE(remark().reason.isEmpty()) << "the advice is to take the opposition";
    session.help().setAdvised(false);
    EXPECT_TRUE(remark().reason.endsWith(u'?')) << remark().reason.toStdString();
    climbTo(Rung::moves);
    EXPECT_TRUE(remark().reason.contains(u"holds the draw"_s)) << remark().reason.toStdString();
}

TEST_F(Hints, EveryKindOfHelpInAGameIsNamed)
{
    start("8/4P3/8/8/8/3K4/8/k7 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(helpSentence(session.round()), QString{});
    play("e8=Q");
    waitForReply();
    session.takeBack();
    session.help().climb();
    play("e8=Q");
    session.setFinishing(true);
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.round().end().has_value(); }, patience));
    EXPECT_EQ(helpSentence(session.round()),
              u"Help used: hints on one move, one move taken back, the rest played by the program."_s);
}

TEST_F(Hints, TheOnlyMoveIsCalledTheOnlyMove)
{
    start("k7/4Q3/2K5/8/8/8/8/8 b - - 0 1", trainer::Seat::defender);
    session.help().climb();
    EXPECT_EQ(remark().headline, u"Kb8 is the only move."_s);
}

} // namespace
} // namespace app_test
