// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/legend.h"

#include <QHBoxLayout>
#include <QPainter>
#include <utility>

#include "board/board_geometry.h"
#include "board/mark_shapes.h"
#include "panels/card.h"
#include "panels/theme.h"

namespace panels {
namespace {

/// A mark as drawn on the board, with heavier lines.
class MarkSign : public QWidget {
public:
    MarkSign(board::MarkKind mark, QWidget* parent) : QWidget{parent}, mark_{mark}
    {
        setFixedSize(legendSignSize, legendSignSize);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter{this};
        const bool isDark = panels::currentTheme().dark;
        const board::BoardColors colors = boardColors(board::BoardColoring::wood, isDark);
        const board::MarkEntry& mark = entryOf(mark_);
        const QRectF square = QRectF{rect()}.adjusted(1, 1, -1, -1);
        // The corner of a dot is only recognisable within a square.
        if (mark.shape == board::MarkShape::cornerDot)
            board::drawFrame(painter, square, board::wholePixels(1, devicePixelRatioF()),
                             palette().mid().color());
        drawMark(painter, mark,
                 {.square = square,
                  .devicePixelRatio = devicePixelRatioF(),
                  .isDark = isDark,
                  .isOffBoard = true,
                  .shade = isDark ? 1 : 0,
                  .weight = 2},
                 colors);
    }

private:
    board::MarkKind mark_;
};

/// Creates a line with a sign and its meaning.
QWidget* makeLegendLine(const LegendEntry& entry, QWidget* parent)
{
    auto* line = new QWidget{parent};
    auto* row = new QHBoxLayout{line};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    QLabel* text = makeLabel(TypeSize::text, line);
    text->setText(entry.text);
    row->addWidget(new MarkSign{entry.mark, line}, 0, Qt::AlignVCenter);
    row->addWidget(text, 1);
    return line;
}

} // namespace

Legend::Legend(QWidget* parent) : QWidget{parent}
{
    auto* lines = new QVBoxLayout{this};
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(4);
}

void Legend::setEntries(const std::vector<LegendEntry>& entries)
{
    setVisible(!entries.empty());
    if (std::exchange(entries_, entries) == entries)
        return;
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    for (const LegendEntry& entry : entries) {
        QWidget* line = makeLegendLine(entry, this);
        layout()->addWidget(line);
        // The layout would show it later, so that the height of the card would not count it.
        line->show();
    }
}

} // namespace panels
