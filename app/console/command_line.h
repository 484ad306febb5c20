// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The options of rightcorner-cli. Each command is a file of its own; without one the program is a chess
// engine for any GUI.

#include <functional>
#include <string>

#include "chess/result.h"
#include "console/answer.h"

namespace console {

/// What a command line asks for, to be done; nothing is done before it is called.
using Run = std::function<Answer()>;

/// Reads the words of a command line, the program's name the first of them; a text that is asked for, such as
/// the help, is done as well. The refusal of one that cannot be understood says why.
chess::Result<Run, Refusal> read_command_line(int argc, const char* const* argv);

/// Says what is wrong on standard error.
void complain(const std::string& sentence);

} // namespace console
