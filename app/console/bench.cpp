// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <iomanip>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "chess/fen.h"
#include "chess/perft.h"
#include "chess/position.h"
#include "console/probe.h"
#include "console/resource_use.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"
#include "trainer/game.h"
#include "trainer/thumb/rule_of_thumb.h"

namespace console {

namespace {

using chess::Color;
using chess::Position;
using chess::Role;
using endgame::Material;
using endgame::Tablebase;

/// A position and its search depth.
struct Task {
    std::string_view fen;
    int depth;
};

constexpr std::array perft_tasks{
    Task{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5},
    Task{"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4},
    Task{"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5},
    Task{"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4},
    Task{"8/8/8/3k4/8/8/8/KBN5 w - - 0 1", 5},
};

constexpr std::array search_tasks{
    Task{"4k3/8/8/8/8/8/8/4KBN1 w - - 0 1", 6},
    Task{"6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1", 6},
    Task{"8/8/8/8/B7/2NK4/1k6/8 b - - 0 1", 6},
    Task{"8/8/8/3k4/8/8/8/R3K3 w - - 0 1", 6},
    Task{"8/8/8/3k4/8/4P3/4K3/8 w - - 0 1", 8},
    Task{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4},
};

Position position_of(std::string_view fen)
{
    return *Position::from(chess::parse_fen(fen)->setup);
}

/// A hash of all texts and numbers added, in order (FNV-1a).
class Signature {
public:
    void add(std::uint64_t number)
    {
        for (int shift = 0; shift < 64; shift += 8)
            add_byte(number >> shift & 0xFF);
    }
    void add(std::string_view text)
    {
        for (const char letter : text)
            add_byte(static_cast<unsigned char>(letter));
    }
    std::uint64_t value() const { return value_; }

private:
    void add_byte(std::uint64_t byte) { value_ = (value_ ^ byte) * 0x100000001B3; }

    std::uint64_t value_ = 0xCBF29CE484222325;
};

/// The seconds used: of processor time on all threads, and of wall-clock time.
struct Times {
    double processor;
    double wall;
};

template <typename Run>
Times measure(Run run)
{
    const double processor = processor_seconds();
    const auto wall = std::chrono::steady_clock::now();
    run();
    return {processor_seconds() - processor,
            std::chrono::duration<double>(std::chrono::steady_clock::now() - wall).count()};
}

std::uint64_t count_leaves(Signature& signature)
{
    std::uint64_t sum = 0;
    for (const Task& task : perft_tasks) {
        const std::uint64_t leaves = chess::perft(position_of(task.fen), task.depth);
        signature.add(leaves);
        sum += leaves;
    }
    return sum;
}

/// Every n-th placement of an ending with either side to move and White attacking, if it is a legal position.
std::vector<Position> some_positions(const Material& material, std::uint32_t step)
{
    const auto pieces = material.pieces();
    const auto shift_of_king = static_cast<unsigned>(6 * pieces.size());
    const unsigned shift_of_turn = shift_of_king + 12;
    std::vector<Position> positions;
    for (std::uint32_t number = 0; number < 2U << shift_of_turn; number += step) {
        const auto square = [number](unsigned shift) { return chess::square_at(number >> shift & 63U); };
        chess::Setup setup;
        setup.turn = number >> shift_of_turn == 0 ? Color::white : Color::black;
        setup.board.put(square(shift_of_king + 6), {Color::black, Role::king});
        setup.board.put(square(shift_of_king), {Color::white, Role::king});
        for (std::size_t piece = pieces.size(); piece-- > 0;) {
            const Color color = pieces[piece].side == endgame::Side::attacker ? Color::white : Color::black;
            setup.board.put(square(static_cast<unsigned>(6 * piece)), {color, pieces[piece].role});
        }
        const auto position = Position::from(setup);
        if (position && setup.board.occupied().size() == static_cast<int>(pieces.size()) + 2)
            positions.push_back(*position);
    }
    return positions;
}

/// The positions that the signature looks up: many of KBNK, and some of other endings.
std::vector<Position> sample()
{
    std::vector<Position> positions = some_positions(endgame::kbnk, 101);
    for (const std::string_view name : {"KPK", "KBBK", "KQKR", "KRKP", "KPKP"}) {
        const Material material = *Material::parse(name);
        const std::vector<Position> some = some_positions(material, material.pieces().size() < 2 ? 11 : 1009);
        positions.insert(positions.end(), some.begin(), some.end());
    }
    return positions;
}

/// About as many positions of each ending, alternating between endings.
std::vector<Position> mixed_positions()
{
    std::vector<std::vector<Position>> by_ending;
    std::size_t most = 0;
    for (const Material& material : endgame::all_endings()) {
        const std::uint32_t placements = 2U << (12 + 6 * material.pieces().size());
        by_ending.push_back(some_positions(material, placements / 3001 | 1U));
        most = std::max(most, by_ending.back().size());
    }
    std::vector<Position> mixed;
    for (std::size_t i = 0; i < most; ++i) {
        for (const std::vector<Position>& positions : by_ending) {
            if (i < positions.size())
                mixed.push_back(positions[i]);
        }
    }
    return mixed;
}

void look_up(Signature& signature, const Tablebase& tablebase, const std::vector<Position>& positions)
{
    for (const Position& position : positions) {
        const endgame::Verdict verdict = *tablebase.probe(position);
        signature.add(static_cast<std::uint64_t>(verdict.outcome()));
        signature.add(verdict.is_draw() ? 0 : static_cast<std::uint64_t>(verdict.to_mate().count()));
    }
}

std::uint64_t search(Signature& signature)
{
    std::uint64_t nodes = 0;
    trainer::thumb::RuleOfThumb player;
    for (const Task& task : search_tasks) {
        const auto found = player.search(trainer::Game{position_of(task.fen)}, {.depth = task.depth});
        signature.add(to_coordinates(*found.move));
        signature.add(static_cast<std::uint64_t>(found.score.centipawns));
        signature.add(found.nodes);
        nodes += found.nodes;
    }
    return nodes;
}

/// A row of the table: a name, and the times of one of `count` repetitions in a unit of which a second has
/// `units_a_second`.
std::string row(std::string_view name, const Times& times, double count, std::string_view unit,
                double units_a_second)
{
    std::ostringstream out;
    const auto each = [&](double seconds) { return seconds / count * units_a_second; };
    out << name << '\t' << std::fixed << std::setprecision(1) << each(times.processor) << '\t'
        << each(times.wall) << '\t' << unit << '\n';
    return out.str();
}

std::string milliseconds(std::string_view name, const Times& times)
{
    return row(name, times, 1, "ms", 1e3);
}

std::string nanoseconds(std::string_view name, const Times& times, std::size_t count)
{
    return row(name, times, static_cast<double>(count), "ns", 1e9);
}

void answer_probes(endgame::TablebaseStore& tables, const std::vector<std::string>& fens)
{
    std::string out;
    for (const std::string& fen : fens) {
        out.clear();
        append_probe(out, tables, fen);
    }
}

void rank_moves(const Tablebase& tablebase, const std::vector<Position>& positions)
{
    std::size_t moves = 0;
    for (const Position& position : positions)
        moves += tablebase.ranked_moves(position)->size();
    // Keeps the compiler from removing the work.
    static std::atomic<std::size_t> sink;
    sink = moves;
}

void learn_all(endgame::TablebaseStore& tables)
{
    for (const Material& ending : endgame::all_endings())
        tables.learn(ending);
}

/// Times solving KBNK, first with memory fresh from the system, then repeatedly.
std::string times_of_solving_kbnk()
{
    constexpr int repetitions = 20;
    const auto solve = [] { endgame::solve(endgame::kbnk); };
    const Times cold = measure(solve);
    const Times warm = measure([&] {
        for (int i = 0; i < repetitions; ++i)
            solve();
    });
    return milliseconds("solve KBNK, cold", cold) + row("solve KBNK, warm", warm, repetitions, "ms", 1e3);
}

/// Times looking positions up in the tablebases of all endings. Cold: each position once, of a different
/// ending each time. Warm: a thousand of them repeatedly, all in the processor's caches.
std::string times_of_looking_up(endgame::TablebaseStore& tables)
{
    constexpr std::size_t repetitions = 200;
    const std::vector<Position> all = mixed_positions();
    std::vector<Position> few;
    for (std::size_t i = 0; i < all.size(); i += all.size() / 1000)
        few.push_back(all[i]);
    std::vector<std::string> fens;
    for (const Position& position : all)
        fens.push_back(to_fen(position.setup()));
    Signature ignored;
    const auto repeat = [&](auto&& run) {
        for (std::size_t i = 0; i < repetitions; ++i)
            run(few);
    };
    const auto probe = [&](const std::vector<Position>& positions) {
        look_up(ignored, tables.known(), positions);
    };
    const auto rank = [&](const std::vector<Position>& positions) { rank_moves(tables.known(), positions); };
    const std::size_t warm = repetitions * few.size();
    return nanoseconds("look up a position, cold", measure([&] { probe(all); }), all.size()) +
           nanoseconds("look up a position, warm", measure([&] { repeat(probe); }), warm) +
           nanoseconds("rank all moves of a position, cold", measure([&] { rank(all); }), all.size()) +
           nanoseconds("rank all moves of a position, warm", measure([&] { repeat(rank); }), warm) +
           nanoseconds("answer a line of probe", measure([&] { answer_probes(tables, fens); }), fens.size());
}

} // namespace

std::uint64_t bench_signature()
{
    Signature signature;
    endgame::TablebaseStore tables;
    learn_all(tables);
    count_leaves(signature);
    look_up(signature, tables.known(), sample());
    search(signature);
    return signature.value();
}

Answer bench()
{
    Signature signature;
    std::uint64_t leaves = 0;
    const Times counting = measure([&] { leaves = count_leaves(signature); });
    const std::string solving_kbnk = times_of_solving_kbnk();
    endgame::TablebaseStore tables;
    const Times solving_all = measure([&] { learn_all(tables); });
    look_up(signature, tables.known(), sample());
    std::uint64_t nodes = 0;
    const Times searching = measure([&] { nodes = search(signature); });
    return "signature\t" + std::to_string(signature.value()) + "\n" + "what\tCPU\twall\tunit\n" +
           solving_kbnk + milliseconds("solve all 36 endings", solving_all) + times_of_looking_up(tables) +
           nanoseconds("a leaf of perft", counting, leaves) +
           nanoseconds("a node of the search", searching, nodes);
}

} // namespace console
