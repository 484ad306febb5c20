// SPDX-License-Identifier: GPL-3.0-or-later

// A table stores canonical placements (placement.h). Those that pass a filter are counted word by word, both
// as stored and flipped horizontally. Without pawns a rotation by half a turn, which preserves the colours of
// the squares, doubles their number.

#include "endgame/positions.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <span>
#include <utility>

#include "chess/setup.h"
#include "endgame/sets/blunders.h"
#include "endgame/sets/rows.h"

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

/// The squares that a filter allows bishops, as stored in the tables: with Black as the attacker the board is
/// flipped vertically, which swaps light and dark squares.
Word bishop_squares(const PositionFilter& filter)
{
    if (!filter.bishops)
        return sets::all_bits;
    const bool is_dark = *filter.bishops == SquareColor::dark;
    return (is_dark == (filter.attacker == Color::white) ? chess::dark_squares : chess::light_squares).bits();
}

/// The n-th square of a set, counted from 0.
Square nth_of(Word set, std::size_t number)
{
    for (; number > 0; --number)
        set &= set - 1;
    return Bitboard{set}.first();
}

} // namespace

std::optional<Position> position_of(const Material& material, Color attacker, Side turn,
                                    const Placement& placement)
{
    // In the tables the attacker's pawns move up the board.
    const Mirror mirror = attacker == Color::white ? Mirror::none : Mirror::up_down;
    const auto color_of = [attacker](Side side) { return side == Side::attacker ? attacker : !attacker; };
    chess::Setup setup;
    setup.turn = color_of(turn);
    setup.board.put(seen_in(mirror, placement.kings.defending), {!attacker, Role::king});
    setup.board.put(seen_in(mirror, placement.kings.attacking), {attacker, Role::king});
    for (std::size_t i = 0; i < material.pieces().size(); ++i) {
        const auto [side, role] = material.pieces()[i];
        const Square square = seen_in(mirror, placement.pieces[i]);
        if (setup.board.occupied().contains(square))
            return std::nullopt;
        setup.board.put(square, {color_of(side), role});
    }
    const auto position = Position::from(setup);
    return position ? std::optional{*position} : std::nullopt;
}

Positions::Positions(const PositionFilter& filter, Side turn, Lasts lasts)
    : material_{filter.material}
    , attacker_{filter.attacker}
    , turn_{turn}
    , lasts_{std::move(lasts)}
    , bishop_squares_{bishop_squares(filter)}
    , turns_{filter.material.has_pawn() ? 1U : 2U}
{
    for (const Square defending : sets::folded_kings(material_.has_pawn())) {
        for (const Square attacking : chess::all_squares) {
            if (!filter.kings || filter.kings(defending, attacking))
                add({defending, attacking});
        }
    }
}

Positions Positions::won(std::shared_ptr<const sets::Distances> distances, const PositionFilter& filter)
{
    unsigned shortest = 1;
    unsigned longest = 0;
    if (distances) {
        shortest = static_cast<unsigned>(std::max(filter.shortest, 1));
        longest = static_cast<unsigned>(
            std::clamp(filter.longest, 0, static_cast<int>(distances->longest_mate(Side::attacker))));
    }
    if (shortest > longest)
        return {filter, Side::attacker, [](sets::Kings, Square) { return Word{0}; }};
    return {filter, Side::attacker,
            [distances = std::move(distances), shortest, longest, pens = filter.pens,
             largest = filter.largest_pen](sets::Kings kings, Square first) {
                const sets::Numbers numbers = distances->numbers(Side::attacker, kings, first);
                const Word held = pens == nullptr ? sets::all_bits : pens->within(largest, kings, first);
                return numbers.greater(shortest - 1) & ~numbers.greater(longest) & held;
            }};
}

Positions Positions::not_yet_lost(const sets::SolvedEndings& solved, const PositionFilter& filter)
{
    if (solved.find(filter.material) == nullptr)
        return won(nullptr, filter);
    auto rows = std::make_shared<const sets::Rows>(sets::not_yet_lost(filter.material, solved));
    return {filter, Side::defender, [rows = std::move(rows)](sets::Kings kings, Square first) {
                const sets::ConstRow row = (*rows)[sets::row_of(kings)];
                return row[row.size() == 1 ? 0 : index(first)];
            }};
}

Position Positions::nth(std::size_t number) const
{
    assert(number < count());
    const Placement placement = upright(number % upright_count());
    return position(number < upright_count() ? placement : seen_in(Mirror::both, placement));
}

Position Positions::any(const Draw& draw) const
{
    const std::size_t number = draw(upright_count());
    return nth(turns_ == 1 ? number : number + draw(turns_) * upright_count());
}

/// Adds the positions of a pair of kings that pass the filter.
void Positions::add(sets::Kings kings)
{
    const std::span<const Piece> pieces = material_.pieces();
    for (const Square first : pieces.size() == 1 ? Bitboard{Square::a1} : chess::all_squares) {
        const Word lasts = lasts_(kings, first);
        if (lasts == 0)
            continue;
        for (const Mirror mirror : {Mirror::none, Mirror::left_right}) {
            const Word passing = lasts & allowed(mirror, pieces.back());
            if (passing != 0 &&
                (pieces.size() == 1 || Bitboard{allowed(mirror, pieces.front())}.contains(first)))
                parts_.push_back({kings, first, mirror, upright_count() + sets::size_of(passing)});
        }
    }
}

/// The squares of the last piece in a part.
Word Positions::lasts_in(const Part& part) const
{
    return lasts_(part.kings, part.first) & allowed(part.mirror, material_.pieces().back());
}

/// The squares on which a piece satisfies the filter once the placement has been flipped.
Word Positions::allowed(Mirror mirror, Piece piece) const
{
    constexpr Piece attacking_bishop{Side::attacker, Role::bishop};
    return piece == attacking_bishop ? seen_in(mirror, bishop_squares_) : sets::all_bits;
}

Placement Positions::upright(std::size_t number) const
{
    const auto part = std::ranges::upper_bound(parts_, number, {}, &Part::end);
    number -= part == parts_.begin() ? 0 : std::prev(part)->end;
    const Square last = nth_of(lasts_in(*part), number);
    const Square first = material_.pieces().size() == 1 ? last : part->first;
    return seen_in(part->mirror, Placement{part->kings, {first, last}});
}

Position Positions::position(const Placement& placement) const
{
    // Positions that the attacker wins with the move are always legal: no two pieces share a square, the
    // defender is not in check, and the attacker is in check from at most one piece. Positions of the
    // defender that are not lost were generated as legal ones.
    return *position_of(material_, attacker_, turn_, placement);
}

} // namespace endgame
