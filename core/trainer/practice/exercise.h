// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "endgame/material.h"
#include "trainer/coach/stage.h"
#include "trainer/drill.h"
#include "trainer/endings.h"
#include "trainer/practice/syllabus.h"

namespace trainer::practice {

/// A question of a course: the course by its name, the page by its key.
struct CourseQuestion {
    std::string course;
    std::string page;

    friend bool operator==(const CourseQuestion&, const CourseQuestion&) = default;
};

/// A skill to practise: an ending, to be won or held, and the part of the mate that it begins with.
struct Exercise {
    endgame::Material ending = endgame::kbnk;
    Prospect prospect = Prospect::win;
    /// The stage that it begins in, one of the ending's; `nullopt` means any. Unused for draws.
    std::optional<coach::Stage> stage{};
    /// The range of moves to mate at the start, both ends included. Unused for draws.
    int shortest = 1;
    int longest = std::numeric_limits<int>::max();
    /// The position to know by heart, which asks for its one move; null if the ending is played out.
    const method::KnownPosition* known = nullptr;
    /// The textbook position that it begins with, which is played out; null means any position.
    const TextbookPosition* textbook = nullptr;
    /// The user's own position that it begins with, which is played out; `nullopt` means any.
    std::optional<OwnPosition> own{};
    /// The question about one move; `nullopt` if the ending is played out.
    std::optional<MoveQuestion> question{};
    /// The question of a course; if set, all members above are unused.
    std::optional<CourseQuestion> page{};

    friend bool operator==(const Exercise&, const Exercise&) = default;
};

/// The name of an exercise in files: "KBNK:w:1-18", "KQKR:21-", "KPK:draw",
/// "KPK:only-move", "KRBKR:textbook:philidor", "KQK:own:8/8/8/8/8/8/5K2/2k4Q:win",
/// "KBNK:by-heart:8/8/8/8/3KB3/k2N4/8/8", "page:0f3a…:bishop-and-knight".
std::string name_of(const Exercise& exercise);
/// The exercise with a name; `nullopt` if the name is invalid or contains a stage that is not one of the
/// ending's.
std::optional<Exercise> exercise_named(std::string_view name);

/// The exercises of a syllabus in the order of the endings (`endings`), those of each in the best order for
/// learning: from the mate backwards, draws after wins. None of the user's own mistakes.
const std::vector<Exercise>& exercises(Syllabus syllabus);

/// The drill of an exercise other than a question of a course: the user attacks in a win and defends in a
/// draw. The number of the deal determines the attacker's colour; orientation and square colour of the bishop
/// are random, so that users do not memorise pictures; textbook positions keep their ranks.
Drill drill_of(const Exercise& exercise, std::uint64_t number);

/// The number of moves for which a draw must be held in an exercise.
inline constexpr int moves_to_hold = 15;

} // namespace trainer::practice
