// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "endgame/material.h"
#include "trainer/coach/stage.h"
#include "trainer/drill.h"

namespace trainer::practice {

/// A question of a course: the course by its name, the page by its key.
struct CourseQuestion {
    std::string course;
    std::string page;

    friend bool operator==(const CourseQuestion&, const CourseQuestion&) = default;
};

/// A skill to practise: an ending, whether it is to be won or held, and from where on the way to the mate.
struct Exercise {
    endgame::Material ending = endgame::kbnk;
    Prospect prospect = Prospect::win;
    /// The stage that it begins in, one of the ending's; any, if nothing. A draw has none.
    std::optional<coach::Stage> stage{};
    /// How far the mate is at the start, in moves, both ends included. A draw has none.
    int shortest = 1;
    int longest = std::numeric_limits<int>::max();
    /// The position to know by heart, whose one move is asked; null where the ending is played out.
    const method::KnownPosition* known = nullptr;
    /// The one move that is asked; nothing where the ending is played out.
    std::optional<MoveQuestion> question{};
    /// The question of a course that is asked; then nothing of the above has a meaning.
    std::optional<CourseQuestion> page{};

    friend bool operator==(const Exercise&, const Exercise&) = default;
};

/// The name of an exercise in files: "KBNK:w:1-18", "KQKR:21-", "KPK:draw",
/// "KPK:only-move", "KBNK:by-heart:8/8/8/8/3KB3/k2N4/8/8", "page:0f3a…:bishop-and-knight".
std::string name_of(const Exercise& exercise);
/// The exercise of a name; nothing if the name tells none, or one with a stage that its ending has not.
std::optional<Exercise> exercise_named(std::string_view name);

/// What to practise. `all` has the exercises of the groups before it: neither those of five pieces, whose
/// ending is solved on request only, nor the positions to know by heart, which belong to the method. The last
/// two ask for one move, and are in other groups too.
enum class Syllabus {
    bishop_and_knight,
    simple_mates,
    pawns,
    piece_against_piece,
    all,
    rook_and_pawn,
    by_heart,
    only_moves,
    waiting_moves
};

/// In the order in which they are offered.
inline constexpr std::array all_syllabuses{
    Syllabus::bishop_and_knight,   Syllabus::by_heart, Syllabus::simple_mates,  Syllabus::pawns,
    Syllabus::piece_against_piece, Syllabus::all,      Syllabus::rook_and_pawn, Syllabus::only_moves,
    Syllabus::waiting_moves};

/// The exercises of a syllabus in the order in which they are best learnt: from the mate backwards, and what
/// is held after what is won.
const std::vector<Exercise>& exercises(Syllabus syllabus);

/// What deals an exercise other than a question of a course: its user attacks what is won and defends what is
/// drawn. The number of the deal decides the attacker's colour; board and bishop are as chance has it, so
/// that no picture comes again.
Drill drill_of(const Exercise& exercise, std::uint64_t number);

/// How many moves a draw is held in an exercise.
inline constexpr int moves_to_hold = 15;

} // namespace trainer::practice
