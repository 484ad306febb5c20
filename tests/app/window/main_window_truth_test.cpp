// SPDX-License-Identifier: GPL-3.0-or-later

// The cards are correct, and no card contradicts another.

#include <QRegularExpression>

#include "show/coach.h"
#include "window_fixture.h"

namespace app_test {
namespace {

class TruthInTheWindow : public WindowTest {
protected:
    /// The first number that a pattern finds in a text; -1 without a match.
    static int numberIn(const QString& text, const QString& pattern)
    {
        const auto match = QRegularExpression{pattern}.match(text);
        return match.hasMatch() ? match.captured(1).toInt() : -1;
    }
    /// Takes up a game in which the user attacked and the opponent replied with the worst move.
    void startAfterAnErringReply()
    {
        waitForTable();
        trainer::Game game{position_of(mateIn27)};
        game.play(tablebase()->best_moves(game.position()).front());
        game.play(tablebase()->ranked_moves(game.position())->back().move);
        session.take(trainer::Round{std::move(game), trainer::Seat::attacker, trainer::SetUpByHand{}});
        session.goTo(2);
    }
};

TEST_F(TruthInTheWindow, ThrownWinsAreReportedWithTheMove)
{
    session.setReplyDelay(1h);
    start("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 7", trainer::Seat::attacker);
    typeMove(moveName(shown(), blunder()));
    EXPECT_TRUE(
        record().contains(u"27 moves with best play from the start. The win was thrown away on move 7."_s))
        << record().toStdString();
    EXPECT_FALSE(record().contains(u"wasted"_s)) << record().toStdString();
}

TEST_F(TruthInTheWindow, WinsLostByStalemateAreReported)
{
    start("k7/2K5/8/8/8/8/8/1Q6 w - - 0 1", trainer::Seat::attacker);
    typeMove(u"Qb6"_s);
    EXPECT_TRUE(standing().startsWith(u"Stalemate"_s)) << standing().toStdString();
    EXPECT_TRUE(coach().startsWith(u"Draw by stalemate. Qb6 throws the win away."_s))
        << coach().toStdString();
    EXPECT_EQ((standing() + coach()).count(u"stalemate"_s, Qt::CaseInsensitive), 2) << coach().toStdString();
    EXPECT_TRUE(record().contains(u"The win was thrown away with 1. Qb6."_s)) << record().toStdString();
    EXPECT_FALSE(record().contains(u"wasted"_s)) << record().toStdString();
}

TEST_F(TruthInTheWindow, EarlierWastedMovesAreReportedBesideTheThrow)
{
    start(mateIn3, trainer::Seat::both);
    for (const char* move : {"Kc8", "Ka7", "Kc7", "Ka8"})
        play(move);
    play("Nb6+");
    EXPECT_EQ(record().contains(u"thrown away"_s), session.tables().verdictOf(shown())->is_draw());
    EXPECT_GT(numberIn(record(), u"(\\d+) wasted so far"_s), 0) << record().toStdString();
}

TEST_F(TruthInTheWindow, FiftyMoveRuleEndsTheGameAsADrawEverywhere)
{
    session.setRules({.fifty_moves = trainer::RuleEffect::end});
    start("8/8/3k4/8/8/3BN3/3K4/8 w - - 99 80", trainer::Seat::attacker);
    typeMove(moveName(shown(), best().front()));
    ASSERT_TRUE(session.round().end());
    EXPECT_TRUE(standing().startsWith(u"Draw "_s) && standing().contains(u"Draw by the fifty-move rule."_s))
        << standing().toStdString();
    EXPECT_TRUE(coach().startsWith(u"Draw by the fifty-move rule."_s)) << coach().toStdString();
    for (const QString& other : {u"mates in"_s, u"to spare"_s, u"too late"_s})
        EXPECT_FALSE((standing() + coach() + record()).contains(other)) << other.toStdString();
}

TEST_F(TruthInTheWindow, DistanceToMateAppearsOnce)
{
    startAfterAnErringReply();
    const int headline = numberIn(standing(), u"White mates in (\\d+)"_s);
    EXPECT_GT(headline, 0) << standing().toStdString();
    EXPECT_LT(headline, 26) << "the reply was the worst";
    EXPECT_EQ(numberIn(coach(), u"(\\d+) move"_s), -1) << coach().toStdString();
}

TEST_F(TruthInTheWindow, HeadlineNamesTheMatingSide)
{
    start("8/8/8/8/7q/2k5/8/K7 b - - 0 1", trainer::Seat::attacker);
    EXPECT_TRUE(standing().startsWith(u"Black mates in "_s)) << standing().toStdString();
    start(queenAgainstRook, trainer::Seat::attacker);
    EXPECT_TRUE(standing().startsWith(u"White mates in "_s)) << standing().toStdString();
}

TEST_F(TruthInTheWindow, ForcedLossesAreNotPraised)
{
    start("k7/8/1K6/8/8/8/8/6Q1 w - - 0 1", trainer::Seat::defender);
    waitForReply();
    EXPECT_TRUE(coach().startsWith(u"Checkmate: "_s)) << coach().toStdString();
    EXPECT_EQ(remarkOf(session).tone, Tone::plain);
}

TEST_F(TruthInTheWindow, OnlyLegalMovesAreNotPraised)
{
    session.setReplyDelay(1h);
    start("k7/4Q3/2K5/8/8/8/8/8 b - - 0 1", trainer::Seat::defender);
    typeMove(u"Kb8"_s);
    EXPECT_TRUE(coach().contains(u"is the only legal move."_s)) << coach().toStdString();
    EXPECT_EQ(remarkOf(session).tone, Tone::plain);
}

TEST_F(TruthInTheWindow, PawnAdviceFitsThePosition)
{
    start("8/4k3/8/8/4K3/4P3/8/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_TRUE(coach().contains(u"key square"_s) && coach().contains(u"opposition"_s))
        << coach().toStdString();
    start("8/8/5kP1/8/8/8/8/7K w - - 0 1", trainer::Seat::attacker);
    EXPECT_FALSE(coach().contains(u"key square"_s) || coach().contains(u"opposition"_s))
        << coach().toStdString();
    start("8/2k1P3/8/8/8/5K2/8/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_FALSE(coach().contains(u"key square"_s)) << coach().toStdString();
    start("4k3/8/4P3/3K4/8/8/8/8 b - - 0 1", trainer::Seat::defender);
    EXPECT_TRUE(coach().contains(u"Keep the other king away from the key squares"_s))
        << coach().toStdString();
}

TEST_F(TruthInTheWindow, DrawsCanBeDealtToDefend)
{
    trainer::Drill drill;
    drill.seat = trainer::Seat::defender;
    drill.request.material = *endgame::Material::parse("KPK");
    drill.request.attacker = chess::Color::black;
    drill.request.prospect = trainer::Prospect::draw;
    choose(u"Game/Choose the kind of position…"_s);
    find<panels::DrillPanel>()->setDrill(drill);
    emit find<panels::DrillPanel>()->endingChosen();
    EXPECT_EQ(find<panels::DrillPanel>()->drill().request.prospect, trainer::Prospect::draw);
    // The key would first cancel solving.
    ASSERT_TRUE(QTest::qWaitFor(
        [this, &drill] {
            const TableSupply& tables = session.tables();
            return tables.known().covers(drill.request.material) && !tables.share();
        },
        patience));
    key(Qt::Key_Escape);
    deal(drill, 7);
    EXPECT_TRUE(standing().startsWith(u"Draw"_s)) << standing().toStdString();
    EXPECT_TRUE(coach().startsWith(u"Hold the draw as White."_s)) << coach().toStdString();
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(TruthInTheWindow, DrawsOfEqualMaterialNameTheDefender)
{
    trainer::Drill drill;
    drill.seat = trainer::Seat::defender;
    drill.request.prospect = trainer::Prospect::draw;
    for (const auto& [ending, told] : {std::pair{"KPKP", u"Stop the pawn"_s},
                                       {"KRKR", u""_s},
                                       {"KPKB", u"give up the bishop"_s},
                                       {"KPKN", u"Get the knight in front"_s}}) {
        for (const chess::Color attacker : chess::all_colors) {
            drill.request.material = *endgame::Material::parse(ending);
            drill.request.attacker = attacker;
            deal(drill, 23);
            EXPECT_TRUE(standing().startsWith(u"Draw"_s)) << standing().toStdString();
            const QString holder = attacker == chess::Color::white ? u"Black"_s : u"White"_s;
            EXPECT_TRUE(coach().startsWith(u"Hold the draw as %1."_s.arg(holder))) << coach().toStdString();
            // Pawns that block each other, or that a king blocks, cannot run.
            EXPECT_TRUE(coach().contains(told) || coach().contains(u"Use your king"_s))
                << ending << coach().toStdString();
            EXPECT_TRUE(session.isUsersTurn());
            EXPECT_EQ(view->orientation(), !attacker) << "the user sits below";
        }
    }
    drill.seat = trainer::Seat::attacker;
    deal(drill, 7);
    EXPECT_TRUE(coach().contains(u"Try to win anyway."_s)) << coach().toStdString();
    EXPECT_FALSE(session.isUsersTurn());
}

TEST_F(TruthInTheWindow, AnalysisAndImperfectOpponentsAreIndicated)
{
    const auto isTicked = [this](const QString& entry) {
        return action(u"Training/You play as/"_s + entry)->isChecked();
    };
    start(mateIn27, trainer::Seat::attacker);
    EXPECT_FALSE(standing().contains(u"Analysis"_s) || standing().contains(u"general principles"_s));
    EXPECT_TRUE(isTicked(u"The attacker"_s));

    choose(u"Position/Set up"_s);
    press(u"Analyse"_s);
    EXPECT_TRUE(standing().contains(u"Analysis: you move for both sides."_s)) << standing().toStdString();
    EXPECT_TRUE(isTicked(u"Both sides (analysis)"_s));
    EXPECT_FALSE(isTicked(u"The attacker"_s));

    choose(u"Training/You play as/The attacker"_s);
    EXPECT_TRUE(isTicked(u"The attacker"_s));
    choose(u"Training/The program plays/By general principles"_s);
    EXPECT_TRUE(standing().contains(u"Your opponent plays by general principles."_s))
        << standing().toStdString();
    choose(u"Training/The program plays/Like a human"_s);
    EXPECT_TRUE(standing().contains(u"Your opponent defends like a human."_s)) << standing().toStdString();
    choose(u"Training/The program plays/With occasional slips"_s);
    EXPECT_TRUE(standing().contains(u"Your opponent slips now and then."_s)) << standing().toStdString();
    EXPECT_EQ(readPreferences().preferences.opponent, trainer::Opponent::slips);
    choose(u"Training/The program plays/Using the method (bishop and knight)"_s);
    EXPECT_FALSE(standing().contains(u"opponent"_s)) << "he defends perfectly: " << standing().toStdString();
    EXPECT_EQ(readPreferences().preferences.opponent, trainer::Opponent::method);
    choose(u"Training/You play as/The defender"_s);
    EXPECT_TRUE(standing().contains(u"Your opponent mates using the method, which is being prepared."_s))
        << standing().toStdString();
    choose(u"Training/You play as/The attacker"_s);
    choose(u"Training/The program plays/With occasional slips"_s);
    play("Bc4");
    waitForReply();
    EXPECT_EQ(plies(), 2U);
    choose(u"Training/The program plays/Perfectly"_s);
    EXPECT_FALSE(standing().contains(u"general principles"_s)) << standing().toStdString();
}

} // namespace
} // namespace app_test
