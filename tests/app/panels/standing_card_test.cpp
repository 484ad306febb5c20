// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/standing_card.h"

#include <QApplication>
#include <QImage>
#include <QLabel>

#include "app_fixture.h"
#include "panels/theme.h"

namespace app_test {
namespace {

/// The pixels of the legend's first sign that are far from the card's colour.
int signPixels(const QImage& sign, const QColor& card)
{
    int seen = 0;
    for (int x = 0; x < sign.width(); ++x) {
        for (int y = 0; y < sign.height(); ++y)
            seen += std::abs(sign.pixelColor(x, y).lightness() - card.lightness()) > 60 ? 1 : 0;
    }
    return seen;
}

TEST(StandingCard, TheLegendCanShowEveryMarkOfTheRegistryInEveryTheme)
{
    for (const Theme& theme : {lightTheme(), darkTheme()}) {
        applyTheme(theme);
        StandingCard card;
        card.resize(400, 200);
        std::vector<QImage> signs;
        for (const board::MarkEntry& entry : board::allMarks) {
            Standing standing;
            standing.legend = {{entry.kind, u"what it says"_s}};
            card.setStanding(standing);
            card.show();
            QTest::qWait(1);
            QLabel* text = nullptr;
            for (QLabel* label : card.findChildren<QLabel*>())
                text = label->text() == u"what it says"_s ? label : text;
            ASSERT_NE(text, nullptr);
            EXPECT_TRUE(text->isVisible());
            const auto beside = text->parentWidget()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
            ASSERT_EQ(beside.size(), 2) << "a sign and its text";
            QWidget* sign = beside[0] == text ? beside[1] : beside[0];
            QImage picture{sign->size(), QImage::Format_RGB32};
            picture.fill(theme.card);
            sign->render(&picture, {}, {}, QWidget::DrawChildren);
            EXPECT_GE(signPixels(picture, theme.card), 12) << entry.word;
            for (const QImage& other : signs)
                EXPECT_NE(picture, other) << entry.word;
            signs.push_back(picture);
        }
    }
    applyTheme(lightTheme());
}

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

} // namespace
} // namespace app_test
