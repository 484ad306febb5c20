// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

namespace window {

/// The air around board and column.
inline constexpr int stageMargin = 16;

/// Where board, column and buttons stand in a window. The column reaches to the window's right edge: it keeps
/// its scroll bar in the air there.
struct StageLayout {
    QRect board;
    QRect column;
    QRect buttons;

    friend bool operator==(const StageLayout&, const StageLayout&) = default;
};

/// The height that something needs in a width; more than there ever is where that is too narrow for it.
using HeightForWidth = std::function<int(int width)>;

/// Lays out a stage of a size: the board as large as it can be beside a column of 320 to 560 px, or above
/// it where the window is upright and narrower than 860 px. With larger type, `scale` times as much. The
/// buttons go under the board where there is room for them, or else under the column.
StageLayout stageLayout(QSize size, qreal scale, const HeightForWidth& buttons);

/// The board, beside or below it the column of cards, and the buttons below either.
class Stage : public QWidget {
    Q_OBJECT

public:
    /// Takes all as children.
    Stage(QWidget* board, QWidget* column, QWidget* buttons, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    qreal typeScale() const;
    void place();

    QWidget* board_;
    QWidget* column_;
    QWidget* buttons_;
};

} // namespace window
