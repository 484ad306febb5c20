// SPDX-License-Identifier: GPL-3.0-or-later
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

#include "panels/progress_button.h"
#include "show/notes.h"
#include "tests/thoroughness.h"
#include "window_fixture.h"

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

TEST_F(KeyboardInTheWindow, ClosedMenusReturnTheFocusToTheBoard)
{
    const auto isOnBoard = [this] {
        return QApplication::activePopupWidget() == nullptr && window->focusWidget() == view;
    };
    key(Qt::Key_G, Qt::AltModifier);
    ASSERT_TRUE(QTest::qWaitFor([] { return QApplication::activePopupWidget() != nullptr; }, patience));
    ASSERT_FALSE(isOnBoard());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    EXPECT_TRUE(QTest::qWaitFor(isOnBoard, patience)) << "a menu of the menu bar";
    auto* learn = find<panels::ProgressButton>();
    learn->setFocus(Qt::TabFocusReason);
    ASSERT_EQ(window->focusWidget(), learn);
    QTimer close;
    QObject::connect(&close, &QTimer::timeout, learn, [] {
        if (QWidget* menu = QApplication::activePopupWidget())
            QTest::keyClick(menu, Qt::Key_Escape);
    });
    close.start(0);
    learn->showMenu();
    EXPECT_TRUE(QTest::qWaitFor(isOnBoard, patience)) << "the menu of a button";
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
    EXPECT_TRUE(action(u"Settings/Full screen"_s)->isChecked());
    key(Qt::Key_F11);
    EXPECT_FALSE(window->isFullScreen());
    EXPECT_FALSE(action(u"Settings/Full screen"_s)->isChecked());
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

/// A place that Tab stops at, in the window.
struct Stop {
    const QWidget* widget;
    QRect place;
};

/// All that Tab stops at, in its order, beginning with a widget.
std::vector<Stop> stopsFrom(QWidget* first)
{
    std::vector<Stop> stops;
    first->setFocus();
    QWidget* stop = first;
    do {
        stops.push_back({stop, {stop->mapTo(stop->window(), QPoint{}), stop->size()}});
        QTest::keyClick(stop, Qt::Key_Tab);
        stop = QApplication::focusWidget();
    } while (stop != first && stops.size() < 80);
    return stops;
}

/// The faces of the window beside the usual one, each shown by a function.
class FacesByKeyboard : public KeyboardInTheWindow {
protected:
    void SetUp() override
    {
        KeyboardInTheWindow::SetUp();
        session.setReplyDelay(0ms);
        // Tall enough to need no scrolling.
        window->resize(1500, 1400);
        writeBytes(path(), "[Event \"Corners\"]\n[ChapterName \"One\"]\n[Task \"find\"]\n[SetUp \"1\"]\n"
                           "[FEN \"6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1\"]\n\n{ Wait. } 1. Be4 *\n\n"
                           "[Event \"Corners\"]\n[ChapterName \"One\"]\n[Task \"read\"]\n[SetUp \"1\"]\n"
                           "[FEN \"6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1\"]\n\n{ Look. } 1. Be4 *\n");
    }
    QString path() const { return folder.filePath(u"corners.pgn"_s); }
    void openCourse()
    {
        window->reader().open(path());
        ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOpen(); }, patience));
        waitUntilSolved();
    }
    void leaveCourse() { choose(u"Training/Courses/Leave course"_s); }
    void practise()
    {
        key(Qt::Key_J, Qt::ControlModifier);
        ASSERT_TRUE(QTest::qWaitFor([this] { return practice.canGiveUp(); }, patience));
        waitUntilSolved();
    }
    /// Plays a game with alternatives and with mistakes for the report.
    void playBadly()
    {
        start(mateIn27, trainer::Seat::both);
        play("Nc4");
        session.takeBack();
        for (int move = 0; move < 6; ++move) {
            dawdle();
            session.play(best().front());
        }
        session.takeBack();
    }
    /// Shows every face with the move field and calls the function for each.
    template <typename Look>
    void onFacesForMoves(const Look& look)
    {
        playBadly();
        for (const panels::RecordPage page : {panels::RecordPage::moves, panels::RecordPage::replies,
                                              panels::RecordPage::curve, panels::RecordPage::report}) {
            find<panels::RecordCard>()->setPage(page);
            look("play " + std::to_string(static_cast<int>(page)));
        }
        find<panels::RecordCard>()->setPage(panels::RecordPage::moves);
        openCourse();
        look("a question");
        window->reader().skip();
        look("a page to read");
        leaveCourse();
        practise();
        look("practice");
        practice.leave();
    }
    /// Likewise for the other faces.
    template <typename Look>
    void onOtherFaces(const Look& look)
    {
        start(mateIn27, trainer::Seat::attacker);
        choose(u"Game/Choose the kind of position…"_s);
        look("the kind of position");
        session.enterSetUp();
        look("set-up");
        session.leaveSetUp();
        ASSERT_TRUE(session.enterReplay());
        while (otherEquals(session).empty())
            session.goToPly(session.replay()->ply + 1);
        look("replay");
        session.leaveReplay();
        openCourse();
        key(Qt::Key_B, Qt::ControlModifier);
        look("contents");
        leaveCourse();
    }

private:
    QTemporaryDir folder;
};

TEST_F(FacesByKeyboard, TabOrderFollowsTheLayout)
{
    const auto expectInOrder = [this](const std::string& face) {
        SCOPED_TRACE(face);
        settle();
        const auto* column = find<modes::Column>();
        const std::vector<Stop> stops = stopsFrom(view);
        EXPECT_GE(stops.size(), 4U);
        bool isInButtons = false;
        for (std::size_t i = 1; i < stops.size(); ++i) {
            const auto& [widget, place] = stops[i];
            const bool isButton = column->buttons()->isAncestorOf(widget);
            EXPECT_TRUE(isButton || !isInButtons || !column->isAncestorOf(widget)) << i;
            const bool isSameCard = i > 1 && isButton == isInButtons;
            isInButtons = isButton;
            if (!isSameCard || !(isButton || column->isAncestorOf(widget)))
                continue;
            const QRect& before = stops[i - 1].place;
            EXPECT_GE(place.bottom(), before.top()) << i << " " << widget->metaObject()->className();
            const bool isSameLine = place.top() <= before.bottom();
            EXPECT_TRUE(!isSameLine || place.left() > before.left()) << i;
        }
        std::vector<const QWidget*> backwards;
        view->setFocus();
        for (std::size_t i = 0; i < stops.size(); ++i) {
            backwards.insert(backwards.begin(), QApplication::focusWidget());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        }
        std::ranges::rotate(backwards, backwards.end() - 1);
        EXPECT_TRUE(std::ranges::equal(backwards, stops, {}, {}, &Stop::widget)) << "in both directions";
        view->setFocus();
    };
    onFacesForMoves(expectInOrder);
    onOtherFaces(expectInOrder);
}

TEST_F(FacesByKeyboard, MovesCanBeTypedWhereverLettersHaveNoOtherUse)
{
    QSet<QString> kinds;
    onFacesForMoves([&](const std::string& face) {
        settle();
        for (const Stop& stop : stopsFrom(view)) {
            auto* widget = const_cast<QWidget*>(stop.widget);
            if (widget == entry())
                continue;
            kinds.insert(QString::fromLatin1(widget->metaObject()->className()));
            widget->setFocus();
            ASSERT_TRUE(widget->hasFocus()) << face;
            type(u"N5"_s);
            EXPECT_EQ(entry()->text(), u"N5"_s) << face << ": " << widget->metaObject()->className() << " "
                                                << widget->accessibleName().toStdString();
            EXPECT_TRUE(entry()->hasFocus());
            key(Qt::Key_Escape);
            EXPECT_TRUE(view->hasFocus());
        }
    });
    for (const QString& kind : {u"QTabBar"_s, u"panels::MoveList"_s, u"panels::RepliesTable"_s,
                                u"panels::CurveView"_s, u"QToolButton"_s, u"panels::ProgressButton"_s})
        EXPECT_TRUE(kinds.contains(kind)) << kind.toStdString();
}

TEST_F(FacesByKeyboard, LettersStayInFieldsAndAltAndSpaceKeepTheirUse)
{
    onOtherFaces([&](const std::string& face) {
        settle();
        for (const Stop& stop : stopsFrom(view)) {
            if (qobject_cast<const QAbstractButton*>(stop.widget) != nullptr)
                continue;
            const_cast<QWidget*>(stop.widget)->setFocus();
            type(u"x"_s);
            EXPECT_FALSE(entry()->hasFocus()) << face;
            EXPECT_EQ(entry()->text(), QString{}) << face;
        }
    });
    start(mateIn27, trainer::Seat::attacker);
    button(u"Hint"_s)->setFocus();
    key(Qt::Key_Space);
    EXPECT_TRUE(session.help().hint());
    key(Qt::Key_2, Qt::AltModifier);
    EXPECT_EQ(find<panels::RecordCard>()->page(), panels::RecordPage::replies);
    EXPECT_EQ(entry()->text(), QString{});
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
            for (int height = 360; height <= 1200; height += 24 * static_cast<int>(test::one_in(3))) {
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

TEST_F(KeyboardInTheWindow, LettersInAMenuDoNotBeginAMove)
{
    QMenu* menu = window->menuBar()->actions().front()->menu();
    window->menuBar()->setActiveAction(window->menuBar()->actions().front());
    ASSERT_TRUE(QTest::qWaitFor([menu] { return menu->isVisible(); }, patience));
    QTest::keyClick(menu, Qt::Key_4);
    EXPECT_EQ(entry()->text(), QString{});
    menu->close();
    settle();
    QTest::keyClick(view, Qt::Key_4);
    EXPECT_EQ(entry()->text(), u"4"_s) << "on the board they do";
}

} // namespace
} // namespace app_test
