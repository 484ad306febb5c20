// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "text/words.h"
#include "trainer/course/course.h"

namespace text {

/// Returns a description of the errors in a course: the first with its place, and the number of further ones.
///
/// @pre `faults` is not empty
Remark courseRemark(const std::vector<trainer::course::Fault>& faults);

} // namespace text
