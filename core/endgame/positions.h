// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "chess/bitboard.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "chess/square.h"
#include "endgame/material.h"
#include "endgame/pens.h"
#include "endgame/sets/distances.h"
#include "endgame/sets/numbers.h"
#include "endgame/sets/placement.h"
#include "endgame/sets/solved_endings.h"

namespace endgame {

enum class SquareColor { light, dark };

/// The conditions that the positions of an ending have to satisfy.
struct PositionFilter {
    /// The ending from the attacker's point of view.
    Material material;
    chess::Color attacker = chess::Color::white;
    /// The square colour of all the attacker's bishops; `nullopt`: no restriction.
    std::optional<SquareColor> bishops = std::nullopt;
    /// The band of distances in moves to mate, both ends included. It may extend beyond the ending's
    /// distances, and applies only to positions that the attacker wins.
    int shortest = 1;
    int longest = std::numeric_limits<int>::max();
    /// With bishop and knight, the pens that limit the lone king to `largest_pen`; null: no restriction.
    const Pens* pens = nullptr;
    int largest_pen = 0;
    /// True for the squares of the defending and the attacking king that are allowed; must be invariant under
    /// the symmetries of the board. Empty: no restriction.
    std::function<bool(chess::Square, chess::Square)> kings = {};
};

/// The position of a placement of an ending's pieces; `nullopt` if it is illegal.
std::optional<chess::Position> position_of(const Material& material, chess::Color attacker, Side turn,
                                           const sets::Placement& placement);

/// The numbered positions of an ending of up to four pieces that pass a filter.
///
/// With two identical pieces every position is counted twice, so all remain equally likely. There are no
/// castling or en passant rights.
class Positions {
public:
    /// Positions won with the attacker to move, by an ending's solution; empty if there is no solution.
    static Positions won(std::shared_ptr<const sets::Distances> distances, const PositionFilter& filter);

    /// Positions with the defender to move that are not lost yet, won ones included, but have a losing move.
    /// Empty if there is no solution.
    static Positions not_yet_lost(const sets::SolvedEndings& solved, const PositionFilter& filter);

    std::size_t count() const { return turns_ * upright_count(); }

    /// @pre number < count()
    chess::Position nth(std::size_t number) const;

    /// Returns a uniformly random number below its argument.
    using Draw = std::function<std::size_t(std::size_t)>;

    /// Returns a random position; all are equally likely if the random numbers are uniform.
    ///
    /// @pre count() > 0
    chess::Position any(const Draw& draw) const;

private:
    /// The squares of the last piece for a canonical placement of the other pieces.
    using Lasts = std::function<sets::Word(sets::Kings, chess::Square first)>;

    /// Placements that differ only in the square of the last piece, stored before flipping by `mirror`; `end`
    /// is the number of upright positions up to and including this part.
    struct Part {
        sets::Kings kings;
        chess::Square first;
        sets::Mirror mirror;
        std::size_t end;
    };

    Positions(const PositionFilter& filter, Side turn, Lasts lasts);

    void add(sets::Kings kings);
    sets::Word lasts_in(const Part& part) const;
    sets::Word allowed(sets::Mirror mirror, Piece piece) const;
    sets::Placement upright(std::size_t number) const;
    chess::Position position(const sets::Placement& placement) const;

    /// The number of positions before rotation by half a turn.
    std::size_t upright_count() const { return parts_.empty() ? 0 : parts_.back().end; }

    Material material_;
    chess::Color attacker_;
    Side turn_;
    Lasts lasts_;
    sets::Word bishop_squares_;
    /// The number of rotations, the identity included, that map positions to positions: 1 or 2.
    std::size_t turns_;
    std::vector<Part> parts_;
};

} // namespace endgame
