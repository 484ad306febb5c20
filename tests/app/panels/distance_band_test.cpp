// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/distance_band.h"

#include "app_fixture.h"

namespace app_test {
namespace {

class DistanceBandTest : public ::testing::Test {
protected:
    DistanceBandTest()
    {
        band.show();
        EXPECT_EQ(boxes.size(), 2);
    }
    void expectShown(const QString& shortest, const QString& longest) const
    {
        EXPECT_EQ(boxes[0]->text(), shortest);
        EXPECT_EQ(boxes[1]->text(), longest);
    }

    DistanceBand band;
    QList<MovesBox*> boxes = band.findChildren<MovesBox*>();
};

TEST_F(DistanceBandTest, UnknownBoundsShowEllipsesAndKeepTheRequest)
{
    band.setWish(3, 12);
    expectShown(u"…"_s, u"…"_s);
    EXPECT_FALSE(boxes[0]->isEnabled());
    EXPECT_EQ(band.shortest(), 3);
    EXPECT_EQ(band.longest(), 12);
    band.setLongestMate(33);
    expectShown(u"3"_s, u"12"_s);
    EXPECT_TRUE(boxes[1]->isEnabled());
    band.setLongestMate({});
    expectShown(u"…"_s, u"…"_s);
}

TEST_F(DistanceBandTest, TheBandIsLimitedToTheMatesOfTheEnding)
{
    band.setWish(3, 12);
    band.setLongestMate(10);
    expectShown(u"3"_s, u"10"_s);
    band.setLongestMate(2);
    expectShown(u"2"_s, u"2"_s);
    EXPECT_EQ(band.shortest(), 2);
    EXPECT_GE(band.longest(), 2);
    band.setLongestMate(33);
    expectShown(u"3"_s, u"12"_s);
    band.wishForAll();
    expectShown(u"1"_s, u"33"_s);
    band.setLongestMate(10);
    expectShown(u"1"_s, u"10"_s);
}

TEST_F(DistanceBandTest, ABoundBeyondTheOtherMovesBoth)
{
    band.setLongestMate(33);
    band.wishForAll();
    boxes[1]->setFocus();
    boxes[1]->selectAll();
    QTest::keyClicks(boxes[1], u"5"_s);
    QTest::keyClick(boxes[1], Qt::Key_Return);
    expectShown(u"1"_s, u"5"_s);
    boxes[0]->setFocus();
    boxes[0]->selectAll();
    QTest::keyClicks(boxes[0], u"12"_s);
    expectShown(u"12"_s, u"5"_s);
    QTest::keyClick(boxes[0], Qt::Key_Return);
    expectShown(u"12"_s, u"12"_s);
    boxes[1]->selectAll();
    QTest::keyClicks(boxes[1], u"7"_s);
    QTest::keyClick(boxes[1], Qt::Key_Return);
    expectShown(u"7"_s, u"7"_s);
    EXPECT_EQ(band.shortest(), 7);
    EXPECT_EQ(band.longest(), 7);
    QTest::keyClick(boxes[1], Qt::Key_Down);
    expectShown(u"6"_s, u"6"_s);
}

TEST_F(DistanceBandTest, TheMaximumMeansUnlimited)
{
    band.setLongestMate(10);
    boxes[1]->setValue(9);
    boxes[1]->setValue(10);
    EXPECT_GE(band.longest(), 33);
    band.setLongestMate(33);
    expectShown(u"1"_s, u"33"_s);
}

} // namespace
} // namespace app_test
