// SPDX-License-Identifier: GPL-3.0-or-later

// The cost of statistics with a million attempts of twenty million moves in ten years, compared with half a
// year of practice and with reading the attempts themselves. The file takes a few minutes and 1.5 GB.

#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QSqlQuery>
#include <QTemporaryDir>

#include "store/local_day.h"
#include "store/practice_csv.h"
#include "store/practice_statistics.h"
#include "store/practice_years.h"

namespace {

using namespace Qt::StringLiterals;

QString file_of(const app_test::PracticePlan& plan)
{
    static const QTemporaryDir folder;
    const QString path =
        folder.filePath(u"%1-%2-%3.db"_s.arg(plan.days).arg(plan.attemptsADay).arg(plan.movesAnAttempt));
    if (!QFile::exists(path))
        const app_test::PracticeYears years{path, plan};
    return path;
}

const app_test::PracticePlan half_a_year;
const app_test::PracticePlan ten_years{.days = 3650, .attemptsADay = 274, .daysWithout = 0};

void statistics(benchmark::State& state, const app_test::PracticePlan& plan)
{
    const store::PracticeDatabase database{file_of(plan)};
    const trainer::practice::Day today = store::dayOf(plan.today);
    std::int64_t attempts = 0;
    for (auto _ : state)
        attempts = statistics_of(store::practiceHistory(database, {}), {}, today).all.attempts;
    state.counters["attempts"] = static_cast<double>(attempts);
}
BENCHMARK_CAPTURE(statistics, of_half_a_year, half_a_year)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(statistics, of_ten_years, ten_years)->Unit(benchmark::kMillisecond);

void a_filter(benchmark::State& state, const app_test::PracticePlan& plan)
{
    const trainer::practice::History history =
        store::practiceHistory(store::PracticeDatabase{file_of(plan)}, {});
    for (auto _ : state)
        benchmark::DoNotOptimize(
            statistics_of(history, {.ending = endgame::kbnk}, store::dayOf(plan.today)).all.attempts);
}
BENCHMARK_CAPTURE(a_filter, of_ten_years, ten_years)->Unit(benchmark::kMillisecond);

void courses_read(benchmark::State& state)
{
    const store::PracticeDatabase database{file_of(half_a_year)};
    for (auto _ : state)
        benchmark::DoNotOptimize(store::coursesRead(database, QStringLiteral("en")).size());
}
BENCHMARK(courses_read)->Unit(benchmark::kMillisecond);

/// Ten years with a number of attempts per day, each of few moves.
app_test::PracticePlan years_with(std::int64_t attemptsADay)
{
    return {
        .days = 3650, .attemptsADay = static_cast<int>(attemptsADay), .daysWithout = 0, .movesAnAttempt = 4};
}

/// Up to a million attempts, with as many sums as for a few.
void statistics_of_steps(benchmark::State& state)
{
    statistics(state, years_with(state.range(0)));
}
BENCHMARK(statistics_of_steps)->RangeMultiplier(2)->Range(32, 256)->Unit(benchmark::kMillisecond);

/// Reads all attempts, as other programs do.
void attempts_exported(benchmark::State& state)
{
    const store::PracticeDatabase database{file_of(years_with(state.range(0)))};
    qsizetype lines = 0;
    for (auto _ : state)
        lines = store::attemptsAsCsv(database)->count('\n');
    state.counters["attempts"] = static_cast<double>(lines - 1);
    state.SetComplexityN(state.range(0));
}
BENCHMARK(attempts_exported)
    ->RangeMultiplier(2)
    ->Range(32, 256)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oN);

/// The time without precomputed sums, for comparison.
void adding_up_attempts(benchmark::State& state, const app_test::PracticePlan& plan)
{
    const store::PracticeDatabase database{file_of(plan)};
    for (auto _ : state) {
        QSqlQuery query{database.connection()};
        query.exec(u"SELECT day / 7, exercise, count(*), sum(succeeded), sum(moves), sum(wasted),"
                   " sum(thought) FROM attempt GROUP BY 1, 2"_s);
        while (query.next())
            benchmark::DoNotOptimize(query.value(2));
    }
}
BENCHMARK_CAPTURE(adding_up_attempts, of_ten_years, ten_years)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application{argc, argv};
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
