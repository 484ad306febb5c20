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

/// Keeps the running round on disk before it is shown, so that what has been seen survives whatever happens,
/// and the rounds before it, which it takes up again.
class RoundKeeper : public QObject {
    Q_OBJECT

public:
    /// Whether anything is written; where another program keeps the same files, nothing may be.
    enum class Keeping { onDisk, inMemory };

    /// Watches a session, which must outlive it and whose windows hear of changes after this. What was kept
    /// on disk is taken up: the running round, the set-up board in its place, and the rounds before.
    explicit RoundKeeper(session::TrainerSession& session, Keeping keeping = Keeping::onDisk,
                         QObject* parent = nullptr);
    /// Writes what is still to be written.
    ~RoundKeeper() override;

    Keeping keeping() const { return keeping_; }
    /// Where the files that could not be read were put; empty without any.
    const QStringList& setAside() const { return setAside_; }
    /// Whether the running round could not be read because a later version wrote it.
    bool isNewer() const { return isNewer_; }

    const RoundHistory& history() const { return history_; }
    /// True if there is a game before this one; an exam is not left for it.
    bool canGoBack() const;
    void goBack();
    /// True if the game that `goBack()` came from can be taken up again: this one has not gone another way.
    bool canGoForward() const;
    void goForward();
    /// Takes up a round of the history.
    void reopen(std::size_t entry);

    /// Takes up the last game before this round that is no page of a course, if there is one.
    void reopenGame();
    /// The same if this round is a page of a course.
    void leavePage();

    /// Whether what is on the board cannot be kept at present.
    bool isFailing() const { return isFailing_; }

signals:
    /// `isFailing()` has changed. It is tried again without being asked.
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
    /// What the running round was like when its text was made last: its changes and the set-up board.
    std::optional<std::pair<std::size_t, std::string>> told_;
    QByteArray text_;
    /// What it was like when it was written last.
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
