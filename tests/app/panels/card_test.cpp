// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/card.h"

#include "app_fixture.h"

namespace app_test {
namespace {

TEST(CardTest, TightMarginsReduceTheHeightByTheirGain)
{
    panels::Card card;
    for (const QString& text : {u"one"_s, u"two"_s, u"hidden"_s}) {
        QLabel* label = makeLabel(TypeSize::text, &card);
        label->setText(text);
        label->setHidden(text == u"hidden"_s);
        card.body()->addWidget(label);
    }
    card.setAir({20, 15, 20, 12});
    const QSize wide = card.sizeHint();
    const int gain = card.tightGain();
    card.setTight(true);
    EXPECT_EQ(card.sizeHint(), wide - (QSize{0, gain}));
    EXPECT_EQ(card.tightGain(), gain);
    card.setTight(false);
    EXPECT_EQ(card.sizeHint(), wide);
}

TEST(CardTest, WordsOfUsualLengthAreUnchanged)
{
    for (const QString& text :
         {QString{}, u"Nd3 also wins, one move slower."_s, u"Fünfundsiebzig-Züge!"_s, u" two\nlines "_s})
        EXPECT_EQ(breakable(text), text) << text.toStdString();
}

TEST(CardTest, APathBreaksAfterItsSignsWithoutLosingText)
{
    const QString path = u"/home/somebody/games/of/the/club.pgn"_s;
    const QString text = u"Cannot read "_s + path + u" now."_s;
    QString result = breakable(text);
    EXPECT_EQ(result.count(QChar{0x200b}), 6);
    EXPECT_TRUE(result.contains(u"/\u200bclub.pgn "_s));
    EXPECT_EQ(breakable(QString{21, u'x'}).count(QChar{0x200b}), 20)
        << "a part that is long itself, anywhere";
    EXPECT_TRUE(result.startsWith(u"Cannot read /"_s));
    EXPECT_TRUE(result.endsWith(u"n now."_s));
    EXPECT_EQ(result.remove(QChar{0x200b}), text);
}

TEST(CardTest, AVeryLongTextIsCutAndEndsWithAnEllipsis)
{
    const QString limit = u"word "_s.repeated(2'000);
    EXPECT_EQ(breakable(limit), limit);
    for (const qsizetype length : {qsizetype{10'001}, qsizetype{1} << 20})
        EXPECT_EQ(breakable(u"word "_s.repeated(length / 5 + 1).first(length)), limit + u'…');
    EXPECT_LE(breakable(QString{1 << 20, u'x'}).size(), 20'001);
    const QString pairs = breakable(u"x"_s + u"😀 "_s.repeated(10'000));
    EXPECT_TRUE(pairs.isValidUtf16());
    EXPECT_TRUE(pairs.endsWith(u'…'));
}

TEST(CardTest, SurrogatePairsAndCombiningMarksAreKeptTogether)
{
    const QString pairs = u"😀"_s.repeated(15) + u"e\u0301"_s.repeated(15);
    const QString result = breakable(pairs);
    EXPECT_TRUE(result.contains(QChar{0x200b}));
    for (qsizetype i = 1; i < result.size(); ++i) {
        if (result[i].isLowSurrogate() || result[i].isMark()) {
            EXPECT_NE(result[i - 1], QChar{0x200b}) << i;
        }
    }
}

TEST(CardTest, ALabelWithALongWordFitsIntoANarrowCard)
{
    const std::unique_ptr<QLabel> label{makeLabel(TypeSize::text, nullptr)};
    label->setText(breakable(QString{300, u'm'}));
    EXPECT_LT(label->minimumSizeHint().width(), 280);
    const QRect needed =
        label->fontMetrics().boundingRect(QRect{0, 0, 280, 10'000}, Qt::TextWordWrap, label->text());
    EXPECT_LE(needed.width(), 280);
}

/// The number of rows of a label's picture with more than a shade drawn in them.
int drawnRows(QLabel& label)
{
    constexpr int shade = 64;
    label.resize(label.sizeHint());
    QImage picture{label.size(), QImage::Format_RGB32};
    picture.fill(Qt::white);
    label.render(&picture, {}, {}, QWidget::DrawChildren);
    int rows = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (qGray(picture.pixel(x, y)) < qGray(picture.pixel(0, 0)) - shade) {
                ++rows;
                break;
            }
        }
    }
    return rows;
}

TEST(CardTest, AccentsOnSmallLabelsAreWhole)
{
    const QFont usual = QApplication::font();
    int raised = 0;
    for (int size = 16; size <= 48; ++size) {
        QFont font = usual;
        font.setPointSizeF(size / 2.0);
        QApplication::setFont(font);
        QLabel* label = makeLabel(TypeSize::aside, nullptr);
        label->setText(u"Üben"_s);
        const int drawn = drawnRows(*label);
        raised += label->contentsMargins().top() > 0 ? 1 : 0;
        label->setContentsMargins(10, 10, 10, 10);
        EXPECT_EQ(drawn, drawnRows(*label)) << size / 2.0;
        delete label;
    }
    EXPECT_GT(raised, 0) << "no size of this font needs a margin";
    QApplication::setFont(usual);
}

// Fault 26
TEST(CardTest, MarkupIsShownAsText)
{
    const std::unique_ptr<QLabel> label{makeLabel(TypeSize::aside, nullptr)};
    EXPECT_EQ(label->textFormat(), Qt::PlainText);
    EXPECT_TRUE(label->wordWrap());
}

} // namespace
} // namespace app_test
