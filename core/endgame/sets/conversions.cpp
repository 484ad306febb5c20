// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/conversions.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "endgame/piece_attacks.h"
#include "endgame/sets/row_masks.h"

namespace endgame::sets {

using chess::Bitboard;
using chess::Role;
using chess::Square;
using chess::square_at;

namespace {

using Squares = std::array<Square, most_beside_kings_on_request>;

/// Calls the action with every pair of a pawn and a piece of the other side.
template <typename Action>
void for_each_pawn_and_enemy(const Material& material, Action action)
{
    const auto pieces = material.pieces();
    for (std::size_t pawn = 0; pawn < pieces.size(); ++pawn) {
        for (std::size_t enemy = 0; enemy < pieces.size(); ++enemy) {
            if (pieces[pawn].role == Role::pawn && pieces[enemy].side != pieces[pawn].side)
                action(pawn, enemy);
        }
    }
}

/// The index of a piece in the order of the pieces after the capture of another one.
std::size_t place_without(std::size_t piece, std::size_t victim)
{
    return victim < piece ? piece - 1 : piece;
}

/// Calls the action with the squares of the pieces in each placement of a slice; `pieces` is their number.
template <typename Action>
void for_each_placement(std::size_t pieces, const RowWords& slice, Action action)
{
    if (pieces == 0)
        return action(Squares{});
    for (std::size_t i = 0; i < (pieces == 1 ? 1 : row_length); ++i) {
        for (const Square last : Bitboard{slice[i]})
            action(pieces == 1 ? Squares{last} : Squares{square_at(i), last});
    }
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
        add(material.without(piece));
        if (material.pieces()[piece].role != Role::pawn)
            continue;
        for (const Role role : chess::promotion_roles)
            add(material.promoted(piece, role));
    }
    for_each_pawn_and_enemy(material, [&](std::size_t pawn, std::size_t enemy) {
        for (const Role role : chess::promotion_roles)
            add(material.without(enemy).promoted(place_without(pawn, enemy), role));
    });
    return found;
}

Conversions::Conversions(const Material& material, const SolvedEndings& solved, const Crew& crew)
    : material_{material}
{
    for (const Material& other : conversions_of(material)) {
        assert(solved.contains(other));
        for (const Side turn : {Side::attacker, Side::defender})
            longest_mate_ = std::max(longest_mate_, solved.longest_mate(other, turn) + 1);
    }
    for (std::size_t piece = 0; piece < material.pieces().size(); ++piece) {
        captures_.push_back({piece, material.without(piece), solved.find(material.without(piece))});
        if (material.pieces()[piece].role == Role::pawn)
            add_promotion(piece, std::nullopt, solved, crew);
    }
    for_each_pawn_and_enemy(material, [&](std::size_t pawn, std::size_t enemy) {
        add_promotion(pawn, enemy, solved, crew);
        if (material.pieces()[enemy].role == Role::pawn)
            en_passants_.push_back({pawn, captures_[enemy]});
    });
}

namespace {

/// Fills a row with the numbers of an ending in which the piece at index `place` is on a promotion square,
/// indexed by that square and, if there are two other pieces, by the square of the first of them.
void find_after(const SolvedEndings& solved, const Material& material, std::size_t place, Side turn,
                Kings kings, std::span<LargeNumbers> row)
{
    std::ranges::fill(row, LargeNumbers{});
    const Bitboard targets = promotion_squares(!turn);
    const std::size_t firsts = row.size() / promotion_square_count;
    const auto at = [&](Square target, std::size_t first = 0) -> LargeNumbers& {
        return row[static_cast<std::size_t>(file_of(target)) * firsts + first];
    };
    const auto spread = [&](const auto& numbers, std::size_t first, Square last) {
        for (std::size_t plane = 0; plane < numbers.planes; ++plane) {
            for (const Square target : Bitboard{numbers[plane]} & targets)
                at(target, first)[plane] |= Bitboard{last}.bits();
        }
    };
    if (const Distances* known = solved.find(material)) {
        if (material.pieces().size() == 1)
            return spread(known->numbers(turn, kings), 0, Square::a1);
        for (const Square other : chess::all_squares) {
            if (place != 0)
                spread(known->numbers(turn, kings, other), 0, other);
            else if (targets.contains(other))
                at(other) = LargeNumbers{known->numbers(turn, kings, other)};
        }
        return;
    }
    const LargeDistances& known = *solved.find_large(material);
    for (const Square first : chess::all_squares) {
        if (place < 2) {
            for (const Square target : targets)
                at(target, index(first)) = place == 0 ? known.numbers(turn, kings, target, first)
                                                      : known.numbers(turn, kings, first, target);
        } else {
            for (const Square last : chess::all_squares)
                spread(known.numbers(turn, kings, first, last), index(first), last);
        }
    }
}

/// The best result of a side's promotions up to and including this role; the queen comes first.
LargeNumbers best_with(Side side, Role role, const LargeNumbers& best, const LargeNumbers& found)
{
    if (side == Side::attacker)
        return found.some() == 0 ? best : least_of_some(best, found);
    return role == chess::promotion_roles[0] ? found : max(best, found) & (best.some() & found.some());
}

} // namespace

void Conversions::add_promotion(std::size_t pawn, std::optional<std::size_t> victim,
                                const SolvedEndings& solved, const Crew& crew)
{
    const Side side = side_of(pawn);
    const Material before = victim ? material_.without(*victim) : material_;
    if (!before.has(Side::attacker))
        return;
    Promotion promotion{pawn, victim, {}, {}, {}};
    for (std::size_t piece = 0; piece < material_.pieces().size(); ++piece) {
        if (piece != pawn && piece != victim)
            promotion.others.push_back(piece);
    }
    const std::size_t firsts = promotion.others.size() == 2 ? row_length : 1;
    const std::size_t length = promotion_square_count * firsts;
    const Bitboard kings = folded_kings(material_.has_pawn());
    promotion.best.resize(row_count(material_.has_pawn()) * length);
    promotion.some.resize(promotion.best.size());
    for (const Role role : chess::promotion_roles) {
        const Material after = before.promoted(victim ? place_without(pawn, *victim) : pawn, role);
        const auto place = static_cast<std::size_t>(std::ranges::find(after.pieces(), Piece{side, role}) -
                                                    after.pieces().begin());
        const auto add = [&](Kings pair, std::span<LargeNumbers> row) {
            find_after(solved, after, place, !side, pair, row);
            for (std::size_t i = 0; i < length; ++i) {
                LargeNumbers& best = promotion.best[row_of(pair) * length + i];
                best = best_with(side, role, best, row[i]);
                promotion.some[row_of(pair) * length + i] |= row[i].some();
            }
        };
        const bool is_done = crew.share_out(std::vector<Square>(kings.begin(), kings.end()), [&] {
            return [&, row = std::vector<LargeNumbers>(length)](Square defending) mutable {
                for (const Square attacking : ~chess::king_attacks(defending) - Bitboard{defending}) {
                    if (!crew.is_to_stop())
                        add({defending, attacking}, row);
                }
            };
        });
        if (!is_done)
            return;
    }
    promotions_.push_back(std::move(promotion));
}

/// Adds a placement to a row; returns its slice as a single bit.
Word Conversions::put(Row row, std::span<const Square> squares) const
{
    const std::size_t count = material_.pieces().size();
    std::size_t word = 0;
    for (std::size_t piece = 0; piece + 1 < count; ++piece)
        word = row_length * word + index(squares[piece]);
    row[word] |= Bitboard{squares[count - 1]}.bits();
    return count > 2 ? Bitboard{squares[0]}.bits() : 1;
}

/// Calls the action with the squares of the pieces in each placement in which the victim shares a square with
/// the piece that captured it, the others being placed as after the capture.
template <typename Action>
void Conversions::for_each_capture(const Capture& capture, Kings kings, const RowWords& after,
                                   Action action) const
{
    const Side side = side_of(capture.victim);
    const Square king = side == Side::attacker ? kings.defending : kings.attacking;
    for_each_placement(capture.rest.pieces().size(), after, [&](const Squares& rest) {
        Squares squares{};
        for (std::size_t piece = 0; piece < material_.pieces().size(); ++piece)
            squares[piece] = piece == capture.victim ? king : rest[place_without(piece, capture.victim)];
        action(squares);
        for (std::size_t piece = 0; piece < material_.pieces().size(); ++piece) {
            if (side_of(piece) != side) {
                squares[capture.victim] = squares[piece];
                action(squares);
            }
        }
    });
}

/// The legal placements of the remaining pieces after a capture by the defender.
RowWords Conversions::legal_after(const Capture& capture, Kings kings) const
{
    const auto pieces = capture.rest.pieces();
    if (pieces.empty())
        return {};
    RowWords legal = well_placed(pieces, kings.squares(), Side::defender);
    RowWords checks{};
    add_checks(pieces, kings.defending, kings.squares(), Side::attacker,
               Row{checks}.first(length_of(capture.rest)));
    subtract(legal, checks);
    return legal;
}

void Conversions::subtract_captures(Kings kings, Row row) const
{
    for (const Capture& capture : captures_) {
        if (side_of(capture.victim) != Side::attacker)
            continue;
        const RowWords legal = legal_after(capture, kings);
        for_each_capture(capture, kings, legal, [&](const Squares& squares) {
            const std::size_t count = material_.pieces().size();
            std::size_t word = 0;
            for (std::size_t piece = 0; piece + 1 < count; ++piece)
                word = row_length * word + index(squares[piece]);
            row[word] &= ~Bitboard{squares[count - 1]}.bits();
        });
    }
}

/// Adds the placements after captures, with the side that lost a piece to move; `choose` selects them by the
/// numbers.
template <typename Choose>
Word Conversions::add_captures(Side turn, Kings kings, Row row, Choose choose) const
{
    Word slices = 0;
    for (const Capture& capture : captures_) {
        if (side_of(capture.victim) != turn || capture.known == nullptr)
            continue;
        RowWords after;
        Word any = 0;
        for (std::size_t i = 0; i < length_of(capture.rest); ++i)
            any |= after[i] = choose(capture.known->numbers(turn, kings, square_at(i)));
        if (any != 0) {
            for_each_capture(capture, kings, after,
                             [&](const Squares& squares) { slices |= put(row, squares); });
        }
    }
    return slices;
}

/// Adds the placements after promotions; `choose` selects them by the best numbers and the set of promotions
/// that mate.
template <typename Choose>
Word Conversions::add_promotions(Side turn, Kings kings, Row row, Choose choose) const
{
    Word slices = 0;
    for (const Promotion& promotion : promotions_) {
        if (side_of(promotion.pawn) == turn)
            continue;
        const std::size_t firsts = promotion.others.size() == 2 ? row_length : 1;
        std::size_t i = row_of(kings) * promotion_square_count * firsts;
        for (const Square target : promotion_squares(!turn)) {
            for (std::size_t first = 0; first < firsts; ++first, ++i) {
                Squares squares{};
                squares[promotion.pawn] = target;
                if (promotion.victim)
                    squares[*promotion.victim] = target;
                for (const Square last : Bitboard{choose(promotion.best[i], promotion.some[i])}) {
                    if (firsts > 1)
                        squares[promotion.others[0]] = square_at(first);
                    if (!promotion.others.empty())
                        squares[promotion.others.back()] = last;
                    slices |= put(row, squares);
                }
            }
        }
    }
    return slices;
}

Word Conversions::add_won(Kings kings, unsigned moves, Row row) const
{
    if (moves >= longest_mate_)
        return 0;
    return add_captures(Side::attacker, kings, row,
                        [moves](const Numbers& numbers) { return numbers.equal(moves); }) |
           add_promotions(Side::attacker, kings, row,
                          [moves](const LargeNumbers& best, Word) { return best.equal(moves); });
}

Word Conversions::add_lost(Kings kings, unsigned number, Row row) const
{
    if (number > longest_mate_)
        return 0;
    return add_captures(Side::defender, kings, row,
                        [number](const Numbers& numbers) { return numbers.equal(number); }) |
           add_promotions(Side::defender, kings, row,
                          [number](const LargeNumbers& best, Word) { return best.equal(number); });
}

void Conversions::add_all_won(Kings kings, Row row) const
{
    add_captures(Side::attacker, kings, row, [](const Numbers& numbers) { return numbers.some(); });
    add_promotions(Side::attacker, kings, row, [](const LargeNumbers&, Word some) { return some; });
}

void Conversions::add_all_lost(Kings kings, Row row) const
{
    add_captures(Side::defender, kings, row, [](const Numbers& numbers) { return numbers.some(); });
    add_promotions(Side::defender, kings, row, [](const LargeNumbers&, Word some) { return some; });
}

/// Calls the action with the squares of the pieces in each placement before an en passant capture that leads
/// to a placement of the remaining pieces.
template <typename Action>
void Conversions::for_each_en_passant(const EnPassant& capture, const RowWords& after, Action action) const
{
    const std::size_t victim = capture.capture.victim;
    const std::size_t place = place_without(capture.pawn, victim);
    const bool goes_up = side_of(capture.pawn) == Side::attacker;
    for_each_placement(capture.capture.rest.pieces().size(), after, [&](const Squares& rest) {
        if (rank_of(rest[place]) != (goes_up ? 5 : 2))
            return;
        Squares squares{};
        for (std::size_t piece = 0; piece < material_.pieces().size(); ++piece)
            squares[piece] = piece == victim ? square_at(file_of(rest[place]), goes_up ? 4 : 3)
                                             : rest[place_without(piece, victim)];
        for (const Square origin : beside(squares[victim])) {
            squares[capture.pawn] = origin;
            action(squares);
        }
    });
}

void Conversions::add_won_by_en_passant(Kings kings, unsigned moves, Row row) const
{
    for (const EnPassant& en_passant : en_passants_) {
        const Distances* known = en_passant.capture.known;
        if (side_of(en_passant.pawn) == Side::defender)
            continue;
        RowWords after;
        for (std::size_t i = 0; i < length_of(en_passant.capture.rest); ++i) {
            const Numbers numbers = known->numbers(Side::defender, kings, square_at(i));
            after[i] = numbers.some() & ~numbers.greater(moves);
        }
        for_each_en_passant(en_passant, after, [&](const Squares& squares) { put(row, squares); });
    }
}

void Conversions::add_met_by_en_passant(Kings kings, unsigned moves, Row met, Row won) const
{
    for (const EnPassant& en_passant : en_passants_) {
        const Capture& capture = en_passant.capture;
        if (side_of(en_passant.pawn) == Side::attacker)
            continue;
        RowWords after = legal_after(capture, kings);
        for_each_en_passant(en_passant, after, [&](const Squares& squares) { put(met, squares); });
        if (capture.known == nullptr)
            continue;
        for (std::size_t i = 0; i < length_of(capture.rest); ++i) {
            const Numbers numbers = capture.known->numbers(Side::attacker, kings, square_at(i));
            after[i] = numbers.some() & ~numbers.greater(moves);
        }
        for_each_en_passant(en_passant, after, [&](const Squares& squares) { put(won, squares); });
    }
}

} // namespace endgame::sets
