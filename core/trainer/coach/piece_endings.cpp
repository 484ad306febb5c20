// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/piece_endings.h"

#include <algorithm>
#include <optional>

#include "chess/attacks.h"
#include "endgame/verdict.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/move_ideas.h"

namespace trainer::coach {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using endgame::Outcome;
using endgame::Tablebase;
using Kind = Reason::Kind;

namespace {

/// A winner's move that keeps the win.
class PieceMove : MoveIdeas {
public:
    using MoveIdeas::MoveIdeas;

    std::vector<Reason> ideas()
    {
        add_wall();
        add_separation();
        return std::move(found_);
    }

private:
    /// Two bishops side by side, so that their diagonals make a wall.
    void add_wall()
    {
        const auto side_by_side = [this](const Board& board) {
            const Bitboard bishops = board.of(mover_, Role::bishop);
            return bishops.size() == 2 && steps(bishops.first(), bishops.last()) == 1;
        };
        if (side_by_side(after_) && !side_by_side(before_))
            add(Kind::wall, after_.of(mover_, Role::bishop));
    }

    /// Queen against rook: the other side is in zugzwang, and its best replies move the rook away from its
    /// king.
    void add_separation()
    {
        const Bitboard rook = after_.of(!mover_, Role::rook);
        const bool is_queen_against_rook =
            after_.occupied().size() == 4 && rook.size() == 1 && !after_.of(mover_, Role::queen).empty();
        const auto is_apart = [this](Move reply) {
            const Board board = next_.play(reply).board();
            const Bitboard left = board.of(!mover_, Role::rook);
            return !left.empty() && king_distance(left.first(), board.of(!mover_, Role::king).first()) > 1;
        };
        if (is_queen_against_rook && king_distance(rook.first(), their_king_) == 1 &&
            would_rather_pass(known_, next_) && std::ranges::all_of(known_.best_moves(next_), is_apart))
            add(Kind::separates, rook);
    }
};

/// True if a number of best moves of the winner lead to the board against all best replies.
bool comes_round(const Tablebase& known, const Position& position, const Board& goal, int moves)
{
    if (moves == 0)
        return position.board() == goal;
    return std::ranges::all_of(known.best_moves(position), [&](Move reply) {
        const Position then = position.play(reply);
        return std::ranges::any_of(known.best_moves(then), [&](Move move) {
            return comes_round(known, then.play(move), goal, moves - 1);
        });
    });
}

} // namespace

std::vector<Reason> piece_ideas(const Tablebase& known, const Position& position, Move move)
{
    const auto result = known.probe(position);
    if (!result || result->outcome() != Outcome::win || !position.board().of(Role::pawn).empty() ||
        known.probe(position.play(move))->outcome() != Outcome::loss)
        return {};
    std::vector<Reason> found = PieceMove{known, position, move}.ideas();
    if (loses_tempo(known, position, move))
        found.push_back({.kind = Kind::triangulates, .squares = Bitboard{move.to}});
    return found;
}

bool loses_tempo(const Tablebase& known, const Position& position, Move move)
{
    const std::optional<Position> goal = passed(position);
    if (!goal)
        return false;
    const auto now = known.probe(position);
    const auto then = known.probe(*goal);
    // Three moves of the winner and two replies lie between.
    const bool fits = now && then && now->outcome() == Outcome::win && then->outcome() == Outcome::loss &&
                      now->to_mate().count() == then->to_mate().count() + 5;
    const Position next = position.play(move);
    return fits && known.probe(next)->for_mover() == *now && comes_round(known, next, position.board(), 2);
}

} // namespace trainer::coach
