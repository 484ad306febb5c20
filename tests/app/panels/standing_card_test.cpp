// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/standing_card.h"

#include <QApplication>
#include <QLabel>

#include "app_fixture.h"
#include "panels/legend.h"
#include "panels/theme.h"

namespace app_test {
namespace {

TEST(StandingCard, TheHeadlineIsAsLargeAsOneLineAllows)
{
    applyTheme(lightTheme());
    StandingCard card;
    Standing standing;
    standing.headline = u"Weiß setzt in 28 matt"_s;
    const auto shown = [&](int width) {
        card.resize(width, 200);
        card.setStanding(standing);
        card.show();
        QTest::qWait(1);
        const auto* label = card.findChild<QLabel*>();
        return std::pair{label->font().pointSizeF(), label->heightForWidth(label->width())};
    };
    const auto [large, height] = shown(480);
    EXPECT_GT(large, 1.9 * card.font().pointSizeF());
    const auto [small, oneLine] = shown(290);
    EXPECT_LT(small, large);
    EXPECT_LE(oneLine, height) << "it needs no second line";
    standing.headline = u"A headline that no line can hold, however small it is made"_s;
    const auto [least, lines] = shown(290);
    EXPECT_GT(least, 1.4 * card.font().pointSizeF()) << "a headline all the same";
    EXPECT_GT(lines, oneLine);
    standing.headline = u"Draw"_s;
    EXPECT_EQ(shown(290).first, large);
}

TEST(StandingCard, TheMovesToSpareNeedOneLineWhereThereIsRoom)
{
    applyTheme(lightTheme());
    StandingCard card;
    card.resize(520, 300);
    Standing standing;
    standing.headline = u"White mates in 20"_s;
    standing.turn = u"White to move"_s;
    standing.budget = Budget{.spare = 30, .used = 0, .isAtLeast = true};
    card.setStanding(standing);
    card.show();
    QTest::qWait(1);
    const QList<QLabel*> labels = card.findChildren<QLabel*>();
    const auto spare = std::ranges::find(labels, u"at least 30 moves to spare"_s, &QLabel::text);
    ASSERT_NE(spare, labels.end());
    EXPECT_GE((*spare)->width(), (*spare)->fontMetrics().horizontalAdvance((*spare)->text()));
}

TEST(StandingCard, AKeptHeightChangesByTheGainOfTheTightLayout)
{
    StandingCard card;
    card.setHeight(StandingCard::Height::detailed);
    card.resize(320, 200);
    Standing standing;
    standing.headline = u"Illegal position"_s;
    standing.detail = u"The kings are next to each other (d6, e6)."_s;
    card.setStanding(standing);
    card.show();
    QTest::qWait(1);
    card.setTight(true);
    const int tight = card.minimumHeight();
    card.setTight(false);
    EXPECT_EQ(card.minimumHeight(), tight + card.tightGain());
    card.setTight(true);
    EXPECT_EQ(card.minimumHeight(), tight);
}

TEST(StandingCard, LessImportantPartsGiveWayInAFixedHeight)
{
    StandingCard card;
    card.setHeight(StandingCard::Height::fixed);
    card.resize(320, 200);
    card.show();
    Standing standing;
    standing.headline = u"Draw"_s;
    card.setStanding(standing);
    QTest::qWait(1);
    const int fixed = card.minimumHeight();
    standing.turn = u"White to move"_s;
    standing.note = u"You play both sides"_s;
    standing.legend = {{board::MarkKind::targetCorner, u"Right corners (light): a8, h1"_s},
                       {board::MarkKind::wrongCorner, u"Wrong corners (dark): a1, h8"_s}};
    card.setStanding(standing);
    EXPECT_EQ(card.minimumHeight(), fixed);
    const auto* legend = card.findChild<Legend*>();
    EXPECT_TRUE(legend->isVisible());
    EXPECT_TRUE(card.toolTip().isEmpty());
    for (int words = 1; legend->isVisible() && words < 40; ++words) {
        standing.detail += u"words and more words "_s;
        card.setStanding(standing);
    }
    EXPECT_EQ(card.minimumHeight(), fixed);
    EXPECT_EQ(card.maximumHeight(), fixed);
    EXPECT_LE(card.heightForWidth(card.width()), fixed);
    EXPECT_FALSE(legend->isVisible());
    EXPECT_TRUE(card.toolTip().contains(u"Right corners (light): a8, h1"_s)) << "it is still told";
    standing.detail = QStringList{40, u"words and more words"_s}.join(u' ');
    card.setStanding(standing);
    EXPECT_GT(card.minimumHeight(), fixed) << "nothing is cut off";
    standing.detail.clear();
    card.setStanding(standing);
    EXPECT_EQ(card.minimumHeight(), fixed);
    EXPECT_TRUE(legend->isVisible());
}

TEST(StandingCard, TheHeadlineHasTheColourOfItsTone)
{
    StandingCard card;
    const auto kind = [&](Tone tone) {
        Standing standing;
        standing.headline = u"Draw"_s;
        standing.tone = tone;
        card.setStanding(standing);
        return card.findChild<QLabel*>()->property("kind").toString();
    };
    EXPECT_EQ(kind(Tone::plain), QString{});
    EXPECT_EQ(kind(Tone::costly), u"warning"_s);
    EXPECT_EQ(kind(Tone::bad), u"danger"_s);
    EXPECT_EQ(kind(Tone::plain), QString{});
}

} // namespace
} // namespace app_test
