// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/choice_row.h"

#include <QPushButton>
#include <QSignalSpy>

#include "app_fixture.h"

namespace app_test {
namespace {

class ChoiceRowTest : public ::testing::Test {
protected:
    ChoiceRowTest()
    {
        row.setChoice(0);
        row.resize(500, 60);
        row.show();
    }

    ChoiceRow row{u"You play as"_s, {u"attacker"_s, u"defender"_s, u"both"_s}};
    QList<QPushButton*> buttons = row.findChildren<QPushButton*>();
    QSignalSpy chosen{&row, &ChoiceRow::chosen};
};

TEST_F(ChoiceRowTest, AClickChoosesExactlyOne)
{
    QTest::mouseClick(buttons[2], Qt::LeftButton);
    EXPECT_EQ(row.choice(), 2);
    EXPECT_FALSE(buttons[0]->isChecked());
    QTest::mouseClick(buttons[2], Qt::LeftButton);
    EXPECT_EQ(row.choice(), 2) << "it cannot be left without one";
    EXPECT_EQ(chosen.first()[0].toInt(), 2);
}

TEST_F(ChoiceRowTest, ArrowKeysChooseTheNext)
{
    ASSERT_TRUE(QTest::qWaitForWindowActive(&row, patience));
    row.setFocus();
    EXPECT_TRUE(buttons[0]->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    EXPECT_EQ(row.choice(), 1);
    EXPECT_EQ(chosen.last()[0].toInt(), 1);
}

TEST_F(ChoiceRowTest, SettingItEmitsNoSignal)
{
    row.setChoice(1);
    EXPECT_EQ(row.choice(), 1);
    EXPECT_EQ(chosen.count(), 0);
    EXPECT_EQ(row.focusProxy(), buttons[1]);
}

} // namespace
} // namespace app_test
