// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/course.h"

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <variant>

#include "chess/overloaded.h"
#include "chess/position_hash.h"
#include "chess/square.h"
#include "trainer/game.h"
#include "trainer/words.h"

namespace trainer::course {
namespace {

using Words = std::span<const std::string_view>;

std::optional<Task> point_task(Words names)
{
    chess::Bitboard squares;
    for (const std::string_view name : names) {
        const auto square = chess::parse_square(name);
        if (!square)
            return std::nullopt;
        squares |= chess::Bitboard{*square};
    }
    return squares.empty() ? std::nullopt : std::optional<Task>{Point{squares}};
}

/// Parses the pace of a task to recall a move.
std::optional<Task> recall_task(Words pace)
{
    if (pace.empty())
        return Find{.is_by_heart = true};
    const std::optional<int> slower = parse_number<int>(pace.front());
    if (pace.size() > 1 || !slower || *slower < 0)
        return std::nullopt;
    return Find{.is_by_heart = true, .slower = *slower};
}

/// Parses a task that consists of a word and a number of moves.
std::optional<Task> task_of_moves(std::string_view word, std::string_view number)
{
    const std::optional<int> moves = parse_number<int>(number);
    if (!moves || *moves <= 0)
        return std::nullopt;
    if (word == "play" || word == "win")
        return Play{.moves = *moves, .is_to_mate = word == "play"};
    return word == "hold" ? std::optional<Task>{Hold{*moves}} : std::nullopt;
}

std::optional<Task> parse_task(std::string_view text)
{
    const std::vector<std::string_view> words = words_of(text);
    if (words == std::vector<std::string_view>{"read"})
        return Read{};
    if (words == std::vector<std::string_view>{"find"})
        return Find{};
    if (!words.empty() && words.front() == "recall")
        return recall_task(Words{words}.subspan(1));
    if (!words.empty() && words.front() == "squares")
        return point_task(Words{words}.subspan(1));
    return words.size() == 2 ? task_of_moves(words[0], words[1]) : std::nullopt;
}

/// True if the game is an interactive lesson of a Lichess study whose reader is to find the moves of the side
/// that moves first.
bool is_interactive(const chess::PgnGame& game)
{
    if (game.tags.value("ChapterMode") != "gamebook" || game.tree.nodes().size() == 1)
        return false;
    const chess::Color first = game.tree.node(chess::GameTree::root).position.turn();
    const std::string_view readers = game.tags.value("Orientation").value_or("");
    return readers.empty() || readers == (first == chess::Color::white ? "white" : "black");
}

/// Hashes the positions and the task of a page, but neither its texts nor a number of moves, which may be
/// corrected. Without moves, the start drops out.
std::uint64_t former_hash_of(const Page& page)
{
    const chess::GameTree& tree = page.game.tree;
    std::uint64_t hash = chess::position_hash(tree.start(), std::nullopt);
    for (const chess::GameTree::NodeId node : tree.main_line())
        hash = chess::stirred(hash, chess::position_hash(tree.node(node).position, std::nullopt));
    const auto* point = std::get_if<Point>(&page.task);
    hash = chess::stirred(hash, page.task.index());
    return chess::stirred(hash, point != nullptr ? point->squares.bits() : 0);
}

/// True if the reader plays a page out against the program.
bool is_played_out(const Task& task)
{
    return std::holds_alternative<Play>(task) || std::holds_alternative<Hold>(task);
}

std::string in_hexadecimal(std::uint64_t number)
{
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4)
        digits += "0123456789abcdef"[number >> shift & 15];
    return digits;
}

} // namespace

std::optional<Task> task_of(const chess::PgnTags& tags)
{
    const auto text = tags.value("Task");
    return text ? parse_task(*text) : std::nullopt;
}

std::string to_string(const Task& task)
{
    return std::visit(
        chess::Overloaded{
            [](Read) { return std::string{"read"}; },
            [](Find find) {
                if (!find.is_by_heart)
                    return std::string{"find"};
                return find.slower == Find::usual_pace ? std::string{"recall"}
                                                       : "recall " + std::to_string(find.slower);
            },
            [](Play play) { return (play.is_to_mate ? "play " : "win ") + std::to_string(play.moves); },
            [](Hold hold) { return "hold " + std::to_string(hold.moves); },
            [](const Point& point) {
                std::string text = "squares";
                for (const chess::Square square : point.squares)
                    text.append(" ").append(chess::to_string(square));
                return text;
            },
        },
        task);
}

bool is_by_heart(const Task& task)
{
    const auto* find = std::get_if<Find>(&task);
    return find != nullptr && find->is_by_heart;
}

Names names_of(const chess::PgnTags& tags)
{
    const std::string_view event = tags.value("Event").value_or("");
    const std::size_t colon = event.find(": ");
    const std::string_view before = event.substr(0, colon);
    const std::string_view behind = colon == std::string_view::npos ? event : event.substr(colon + 2);
    return {std::string{tags.value("StudyName").value_or(before)},
            std::string{tags.value("ChapterName").value_or(behind)}};
}

void CourseReader::add(chess::PgnReading reading)
{
    Names names = names_of(reading.game.tags);
    if (!reading.game.tags.value("Task") && is_interactive(reading.game))
        reading.game.tags.set("Task", "find");
    std::vector<Chapter>& chapters = found_.course.chapters;
    if (chapters.empty())
        found_.course.title = std::move(names.course);
    if (chapters.empty() || chapters.back().name != names.chapter)
        chapters.push_back({std::move(names.chapter), {}});
    chapters.back().pages.push_back({Read{}, std::move(reading.game)});
    for (chess::PgnError& error : reading.errors)
        add_fault(Fault::Kind::pgn).pgn = std::move(error);
    set_task(chapters.back().pages.back());
    set_key(chapters.back().pages.back());
}

void CourseReader::set_key(Page& page)
{
    const std::uint64_t former = former_hash_of(page);
    page.key = numbered(in_hexadecimal(former));
    const chess::GameTree& tree = page.game.tree;
    if (tree.nodes().size() > 1)
        return;
    page.former_key = std::move(page.key);
    const std::uint64_t start = chess::position_hash(tree.start(), std::nullopt);
    page.key = numbered(in_hexadecimal(chess::stirred(former, start)));
}

/// A key with the number of pages so far that have it, if there is more than one.
std::string CourseReader::numbered(std::string key)
{
    const int count = ++keys_[key];
    return count > 1 ? std::move(key) + '-' + std::to_string(count) : key;
}

void CourseReader::set_task(Page& page)
{
    const auto text = page.game.tags.value("Task");
    if (!text)
        return;
    const std::optional<Task> task = task_of(page.game.tags);
    const bool has_moves = page.game.tree.nodes().size() > 1;
    if (!task)
        add_fault(Fault::Kind::unknown_task).task = *text;
    else if (std::holds_alternative<Find>(*task) && !has_moves)
        add_fault(Fault::Kind::nothing_to_find);
    else if (is_played_out(*task) && end_of(page.game.tree.start()))
        add_fault(Fault::Kind::game_over);
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
