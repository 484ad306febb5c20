// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "board/board_view.h"
#include "chess/board.h"
#include "chess/square.h"
#include "session/trainer_session.h"

namespace show {

/// The piece whose heat map is shown: the piece picked last, wherever it moves, or the attacker's king if no
/// piece has been picked or the picked one is gone.
class HeatPiece : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    HeatPiece(const session::TrainerSession& session, const board::BoardView& board);

    /// The square of the piece; `nullopt` unless each side has one king.
    std::optional<chess::Square> square() const;
    /// The squares of all pieces that can be picked, white pieces first, strongest first.
    std::vector<chess::Square> choices() const;
    /// Picks the piece on a square, which must not be empty.
    void pick(chess::Square square);
    /// Picks the next of the `choices()`.
    void pickNext();

signals:
    /// Another piece has been picked.
    void picked();

private:
    std::optional<chess::Square> placeOn(const chess::Board& now) const;
    void follow();

    const session::TrainerSession& session_;
    std::optional<chess::Square> picked_;
    chess::Board board_; ///< when the piece stood on that square
};

} // namespace show
