// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "chess/piece.h"

namespace panels {

/// The twelve men to set up with: drag one to the board, or click it and click squares.
class PieceTray : public QWidget {
    Q_OBJECT

public:
    explicit PieceTray(QWidget* parent = nullptr);

    /// Takes the men's pictures from here: a man and a size in logical pixels.
    void setArt(const std::function<QPixmap(chess::Piece, int)>& art);
    /// Shows which man is armed as a brush.
    void setArmed(std::optional<chess::Piece> man);

    QSize minimumSizeHint() const override;

signals:
    /// A click armed a man, or laid the armed one aside.
    void armed(std::optional<chess::Piece> man);
    /// A man is being dragged out of the tray; positions are global.
    void carried(chess::Piece man, QPoint globalPosition);
    void dropped(QPoint globalPosition);
    void carryCancelled();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Slot {
        chess::Piece man;
        QToolButton* button;
    };

    bool isPress(const Slot& slot, QEvent* event);
    bool isDrag(const Slot& slot, QEvent* event);

    void drawMen();

    std::vector<Slot> slots_; ///< in the order of the tray, White's row first
    std::function<QPixmap(chess::Piece, int)> art_;
    std::optional<QPoint> pressedAt_;
    bool carrying_ = false;
};

} // namespace panels
