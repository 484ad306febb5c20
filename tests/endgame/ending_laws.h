// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The proof that a table is right: every legal position of an ending, made by the rules of core/chess alone,
// has the value that its successors give it.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <span>
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

/// Puts a piece of an ending on a square, White attacking.
inline void put(chess::Setup& setup, Piece piece, chess::Square square)
{
    setup.board.put(square,
                    {piece.side == Side::attacker ? chess::Color::white : chess::Color::black, piece.role});
}

/// Calls the action with the arrangement and all further pieces on empty squares, in every way; pieces of one
/// kind make one arrangement, not two.
template <typename Action>
void for_each_way_to_add(std::span<const Piece> further, const chess::Setup& setup, chess::Bitboard allowed,
                         Action action)
{
    if (further.empty())
        return action(setup);
    for (const chess::Square square : allowed - setup.board.occupied()) {
        chess::Setup more = setup;
        put(more, further.front(), square);
        const bool is_next_alike = further.size() > 1 && further[1] == further[0];
        const chess::Bitboard up_to_square{(std::uint64_t{2} << index(square)) - 1};
        for_each_way_to_add(further.subspan(1), more,
                            is_next_alike ? chess::all_squares - up_to_square : chess::all_squares, action);
    }
}

/// Calls the action with every arrangement of an ending's pieces on different squares, White attacking.
template <typename Action>
void for_each_arrangement(const Material& material, chess::Bitboard attacking_kings, Action action)
{
    using chess::Color;
    using chess::Square;
    for (const Square defender : canonical_kings_of(material)) {
        for (const Square attacker :
             attacking_kings - chess::king_attacks(defender) - chess::Bitboard{defender}) {
            chess::Setup kings;
            kings.board.put(defender, {Color::black, chess::Role::king});
            kings.board.put(attacker, {Color::white, chess::Role::king});
            for_each_way_to_add(material.pieces(), kings, chess::all_squares, action);
        }
    }
}

/// Whether pawns of both sides stand in an ending, so that one may capture another en passant.
inline bool has_pawns_of_both_sides(const Material& material)
{
    return std::ranges::all_of(std::array{Side::attacker, Side::defender}, [&](Side side) {
        return std::ranges::find(material.pieces(), Piece{side, chess::Role::pawn}) !=
               material.pieces().end();
    });
}

/// The squares behind pawns that may have just made a double step, and beside which a pawn can take them.
inline std::vector<chess::Square> en_passant_squares(chess::Setup setup)
{
    std::vector<chess::Square> found;
    for (const chess::Square pawn : setup.board.of(!setup.turn, chess::Role::pawn)) {
        setup.en_passant = offset(pawn, 0, setup.turn == chess::Color::white ? 1 : -1);
        if (setup.en_passant && is_possible_en_passant(setup))
            found.push_back(*setup.en_passant);
    }
    return found;
}

/// A legal position of an ending, drawn from all; either colour may attack, and a pawn may be there to be
/// captured en passant.
inline chess::Position random_position(const Material& material, std::mt19937_64& random)
{
    for (;;) {
        const Material seen = random() % 2 == 0 ? material : material.reversed();
        std::vector<chess::Square> squares;
        const auto draw = [&] { return squares.emplace_back(chess::square_at(random() % 64)); };
        chess::Setup setup;
        setup.turn = random() % 2 == 0 ? chess::Color::white : chess::Color::black;
        setup.board.put(draw(), {chess::Color::white, chess::Role::king});
        setup.board.put(draw(), {chess::Color::black, chess::Role::king});
        for (const Piece piece : seen.pieces())
            put(setup, piece, draw());
        if (setup.board.occupied().size() != static_cast<int>(squares.size()))
            continue;
        const auto en_passant = en_passant_squares(setup);
        if (!en_passant.empty() && random() % 4 != 0)
            setup.en_passant = en_passant[random() % en_passant.size()];
        if (const auto position = chess::Position::from(setup))
            return *position;
    }
}

/// Calls the action with every legal position of an ending, White attacking, either side to move; after a
/// double step of a pawn both with the right to capture en passant and without.
template <typename Action>
void for_each_position(const Material& material, chess::Bitboard attacking_kings, Action action)
{
    const bool captures_en_passant = has_pawns_of_both_sides(material);
    for_each_arrangement(material, attacking_kings, [&](chess::Setup setup) {
        for (const chess::Color turn : chess::all_colors) {
            setup.turn = turn;
            setup.en_passant.reset();
            if (const auto position = chess::Position::from(setup))
                action(*position);
            if (!captures_en_passant)
                continue;
            for (const chess::Square square : en_passant_squares(setup)) {
                setup.en_passant = square;
                const auto position = chess::Position::from(setup);
                if (position && position->en_passant())
                    action(*position);
            }
        }
    });
}

/// The value that the successors of a position give it by the rules of core/chess: one more than the best of
/// theirs, which `values` tells as a table does.
struct ByCoreRules {
    template <typename Values>
    std::optional<Verdict> operator()(const Values& values, const chess::Position& position) const
    {
        const chess::MoveList moves = legal_moves(position);
        if (moves.empty())
            return position.is_check() ? Verdict::loss(Plies{0}) : Verdict::draw();
        std::optional<Verdict> best;
        for (const chess::Move move : moves) {
            const std::optional<Verdict> after = values.probe(position.play(move));
            if (!after)
                return std::nullopt;
            best = best ? std::max(*best, after->for_mover()) : after->for_mover();
        }
        return best;
    }
};

/// One of a position's other images: mirrored or turned, the colours swapped or not.
inline chess::Position image_of(const chess::Position& position, std::size_t symmetry, bool swaps_colors)
{
    chess::Setup seen;
    seen.turn = swaps_colors ? !position.turn() : position.turn();
    const auto image_square = [&](chess::Square square) {
        square = chess::image(square, symmetry);
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

/// Looks at a position; the number, another one each time, says with which of its images it is compared.
template <typename Rules>
void prove(const Tablebase& table, const chess::Position& position, std::size_t symmetries, Rules by_rules,
           Proof& proof)
{
    const std::optional<Verdict> value = table.probe(position);
    if (!value || value != by_rules(table, position))
        proof.wrong_values.add(position);
    const std::size_t number = proof.positions++ % (2 * symmetries);
    if (table.probe(image_of(position, number / 2, number % 2 == 0)) != value)
        proof.wrong_images.add(position);
}

/// The symmetries of the board that an ending has.
inline std::size_t symmetries_of(const Material& material)
{
    return material.has_pawn() ? 2 : chess::symmetry_count;
}

/// Looks at every legal position of an ending; each is compared with one of its images in turn, so that
/// all symmetries have theirs.
template <typename Rules = ByCoreRules>
Proof prove(const Tablebase& table, const Material& material, Rules by_rules = {})
{
    return on_two_threads([&](chess::Bitboard attacking_kings) {
        Proof proof;
        for_each_position(material, attacking_kings, [&](const chess::Position& position) {
            prove(table, position, symmetries_of(material), by_rules, proof);
        });
        return proof;
    });
}

/// The same with so many positions, the same ones every time.
template <typename Rules = ByCoreRules>
Proof prove_some(const Tablebase& table, const Material& material, std::size_t count, Rules by_rules = {})
{
    std::mt19937_64 random{count};
    Proof proof;
    while (proof.positions < count)
        prove(table, random_position(material, random), symmetries_of(material), by_rules, proof);
    return proof;
}

} // namespace endgame
