// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/transport.h"

#include <QSignalSpy>

#include "app_fixture.h"
#include "panels/theme.h"

namespace app_test {
namespace {

class TransportTest : public ::testing::Test {
protected:
    TransportTest()
    {
        applyTheme(lightTheme());
        autoplay.setCheckable(true);
        transport.setActions({&steps[0], &steps[1], &steps[2], &steps[3]}, &autoplay);
        transport.show();
    }
    QImage sign(int button) const { return buttons[button]->icon().pixmap(64).toImage(); }
    /// Returns the number of vertical strokes in a sign: its bars and the vertical sides of its triangles.
    static int uprights(const QImage& sign)
    {
        int count = 0;
        bool inBar = false;
        for (int x = 0; x < sign.width(); ++x) {
            const bool isBar = sign.pixelColor(x, 16).alpha() > 128 && sign.pixelColor(x, 48).alpha() > 128;
            count += isBar && !inBar ? 1 : 0;
            inBar = isBar;
        }
        return count;
    }

    std::array<QAction, 4> steps;
    QAction autoplay;
    Transport transport;
    QList<QToolButton*> buttons = transport.findChildren<QToolButton*>();
};

TEST_F(TransportTest, OnlyStepSignsHaveABar)
{
    ASSERT_EQ(buttons.size(), 5);
    const std::array uprightsOfSteps{3, 2, 2, 3};
    for (int step = 0; step < 4; ++step)
        EXPECT_EQ(uprights(sign(step)), uprightsOfSteps[static_cast<std::size_t>(step)]) << step;
    EXPECT_EQ(uprights(sign(4)), 1) << "▶";
    const QImage play = sign(4);
    autoplay.setChecked(true);
    EXPECT_NE(sign(4), play);
    EXPECT_EQ(uprights(sign(4)), 2) << "⏸";
    for (int one = 0; one < 5; ++one) {
        for (int other = 0; other < one; ++other)
            EXPECT_NE(sign(one), sign(other)) << one << " " << other;
    }
}

TEST_F(TransportTest, SignsOfDisabledButtonsAreFaint)
{
    for (const QToolButton* button : buttons) {
        const QImage faint = button->icon().pixmap(64, QIcon::Disabled).toImage();
        bool isDrawn = false;
        for (int x = 0; x < faint.width(); ++x) {
            const QColor color = faint.pixelColor(x, 32);
            isDrawn |= color.alpha() == 255;
            EXPECT_TRUE(color.alpha() < 255 || color == lightTheme().line) << x;
        }
        EXPECT_TRUE(isDrawn);
    }
}

TEST_F(TransportTest, AutoplayAndItsPaceAreShownTogether)
{
    auto* pace = transport.findChild<ChoiceBox*>();
    transport.setAutoplayOffered(false);
    EXPECT_FALSE(buttons[4]->isVisible());
    EXPECT_FALSE(pace->isVisible());
    transport.setAutoplayOffered(true);
    EXPECT_TRUE(buttons[4]->isVisible());
    EXPECT_TRUE(pace->isVisible());
}

TEST_F(TransportTest, ThePaceIsHiddenIfSpaceIsTight)
{
    transport.setAutoplayOffered(true, false);
    EXPECT_TRUE(buttons[4]->isVisible());
    EXPECT_FALSE(transport.findChild<ChoiceBox*>()->isVisible());
}

TEST_F(TransportTest, OnlyTheUserChoosesThePace)
{
    QSignalSpy chosen{&transport, &Transport::paceChosen};
    transport.setPace(777);
    EXPECT_EQ(transport.findChild<ChoiceBox*>()->currentData().toInt(), 1000) << "the next slower";
    EXPECT_EQ(chosen.count(), 0);
    QTest::keyClick(transport.findChild<ChoiceBox*>(), Qt::Key_End);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen[0][0].toInt(), 10000);
}

TEST_F(TransportTest, TheSignsFollowTheTheme)
{
    const QImage light = sign(2);
    applyTheme(darkTheme());
    QCoreApplication::processEvents();
    EXPECT_NE(sign(2), light);
    applyTheme(lightTheme());
}

} // namespace
} // namespace app_test
