// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>

namespace session {
class TrainerSession;
}

namespace window {

/// Plays the line that is being replayed, move by move, to its end.
class Autoplay : public QObject {
    Q_OBJECT

public:
    /// The session must outlive this.
    explicit Autoplay(session::TrainerSession& session, QObject* parent = nullptr);

    bool isRunning() const { return rest_.isActive(); }
    /// How long it rests on a position.
    void setRest(std::chrono::milliseconds rest) { rest_.setInterval(rest); }
    /// Plays on, at the end from the start again, or stops.
    ///
    /// @pre a line is being replayed
    void toggle();

signals:
    /// It runs now, or no longer does.
    void changed();

private:
    void stopIfOver();
    void stop();

    session::TrainerSession& session_;
    QTimer rest_;
};

} // namespace window
