// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "chess/move.h"
#include "chess/position.h"
#include "trainer/repertoire/repertoire.h"

namespace trainer::repertoire {

/// The texts of a course made from a repertoire, in UTF-8.
struct CourseWords {
    /// The title of the course.
    std::string title;
    /// The name of the first chapter.
    std::string main_line;
    /// The introduction or question of the first page, such as "Which winning move belongs to your line?" All
    /// pages but the start state the reply to be answered.
    std::string question;
    /// Writes a reply with its number: "3...Kd8".
    std::function<std::string(const chess::Position& before, chess::Move reply)> reply;
};

/// The tag of a course's first page with the start of its repertoire, a FEN: either side may be to move
/// there.
inline constexpr std::string_view start_tag = "RepertoireStart";

/// A course (see course.h) with a page for each position of a repertoire, which asks for its move by heart: a
/// PGN text. The pages of a line form a chapter, called after the reply that begins it, and claim what is
/// known of their positions.
///
/// @param slower the pace of the repertoire: see `Wishes`
std::string course_of(const Repertoire& repertoire, int slower, const CourseWords& words);

} // namespace trainer::repertoire
