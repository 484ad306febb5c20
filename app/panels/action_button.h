// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractButton;
class QAction;
class QPushButton;
class QWidget;

namespace panels {

/// Which words of an action a button says; a button with a picture says none and is named by its action.
enum class Words {
    whole, ///< those of the menu
    brief, ///< `QAction::iconText()`, where room is short
    none,
};

/// Has a button show an action for as long as both live: its words, its tip, its tick, whether it can be
/// pressed and whether it is there at all. A press triggers the action, unless it is the second of a double
/// click on what was there before.
void showAction(QAbstractButton* button, QAction* action, Words words);

/// A push button that shows an action and widens with its row.
///
/// It keeps its place whether the action is visible or not, and room for the words in `QAction::data()`, so
/// that what is beside it never moves.
QPushButton* makeActionButton(QAction* action, Words words, QWidget* parent);

} // namespace panels
