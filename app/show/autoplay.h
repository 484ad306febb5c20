// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>

#include "session/trainer_session.h"
#include "show/walk.h"

namespace show {

/// Automatically plays the replayed line, or the moves of a text page, one by one to the end. Pauses longer
/// where a stage of the mate begins and on positions with a comment.
class Autoplay : public QObject {
    Q_OBJECT

public:
    /// `session` and `walk` must outlive this.
    Autoplay(session::TrainerSession& session, Walk& walk, QObject* parent = nullptr);

    bool isRunning() const { return timer_.isActive(); }
    /// Sets the pause on each position.
    void setRest(std::chrono::milliseconds rest);
    /// The pause on the current position.
    std::chrono::milliseconds rest() const { return timer_.intervalAsDuration(); }
    /// Starts or stops playing; starts over if at the end.
    ///
    /// @pre there are moves to go through
    void toggle();

signals:
    /// `isRunning()` has changed.
    void changed();

private:
    void follow();
    void restHere();
    void restFor(std::chrono::milliseconds time);
    void stop();

    session::TrainerSession& session_;
    Walk& walk_;
    std::chrono::milliseconds rest_{1000};
    QTimer timer_;
    session::Mode mode_ = session::Mode::replay; ///< the mode in which it runs
    std::size_t ply_ = 0;                        ///< the ply on which it pauses
};

} // namespace show
