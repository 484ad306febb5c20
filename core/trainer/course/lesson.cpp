// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/lesson.h"

#include <algorithm>
#include <span>
#include <vector>

#include "chess/overloaded.h"

namespace trainer::course {
namespace {

using chess::GameTree;

/// How far the moves of a round are those of a page.
struct Way {
    /// The nodes of the page's tree that the round came through, its start first.
    std::vector<GameTree::NodeId> nodes{GameTree::root};
    /// How many of them the page goes on from.
    std::size_t right = 1;
};

/// Whether a node of a page is an answer that its author wrote down because it is not the one he asks for.
bool is_aside(const GameTree& page, GameTree::NodeId node, std::size_t ply)
{
    return ply % 2 == 1 && page.node(*page.node(node).parent).children.front() != node;
}

Way way_through(const Page& page, const Game& game)
{
    const GameTree& tree = page.game.tree;
    const bool is_asked = std::holds_alternative<Find>(page.task);
    Way way;
    const std::vector<Game::NodeId> path = game.path();
    for (const Game::NodeId step : std::span{path}.subspan(1)) {
        const auto child = tree.child(way.nodes.back(), *game.node(step).move);
        if (!child)
            break;
        const std::size_t ply = way.nodes.size();
        if (way.right == ply && !(is_asked && is_aside(tree, *child, ply)))
            ++way.right;
        way.nodes.push_back(*child);
    }
    return way;
}

std::string words_on(const Page& page, const Way& way)
{
    const GameTree& tree = page.game.tree;
    const std::string& words = tree.annotations(way.nodes.back()).after.text;
    // Replies are played at once, so the words on the move before stay on the page.
    const bool is_reply =
        std::holds_alternative<Find>(page.task) && way.nodes.size() > 1 && way.nodes.size() % 2 == 1;
    return words.empty() && is_reply ? tree.annotations(way.nodes[way.nodes.size() - 2]).after.text : words;
}

/// The moves the attacker has made.
int attackers_moves(const Round& round)
{
    const std::size_t plies = round.game().depth();
    const bool is_first = round.game().start().turn() == round.attacker();
    return static_cast<int>(is_first ? (plies + 1) / 2 : plies / 2);
}

/// The node after the reader left the page: his move, which is judged.
Game::NodeId first_off(const Game& game, const Way& way)
{
    return game.path()[way.right];
}

Progress progress_in_finding(const Round& round, const Way& way, const Reading& reading)
{
    const Game& game = round.game();
    if (!reading.next)
        return Progress::done;
    if (reading.is_off) {
        const Judgement* judgement = round.judgement(first_off(game, way));
        const bool is_best = judgement != nullptr && judgement->grade == Grade::best;
        return is_best ? Progress::as_good : Progress::wrong;
    }
    return reading.is_reply_due ? Progress::reading : Progress::asked;
}

Progress progress_in_playing(const Round& round, int within)
{
    const std::optional<GameEnd> end = round.end();
    const int moves = attackers_moves(round);
    if (end && end->winner == round.attacker() && moves <= within)
        return Progress::done;
    return end || moves >= within ? Progress::wrong : Progress::asked;
}

/// Whether a move of the round so far gave the draw away.
bool has_lost_draw(const Round& round)
{
    return std::ranges::any_of(round.game().path(), [&](Game::NodeId node) {
        const Judgement* judgement = round.judgement(node);
        return judgement != nullptr && judgement->grade == Grade::loses_draw;
    });
}

Progress progress_in_holding(const Round& round, int moves)
{
    const std::optional<GameEnd> end = round.end();
    if (has_lost_draw(round) || (end && end->winner))
        return Progress::wrong;
    return end || attackers_moves(round) >= moves ? Progress::done : Progress::asked;
}

/// Whether a page asks for what the round does not hold.
bool is_asking(const Task& task, const Game& game, const Reading& reading)
{
    if (std::holds_alternative<Point>(task))
        return reading.progress != Progress::done;
    return std::holds_alternative<Find>(task) && reading.next && reading.progress != Progress::as_good &&
           !game.tree().child(reading.back_to, *reading.next);
}

Progress progress_in_pointing(chess::Bitboard wanted, chess::Bitboard pointed)
{
    if (pointed == wanted)
        return Progress::done;
    return pointed.size() < wanted.size() ? Progress::asked : Progress::wrong;
}

} // namespace

const Page* page_at(const Course& course, Place place)
{
    if (place.chapter >= course.chapters.size() || place.page >= course.chapters[place.chapter].pages.size())
        return nullptr;
    return &course.chapters[place.chapter].pages[place.page];
}

std::optional<Place> place_after(const Course& course, Place place)
{
    for (const Place next : {Place{place.chapter, place.page + 1}, Place{place.chapter + 1, 0}}) {
        if (page_at(course, next) != nullptr)
            return next;
    }
    return std::nullopt;
}

std::optional<Place> place_before(const Course& course, Place place)
{
    if (place.page > 0)
        return Place{place.chapter, place.page - 1};
    if (place.chapter == 0)
        return std::nullopt;
    return Place{place.chapter - 1, course.chapters[place.chapter - 1].pages.size() - 1};
}

Round round_of(const Page& page)
{
    Loaded origin{page.game.tags, page.game.result};
    // A game of a study has no task, and is a page all the same.
    if (task_of(origin.tags) != page.task)
        origin.tags.set("Task", "read");
    const chess::GameTree& tree = page.game.tree;
    if (std::holds_alternative<Read>(page.task))
        return Round{Game{tree}, Seat::both, origin};
    Seat seat = Seat::both;
    if (std::holds_alternative<Play>(page.task))
        seat = Seat::attacker;
    else if (std::holds_alternative<Hold>(page.task))
        seat = Seat::defender;
    return Round{tree.start(), seat, origin};
}

bool is_round_of(const Page& page, const Round& round)
{
    const auto* const origin = std::get_if<Loaded>(&round.origin());
    if (origin == nullptr || round.game().start().setup() != page.game.tree.start().setup())
        return false;
    // Where a game stands in its course is the same in every language.
    const auto is_same = [&](const char* tag) {
        return origin->tags.value(tag).value_or("?") == page.game.tags.value(tag).value_or("?");
    };
    return task_of(origin->tags) == page.task && is_same("Round") && is_same("Site");
}

Reading reading_of(const Page& page, const Round& round, chess::Bitboard pointed)
{
    const GameTree& tree = page.game.tree;
    const Game& game = round.game();
    const Way way = way_through(page, game);
    const std::vector<GameTree::NodeId>& children = tree.node(way.nodes[way.right - 1]).children;

    Reading reading;
    reading.words = words_on(page, way);
    reading.is_helped = round.helped_moves() > 0;
    if (way.nodes.size() > game.depth())
        reading.at = way.nodes.back();
    reading.back_to = game.path()[way.right - 1];
    reading.is_off = way.right <= game.depth();
    if (!children.empty())
        reading.next = tree.node(children.front()).move;
    const bool is_others_turn = way.right % 2 == 0;
    reading.is_reply_due = std::holds_alternative<Find>(page.task) && !reading.is_off && is_others_turn &&
                           reading.next.has_value();
    reading.progress =
        std::visit(chess::Overloaded{
                       [](Read) { return Progress::reading; },
                       [&](Find) { return progress_in_finding(round, way, reading); },
                       [&](Play play) { return progress_in_playing(round, play.moves); },
                       [&](Hold hold) { return progress_in_holding(round, hold.moves); },
                       [&](Point point) { return progress_in_pointing(point.squares, pointed); },
                   },
                   page.task);
    const bool is_last = reading.next && tree.node(children.front()).children.empty();
    reading.is_finished =
        reading.progress == Progress::done || (reading.progress == Progress::as_good && is_last);
    reading.is_asking = is_asking(page.task, game, reading);
    return reading;
}

} // namespace trainer::course
