// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/number_box.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QWheelEvent>

#include "app_fixture.h"
#include "panels/choice_box.h"
#include "panels/theme.h"

namespace app_test {
namespace {

TEST(NumberBoxTest, HasTheHeightOfOtherFieldsInEveryThemeAndSize)
{
    const QFont usual = QApplication::font();
    for (const Theme& theme : {lightTheme(), darkTheme()}) {
        for (const int pixels : {10, 13, 16, 24}) {
            QFont font = usual;
            font.setPixelSize(pixels);
            QApplication::setFont(font);
            applyTheme(theme);
            QWidget row;
            const auto line = new QLineEdit{&row};
            const auto choice = new ChoiceBox{&row};
            const auto box = new NumberBox{u"a number"_s, &row};
            const auto layout = new QHBoxLayout{&row};
            for (QWidget* const field : std::initializer_list<QWidget*>{line, choice, box})
                layout->addWidget(field);
            row.show();
            EXPECT_EQ(line->height(), line->sizeHint().height()) << pixels;
            EXPECT_EQ(box->height(), line->height()) << pixels;
            EXPECT_EQ(choice->height(), line->height()) << pixels;
        }
    }
    QApplication::setFont(usual);
    applyTheme(lightTheme());
}

TEST(NumberBoxTest, TheWheelBelongsToThePageUntilTheFieldHasTheFocus)
{
    QWidget page;
    auto* layout = new QHBoxLayout{&page};
    auto* const number = new NumberBox{u"a number"_s, &page};
    number->setRange(1, 9);
    number->setValue(5);
    auto* const choice = new ChoiceBox{&page};
    choice->addItems({u"one"_s, u"two"_s});
    auto* const other = new QLineEdit{&page};
    for (QWidget* const field : std::initializer_list<QWidget*>{other, number, choice})
        layout->addWidget(field);
    page.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page));
    other->setFocus();
    const auto turn = [](QWidget* field) {
        const QPointF at = field->rect().center();
        QWheelEvent event{
            at,   field->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
            false};
        QApplication::sendEvent(field, &event);
    };
    for (QWidget* const field : std::initializer_list<QWidget*>{number, choice})
        turn(field);
    EXPECT_EQ(number->value(), 5);
    EXPECT_EQ(choice->currentIndex(), 0);
    EXPECT_TRUE(other->hasFocus());
    for (QWidget* const field : std::initializer_list<QWidget*>{number, choice}) {
        field->setFocus();
        turn(field);
    }
    EXPECT_EQ(number->value(), 4);
    EXPECT_EQ(choice->currentIndex(), 1);
}

TEST(NumberBoxTest, ItsArrowsChangeTheNumber)
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

TEST(NumberBoxTest, TheArrowsAreVisibleAndFadeAtTheLimits)
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
