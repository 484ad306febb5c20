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

/// The castling rights and the en passant square, as far as the setup allows them.
class RightsBox : public QWidget {
    Q_OBJECT

public:
    explicit RightsBox(QWidget* parent = nullptr);

    /// Shows the rights of a setup; hides itself if no right is possible.
    void setSetup(const chess::Setup& setup);

signals:
    /// The user changed a right: the rooks that may castle, the en passant square.
    void chosen(chess::Bitboard castlingRooks, std::optional<chess::Square> enPassant);

private:
    /// A rook that may castle, and its button.
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
