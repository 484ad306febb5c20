// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>
#include <initializer_list>
#include <utility>

namespace panels {

/// Gives a table the common look and behaviour: rows to read and select, without editing.
void makePlain(QTableView& table);

/// Gives the rows the height of the table's font.
void fitRows(QTableView& table);

/// True if a table leaves too few words per line to a text of several lines in its last column.
bool isNarrow(const QTableView& table);

/// Sets the widths of columns in numbers of letters.
void setWidths(QTableView& table, std::initializer_list<std::pair<int, int>> lettersOfColumns);

/// Gives the columns of a table with a model the widths of their titles and words, and what remains to the
/// widest. If there is not enough room, the widest yield, so that the table never scrolls sideways as long as
/// its titles fit.
void fitWidths(QTableView& table);

} // namespace panels
