// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/moves_box.h"

#include "app_fixture.h"

namespace app_test {
namespace {

TEST(MovesBoxTest, IsDisabledUntilTheMaximumIsKnown)
{
    MovesBox box{u"moves"_s};
    EXPECT_FALSE(box.isEnabled());
    EXPECT_EQ(box.text(), u"…"_s);
    box.setMost(33);
    EXPECT_TRUE(box.isEnabled());
    EXPECT_EQ(box.text(), u"1"_s);
    EXPECT_EQ(box.maximum(), 33);
    box.setUnknown();
    EXPECT_FALSE(box.isEnabled());
    EXPECT_EQ(box.text(), u"…"_s);
}

} // namespace
} // namespace app_test
