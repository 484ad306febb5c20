// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/method/by_heart.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "chess/fen.h"
#include "chess/san.h"
#include "chess/setup.h"
#include "endgame/material.h"

namespace trainer::method {

using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;

namespace {

/// The lone king, the attacking king, bishop and knight.
using Placement = std::array<Square, 4>;

Placement image(const Placement& placement, std::size_t symmetry)
{
    Placement seen{};
    std::ranges::transform(placement, seen.begin(),
                           [=](Square square) { return chess::image(square, symmetry); });
    return seen;
}

/// The squares of the pieces, the attacker to move.
Placement placement_of(const Position& position)
{
    return {position.king(!position.turn()), position.king(position.turn()),
            position.board().of(Role::bishop).first(), position.board().of(Role::knight).first()};
}

Position position_of(const KnownPosition& known)
{
    return *Position::from(chess::parse_fen(std::string{known.board} + " w - - 0 1")->setup);
}

/// The moves of all images of the known positions.
std::map<Placement, Move> all_moves()
{
    std::map<Placement, Move> moves;
    for (const KnownPosition& known : known_positions) {
        const Position position = position_of(known);
        const Move move = *chess::parse_move(position, known.move);
        for (std::size_t symmetry = 0; symmetry < chess::symmetry_count; ++symmetry) {
            moves.try_emplace(image(placement_of(position), symmetry),
                              Move{chess::image(move.from, symmetry), chess::image(move.to, symmetry)});
        }
    }
    return moves;
}

} // namespace

std::optional<Move> move_by_heart(const Position& position)
{
    static const std::map<Placement, Move> moves = all_moves();
    if (endgame::attacker_of(endgame::kbnk, position.board()) != position.turn())
        return std::nullopt;
    const auto found = moves.find(placement_of(position));
    return found == moves.end() ? std::nullopt : std::optional{found->second};
}

const KnownPosition* known_position(std::string_view board)
{
    const auto found = std::ranges::find(known_positions, board, &KnownPosition::board);
    return found == known_positions.end() ? nullptr : &*found;
}

Position image_of(const KnownPosition& known, Color attacker, std::size_t symmetry)
{
    const auto [lone, king, bishop, knight] = image(placement_of(position_of(known)), symmetry);
    chess::Setup setup;
    setup.turn = attacker;
    setup.board.put(lone, {!attacker, Role::king});
    setup.board.put(king, {attacker, Role::king});
    setup.board.put(bishop, {attacker, Role::bishop});
    setup.board.put(knight, {attacker, Role::knight});
    return *Position::from(setup);
}

} // namespace trainer::method
