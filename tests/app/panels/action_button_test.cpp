// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/action_button.h"

#include <QAccessible>
#include <QAction>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolButton>

#include "app_fixture.h"

namespace app_test {
namespace {

class ActionButtonTest : public ::testing::Test {
protected:
    ActionButtonTest()
    {
        action.setIconText(u"Undo"_s);
        action.setToolTip(u"Take a move back (Ctrl+Z)"_s);
    }

    QAction action{u"&Take back…"_s};
};

TEST_F(ActionButtonTest, ShowsTheRequestedWords)
{
    QPushButton whole;
    QPushButton brief;
    QToolButton none;
    showAction(&whole, &action, Words::whole);
    showAction(&brief, &action, Words::brief);
    showAction(&none, &action, Words::none);
    EXPECT_EQ(whole.text(), u"Take back"_s);
    EXPECT_EQ(brief.text(), u"Undo"_s);
    EXPECT_EQ(none.text(), QString{});
    EXPECT_EQ(none.accessibleName(), u"Take back"_s);
    EXPECT_EQ(none.toolTip(), action.toolTip());
    action.setText(u"&Redo"_s);
    EXPECT_EQ(whole.text(), u"Redo"_s);
    EXPECT_EQ(none.accessibleName(), u"Redo"_s);
}

TEST_F(ActionButtonTest, IsEnabledWithItsAction)
{
    const std::unique_ptr<QPushButton> button{makeActionButton(&action, Words::whole, nullptr)};
    int runs = 0;
    QObject::connect(&action, &QAction::triggered, [&] { ++runs; });
    QTest::mouseClick(button.get(), Qt::LeftButton);
    EXPECT_EQ(runs, 1);
    action.setEnabled(false);
    EXPECT_FALSE(button->isEnabled());
    QTest::mouseClick(button.get(), Qt::LeftButton);
    EXPECT_EQ(runs, 1);
}

TEST_F(ActionButtonTest, AScreenReaderTogglesItsAction)
{
    action.setCheckable(true);
    const std::unique_ptr<QPushButton> button{makeActionButton(&action, Words::whole, nullptr)};
    int runs = 0;
    QObject::connect(&action, &QAction::triggered, [&] { ++runs; });
    QAccessible::queryAccessibleInterface(button.get())
        ->actionInterface()
        ->doAction(QAccessibleActionInterface::toggleAction());
    EXPECT_EQ(runs, 1);
    EXPECT_TRUE(action.isChecked());
    EXPECT_TRUE(button->isChecked());
    QTest::mouseClick(button.get(), Qt::LeftButton);
    EXPECT_EQ(runs, 2);
    EXPECT_FALSE(action.isChecked());
    EXPECT_FALSE(button->isChecked());
}

TEST_F(ActionButtonTest, ADoubleClickDoesNotPressTheNextButton)
{
    QAction other{u"Give up"_s};
    int givenUp = 0;
    QObject::connect(&other, &QAction::triggered, [&] { ++givenUp; });
    const std::unique_ptr<QPushButton> first{makeActionButton(&action, Words::whole, nullptr)};
    const std::unique_ptr<QPushButton> second{makeActionButton(&other, Words::whole, nullptr)};
    const auto pressAgain = [](QWidget* button) {
        for (const auto kind : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            QMouseEvent event{kind,           {1, 1},         button->mapToGlobal(QPointF{1, 1}),
                              Qt::LeftButton, Qt::LeftButton, {}};
            QCoreApplication::sendEvent(button, &event);
        }
    };
    QTest::mouseClick(first.get(), Qt::LeftButton);
    pressAgain(second.get());
    EXPECT_EQ(givenUp, 0);
    QTest::mouseClick(second.get(), Qt::LeftButton);
    EXPECT_EQ(givenUp, 1);
    pressAgain(second.get());
    EXPECT_EQ(givenUp, 2) << "both presses were on it";
}

TEST_F(ActionButtonTest, ADoubleClickDoesNotPressAButtonUnderAnotherName)
{
    QAction again{u"Start again"_s};
    int runs = 0;
    QObject::connect(&again, &QAction::triggered, [&] {
        ++runs;
        again.setText(u"Previous page"_s);
    });
    const std::unique_ptr<QPushButton> button{makeActionButton(&again, Words::whole, nullptr)};
    QTest::mouseClick(button.get(), Qt::LeftButton);
    for (const auto kind : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
        QMouseEvent event{kind,           {1, 1},         button->mapToGlobal(QPointF{1, 1}),
                          Qt::LeftButton, Qt::LeftButton, {}};
        QCoreApplication::sendEvent(button.get(), &event);
    }
    EXPECT_EQ(runs, 1);
    QTest::mouseClick(button.get(), Qt::LeftButton);
    EXPECT_EQ(runs, 2) << "a click of its own is meant";
}

TEST_F(ActionButtonTest, TabSetsTheFocusAndAClickDoesNot)
{
    QWidget page;
    auto* line = new QLineEdit{&page};
    auto* button = makeActionButton(&action, Words::whole, &page);
    page.show();
    page.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page));
    line->setFocus();
    QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_TRUE(line->hasFocus());
    QTest::keyClick(line, Qt::Key_Tab);
    EXPECT_TRUE(button->hasFocus());
}

TEST_F(ActionButtonTest, IsVisibleWithItsAction)
{
    QWidget row;
    auto* button = makeActionButton(&action, Words::whole, &row);
    EXPECT_FALSE(button->isHidden());
    action.setVisible(false);
    EXPECT_TRUE(button->isHidden());
    action.setVisible(true);
    EXPECT_FALSE(button->isHidden());
}

TEST_F(ActionButtonTest, ItsCheckMarkFollowsTheAction)
{
    QPushButton button;
    action.setCheckable(true);
    showAction(&button, &action, Words::whole);
    // A slot may keep the action unchecked.
    QObject::connect(&action, &QAction::triggered, [this] { action.setChecked(false); });
    QTest::mouseClick(&button, Qt::LeftButton);
    EXPECT_FALSE(button.isChecked());
    action.setChecked(true);
    EXPECT_TRUE(button.isChecked());
}

} // namespace
} // namespace app_test
