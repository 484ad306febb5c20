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

/// What best play leads to, and how.
struct Prospect {
    std::optional<Verdict> verdict;
    std::vector<Move> pv;
};

/// What the table knows, with the whole line to mate behind the move chosen.
Prospect prospect(const Tablebase& tablebase, const Position& position, std::optional<Move> move)
{
    if (!move)
        return {tablebase.probe(position), {}};
    const Position after = position.play(*move);
    std::vector<Move> pv = tablebase.optimal_line(after);
    pv.insert(pv.begin(), *move);
    return {tablebase.probe(after)->for_mover(), std::move(pv)};
}

std::string table_info(const Prospect& prospect, const Position& position)
{
    const std::string moves = std::to_string(count_legal_moves(position));
    return "info depth " + std::to_string(prospect.pv.size()) + " score " + score_text(prospect.verdict, 0) +
           " nodes " + moves + " tbhits " + moves + " time 0" + pv_text(prospect.pv);
}

/// Where the method is going: "info string The method: pen 11, in 3 moves king-middle 0 instead of 2."
std::string step_info(const trainer::method::Step& step)
{
    const std::string moves = std::to_string(step.moves) + (step.moves == 1 ? " move" : " moves");
    const std::string pen = "info string The method: pen " + std::to_string(step.pen) + ", in " + moves;
    if (!step.gain)
        return pen + " mate.";
    return pen + ' ' + std::string{name_of(step.gain->question)} + ' ' + std::to_string(step.gain->after) +
           " instead of " + std::to_string(step.gain->before) + '.';
}

/// Whether the fifty-move rule ends the game before a line does; a mate on the hundredth ply counts.
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

std::string search_info(const trainer::thumb::SearchResult& found, Milliseconds time)
{
    const auto milliseconds = static_cast<std::uint64_t>(time.count());
    return "info depth " + std::to_string(found.depth) + " score " +
           score_text(found.score.mate, found.score.centipawns) + " nodes " + std::to_string(found.nodes) +
           " nps " + std::to_string(found.nodes * 1000 / std::max<std::uint64_t>(milliseconds, 1)) +
           " time " + std::to_string(milliseconds) + pv_text(found.pv);
}

/// The plies a search has to look ahead.
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

/// Whether the method has the move.
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
        say("info string Mate comes too late for the fifty-move rule.");
    say(table_info(expected, position));
    return choice.move;
}

/// The first position of an ending may come with little time: half of it is left for a search.
Engine::Clock::time_point Engine::end_of_patience(const Task& task) const
{
    return task.start + (task.allowed ? Clock::duration{task.allowed->time} / 2 : std::chrono::hours{1});
}

/// What is known in time for a player with tables; nothing for the rule of thumb.
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
    if (auto rungs = method_.known_by(end_of_patience(task), task.stop))
        player_.learn_method(*std::move(rungs));
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
    const auto report = [&](const trainer::thumb::SearchResult& so_far) {
        task.say(search_info(so_far, task.elapsed()));
        // The next depth takes longer than all the ones before.
        const bool is_late = allowed && allowed->may_end_early && task.elapsed() > allowed->time / 2;
        is_enough = is_late || is_mate_within(so_far.score, request.mate);
    };
    return player_.choose(kind_, known, task.game, limits, report);
}

} // namespace console
