// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyCombination>
#include <QKeySequence>
#include <QString>
#include <QStringList>
#include <array>
#include <functional>
#include <vector>

namespace window {

/// The menus; a command of `Menu::none` has a button or a key only.
enum class Menu { none, file, game, position, board, training, window, help };

/// The menus of the menu bar, from left to right.
inline constexpr std::array barMenus{Menu::file,     Menu::game,   Menu::position, Menu::board,
                                     Menu::training, Menu::window, Menu::help};

/// Where a key works.
enum class Where {
    window, ///< wherever the focus is
    replay, ///< on the board while a line is replayed, when nothing can be moved there, or a page is read
    spare,  ///< wherever the focus is, if nothing there has a use for it
};

/// A key and where it works.
struct Key {
    QKeySequence keys;
    Where where = Where::window;
};

/// One thing the user can do: all that menus, buttons, shortcuts and the help page show of it.
struct Command {
    QString id; ///< "take-back"; commands are known by it and by nothing else
    Menu menu = Menu::none;
    QString submenu = {};     ///< the title of the submenu it stands in, if it does
    bool startsGroup = false; ///< a line goes before it, or before its submenu if it is the first there
    QString text = {};        ///< the words of the menu, mnemonic included
    QString brief = {};       ///< the words of a button where room is short; those of the menu, if empty
    QString tip = {};         ///< what it does, where the words do not say it all
    std::vector<Key> keys = {};
    std::function<void()> run = {};
    std::function<bool()> isEnabled = {}; ///< the rule when it can be used, if it has words; always, if empty
    QString whyNot = {};                  ///< in a few words, why it cannot be used; after its own words then
    std::function<bool()> isOn = {};      ///< whether it has a tick; it never has one, if empty
    /// The words as they are now, where they change; the command is hidden and cannot be used while there are
    /// none.
    std::function<QString()> words = {};
    /// Words of a button that it keeps room for, so that others stay in their places when it says them.
    QStringList roomFor = {};
    /// The tip as it is now, where it changes.
    std::function<QString()> tips = {};
    bool isChoice = false;    ///< one of several in its submenu, of which one is on
    bool leavesGame = false;  ///< something else takes the place of the game, so that an exam would be lost
    bool endsOnBoard = false; ///< the focus goes to the board afterwards, wherever it was
};

} // namespace window
