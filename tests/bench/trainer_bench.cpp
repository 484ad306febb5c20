// SPDX-License-Identifier: GPL-3.0-or-later

// How long the things take that people wait for: the start, a probe and a ranking of moves, the
// generator, the reason of a draw, a new position.

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "chess/fen.h"
#include "chess/perft.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "endgame/tablebase.h"
#include "trainer/draw_cause.h"
#include "trainer/drill.h"
#include "trainer/random.h"

namespace {

using chess::Color;
using chess::Position;
using chess::Role;
using endgame::Tablebase;

const Tablebase& solved()
{
    static const Tablebase tablebase = Tablebase::solve(endgame::kbnk);
    return tablebase;
}

/// Any legal position of the ending, with either side to move.
Position random_position(trainer::Random& random)
{
    for (;;) {
        chess::Setup setup;
        setup.turn = trainer::below(random, 2) == 0 ? Color::white : Color::black;
        setup.board.put(chess::square_at(trainer::below(random, 64)), {Color::black, Role::king});
        for (const Role role : {Role::king, Role::bishop, Role::knight})
            setup.board.put(chess::square_at(trainer::below(random, 64)), {Color::white, role});
        if (setup.board.occupied().size() != 4)
            continue;
        if (const auto position = Position::from(setup))
            return *position;
    }
}

/// So many different positions that their rows do not all stay in the cache.
constexpr std::size_t sample_size = 1 << 14;

template <typename Choice>
std::vector<Position> random_positions(Choice choice)
{
    trainer::Random random{1};
    std::vector<Position> positions;
    while (positions.size() < sample_size) {
        const Position position = random_position(random);
        if (choice(position))
            positions.push_back(position);
    }
    return positions;
}

/// Times an action on one position after the other; the rate is that of the actions.
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

bool is_any(const Position&)
{
    return true;
}

bool is_drawn(const Position& position)
{
    return solved().probe(position)->is_draw();
}

void solve(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(Tablebase::solve(endgame::kbnk));
}
BENCHMARK(solve)->Unit(benchmark::kMillisecond);

void probe(benchmark::State& state)
{
    run_on(state, random_positions(is_any),
           [](const Position& position) { return solved().probe(position); });
}
BENCHMARK(probe);

void ranked_moves(benchmark::State& state)
{
    run_on(state, random_positions(is_any),
           [](const Position& position) { return solved().ranked_moves(position); });
}
BENCHMARK(ranked_moves)->Unit(benchmark::kMicrosecond);

void draw_cause_of_random_draws(benchmark::State& state)
{
    run_on(state, random_positions(is_drawn),
           [](const Position& position) { return trainer::draw_cause(solved(), position); });
}
BENCHMARK(draw_cause_of_random_draws)->Unit(benchmark::kMicrosecond);

/// Nothing hangs yet and much is to be tried: one of the slowest of all draws.
void draw_cause_of_a_slow_draw(benchmark::State& state)
{
    run_on(state, {*Position::from(chess::parse_fen("8/8/2K5/8/8/8/B2k4/1N6 b")->setup)},
           [](const Position& position) { return trainer::draw_cause(solved(), position); });
}
BENCHMARK(draw_cause_of_a_slow_draw)->Unit(benchmark::kMicrosecond);

void random_start_with_the_longest_mate(benchmark::State& state)
{
    std::uint64_t seed = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(
            trainer::random_start(solved(), {.shortest = trainer::longest_mate}, ++seed));
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

} // namespace
