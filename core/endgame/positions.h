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

/// Which of an ending's positions are meant.
struct PositionFilter {
    /// The ending as the attacker sees it.
    Material material;
    chess::Color attacker = chess::Color::white;
    /// The squares on which all the attacker's bishops stand; any if nothing.
    std::optional<SquareColor> bishops = std::nullopt;
    /// The band of distances, in moves to mate, both ends included; it may be wider than the ending's, and
    /// matters only where the attacker wins.
    int shortest = 1;
    int longest = std::numeric_limits<int>::max();
    /// With bishop and knight, the largest pen in which the lone king may be held; any, and none, if null.
    const Pens* pens = nullptr;
    int largest_pen = 0;
    /// Whether the kings may stand so, the defending one first; it must say the same of every image. Any may
    /// if empty.
    std::function<bool(chess::Square, chess::Square)> kings = {};
};

/// The position that a placement of an ending's pieces means; nothing if it is not legal.
std::optional<chess::Position> position_of(const Material& material, chess::Color attacker, Side turn,
                                           const sets::Placement& placement);

/// The positions of an ending of up to four pieces that pass a filter, numbered.
///
/// Two pieces alike can change places, which counts every position twice and so leaves all equally likely.
/// Nobody may castle or capture en passant in them.
class Positions {
public:
    /// Those the attacker is to move in and wins, by an ending's solution; none if there is no solution.
    static Positions won(std::shared_ptr<const sets::Distances> distances, const PositionFilter& filter);

    /// Those the defender is to move in and can throw away: not lost yet, but some moves lose. What he wins
    /// is among them. None if there is no solution.
    static Positions not_yet_lost(const sets::SolvedEndings& solved, const PositionFilter& filter);

    std::size_t count() const { return turns_ * upright_count(); }

    /// @pre number < count()
    chess::Position nth(std::size_t number) const;

    /// Draws a number below the one it is given, each as likely as the other.
    using Draw = std::function<std::size_t(std::size_t)>;

    /// Any of them, each as likely as the other if the draws are fair.
    ///
    /// @pre count() > 0
    chess::Position any(const Draw& draw) const;

private:
    /// The squares of the last piece, the other pieces standing as a table keeps them.
    using Lasts = std::function<sets::Word(sets::Kings, chess::Square first)>;

    /// Some placements that differ in the square of the last piece only, as they are before they are seen in
    /// a mirror, and how many upright positions there are up to and with them.
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

    /// How many there are before any of them is turned by half a turn of the board.
    std::size_t upright_count() const { return parts_.empty() ? 0 : parts_.back().end; }

    Material material_;
    chess::Color attacker_;
    Side turn_;
    Lasts lasts_;
    sets::Word bishop_squares_;
    /// Half turns of the board, none among them, that lead from position to position.
    std::size_t turns_;
    std::vector<Part> parts_;
};

} // namespace endgame
