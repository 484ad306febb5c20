// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <optional>

#include "session/trainer_session.h"
#include "show/last_move.h"
#include "window/move_sounds.h"

namespace window {

/// Tells those who do not look at the window what has changed in it, once each and in the order it matters:
/// the reply, the verdict, what the coach says.
class Teller : public QObject {
    Q_OBJECT

public:
    Teller(session::TrainerSession& session, QObject* parent);

    /// Takes in what the window says now, the most important first; the sentences that are new are told when
    /// all has been taken in. They may lack their full stops, as headlines do.
    void look(const QStringList& sentences);

signals:
    /// Something has changed that is not the user's own doing.
    void told(const QString& sentences);
    /// A move has been played, by whomever.
    void moved(const QString& words, Sound sound);

private:
    void tell();
    std::optional<show::LastMove> newMove();

    session::TrainerSession& session_;
    QTimer timer_;
    QStringList said_;
    QStringList told_;                 ///< the same, as it was when something was told last
    std::optional<chess::Setup> seen_; ///< the position after the move that was told last
};

} // namespace window
