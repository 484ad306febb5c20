// SPDX-License-Identifier: GPL-3.0-or-later

// How well the rule of thumb mates with bishop and knight: from every so many-th won position, each
// standing for its eight images, it attacks the perfect defence until mate or the fifty-move rule.
//
//     rule_of_thumb_measure [--depth N]... [--stride N] [--first N] [--failures]
//
// A stride of 1 takes all 1,352,913 positions.

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <vector>

#include "chess/fen.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "kbnk_positions.h"
#include "trainer/defender.h"
#include "trainer/game.h"
#include "trainer/random.h"
#include "trainer/rule_of_thumb.h"

namespace {

using chess::Position;
using endgame::solved;
using trainer::EndReason;
using Clock = std::chrono::steady_clock;

constexpr trainer::DrawRules all_rules{trainer::RuleEffect::end, trainer::RuleEffect::end,
                                       trainer::RuleEffect::end};

struct Options {
    std::vector<int> depths;
    std::size_t stride = 500;
    std::size_t first = 0;
    bool prints_failures = false;
};

/// The won positions with White to attack and to move, one of each eight images, from `first` on every
/// `stride`-th.
std::vector<Position> sample(const Options& options)
{
    std::vector<Position> positions;
    std::size_t number = 0;
    endgame::for_each_placement(
        endgame::canonical_kings, chess::all_squares, [&](const endgame::KbnkMen& men) {
            if (!endgame::is_canonical(men))
                return;
            const auto position =
                Position::from(endgame::setup_of(men, chess::Color::white, chess::Color::white));
            if (!position || solved().probe(*position)->is_draw())
                return;
            if (number >= options.first && (number - options.first) % options.stride == 0)
                positions.push_back(*position);
            ++number;
        });
    return positions;
}

/// The sums over the games of one depth.
struct Tally {
    std::size_t games = 0;
    std::size_t mates = 0;
    std::array<std::size_t, 7> ends{};
    int moves = 0;
    int worst_moves = 0;
    int waste = 0;
    int worst_waste = 0;
    std::uint64_t searches = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
    double longest_search = 0;
};

void attack(trainer::RuleOfThumb& player, trainer::Game& game, int depth, Tally& tally)
{
    const auto begin = Clock::now();
    const trainer::SearchResult result = player.search(game, {.depth = depth});
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    tally.seconds += seconds;
    tally.longest_search = std::max(tally.longest_search, seconds);
    tally.nodes += result.nodes;
    ++tally.searches;
    game.play(*result.move);
}

/// A game from a won position until it ends; the seed chooses among equally good defences.
void play(trainer::RuleOfThumb& player, const Position& start, int depth, std::uint64_t seed, Tally& tally,
          bool prints_failure)
{
    trainer::Random random{seed};
    trainer::Game game{start};
    while (!game.end(all_rules)) {
        if (game.position().turn() == start.turn())
            attack(player, game, depth, tally);
        else
            game.play(*choose_reply(solved(), game, random));
    }
    const EndReason reason = game.end(all_rules)->reason;
    ++tally.games;
    ++tally.ends[static_cast<std::size_t>(reason)];
    if (reason != EndReason::checkmate) {
        if (prints_failure)
            std::printf("not mated at depth %d: %s -> %s\n", depth, to_fen(start.setup()).c_str(),
                        to_fen(game.position().setup()).c_str());
        return;
    }
    const int moves = static_cast<int>(game.nodes().size()) / 2;
    const int waste = moves - solved().probe(start)->to_mate().moves();
    ++tally.mates;
    tally.moves += moves;
    tally.worst_moves = std::max(tally.worst_moves, moves);
    tally.waste += waste;
    tally.worst_waste = std::max(tally.worst_waste, waste);
}

void print(int depth, const Tally& tally)
{
    const auto per = [](double sum, std::size_t count) {
        return count == 0 ? 0.0 : sum / static_cast<double>(count);
    };
    const auto ended = [&](EndReason reason) { return tally.ends[static_cast<std::size_t>(reason)]; };
    std::printf("%5d %8zu %8zu %8.3f%% %6.2f %5d %6.2f %5d %6zu %6zu %6zu %6zu %9.0f %8.2f %8.1f\n", depth,
                tally.games, tally.mates, 100 * per(static_cast<double>(tally.mates), tally.games),
                per(tally.moves, tally.mates), tally.worst_moves, per(tally.waste, tally.mates),
                tally.worst_waste, ended(EndReason::fifty_moves), ended(EndReason::threefold),
                ended(EndReason::dead_position), ended(EndReason::stalemate),
                per(static_cast<double>(tally.nodes), tally.searches),
                1000 * per(tally.seconds, tally.searches), 1000 * tally.longest_search);
    std::fflush(stdout);
}

std::optional<Options> parse(int count, char** arguments)
{
    Options options;
    for (int i = 1; i < count; ++i) {
        const std::string_view name = arguments[i];
        if (name == "--failures") {
            options.prints_failures = true;
            continue;
        }
        const long number = ++i < count ? std::strtol(arguments[i], nullptr, 10) : -1;
        if (name == "--depth" && number >= 1 && number <= trainer::deepest_search)
            options.depths.push_back(static_cast<int>(number));
        else if (name == "--stride" && number >= 1)
            options.stride = static_cast<std::size_t>(number);
        else if (name == "--first" && number >= 0)
            options.first = static_cast<std::size_t>(number);
        else
            return std::nullopt;
    }
    if (options.depths.empty())
        options.depths = {1, 3, 5, 7};
    return options;
}

} // namespace

int main(int count, char** arguments)
{
    const std::optional<Options> options = parse(count, arguments);
    if (!options) {
        std::fputs("usage: rule_of_thumb_measure [--depth N]... [--stride N] [--first N] [--failures]\n",
                   stderr);
        return 2;
    }
    const std::vector<Position> positions = sample(*options);
    std::puts("depth    games    mated     share  moves worst  waste worst  fifty repeat  taken  stale "
              "nodes/move  ms/move    worst");
    trainer::RuleOfThumb player;
    for (const int depth : options->depths) {
        Tally tally;
        for (std::size_t i = 0; i < positions.size(); ++i)
            play(player, positions[i], depth, i, tally, options->prints_failures);
        print(depth, tally);
    }
    return 0;
}
