// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/coach.h"

#include <array>
#include <random>
#include <utility>

#include "app_fixture.h"
#include "chess/fen.h"
#include "show/standing.h"
#include "show/why.h"
#include "text/coaching.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/stage.h"

namespace app_test {
namespace {

using CoachTest = SessionTest;

TEST_F(CoachTest, AThrownWinIsStillExplainedAfterTheGame)
{
    start(mateIn27, trainer::Seat::attacker);
    const QString name = moveName(shown(), blunder());
    session.play(blunder());
    waitForReply();
    const Remark remark = remarkOf(session);
    EXPECT_TRUE(isSentence(remark.headline));
    EXPECT_TRUE(remark.reason.contains(name + u" throws the win away."_s)) << remark.reason.toStdString();
    EXPECT_EQ(standingOf(session).headline, u"Draw"_s);
    EXPECT_TRUE(standingOf(session).turn.isEmpty());
}

TEST_F(CoachTest, CommentsOnTheUsersMoveAfterTheReply)
{
    start(mateIn27, trainer::Seat::attacker);
    const QString name = moveName(shown(), best().front());
    session.play(best().front());
    waitForReply();
    EXPECT_TRUE(remarkOf(session).headline.startsWith(name + u' '))
        << remarkOf(session).headline.toStdString();
}

TEST_F(CoachTest, AfterAQuietMoveTheAimFollowsTheReason)
{
    start("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_TRUE(remarkOf(session).headline.startsWith(
        u"Your king belongs in the centre, but first use the other pieces"_s))
        << "Bc4 is best, Kc3 slower";
    play("Bc4");
    const Remark remark = remarkOf(session);
    EXPECT_EQ(remark.tone, Tone::good);
    EXPECT_EQ(remark.headline, u"Bc4 takes e6 away from him."_s);
    EXPECT_TRUE(remark.reason.startsWith(u"Bring your king to the centre and take squares away"_s))
        << remark.reason.toStdString();
}

TEST_F(CoachTest, AMatedStartIsNotComparedWithBestPlay)
{
    start("k7/3N4/1K6/3B4/8/8/8/8 b - - 0 1", trainer::Seat::both);
    const Remark remark = remarkOf(session);
    EXPECT_EQ(remark.headline, u"Checkmate: White wins."_s);
    EXPECT_EQ(remark.reason, QString{});
}

TEST_F(CoachTest, NearMateOnlyTheMateIsMentioned)
{
    start("8/8/6B1/8/8/4N3/8/k1K5 w - - 0 1", trainer::Seat::attacker);
    play("Nc2+");
    waitForReply();
    EXPECT_EQ(remarkOf(session).reason, u"Find the mate in 1."_s);
}

TEST_F(CoachTest, ASlowerMoveIsExplainedByTheReply)
{
    start(wrongCorner, trainer::Seat::both);
    play("Bb1");
    const Remark remark = remarkOf(session);
    EXPECT_TRUE(remark.headline.startsWith(u"Bb1 "_s)) << remark.headline.toStdString();
    EXPECT_TRUE(remark.headline.contains(u" slower. Black replies: …Kg8 "_s))
        << remark.headline.toStdString();
    EXPECT_EQ(remark.reason, u"Best was Bh7."_s);
}

TEST_F(CoachTest, AConcessionWithoutAReplyNamesTheMoveOnce)
{
    start("8/5K2/8/8/4R3/8/6k1/8 w - - 0 1", trainer::Seat::both);
    play("Rc4");
    EXPECT_EQ(remarkOf(session).headline,
              u"Rc4 gives him more room. That is 4 moves slower than the best."_s);
}

TEST_F(CoachTest, ADetourThatCostsMaterialIsNamedSo)
{
    start("8/3k2r1/8/4Q3/8/8/8/7K w - - 0 1", trainer::Seat::both);
    play("Qe3");
    EXPECT_EQ(remarkOf(session).headline, u"Qe3 misses a win of material: 23 moves slower than the best."_s);
    EXPECT_EQ(remarkOf(session).reason, u"Better: Qxg7+ captures the rook. Best reply: Rg6."_s);
    start("K3k3/6P1/8/8/P7/8/8/8 w - - 0 1", trainer::Seat::both);
    play("Kb8");
    EXPECT_EQ(
        remarkOf(session).headline,
        u"Kb8 loses material and is 6 moves slower than the best. Black replies: …Kf7 wins the pawn by force."_s);
}

TEST_F(CoachTest, APieceThatIsWonAllTheSameIsNotMissed)
{
    start("5R2/8/8/1bK5/8/8/8/1k6 w - - 0 1", trainer::Seat::both);
    play("Rb8");
    EXPECT_FALSE(remarkOf(session).headline.contains(u"misses"_s))
        << remarkOf(session).headline.toStdString();
    EXPECT_TRUE(remarkOf(session).reason.startsWith(u"Better: Kxb5 captures the bishop."_s))
        << remarkOf(session).reason.toStdString();
}

TEST_F(CoachTest, AMissedCaptureExplainsALostResult)
{
    start("8/8/8/8/7k/8/3K4/2Rb4 w - - 0 1", trainer::Seat::both);
    play("Kc3");
    EXPECT_EQ(remarkOf(session).headline, u"Kc3 throws the win away."_s);
    EXPECT_TRUE(remarkOf(session).reason.startsWith(u"Better: Rxd1 captures the bishop."_s))
        << remarkOf(session).reason.toStdString();
}

TEST_F(CoachTest, APawnFarBackIsNotSaidToUnderpromote)
{
    start("8/8/8/8/5K2/5P2/2k5/6r1 w - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(remarkOf(session).headline, u"Hold out as long as you can."_s);
}

TEST_F(CoachTest, ADrawnPawnIsNotSaidToPromote)
{
    start("8/7k/8/8/3P4/8/8/6K1 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).headline, u"With best play this is a draw. Try to win anyway."_s);
    EXPECT_TRUE(remarkOf(session).reason.isEmpty()) << remarkOf(session).reason.toStdString();
}

TEST_F(CoachTest, AMoveThatHoldsTheDrawIsExplained)
{
    start("8/8/4k3/8/3KP3/8/8/8 b - - 0 1", trainer::Seat::both);
    const auto reasons = trainer::coach::reasons(trainer::coach::stage_pens(), session.tables().known(),
                                                 shown(), {chess::Square::e6, chess::Square::d6});
    ASSERT_FALSE(reasons.empty());
    play("Kd6");
    EXPECT_EQ(remarkOf(session).headline, u"Kd6 holds the draw."_s);
    EXPECT_EQ(remarkOf(session).reason, text::reasonSentence(reasons.front(), u"Kd6"_s));
}

TEST_F(CoachTest, AWaitingMoveIsExplainedByZugzwang)
{
    start(mateIn19, trainer::Seat::attacker);
    play("Bb1");
    EXPECT_EQ(remarkOf(session).headline, u"Bb1 is a waiting move: he is in zugzwang."_s);
}

TEST_F(CoachTest, AMoveThatCannotWaitIsTheAim)
{
    start("8/2Q5/2r5/8/3K4/8/8/3k4 b - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).headline, u"Take the queen."_s);
    start("8/5k2/6N1/8/8/8/8/2B3K1 b - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(remarkOf(session).headline, u"Hold the draw as Black."_s);
    EXPECT_EQ(remarkOf(session).reason, u"Take the knight."_s);
    start("8/3k2P1/5K2/8/8/3P4/8/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).headline, u"Promote the pawn."_s);
    start("8/8/5k2/8/8/b4R2/K7/8 b - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(remarkOf(session).reason, u"Your bishop on a3 cannot be saved."_s);
}

TEST_F(CoachTest, WhatDecidesAtOnceComesBeforeAPlan)
{
    // The bishop falls to the rook that gives check.
    start("8/8/8/8/k7/8/1K6/R2b4 b - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(remarkOf(session).reason, u"Your bishop on d1 cannot be saved."_s);
    start("8/k7/8/8/2p5/8/2Q5/7K b - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(remarkOf(session).headline, u"Hold out as long as you can."_s);
    EXPECT_EQ(remarkOf(session).reason, u"The pawn cannot be saved."_s);
    start("8/4k1n1/3R4/8/8/2K5/8/8 b - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(remarkOf(session).reason, u"Take the rook."_s) << "though every move draws";
    start("1K6/8/1k6/8/6r1/8/8/7Q w - - 0 1", trainer::Seat::attacker);
    const Remark threatened = remarkOf(session);
    EXPECT_TRUE((threatened.headline + threatened.reason).contains(u"The opponent threatens mate: …Rg8#."_s))
        << threatened.headline.toStdString();
    start("1K6/8/1k6/8/6r1/Q7/8/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_FALSE(remarkOf(session).headline.contains(u"threatens"_s)) << "Qf8 would parry the check";
}

/// The hints for the side to move that name its best move.
Remark lastHint(session::TrainerSession& session)
{
    const auto remarks = hintRemarks(session);
    return remarks.empty() ? Remark{} : remarks.back();
}

TEST_F(CoachTest, TheAdviceFollowsWhatTheBestMoveDoes)
{
    start("8/6K1/2b5/p7/2k5/8/8/8 b - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).headline, u"Just run: the other king is outside the square of the pawn."_s);
    start("8/K7/8/8/1B6/1k6/1P6/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).headline, u"Your pieces on b2 and b4 are hanging. Save them all first."_s);
    start("8/3k4/6r1/8/8/5K2/7Q/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).headline,
              u"You can win material by force: look at every check and attack."_s);
    EXPECT_EQ(lastHint(session).headline, u"Qh7+ forks king and rook."_s);
}

TEST_F(CoachTest, AKingThatHasPassedTheKeySquaresLeadsThePawn)
{
    start("6k1/4K3/8/8/8/3P4/8/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).headline, u"Your king is ahead of the pawn. Bring the pawn up."_s);
    start("6k1/8/3K4/8/8/3P4/8/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).headline, u"Use your king."_s) << "Ke7 bars the king's way first";
}

TEST_F(CoachTest, ADrawingMoveThatLeavesAPieceIsNotTheSimplest)
{
    start("8/8/8/8/2k5/3r4/4B3/4K3 w - - 0 1", trainer::Seat::defender);
    play("Bg4");
    EXPECT_EQ(remarkOf(session).reason, u"Simpler: Bxd3+ captures the rook."_s);
    start("1K6/r7/8/8/7k/N7/8/8 w - - 0 1", trainer::Seat::defender);
    play("Nb5");
    EXPECT_EQ(remarkOf(session).reason, u"Simpler: Kxa7 captures the rook."_s)
        << "though it saves the knight";
}

TEST_F(CoachTest, ALostKingStepsIntoTheSquareOfThePawn)
{
    start("8/1K2p3/6k1/8/8/8/8/8 w - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(lastHint(session).headline, u"Kc6 steps into the square of the pawn on e7."_s);
}

TEST_F(CoachTest, ABestMoveIsSetOffByTheFaultOfAWorseOne)
{
    start("8/Q2p4/3k4/8/1K6/8/8/8 b - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(lastHint(session).headline, u"Best: Ke7."_s) << "Kc6 keeps the pawn guarded, too";
    EXPECT_EQ(lastHint(session).reason, u"Equally good: Ke6."_s) << "no reply shows why Kc6 is worse";
    start("8/4N2K/8/1kB5/8/8/8/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(lastHint(session).reason,
              u"Ba3 does so too, but then …Ka4 attacks the bishop. Equally good: Bf2."_s);
}

TEST_F(CoachTest, ASafeSquareFoundInADrawIsNotSetOff)
{
    start("6K1/8/4N3/8/8/8/8/k3r3 w - - 0 1", trainer::Seat::defender);
    EXPECT_TRUE(lastHint(session).reason.startsWith(u"Nd8 does so too, but then"_s));
    play("Nf8");
    EXPECT_EQ(remarkOf(session).reason, u"Nf8 saves the knight, which was hanging."_s);
}

TEST_F(CoachTest, NoHintGivesUpAPieceOrBlocksThePawnWithoutNeed)
{
    start("8/8/3K4/8/8/5R2/5p2/5k2 w - - 0 1", trainer::Seat::attacker);
    EXPECT_FALSE(lastHint(session).headline.contains(u"Rxf2"_s)) << lastHint(session).headline.toStdString();
    start("8/P7/8/1K6/8/8/6kp/8 b - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(lastHint(session).headline, u"h1=Q promotes."_s);
}

TEST_F(CoachTest, TheReplyThatTakesIsNamedThoughAnotherIsBetter)
{
    const auto reasonOf = [this](const char* fen, const char* move) {
        start(fen, trainer::Seat::both);
        play(move);
        return remarkOf(session).reason;
    };
    EXPECT_TRUE(reasonOf("8/2p5/8/8/RK6/6k1/8/8 b - - 0 1", "c5+")
                    .startsWith(u"White replies: Kxc5 captures the pawn."_s));
    EXPECT_TRUE(reasonOf("8/8/8/2K4p/8/8/4P3/3k4 w - - 0 1", "Kb4")
                    .startsWith(u"Black replies: …h4 wins the race"_s));
    EXPECT_TRUE(reasonOf("8/5r2/8/8/8/8/k4K2/5Q2 w - - 0 1", "Ke3")
                    .startsWith(u"Black replies: …Rxf1 captures the queen."_s));
    start("r7/8/k7/8/1K6/8/8/2Q5 w - - 0 1", trainer::Seat::both);
    play("Qc7");
    EXPECT_TRUE(
        remarkOf(session).headline.endsWith(u"…Rb8+ offers the piece: to capture on b8 is stalemate."_s))
        << remarkOf(session).headline.toStdString();
}

TEST_F(CoachTest, TheAimNamesAllPiecesThatHang)
{
    start("8/1NkB4/8/7K/8/8/8/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).reason, u"Your pieces on b7 and d7 are hanging. Save them all first."_s);
}

TEST_F(CoachTest, NoBareKingIsToldToWin)
{
    start("8/3k3r/8/5B2/3K4/8/8/8 b - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).headline, u"With best play this is a draw."_s);
}

TEST_F(CoachTest, ADrawByAnySafeMoveNamesNoMove)
{
    start("8/6K1/3k4/8/8/1B6/5r2/8 w - - 0 1", trainer::Seat::defender);
    session.help().climb();
    EXPECT_EQ(lastHint(session).headline, u"Every move that keeps the bishop holds the draw."_s);
    EXPECT_EQ(lastHint(session).reason, QString{});
}

TEST_F(CoachTest, APromotionIsNotNamedForEveryPiece)
{
    start("8/6P1/3k4/8/8/1q6/6K1/8 w - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(lastHint(session).headline, u"Best: g8=Q."_s);
    EXPECT_EQ(lastHint(session).reason, u"Equally good: Kf2."_s);
    play("Kh1");
    EXPECT_TRUE(remarkOf(session).reason.endsWith(u"The best moves were g8=Q and Kf2."_s))
        << remarkOf(session).reason.toStdString();
}

TEST_F(CoachTest, TheAimNamesThePieceThatHangs)
{
    start("8/8/8/1K6/8/6R1/7k/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).headline, u"Your rook on g3 is hanging. Save it first."_s);
    start("7k/5q2/6P1/8/8/8/8/3K4 b - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).headline, u"Your queen on f7 is hanging. Save it first."_s)
        << "whatever else the best move does";
    start("8/3K4/8/5P2/8/5k2/8/2r5 b - - 0 1", trainer::Seat::both);
    play("Kf4");
    EXPECT_EQ(remarkOf(session).headline, u"Kf4 draws, like any move that keeps the rook."_s);
}

TEST_F(CoachTest, OneOfSeveralBestMovesIsNotTheBest)
{
    start("8/8/8/k6K/3pb3/8/8/8 b - - 0 1", trainer::Seat::both);
    play("Bh1");
    EXPECT_EQ(remarkOf(session).headline, u"Bh1 is one of the best moves."_s);
}

TEST_F(CoachTest, AMoveOfALineIsTheBestOnlyIfNoOtherIsAsGood)
{
    start("5K2/8/5k2/8/8/3p4/8/3b4 b - - 0 1", trainer::Seat::both);
    ASSERT_TRUE(session.enterReplay());
    EXPECT_FALSE(remarkOf(session).headline.contains(u"is the best"_s))
        << remarkOf(session).headline.toStdString();
}

TEST_F(CoachTest, TheLineShownToADefenderHasNoAdviceForTheAttacker)
{
    for (const trainer::Seat seat : {trainer::Seat::attacker, trainer::Seat::defender}) {
        start(mateIn27, seat);
        ASSERT_TRUE(session.enterReplay());
        const QString advice = text::stageAim(
            *trainer::coach::standing(trainer::coach::stage_pens(), *tablebase(), position_of(mateIn27)),
            position_of(mateIn27).board());
        EXPECT_EQ(remarkOf(session).reason.contains(advice), seat == trainer::Seat::attacker)
            << remarkOf(session).reason.toStdString();
        EXPECT_TRUE(remarkOf(session).reason.contains(u"Stage: "_s));
    }
}

TEST_F(CoachTest, AKingThatStepsIntoACornerCouldHaveStayedOffTheEdge)
{
    start("8/8/8/2B5/K7/8/1k4N1/8 b - - 0 1", trainer::Seat::both);
    play("Ka1");
    EXPECT_TRUE(remarkOf(session).reason.contains(u"Kc2 stays off the edge."_s))
        << remarkOf(session).reason.toStdString();
}

TEST_F(CoachTest, ALoserLearnsTheAimOfTheBestMoves)
{
    for (const char* const fen : {
             "1K6/8/8/8/1k6/8/8/3q4 w - - 0 1", // Kb7 is worse than Kc8
             "8/3k4/8/8/8/8/7K/1r6 w - - 0 1",  // Kg3 is worse than Kg2
             "2K5/8/7r/3k4/8/8/4Q3/8 b - - 0 1" // Rh8+ leaves the king
         }) {
        start(fen, trainer::Seat::defender);
        EXPECT_EQ(remarkOf(session).headline, u"Hold out as long as you can."_s) << fen;
    }
}

TEST_F(CoachTest, APawnHasNothingToFearFromALoneMinorPiece)
{
    start("8/8/k7/7K/6P1/4b3/8/8 w - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(remarkOf(session).headline, u"With best play this is a draw. Try to win anyway."_s);
}

TEST_F(CoachTest, WhatIsUrgentInALostPositionDoesNotSaveIt)
{
    start("8/8/2R2p2/8/6k1/4K3/8/8 b - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(remarkOf(session).headline, u"Hold out as long as you can."_s);
    EXPECT_EQ(remarkOf(session).reason, u"Your pawn on f6 is hanging. Save it first."_s);
}

/// The advice and the question of a hint that would only repeat it.
constexpr std::array<std::pair<const char16_t*, const char16_t*>, 9> repeated{{
    {u"Take ", u"What can you capture?"},
    {u"Promote the pawn.", u"How far is the pawn from promotion?"},
    {u"is hanging. Save it first.", u"Which of your pieces can he take?"},
    {u"Just run", u"Can the king still catch the pawn?"},
    {u"Win the pawn.", u"How can you win the pawn?"},
    {u"Stop the pawn.", u"How can you stop the pawn?"},
    {u"key square", u"Which key square can your king reach?"},
    {u"up your king.", u"Can your king get closer to him?"},
    {u"Bring your king to the pawn.", u"Where is your king needed?"},
}};

/// A position some random moves later, with the same pieces and a legal move.
chess::Position wander(chess::Position position, std::mt19937_64& random)
{
    constexpr int tries = 60;
    for (int i = 0; i < tries; ++i) {
        const chess::MoveList moves = legal_moves(position);
        const chess::Move move = moves[random() % moves.size()];
        const chess::Position next = position.play(move);
        if (!move.promotion && !is_capture(position, move) && !legal_moves(next).empty())
            position = next;
    }
    return position;
}

TEST_F(CoachTest, NoHintRepeatsTheAdvice)
{
    std::mt19937_64 random{5};
    int told = 0;
    for (const char* const fen :
         {"8/4k3/8/8/8/8/2KP4/8 w", "8/4k3/8/8/8/8/2K5/7R w", "8/4k3/8/8/8/8/2KB4/3B4 w",
          "8/4k3/4r3/8/8/8/2K5/7Q w", "8/4k3/4p3/8/8/8/2K5/7R w", "8/4k3/4p3/8/8/8/2K5/7Q w",
          "8/4k3/4n3/8/8/8/2K5/7R w"}) {
        for (int i = 0; i < 40; ++i) {
            const chess::Position position = wander(position_of(fen), random);
            session.start(position, trainer::Seat::attacker);
            waitUntilSolved();
            if (!session.isUsersTurn())
                session.setSeat(trainer::Seat::defender);
            const Remark advice = remarkOf(session);
            const QString given = advice.headline + u' ' + advice.reason;
            for (const auto& [said, question] : repeated) {
                const bool isSaid = given.contains(QString::fromUtf16(said));
                told += isSaid ? 1 : 0;
                for (const Remark& hint : hintRemarks(session))
                    EXPECT_FALSE(isSaid &&
                                 (hint.headline + hint.reason).contains(QString::fromUtf16(question)))
                        << to_fen(position.setup()) << ' ' << given.toStdString();
            }
        }
    }
    EXPECT_GT(told, 50);
}

TEST_F(CoachTest, WithoutAdviceTheFirstHintAsksForTheAim)
{
    start("8/2Q5/2r5/8/3K4/8/8/3k4 b - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(hintRemarks(session).front().headline, u"Move the rook to c7."_s);
    session.help().setAdvised(false);
    EXPECT_EQ(hintRemarks(session).front().headline, u"What can you capture?"_s);
}

TEST_F(CoachTest, ASlowerForkIsNamed)
{
    start("8/8/2Q5/5r2/3K4/8/8/1k6 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(lastHint(session).headline,
              u"Kc3 takes your king past the line on which the rook could cut it off."_s);
    EXPECT_EQ(lastHint(session).reason,
              u"Qe4+ forks king and rook. That is 1 move slower than the best. No other move is as good."_s);
}

TEST_F(CoachTest, NoHintRepeatsTheAdviceAsTheReason)
{
    start("3k4/2r5/8/1Q6/8/8/5K2/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).headline, u"Bring up your king."_s);
    EXPECT_EQ(lastHint(session),
              (Remark{text::Tone::plain, u"Best: Ke3."_s, u"No other move is as good."_s}));
    start("3k4/2r5/8/1Q6/8/8/5K2/8 w - - 0 1", trainer::Seat::both);
    play("Ke3");
    EXPECT_EQ(remarkOf(session).headline, u"Ke3 is best."_s);
    EXPECT_TRUE(remarkOf(session).reason.isEmpty()) << remarkOf(session).reason.toStdString();
    for (const char* const fen : {"3k4/8/8/8/8/3N4/2K5/r7 w - - 0 1", "8/1k6/5K2/8/7R/8/3n4/8 b - - 0 1"}) {
        start(fen, trainer::Seat::defender);
        const QString advice = remarkOf(session).reason;
        EXPECT_FALSE(advice.isEmpty()) << fen;
        EXPECT_FALSE(lastHint(session).reason.contains(advice)) << fen;
    }
}

TEST_F(CoachTest, WhatHangsInADrawIsSavedByTheHints)
{
    start("8/8/4N2k/8/8/8/4K3/3r4 b - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).reason, u"Your rook on d1 is hanging. Save it first."_s);
    EXPECT_TRUE(lastHint(session).headline.endsWith(u"saves the rook, which was hanging."_s));
    EXPECT_TRUE(lastHint(session).reason.isEmpty()) << lastHint(session).reason.toStdString();
}

TEST_F(CoachTest, ManyLosingMovesAreNotCounted)
{
    start("8/8/8/8/B7/8/r3k3/6K1 w - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(hintRemarks(session).front().headline, u"Many moves lose here."_s);
}

TEST_F(CoachTest, TheNameOfAMoveIsNotRepeatedInWords)
{
    start("8/2P1k3/8/8/6K1/8/8/5q2 w - - 0 1", trainer::Seat::defender);
    play("c8=Q");
    EXPECT_EQ(remarkOf(session).headline, u"c8=Q holds the draw."_s);
    EXPECT_TRUE(remarkOf(session).reason.isEmpty()) << remarkOf(session).reason.toStdString();
}

TEST_F(CoachTest, NoHoldingIsAdvisedToASideThatTriesToWin)
{
    start("8/8/8/1k6/1n3R2/8/8/5K2 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(hintRemarks(session).front().headline, u"No move wins by force, and none loses."_s);
    start("5b2/8/3k4/8/5K2/8/8/1R6 b - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(hintRemarks(session).front().headline, u"Every move holds the draw."_s);
    start("K2R4/4k1n1/8/8/8/8/8/8 b - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(lastHint(session).headline, u"Kxd8 captures the rook."_s) << "though every move draws";
}

TEST_F(CoachTest, OfTwoAlikeTheAimSaysWhich)
{
    start("7K/8/8/8/3P4/2k5/3P4/8 b - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(remarkOf(session).reason, u"Take on d4."_s);
    start("8/8/8/1K2k1P1/8/8/6P1/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).reason, u"You cannot save the pawn on g5, but make him prove it."_s);
    start("8/8/8/1K2k1P1/8/8/6P1/8 w - - 0 1", trainer::Seat::both);
    play("Kc5");
    EXPECT_EQ(remarkOf(session).headline, u"Kc5 draws, like any other move."_s);
    EXPECT_EQ(remarkOf(session).reason, u"The pawn on g5 is lost, and the other one does not win."_s);
}

TEST_F(CoachTest, AnOnlyMoveNeedsNoPlan)
{
    start("8/8/8/8/3N4/BK6/8/1k6 b - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(remarkOf(session).reason, u"You have only one move."_s);
}

TEST_F(CoachTest, ADefenderWhoCannotStopThePawnHoldsOut)
{
    for (const char* const fen : {
             "K7/4k3/8/1P6/8/8/2p5/8 w - - 0 1", // it promotes next
             "4K3/8/1k6/7P/8/8/8/6N1 b - - 0 1", // out of reach
             "8/P7/P3K3/8/8/8/8/5k2 b - - 0 1",
             "6Q1/8/1p6/1k6/3K4/8/8/8 b - - 0 1", // no file on which a pawn draws against a queen
         }) {
        start(fen, trainer::Seat::defender);
        EXPECT_EQ(remarkOf(session).headline, u"Hold out as long as you can."_s) << fen;
    }
    start("8/8/7P/7K/8/8/8/3q1k2 w - - 0 1", trainer::Seat::defender);
    EXPECT_TRUE(remarkOf(session).headline.startsWith(u"Aim for a bishop or rook pawn"_s));
    start("8/2k2RK1/8/8/8/1p6/8/8 b - - 0 1", trainer::Seat::defender);
    EXPECT_NE(remarkOf(session).headline, u"Hold out as long as you can."_s) << "against a rook";
}

TEST_F(CoachTest, ADrawBecauseAPieceIsLostNeedsNoPlanForIt)
{
    start("8/8/8/8/2Pk1K2/8/8/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).headline, u"The pawn falls: it is a draw."_s);
    EXPECT_TRUE(remarkOf(session).reason.isEmpty()) << remarkOf(session).reason.toStdString();
    start("BN6/k7/7K/8/8/8/8/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).reason, u"You cannot save both pieces, but make him prove it."_s);
    start("8/8/k7/8/8/5pKp/8/8 b - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).reason, u"You cannot save both pawns, but make him prove it."_s);
    start("8/8/8/8/2Pk1K2/8/8/8 w - - 0 1", trainer::Seat::both);
    play("Kf3");
    EXPECT_EQ(remarkOf(session).headline, u"Kf3 draws, like any other move."_s);
    EXPECT_EQ(remarkOf(session).reason, u"The pawn is lost."_s);
}

TEST_F(CoachTest, TheOnlyMoveThatHoldsADrawIsTheAim)
{
    start("8/8/8/8/8/3K1Q2/8/r1k5 b - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(remarkOf(session).reason, u"Only one move holds the draw: look at every check and capture."_s);
    start("8/8/8/8/8/5N2/8/1K3kB1 b - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(remarkOf(session).reason, u"Only one move holds the draw: look for a double attack."_s);
}

TEST_F(CoachTest, ABareKingThatLosesToAGuardedPawnHoldsOut)
{
    start("k1N5/8/8/8/8/4K3/5P2/8 b - - 0 1", trainer::Seat::defender);
    const auto remark = remarkOf(session);
    EXPECT_TRUE((remark.headline + remark.reason).contains(u"Hold out as long as you can."_s))
        << remark.headline.toStdString();
}

TEST_F(CoachTest, AMovedPawnIsNamedWhereItStands)
{
    start("8/8/8/k7/7K/P7/P7/8 w - - 0 1", trainer::Seat::both);
    play("a4");
    EXPECT_FALSE(remarkOf(session).reason.contains(u"a3"_s)) << remarkOf(session).reason.toStdString();
}

TEST_F(CoachTest, WhoeverLosesByMostMovesHoldsTheDraw)
{
    start("4Q3/8/4K3/8/8/7k/4r3/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_TRUE(remarkOf(session).headline.startsWith(u"Hold the draw"_s))
        << remarkOf(session).headline.toStdString();
}

TEST_F(CoachTest, APieceThatIsLeftHangingInADrawIsMentioned)
{
    const char* const attacked = "8/8/2R5/6K1/b7/8/1k6/8 w - - 0 1";
    start(attacked, trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).reason, u"Your rook on c6 is hanging. Save it first."_s);
    start(attacked, trainer::Seat::both);
    play("Kf4");
    EXPECT_EQ(remarkOf(session).headline, u"After Kf4 it is still a draw."_s)
        << "it is not for the stronger side to hold it";
    EXPECT_EQ(remarkOf(session).reason,
              u"The rook is captured on c6. Simpler: Rc4 saves the rook, which was hanging."_s);
    start(attacked, trainer::Seat::both);
    play("Rc7");
    EXPECT_EQ(remarkOf(session).reason, u"Rc7 saves the rook, which was hanging."_s);
}

TEST_F(CoachTest, FewMovesHoldADrawOnlyIfOthersAreMore)
{
    start("8/8/8/8/4P3/k7/8/K7 b - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(hintRemarks(session).front().headline, u"Most moves hold the draw."_s) << "two of three";
    start("8/8/4k3/8/3KP3/8/8/8 b - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(hintRemarks(session).front().headline, u"Only one move holds the draw."_s);
}

TEST_F(CoachTest, APieceThatCouldBeTakenIsMentionedWhereEveryMoveDraws)
{
    start("6k1/8/8/8/1p6/2K5/8/8 w - - 0 1", trainer::Seat::both);
    play("Kb3");
    EXPECT_EQ(remarkOf(session).headline, u"Kb3 holds the draw."_s);
    EXPECT_EQ(remarkOf(session).reason, u"Simpler: Kxb4 captures the pawn."_s);
}

TEST_F(CoachTest, APieceThatIsGivenAwayExplainsALoss)
{
    start("5kB1/8/8/8/8/4r3/8/2K5 w - - 0 1", trainer::Seat::both);
    play("Bf7");
    EXPECT_TRUE(remarkOf(session).reason.startsWith(u"Black replies: …Kxf7 captures the bishop."_s))
        << remarkOf(session).reason.toStdString();
}

TEST_F(CoachTest, AdviceFitsTheBoard)
{
    // The rook is far from its king.
    start("6R1/2k5/8/8/q2K4/8/8/8 w - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(remarkOf(session).headline, u"Hold out as long as you can."_s);
    // The kings are far apart.
    start("3k4/2r5/8/1Q6/8/8/5K2/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).headline, u"Bring up your king."_s);
    start("K7/P4p2/8/8/2k5/8/8/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(remarkOf(session).headline, u"Clear the way for your pawn."_s) << "there is no race";
    start("5kB1/8/8/8/8/4r3/8/2K5 w - - 0 1", trainer::Seat::defender);
    EXPECT_EQ(remarkOf(session).reason, u"Your bishop on g8 is hanging. Save it first."_s);
}

TEST_F(CoachTest, ALoneBishopIsExplainedByItself)
{
    start("1k6/3P4/8/8/8/8/8/4K3 w - - 0 1", trainer::Seat::both);
    play("d8=B");
    EXPECT_TRUE(remarkOf(session).reason.endsWith(u"Neither side has mating material. Best was d8=Q+."_s))
        << remarkOf(session).reason.toStdString();
    start("8/7P/6k1/4K3/6p1/8/8/8 w - - 0 1", trainer::Seat::both);
    play("h8=B");
    EXPECT_EQ(remarkOf(session).reason, u"The bishop stops the pawn but cannot mate alone. Best was h8=Q."_s);
}

TEST_F(CoachTest, ALosingMoveIsExplainedByWhatTheReplyWins)
{
    start("8/3p4/8/1K6/2P5/8/1k6/8 b - - 0 1", trainer::Seat::both);
    play("d5");
    EXPECT_TRUE(
        remarkOf(session).reason.startsWith(u"White replies: cxd5 captures the pawn. The best moves were "_s))
        << remarkOf(session).reason.toStdString();
    start("4Q3/8/8/K7/8/1r6/8/3k4 b - - 0 1", trainer::Seat::both);
    play("Rb8");
    EXPECT_EQ(remarkOf(session).reason, u"White replies: Qxb8 captures the rook. Best was Kd2."_s);
    start("8/8/8/2k5/8/8/3Qp3/6K1 w - - 0 1", trainer::Seat::both);
    play("Qd7");
    EXPECT_TRUE(remarkOf(session).reason.startsWith(u"Black replies: …e1=Q+ promotes."_s))
        << remarkOf(session).reason.toStdString();
}

TEST_F(CoachTest, SixMovesWithoutProgressAreMentionedOnce)
{
    start(mateIn27, trainer::Seat::both);
    const auto playCosting = [this](int cost) {
        const auto moves = *trainer::judge_all(*tablebase(), shown());
        for (const trainer::JudgedMove& move : moves) {
            if (move.judgement.cost >= cost)
                return session.play(move.move);
        }
    };
    int told = 0;
    for (int move = 1; move <= 9; ++move) {
        playCosting(1);
        const bool isTold = remarkOf(session).reason.contains(u"mate is no closer"_s);
        EXPECT_EQ(isTold, move == 6) << move;
        told += isTold ? 1 : 0;
        session.play(best().front());
    }
    EXPECT_EQ(told, 1);
}

TEST_F(CoachTest, TheDefenderLearnsHowLongItHeldOut)
{
    start(mateIn3, trainer::Seat::defender);
    while (!session.round().game().end({})) {
        waitForReply();
        if (session.isUsersTurn())
            session.play(best().front());
    }
    EXPECT_EQ(remarkOf(session).reason, heldOutSentence(3, 3));
}

TEST_F(CoachTest, TheEndMentionsTheHelpUsed)
{
    start(mateIn3, trainer::Seat::both);
    climbTo(Rung::piece);
    while (!session.round().game().end({}))
        session.play(best().front());
    EXPECT_TRUE(remarkOf(session).reason.endsWith(u"Help used: hints on one move."_s))
        << remarkOf(session).reason.toStdString();
}

TEST_F(CoachTest, AWonGameIsComparedWithBestPlay)
{
    start(mateIn3, trainer::Seat::both);
    while (!session.round().game().end({}))
        session.play(best().front());
    const Remark remark = remarkOf(session);
    EXPECT_EQ(remark.tone, Tone::good);
    EXPECT_EQ(remark.headline, u"Checkmate: White wins."_s);
    EXPECT_EQ(remark.reason, mateTookSentence(3, 3));
}

TEST_F(CoachTest, AClaimIsMentionedButDoesNotStopTheGame)
{
    start("8/8/3k4/8/8/3BN3/3K4/8 w - - 99 80", trainer::Seat::attacker);
    session.play(best().front());
    waitForReply();
    EXPECT_TRUE(remarkOf(session).reason.contains(u"Fifty moves"_s))
        << remarkOf(session).reason.toStdString();
    EXPECT_TRUE(session.isUsersTurn());
}

} // namespace
} // namespace app_test
