// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "console/answer.h"
#include "endgame/tablebase_store.h"

namespace console {

/// Lists the pages of a course, one per line, with tab-separated fields: the chapter, its name, the page, the
/// task, and the number of positions on it, including variations.
///
/// @param file the PGN file; "-" for standard input
/// @param tables solves the endings of the course, up to its number of pieces
/// @param complain receives a sentence for each unreadable part and for each claim that fails or cannot be
/// checked
/// @return a refusal if `complain` was called
Answer course_check(const std::string& file, endgame::TablebaseStore& tables,
                    const std::function<void(const std::string& sentence)>& complain);

} // namespace console
