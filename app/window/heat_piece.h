// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "board/board_view.h"
#include "chess/board.h"
#include "chess/square.h"
#include "session/trainer_session.h"

namespace window {

/// The piece whose heat map is shown: the one picked last, wherever he goes, and the attacker's king until
/// one is picked or when that one is gone.
class HeatPiece : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    HeatPiece(const session::TrainerSession& session, const board::BoardView& board);

    /// Where he stands; nothing unless each side has one king.
    std::optional<chess::Square> square() const;
    /// All that can be picked, the white pieces first, the strongest first.
    std::vector<chess::Square> choices() const;
    /// Picks the piece on a square, which must not be empty.
    void pick(chess::Square square);
    /// Picks the next of all that can be.
    void pickNext();

signals:
    /// Another piece has been picked.
    void picked();

private:
    std::optional<chess::Square> placeOn(const chess::Board& now) const;
    void follow();

    const session::TrainerSession& session_;
    std::optional<chess::Square> picked_;
    chess::Board board_; ///< as it was when he stood there
};

} // namespace window
