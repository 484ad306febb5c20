// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QMenuBar;

namespace window {

class Actions;
enum class Menu;

/// The title of a menu, including the mnemonic.
QString titleOf(Menu menu);

/// Fills a menu bar with the commands of the table, in table order.
void fillMenus(QMenuBar& bar, const Actions& actions);

} // namespace window
