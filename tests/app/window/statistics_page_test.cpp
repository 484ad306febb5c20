// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/statistics_page.h"

#include <QAccessible>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

#include "app_fixture.h"
#include "layout_checks.h"
#include "panels/row_chart.h"
#include "panels/theme.h"
#include "store/courses.h"
#include "store/practice_sample.h"
#include "store/practice_years.h"
#include "text/languages.h"

namespace app_test {
namespace {

class StatisticsPageTest : public testing::Test {
protected:
    ~StatisticsPageTest() override
    {
        installLanguage(u"en"_s);
        applyTheme(lightTheme());
    }

    void fill() { const PracticeYears months{path, {.days = 90}}; }
    void open()
    {
        page = std::make_unique<StatisticsPage>(store, preferences, nullptr);
        page->setAttribute(Qt::WA_DeleteOnClose, false);
        page->show();
        ASSERT_TRUE(QTest::qWaitFor([this] { return page->hasRead(); }, patience));
        ASSERT_TRUE(QTest::qWaitForWindowActive(page.get(), patience));
    }
    void addAttempt(const char* exercise = "KBNK:mate:1-")
    {
        const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
        trainer::practice::Attempt attempt = sampleAttempt(now);
        attempt.exercise = *trainer::practice::exercise_named(exercise);
        store.add(attempt, sampleMemory());
    }
    ChoiceBox* box(const QString& name) const
    {
        for (ChoiceBox* found : page->findChildren<ChoiceBox*>()) {
            if (found->accessibleName() == name)
                return found;
        }
        return nullptr;
    }
    QPushButton* button(const QString& text) const
    {
        for (QPushButton* found : page->findChildren<QPushButton*>()) {
            if (found->text().remove(u'&') == text)
                return found;
        }
        return nullptr;
    }
    /// The cards that can be seen.
    std::vector<ChartCard*> cards() const
    {
        std::vector<ChartCard*> seen;
        for (ChartCard* found : page->findChildren<ChartCard*>()) {
            if (found->isVisible())
                seen.push_back(found);
        }
        return seen;
    }
    ChartCard* card(const QString& title) const
    {
        for (ChartCard* found : cards()) {
            if (found->chart().title == title)
                return found;
        }
        ADD_FAILURE() << "no chart " << title.toStdString();
        return nullptr;
    }
    static void expectWholeLabels(const QTableView& table)
    {
        const int width = table.columnWidth(0);
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            const QString label = table.model()->index(row, 0).data().toString();
            const QRect needed =
                table.fontMetrics().boundingRect(QRect{0, 0, width, 1000}, Qt::TextWordWrap, label);
            EXPECT_LE(needed.width(), width) << label.toStdString();
            EXPECT_LE(needed.height(), table.rowHeight(row)) << label.toStdString();
        }
    }
    bool says(const QString& words) const
    {
        for (const QLabel* label : page->findChildren<QLabel*>()) {
            if (label->isVisible() && label->text() == words)
                return true;
        }
        return false;
    }

    QTemporaryDir folder;
    QString path = folder.filePath(u"practice.db"_s);
    store::PracticeStore store{path};
    Preferences preferences;
    std::unique_ptr<StatisticsPage> page;
};

TEST_F(StatisticsPageTest, EmptyStatisticsExplainHowToStart)
{
    open();
    EXPECT_TRUE(says(u"Once you have practised, your progress will appear here."_s));
    QSignalSpy chosen{page.get(), &StatisticsPage::practiceChosen};
    QTest::mouseClick(button(u"Practise"_s), Qt::LeftButton);
    EXPECT_EQ(chosen.count(), 1);
}

TEST_F(StatisticsPageTest, SavedAttemptsAppearAtOnce)
{
    open();
    addAttempt();
    ASSERT_TRUE(QTest::qWaitFor([this] { return says(u"0 of 1 attempt"_s); }, patience));
    addAttempt();
    ASSERT_TRUE(QTest::qWaitFor([this] { return says(u"0 of 2 attempts"_s); }, patience));
    store.change([](store::PracticeDatabase& database) { return database.forgetEverything(); }, [](bool) {});
    ASSERT_TRUE(QTest::qWaitFor([this] { return button(u"Practise"_s)->isVisible(); }, patience));
}

TEST_F(StatisticsPageTest, ReadPagesAppearAtOnce)
{
    open();
    EXPECT_TRUE(cards().empty());
    store.noteRead({u"rook"_s, u"0.0"_s}, {});
    ASSERT_TRUE(QTest::qWaitFor([this] { return !cards().empty(); }, patience)) << "that is all there is";
    EXPECT_TRUE(button(u"Practise"_s)->isVisible());
    const Chart& chart = card(u"The courses"_s)->chart();
    EXPECT_EQ(chart.rows.size(), store::offeredCourses(u"en"_s).size());
    EXPECT_TRUE(chart.note.contains(u"; 1 of "_s)) << chart.note.toStdString();
    expectAllInPlace(*page);
    const auto* rows = card(u"The courses"_s)->findChild<panels::RowChart*>();
    EXPECT_TRUE(QTest::qWaitFor([&] { return rows->height() >= rows->sizeHint().height(); }, patience))
        << "the last course has its bar";
    addAttempt();
    ASSERT_TRUE(QTest::qWaitFor([this] { return cards().size() == 8; }, patience));
    EXPECT_TRUE(card(u"The courses"_s)->chart().note.contains(u"; 1 of "_s));
}

TEST_F(StatisticsPageTest, KeysChooseEndingAndStage)
{
    addAttempt("KBNK:mate:1-");
    addAttempt("KBNK:w:1-18");
    addAttempt("KRK:box:1-");
    open();
    ASSERT_TRUE(QTest::qWaitFor([this] { return says(u"0 of 3 attempts"_s); }, patience));
    ChoiceBox* endings = box(u"Ending"_s);
    ChoiceBox* stages = box(u"Stage"_s);
    EXPECT_EQ(endings->count(), 3);
    EXPECT_FALSE(stages->isEnabled());
    endings->setFocus();
    QTest::keyClick(endings, Qt::Key_Down);
    EXPECT_EQ(endings->currentText(), u"Rook"_s);
    QTest::keyClick(endings, Qt::Key_Down);
    EXPECT_EQ(endings->currentText(), u"Bishop and knight"_s);
    EXPECT_TRUE(says(u"0 of 2 attempts"_s));
    EXPECT_EQ(card(u"By stage"_s)->chart().rows.size(), 2U);
    ASSERT_TRUE(stages->isEnabled());
    stages->setFocus();
    QTest::keyClick(stages, Qt::Key_Down);
    EXPECT_TRUE(says(u"0 of 1 attempt"_s));
    const QString chosen = stages->currentText();
    addAttempt("KBNK:mate:1-");
    ASSERT_TRUE(QTest::qWaitFor([this] { return says(u"0 of 2 attempts"_s); }, patience));
    EXPECT_EQ(stages->currentText(), chosen) << "what was chosen stays";
    QTest::keyClick(endings, Qt::Key_Home);
    EXPECT_TRUE(says(u"0 of 4 attempts"_s));
    EXPECT_FALSE(stages->isEnabled());
}

TEST_F(StatisticsPageTest, PageKeysScrollThePageFromABox)
{
    fill();
    open();
    page->resize(900, 500);
    QApplication::sendPostedEvents();
    ChoiceBox* endings = box(u"Ending"_s);
    endings->setFocus();
    auto* scroll =
        qobject_cast<QScrollArea*>(endings->parentWidget()->parentWidget()->parentWidget()->parentWidget());
    ASSERT_NE(scroll, nullptr);
    QTest::keyClick(endings, Qt::Key_PageDown);
    EXPECT_EQ(endings->currentIndex(), 0);
    EXPECT_GT(scroll->verticalScrollBar()->value(), 0);
    QTest::keyClick(endings, Qt::Key_PageUp);
    EXPECT_EQ(scroll->verticalScrollBar()->value(), 0);
}

TEST_F(StatisticsPageTest, EveryChartHasATable)
{
    fill();
    open();
    const auto all = cards();
    EXPECT_EQ(all.size(), 8U);
    EXPECT_TRUE(says(u"These figures count the exercises of practice. What you have solved in the courses is "
                     "on the card “The courses”; games and exams are not counted."_s));
    EXPECT_EQ(all.back()->chart().title, u"The courses"_s) << "as the text above them says";
    for (const ChartCard* each : all)
        EXPECT_FALSE(each->table()->isVisible());
    button(u"Show as tables"_s)->setFocus();
    QTest::keyClick(button(u"Show as tables"_s), Qt::Key_Space);
    EXPECT_TRUE(button(u"Show as tables"_s)->isChecked());
    QApplication::sendPostedEvents();
    for (const ChartCard* each : all) {
        EXPECT_TRUE(each->table()->isVisible()) << each->chart().title.toStdString();
        EXPECT_GT(each->table()->model()->rowCount(), 0) << each->chart().title.toStdString();
        expectWholeLabels(*each->table());
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(each->table());
        EXPECT_EQ(read->role(), QAccessible::Table);
        EXPECT_EQ(read->text(QAccessible::Name), each->chart().title);
    }
    EXPECT_FALSE(page->findChild<board::BoardView*>()->isVisible());
}

TEST_F(StatisticsPageTest, BoardShowsWhereResultsAreThrownAway)
{
    fill();
    open();
    const auto* board = page->findChild<board::BoardView*>();
    ASSERT_FALSE(board->diagram().marks.empty());
    EXPECT_EQ(board->diagram().marks.front().kind, board::MarkKind::heat);
    EXPECT_EQ(board->accessibleName(), u"Where you throw results away"_s);
}

TEST_F(StatisticsPageTest, EverythingIsInItsPlaceInEverySizeAndLanguage)
{
    fill();
    for (const QString& language : languages()) {
        installLanguage(language);
        open();
        for (const QSize size : {QSize{640, 480}, QSize{900, 640}, QSize{1280, 800}, QSize{1920, 1080}}) {
            page->resize(size);
            for (int i = 0; i < 5; ++i)
                QTest::qWait(1);
            expectAllInPlace(*page);
        }
    }
}

TEST_F(StatisticsPageTest, FollowsTheTheme)
{
    fill();
    open();
    const auto* board = page->findChild<board::BoardView*>();
    const board::BoardColors light = board->colors();
    applyTheme(darkTheme());
    ASSERT_TRUE(QTest::qWaitFor([&] { return board->colors() != light; }, patience));
    EXPECT_EQ(board->colors(), board::boardColors(preferences.coloring, true));
    EXPECT_EQ(board->palette().color(QPalette::Window), darkTheme().card) << "it stands on a card";
}

TEST_F(StatisticsPageTest, ClosingWhileReadingIsSafe)
{
    fill();
    page = std::make_unique<StatisticsPage>(store, preferences, nullptr);
    page.reset();
    QSignalSpy opened{&store, &store::PracticeStore::opened};
    store.open();
    EXPECT_TRUE(opened.count() > 0 || opened.wait(patience));
}

} // namespace
} // namespace app_test
