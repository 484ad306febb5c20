// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Commands that change a preference.

#include <utility>
#include <vector>

#include "window/command.h"

namespace window {

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

} // namespace window
