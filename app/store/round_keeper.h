// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "session/trainer_session.h"
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
    /// Restores the saved running round, the set-up board in its place, and the earlier games.
    explicit RoundKeeper(session::TrainerSession& session, Keeping keeping = Keeping::onDisk,
                         QObject* parent = nullptr);
    /// Writes any pending changes.
    ~RoundKeeper() override;

    Keeping keeping() const { return keeping_; }
    /// The new paths of files that could not be read; empty if all went well.
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
    /// Reopens a round of the history.
    void reopen(std::size_t entry);

    /// Reopens the last game before this round that is not a page of a course, if any.
    void reopenGame();
    /// The same if this round is a page of a course.
    void leavePage();

    /// True if the round cannot be saved at present.
    bool isFailing() const { return isFailing_; }

signals:
    /// `isFailing()` has changed. Failures are retried automatically.
    void failingChanged();

private:
    void resume();
    std::optional<chess::Setup> setUp() const;
    std::pair<std::size_t, std::string> now() const;
    const QByteArray& text();
    void leave();
    void keep();
    void write();
    void keepHistory();
    void tryAgain();
    void tellFailing();
    void go(std::size_t entry, void (RoundHistory::*step)(std::size_t));
    void take(KeptRound kept);

    session::TrainerSession& session_;
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
};

} // namespace store
