// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/hunt.h"

#include <algorithm>

#include "chess/attacks.h"
#include "endgame/material.h"
#include "endgame/sets/row_masks.h"

namespace endgame::sets {

using chess::Bitboard;
using chess::Square;

Hunt::Hunt()
{
    for_each_row([this](Kings kings) { find_safe(kings); });
    for_each_row([this](Kings kings) { stop_stalemates(kings); });
}

std::optional<Placement> Hunt::folded(const chess::Position& position)
{
    using chess::Role;
    const chess::Board& board = position.board();
    const std::optional<chess::Color> attacker = attacker_of(kbnk, board);
    if (!attacker)
        return std::nullopt;
    const Placement placement{
        .kings = {.defending = position.king(!*attacker), .attacking = position.king(*attacker)},
        .pieces = {board.of(Role::bishop).first(), board.of(Role::knight).first()}};
    return seen_in(folding(placement.kings.defending, false), placement);
}

/// Finds the legal placements, and removes those in which the defender can capture a piece from the safe
/// ones.
void Hunt::find_safe(Kings kings)
{
    const std::size_t row = row_of(kings);
    const Row legal = legal_[row];
    const RowWords can_be = well_placed(kbnk.pieces(), kings.squares());
    RowWords checks{};
    add_checks(kbnk.pieces(), kings.defending, kings.squares(), Side::attacker, checks);
    std::ranges::copy(can_be, legal.begin());
    subtract(legal, checks);

    const Bitboard in_reach = chess::king_attacks(kings.defending) - chess::king_attacks(kings.attacking);
    const Row safe = safe_[row];
    for (const Square bishop : chess::all_squares) {
        const Bitboard guarded = chess::bishop_attacks(bishop, Bitboard{kings.attacking});
        Bitboard loses_a_piece = in_reach - guarded;
        if (in_reach.contains(bishop))
            loses_a_piece |= ~chess::knight_attacks(bishop);
        safe[index(bishop)] = can_be[index(bishop)] & ~loses_a_piece.bits();
    }
}

/// Removes stalemates: placements without a move in which the king is not in check.
void Hunt::stop_stalemates(Kings kings)
{
    RowWords no_move;
    std::ranges::fill(no_move, all_bits);
    for (const Square target : chess::king_attacks(kings.defending)) {
        if (king_distance(target, kings.attacking) < 2)
            continue;
        const Mirror mirror = folding(target, false);
        const ConstRow legal = legal_[row_of(seen_in(mirror, Kings{target, kings.attacking}))];
        for (std::size_t i = 0; i < row_length; ++i)
            no_move[i] &= ~seen_in(mirror, legal[i ^ static_cast<std::size_t>(mirror)]);
    }
    const std::size_t row = row_of(kings);
    // The king is not in check if the placement is also legal with the attacker to move.
    intersect(no_move, legal_[row]);
    subtract(safe_[row], no_move);
}

RowWords Hunt::moved_into(const Rows& set, Kings kings)
{
    RowWords reached{};
    const std::size_t row = row_of(kings);
    const Bitboard ways = chess::king_attacks(kings.attacking) - chess::king_attacks(kings.defending);
    for (const Square target : ways - Bitboard{kings.defending})
        unite(reached, set[row_of({kings.defending, target})]);
    const RowWords open = open_squares(kings.squares(), row_length);
    add_moves_of_first(kbnk.pieces().front(), set[row], open, reached);
    add_moves_of_last(kbnk.pieces().back(), set[row], open, reached);
    return reached;
}

RowWords Hunt::forced_into(const FoldedRows& set, ConstRow row, Kings kings)
{
    RowWords forced;
    std::ranges::copy(row, forced.begin());
    for (const Square target : chess::king_attacks(kings.defending)) {
        if (king_distance(target, kings.attacking) > 1)
            intersect(forced, set.row({target, kings.attacking}));
    }
    return forced;
}

} // namespace endgame::sets
