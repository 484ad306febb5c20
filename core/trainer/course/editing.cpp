// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/editing.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "chess/blanks.h"
#include "chess/fen.h"
#include "chess/pgn_reader.h"
#include "chess/pgn_scanner.h"
#include "chess/pgn_writer.h"
#include "chess/san.h"
#include "trainer/course/lesson.h"
#include "trainer/technique.h"
#include "trainer/words.h"

namespace trainer::course {
namespace {

using chess::GameTree;
using chess::PgnGame;

/// The moves for which a draw is to be held: enough to show that the method is known.
constexpr int moves_to_hold = 12;

/// The task of a position that is to be played out.
Task task_at(const chess::Position& start, const endgame::Tablebase& known)
{
    const auto verdict = known.probe(start);
    if (!verdict || end_of(start))
        return Read{};
    return verdict->is_draw() ? Task{Hold{moves_to_hold}}
                              : Task{Play{moves_to_mate_within(verdict->to_mate().moves())}};
}

/// A position from which a task is played out, whatever was played before.
chess::Position without_clocks(const chess::Position& position)
{
    chess::Setup setup = position.setup();
    setup.halfmove_clock = 0;
    setup.fullmove_number = 1;
    return chess::Position::from(setup).value();
}

/// Copies the children of a node and what follows them, except one node.
void copy_children(const GameTree& from, GameTree::NodeId source, GameTree& to, GameTree::NodeId target,
                   GameTree::NodeId except)
{
    std::vector<std::pair<GameTree::NodeId, GameTree::NodeId>> open{{source, target}};
    while (!open.empty()) {
        const auto [old, copy] = open.back();
        open.pop_back();
        to.annotate(copy) = from.annotations(old);
        for (const GameTree::NodeId child : from.node(old).children) {
            if (child != except)
                open.emplace_back(child, to.add(copy, *from.node(child).move));
        }
    }
}

/// True if a node or one that follows it has a comment.
bool has_comment(const GameTree& tree, GameTree::NodeId node)
{
    std::vector<GameTree::NodeId> open{node};
    while (!open.empty()) {
        const GameTree::NodeId at = open.back();
        open.pop_back();
        if (!tree.annotations(at).empty())
            return true;
        const std::vector<GameTree::NodeId>& children = tree.node(at).children;
        open.insert(open.end(), children.begin(), children.end());
    }
    return false;
}

/// The text of a file, cut into what precedes its first page and its pages.
struct Cuts {
    std::string_view head;
    std::vector<std::string_view> pages;
};

Cuts cut(std::string_view file)
{
    chess::PgnScanner scanner;
    std::vector<chess::PgnExtent> found;
    scanner.feed(file, found);
    scanner.finish(found);
    Cuts cuts{file.substr(0, found.empty() ? file.size() : found.front().offset), {}};
    for (const chess::PgnExtent& extent : found)
        cuts.pages.push_back(file.substr(extent.offset, extent.length));
    return cuts;
}

/// Joins the parts of a file with an empty line behind each.
std::string joined(const Cuts& cuts)
{
    std::string file;
    const auto add = [&file](std::string_view part) {
        if (const std::string_view words = chess::trimmed(part); !words.empty())
            file.append(words).append("\n\n");
    };
    add(cuts.head);
    std::ranges::for_each(cuts.pages, add);
    return file;
}

/// The number of the first page of a chapter, or of all pages if it is the one behind the last.
std::size_t first_page(const Course& course, std::size_t chapter)
{
    std::size_t page = 0;
    for (const Chapter& before : std::span{course.chapters}.first(chapter))
        page += before.pages.size();
    return page;
}

/// The operand of an EPD operation among others, which then no longer contain it; `nullopt` if there is none.
std::optional<std::string> taken_operand(std::string& remark, std::string_view code)
{
    constexpr std::string_view separator = "; ";
    for (std::size_t at = 0; at < remark.size();) {
        const std::size_t end = std::min(remark.find(separator, at), remark.size());
        const std::string operation = remark.substr(at, end - at);
        const std::size_t next = std::min(end + separator.size(), remark.size());
        if (operation.starts_with(std::string{code} + ' ')) {
            remark.erase(at, next - at);
            if (remark.ends_with(separator))
                remark.resize(remark.size() - separator.size());
            return operation.substr(code.size() + 1);
        }
        at = next;
    }
    return std::nullopt;
}

/// The best move of a position's EPD operations, which then no longer contain it; `nullopt` if there is none
/// that can be played.
std::optional<chess::Move> taken_best_move(std::string& remark, const chess::Position& start)
{
    std::string rest = remark;
    const auto moves = taken_operand(rest, "bm");
    if (!moves)
        return std::nullopt;
    const auto best = chess::parse_move(start, moves->substr(0, moves->find(' ')));
    if (!best)
        return std::nullopt;
    remark = rest;
    return *best;
}

/// The moves to mate ("dm") of a position's EPD operations, which then no longer contain them, 0 if the side
/// to move is mated; `nullopt` if there are none.
std::optional<int> taken_moves_to_mate(std::string& remark)
{
    std::string rest = remark;
    const auto moves = parse_number<int>(taken_operand(rest, "dm").value_or(""));
    if (!moves || *moves < 0)
        return std::nullopt;
    remark = rest;
    return moves;
}

void set_task(PgnGame& position, const endgame::Tablebase& known)
{
    GameTree& tree = position.tree;
    const auto annotations = tree.annotations(GameTree::root);
    tree = GameTree{without_clocks(tree.start())};
    tree.annotate(GameTree::root) = annotations;
    chess::Comment& comment = tree.annotate(GameTree::root).after;
    const auto best = taken_best_move(comment.text, tree.start());
    const std::optional<int> moves_to_mate = taken_moves_to_mate(comment.text);
    if (best)
        tree.add(GameTree::root, *best);
    if (moves_to_mate) {
        const std::string claim =
            *moves_to_mate == 0 ? "checkmate" : "mate " + std::to_string(*moves_to_mate);
        comment.commands.push_back({"assert", claim});
    }
    const bool is_mate_ahead = moves_to_mate.value_or(0) > 0 && !end_of(tree.start());
    const Task played = is_mate_ahead ? Task{Play{*moves_to_mate}} : task_at(tree.start(), known);
    position.tags.set("Task", to_string(best ? Task{Find{}} : played));
}

/// The start, task and moves of a page as text. A key leaves the clocks of the start out.
std::string substance_of(const Page& page)
{
    const std::string_view key = page.key;
    return to_fen(page.game.tree.start().setup()) + ' ' + std::string{key.substr(0, key.find('-'))};
}

/// A title and the words behind it.
std::string titled(const std::string& title, const std::string& words)
{
    constexpr std::string_view ends = ".!?:";
    const bool is_sentence = !title.empty() && ends.find(title.back()) != std::string_view::npos;
    return title + (title.empty() || words.empty() ? "" : is_sentence ? " " : ". ") + words;
}

} // namespace

PgnGame new_page(const chess::Position& start, const endgame::Tablebase& known, const Names& names,
                 chess::Comment drawing)
{
    PgnGame page;
    page.tree = GameTree{without_clocks(start)};
    page.tree.annotate(GameTree::root).after = std::move(drawing);
    page.tags.set("Event", names.course);
    page.tags.set("ChapterName", names.chapter);
    page.tags.set("Task", to_string(task_at(page.tree.start(), known)));
    return page;
}

PgnGame adopted_page(PgnGame game, const endgame::Tablebase& known, const Names& names)
{
    const std::string event{game.tags.value("Event").value_or("")};
    const bool is_page = game.tags.value("ChapterName") || event.find(": ") != std::string::npos;
    if (!game.tags.value("Task") && game.tree.nodes().size() == 1)
        set_task(game, known);
    std::string& words = game.tree.annotate(GameTree::root).after.text;
    if (!is_page)
        words = titled(event, words);
    game.tags.set("ChapterName", is_page ? names_of(game.tags).chapter : names.chapter);
    game.tags.clear("StudyName");
    game.tags.set("Event", names.course);
    return game;
}

GameTree without_move(const GameTree& tree, GameTree::NodeId node)
{
    GameTree rest{tree.start()};
    copy_children(tree, GameTree::root, rest, GameTree::root, node);
    return rest;
}

GameTree::NodeId enter_move(GameTree& tree, GameTree::NodeId from, chess::Move move)
{
    if (const auto there = tree.child(from, move))
        return *there;
    const std::vector<GameTree::NodeId> others = tree.node(from).children;
    const auto replaced =
        std::ranges::find_if(others, [&](GameTree::NodeId child) { return !has_comment(tree, child); });
    if (replaced == others.end())
        return tree.add(from, move);
    const bool is_main = tree.is_main(*replaced);
    const std::vector<GameTree::NodeId> path = tree.path(from);
    const GameTree before = std::exchange(tree, without_move(tree, *replaced));
    GameTree::NodeId at = GameTree::root;
    for (const GameTree::NodeId step : std::span{path}.subspan(1))
        at = *tree.child(at, *before.node(step).move);
    const GameTree::NodeId entered = tree.add(at, move);
    if (is_main)
        tree.make_main(entered);
    return entered;
}

void add_drawing(chess::Comment& comment, const chess::Comment& drawn)
{
    const auto add = [](auto& marks, const auto& more, auto is_in_place) {
        auto rest = std::remove_reference_t<decltype(marks)>{};
        for (const auto mark : marks) {
            if (std::ranges::none_of(more, [&](auto other) { return is_in_place(mark, other); }))
                rest.add(mark);
        }
        for (const auto mark : more) {
            if (std::ranges::find(marks, mark) == marks.end())
                rest.add(mark);
        }
        marks = rest;
    };
    add(comment.squares, drawn.squares,
        [](chess::SquareMark a, chess::SquareMark b) { return a.square == b.square; });
    add(comment.arrows, drawn.arrows,
        [](chess::ArrowMark a, chess::ArrowMark b) { return a.from == b.from && a.to == b.to; });
}

std::optional<std::size_t> page_number(const Course& course, const Page& page)
{
    const auto place = place_of(course, page.key);
    if (!place || page_at(course, *place)->game != page.game)
        return std::nullopt;
    const std::vector<Place> all = places_of(course);
    return static_cast<std::size_t>(std::ranges::find(all, *place) - all.begin());
}

std::string_view page_text(std::string_view file, std::size_t page)
{
    return chess::trimmed(cut(file).pages.at(page));
}

std::optional<std::size_t> page_with_text(std::string_view file, std::string_view text, std::size_t before)
{
    const std::vector<std::string_view> pages = cut(file).pages;
    const auto is_it = [text](std::string_view page) { return chess::trimmed(page) == text; };
    if (before < pages.size() && is_it(pages[before]))
        return before;
    const auto found = std::ranges::find_if(pages, is_it);
    return found != pages.end() ? std::optional{static_cast<std::size_t>(found - pages.begin())}
                                : std::nullopt;
}

std::string with_page(std::string_view file, const PgnGame& page)
{
    Cuts cuts = cut(file);
    const std::string text = to_pgn(page);
    const auto last = std::find_if(cuts.pages.rbegin(), cuts.pages.rend(), [&](std::string_view other) {
        return names_of(chess::read_pgn_game(other).game.tags).chapter == names_of(page.tags).chapter;
    });
    cuts.pages.insert(last != cuts.pages.rend() ? last.base() : cuts.pages.end(), text);
    return joined(cuts);
}

Addition with_new_pages(std::string_view file, std::span<const PgnGame> pages)
{
    std::set<std::string> present;
    const Course course = read_course(file).course;
    for (const Place place : places_of(course))
        present.insert(substance_of(*page_at(course, place)));
    Addition addition{std::string{file}, 0};
    if (!file.empty() && !file.ends_with("\n\n"))
        addition.file += "\n\n";
    for (const PgnGame& page : pages) {
        const std::string text = to_pgn(page);
        const Course alone = read_course(text).course;
        if (!present.insert(substance_of(*page_at(alone, {}))).second)
            continue;
        addition.file += text;
        ++addition.added;
    }
    return addition;
}

std::string with_page_replaced(std::string_view file, std::size_t page, const PgnGame& by)
{
    Cuts cuts = cut(file);
    const std::string text = to_pgn(by);
    cuts.pages.at(page) = text;
    return joined(cuts);
}

std::string with_title(std::string_view file, const std::string& title)
{
    std::string titled;
    for (const std::string_view page : cut(file).pages) {
        chess::PgnReading reading = chess::read_pgn_game(page);
        if (!reading.errors.empty()) {
            titled.append(chess::trimmed(page)).append("\n\n");
            continue;
        }
        chess::PgnTags& tags = reading.game.tags;
        tags.set("ChapterName", names_of(tags).chapter);
        tags.clear("StudyName");
        tags.set("Event", title);
        titled += to_pgn(reading.game);
    }
    return titled;
}

std::string without_page(std::string_view file, std::size_t page)
{
    Cuts cuts = cut(file);
    cuts.pages.erase(cuts.pages.begin() + static_cast<std::ptrdiff_t>(page));
    return joined(cuts);
}

std::string with_page_moved(std::string_view file, std::size_t page, std::size_t to)
{
    Cuts cuts = cut(file);
    to = std::min(to, cuts.pages.size() - 1);
    const auto at = [&](std::size_t place) {
        return cuts.pages.begin() + static_cast<std::ptrdiff_t>(place);
    };
    if (page < to)
        std::rotate(at(page), at(page + 1), at(to + 1));
    else
        std::rotate(at(to), at(page), at(page + 1));
    return joined(cuts);
}

std::string with_chapter_moved(std::string_view file, std::size_t chapter, std::size_t to)
{
    const Course course = read_course(file).course;
    const auto [first, second] = std::minmax(chapter, to);
    Cuts cuts = cut(file);
    const auto begin_of = [&](std::size_t which) {
        return cuts.pages.begin() + static_cast<std::ptrdiff_t>(first_page(course, which));
    };
    std::rotate(begin_of(first), begin_of(second), begin_of(second + 1));
    return joined(cuts);
}

std::optional<std::string> with_chapter_renamed(std::string_view file, std::size_t chapter,
                                                const std::string& name)
{
    const Course course = read_course(file).course;
    Cuts cuts = cut(file);
    std::vector<std::string> renamed;
    const std::size_t first = first_page(course, chapter);
    const std::size_t end = first_page(course, chapter + 1);
    for (std::size_t page = first; page < end; ++page) {
        chess::PgnReading reading = chess::read_pgn_game(cuts.pages.at(page));
        if (!reading.errors.empty())
            return std::nullopt;
        reading.game.tags.set("ChapterName", name);
        renamed.push_back(to_pgn(reading.game));
    }
    std::copy(renamed.begin(), renamed.end(), cuts.pages.begin() + static_cast<std::ptrdiff_t>(first));
    return joined(cuts);
}

} // namespace trainer::course
