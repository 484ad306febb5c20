// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "session/trainer_session.h"
#include "text/words.h"
#include "window/filing.h"
#include "window/set_up_input.h"

class QMimeData;

namespace window {

/// Positions and games that come from other programs and go to them: by the clipboard, by a drop on the
/// window, on the command line.
class Exchange : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    Exchange(session::TrainerSession& session, SetUpInput& setUp, Filing& filing);

    /// Copies what is on the board as a FEN.
    void copy();
    /// Copies the board as lines of text, as it is turned, and who is to move.
    void copyDiagram(chess::Color bottom);
    /// Takes what is on the clipboard, as `take()` does.
    void paste();
    /// Takes files, or a text as `takeText()` does; whether it was any of these.
    bool take(const QMimeData& data, const QString& origin);
    /// Takes what stood on the command line, as `takeText()` does.
    void takeArgument(const QString& argument);
    /// Takes a FEN to the set-up board; opens a game, or the file that a text names. What is none of these
    /// leaves everything as it was, and the reason is told; `origin` says what the text is.
    void takeText(const QString& text, const QString& origin);

signals:
    void told(const text::Remark& remark);

private:
    void showPosition(const QString& fen);

    session::TrainerSession& session_;
    SetUpInput& setUp_;
    Filing& filing_;
};

} // namespace window
