// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>

namespace session {
class TrainerSession;
}

namespace window {

/// Plays the line that is being replayed, move by move, to its end, and rests longer where a stage of the
/// mate begins.
class Autoplay : public QObject {
    Q_OBJECT

public:
    /// The session must outlive this.
    explicit Autoplay(session::TrainerSession& session, QObject* parent = nullptr);

    bool isRunning() const { return timer_.isActive(); }
    /// Sets how long it rests on a position.
    void setRest(std::chrono::milliseconds rest);
    /// The rest on the position on the board.
    std::chrono::milliseconds rest() const { return timer_.intervalAsDuration(); }
    /// Plays on, at the end from the start again, or stops.
    ///
    /// @pre a line is being replayed
    void toggle();

signals:
    /// It runs now, or no longer does.
    void changed();

private:
    void follow();
    void restHere();
    void stop();

    session::TrainerSession& session_;
    std::chrono::milliseconds rest_{1000};
    QTimer timer_;
    std::size_t ply_ = 0; ///< where it rests
};

} // namespace window
