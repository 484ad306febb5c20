// SPDX-License-Identifier: GPL-3.0-or-later

// Statistics and the commands for all practice data, from the window's menu.

#include <QFileDialog>
#include <QMessageBox>
#include <QWindow>

#include "store/practice_sample.h"
#include "window/statistics_page.h"
#include "window_fixture.h"

namespace app_test {
namespace {

class StatisticsInTheWindow : public WindowTest {
protected:
    void keepAttempt() { practiceStore.add(sampleAttempt(), sampleMemory()); }
    StatisticsPage* page() const { return find<StatisticsPage>(); }
};

TEST_F(StatisticsInTheWindow, OpensASingleWindowAndEscClosesIt)
{
    keepAttempt();
    key(Qt::Key_I, Qt::ControlModifier);
    choose(u"Training/Practice/Statistics…"_s);
    ASSERT_EQ(window->findChildren<StatisticsPage*>().size(), 1);
    EXPECT_FALSE(page()->isModal());
    ASSERT_TRUE(QTest::qWaitFor([this] { return page()->hasRead(); }, patience));
    ASSERT_TRUE(QTest::qWaitForWindowActive(page(), patience));
    EXPECT_EQ(page()->windowType(), Qt::Dialog) << "which stays in front of the maximised main window";
    EXPECT_EQ(page()->windowHandle()->transientParent(), window->windowHandle());
    QTest::keyClick(page(), Qt::Key_Escape);
    ASSERT_TRUE(QTest::qWaitFor([this] { return page() == nullptr; }, patience));
}

TEST_F(StatisticsInTheWindow, OffersPracticeIfThereAreNoResults)
{
    choose(u"Training/Practice/Statistics…"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return page()->hasRead(); }, patience));
    for (QPushButton* found : page()->findChildren<QPushButton*>()) {
        if (found->isVisible() && found->text() == u"&Practise"_s)
            QTest::mouseClick(found, Qt::LeftButton);
    }
    EXPECT_TRUE(QTest::qWaitFor([this] { return practice.isOn() && page() == nullptr; }, patience));
}

TEST_F(StatisticsInTheWindow, ResultsOfFileCommandsAreReported)
{
    choose(u"Training/Practice/Erase everything…"_s);
    EXPECT_TRUE(QTest::qWaitFor([this] { return coach().contains(u"There is no practice data to erase."_s); },
                                patience));
    keepAttempt();
    choose(u"Training/Practice/Erase everything…"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return find<QMessageBox>() != nullptr; }, patience));
    EXPECT_EQ(find<QMessageBox>()->text(), u"Erase all practice data?"_s);
}

TEST_F(StatisticsInTheWindow, FileCommandsOpenADialog)
{
    for (const QString& way : {u"Export as CSV…"_s, u"Back up…"_s, u"Restore…"_s}) {
        choose(u"Training/Practice/"_s + way);
        auto* dialog = find<QFileDialog>();
        ASSERT_NE(dialog, nullptr) << way.toStdString();
        ASSERT_TRUE(QTest::qWaitFor([dialog] { return dialog->isVisible(); }, patience));
        dialog->reject();
        ASSERT_TRUE(QTest::qWaitFor([this] { return find<QFileDialog>() == nullptr; }, patience));
    }
}

TEST_F(StatisticsInTheWindow, CountEachResultThrownAwayOnce)
{
    const auto figures = [this] {
        QString texts;
        for (const panels::FigureTile* tile : page()->findChildren<panels::FigureTile*>())
            texts += textsOf(tile) + u'\n';
        return texts;
    };
    // Some exercises end before a move could throw the win away.
    for (int thrown = 0, attempts = 0; thrown < 2 && attempts < 20; ++attempts) {
        practice.goOn();
        ASSERT_TRUE(QTest::qWaitFor([this] { return practice.canGiveUp(); }, patience));
        waitUntilSolved();
        while (practice.canGiveUp()) {
            waitForReply();
            const trainer::JudgedMove worst = trainer::judge_all(*tablebase(), shown())->back();
            thrown += worst.judgement.grade == trainer::Grade::throws_win_away ? 1 : 0;
            session.play(worst.move);
        }
    }
    key(Qt::Key_I, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return page() != nullptr && page()->hasRead(); }, patience));
    EXPECT_TRUE(QTest::qWaitFor([&] { return figures().contains(u"results thrown away: 2"_s); }, patience))
        << figures().toStdString();
}

} // namespace
} // namespace app_test
