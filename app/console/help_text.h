// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The text of --help, which man pages and completions are made from. CLI11 has its own format, but it differs
// from version to version.

#include <string>

namespace CLI {
class App;
} // namespace CLI

namespace console {

/// Returns the help of a program or command: its description, usage, arguments, options, commands and footer.
/// `name` is how it was called, the names of the commands that it is part of included.
std::string help_text(const CLI::App& app, const std::string& name);

} // namespace console
