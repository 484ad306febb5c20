// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/round_history.h"

#include <algorithm>

namespace store {
namespace {

using Entry = RoundHistory::Entry;

Entry entryOf(const KeptRound& round)
{
    return {round.begun, toText(round), trainer::summary_of(round.round), round.isExercise};
}

auto at(std::vector<Entry>& entries, std::size_t place)
{
    return entries.begin() + static_cast<std::ptrdiff_t>(place);
}

/// A time that no entry has: now, or just after the latest if the clock was set back or is too coarse.
QDateTime freshTime(const std::vector<Entry>& entries)
{
    QDateTime time = QDateTime::currentDateTimeUtc();
    for (const Entry& entry : entries) {
        if (entry.begun >= time)
            time = entry.begun.addMSecs(1);
    }
    return time;
}

} // namespace

RoundHistory::RoundHistory() : RoundHistory{{}, {}} {}

RoundHistory::RoundHistory(const std::vector<KeptRound>& kept, const QDateTime& running)
{
    for (const KeptRound& round : kept)
        entries_.push_back(entryOf(round));
    const auto found =
        std::ranges::find_if(entries_, [&](const Entry& entry) { return entry.begun == running; });
    here_ = static_cast<std::size_t>(found - entries_.begin());
    if (found == entries_.end() || !running.isValid())
        entries_.insert(found, {running.isValid() ? running : freshTime(entries_), {}, {}});
}

void RoundHistory::leave(const QByteArray& text, const trainer::RoundSummary& summary)
{
    entries_[here_].text = text;
    entries_[here_].summary = summary;
}

void RoundHistory::begin()
{
    moveHereToEnd();
    entries_.push_back({freshTime(entries_), {}, {}});
    ++here_;
    forgetOldest();
}

void RoundHistory::reopen(std::size_t entry)
{
    // Move the running round to the end, and the reopened one after it.
    const QDateTime begun = entries_[entry].begun;
    moveHereToEnd();
    const auto again = std::ranges::find_if(entries_, [&](const Entry& each) { return each.begun == begun; });
    std::rotate(again, again + 1, entries_.end());
    here_ = entries_.size() - 1;
}

QByteArray RoundHistory::texts() const
{
    QByteArray all;
    for (const Entry& entry : entries_)
        all += entry.text;
    return all;
}

void RoundHistory::moveHereToEnd()
{
    std::rotate(at(entries_, here_), at(entries_, here_ + 1), entries_.end());
    here_ = entries_.size() - 1;
}

/// Removes surplus rounds: first exercises and deals that were not played, then the oldest.
void RoundHistory::forgetOldest()
{
    qsizetype bytes = texts().size();
    while (here_ > 1 && (entries_.size() > most + 1 || bytes > mostBytes)) {
        const auto last = at(entries_, here_ - 1);
        const auto surplus = std::find_if(entries_.begin(), last, [](const Entry& entry) {
            return entry.isExercise || entry.summary.is_unplayed;
        });
        const auto victim = surplus != last ? surplus : entries_.begin();
        bytes -= victim->text.size();
        entries_.erase(victim);
        --here_;
    }
}

} // namespace store
