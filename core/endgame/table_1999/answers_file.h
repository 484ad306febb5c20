// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>

#include "chess/result.h"
#include "endgame/table_1999/answers.h"

namespace endgame::table_1999 {

/// The reason that a file of the 1999 solver's answers could not be read or written.
enum class FileError {
    unreadable, ///< The file does not exist, is not a regular file, or could not be read.
    truncated,  ///< The file is shorter than 16 MiB.
    oversized,  ///< The file is longer than 16 MiB.
    altered,    ///< The length is right, but the content is not that which the solver finds.
    unwritable, ///< The file could not be written; an existing file is unchanged.
};

/// Writes the table as published: exactly 16,777,216 bytes, indexed by the numbers of the arrangements.
/// The value is the number of bytes.
///
/// The file is written whole or not at all: under another name in the same folder first, then renamed.
chess::Result<std::size_t, FileError> write_answers(const Answers& answers,
                                                    const std::filesystem::path& path);

/// Reads a table back. The format has no room for a checksum, but only two tables are correct (`Passes`); the
/// content must be identical to one of them.
chess::Result<Answers, FileError> read_answers(const std::filesystem::path& path);

} // namespace endgame::table_1999
