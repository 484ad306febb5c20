// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace show {

/// The amount of tablebase knowledge disclosed during a round, most first.
enum class Telling {
    all,
    /// The winner, but not the distance to mate; the effect of a move only if it changed the result.
    results,
    /// The winner and the result of a try, but no clue to the answer: for the questions of a course.
    asked,
    /// The rules only: for an exam.
    nothing,
};

} // namespace show
