// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/engine.h"

#include <algorithm>

#include "chess/legal_moves.h"
#include "trainer/defender.h"

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

std::string search_info(const trainer::SearchResult& found, Milliseconds time)
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
    int depth = request.depth.value_or(trainer::deepest_search);
    if (request.mate)
        depth = std::min(depth, 2 * std::min(*request.mate, trainer::deepest_search) - 1);
    return std::clamp(depth, 1, trainer::deepest_search);
}

bool is_mate_within(const trainer::Score& score, std::optional<int> moves)
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
    random_.seed(seed);
}

void Engine::start_game()
{
    random_.seed(seed_);
    rule_of_thumb_.reset();
}

void Engine::prepare(const Position& position)
{
    if (player_ == Player::perfect)
        tables_.prepare(position);
}

std::optional<Move> Engine::think(const trainer::Game& game, const GoRequest& request,
                                  const std::stop_token& stop, const Say& say)
{
    const Position& position = game.position();
    const Task task{game, request, stop, say, allowance(request, position.turn())};
    const std::optional<Tablebase> tablebase = table_for(task);
    if (!tablebase)
        return search(task);
    const std::optional<Move> move = choose_perfectly(*tablebase, task);
    const Prospect expected = prospect(*tablebase, position, move);
    if (!expected.verdict->is_draw() && is_cut_short(position, expected.pv))
        say("info string The mate comes too late for the fifty-move rule.");
    say(table_info(expected, position));
    return move;
}

/// The table that knows the position, if the perfect player is to play it and it is solved in time.
std::optional<Tablebase> Engine::table_for(const Task& task) const
{
    const Position& position = task.game.position();
    if (player_ != Player::perfect || !ending_of(position))
        return std::nullopt;
    // The first position of an ending may come with little time: half of it is left for a search.
    const Clock::duration patience =
        task.allowed ? Clock::duration{task.allowed->time} / 2 : std::chrono::hours{1};
    Tablebase tablebase = tables_.known_by(task.start + patience, task.stop);
    if (tablebase.probe(position))
        return tablebase;
    task.say("info string The table of this ending is not there: the rule of thumb plays.");
    return std::nullopt;
}

std::optional<Move> Engine::choose_perfectly(const Tablebase& tablebase, const Task& task)
{
    const std::vector<Move>& allowed = task.request.search_moves;
    if (allowed.empty())
        return choose_reply(tablebase, task.game, random_);
    const auto ranked_moves = tablebase.ranked_moves(task.game.position());
    for (const endgame::RankedMove& ranked : *ranked_moves) {
        if (std::find(allowed.begin(), allowed.end(), ranked.move) != allowed.end())
            return ranked.move;
    }
    return std::nullopt;
}

std::optional<Move> Engine::search(const Task& task)
{
    const GoRequest& request = task.request;
    const auto& allowed = task.allowed;
    const auto elapsed = [&] { return std::chrono::duration_cast<Milliseconds>(Clock::now() - task.start); };
    bool is_enough = false;
    trainer::SearchLimits limits;
    limits.depth = depth_of(request);
    limits.nodes = request.nodes.value_or(limits.nodes);
    limits.moves = request.search_moves;
    limits.stop = [&] {
        return is_enough || task.stop.stop_requested() || (allowed && elapsed() >= allowed->time);
    };
    if (!rule_of_thumb_)
        rule_of_thumb_.emplace();
    const auto report = [&](const trainer::SearchResult& so_far) {
        task.say(search_info(so_far, elapsed()));
        // The next depth takes longer than all the ones before.
        const bool is_late = allowed && allowed->may_end_early && elapsed() > allowed->time / 2;
        is_enough = is_late || is_mate_within(so_far.score, request.mate);
    };
    const trainer::SearchResult found = rule_of_thumb_->search(task.game, limits, report);
    if (found.depth == 0)
        task.say(search_info(found, elapsed()));
    return found.move;
}

} // namespace console
