// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/course.h"

#include <charconv>
#include <optional>
#include <utility>

#include "chess/square.h"

namespace trainer::course {
namespace {

/// Cuts the first word off a text; empty at its end.
std::string_view take_word(std::string_view& text)
{
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos)
        return text = {};
    text.remove_prefix(first);
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    return word;
}

/// A number of moves and nothing behind it.
std::optional<int> moves_of(std::string_view text)
{
    const std::string_view word = take_word(text);
    int moves = 0;
    const auto [end, error] = std::from_chars(word.begin(), word.end(), moves);
    const bool is_number = error == std::errc{} && end == word.end();
    return is_number && moves > 0 && take_word(text).empty() ? std::optional{moves} : std::nullopt;
}

std::optional<Task> point_task(std::string_view text)
{
    chess::Bitboard squares;
    for (std::string_view word = take_word(text); !word.empty(); word = take_word(text)) {
        const auto square = chess::parse_square(word);
        if (!square)
            return std::nullopt;
        squares |= chess::Bitboard{*square};
    }
    return squares.empty() ? std::nullopt : std::optional<Task>{Point{squares}};
}

std::optional<Task> parse_task(std::string_view text)
{
    const std::string_view word = take_word(text);
    if (word == "squares")
        return point_task(text);
    const std::optional<int> moves = moves_of(text);
    if (word == "play" && moves)
        return Play{*moves};
    if (word == "hold" && moves)
        return Hold{*moves};
    if (!take_word(text).empty())
        return std::nullopt;
    if (word == "read")
        return Read{};
    return word == "find" ? std::optional<Task>{Find{}} : std::nullopt;
}

/// The names of a course and of a chapter, as a game tells them.
struct Names {
    std::string course;
    std::string chapter;
};

Names names_of(const chess::PgnTags& tags)
{
    const std::string_view event = tags.value("Event").value_or("");
    const std::size_t colon = event.find(": ");
    const std::string_view before = event.substr(0, colon);
    const std::string_view behind = colon == std::string_view::npos ? event : event.substr(colon + 2);
    return {std::string{tags.value("StudyName").value_or(before)},
            std::string{tags.value("ChapterName").value_or(behind)}};
}

} // namespace

void CourseReader::add(chess::PgnReading reading)
{
    Names names = names_of(reading.game.tags);
    std::vector<Chapter>& chapters = found_.course.chapters;
    if (chapters.empty())
        found_.course.title = std::move(names.course);
    if (chapters.empty() || chapters.back().name != names.chapter)
        chapters.push_back({std::move(names.chapter), {}});
    chapters.back().pages.push_back({Read{}, std::move(reading.game)});
    for (chess::PgnError& error : reading.errors)
        add_fault(Fault::Kind::pgn).pgn = std::move(error);
    set_task(chapters.back().pages.back());
}

void CourseReader::set_task(Page& page)
{
    const auto text = page.game.tags.value("Task");
    if (!text)
        return;
    const std::optional<Task> task = parse_task(*text);
    const bool has_moves = page.game.tree.nodes().size() > 1;
    if (!task)
        add_fault(Fault::Kind::unknown_task).task = *text;
    else if (std::holds_alternative<Find>(*task) && !has_moves)
        add_fault(Fault::Kind::nothing_to_find);
    else
        page.task = *task;
}

Fault& CourseReader::add_fault(Fault::Kind kind)
{
    const Chapter& chapter = found_.course.chapters.back();
    return found_.faults.emplace_back(
        Fault{kind, found_.course.chapters.size(), chapter.name, chapter.pages.size(), {}, {}});
}

CourseReading read_course(std::string_view pgn)
{
    CourseReader reader;
    chess::PgnReader games{pgn};
    while (auto reading = games.next())
        reader.add(std::move(*reading));
    return std::move(reader).found();
}

} // namespace trainer::course
