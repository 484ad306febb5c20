// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Commands that change a preference.

#include <utility>
#include <vector>

#include "window/command.h"

namespace window {

/// A command that switches a preference on and off; `changed` is called after it has.
inline Command makeSwitch(Command command, bool& value, const std::function<void()>& changed)
{
    command.run = [&value, changed] {
        value = !value;
        changed();
    };
    command.isOn = [&value] { return value; };
    return command;
}

/// A submenu of which one entry is ticked: its commands set the value and then call `changed`.
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
