// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pawns.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "chess/attacks.h"

namespace chess {

namespace {

/// The squares of the set and all squares behind them from a side's point of view (chessprogramming.org,
/// "Kogge-Stone Algorithm").
constexpr Bitboard filled_backward(Bitboard set, Color side)
{
    if (side == Color::white) {
        set |= shifted<0, -1>(set);
        set |= shifted<0, -2>(set);
        return set | shifted<0, -4>(set);
    }
    set |= shifted<0, 1>(set);
    set |= shifted<0, 2>(set);
    return set | shifted<0, 4>(set);
}

constexpr Bitboard one_step_back(Bitboard set, Color side)
{
    return side == Color::white ? shifted<0, -1>(set) : shifted<0, 1>(set);
}

/// The squares attacked by a side's pawns.
constexpr Bitboard attacked_by_pawns(Bitboard pawns, Color side)
{
    const Bitboard ahead = one_step_back(pawns, !side);
    return shifted<-1, 0>(ahead) | shifted<1, 0>(ahead);
}

/// True if a king on a square, without help, cannot stop the pawn.
bool outruns(Square pawn, Color side, Square king, Color turn)
{
    if (pawn == king)
        return false;
    const Bitboard square = square_of_pawn(pawn, side);
    if (turn == side)
        return !square.contains(king);
    // A king behind a pawn on its second rank is outside the pawn's square but can capture the pawn.
    return ((king_attacks(king) | Bitboard{king}) & (square | Bitboard{pawn})).empty();
}

using Table =
    std::array<std::array<std::array<Bitboard, all_colors.size()>, square_count>, all_colors.size()>;

Table outside_table()
{
    constexpr Bitboard possible = ~(rank_squares(0) | rank_squares(7));
    Table table{};
    for (const Color side : all_colors) {
        for (const Square king : all_squares) {
            for (const Color turn : all_colors) {
                for (const Square pawn : possible) {
                    if (outruns(pawn, side, king, turn))
                        table[index(side)][index(king)][index(turn)] |= Bitboard{pawn};
                }
            }
        }
    }
    return table;
}

} // namespace

bool is_pawn_ending(const Board& board)
{
    const Bitboard pawns = board.of(Role::pawn);
    return !pawns.empty() && board.occupied() == (board.of(Role::king) | pawns);
}

Square promotion_square(Square pawn, Color side)
{
    return square_at(file_of(pawn), side == Color::white ? 7 : 0);
}

Bitboard path_of_pawn(Square pawn, Color side)
{
    const Square goal = promotion_square(pawn, side);
    assert(pawn != goal);
    return between(pawn, goal) | Bitboard{goal};
}

Bitboard passed_pawns(const Board& board, Color side)
{
    const Bitboard pawns = board.of(side, Role::pawn);
    // A pawn does not block itself: the fill starts one step behind the pawns. An attacked square also stops
    // a pawn that is on it.
    const Bitboard stoppers =
        one_step_back(board.of(Role::pawn), side) | attacked_by_pawns(board.of(!side, Role::pawn), !side);
    return pawns - filled_backward(stoppers, side);
}

Bitboard square_of_pawn(Square pawn, Color side)
{
    assert(relative_rank(pawn, side) != 0 && relative_rank(pawn, side) != 7);
    const int steps = std::min(7 - relative_rank(pawn, side), 5);
    Bitboard square{promotion_square(pawn, side)};
    for (int step = 0; step < steps; ++step) {
        const Bitboard row = shifted<-1, 0>(square) | square | shifted<1, 0>(square);
        square = row | one_step_back(row, side);
    }
    return square;
}

Bitboard outside(Color side, Square opposing_king, Color turn)
{
    static const Table table = outside_table();
    return table[index(side)][index(opposing_king)][index(turn)];
}

Bitboard outside_passed_pawns(const Board& board, Color side, Color turn)
{
    assert(!board.of(!side, Role::king).empty());
    return passed_pawns(board, side) & outside(side, board.of(!side, Role::king).first(), turn);
}

Bitboard runaway_pawns(const Board& board, Color side, Color turn)
{
    Bitboard runaways;
    for (const Square pawn : outside_passed_pawns(board, side, turn)) {
        if ((path_of_pawn(pawn, side) & board.occupied()).empty())
            runaways |= Bitboard{pawn};
    }
    return runaways;
}

} // namespace chess
