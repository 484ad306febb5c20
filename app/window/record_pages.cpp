// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/record_pages.h"

#include <utility>

#include "show/curve.h"
#include "show/replies.h"

namespace window {

using panels::RecordPage;

RecordPages::RecordPages(session::TrainerSession& session, panels::RecordCard& record)
    : session_{session}
    , record_{record}
{
    connect(record_.replies(), &panels::RepliesTable::pointedAt, this, &RecordPages::point);
    connect(record_.replies(), &panels::RepliesTable::chosen, this, &RecordPages::play);
}

void RecordPages::refresh(show::Telling telling)
{
    if (telling == show::Telling::results) {
        record_.setPageNote(tr("Distances and costs are hidden. Ctrl+R shows them for this position."));
        return;
    }
    fill();
    const std::optional<chess::Position> position = session_.position();
    const bool isKnown = position && session_.tables().verdictOf(*position);
    if (record_.page() == RecordPage::replies && !isKnown)
        record_.setPageNote(tr("No table covers this position."));
    else if (record_.page() == RecordPage::curve && record_.curve()->points().empty())
        record_.setPageNote(tr("No table covers this game."));
    else
        record_.setPageNote({});
}

void RecordPages::fill()
{
    if (record_.page() == RecordPage::replies) {
        show::Replies replies = show::repliesOf(session_);
        replies_ = std::move(replies.moves);
        record_.replies()->setReplies(std::move(replies.rows));
    } else if (record_.page() == RecordPage::curve) {
        record_.curve()->setCurve(show::curveOf(session_));
    }
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
