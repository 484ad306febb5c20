// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/exercise.h"

#include <algorithm>
#include <map>

#include "trainer/method/by_heart.h"
#include "trainer/words.h"

namespace trainer::practice {
namespace {

using coach::Stage;

constexpr int no_end = std::numeric_limits<int>::max();
constexpr std::string_view draw_name = "draw";
constexpr std::string_view by_heart_name = "by-heart";
constexpr std::string_view textbook_name = "textbook";
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

/// The exercise of a textbook position of an ending in the rest of a name, after "KRBKR:textbook:".
std::optional<Exercise> textbook_named(const endgame::Material& ending, std::string_view name)
{
    const TextbookPosition* const textbook = textbook_position(ending, name);
    if (textbook == nullptr)
        return std::nullopt;
    return Exercise{.ending = ending,
                    .prospect = textbook->is_held ? Prospect::draw : Prospect::win,
                    .textbook = textbook};
}

/// The exercises in the registry of endings that satisfy a condition, in its order.
template <typename IsWanted>
std::vector<Exercise> registered(IsWanted is_wanted)
{
    std::vector<Exercise> found;
    for (const Ending& ending : endings()) {
        for (const std::string_view name : ending.exercises) {
            const Exercise exercise =
                exercise_named(std::string{ending.name}.append(1, ':').append(name)).value();
            if (is_wanted(ending, exercise))
                found.push_back(exercise);
        }
    }
    return found;
}

std::vector<Exercise> by_heart()
{
    std::vector<Exercise> exercises;
    for (const method::KnownPosition& known : method::known_positions)
        exercises.push_back({.ending = endgame::kbnk, .known = &known});
    return exercises;
}

std::vector<Exercise> list_of(Syllabus syllabus)
{
    const auto asking = [](MoveQuestion question) {
        return registered(
            [=](const Ending&, const Exercise& exercise) { return exercise.question == question; });
    };
    switch (syllabus) {
    case Syllabus::all:
        return registered(
            [](const Ending&, const Exercise& exercise) { return !is_on_request(exercise.ending); });
    case Syllabus::by_heart:
        return by_heart();
    case Syllabus::only_moves:
        return asking(MoveQuestion::only_move);
    case Syllabus::waiting_moves:
        return asking(MoveQuestion::waiting_move);
    default:
        return registered(
            [syllabus](const Ending& ending, const Exercise&) { return ending.syllabus == syllabus; });
    }
}

} // namespace

std::string name_of(const Exercise& exercise)
{
    if (exercise.page)
        return std::string{page_name}.append(":" + exercise.page->page + ':' + exercise.page->course);
    std::string name = exercise.ending.name() + ':';
    if (exercise.textbook != nullptr)
        return name.append(textbook_name).append(1, ':').append(exercise.textbook->name);
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
    if (name.starts_with(textbook_name)) {
        take_part(name);
        return textbook_named(*ending, name);
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
    static const auto all = [] {
        std::map<Syllabus, std::vector<Exercise>> lists;
        for (const Syllabus each : all_syllabuses)
            lists.emplace(each, list_of(each));
        return lists;
    }();
    return all.at(syllabus);
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
                        .textbook = exercise.textbook,
                        .own = exercise.own,
                        .question = exercise.question}};
}

} // namespace trainer::practice
