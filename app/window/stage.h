// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace window {

/// The air around board and column.
inline constexpr int stageMargin = 16;

/// Where board and column stand in a window. The column reaches to the window's right edge: it keeps its
/// scroll bar in the air there.
struct StageLayout {
    QRect board;
    QRect column;

    friend bool operator==(const StageLayout&, const StageLayout&) = default;
};

/// Lays out a stage of a size: the board as large as it can be beside a column of 320 to 480 px, or above
/// it where the window is upright and narrower than 860 px. With larger type, `scale` times as much.
StageLayout stageLayout(QSize size, qreal scale = 1);

/// The board and, beside or below it, the column of cards.
class Stage : public QWidget {
    Q_OBJECT

public:
    /// Takes both as children.
    Stage(QWidget* board, QWidget* column, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    qreal typeScale() const;

    QWidget* board_;
    QWidget* column_;
};

} // namespace window
