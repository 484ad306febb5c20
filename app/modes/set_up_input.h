// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>

#include "board/board_view.h"
#include "modes/column.h"
#include "session/trainer_session.h"
#include "store/preferences.h"

namespace modes {

/// Handles the user's input on the set-up board: the tray, the brush, the mouse, typed pieces, whole endings
/// and FENs.
class SetUpInput : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this.
    SetUpInput(session::TrainerSession& session, const store::Preferences& preferences,
               board::BoardView& board, Column& column);

    /// Arms a piece as a brush; `nullopt` disarms it.
    void arm(std::optional<chess::Piece> piece);
    bool isArmed() const { return isArmed_; }
    /// Puts the piece of a typed letter on the square of the board's cursor: a white one for a capital
    /// letter, a black one for a small one. True if the letter has a piece.
    bool typePiece(const QString& letter);
    /// Shows a text in the FEN entry and, if it is valid, on the board.
    void showFen(const QString& text);
    /// True if the text in the FEN entry is not a position, so that the board shows another one.
    bool isFenFaulty() const
    {
        return session_.mode() == session::Mode::setUp && column_.hasSetUp() &&
               column_.setUp()->hasFenError();
    }
    void clearCastling();

signals:
    /// A prospective arrangement has changed, for example during a drag.
    void considered();
    /// The text in the FEN entry has been read.
    void fenRead();

private:
    panels::SetUpPanel& panel() { return *column_.setUp(); }
    void connectBoard();
    void connectPanel(panels::SetUpPanel* panel);
    void consider(chess::Piece piece, std::optional<chess::Square> from, std::optional<chess::Square> over);
    void readFen(const QString& edited);
    void chooseRights(chess::Bitboard castlingRooks, std::optional<chess::Square> enPassant);

    session::TrainerSession& session_;
    const store::Preferences& preferences_;
    board::BoardView& board_;
    Column& column_;
    bool isArmed_ = false;
};

} // namespace modes
