// SPDX-License-Identifier: GPL-3.0-or-later

// Checks that bulk reading takes time proportional to the size: each load doubles from step to step, and so
// should its time.

#include <benchmark/benchmark.h>

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/fen.h"
#include "chess/pgn_index.h"
#include "chess/pgn_reader.h"
#include "console/judge_games.h"
#include "console/probe.h"
#include "endgame/tablebase_store.h"
#include "trainer/course/course.h"
#include "trainer/round_pgn.h"

namespace {

/// A temporary file, deleted by the destructor, and an output that discards all data.
class Files {
public:
    explicit Files(std::string_view text)
    {
        input_ = mkstemp(path_.data());
        for (std::string_view left = text; !left.empty();) {
            const ssize_t written = write(input_, left.data(), left.size());
            if (written <= 0)
                std::abort();
            left.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    Files(const Files&) = delete;
    Files& operator=(const Files&) = delete;
    ~Files()
    {
        close(input_);
        close(output_);
        unlink(path_.c_str());
    }

    const std::string& path() const { return path_; }
    int output() const { return output_; }
    /// The file, rewound to its start.
    int input() const
    {
        lseek(input_, 0, SEEK_SET);
        return input_;
    }

private:
    std::string path_ = "/tmp/rightcorner-load-XXXXXX";
    int input_ = -1;
    int output_ = open("/dev/null", O_WRONLY | O_CLOEXEC);
};

/// Positions with White to move, cycling through the endings.
std::string lines_to_probe(std::int64_t count, std::span<const endgame::Material> endings)
{
    std::string lines;
    for (std::int64_t i = 0; i < count; ++i) {
        chess::Setup setup;
        const auto square = [i](unsigned shift) {
            return static_cast<chess::Square>((i * 977 >> shift) & 63);
        };
        unsigned shift = 0;
        for (const endgame::Piece piece : endings[static_cast<std::size_t>(i) % endings.size()].pieces()) {
            const bool is_attackers = piece.side == endgame::Side::attacker;
            setup.board.put(square(shift),
                            {is_attackers ? chess::Color::white : chess::Color::black, piece.role});
            shift += 6;
        }
        setup.board.put(square(12), {chess::Color::black, chess::Role::king});
        setup.board.put(chess::Square::d2, {chess::Color::white, chess::Role::king});
        lines += to_fen(setup) + '\n';
    }
    return lines;
}

void probe_lines(benchmark::State& state, const std::vector<const char*>& names)
{
    std::vector<endgame::Material> endings;
    endgame::TablebaseStore tables;
    for (const char* name : names) {
        endings.push_back(*endgame::Material::parse(name));
        tables.learn(endings.back());
    }
    const Files files{lines_to_probe(state.range(0), endings)};
    for (auto _ : state)
        benchmark::DoNotOptimize(console::probe(files.input(), files.output(), tables));
    state.SetComplexityN(state.range(0));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK_CAPTURE(probe_lines, KBNK, {"KBNK"})
    ->RangeMultiplier(2)
    ->Range(1 << 17, 1 << 20)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oN);
BENCHMARK_CAPTURE(probe_lines, mixed, {"KBNK", "KQKR", "KPK", "KRKP", "KBBK", "KRKN", "KQK", "KBPK"})
    ->Arg(1 << 18)
    ->Unit(benchmark::kMillisecond);

constexpr std::int64_t mebi = std::int64_t{1} << 20;

/// Games that convert to bishop and knight, with a total size of some bytes.
std::string games_of(std::int64_t bytes)
{
    constexpr std::string_view moves = "[SetUp \"1\"]\n[FEN \"7k/8/5K2/4N3/4B3/8/6p1/8 w - - 0 1\"]\n\n"
                                       "1. Bxg2 {Now it begins.} (1. Kg6 g1=Q+) Kh7 2. Be4+ Kg8 *\n\n";
    std::string games;
    for (std::int64_t number = 0; static_cast<std::int64_t>(games.size()) < bytes; ++number)
        games +=
            "[White \"Player " + std::to_string(number) + "\"]\n[Black \"Boris\"]\n" + std::string{moves};
    return games;
}

/// Reads a file piece by piece, as the window does.
void pgn_looked_through(benchmark::State& state)
{
    const std::string piece = games_of(mebi / 4);
    for (auto _ : state) {
        chess::PgnIndexer indexer;
        for (std::int64_t fed = 0; fed < state.range(0) * mebi;
             fed += static_cast<std::int64_t>(piece.size()))
            indexer.feed(piece);
        benchmark::DoNotOptimize(indexer.finish().size());
    }
    state.SetComplexityN(state.range(0));
    state.SetBytesProcessed(state.iterations() * state.range(0) * mebi);
}
BENCHMARK(pgn_looked_through)
    ->RangeMultiplier(2)
    ->Range(128, 1024)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oN);

void pgn_judged(benchmark::State& state)
{
    const Files files{games_of(state.range(0) * mebi)};
    endgame::TablebaseStore tables;
    tables.learn(endgame::kbnk);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            console::judge_games(files.path(), files.output(), tables, [](const std::string&) {}));
    state.SetComplexityN(state.range(0));
    state.SetBytesProcessed(state.iterations() * state.range(0) * mebi);
}
BENCHMARK(pgn_judged)
    ->RangeMultiplier(2)
    ->Range(4, 32)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oN);

/// Knights that move out and back.
std::string game_of(std::int64_t plies)
{
    constexpr std::array<std::string_view, 4> round_trip{"Nf3 ", "Nf6 ", "Ng1 ", "Ng8 "};
    std::string game = "[White \"Anna\"]\n\n";
    for (std::int64_t ply = 0; ply < plies; ++ply)
        game += round_trip[static_cast<std::size_t>(ply) % round_trip.size()];
    return game + "1-0\n";
}

/// Reads a game, converts it to a round, and writes it again.
void one_long_game(benchmark::State& state)
{
    const std::string game = game_of(state.range(0));
    for (auto _ : state) {
        const auto round = trainer::to_round(chess::read_pgn_game(game).game);
        benchmark::DoNotOptimize(trainer::to_pgn_text(*round).size());
    }
    state.SetComplexityN(state.range(0));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(one_long_game)
    ->RangeMultiplier(2)
    ->Range(1 << 14, 1 << 17)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oN);

std::string course_of(std::int64_t chapters)
{
    std::string course;
    for (std::int64_t chapter = 0; chapter < chapters; ++chapter)
        course += "[Event \"Corners\"]\n[ChapterName \"Chapter " + std::to_string(chapter) +
                  "\"]\n[Task \"find\"]\n[SetUp \"1\"]\n[FEN \"6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1\"]\n\n"
                  "{ A waiting move. } 1. Be4 Kf8 2. Bh7 { He has to go. } *\n\n";
    return course;
}

void chapters_of_a_course(benchmark::State& state)
{
    const std::string course = course_of(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(trainer::course::read_course(course).course.chapters.size());
    state.SetComplexityN(state.range(0));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(chapters_of_a_course)
    ->RangeMultiplier(2)
    ->Range(1 << 11, 1 << 14)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oN);

} // namespace
