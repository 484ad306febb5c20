// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/lesson.h"

#include <algorithm>
#include <ranges>
#include <vector>

#include "chess/overloaded.h"

namespace trainer::course {
namespace {

using chess::GameTree;

/// How far the moves of a round are those of a page.
struct Way {
    /// The nodes of the page's tree that the round came through, its start first.
    std::vector<GameTree::NodeId> nodes{GameTree::root};
    /// The round's node at the last of them.
    Game::NodeId last = GameTree::root;
};

Way way_through(const GameTree& page, const Game& game)
{
    Way way;
    for (const Game::NodeId step : game.path() | std::views::drop(1)) {
        const auto child = page.child(way.nodes.back(), *game.node(step).move);
        if (!child)
            break;
        way.nodes.push_back(*child);
        way.last = step;
    }
    return way;
}

std::string words_on(const GameTree& page, const Way& way)
{
    for (const GameTree::NodeId node : way.nodes | std::views::reverse) {
        if (const std::string& words = page.annotations(node).after.text; !words.empty())
            return words;
    }
    return {};
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
    return game.path()[way.nodes.size()];
}

Progress progress_in_finding(const Round& round, const Way& way, const Reading& reading)
{
    const Game& game = round.game();
    if (reading.is_off) {
        const Judgement* judgement = round.judgement(first_off(game, way));
        const bool is_best = judgement != nullptr && judgement->grade == Grade::best;
        return is_best ? Progress::as_good : Progress::wrong;
    }
    if (!reading.next)
        return Progress::done;
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
    const Loaded origin{page.game.tags, page.game.result};
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

Reading reading_of(const Page& page, const Round& round, chess::Bitboard pointed)
{
    const GameTree& tree = page.game.tree;
    const Game& game = round.game();
    const Way way = way_through(tree, game);
    const std::vector<GameTree::NodeId>& children = tree.node(way.nodes.back()).children;

    Reading reading;
    reading.words = words_on(tree, way);
    reading.back_to = way.last;
    reading.is_off = way.nodes.size() <= game.depth();
    if (!children.empty())
        reading.next = tree.node(children.front()).move;
    const bool is_others_turn = way.nodes.size() % 2 == 0;
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
    return reading;
}

} // namespace trainer::course
