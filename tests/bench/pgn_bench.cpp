// SPDX-License-Identifier: GPL-3.0-or-later

// How fast PGN is read, written and indexed, over the openings the Debian package pgn-extract ships.

#include <benchmark/benchmark.h>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "chess/pgn_index.h"
#include "chess/pgn_reader.h"
#include "chess/pgn_writer.h"

namespace {

const std::string& openings()
{
    static const std::string text = [] {
        std::ifstream file{"/usr/share/pgn-extract/eco.pgn", std::ios::binary};
        return std::string{std::istreambuf_iterator<char>{file}, {}};
    }();
    return text;
}

void count_bytes(benchmark::State& state, std::size_t bytes)
{
    state.SetBytesProcessed(static_cast<std::int64_t>(bytes) * static_cast<std::int64_t>(state.iterations()));
}

void read_openings(benchmark::State& state)
{
    for ([[maybe_unused]] auto _ : state) {
        chess::PgnReader reader{openings()};
        while (auto game = reader.next())
            benchmark::DoNotOptimize(game);
    }
    count_bytes(state, openings().size());
}
BENCHMARK(read_openings)->Unit(benchmark::kMillisecond);

void write_openings(benchmark::State& state)
{
    const std::vector<chess::PgnReading> games = chess::read_pgn(openings());
    std::size_t bytes = 0;
    for ([[maybe_unused]] auto _ : state) {
        bytes = 0;
        for (const chess::PgnReading& reading : games)
            bytes += chess::to_pgn(reading.game).size();
    }
    count_bytes(state, bytes);
}
BENCHMARK(write_openings)->Unit(benchmark::kMillisecond);

void index_openings(benchmark::State& state)
{
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(chess::index_pgn(openings()));
    count_bytes(state, openings().size());
}
BENCHMARK(index_openings)->Unit(benchmark::kMillisecond);

} // namespace
