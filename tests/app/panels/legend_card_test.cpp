// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/legend_card.h"

#include <QLabel>

#include "app_fixture.h"

namespace app_test {
namespace {

TEST(LegendCardTest, IsVisibleOnlyWithEntries)
{
    QWidget column;
    auto* card = new LegendCard{&column};
    column.show();
    EXPECT_FALSE(card->isVisible());
    card->setEntries({{board::MarkKind::cage, u"Cage: 3 squares"_s}});
    EXPECT_TRUE(card->isVisible());
    EXPECT_EQ(card->findChild<QLabel*>()->text(), u"Cage: 3 squares"_s);
    card->setEntries({});
    EXPECT_FALSE(card->isVisible());
}

} // namespace
} // namespace app_test
