// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "chess/pgn_reader.h"
#include "store/pgn_file.h"
#include "text/words.h"

namespace window {

/// Why a file could not be read or written.
///
/// @param path the file; empty for a text without one
/// @param largest the bytes that such a file may have
text::Remark remarkOn(store::FileTrouble trouble, const QString& path,
                      qint64 largest = store::pgnFileSizeLimit);

/// What of a game could not be read.
///
/// @param errors at least one
text::Remark remarkOn(const std::vector<chess::PgnError>& errors);

} // namespace window
