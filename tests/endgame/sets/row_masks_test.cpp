// SPDX-License-Identifier: GPL-3.0-or-later

// The masks of whole rows, compared with boards placement by placement.

#include "endgame/sets/row_masks.h"

#include <gtest/gtest.h>

#include <cstddef>

#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/king_safety.h"

namespace endgame::sets {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Role;
using chess::Square;

constexpr Kings kings_apart[] = {
    {Square::c3, Square::f5}, {Square::a1, Square::a3}, {Square::d4, Square::h8}};

/// Calls the action with every pair of squares of an ending's pieces; if there is only one piece, the first
/// square is always a1.
template <typename Action>
void for_each_pair(const Material& material, Action action)
{
    for (const Square first : length_of(material) == 1 ? Bitboard{Square::a1} : chess::all_squares) {
        for (const Square last : chess::all_squares)
            action(first, last);
    }
}

bool contains(const RowWords& row, Square first, Square last)
{
    return Bitboard{row[index(first)]}.contains(last);
}

bool is_well_placed(const Material& material, Kings kings, Square first, Square last)
{
    Bitboard occupied{kings.defending, kings.attacking, last};
    if (material.pieces().size() == 2)
        occupied |= Bitboard{first};
    const auto is_wrong_pawn = [](Piece piece, Square square) {
        return piece.role == Role::pawn && (rank_of(square) == 0 || rank_of(square) == 7);
    };
    return occupied.size() == static_cast<int>(material.pieces().size()) + 2 &&
           !is_wrong_pawn(material.pieces().back(), last) &&
           !(material.pieces().size() == 2 && is_wrong_pawn(material.pieces().front(), first));
}

TEST(RowMasks, ExcludeSharedSquaresAndPawnsOnTheLastRanks)
{
    for (const char* name : {"KQK", "KPK", "KKP", "KBNK", "KRPK", "KPKP", "KPPK"}) {
        const Material material = *Material::parse(name);
        for (const Kings kings : kings_apart) {
            const RowWords row = well_placed(material.pieces(), kings.squares());
            std::size_t wrong = 0;
            for_each_pair(material, [&](Square first, Square last) {
                wrong += contains(row, first, last) != is_well_placed(material, kings, first, last) ? 1 : 0;
            });
            EXPECT_EQ(wrong, 0U) << name;
        }
    }
}

/// A placement as a board, with White attacking.
chess::Board board_of(const Material& material, Kings kings, Square first, Square last)
{
    chess::Board board;
    board.put(kings.defending, {Color::black, Role::king});
    board.put(kings.attacking, {Color::white, Role::king});
    const auto put = [&board](Piece piece, Square square) {
        board.put(square, {piece.side == Side::attacker ? Color::white : Color::black, piece.role});
    };
    if (material.pieces().size() == 2)
        put(material.pieces().front(), first);
    put(material.pieces().back(), last);
    return board;
}

TEST(RowMasks, ContainTheChecksOfABoard)
{
    for (const char* name : {"KQK", "KPK", "KKP", "KBNK", "KRPK", "KPKP", "KQKR", "KBKN", "KKRB"}) {
        const Material material = *Material::parse(name);
        for (const Kings kings : kings_apart) {
            for (const Side by : {Side::attacker, Side::defender}) {
                RowWords words{};
                const Square king = by == Side::attacker ? kings.defending : kings.attacking;
                add_checks(material.pieces(), king, kings.squares(), by,
                           Row{words}.first(length_of(material)));
                const Color color = by == Side::attacker ? Color::white : Color::black;
                std::size_t wrong = 0;
                for_each_pair(material, [&](Square first, Square last) {
                    if (!is_well_placed(material, kings, first, last))
                        return;
                    const chess::Board board = board_of(material, kings, first, last);
                    const bool is_check = !chess::attackers(board, king, color, board.occupied()).empty();
                    wrong += contains(words, first, last) != is_check ? 1 : 0;
                });
                EXPECT_EQ(wrong, 0U) << name;
            }
        }
    }
}

} // namespace
} // namespace endgame::sets
