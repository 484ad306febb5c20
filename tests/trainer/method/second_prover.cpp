// SPDX-License-Identifier: GPL-3.0-or-later

// The second proof that the method mates, without any code of core (plain_method.h): from every position won
// with bishop and knight, the longest game and the farthest that a defender can force the user to look ahead.
// First by the rules alone, then with the positions known by heart, whose list is all that it reads of core.
//
//     second_prover [LOOKAHEAD...]     looks as many moves ahead, 2 to 5 by default; takes a minute or two

#include <cstdlib>
#include <vector>

#include "plain_by_heart.h"
#include "plain_method.h"

int main(int count, char** arguments)
{
    std::vector<std::size_t> lookaheads;
    for (int i = 1; i < count; ++i)
        lookaheads.push_back(std::strtoul(arguments[i], nullptr, 10));
    if (lookaheads.empty())
        lookaheads = {2, 3, 4, 5};
    const plain_method::Positions positions;
    const plain_method::Fields fields{positions};
    const plain_method::Ranks ranks{positions, fields};
    plain_method::print_heading();
    for (const std::size_t lookahead : lookaheads) {
        plain_method::Follower follower{positions, ranks, lookahead};
        print(follow(positions, follower), 0, lookahead);
        follower.learn(plain_method::all_by_heart(positions));
        print(follow(positions, follower), trainer::method::known_positions.size(), lookahead);
    }
}
