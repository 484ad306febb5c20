// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>
#include <initializer_list>
#include <utility>

namespace panels {

/// Makes a table look and behave as all of ours do: rows to read and to choose one from, nothing to edit.
void makePlain(QTableView& table);

/// Gives the columns of a table room for some letters each.
void setWidths(QTableView& table, std::initializer_list<std::pair<int, int>> lettersOfColumns);

} // namespace panels
