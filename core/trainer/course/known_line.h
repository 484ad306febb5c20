// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A line to know by heart: successive pages of a chapter that ask for one move each, where a reply to the
// move of a page leads to the next one.

#include <optional>
#include <vector>

#include "chess/move.h"
#include "trainer/course/course.h"
#include "trainer/course/lesson.h"

namespace trainer::course {

/// The reply that leads from the move of a page to the next page of its line; `nullopt` at the end of the
/// line, and for pages that do not ask for one move by heart.
std::optional<chess::Move> reply_to_next(const Course& course, Place place);

/// The reply that leads to a page from the nearest page before it whose move allows that; `nullopt` if there
/// is none.
std::optional<chess::Move> reply_before(const Course& course, Place place);

/// The pages of a line from one of them to its end.
std::vector<Place> line_from(const Course& course, Place place);

/// The pages of the whole line that a page belongs to.
std::vector<Place> line_of(const Course& course, Place place);

/// A page to be read that shows a line from a page on: the moves to learn, after an even number of plies, and
/// the replies to them. `nullopt` if the page does not ask for one move by heart.
std::optional<Page> shown_line(const Course& course, Place place);

} // namespace trainer::course
