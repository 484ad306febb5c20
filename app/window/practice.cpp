// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/practice.h"

#include <QRandomGenerator>
#include <utility>

#include "show/report.h"
#include "store/local_day.h"
#include "text/phrasing.h"
#include "text/practice.h"

namespace window {

using session::TrainerSession;
using store::PracticeStore;
using text::Tone;
using namespace trainer::practice;

Practice::Practice(TrainerSession& session, const store::Preferences& preferences, PracticeStore& store,
                   std::function<Time()> clock)
    : session_{session}
    , preferences_{preferences}
    , store_{store}
    , clock_{std::move(clock)}
{
    connect(&store_, &PracticeStore::opened, this, [this] {
        if (step_ == Step::opening && !deal_)
            dealNext();
    });
    connect(&store_, &PracticeStore::kept, this, [this] {
        isKept_ = true;
        emit changed();
    });
    connect(&store_, &PracticeStore::failingChanged, this, &Practice::changed);
    connect(&session_, &TrainerSession::begun, this, &Practice::takeRound);
    connect(&session_, &TrainerSession::changed, this, &Practice::follow);
    connect(&session_, &TrainerSession::dealFailed, this, [this] {
        if (step_ == Step::opening)
            leave();
    });
}

void Practice::setStep(Step step)
{
    step_ = step;
    emit changed();
}

void Practice::goOn()
{
    if (step_ == Step::off || step_ == Step::over)
        begin();
    else if (step_ == Step::done && isTimeUp())
        setStep(Step::over);
    else if (canGoOn())
        dealNext();
}

void Practice::begin()
{
    begun_ = clock_();
    tried_ = 0;
    succeeded_ = 0;
    deal_.reset();
    setStep(Step::opening);
    store_.open();
}

bool Practice::isAtStart() const
{
    return isOnExercise() && session_.round().game().depth() == 0;
}

void Practice::leave()
{
    deal_.reset();
    setStep(Step::off);
}

bool Practice::isTimeUp() const
{
    return clock_() - begun_ >= std::chrono::minutes{preferences_.practiceMinutes};
}

void Practice::dealNext()
{
    const auto last = attempt_ ? std::optional{attempt_->exercise} : std::nullopt;
    next_ =
        next_exercise(exercises(preferences_.syllabus), store_.memories(), clock_(), &store::localDay, last);
    // Seeds are shown and typed, so that a fresh one is short.
    const auto seed = QRandomGenerator::global()->bounded(1'000'000U);
    deal_ = {drill_of(next_.exercise, seed), seed};
    setStep(Step::opening);
    session_.deal(deal_->drill, seed);
}

/// The round that begins is that of the exercise, or another one.
void Practice::takeRound()
{
    const auto* dealt = std::get_if<trainer::Dealt>(&session_.round().origin());
    const bool isOurs = dealt != nullptr && deal_ == *dealt && !session_.round().is_played_on();
    if (step_ == Step::opening && isOurs) {
        watched_ = {};
        thinkingAt_.reset();
        isKept_ = false;
        setStep(Step::trying);
        emit exerciseBegun();
    } else if (step_ == Step::trying) {
        setStep(Step::away);
    }
}

/// Notes how long the user thinks, and whether he has come to the end of the exercise.
void Practice::follow()
{
    if (step_ != Step::trying)
        return;
    const trainer::Round& round = session_.round();
    if (round.seat() != deal_->drill.seat)
        return setStep(Step::away);
    const trainer::Game::NodeId node = round.game().current();
    if (thinkingAt_ && round.game().node(node).parent == thinkingAt_)
        watched_.thoughts.try_emplace(node, thinking_.elapsed());
    if (session_.isUsersTurn() && thinkingAt_ != node) {
        thinkingAt_ = node;
        thinking_.start();
    }
    const Stand stand = stand_of(next_.exercise, round, session_.tables().known());
    if (stand != Stand::open)
        finish(stand);
}

void Practice::look(bool tellsAll)
{
    const bool isReplaying = session_.mode() == session::Mode::replay;
    const bool tellsMoves = preferences_.recordPage == panels::RecordPage::replies ||
                            preferences_.shown.marks[board::MarkKind::heat];
    if (step_ == Step::trying && tellsAll && (isReplaying || (tellsMoves && session_.isUsersTurn())))
        watched_.has_looked_up = true;
}

void Practice::giveUp()
{
    if (!canGiveUp())
        return;
    finish(Stand::open);
}

std::optional<trainer::Report> Practice::report() const
{
    return trainer::report_of(session_.round(), session_.tables().known());
}

/// Names the mistake of an exercise that was not done; empty if the user has played nothing since, for then
/// the coach speaks of it, and where one move was asked.
QString Practice::mistake() const
{
    const std::optional<trainer::Report> told = report();
    const trainer::Game& game = session_.round().game();
    const bool isLast = told && told->mistake && game.depth(*told->mistake) + 3 > game.line().size();
    const bool isOneMove = attempt_->exercise.known != nullptr;
    return attempt_->stand == Stand::succeeded || !told || isLast || isOneMove
               ? QString{}
               : show::mistakeSentence(session_, *told);
}

/// Ends the exercise as it stands; open, if the user gives up.
void Practice::finish(Stand stand)
{
    attempt_ = attempt_of(next_.exercise, stand, session_.round(), session_.tables().known(),
                          session_.opponent(), watched_, preferences_.gradeRule, clock_());
    ++tried_;
    succeeded_ += attempt_->grade == Grade::again ? 0 : 1;
    store_.add(*attempt_, store::memoryAfter(*attempt_, store_.memories()));
    setStep(Step::done);
}

QString Practice::goOnWords() const
{
    switch (step_) {
    case Step::done:
        return isTimeUp() ? tr("Finish") : tr("Next exercise");
    case Step::away:
        return tr("Back to practice");
    case Step::over:
        return tr("Keep practising");
    case Step::off:
    case Step::opening:
    case Step::trying:
        break;
    }
    return {};
}

/// How far practice has come: "Practice · 3 done · 2 due · 4 minutes to go".
QString Practice::progress() const
{
    const auto left = begun_ + std::chrono::minutes{preferences_.practiceMinutes} - clock_();
    const auto minutes = std::chrono::ceil<std::chrono::minutes>(left).count();
    QStringList parts{tr("Practice")};
    if (tried_ > 0)
        parts.append(tr("%n done", nullptr, tried_));
    const auto due =
        due_count(exercises(preferences_.syllabus), store_.memories(), clock_(), &store::localDay);
    if (due > 0)
        parts.append(tr("%n due", nullptr, static_cast<int>(due)));
    parts.append(minutes > 0 ? tr("%n minute(s) left", nullptr, static_cast<int>(minutes))
                             : tr("time is up"));
    return parts.join(QStringLiteral(" · "));
}

panels::CoursePage Practice::summary() const
{
    panels::CoursePage page;
    page.course = tr("Practice");
    page.chapter = tr("That's it for now.");
    page.words = tr("Exercises done: %1. Solved: %2.").arg(tried_).arg(succeeded_);
    return page;
}

panels::CoursePage Practice::page() const
{
    if (step_ == Step::over)
        return summary();
    panels::CoursePage page;
    page.course = progress();
    page.chapter = text::exerciseName(next_.exercise);
    page.hasButtons = step_ == Step::away;
    const Memory* memory = memory_of(store_.memories(), next_.exercise);
    if (step_ == Step::opening || step_ == Step::trying) {
        // Whoever plays has read it, and the record needs the room.
        if (step_ == Step::opening || isAtStart())
            page.words = text::whySentence(next_.why, memory, clock_(), &store::localDay);
        page.task = text::goalSentence(next_.exercise);
    } else if (step_ == Step::done) {
        const text::Remark remark = text::remarkOn(*attempt_);
        page.task = remark.headline;
        page.tone = remark.tone;
        const QString kept = store_.isFailing() ? tr("It cannot be saved at the moment.")
                             : isKept_          ? text::againSentence(*memory, clock_(), &store::localDay)
                                                : QString{};
        page.words = text::joined({remark.reason, mistake(), kept});
    }
    return page;
}

} // namespace window
