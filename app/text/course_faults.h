// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <vector>

#include "chess/pgn.h"
#include "endgame/tablebase.h"
#include "text/words.h"
#include "trainer/course/course.h"

namespace text {

/// Returns a description of the errors in a course: the first with its place, and the number of further ones.
///
/// @pre `faults` is not empty
Remark courseRemark(const std::vector<trainer::course::Fault>& faults);

/// Returns sentences about the errors of a page that is being written: of the file, false claims, also those
/// of its words such as "mate in 5", a task that cannot be done, and wrong moves of its solution.
QStringList pageFaults(const chess::PgnGame& page, const endgame::Tablebase& known);

} // namespace text
