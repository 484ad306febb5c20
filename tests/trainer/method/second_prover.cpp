// SPDX-License-Identifier: GPL-3.0-or-later

// The second proof that the method mates, without any code of core (plain_method.h): from every position won
// with bishop and knight, the longest game and the farthest that a defender can force the user to look ahead.
//
//     second_prover [LOOKAHEAD...]     looks as many moves ahead, 2 to 5 by default; takes a minute

#include <cstdio>
#include <cstdlib>
#include <vector>

#include "plain_method.h"

namespace {

using plain_method::Place;
using plain_method::Positions;

/// Follows the method from everywhere and prints the results.
void follow(const Positions& positions, const plain_method::Ranks& ranks, std::size_t lookahead)
{
    plain_method::Follower follower{positions, ranks, lookahead};
    double all = 0;
    double within_fifty = 0;
    double moves = 0;
    int longest = 0;
    std::vector<double> foresight(ranks.depth() + 2);
    for (Place place = 0; place < Positions::count; ++place) {
        if (!positions.is_won(place))
            continue;
        const auto game = follower.longest(place);
        const double images = positions.images(place);
        all += images;
        within_fifty += game.moves <= 50 ? images : 0;
        moves += images * game.moves;
        longest = std::max(longest, game.moves);
        foresight[game.foresight] += images;
    }
    std::printf("%9zu %12.0f %11.4f%% %8d %8.2f ", lookahead, all, 100 * within_fifty / all, longest,
                moves / all);
    double sum = 0;
    for (std::size_t ahead = 0; ahead <= 10; ++ahead) {
        sum += foresight[ahead];
        if (ahead >= 4)
            std::printf(" %6.2f%%", 100 * sum / all);
    }
    std::puts("");
    std::fflush(stdout);
}

} // namespace

int main(int count, char** arguments)
{
    std::vector<std::size_t> lookaheads;
    for (int i = 1; i < count; ++i)
        lookaheads.push_back(std::strtoul(arguments[i], nullptr, 10));
    if (lookaheads.empty())
        lookaheads = {2, 3, 4, 5};
    const Positions positions;
    const plain_method::Fields fields{positions};
    const plain_method::Ranks ranks{positions, fields};
    std::puts("lookahead    positions within fifty  longest     mean  foresight up to 4, 5 ... 10 moves");
    for (const std::size_t lookahead : lookaheads)
        follow(positions, ranks, lookahead);
}
