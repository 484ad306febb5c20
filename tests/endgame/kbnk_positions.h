// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Every position with king, bishop and knight against king, one after the other, made by the rules of
// core/chess alone: what the tests of the table look at.

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>

#include "chess/bitboard.h"
#include "chess/fen.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "chess/square.h"
#include "endgame/tablebase.h"
#include "tests/chess/printing.h"
#include "tests/slowdown.h"

namespace endgame {

/// The four pieces of king, bishop and knight against king, whatever their colours.
struct KbnkPieces {
    chess::Square defending_king;
    chess::Square attacking_king;
    chess::Square knight;
    chess::Square bishop;
};

using chess::position_of;
using test::is_sanitized;

/// The solved table that all tests of a program share.
inline const Tablebase& solved()
{
    static const Tablebase tablebase = Tablebase::solve(kbnk);
    return tablebase;
}

/// The four pieces on their squares, whether that can be or not.
///
/// @pre the squares are different
inline chess::Setup setup_of(const KbnkPieces& pieces, chess::Color attacker, chess::Color turn)
{
    chess::Setup setup;
    setup.turn = turn;
    setup.board.put(pieces.defending_king, {!attacker, chess::Role::king});
    setup.board.put(pieces.attacking_king, {attacker, chess::Role::king});
    setup.board.put(pieces.knight, {attacker, chess::Role::knight});
    setup.board.put(pieces.bishop, {attacker, chess::Role::bishop});
    return setup;
}

/// Where the four pieces of a position stand.
inline KbnkPieces pieces_of(const chess::Position& position, chess::Color attacker)
{
    return {.defending_king = position.king(!attacker),
            .attacking_king = position.king(attacker),
            .knight = position.board().of(chess::Role::knight).first(),
            .bishop = position.board().of(chess::Role::bishop).first()};
}

/// Calls the action with every placement of the four pieces on different squares.
template <typename Action>
void for_each_placement(chess::Bitboard defending_kings, chess::Bitboard attacking_kings, Action action)
{
    using chess::Bitboard;
    for (const chess::Square defender : defending_kings) {
        for (const chess::Square attacker : attacking_kings - Bitboard{defender}) {
            for (const chess::Square knight : chess::all_squares - Bitboard{defender, attacker}) {
                for (const chess::Square bishop : chess::all_squares - Bitboard{defender, attacker, knight})
                    action(KbnkPieces{defender, attacker, knight, bishop});
            }
        }
    }
}

/// Calls the action with every legal position of White's attack whose kings stand on these squares.
template <typename Action>
void for_each_position(chess::Color turn, chess::Bitboard defending_kings, chess::Bitboard attacking_kings,
                       Action action)
{
    for_each_placement(defending_kings, attacking_kings, [&](const KbnkPieces& pieces) {
        if (const auto position = chess::Position::from(setup_of(pieces, chess::Color::white, turn)))
            action(*position);
    });
}

/// Pieces in one of the symmetries of the board.
constexpr KbnkPieces image(const KbnkPieces& pieces, std::size_t symmetry)
{
    return {chess::image(pieces.defending_king, symmetry), chess::image(pieces.attacking_king, symmetry),
            chess::image(pieces.knight, symmetry), chess::image(pieces.bishop, symmetry)};
}

inline constexpr std::size_t placement_count = std::size_t{64} * 64 * 64 * 64;

/// A number for each placement, 0 … 64⁴ - 1.
constexpr std::size_t placement_number(const KbnkPieces& pieces)
{
    return ((index(pieces.defending_king) * 64 + index(pieces.attacking_king)) * 64 + index(pieces.knight)) *
               64 +
           index(pieces.bishop);
}

/// The smallest number among the eight images of a placement.
constexpr std::size_t smallest_number(const KbnkPieces& pieces)
{
    std::size_t smallest = placement_number(pieces);
    for (std::size_t symmetry = 1; symmetry < chess::symmetry_count; ++symmetry) {
        const std::size_t number = placement_number(image(pieces, symmetry));
        smallest = number < smallest ? number : smallest;
    }
    return smallest;
}

/// Whether a placement stands for all its images; exactly one of them does.
constexpr bool is_canonical(const KbnkPieces& pieces)
{
    return placement_number(pieces) == smallest_number(pieces);
}

/// The squares on which the defending king of a canonical placement can stand.
inline constexpr chess::Bitboard canonical_kings{
    chess::Square::a1, chess::Square::b1, chess::Square::c1, chess::Square::d1, chess::Square::b2,
    chess::Square::c2, chess::Square::d2, chess::Square::c3, chess::Square::d3, chess::Square::d4};

/// Counts over all positions on two threads: `count` takes the squares of the attacking king and returns
/// what it counted, which is united by `+=`.
template <typename Count>
auto on_two_threads(Count count)
{
    constexpr chess::Bitboard lower_half{0xFFFFFFFF};
    decltype(count(lower_half)) upper;
    decltype(count(lower_half)) counted;
    {
        const std::jthread helper{[&] { upper = count(~lower_half); }};
        counted = count(lower_half);
    }
    counted += upper;
    return counted;
}

/// The positions that break a law: how many, and one of them.
class Breaches {
public:
    void add(const chess::Position& position)
    {
        if (count_++ == 0)
            example_ = to_fen(position.setup());
    }
    Breaches& operator+=(const Breaches& other)
    {
        if (count_ == 0)
            example_ = other.example_;
        count_ += other.count_;
        return *this;
    }
    std::size_t count() const { return count_; }
    const std::string& example() const { return example_; }

private:
    std::size_t count_ = 0;
    std::string example_;
};

} // namespace endgame
