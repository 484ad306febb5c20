// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/large_positions.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/square.h"
#include "endgame/sets/large_distances.h"
#include "endgame/sets/placement.h"
#include "endgame/sets/slice_moves.h"

namespace endgame {

using chess::Bitboard;
using chess::Color;
using chess::Position;
using chess::Role;
using chess::Square;
using sets::Kings;
using sets::Mirror;
using sets::Placement;
using sets::Word;

namespace {

bool has_bishops_as_wanted(const PositionFilter& filter, const Position& position)
{
    if (!filter.bishops)
        return true;
    const Bitboard bishops = position.board().of(Role::bishop) & position.board().of(filter.attacker);
    const Bitboard others = *filter.bishops == SquareColor::dark ? chess::light_squares : chess::dark_squares;
    return (bishops & others).empty();
}

/// The numbers of `sets::LargeDistances` that correspond to a filter's band, both ends included; empty if
/// `shortest` is greater than `longest`.
struct Band {
    unsigned shortest;
    unsigned longest;
};

Band band_of(const sets::LargeDistances& distances, const PositionFilter& filter)
{
    const auto longest = static_cast<int>(distances.longest_mate(Side::attacker));
    return {static_cast<unsigned>(std::max(filter.shortest, 1)),
            static_cast<unsigned>(std::clamp(filter.longest, 0, longest))};
}

/// Calls the action with each placement, the defending king being canonical, in which the defender to move is
/// lost and the attacker's move before it was the first of a mate within the band.
template <typename Action>
void for_each_lost(const sets::LargeDistances& distances, Band band, Action action)
{
    for (const Square defending : sets::folded_kings(distances.material().has_pawn())) {
        for (const Square attacking : ~chess::king_attacks(defending) - Bitboard{defending}) {
            const Kings kings{defending, attacking};
            for (const Square outer : chess::all_squares) {
                for (const Square first : chess::all_squares) {
                    const auto numbers = distances.numbers(Side::defender, kings, outer, first);
                    const Word lost = numbers.greater(band.shortest - 1) & ~numbers.greater(band.longest);
                    for (const Square last : Bitboard{lost})
                        action(Placement{kings, {outer, first, last}});
                }
            }
        }
    }
}

/// Calls the action with each predecessor of a placement by a move of the attacker that is neither a capture
/// nor a promotion; some may be illegal.
template <typename Action>
void for_each_before(const Material& material, const Placement& placement, Action action)
{
    Bitboard occupied = placement.kings.squares();
    for (const Square square : placement.pieces)
        occupied |= Bitboard{square};
    for (const Square from : chess::king_attacks(placement.kings.attacking) -
                                 chess::king_attacks(placement.kings.defending) - occupied) {
        Placement before = placement;
        before.kings.attacking = from;
        action(before);
    }
    for (std::size_t i = 0; i < placement.pieces.size(); ++i) {
        if (material.pieces()[i].side != Side::attacker)
            continue;
        sets::for_each_way_to(material.pieces()[i], placement.pieces[i], occupied, [&](sets::Way way) {
            if (way.kind == sets::Way::Kind::pawn_capture)
                return true;
            Placement before = placement;
            before.pieces[i] = way.square;
            action(before);
            return true;
        });
    }
}

/// True if so few placements are won within a band that hundreds of thousands of samples may miss them all.
bool is_rare(const sets::LargeDistances& distances, Band band)
{
    constexpr std::uint64_t few = 10'000;
    std::uint64_t count = 0;
    for (unsigned number = band.shortest; number <= band.longest; ++number)
        count += distances.counts(Side::attacker)[number];
    return count < few;
}

std::array<Square, 5> squares_of(const Placement& placement)
{
    return {placement.kings.defending, placement.kings.attacking, placement.pieces[0], placement.pieces[1],
            placement.pieces[2]};
}

/// The positions that canonical placements stand for and whose bishops satisfy the filter.
std::vector<Position> images_of(std::span<const Placement> placements, const PositionFilter& filter)
{
    constexpr std::array mirrors{Mirror::none, Mirror::left_right, Mirror::up_down, Mirror::both};
    std::vector<Position> images;
    for (const Placement& placement : placements) {
        for (const Mirror mirror : std::span{mirrors}.first(filter.material.has_pawn() ? 2 : 4)) {
            const Position image =
                *position_of(filter.material, filter.attacker, Side::attacker, seen_in(mirror, placement));
            if (has_bishops_as_wanted(filter, image))
                images.push_back(image);
        }
    }
    return images;
}

} // namespace

std::optional<Position> draw_position(const PositionFilter& filter, Side turn, const Positions::Draw& draw)
{
    const auto draw_square = [&draw] { return chess::square_at(draw(64)); };
    Placement placement;
    placement.kings.defending = draw_square();
    placement.kings.attacking = draw_square();
    for (Square& square : placement.pieces)
        square = draw_square();
    const auto position = position_of(filter.material, filter.attacker, turn, placement);
    return position && has_bishops_as_wanted(filter, *position) ? position : std::nullopt;
}

bool is_won_within_band(const Tablebase& table, const PositionFilter& filter, const Position& position)
{
    const std::optional<Verdict> verdict = table.probe(position);
    if (!verdict || verdict->outcome() != Outcome::win)
        return false;
    const int moves = verdict->to_mate().moves();
    return moves >= filter.shortest && moves <= filter.longest;
}

std::vector<Position> rare_wins(const Tablebase& table, const PositionFilter& filter)
{
    const sets::LargeDistances* distances = table.endings_.find_large(filter.material);
    if (distances == nullptr)
        return {};
    const Band band = band_of(*distances, filter);
    if (!is_rare(*distances, band))
        return {};
    std::vector<Placement> won;
    for_each_lost(*distances, band, [&](const Placement& lost) {
        for_each_before(filter.material, lost, [&](const Placement& before) {
            const auto position = position_of(filter.material, filter.attacker, Side::attacker, before);
            if (position && is_won_within_band(table, filter, *position))
                won.push_back(before);
        });
    });
    std::ranges::sort(won, {}, &squares_of);
    won.erase(std::unique(won.begin(), won.end()), won.end());
    return images_of(won, filter);
}

} // namespace endgame
