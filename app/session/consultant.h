// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <chrono>
#include <optional>

#include "chess/move.h"
#include "engine/engine.h"

namespace session {

/// Has an engine of the user's think where no table can know: about six pieces and more, and about castling.
class Consultant : public QObject {
    Q_OBJECT

public:
    explicit Consultant(QObject* parent = nullptr);

    const engine::Engine& engine() const { return engine_; }
    /// Names the engine's program; empty for none.
    void setProgram(const QString& path) { engine_.setProgram(path); }

    /// Starts the program already, to see whether it is an engine.
    void begin() { engine_.begin(); }

    /// Says what there is to think about; nothing where the tables know.
    void ask(std::optional<engine::Question> question);

    /// Has the engine's move reported once it has chosen one, after a rest in which the eye can follow.
    void wantReply(std::chrono::milliseconds rest);
    void cancelReply();

signals:
    /// There is another opinion, or the engine is of no use.
    void changed();
    /// The reply that was wanted.
    void found(chess::Move move);

private:
    void reply();

    engine::Engine engine_;
    bool isReplyWanted_ = false;
    QTimer rest_;
};

} // namespace session
