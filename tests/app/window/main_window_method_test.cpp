// SPDX-License-Identifier: GPL-3.0-or-later

// Following the method.

#include "panels/move_list.h"
#include "panels/page_scroll.h"
#include "window_fixture.h"

namespace app_test {
namespace {

class MethodInTheWindow : public WindowTest {
protected:
    void SetUp() override
    {
        if (test::slowdown > 1)
            GTEST_SKIP() << "takes too long";
        start(mateIn27, trainer::Seat::attacker);
    }
    void waitForStep()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return session.help().methodStep().has_value(); }, patience));
    }
    bool isFieldShown() const { return !squaresOf(view->diagram().marks, board::MarkKind::field).empty(); }
};

TEST_F(MethodInTheWindow, OneKeyShowsTheMoveAndAnotherPlaysIt)
{
    EXPECT_FALSE(coach().contains(u"Field: "_s));
    EXPECT_FALSE(action(u"Training/Play the method's move"_s)->isEnabled());
    EXPECT_TRUE(textsOf(find<panels::LegendCard>()).isEmpty());
    key(Qt::Key_T, Qt::ControlModifier);
    EXPECT_TRUE(coach().contains(u"Preparing the method…"_s)) << coach().toStdString();
    EXPECT_TRUE(readPreferences().preferences.followsMethod);
    ASSERT_NO_FATAL_FAILURE(waitForStep());
    EXPECT_TRUE(isFieldShown());
    EXPECT_TRUE(coach().contains(u"Field: "_s)) << coach().toStdString();
    EXPECT_TRUE(textsOf(find<panels::LegendCard>()).contains(u"Field: "_s)) << "though the overlay is off";
    EXPECT_EQ(view->diagram().arrows.front().kind, board::ArrowKind::method);
    const chess::Move move = session.help().methodStep()->open.front();
    key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(session.round().game().node(1).move, move);
    key(Qt::Key_T, Qt::ControlModifier);
    EXPECT_FALSE(session.help().isFollowing());
    EXPECT_FALSE(isFieldShown());
    EXPECT_FALSE(readPreferences().preferences.followsMethod);
}

TEST_F(MethodInTheWindow, CardMovesAndLegendFitIntoASmallWindow)
{
    window->resize(900, 640);
    key(Qt::Key_T, Qt::ControlModifier);
    for (int moves = 0; moves < 9; ++moves) {
        ASSERT_NO_FATAL_FAILURE(waitForStep());
        key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        waitForReply();
    }
    ASSERT_NO_FATAL_FAILURE(waitForStep());
    EXPECT_TRUE(QTest::qWaitFor(
        [this] {
            const auto* scroll = find<PageScroll>();
            const auto* legend = find<panels::LegendCard>();
            const auto* list = find<panels::MoveList>();
            const int bottom = legend->mapTo(scroll->widget(), QPoint{0, legend->height()}).y();
            return bottom <= scroll->viewport()->height() && list->height() >= 40 &&
                   list->viewport()->rect().contains(list->visualRect(list->currentIndex()));
        },
        patience));
}

TEST_F(MethodInTheWindow, MoveKeyWorksDuringPreparation)
{
    key(Qt::Key_T, Qt::ControlModifier);
    ASSERT_FALSE(session.help().methodStep());
    key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return plies() > 0; }, patience));
    EXPECT_TRUE(session.round().is_by_method(1));
    EXPECT_TRUE(record().contains(u"0 wasted so far"_s)) << record().toStdString();
}

TEST_F(MethodInTheWindow, ManuallyEnabledFieldStays)
{
    key(Qt::Key_F7);
    key(Qt::Key_T, Qt::ControlModifier);
    ASSERT_NO_FATAL_FAILURE(waitForStep());
    key(Qt::Key_T, Qt::ControlModifier);
    EXPECT_TRUE(isFieldShown());
    key(Qt::Key_F7);
    EXPECT_FALSE(isFieldShown());
}

TEST_F(MethodInTheWindow, IsOfferedToTheAttackerWithBishopAndKnightOnly)
{
    QAction* const follow = action(u"Training/Follow the method"_s);
    EXPECT_TRUE(follow->isEnabled());
    EXPECT_FALSE(follow->isChecked());
    session.setExam(true);
    EXPECT_FALSE(follow->isEnabled());
    start(rookEnding, trainer::Seat::attacker);
    EXPECT_FALSE(follow->isEnabled());
    start(mateIn27, trainer::Seat::defender);
    EXPECT_FALSE(follow->isEnabled());
}

} // namespace
} // namespace app_test
