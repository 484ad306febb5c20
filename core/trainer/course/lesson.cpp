// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/lesson.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "chess/overloaded.h"
#include "chess/position_hash.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/stage.h"
#include "trainer/course/claims.h"
#include "trainer/judge.h"
#include "trainer/technique.h"

namespace trainer::course {
namespace {

using chess::GameTree;
using endgame::Tablebase;

/// The extent to which the moves of a round follow a page.
struct Way {
    /// The nodes of the page's tree on the path of the round, its start first.
    std::vector<GameTree::NodeId> nodes{GameTree::root};
    /// The number of positions of the round from which the page continues.
    std::size_t right = 1;
    /// The ply of the reader's move, as good as the page's, from which the page is played out to mate.
    std::optional<std::size_t> own = std::nullopt;
    /// The plies of earlier moves of that kind, and those at which a position of the page was reached again.
    std::vector<std::pair<std::size_t, std::size_t>> detours{};

    /// True if the page contains the position after some plies.
    bool is_on_page(std::size_t ply) const
    {
        return (!own || ply < *own) && std::ranges::none_of(detours, [ply](const auto& detour) {
                   return detour.first <= ply && ply < detour.second;
               });
    }
};

/// True if a node of a page is a wrong answer that the author included in order to comment on it.
bool is_aside(const GameTree& page, GameTree::NodeId node, std::size_t ply)
{
    return ply % 2 == 1 && page.node(*page.node(node).parent).children.front() != node;
}

/// True if the author marks a move as a mistake.
bool is_mistake(const GameTree& page, GameTree::NodeId node)
{
    constexpr chess::Nag mistake = 2;
    constexpr chess::Nag blunder = 4;
    return std::ranges::any_of(page.annotations(node).nags,
                               [](chess::Nag nag) { return nag == mistake || nag == blunder; });
}

bool is_best(const Round& round, Game::NodeId node)
{
    const Judgement* judgement = round.judgement(node);
    return judgement != nullptr && judgement->grade == Grade::best;
}

/// True if a move of a round continues a page without being the page's: on a page that ends in mate, every
/// best move of the reader does, and so do the replies to it.
bool leads_on(const Page& page, const Round& round, const Way& way, std::size_t ply)
{
    const bool is_readers = ply % 2 == 1;
    return ends_in_mate(page) &&
           (is_readers ? is_best(round, round.game().path()[ply]) : way.own.has_value());
}

/// Returns to the page if its moves, in another order, lead to the same position.
void rejoin(Way& way, const GameTree& page, std::size_t ply, const chess::Position& position)
{
    const std::vector<GameTree::NodeId> line = page.main_line();
    if (ply >= line.size() || !chess::RepetitionEqual{}(page.node(line[ply]).position, position))
        return;
    way.nodes.assign(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(ply) + 1);
    way.detours.emplace_back(*std::exchange(way.own, std::nullopt), ply);
}

/// Follows a round on a page.
Way way_through(const Page& page, const Round& round)
{
    const GameTree& tree = page.game.tree;
    const Game& game = round.game();
    const bool is_asked = std::holds_alternative<Find>(page.task);
    Way way;
    const std::vector<Game::NodeId> path = game.path();
    for (std::size_t ply = 1; ply < path.size(); ++ply) {
        const auto child =
            way.nodes.size() == ply ? tree.child(way.nodes.back(), *game.node(path[ply]).move) : std::nullopt;
        if (child)
            way.nodes.push_back(*child);
        if (way.right != ply)
            continue;
        const bool is_page_move = child && !way.own && !(is_asked && is_aside(tree, *child, ply));
        if (!is_page_move && !leads_on(page, round, way, ply))
            continue;
        ++way.right;
        if (!is_page_move && !way.own)
            way.own = ply;
        if (way.own)
            rejoin(way, tree, ply, game.node(path[ply]).position);
    }
    return way;
}

/// The text for the position after some plies; empty if the page reaches it by a move to another square.
std::string words_after(const Page& page, const Round& round, const Way& way, std::size_t ply)
{
    const GameTree& tree = page.game.tree;
    const GameTree::NodeId node = way.nodes[ply];
    const std::optional<chess::Move>& moved = round.game().node(round.game().path()[ply]).move;
    const bool is_same = !moved || tree.node(node).move->to == moved->to;
    return is_same ? tree.annotations(node).after.text : std::string{};
}

/// Adds the text for the position. Replies are played at once, so the text for the move before remains
/// visible.
void add_words(Reading& reading, const Page& page, const Round& round, const Way& way)
{
    const bool is_played_out =
        std::holds_alternative<Play>(page.task) || std::holds_alternative<Hold>(page.task);
    if (!reading.at && !is_played_out)
        return;
    const std::size_t ply = way.nodes.size() - 1;
    reading.words = words_after(page, round, way, ply);
    if (!reading.words.empty() || !std::holds_alternative<Find>(page.task) || ply == 0 || ply % 2 == 1)
        return;
    reading.words = words_after(page, round, way, ply - 1);
    if (!reading.words.empty()) {
        const Game::NodeId before = round.game().path()[ply - 2];
        reading.about = {before, *page.game.tree.node(way.nodes[ply - 1]).move};
    }
}

/// The node of the reader's move that left the page, which is to be judged.
Game::NodeId first_off(const Game& game, const Way& way)
{
    return game.path()[way.right];
}

/// True if two moves have the same main reason, or lead to the same later stage.
bool have_one_idea(const Tablebase& known, const chess::Position& before, chess::Move move, chess::Move other)
{
    const auto of = coach::reasons(coach::stage_pens(), known, before, move);
    const auto than = coach::reasons(coach::stage_pens(), known, before, other);
    if (!of.empty() && !than.empty() && of.front().kind == than.front().kind &&
        of.front().piece == than.front().piece)
        return true;
    const auto here = coach::stage_of(known, before);
    const auto reached = coach::stage_of(known, before.play(move));
    return reached && here && reached > here && reached == coach::stage_of(known, before.play(other));
}

/// A page to find moves on, with the state of a round on it.
struct Search {
    const Page& page;
    const Round& round;
    const Tablebase& known;
    const Way& way;

    std::optional<chess::Move> answer(std::size_t ply) const;
    bool is_only_move(std::size_t ply) const;
    bool is_at_pace(const Judgement& judgement) const;
    Progress judge(std::size_t ply, Game::NodeId tried) const;
    int errors() const;
    bool is_shown() const;
};

/// The page's move after some plies; `nullopt` at its end.
std::optional<chess::Move> page_move(const Page& page, const Way& way, std::size_t ply)
{
    const auto& children = page.game.tree.node(way.nodes[ply]).children;
    return children.empty() ? std::nullopt : page.game.tree.node(children.front()).move;
}

/// The right move after some plies: the page's, or once it is played out a best one; `nullopt` at the end.
std::optional<chess::Move> Search::answer(std::size_t ply) const
{
    if (way.is_on_page(ply))
        return page_move(page, way, ply);
    const std::vector<chess::Move> best =
        known.best_moves(round.game().node(round.game().path()[ply]).position);
    return best.empty() ? std::nullopt : std::optional{best.front()};
}

/// True if the author asserts that the page's move after some plies is the only good one.
bool Search::is_only_move(std::size_t ply) const
{
    if (!way.is_on_page(ply))
        return false;
    const auto& children = page.game.tree.node(way.nodes[ply]).children;
    return !children.empty() && is_asserted("only", page.game.tree, children.front());
}

/// True if a move keeps the result and is not slower than the page known by heart allows.
bool Search::is_at_pace(const Judgement& judgement) const
{
    return !changes_result(judgement) && judgement.cost <= std::get<Find>(page.task).slower;
}

/// The progress made by a try that is not the page's move.
Progress Search::judge(std::size_t ply, Game::NodeId tried) const
{
    const Judgement* judgement = round.judgement(tried);
    const chess::Move move = *round.game().node(tried).move;
    const auto aside = way.is_on_page(ply) ? page.game.tree.child(way.nodes[ply], move) : std::nullopt;
    if (is_by_heart(page.task) && way.is_on_page(ply))
        return aside                                            ? Progress::as_good
               : judgement != nullptr && is_at_pace(*judgement) ? Progress::other
                                                                : Progress::wrong;
    if (judgement == nullptr) {
        const GameTree& tree = page.game.tree;
        const bool is_wrong = aside ? is_mistake(tree, *aside) : is_only_move(ply);
        return is_wrong ? Progress::wrong : Progress::unjudged;
    }
    if (judgement->grade == Grade::best)
        return Progress::as_good;
    // The author has commented on this move as a wrong answer.
    const bool is_warned_of = aside.has_value();
    const bool is_close =
        judgement->grade == Grade::good && judgement->before.outcome() == endgame::Outcome::win;
    return is_close && !is_warned_of &&
                   have_one_idea(known, round.game().node(round.game().path()[ply]).position, move,
                                 *answer(ply))
               ? Progress::slower
               : Progress::wrong;
}

/// The number of wrong moves tried on the path, including those taken back.
int Search::errors() const
{
    const Game& game = round.game();
    const std::vector<Game::NodeId> path = game.path();
    const auto is_wrong = [&](std::size_t ply, Game::NodeId tried) {
        return game.node(tried).move != answer(ply) && judge(ply, tried) == Progress::wrong;
    };
    std::ptrdiff_t errors = 0;
    for (std::size_t ply = 0; ply < way.right && answer(ply); ply += 2)
        errors += std::ranges::count_if(game.node(path[ply]).children,
                                        [&](Game::NodeId tried) { return is_wrong(ply, tried); });
    return static_cast<int>(errors);
}

/// True if a move to be found on the path was played for the reader.
bool Search::is_shown() const
{
    const std::vector<Game::NodeId> path = round.game().path();
    for (std::size_t ply = 0; ply < way.right; ply += 2) {
        const auto hint = round.help().hinted.find(path[ply]);
        if (hint != round.help().hinted.end() && hint->second == coach::Rung::play)
            return true;
    }
    return false;
}

Progress progress_in_finding(const Search& search, const Reading& reading)
{
    if (!reading.next)
        return Progress::done;
    // An opponent's move that is not on the page leads nowhere.
    if (reading.is_off)
        return search.way.right % 2 == 0 ? Progress::unjudged
                                         : search.judge(search.way.right - 1, *reading.tried);
    return reading.is_reply_due ? Progress::reading : Progress::asked;
}

/// True if a hint revealed more than its first question.
bool had_hint(const Round& round)
{
    return round.helped_moves(least_help) > 0;
}

/// The result of a completed task.
Result result_of_solution(bool had_help, bool has_erred)
{
    if (had_help)
        return Result::with_help;
    return has_erred ? Result::retried : Result::solved;
}

std::optional<Result> result_of_finding(const Search& search, const Reading& reading)
{
    const bool has_erred = reading.errors > 0;
    if (reading.is_shown)
        return Result::shown;
    if (!reading.is_finished)
        return has_erred ? std::optional{Result::failed} : std::nullopt;
    return result_of_solution(had_hint(search.round), has_erred);
}

/// More moves than any task allows.
constexpr int never = std::numeric_limits<int>::max() / 2;

/// The moves that the attacker needs from here with best play, or `never`; `nullopt` if unknown.
std::optional<int> moves_needed(const Round& round, const Tablebase& known)
{
    const std::optional<endgame::Verdict> verdict = known.probe(round.position());
    if (!verdict)
        return std::nullopt;
    return winner_of(round.position(), verdict) == round.attacker() ? verdict->to_mate().moves() : never;
}

Progress progress_in_mating(const Round& round, const Tablebase& known, int within)
{
    const std::optional<GameEnd> end = round.end();
    const int moves = attackers_moves(round);
    if (end)
        return end->winner == round.attacker() && moves <= within ? Progress::done : Progress::wrong;
    return moves + moves_needed(round, known).value_or(1) > within ? Progress::wrong : Progress::asked;
}

/// True if the attacker has a queen or a rook against a bare king.
bool is_basic(const chess::Board& board, chess::Color attacker)
{
    return board.of(!attacker).size() == 1 && !major_pieces(board, attacker).empty();
}

/// True if the side to move can capture on a square.
bool can_capture(const chess::Position& position, chess::Square square)
{
    return std::ranges::any_of(legal_moves(position),
                               [square](chess::Move move) { return move.to == square; });
}

/// The number of moves after which the attacker had won but for technique; `nullopt` if that has not
/// happened. A piece that can be captured decides nothing until it is spared.
std::optional<int> moves_to_decision(const Round& round, const Tablebase& known)
{
    const chess::Color attacker = round.attacker();
    int pieces = 0;
    bool has_promoted = false;
    int moves = 0;
    for (const Game::NodeId id : round.game().path()) {
        const auto& node = round.game().node(id);
        const chess::Board& board = node.position.board();
        const bool is_attackers = node.move && node.position.turn() != attacker;
        if (is_attackers) {
            ++moves;
            has_promoted |= node.move->promotion.has_value();
        } else if (board.of(attacker).size() < pieces) {
            has_promoted = false;
        }
        pieces = board.of(attacker).size();
        const bool is_decided = has_promoted || is_basic(board, attacker) || is_checkmate(node.position);
        const bool hangs = is_attackers && can_capture(node.position, node.move->to);
        if (is_decided && !hangs && winner_of(node.position, known.probe(node.position)) == attacker)
            return moves;
    }
    return std::nullopt;
}

Progress progress_in_winning(const Round& round, const Tablebase& known, int within)
{
    if (const std::optional<int> moves = moves_to_decision(round, known))
        return *moves <= within ? Progress::done : Progress::wrong;
    const bool is_late = round.end() || attackers_moves(round) >= within;
    return is_late || moves_needed(round, known) == never ? Progress::wrong : Progress::asked;
}

/// True if a move of the round so far threw the draw away.
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

/// True if a page asks for an answer that the round does not contain yet.
bool is_asking(const Task& task, const Game& game, const Reading& reading)
{
    if (std::holds_alternative<Point>(task))
        return reading.progress != Progress::done;
    return std::holds_alternative<Find>(task) && reading.next && !is_accepted(reading.progress) &&
           !game.tree().child(reading.back_to, *reading.next);
}

void point(Reading& reading, chess::Bitboard wanted, chess::Bitboard pointed)
{
    reading.missing = static_cast<int>((wanted - pointed).size());
    if (pointed == wanted) {
        reading.progress = Progress::done;
    } else if (pointed.size() < wanted.size()) {
        reading.progress = Progress::asked;
    } else {
        reading.progress = Progress::wrong;
        reading.wrong_squares = pointed - wanted;
    }
}

/// The result of a task other than finding moves.
std::optional<Result> result_of(Progress progress, bool had_help, bool has_erred)
{
    if (progress == Progress::done)
        return result_of_solution(had_help, has_erred);
    return progress == Progress::wrong ? std::optional{Result::failed} : std::nullopt;
}

bool had_help_in_playing(const Round& round)
{
    return had_hint(round) || round.is_finished_for_user();
}

/// True if the last move to be found on the path is the reader's own.
bool has_found(const Round& round, const Way& way)
{
    return way.right > 1 && !round.is_played_for_user(round.game().path()[way.right / 2 * 2 - 1]);
}

/// Records the move by which the reader left the page to play it out, until the next one.
void note_own(Reading& reading, const Search& search)
{
    const auto& [page, round, known, way] = search;
    if (!way.own || way.right > *way.own + 2)
        return;
    reading.own = round.game().path()[*way.own];
    reading.in_place_of = page_move(page, way, *way.own - 1);
}

/// True if the move to be found is the last one of the page.
bool is_last(const Search& search)
{
    const auto& [page, round, known, way] = search;
    if (way.own)
        return false;
    const auto& children = page.game.tree.node(way.nodes[way.right - 1]).children;
    return !children.empty() && page.game.tree.node(children.front()).children.empty();
}

/// Adds the text for the page's move if another one was accepted instead and the page does not play its own.
void add_words_for_own(Reading& reading, const Search& search)
{
    if (!reading.words.empty())
        return;
    const auto& [page, round, known, way] = search;
    const GameTree& tree = page.game.tree;
    if (reading.own)
        reading.about = {*round.game().node(*reading.own).parent, *reading.in_place_of};
    else if (is_accepted(reading.progress) && reading.is_finished)
        reading.about = {reading.back_to, *reading.next};
    else
        return;
    const GameTree::NodeId before = way.nodes[round.game().depth(reading.about->before)];
    reading.words = tree.annotations(tree.node(before).children.front()).after.text;
}

void find(Reading& reading, const Search& search)
{
    reading.next = search.answer(search.way.right - 1);
    reading.is_reply_due = !reading.is_off && search.way.right % 2 == 0 && reading.next;
    reading.progress = progress_in_finding(search, reading);
    note_own(reading, search);
    reading.has_found = has_found(search.round, search.way);
    reading.is_finished =
        reading.progress == Progress::done || (is_accepted(reading.progress) && is_last(search));
    add_words_for_own(reading, search);
    reading.errors = search.errors();
    reading.is_shown = search.is_shown();
    reading.result = result_of_finding(search, reading);
}

void play(Reading& reading, const Round& round, Progress progress)
{
    // A task that is impossible from the start is not failed before the reader moves or gives up.
    const std::optional<GameEnd> end = round.end();
    const bool is_given_up = end && end->reason == EndReason::given_up;
    reading.progress = round.game().depth() == 0 && !is_given_up ? Progress::asked : progress;
    reading.is_finished = reading.progress == Progress::done;
    reading.errors += round.help().take_backs;
    reading.result = result_of(reading.progress, had_help_in_playing(round), reading.errors > 0);
}

/// The place of a round on a page, regardless of its task.
Reading reading_on_way(const Page& page, const Round& round, const Way& way)
{
    const Game& game = round.game();
    Reading reading;
    if (way.nodes.size() > game.depth())
        reading.at = way.nodes.back();
    add_words(reading, page, round, way);
    reading.back_to = game.path()[way.right - 1];
    reading.is_off = way.right <= game.depth();
    if (reading.is_off)
        reading.tried = first_off(game, way);
    if (!way.own)
        reading.next = page_move(page, way, way.right - 1);
    return reading;
}

} // namespace

int attackers_moves(const Round& round)
{
    const std::size_t plies = round.game().depth();
    const bool is_first = round.game().start().turn() == round.attacker();
    return static_cast<int>(is_first ? (plies + 1) / 2 : plies / 2);
}

const Page* page_at(const Course& course, Place place)
{
    if (place.chapter >= course.chapters.size() || place.page >= course.chapters[place.chapter].pages.size())
        return nullptr;
    return &course.chapters[place.chapter].pages[place.page];
}

std::vector<Place> places_of(const Course& course)
{
    std::vector<Place> places;
    for (std::size_t chapter = 0; chapter < course.chapters.size(); ++chapter) {
        for (std::size_t page = 0; page < course.chapters[chapter].pages.size(); ++page)
            places.push_back({chapter, page});
    }
    return places;
}

std::optional<Place> place_of(const Course& course, std::string_view key)
{
    const std::vector<Place> places = places_of(course);
    for (std::string Page::*const name : {&Page::key, &Page::former_key}) {
        const auto found =
            std::ranges::find_if(places, [&](Place place) { return page_at(course, place)->*name == key; });
        if (found != places.end() && !key.empty())
            return *found;
    }
    return std::nullopt;
}

std::vector<std::string> keys_of(const Page& page)
{
    std::vector<std::string> keys{page.key};
    if (!page.former_key.empty())
        keys.push_back(page.former_key);
    return keys;
}

std::vector<RenamedPage> renamed_pages(const Course& course)
{
    std::vector<RenamedPage> renamed;
    for (const Place place : places_of(course)) {
        const Page& page = *page_at(course, place);
        if (!page.former_key.empty())
            renamed.push_back({page.former_key, page.key});
    }
    return renamed;
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
    origin.tags.set(page_tag, page.key);
    // The round also states the task of a game of a study, which has none of its own.
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
    const auto key = origin != nullptr ? origin->tags.value(page_tag) : std::nullopt;
    return key && std::ranges::count(keys_of(page), *key) > 0 &&
           round.game().start().setup() == page.game.tree.start().setup();
}

bool is_page(const Round& round)
{
    const auto* const origin = std::get_if<Loaded>(&round.origin());
    return origin != nullptr && origin->tags.value(page_tag);
}

std::optional<chess::Color> orientation_of(const Round& round)
{
    const auto* const origin = std::get_if<Loaded>(&round.origin());
    const auto stated = origin != nullptr ? origin->tags.value("Orientation") : std::nullopt;
    if (stated == "white")
        return chess::Color::white;
    return stated == "black" ? std::optional{chess::Color::black} : std::nullopt;
}

bool is_question(const Page& page)
{
    return !std::holds_alternative<Read>(page.task);
}

bool ends_in_mate(const Page& page)
{
    const GameTree& tree = page.game.tree;
    return std::holds_alternative<Find>(page.task) &&
           is_checkmate(tree.node(tree.main_line().back()).position);
}

Reading reading_of(const Page& page, const Round& round, const Tablebase& known, const Pointed& pointed)
{
    const Way way = way_through(page, round);
    Reading reading = reading_on_way(page, round, way);
    reading.errors = pointed.errors;
    std::visit(chess::Overloaded{
                   [](Read) {},
                   [&](Find) {
                       find(reading, {page, round, known, way});
                   },
                   [&](Play task) {
                       play(reading, round,
                            task.is_to_mate ? progress_in_mating(round, known, task.moves)
                                            : progress_in_winning(round, known, task.moves));
                   },
                   [&](Hold task) { play(reading, round, progress_in_holding(round, task.moves)); },
                   [&](Point task) {
                       point(reading, task.squares, pointed.squares);
                       reading.is_finished = reading.progress == Progress::done;
                       reading.is_shown = pointed.is_shown;
                       reading.result = reading.is_shown ? Result::shown
                                                         : result_of(reading.progress, pointed.hints > 0,
                                                                     reading.errors > 0);
                   },
               },
               page.task);
    reading.is_asking = is_asking(page.task, round.game(), reading);
    return reading;
}

} // namespace trainer::course
