// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/record_pages.h"

#include <utility>

#include "show/curve.h"
#include "show/replies.h"
#include "show/report.h"

namespace window {

using panels::RecordPage;

RecordPages::RecordPages(session::TrainerSession& session, store::Preferences& preferences,
                         panels::RecordCard& record)
    : session_{session}
    , preferences_{preferences}
    , record_{record}
{
    show(preferences_.recordPage);
    connect(&record_, &panels::RecordCard::pageTurned, this, &RecordPages::noteTurn);
    connect(record_.replies(), &panels::RepliesTable::pointedAt, this, &RecordPages::point);
    connect(record_.replies(), &panels::RepliesTable::chosen, this, &RecordPages::play);
    connect(record_.report(), &panels::ReportPage::retryChosen, this, &RecordPages::retry);
    connect(&session_, &session::TrainerSession::ended, this, &RecordPages::openReport);
    connect(&session_, &session::TrainerSession::begun, this, &RecordPages::closeReport);
    connect(&session_, &session::TrainerSession::changed, this, [this] {
        if (!session_.round().end_of_line())
            closeReport();
    });
}

void RecordPages::openReport()
{
    if (!trainer::report_of(session_.round(), session_.tables().known()))
        return;
    isReportOpened_ = true;
    show(RecordPage::report);
}

void RecordPages::closeReport()
{
    if (std::exchange(isReportOpened_, false))
        show(preferences_.recordPage);
}

/// Turns to a page that the user did not ask for.
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
        preferences_.recordPage = page();
        emit chosen();
    }
    emit turned();
}

void RecordPages::refresh(show::Telling telling)
{
    if (telling == show::Telling::results) {
        record_.setPageNote(tr("Distances and costs are hidden. Ctrl+R shows them for this position."));
        return;
    }
    fill();
    record_.setPageNote(missing());
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

/// Why the page that is seen has nothing to show; empty if it has.
QString RecordPages::missing() const
{
    const std::optional<chess::Position> position = session_.position();
    if (page() == RecordPage::replies && (!position || !session_.tables().verdictOf(*position)))
        return tr("No table covers this position.");
    if (page() == RecordPage::curve && record_.curve()->points().empty())
        return tr("No table covers this game.");
    if (page() == RecordPage::report && session_.mode() != session::Mode::play)
        return tr("A replay has no report; the game has one.");
    if (page() == RecordPage::report && !report_)
        return tr("No table covers this game.");
    return {};
}

/// Goes back to before a costly move, with the board at hand.
void RecordPages::retry(int entry)
{
    if (!report_ || static_cast<std::size_t>(entry) >= report_->costly.size())
        return;
    const trainer::Game::NodeId node = report_->costly[static_cast<std::size_t>(entry)];
    closeReport();
    session_.goTo(*session_.round().game().node(node).parent);
    emit wentBack();
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

void RecordPages::play(int row)
{
    if (session_.mode() == session::Mode::replay)
        emit refused({text::Tone::plain, tr("In a replay no other move is played."),
                      tr("Choose “Play from here” first.")});
    else if (!session_.isUsersTurn())
        emit refused({text::Tone::plain, tr("It is not your move."), {}});
    else
        session_.play(replies_.at(static_cast<std::size_t>(row)));
}

} // namespace window
