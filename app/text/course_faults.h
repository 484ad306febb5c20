// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "text/words.h"
#include "trainer/course/course.h"

namespace text {

/// What is wrong in a course: the first mistake with its place, and how many more there are.
///
/// @pre there is one
Remark courseRemark(const std::vector<trainer::course::Fault>& faults);

} // namespace text
