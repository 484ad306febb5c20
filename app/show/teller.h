// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <optional>

#include "session/trainer_session.h"
#include "show/last_move.h"
#include "show/move_sounds.h"

namespace show {

/// Announces changes in the window to users of screen readers, once each and by importance: the reply, the
/// verdict, the coach's text.
class Teller : public QObject {
    Q_OBJECT

public:
    Teller(session::TrainerSession& session, QObject* parent);

    /// Updates the sentences that the window shows, the most important first; new ones are announced after
    /// all updates. They may lack full stops, as headlines do.
    void look(const QStringList& sentences);

signals:
    /// A change has occurred that the user did not make.
    void told(const QString& sentences);
    /// A move has been played by either side.
    void moved(const QString& words, Sound sound);

private:
    void tell();
    std::optional<LastMove> newMove();

    session::TrainerSession& session_;
    QTimer timer_;
    QStringList said_;
    QStringList told_;                 ///< the sentences at the last announcement
    std::optional<chess::Setup> seen_; ///< the position after the last announced move
};

} // namespace show
