// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Proves a whole ending of five pieces: its values are probed once each and cached, so that the values of
// successors are read instead of being computed again.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "chess/position.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "ending_laws.h"

namespace endgame {

/// The value of every position of an ending according to a table, with White attacking; one byte for each
/// arrangement of its pieces, legal or not.
template <typename Table>
class NotedValues {
public:
    NotedValues(const Table& table, const Material& material) : table_{&table}, material_{material}
    {
        const chess::Bitboard kings = canonical_kings_of(material);
        std::size_t next = 0;
        for (const chess::Square king : kings)
            king_numbers_[index(king)] = next++;
        for (const chess::Square king : chess::all_squares) {
            while (!kings.contains(chess::image(king, symmetries_[index(king)])))
                ++symmetries_[index(king)];
        }
        for (auto& values : values_)
            values.resize(next << 6 * (material.pieces().size() + 1));
    }

    /// Caches the value of a position from the table; two threads may do so for different positions at the
    /// same time.
    ///
    /// @pre the defending king is on a canonical square, and the table covers the position
    void note(const chess::Position& position)
    {
        values_[static_cast<std::size_t>(position.turn())][number_of(position)] =
            to_note(*table_->probe(position));
    }

    /// The cached value of a position or of its image; the value from the table if pieces have been captured
    /// or promoted, or if an en passant capture is possible.
    std::optional<Verdict> probe(const chess::Position& position) const
    {
        if (position.en_passant() ||
            Material::of(position.board(), chess::Color::white, most_pieces_on_request) != material_)
            return table_->probe(position);
        return from_note(values_[static_cast<std::size_t>(position.turn())][number_of(position)]);
    }

private:
    /// One more than the plies: odd plies are wins, even ones losses.
    static std::uint8_t to_note(Verdict value)
    {
        return value.is_draw() ? 0 : static_cast<std::uint8_t>(value.to_mate().count() + 1);
    }
    static Verdict from_note(std::uint8_t note)
    {
        if (note == 0)
            return Verdict::draw();
        return note % 2 == 0 ? Verdict::win(Plies{note - 1}) : Verdict::loss(Plies{note - 1});
    }

    std::size_t number_of(const chess::Position& position) const
    {
        const chess::Square king = position.king(chess::Color::black);
        const std::size_t symmetry = symmetries_[index(king)];
        std::size_t number = king_numbers_[index(chess::image(king, symmetry))];
        const auto add = [&](chess::Square square) { number = number << 6 | index(square); };
        add(chess::image(position.king(chess::Color::white), symmetry));
        const std::span<const Piece> pieces = material_.pieces();
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (i > 0 && pieces[i] == pieces[i - 1])
                continue;
            chess::Bitboard squares;
            for (const chess::Square square : position.board().of(
                     pieces[i].side == Side::attacker ? chess::Color::white : chess::Color::black,
                     pieces[i].role))
                squares |= chess::Bitboard{chess::image(square, symmetry)};
            for (const chess::Square square : squares)
                add(square);
        }
        return number;
    }

    const Table* table_;
    Material material_;
    std::array<std::size_t, 64> king_numbers_{};
    /// The symmetries that move a defending king to its canonical square.
    std::array<std::size_t, 64> symmetries_{};
    std::array<std::vector<std::uint8_t>, 2> values_; ///< by the side to move
};

/// Checks every legal position of an ending of up to five pieces: each has the value that follows from its
/// successors. The values of images are not compared.
template <typename Table, typename Rules = ByCoreRules>
Proof prove_whole(const Table& table, const Material& material, Rules by_rules = {})
{
    NotedValues values{table, material};
    on_two_threads([&](chess::Bitboard attacking_kings) {
        for_each_position(material, attacking_kings, [&](const chess::Position& position) {
            if (!position.en_passant())
                values.note(position);
        });
        return std::size_t{0};
    });
    return on_two_threads([&](chess::Bitboard attacking_kings) {
        Proof proof;
        for_each_position(material, attacking_kings, [&](const chess::Position& position) {
            ++proof.positions;
            const std::optional<Verdict> value = values.probe(position);
            if (!value || value != by_rules(values, position))
                proof.wrong_values.add(position);
        });
        return proof;
    });
}

} // namespace endgame
