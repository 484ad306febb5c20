// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/course_card.h"

#include <QAction>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollBar>
#include <QTableWidget>

#include "app_fixture.h"

namespace app_test {
namespace {

QStringList shownTexts(const QWidget& card)
{
    QStringList texts;
    for (const QLabel* label : card.findChildren<QLabel*>()) {
        if (!label->isHidden())
            texts.append(label->text());
    }
    return texts;
}

TEST(CourseCardTest, ShowsTheTextsOfThePageOnly)
{
    CourseCard card{u"The course"_s};
    card.setPage({u"Pawn"_s, u"1. The square (1 of 4)"_s, u"He is outside."_s, u"Find the move."_s,
                  text::Tone::plain});
    EXPECT_EQ(shownTexts(card), QStringList({u"Pawn"_s, u"1. The square (1 of 4)"_s, u"He is outside."_s,
                                             u"Find the move."_s}));
    card.setPage({u"Pawn"_s, u"1. The square (2 of 4)"_s, {}, {}, text::Tone::plain});
    EXPECT_EQ(shownTexts(card), QStringList({u"Pawn"_s, u"1. The square (2 of 4)"_s}));
}

TEST(CourseCardTest, RowsWrapInANarrowCard)
{
    CourseCard card{u"Practice"_s};
    CoursePage page;
    page.columns = {u"Exercise"_s, u"Result"_s, u"Next time"_s, u"Reason"_s};
    page.rows = {{u"Bishop and knight · The large triangle"_s, u"✗ Failed"_s, u"next in 1 minute"_s,
                  u"You gave up."_s},
                 {u"Rook"_s, u"✓ Good"_s, u"tomorrow"_s, {}}};
    card.setPage(page);
    card.resize(320, 300);
    card.show();
    const auto* table = card.findChild<QTableWidget*>();
    const int line = table->fontMetrics().lineSpacing();
    const auto isAllSeen = [&] {
        return table->horizontalHeader()->length() <= table->viewport()->width() &&
               table->verticalHeader()->length() <= table->viewport()->height() &&
               table->rowHeight(0) >= 2 * line;
    };
    EXPECT_TRUE(QTest::qWaitFor(isAllSeen, patience)) << "a few rows need no scrolling";
    EXPECT_FALSE(table->horizontalScrollBar()->isVisible());
    EXPECT_LE(table->rowHeight(1), table->rowHeight(0) - line) << "a row of single lines is lower";
    for (const int column : {0, 1}) {
        const QString words = table->item(0, column)->text();
        EXPECT_EQ(words, page.rows[0][column] + u'\n' + page.rows[0][3 - column]);
        const QRect needed = table->fontMetrics().boundingRect(
            QRect{0, 0, table->columnWidth(column), 10'000}, Qt::TextWordWrap, words);
        EXPECT_LE(needed.height(), table->rowHeight(0)) << column;
        EXPECT_LE(needed.width(), table->columnWidth(column)) << column;
        EXPECT_TRUE(table->isColumnHidden(3 - column)) << "four columns would be too narrow to read";
    }
    EXPECT_EQ(table->item(1, 0)->text(), u"Rook"_s);
    card.resize(700, 300);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !table->isColumnHidden(3); }, patience));
    for (int column = 0; column < table->columnCount(); ++column)
        EXPECT_EQ(table->item(0, column)->text(), page.rows[0][column]);
}

TEST(CourseCardTest, ItsButtonsTriggerTheActions)
{
    CourseCard card{u"The course"_s};
    QAction next{u"Next"_s};
    QAction leave{u"Leave"_s};
    card.setActions(&next, &leave);
    const auto buttons = card.findChildren<QPushButton*>();
    ASSERT_EQ(buttons.size(), 2);
    int taken = 0;
    QObject::connect(&next, &QAction::triggered, &card, [&] { ++taken; });
    buttons[0]->click();
    EXPECT_EQ(taken, 1);
    leave.setEnabled(false);
    EXPECT_FALSE(buttons[1]->isEnabled());
}

} // namespace
} // namespace app_test
