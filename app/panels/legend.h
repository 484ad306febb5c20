// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "board/marks.h"

namespace panels {

/// A mark of the board and what it says here.
struct LegendEntry {
    board::MarkKind mark;
    QString text;

    friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

/// Marks of the board, each with its sign and what it stands for; hidden while there are none.
class Legend : public QWidget {
    Q_OBJECT

public:
    explicit Legend(QWidget* parent = nullptr);

    void setEntries(const std::vector<LegendEntry>& entries);

private:
    std::vector<LegendEntry> entries_;
};

} // namespace panels
