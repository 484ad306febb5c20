// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/offer_card.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

#include "app_fixture.h"

namespace app_test {
namespace {

TEST(OfferCardTest, EveryOfferIsAButtonWithItsSentence)
{
    QAction learn{u"Learn"_s};
    QAction play{u"Play"_s};
    panels::OfferCard card;
    card.setOffers({{&learn, u"A course."_s}, {&play, u"A game."_s}});
    card.show();
    const QList<QPushButton*> buttons = card.findChildren<QPushButton*>();
    ASSERT_EQ(buttons.size(), 2);
    EXPECT_EQ(buttons[0]->text(), u"Learn"_s);
    EXPECT_EQ(buttons[0]->property("kind"), u"primary"_s) << "beginners begin here";
    EXPECT_NE(buttons[1]->property("kind"), u"primary"_s);
    EXPECT_EQ(buttons[1]->accessibleDescription(), u"A game."_s);
    QSignalSpy pressed{&play, &QAction::triggered};
    QTest::mouseClick(buttons[1], Qt::LeftButton);
    EXPECT_EQ(pressed.count(), 1);
    EXPECT_EQ(coveredIn(card), QString{});
}

TEST(OfferCardTest, SimilarStepsAreInAMenu)
{
    QAction learn{u"Learn"_s};
    QAction rook{u"Rook"_s};
    panels::OfferCard card;
    card.setOffers({{&learn, u"A course."_s, u"Other courses"_s, {&rook}}});
    card.show();
    const auto* others = card.findChildren<QPushButton*>().back();
    EXPECT_EQ(others->accessibleName(), u"Other courses"_s);
    EXPECT_EQ(others->menu()->actions(), QList<QAction*>{&rook});
    EXPECT_EQ(coveredIn(card), QString{});
}

} // namespace
} // namespace app_test
