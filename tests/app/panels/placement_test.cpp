// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/placement.h"

#include <QMainWindow>
#include <QScreen>

#include "panels/games_list.h"
#include "panels/screen_room.h"
#include "window/help_page.h"
#include "window_fixture.h"

namespace app_test {
namespace {

QRect roomOfScreen()
{
    return QGuiApplication::primaryScreen()->availableGeometry();
}

TEST(Placement, FirstWindowAndItsTitleFitTheScreen)
{
    QMainWindow window;
    place(window, {});
    EXPECT_LE(window.width() + 16, roomOfScreen().width());
    EXPECT_LE(window.height() + 48, roomOfScreen().height());
    EXPECT_GE(window.height() + 112, std::min(912, roomOfScreen().height())) << "and use it";
}

TEST(Placement, FirstWindowLeavesRoomForUnreportedPanels)
{
    const QScreen& screen = *QGuiApplication::primaryScreen();
    ASSERT_EQ(screen.availableGeometry(), screen.geometry());
    QMainWindow window;
    place(window, {});
    EXPECT_LE(window.height() + 48 + 48, screen.geometry().height());
}

TEST(Placement, TheFirstWindowFillsASmallScreen)
{
    ASSERT_LT(roomOfScreen().width(), 1280);
    QMainWindow first;
    place(first, {});
    showPlaced(first, {});
    EXPECT_TRUE(first.isMaximized());
    QMainWindow other;
    other.setGeometry(30, 40, 500, 400);
    const QByteArray kept = other.saveGeometry();
    QMainWindow second;
    place(second, kept);
    showPlaced(second, kept);
    EXPECT_FALSE(second.isMaximized()) << "the user has placed it";
}

TEST(Placement, SavedPlacesAreRestored)
{
    QMainWindow first;
    first.setGeometry(30, 40, 500, 400);
    QMainWindow second;
    place(second, first.saveGeometry());
    EXPECT_EQ(second.geometry(), QRect(30, 40, 500, 400));
}

// Fault 53
TEST(Placement, WindowsOfARemovedScreenReturn)
{
    for (const QRect& lost : {QRect{5000, 3000, 640, 500}, QRect{-4000, 10, 640, 500},
                              QRect{10, -900, 640, 500}, QRect{0, 0, 6000, 4000}}) {
        QMainWindow first;
        first.setGeometry(lost);
        QMainWindow second;
        place(second, first.saveGeometry());
        EXPECT_TRUE(roomOfScreen().contains(second.geometry()))
            << lost.x() << "," << lost.y() << " " << second.x() << "," << second.y() << " " << second.width()
            << "x" << second.height();
        EXPECT_GE(second.width(), 640);
    }
}

/// A geometry that is partly off the screen, as one kept at another scale is.
QByteArray keptOffTheScreen(Qt::WindowStates states = Qt::WindowNoState)
{
    const QRect room = roomOfScreen();
    QMainWindow window;
    window.setGeometry(room.left() + 60, room.top() + 80, room.width() - 20, room.height() - 100);
    window.setWindowState(states);
    return window.saveGeometry();
}

bool isOnScreenWithTitle(const QRect& window)
{
    return roomOfScreen().contains(window.adjusted(0, -20, 0, 0));
}

TEST(Placement, WindowsPartlyOffTheScreenAreMovedOntoIt)
{
    QMainWindow window;
    place(window, keptOffTheScreen());
    EXPECT_TRUE(isOnScreenWithTitle(window.geometry()));
    EXPECT_EQ(window.width(), roomOfScreen().width() - 20) << "it is not made smaller than necessary";
}

TEST(Placement, MaximizedWindowsFitTheScreenWhenRestored)
{
    QMainWindow window;
    place(window, keptOffTheScreen(Qt::WindowMaximized));
    EXPECT_TRUE(window.isMaximized());
    EXPECT_TRUE(isOnScreenWithTitle(window.normalGeometry()));
}

TEST(Placement, CentredWindowsAlwaysShowTheirTitle)
{
    const QRect room = roomOfScreen();
    for (const QSize size : {QSize{200, 100}, room.size(), QSize{5000, 5000}}) {
        QWidget window;
        placeInMiddle(window, size);
        const QRect framed{window.pos(), window.size() + QSize{16, 48}};
        EXPECT_TRUE(room.contains(framed)) << framed.y() << " " << framed.height();
        EXPECT_LE(std::abs((framed.center() - room.center()).manhattanLength()), 2);
        EXPECT_EQ(window.size(), size.boundedTo(roomOn(*window.screen())));
    }
}

// Fault 53
TEST(Placement, InvalidPlacesAreIgnored)
{
    QMainWindow fresh;
    place(fresh, {});
    for (const QByteArray& broken : {QByteArray{"x"}, QByteArray(66, '\xff'), QByteArray(1000, '\0')}) {
        QMainWindow window;
        place(window, broken);
        EXPECT_EQ(window.size(), fresh.size());
    }
}

TEST(Placement, WindowsTooLargeForTheScreenBeginInItsCorner)
{
    const QRect room = roomOfScreen();
    QMainWindow first;
    auto* large = new QWidget;
    large->setMinimumSize(room.width(), room.height() - 6);
    first.setCentralWidget(large);
    first.setGeometry(room.left() + 1, room.top() + 20, room.width(), room.height() - 6);
    QMainWindow second;
    auto* again = new QWidget;
    again->setMinimumSize(large->minimumSize());
    second.setCentralWidget(again);
    place(second, first.saveGeometry());
    second.show();
    EXPECT_EQ(second.pos(), room.topLeft()) << "no farther off the screen at each start";
}

class WindowOnAScreen : public WindowTest {};

TEST_F(WindowOnAScreen, MinimumSizeIs640By480)
{
    EXPECT_LE(window->minimumSizeHint().width(), 640);
    EXPECT_LE(window->minimumSizeHint().height(), 480);
    EXPECT_GE(window->minimumSizeHint().height(), 470) << "below that, nothing is promised";
}

TEST_F(WindowOnAScreen, FitsASmallScreenWithLargeType)
{
    QFont large = window->font();
    large.setPointSizeF(large.pointSizeF() * 3);
    window->setFont(large);
    const QSize room = panels::roomOn(*window->screen());
    EXPECT_EQ(window->minimumSizeHint().boundedTo(room), window->minimumSizeHint());
}

TEST_F(WindowOnAScreen, DialogsFitTheScreen)
{
    key(Qt::Key_F1);
    const panels::GamesList list;
    const QSize room = panels::roomOn(*QGuiApplication::primaryScreen());
    for (const QWidget* dialog :
         {static_cast<const QWidget*>(window->findChild<HelpPage*>()), static_cast<const QWidget*>(&list)}) {
        EXPECT_LE(dialog->width(), room.width());
        EXPECT_LE(dialog->height(), room.height());
    }
}

TEST_F(WindowOnAScreen, MenusFitTheSmallestWindowInEveryLanguage)
{
    for (const QString& language : languages()) {
        installLanguage(language);
        openWindow();
        for (QAction* const action : window->menuBar()->actions()) {
            emit action->menu()->aboutToShow();
            EXPECT_LE(action->menu()->sizeHint().height(), 480)
                << language.toStdString() << ": " << action->text().toStdString();
        }
    }
}

} // namespace
} // namespace app_test
