// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/census.h"

#include <algorithm>
#include <bit>
#include <span>
#include <vector>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/position.h"
#include "endgame/piece_attacks.h"

namespace endgame {

using chess::Bitboard;
using chess::Color;
using chess::Role;
using chess::Square;

namespace {

constexpr std::array both_sides{Side::attacker, Side::defender};

constexpr std::size_t index(Side side)
{
    return static_cast<std::size_t>(side);
}

/// The squares of the pieces before the last.
using Firsts = std::span<const Square>;

/// The placements of an ending that differ only in the square of the last piece, so that a set of squares is
/// a set of placements. Bare kings have one placement, represented by a1.
class Placements {
public:
    Placements(const Material& material, Square defending_king, Square attacking_king, Firsts firsts)
        : pieces_{material.pieces()}
        , kings_{attacking_king, defending_king}
        , firsts_{firsts}
        , others_{attacking_king, defending_king}
    {
        for (const Square first : firsts)
            others_ |= Bitboard{first};
    }

    /// The placements in which no two pieces share a square and the last piece is not a pawn on the first or
    /// last rank.
    Bitboard possible() const
    {
        return pieces_.empty() ? Bitboard{Square::a1} : squares_of(pieces_.back()) - others_;
    }

    /// The placements in which a side is in check.
    Bitboard checks(Side side) const { return attacked(king(side), !side, others_); }

    /// A superset of the placements in which a side's king has no move.
    Bitboard locked(Side side) const
    {
        Bitboard locked = chess::all_squares;
        const Bitboard without_king = others_ - Bitboard{king(side)};
        for (const Square target :
             chess::king_attacks(king(side)) - chess::king_attacks(king(!side)) - others_)
            locked &= attacked(target, !side, without_king) | Bitboard{target};
        return locked;
    }

    chess::Setup setup(Side turn, Square last) const
    {
        chess::Setup setup;
        setup.turn = color(turn);
        for (const Side side : both_sides)
            setup.board.put(king(side), {color(side), Role::king});
        for (std::size_t i = 0; i < firsts_.size(); ++i)
            setup.board.put(firsts_[i], {color(pieces_[i].side), pieces_[i].role});
        if (!pieces_.empty())
            setup.board.put(last, {color(pieces_.back().side), pieces_.back().role});
        return setup;
    }

    /// The squares a piece may stand on.
    static Bitboard squares_of(Piece piece)
    {
        const Bitboard last_ranks = chess::rank_squares(0) | chess::rank_squares(7);
        return piece.role == Role::pawn ? ~last_ranks : chess::all_squares;
    }

private:
    static Color color(Side side) { return side == Side::attacker ? Color::white : Color::black; }
    Square king(Side side) const { return kings_[index(side)]; }

    /// The placements in which a side's pieces attack a square; `others` are the blockers other than the last
    /// piece.
    Bitboard attacked(Square target, Side by, Bitboard others) const
    {
        Bitboard attacked;
        if (!pieces_.empty() && pieces_.back().side == by)
            attacked = attackers(pieces_.back(), target, others);
        for (std::size_t i = 0; i < firsts_.size(); ++i) {
            if (pieces_[i].side == by && attacks(pieces_[i], firsts_[i], others).contains(target))
                attacked |= ~chess::between(firsts_[i], target);
        }
        return attacked;
    }

    std::span<const Piece> pieces_;
    std::array<Square, 2> kings_;
    Firsts firsts_;
    Bitboard others_;
};

/// Adds the placements to the census, each counted `images` times.
void count(Census& census, const Placements& placements, std::uint64_t images)
{
    for (const Side turn : both_sides) {
        const Bitboard legal_ones = placements.possible() - placements.checks(!turn);
        const Bitboard checks = placements.checks(turn);
        const auto number = [images](Bitboard set) {
            return images * static_cast<std::uint64_t>(set.size());
        };
        census.legal[index(turn)] += number(legal_ones);
        census.in_check[index(turn)] += number(legal_ones & checks);
        for (const Square last : (legal_ones & placements.locked(turn)) - checks) {
            const auto position = chess::Position::from(placements.setup(turn, last));
            if (position && is_stalemate(*position))
                census.stalemated[index(turn)] += images;
        }
    }
}

/// Calls the action with all ways to place the pieces before the last on distinct squares; `firsts` are
/// already placed.
template <typename Action>
void for_each_way_to_stand(std::span<const Piece> pieces, Bitboard taken, std::vector<Square>& firsts,
                           const Action& action)
{
    if (firsts.size() + 1 >= pieces.size())
        return action(Firsts{firsts});
    for (const Square square : Placements::squares_of(pieces[firsts.size()]) - taken) {
        firsts.push_back(square);
        for_each_way_to_stand(pieces, taken | Bitboard{square}, firsts, action);
        firsts.pop_back();
    }
}

/// Calls the action with the squares of the kings and of the pieces before the last. The defending king is
/// restricted to its canonical squares, so each placement stands for `images_of(material)` placements.
template <typename Action>
void for_each_row(const Material& material, Action action)
{
    const bool has_pawn = material.has_pawn();
    std::vector<Square> before_last;
    for (const Square defender : sets::folded_kings(has_pawn)) {
        for (const Square attacker : ~Bitboard{defender} - chess::king_attacks(defender)) {
            for_each_way_to_stand(material.pieces(), Bitboard{defender, attacker}, before_last,
                                  [&](Firsts firsts) { action(defender, attacker, firsts); });
        }
    }
}

/// The number of symmetric placements that each canonical placement stands for.
std::uint64_t images_of(const Material& material)
{
    return material.has_pawn() ? 2 : 4;
}

/// Converts a number of `Distances` into plies to mate.
std::size_t plies_of(Side turn, unsigned number)
{
    return turn == Side::attacker ? 2 * number - 1 : 2 * number - 2;
}

/// The placements of a row with the defender to move and lost.
Bitboard lost_in(const sets::LargeDistances& distances, sets::Kings kings, Square outer, Square first)
{
    return Bitboard{distances.numbers(Side::defender, kings, outer, first).greater(0)};
}

/// Removes the placements of a row that the attacker, to move, wins by a quiet move of the king or of a
/// piece.
Bitboard without_quiet_wins(Bitboard found, const sets::LargeDistances& distances, sets::Kings kings,
                            Square outer, Square first)
{
    const auto pieces = distances.material().pieces();
    const Bitboard taken = kings.squares() | Bitboard{outer} | Bitboard{first};
    const auto is_mobile = [](Piece piece) {
        return piece.side == Side::attacker && piece.role != Role::pawn;
    };
    for (const Square to :
         chess::king_attacks(kings.attacking) - chess::king_attacks(kings.defending) - taken) {
        if (found.empty())
            return found;
        found -= lost_in(distances, {kings.defending, to}, outer, first) - Bitboard{to};
    }
    const auto go = [&](Piece piece, Square from, const auto& lost_with) {
        if (!is_mobile(piece))
            return;
        for (const Square to : attacks(piece, from, taken) - taken) {
            if (found.empty())
                return;
            found -= lost_with(to) - chess::between(from, to) - Bitboard{to};
        }
    };
    go(pieces[0], outer, [&](Square to) { return lost_in(distances, kings, to, first); });
    go(pieces[1], first, [&](Square to) { return lost_in(distances, kings, outer, to); });
    if (!is_mobile(pieces[2]))
        return found;
    const Bitboard lost = lost_in(distances, kings, outer, first);
    for (const Square last : found) {
        if (!(attacks(pieces[2], last, taken) & lost).empty())
            found -= Bitboard{last};
    }
    return found;
}

} // namespace

Census census_of(const Material& material)
{
    Census census;
    for_each_row(material, [&](Square defender, Square attacker, Firsts firsts) {
        count(census, {material, defender, attacker, firsts}, images_of(material));
    });
    return census;
}

void Wins::add(std::size_t plies, std::uint64_t count)
{
    if (count == 0)
        return;
    by_plies_.resize(std::max(size(), plies + 1));
    by_plies_[plies] += count;
}

std::uint64_t Wins::total(bool winner_moves) const
{
    std::uint64_t sum = 0;
    for (std::size_t plies = winner_moves ? 1 : 0; plies < size(); plies += 2)
        sum += by_plies_[plies];
    return sum;
}

std::size_t Wins::longest(bool winner_moves) const
{
    for (std::size_t plies = size(); plies-- > 0;) {
        if ((plies % 2 == 1) == winner_moves && by_plies_[plies] > 0)
            return plies;
    }
    return 0;
}

Wins wins_of(const sets::Distances& distances)
{
    Wins wins;
    const std::uint64_t images = images_of(distances.material());
    for_each_row(distances.material(), [&](Square defender, Square attacker, Firsts firsts) {
        const Square first = firsts.empty() ? Square::a1 : firsts.front();
        for (const Side turn : both_sides) {
            const sets::Numbers numbers = distances.numbers(turn, {defender, attacker}, first);
            const unsigned largest = distances.longest_mate(turn) + (turn == Side::defender ? 1 : 0);
            for (unsigned number = 1; number <= largest; ++number)
                wins.add(plies_of(turn, number),
                         images * static_cast<std::uint64_t>(std::popcount(numbers.equal(number))));
        }
    });
    return wins;
}

Wins wins_of(const sets::LargeDistances& distances)
{
    Wins wins;
    for (const Side turn : both_sides) {
        const auto& counts = distances.counts(turn);
        for (unsigned number = 1; number < counts.size(); ++number)
            wins.add(plies_of(turn, number), images_of(distances.material()) * counts[number]);
    }
    return wins;
}

std::vector<sets::Placement> zugzwangs_of(const sets::Distances& distances)
{
    std::vector<sets::Placement> found;
    const Material& material = distances.material();
    for_each_row(material, [&](Square defender, Square attacker, Firsts firsts) {
        const sets::Kings kings{defender, attacker};
        const Square first = firsts.empty() ? Square::a1 : firsts.front();
        const Bitboard lost{distances.numbers(Side::defender, kings, first).greater(0)};
        const Bitboard won{distances.numbers(Side::attacker, kings, first).greater(0)};
        // With the defender in check, the attacker cannot be to move.
        const Bitboard checks = Placements{material, defender, attacker, firsts}.checks(Side::defender);
        for (const Square last : lost - won - checks)
            found.push_back({kings, {firsts.empty() ? last : first, last}});
    });
    return found;
}

std::vector<sets::Placement> likely_zugzwangs_of(const sets::LargeDistances& distances)
{
    std::vector<sets::Placement> found;
    const Material& material = distances.material();
    for_each_row(material, [&](Square defender, Square attacker, Firsts firsts) {
        const sets::Kings kings{defender, attacker};
        const Placements placements{material, defender, attacker, firsts};
        const Bitboard lost = lost_in(distances, kings, firsts[0], firsts[1]) & placements.possible();
        // With the defender in check, the attacker cannot be to move.
        for (const Square last : without_quiet_wins(lost - placements.checks(Side::defender), distances,
                                                    kings, firsts[0], firsts[1]))
            found.push_back({kings, {firsts[0], firsts[1], last}});
    });
    return found;
}

} // namespace endgame
