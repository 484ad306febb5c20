// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>

#include "chess/result.h"
#include "endgame/table_1999/answers.h"

namespace endgame::table_1999 {

/// Why a file of the 1999 solver's answers could not be read or written.
enum class FileError {
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
chess::Result<std::size_t, FileError> write_answers(const Answers& answers,
                                                    const std::filesystem::path& path);

/// Reads a table back. The format has no room for a checksum, but there are only two tables that can be
/// right (Passes); the content must be one of them to the byte.
chess::Result<Answers, FileError> read_answers(const std::filesystem::path& path);

} // namespace endgame::table_1999
