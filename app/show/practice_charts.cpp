// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/practice_charts.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <numeric>
#include <utility>

#include "text/coaching.h"
#include "text/endings.h"
#include "text/phrasing.h"
#include "text/practice.h"

using namespace Qt::StringLiterals;

namespace show {
namespace {

using panels::Chart;
using panels::ChartRow;
using text::percentWords;
using trainer::practice::CourseRead;
using trainer::practice::Day;
using trainer::practice::Part;
using trainer::practice::Statistics;
using trainer::practice::Sum;
using trainer::practice::Week;

/// The translation context of the statistics.
struct PracticeCharts {
    Q_DECLARE_TR_FUNCTIONS(PracticeCharts)
};

/// The number of weeks that count as recent.
constexpr std::size_t lately = 4;
/// With fewer attempts, the success rate of a part is not meaningful.
constexpr std::int64_t fewAttempts = 5;

/// A part divided by its whole; `nullopt` if the whole is zero.
std::optional<double> ratio(std::int64_t part, std::int64_t whole)
{
    return whole == 0 ? std::nullopt : std::optional{static_cast<double>(part) / static_cast<double>(whole)};
}

std::optional<double> wasteOf(const Sum& sum)
{
    return ratio(sum.wasted, sum.winning_moves);
}

std::optional<double> secondsOf(const Sum& sum)
{
    const auto milliseconds = ratio(sum.thought.count(), sum.moves);
    return milliseconds ? std::optional{*milliseconds / 1000} : std::nullopt;
}

QString number(std::int64_t value)
{
    return QLocale{}.toString(static_cast<qlonglong>(value));
}

QString decimal(double value)
{
    return QLocale{}.toString(value, 'f', 1);
}

QString seconds(double value)
{
    return PracticeCharts::tr("%1 s").arg(decimal(value));
}

QString perMove(double value)
{
    return PracticeCharts::tr("%1 per move").arg(decimal(value));
}

/// A value formatted by `words`; a dash if there is no value.
template <typename Words>
QString orDash(const std::optional<double>& value, Words words)
{
    return value ? words(*value) : u"–"_s;
}

QString noneYet()
{
    return PracticeCharts::tr("None yet.");
}

QDate dateOf(Day day)
{
    const std::chrono::year_month_day date{day};
    return {static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
            static_cast<int>(static_cast<unsigned>(date.day()))};
}

QString formatted(Day day, const QString& format)
{
    return QLocale{}.toString(dateOf(day), format);
}

/// A row for each week, filled in from its sum.
template <typename Fill>
std::vector<ChartRow> weekRows(const Statistics& statistics, Fill fill)
{
    std::vector<ChartRow> rows;
    for (const Week& week : statistics.weeks) {
        ChartRow row{.label = formatted(week.monday, PracticeCharts::tr("d MMM yyyy", "a date")),
                     .brief = formatted(week.monday, PracticeCharts::tr("d MMM", "a date, short")),
                     .values = {},
                     .cells = {}};
        fill(row, week.sum);
        rows.push_back(std::move(row));
    }
    return rows;
}

/// The sums of the recent weeks and of those before.
std::pair<Sum, Sum> latelyAndBefore(const Statistics& statistics)
{
    Sum last;
    Sum before = {};
    const std::size_t weeks = statistics.weeks.size();
    for (std::size_t i = 0; i < weeks; ++i)
        (i + lately >= weeks ? last : before) += statistics.weeks[i].sum;
    return {last, before};
}

/// Compares a measure in the recent weeks with before, as a sentence; gives the overall value if one is
/// missing.
template <typename Measure, typename Words>
QString trend(const Statistics& statistics, Measure measure, Words words)
{
    const auto [last, before] = latelyAndBefore(statistics);
    const std::optional<double> now = measure(last);
    const std::optional<double> then = measure(before);
    if (now && then)
        return PracticeCharts::tr("%1 in the last four weeks, %2 before that.")
            .arg(words(*now), words(*then));
    const std::optional<double> all = measure(statistics.all);
    return all ? text::asSentence(words(*all)) : noneYet();
}

QString partName(const Part& part, bool isEnding)
{
    if (isEnding)
        return text::endingName(part.ending);
    if (part.prospect == trainer::Prospect::draw)
        return PracticeCharts::tr("Hold the draw");
    if (part.is_by_heart)
        return PracticeCharts::tr("Known by heart");
    return part.stage ? text::stageName(*part.stage) : PracticeCharts::tr("Win");
}

/// The part with the lowest success rate, of those tried often enough; empty if there is only one part.
QString weakest(const Statistics& statistics, bool areWholeEndings)
{
    const Part* worst = nullptr;
    const auto successes = [](const Part& part) { return ratio(part.sum.succeeded, part.sum.attempts); };
    for (const Part& part : statistics.parts) {
        if (part.sum.attempts >= fewAttempts && (worst == nullptr || successes(part) < successes(*worst)))
            worst = &part;
    }
    const bool hasOthers = statistics.parts.size() > 1;
    return worst != nullptr && hasOthers
               ? PracticeCharts::tr("Hardest so far: %1.").arg(partName(*worst, areWholeEndings))
               : QString{};
}

QString nameOf(chess::Square square)
{
    return QString::fromStdString(to_string(square));
}

/// The squares to which moves threw a result away, worst first.
std::vector<chess::Square> thrownSquares(const Statistics& statistics)
{
    const auto times = [&](chess::Square square) { return statistics.thrown[index(square)]; };
    std::vector<chess::Square> squares;
    std::ranges::copy_if(chess::all_squares, std::back_inserter(squares),
                         [&](chess::Square square) { return times(square) > 0; });
    std::ranges::stable_sort(squares, std::ranges::greater{}, times);
    return squares;
}

/// The number of moves that threw a result away.
std::int64_t thrownIn(const Statistics& statistics)
{
    return std::accumulate(statistics.thrown.begin(), statistics.thrown.end(), std::int64_t{0});
}

/// The number of moves wasted, and of results thrown away, which do not count as moves wasted.
QString wasteWords(const Statistics& statistics)
{
    const QString wasted = number(statistics.all.wasted);
    const std::int64_t thrown = thrownIn(statistics);
    if (statistics.all.winning_moves == 0 && thrown > 0)
        return PracticeCharts::tr("Results thrown away: %1").arg(number(thrown));
    const QString inMoves = PracticeCharts::tr("%1 in %Ln move(s)", "moves wasted",
                                               static_cast<int>(statistics.all.winning_moves))
                                .arg(wasted);
    return thrown == 0 ? inMoves
                       : PracticeCharts::tr("%1; results thrown away: %2", "moves wasted")
                             .arg(inMoves, number(thrown));
}

/// The attempts that count as solved.
QString solvedBase()
{
    return PracticeCharts::tr(
        "Only attempts without hints and take-backs count, and only if no move threw the "
        "result away.");
}

/// The attempts whose moves may be wasted.
QString wasteBase()
{
    return PracticeCharts::tr("In all attempts to win, solved or not, without moves taken back.");
}

QString timeBase()
{
    return PracticeCharts::tr("In all attempts, solved or not.");
}

QString thrownBase()
{
    return PracticeCharts::tr("Results thrown away: in all attempts, without moves taken back.");
}

/// The number of results thrown away, and the worst square if there is exactly one.
QString thrownWords(const Statistics& statistics, const std::vector<chess::Square>& worstFirst)
{
    if (worstFirst.empty())
        return PracticeCharts::tr("Nowhere so far.");
    const int all = static_cast<int>(thrownIn(statistics));
    const auto times = [&](std::size_t place) { return statistics.thrown[index(worstFirst[place])]; };
    const bool isOneWorst = worstFirst.size() == 1 || times(0) > times(1);
    const QString thrown =
        isOneWorst
            ? PracticeCharts::tr("You threw a win or a draw away %n time(s), most often with a move to "
                                 "%1.",
                                 nullptr, all)
                  .arg(nameOf(worstFirst.front()))
            : PracticeCharts::tr("You threw a win or a draw away %n time(s).", nullptr, all);
    return text::joined({thrown, thrownBase()});
}

/// The totals of the courses; read and solved pages count only if the size of their course is known.
CourseRead allCourses(const Statistics& statistics)
{
    CourseRead all;
    for (const CourseRead& course : statistics.courses) {
        all.read += course.pages > 0 ? course.read : 0;
        all.pages += course.pages;
        all.solved += course.pages > 0 ? course.solved : 0;
        all.questions += course.questions;
    }
    return all;
}

} // namespace

std::vector<panels::Figure> practiceFigures(const Statistics& statistics)
{
    const Sum& all = statistics.all;
    const auto soon = std::accumulate(statistics.due.begin(), statistics.due.begin() + 7, std::int64_t{0});
    const CourseRead courses = allCourses(statistics);
    return {
        {PracticeCharts::tr("Days in a row"), number(statistics.streak),
         PracticeCharts::tr("longest: %1").arg(number(statistics.longest_streak)),
         PracticeCharts::tr("Days with at least one exercise, of any ending.")},
        {PracticeCharts::tr("Solved on your own"), orDash(ratio(all.succeeded, all.attempts), &percentWords),
         PracticeCharts::tr("%1 of %Ln attempt(s)", nullptr, static_cast<int>(all.attempts))
             .arg(number(all.succeeded)),
         solvedBase()},
        {PracticeCharts::tr("Moves wasted"), orDash(wasteOf(all), &perMove), wasteWords(statistics),
         text::joined({wasteBase(), thrownBase()})},
        {PracticeCharts::tr("Time per move"), orDash(secondsOf(all), &seconds),
         PracticeCharts::tr("%Ln move(s)", nullptr, static_cast<int>(all.moves)), timeBase()},
        {PracticeCharts::tr("Due today"), number(statistics.due[0]),
         PracticeCharts::tr("%1 within a week").arg(number(soon)),
         PracticeCharts::tr("Exercises that you have practised before, overdue ones included.")},
        {PracticeCharts::tr("Questions solved"), number(courses.solved),
         PracticeCharts::tr("of %1 in the courses").arg(number(courses.questions)),
         PracticeCharts::tr("In all courses, whatever the ending, with or without help.")},
    };
}

Chart attemptsChart(const Statistics& statistics)
{
    return {
        .title = PracticeCharts::tr("Success rate by week"),
        .note =
            text::joined({trend(
                              statistics, [](const Sum& sum) { return ratio(sum.succeeded, sum.attempts); },
                              &percentWords),
                          solvedBase()}),
        .rowsAre = PracticeCharts::tr("Week"),
        .columns = {PracticeCharts::tr("Solved on your own"), PracticeCharts::tr("Other attempts"),
                    PracticeCharts::tr("Percentage")},
        .series = {PracticeCharts::tr("Solved on your own"), PracticeCharts::tr("Other attempts")},
        .rows = weekRows(statistics,
                         [](ChartRow& row, const Sum& sum) {
                             const std::int64_t others = sum.attempts - sum.succeeded;
                             row.values = {static_cast<double>(sum.succeeded), static_cast<double>(others)};
                             row.cells = {number(sum.succeeded), number(others),
                                          orDash(ratio(sum.succeeded, sum.attempts), &percentWords)};
                         }),
        .endsNow = true,
        .scale = [](double value) { return number(std::llround(value)); },
        .leastStep = 1};
}

Chart wasteChart(const Statistics& statistics)
{
    return {
        .title = PracticeCharts::tr("Moves wasted by week"),
        .note = text::joined({trend(statistics, &wasteOf, &perMove), wasteBase()}),
        .rowsAre = PracticeCharts::tr("Week"),
        .columns = {PracticeCharts::tr("Wasted"), PracticeCharts::tr("Moves"),
                    PracticeCharts::tr("Wasted per move")},
        .series = {PracticeCharts::tr("Wasted per move in won positions")},
        .rows = weekRows(
            statistics,
            [](ChartRow& row, const Sum& sum) {
                row.values = {wasteOf(sum)};
                row.cells = {number(sum.wasted), number(sum.winning_moves), orDash(wasteOf(sum), &decimal)};
            }),
        .endsNow = true,
        .scale = &decimal,
        .leastStep = 0.1};
}

Chart perfectDefenceChart(const Statistics& statistics)
{
    const auto taken = [](const Sum& sum) { return ratio(sum.mating_moves, sum.mates); };
    const auto best = [](const Sum& sum) { return ratio(sum.best_moves, sum.mates); };
    const Sum& all = statistics.all;
    return {
        .title = PracticeCharts::tr("Mates against perfect defence"),
        .note = all.mates == 0 ? noneYet()
                               : PracticeCharts::tr(
                                     "Over %n mate(s), you needed %1 moves on average; best play needs %2.",
                                     nullptr, static_cast<int>(all.mates))
                                     .arg(decimal(*taken(all)), decimal(*best(all))),
        .rowsAre = PracticeCharts::tr("Week"),
        .columns = {PracticeCharts::tr("Mates"), PracticeCharts::tr("Your moves"),
                    PracticeCharts::tr("Best play")},
        .series = {PracticeCharts::tr("Your moves"), PracticeCharts::tr("Best play")},
        .rows = weekRows(
            statistics,
            [&](ChartRow& row, const Sum& sum) {
                row.values = {taken(sum), best(sum)};
                row.cells = {number(sum.mates), orDash(taken(sum), &decimal), orDash(best(sum), &decimal)};
            }),
        .endsNow = true,
        .scale = [](double value) { return number(std::llround(value)); },
        .leastStep = 1};
}

Chart timeChart(const Statistics& statistics)
{
    return {.title = PracticeCharts::tr("Time per move by week"),
            .note = text::joined({trend(statistics, &secondsOf, &seconds), timeBase()}),
            .rowsAre = PracticeCharts::tr("Week"),
            .columns = {PracticeCharts::tr("Moves"), PracticeCharts::tr("Seconds per move")},
            .series = {PracticeCharts::tr("Seconds per move")},
            .rows = weekRows(statistics,
                             [](ChartRow& row, const Sum& sum) {
                                 row.values = {secondsOf(sum)};
                                 row.cells = {number(sum.moves), orDash(secondsOf(sum), &decimal)};
                             }),
            .endsNow = true,
            .scale = [](double value) { return number(std::llround(value)); },
            .leastStep = 1};
}

Chart partsChart(const Statistics& statistics, const trainer::practice::Filter& filter)
{
    const bool isByEnding = !filter.ending;
    Chart chart{.title = isByEnding ? PracticeCharts::tr("By ending") : PracticeCharts::tr("By stage"),
                .note = weakest(statistics, isByEnding),
                .rowsAre = isByEnding ? PracticeCharts::tr("Ending") : PracticeCharts::tr("Stage"),
                .columns = {PracticeCharts::tr("Attempts"), PracticeCharts::tr("Solved on your own"),
                            PracticeCharts::tr("Wasted per move")},
                .series = {PracticeCharts::tr("Solved on your own")},
                .rows = {},
                .endsNow = false,
                .scale = {},
                .leastStep = 0};
    const auto add = [&chart](const QString& name, const Sum& sum) {
        const auto success = ratio(sum.succeeded, sum.attempts);
        chart.rows.push_back(
            {name,
             PracticeCharts::tr("%1 of %2 (%3)", "successful attempts, all attempts and their share")
                 .arg(number(sum.succeeded), number(sum.attempts), orDash(success, &percentWords)),
             {success},
             {number(sum.attempts), orDash(success, &percentWords), orDash(wasteOf(sum), &decimal)}});
    };
    for (const Part& part : statistics.parts)
        add(partName(part, isByEnding), part.sum);
    if (statistics.questions.attempts > 0)
        add(PracticeCharts::tr("Questions of the courses"), statistics.questions);
    return chart;
}

Chart dueChart(const Statistics& statistics, Day today)
{
    const auto all = std::accumulate(statistics.due.begin(), statistics.due.end(), std::int64_t{0});
    QStringList notes{
        PracticeCharts::tr("%n exercise(s) in the next two weeks.", nullptr, static_cast<int>(all))};
    if (statistics.remembered)
        notes.append(PracticeCharts::tr("You would now solve about %1 of the exercises you have practised.")
                         .arg(percentWords(*statistics.remembered)));
    Chart chart{.title = PracticeCharts::tr("Coming up"),
                .note = text::joined(notes),
                .rowsAre = PracticeCharts::tr("Day"),
                .columns = {PracticeCharts::tr("Due")},
                .series = {PracticeCharts::tr("Exercises")},
                .rows = {},
                .endsNow = false,
                .scale = [](double value) { return number(std::llround(value)); },
                .leastStep = 1};
    for (const std::int64_t due : statistics.due) {
        const Day day = today + std::chrono::days{chart.rows.size()};
        const bool isToday = day == today;
        chart.rows.push_back({isToday ? PracticeCharts::tr("Today and overdue")
                                      : formatted(day, PracticeCharts::tr("dddd, d MMMM", "a date")),
                              isToday ? PracticeCharts::tr("Today")
                                      : formatted(day, PracticeCharts::tr("ddd d", "weekday and day, short")),
                              {static_cast<double>(due)},
                              {number(due)}});
    }
    return chart;
}

Chart thrownChart(const Statistics& statistics)
{
    const std::vector<chess::Square> squares = thrownSquares(statistics);
    Chart chart{.title = PracticeCharts::tr("Where you throw results away"),
                .note = thrownWords(statistics, squares),
                .rowsAre = PracticeCharts::tr("Square"),
                .columns = {PracticeCharts::tr("Moves")},
                .series = {},
                .rows = {},
                .endsNow = false,
                .scale = {},
                .leastStep = 0};
    for (const chess::Square square : squares)
        chart.rows.push_back(
            {nameOf(square), nameOf(square), {}, {number(statistics.thrown[index(square)])}});
    return chart;
}

std::vector<board::Mark> thrownMarks(const Statistics& statistics)
{
    std::map<std::int64_t, chess::Bitboard> squares;
    for (const chess::Square square : thrownSquares(statistics))
        squares[statistics.thrown[index(square)]] |= chess::Bitboard{square};
    std::vector<board::Mark> marks;
    for (const auto& [times, set] : squares) {
        // Cap the shade, as the brightest squares would stand out as the worst.
        constexpr double lightest = 0.75;
        const auto most = static_cast<double>(squares.rbegin()->first);
        marks.push_back(
            {.kind = board::MarkKind::heat,
             .squares = set,
             .word = PracticeCharts::tr("thrown away here %n time(s)", nullptr, static_cast<int>(times)),
             .label = QString::number(times),
             .shade = most == 1 ? 0 : lightest * (most - static_cast<double>(times)) / (most - 1)});
    }
    return marks;
}

Chart coursesChart(const Statistics& statistics)
{
    const CourseRead all = allCourses(statistics);
    Chart chart{.title = PracticeCharts::tr("The courses"),
                .note =
                    PracticeCharts::tr("%1 of %2 questions solved; %3 of %4 pages read.")
                        .arg(number(all.solved), number(all.questions), number(all.read), number(all.pages)),
                .rowsAre = PracticeCharts::tr("Course"),
                .columns = {PracticeCharts::tr("Solved"), PracticeCharts::tr("Questions"),
                            PracticeCharts::tr("Pages read"), PracticeCharts::tr("Pages")},
                .series = {PracticeCharts::tr("Questions solved")},
                .rows = {},
                .endsNow = false,
                .scale = {},
                .leastStep = 0};
    for (const CourseRead& course : statistics.courses) {
        const auto orUnknown = [](std::int64_t count) { return count > 0 ? number(count) : u"–"_s; };
        chart.rows.push_back({QString::fromStdString(course.title),
                              course.questions > 0 ? PracticeCharts::tr("%1 of %2", "questions")
                                                         .arg(number(course.solved), number(course.questions))
                                                   : number(course.solved),
                              {ratio(course.solved, course.questions)},
                              {number(course.solved), orUnknown(course.questions), number(course.read),
                               orUnknown(course.pages)}});
    }
    return chart;
}

} // namespace show
