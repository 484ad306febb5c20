// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyCombination>
#include <QKeySequence>
#include <QString>
#include <QStringList>
#include <array>
#include <functional>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

#include "text/words.h"

namespace actions {

/// The menus; a command of `Menu::none` has only a button or a key.
enum class Menu { none, file, game, position, board, training, settings, help };

/// The menus of the menu bar, from left to right.
inline constexpr std::array barMenus{Menu::file,     Menu::game,     Menu::position, Menu::board,
                                     Menu::training, Menu::settings, Menu::help};

/// The context in which a key works.
enum class Where {
    window, ///< wherever the focus is
    replay, ///< on the board while a line is replayed and no piece can be moved, or while a text page is open
    spare,  ///< wherever the focus is, unless the focused widget uses the key
};

/// A key sequence and its context.
struct Key {
    QKeySequence keys;
    Where where = Where::window;
};

/// A user command, with everything that menus, buttons, shortcuts and the help page show of it.
struct Command {
    QString id; ///< the unique identifier, such as "take-back"
    Menu menu = Menu::none;
    QString submenu = {};     ///< the title of its submenu, if any
    bool startsGroup = false; ///< a separator precedes it, or its submenu if it is the first entry there
    QString text = {};        ///< the menu text, including the mnemonic
    QString brief = {};       ///< the button text where space is short; the menu text if empty
    QString tip = {};         ///< the tooltip, where the text needs explanation
    std::vector<Key> keys = {};
    std::function<void()> run = {};
    std::function<bool()> isEnabled =
        {}; ///< the condition for being enabled, provided that it has a text; always if empty
    /// The current reason for being disabled, in a few words, shown after the text in the menu; may be empty.
    std::function<QString()> whyNot = {};
    std::function<bool()> isOn = {}; ///< true if checked; not checkable if empty
    /// The current text, if it varies; the command is hidden and disabled while it is empty.
    std::function<QString()> words = {};
    /// Button texts to reserve space for, so that other buttons stay in place when the text changes.
    QStringList roomFor = {};
    /// The current tooltip, if it varies.
    std::function<QString()> tips = {};
    bool isChoice = false;   ///< one of several exclusive choices in its submenu
    bool leavesGame = false; ///< replaces the current game, so that an exam would be lost
    /// The question to be asked first, if any; choosing the command again answers it.
    std::function<std::optional<text::Remark>()> question = {};
    QString staying = {};     ///< the label of the button that declines the question
    bool endsOnBoard = false; ///< always moves the focus to the board afterwards
};

/// The commands of several parts, one part after another.
inline std::vector<Command> joined(std::initializer_list<std::vector<Command>> parts)
{
    std::vector<Command> all;
    for (const std::vector<Command>& part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

/// Makes a command that toggles a preference and then calls `changed`.
inline Command makeSwitch(Command command, bool& value, const std::function<void()>& changed)
{
    command.run = [&value, changed] {
        value = !value;
        changed();
    };
    command.isOn = [&value] { return value; };
    return command;
}

/// Makes the commands of a submenu with one checked entry; each sets the value and then calls `changed`.
template <typename Value>
std::vector<Command> makeChoices(const Command& like, const std::vector<std::pair<QString, Value>>& choices,
                                 Value& value, const std::function<void()>& changed)
{
    std::vector<Command> commands;
    for (const auto& [text, choice] : choices) {
        Command command = like;
        command.id += u'/' + QString::number(commands.size());
        command.text = text;
        command.isChoice = true;
        command.run = [&value, choice = choice, changed] {
            value = choice;
            changed();
        };
        command.isOn = [&value, choice = choice] { return value == choice; };
        command.startsGroup = like.startsGroup && commands.empty();
        commands.push_back(command);
    }
    return commands;
}

} // namespace actions
