// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>

#include "session/trainer_session.h"
#include "window/walk.h"

namespace window {

/// Plays the line that is being replayed, or the moves of a page to be read, one by one to the end. It rests
/// longer where a stage of the mate begins and where there is a comment to read.
class Autoplay : public QObject {
    Q_OBJECT

public:
    /// The session and the walk must outlive this.
    Autoplay(session::TrainerSession& session, Walk& walk, QObject* parent = nullptr);

    bool isRunning() const { return timer_.isActive(); }
    /// Sets how long it rests on a position.
    void setRest(std::chrono::milliseconds rest);
    /// The rest on the position on the board.
    std::chrono::milliseconds rest() const { return timer_.intervalAsDuration(); }
    /// Plays on, at the end from the start again, or stops.
    ///
    /// @pre there are moves to go through
    void toggle();

signals:
    /// It runs now, or no longer does.
    void changed();

private:
    void follow();
    void restHere();
    void stop();

    session::TrainerSession& session_;
    Walk& walk_;
    std::chrono::milliseconds rest_{1000};
    QTimer timer_;
    session::Mode mode_ = session::Mode::replay; ///< what it plays
    std::size_t ply_ = 0;                        ///< where it rests
};

} // namespace window
