// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <cstddef>
#include <vector>

#include "store/kept_round.h"
#include "trainer/summary.h"

namespace store {

/// The past rounds in the order in which they were on the board, including the running one: those before it
/// are reached by stepping back, those after it by stepping forward.
class RoundHistory {
public:
    /// The maximum number of rounds kept besides the running one.
    static constexpr std::size_t most = 50;
    /// The maximum total size of their texts in bytes; the last round before the running one is always kept.
    static constexpr qsizetype mostBytes = 1 << 20;

    struct Entry {
        QDateTime begun;
        QByteArray text; ///< as of when the round was left; empty if it never was
        trainer::RoundSummary summary;
        bool isExercise = false; ///< a round of practice rather than a game
    };

    /// Creates a history of a single round, which begins now.
    RoundHistory();
    /// Restores the saved rounds; `running` is the time at which the running round began, null if it begins
    /// now.
    RoundHistory(const std::vector<KeptRound>& kept, const QDateTime& running);

    const std::vector<Entry>& entries() const { return entries_; }
    std::size_t here() const { return here_; }
    const QDateTime& begun() const { return entries_[here_].begun; }
    /// True if the running round is an exercise.
    bool isExercise() const { return entries_[here_].isExercise; }

    /// Records the running round as it was left.
    void leave(const QByteArray& text, const trainer::RoundSummary& summary);
    /// Records whether the running round is an exercise.
    void setExercise(bool on) { entries_[here_].isExercise = on; }
    /// Begins a new round after all others.
    void begin();
    /// Goes to a round without moving it.
    void goTo(std::size_t entry) { here_ = entry; }
    /// Reopens a round, moving the running one and it to the end.
    void reopen(std::size_t entry);

    /// The concatenated texts of all rounds.
    QByteArray texts() const;

private:
    void moveHereToEnd();
    void forgetOldest();

    std::vector<Entry> entries_;
    std::size_t here_ = 0;
};

} // namespace store
