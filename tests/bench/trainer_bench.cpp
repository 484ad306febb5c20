// SPDX-License-Identifier: GPL-3.0-or-later

// The duration of operations that users wait for: the start and the first position of an ending, probing and
// ranking moves, the reasons for moves, the slowest hints and remarks, move generation, the reason for a
// draw, a new position, and a target of the method.

#include <benchmark/benchmark.h>
#include <time.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/perft.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/ladder.h"
#include "trainer/coach/slower.h"
#include "trainer/coach/stage.h"
#include "trainer/draw_cause.h"
#include "trainer/drill.h"
#include "trainer/heat_map.h"
#include "trainer/method/method.h"
#include "trainer/random.h"

namespace {

using chess::Color;
using chess::Position;
using chess::Role;
using endgame::Material;
using endgame::Tablebase;

/// The tablebase of bishop and knight.
const Tablebase& solved()
{
    static const Tablebase tablebase = endgame::solve(endgame::kbnk);
    return tablebase;
}

Tablebase solve_all()
{
    endgame::TablebaseStore store;
    for (const Material& ending : endgame::all_endings())
        store.learn(ending);
    return store.known();
}

/// The tablebase of all endings.
const Tablebase& all_solved()
{
    static const Tablebase tablebase = solve_all();
    return tablebase;
}

/// A random legal position of an ending, with White attacking and either side to move.
Position random_position(const Material& ending, trainer::Random& random)
{
    for (;;) {
        chess::Setup setup;
        const auto put = [&](chess::Piece piece) {
            setup.board.put(chess::square_at(trainer::below(random, 64)), piece);
        };
        setup.turn = trainer::below(random, 2) == 0 ? Color::white : Color::black;
        put({Color::black, Role::king});
        put({Color::white, Role::king});
        for (const endgame::Piece piece : ending.pieces())
            put({piece.side == endgame::Side::attacker ? Color::white : Color::black, piece.role});
        if (static_cast<std::size_t>(setup.board.occupied().size()) != ending.pieces().size() + 2)
            continue;
        if (const auto position = Position::from(setup))
            return *position;
    }
}

/// Enough positions that their rows do not all stay in the cache, and few enough that they do.
constexpr std::size_t many = 1 << 14;
constexpr std::size_t few = 1 << 8;

template <typename Choice>
std::vector<Position> random_positions(std::size_t count, Choice choice)
{
    trainer::Random random{1};
    std::vector<Position> positions;
    while (positions.size() < count) {
        const Position position = random_position(endgame::kbnk, random);
        if (choice(position))
            positions.push_back(position);
    }
    return positions;
}

std::vector<Position> random_positions(std::size_t count)
{
    return random_positions(count, [](const Position&) { return true; });
}

/// Positions of random endings.
std::vector<Position> mixed_positions(std::size_t count)
{
    trainer::Random random{1};
    const std::vector<Material> endings = endgame::all_endings();
    std::vector<Position> positions;
    while (positions.size() < count)
        positions.push_back(random_position(endings[trainer::below(random, endings.size())], random));
    return positions;
}

/// Times an action on one position after another; the rate is that of the actions.
template <typename Action>
void run_on(benchmark::State& state, const std::vector<Position>& positions, Action action)
{
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(action(positions[i]));
        i = (i + 1) % positions.size();
    }
    state.SetItemsProcessed(state.iterations());
}

bool is_drawn(const Position& position)
{
    return solved().probe(position)->is_draw();
}

/// Solves an ending from scratch, with all endings it can convert into.
void solve(benchmark::State& state, const char* ending)
{
    const Material material = *Material::parse(ending);
    for (auto _ : state)
        benchmark::DoNotOptimize(endgame::solve(material));
}
BENCHMARK_CAPTURE(solve, KBNK, "KBNK")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve, KQK, "KQK")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve, KPK, "KPK")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve, KQKR, "KQKR")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve, KRKN, "KRKN")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve, KPKP, "KPKP")->Unit(benchmark::kMillisecond);

void solve_all_endings(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(solve_all());
}
BENCHMARK(solve_all_endings)->Unit(benchmark::kMillisecond);

void probe(benchmark::State& state)
{
    run_on(state, random_positions(many),
           [&table = solved()](const Position& position) { return table.probe(position); });
}
BENCHMARK(probe);

void probe_warm(benchmark::State& state)
{
    run_on(state, random_positions(few),
           [&table = solved()](const Position& position) { return table.probe(position); });
}
BENCHMARK(probe_warm);

void probe_mixed_endings(benchmark::State& state)
{
    run_on(state, mixed_positions(many),
           [&table = all_solved()](const Position& position) { return table.probe(position); });
}
BENCHMARK(probe_mixed_endings);

void ranked_moves(benchmark::State& state)
{
    run_on(state, random_positions(many),
           [&table = solved()](const Position& position) { return table.ranked_moves(position); });
}
BENCHMARK(ranked_moves)->Unit(benchmark::kMicrosecond);

void ranked_moves_of_mixed_endings(benchmark::State& state)
{
    run_on(state, mixed_positions(many),
           [&table = all_solved()](const Position& position) { return table.ranked_moves(position); });
}
BENCHMARK(ranked_moves_of_mixed_endings)->Unit(benchmark::kMicrosecond);

void draw_cause_of_random_draws(benchmark::State& state)
{
    run_on(state, random_positions(many, is_drawn),
           [&table = solved()](const Position& position) { return trainer::draw_cause(table, position); });
}
BENCHMARK(draw_cause_of_random_draws)->Unit(benchmark::kMicrosecond);

/// No piece hangs yet and many lines have to be tried: one of the slowest draws.
void draw_cause_of_a_slow_draw(benchmark::State& state)
{
    run_on(state, {*Position::from(chess::parse_fen("8/8/2K5/8/8/8/B2k4/1N6 b")->setup)},
           [&table = solved()](const Position& position) { return trainer::draw_cause(table, position); });
}
BENCHMARK(draw_cause_of_a_slow_draw)->Unit(benchmark::kMicrosecond);

void draw_cause_of_mixed_endings(benchmark::State& state)
{
    run_on(state, mixed_positions(few), [&table = all_solved()](const Position& position) {
        return trainer::draw_cause(table, position);
    });
}
BENCHMARK(draw_cause_of_mixed_endings)->Unit(benchmark::kMicrosecond);

/// The number of reasons that a remark on a move may need: those for the best moves and those against another
/// one.
std::size_t count_reasons(const endgame::Tablebase& table, const Position& position)
{
    const chess::MoveList moves = legal_moves(position);
    if (moves.empty())
        return 0;
    return explained_best_moves(trainer::coach::stage_pens(), table, position).size() +
           trainer::coach::concessions(table, position, *moves.begin()).size();
}

void reasons_of_a_position(benchmark::State& state)
{
    run_on(state, random_positions(few),
           [&table = solved()](const Position& position) { return count_reasons(table, position); });
}
BENCHMARK(reasons_of_a_position)->Unit(benchmark::kMicrosecond);

void reasons_of_mixed_endings(benchmark::State& state)
{
    run_on(state, mixed_positions(few),
           [&table = all_solved()](const Position& position) { return count_reasons(table, position); });
}
BENCHMARK(reasons_of_mixed_endings)->Unit(benchmark::kMicrosecond);

/// Milliseconds of processor time that the calling thread has used.
double thread_milliseconds()
{
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return static_cast<double>(used.tv_sec) * 1e3 + static_cast<double>(used.tv_nsec) * 1e-6;
}

/// The reasons of a remark on a move.
std::size_t count_reasons_of_remark(const endgame::Tablebase& table, const Position& position,
                                    chess::Move move)
{
    const trainer::coach::StagePens& pens = trainer::coach::stage_pens();
    if (std::ranges::count(table.best_moves(position), move) > 0) {
        const trainer::coach::Explained best{move, reasons(pens, table, position, move)};
        return best.reasons.size() + (contrast(table, position, best) ? 1 : 0);
    }
    const auto faults = trainer::coach::concessions(table, position, move);
    return faults.empty() && better_move(pens, table, position, move) ? 1 : faults.size();
}

/// A position and one of its moves.
struct Played {
    Position position;
    chess::Move move;
};

/// The milliseconds of processor time that an action takes on each position, the least of three rounds.
template <typename Action>
std::vector<double> least_times(const std::vector<Played>& all, Action action)
{
    constexpr int rounds = 3;
    std::vector<double> least(all.size(), std::numeric_limits<double>::max());
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            const double start = thread_milliseconds();
            benchmark::DoNotOptimize(action(all[i]));
            least[i] = std::min(least[i], thread_milliseconds() - start);
        }
    }
    return least;
}

/// Takes hints and remarks on random moves in random positions of an ending; the counters are milliseconds of
/// processor time, the mean and that of the slowest position.
void hints_and_remarks(benchmark::State& state, const char* ending)
{
    constexpr std::size_t count = 300;
    const Material material = *Material::parse(ending, endgame::most_pieces_on_request);
    endgame::TablebaseStore store{endgame::most_pieces_on_request};
    store.learn(material);
    const Tablebase& table = store.known();
    trainer::Random random{1};
    std::vector<Played> all;
    while (all.size() < count) {
        const Position position = random_position(material, random);
        const chess::MoveList moves = legal_moves(position);
        if (!moves.empty())
            all.push_back({position, *(moves.begin() + trainer::below(random, moves.size()))});
    }
    const auto add = [&](const std::string& name, const std::vector<double>& times) {
        state.counters[name + "_mean"] =
            std::accumulate(times.begin(), times.end(), 0.0) / static_cast<double>(times.size());
        state.counters[name + "_worst"] = std::ranges::max(times);
    };
    for (auto _ : state) {
        add("hint", least_times(all, [&](const Played& played) {
                return ladder(trainer::coach::stage_pens(), table, played.position);
            }));
        add("remark", least_times(all, [&](const Played& played) {
                return count_reasons_of_remark(table, played.position, played.move);
            }));
    }
}
BENCHMARK_CAPTURE(hints_and_remarks, KBNK, "KBNK")->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(hints_and_remarks, KQKR, "KQKR")->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(hints_and_remarks, KRPKR, "KRPKR")->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(hints_and_remarks, KRBKR, "KRBKR")->Iterations(1)->Unit(benchmark::kMillisecond);

void random_start_with_the_longest_mate(benchmark::State& state)
{
    const trainer::DrillRequest request{.shortest = solved().longest_mate(endgame::kbnk)};
    std::uint64_t seed = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(trainer::random_start(solved(), request, ++seed));
}
BENCHMARK(random_start_with_the_longest_mate)->Unit(benchmark::kMillisecond)->Iterations(200);

void perft_5_of_the_start(benchmark::State& state)
{
    std::uint64_t nodes = 0;
    for (auto _ : state)
        nodes += chess::perft(Position::initial(), 5);
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
}
BENCHMARK(perft_5_of_the_start)->Unit(benchmark::kMillisecond);

void a_heat_map(benchmark::State& state)
{
    trainer::Random random{1};
    std::vector<chess::Setup> setups;
    for (int i = 0; i < 1000; ++i)
        setups.push_back(random_position(endgame::kbnk, random).setup());
    std::size_t next = 0;
    for (auto _ : state) {
        const chess::Setup& setup = setups[next++ % setups.size()];
        benchmark::DoNotOptimize(trainer::heat_map(solved(), setup, setup.board.occupied().first()));
    }
}
BENCHMARK(a_heat_map)->Unit(benchmark::kMicrosecond);

/// The target of the method with bishop and knight, from random starts.
void target_of_the_method(benchmark::State& state)
{
    static trainer::method::Method method{*trainer::method::number_ranks()};
    std::vector<Position> starts;
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        starts.push_back(*trainer::random_start(solved(), {}, seed));
    run_on(state, starts, [](const Position& position) { return method.target(position); });
}
BENCHMARK(target_of_the_method)->Unit(benchmark::kMillisecond);

} // namespace
