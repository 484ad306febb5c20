// SPDX-License-Identifier: GPL-3.0-or-later
#include <QScrollArea>
#include <QScrollBar>

#include "show/notes.h"
#include "window/window_fixture.h"

namespace app_test {
namespace {

using chess::Square;

class KeyboardInTheWindow : public WindowTest {
protected:
    void SetUp() override
    {
        session.setReplyDelay(1h);
        start(mateIn27, trainer::Seat::attacker);
    }
};

TEST_F(KeyboardInTheWindow, BoardKeysWorkAfterATypedMove)
{
    typeMove(u"Nc4"_s);
    EXPECT_EQ(plies(), 1U);
    EXPECT_TRUE(view->hasFocus());
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(plies(), 0U);
    typeMove(u"Nc4"_s);
    key(Qt::Key_E, Qt::ControlModifier);
    EXPECT_EQ(session.mode(), Mode::setUp);
}

TEST_F(KeyboardInTheWindow, EscClearsAndLeavesTheTypedMove)
{
    view->setFocus();
    type(u"Nd"_s);
    key(Qt::Key_Escape);
    EXPECT_EQ(entry()->text(), QString{});
    EXPECT_TRUE(view->hasFocus());
    typeMove(u"Nd8"_s);
    EXPECT_TRUE(entry()->hasFocus());
    key(Qt::Key_Escape);
    EXPECT_FALSE(record().contains(u"Nd8"_s)) << record().toStdString();
}

TEST_F(KeyboardInTheWindow, RefusedTextStaysUntilThePositionChanges)
{
    typeMove(u"Nd8"_s);
    session.help().climb();
    EXPECT_EQ(entry()->text(), u"Nd8"_s) << "the position is the same";
    play("Nc4");
    EXPECT_EQ(entry()->text(), QString{});
    EXPECT_FALSE(record().contains(u"Nd8"_s)) << record().toStdString();
}

TEST_F(KeyboardInTheWindow, EnterPressesTheFocusedButton)
{
    for (const Qt::Key enter : {Qt::Key_Return, Qt::Key_Enter}) {
        button(u"Hint"_s)->setFocus();
        key(enter);
        EXPECT_EQ(session.help().hint(), enter == Qt::Key_Return ? Rung::aim : Rung::squares);
    }
    session.enterSetUp();
    auto* tray = find<panels::PieceTray>();
    auto* queen = tray->findChildren<QToolButton*>()[1];
    queen->setFocus();
    key(Qt::Key_Return);
    EXPECT_TRUE(queen->isChecked());
}

TEST_F(KeyboardInTheWindow, EscLeavesEveryMode)
{
    session.enterSetUp();
    fen()->setFocus();
    key(Qt::Key_Escape);
    EXPECT_EQ(session.mode(), Mode::play);
    EXPECT_TRUE(view->hasFocus());
    ASSERT_TRUE(session.enterReplay());
    find<panels::MoveList>()->setFocus();
    key(Qt::Key_Escape);
    EXPECT_EQ(session.mode(), Mode::play);
    choose(u"Game/Choose the kind of position…"_s);
    key(Qt::Key_Escape);
    EXPECT_FALSE(find<panels::DrillPanel>()->isVisible());
    EXPECT_EQ(pieces(), position_of(mateIn27).board());
}

TEST_F(KeyboardInTheWindow, EscDropsTheBrushBeforeLeavingSetUp)
{
    session.enterSetUp();
    auto* tray = find<panels::PieceTray>();
    auto* queen = tray->findChildren<QToolButton*>()[1];
    queen->setFocus();
    key(Qt::Key_Space);
    ASSERT_TRUE(queen->isChecked());
    key(Qt::Key_Escape);
    EXPECT_FALSE(queen->isChecked());
    EXPECT_EQ(session.mode(), Mode::setUp);
    key(Qt::Key_Escape);
    EXPECT_EQ(session.mode(), Mode::play);
}

TEST_F(KeyboardInTheWindow, SpaceRestartsAFinishedReplay)
{
    ASSERT_TRUE(session.enterReplay());
    key(Qt::Key_End);
    key(Qt::Key_Space);
    EXPECT_TRUE(find<Autoplay>()->isRunning());
    EXPECT_EQ(session.replay()->ply, 0U);
}

TEST_F(KeyboardInTheWindow, F11TogglesFullScreen)
{
    key(Qt::Key_F11);
    EXPECT_TRUE(window->isFullScreen());
    EXPECT_TRUE(action(u"Window/Full screen"_s)->isChecked());
    key(Qt::Key_F11);
    EXPECT_FALSE(window->isFullScreen());
    EXPECT_FALSE(action(u"Window/Full screen"_s)->isChecked());
}

TEST_F(KeyboardInTheWindow, ArrowsInTheMoveListMoveTheBoard)
{
    ASSERT_TRUE(session.enterReplay());
    find<panels::MoveList>()->setFocus();
    const std::vector<std::pair<Qt::Key, std::size_t>> steps{{Qt::Key_Right, 1},
                                                             {Qt::Key_Right, 2},
                                                             {Qt::Key_Down, 4},
                                                             {Qt::Key_Left, 3},
                                                             {Qt::Key_Up, 1},
                                                             {Qt::Key_Up, 0},
                                                             {Qt::Key_Left, 0},
                                                             {Qt::Key_End, session.replay()->line.size()},
                                                             {Qt::Key_Down, session.replay()->line.size()},
                                                             {Qt::Key_Home, 0}};
    for (const auto& [pressed, ply] : steps) {
        key(pressed);
        EXPECT_EQ(session.replay()->ply, ply);
        EXPECT_EQ(pieces(), session.replay()->line.position(ply).board());
        EXPECT_TRUE(find<panels::MoveList>()->hasFocus());
    }
}

TEST_F(KeyboardInTheWindow, TrayIsOneTabStopWithArrowKeys)
{
    session.enterSetUp();
    const QList<QToolButton*> stops = find<panels::PieceTray>()->findChildren<QToolButton*>();
    stops[0]->setFocus();
    for (const auto& [pressed, slot] : {std::pair{Qt::Key_Right, 1},
                                        {Qt::Key_Down, 7},
                                        {Qt::Key_Left, 6},
                                        {Qt::Key_Down, 6},
                                        {Qt::Key_Up, 0},
                                        {Qt::Key_Left, 0},
                                        {Qt::Key_Right, 1}}) {
        key(pressed);
        EXPECT_TRUE(stops[slot]->hasFocus()) << slot;
    }
    key(Qt::Key_Tab);
    EXPECT_FALSE(find<panels::PieceTray>()->isAncestorOf(QApplication::focusWidget()));
    key(Qt::Key_Backtab, Qt::ShiftModifier);
    EXPECT_TRUE(stops[1]->hasFocus()) << "where it was left";
}

/// The places of everything in the column that Tab stops at, in its order.
std::vector<QRect> stopsOf(const QWidget* column, QWidget* first)
{
    std::vector<QRect> places;
    first->setFocus();
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        const QWidget* stop = QApplication::focusWidget();
        if (stop == first)
            break;
        if (column->isAncestorOf(stop))
            places.emplace_back(stop->mapTo(column, QPoint{}), stop->size());
    }
    return places;
}

TEST_F(KeyboardInTheWindow, TabOrderFollowsTheLayout)
{
    // Tall enough to need no scrolling.
    window->resize(1400, 1000);
    const auto expectInOrder = [this](const char* mode) {
        settle();
        const std::vector<QRect> stops = stopsOf(find<panels::StandingCard>()->parentWidget(), view);
        EXPECT_GE(stops.size(), 3U) << mode;
        for (std::size_t i = 1; i < stops.size(); ++i) {
            EXPECT_GE(stops[i].bottom(), stops[i - 1].top()) << mode << " " << i;
            const bool sameLine = stops[i].top() <= stops[i - 1].bottom();
            EXPECT_TRUE(!sameLine || stops[i].left() > stops[i - 1].left()) << mode << " " << i;
        }
    };
    play("Nc4");
    session.takeBack();
    play("Nd5");
    session.takeBack();
    expectInOrder("play");
    choose(u"Game/Choose the kind of position…"_s);
    expectInOrder("the kind of position");
    session.enterSetUp();
    expectInOrder("set-up");
    session.leaveSetUp();
    ASSERT_TRUE(session.enterReplay());
    while (otherEquals(session).empty())
        session.goToPly(session.replay()->ply + 1);
    expectInOrder("replay");
}

// Fault 70
TEST_F(KeyboardInTheWindow, TheWidthOfThePagesNeverDependsOnTheirHeight)
{
    const QString longWord = QString{300, u'm'};
    for (const QString& language : languages()) {
        installLanguage(language);
        openWindow();
        window->tell({text::Tone::plain, longWord, u"word "_s.repeated(160)});
        for (const Mode mode : {Mode::play, Mode::setUp}) {
            if (mode == Mode::setUp) {
                window->dismiss();
                session.enterSetUp();
            }
            auto* scroll = find<QScrollArea>();
            QSet<bool> scrolled;
            for (int height = 360; height <= 1200; height += 24) {
                settleIn({1031, height});
                const int column = find<panels::StandingCard>()->width();
                scrolled.insert(scroll->verticalScrollBar()->maximum() > 0);
                EXPECT_EQ(scroll->viewport()->width(), column) << height;
                EXPECT_EQ(scroll->verticalScrollBar()->isEnabled(),
                          scroll->verticalScrollBar()->maximum() > 0);
            }
            EXPECT_EQ(scrolled.size(), 2) << "with the bar and without";
        }
        session.leaveSetUp();
    }
}

} // namespace
} // namespace app_test
