// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/report.h"

#include "app_fixture.h"
#include "chess/san.h"
#include "show/why.h"

namespace app_test {
namespace {

class ReportWordsTest : public SessionTest {
protected:
    panels::Report report()
    {
        return show::wordsOf(session, trainer::report_of(session.round(), session.tables().known()).value());
    }
};

TEST_F(ReportWordsTest, TheHeadlineIsEmptyWhereTheCoachExplainsTheEnd)
{
    start(mateIn3, trainer::Seat::both);
    playToTheEnd();
    EXPECT_EQ(report().headline, QString{});
    EXPECT_EQ(report().notes, u"No moves wasted. No hints and no take-backs."_s);
    session.goTo(0);
    EXPECT_EQ(report().headline, u"Checkmate. "_s + mateTookSentence(3, 3));
}

TEST_F(ReportWordsTest, DetoursOfTheMethodExplainTheLength)
{
    trainer::Round round{position_of(mateIn27), trainer::Seat::both};
    round.play(*chess::parse_move(round.position(), "Kc1"), trainer::Lead::method);
    session.take(round);
    waitForTable();
    EXPECT_EQ(report().notes,
              differenceSentence(session.round().judgement(1)->cost, 0) + u" No hints and no take-backs."_s)
        << "a game that took longer than best play wasted something";
}

TEST_F(ReportWordsTest, AWeakerDefenceExplainsAShorterGame)
{
    start(mateIn3, trainer::Seat::both);
    for (const char* move : {"Kc8", "Ka7"})
        play(move);
    const int given = trainer::report_of(session.round(), session.tables().known())->given_back;
    EXPECT_EQ(differenceSentence(0, given).isEmpty(), given == 0);
    EXPECT_TRUE(report().notes.contains(differenceSentence(0, given)));
    EXPECT_TRUE(isSentence(differenceSentence(1, 2)));
    EXPECT_NE(differenceSentence(1, 2), differenceSentence(2, 1));
}

TEST_F(ReportWordsTest, AnUnfinishedRoundIsReportedSoFar)
{
    start(mateIn27, trainer::Seat::both);
    EXPECT_EQ(report().headline, u"27 moves to mate with best play from the start; 0 played so far."_s);
    EXPECT_EQ(report().notes, u"No hints and no take-backs."_s);
}

TEST_F(ReportWordsTest, AThrownWinIsNamedAndExplained)
{
    start(mateIn27, trainer::Seat::both);
    session.play(blunder());
    const panels::Report told = report();
    ASSERT_EQ(told.costly.size(), 1U);
    EXPECT_TRUE(told.costly[0].move.startsWith(u"1. "_s));
    EXPECT_TRUE(told.costly[0].what.startsWith(u"Throws the win away. "_s))
        << told.costly[0].what.toStdString();
    EXPECT_FALSE(told.notes.contains(u"wasted"_s)) << "nothing wasted is no merit then";
    while (!session.round().end()) {
        const auto judged = trainer::judge_all(*tablebase(), session.round().position());
        session.play(judged->front().move);
    }
    EXPECT_EQ(report().headline, u"White could have mated in 27. The win was thrown away with %1."_s.arg(
                                     report().costly.at(0).move));
}

TEST_F(ReportWordsTest, AnotherTryDoesNotNameTheBestMoves)
{
    start(mateIn27, trainer::Seat::both);
    const std::vector<chess::Move> best = bestMovesOf(session, shown());
    const chess::Position before = shown();
    session.play(blunder());
    const Remark remark = show::remarkOnRetry(session, session.round().game().current());
    EXPECT_TRUE(remark.reason.startsWith(u"Throws the win away. "_s)) << remark.reason.toStdString();
    for (const chess::Move move : best)
        EXPECT_FALSE(remark.reason.contains(text::moveName(before, move))) << remark.reason.toStdString();
}

TEST_F(ReportWordsTest, AWinLostToTheFiftyMoveRuleIsNotPraised)
{
    start("7k/8/8/8/8/8/P7/K5Q1 w - - 97 80", trainer::Seat::both);
    session.setRules({.fifty_moves = trainer::RuleEffect::end});
    for (const char* move : {"Kb2", "Kh7", "Kb3"})
        play(move);
    const panels::Report told = report();
    EXPECT_FALSE(told.notes.contains(u"wasted"_s)) << told.notes.toStdString();
    EXPECT_TRUE(told.costly.at(0).what.startsWith(u"Throws the win away. Under the fifty-move rule"_s))
        << told.costly.at(0).what.toStdString();
}

TEST_F(ReportWordsTest, ACostlyMoveIsExplained)
{
    start(mateIn27, trainer::Seat::both);
    const auto judged = trainer::judge_all(*tablebase(), session.round().position());
    const auto slower = std::ranges::find_if(*judged, [](const trainer::JudgedMove& move) {
        return move.judgement.grade == trainer::Grade::technique;
    });
    ASSERT_NE(slower, judged->end());
    session.play(slower->move);
    EXPECT_TRUE(report().costly.at(0).what.startsWith(
        u"%1 moves slower than the best. "_s.arg(slower->judgement.cost)))
        << report().costly[0].what.toStdString();
    EXPECT_TRUE(report().notes.startsWith(u"%1 moves wasted."_s.arg(slower->judgement.cost)));
}

TEST_F(ReportWordsTest, ASlowerMoveNamesABetterOne)
{
    start(mateIn27, trainer::Seat::both);
    const auto judged = *trainer::judge_all(*tablebase(), shown());
    const std::vector<chess::Move> best = bestMovesOf(session, shown());
    int slower = 0;
    for (const auto& [move, judgement] : judged) {
        if (judgement.cost == 0)
            continue;
        ++slower;
        start(mateIn27, trainer::Seat::both);
        const chess::Position before = shown();
        session.play(move);
        const auto isNamed = [&] {
            const QString what = report().costly.at(0).what;
            return std::ranges::any_of(
                best, [&](chess::Move better) { return what.contains(moveName(before, better)); });
        };
        EXPECT_TRUE(isNamed()) << report().costly.at(0).what.toStdString();
        session.help().withholdBetter(true);
        EXPECT_FALSE(isNamed()) << "an exercise asks for it: " << report().costly.at(0).what.toStdString();
        session.help().withholdBetter(false);
    }
    EXPECT_GT(slower, 0);
}

TEST_F(ReportWordsTest, AMistakeNamesTheBestReplyOnce)
{
    start(mateIn27, trainer::Seat::both);
    play("Nd5");
    const QString what = report().costly.at(0).what;
    EXPECT_TRUE(what.startsWith(u"Throws the win away. Best was "_s)) << what.toStdString();
    EXPECT_TRUE(what.endsWith(u"Best reply: 1… Kxd5."_s)) << what.toStdString();
    EXPECT_FALSE(what.contains(u"captures"_s)) << what.toStdString();
}

TEST_F(ReportWordsTest, CountsTheCostlyMovesNotListed)
{
    start(mateIn27, trainer::Seat::both);
    trainer::Report told = *trainer::report_of(session.round(), *tablebase());
    EXPECT_FALSE(wordsOf(session, told).notes.contains(u"more"_s));
    told.more_costly = 2;
    EXPECT_TRUE(wordsOf(session, told)
                    .notes.endsWith(u"Below are the costliest moves; the move list marks 2 more."_s))
        << wordsOf(session, told).notes.toStdString();
}

TEST_F(ReportWordsTest, TheRefutationIsShownAtTheMistake)
{
    using show::Telling;
    session.setReplyDelay(1h);
    start(mateIn27, trainer::Seat::attacker);
    EXPECT_FALSE(show::refutationOnBoard(session, Telling::all));
    play("Kc1");
    EXPECT_FALSE(show::refutationOnBoard(session, Telling::all)) << "the reply is coming";
    session.setSeat(trainer::Seat::both);
    EXPECT_TRUE(show::refutationOnBoard(session, Telling::all));
    EXPECT_FALSE(show::refutationOnBoard(session, Telling::results)) << "how slow it is is hidden";
    EXPECT_FALSE(show::refutationOnBoard(session, Telling::nothing));
    session.goTo(0);
    play("Nd5");
    EXPECT_EQ(show::refutationOnBoard(session, Telling::results),
              (chess::Move{chess::Square::d6, chess::Square::d5}));
}

TEST_F(ReportWordsTest, HelpIsNamed)
{
    start(mateIn27, trainer::Seat::both);
    session.help().climb();
    session.play(best().front());
    session.takeBack();
    EXPECT_EQ(report().notes, u"Help used: hints on one move, one move taken back."_s);
}

TEST_F(ReportWordsTest, TheSeedIsLeftToTheChoiceOfTheNextPosition)
{
    deal({}, 4711);
    EXPECT_FALSE(report().notes.contains(u"4711"_s)) << report().notes.toStdString();
}

TEST_F(ReportWordsTest, TheDefenderLearnsHowLongItHeldOut)
{
    start(mateIn3, trainer::Seat::defender);
    ASSERT_TRUE(QTest::qWaitFor(
        [this] {
            if (session.isUsersTurn())
                session.play(best().front());
            return session.round().end().has_value();
        },
        patience));
    session.goTo(0);
    EXPECT_EQ(report().headline, u"Checkmate. "_s + heldOutSentence(3, 3));
}

TEST_F(ReportWordsTest, ADrawnStartIsNamed)
{
    start("4k3/8/8/8/8/8/3NN3/4K3 w - - 0 1", trainer::Seat::both);
    EXPECT_EQ(report().headline, u"With best play it is a draw."_s);
}

} // namespace
} // namespace app_test
