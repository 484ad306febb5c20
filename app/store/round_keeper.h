// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "runtime/latest.h"
#include "session/trainer_session.h"
#include "store/kept_round.h"
#include "store/retry_pause.h"
#include "store/round_history.h"

namespace store {

/// Saves the running round to the disk before it is displayed, so that nothing the user has seen can be lost,
/// and the rounds before it; restores them at the start.
class RoundKeeper : public QObject {
    Q_OBJECT

public:
    /// The place of the data; `inMemory` if another program uses the same files.
    enum class Keeping { onDisk, inMemory };

    /// Watches a session, which must outlive this object and whose windows must connect to its signals later.
    /// Restores the saved running round, the set-up board in its place, and the earlier games: at once,
    /// unless reading them takes long.
    ///
    /// @param ownsFiles returns true as long as no other program uses the same files; called before each
    /// write
    explicit RoundKeeper(
        session::TrainerSession& session, std::function<bool()> ownsFiles = [] { return true; },
        QObject* parent = nullptr);
    /// Writes any pending changes.
    ~RoundKeeper() override;

    Keeping keeping() const { return keeping_; }
    /// True if this program may write; from the first failure on, it keeps its data in memory.
    bool mayWrite();
    /// True while long games are being read in the background: those to be restored, before which the session
    /// must not be used, or the one to be reopened.
    bool isReading() const { return restored_.is_busy() || reopened_.is_busy(); }
    /// Cancels that: sets the games to be restored aside unread, and changes no other game.
    void cancelReading();
    /// The new paths of files that were not read; empty if all went well.
    const QStringList& setAside() const { return setAside_; }
    /// True if the running round could not be read because a later version wrote it.
    bool isNewer() const { return isNewer_; }

    const RoundHistory& history() const { return history_; }
    /// True if there is a game before this one; always false in an exam.
    bool canGoBack() const;
    void goBack();
    /// True if the game that `goBack()` left can be reopened: the present one has not been continued in
    /// another way.
    bool canGoForward() const;
    void goForward();
    /// Reopens a round of the history. A long one is read in the background first; that is cancelled if
    /// another round begins.
    void reopen(std::size_t entry);

    /// Notes whether this round is an exercise.
    void setExercise(bool on);
    /// Reopens the last game before this round that is neither a page of a course nor an exercise, if any.
    void reopenGame();
    /// The same if this round is a page of a course.
    void leavePage();

    /// True while an earlier round is being put back on the board, rather than a new one begun.
    bool isTakingUp() const { return isTakingUp_; }

    /// True if the round cannot be saved at present.
    bool isFailing() const { return isFailing_; }

signals:
    /// `isReading()` has changed.
    void readingChanged();
    /// `isFailing()` has changed. Failures are retried automatically.
    void failingChanged();
    /// Another program has taken over the files, so that `keeping()` is `inMemory` now.
    void filesLost();

private:
    /// The saved rounds.
    struct Saved {
        KeptRoundReading running;
        RoundHistory history;
        QString unreadable; ///< see `EarlierRoundsReading`
    };
    using Step = void (RoundHistory::*)(std::size_t entry);

    static Saved readSaved(const std::stop_token& stop);
    template <typename Result, typename Read, typename Take>
    void fetch(runtime::Latest<Result>& reader, qint64 size, Read read, Take take);
    void restore(Saved saved);
    void watch();
    std::optional<chess::Setup> setUp() const;
    std::pair<std::size_t, std::string> now() const;
    const QByteArray& text();
    void leave();
    void keep();
    void write();
    void keepHistory();
    void tryAgain();
    void tellFailing();
    void go(std::size_t entry, Step step);
    void take(KeptRound kept);

    session::TrainerSession& session_;
    std::function<bool()> ownsFiles_;
    Keeping keeping_;
    QStringList setAside_;
    bool isNewer_ = false;
    RoundHistory history_;
    /// The state of the running round when its text was last made: its changes and the set-up board.
    std::optional<std::pair<std::size_t, std::string>> told_;
    QByteArray text_;
    /// The state when it was last written.
    std::optional<std::pair<std::size_t, std::string>> written_;
    bool isTakingUp_ = false;
    bool isRoundFailing_ = false;
    bool isHistoryFailing_ = false;
    bool isCopyFailing_ = false;
    bool isFailing_ = false;
    QTimer retry_{this};
    RetryPause pause_;
    QTimer later_;
    runtime::Latest<Saved> restored_;
    runtime::Latest<std::optional<KeptRound>> reopened_;
};

} // namespace store
