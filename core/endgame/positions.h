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
#include "endgame/sets/distances.h"
#include "endgame/sets/numbers.h"
#include "endgame/sets/placement.h"

namespace endgame {

enum class SquareColor { light, dark };

/// Which of an ending's positions are meant; the attacker is to move and wins.
struct PositionFilter {
    /// The ending as the attacker sees it.
    Material material;
    chess::Color attacker = chess::Color::white;
    /// The squares on which all the attacker's bishops stand; any if nothing.
    std::optional<SquareColor> bishops = std::nullopt;
    /// The band of distances, in moves to mate, both ends included; it may be wider than the ending's.
    int shortest = 1;
    int longest = std::numeric_limits<int>::max();
};

/// The positions of an ending that pass a filter, numbered.
///
/// Two pieces alike can change places, which counts every position twice and so leaves all equally likely.
/// Nobody may castle or capture en passant in them.
class WonPositions {
public:
    /// Those of an ending's solution; none if there is no solution.
    WonPositions(std::shared_ptr<const sets::Distances> distances, const PositionFilter& filter);

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
    /// A pair of kings, and how many upright positions there are up to and with it.
    struct Row {
        sets::Kings kings;
        std::size_t end;
    };

    /// Some of the placements of a row, as they are before they are seen in a mirror.
    struct Part {
        sets::Mirror mirror;
        chess::Square first;
        /// The squares of the last piece.
        sets::Word lasts;
    };

    void add(sets::Kings kings);
    template <typename Action>
    void visit(sets::Kings kings, Action action) const;
    sets::Word allowed(sets::Mirror mirror, Piece piece) const;
    sets::Placement upright(std::size_t number) const;
    chess::Position position(const sets::Placement& placement) const;

    /// How many there are before any of them is turned by half a turn of the board.
    std::size_t upright_count() const { return rows_.empty() ? 0 : rows_.back().end; }

    std::shared_ptr<const sets::Distances> distances_;
    Material material_;
    chess::Color attacker_;
    sets::Word bishop_squares_;
    /// Half turns of the board, none among them, that lead from position to position.
    std::size_t turns_;
    unsigned shortest_ = 1;
    unsigned longest_ = 0;
    std::vector<Row> rows_;
};

} // namespace endgame
