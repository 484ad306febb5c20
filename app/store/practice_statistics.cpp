// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/practice_statistics.h"

#include <QFileInfo>
#include <QSqlQuery>
#include <QVariant>
#include <algorithm>
#include <map>
#include <optional>

#include "store/courses.h"
#include "store/local_day.h"
#include "store/positions_file.h"

using namespace Qt::StringLiterals;

namespace store {
namespace {

using trainer::course::ResultsByKey;
using trainer::practice::CourseRead;
using trainer::practice::Day;
using trainer::practice::Exercise;
using trainer::practice::History;

/// The exercises named in rows; parses each name once.
class Exercises {
public:
    const std::optional<Exercise>& named(const QString& name)
    {
        const auto [found, isNew] = known_.try_emplace(name);
        if (isNew)
            found->second = trainer::practice::exercise_named(name.toStdString());
        return found->second;
    }

private:
    std::map<QString, std::optional<Exercise>> known_;
};

Day dayOfJulian(qint64 day)
{
    return dayOf(QDate::fromJulianDay(day));
}

QSqlQuery rows(const PracticeDatabase& database, const QString& question)
{
    QSqlQuery query{database.connection()};
    query.setForwardOnly(true);
    query.exec(question);
    return query;
}

void readWeeks(const PracticeDatabase& database, Exercises& exercises, History& history)
{
    QSqlQuery row = rows(database, u"SELECT exercise, week, attempts, succeeded, moves, thought,"
                                   " winning_moves, wasted, mates, mating_moves, best_moves FROM week_sum"_s);
    while (row.next()) {
        const std::optional<Exercise>& exercise = exercises.named(row.value(0).toString());
        if (!exercise)
            continue;
        const auto number = [&row](int column) { return row.value(column).toLongLong(); };
        history.weeks.push_back({.monday = dayOfJulian(7 * number(1)),
                                 .exercise = *exercise,
                                 .sum = {.attempts = number(2),
                                         .succeeded = number(3),
                                         .moves = number(4),
                                         .thought = std::chrono::milliseconds{number(5)},
                                         .winning_moves = number(6),
                                         .wasted = number(7),
                                         .mates = number(8),
                                         .mating_moves = number(9),
                                         .best_moves = number(10)}});
    }
}

void readThrown(const PracticeDatabase& database, Exercises& exercises, History& history)
{
    QSqlQuery row = rows(database, u"SELECT exercise, square, times FROM thrown_to"_s);
    while (row.next()) {
        const std::optional<Exercise>& exercise = exercises.named(row.value(0).toString());
        const auto square = chess::parse_square(row.value(1).toString().toStdString());
        if (exercise && square)
            history.thrown.push_back({*exercise, *square, row.value(2).toLongLong()});
    }
}

/// The names of the courses with pages read.
QStringList namesRead(const PracticeDatabase& database)
{
    QStringList names;
    QSqlQuery row = rows(database, u"SELECT DISTINCT course FROM page_read ORDER BY course"_s);
    while (row.next())
        names.append(row.value(0).toString());
    return names;
}

/// The progress in a course that comes with the program or that it keeps; pages that no longer exist do not
/// count.
CourseRead readOf(const OfferedCourse& offered, const ResultsByKey& kept)
{
    CourseRead read{.title = offered.title.toStdString()};
    const auto found = readCourse(offered.path);
    if (!found)
        return read;
    const trainer::course::Course& course = (*found)->course;
    if (read.title.empty())
        read.title = course.title;
    const trainer::course::Score score = score_of(course, results_of(course, kept));
    read.read = score.read;
    read.pages = score.pages;
    read.solved = score.solved;
    read.questions = score.questions;
    return read;
}

/// True if the program keeps a course of the user's own.
bool isKept(const QString& name)
{
    return (isByHeart(name) || name == courseName(positionsPath())) && isCourseThere(name);
}

/// The progress in a course of the user's own. The file of another one than those the program keeps is not
/// opened, as it may be large or missing.
CourseRead readOf(const QString& name, const ResultsByKey& results)
{
    if (isKept(name))
        return readOf(OfferedCourse{.path = name, .title = {}, .isTranslated = true}, results);
    const auto isSolved = [](const auto& page) { return trainer::course::is_solved(page.second); };
    return {.title = QFileInfo{name}.completeBaseName().toStdString(),
            .read = static_cast<std::int64_t>(results.size()),
            .solved = std::ranges::count_if(results, isSolved)};
}

} // namespace

History practiceHistory(const PracticeDatabase& database, trainer::practice::Time now)
{
    History history;
    Exercises exercises;
    readWeeks(database, exercises, history);
    readThrown(database, exercises, history);
    for (const auto& [name, memory] : database.memories()) {
        const auto exercise = trainer::practice::exercise_named(name);
        const bool isGone =
            exercise && exercise->page && !isCourseThere(QString::fromStdString(exercise->page->course));
        if (exercise && !isGone)
            history.due.push_back({*exercise, trainer::practice::due_day(memory, &localDay),
                                   chance_of_success(memory, now, &localDay)});
    }
    QSqlQuery day = rows(database, u"SELECT day FROM day_sum"_s);
    while (day.next())
        history.days.push_back(dayOfJulian(day.value(0).toLongLong()));
    return history;
}

std::vector<CourseRead> coursesRead(const PracticeDatabase& database, const QString& language)
{
    QStringList others = namesRead(database);
    std::vector<CourseRead> courses;
    for (const OfferedCourse& offered : offeredCourses(language)) {
        const QString name = courseName(offered.path);
        others.removeAll(name);
        courses.push_back(readOf(offered, database.resultsOf(name)));
    }
    for (const QString& name : others)
        courses.push_back(readOf(name, database.resultsOf(name)));
    return courses;
}

bool hasReadPages(const PracticeDatabase& database)
{
    return rows(database, u"SELECT 1 FROM page_read LIMIT 1"_s).next();
}

} // namespace store
