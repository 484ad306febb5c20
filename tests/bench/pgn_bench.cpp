// SPDX-License-Identifier: GPL-3.0-or-later

// The speed of reading, writing and indexing PGN, with the openings of the Debian package pgn-extract.

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

/// Reads a game of many parts, to check that twice as many take twice as long.
template <typename ToPart>
void read_parts(benchmark::State& state, std::string head, ToPart to_part)
{
    for (std::int64_t part = 0; part < state.range(0); ++part)
        head += to_part(std::to_string(part));
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(chess::read_pgn(head));
}

void read_tags(benchmark::State& state)
{
    read_parts(state, "", [](const std::string& number) { return "[Tag" + number + " \"x\"]\n"; });
}
BENCHMARK(read_tags)->RangeMultiplier(2)->Range(80'000, 640'000)->Unit(benchmark::kMillisecond);

void read_marks(benchmark::State& state)
{
    read_parts(state, "1. e4 {", [](const std::string&) { return "[%csl Ge4][%cal Ge2e4]"; });
}
BENCHMARK(read_marks)->RangeMultiplier(2)->Range(80'000, 640'000)->Unit(benchmark::kMillisecond);

void read_controls(benchmark::State& state)
{
    read_parts(state, "1. e4 {", [](const std::string&) { return "\u0085"; });
}
BENCHMARK(read_controls)->RangeMultiplier(2)->Range(80'000, 640'000)->Unit(benchmark::kMillisecond);

void read_glyphs(benchmark::State& state)
{
    read_parts(state, "1. e4 ", [](const std::string&) { return "$1 "; });
}
BENCHMARK(read_glyphs)->RangeMultiplier(2)->Range(80'000, 640'000)->Unit(benchmark::kMillisecond);

void read_variations(benchmark::State& state)
{
    read_parts(state, "1. e4 ", [](const std::string& number) {
        return "({" + number + "} 1. d4 {[%cal Ge2e4]}) ({" + number + "}) ";
    });
}
BENCHMARK(read_variations)->RangeMultiplier(2)->Range(80'000, 640'000)->Unit(benchmark::kMillisecond);

} // namespace
