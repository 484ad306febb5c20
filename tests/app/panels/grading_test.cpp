// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/grading.h"

#include <QScrollBar>
#include <QSignalSpy>

#include "app_fixture.h"
#include "layout_checks.h"
#include "panels/page_scroll.h"
#include "panels/theme.h"
#include "text/languages.h"

namespace app_test {
namespace {

using trainer::practice::GradeRule;

class GradingTest : public testing::Test {
protected:
    GradingTest() { open(); }
    ~GradingTest() override
    {
        installLanguage(u"en"_s);
        applyTheme(lightTheme());
    }

    void open()
    {
        page = std::make_unique<Grading>(rule, nullptr);
        page->setAttribute(Qt::WA_DeleteOnClose, false);
        page->show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(page.get(), patience));
    }
    NumberBox* box(const QString& name) const
    {
        for (NumberBox* found : page->findChildren<NumberBox*>()) {
            if (found->accessibleName() == name)
                return found;
        }
        ADD_FAILURE() << "no box " << name.toStdString();
        return nullptr;
    }
    QPushButton* standard() const { return page->findChild<QPushButton*>(); }
    bool says(const QString& words) const
    {
        const auto labels = page->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(words);
        });
    }
    void type(NumberBox* into, const QString& number) const
    {
        into->setFocus();
        into->selectAll();
        QTest::keyClicks(into, number);
        QTest::keyClick(into, Qt::Key_Tab);
    }

    GradeRule rule;
    std::unique_ptr<Grading> page;
};

TEST_F(GradingTest, DescribesTheRuleInWords)
{
    for (const QString& grade : {u"Failed"_s, u"Hard"_s, u"Good"_s, u"Easy"_s})
        EXPECT_TRUE(says(grade)) << grade.toStdString();
    EXPECT_TRUE(says(u"or with more than 33% of your moves wasted."_s));
    EXPECT_TRUE(says(u"wasted at most 10% of your moves, and averaged at most 6 s per move"_s));
}

TEST_F(GradingTest, PageKeysScrollThePage)
{
    page->resize(page->width(), 300);
    QApplication::sendPostedEvents();
    const QScrollBar* bar = page->findChild<PageScroll*>()->verticalScrollBar();
    ASSERT_GT(bar->maximum(), 0);
    const GradeRule before = rule;
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
    EXPECT_EQ(rule, before);
    EXPECT_GT(bar->value(), 0);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    EXPECT_NE(rule, before) << "arrows change the number";
}

TEST_F(GradingTest, FormatsAmountsAsInTheSentences)
{
    const QString wasted = u"Hard: Moves wasted, more than"_s;
    EXPECT_EQ(box(wasted)->text(), u"33%"_s);
    EXPECT_EQ(box(u"Easy: Time per move, at most"_s)->text(), u"6 s"_s);
    installLanguage(u"tr"_s);
    open();
    const auto boxes = page->findChildren<NumberBox*>();
    EXPECT_TRUE(std::ranges::any_of(boxes, [](const NumberBox* found) { return found->text() == u"%33"_s; }))
        << "the sign comes first in Turkish";
    EXPECT_TRUE(says(u"%33"_s));
    type(boxes.front(), u"40"_s);
    EXPECT_EQ(boxes.front()->text(), u"%40"_s);
}

TEST_F(GradingTest, KeysChangeEveryLimitAndUpdateTheText)
{
    QSignalSpy changed{page.get(), &Grading::changed};
    type(box(u"Failed: Hints and take-backs, more than"_s), u"50"_s);
    type(box(u"Hard: Moves wasted, more than"_s), u"25"_s);
    type(box(u"Easy: Moves wasted, at most"_s), u"5"_s);
    type(box(u"Easy: Time per move, at most"_s), u"12"_s);
    EXPECT_EQ(rule, (GradeRule{0.5, 0.25, 0.05, 12s}));
    EXPECT_EQ(changed.count(), 4);
    EXPECT_TRUE(says(u"hints or take-backs on more than 50% of your moves (rounded up)."_s));
    EXPECT_TRUE(says(u"or with more than 25% of your moves wasted."_s));
    EXPECT_TRUE(says(u"wasted at most 5% of your moves, and averaged at most 12 s per move"_s));
}

TEST_F(GradingTest, KeepsAnExactThirdUntilChanged)
{
    EXPECT_FALSE(standard()->isEnabled()) << "nothing has changed";
    type(box(u"Easy: Time per move, at most"_s), u"7"_s);
    type(box(u"Hard: Moves wasted, more than"_s), u"33"_s);
    EXPECT_EQ(rule, (GradeRule{.quick = 7s}));
}

TEST_F(GradingTest, OneClickRestoresTheDefaults)
{
    type(box(u"Hard: Moves wasted, more than"_s), u"80"_s);
    ASSERT_TRUE(standard()->isEnabled());
    QSignalSpy changed{page.get(), &Grading::changed};
    QTest::mouseClick(standard(), Qt::LeftButton);
    EXPECT_EQ(rule, GradeRule{});
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(box(u"Hard: Moves wasted, more than"_s)->value(), 33);
    EXPECT_TRUE(says(u"more than 33% of your moves wasted."_s));
}

TEST_F(GradingTest, EverythingIsInItsPlaceInEverySizeAndLanguage)
{
    for (const QString& language : languages()) {
        installLanguage(language);
        open();
        for (const QSize size : {QSize{400, 300}, QSize{560, 640}, QSize{1280, 800}}) {
            page->resize(size);
            for (int i = 0; i < 5; ++i)
                QTest::qWait(1);
            expectAllInPlace(*page);
        }
    }
}

TEST_F(GradingTest, EscapeClosesIt)
{
    QTest::keyClick(page.get(), Qt::Key_Escape);
    EXPECT_FALSE(page->isVisible());
}

} // namespace
} // namespace app_test
