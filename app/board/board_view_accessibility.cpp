// SPDX-License-Identifier: GPL-3.0-or-later

// The board for screen readers: a table of 64 named squares.

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QWindow>
#include <array>

#include "board/board_view.h"
#include "board/square_text.h"
#include "text/piece_names.h"

namespace board {

namespace {

/// Returns the index of a square among the 64 cells in reading order: from the top left, row by row.
int cellIndex(const BoardView& view, chess::Square square)
{
    const bool upright = view.orientation() == chess::Color::white;
    return static_cast<int>(
        chess::index(upright ? chess::mirrored_up_down(square) : chess::mirrored_left_right(square)));
}

chess::Square cellSquare(const BoardView& view, int index)
{
    const chess::Square square = chess::square_at(static_cast<std::size_t>(index));
    const bool upright = view.orientation() == chess::Color::white;
    return upright ? chess::mirrored_up_down(square) : chess::mirrored_left_right(square);
}

bool isCell(int index)
{
    return 0 <= index && index < chess::square_count;
}

/// The accessible object of one square.
class SquareAccessible : public QAccessibleInterface,
                         public QAccessibleActionInterface,
                         public QAccessibleTableCellInterface {
public:
    SquareAccessible(BoardView* view, chess::Square square) : view_{view}, square_{square} {}

    chess::Square square() const { return square_; }

    bool isValid() const override { return !view_.isNull(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return view_ ? view_->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(view_); }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}

    QString text(QAccessible::Text kind) const override
    {
        if (!view_)
            return {};
        if (kind == QAccessible::Name)
            return nameOf(square_, view_->diagram().pieces, view_->marks());
        return kind == QAccessible::Description
                   ? descriptionOf(square_, view_->diagram().pieces, view_->marks())
                   : QString{};
    }

    QRect rect() const override
    {
        if (!view_)
            return {};
        const QRect place = view_->squareRect(square_);
        return {view_->mapToGlobal(place.topLeft()), place.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = view_.isNull();
        state.focusable = true;
        state.selectable = true;
        state.selected = isSelected();
        state.focused = view_ && view_->hasFocus() && view_->cursor() == square_;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        if (type == QAccessible::TableCellInterface)
            return static_cast<QAccessibleTableCellInterface*>(this);
        return nullptr;
    }

    QStringList actionNames() const override { return {pressAction()}; }
    QStringList keyBindingsForAction(const QString& /*action*/) const override { return {}; }
    void doAction(const QString& action) override
    {
        if (view_ && action == pressAction())
            view_->activateSquare(square_);
    }

    bool isSelected() const override { return view_ && view_->selected() == square_; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    int columnIndex() const override { return view_ ? cellIndex(*view_, square_) % 8 : -1; }
    int rowIndex() const override { return view_ ? cellIndex(*view_, square_) / 8 : -1; }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    QAccessibleInterface* table() const override { return parent(); }

private:
    QPointer<BoardView> view_;
    chess::Square square_;
};

/// The accessible object of the whole board. It has the rows and columns of a table but not the role, because
/// Orca reads a whole row at every vertical step in a table.
class BoardAccessible : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit BoardAccessible(BoardView* view) : QAccessibleWidget{view, QAccessible::Grouping} {}
    ~BoardAccessible() override
    {
        for (const QAccessible::Id id : cells_) {
            if (id != 0)
                QAccessible::deleteAccessibleInterface(id);
        }
    }
    Q_DISABLE_COPY_MOVE(BoardAccessible)

    int childCount() const override { return chess::square_count; }

    QAccessibleInterface* child(int index) const override
    {
        if (!isCell(index) || !isValid())
            return nullptr;
        const chess::Square square = cellSquare(*view(), index);
        QAccessible::Id& id = cells_[chess::index(square)];
        if (id == 0) {
            // The registry owns the cell, which the analyser does not detect.
            // NOLINTNEXTLINE(clang-analyzer-cplusplus*)
            id = QAccessible::registerAccessibleInterface(new SquareAccessible{view(), square});
        }
        return QAccessible::accessibleInterface(id); // NOLINT(clang-analyzer-cplusplus.NewDeleteLeaks)
    }

    QAccessibleInterface* childAt(int x, int y) const override
    {
        const auto square = isValid() ? view()->squareAt(view()->mapFromGlobal(QPoint{x, y})) : std::nullopt;
        return square ? child(cellIndex(*view(), *square)) : nullptr;
    }

    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* cell = dynamic_cast<const SquareAccessible*>(child);
        return cell && isValid() ? cellIndex(*view(), cell->square()) : -1;
    }

    QAccessibleInterface* focusChild() const override
    {
        return isValid() && view()->hasFocus() ? child(cellIndex(*view(), view()->cursor())) : nullptr;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableInterface)
            return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    int rowCount() const override { return 8; }
    int columnCount() const override { return 8; }
    QAccessibleInterface* cellAt(int row, int column) const override { return child(8 * row + column); }
    QString columnDescription(int column) const override
    {
        return text::squareName(cellSquare(*view(), column)).left(1);
    }
    QString rowDescription(int row) const override
    {
        return text::squareName(cellSquare(*view(), 8 * row)).mid(1);
    }
    int selectedCellCount() const override { return static_cast<int>(selectedCells().size()); }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int /*column*/) const override { return false; }
    bool isRowSelected(int /*row*/) const override { return false; }
    bool selectRow(int /*row*/) override { return false; }
    bool selectColumn(int /*column*/) override { return false; }
    bool unselectRow(int /*row*/) override { return false; }
    bool unselectColumn(int /*column*/) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent* /*event*/) override {}

    QList<QAccessibleInterface*> selectedCells() const override
    {
        const auto square = isValid() ? view()->selected() : std::nullopt;
        return square ? QList{child(cellIndex(*view(), *square))} : QList<QAccessibleInterface*>{};
    }

private:
    BoardView* view() const { return static_cast<BoardView*>(widget()); }

    mutable std::array<QAccessible::Id, chess::square_count> cells_{};
};

QAccessibleInterface* makeAccessible(const QString& className, QObject* object)
{
    auto* view = className == QLatin1String{"board::BoardView"} ? qobject_cast<BoardView*>(object) : nullptr;
    return view ? new BoardAccessible{view} : nullptr;
}

void announce(BoardView& view, QAccessible::Event kind, chess::Square square)
{
    QAccessibleEvent event{&view, kind};
    event.setChild(cellIndex(view, square));
    QAccessible::updateAccessibility(&event);
}

} // namespace

void BoardView::installAccessibility()
{
    // A factory lives as long as the application, so it is installed only once.
    static const bool installed = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
    Q_UNUSED(installed)
}

void BoardView::announceCursor()
{
    announce(*this, QAccessible::Focus, cursor_);
}

void BoardView::announceChanges(const Diagram& before)
{
    for (const chess::Square square : renamedSquares(before, diagram_))
        announce(*this, QAccessible::NameChanged, square);
}

void BoardView::announceMarks(const std::vector<Mark>& before)
{
    for (const chess::Square square : renamedSquares(before, marks()))
        announce(*this, QAccessible::NameChanged, square);
}

} // namespace board
