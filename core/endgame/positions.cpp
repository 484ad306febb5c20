// SPDX-License-Identifier: GPL-3.0-or-later

// A table keeps placements folded (placement.h). Those that pass a filter are counted row by row, each as it
// is kept and as its image left and right; where there are no pawns, a turn of the board by half makes as
// many others, since it changes no square's colour.

#include "endgame/positions.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <iterator>
#include <span>
#include <utility>

#include "chess/setup.h"

namespace endgame {

using chess::Bitboard;
using chess::Color;
using chess::Position;
using chess::Role;
using chess::Square;
using sets::Mirror;
using sets::Placement;
using sets::Word;

namespace {

/// The squares a filter allows bishops, as the tables see them: with Black as the attacker up and down, and
/// so light and dark, change places.
Word bishop_squares(const PositionFilter& filter)
{
    if (!filter.bishops)
        return sets::all_bits;
    const bool is_dark = *filter.bishops == SquareColor::dark;
    return (is_dark == (filter.attacker == Color::white) ? chess::dark_squares : chess::light_squares).bits();
}

std::size_t size_of(Word set)
{
    return static_cast<std::size_t>(std::popcount(set));
}

/// The squares of a set are counted from 0.
Square nth_of(Word set, std::size_t number)
{
    for (; number > 0; --number)
        set &= set - 1;
    return Bitboard{set}.first();
}

} // namespace

WonPositions::WonPositions(std::shared_ptr<const sets::Distances> distances, const PositionFilter& filter)
    : distances_{std::move(distances)}
    , material_{filter.material}
    , attacker_{filter.attacker}
    , bishop_squares_{bishop_squares(filter)}
    , turns_{filter.material.has_pawn() ? 1U : 2U}
{
    if (!distances_)
        return;
    const int longest = std::min(filter.longest, static_cast<int>(distances_->longest_mate(Side::attacker)));
    shortest_ = static_cast<unsigned>(std::max(filter.shortest, 1));
    longest_ = static_cast<unsigned>(std::max(longest, 0));
    if (shortest_ > longest_)
        return;
    for (const Square defending : sets::folded_kings(material_.has_pawn())) {
        for (const Square attacking : chess::all_squares)
            add({defending, attacking});
    }
}

Position WonPositions::nth(std::size_t number) const
{
    assert(number < count());
    const Placement placement = upright(number % upright_count());
    return position(number < upright_count() ? placement : seen_in(Mirror::both, placement));
}

Position WonPositions::any(const Draw& draw) const
{
    const std::size_t number = draw(upright_count());
    return nth(turns_ == 1 ? number : number + draw(turns_) * upright_count());
}

/// Calls the action with every part of a row that passes.
template <typename Action>
void WonPositions::visit(sets::Kings kings, Action action) const
{
    const std::span<const Piece> pieces = material_.pieces();
    for (const Square first : pieces.size() == 1 ? Bitboard{Square::a1} : chess::all_squares) {
        const sets::Numbers numbers = distances_->numbers(Side::attacker, kings, first);
        const Word in_band = numbers.greater(shortest_ - 1) & ~numbers.greater(longest_);
        for (const Mirror mirror : {Mirror::none, Mirror::left_right}) {
            if (pieces.size() == 1 || Bitboard{allowed(mirror, pieces.front())}.contains(first))
                action(Part{mirror, first, in_band & allowed(mirror, pieces.back())});
        }
    }
}

void WonPositions::add(sets::Kings kings)
{
    std::size_t end = upright_count();
    visit(kings, [&](const Part& part) { end += size_of(part.lasts); });
    rows_.push_back({kings, end});
}

/// The squares on which a piece, seen in the mirror then, is as the filter wants it.
Word WonPositions::allowed(Mirror mirror, Piece piece) const
{
    constexpr Piece attacking_bishop{Side::attacker, Role::bishop};
    return piece == attacking_bishop ? seen_in(mirror, bishop_squares_) : sets::all_bits;
}

Placement WonPositions::upright(std::size_t number) const
{
    const auto row = std::ranges::upper_bound(rows_, number, {}, &Row::end);
    number -= row == rows_.begin() ? 0 : std::prev(row)->end;
    std::vector<Part> parts;
    visit(row->kings, [&](const Part& part) { parts.push_back(part); });
    auto part = parts.begin();
    for (; number >= size_of(part->lasts); ++part)
        number -= size_of(part->lasts);
    const Square last = nth_of(part->lasts, number);
    const Square first = material_.pieces().size() == 1 ? last : part->first;
    return seen_in(part->mirror, Placement{row->kings, {first, last}});
}

/// The pieces where a placement has them, the attacker to move.
Position WonPositions::position(const Placement& placement) const
{
    // The attacker's pawns go up the board in the tables.
    const Mirror mirror = attacker_ == Color::white ? Mirror::none : Mirror::up_down;
    chess::Setup setup;
    setup.turn = attacker_;
    setup.board.put(seen_in(mirror, placement.kings.defending), {!attacker_, Role::king});
    setup.board.put(seen_in(mirror, placement.kings.attacking), {attacker_, Role::king});
    for (std::size_t i = 0; i < material_.pieces().size(); ++i) {
        const auto [side, role] = material_.pieces()[i];
        setup.board.put(seen_in(mirror, placement.pieces[i]),
                        {side == Side::attacker ? attacker_ : !attacker_, role});
    }
    // What the attacker wins with the move is always legal: no two pieces share a square, the defender is not
    // in check, and one piece at most gives check to the attacker.
    return *Position::from(setup);
}

} // namespace endgame
