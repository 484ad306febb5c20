// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/piece_endings.h"

#include <algorithm>
#include <optional>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "endgame/verdict.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/move_ideas.h"
#include "trainer/technique.h"

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

/// A move that keeps a win or a draw.
class PieceMove : MoveIdeas {
public:
    using MoveIdeas::MoveIdeas;

    std::vector<Reason> ideas()
    {
        const bool has_pawns = !after_.of(Role::pawn).empty();
        if (result_ == Outcome::win) {
            if (!has_pawns) {
                add_wall();
                add_separation();
                add_threat();
            }
            if (found_.empty())
                add_zugzwang();
        } else if (!has_pawns) {
            add_line_with_king();
            add_place_off_edge();
        }
        return std::move(found_);
    }

private:
    /// A threat of mate that comes with an attack, or that few moves meet; a queen threatens mate all the
    /// time.
    void add_threat()
    {
        const Bitboard pieces = after_.of(!mover_) - Bitboard{their_king_};
        if (pieces.empty() || !after_.of(mover_, Role::queen).empty())
            return;
        const std::optional<Position> again = passed(next_);
        if (!again || !mates_at_once(known_, *again))
            return;
        const Bitboard attacked =
            pieces & (covered_from(after_, move_.to) - covered_from(before_, move_.from));
        for (const Square target : attacked)
            found_.push_back({.kind = Kind::attacks_with_threat,
                              .squares = Bitboard{target},
                              .piece = after_.role_at(target)});
        Bitboard defences;
        for (const Move reply : legal_moves(next_)) {
            if (!mates_at_once(known_, next_.play(reply)))
                defences |= Bitboard{reply.to};
        }
        if (!defences.empty() && defences.size() <= max_named)
            add(Kind::leaves_one_defence, defences);
    }

    void add_zugzwang()
    {
        const Bitboard pieces = after_.of(!mover_) - after_.of(Role::pawn) - Bitboard{their_king_};
        if (!pieces.empty() && !is_capture(position_, move_) && would_rather_pass(known_, next_))
            found_.push_back({.kind = Kind::zugzwang});
    }

    bool defends_against_pieces() const
    {
        return after_.of(!mover_).size() > 2 && after_.of(mover_).size() > 1;
    }

    /// True if a piece's moves that a condition holds for exist, and all of them spoil the result.
    template <typename Condition>
    bool all_spoil(Condition condition) const
    {
        bool is_any = false;
        for (const Move other : legal_moves_from(position_, move_.from)) {
            if (!condition(other))
                continue;
            if (keeps(other))
                return false;
            is_any = true;
        }
        return is_any;
    }

    /// The rook stays on the rank or the file of its king.
    void add_line_with_king()
    {
        if (role_ != Role::rook || !defends_against_pieces())
            return;
        const Square king = next_.king(mover_);
        const auto is_in_line = [king](Square square, bool is_file) {
            return is_file ? file_of(square) == file_of(king) : rank_of(square) == rank_of(king);
        };
        for (const bool is_file : {false, true}) {
            if (is_in_line(move_.from, is_file) && is_in_line(move_.to, is_file) &&
                all_spoil([&](Move other) { return !is_in_line(other.to, is_file); }))
                found_.push_back({.kind = Kind::in_line_with_king});
        }
    }

    void add_place_off_edge()
    {
        const auto goes_to_edge = [](Move other) { return edge_distance(other.to) == 0; };
        if (role_ == Role::king && defends_against_pieces() && !goes_to_edge(move_) &&
            all_spoil(goes_to_edge))
            found_.push_back({.kind = Kind::avoids_edge});
    }

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
    if (!result || result->outcome() == Outcome::loss ||
        result_after_move(known, position.play(move)) != result->outcome())
        return {};
    std::vector<Reason> found = PieceMove{known, position, move}.ideas();
    if (position.board().of(Role::pawn).empty() && loses_tempo(known, position, move))
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
