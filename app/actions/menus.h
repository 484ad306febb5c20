// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAction;
class QMenuBar;

namespace actions {

class Actions;
enum class Menu;

/// The title of a menu, including the mnemonic.
QString titleOf(Menu menu);

/// Fills a menu bar with the commands of the table, in table order.
void fillMenus(QMenuBar& bar, const Actions& actions);

/// The entry that opens a submenu, given by its title, for other menus that offer it too.
///
/// @pre a filled menu bar has the submenu
QAction* entryOfSubmenu(const QMenuBar& bar, const QString& submenu);

} // namespace actions
