// SPDX-License-Identifier: GPL-3.0-or-later

// The appearance of the window and its parts.

#include "looks.h"

#include <QMessageBox>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>

#include "panels/chart_card.h"
#include "panels/chart_sample.h"
#include "panels/column_chart.h"
#include "panels/drill_panel.h"
#include "panels/figure_tile.h"
#include "panels/row_chart.h"
#include "panels/theme.h"
#include "store/practice_sample.h"
#include "window/help_page.h"
#include "window_fixture.h"

namespace app_test {
namespace {

class LooksOfOtherSystems : public testing::Test, protected LookingAtPictures {
protected:
    static System systemOfPictures() { return {u"6.4.2"_s, u"2.12.1"_s, u"DejaVu Sans"_s}; }
};

TEST_F(LooksOfOtherSystems, AreNotCompared)
{
    EXPECT_EQ(drawsDifferently(systemOfPictures()), std::nullopt);
    for (const QString& qt : {u"6.5.0"_s, u"6.8.2"_s, u"5.15.2"_s}) {
        System other = systemOfPictures();
        other.qt = qt;
        const auto reason = drawsDifferently(other);
        ASSERT_TRUE(reason) << qt.toStdString();
        EXPECT_TRUE(isSentence(QString::fromStdString(*reason))) << *reason;
    }
    for (const QString& freeType : {u"2.13.3"_s, u"2.11.0"_s, QString{}}) {
        System other = systemOfPictures();
        other.freeType = freeType;
        EXPECT_TRUE(drawsDifferently(other)) << freeType.toStdString();
    }
    System other = systemOfPictures();
    other.font = u"Noto Sans"_s;
    EXPECT_TRUE(drawsDifferently(other));
}

TEST_F(LooksOfOtherSystems, NewerPatchesDrawAlike)
{
    EXPECT_EQ(drawsDifferently({u"6.4.9"_s, u"2.12.9"_s, u"DejaVu Sans"_s}), std::nullopt);
}

class LooksOfTheWindow : public WindowTest, protected LookingAtPictures {
protected:
    void SetUp() override
    {
        if (const auto reason = drawsDifferently())
            GTEST_SKIP() << *reason;
        start(mateIn27, trainer::Seat::attacker);
    }
    void expectWindowLooks(const QString& name, QSize size = {1280, 800})
    {
        view->setFocus();
        settleIn(size);
        expectLooks(*window, name);
    }
    void showPage(RecordPage page) { find<RecordCard>()->setPage(page); }
};

TEST_F(LooksOfTheWindow, Hints)
{
    climbTo(Rung::moves);
    showPage(RecordPage::replies);
    expectWindowLooks(u"hints"_s);
}

TEST_F(LooksOfTheWindow, AMistakeInTheDark)
{
    start(mateIn27, trainer::Seat::both);
    for (int ply = 0; ply < 6; ++ply)
        session.play(best().front());
    session.play(blunder());
    showPage(RecordPage::curve);
    choose(u"Settings/Theme/Dark"_s);
    expectWindowLooks(u"mistake_dark"_s, {1600, 900});
}

TEST_F(LooksOfTheWindow, SettingUpAnIllegalPosition)
{
    session.enterSetUp();
    session.edit(
        [](trainer::SetupEditor& editor) { editor.replace(setup_of("P6p/8/3kK3/8/8/3BN3/8/R7 w - - 0 1")); });
    expectWindowLooks(u"set_up_trouble"_s, {900, 640});
    session.edit(
        [](trainer::SetupEditor& editor) { editor.replace(setup_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1")); });
    choose(u"Settings/Theme/Dark"_s);
    find<SetUpPanel>()->setRightsTrouble(u"No right that can be chosen has such a fault."_s);
    expectWindowLooks(u"set_up_castling_dark"_s);
}

TEST_F(LooksOfTheWindow, Replaying)
{
    start(mateIn19, trainer::Seat::attacker);
    press(u"Line"_s);
    session.goToPly(9);
    expectWindowLooks(u"replay"_s, {900, 640});
}

TEST_F(LooksOfTheWindow, TheReport)
{
    start(mateIn3, trainer::Seat::both);
    dawdle();
    playToTheEnd();
    ASSERT_TRUE(find<ReportPage>()->isVisible());
    expectWindowLooks(u"report"_s);
}

TEST_F(LooksOfTheWindow, AQuestion)
{
    practiceStore.add(sampleAttempt(), sampleMemory());
    choose(u"Settings/Theme/Dark"_s);
    choose(u"Training/Practice/Erase everything…"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return find<QMessageBox>() != nullptr; }, patience));
    ASSERT_TRUE(QTest::qWaitForWindowActive(find<QMessageBox>(), patience));
    expectLooks(*find<QMessageBox>(), u"question_dark"_s);
}

TEST_F(LooksOfTheWindow, AnExam)
{
    session.setExam(true);
    ASSERT_TRUE(session.round().is_exam());
    showPage(RecordPage::replies);
    expectWindowLooks(u"exam"_s, {900, 640});
}

TEST_F(LooksOfTheWindow, ACostlyMove)
{
    start(mateIn3, trainer::Seat::both);
    dawdle();
    expectWindowLooks(u"costly"_s, {640, 480});
}

TEST_F(LooksOfTheWindow, TheSignsOfTheHelp)
{
    const HelpPage page{window->actions(), preferences.gradeRule, view->colors(), window.get()};
    const QTextDocument* text = page.findChild<QTextBrowser*>()->document();
    QStringList signs;
    for (const board::MarkEntry& mark : board::allMarks)
        signs.append(markPicture(mark.kind));
    for (const board::ArrowEntry& arrow : board::allArrows)
        signs.append(arrowPicture(arrow.kind));
    QImage all{7 * 80, 28 * ((static_cast<int>(signs.size()) + 6) / 7), QImage::Format_RGB32};
    all.fill(Qt::white);
    QPainter painter{&all};
    for (int i = 0; i < signs.size(); ++i)
        painter.drawPixmap(i % 7 * 80, i / 7 * 28,
                           text->resource(QTextDocument::ImageResource, QUrl{signs[i]}).value<QPixmap>());
    painter.end();
    expectLooks(all, u"signs"_s);
}

TEST_F(LooksOfTheWindow, ChoosingTheKindOfPosition)
{
    choose(u"Game/Choose the kind of position…"_s);
    expectWindowLooks(u"kind_of_position"_s);
}

TEST_F(LooksOfTheWindow, ACourse)
{
    choose(u"Training/Courses/Bishop and knight"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window->reader().isOpening(); }, patience));
    waitUntilSolved();
    choose(u"Settings/Theme/Dark"_s);
    expectWindowLooks(u"course_dark"_s);
}

class LooksOfCharts : public testing::TestWithParam<bool>, protected LookingAtPictures {
protected:
    void SetUp() override
    {
        if (const auto reason = drawsDifferently())
            GTEST_SKIP() << *reason;
        applyTheme(GetParam() ? darkTheme() : lightTheme());
    }
    void TearDown() override { applyTheme(lightTheme()); }

    static void addCard(QWidget& page, QRect place, const Chart& chart, ChartModel* model, QWidget* drawing)
    {
        auto* card = new ChartCard{model, drawing, &page};
        card->setChart(chart);
        card->setGeometry(place);
    }
};

TEST_P(LooksOfCharts, MatchTheReferenceImages)
{
    QWidget page;
    page.resize(940, 535);
    const Chart chart = sampleChart();
    auto* bars = new ChartModel{&page};
    addCard(page, {10, 10, 460, 300}, chart, bars, new ColumnChart{bars, ChartStyle::bars});
    Chart others = chart;
    others.note.clear();
    auto* lines = new ChartModel{&page};
    addCard(page, {480, 10, 450, 300}, others, lines, new ColumnChart{lines, ChartStyle::lines});
    Chart shares = others;
    shares.rows[0].values = {0.75, 0.25};
    shares.rows[1].values = {1, std::nullopt};
    shares.rows[2].values = {0.6, 0};
    auto* rows = new ChartModel{&page};
    addCard(page, {10, 320, 460, 205}, shares, rows, new RowChart{rows});
    auto* tile = new FigureTile{&page};
    tile->setFigure({u"Solved"_s, u"17"_s, u"of 20"_s});
    tile->setGeometry(480, 320, 220, 120);
    page.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&page));
    expectLooks(page, GetParam() ? u"charts_dark"_s : u"charts"_s);
}

INSTANTIATE_TEST_SUITE_P(InBothThemes, LooksOfCharts, testing::Bool(),
                         [](const auto& test) { return test.param ? "Dark" : "Light"; });

} // namespace
} // namespace app_test
