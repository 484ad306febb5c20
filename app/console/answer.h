// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "chess/result.h"

namespace console {

/// The program's exit codes.
enum class ExitCode {
    ok = 0,     ///< Success.
    failed = 1, ///< A failure, explained by a sentence on standard error.
    usage = 2,  ///< The command line is invalid.
};

/// The reason why a command has no answer, as one sentence.
struct Refusal {
    ExitCode code;
    std::string sentence;
};

/// The text that a command prints on standard output, or a refusal.
using Answer = chess::Result<std::string, Refusal>;

} // namespace console
