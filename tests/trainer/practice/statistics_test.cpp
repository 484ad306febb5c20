// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/statistics.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

namespace trainer::practice {
namespace {

using namespace std::chrono_literals;
using coach::Stage;
using std::chrono::days;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr Day day(int year, unsigned month, unsigned of_month)
{
    return Day{std::chrono::year{year} / static_cast<int>(month) / static_cast<int>(of_month)};
}

/// A Wednesday.
constexpr Day today = day(2026, 11, 25);
constexpr Day monday = day(2026, 11, 23);

Exercise named(std::string_view name)
{
    return exercise_named(name).value();
}

Sum sum_of(std::int64_t attempts)
{
    return {.attempts = attempts,
            .succeeded = attempts,
            .moves = 10 * attempts,
            .thought = 1s * attempts,
            .winning_moves = 9 * attempts,
            .wasted = 2 * attempts,
            .mates = attempts,
            .mating_moves = 8 * attempts,
            .best_moves = 7 * attempts};
}

std::vector<Day> mondays(const Statistics& statistics)
{
    std::vector<Day> all;
    for (const Week& week : statistics.weeks)
        all.push_back(week.monday);
    return all;
}

int streak_of(const std::vector<int>& days_ago)
{
    History history;
    for (const int ago : days_ago)
        history.days.push_back(today - days{ago});
    return statistics_of(history, {}, today).streak;
}

TEST(Statistics, AWeekIsFromMondayToSunday)
{
    for (int i = 0; i < 7; ++i)
        EXPECT_EQ(monday_of(monday + days{i}), monday);
    EXPECT_EQ(monday_of(monday - days{1}), monday - days{7});
    EXPECT_EQ(monday_of(day(2027, 1, 1)), day(2026, 12, 28)) << "across the year";
    EXPECT_EQ(monday_of(Day{days{-1}}), Day{days{-3}}) << "and before 1970";
}

TEST(Statistics, QuestionsOfCoursesAreOfNoEnding)
{
    const Exercise question{.page = CourseQuestion{"rook", "0123456789abcdef"}};
    const History history{.weeks = {{monday, question, sum_of(3)}, {monday, named("KRK:box:1-"), sum_of(2)}},
                          .due = {{question, today, 0.5}}};
    EXPECT_EQ(statistics_of(history, {}, today).all, sum_of(5));
    EXPECT_EQ(statistics_of(history, {}, today).questions, sum_of(3));
    EXPECT_EQ(statistics_of(history, {}, today).due[0], 1);
    EXPECT_THAT(endings_in(history), ElementsAre(named("KRK:box:1-").ending));
    const Filter no_ending_of_it{.ending = question.ending};
    EXPECT_EQ(statistics_of(history, no_ending_of_it, today).all, Sum{});
    EXPECT_THAT(statistics_of(history, no_ending_of_it, today).parts, IsEmpty());
    EXPECT_EQ(statistics_of(history, no_ending_of_it, today).questions, Sum{});
}

TEST(Statistics, EmptyHistoryHasEmptyStatistics)
{
    const Statistics none = statistics_of({}, {}, today);
    EXPECT_EQ(none.all, Sum{});
    EXPECT_THAT(none.weeks, IsEmpty());
    EXPECT_THAT(none.parts, IsEmpty());
    EXPECT_THAT(none.thrown, testing::Each(0));
    EXPECT_THAT(none.due, testing::Each(0));
    EXPECT_EQ(none.streak, 0);
    EXPECT_EQ(none.longest_streak, 0);
    EXPECT_THAT(endings_in({}), IsEmpty());
}

TEST(Statistics, SumsAreAddedFieldByField)
{
    Sum sum = sum_of(1);
    sum += sum_of(2);
    EXPECT_EQ(sum, sum_of(3));
}

TEST(Statistics, WeeksComeWithoutGapsUpToThisOne)
{
    const History history{.weeks = {{monday - days{21}, named("KBNK:w:1-18"), sum_of(2)},
                                    {monday - days{7}, named("KBNK:w:1-18"), sum_of(3)},
                                    {monday - days{7}, named("KQK:box:1-"), sum_of(4)}}};
    const Statistics statistics = statistics_of(history, {}, today);
    EXPECT_THAT(statistics.weeks, ElementsAre(Week{monday - days{21}, sum_of(2)}, Week{monday - days{14}, {}},
                                              Week{monday - days{7}, sum_of(7)}, Week{monday, {}}));
    EXPECT_EQ(statistics.all, sum_of(9));
}

TEST(Statistics, ListsTheLastWeeksAndCountsAll)
{
    History history;
    for (int i = 0; i < weeks_told + 3; ++i)
        history.weeks.push_back({monday - days{7 * i}, named("KBNK:draw"), sum_of(1)});
    const Statistics statistics = statistics_of(history, {}, today);
    EXPECT_EQ(mondays(statistics).size(), std::size_t{weeks_told});
    EXPECT_EQ(mondays(statistics).back(), monday);
    EXPECT_EQ(statistics.all.attempts, weeks_told + 3);
}

// Fault 47
TEST(Statistics, AClockThatWasWrongDoesNoHarm)
{
    const History history{
        .weeks = {{monday_of(day(1970, 1, 1)), named("KBNK:draw"), sum_of(1)},
                  {monday, named("KBNK:draw"), sum_of(2)},
                  {monday_of(day(2999, 1, 1)), named("KBNK:draw"), sum_of(4)}},
        .due = {{named("KBNK:draw"), day(1970, 1, 1)}, {named("KBNK:draw"), day(2999, 1, 1)}},
        .days = {day(2999, 1, 1), today, day(1970, 1, 1)}};
    const Statistics statistics = statistics_of(history, {}, today);
    EXPECT_THAT(statistics.weeks, ElementsAre(Week{monday, sum_of(6)}))
        << "what is dated later was made before now";
    EXPECT_EQ(statistics.all, sum_of(7));
    EXPECT_EQ(statistics.due[0], 1);
    EXPECT_EQ(statistics.streak, 1);
}

TEST(Statistics, CountsOnlyFilteredExercises)
{
    const History history{.weeks = {{monday, named("KBNK:w:1-18"), sum_of(1)},
                                    {monday, named("KBNK:w:19-"), sum_of(2)},
                                    {monday, named("KBNK:mate:1-"), sum_of(4)},
                                    {monday, named("KRK:box:1-"), sum_of(8)}},
                          .thrown = {{named("KBNK:w:19-"), chess::Square::c5, 3},
                                     {named("KBNK:w:1-18"), chess::Square::c5, 2},
                                     {named("KRK:box:1-"), chess::Square::a1, 1}},
                          .due = {{named("KBNK:w:19-"), today}, {named("KRK:box:1-"), today}}};
    const auto attempts = [&](const Filter& filter) {
        return statistics_of(history, filter, today).all.attempts;
    };
    EXPECT_EQ(attempts({}), 15);
    EXPECT_EQ(attempts({.ending = endgame::kbnk}), 7);
    const Filter w{.ending = endgame::kbnk, .stage = Stage::w};
    EXPECT_EQ(attempts(w), 3);
    const Statistics statistics = statistics_of(history, w, today);
    EXPECT_EQ(statistics.weeks.back().sum, sum_of(3));
    EXPECT_EQ(statistics.thrown[index(chess::Square::c5)], 5);
    EXPECT_EQ(statistics.thrown[index(chess::Square::a1)], 0);
    EXPECT_EQ(statistics.due[0], 1);
}

TEST(Statistics, PartsAreEndingsOrThePartsOfOneInTheOrderOfLearning)
{
    const History history{.weeks = {{monday, named("KBNK:come-together:29-"), sum_of(1)},
                                    {monday, named("KBNK:draw"), sum_of(2)},
                                    {monday, named("KBNK:mate:1-"), sum_of(4)},
                                    {monday - days{7}, named("KBNK:mate:1-"), sum_of(8)},
                                    {monday, named("KRK:box:1-"), sum_of(16)}}};
    EXPECT_THAT(statistics_of(history, {}, today).parts,
                ElementsAre(Part{.ending = named("KRK:draw").ending, .sum = sum_of(16)},
                            Part{.ending = endgame::kbnk, .sum = sum_of(15)}));
    const std::vector<Part> parts{
        {endgame::kbnk, Prospect::win, Stage::mate, sum_of(12)},
        {endgame::kbnk, Prospect::win, Stage::come_together, sum_of(1)},
        {endgame::kbnk, Prospect::draw, {}, sum_of(2)},
    };
    EXPECT_EQ(statistics_of(history, {.ending = endgame::kbnk}, today).parts, parts);
    EXPECT_EQ(statistics_of(history, {.ending = endgame::kbnk, .stage = Stage::come_together}, today).parts,
              parts)
        << "beside the others a stage says more";
    EXPECT_THAT(endings_in(history), ElementsAre(named("KRK:draw").ending, endgame::kbnk));
    EXPECT_THAT(stages_in(history, endgame::kbnk), ElementsAre(Stage::mate, Stage::come_together));
}

TEST(Statistics, PositionsKnownByHeartAreAPartOfTheirOwn)
{
    const std::vector<Exercise>& by_heart = exercises(Syllabus::by_heart);
    const History history{.weeks = {{monday, by_heart.front(), sum_of(1)},
                                    {monday, by_heart.back(), sum_of(2)},
                                    {monday, named("KBNK:1-"), sum_of(4)},
                                    {monday, named("KBNK:mate:1-"), sum_of(8)}}};
    EXPECT_THAT(
        statistics_of(history, {.ending = endgame::kbnk}, today).parts,
        testing::UnorderedElementsAre(Part{.ending = endgame::kbnk, .stage = Stage::mate, .sum = sum_of(8)},
                                      Part{.ending = endgame::kbnk, .sum = sum_of(4)},
                                      Part{.ending = endgame::kbnk, .sum = sum_of(3), .is_by_heart = true}));
}

TEST(Statistics, AStreakIsDaysInARowUpToTodayOrYesterday)
{
    EXPECT_EQ(streak_of({}), 0);
    EXPECT_EQ(streak_of({0}), 1);
    EXPECT_EQ(streak_of({1}), 1) << "today is not over";
    EXPECT_EQ(streak_of({2}), 0);
    EXPECT_EQ(streak_of({0, 1, 2, 4, 5}), 3);
    EXPECT_EQ(streak_of({1, 0, 1, 0}), 2) << "in any order, a day once";
    EXPECT_EQ(streak_of({-1, 0}), 1) << "tomorrow has not been";
}

TEST(Statistics, StreaksAgreeWithCountingDayByDay)
{
    constexpr int length = 10;
    for (int set = 0; set < 1 << length; ++set) {
        History history;
        int run = 0;
        int longest = 0;
        int last_run = 0;
        for (int ago = length - 1; ago >= 0; --ago) {
            const bool practised = (set >> ago & 1) != 0;
            if (practised)
                history.days.push_back(today - days{ago});
            run = practised ? run + 1 : 0;
            longest = std::max(longest, run);
            if (practised || ago > 0)
                last_run = run;
        }
        const Statistics statistics = statistics_of(history, {}, today);
        EXPECT_EQ(statistics.streak, last_run) << set;
        EXPECT_EQ(statistics.longest_streak, longest) << set;
    }
}

TEST(Statistics, OverdueExercisesCountToday)
{
    const Exercise any = named("KBNK:draw");
    const History history{.due = {{any, today - days{30}},
                                  {any, today},
                                  {any, today + days{1}},
                                  {any, today + days{days_ahead - 1}},
                                  {any, today + days{days_ahead}}}};
    const Statistics statistics = statistics_of(history, {}, today);
    EXPECT_EQ(statistics.due.front(), 2);
    EXPECT_EQ(statistics.due[1], 1);
    EXPECT_EQ(statistics.due.back(), 1);
}

TEST(Statistics, RetentionIsTheMeanOfFilteredExercises)
{
    const History history{.due = {{named("KRK:box:1-"), today, 0.5},
                                  {named("KBNK:w:19-"), today + days{99}, 0.9},
                                  {named("KBNK:draw"), today, 0.7}}};
    EXPECT_NEAR(statistics_of(history, {}, today).remembered.value(), 0.7, 1e-9);
    EXPECT_NEAR(statistics_of(history, {.ending = endgame::kbnk}, today).remembered.value(), 0.8, 1e-9)
        << "what is due much later, too";
    EXPECT_FALSE(statistics_of({}, {}, today).remembered);
}

TEST(Statistics, JustFailedExercisesAreNotRetainedUntilSolved)
{
    Memory memory;
    Time now{std::chrono::hours{500'000}};
    memory = review(memory, Grade::again, now, {});
    EXPECT_EQ(chance_of_success(memory, now, &utc_day), 0) << "new, and failed";
    now += std::chrono::minutes{5};
    memory = review(memory, Grade::good, now, {});
    EXPECT_EQ(chance_of_success(memory, now, &utc_day), 1) << "in its second short step";
    now += std::chrono::minutes{10};
    memory = review(memory, Grade::good, now, {});
    ASSERT_EQ(memory.phase, Phase::review);
    now += days{3};
    EXPECT_EQ(chance_of_success(memory, now, &utc_day), retrievability(memory, days{3}, {}));
    memory = review(memory, Grade::again, now, {});
    EXPECT_EQ(chance_of_success(memory, now, &utc_day), 0) << "lost again";
}

TEST(Statistics, CoursesPassEveryFilter)
{
    const History history{.courses = {{"Rook", 2, 13}}};
    EXPECT_EQ(statistics_of(history, {.ending = endgame::kbnk}, today).courses, history.courses);
}

} // namespace
} // namespace trainer::practice
