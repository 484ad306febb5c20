// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>

#include "chess/result.h"
#include "endgame/answers_1999.h"

namespace endgame {

/// Why a file of the 1999 solver's answers could not be read or written.
enum class Answers1999FileError {
    unreadable, ///< There is no such file, it is not a plain file, or reading it failed.
    truncated,  ///< It is shorter than 16 MiB.
    oversized,  ///< It is longer than 16 MiB.
    altered,    ///< It has the right length, but not the content that the solver finds.
    unwritable, ///< It could not be written; what stood there before is untouched.
};

/// Writes the table as published: 16,777,216 bytes by the numbers of the arrangements and nothing else.
/// The value is the number of bytes.
///
/// The file is written whole or not at all: under another name in the same folder first, then renamed.
chess::Result<std::size_t, Answers1999FileError> write_answers_1999(const Answers1999& answers,
                                                                    const std::filesystem::path& path);

/// Reads a table back. The format has no room for a checksum, but there are only two tables that can be
/// right (Passes1999); the content must be one of them to the byte.
chess::Result<Answers1999, Answers1999FileError> read_answers_1999(const std::filesystem::path& path);

} // namespace endgame
