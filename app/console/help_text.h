// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The text of --help, from which man pages and completions are generated. CLI11's own format differs from
// version to version.

#include <string>

namespace CLI {
class App;
} // namespace CLI

namespace console {

/// Returns the help of a program or command: its description, usage, arguments, options, commands and footer.
/// `name` is the name by which it was called, including those of its parent commands.
std::string help_text(const CLI::App& app, const std::string& name);

} // namespace console
