// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/step_row.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QImage>
#include <QPushButton>
#include <QSignalSpy>
#include <QVBoxLayout>

#include "app_fixture.h"
#include "panels/theme.h"

namespace app_test {
namespace {

class StepRowTest : public ::testing::Test {
protected:
    StepRowTest()
    {
        row.setSteps(steps(10, 2));
        row.resize(280, 24);
        row.show();
        row.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&row));
        if (QApplication::focusWidget() != nullptr)
            QApplication::focusWidget()->clearFocus();
    }
    static Steps steps(int count, int present)
    {
        Steps made;
        for (int i = 0; i < count; ++i)
            made.steps.push_back({u"name %1"_s.arg(i + 1), u"aim %1"_s.arg(i + 1)});
        made.present = present;
        return made;
    }
    QList<QAbstractButton*> dots() const
    {
        QList<QAbstractButton*> shown;
        for (auto* dot : row.findChildren<QAbstractButton*>()) {
            if (dot->isVisibleTo(&row))
                shown.append(dot);
        }
        return shown;
    }
    static int lastOf(const QSignalSpy& spy) { return spy.isEmpty() ? -2 : spy.last().front().toInt(); }

    StepRow row;
    QSignalSpy pointed{&row, &StepRow::pointedAt};
};

TEST_F(StepRowTest, ThePresentStepIsNamedWithItsPosition)
{
    ASSERT_EQ(dots().size(), 10);
    EXPECT_EQ(row.findChild<QLabel*>()->text(), u"name 3"_s);
    EXPECT_EQ(dots()[2]->accessibleName(), u"Stage 3 of 10 (you are here): name 3"_s);
    EXPECT_EQ(dots()[3]->accessibleName(), u"Stage 4 of 10: name 4"_s);
    EXPECT_EQ(dots()[3]->accessibleDescription(), u"aim 4"_s);
}

TEST_F(StepRowTest, ThePresentStepDiffersFromTheOthersByItsShape)
{
    const auto picture = [this](int dot) {
        QImage image{dots()[dot]->size(), QImage::Format_RGB32};
        image.fill(Qt::white);
        dots()[dot]->render(&image);
        return image.convertToFormat(QImage::Format_Mono, Qt::ThresholdDither);
    };
    EXPECT_NE(picture(1), picture(2));
    EXPECT_NE(picture(2), picture(3));
    EXPECT_NE(picture(1), picture(3));
    EXPECT_EQ(picture(3), picture(8));
}

TEST_F(StepRowTest, HoveringDoesNotTakeTheFocus)
{
    ASSERT_TRUE(hoverUntil([&] { return lastOf(pointed) == 4; }, dots()[4]));
    QTest::mouseClick(dots()[4], Qt::LeftButton);
    EXPECT_FALSE(dots()[4]->hasFocus());
    EXPECT_TRUE(hoverUntil([&] { return lastOf(pointed) == 2; }, row.findChild<QLabel*>()))
        << "the name explains the stage that it names";
}

TEST_F(StepRowTest, OneTabStopAndArrowsInside)
{
    const auto stops = [this] {
        QList<int> found;
        for (int i = 0; i < dots().size(); ++i) {
            if (dots()[i]->focusPolicy() != Qt::NoFocus)
                found.append(i);
        }
        return found;
    };
    EXPECT_EQ(stops(), QList<int>{2});
    dots()[2]->setFocus(Qt::TabFocusReason);
    EXPECT_EQ(lastOf(pointed), 2);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    EXPECT_EQ(lastOf(pointed), 3);
    EXPECT_EQ(stops(), QList<int>{3});
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
    EXPECT_EQ(lastOf(pointed), 9);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    EXPECT_EQ(lastOf(pointed), 9);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
    EXPECT_EQ(lastOf(pointed), 0);
    QApplication::focusWidget()->clearFocus();
    EXPECT_EQ(lastOf(pointed), -1);
}

TEST_F(StepRowTest, TheFocusIsVisible)
{
    QAbstractButton* const dot = dots()[2];
    const QImage without = dot->grab().toImage();
    dot->setFocus(Qt::TabFocusReason);
    EXPECT_NE(dot->grab().toImage(), without);
}

TEST_F(StepRowTest, ArrowKeysStayInTheRow)
{
    QWidget window;
    auto* layout = new QVBoxLayout{&window};
    auto* among = new StepRow;
    among->setSteps(steps(3, 0));
    layout->addWidget(among);
    layout->addWidget(new QPushButton{u"beside"_s});
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    among->findChildren<QAbstractButton*>()[0]->setFocus(Qt::TabFocusReason);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    EXPECT_EQ(QApplication::focusWidget(), among->findChildren<QAbstractButton*>()[1]);
}

TEST_F(StepRowTest, NewStepsKeepTheKeyboardFocus)
{
    for (int there = 0; there < 10; ++there) {
        dots()[2]->setFocus(Qt::TabFocusReason);
        for (int i = 2; i != there; i += there < 2 ? -1 : 1)
            QTest::keyClick(QApplication::focusWidget(), there < 2 ? Qt::Key_Left : Qt::Key_Right);
        row.setSteps(steps(10, 5));
        EXPECT_EQ(QApplication::focusWidget(), dots()[there]);
        EXPECT_EQ(dots()[there]->focusPolicy(), Qt::TabFocus) << there;
        dots()[there]->clearFocus();
        row.setSteps(steps(10, 2));
    }
}

TEST_F(StepRowTest, ShowsNewStepsAndIsHiddenWithoutAny)
{
    row.setSteps(steps(4, 0));
    EXPECT_EQ(dots().size(), 4);
    EXPECT_EQ(row.findChild<QLabel*>()->text(), u"name 1"_s);
    row.setSteps({});
    EXPECT_TRUE(row.isHidden());
}

} // namespace
} // namespace app_test
