// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include "session/trainer_session.h"
#include "store/kept_round.h"

namespace store {

/// Keeps the running game on disk after every move, so that it survives whatever happens.
class RoundKeeper : public QObject {
    Q_OBJECT

public:
    /// Watches a session, which must outlive it.
    explicit RoundKeeper(session::TrainerSession& session, QObject* parent = nullptr);

signals:
    /// The game could not be written; said once, until it works again.
    void failed();

private:
    void keep();

    session::TrainerSession& session_;
    QTimer timer_;
    QByteArray kept_;
    bool isFailing_ = false;
};

} // namespace store
