// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/piece_endings.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "chess/attacks.h"
#include "chess/king_safety.h"
#include "chess/legal_moves.h"
#include "endgame/material.h"
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
                add_domination();
                if (!is_checkmate(next_)) {
                    add_preparation_of_discovery();
                    add_preparation_of_zugzwang();
                }
                add_crossing();
            }
            if (found_.empty())
                add_zugzwang();
        } else if (!has_pawns) {
            add_domination();
            add_line_with_king();
            add_place_off_edge();
            add_second_rank();
            add_guarded_check();
            add_step_for_check();
            add_sidestep();
            add_safe_corner();
            add_diagonal_to_corner();
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
        if (!again)
            return;
        if (!mates_at_once(known_, *again)) {
            add_threat_of_check(*again);
            return;
        }
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

    /// A threat of a check that mates soon, and much sooner than the move itself.
    void add_threat_of_check(const Position& again)
    {
        constexpr int near = 3;
        const auto then = known_.probe(again);
        const auto now = known_.probe(next_);
        if (next_.is_check() || then->outcome() != Outcome::win || then->to_mate().moves() > near ||
            now->to_mate().moves() <= then->to_mate().moves())
            return;
        Bitboard checks;
        for (const Move move : known_.best_moves(again)) {
            if (!again.play(move).is_check())
                return;
            checks |= Bitboard{move.to};
        }
        if (checks.size() <= max_named)
            add(Kind::threatens_check, checks);
    }

    /// True if the other side can move a piece so that it cannot be captured.
    bool has_safe_move(const Position& position, Square piece) const
    {
        return std::ranges::any_of(legal_moves_from(position, piece), [&](Move escape) {
            return is_safe_for_now(position.play(escape), escape.to);
        });
    }

    /// True if the side to move cannot capture a piece and win.
    bool is_safe_for_now(const Position& then, Square piece) const
    {
        return std::ranges::none_of(legal_moves(then), [&](Move capture) {
            return capture.to == piece && result_after_move(known_, then.play(capture)) == Outcome::win;
        });
    }

    /// The other side's only piece loses its last safe square, or in a win has none and the king comes nearer
    /// to it.
    void add_domination()
    {
        const Bitboard pieces = after_.of(!mover_) - Bitboard{their_king_};
        if (pieces.size() != 1 || next_.is_check())
            return;
        const Square piece = pieces.first();
        const bool is_minor = after_.role_at(piece) == Role::bishop || after_.role_at(piece) == Role::knight;
        // One that can be captured at once need not be shut in, and one that is pinned has another fault.
        if (!is_minor || !is_safe_for_now(position_, piece) || has_safe_move(next_, piece) ||
            king_safety(after_, !mover_).pinned.contains(piece))
            return;
        const std::optional<Position> still = passed(position_);
        const bool was_shut_in = still && !has_safe_move(*still, piece);
        const bool comes = result_ == Outcome::win && role_ == Role::king &&
                           is_nearer(move_.to, move_.from, Bitboard{piece});
        if (!was_shut_in || comes)
            found_.push_back({.kind = was_shut_in ? Kind::nears_shut_in : Kind::dominates,
                              .squares = Bitboard{piece},
                              .piece = after_.role_at(piece)});
    }

    /// A piece that moves in a straight line goes behind another one, which then steps aside with check.
    void add_preparation_of_discovery()
    {
        const Bitboard line = chess::between(move_.to, their_king_) & after_.occupied();
        const Bitboard own = line & after_.of(mover_);
        const chess::Piece piece{mover_, role_};
        const auto sees_through = [&](Square from, const Board& board) {
            return attacks(piece, from, board.occupied() - line).contains(their_king_);
        };
        if (role_ == Role::king || own.size() != 1 || !sees_through(move_.to, after_) ||
            sees_through(move_.from, before_))
            return;
        const auto is_discovered = [&](Move reply) {
            const Position then = next_.play(reply);
            return std::ranges::any_of(known_.best_moves(then), [&](Move step) {
                return own.contains(step.from) && then.play(step).checkers() == Bitboard{move_.to};
            });
        };
        if (std::ranges::all_of(known_.best_moves(next_), is_discovered))
            add(Kind::prepares_discovery, own);
    }

    /// A check to king and rook after which each best reply can be answered by zugzwang.
    void add_preparation_of_zugzwang()
    {
        if (!next_.is_check() || after_.of(!mover_, Role::rook).empty() ||
            after_.occupied().size() > static_cast<int>(endgame::most_pieces))
            return;
        const auto leads_there = [&](Move reply) {
            const Position then = next_.play(reply);
            return std::ranges::any_of(known_.best_moves(then), [&](Move quiet) {
                return !is_capture(then, quiet) && would_rather_pass(known_, then.play(quiet));
            });
        };
        if (std::ranges::all_of(known_.best_moves(next_), leads_there))
            found_.push_back({.kind = Kind::prepares_zugzwang});
    }

    /// The distance of a square, in files or in ranks, from the edge that is nearer to a king.
    static int lines_from_edge(Square square, Square king, bool is_file)
    {
        const auto line = [is_file](Square at) { return is_file ? file_of(at) : rank_of(at); };
        return line(king) > 3 ? 7 - line(square) : line(square);
    }

    /// Queen against rook: the king crosses the third line from the edge that the other king is near.
    void add_crossing()
    {
        constexpr int near = 3;
        if (role_ != Role::king || position_.is_check() || after_.of(!mover_, Role::rook).size() != 1 ||
            after_.of(mover_, Role::queen).empty() || king_distance(move_.to, their_king_) > near)
            return;
        for (const bool is_file : {false, true}) {
            const auto from_edge = [&](Square square) {
                return lines_from_edge(square, their_king_, is_file);
            };
            if (from_edge(their_king_) <= 1 && from_edge(move_.from) == 3 && from_edge(move_.to) == 2)
                add(Kind::crosses_line, Bitboard{move_.to});
        }
    }

    /// Beside pawns, pieces and no queen a bare king or one with pawns is in zugzwang, too, if the kings are
    /// near each other.
    void add_zugzwang()
    {
        constexpr int near = 2;
        const Bitboard pieces = after_.of(!mover_) - after_.of(Role::pawn) - Bitboard{their_king_};
        const bool is_beside_pawns = !after_.of(Role::pawn).empty() && !is_pawn_ending(after_) &&
                                     after_.of(mover_, Role::queen).empty() &&
                                     king_distance(next_.king(mover_), their_king_) <= near;
        if ((!pieces.empty() || is_beside_pawns) && !is_capture(position_, move_) &&
            would_rather_pass(known_, next_))
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

    /// True if a square lies on the second line from an edge that the king is on or next to.
    static bool is_on_second_line(Square square, Square king, bool is_file)
    {
        return lines_from_edge(square, king, is_file) == 1 && lines_from_edge(king, king, is_file) <= 1;
    }

    /// The rook stays on the second line from an edge that its king is on or next to.
    void add_second_rank()
    {
        if (role_ != Role::rook || !defends_against_pieces() || next_.is_check())
            return;
        const Square king = next_.king(mover_);
        for (const bool is_file : {false, true}) {
            const auto stays = [&](Square square) { return is_on_second_line(square, king, is_file); };
            const auto leaves_and_loses = [&](Move other) { return !stays(other.to) && !keeps(other); };
            if (stays(move_.from) && stays(move_.to) &&
                std::ranges::any_of(legal_moves_from(position_, move_.from), leaves_and_loses))
                add(Kind::second_rank, Bitboard{move_.to});
        }
    }

    void add_guarded_check()
    {
        const Square king = next_.king(mover_);
        if (role_ == Role::rook && defends_against_pieces() && next_.checkers() == Bitboard{move_.to} &&
            king_distance(king, move_.to) == 1 && some_move_spoils())
            add(Kind::guarded_check, Bitboard{move_.to});
    }

    /// The king goes from the second line to the edge, its rook being on that line; if the other king faces
    /// it then and still draws, the rook can give check between them, which holds. Some move would lose.
    void add_step_for_check()
    {
        const Bitboard rooks = after_.of(mover_, Role::rook);
        if (role_ != Role::king || !defends_against_pieces() || rooks.size() != 1 || position_.is_check() ||
            edge_distance(move_.from) != 1 || edge_distance(move_.to) != 0)
            return;
        if (!some_move_spoils())
            return;
        for (const bool is_file : {false, true}) {
            const auto from_edge = [&](Square square) { return lines_from_edge(square, move_.to, is_file); };
            if (from_edge(move_.to) != 0 || from_edge(move_.from) != 1 || from_edge(rooks.first()) != 1)
                continue;
            const int inward = (is_file ? file_of(move_.to) : rank_of(move_.to)) == 0 ? 1 : -1;
            const auto inside = [&](int lines) {
                return *offset(move_.to, is_file ? lines * inward : 0, is_file ? 0 : lines * inward);
            };
            if (holds_by_check({their_king_, inside(2)}, {rooks.first(), inside(1)}))
                add(Kind::readies_check, Bitboard{inside(1)});
        }
    }

    /// True if a step of the other king draws, and a check in reply, by which only that piece gives check,
    /// does as well.
    bool holds_by_check(Move step, Move check) const
    {
        if (!is_legal(next_, step))
            return false;
        const Position then = next_.play(step);
        if (!known_.probe(then)->is_draw() || !is_legal(then, check))
            return false;
        const Position last = then.play(check);
        return last.checkers() == Bitboard{check.to} && known_.probe(last)->is_draw();
    }

    /// The king steps to the side on which the other one is not.
    void add_sidestep()
    {
        if (role_ != Role::king || !defends_against_pieces())
            return;
        const int files = file_of(move_.to) - file_of(move_.from);
        const int ranks = rank_of(move_.to) - rank_of(move_.from);
        const auto other_side = files != 0 && ranks == 0   ? offset(move_.from, -files, 0)
                                : ranks != 0 && files == 0 ? offset(move_.from, 0, -ranks)
                                                           : std::nullopt;
        const int there = files != 0 ? file_of(their_king_) - file_of(move_.from)
                                     : rank_of(their_king_) - rank_of(move_.from);
        if (!other_side || there * (files + ranks) >= 0)
            return;
        const Move other{move_.from, *other_side};
        if (is_legal(position_, other) && !keeps(other))
            add(Kind::sidesteps, Bitboard{move_.to});
    }

    /// True if a bishop holds out against a rook, and a square is a corner that it cannot cover.
    bool is_safe_corner(Square square) const
    {
        const Bitboard bishops = after_.of(mover_, Role::bishop);
        return after_.occupied().size() == 4 && bishops.size() == 1 &&
               !after_.of(!mover_, Role::rook).empty() && std::ranges::count(corner_squares, square) == 1 &&
               is_dark(square) != is_dark(bishops.first());
    }

    /// Bishop against rook: the king, with the other one near, goes to a corner that its bishop cannot cover.
    void add_safe_corner()
    {
        constexpr int near = 2;
        if (role_ == Role::king && king_distance(move_.from, their_king_) <= near &&
            is_safe_corner(move_.to) && some_move_spoils())
            add(Kind::safe_corner, Bitboard{move_.to});
    }

    /// Bishop against rook: the king stands in such a corner, with the other one near, and the bishop stays
    /// on the long diagonal to a square beside the corner, where it can interpose on the edge.
    void add_diagonal_to_corner()
    {
        constexpr int near = 2;
        const Square corner = next_.king(mover_);
        if (role_ != Role::bishop || next_.is_check() || !is_safe_corner(corner) ||
            king_distance(corner, their_king_) > near)
            return;
        for (const Square beside : chess::king_attacks(corner) & edge_squares) {
            const Bitboard diagonal = chess::bishop_attacks(beside, {}) - chess::king_attacks(corner);
            const auto leaves_and_loses = [&](Move other) {
                const Board board = position_.play(other).board();
                return other.to != beside && !diagonal.contains(other.to) &&
                       attackers(board, other.to, !mover_, board.occupied()).empty() && !keeps(other);
            };
            if (diagonal.contains(move_.from) && diagonal.contains(move_.to) &&
                covered_from(after_, move_.to).contains(beside) &&
                std::ranges::any_of(legal_moves_from(position_, move_.from), leaves_and_loses))
                add(Kind::keeps_diagonal, Bitboard{beside});
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
