// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QRect>
#include <vector>

namespace panels {

/// A base class for layouts that only compute the rectangles of their items for a width; it owns and moves
/// the items.
class PlacedLayout : public QLayout {
public:
    PlacedLayout(QWidget* parent, int spacing);
    ~PlacedLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    void setGeometry(const QRect& rect) override;

protected:
    const std::vector<QLayoutItem*>& items() const { return items_; }
    /// Returns the items to arrange.
    virtual std::vector<QLayoutItem*> shown() const { return items_; }
    /// Returns the rectangles of the shown items for a width, in left-to-right coordinates.
    virtual std::vector<QRect> places(int width) const = 0;

private:
    std::vector<QLayoutItem*> items_;
};

} // namespace panels
