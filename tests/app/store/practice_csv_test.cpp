// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/practice_csv.h"

#include <QSqlQuery>
#include <QTemporaryDir>

#include "app_fixture.h"
#include "store/practice_sample.h"

namespace app_test {
namespace {

using store::PracticeDatabase;
using trainer::practice::Attempt;

class PracticeCsvTest : public testing::Test {
protected:
    QList<QByteArray> lines() const
    {
        const auto csv = attemptsAsCsv(database);
        EXPECT_TRUE(csv && csv->endsWith("\r\n"));
        return csv.value_or(QByteArray{}).chopped(2).replace("\r\n", "\n").split('\n');
    }

    QTemporaryDir folder;
    PracticeDatabase database{folder.filePath(u"practice.db"_s)};
};

TEST_F(PracticeCsvTest, WithoutAttemptsThereIsOnlyTheHeader)
{
    EXPECT_EQ(lines(),
              QList<QByteArray>{
                  "finished,exercise,ending,stage,goal,start,seed,opponent,stand,succeeded,moves,best,"
                  "wasted,thrown,hinted,told,take_backs,thought_ms,end,grade,line"});
}

TEST_F(PracticeCsvTest, AnAttemptIsALine)
{
    Attempt attempt = sampleAttempt(trainer::practice::Time{std::chrono::milliseconds{1'795'348'414'125}});
    attempt.seed = 0xffff'ffff'ffff'ffff;
    ASSERT_TRUE(database.add(attempt, sampleMemory()));
    attempt = sampleAttempt();
    attempt.exercise = *trainer::practice::exercise_named("KBNK:draw");
    attempt.opponent = trainer::Opponent::method;
    attempt.stand = trainer::practice::Stand::open;
    attempt.outcome.succeeded = false;
    attempt.grade = trainer::practice::Grade::again;
    attempt.end.reset();
    attempt.moves.clear();
    ASSERT_TRUE(database.add(attempt, sampleMemory()));
    const QList<QByteArray> all = lines();
    ASSERT_EQ(all.size(), 3);
    EXPECT_EQ(all[1], "2026-11-22T11:53:34.125Z,KBNK:mate:1-,KBNK,mate,win,"
                      "k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1,18446744073709551615,perfect,succeeded,1,"
                      "3,3,0,0,1,0,2,3500,checkmate,hard,d5b6 a8a7 b6c8 a7a8 b5c6");
    EXPECT_EQ(all[2], "1970-01-02T00:00:00.000Z,KBNK:draw,KBNK,,draw,k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1,"
                      "7,method,open,0,3,3,0,0,1,0,2,3500,,again,");
}

TEST_F(PracticeCsvTest, ACourseQuestionHasNoEnding)
{
    trainer::practice::Attempt attempt = sampleAttempt();
    attempt.exercise = {.page = trainer::practice::CourseQuestion{"/my:draw", "0123456789abcdef"}};
    ASSERT_TRUE(database.add(attempt, sampleMemory()));
    EXPECT_TRUE(attemptsAsCsv(database)->contains(",page:0123456789abcdef:/my:draw,,,page,k7/"));
}

TEST_F(PracticeCsvTest, SpecialCharactersAreQuoted)
{
    ASSERT_TRUE(database.add(sampleAttempt(), sampleMemory()));
    QSqlQuery query{database.connection()};
    query.prepare(u"UPDATE attempt SET exercise = ?, ending = ?, stage = ?, opponent = 99"_s);
    query.addBindValue(u"a,b"_s);
    query.addBindValue(u"say \"ö\""_s);
    query.addBindValue(u"two\r\nlines"_s);
    ASSERT_TRUE(query.exec());
    const QByteArray csv = *attemptsAsCsv(database);
    EXPECT_TRUE(csv.contains(QByteArray{",\"a,b\",\"say \"\"\xc3\xb6\"\"\",\"two\r\nlines\",win,k7/"}));
    EXPECT_TRUE(csv.contains(",7,99,succeeded,1,")) << "what a later version wrote stays as it is";
}

TEST_F(PracticeCsvTest, AnUnreadableDatabaseYieldsNoTable)
{
    QSqlQuery query{database.connection()};
    ASSERT_TRUE(query.exec(u"ALTER TABLE attempt RENAME TO gone"_s));
    EXPECT_FALSE(attemptsAsCsv(database));
}

} // namespace
} // namespace app_test
