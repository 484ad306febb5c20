// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "board/marks.h"

namespace panels {

/// A mark of the board and its meaning in the position.
struct LegendEntry {
    board::MarkKind mark;
    QString text;

    friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

/// The width and height of the sign of a mark.
inline constexpr int legendSignSize = 18;

/// A list of the marks on the board with their signs and meanings; hidden if empty.
class Legend : public QWidget {
    Q_OBJECT

public:
    explicit Legend(QWidget* parent = nullptr);

    void setEntries(const std::vector<LegendEntry>& entries);

private:
    std::vector<LegendEntry> entries_;
};

} // namespace panels
