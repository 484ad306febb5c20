// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "chess/pgn_reader.h"
#include "store/pgn_file.h"
#include "text/words.h"

namespace files {

/// Returns the message for a file that could not be read or written.
///
/// @param path the file; empty for a text without a file
/// @param largest the maximum size of such a file in bytes
text::Remark remarkOn(store::FileTrouble trouble, const QString& path,
                      qint64 largest = store::pgnFileSizeLimit);

/// Returns the message for errors in reading a game.
///
/// @param errors at least one
text::Remark remarkOn(const std::vector<chess::PgnError>& errors);

} // namespace files
