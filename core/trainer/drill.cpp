// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/drill.h"

#include <algorithm>

#include "chess/setup.h"
#include "trainer/random.h"

namespace trainer {
namespace {

using chess::Color;
using chess::Role;
using chess::Square;

/// The four men on any four squares, the attacker to move.
chess::Setup random_setup(Color attacker, Random& random)
{
    chess::Setup setup;
    setup.turn = attacker;
    setup.board.put(chess::square_at(below(random, 64)), {!attacker, Role::king});
    for (const Role role : {Role::king, Role::bishop, Role::knight})
        setup.board.put(chess::square_at(below(random, 64)), {attacker, role});
    return setup;
}

bool fits(BishopSquares wanted, const chess::Board& board)
{
    if (wanted == BishopSquares::either)
        return true;
    const Square bishop = board.of(Role::bishop).first();
    return is_dark(bishop) == (wanted == BishopSquares::dark);
}

} // namespace

std::optional<chess::Position> random_start(const endgame::Tablebase& tablebase, const DrillRequest& request,
                                            std::uint64_t seed)
{
    const int shortest = std::max(request.shortest, 1);
    const int longest = std::min(request.longest, longest_mate);
    if (shortest > longest)
        return std::nullopt;
    Random random{seed};
    // Drawing until one fits is what makes all that fit equally likely; every distance of the band has
    // more than a thousand positions, so that it ends soon.
    for (;;) {
        const chess::Setup setup = random_setup(request.attacker, random);
        if (setup.board.occupied().size() != 4 || !fits(request.bishop, setup.board))
            continue;
        const auto position = chess::Position::from(setup);
        if (!position)
            continue;
        const std::optional<endgame::Verdict> verdict = tablebase.probe(*position);
        if (verdict->is_draw())
            continue;
        const int moves = verdict->to_mate().moves();
        if (shortest <= moves && moves <= longest)
            return *position;
    }
}

} // namespace trainer
