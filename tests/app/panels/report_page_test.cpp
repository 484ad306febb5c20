// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/report_page.h"

#include <QAction>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include "app_fixture.h"
#include "panels/theme.h"

namespace app_test {
namespace {

using panels::Report;

const Report twoMistakes{u"White could have mated in 27."_s,
                         u"3 moves wasted. No hints and no take-backs."_s,
                         {{u"4. Kd2"_s, u"2 moves slower than the best."_s}, {u"9. Nb2"_s, u"Slower."_s}}};

class ReportPageTest : public ::testing::Test {
protected:
    ReportPageTest()
    {
        page.resize(320, 400);
        page.setReport(twoMistakes, {});
        page.show();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&page, patience));
    }
    QStringList texts() const
    {
        QStringList all;
        for (const QLabel* label : page.findChildren<QLabel*>()) {
            if (label->isVisible())
                all.append(label->text());
        }
        return all;
    }
    QList<QToolButton*> links(const QString& name) const
    {
        QList<QToolButton*> found = page.findChildren<QToolButton*>();
        found.removeIf([&](const QToolButton* link) { return !link->accessibleName().startsWith(name); });
        return found;
    }
    QList<QToolButton*> retries() const { return links(u"Try again"_s); }
    QList<QToolButton*> moves() const { return links(u"Show"_s); }

    ReportPage page;
    QSignalSpy chosen{&page, &ReportPage::moveChosen};
    QSignalSpy retried{&page, &ReportPage::retryChosen};
};

TEST_F(ReportPageTest, WidgetsDoNotOverlap)
{
    EXPECT_EQ(coveredIn(page), QString{});
}

TEST_F(ReportPageTest, WordsThatAreTooLongForALineGoOnTheNext)
{
    ASSERT_EQ(moves()[0]->mapTo(&page, QPoint{}).y(), retries()[0]->mapTo(&page, QPoint{}).y());
    const auto lines = [this] { return retries()[0]->mapTo(&page, QPoint{}).y(); };
    const int before = lines();
    page.setFixedWidth(moves()[0]->sizeHint().width() + retries()[0]->sizeHint().width());
    ASSERT_TRUE(QTest::qWaitFor([&] { return lines() > before; }, patience));
    for (const QToolButton* link : moves() + retries()) {
        EXPECT_GE(link->width(), link->sizeHint().width()) << link->text().toStdString();
        EXPECT_TRUE(page.rect().contains(QRect{link->mapTo(&page, QPoint{}), link->size()}));
    }
    EXPECT_EQ(coveredIn(page), QString{});
}

TEST_F(ReportPageTest, ShowsTheResultAndTheCostliestMoves)
{
    EXPECT_EQ(texts(), (QStringList{u"White could have mated in 27."_s,
                                    u"3 moves wasted. No hints and no take-backs."_s,
                                    u"2 moves slower than the best."_s, u"Slower."_s}));
    ASSERT_EQ(moves().size(), 2);
    EXPECT_EQ(moves()[0]->text(), u"4. Kd2"_s);
    EXPECT_EQ(moves()[1]->text(), u"9. Nb2"_s);
    EXPECT_FALSE(page.curve()->isVisible()) << "there is no curve to show";
}

TEST_F(ReportPageTest, EachCostlyMoveCanBeTriedAgainByMouseAndKey)
{
    ASSERT_EQ(retries().size(), 2);
    QTest::mouseClick(retries()[1], Qt::LeftButton);
    ASSERT_TRUE(retried.wait(patience));
    EXPECT_EQ(retried[0][0].toInt(), 1);
    retries()[0]->setFocus();
    QTest::keyClick(retries()[0], Qt::Key_Space);
    ASSERT_TRUE(retried.wait(patience));
    EXPECT_EQ(retried[1][0].toInt(), 0);
}

TEST_F(ReportPageTest, EachCostlyMoveCanBeShownByMouseAndKey)
{
    ASSERT_EQ(moves().size(), 2);
    QTest::mouseClick(moves()[1], Qt::LeftButton);
    ASSERT_TRUE(chosen.wait(patience));
    EXPECT_EQ(chosen[0][0].toInt(), 1);
    moves()[0]->setFocus();
    QTest::keyClick(moves()[0], Qt::Key_Space);
    ASSERT_TRUE(chosen.wait(patience));
    EXPECT_EQ(chosen[1][0].toInt(), 0);
    EXPECT_EQ(moves()[0]->accessibleName(), u"Show 4. Kd2 on the board"_s);
    EXPECT_TRUE(retried.isEmpty());
}

TEST_F(ReportPageTest, TryingAgainIsALink)
{
    EXPECT_EQ(retries()[0]->property("kind"), u"link"_s);
}

TEST_F(ReportPageTest, AccessibleNamesOfButtonsContainTheMove)
{
    EXPECT_EQ(retries()[0]->accessibleName(), u"Try again from 4. Kd2"_s);
    EXPECT_EQ(retries()[0]->accessibleDescription(), u"2 moves slower than the best."_s);
}

TEST_F(ReportPageTest, AnotherReportReplacesTheFirst)
{
    page.setReport({{}, u"No moves wasted."_s, {}}, {});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(texts(), QStringList{u"No moves wasted."_s});
    EXPECT_TRUE(retries().isEmpty());
}

TEST_F(ReportPageTest, AnEqualReportKeepsItsButtons)
{
    const QList<QToolButton*> before = retries();
    page.setReport(twoMistakes, {});
    EXPECT_EQ(retries(), before) << "whoever has the focus keeps it";
}

TEST_F(ReportPageTest, ActionsHaveButtons)
{
    QAction again{u"Again, mirrored"_s};
    page.setActions({&again});
    QSignalSpy triggered{&again, &QAction::triggered};
    QTest::mouseClick(page.findChild<QPushButton*>(), Qt::LeftButton);
    EXPECT_EQ(triggered.count(), 1);
    again.setEnabled(false);
    EXPECT_FALSE(page.findChild<QPushButton*>()->isEnabled());
}

} // namespace
} // namespace app_test
