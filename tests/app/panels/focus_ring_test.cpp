// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/focus_ring.h"

#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <algorithm>

#include "app_fixture.h"
#include "panels/theme.h"

namespace app_test {
namespace {

class FocusRingTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        applyTheme(lightTheme());
        first->setGeometry(0, 0, 90, 40);
        second->setGeometry(0, 50, 90, 40);
        line->setGeometry(0, 100, 90, 40);
        window.resize(300, 200);
        window.show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window, patience));
    }
    static qsizetype rings(const QWidget* button)
    {
        return std::ranges::count_if(button->findChildren<QWidget*>(), &QWidget::isVisible);
    }

    panels::FocusRing ring{nullptr};
    QWidget window;
    QPushButton* first = new QPushButton{u"first"_s, &window};
    QToolButton* second = new QToolButton{&window};
    QLineEdit* line = new QLineEdit{&window};
};

TEST_F(FocusRingTest, OneRingFollowsTheFocus)
{
    first->setFocus();
    EXPECT_EQ(rings(first), 1);
    second->setFocus();
    EXPECT_EQ(rings(first), 0);
    EXPECT_EQ(rings(second), 1);
    line->setFocus();
    EXPECT_EQ(rings(second), 0) << "a line has a frame of its own";
    applyTheme(darkTheme());
    applyTheme(lightTheme());
    first->setFocus();
    EXPECT_EQ(rings(first), 1) << "and never two";
}

/// A button box recreates its layout after a style change, and the focus moves between its buttons.
TEST_F(FocusRingTest, SurvivesAThemeChangeDuringAQuestion)
{
    QMessageBox question{
        QMessageBox::NoIcon, {}, u"Erase all practice data?"_s, QMessageBox::Cancel, &window};
    question.addButton(u"&Erase"_s, QMessageBox::AcceptRole);
    question.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&question, patience));
    QAbstractButton* cancel = question.button(QMessageBox::Cancel);
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            cancel->setFocus();
            return cancel->hasFocus() && rings(cancel) == 1;
        },
        patience))
        << QApplication::focusWidget()->metaObject()->className();
    QList<QPointer<QWidget>> all;
    for (QWidget* widget : QApplication::allWidgets())
        all.append(widget);
    applyTheme(darkTheme());
    EXPECT_FALSE(all.contains(nullptr));
    applyTheme(lightTheme());
    EXPECT_FALSE(all.contains(nullptr));
}

TEST_F(FocusRingTest, ItResizesWithItsButtonAndIgnoresTheMouse)
{
    first->setFocus();
    first->resize(200, 60);
    EXPECT_EQ(first->findChild<QWidget*>()->geometry(), first->rect());
    EXPECT_EQ(window.childAt(100, 30), first);
}

TEST_F(FocusRingTest, AFocusedTabHasAFrameOutsideItsText)
{
    auto* tabs = new QTabBar{&window};
    tabs->addTab(u"Moves"_s);
    tabs->addTab(u"Graph"_s);
    tabs->setDrawBase(false);
    tabs->adjustSize();
    tabs->show();
    const QImage before = tabs->grab().toImage();
    tabs->setFocus(Qt::TabFocusReason);
    QTest::qWait(1);
    const QImage after = tabs->grab().toImage();
    const QRect tab = tabs->tabRect(0);
    const QColor accent = currentTheme().accent;
    EXPECT_EQ(after.pixelColor(tab.left() + 1, tab.center().y()), accent);
    EXPECT_EQ(after.pixelColor(tab.center().x(), tab.top() + 1), accent);
    EXPECT_NE(before.pixelColor(tab.left() + 1, tab.center().y()), accent);
    const QRect words{4, 4, tabs->fontMetrics().horizontalAdvance(u"Moves"_s), tab.height() - 8};
    EXPECT_EQ(after.copy(words), before.copy(words));
}

TEST_F(FocusRingTest, DeletingAButtonDeletesItsRing)
{
    first->setFocus();
    delete first;
    second->setFocus();
    EXPECT_EQ(rings(second), 1);
}

} // namespace
} // namespace app_test
