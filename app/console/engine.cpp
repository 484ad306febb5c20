// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/engine.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "chess/legal_moves.h"
#include "console/words.h"
#include "endgame/material.h"
#include "trainer/thumb/rule_of_thumb.h"

namespace console {

namespace {

using chess::Move;
using chess::Position;
using endgame::Outcome;
using endgame::Tablebase;
using endgame::Verdict;

std::string pv_text(const std::vector<Move>& moves)
{
    std::string text;
    for (const Move move : moves)
        text += ' ' + to_coordinates(move);
    return text.empty() ? text : " pv" + text;
}

/// The result of best play, and its line.
struct Prospect {
    std::optional<Verdict> verdict;
    std::vector<Move> pv;
};

/// The tablebase result, with the whole line to mate after the chosen move.
Prospect prospect(const Tablebase& tablebase, const Position& position, std::optional<Move> move)
{
    if (!move)
        return {tablebase.probe(position), {}};
    const Position after = position.play(*move);
    std::vector<Move> pv = tablebase.optimal_line(after);
    pv.insert(pv.begin(), *move);
    return {tablebase.probe(after)->for_mover(), std::move(pv)};
}

/// The number of a line among several; empty if there is only one.
std::string line_text(std::size_t line, std::size_t line_count)
{
    return line_count > 1 ? " multipv " + std::to_string(line) : "";
}

std::string table_info(const Prospect& prospect, const Position& position, const std::string& line)
{
    const std::string moves = std::to_string(count_legal_moves(position));
    return "info depth " + std::to_string(prospect.pv.size()) + line + " score " +
           score_text(prospect.verdict, 0) + " nodes " + moves + " tbhits " + moves + " time 0" +
           pv_text(prospect.pv);
}

/// Returns "info string The method: field edge, next long-edge.", or with "tidies pieces", "mate in 3" or
/// "known by heart" instead of "next …".
std::string step_info(const trainer::method::Step& step)
{
    const std::string field = "info string The method: field " + std::string{name_of(step.field)} + ", ";
    if (step.is_by_heart)
        return field + "known by heart.";
    if (step.next)
        return field + "next " + std::string{name_of(*step.next)} + '.';
    if (step.tidies)
        return field + "tidies " + std::string{name_of(*step.tidies)} + '.';
    return field + "mate in " + std::to_string(*step.mate_in) + '.';
}

/// True if the fifty-move rule ends the game before a line does; a mate on the hundredth ply counts.
bool is_cut_short(Position position, const std::vector<Move>& line)
{
    constexpr int limit = 100;
    for (const Move move : line) {
        if (position.halfmove_clock() >= limit)
            return true;
        position = position.play(move);
    }
    return false;
}

/// The chosen move followed by the best of the other moves, at most `most` in total.
std::vector<Move> first_moves(const Tablebase& known, const Position& position, Move chosen,
                              const std::vector<Move>& allowed, std::size_t most)
{
    std::vector<Move> moves{chosen};
    const auto all = *known.ranked_moves(position);
    for (const endgame::RankedMove& ranked : all) {
        const bool is_allowed = allowed.empty() || std::ranges::find(allowed, ranked.move) != allowed.end();
        if (moves.size() < most && is_allowed && ranked.move != chosen)
            moves.push_back(ranked.move);
    }
    return moves;
}

std::string search_info(const trainer::thumb::SearchResult& found, Milliseconds time,
                        const std::string& line = {})
{
    const auto milliseconds = static_cast<std::uint64_t>(time.count());
    return "info depth " + std::to_string(found.depth) + line + " score " +
           score_text(found.score.mate, found.score.centipawns) + " nodes " + std::to_string(found.nodes) +
           " nps " + std::to_string(found.nodes * 1000 / std::max<std::uint64_t>(milliseconds, 1)) +
           " time " + std::to_string(milliseconds) + pv_text(found.pv);
}

/// The search depth in plies.
int depth_of(const GoRequest& request)
{
    int depth = request.depth.value_or(trainer::thumb::deepest_search);
    if (request.mate)
        depth = std::min(depth, 2 * std::min(*request.mate, trainer::thumb::deepest_search) - 1);
    return std::clamp(depth, 1, trainer::thumb::deepest_search);
}

bool is_mate_within(const trainer::thumb::Score& score, std::optional<int> moves)
{
    return moves && score.mate && score.mate->outcome() == Outcome::win &&
           score.mate->to_mate().moves() <= *moves;
}

} // namespace

/// True if a search has found the requested mate, or if the next depth, which takes longer than all previous
/// ones together, would hardly be completed.
bool Engine::Task::is_enough(const trainer::thumb::Score& score) const
{
    const bool is_late = allowed && allowed->may_end_early && elapsed() > allowed->time / 2;
    return is_late || is_mate_within(score, request.mate);
}

std::string score_text(const std::optional<Verdict>& mate, int centipawns)
{
    if (!mate || mate->is_draw())
        return "cp " + std::to_string(centipawns);
    const int moves = mate->to_mate().moves();
    return "mate " + std::to_string(mate->outcome() == Outcome::win ? moves : -moves);
}

void Engine::set_seed(std::uint64_t seed)
{
    seed_ = seed;
    start_game();
}

void Engine::set_most_pieces(std::size_t most)
{
    most_pieces_ = most;
    tables_.set_most_pieces(most);
}

void Engine::set_table_folder(const std::string& path)
{
    table_folder_ = path;
    tables_.set_folder(path.empty() ? std::nullopt : std::optional{endgame::TableFolder{path}});
}

void Engine::set_mebibytes(std::size_t mebibytes)
{
    tables_.set_memory_limit(mebibytes == 0 ? std::nullopt : std::optional{mebibytes << 20U});
}

void Engine::start_game()
{
    player_.seed(seed_);
    player_.forget_game();
}

void Engine::prepare(const Position& position)
{
    if (kind_ != trainer::Opponent::rule_of_thumb)
        tables_.prepare(position);
    if (is_by_method(position))
        method_.prepare();
}

void Engine::when_ready(std::function<void()> tell)
{
    tables_.when_ready([this, tell = std::move(tell)] { method_.when_ready(tell); });
}

/// True if the method chooses the move.
bool Engine::is_by_method(const Position& position) const
{
    return kind_ == trainer::Opponent::method &&
           endgame::attacker_of(endgame::kbnk, position.board()) == position.turn();
}

std::optional<Move> Engine::think(const trainer::Game& game, const GoRequest& request,
                                  const std::stop_token& stop, const Say& say)
{
    const Position& position = game.position();
    const Task task{game, request, stop, say, allowance(request, position.turn())};
    const Tablebase known = known_for(task);
    if (is_by_method(position) && !player_.knows_method())
        learn_method(task);
    const trainer::Choice choice = choose(known, task);
    if (choice.search) {
        if (choice.search->depth == 0)
            say(search_info(*choice.search, task.elapsed()));
        return choice.move;
    }
    if (choice.step)
        say(step_info(*choice.step));
    else if (is_by_method(position) && request.search_moves.empty() && !known.probe(position)->is_draw())
        say("info string The method is not ready: playing the best move.");
    const Prospect expected = prospect(known, position, choice.move);
    if (!expected.verdict->is_draw() && is_cut_short(position, expected.pv))
        say(known.is_cursed(position).has_value()
                ? "info string Mate comes too late for the fifty-move rule."
                : "info string It is not known whether this win survives the fifty-move rule.");
    say(table_info(expected, position, line_text(1, line_count_)));
    if (choice.move && line_count_ > 1)
        say_other_lines(known, task, *choice.move);
    return choice.move;
}

void Engine::say_other_lines(const Tablebase& known, const Task& task, Move chosen) const
{
    const Position& position = task.game.position();
    const std::vector<Move> moves =
        first_moves(known, position, chosen, task.request.search_moves, line_count_);
    for (std::size_t i = 1; i < moves.size(); ++i)
        task.say(table_info(prospect(known, position, moves[i]), position, line_text(i + 1, line_count_)));
}

/// The first position of an ending may come with little time, so leave half of it for a search.
Engine::Clock::time_point Engine::end_of_patience(const Task& task) const
{
    return task.start + (task.allowed ? Clock::duration{task.allowed->time} / 2 : std::chrono::hours{1});
}

/// The endings solved in time, for players with tablebases; empty for the heuristic engine.
Tablebase Engine::known_for(const Task& task) const
{
    const Position& position = task.game.position();
    if (kind_ == trainer::Opponent::rule_of_thumb || !endgame::ending_of(position, most_pieces_))
        return {};
    Tablebase known = tables_.known_by(end_of_patience(task), task.stop);
    if (const auto ending = tables_.not_kept())
        task.say("info string " + not_kept_sentence(*ending, table_folder_));
    if (known.probe(position))
        return known;
    if (const auto want = tables_.want_of_memory())
        task.say("info string " + sentence(*want));
    task.say("info string This ending is not solved: playing by general principles.");
    return known;
}

void Engine::learn_method(const Task& task)
{
    if (auto ranks = method_.known_by(end_of_patience(task), task.stop))
        player_.learn_method(*std::move(ranks));
}

trainer::Choice Engine::choose(const Tablebase& known, const Task& task)
{
    const GoRequest& request = task.request;
    const auto& allowed = task.allowed;
    bool is_enough = false;
    trainer::thumb::SearchLimits limits;
    limits.depth = depth_of(request);
    limits.nodes = request.nodes.value_or(limits.nodes);
    limits.moves = request.search_moves;
    limits.stop = [&] {
        return is_enough || task.stop.stop_requested() || (allowed && task.elapsed() >= allowed->time);
    };
    const bool is_searched = kind_ == trainer::Opponent::rule_of_thumb || !known.probe(task.game.position());
    if (is_searched && line_count_ > 1)
        return search_lines(task, limits);
    const auto report = [&](const trainer::thumb::SearchResult& so_far) {
        task.say(search_info(so_far, task.elapsed()));
        is_enough = task.is_enough(so_far.score);
    };
    return player_.choose(kind_, known, task.game, limits, report);
}

/// Searches several lines depth by depth: each begins with the best move that does not begin an earlier line.
trainer::Choice Engine::search_lines(const Task& task, trainer::thumb::SearchLimits limits)
{
    const chess::MoveList legal = legal_moves(task.game.position());
    const std::vector<Move> all =
        limits.moves.empty() ? std::vector<Move>(legal.begin(), legal.end()) : limits.moves;
    const int deepest = limits.depth;
    std::optional<trainer::Choice> best;
    for (limits.depth = 1; limits.depth <= deepest; ++limits.depth) {
        limits.moves = all;
        for (std::size_t line = 1; line <= line_count_ && (line == 1 || !limits.moves.empty()); ++line) {
            trainer::Choice choice = player_.choose(trainer::Opponent::rule_of_thumb, {}, task.game, limits);
            limits.nodes -= std::min(limits.nodes, choice.search->nodes);
            const bool is_complete = choice.search->depth == limits.depth || choice.search->score.mate;
            if (!best || (line == 1 && is_complete))
                best = choice;
            if (!is_complete || !choice.move)
                return *best;
            task.say(search_info(*choice.search, task.elapsed(), line_text(line, line_count_)));
            std::erase(limits.moves, *choice.move);
        }
        if (task.is_enough(best->search->score))
            break;
    }
    return *best;
}

} // namespace console
