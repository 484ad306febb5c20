// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/passed_pawns.h"

#include <algorithm>
#include <optional>

#include "chess/attacks.h"
#include "chess/king_safety.h"
#include "chess/legal_moves.h"
#include "chess/pawns.h"
#include "endgame/verdict.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/move_ideas.h"

namespace trainer::coach {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::Move;
using chess::MoveList;
using chess::Position;
using chess::Role;
using chess::Square;
using endgame::Outcome;
using endgame::Tablebase;
using Kind = Reason::Kind;

namespace {

constexpr int fifth_rank = 4;

/// A legal move and its effects for and against passed pawns.
class PassedPawnMove : MoveIdeas {
public:
    PassedPawnMove(const Tablebase& known, const Position& position, Move move)
        : MoveIdeas{known, position, move}
        , replies_{legal_moves(next_)}
    {}

    std::vector<Reason> ideas()
    {
        if (!keeps(move_) || replies_.empty() || is_capture(position_, move_) || move_.promotion)
            return {};
        if (result_ == Outcome::loss) {
            add_chase();
            for (const Square pawn : passed_pawns(after_, !mover_)) {
                if (role_ == Role::king)
                    add_stay_in_square(pawn, chess::path_of_pawn(pawn, !mover_));
            }
            for (const Square pawn : passed_pawns(after_, mover_)) {
                add_guarding(pawn);
                if (move_.to == pawn)
                    add_advance(pawn);
            }
            return std::move(found_);
        }
        for (const Color side : chess::all_colors)
            add_wrong_bishop(side);
        for (const Square pawn : passed_pawns(after_, mover_))
            add_play_with(pawn);
        for (const Square pawn : passed_pawns(after_, !mover_))
            add_play_against(pawn);
        return std::move(found_);
    }

private:
    /// The losing king runs after the nearest pawn, or to its help.
    void add_chase()
    {
        const Bitboard pawns = after_.of(Role::pawn);
        if (role_ != Role::king || pawns.empty() ||
            king_distance(move_.to, pawns) >= king_distance(move_.from, pawns))
            return;
        const Square pawn = nearest_for_king(move_.to, pawns);
        if (!is_gone(pawn))
            add(Kind::nears_pawn, Bitboard{pawn});
    }

    /// True if a reply promotes a pawn out of the king's reach, or captures one without loss.
    bool is_gone(Square pawn) const
    {
        return std::ranges::any_of(replies_, [&](Move reply) {
            const bool promotes = reply.promotion && king_distance(move_.to, reply.to) > 1;
            return promotes || (reply.to == pawn && guards(after_, pawn, mover_).empty());
        });
    }

    void add_play_with(Square pawn)
    {
        if (result_ == Outcome::draw)
            add_stalemate_trap(pawn);
        // A pawn that cannot be caught needs no king, and one that hangs no promotion square.
        if ((relative_rank(pawn, mover_) >= fifth_rank || leads(pawn)) && !has_lead(pawn) &&
            !hangs(after_, pawn) && !meets_pawn())
            add_nearing_of_promotion(chess::promotion_square(pawn, mover_));
        if (role_ == Role::pawn) {
            if (move_.to == pawn)
                add_advance(pawn);
            return;
        }
        if (result_ != Outcome::win)
            return;
        if (role_ == Role::king)
            add_passing(pawn, chess::promotion_square(pawn, mover_));
        const Bitboard path = chess::path_of_pawn(pawn, mover_);
        add_way(pawn, path);
        add_control(pawn, path);
        add_lead(pawn);
        add_corner_shut(pawn);
        add_guarding(pawn);
    }

    /// True if the king comes next to a pawn of the other side, which is more than to be near a square.
    bool meets_pawn() const
    {
        return !(chess::king_attacks(move_.to) & after_.of(!mover_, Role::pawn)).empty();
    }

    /// True if the king is ahead of its pawn.
    bool leads(Square pawn) const
    {
        return relative_rank(next_.king(mover_), mover_) > relative_rank(pawn, mover_);
    }

    /// A piece leaves the way of the pawn, which is close behind it or outruns the other king. In a pawn
    /// ending a king in front of a pawn that is not far advanced is not in the way.
    void add_way(Square pawn, Bitboard path)
    {
        const bool may_lead = is_pawn_ending(after_) && relative_rank(pawn, mover_) < fifth_rank;
        const bool is_close = king_distance(move_.from, pawn) <= 2 && !may_lead;
        if (path.contains(move_.from) && !path.contains(move_.to) && (is_close || has_lead(pawn)))
            add(Kind::makes_way, Bitboard{pawn});
    }

    /// A test for moves to a square that a pawn stands on.
    static auto capturing(Square pawn)
    {
        return [pawn](Move reply) { return reply.to == pawn; };
    }

    /// True if the best replies to a pawn's step are to capture it, without which it could promote. A king in
    /// front of it has no such threat to meet.
    bool must_be_taken(Square pawn) const
    {
        if (after_.occupied().contains(chess::promotion_square(pawn, mover_)))
            return false;
        const auto takes = capturing(pawn);
        const auto lets_promote = [&](Move reply) {
            return takes(reply) || std::ranges::any_of(legal_moves(next_.play(reply)), [&](Move then) {
                       return then.from == pawn && then.promotion;
                   });
        };
        const std::vector<Move> best = known_.best_moves(next_);
        return !best.empty() && std::ranges::all_of(best, takes) &&
               std::ranges::all_of(replies_, lets_promote);
    }

    /// The pawn steps on, and cannot be captured.
    void add_advance(Square pawn)
    {
        const auto takes = capturing(pawn);
        // Where any move draws, the pawn is only given away.
        if (result_ == Outcome::draw && !some_move_spoils())
            return;
        if (relative_rank(pawn, mover_) == 6 && must_be_taken(pawn))
            add(Kind::threatens_promotion, Bitboard{pawn});
        if (std::ranges::any_of(replies_, takes))
            return;
        const Square goal = chess::promotion_square(pawn, mover_);
        const bool is_on_seventh = relative_rank(pawn, mover_) == 6;
        if (is_on_seventh && is_pawn_ending(after_) && king_distance(their_king_, goal) <= 1 &&
            !next_.is_check())
            add(Kind::seventh_without_check, Bitboard{pawn});
        const bool is_escorted = king_distance(next_.king(mover_), pawn) == 1;
        // A losing pawn that its king does not guard falls soon.
        if (is_escorted || result_ != Outcome::loss)
            add(is_escorted ? Kind::escorted : Kind::advances, Bitboard{pawn});
    }

    /// The squares of a set that the moved piece covers now and did not cover before.
    Bitboard newly_covered(Bitboard set) const
    {
        return set & (covered_from(after_, move_.to) - covered_from(before_, move_.from));
    }

    /// The moved piece comes to cover squares ahead of the pawn that the other king could enter.
    void add_control(Square pawn, Bitboard path)
    {
        const Square goal = chess::promotion_square(pawn, mover_);
        if (path.contains(move_.to) || path.contains(move_.from))
            return;
        if (relative_rank(pawn, mover_) >= fifth_rank && newly_covered(Bitboard{goal}).contains(goal))
            add(Kind::guards_promotion, Bitboard{goal});
        Bitboard near;
        for (const Square square :
             (newly_covered(path) & reached_in_two(facts_of(before_, mover_))) - Bitboard{goal}) {
            if (!next_.is_check() && near.size() < max_named)
                near |= Bitboard{square};
        }
        if (!near.empty())
            add(Kind::covers_path, near);
    }

    bool is_bare() const { return after_.of(!mover_).size() == 1; }

    /// True if a lone king is too late to catch the pawn.
    bool has_lead(Square pawn) const
    {
        return is_bare() && runaway_pawns(after_, mover_, !mover_).contains(pawn);
    }

    /// The lone king could not catch the pawn, although another piece has moved.
    void add_lead(Square pawn)
    {
        if (has_lead(pawn))
            add(Kind::keeps_lead, Bitboard{pawn});
    }

    /// True if the king to move can step nearer to a square.
    static bool can_approach(const Position& position, Square goal)
    {
        const Square king = position.king(position.turn());
        return std::ranges::any_of(legal_moves_from(position, king), [&](Move step) {
            return king_distance(step.to, goal) < king_distance(king, goal);
        });
    }

    /// The lone king is kept from the corner of a rook pawn that the bishop does not cover.
    void add_corner_shut(Square pawn)
    {
        const Square goal = chess::promotion_square(pawn, mover_);
        const std::optional<Position> still = passed(position_);
        if (is_bare() && is_wrong_bishop(pawn, mover_) && still && can_approach(*still, goal) &&
            !can_approach(next_, goal))
            add(Kind::shuts_corner, Bitboard{goal});
    }

    /// True if a side has bishops, and no other piece, that cannot cover the corner its rook pawn goes to.
    bool is_wrong_bishop(Square pawn, Color side) const
    {
        const Bitboard bishops = after_.of(side, Role::bishop);
        const bool goal_is_dark = is_dark(chess::promotion_square(pawn, side));
        const Bitboard able = bishops & (goal_is_dark ? chess::dark_squares : chess::light_squares);
        return file_of(pawn) % 7 == 0 && !bishops.empty() && able.empty() &&
               after_.of(side).size() == bishops.size() + 2;
    }

    /// No move wins, as the only bishop does not cover the corner of the only pawn.
    void add_wrong_bishop(Color side)
    {
        const Bitboard pawns = after_.of(Role::pawn);
        if (result_ == Outcome::draw && pawns.size() == 1 && after_.of(!side).size() == 1 &&
            is_wrong_bishop(pawns.first(), side) && !some_move_spoils())
            add(Kind::wrong_bishop, Bitboard{chess::promotion_square(pawns.first(), side)});
    }

    /// The king goes on guarding a pawn that the other king attacks or could attack next, or a queen or rook.
    void add_guarding(Square pawn)
    {
        const bool is_in_danger =
            king_distance(their_king_, pawn) <= 2 || !major_pieces(after_, !mover_).empty();
        if (role_ == Role::king && king_distance(move_.from, pawn) == 1 &&
            king_distance(move_.to, pawn) == 1 && is_in_danger)
            add(Kind::keeps_pawn_guarded, Bitboard{pawn});
    }

    /// The pawn can be captured, but only for stalemate.
    void add_stalemate_trap(Square pawn)
    {
        const auto takes = capturing(pawn);
        const auto is_no_stalemate = [&](Move reply) {
            return takes(reply) && !is_stalemate(next_.play(reply));
        };
        if (role_ == Role::king && std::ranges::any_of(replies_, takes) &&
            std::ranges::none_of(replies_, is_no_stalemate))
            add(Kind::stalemate_trap, Bitboard{pawn});
    }

    /// The king comes nearer to a pawn's promotion square, in a win or if staying away would lose.
    void add_nearing_of_promotion(Square goal)
    {
        const bool blocks_own =
            move_.to == goal &&
            !(before_.of(mover_, Role::pawn) & chess::file_squares(file_of(goal))).empty();
        if (role_ == Role::king && !blocks_own && approach_matters(Bitboard{goal}))
            add(Kind::nears_promotion, Bitboard{goal});
    }

    void add_play_against(Square pawn)
    {
        const Bitboard path = chess::path_of_pawn(pawn, !mover_);
        if (role_ == Role::king) {
            add_stay_in_square(pawn, path);
            add_free_corner(pawn);
            // A side with a pawn of its own wins by that.
            if (result_ == Outcome::win && after_.of(mover_, Role::pawn).empty())
                add_nearing_of_promotion(chess::promotion_square(pawn, !mover_));
            add_passing(pawn, pawn);
        } else if (role_ != Role::pawn) {
            add_blockade(pawn, path);
            add_pin(pawn);
            add_approach(pawn);
        }
        if (role_ != Role::pawn && result_ == Outcome::win)
            add_stop(pawn, path);
        if (role_ != Role::pawn && result_ == Outcome::draw)
            add_hold(path);
        // In a draw it may give up the pawn, as where capturing a bishop pawn is stalemate.
        if (result_ == Outcome::win && next_.is_check() && forces_onto(path, pawn))
            add(Kind::forces_in_front, Bitboard{pawn});
        else if (result_ == Outcome::win && role_ == Role::queen && relative_rank(pawn, !mover_) == 6)
            add_drive_in_front(pawn);
    }

    /// The king of a side with a rook, near the only pawn, comes nearer to it, or to where its own promotes,
    /// on the side on which the other king is not.
    void add_passing(Square pawn, Square goal)
    {
        constexpr int near = 2;
        if (result_ != Outcome::win || after_.of(Role::pawn).size() != 1 ||
            after_.of(mover_, Role::rook).empty() || king_distance(move_.to, pawn) > near)
            return;
        const int their_side = file_of(their_king_) - file_of(pawn);
        const auto passes = [&](Move step, int side) {
            return king_distance(step.to, goal) < king_distance(step.from, goal) &&
                   (file_of(step.to) - file_of(pawn)) * side > 0;
        };
        const std::vector<Move> best = known_.best_moves(position_);
        const auto is_slower = [&](Move other) {
            return passes(other, their_side) && std::ranges::count(best, other) == 0;
        };
        if (their_side != 0 && passes(move_, -their_side) &&
            std::ranges::any_of(legal_moves_from(position_, move_.from), is_slower))
            add(Kind::passes_pawn, Bitboard{pawn});
    }

    /// True if a reply puts the king in front of its pawn, next to it.
    static bool steps_in_front(const Position& position, Move reply, Square pawn)
    {
        return reply.from == position.king(position.turn()) && king_distance(reply.to, pawn) == 1 &&
               chess::path_of_pawn(pawn, position.turn()).contains(reply.to);
    }

    /// The queen's moves until the king has to step in front of its pawn, the one before a position included,
    /// if each is best and the replies, too; `nullopt` if that takes more.
    std::optional<int> moves_to_front(const Position& position, Square pawn, int most) const
    {
        if (most == 0)
            return std::nullopt;
        int longest = 1;
        for (const Move reply : known_.best_moves(position)) {
            if (steps_in_front(position, reply, pawn))
                continue;
            if (reply.from == pawn)
                return std::nullopt;
            const Position then = position.play(reply);
            std::optional<int> shortest;
            for (const Move move : known_.best_moves(then)) {
                if (then.board().role_at(move.from) != Role::queen || is_capture(then, move))
                    continue;
                const auto more = moves_to_front(then.play(move), pawn, most - 1);
                if (more && (!shortest || *more < *shortest))
                    shortest = more;
            }
            if (!shortest)
                return std::nullopt;
            longest = std::max(longest, *shortest + 1);
        }
        return longest;
    }

    void add_drive_in_front(Square pawn)
    {
        constexpr int most = 5;
        if (chess::path_of_pawn(pawn, !mover_).contains(their_king_))
            return;
        const auto moves = moves_to_front(next_, pawn, most);
        if (moves && *moves > 1)
            found_.push_back({.kind = Kind::drives_in_front, .squares = Bitboard{pawn}, .after = *moves});
    }

    /// The moved piece comes to cover the square in front of a pawn that could have stepped there, and would
    /// lose the pawn now.
    void add_stop(Square pawn, Bitboard path)
    {
        const std::optional<Square> ahead = offset(pawn, 0, mover_ == Color::white ? -1 : 1);
        if (!ahead || !newly_covered(path).contains(*ahead) || after_.occupied().contains(*ahead))
            return;
        const Move step{pawn, *ahead};
        const auto is_lost = [&](const Position& position) { return falls(position.play(step), *ahead); };
        const std::optional<Position> still = passed(position_);
        if (still && is_legal(*still, step) && !is_lost(*still) && is_legal(next_, step) && is_lost(next_))
            add(Kind::stops_pawn, Bitboard{*ahead});
    }

    /// A piece goes on covering squares ahead of the pawn, at most two; if it left them without being lost,
    /// the pawn would get through.
    void add_hold(Bitboard path)
    {
        for (const Square before : before_.of(mover_) - before_.of(Role::king) - before_.of(Role::pawn)) {
            const Square now = before == move_.from ? move_.to : before;
            const Bitboard held = covered_from(after_, now) & path;
            const auto lets_through = [&](Move other) {
                const Board board = position_.play(other).board();
                return (covered_from(board, other.to) & path).empty() && !path.contains(other.to) &&
                       attackers(board, other.to, !mover_, board.occupied()).empty() && !keeps(other);
            };
            if (!held.empty() && held.size() <= max_named &&
                !(covered_from(before_, before) & path).empty() &&
                std::ranges::any_of(legal_moves_from(position_, before), lets_through))
                add(Kind::holds_path, held);
        }
    }

    /// The winner's queen comes nearer to the pawn, which it does not attack yet.
    void add_approach(Square pawn)
    {
        if (result_ == Outcome::win && role_ == Role::queen &&
            king_distance(move_.to, pawn) < king_distance(move_.from, pawn) &&
            !covered_from(after_, move_.to).contains(pawn))
            found_.push_back({.kind = Kind::nears_pawn, .squares = Bitboard{pawn}, .piece = role_});
    }

    /// True if the other king has to step next to its pawn, on the sixth rank or beyond, onto its path, or
    /// the pawn falls.
    bool forces_onto(Bitboard path, Square pawn) const
    {
        if (relative_rank(pawn, !mover_) <= fifth_rank)
            return false;
        const auto steps_in_front = [&](Move reply) {
            return reply.from == their_king_ && path.contains(reply.to) && king_distance(reply.to, pawn) == 1;
        };
        return std::ranges::any_of(replies_, steps_in_front) &&
               std::ranges::all_of(replies_, [&](Move reply) {
                   return steps_in_front(reply) || falls(next_.play(reply), pawn);
               });
    }

    /// True if a piece on a square can be captured without spoiling the result.
    bool falls(const Position& then, Square square) const
    {
        return std::ranges::any_of(legal_moves(then), [&](Move capture) {
            return capture.to == square && is_capture(then, capture) &&
                   result_after_move(known_, then.play(capture)) >= result_;
        });
    }

    /// True if a move spoils the result, or loses sooner by two moves or more.
    bool is_clearly_worse(Move other) const
    {
        if (result_ != Outcome::loss)
            return !keeps(other);
        const auto moves_after = [this](Move move) {
            return known_.probe(position_.play(move))->for_mover().to_mate().moves();
        };
        return moves_after(other) + 2 <= moves_after(move_);
    }

    /// The king, beside pawns at most, stays in the square of a passed pawn, and a step out of it would spoil
    /// the result or lose sooner; a losing king may also step into it, unless the other king leads the pawn.
    void add_stay_in_square(Square pawn, Bitboard path)
    {
        const auto is_outside = [&](Square king) { return outside(!mover_, king, !mover_).contains(pawn); };
        const auto is_worse = [&](Move step) { return is_outside(step.to) && is_clearly_worse(step); };
        if (result_ == Outcome::loss && king_distance(their_king_, pawn) == 1)
            return;
        // If another pawn runs home, this one does not matter.
        if (!(runaway_pawns(after_, !mover_, !mover_) - Bitboard{pawn}).empty())
            return;
        if ((after_.of(mover_) - after_.of(Role::pawn)).size() == 1 && (path & after_.occupied()).empty() &&
            (result_ == Outcome::loss || !is_outside(move_.from)) && !is_outside(move_.to) &&
            std::ranges::any_of(legal_moves_from(position_, move_.from), is_worse))
            add(is_outside(move_.from) ? Kind::enters_square : Kind::stays_in_square, Bitboard{pawn});
    }

    /// The king heads for the corner of a rook pawn that the bishop does not cover, or stays next to it.
    void add_free_corner(Square pawn)
    {
        const Square corner = chess::promotion_square(pawn, !mover_);
        const int now = king_distance(move_.to, corner);
        if (is_wrong_bishop(pawn, !mover_) && (now <= 1 || now < king_distance(move_.from, corner)) &&
            after_.of(mover_).size() == 1)
            add(Kind::to_free_corner, Bitboard{corner});
    }

    /// A piece stops in front of the pawn, or comes to cover its promotion square, three steps away at most;
    /// a queen, two.
    void add_blockade(Square pawn, Bitboard path)
    {
        const int far_enough = role_ == Role::queen ? fifth_rank + 1 : fifth_rank;
        const Square goal = chess::promotion_square(pawn, !mover_);
        if (path.contains(move_.to) && king_distance(move_.to, pawn) == 1)
            add(Kind::blocks_pawn, Bitboard{pawn});
        else if (relative_rank(pawn, !mover_) >= far_enough && !path.contains(move_.from) &&
                 newly_covered(Bitboard{goal}).contains(goal))
            add(Kind::guards_promotion, Bitboard{goal});
    }

    /// The moved piece pins the pawn to its king, so that it cannot move. On its file it only blocks it.
    void add_pin(Square pawn)
    {
        const auto is_pawns = [&](Move reply) { return reply.from == pawn; };
        if (file_of(move_.to) != file_of(pawn) && king_safety(after_, !mover_).pinned.contains(pawn) &&
            !king_safety(before_, !mover_).pinned.contains(pawn) &&
            chess::between(move_.to, their_king_).contains(pawn) && std::ranges::none_of(replies_, is_pawns))
            add(Kind::pins_pawn, Bitboard{pawn});
    }

    MoveList replies_;
};

} // namespace

std::vector<Reason> passed_pawn_ideas(const Tablebase& known, const Position& position, Move move)
{
    if (position.board().of(Role::pawn).empty() || !known.probe(position))
        return {};
    return PassedPawnMove{known, position, move}.ideas();
}

} // namespace trainer::coach
