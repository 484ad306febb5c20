// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>
#include <initializer_list>
#include <utility>
#include <vector>

namespace panels {

/// Gives a table the common look and behaviour: rows to read and select, without editing.
void makePlain(QTableView& table);

/// Gives the rows the height of the table's font.
void fitRows(QTableView& table);

/// Sets the widths of columns in numbers of letters.
void setWidths(QTableView& table, std::initializer_list<std::pair<int, int>> lettersOfColumns);

/// Divides the width of the table among its columns, in proportion to numbers of letters, so that it never
/// scrolls sideways.
void shareWidth(QTableView& table, std::vector<int> lettersOfColumns);

} // namespace panels
