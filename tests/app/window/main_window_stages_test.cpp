// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>

#include "panels/step_row.h"
#include "window/window_fixture.h"

namespace app_test {
namespace {

using chess::Square;

class StagesInTheWindow : public WindowTest {
protected:
    void SetUp() override { start(mateIn3, trainer::Seat::attacker); }

    QList<QAbstractButton*> dots() const { return find<StepRow>()->findChildren<QAbstractButton*>(); }
    chess::Bitboard pointed() const { return squaresOf(view->diagram().marks, board::MarkKind::pointed); }
};

TEST_F(StagesInTheWindow, HoveringShowsTheAimAndMarksTheSquares)
{
    const QString before = coach();
    ASSERT_TRUE(hoverUntil([this] { return coach().contains(u"9 of 10: The small triangle"_s); }, dots()[8]))
        << coach().toStdString();
    EXPECT_EQ(pointed(), (chess::Bitboard{Square::a6, Square::b7, Square::c8}));
    ASSERT_TRUE(hoverUntil([this] { return coach().contains(u"10 of 10: Mate"_s); },
                           find<StepRow>()->findChild<QLabel*>()))
        << "the name of the stage explains itself, too: " << coach().toStdString();
    EXPECT_TRUE(hoverUntil([&] { return coach() == before; }, find<panels::RecordCard>()))
        << coach().toStdString();
    EXPECT_TRUE(pointed().empty());
}

TEST_F(StagesInTheWindow, KeyboardFocusShowsThem)
{
    dots()[9]->setFocus(Qt::TabFocusReason);
    EXPECT_TRUE(coach().contains(u"10 of 10: Mate"_s)) << coach().toStdString();
    key(Qt::Key_Home);
    EXPECT_TRUE(coach().contains(u"1 of 10: Come together"_s)) << coach().toStdString();
    EXPECT_EQ(pointed().size(), 16);
    view->setFocus();
    EXPECT_FALSE(coach().contains(u" of 10"_s)) << coach().toStdString();
    EXPECT_TRUE(pointed().empty());
}

TEST_F(StagesInTheWindow, RowFollowsTheGameAndHidesWithTheDistances)
{
    EXPECT_TRUE(standing().contains(u"Mate"_s)) << standing().toStdString();
    choose(u"Training/Hide mate distances and wasted moves"_s);
    EXPECT_FALSE(find<StepRow>()->isVisible());
    choose(u"Training/Reveal them here"_s);
    EXPECT_TRUE(find<StepRow>()->isVisible());
    choose(u"Training/Hide mate distances and wasted moves"_s);
    start(rookEnding, trainer::Seat::attacker);
    EXPECT_EQ(find<StepRow>()->findChild<QLabel*>()->text(), u"Shrink the box"_s);
    start(queenAgainstRook, trainer::Seat::attacker);
    EXPECT_FALSE(find<StepRow>()->isVisible());
}

TEST_F(StagesInTheWindow, ClosingTheWindowSelectsNoStage)
{
    dots()[9]->setFocus(Qt::TabFocusReason);
    ASSERT_TRUE(coach().contains(u"10 of 10"_s)) << coach().toStdString();
    const QSignalSpy pointed{find<panels::StandingCard>(), &panels::StandingCard::stagePointedAt};
    window.reset();
    EXPECT_TRUE(pointed.isEmpty());
}

} // namespace
} // namespace app_test
