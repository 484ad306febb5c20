// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/thumb/canonical_view.h"

#include <cstddef>
#include <cstdint>

#include "chess/setup.h"

namespace trainer::thumb {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;

bool has_direction(const Position& position)
{
    return !position.board().of(Role::pawn).empty() || !position.castling_rooks().empty();
}

using Outline = std::array<std::uint64_t, 2 * chess::all_roles.size()>;

/// The pieces of each kind in an image, the kings first.
Outline outline(const Position& position, std::size_t symmetry)
{
    Outline outline{};
    for (const Square square : position.board().occupied()) {
        const chess::Piece piece = *position.board().piece_at(square);
        const std::size_t kind = piece.role == Role::king ? 0 : 2 * (index(piece.role) + 1);
        const std::size_t side = piece.color == position.turn() ? 1 : 0;
        outline[kind + side] |= std::uint64_t{1} << index(image(square, symmetry));
    }
    return outline;
}

} // namespace

CanonicalView::CanonicalView(const Position& position)
    : has_direction_{has_direction(position)}
    , swaps_colors_{!has_direction_ && position.turn() == Color::black}
{
    std::size_t chosen = 0;
    for (std::size_t symmetry = 1; symmetry < chess::symmetry_count && !has_direction_; ++symmetry) {
        if (outline(position, symmetry) < outline(position, chosen))
            chosen = symmetry;
    }
    for (const Square square : chess::all_squares) {
        seen_[index(square)] = image(square, chosen);
        real_[index(image(square, chosen))] = square;
    }
}

Position CanonicalView::seen(const Position& position) const
{
    // Earlier positions of the game may have had pawns.
    if (has_direction_ || has_direction(position))
        return position;
    const auto seen_color = [this](Color color) { return swaps_colors_ ? !color : color; };
    chess::Setup setup;
    setup.turn = seen_color(position.turn());
    setup.halfmove_clock = position.halfmove_clock();
    setup.fullmove_number = position.fullmove_number();
    for (const Square square : position.board().occupied()) {
        const chess::Piece piece = *position.board().piece_at(square);
        setup.board.put(seen_[index(square)], {seen_color(piece.color), piece.role});
    }
    return *Position::from(setup);
}

Move CanonicalView::real(Move move) const
{
    return {real_[index(move.from)], real_[index(move.to)], move.promotion};
}

} // namespace trainer::thumb
