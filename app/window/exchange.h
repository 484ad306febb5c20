// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "files/filing.h"
#include "modes/set_up_input.h"
#include "session/trainer_session.h"
#include "text/words.h"

class QMimeData;

namespace window {

/// Exchanges positions and games with other programs: by the clipboard, by drag and drop, on the command
/// line.
class Exchange : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this.
    Exchange(session::TrainerSession& session, modes::SetUpInput& setUp, files::Filing& filing);

    /// Copies the position on the board as a FEN.
    void copy();
    /// Copies the board as a text diagram in its current orientation, with the side to move.
    void copyDiagram(chess::Color bottom);
    /// Takes the content of the clipboard as `take()` does.
    void paste();
    /// Takes files, or a text as `takeText()` does; true if the data contains either.
    bool take(const QMimeData& data, const QString& origin);
    /// Takes a command-line argument as `takeText()` does.
    void takeArgument(const QString& argument);
    /// Shows a FEN on the set-up board, or opens a game or the file that the text names. Any other text
    /// changes nothing and the reason is emitted; `origin` describes the source of the text.
    void takeText(const QString& text, const QString& origin);

signals:
    void told(const text::Remark& remark);

private:
    void showPosition(const QString& fen);

    session::TrainerSession& session_;
    modes::SetUpInput& setUp_;
    files::Filing& filing_;
};

} // namespace window
