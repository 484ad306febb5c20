// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the program's play in drawn positions. It plays both sides from random draws that the defender, to
// move, holds with only some of its moves, until the attacker can no longer win or for fifty moves.
//
//     drawn_play_measure                  100 games of each ending on offer with up to four pieces
//     drawn_play_measure 20 KRKB KRPKR    20 games of these endings
//
// Columns: the median number of moves until the attacker can no longer win; the share of games undecided
// after fifty moves; the share of the attacker's moves that leave only one of several replies holding; the
// share of games in which the attacker allows the capture of its last winning material although another
// drawing move does not; the mean and the longest processor time per move.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <iterator>
#include <optional>
#include <vector>

#include "chess/legal_moves.h"
#include "endgame/material.h"
#include "endgame/tablebase_store.h"
#include "trainer/defender.h"
#include "trainer/drill.h"
#include "trainer/endings.h"
#include "trainer/game.h"

namespace {

using chess::Color;
using chess::Position;
using endgame::Material;
using endgame::Tablebase;

constexpr std::size_t max_plies = 100;

/// The totals of an ending.
struct Tally {
    std::vector<std::size_t> lengths; ///< in plies
    int undecided = 0;
    int given_away = 0;
    int attacking_moves = 0;
    int demanding_moves = 0;
    int moves = 0;
    double seconds = 0;
    double longest = 0;
};

/// True if a side has won positions with the pieces on a board.
bool can_win(const Tablebase& known, const Position& position, Color side)
{
    const auto material = Material::of(position.board(), side, endgame::most_pieces_on_request);
    return material && !trainer::end_of(position) && known.longest_mate(*material) > 0;
}

/// True if a capture holds the draw and leaves the other side without a win.
bool can_be_taken(const Tablebase& known, const Position& position)
{
    return std::ranges::any_of(legal_moves(position), [&](chess::Move move) {
        const Position after = position.play(move);
        return is_capture(position, move) && known.probe(after)->is_draw() &&
               !can_win(known, after, after.turn());
    });
}

/// True if a move allows the capture of the last winning material although another drawing move does not.
bool gives_away(const Tablebase& known, const Position& position, chess::Move move)
{
    return can_be_taken(known, position.play(move)) &&
           std::ranges::any_of(known.best_moves(position), [&](chess::Move other) {
               return !can_be_taken(known, position.play(other)) &&
                      can_win(known, position.play(other), position.turn());
           });
}

/// True if only one of several legal replies holds the draw.
bool is_demanding(const Tablebase& known, const Position& position)
{
    return legal_moves(position).size() > 1 && known.best_moves(position).size() == 1;
}

void play(const Tablebase& known, const Position& start, Color attacker, std::uint64_t seed, Tally& tally)
{
    trainer::Random random{seed};
    trainer::Game game{start};
    bool has_given_away = false;
    while (game.depth() < max_plies && can_win(known, game.position(), attacker)) {
        const std::clock_t begin = std::clock();
        const chess::Move move = *trainer::choose_reply(known, game, random);
        const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        ++tally.moves;
        tally.seconds += seconds;
        tally.longest = std::max(tally.longest, seconds);
        const Position before = game.position();
        game.play(move);
        if (before.turn() != attacker)
            continue;
        ++tally.attacking_moves;
        tally.demanding_moves += is_demanding(known, game.position()) ? 1 : 0;
        has_given_away = has_given_away || gives_away(known, before, move);
    }
    tally.lengths.push_back(game.depth());
    tally.undecided += can_win(known, game.position(), attacker) ? 1 : 0;
    tally.given_away += has_given_away ? 1 : 0;
}

void measure(const Material& ending, int games)
{
    endgame::TablebaseStore store;
    store.learn(ending);
    Tally tally;
    for (int i = 0; i < games; ++i) {
        const Color attacker = i % 2 == 0 ? Color::white : Color::black;
        const auto seed = static_cast<std::uint64_t>(i);
        const auto start = trainer::random_start(
            store.known(), {.material = ending, .attacker = attacker, .prospect = trainer::Prospect::draw},
            seed);
        if (!start)
            return;
        play(store.known(), *start, attacker, seed, tally);
    }
    std::ranges::sort(tally.lengths);
    const auto percent = [](int part, int whole) { return whole == 0 ? 0 : 100.0 * part / whole; };
    std::printf("| %-6s | %3zu | %5.0f %% | %5.0f %% | %5.0f %% | %6.1f | %6.1f |\n", ending.name().c_str(),
                (tally.lengths[tally.lengths.size() / 2] + 1) / 2, percent(tally.undecided, games),
                percent(tally.demanding_moves, tally.attacking_moves), percent(tally.given_away, games),
                1000 * tally.seconds / tally.moves, 1000 * tally.longest);
    std::fflush(stdout);
}

} // namespace

int main(int count, char** arguments)
{
    const int games = count > 1 ? std::atoi(arguments[1]) : 100;
    std::vector<Material> endings;
    for (int i = 2; i < count; ++i) {
        if (const auto ending = Material::parse(arguments[i], endgame::most_pieces_on_request))
            endings.push_back(*ending);
    }
    if (endings.empty()) {
        for (const auto& group : trainer::ending_groups()) {
            std::ranges::copy_if(group, std::back_inserter(endings),
                                 [](const Material& ending) { return !is_on_request(ending); });
        }
    }
    std::puts("| ending | moves | undecided | only replies | given away | ms | longest ms |");
    for (const Material& ending : endings)
        measure(ending, games);
    return 0;
}
