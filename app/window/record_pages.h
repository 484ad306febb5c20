// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "board/marks.h"
#include "chess/move.h"
#include "panels/record_card.h"
#include "session/trainer_session.h"
#include "show/telling.h"
#include "text/words.h"

namespace window {

/// The pages of the record beside its moves: all replies and the curve. Each is filled while it is seen.
class RecordPages : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    RecordPages(session::TrainerSession& session, panels::RecordCard& record);

    /// Fills the page that is seen, if all is to be told.
    void refresh(show::Telling telling);
    /// The move that the user points at among the replies.
    std::optional<board::Arrow> pointed() const;

signals:
    void pointedChanged();
    /// A move was not played, and this is why.
    void refused(const text::Remark& why);

private:
    void fill();
    void point(int row);
    void play(int row);

    session::TrainerSession& session_;
    panels::RecordCard& record_;
    std::vector<chess::Move> replies_;
    int pointed_ = -1;
};

} // namespace window
