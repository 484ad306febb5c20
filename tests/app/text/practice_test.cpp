// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/practice.h"

#include <QLocale>
#include <set>

#include "app_fixture.h"
#include "store/practice_sample.h"
#include "text/languages.h"
#include "text/words.h"
#include "trainer/method/by_heart.h"

namespace app_test {
namespace {

using trainer::method::image_of;
using trainer::method::move_by_heart;
using trainer::practice::Attempt;
using trainer::practice::Exercise;
using trainer::practice::exercise_named;
using trainer::practice::Goal;
using trainer::practice::Grade;
using trainer::practice::Memory;
using trainer::practice::Phase;
using trainer::practice::Stand;
using trainer::practice::Syllabus;
using trainer::practice::Time;
using trainer::practice::utc_day;
using trainer::practice::Why;

constexpr Time this_hour{std::chrono::hours{24 * 20'000}};

class PracticeWords : public ::testing::TestWithParam<const char*> {
protected:
    PracticeWords() { installLanguage(QString::fromLatin1(GetParam())); }
    ~PracticeWords() override { installLanguage(u"en"_s); }

    static QString again(std::chrono::minutes wait)
    {
        return againSentence({.due = this_hour + wait}, this_hour, &utc_day);
    }
    static QString againInDays(int days)
    {
        return againSentence({.phase = Phase::review, .last_review = this_hour, .scheduled_days = days},
                             this_hour, &utc_day);
    }
};

TEST_P(PracticeWords, NoTwoExercisesShareAName)
{
    std::set<QString> names;
    const std::optional<Goal> stage = Goal{trainer::coach::Stage::w, 9};
    for (const Exercise& exercise : trainer::practice::exercises(Syllabus::all)) {
        names.insert(exerciseName(exercise));
        const bool isWon = exercise.prospect == trainer::Prospect::win && !exercise.question;
        for (const std::optional<Goal>& goal : {isWon ? std::optional{Goal{{}, 9}} : std::nullopt, stage})
            EXPECT_TRUE(isSentence(goalSentence(exercise, goal)));
    }
    EXPECT_EQ(names.size(), trainer::practice::exercises(Syllabus::all).size());
}

TEST_P(PracticeWords, PositionsToKnowByHeartHaveANumberAndAMove)
{
    std::set<QString> names;
    for (const Exercise& exercise : trainer::practice::exercises(Syllabus::by_heart)) {
        names.insert(exerciseName(exercise));
        EXPECT_TRUE(isSentence(goalSentence(exercise, {})));
        Attempt attempt{.exercise = exercise,
                        .start = image_of(*exercise.known, chess::Color::white, 0),
                        .moves = {{*move_by_heart(image_of(*exercise.known, chess::Color::white, 0))}},
                        .stand = Stand::succeeded,
                        .grade = Grade::easy,
                        .answers = {*move_by_heart(image_of(*exercise.known, chess::Color::white, 0))}};
        const QString move = moveNames(attempt.start, {attempt.moves.front().move});
        EXPECT_TRUE(remarkOn(attempt).headline.contains(move)) << remarkOn(attempt).headline.toStdString();
        EXPECT_EQ(remarkOn(attempt).tone, Tone::good);
        EXPECT_TRUE(remarkOn(attempt).reason.isEmpty());
        attempt.moves.front().cost = 2;
        EXPECT_TRUE(isSentence(remarkOn(attempt).reason)) << "not the quickest";
        attempt.stand = Stand::failed;
        EXPECT_TRUE(remarkOn(attempt).reason.contains(move));
        attempt.stand = Stand::open;
        EXPECT_TRUE(remarkOn(attempt).reason.contains(move));
        EXPECT_EQ(remarkOn(attempt).tone, Tone::bad);
    }
    EXPECT_EQ(names.size(), trainer::practice::exercises(Syllabus::by_heart).size());
}

TEST_P(PracticeWords, PromotionGoalsDoNotNameTheNextStage)
{
    const Exercise pawn = *trainer::practice::exercise_named("KPK:key-square:1-");
    const Goal box{trainer::coach::Stage::box, 9};
    const QString goal = goalSentence(pawn, box);
    EXPECT_FALSE(goal.contains(stageName(trainer::coach::Stage::box))) << goal.toStdString();
    EXPECT_TRUE(goal.contains(QLocale{}.toString(9))) << goal.toStdString();
    const Exercise rook = *trainer::practice::exercise_named("KRK:box:1-");
    EXPECT_TRUE(goalSentence(rook, {{trainer::coach::Stage::opposition, 9}})
                    .contains(stageName(trainer::coach::Stage::opposition)));
}

TEST_P(PracticeWords, EverySyllabusHasAUniqueName)
{
    std::set<QString> names;
    for (const Syllabus syllabus : trainer::practice::all_syllabuses)
        names.insert(syllabusName(syllabus));
    EXPECT_EQ(names.size(), trainer::practice::all_syllabuses.size());
}

TEST_P(PracticeWords, ExplainsTheChoiceOfAnExercise)
{
    const Memory memory{.last_review = this_hour - std::chrono::days{6}};
    std::set<QString> reasons;
    for (const Why why : {Why::again, Why::due, Why::fresh, Why::ahead}) {
        const QString reason =
            whySentence({{}, why}, why == Why::fresh ? nullptr : &memory, this_hour, &utc_day);
        EXPECT_TRUE(reason.endsWith(u'.')) << reason.toStdString();
        reasons.insert(reason);
    }
    EXPECT_EQ(reasons.size(), 4U);
    EXPECT_TRUE(whySentence({{}, Why::due}, &memory, this_hour, &utc_day).contains(u"6"_s));
    const Exercise question{.page = trainer::practice::CourseQuestion{"course", "page"}};
    const QString known = whySentence({question, Why::again}, &memory, this_hour, &utc_day);
    EXPECT_FALSE(reasons.contains(known)) << "it is neither new nor only of the same kind";
    EXPECT_EQ(whySentence({question, Why::fresh}, nullptr, this_hour, &utc_day), known);
}

TEST_P(PracticeWords, StatesWhenAnExerciseIsDue)
{
    EXPECT_NE(again(0min), again(1min)) << "it is due already";
    EXPECT_EQ(again(-9min), again(0min));
    EXPECT_NE(dueWords({.due = this_hour}, this_hour, &utc_day),
              dueWords({.due = this_hour + 1min}, this_hour, &utc_day));
    EXPECT_TRUE(again(2min).contains(u"2 "_s));
    EXPECT_TRUE(again(10min).contains(u"10 "_s));
    EXPECT_TRUE(againInDays(6).contains(u"6 "_s));
    EXPECT_NE(again(1min), againInDays(1));
}

TEST_P(PracticeWords, ExplainsEachGrade)
{
    const trainer::practice::GradeRule rule{.most_helped = 0.41,
                                            .most_wasted = 0.52,
                                            .most_wasted_if_easy = 0.13,
                                            .quick = std::chrono::milliseconds{7'500}};
    std::set<QString> names;
    QString sentences;
    for (const Grade grade : {Grade::again, Grade::hard, Grade::good, Grade::easy}) {
        names.insert(gradeName(grade));
        const QString sentence = gradeSentence(grade, rule);
        EXPECT_TRUE(sentence.endsWith(u'.')) << sentence.toStdString();
        sentences += sentence;
    }
    EXPECT_EQ(names.size(), 4U);
    for (const QString& limit : {u"41"_s, u"52"_s, u"13"_s, QLocale{}.toString(7.5)})
        EXPECT_TRUE(sentences.contains(limit)) << limit.toStdString();
}

TEST_P(PracticeWords, StatesIfAStageWasFinishedInTime)
{
    Attempt attempt = sampleAttempt();
    attempt.goal = Goal{trainer::coach::Stage::breakout, 11};
    attempt.outcome = {.succeeded = true, .moves = 8, .best = 8};
    attempt.grade = Grade::easy;
    const QString flawless = remarkOn(attempt).headline;
    EXPECT_TRUE(isSentence(flawless)) << flawless.toStdString();
    attempt.outcome.wasted = 2;
    attempt.outcome.best = 6;
    const QString slower = remarkOn(attempt).headline;
    EXPECT_TRUE(slower.contains(u"8"_s) && slower.contains(u"6"_s)) << slower.toStdString();
    attempt.stand = Stand::failed;
    EXPECT_TRUE(remarkOn(attempt).headline.contains(u"11"_s));
    attempt.goal = Goal{{}, 12};
    EXPECT_TRUE(remarkOn(attempt).headline.contains(u"12"_s));
}

TEST_P(PracticeWords, NamesTheRequiredMove)
{
    Attempt attempt = sampleAttempt();
    attempt.exercise = *exercise_named("KBNK:only-move");
    attempt.answers = {attempt.moves.front().move};
    attempt.stand = Stand::succeeded;
    attempt.grade = Grade::easy;
    const QString move = moveNames(attempt.start, attempt.answers);
    EXPECT_TRUE(remarkOn(attempt).headline.contains(move));
    attempt.stand = Stand::failed;
    attempt.outcome.thrown = 1;
    EXPECT_TRUE(remarkOn(attempt).reason.contains(move));
    const QString thrown = remarkOn(attempt).headline;
    attempt.exercise = *exercise_named("KBNK:waiting-move");
    attempt.outcome.thrown = 0;
    EXPECT_NE(remarkOn(attempt).headline, thrown);
}

TEST_P(PracticeWords, ACourseQuestionHasNoGoalSentence)
{
    Attempt attempt = sampleAttempt();
    attempt.exercise = {.page = trainer::practice::CourseQuestion{"rook", "0123456789abcdef"}};
    EXPECT_TRUE(goalSentence(attempt.exercise, {}).isEmpty());
    EXPECT_FALSE(exerciseName(attempt.exercise).isEmpty());
    std::set<QString> headlines;
    for (const Stand stand : {Stand::open, Stand::failed, Stand::succeeded}) {
        attempt.stand = stand;
        EXPECT_TRUE(isSentence(remarkOn(attempt).headline));
        headlines.insert(remarkOn(attempt).headline);
    }
    EXPECT_EQ(headlines.size(), 3U);
}

TEST_P(PracticeWords, EveryExamResultHasAUniqueName)
{
    using enum trainer::practice::ExamGrade;
    std::set<QString> names;
    for (const auto grade : {failed, satisfactory, good, very_good, excellent})
        names.insert(examGradeName(grade));
    EXPECT_EQ(names.size(), 5U);
}

TEST_P(PracticeWords, DescribesTheResultOfAnAttempt)
{
    Attempt attempt = sampleAttempt();
    attempt.outcome = {.succeeded = true, .moves = 8, .best = 8};
    attempt.grade = Grade::easy;
    const Remark flawless = remarkOn(attempt);
    EXPECT_EQ(flawless.tone, Tone::good);
    EXPECT_TRUE(flawless.reason.isEmpty());
    attempt.outcome.moves = 11;
    attempt.outcome.wasted = 3;
    attempt.grade = Grade::good;
    const Remark slower = remarkOn(attempt);
    EXPECT_EQ(slower.tone, Tone::good);
    EXPECT_TRUE(slower.headline.contains(u"11"_s));
    attempt.outcome.hinted = 1;
    attempt.grade = Grade::hard;
    const Remark solved = remarkOn(attempt);
    EXPECT_EQ(solved.tone, Tone::good) << "it is solved";
    EXPECT_FALSE(solved.reason.isEmpty());
    attempt.outcome.hinted = 0;
    attempt.outcome.take_backs = 1;
    EXPECT_NE(remarkOn(attempt).reason, solved.reason) << "a take-back is not help";
    attempt.outcome.hinted = 1;
    attempt.grade = Grade::again;
    const Remark helped = remarkOn(attempt);
    EXPECT_EQ(helped.tone, Tone::costly);
    EXPECT_NE(helped.reason, solved.reason);
    attempt.outcome.thrown = 1;
    const Remark takenBack = remarkOn(attempt);
    EXPECT_NE(takenBack.headline, helped.headline);
    attempt.outcome.succeeded = false;
    attempt.stand = Stand::failed;
    const Remark thrown = remarkOn(attempt);
    EXPECT_EQ(thrown.tone, Tone::bad);
    attempt.outcome.thrown = 0;
    const Remark late = remarkOn(attempt);
    EXPECT_NE(late.headline, thrown.headline);
    attempt.stand = Stand::open;
    EXPECT_NE(remarkOn(attempt).headline, late.headline) << "given up";
    attempt.stand = Stand::failed;
    attempt.exercise = *exercise_named("KPK:draw");
    const Remark lost = remarkOn(attempt);
    EXPECT_NE(lost.headline, thrown.headline);
    attempt.outcome = {.succeeded = true, .moves = 15};
    attempt.stand = Stand::succeeded;
    attempt.grade = Grade::good;
    EXPECT_EQ(remarkOn(attempt).tone, Tone::good);
}

INSTANTIATE_TEST_SUITE_P(InBothLanguages, PracticeWords, ::testing::Values("en", "de"));

} // namespace
} // namespace app_test
