// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <cstddef>
#include <vector>

#include "store/kept_round.h"
#include "trainer/summary.h"

namespace store {

/// The rounds of the past in the order in which they were on the board, the running one among them: those
/// before it are a step back away each, those behind it a step forward.
class RoundHistory {
public:
    /// How many rounds are kept beside the running one.
    static constexpr std::size_t most = 50;
    /// How many bytes their texts have together; the last one before the running one always stays.
    static constexpr qsizetype mostBytes = 1 << 20;

    struct Entry {
        QDateTime begun;
        QByteArray text; ///< as when the round was left; empty if it never was
        trainer::RoundSummary summary;
    };

    /// A round that begins now, with nothing before it.
    RoundHistory();
    /// The rounds that were kept, and the time at which the running one began; null for one that begins now.
    RoundHistory(const std::vector<KeptRound>& kept, const QDateTime& running);

    const std::vector<Entry>& entries() const { return entries_; }
    std::size_t here() const { return here_; }
    const QDateTime& begun() const { return entries_[here_].begun; }

    /// Notes how the running round was left.
    void leave(const QByteArray& text, const trainer::RoundSummary& summary);
    /// A new round begins behind all others.
    void begin();
    /// Goes to a round where it stands.
    void goTo(std::size_t entry) { here_ = entry; }
    /// Takes a round up again, which then has the running one right before it.
    void reopen(std::size_t entry);

    /// The texts of all rounds, one behind the other.
    QByteArray texts() const;

private:
    void moveHereToEnd();
    void forgetOldest();

    std::vector<Entry> entries_;
    std::size_t here_ = 0;
};

} // namespace store
