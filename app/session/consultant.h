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

/// Analyses positions outside the tablebases with the user's engine: six or more pieces, or castling rights.
class Consultant : public QObject {
    Q_OBJECT

public:
    explicit Consultant(QObject* parent = nullptr);

    const engine::Engine& engine() const { return engine_; }
    /// Sets the path of the engine's program; empty for no engine.
    void setProgram(const QString& path) { engine_.setProgram(path); }

    /// Starts the program in advance, to check that it is an engine.
    void begin() { engine_.begin(); }

    /// Sets the position to analyse; `nullopt` if the tablebases cover it.
    void ask(std::optional<engine::Question> question);

    /// Reports the engine's move once it is chosen, after at least `rest`, so that the eye can follow.
    void wantReply(std::chrono::milliseconds rest);
    void cancelReply();

signals:
    /// The opinion has changed, or the engine cannot be used.
    void changed();
    /// The requested reply is chosen.
    void found(chess::Move move);

private:
    void reply();

    engine::Engine engine_;
    bool isReplyWanted_ = false;
    QTimer rest_;
};

} // namespace session
