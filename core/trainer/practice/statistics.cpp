// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/statistics.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <tuple>
#include <utility>

namespace trainer::practice {
namespace {

using std::chrono::days;

/// True if an exercise belongs to a part of its ending.
bool is_of(const Exercise& exercise, const Part& part)
{
    return exercise.ending == part.ending && exercise.prospect == part.prospect &&
           exercise.stage == part.stage && (exercise.known != nullptr) == part.is_by_heart;
}

/// The place of an ending or a part of it in the order of learning; those in no syllabus come last.
template <typename Belongs>
std::ptrdiff_t place_of(Belongs belongs)
{
    return std::ranges::find_if(exercises(Syllabus::all), belongs) - exercises(Syllabus::all).begin();
}

/// Sums by week.
class WeekSums {
public:
    void add(Day monday, const Sum& sum) { sums_[monday] += sum; }

    /// All weeks from the first to the last one covered.
    std::vector<Week> up_to(Day last) const
    {
        std::vector<Week> weeks;
        const auto first = sums_.lower_bound(last - days{7 * (weeks_told - 1)});
        if (first == sums_.end())
            return weeks;
        for (Day monday = first->first; monday <= last; monday += days{7}) {
            const auto found = sums_.find(monday);
            weeks.push_back({monday, found == sums_.end() ? Sum{} : found->second});
        }
        return weeks;
    }

private:
    std::map<Day, Sum> sums_;
};

/// The practised endings with their sums, in the order of learning.
std::vector<Part> whole_endings(const History& history)
{
    std::vector<Part> parts;
    for (const WeekOfExercise& week : history.weeks) {
        if (week.exercise.page)
            continue;
        auto part = std::ranges::find(parts, week.exercise.ending, &Part::ending);
        if (part == parts.end())
            part = parts.insert(part, Part{.ending = week.exercise.ending});
        part->sum += week.sum;
    }
    std::ranges::stable_sort(parts, {}, [](const Part& part) {
        return place_of([&](const Exercise& exercise) { return exercise.ending == part.ending; });
    });
    return parts;
}

/// The parts of an ending, in the order of learning.
std::vector<Part> parts_of(const History& history, const endgame::Material& ending)
{
    std::vector<Part> parts;
    for (const WeekOfExercise& week : history.weeks) {
        const Exercise& exercise = week.exercise;
        if (exercise.page || exercise.ending != ending)
            continue;
        auto part = std::ranges::find_if(parts, [&](const Part& other) { return is_of(exercise, other); });
        if (part == parts.end())
            part = parts.insert(
                part, Part{ending, exercise.prospect, exercise.stage, {}, exercise.known != nullptr});
        part->sum += week.sum;
    }
    std::ranges::stable_sort(parts, {}, [](const Part& part) {
        return place_of([&](const Exercise& exercise) { return is_of(exercise, part); });
    });
    return parts;
}

/// The lengths of the current and the longest run of consecutive days up to today.
std::pair<int, int> streaks_of(std::vector<Day> practised, Day today)
{
    std::ranges::sort(practised);
    int run = 0;
    int longest = 0;
    Day last{};
    for (const Day day : practised) {
        if (day > today)
            break;
        if (run > 0 && day == last)
            continue;
        run = run > 0 && day == last + days{1} ? run + 1 : 1;
        longest = std::max(longest, run);
        last = day;
    }
    return {last >= today - days{1} ? run : 0, longest};
}

/// Adds the due exercises and the share remembered now.
void add_memories(const std::vector<DueOn>& memories, const Filter& filter, Day today, Statistics& statistics)
{
    double chances = 0;
    int count = 0;
    for (const DueOn& memory : memories) {
        if (!passes(filter, memory.exercise))
            continue;
        chances += memory.chance;
        ++count;
        const auto ahead = std::max((memory.day - today).count(), days::rep{0});
        if (ahead < days_ahead)
            ++statistics.due[static_cast<std::size_t>(ahead)];
    }
    if (count > 0)
        statistics.remembered = chances / count;
}

} // namespace

double chance_of_success(const Memory& memory, Time now, Calendar calendar)
{
    const bool begins_anew = memory.phase != Phase::review && memory.learning_step == 0;
    return begins_anew ? 0 : retrievability(memory, days_since_review(memory, now, calendar), {});
}

Day monday_of(Day day)
{
    return day - (std::chrono::weekday{day} - std::chrono::Monday);
}

Sum& Sum::operator+=(const Sum& other)
{
    attempts += other.attempts;
    succeeded += other.succeeded;
    moves += other.moves;
    thought += other.thought;
    winning_moves += other.winning_moves;
    wasted += other.wasted;
    mates += other.mates;
    mating_moves += other.mating_moves;
    best_moves += other.best_moves;
    return *this;
}

bool passes(const Filter& filter, const Exercise& exercise)
{
    return (!filter.ending || (!exercise.page && *filter.ending == exercise.ending)) &&
           (!filter.stage || filter.stage == exercise.stage);
}

Statistics statistics_of(const History& history, const Filter& filter, Day today)
{
    Statistics statistics;
    WeekSums weeks;
    const Day this_monday = monday_of(today);
    for (const WeekOfExercise& week : history.weeks) {
        if (!passes(filter, week.exercise))
            continue;
        statistics.all += week.sum;
        if (week.exercise.page)
            statistics.questions += week.sum;
        weeks.add(std::min(week.monday, this_monday), week.sum);
    }
    statistics.weeks = weeks.up_to(this_monday);
    statistics.parts = filter.ending ? parts_of(history, *filter.ending) : whole_endings(history);
    for (const ThrownTo& thrown : history.thrown) {
        if (passes(filter, thrown.exercise))
            statistics.thrown[index(thrown.square)] += thrown.times;
    }
    add_memories(history.due, filter, today, statistics);
    statistics.courses = history.courses;
    std::tie(statistics.streak, statistics.longest_streak) = streaks_of(history.days, today);
    return statistics;
}

std::vector<endgame::Material> endings_in(const History& history)
{
    std::vector<endgame::Material> endings;
    for (const Part& part : whole_endings(history))
        endings.push_back(part.ending);
    return endings;
}

std::vector<coach::Stage> stages_in(const History& history, const endgame::Material& ending)
{
    std::vector<coach::Stage> stages;
    for (const Part& part : parts_of(history, ending)) {
        if (part.stage)
            stages.push_back(*part.stage);
    }
    return stages;
}

} // namespace trainer::practice
