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

using namespace Qt::StringLiterals;

namespace store {
namespace {

using trainer::course::Place;
using trainer::practice::CourseRead;
using trainer::practice::Day;
using trainer::practice::Exercise;
using trainer::practice::History;

/// The exercises that rows name; each name is looked into once.
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

/// The pages that were read, by the names of their courses.
std::map<QString, std::vector<Place>> pagesRead(const PracticeDatabase& database)
{
    std::map<QString, std::vector<Place>> pages;
    QSqlQuery row = rows(database, u"SELECT course, chapter, page FROM page_read"_s);
    while (row.next())
        pages[row.value(0).toString()].push_back({row.value(1).toULongLong(), row.value(2).toULongLong()});
    return pages;
}

/// A course that comes with the program; pages that it has no longer do not count.
CourseRead readOf(const OfferedCourse& offered, const std::vector<Place>& pages)
{
    CourseRead read{.title = offered.title.toStdString()};
    const auto found = readCourse(offered.path);
    if (!found)
        return read;
    const trainer::course::Course& course = (*found)->course;
    for (const trainer::course::Chapter& chapter : course.chapters)
        read.pages += static_cast<std::int64_t>(chapter.pages.size());
    read.read = std::ranges::count_if(pages, [&](Place page) { return page_at(course, page) != nullptr; });
    return read;
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
        if (exercise)
            history.due.push_back({*exercise, trainer::practice::due_day(memory, &localDay),
                                   chance_of_success(memory, now, &localDay)});
    }
    QSqlQuery day = rows(database, u"SELECT day FROM day_sum"_s);
    while (day.next())
        history.days.push_back(dayOfJulian(day.value(0).toLongLong()));
    return history;
}

/// Files of the user's own are not opened for it: one may be large or gone, so only what was read is known.
std::vector<CourseRead> coursesRead(const PracticeDatabase& database, const QString& language)
{
    auto pages = pagesRead(database);
    std::vector<CourseRead> courses;
    for (const OfferedCourse& offered : offeredCourses(language)) {
        const auto read = pages.extract(courseName(offered.path));
        courses.push_back(readOf(offered, read ? read.mapped() : std::vector<Place>{}));
    }
    for (const auto& [name, read] : pages)
        courses.push_back({QFileInfo{name}.fileName().toStdString(), static_cast<std::int64_t>(read.size())});
    return courses;
}

bool hasReadPages(const PracticeDatabase& database)
{
    return rows(database, u"SELECT 1 FROM page_read LIMIT 1"_s).next();
}

} // namespace store
