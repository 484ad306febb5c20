// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QRect>
#include <vector>

namespace panels {

/// Puts widgets into as many columns of one width as have room, each below the column that ends highest.
class ColumnsLayout : public QLayout {
public:
    /// A column is at least as wide as `leastWidth`, and there are at most `mostColumns`.
    ColumnsLayout(QWidget* parent, int leastWidth, int mostColumns, int spacing);
    ~ColumnsLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    std::vector<QRect> places(int width) const;

    int leastWidth_;
    int mostColumns_;
    std::vector<QLayoutItem*> items_;
};

} // namespace panels
