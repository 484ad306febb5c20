// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/record_pages.h"

#include <utility>

#include "show/curve.h"
#include "show/replies.h"
#include "show/report.h"
#include "show/standing.h"
#include "text/refusals.h"
#include "trainer/course/lesson.h"

namespace modes {

using panels::RecordPage;

RecordPages::RecordPages(session::TrainerSession& session, store::Preferences& preferences,
                         panels::RecordCard& record)
    : session_{session}
    , preferences_{preferences}
    , record_{record}
{
    show(chosenPage());
    connect(&record_, &panels::RecordCard::pageTurned, this, &RecordPages::noteTurn);
    connect(record_.replies(), &panels::RepliesTable::pointedAt, this, &RecordPages::point);
    connect(record_.replies(), &panels::RepliesTable::chosen, this,
            [this](int row) { emit moveChosen(replies_.at(static_cast<std::size_t>(row))); });
    connect(record_.report(), &panels::ReportPage::moveChosen, this, &RecordPages::look);
    connect(record_.report(), &panels::ReportPage::retryChosen, this, &RecordPages::retry);
    connect(&session_, &session::TrainerSession::ended, this, &RecordPages::openReportIfWorthwhile);
    connect(&session_, &session::TrainerSession::begun, this, [this] {
        isReportOpened_ = false;
        show(chosenPage());
    });
    connect(&session_, &session::TrainerSession::changed, this, [this] {
        if (session_.mode() != session::Mode::play || !session_.round().end_of_line())
            closeReport();
    });
}

/// Turns to the report until the game continues.
void RecordPages::openReport()
{
    if (!trainer::report_of(session_.round(), session_.tables().known()))
        return;
    isReportOpened_ = true;
    show(RecordPage::report);
}

/// A game of one good move needs no report, nor does a page of a course; an exam has its grade there.
void RecordPages::openReportIfWorthwhile()
{
    if (trainer::course::is_page(session_.round()))
        return;
    const auto report = trainer::report_of(session_.round(), session_.tables().known());
    if (report && (report->moves > 1 || report->mistake || session_.round().was_exam()))
        openReport();
}

void RecordPages::closeReport()
{
    if (std::exchange(isReportOpened_, false))
        show(chosenPage());
}

/// The page that the user has chosen: for games, or, until the program quits, for the pages of courses, most
/// of which have no more than moves to show before they are solved.
RecordPage& RecordPages::chosenPage()
{
    return trainer::course::is_page(session_.round()) ? inCourses_ : preferences_.recordPage;
}

/// Turns to a page on behalf of the program.
void RecordPages::show(RecordPage page)
{
    isTurning_ = true;
    record_.setPage(page);
    isTurning_ = false;
}

void RecordPages::noteTurn()
{
    if (!isTurning_) {
        isReportOpened_ = false;
        chosenPage() = page();
        emit chosen();
    }
    emit turned();
}

void RecordPages::refresh(show::Telling telling)
{
    if (telling != show::Telling::all)
        forget();
    if (telling == show::Telling::nothing) {
        record_.setPageNote(tr("In an exam there is no feedback until the game is over."));
        return;
    }
    if (telling == show::Telling::asked) {
        record_.setPageNote(tr("First solve the task."));
        return;
    }
    if (telling == show::Telling::results) {
        record_.setPageNote(tr("Mate distances and wasted moves are hidden. Ctrl+R shows them for this "
                               "position."));
        return;
    }
    fill();
    record_.setPageNote(missing(telling));
}

void RecordPages::fill()
{
    report_.reset();
    if (page() == RecordPage::replies) {
        show::Replies replies = show::repliesOf(session_);
        replies_ = std::move(replies.moves);
        record_.replies()->setReplies(std::move(replies.rows));
    } else if (page() == RecordPage::curve) {
        record_.curve()->setCurve(show::curveOf(session_));
    } else if (page() == RecordPage::report && session_.mode() == session::Mode::play) {
        report_ = trainer::report_of(session_.round(), session_.tables().known());
        if (report_)
            record_.report()->setReport(show::wordsOf(session_, *report_), show::curveOf(session_));
    }
}

/// Hidden values are neither pointed at nor kept where a screen reader might find them.
void RecordPages::forget()
{
    report_.reset();
    replies_.clear();
    record_.replies()->setReplies({});
    record_.curve()->setCurve({});
}

bool RecordPages::isKnown() const
{
    const std::optional<chess::Position> position = session_.position();
    return position && session_.tables().verdictOf(*position);
}

/// The reason why the visible page is empty; an empty string if it is not.
QString RecordPages::missing(show::Telling telling) const
{
    if (page() == RecordPage::report && session_.mode() != session::Mode::play)
        return tr("The report is about the game. Press Esc to leave the replay and see it.");
    const bool isMissing = page() == RecordPage::replies  ? !isKnown()
                           : page() == RecordPage::curve  ? record_.curve()->points().empty()
                           : page() == RecordPage::report ? !report_
                                                          : false;
    if (!isMissing)
        return {};
    if (isKnown() && page() == RecordPage::curve)
        return tr("The graph counts the attacker's moves to mate; this game has no mate.");
    if (isKnown())
        return tr("The tablebases do not cover this game.");
    // Advice on changing the position is for the set-up board.
    const std::optional<chess::Position> position = session_.position();
    if (position && session_.tables().coverageOf(*position) == session::Coverage::tooManyPieces)
        return text::uncoveredSentence(*position);
    // The verdict is missing too, and shows the reason.
    const panels::Standing standing = show::standingOf(session_, telling);
    return standing.detail.isEmpty() ? standing.headline : standing.detail;
}

std::optional<trainer::Game::NodeId> RecordPages::mistake() const
{
    if (session_.mode() != session::Mode::play || !session_.help().isOffered())
        return std::nullopt;
    const auto report = trainer::report_of(session_.round(), session_.tables().known());
    return report ? report->mistake : std::nullopt;
}

const panels::Report* RecordPages::report() const
{
    const panels::ReportPage* page = record_.report();
    return page->isVisibleTo(&record_) ? &page->report() : nullptr;
}

bool RecordPages::hasMistake() const
{
    return mistake().has_value();
}

void RecordPages::showMistake()
{
    const auto node = mistake();
    if (!node)
        return;
    session_.goTo(*node);
    emit wentBack();
}

bool RecordPages::canGiveUp() const
{
    const trainer::Round& round = session_.round();
    const bool isAllowed = session_.help().isOffered() || round.is_exam();
    // A game that is over and only looked at keeps its result and its report.
    const bool isOver = round.end_of_line().has_value();
    return session_.isUsersTurn() && isAllowed && !isOver && isKnown() && round.seat() != trainer::Seat::both;
}

bool RecordPages::showWhatLostTheResult()
{
    const auto node = mistake();
    if (!node || !changes_result(*session_.round().judgement(*node)))
        return false;
    session_.goTo(*node);
    return true;
}

/// The node of a costly move; `nullopt` if the report no longer contains it.
std::optional<trainer::Game::NodeId> RecordPages::costly(int entry) const
{
    const auto i = static_cast<std::size_t>(entry);
    return report_ && i < report_->costly.size() ? std::optional{report_->costly[i]} : std::nullopt;
}

void RecordPages::look(int entry)
{
    const auto node = costly(entry);
    if (!node)
        return;
    session_.goTo(*node);
    emit wentBack();
}

/// Takes a costly move back and focuses the board.
void RecordPages::retry(int entry)
{
    const auto node = costly(entry);
    if (!node)
        return;
    closeReport();
    const text::Remark remark = show::remarkOnRetry(session_, *node);
    session_.takeBackTo(*session_.round().game().node(*node).parent);
    emit wentBack();
    emit told(remark);
}

std::optional<board::Arrow> RecordPages::pointed() const
{
    const auto row = static_cast<std::size_t>(pointed_);
    if (pointed_ < 0 || row >= replies_.size() || record_.page() != RecordPage::replies)
        return std::nullopt;
    return board::Arrow{replies_[row].from, replies_[row].to, board::ArrowKind::best};
}

void RecordPages::point(int row)
{
    if (std::exchange(pointed_, row) != row)
        emit pointedChanged();
}

} // namespace modes
