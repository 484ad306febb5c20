// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <optional>
#include <vector>

#include "chess/setup.h"
#include "panels/choice_box.h"

namespace panels {

/// Who may castle and where a pawn may be taken en passant: of these rights, those an arrangement could have.
class RightsBox : public QWidget {
    Q_OBJECT

public:
    explicit RightsBox(QWidget* parent = nullptr);

    /// Shows the rights of an arrangement, and hides itself where it could have none.
    void setSetup(const chess::Setup& setup);

signals:
    /// The user gave or took a right: the rooks that may castle, the square behind the pawn.
    void chosen(chess::Bitboard castlingRooks, std::optional<chess::Square> enPassant);

private:
    /// A rook that may castle, and its switch.
    struct Castling {
        chess::Square rook;
        QPushButton* button;
    };

    void addCastling(chess::Square rook, const QString& text, const QString& name);
    void emitChosen();

    QWidget* castlingRow_;
    std::vector<Castling> castling_;
    QWidget* enPassantRow_;
    ChoiceBox* enPassant_;
};

} // namespace panels
