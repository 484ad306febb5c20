// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/number_box.h"

#include <QLineEdit>

#include "app_fixture.h"
#include "panels/choice_box.h"
#include "panels/theme.h"

namespace app_test {
namespace {

TEST(NumberBoxTest, ItIsAsHighAsTheOtherFieldsInEveryTheme)
{
    for (const Theme& theme : {lightTheme(), darkTheme()}) {
        applyTheme(theme);
        const NumberBox box{u"a number"_s};
        const QLineEdit line;
        const ChoiceBox choice;
        EXPECT_EQ(box.sizeHint().height(), line.sizeHint().height());
        EXPECT_EQ(box.sizeHint().height(), choice.sizeHint().height());
    }
    applyTheme(lightTheme());
}

TEST(NumberBoxTest, AClickOnItsArrowsCounts)
{
    applyTheme(lightTheme());
    NumberBox box{u"a number"_s};
    box.setRange(1, 9);
    box.resize(box.sizeHint());
    box.show();
    QTest::mouseClick(&box, Qt::LeftButton, {}, {box.width() - 12, box.height() / 4});
    EXPECT_EQ(box.value(), 2);
    QTest::mouseClick(&box, Qt::LeftButton, {}, {box.width() - 12, 3 * box.height() / 4});
    EXPECT_EQ(box.value(), 1);
}

TEST(NumberBoxTest, TheArrowsAreSeenAndFadeAtTheEnds)
{
    applyTheme(lightTheme());
    NumberBox box{u"a number"_s};
    box.setRange(1, 9);
    box.resize(box.sizeHint());
    const auto dark = [&box](int top) {
        const QImage picture = box.grab({box.width() - 22, top, 20, box.height() / 2 - 3}).toImage();
        int pixels = 0;
        for (int x = 0; x < picture.width(); ++x) {
            for (int y = 0; y < picture.height(); ++y)
                pixels += picture.pixelColor(x, y).lightness() < 80 ? 1 : 0;
        }
        return pixels;
    };
    EXPECT_GT(dark(3), 5) << "up";
    EXPECT_EQ(dark(box.height() / 2), 0) << "nothing below 1";
    box.setValue(9);
    EXPECT_EQ(dark(3), 0);
    EXPECT_GT(dark(box.height() / 2), 5);
}

} // namespace
} // namespace app_test
