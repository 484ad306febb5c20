// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/fsrs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <limits>
#include <sstream>
#include <string>
#include <vector>

namespace trainer::practice {
namespace {

using namespace std::chrono_literals;
using std::chrono::days;
using std::chrono::milliseconds;
using std::chrono::minutes;

constexpr auto a_day = milliseconds{days{1}};
constexpr Time noon{milliseconds{1'700'049'600'000}}; // 15 November 2023

const FsrsParameters defaults;

Memory after(std::initializer_list<Grade> grades)
{
    Memory memory;
    for (const Grade grade : grades)
        memory = review(memory, grade, memory.phase == Phase::fresh ? noon : memory.due, defaults);
    return memory;
}

// ---- The histories that ts-fsrs was asked about: fsrs_histories.mjs draws the same
// --------------------------

/// Marsaglia's xorshift of 32 bits.
class Lots {
public:
    explicit Lots(std::uint32_t seed) : state_{(seed * 0x9e3779b1U) ^ 0x5bd1e995U}
    {
        for (int i = 0; i < 8; ++i)
            next();
    }
    std::uint32_t next()
    {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 17;
        state_ ^= state_ << 5;
        return state_;
    }
    std::uint32_t below(std::size_t count) { return next() % static_cast<std::uint32_t>(count); }
    double between(double low, double high) { return low + (high - low) * (next() / 4294967296.0); }
    template <typename List>
    auto one(const List& list)
    {
        return list[below(list.size())];
    }

private:
    std::uint32_t state_;
};

struct Range {
    double low;
    double high;
};

constexpr std::array<Range, 21> weight_ranges{
    {{0.001, 100},  {0.001, 100}, {0.001, 100}, {0.001, 100}, {1, 10},    {0.001, 4},    {0.001, 4},
     {0.001, 0.75}, {0, 4.5},     {0, 0.8},     {0.001, 3.5}, {0.001, 5}, {0.001, 0.25}, {0.001, 0.9},
     {0, 4},        {0, 1},       {1, 6},       {0, 2},       {0, 2},     {0.01, 0.8},   {0.1, 0.8}}};

FsrsParameters parameters_of(Lots& lots, std::uint32_t kind)
{
    using Steps = std::vector<minutes>;
    FsrsParameters parameters;
    if (kind == 0)
        return parameters;
    const bool has_random_weights = kind >= 2;
    parameters.desired_retention = lots.between(0.7, 0.99);
    parameters.maximum_interval = lots.one(std::array{36'500, 365, 30});
    parameters.learning_steps =
        lots.one(std::array{Steps{1min, 10min}, Steps{}, Steps{5min}, Steps{2min, 15min, 60min}});
    std::vector<Steps> relearning{{10min}, {}, {9min, 31min}};
    relearning.resize(has_random_weights ? 2 : 3);
    parameters.relearning_steps = lots.one(relearning);
    if (has_random_weights)
        for (std::size_t i = 0; i < weight_ranges.size(); ++i)
            parameters.weights.at(i) = lots.between(weight_ranges.at(i).low, weight_ranges.at(i).high);
    return parameters;
}

/// The time until the next review, from a second to years.
milliseconds gap_of(Lots& lots, Time now, Time due)
{
    const milliseconds rest{lots.below(1000)};
    const milliseconds until_due = std::max(due - now, 0ms);
    switch (lots.below(8)) {
    case 0:
        return std::chrono::seconds{1 + lots.below(59)} + rest;
    case 1:
        return minutes{1 + lots.below(90)} + rest;
    case 2:
        return std::chrono::hours{1 + lots.below(40)} + rest;
    case 3:
        return days{1 + lots.below(40)} + rest;
    case 4:
        return days{1 + lots.below(3000)} + rest;
    case 5:
        return until_due;
    case 6:
        return until_due + days{lots.below(30)} + rest;
    default:
        return a_day - now.time_since_epoch() % a_day - milliseconds{lots.below(2)};
    }
}

/// A line of the fixture.
struct Told {
    int phase, step, reps, lapses, days;
    std::int64_t wait;
    double stability, difficulty, chance, all_stability, all_difficulty, all_chances;
};

std::istream& operator>>(std::istream& in, Told& told)
{
    return in >> told.phase >> told.step >> told.reps >> told.lapses >> told.days >> told.wait >>
           told.stability >> told.difficulty >> told.chance >> told.all_stability >> told.all_difficulty >>
           told.all_chances;
}

class RandomHistory {
public:
    explicit RandomHistory(std::uint32_t number)
        : lots_{number}
        , parameters_{parameters_of(lots_, number % 4)}
    {
        now_ = Time{milliseconds{1'700'000'000'000 + lots_.next()}};
        memory_.due = now_;
        trace_.precision(std::numeric_limits<double>::max_digits10);
        const std::uint32_t reviews = 1 + lots_.below(30);
        for (std::uint32_t i = 0; i < reviews; ++i)
            add_review();
        now_ += gap_of(lots_, now_, memory_.due);
        told_.chance = chance();
    }

    Told told() const
    {
        Told all = told_;
        all.phase = static_cast<int>(memory_.phase);
        all.step = memory_.learning_step;
        all.reps = memory_.reps;
        all.lapses = memory_.lapses;
        all.days = memory_.scheduled_days;
        all.wait = (memory_.due - memory_.last_review).count();
        all.stability = memory_.stability;
        all.difficulty = memory_.difficulty;
        return all;
    }
    /// Every review, as the script prints them.
    std::string trace() const { return trace_.str(); }

private:
    /// As ts-fsrs has it: whole days of 24 hours count.
    double chance() const
    {
        const auto since = std::chrono::floor<days>(now_ - memory_.last_review);
        return retrievability(memory_, std::max(since, days{0}), parameters_);
    }
    void add_review()
    {
        now_ += gap_of(lots_, now_, memory_.due);
        const double before = chance();
        constexpr std::array grades{1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4};
        const int grade = lots_.one(grades);
        memory_ = review(memory_, static_cast<Grade>(grade), now_, parameters_);
        told_.all_stability += memory_.stability;
        told_.all_difficulty += memory_.difficulty;
        told_.all_chances += before;
        trace_ << now_.time_since_epoch().count() << ' ' << grade << ' ' << before << " | "
               << static_cast<int>(memory_.phase) << ' ' << memory_.learning_step << ' ' << memory_.reps
               << ' ' << memory_.lapses << ' ' << memory_.scheduled_days << ' '
               << (memory_.due - memory_.last_review).count() << ' ' << memory_.stability << ' '
               << memory_.difficulty << '\n';
    }

    Lots lots_;
    FsrsParameters parameters_;
    Memory memory_;
    Time now_;
    Told told_{};
    std::ostringstream trace_;
};

/// Equal to a part in 1e9, absolutely up to 1.
bool is_close(double ours, double theirs)
{
    return std::abs(ours - theirs) <= 1e-9 * std::max(1.0, std::abs(theirs));
}

bool agree(const Told& a, const Told& b)
{
    return a.phase == b.phase && a.step == b.step && a.reps == b.reps && a.lapses == b.lapses &&
           a.days == b.days && a.wait == b.wait && is_close(a.stability, b.stability) &&
           is_close(a.difficulty, b.difficulty) && is_close(a.chance, b.chance) &&
           is_close(a.all_stability, b.all_stability) && is_close(a.all_difficulty, b.all_difficulty) &&
           is_close(a.all_chances, b.all_chances);
}

TEST(FsrsHistories, TenThousandMatchTsFsrs)
{
    std::ifstream file{PRACTICE_FIXTURES "/fsrs_histories.txt"};
    ASSERT_TRUE(file);
    constexpr std::uint32_t count = 10'000;
    std::uint32_t wrong = 0;
    for (std::uint32_t number = 0; number < count && wrong < 3; ++number) {
        Told theirs{};
        ASSERT_TRUE(file >> theirs) << number;
        const RandomHistory history{number};
        if (agree(history.told(), theirs))
            continue;
        ++wrong;
        ADD_FAILURE() << "history " << number << "; fsrs_histories.mjs " << number
                      << " tells where it parts from\n"
                      << history.trace();
    }
    std::string rest;
    EXPECT_TRUE(wrong > 0 || !(file >> rest));
}

// ---- The formulas
// -----------------------------------------------------------------------------------

TEST(FsrsTest, AFreshMemoryIsAskedAgainAfterAMinuteTenOrSomeDays)
{
    EXPECT_EQ(after({Grade::again}).due, noon + 1min);
    EXPECT_EQ(after({Grade::hard}).due, noon + 6min);
    EXPECT_EQ(after({Grade::good}).due, noon + 10min);
    EXPECT_EQ(after({Grade::easy}).due, noon + days{8});
    EXPECT_EQ(after({Grade::good}).phase, Phase::learning);
    EXPECT_EQ(after({Grade::easy}).phase, Phase::review);
    EXPECT_EQ(after({Grade::easy}).scheduled_days, 8);
}

TEST(FsrsTest, TheFirstGradeSetsStabilityAndDifficulty)
{
    EXPECT_DOUBLE_EQ(after({Grade::again}).stability, 0.212);
    EXPECT_DOUBLE_EQ(after({Grade::easy}).stability, 8.2956);
    EXPECT_DOUBLE_EQ(after({Grade::again}).difficulty, 6.4133);
    EXPECT_DOUBLE_EQ(after({Grade::easy}).difficulty, 1);
}

TEST(FsrsTest, ALapseLeadsBackThroughAShortStep)
{
    const Memory known = after({Grade::good, Grade::good, Grade::good});
    const Memory lapsed = review(known, Grade::again, known.due, defaults);
    EXPECT_EQ(lapsed.phase, Phase::relearning);
    EXPECT_EQ(lapsed.due, known.due + 10min);
    EXPECT_EQ(lapsed.lapses, 1);
    EXPECT_EQ(lapsed.reps, 4);
    EXPECT_LT(lapsed.stability, known.stability);
    const Memory regained = review(lapsed, Grade::good, lapsed.due, defaults);
    EXPECT_EQ(regained.phase, Phase::review);
    EXPECT_EQ(regained.lapses, 1);
}

TEST(FsrsTest, OneStepAloneIsHalfAsLongAgainAfterHard)
{
    FsrsParameters parameters;
    parameters.learning_steps = {5min};
    EXPECT_EQ(review(Memory{}, Grade::hard, noon, parameters).due, noon + 8min);
    EXPECT_EQ(review(Memory{}, Grade::good, noon, parameters).phase, Phase::review);
}

TEST(FsrsTest, AStepThatIsNoMoreEndsTheShortSteps)
{
    Memory learning = after({Grade::good});
    ASSERT_EQ(learning.learning_step, 1);
    FsrsParameters parameters;
    parameters.learning_steps = {1min};
    learning = review(learning, Grade::again, learning.due, parameters);
    EXPECT_EQ(learning.phase, Phase::review);
    EXPECT_EQ(learning.learning_step, 0);
}

TEST(FsrsTest, BetterGradesWaitLongerAndAreEasier)
{
    for (const Memory& known :
         {after({Grade::good, Grade::good}), after({Grade::easy, Grade::hard, Grade::good}),
          after({Grade::good, Grade::good, Grade::again, Grade::good})}) {
        for (const days late : {days{0}, days{5}, days{400}}) {
            const Time now = known.due + late;
            Memory worse = review(known, Grade::again, now, defaults);
            for (const Grade grade : {Grade::hard, Grade::good, Grade::easy}) {
                const Memory better = review(known, grade, now, defaults);
                EXPECT_GT(better.due, worse.due);
                EXPECT_GT(better.stability, worse.stability);
                EXPECT_LE(better.difficulty, worse.difficulty);
                worse = better;
            }
        }
    }
}

TEST(FsrsTest, AReviewIsDueWhenTheChanceHasFallenToTheDesiredRetention)
{
    for (const double retention : {0.8, 0.9, 0.97}) {
        FsrsParameters parameters;
        parameters.desired_retention = retention;
        Memory memory;
        while (memory.scheduled_days < 100)
            memory = review(memory, Grade::good, memory.due, parameters);
        EXPECT_NEAR(retrievability(memory, days{memory.scheduled_days}, parameters), retention, 0.003);
    }
}

TEST(FsrsTest, TheChanceFallsByWholeDaysFromOne)
{
    const Memory known = after({Grade::good, Grade::good});
    EXPECT_DOUBLE_EQ(retrievability(known, days{0}, defaults), 1);
    double before = 1;
    for (int i = 1; i < 1000; ++i) {
        const double now = retrievability(known, days{i}, defaults);
        EXPECT_LT(now, before);
        before = now;
    }
    EXPECT_GT(before, 0);
}

TEST(FsrsTest, FreshExercisesHaveNoRetrievability)
{
    EXPECT_EQ(retrievability(Memory{}, days{0}, defaults), 0);
}

TEST(FsrsTest, BetweenReviewsCountTheMidnights)
{
    const Time late = noon + 12h - 1ms;
    const Memory known = review(Memory{}, Grade::easy, late, defaults);
    const Memory same_day = review(known, Grade::hard, late - 11h, defaults);
    const Memory after_midnight = review(known, Grade::hard, late + 1ms, defaults);
    const Memory a_day_later = review(known, Grade::hard, late + a_day, defaults);
    EXPECT_EQ(after_midnight.stability, a_day_later.stability);
    EXPECT_NE(after_midnight.stability, same_day.stability);
}

// Fault 47
TEST(FsrsTest, TheMidnightsAreTheLearnersOwn)
{
    // Five in the afternoon in California is one in the morning UTC.
    const Time afternoon = noon + 11h;
    const Calendar californian = [](Time time) { return utc_day(time - 8h); };
    const Memory known = review(Memory{}, Grade::easy, afternoon, defaults, californian);
    const Memory one_session = review(known, Grade::good, afternoon + 2h, defaults, californian);
    const Memory next_day = review(known, Grade::good, afternoon + 10h, defaults, californian);
    EXPECT_EQ(one_session.stability, review(known, Grade::good, afternoon, defaults).stability);
    EXPECT_EQ(next_day.stability, review(known, Grade::good, afternoon + 2h, defaults).stability);
    EXPECT_NE(one_session.stability, next_day.stability);
}

// Fault 47
TEST(FsrsTest, AClockThatWentBackCountsAsTheSameDay)
{
    const Memory known = after({Grade::easy});
    const Memory back = review(known, Grade::good, known.last_review - days{3}, defaults);
    const Memory same = review(known, Grade::good, known.last_review, defaults);
    EXPECT_EQ(back.stability, same.stability);
    EXPECT_EQ(back.due, same.due - days{3});
    EXPECT_EQ(days_since_review(known, known.last_review - days{3}, &utc_day), days{0});
}

/// Central European time: an hour ahead of UTC, two in summer.
Day berlin_day(Time time)
{
    using namespace std::chrono;
    const Time summer{sys_days{2026y / March / 29} + 1h};
    const Time winter{sys_days{2026y / October / 25} + 1h};
    return utc_day(time + (summer <= time && time < winter ? 2h : 1h));
}

// Fault 47
TEST(FsrsTest, ExercisesAreDueFromTheMidnightOfTheirDayAlsoWhenTheClockChanges)
{
    using namespace std::chrono;
    struct Case {
        Time done;
        Day due;
        Time midnight;
    };
    const Day april{2026y / April / 5};
    const Day october{2026y / October / 28};
    const std::vector<Case> cases{
        {sys_days{2026y / March / 28} + 19h, april, sys_days{2026y / April / 4} + 22h},
        {sys_days{2026y / March / 28} + 22h + 30min, april, sys_days{2026y / April / 4} + 22h},
        {sys_days{2026y / March / 27} + 23h, april, sys_days{2026y / April / 4} + 22h},
        {sys_days{2026y / October / 19} + 22h + 30min, october, sys_days{2026y / October / 27} + 23h},
        {sys_days{2026y / October / 20} + 21h + 30min, october, sys_days{2026y / October / 27} + 23h}};
    for (const Case& each : cases) {
        const Memory known = review(Memory{}, Grade::easy, each.done, defaults, &berlin_day);
        ASSERT_EQ(known.scheduled_days, 8);
        EXPECT_EQ(due_day(known, &berlin_day), each.due);
        EXPECT_FALSE(is_due(known, each.midnight - 1ms, &berlin_day));
        EXPECT_TRUE(is_due(known, each.midnight, &berlin_day));
        EXPECT_EQ(days_since_review(known, each.midnight, &berlin_day), days{8});
    }
}

TEST(FsrsTest, ShortStepsAreDueToTheMinute)
{
    const Memory learning = review(Memory{}, Grade::good, noon, defaults);
    EXPECT_FALSE(is_due(learning, noon + 10min - 1ms, &utc_day));
    EXPECT_TRUE(is_due(learning, noon + 10min, &utc_day));
    EXPECT_EQ(due_day(learning, &utc_day), utc_day(noon));
}

TEST(FsrsTest, ReviewsInTheFutureAreDue)
{
    const Memory learning = review(Memory{}, Grade::good, noon + days{30'000}, defaults);
    const Memory known = review(Memory{}, Grade::easy, noon + days{30'000}, defaults);
    for (const Memory& memory : {learning, known}) {
        EXPECT_TRUE(is_due(memory, noon, &utc_day)) << "the clock was wrong";
        EXPECT_FALSE(is_due(memory, noon + days{30'000}, &utc_day));
        EXPECT_FALSE(is_due(review(memory, Grade::easy, noon, defaults), noon, &utc_day));
    }
    EXPECT_FALSE(is_due(known, noon + days{30'000} - 1min, &utc_day)) << "the clock was corrected";
}

TEST(FsrsTest, NoReviewIsFartherThanTheMaximumButToStayBehindAHarderOne)
{
    FsrsParameters parameters;
    parameters.maximum_interval = 30;
    Memory memory;
    for (int i = 0; i < 20; ++i)
        memory = review(memory, i == 0 ? Grade::easy : Grade::hard, memory.due, parameters);
    EXPECT_EQ(memory.scheduled_days, 30);
    EXPECT_EQ(review(memory, Grade::easy, memory.due, parameters).scheduled_days, 32);
}

TEST(FsrsTest, StabilityAndDifficultyKeepTheirRange)
{
    Memory easy;
    Memory hopeless;
    for (int i = 0; i < 300; ++i) {
        easy = review(easy, Grade::easy, easy.due + 100 * a_day, defaults);
        hopeless = review(hopeless, Grade::again, hopeless.due + 100 * a_day, defaults);
        EXPECT_LE(easy.stability, 36'500);
        EXPECT_GE(easy.difficulty, 1);
        EXPECT_GE(hopeless.stability, 0.001);
        EXPECT_LE(hopeless.difficulty, 10);
    }
}

} // namespace
} // namespace trainer::practice
