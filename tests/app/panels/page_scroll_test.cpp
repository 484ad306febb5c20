// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/page_scroll.h"

#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "app_fixture.h"
#include "panels/theme.h"

namespace app_test {
namespace {

class PageScrollTest : public ::testing::Test {
protected:
    PageScrollTest()
    {
        panels::applyTheme(panels::lightTheme());
        label->setWordWrap(true);
        auto* column = new QVBoxLayout{page};
        column->addWidget(label);
        column->addStretch(1);
        scroll.resize(200, 100);
        scroll.show();
    }
    static void settle()
    {
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
    }

    QWidget* page = new QWidget;
    QLabel* label = new QLabel{page};
    panels::PageScroll scroll{page};
};

TEST_F(PageScrollTest, TabSkipsThePage)
{
    EXPECT_EQ(scroll.focusPolicy(), Qt::NoFocus);
}

TEST_F(PageScrollTest, PageHeightFitsTheTextAtThisWidth)
{
    for (int words = 0; words < 200; words += 7) {
        label->setText(u"word "_s.repeated(words));
        settle();
        const int needed = page->heightForWidth(page->width());
        EXPECT_EQ(page->width(), scroll.viewport()->width());
        EXPECT_EQ(page->height(), std::max(needed, scroll.viewport()->height())) << words;
        EXPECT_EQ(scroll.verticalScrollBar()->isEnabled(), needed > scroll.viewport()->height());
    }
}

TEST_F(PageScrollTest, ReportsRequiredAndAvailableHeight)
{
    QSignalSpy fitted{&scroll, &panels::PageScroll::fitted};
    label->setText(u"word "_s.repeated(100));
    settle();
    ASSERT_FALSE(fitted.empty());
    EXPECT_EQ(fitted.last().at(0).toInt(), page->heightForWidth(page->width()));
    EXPECT_EQ(fitted.last().at(1).toInt(), scroll.viewport()->height());
}

// Fault 70
TEST_F(PageScrollTest, WidthDoesNotDependOnTheScrollBar)
{
    label->setText(u"word "_s.repeated(60));
    for (int height = 40; height < 600; height += 3) {
        scroll.resize(200, height);
        settle();
        EXPECT_EQ(scroll.viewport()->width(), 200 - 16);
    }
}

TEST_F(PageScrollTest, AListAtItsEndDoesNotMoveThePage)
{
    auto* list = new QScrollArea{page};
    list->setFocusPolicy(Qt::NoFocus);
    list->setFixedHeight(60);
    auto* rows = new QWidget;
    rows->setMinimumHeight(90);
    list->setWidgetResizable(true);
    list->setWidget(rows);
    page->layout()->addWidget(list);
    label->setMinimumHeight(80);
    settle();
    ASSERT_TRUE(scroll.verticalScrollBar()->isEnabled());
    QScrollBar* bar = list->verticalScrollBar();
    // As the wheel arrives that the widget below the pointer has ignored.
    const auto turn = [this](const QWidget* over) {
        const QPointF global = over->mapToGlobal(QPointF{5, 5});
        QWheelEvent wheel{scroll.viewport()->mapFromGlobal(global),
                          global,
                          {},
                          {0, -120},
                          Qt::NoButton,
                          Qt::NoModifier,
                          Qt::NoScrollPhase,
                          false};
        QCoreApplication::sendEvent(scroll.viewport(), &wheel);
    };
    bar->setValue(bar->maximum());
    turn(list->viewport());
    EXPECT_EQ(scroll.verticalScrollBar()->value(), 0);
    turn(label);
    EXPECT_GT(scroll.verticalScrollBar()->value(), 0) << "beside the list it moves";
}

TEST_F(PageScrollTest, LaterContentGetsRoom)
{
    auto* more = new QLabel{u"more"_s, page};
    more->setMinimumHeight(400);
    more->hide();
    page->layout()->addWidget(more);
    settle();
    const int before = page->height();
    more->show();
    settle();
    EXPECT_GE(page->height(), before + 300);
    more->hide();
    settle();
    EXPECT_EQ(page->height(), before);
}

TEST_F(PageScrollTest, FocusedWidgetsStayVisible)
{
    auto* line = new QLineEdit{page};
    page->layout()->addWidget(line);
    scroll.activateWindow();
    line->setFocus();
    ASSERT_TRUE(QTest::qWaitFor([line] { return line->hasFocus(); }));
    label->setText(u"word "_s.repeated(200));
    settle();
    ASSERT_GT(scroll.verticalScrollBar()->maximum(), 0);
    EXPECT_FALSE(line->visibleRegion().isEmpty());
    EXPECT_EQ(line->visibleRegion().boundingRect(), line->rect());
}

} // namespace
} // namespace app_test
