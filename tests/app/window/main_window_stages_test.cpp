// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QTextDocumentFragment>
#include <QToolTip>

#include "panels/step_row.h"
#include "window_fixture.h"

namespace app_test {
namespace {

using chess::Square;

class StagesInTheWindow : public WindowTest {
protected:
    void SetUp() override { start(mateIn3, trainer::Seat::attacker); }

    QList<QAbstractButton*> dots() const { return find<StepRow>()->findChildren<QAbstractButton*>(); }
    /// The text of the visible tool tip.
    static QString tip()
    {
        return QToolTip::isVisible() ? QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText()
                                     : QString{};
    }
    chess::Bitboard pointed() const { return squaresOf(view->diagram().marks, board::MarkKind::pointed); }
};

TEST_F(StagesInTheWindow, HoveringShowsTheAimAndMarksTheSquares)
{
    ASSERT_TRUE(hoverUntil([] { return tip().contains(u"9 of 10: The small triangle"_s); }, dots()[8]))
        << tip().toStdString();
    EXPECT_EQ(pointed(), (chess::Bitboard{Square::a6, Square::b7, Square::c8}));
    ASSERT_TRUE(hoverUntil([] { return tip().contains(u"10 of 10 (you are here): Mate"_s); },
                           find<StepRow>()->findChild<QLabel*>()))
        << "the name of the stage explains itself, too: " << tip().toStdString();
    EXPECT_TRUE(hoverUntil([this] { return pointed().empty(); }, find<panels::RecordCard>()));
    EXPECT_TRUE(QTest::qWaitFor([] { return tip().isEmpty(); }, patience)) << tip().toStdString();
}

TEST_F(StagesInTheWindow, HoveringMovesNothing)
{
    settleIn({900, 640});
    const auto places = [this] {
        QList<QRect> found;
        for (const QWidget* part : find<Column>()->findChildren<QWidget*>()) {
            if (part->isVisible() && !part->isWindow())
                found.append({part->mapTo(window.get(), QPoint{}), part->size()});
        }
        return found;
    };
    const QList<QRect> before = places();
    for (const auto* dot : dots()) {
        ASSERT_TRUE(
            hoverUntil([&] { return tip().contains(dot->accessibleName()); }, dots()[dots().indexOf(dot)]));
        settle();
        EXPECT_EQ(places(), before) << dot->accessibleName().toStdString();
    }
}

TEST_F(StagesInTheWindow, KeyboardFocusShowsThem)
{
    dots()[9]->setFocus(Qt::TabFocusReason);
    EXPECT_TRUE(QTest::qWaitFor([] { return tip().contains(u"10 of 10 (you are here): Mate"_s); }, patience));
    key(Qt::Key_Home);
    EXPECT_TRUE(QTest::qWaitFor([] { return tip().contains(u"1 of 10: Come together"_s); }, patience));
    EXPECT_EQ(pointed().size(), 16);
    view->setFocus();
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
    EXPECT_EQ(find<StepRow>()->findChild<QLabel*>()->text(), u"Leave him less room"_s);
    start(queenAgainstRook, trainer::Seat::attacker);
    EXPECT_FALSE(find<StepRow>()->isVisible());
}

TEST_F(StagesInTheWindow, ClosingTheWindowSelectsNoStage)
{
    dots()[9]->setFocus(Qt::TabFocusReason);
    ASSERT_TRUE(QTest::qWaitFor([] { return tip().contains(u"10 of 10"_s); }, patience));
    const QSignalSpy pointed{find<panels::StandingCard>(), &panels::StandingCard::stagePointedAt};
    window.reset();
    EXPECT_TRUE(pointed.isEmpty());
}

} // namespace
} // namespace app_test
