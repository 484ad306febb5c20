// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "store/pgn_file.h"

namespace store {

/// The path of the course of positions that the user has kept; the file may not exist yet.
QString positionsPath();

/// Changes the text of a course file of the user's, atomically and safe from power cuts; a missing file has
/// an empty text. On trouble, or if the text stays the same, no file is written.
std::optional<FileTrouble> changeCourse(const QString& path,
                                        const std::function<std::string(std::string_view text)>& change);

} // namespace store
