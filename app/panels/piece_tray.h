// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "chess/piece.h"

namespace panels {

/// The twelve pieces for setting up a position: drag one to the board, or click it and then click squares.
class PieceTray : public QWidget {
    Q_OBJECT

public:
    explicit PieceTray(QWidget* parent = nullptr);

    /// Sets the function that returns a picture of a piece in a size in logical pixels.
    void setArt(const std::function<QPixmap(chess::Piece, int)>& art);
    /// Shows the piece that is selected as the brush; `nullopt` deselects all.
    void setArmed(std::optional<chess::Piece> piece);

    QSize minimumSizeHint() const override;

signals:
    /// A click selected a piece as the brush, or deselected it (`nullopt`).
    void armed(std::optional<chess::Piece> piece);
    /// A piece is being dragged out of the tray; positions are global.
    void carried(chess::Piece piece, QPoint globalPosition);
    void dropped(QPoint globalPosition);
    void carryCancelled();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Slot {
        chess::Piece piece;
        QToolButton* button;
    };

    bool isPress(const Slot& slot, QEvent* event);
    bool isDrag(const Slot& slot, QEvent* event);
    bool isStep(const Slot& slot, QEvent* event) const;
    void stopTabAt(const Slot& slot);

    void drawPieces();

    std::vector<Slot> slots_; ///< in the order of the tray, White's row first
    std::function<QPixmap(chess::Piece, int)> art_;
    std::optional<QPoint> pressedAt_;
    bool carrying_ = false;
};

} // namespace panels
