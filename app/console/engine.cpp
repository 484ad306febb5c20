// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/engine.h"

#include <algorithm>

#include "chess/legal_moves.h"
#include "trainer/defender.h"
#include "trainer/technique.h"

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

/// What the table knows, with the whole line to mate behind the move chosen.
std::string table_info(const Tablebase& tablebase, const Position& position, std::optional<Move> move)
{
    std::optional<Verdict> verdict = tablebase.probe(position);
    std::vector<Move> pv;
    if (move) {
        const Position after = position.play(*move);
        verdict = tablebase.probe(after)->for_mover();
        pv = tablebase.optimal_line(after);
        pv.insert(pv.begin(), *move);
    }
    const std::size_t moves = count_legal_moves(position);
    return "info depth " + std::to_string(pv.size()) + " score " + score_text(verdict, 0) + " nodes " +
           std::to_string(moves) + " tbhits " + std::to_string(moves) + " time 0" + pv_text(pv);
}

/// Said where the fifty-move rule takes the win away.
std::optional<std::string> clock_info(const Position& position, const std::optional<Verdict>& verdict)
{
    if (!verdict || verdict->is_draw() || trainer::moves_to_spare(position, verdict->to_mate()) >= 0)
        return std::nullopt;
    return "info string The mate comes too late for the fifty-move rule.";
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

std::optional<Move> Engine::think(const trainer::Game& game, const GoRequest& request,
                                  const std::stop_token& stop, const Say& say)
{
    const Tablebase* const tablebase = player_ == Player::perfect ? table_.get() : nullptr;
    if (tablebase == nullptr || !tablebase->probe(game.position()))
        return search(game, request, stop, say);
    if (const auto warning = clock_info(game.position(), tablebase->probe(game.position())))
        say(*warning);
    const std::optional<Move> move = choose_perfectly(*tablebase, game, request);
    say(table_info(*tablebase, game.position(), move));
    return move;
}

std::optional<Move> Engine::choose_perfectly(const Tablebase& tablebase, const trainer::Game& game,
                                             const GoRequest& request)
{
    if (request.search_moves.empty())
        return choose_reply(tablebase, game, random_);
    const auto ranked_moves = tablebase.ranked_moves(game.position());
    for (const endgame::RankedMove& ranked : *ranked_moves) {
        if (std::find(request.search_moves.begin(), request.search_moves.end(), ranked.move) !=
            request.search_moves.end())
            return ranked.move;
    }
    return std::nullopt;
}

std::optional<Move> Engine::search(const trainer::Game& game, const GoRequest& request,
                                   const std::stop_token& stop, const Say& say)
{
    const Clock::time_point start = Clock::now();
    const std::optional<Allowance> allowed = allowance(request, game.position().turn());
    const auto elapsed = [start] { return std::chrono::duration_cast<Milliseconds>(Clock::now() - start); };
    bool is_enough = false;
    trainer::SearchLimits limits;
    limits.depth = depth_of(request);
    limits.nodes = request.nodes.value_or(limits.nodes);
    limits.stop = [&] {
        return is_enough || stop.stop_requested() || (allowed && elapsed() >= allowed->time);
    };
    if (!rule_of_thumb_)
        rule_of_thumb_.emplace();
    const trainer::SearchResult found =
        rule_of_thumb_->search(game, limits, [&](const trainer::SearchResult& so_far) {
            say(search_info(so_far, elapsed()));
            // The next depth takes longer than all the ones before.
            const bool is_late = allowed && allowed->may_end_early && elapsed() > allowed->time / 2;
            is_enough = is_late || is_mate_within(so_far.score, request.mate);
        });
    if (found.depth == 0)
        say(search_info(found, elapsed()));
    return found.move;
}

} // namespace console
