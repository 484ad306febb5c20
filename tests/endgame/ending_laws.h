// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The proof that a table is right: every legal position of an ending, made by the rules of core/chess alone,
// has the value that its successors give it.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/legal_moves.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "kbnk_positions.h"

namespace endgame {

/// The squares that stand for all squares of the defending king, up to the symmetries of an ending.
inline chess::Bitboard canonical_kings_of(const Material& material)
{
    constexpr chess::Bitboard left_half =
        chess::file_squares(0) | chess::file_squares(1) | chess::file_squares(2) | chess::file_squares(3);
    return material.has_pawn() ? left_half : canonical_kings;
}

/// Calls the action with every arrangement of an ending's pieces on different squares, White attacking.
template <typename Action>
void for_each_arrangement(const Material& material, chess::Bitboard attacking_kings, Action action)
{
    using chess::Color;
    using chess::Square;
    const auto pieces = material.pieces();
    const auto put = [&](chess::Setup setup, Square square, std::size_t piece) {
        setup.board.put(
            square, {pieces[piece].side == Side::attacker ? Color::white : Color::black, pieces[piece].role});
        return setup;
    };
    for (const Square defender : canonical_kings_of(material)) {
        for (const Square attacker :
             attacking_kings - chess::king_attacks(defender) - chess::Bitboard{defender}) {
            chess::Setup kings;
            kings.board.put(defender, {Color::black, chess::Role::king});
            kings.board.put(attacker, {Color::white, chess::Role::king});
            if (pieces.empty())
                action(kings);
            for (const Square first : pieces.empty() ? chess::Bitboard{} : ~kings.board.occupied()) {
                const chess::Setup three = put(kings, first, 0);
                if (pieces.size() == 1)
                    action(three);
                for (const Square last : pieces.size() == 1 ? chess::Bitboard{} : ~three.board.occupied()) {
                    // Two pieces of one kind make one arrangement, not two.
                    if (pieces[0] != pieces[1] || first < last)
                        action(put(three, last, 1));
                }
            }
        }
    }
}

/// Calls the action with every legal position of an ending, White attacking, either side to move; after a
/// double step of a pawn both with the right to capture en passant and without.
template <typename Action>
void for_each_position(const Material& material, chess::Bitboard attacking_kings, Action action)
{
    const bool captures_en_passant = material.pieces().size() == 2 &&
                                     material.pieces()[0].role == chess::Role::pawn &&
                                     material.has(Side::defender);
    for_each_arrangement(material, attacking_kings, [&](chess::Setup setup) {
        for (const chess::Color turn : chess::all_colors) {
            setup.turn = turn;
            setup.en_passant.reset();
            if (const auto position = chess::Position::from(setup))
                action(*position);
            if (!captures_en_passant)
                continue;
            for (const chess::Square pawn : setup.board.of(!turn, chess::Role::pawn)) {
                setup.en_passant = offset(pawn, 0, turn == chess::Color::white ? 1 : -1);
                if (!setup.en_passant || !is_possible_en_passant(setup))
                    continue;
                const auto position = chess::Position::from(setup);
                if (position && position->en_passant())
                    action(*position);
            }
        }
    });
}

/// The value that the successors of a position give it: one more than the best of theirs.
inline std::optional<Verdict> value_of_successors(const Tablebase& table, const chess::Position& position)
{
    const chess::MoveList moves = legal_moves(position);
    if (moves.empty())
        return position.is_check() ? Verdict::loss(Plies{0}) : Verdict::draw();
    std::optional<Verdict> best;
    for (const chess::Move move : moves) {
        const std::optional<Verdict> after = table.probe(position.play(move));
        if (!after)
            return std::nullopt;
        best = best ? std::max(*best, after->for_mover()) : after->for_mover();
    }
    return best;
}

/// One of a position's other images: mirrored or turned, the colours swapped or not.
inline chess::Position image_of(const chess::Position& position, std::size_t symmetry, bool swaps_colors)
{
    chess::Setup seen;
    seen.turn = swaps_colors ? !position.turn() : position.turn();
    const auto image_square = [&](chess::Square square) {
        square = image(square, symmetry);
        return swaps_colors ? mirrored_up_down(square) : square;
    };
    for (const chess::Square square : position.board().occupied()) {
        chess::Piece piece = *position.board().piece_at(square);
        piece.color = swaps_colors ? !piece.color : piece.color;
        seen.board.put(image_square(square), piece);
    }
    if (position.en_passant())
        seen.en_passant = image_square(*position.en_passant());
    return *chess::Position::from(seen);
}

/// What a proof has looked at and found wrong.
struct Proof {
    std::size_t positions = 0;
    /// Positions whose value is not what their successors give them.
    Breaches wrong_values;
    /// Positions one of whose images has another value.
    Breaches wrong_images;

    Proof& operator+=(const Proof& other)
    {
        positions += other.positions;
        wrong_values += other.wrong_values;
        wrong_images += other.wrong_images;
        return *this;
    }
};

/// Looks at every legal position of an ending; each is compared with one of its images in turn, so that
/// all symmetries have theirs.
inline Proof prove(const Tablebase& table, const Material& material)
{
    const std::size_t symmetries = material.has_pawn() ? 2 : symmetry_count;
    return on_two_threads([&](chess::Bitboard attacking_kings) {
        Proof proof;
        for_each_position(material, attacking_kings, [&](const chess::Position& position) {
            const std::optional<Verdict> value = table.probe(position);
            if (!value || value != value_of_successors(table, position))
                proof.wrong_values.add(position);
            const std::size_t number = proof.positions++ % (2 * symmetries);
            if (table.probe(image_of(position, number / 2, number % 2 == 0)) != value)
                proof.wrong_images.add(position);
        });
        return proof;
    });
}

} // namespace endgame
