// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

namespace panels {

/// The margin around board and column.
inline constexpr int stageMargin = 16;

/// The geometry of board, column and buttons in a window. The column extends to the window's right edge,
/// since its scroll bar lies in the margin there.
struct StageLayout {
    QRect board;
    QRect column;
    QRect buttons;

    friend bool operator==(const StageLayout&, const StageLayout&) = default;
};

/// The height that a widget requires for a width; larger than any available height if the width is too
/// narrow.
using HeightForWidth = std::function<int(int width)>;

/// Lays out a stage: the board as large as possible beside a column of 320 to 560 px, or above it if the
/// window is upright and narrower than 860 px. The column is no narrower than the width that it asks for, as
/// far as there is room. `scale` multiplies all these sizes for larger type. The buttons go below the board
/// if there is room for them, or else below the column; in a small window, where that would leave too little
/// of the column, the board yields to them.
StageLayout stageLayout(QSize size, qreal scale, const HeightForWidth& buttons, int asked = 0);

/// The widget that contains the board, the column of cards beside or below it, and the buttons below either.
class Stage : public QWidget {
    Q_OBJECT

public:
    /// Takes ownership of all widgets.
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

} // namespace panels
