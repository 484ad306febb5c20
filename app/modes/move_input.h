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

namespace modes {

/// Handles the user's moves, made on the board or typed.
class MoveInput : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this.
    MoveInput(session::TrainerSession& session, board::BoardView& board, panels::RecordCard& record);

    /// Plays a legal move, or emits the reason why it cannot be played now.
    void play(chess::Move move);
    /// Continues in the move entry with text that was typed on the board.
    void typeOn(const QString& text);
    /// True if the move entry has the focus or contains text.
    bool isTyping() const;
    /// Clears the move entry, since its text applies only to the position in which it was typed.
    void clearEntry();
    /// Clears the move entry and returns to the board.
    void leaveEntry();
    /// The line of attack on the king, shown briefly after a refused move.
    const std::optional<board::Arrow>& threat() const { return threat_; }

signals:
    void threatChanged();
    /// Squares were typed in answer to a question.
    void squaresTyped(chess::Bitboard squares);
    /// A move was typed and is about to be played: wrong answers that still stand give way to it.
    void moveTyped();
    /// A move was refused for this reason, perhaps one of the piece on a square.
    void refused(const text::Remark& why, std::optional<chess::Square> piece);

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
    Shown shownIn_; ///< the mode and position that the move entry belongs to
};

} // namespace modes
