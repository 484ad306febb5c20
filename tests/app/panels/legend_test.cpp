// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/legend.h"

#include <QImage>
#include <QLabel>
#include <QLayout>

#include "app_fixture.h"
#include "panels/theme.h"

namespace app_test {
namespace {

/// Returns the number of pixels of a sign whose lightness is far from the card's.
int signPixels(const QImage& sign, const QColor& card)
{
    int seen = 0;
    for (int x = 0; x < sign.width(); ++x) {
        for (int y = 0; y < sign.height(); ++y)
            seen += std::abs(sign.pixelColor(x, y).lightness() - card.lightness()) > 60 ? 1 : 0;
    }
    return seen;
}

TEST(LegendTest, ShowsEveryMarkInEveryTheme)
{
    for (const Theme& theme : {lightTheme(), darkTheme()}) {
        applyTheme(theme);
        Legend legend;
        legend.resize(400, 200);
        std::vector<QImage> signs;
        for (const board::MarkEntry& entry : board::allMarks) {
            legend.setEntries({{entry.kind, u"what it says"_s}});
            QTest::qWait(1);
            QLabel* text = nullptr;
            for (QLabel* label : legend.findChildren<QLabel*>())
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

TEST(LegendTest, IsHiddenWithoutEntries)
{
    Legend legend;
    legend.setEntries({{board::MarkKind::cage, u"Cage: 3 squares"_s}});
    EXPECT_FALSE(legend.isHidden());
    legend.setEntries({});
    EXPECT_TRUE(legend.isHidden());
    EXPECT_EQ(legend.layout()->count(), 0);
}

} // namespace
} // namespace app_test
