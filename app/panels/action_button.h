// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractButton;
class QAction;
class QPushButton;
class QWidget;

namespace panels {

/// The text of an action that a button shows; a button with only an icon takes its accessible name from its
/// action.
enum class Words {
    whole, ///< the menu text
    brief, ///< `QAction::iconText()`, where space is short
    none,
};

/// Binds a button to an action for as long as both live: text, tool tip, check mark, enabled state and
/// visibility. A click triggers the action, unless it is the second press of a double click on a button that
/// was there before.
void showAction(QAbstractButton* button, QAction* action, Words words);

/// Returns a push button bound to an action that expands with its row.
///
/// It reserves its space even while the action is hidden, and space for the texts in `QAction::data()`, so
/// that its neighbours never move.
QPushButton* makeActionButton(QAction* action, Words words, QWidget* parent);

} // namespace panels
