// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/exercise.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "trainer/method/by_heart.h"
#include "trainer/words.h"

namespace trainer::practice {
namespace {

using coach::Stage;

constexpr int no_end = std::numeric_limits<int>::max();
constexpr std::string_view draw_name = "draw";
constexpr std::string_view by_heart_name = "by-heart";
constexpr std::string_view page_name = "page";
constexpr std::string_view own_name = "own";
constexpr std::string_view win_name = "win";

struct Band {
    int shortest = 1;
    int longest = no_end;
};

std::string name_of(Band band)
{
    return std::to_string(band.shortest) + '-' + (band.longest == no_end ? "" : std::to_string(band.longest));
}

std::optional<Band> band_named(std::string_view name)
{
    const std::size_t dash = name.find('-');
    if (dash == std::string_view::npos)
        return std::nullopt;
    const auto shortest = parse_number<int>(name.substr(0, dash));
    const bool is_open = dash + 1 == name.size();
    const std::optional<int> longest = is_open ? no_end : parse_number<int>(name.substr(dash + 1));
    const bool is_band = shortest && longest && 1 <= *shortest && *shortest <= *longest;
    return is_band ? std::optional{Band{*shortest, *longest}} : std::nullopt;
}

/// Removes and returns the part of a name up to the next colon.
std::string_view take_part(std::string_view& name)
{
    const std::size_t end = std::min(name.find(':'), name.size());
    const std::string_view part = name.substr(0, end);
    name.remove_prefix(std::min(end + 1, name.size()));
    return part;
}

/// The question of a course in the rest of a name, after "page:".
std::optional<Exercise> page_named(std::string_view name)
{
    const std::string_view key = take_part(name);
    if (key.empty() || name.empty())
        return std::nullopt;
    return Exercise{.page = CourseQuestion{std::string{name}, std::string{key}}};
}

/// The exercise of a position of the user's in the rest of a name, after "KQK:own:".
std::optional<Exercise> own_named(const endgame::Material& ending, std::string_view name)
{
    const auto own = own_position_named(take_part(name));
    if (!own || (name != draw_name && name != win_name))
        return std::nullopt;
    const bool is_win = name == win_name;
    const chess::Color attacker = is_win ? chess::Color::white : chess::Color::black;
    if (endgame::Material::of(image_of(*own, chess::Color::white, 0).board(), attacker,
                              endgame::most_pieces_on_request) != ending)
        return std::nullopt;
    return Exercise{.ending = ending, .prospect = is_win ? Prospect::win : Prospect::draw, .own = own};
}

std::vector<Exercise> named(std::initializer_list<std::string_view> names)
{
    std::vector<Exercise> exercises;
    for (const std::string_view name : names)
        exercises.push_back(exercise_named(name).value());
    return exercises;
}

// Wide stages and endings are split, the nearer mates first. A queen or a rook never leaves the box open.
std::vector<Exercise> bishop_and_knight()
{
    return named({"KBNK:mate:2-3", "KBNK:mate:4-", "KBNK:small-triangle:1-", "KBNK:middle-triangle:1-12",
                  "KBNK:middle-triangle:13-", "KBNK:w:1-18", "KBNK:w:19-", "KBNK:breakout:1-",
                  "KBNK:wrong-corner:1-", "KBNK:large-triangle:1-21", "KBNK:large-triangle:22-",
                  "KBNK:drive-to-edge:1-", "KBNK:take-centre:1-26", "KBNK:take-centre:27-",
                  "KBNK:come-together:1-28", "KBNK:come-together:29-", "KBNK:waiting-move", "KBNK:only-move",
                  "KBNK:draw"});
}

std::vector<Exercise> simple_mates()
{
    return named({"KQK:opposition:1-", "KQK:shut-edge:1-", "KQK:box:1-", "KRK:opposition:1-",
                  "KRK:shut-edge:1-", "KRK:box:1-", "KRK:draw", "KBBK:shut-edge:1-", "KBBK:box:1-",
                  "KBBK:open:1-"});
}

std::vector<Exercise> pawns()
{
    return named({"KPK:outrun:1-", "KPK:key-square:1-", "KPK:to-key-squares:1-", "KPK:only-move", "KPK:draw",
                  "KBPK:1-", "KBPK:draw", "KNPK:1-", "KPPK:1-", "KPKP:1-15", "KPKP:16-", "KPKP:draw"});
}

std::vector<Exercise> piece_against_piece()
{
    return named({"KQKP:1-10", "KQKP:11-", "KQKP:draw", "KQKN:1-", "KQKB:1-", "KQKR:1-10", "KQKR:11-20",
                  "KQKR:21-", "KRKP:1-15", "KRKP:16-", "KRKP:only-move", "KRKP:draw", "KRKN:1-", "KRKN:draw",
                  "KRKB:1-", "KRKB:draw"});
}

// In two of three positions with a mate in at most 15, the rook can be captured at once; in none of the
// others.
std::vector<Exercise> rook_and_pawn()
{
    return named({"KRPKR:16-25", "KRPKR:26-", "KRPKR:draw"});
}

std::vector<Exercise> by_heart()
{
    std::vector<Exercise> exercises;
    for (const method::KnownPosition& known : method::known_positions)
        exercises.push_back({.ending = endgame::kbnk, .known = &known});
    return exercises;
}

std::vector<Exercise> together(std::initializer_list<std::vector<Exercise>> groups)
{
    std::vector<Exercise> all;
    for (const std::vector<Exercise>& group : groups)
        all.insert(all.end(), group.begin(), group.end());
    return all;
}

} // namespace

std::string name_of(const Exercise& exercise)
{
    if (exercise.page)
        return std::string{page_name}.append(":" + exercise.page->page + ':' + exercise.page->course);
    std::string name = exercise.ending.name() + ':';
    if (exercise.own)
        return name.append(own_name)
            .append(':' + exercise.own->name + ':')
            .append(exercise.prospect == Prospect::draw ? draw_name : win_name);
    if (exercise.prospect == Prospect::draw)
        return name.append(draw_name);
    if (exercise.known != nullptr)
        return name.append(by_heart_name).append(1, ':').append(exercise.known->board);
    if (exercise.question)
        return name.append(trainer::name_of(*exercise.question));
    if (exercise.stage)
        name.append(coach::name_of(*exercise.stage)).push_back(':');
    return name + name_of(Band{exercise.shortest, exercise.longest});
}

std::optional<Exercise> exercise_named(std::string_view name)
{
    const std::string_view first = take_part(name);
    if (first == page_name)
        return page_named(name);
    const auto ending = endgame::Material::parse(first, endgame::most_pieces_on_request);
    if (!ending)
        return std::nullopt;
    if (name.starts_with(own_name)) {
        take_part(name);
        return own_named(*ending, name);
    }
    if (name == draw_name)
        return Exercise{.ending = *ending, .prospect = Prospect::draw};
    Exercise exercise{.ending = *ending, .question = question_named(name)};
    if (exercise.question)
        return exercise;
    if (name.starts_with(by_heart_name)) {
        take_part(name);
        exercise.known = method::known_position(name);
        return exercise.known != nullptr && *ending == endgame::kbnk ? std::optional{exercise} : std::nullopt;
    }
    if (name.find(':') != std::string_view::npos) {
        exercise.stage = coach::stage_named(take_part(name));
        if (!exercise.stage || std::ranges::count(coach::stages_of(*ending), *exercise.stage) == 0)
            return std::nullopt;
    }
    const std::optional<Band> band = band_named(name);
    if (!band)
        return std::nullopt;
    exercise.shortest = band->shortest;
    exercise.longest = band->longest;
    return exercise;
}

const std::vector<Exercise>& exercises(Syllabus syllabus)
{
    static const std::array all{
        bishop_and_knight(),
        simple_mates(),
        pawns(),
        piece_against_piece(),
        together({simple_mates(), bishop_and_knight(), pawns(), piece_against_piece()}),
        rook_and_pawn(),
        by_heart(),
        named({"KBNK:only-move", "KPK:only-move", "KRKP:only-move"}),
        named({"KBNK:waiting-move"}),
        std::vector<Exercise>{}};
    return all[static_cast<std::size_t>(syllabus)];
}

Drill drill_of(const Exercise& exercise, std::uint64_t number)
{
    return {.seat = exercise.prospect == Prospect::win ? Seat::attacker : Seat::defender,
            .request = {.material = exercise.ending,
                        .attacker = number % 2 == 0 ? chess::Color::white : chess::Color::black,
                        .prospect = exercise.prospect,
                        .shortest = exercise.shortest,
                        .longest = exercise.longest,
                        .stage = exercise.stage,
                        .known = exercise.known,
                        .own = exercise.own,
                        .question = exercise.question}};
}

} // namespace trainer::practice
