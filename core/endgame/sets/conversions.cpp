// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/conversions.h"

#include <algorithm>
#include <cassert>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "endgame/piece_attacks.h"

namespace endgame::sets {

using chess::Bitboard;
using chess::Role;
using chess::Square;

namespace {

constexpr std::size_t first = 0;
constexpr std::size_t last = 1;

/// The numbers that `by_first` has for the squares of the first piece, each for the last piece's squares
/// `where` of that square.
template <typename Where>
void spread(const Numbers& by_first, RowNumbers& row, Where where)
{
    for (const Square square : Bitboard{by_first.some()}) {
        const Numbers numbers{where(square).bits(), by_first.at(index(square))};
        row[index(square)] = max(row[index(square)], numbers);
    }
}

void take_least(RowNumbers& row, const RowNumbers& other)
{
    for (std::size_t i = 0; i < row.size(); ++i)
        row[i] = least_of_some(row[i], other[i]);
}

void take_greatest(RowNumbers& row, const RowNumbers& other)
{
    for (std::size_t i = 0; i < row.size(); ++i)
        row[i] = max(row[i], other[i]);
}

} // namespace

std::vector<Material> conversions_of(const Material& material)
{
    std::vector<Material> found;
    const auto add = [&](const Material& other) {
        if (other.has(Side::attacker) && std::ranges::find(found, other) == found.end())
            found.push_back(other);
    };
    for (std::size_t piece = 0; piece < material.pieces().size(); ++piece) {
        const Material rest = material.without(piece);
        add(rest);
        if (material.pieces()[piece].role != Role::pawn)
            continue;
        for (const Role role : chess::promotion_roles)
            add(material.promoted(piece, role));
    }
    // A pawn may promote by capturing the other piece.
    const std::size_t direct = found.size();
    for (std::size_t i = 0; i < direct; ++i) {
        if (found[i].pieces().size() == 1 && found[i].has_pawn() && material.has(Side::defender)) {
            for (const Role role : chess::promotion_roles)
                add(found[i].promoted(first, role));
        }
    }
    return found;
}

Conversions::Conversions(const Material& material, const SolvedEndings& solved)
    : material_{material}
    , solved_{&solved}
{
    for (const Material& other : conversions_of(material)) {
        assert(solved.find(other) != nullptr);
        for (const Side turn : {Side::attacker, Side::defender})
            longest_mate_ = std::max(longest_mate_, solved.find(other)->longest_mate(turn) + 1);
    }
}

bool Conversions::is(std::size_t piece, Side side) const
{
    return piece < material_.pieces().size() && material_.pieces()[piece].side == side;
}

RowNumbers Conversions::wins(Kings kings) const
{
    RowNumbers wins{};
    for (std::size_t piece = 0; piece < material_.pieces().size(); ++piece) {
        if (is(piece, Side::defender)) {
            add_captures_by_king(kings, piece, wins);
            add_captures_by_piece(kings, piece, wins);
        } else if (material_.pieces()[piece].role == Role::pawn) {
            for (const Role role : chess::promotion_roles)
                take_least(wins, after_promotion(kings, piece, role));
        }
    }
    return wins;
}

/// The attacking king takes the defender's piece.
void Conversions::add_captures_by_king(Kings kings, std::size_t victim, RowNumbers& wins) const
{
    const Distances& rest = solved(material_.without(victim));
    for (const Square target : chess::king_attacks(kings.attacking) - Bitboard{kings.defending}) {
        const Numbers numbers = rest.numbers(Side::defender, {kings.defending, target});
        if (victim == first) {
            wins[index(target)] = least_of_some(wins[index(target)], numbers);
        } else {
            RowNumbers found{};
            spread(numbers, found, [target](Square) { return Bitboard{target}; });
            take_least(wins, found);
        }
    }
}

/// The attacker's piece takes the defender's; a pawn may become another piece by it.
void Conversions::add_captures_by_piece(Kings kings, std::size_t victim, RowNumbers& wins) const
{
    const Material rest = material_.without(victim);
    const Piece piece = rest.pieces()[first];
    const Bitboard both{kings.defending, kings.attacking};
    const auto add = [&](const Material& after, Bitboard targets) {
        const Numbers numbers = solved(after).numbers(Side::defender, kings) & targets.bits();
        RowNumbers found{};
        if (victim == first) {
            spread(numbers, found, [&](Square target) { return attackers(piece, target, both); });
        } else {
            for (const Square from : chess::all_squares)
                found[index(from)] = numbers & attacks(piece, from, both).bits();
        }
        take_least(wins, found);
    };
    add(rest, chess::all_squares);
    if (piece.role != Role::pawn)
        return;
    for (const Role role : chess::promotion_roles)
        add(rest.promoted(first, role), promotion_squares(piece.side));
}

Conversions::Escapes Conversions::escapes(Kings kings) const
{
    Escapes escapes;
    if (is(first, Side::attacker))
        material_.pieces().size() == 1 ? add_captures_of_last(kings, escapes)
                                       : add_captures_of_first(kings, escapes);
    if (is(last, Side::attacker))
        add_captures_of_last(kings, escapes);
    if (is(first, Side::defender) || is(last, Side::defender)) {
        add_captures_by_defending_piece(kings, escapes);
        if (material_.pieces()[last] == Piece{Side::defender, Role::pawn})
            add_promotions(kings, escapes);
    }
    return escapes;
}

/// The defending king takes the first of two pieces.
void Conversions::add_captures_of_first(Kings kings, Escapes& escapes) const
{
    const Piece other = material_.pieces()[last];
    for (const Square target : chess::king_attacks(kings.defending) - chess::king_attacks(kings.attacking)) {
        Word legal = all_bits;
        Numbers numbers;
        if (other.side == Side::attacker) {
            legal = (~attackers(other, target, Bitboard{kings.attacking})).bits();
            numbers = solved(material_.without(first)).numbers(Side::attacker, {target, kings.attacking});
        }
        escapes.saving[index(target)] |= legal & ~numbers.some();
        escapes.holding[index(target)] = max(escapes.holding[index(target)], numbers);
    }
}

/// The defending king takes the last piece, or the only one.
void Conversions::add_captures_of_last(Kings kings, Escapes& escapes) const
{
    const Bitboard targets = chess::king_attacks(kings.defending) - chess::king_attacks(kings.attacking);
    if (material_.pieces().size() == 1) {
        escapes.saving[0] |= targets.bits();
        return;
    }
    const Piece other = material_.pieces()[first];
    RowWords saving;
    for (const Square square : chess::all_squares) {
        const Bitboard covered =
            other.side == Side::attacker ? attacks(other, square, Bitboard{kings.attacking}) : Bitboard{};
        saving[index(square)] = (targets - covered).bits();
    }
    if (other.side == Side::attacker) {
        const Distances& rest = solved(material_.without(last));
        for (const Square target : targets) {
            const Numbers numbers = rest.numbers(Side::attacker, {target, kings.attacking});
            spread(numbers, escapes.holding, [target](Square) { return Bitboard{target}; });
            for (const Square square : Bitboard{numbers.some()})
                saving[index(square)] &= ~Bitboard{target}.bits();
        }
    }
    unite(escapes.saving, saving);
}

/// The defender's piece takes the attacker's, who has nothing left to mate with.
void Conversions::add_captures_by_defending_piece(Kings kings, Escapes& escapes) const
{
    const Bitboard both{kings.defending, kings.attacking};
    const bool is_first = is(first, Side::defender);
    const Piece piece = material_.pieces()[is_first ? first : last];
    for (const Square square : chess::all_squares) {
        const Bitboard where = is_first ? attacks(piece, square, both) : attackers(piece, square, both);
        escapes.saving[index(square)] |= where.bits();
    }
}

/// The defender's pawn, which is the last piece, goes to the last rank.
void Conversions::add_promotions(Kings kings, Escapes& escapes) const
{
    const Piece other = material_.pieces()[first];
    RowWords legal{};
    for (const Square square : chess::all_squares) {
        const Bitboard pieces{kings.defending, kings.attacking, square};
        for (const Square target : promotion_squares(Side::defender) - pieces) {
            const Bitboard occupied{kings.attacking, target};
            if (!attacks(other, square, occupied).contains(kings.defending))
                legal[index(square)] |= chess::shifted<0, 1>(Bitboard{target}).bits();
        }
    }
    for (const Role role : chess::promotion_roles) {
        const RowNumbers numbers = after_promotion(kings, last, role);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            escapes.saving[i] |= legal[i] & ~numbers[i].some();
        take_greatest(escapes.holding, numbers);
    }
}

/// The numbers of what a pawn becomes, given to the placements before its move.
RowNumbers Conversions::after_promotion(Kings kings, std::size_t pawn, Role role) const
{
    const Side side = material_.pieces()[pawn].side;
    const Distances& after = solved(material_.promoted(pawn, role));
    const bool keeps_its_place = after.material().pieces()[pawn] == Piece{side, role};
    const Word targets = promotion_squares(side).bits();
    const int back = side == Side::attacker ? -8 : 8;
    const auto numbers = [&](Square square) { return after.numbers(!side, kings, square); };
    RowNumbers found{};
    if (material_.pieces().size() == 1) {
        found[0] = (numbers(Square::a1) & targets).moved(back);
    } else if (pawn == last && keeps_its_place) {
        for (const Square square : chess::all_squares)
            found[index(square)] = (numbers(square) & targets).moved(back);
    } else if (pawn == last) {
        for (const Square target : Bitboard{targets}) {
            const Bitboard from{chess::square_at(index(target) + static_cast<std::size_t>(back))};
            spread(numbers(target), found, [from](Square) { return from; });
        }
    } else {
        // Only another pawn can stand behind a pawn in the order of the pieces.
        assert(keeps_its_place);
        for (const Square target : Bitboard{targets})
            found[index(target) + static_cast<std::size_t>(back)] = numbers(target);
    }
    return found;
}

RowWords Conversions::won_by_en_passant(Kings kings, unsigned moves) const
{
    const Distances& rest = solved(material_.without(last));
    const Numbers numbers = rest.numbers(Side::defender, kings);
    const Word passed = numbers.some() & ~numbers.greater(moves);
    RowWords won{};
    for (const Square square : chess::rank_squares(4))
        won[index(square)] = passed >> 8 & beside(square).bits();
    return won;
}

} // namespace endgame::sets
