// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "console/answer.h"
#include "endgame/tablebase_store.h"

namespace console {

/// Lists the pages of a course, a line each, its fields separated by tabs: the chapter, its name, the page,
/// the task, and the positions on it, those of variations too.
///
/// @param file the PGN file; "-" for the standard input
/// @param tables learns the endings of the course, those that have no more pieces than it learns unnamed
/// @param complain is told what cannot be read, and every claim that does not hold, a sentence each
/// @return a refusal if there was anything to complain of
Answer course_check(const std::string& file, endgame::TablebaseStore& tables,
                    const std::function<void(const std::string& sentence)>& complain);

} // namespace console
