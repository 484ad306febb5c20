// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "chess/result.h"

namespace console {

/// How the program ends.
enum class ExitCode {
    ok = 0,     ///< Everything asked for was done.
    failed = 1, ///< Something could not be done; a sentence on standard error says what.
    usage = 2,  ///< The command line was not understood.
};

/// Why a command gives no answer, in one sentence.
struct Refusal {
    ExitCode code;
    std::string sentence;
};

/// The text a command puts on standard output, or why it does not.
using Answer = chess::Result<std::string, Refusal>;

} // namespace console
