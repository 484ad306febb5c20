// SPDX-License-Identifier: GPL-3.0-or-later

// Checks that a move costs the same at move 10 and at move 5,000, and that reading a game from a GUI takes
// time proportional to its length.

#include <benchmark/benchmark.h>

#include <array>
#include <string>
#include <string_view>

#include "chess/move.h"
#include "chess/position.h"
#include "console/uci.h"
#include "trainer/game.h"

namespace {

using chess::Move;
using chess::Square;

/// Both sides move a knight out and back.
constexpr std::array<Move, 4> round_trip{Move{Square::g1, Square::f3}, Move{Square::g8, Square::f6},
                                         Move{Square::f3, Square::g1}, Move{Square::f6, Square::g8}};

trainer::Game game_of(std::size_t plies)
{
    trainer::Game game{chess::Position::initial()};
    for (std::size_t ply = 0; ply < plies; ++ply)
        game.play(round_trip[ply % round_trip.size()]);
    return game;
}

/// Plays a move from a ply on and tests whether the game is over or a draw can be claimed.
void a_move_from_ply(benchmark::State& state)
{
    auto ply = static_cast<std::size_t>(state.range(0));
    trainer::Game game = game_of(ply);
    for (auto _ : state) {
        game.play(round_trip[ply++ % round_trip.size()]);
        benchmark::DoNotOptimize(game.warnings({}));
    }
}
BENCHMARK(a_move_from_ply)->Arg(10)->Arg(5000)->Arg(50'000)->Iterations(2000);

/// Takes a move back and goes forward again.
void there_and_back_at_ply(benchmark::State& state)
{
    trainer::Game game = game_of(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        game.take_back();
        game.redo();
    }
}
BENCHMARK(there_and_back_at_ply)->Arg(10)->Arg(5000)->Arg(50'000);

/// Reads "position startpos moves …" with a number of moves.
void uci_position_of(benchmark::State& state)
{
    std::string line = "position startpos moves";
    for (std::int64_t move = 0; move < state.range(0); ++move)
        line += ' ' + to_coordinates(round_trip[static_cast<std::size_t>(move) % round_trip.size()]);
    console::UciSession session{[](std::string_view) {}};
    for (auto _ : state)
        session.obey(line);
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(uci_position_of)->Arg(50)->Arg(5000)->Arg(50'000)->Unit(benchmark::kMillisecond);

} // namespace
