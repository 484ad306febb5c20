// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/practice_statistics.h"

#include <QDateTime>
#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <algorithm>
#include <numeric>

#include "app_fixture.h"
#include "store/courses.h"
#include "store/local_day.h"
#include "store/positions_file.h"
#include "store/practice_sample.h"
#include "store/practice_years.h"
#include "store/time_zone.h"
#include "trainer/practice/plan.h"

namespace app_test {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using store::dayOf;
using store::localDay;
using store::PracticeDatabase;
using trainer::course::Result;
using trainer::practice::Attempt;
using trainer::practice::CourseRead;
using trainer::practice::exercise_named;
using trainer::practice::History;
using trainer::practice::Statistics;
using trainer::practice::Sum;
using trainer::practice::Time;

Time noonOf(QDate date)
{
    return Time{milliseconds{QDateTime{date, QTime{12, 0}}.toMSecsSinceEpoch()}};
}

/// A Sunday and the following Monday.
const QDate sunday{2026, 11, 22};
const QDate monday{2026, 11, 23};

class PracticeStatisticsTest : public testing::Test {
protected:
    void add(const Attempt& attempt)
    {
        trainer::practice::Memory memory = sampleMemory();
        memory.last_review = attempt.finished;
        memory.scheduled_days = 1;
        ASSERT_TRUE(database.add(attempt, memory));
    }
    Statistics statistics(const trainer::practice::Filter& filter = {}) const
    {
        return statistics_of(practiceHistory(database, now), filter, dayOf(monday));
    }
    void run(const QString& statement)
    {
        QSqlQuery query{database.connection()};
        EXPECT_TRUE(query.exec(statement)) << query.lastError().text().toStdString();
    }

    const Time now = noonOf(monday);
    QTemporaryDir folder;
    PracticeDatabase database{folder.filePath(u"practice.db"_s)};
};

TEST_F(PracticeStatisticsTest, AnEmptyDatabaseHasNoHistory)
{
    const History history = practiceHistory(database, now);
    EXPECT_TRUE(history.weeks.empty() && history.thrown.empty() && history.due.empty() &&
                history.days.empty());
}

TEST_F(PracticeStatisticsTest, AttemptsAreSummedByTheUsersWeeks)
{
    add(sampleAttempt(noonOf(sunday)));
    add(sampleAttempt(noonOf(monday)));
    Attempt unaided = sampleAttempt(noonOf(monday));
    unaided.outcome.hinted = 0;
    unaided.outcome.take_backs = 0;
    add(unaided);
    const Statistics read = statistics();
    ASSERT_EQ(read.weeks.size(), 2U);
    EXPECT_EQ(read.weeks[0].monday, dayOf(sunday.addDays(-6)));
    EXPECT_EQ(read.weeks[0].sum.attempts, 1);
    EXPECT_EQ(read.weeks[1].sum, (Sum{.attempts = 2,
                                      .succeeded = 1,
                                      .moves = 6,
                                      .thought = 7s,
                                      .winning_moves = 6,
                                      .wasted = 0,
                                      .mates = 2,
                                      .mating_moves = 6,
                                      .best_moves = 6}));
    EXPECT_EQ(read.streak, 2);
    EXPECT_EQ(read.due[1], 1);
}

// Fault 47
TEST_F(PracticeStatisticsTest, AgreesWithPracticeOnWhenExercisesAreDue)
{
    using namespace std::chrono;
    const TimeZone berlin{"CET-1CEST,M3.5.0,M10.5.0/3"};
    const auto& syllabus = trainer::practice::exercises(trainer::practice::Syllabus::bishop_and_knight);
    for (const QDate reviewed : {QDate{2026, 3, 28}, QDate{2026, 10, 20}}) {
        const Time done{milliseconds{QDateTime{reviewed, QTime{20, 0}}.toMSecsSinceEpoch()}};
        Attempt attempt = sampleAttempt(done);
        attempt.exercise = syllabus.front();
        const auto memory = review({}, trainer::practice::Grade::easy, done, {}, &localDay);
        ASSERT_TRUE(database.add(attempt, memory));
        ASSERT_EQ(memory.scheduled_days, 8);
        for (Time time = done + 7 * 24h; time < done + 9 * 24h; time += 30min) {
            const auto statistics = statistics_of(practiceHistory(database, time), {}, localDay(time));
            const bool isDue = localDay(time) >= dayOf(reviewed.addDays(8));
            EXPECT_EQ(statistics.due[0], isDue ? 1 : 0);
            EXPECT_EQ(due_count(syllabus, database.memories(), time, &localDay), isDue ? 1U : 0U);
        }
    }
}

TEST_F(PracticeStatisticsTest, AQuestionOfAMissingCourseIsNotDue)
{
    Attempt attempt = sampleAttempt(noonOf(monday));
    for (const char* course : {"rook", "/gone/course.pgn"}) {
        attempt.exercise = {.page = trainer::practice::CourseQuestion{course, "0123456789abcdef"}};
        add(attempt);
    }
    EXPECT_EQ(database.memories().size(), 2U);
    ASSERT_EQ(practiceHistory(database, now).due.size(), 1U);
    EXPECT_EQ(practiceHistory(database, now).due.front().exercise.page->course, "rook");
    EXPECT_EQ(statistics().all.attempts, 2);
}

TEST_F(PracticeStatisticsTest, OnlyMatesAgainstPerfectDefenceAreComparedWithBestPlay)
{
    Attempt attempt = sampleAttempt(noonOf(monday));
    attempt.outcome.moves = 5;
    attempt.outcome.wasted = 2;
    add(attempt);
    attempt.opponent = trainer::Opponent::natural;
    add(attempt);
    attempt.opponent = trainer::Opponent::perfect;
    attempt.outcome.succeeded = false;
    add(attempt);
    attempt.outcome.succeeded = true;
    attempt.end.reset();
    add(attempt); // a stage was reached
    const Sum all = statistics().all;
    EXPECT_EQ(all.attempts, 4);
    EXPECT_EQ(all.wasted, 8);
    EXPECT_EQ(all.winning_moves, 20);
    EXPECT_EQ(all.mates, 1);
    EXPECT_EQ(all.mating_moves, 5);
    EXPECT_EQ(all.best_moves, 3);
}

TEST_F(PracticeStatisticsTest, MovesThatHoldADrawWasteNoMoves)
{
    Attempt attempt = sampleAttempt(noonOf(monday));
    attempt.exercise = *exercise_named("KBNK:draw");
    attempt.outcome.best = 0;
    add(attempt);
    const Sum all = statistics().all;
    EXPECT_EQ(all.moves, 3);
    EXPECT_EQ(all.winning_moves, 0);
    EXPECT_EQ(all.mates, 0);
}

TEST_F(PracticeStatisticsTest, ThrowsAreCountedByDestinationSquare)
{
    Attempt attempt = sampleAttempt(noonOf(monday));
    attempt.moves[0].throws_result = true;
    add(attempt);
    attempt.moves[4].throws_result = true;
    add(attempt);
    const auto thrown = statistics().thrown;
    EXPECT_EQ(thrown[index(chess::Square::b6)], 2);
    EXPECT_EQ(thrown[index(chess::Square::c6)], 1);
    EXPECT_EQ(std::ranges::count(thrown, 0), 62);
}

TEST_F(PracticeStatisticsTest, ARestoredBackupHasTheSameSums)
{
    const QString backup = folder.filePath(u"backup.db"_s);
    Attempt attempt = sampleAttempt(noonOf(monday));
    attempt.moves[0].throws_result = true;
    add(attempt);
    ASSERT_TRUE(database.backUp(backup));
    add(attempt);
    ASSERT_TRUE(database.restore(backup));
    EXPECT_EQ(statistics().all.attempts, 1);
    EXPECT_EQ(statistics().thrown[index(chess::Square::b6)], 1);
    EXPECT_EQ(statistics().streak, 1);
    ASSERT_TRUE(database.forgetEverything());
    EXPECT_EQ(statistics().all, Sum{});
    EXPECT_EQ(statistics().streak, 0);
    EXPECT_EQ(statistics().thrown[index(chess::Square::b6)], 0);
}

TEST_F(PracticeStatisticsTest, ExercisesOfALaterVersionAreIgnored)
{
    add(sampleAttempt(noonOf(monday)));
    run(u"INSERT INTO week_sum VALUES (350000, 'KBNK:unheard-of:1-', 1, 1, 1, 1, 1, 1, 1, 1, 1)"_s);
    run(u"INSERT INTO thrown_to VALUES ('KBNK:w:1-18', 'z9', 1), ('?', 'a1', 1)"_s);
    EXPECT_EQ(statistics().all.attempts, 1);
    EXPECT_EQ(std::ranges::count(statistics().thrown, 0), 64);
}

// Fault 48
TEST_F(PracticeStatisticsTest, IncrementalSumsMatchARecount)
{
    const QString path = folder.filePath(u"months.db"_s);
    const PracticeYears months{path, {.days = 60, .today = monday}};
    const PracticeDatabase filled{path};
    const Statistics read = statistics_of(practiceHistory(filled, now), {}, dayOf(monday));
    QSqlQuery query{filled.connection()};
    ASSERT_TRUE(query.exec(
        u"SELECT count(*), sum(succeeded AND thrown = 0 AND hinted = 0 AND told = 0 AND take_backs = 0),"
        " sum(moves), sum(thought),"
        " sum(iif(best > 0, moves, 0)), sum(wasted), sum(mated), sum(iif(mated, moves, 0)),"
        " sum(iif(mated, best, 0)), sum(thrown) FROM (SELECT *, best > 0 AND succeeded AND opponent = 0 AND"
        " ended IS 0 AS mated FROM attempt)"_s));
    ASSERT_TRUE(query.next());
    const auto number = [&query](int column) { return query.value(column).toLongLong(); };
    EXPECT_EQ(read.all, (Sum{number(0), number(1), number(2), milliseconds{number(3)}, number(4), number(5),
                             number(6), number(7), number(8)}));
    EXPECT_GT(read.all.mates, 50);
    EXPECT_EQ(std::accumulate(read.thrown.begin(), read.thrown.end(), std::int64_t{0}), number(9));
    Sum weeks;
    for (const trainer::practice::Week& week : read.weeks)
        weeks += week.sum;
    EXPECT_EQ(weeks, read.all);
    EXPECT_GE(read.streak, 12) << "as the days were filled";
}

TEST_F(PracticeStatisticsTest, RetentionFadesWithStability)
{
    EXPECT_FALSE(statistics().remembered);
    trainer::practice::Memory memory = sampleMemory();
    memory.stability = 10;
    memory.last_review = now - 10 * 24h;
    ASSERT_TRUE(database.add(sampleAttempt(now - 10 * 24h), memory));
    EXPECT_NEAR(*statistics().remembered, 0.9, 1e-6) << "after as many days as it is stable";
    memory.last_review = now;
    Attempt attempt = sampleAttempt(now);
    attempt.exercise = *exercise_named("KRK:box:1-");
    ASSERT_TRUE(database.add(attempt, memory));
    EXPECT_NEAR(*statistics().remembered, 0.95, 1e-6);
    EXPECT_NEAR(*statistics({.ending = attempt.exercise.ending}).remembered, 1, 1e-6);
    memory.phase = trainer::practice::Phase::relearning;
    memory.learning_step = 0;
    ASSERT_TRUE(database.add(attempt, memory));
    EXPECT_NEAR(*statistics({.ending = attempt.exercise.ending}).remembered, 0, 1e-6) << "it failed just now";
}

TEST_F(PracticeStatisticsTest, PagesReadAndQuestionsSolvedAreCountedByCourse)
{
    const auto courses = [this](const QString& language) { return coursesRead(database, language); };
    const std::vector<CourseRead> unread = courses(u"en"_s);
    ASSERT_EQ(unread.size(), store::offeredCourses(u"en"_s).size());
    for (const CourseRead& course : unread) {
        EXPECT_EQ(course.read, 0) << course.title;
        EXPECT_GT(course.pages, 3) << course.title;
    }
    EXPECT_FALSE(hasReadPages(database));
    for (const QString& page : {u"0.0"_s, u"0.1"_s, u"0.999"_s, u"gone"_s})
        ASSERT_TRUE(database.noteRead({u"rook"_s, page}, now));
    ASSERT_TRUE(database.noteRead({u"/home/anna/my course.pgn"_s, u"a"_s}, now));
    ASSERT_TRUE(database.noteRead({u"/home/anna/my course.pgn"_s, u"b"_s, Result::with_help}, now));
    const auto isQuestion = [](const trainer::course::Page& page) { return is_question(page); };
    const auto course = store::readCourse(store::coursePath(u"rook"_s, u"en"_s));
    const auto& pages = (*course)->course.chapters.at(1).pages;
    const QString question = QString::fromStdString(std::ranges::find_if(pages, isQuestion)->key);
    ASSERT_TRUE(database.noteRead({u"rook"_s, question, Result::solved}, now));
    EXPECT_TRUE(hasReadPages(database));
    const std::vector<CourseRead> read = courses(u"en"_s);
    ASSERT_EQ(read.size(), unread.size() + 1);
    const auto rook = std::ranges::find(read, "Mate with the rook", &CourseRead::title);
    ASSERT_NE(rook, read.end());
    EXPECT_EQ(rook->read, 3) << "a page that the course has no longer does not count";
    EXPECT_EQ(rook->solved, 1);
    EXPECT_GT(rook->questions, 1);
    EXPECT_EQ(read.back(), (CourseRead{"my course", 2, 0, 1, 0})) << "the user's own is not opened for it";
    const std::vector<CourseRead> german = courses(u"de"_s);
    EXPECT_EQ(std::ranges::find(german, "Matt mit dem Turm", &CourseRead::title)->read, 3);
}

TEST_F(PracticeStatisticsTest, ThePositionsOfTheUserCountLikeACourse)
{
    const QString path = store::positionsPath();
    ASSERT_FALSE(store::changeCourse(path, [](std::string_view) {
        return std::string{"[Event \"My positions\"]\n[Task \"find\"]\n[SetUp \"1\"]\n"
                           "[FEN \"4k3/8/4K3/4P3/8/8/8/8 w - - 0 1\"]\n\n1. Kd6 *\n\n"};
    }));
    const auto course = store::readCourse(path);
    const QString page = QString::fromStdString((*course)->course.chapters.front().pages.front().key);
    ASSERT_TRUE(database.noteRead({path, page, Result::solved}, now));
    EXPECT_EQ(coursesRead(database, u"en"_s).back(), (CourseRead{"My positions", 1, 1, 1, 1}));
    QFile::remove(path);
}

/// A million attempts must not cause a delay, so neither attempts nor moves are read.
// Fault 48
TEST_F(PracticeStatisticsTest, NoAttemptIsRead)
{
    add(sampleAttempt(noonOf(monday)));
    run(u"ALTER TABLE move RENAME TO no_move"_s);
    run(u"ALTER TABLE attempt RENAME TO no_attempt"_s);
    EXPECT_EQ(statistics().all.attempts, 1);
    EXPECT_EQ(statistics().streak, 1);
}

} // namespace
} // namespace app_test
