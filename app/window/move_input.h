// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>
#include <utility>

#include "board/board_view.h"
#include "chess/refusal.h"
#include "chess/san.h"
#include "panels/record_card.h"
#include "session/trainer_session.h"
#include "text/words.h"

namespace window {

/// The user's moves, made on the board or typed.
class MoveInput : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    MoveInput(session::TrainerSession& session, board::BoardView& board, panels::RecordCard& record);

    /// Plays a legal move, or says why not now.
    void play(chess::Move move);
    /// Goes on in the line for typed moves with what was typed on the board.
    void typeOn(const QString& text);
    /// True if the focus is in the line for typed moves, or something is typed there.
    bool isTyping() const;
    /// Clears the line for typed moves: what was typed in one position means nothing in another.
    void clearEntry();
    /// Clears the line for typed moves and goes back to the board.
    void leaveEntry();
    /// For a moment after a refusal, the way on which the king would be taken.
    const std::optional<board::Arrow>& threat() const { return threat_; }

signals:
    void threatChanged();
    /// Squares were typed where a question asks for them.
    void squaresTyped(chess::Bitboard squares);
    /// A move was refused, and this is why.
    void refused(const text::Remark& why);

private:
    using Shown = std::pair<session::Mode, std::optional<chess::Setup>>;

    Shown whatIsShown() const;
    void movePiece(chess::Square from, chess::Square to);
    void promote(chess::Square from, chess::Square to, chess::Role role);
    void refuse(chess::Square from, std::optional<chess::Square> to);
    std::optional<text::Remark> whyNotNow() const;
    void refuseTyped(const QString& text, const chess::SanError& error);
    void showThreat(const chess::Refusal& refusal);
    void setThreat(const std::optional<board::Arrow>& threat);
    void take(const QString& text);
    void typeSquares(const QString& text);
    void typeMove(const QString& text);
    void refuseTyped(const QString& reason);

    session::TrainerSession& session_;
    board::BoardView& board_;
    panels::RecordCard& record_;
    std::optional<board::Arrow> threat_;
    QTimer threatTimer_;
    Shown shownIn_; ///< what the line for typed moves belongs to
};

} // namespace window
