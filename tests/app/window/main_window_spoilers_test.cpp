// SPDX-License-Identifier: GPL-3.0-or-later

// Distances and costs can be hidden until the user reveals them or the game is over.

#include "window_fixture.h"

namespace app_test {
namespace {

class SpoilersInTheWindow : public WindowTest {
protected:
    void SetUp() override { start(mateIn27, trainer::Seat::both); }
    void hide() { choose(u"Training/Hide mate distances and wasted moves"_s); }
    QString asides() const
    {
        const auto* model = find<panels::MoveList>()->model();
        QString texts;
        for (int row = 0; row < model->rowCount(); ++row) {
            for (const int column : {panels::MoveModel::whiteAside, panels::MoveModel::blackAside})
                texts += model->index(row, column).data().toString() +
                         model->index(row, column).data(Qt::AccessibleTextRole).toString();
        }
        return texts;
    }
    /// True if any card shows the distance to mate or the cost of a move.
    bool tellsDistances() const
    {
        const QString cards = standing() + coach() + record() + asides();
        return cards.contains(u"27"_s) || cards.contains(u"mates in"_s) || cards.contains(u"spare"_s) ||
               cards.contains(u"slower"_s) || cards.contains(u"wasted"_s) || cards.contains(u"+"_s) ||
               cards.contains(u"is best"_s);
    }
    /// A move that wins, but not as soon as the best.
    QString slowerMove() const
    {
        const auto ranked = *tablebase()->ranked_moves(shown());
        for (const endgame::RankedMove& each : ranked) {
            if (each.verdict.outcome() == endgame::Outcome::win && each.verdict < ranked.front().verdict)
                return moveName(shown(), each.move);
        }
        return {};
    }
};

TEST_F(SpoilersInTheWindow, ShowsTheResultWithoutTheDistance)
{
    EXPECT_TRUE(tellsDistances());
    hide();
    EXPECT_TRUE(standing().startsWith(u"White wins"_s)) << standing().toStdString();
    EXPECT_FALSE(tellsDistances()) << (standing() + coach() + record()).toStdString();
    typeMove(slowerMove());
    EXPECT_FALSE(tellsDistances()) << (standing() + coach() + record() + asides()).toStdString();
    hide();
    EXPECT_TRUE(tellsDistances());
    EXPECT_FALSE(asides().isEmpty()) << "the costs are there again";
}

TEST_F(SpoilersInTheWindow, OneKeyRevealsThemForOnePosition)
{
    EXPECT_FALSE(action(u"Training/Reveal them here"_s)->isEnabled()) << "there is nothing to reveal";
    hide();
    key(Qt::Key_R, Qt::ControlModifier);
    EXPECT_TRUE(standing().startsWith(u"White mates in 27"_s)) << standing().toStdString();
    typeMove(slowerMove());
    EXPECT_FALSE(tellsDistances()) << (standing() + coach() + record() + asides()).toStdString();
    EXPECT_TRUE(action(u"Training/Reveal them here"_s)->isEnabled());
}

TEST_F(SpoilersInTheWindow, NewGamesHideThemAgain)
{
    hide();
    key(Qt::Key_R, Qt::ControlModifier);
    start(mateIn19, trainer::Seat::both);
    EXPECT_FALSE(tellsDistances()) << standing().toStdString();
    key(Qt::Key_R, Qt::ControlModifier);
    EXPECT_TRUE(standing().startsWith(u"White mates in 19"_s)) << standing().toStdString();
    start(mateIn19, trainer::Seat::both);
    EXPECT_FALSE(tellsDistances()) << "from the same position too: " << standing().toStdString();
}

TEST_F(SpoilersInTheWindow, SetUpHidesThem)
{
    hide();
    choose(u"Position/Set up"_s);
    EXPECT_TRUE(standing().startsWith(u"White wins"_s)) << standing().toStdString();
    EXPECT_FALSE(tellsDistances()) << standing().toStdString();
    choose(u"Training/Reveal them here"_s);
    EXPECT_TRUE(standing().startsWith(u"White mates in 27"_s)) << standing().toStdString();
    choose(u"Position/Mirror left–right"_s);
    EXPECT_TRUE(standing().startsWith(u"White wins"_s)) << "another position: " << standing().toStdString();
}

TEST_F(SpoilersInTheWindow, ThrownWinsAreReportedAtOnce)
{
    hide();
    typeMove(moveName(shown(), blunder()));
    EXPECT_TRUE(coach().contains(u"throws the win away"_s)) << coach().toStdString();
}

TEST_F(SpoilersInTheWindow, EndOfTheGameRevealsThem)
{
    hide();
    start("k7/8/1K6/8/8/8/8/6Q1 w - - 0 1", trainer::Seat::both);
    EXPECT_FALSE(record().contains(u"with best play from the start"_s));
    typeMove(u"Qg8#"_s);
    EXPECT_TRUE(coach().contains(text::mateTookSentence(1, 1))) << coach().toStdString();
    EXPECT_TRUE(record().contains(u"0 wasted so far"_s)) << "a mate in one needs no report";
    find<panels::RecordCard>()->setPage(panels::RecordPage::report);
    EXPECT_TRUE(record().contains(u"No moves wasted"_s)) << record().toStdString();
}

TEST_F(SpoilersInTheWindow, ChoiceIsSaved)
{
    hide();
    EXPECT_TRUE(readPreferences().preferences.hidesDistances);
    EXPECT_TRUE(action(u"Training/Hide mate distances and wasted moves"_s)->isChecked());
}

} // namespace
} // namespace app_test
