// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/practice_charts.h"

#include <gmock/gmock.h>

#include "app_fixture.h"
#include "store/local_day.h"
#include "store/practice_statistics.h"
#include "text/languages.h"

namespace app_test {
namespace {

using testing::ElementsAre;
using trainer::practice::exercise_named;
using trainer::practice::Filter;
using trainer::practice::History;
using trainer::practice::Statistics;
using trainer::practice::Sum;

const QDate wednesday{2026, 11, 25};

Sum sum(std::int64_t attempts, std::int64_t succeeded, std::int64_t wasted)
{
    return {.attempts = attempts,
            .succeeded = succeeded,
            .moves = 20 * attempts,
            .thought = std::chrono::milliseconds{5'500} * 20 * attempts,
            .winning_moves = 20 * attempts,
            .wasted = wasted,
            .mates = succeeded,
            .mating_moves = 20 * succeeded,
            .best_moves = 16 * succeeded};
}

class PracticeChartsTest : public testing::Test {
protected:
    ~PracticeChartsTest() override { installLanguage(u"en"_s); }

    Statistics statistics(const Filter& filter = {}) const
    {
        return statistics_of(history, filter, dayOf(wednesday));
    }
    static std::vector<QStringList> cellsOf(const Chart& chart)
    {
        std::vector<QStringList> cells;
        for (const ChartRow& row : chart.rows)
            cells.push_back(QStringList{row.label} + row.cells);
        return cells;
    }

    const trainer::practice::Day monday = dayOf(QDate{2026, 11, 23});
    const std::chrono::days week{7};
    History history{.weeks = {{monday - 2 * week, *exercise_named("KBNK:w:1-18"), sum(4, 1, 40)},
                              {monday, *exercise_named("KBNK:mate:1-"), sum(5, 5, 10)},
                              {monday, *exercise_named("KRK:box:1-"), sum(5, 4, 0)}},
                    .thrown = {{*exercise_named("KBNK:w:1-18"), chess::Square::c5, 3},
                               {*exercise_named("KBNK:w:1-18"), chess::Square::a1, 1}},
                    .due = {{*exercise_named("KBNK:draw"), monday, 0.75},
                            {*exercise_named("KRK:draw"), monday + week, 0.9}},
                    .days = {monday, monday + std::chrono::days{1}, monday - week},
                    .courses = {{"Rook", 3, 12, 2, 8}, {"Pawn", 0, 20, 0, 11}, {"my own.pgn", 4, 0, 1}}};
};

TEST_F(PracticeChartsTest, HeadlineNumbersSummariseThePractice)
{
    std::vector<Figure> figures = practiceFigures(statistics());
    for (Figure& figure : figures)
        figure.base.clear();
    EXPECT_THAT(
        figures,
        ElementsAre(
            Figure{u"Days in a row"_s, u"2"_s, u"longest: 2"_s, {}},
            Figure{u"Solved on your own"_s, u"71%"_s, u"10 of 14 attempts"_s, {}},
            Figure{u"Moves wasted"_s, u"0.2 per move"_s, u"50 in 280 moves; results thrown away: 4"_s, {}},
            Figure{u"Time per move"_s, u"5.5 s"_s, u"280 moves"_s, {}},
            Figure{u"Due today"_s, u"1"_s, u"2 within a week"_s, {}},
            Figure{u"Questions solved"_s, u"2"_s, u"of 19 in the courses"_s, {}}));
}

TEST_F(PracticeChartsTest, OneMoveIsNoPlural)
{
    Statistics one = statistics();
    one.thrown = {};
    one.all.wasted = 0;
    one.all.winning_moves = 1;
    const std::vector<Figure> figures = practiceFigures(one);
    EXPECT_THAT(figures, ::testing::Contains(::testing::Field(&Figure::aside, u"0 in 1 move"_s)));
}

TEST_F(PracticeChartsTest, EveryFigureStatesWhatItCounts)
{
    for (const Figure& figure : practiceFigures(statistics()))
        EXPECT_TRUE(isSentence(figure.base)) << figure.name.toStdString();
    // Attempts with hints count in some and not in others.
    EXPECT_TRUE(practiceFigures(statistics())[1].base.contains(u"without hints"_s));
    EXPECT_TRUE(attemptsChart(statistics()).note.contains(u"without hints"_s));
    EXPECT_TRUE(practiceFigures(statistics())[2].base.contains(u"attempts to win, solved or not"_s));
    EXPECT_TRUE(wasteChart(statistics()).note.contains(u"attempts to win, solved or not"_s));
    EXPECT_TRUE(timeChart(statistics()).note.contains(u"all attempts, solved or not"_s));
    EXPECT_TRUE(practiceFigures(statistics())[5].base.contains(u"with or without help"_s));
    EXPECT_TRUE(thrownChart(statistics()).note.contains(u"without moves taken back."_s));
    EXPECT_TRUE(perfectDefenceChart(statistics()).note.startsWith(u"Over 10 mates, "_s));
}

TEST_F(PracticeChartsTest, ResultsThrownAwayWithoutAMoveToWinStandAlone)
{
    Statistics thrown;
    thrown.thrown[index(chess::Square::c5)] = 1;
    const Figure waste = practiceFigures(thrown)[2];
    EXPECT_EQ(waste.value, u"–"_s);
    EXPECT_EQ(waste.aside, u"Results thrown away: 1"_s);
}

TEST_F(PracticeChartsTest, MissingValuesAreDashes)
{
    const auto figures = practiceFigures({});
    EXPECT_EQ(figures[0].value, u"0"_s);
    for (const std::size_t i : {1U, 2U, 3U})
        EXPECT_EQ(figures[i].value, u"–"_s);
    EXPECT_TRUE(attemptsChart({}).rows.empty());
    EXPECT_EQ(perfectDefenceChart({}).note, u"None yet."_s);
    EXPECT_EQ(thrownChart({}).note, u"Nowhere so far."_s);
    for (const Chart& chart : {attemptsChart({}), wasteChart({}), timeChart({})})
        EXPECT_TRUE(chart.note.startsWith(u"None yet."_s)) << chart.title.toStdString();
    EXPECT_TRUE(thrownMarks({}).empty());
    EXPECT_TRUE(partsChart({}, {}).rows.empty());
}

TEST_F(PracticeChartsTest, WeeksAreConsecutiveRows)
{
    const Chart chart = attemptsChart(statistics());
    EXPECT_THAT(cellsOf(chart), ElementsAre(QStringList{u"9 Nov 2026"_s, u"1"_s, u"3"_s, u"25%"_s},
                                            QStringList{u"16 Nov 2026"_s, u"0"_s, u"0"_s, u"–"_s},
                                            QStringList{u"23 Nov 2026"_s, u"9"_s, u"1"_s, u"90%"_s}));
    EXPECT_EQ(chart.rows[0].brief, u"9 Nov"_s);
    EXPECT_THAT(chart.rows[2].values, ElementsAre(9.0, 1.0));
    EXPECT_EQ(chart.scale(20), u"20"_s);
    EXPECT_TRUE(chart.endsNow);
    EXPECT_FALSE(thrownChart(statistics()).endsNow);
    EXPECT_TRUE(chart.note.startsWith(u"71%."_s)) << "there was nothing before the last four weeks";
}

TEST_F(PracticeChartsTest, RecentWeeksAreComparedWithEarlierOnes)
{
    history.weeks.push_back({monday - 9 * week, *exercise_named("KBNK:w:1-18"), sum(10, 2, 100)});
    EXPECT_TRUE(
        attemptsChart(statistics()).note.startsWith(u"71% in the last four weeks, 20% before that."_s));
    EXPECT_TRUE(wasteChart(statistics())
                    .note.startsWith(u"0.2 per move in the last four weeks, 0.5 per move before that."_s));
    EXPECT_TRUE(
        timeChart(statistics()).note.startsWith(u"5.5 s in the last four weeks, 5.5 s before that."_s));
}

TEST_F(PracticeChartsTest, ChartsWasteTimeAndPerfectDefenceByWeek)
{
    EXPECT_EQ(cellsOf(wasteChart(statistics()))[0],
              (QStringList{u"9 Nov 2026"_s, u"40"_s, u"80"_s, u"0.5"_s}));
    EXPECT_EQ(wasteChart(statistics()).rows[1].values[0], std::nullopt);
    EXPECT_EQ(wasteChart(statistics()).scale(2.5), u"2.5"_s);
    EXPECT_EQ(cellsOf(timeChart(statistics()))[0], (QStringList{u"9 Nov 2026"_s, u"80"_s, u"5.5"_s}));
    const Chart perfect = perfectDefenceChart(statistics());
    EXPECT_EQ(cellsOf(perfect)[2], (QStringList{u"23 Nov 2026"_s, u"9"_s, u"20.0"_s, u"16.0"_s}));
    EXPECT_EQ(perfect.note, u"Over 10 mates, you needed 20.0 moves on average; best play needs 16.0."_s);
}

TEST_F(PracticeChartsTest, PartsAreEndingsOrStages)
{
    const Chart endings = partsChart(statistics(), {});
    EXPECT_EQ(endings.title, u"By ending"_s);
    EXPECT_THAT(cellsOf(endings),
                ElementsAre(QStringList{u"Rook"_s, u"5"_s, u"80%"_s, u"0.0"_s},
                            QStringList{u"Bishop and knight"_s, u"9"_s, u"67%"_s, u"0.3"_s}));
    EXPECT_EQ(endings.note, u"Hardest so far: Bishop and knight."_s);
    EXPECT_EQ(endings.rows[0].brief, u"4 of 5 (80%)"_s);
    Statistics withQuestions = statistics();
    withQuestions.questions = {.attempts = 4, .succeeded = 1};
    EXPECT_EQ(cellsOf(partsChart(withQuestions, {})).back(),
              (QStringList{u"Questions of the courses"_s, u"4"_s, u"25%"_s, u"–"_s}));
    const Filter filter{.ending = endgame::kbnk};
    const Chart stages = partsChart(statistics(filter), filter);
    EXPECT_EQ(stages.title, u"By stage"_s);
    EXPECT_THAT(cellsOf(stages), ElementsAre(QStringList{u"Mate"_s, u"5"_s, u"100%"_s, u"0.1"_s},
                                             QStringList{u"The W"_s, u"4"_s, u"25%"_s, u"0.5"_s}));
    EXPECT_EQ(stages.note, u"Hardest so far: Mate."_s) << "four attempts are too few to tell";
}

TEST_F(PracticeChartsTest, PositionsKnownByHeartAreNamed)
{
    history.weeks = {{monday, exercises(trainer::practice::Syllabus::by_heart).front(), sum(1, 1, 0)}};
    const Filter filter{.ending = endgame::kbnk};
    const Chart chart = partsChart(statistics(filter), filter);
    ASSERT_EQ(chart.rows.size(), 1U);
    EXPECT_EQ(chart.rows[0].label, u"Known by heart"_s);
}

TEST_F(PracticeChartsTest, DrawsAndWinsWithoutAStageHaveNames)
{
    history.weeks = {{monday, *exercise_named("KQKR:1-10"), sum(1, 1, 0)},
                     {monday, *exercise_named("KQKR:draw"), sum(1, 1, 0)}};
    const Filter filter{.ending = exercise_named("KQKR:draw")->ending};
    const Chart chart = partsChart(statistics(filter), filter);
    ASSERT_EQ(chart.rows.size(), 2U);
    EXPECT_EQ(chart.rows[0].label, u"Win"_s);
    EXPECT_EQ(chart.rows[1].label, u"Hold the draw"_s);
}

TEST_F(PracticeChartsTest, CoversTheNextTwoWeeks)
{
    const Chart chart = dueChart(statistics(), dayOf(wednesday));
    ASSERT_EQ(chart.rows.size(), 14U);
    EXPECT_EQ(cellsOf(chart)[0], (QStringList{u"Today and overdue"_s, u"1"_s}));
    EXPECT_EQ(cellsOf(chart)[5], (QStringList{u"Monday, 30 November"_s, u"1"_s}));
    EXPECT_EQ(chart.rows[5].brief, u"Mon 30"_s);
    EXPECT_EQ(chart.note,
              u"2 exercises in the next two weeks. You would now solve about 83% of the exercises you have "_s
              u"practised."_s);
    EXPECT_EQ(dueChart({}, dayOf(wednesday)).note, u"0 exercises in the next two weeks."_s);
}

TEST_F(PracticeChartsTest, CoursesAreRowsWithQuestionsAndPages)
{
    const Chart chart = coursesChart(statistics({.ending = endgame::kbnk}));
    EXPECT_EQ(chart.note, u"2 of 19 questions solved; 3 of 32 pages read."_s);
    EXPECT_THAT(cellsOf(chart), ElementsAre(QStringList{u"Rook"_s, u"2"_s, u"8"_s, u"3"_s, u"12"_s},
                                            QStringList{u"Pawn"_s, u"0"_s, u"11"_s, u"0"_s, u"20"_s},
                                            QStringList{u"my own.pgn"_s, u"1"_s, u"–"_s, u"4"_s, u"–"_s}));
    EXPECT_EQ(chart.rows[0].brief, u"2 of 8"_s);
    EXPECT_THAT(chart.rows[0].values, ElementsAre(0.25));
    EXPECT_EQ(chart.rows[2].brief, u"1"_s);
    EXPECT_THAT(chart.rows[2].values, ElementsAre(std::nullopt)) << "nobody knows how long it is";
}

TEST_F(PracticeChartsTest, TheWorstSquaresComeFirstAndAreDarkest)
{
    EXPECT_THAT(cellsOf(thrownChart(statistics())),
                ElementsAre(QStringList{u"c5"_s, u"3"_s}, QStringList{u"a1"_s, u"1"_s}));
    EXPECT_TRUE(
        thrownChart(statistics())
            .note.startsWith(u"You threw a win or a draw away 4 times, most often with a move to c5."_s));
    const std::vector<board::Mark> marks = thrownMarks(statistics());
    ASSERT_EQ(marks.size(), 2U);
    EXPECT_EQ(marks[0].label, u"1"_s);
    EXPECT_EQ(marks[0].word, u"thrown away here 1 time"_s);
    EXPECT_EQ(marks[1].squares, chess::Bitboard{chess::Square::c5});
    EXPECT_EQ(marks[1].shade, 0.0);
    EXPECT_GT(marks[0].shade, 0.5);
    history.thrown = {{*exercise_named("KBNK:w:1-18"), chess::Square::c5, 1},
                      {*exercise_named("KBNK:w:1-18"), chess::Square::a1, 1}};
    EXPECT_TRUE(thrownChart(statistics()).note.startsWith(u"You threw a win or a draw away 2 times. "_s))
        << "no square is the worst";
}

TEST_F(PracticeChartsTest, DatesAndNumbersFollowTheLocale)
{
    installLanguage(u"de"_s);
    const Chart chart = attemptsChart(statistics());
    EXPECT_EQ(chart.rows[0].label, u"9. Nov. 2026"_s);
    EXPECT_EQ(chart.rows[0].cells[2], u"25\u00a0%"_s);
    EXPECT_EQ(practiceFigures(statistics())[3].value, u"5,5\u00a0s"_s);
}

} // namespace
} // namespace app_test
