// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/course_card.h"

#include <QAction>
#include <QPushButton>

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

TEST(CourseCardTest, ItsButtonsTriggerTheActions)
{
    CourseCard card{u"The course"_s};
    QAction back{u"Back"_s};
    QAction next{u"Next"_s};
    QAction leave{u"Leave"_s};
    card.setActions(&back, &next, &leave);
    const auto buttons = card.findChildren<QPushButton*>();
    ASSERT_EQ(buttons.size(), 3);
    int taken = 0;
    QObject::connect(&next, &QAction::triggered, &card, [&] { ++taken; });
    buttons[1]->click();
    EXPECT_EQ(taken, 1);
    back.setEnabled(false);
    EXPECT_FALSE(buttons[0]->isEnabled());
}

} // namespace
} // namespace app_test
