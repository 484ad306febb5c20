// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/practice.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "text/coaching.h"
#include "text/endings.h"
#include "text/phrasing.h"
#include "text/words.h"
#include "trainer/method/by_heart.h"
#include "trainer/technique.h"

using namespace Qt::StringLiterals;

namespace text {
namespace {

namespace practice = trainer::practice;
using trainer::Prospect;
using trainer::practice::Attempt;
using trainer::practice::Calendar;
using trainer::practice::Exercise;
using trainer::practice::Goal;
using trainer::practice::GradeRule;
using trainer::practice::Memory;
using trainer::practice::Stand;
using trainer::practice::Syllabus;
using trainer::practice::Time;
using trainer::practice::Why;

/// The translation context of the practice texts.
struct Practice {
    Q_DECLARE_TR_FUNCTIONS(Practice)
};

/// Returns the number of a position to know by heart, counted from 1.
qsizetype numberOf(const trainer::method::KnownPosition& known)
{
    return 1 + (&known - trainer::method::known_positions.data());
}

/// Returns the correct moves at the start of an attempt: "Kc3" or "Bd7, Be6".
QString answersOf(const Attempt& attempt)
{
    return moveNames(attempt.start, attempt.answers);
}

/// Returns the name of a kind of question: "only move".
QString questionName(trainer::MoveQuestion question)
{
    return question == trainer::MoveQuestion::only_move ? Practice::tr("only move")
                                                        : Practice::tr("waiting move");
}

/// True if the stage to reach belongs to another ending, after a promotion.
bool isPromotion(const Exercise& exercise, const Goal& goal)
{
    return goal.stage && std::ranges::count(trainer::coach::stages_of(exercise.ending), *goal.stage) == 0;
}

QString missedGoalSentence(const Exercise& exercise, const Goal& goal)
{
    if (isPromotion(exercise, goal))
        return Practice::tr("You can no longer promote the pawn within %n move(s).", nullptr, goal.moves);
    return goal.stage ? Practice::tr("You can no longer reach the stage “%1” within %n move(s).", nullptr,
                                     goal.moves)
                            .arg(stageName(*goal.stage))
                      : Practice::tr("You can no longer mate within %n move(s).", nullptr, goal.moves);
}

QString failureSentence(const Attempt& attempt)
{
    if (attempt.stand == Stand::open && attempt.exercise.page)
        return Practice::tr("You were shown the answer, so it counts as failed.");
    if (attempt.stand == Stand::open)
        return Practice::tr("You gave up, so it counts as failed.");
    if (attempt.exercise.page)
        return Practice::tr("Your first answer was wrong.");
    if (attempt.exercise.prospect == Prospect::draw)
        return Practice::tr("You let the draw slip.");
    if (attempt.exercise.known != nullptr)
        return Practice::tr("The move to know by heart is another one.");
    if (attempt.outcome.thrown > 0)
        return Practice::tr("You threw the win away.");
    if (attempt.exercise.question)
        return Practice::tr("That is not the waiting move.");
    return missedGoalSentence(attempt.exercise, attempt.goal.value_or(Goal{}));
}

QString successSentence(const Attempt& attempt)
{
    if (attempt.exercise.page)
        return Practice::tr("You solved the question.");
    if (attempt.exercise.prospect == Prospect::draw)
        return Practice::tr("You held the draw.");
    if (asks_one_move(attempt.exercise))
        return Practice::tr("Right: %1 is the move.")
            .arg(moveNames(attempt.start, {attempt.moves.front().move}));
    if (attempt.goal && isPromotion(attempt.exercise, *attempt.goal))
        return Practice::tr("You promoted the pawn in %n move(s) and kept the win.", nullptr,
                            attempt.outcome.moves);
    if (attempt.goal && attempt.goal->stage)
        return attempt.outcome.wasted == 0
                   ? Practice::tr("You finished this stage without wasting a move.")
                   : Practice::tr("You finished this stage in %n move(s); the fewest are %1.", nullptr,
                                  attempt.outcome.moves)
                         .arg(attempt.outcome.best);
    if (attempt.outcome.wasted == 0)
        return Practice::tr("You mated without wasting a move.");
    return mateTookSentence(attempt.outcome.moves, attempt.outcome.best);
}

/// Returns the reason why a success has no better grade, in the words for the questions of courses; may be
/// empty.
QString flawSentence(const practice::Outcome& outcome, practice::Grade grade)
{
    if (grade == practice::Grade::again && outcome.thrown > 0)
        return Practice::tr("You threw the result away and took the move back, so it counts as failed.");
    if (grade == practice::Grade::again)
        return Practice::tr("You had too much help, so it counts as failed.");
    if (outcome.hinted + outcome.told > 0)
        return Practice::tr("Solved with help.");
    if (outcome.take_backs == 1)
        return Practice::tr("Solved at the second try.");
    return outcome.take_backs > 1
               ? Practice::tr("Solved after %n move(s) taken back.", nullptr, outcome.take_backs)
               : QString{};
}

/// Returns a sentence about the required move: the correct one after a failure, or that a correct one is not
/// the quickest.
QString answerSentence(const Attempt& attempt)
{
    if (attempt.stand != Stand::succeeded)
        return Practice::tr("Remember: %1.").arg(answersOf(attempt));
    return attempt.exercise.known != nullptr && attempt.moves.front().cost > 0
               ? Practice::tr("It fits the method; the quickest mate begins with another move.")
               : QString{};
}

int daysUntilDue(const Memory& memory, Time now, Calendar calendar)
{
    const auto days = due_day(memory, calendar) - calendar(now);
    return static_cast<int>(std::max(days, std::chrono::days{1}).count());
}

int minutesUntilDue(const Memory& memory, Time now)
{
    const auto wait = std::chrono::round<std::chrono::minutes>(memory.due - now);
    return static_cast<int>(std::max(wait, std::chrono::minutes{1}).count());
}

/// Returns the reason why an exercise is chosen.
QString choiceSentence(const practice::Next& next, const Memory* memory, Time now, Calendar calendar)
{
    if (next.exercise.page && (next.why == Why::fresh || next.why == Why::again))
        return Practice::tr("You know this position from the course.");
    if (next.exercise.own && next.why == Why::fresh)
        return Practice::tr("You gave points away in this position in one of your games.");
    // The memory is gone if the user has erased the practice data since.
    switch (memory == nullptr && next.why == Why::due ? Why::fresh : next.why) {
    case Why::fresh:
        return Practice::tr("This one is new.");
    case Why::again:
        return Practice::tr("The same kind of position once more, so that it sticks.");
    case Why::due:
        break;
    case Why::ahead:
        return Practice::tr("No exercises are due. This is the one you did longest ago.");
    }
    const auto days = std::max(days_since_review(*memory, now, calendar), std::chrono::days{1}).count();
    return Practice::tr("You did this one %n day(s) ago. Let's see whether it stuck.", nullptr,
                        static_cast<int>(days));
}

} // namespace

QString exerciseName(const Exercise& exercise, const QString& stage)
{
    if (exercise.page)
        return Practice::tr("A question of a course");
    QStringList parts{exercise.textbook == nullptr ? endingName(exercise.ending)
                                                   : textbookTitle(*exercise.textbook)};
    if (exercise.prospect == Prospect::draw)
        parts.append(Practice::tr("hold the draw"));
    const bool isDistanceNamed = exercise.longest < Exercise{}.longest || exercise.shortest > 1;
    // "Mate" before "mate in 2–3" would say nothing.
    if (exercise.stage && !(isDistanceNamed && *exercise.stage == trainer::coach::last_kbnk_stage))
        parts.append(stage.isEmpty() ? stageName(*exercise.stage) : stage);
    // Wide stages and endings are split by the distance to mate.
    if (exercise.longest < Exercise{}.longest)
        parts.append(Practice::tr("mate in %1–%2").arg(exercise.shortest).arg(exercise.longest));
    else if (exercise.shortest > 1)
        parts.append(Practice::tr("mate in %1 or more").arg(exercise.shortest));
    if (exercise.known != nullptr)
        parts.append(Practice::tr("position %1 to know by heart").arg(numberOf(*exercise.known)));
    if (exercise.own)
        parts.append(Practice::tr("from your games"));
    if (exercise.question)
        parts.append(questionName(*exercise.question));
    return parts.join(u" · "_s);
}

QString syllabusName(Syllabus syllabus)
{
    switch (syllabus) {
    case Syllabus::bishop_and_knight:
        return Practice::tr("Bishop and knight");
    case Syllabus::by_heart:
        return Practice::tr("Bishop and knight: positions to know by heart");
    case Syllabus::simple_mates:
        return Practice::tr("Basic mates");
    case Syllabus::pawns:
        return Practice::tr("Pawn endings");
    case Syllabus::piece_against_piece:
        return Practice::tr("Piece against piece");
    case Syllabus::rook_and_pawn:
    case Syllabus::rook_and_bishop:
    case Syllabus::bishop_and_pawn:
        return endingName(exercises(syllabus).front().ending);
    case Syllabus::only_moves:
        return Practice::tr("Only-move drills");
    case Syllabus::waiting_moves:
        return Practice::tr("Waiting-move drills");
    case Syllabus::own_mistakes:
        return Practice::tr("My own mistakes");
    case Syllabus::all:
        break;
    }
    return Practice::tr("All endings of up to four pieces");
}

QString whySentence(const practice::Next& next, const Memory* memory, Time now, Calendar calendar)
{
    const QString disguise =
        next.exercise.own ? Practice::tr("It may be turned or mirrored, with the colours swapped; “See the "
                                         "game” shows the original afterwards.")
                          : QString{};
    return joined({choiceSentence(next, memory, now, calendar), disguise});
}

QString goalSentence(const Exercise& exercise, const std::optional<Goal>& goal)
{
    if (exercise.page)
        return {};
    if (exercise.known != nullptr)
        return Practice::tr("Play the method's move, which you should know by heart.");
    if (exercise.question)
        return *exercise.question == trainer::MoveQuestion::only_move
                   ? Practice::tr("Find the only move that wins.")
                   : Practice::tr("Find a waiting move.");
    if (goal && isPromotion(exercise, *goal))
        return Practice::tr("Promote the pawn within %n move(s), keeping the win.", nullptr, goal->moves);
    if (goal && goal->stage)
        return Practice::tr("Play until the next stage of the win begins, “%1”. You have %n move(s).",
                            nullptr, goal->moves)
            .arg(stageName(*goal->stage));
    const QString spare = goal && goal->moves < trainer::most_moves_to_mate
                              ? Practice::tr("That is a few more than best play takes.")
                              : QString{};
    return goal ? joined({Practice::tr("Mate within %n move(s).", nullptr, goal->moves), spare})
                : Practice::tr("Hold the draw for %n move(s).", nullptr, trainer::practice::moves_to_hold);
}

QString lostGoalSentence(const Exercise& exercise, const Goal& goal)
{
    return joined({missedGoalSentence(exercise, goal), Practice::tr("Take moves back, or give up.")});
}

QString percentWords(double share)
{
    return Practice::tr("%1%").arg(QLocale{}.toString(100 * share, 'f', 0));
}

QString precisePercentWords(double share)
{
    return Practice::tr("%1%").arg(QLocale{}.toString(100 * share, 'f', 1));
}

QString gradeName(practice::Grade grade)
{
    switch (grade) {
    case practice::Grade::again:
        return Practice::tr("Failed");
    case practice::Grade::hard:
        return Practice::tr("Hard");
    case practice::Grade::good:
        return Practice::tr("Good");
    case practice::Grade::easy:
        break;
    }
    return Practice::tr("Easy");
}

QString gradeSentence(practice::Grade grade, const GradeRule& rule)
{
    switch (grade) {
    case practice::Grade::again:
        return Practice::tr(
                   "You did not reach the goal in time or did not hold the draw; or you threw the win "
                   "or the draw away, even if you took that back; or you were shown a move, or had "
                   "hints or take-backs on more than %1 of your moves (rounded up).")
            .arg(percentWords(rule.most_helped));
    case practice::Grade::hard:
        return Practice::tr(
                   "You got there, but with a hint or a take-back, or with more than %1 of your moves "
                   "wasted.")
            .arg(percentWords(rule.most_wasted));
    case practice::Grade::good:
        return Practice::tr("You got there on your own.");
    case practice::Grade::easy:
        break;
    }
    return Practice::tr(
               "You got there on your own, wasted at most %1 of your moves, and averaged at most %2 s "
               "per move.")
        .arg(percentWords(rule.most_wasted_if_easy),
             QLocale{}.toString(static_cast<double>(rule.quick.count()) / 1000, 'g', 4));
}

QString examGradeName(practice::ExamGrade grade)
{
    switch (grade) {
    case practice::ExamGrade::failed:
        return Practice::tr("failed", "the result of an exam");
    case practice::ExamGrade::satisfactory:
        return Practice::tr("satisfactory", "the result of an exam");
    case practice::ExamGrade::good:
        return Practice::tr("good", "the result of an exam");
    case practice::ExamGrade::very_good:
        return Practice::tr("very good", "the result of an exam");
    case practice::ExamGrade::excellent:
        break;
    }
    return Practice::tr("excellent", "the result of an exam");
}

Remark remarkOn(const Attempt& attempt)
{
    const QString answer = asks_one_move(attempt.exercise) ? answerSentence(attempt) : QString{};
    if (attempt.stand != Stand::succeeded)
        return {Tone::bad, failureSentence(attempt), answer};
    const QString flaw = flawSentence(attempt.outcome, attempt.grade);
    if (attempt.grade == practice::Grade::again)
        return {Tone::costly, flaw, joined({successSentence(attempt), answer})};
    return {Tone::good, successSentence(attempt), joined({answer, flaw})};
}

QString dueWords(const Memory& memory, Time now, Calendar calendar)
{
    if (is_due(memory, now, calendar))
        return Practice::tr("due now");
    if (memory.phase == practice::Phase::review)
        return Practice::tr("in %n day(s)", nullptr, daysUntilDue(memory, now, calendar));
    return Practice::tr("in %n minute(s)", nullptr, minutesUntilDue(memory, now));
}

QString againSentence(const Memory& memory, Time now, Calendar calendar)
{
    if (is_due(memory, now, calendar))
        return Practice::tr("This exercise is due again now.");
    if (memory.phase == practice::Phase::review)
        return Practice::tr("This exercise will come up again in %n day(s).", nullptr,
                            daysUntilDue(memory, now, calendar));
    return Practice::tr("This exercise will come up again in %n minute(s).", nullptr,
                        minutesUntilDue(memory, now));
}

} // namespace text
