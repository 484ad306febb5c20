// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QRect>
#include <vector>

namespace panels {

/// Whether a line of a `FlowLayout` ends where its widgets end, all at half its height, or they grow to fill
/// it.
enum class FlowLines { ragged, justified };

/// Puts widgets one after the other, in as many lines as their width needs, like words.
class FlowLayout : public QLayout {
public:
    FlowLayout(QWidget* parent, int spacing, FlowLines lines = FlowLines::ragged);
    ~FlowLayout() override;

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
    std::vector<QLayoutItem*> shown() const;
    std::vector<QRect> places(int width) const;

    FlowLines lines_;
    std::vector<QLayoutItem*> items_;
};

} // namespace panels
