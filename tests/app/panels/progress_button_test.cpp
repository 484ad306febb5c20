// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/progress_button.h"

#include <QAction>
#include <QMenu>

#include "app_fixture.h"
#include "panels/theme.h"

namespace app_test {
namespace {

/// Returns the number of pixels of a colour at the lower edge of a button.
int pixelsOf(const QColor& color, panels::ProgressButton& button, int rows = 6)
{
    const QImage picture = button.grab().toImage();
    int count = 0;
    for (int y = picture.height() - rows; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            count += picture.pixelColor(x, y) == color ? 1 : 0;
    }
    return count;
}

TEST(ProgressButtonTest, TheBarGrowsWithTheShare)
{
    QAction action{u"&Learn: chapter 5, page 2"_s};
    panels::ProgressButton button{&action, nullptr};
    button.resize(button.sizeHint());
    button.show();
    const QColor accent = panels::currentTheme().accent;
    EXPECT_EQ(pixelsOf(accent, button), 0);
    button.setShare(0.25);
    const int quarter = pixelsOf(accent, button);
    EXPECT_GT(quarter, 0);
    button.setShare(0.5);
    EXPECT_GT(pixelsOf(accent, button), quarter);
    button.setShare({});
    EXPECT_EQ(pixelsOf(accent, button), 0);
}

TEST(ProgressButtonTest, AMenuHasAnArrow)
{
    QAction action{u"Learn"_s};
    QMenu menu;
    panels::ProgressButton button{&action, nullptr};
    button.setMenu(&menu);
    button.setPopupMode(QToolButton::MenuButtonPopup);
    // Large enough to have pixels inside, away from the edges.
    QFont font = button.font();
    font.setPixelSize(40);
    button.setFont(font);
    button.resize(button.sizeHint());
    button.show();
    EXPECT_GT(pixelsOf(panels::currentTheme().accent, button, button.height()), 0);
}

TEST(ProgressButtonTest, ShowsTheShortTextIfSpaceIsTight)
{
    QAction action{u"&Learn: chapter 5, page 2"_s};
    action.setIconText(u"Learn"_s);
    panels::ProgressButton button{&action, nullptr};
    EXPECT_EQ(button.text(), u"Learn: chapter 5, page 2"_s);
    button.setRoom(60);
    EXPECT_EQ(button.text(), u"Learn"_s);
    EXPECT_EQ(button.accessibleName(), u"Learn: chapter 5, page 2"_s);
    action.setText(u"&Learn: chapter 5, page 3"_s);
    EXPECT_EQ(button.text(), u"Learn"_s);
    button.setRoom(600);
    EXPECT_EQ(button.text(), u"Learn: chapter 5, page 3"_s);
}

} // namespace
} // namespace app_test
