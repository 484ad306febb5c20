// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The options of rightcorner-cli. Each command has a file of its own; without a command, the program is a
// chess engine for any GUI.

#include <functional>
#include <string>

#include "chess/result.h"
#include "console/answer.h"

namespace console {

/// The action that a command line requests, to be called later.
using Run = std::function<Answer()>;

/// Reads the words of a command line, including the program's name as the first. Requests for a text, such as
/// the help, also become an action. The refusal of an invalid one states the reason.
chess::Result<Run, Refusal> read_command_line(int argc, const char* const* argv);

/// Prints a problem on standard error.
void complain(const std::string& sentence);

} // namespace console
