// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/contact.h"

#include <algorithm>

#include "chess/attacks.h"
#include "chess/king_safety.h"
#include "chess/legal_moves.h"
#include "endgame/verdict.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/move_ideas.h"

namespace trainer::coach {

using chess::Bitboard;
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

/// A legal move and its effects on the other side's pieces.
class ContactMove : MoveIdeas {
public:
    ContactMove(const Tablebase& known, const Position& position, Move move)
        : MoveIdeas{known, position, move}
        , replies_{legal_moves(next_)}
    {}

    std::vector<Reason> ideas()
    {
        if (!keeps(move_) || replies_.empty() || is_capture(position_, move_) || move_.promotion)
            return {};
        if (result_ == Outcome::loss && !position_.is_check())
            add_loss(Kind::with_loss);
        if (result_ != Outcome::loss) {
            add_attacks();
            add_exchange();
            add_answer_to_skewer();
            add_approach_with_check();
        }
        add_unpinning();
        add_ways_out_of_check();
        return std::move(found_);
    }

private:
    /// The moved piece comes to attack others, so that they hang now, or such as their king alone guards.
    void add_attacks()
    {
        const chess::Piece piece{mover_, role_};
        const Bitboard seen = attacks(piece, move_.to, after_.occupied());
        const Bitboard was_seen = attacks(piece, move_.from, position_.board().occupied());
        // A piece put in the way of a check attacks the one that gives it, but that is not its purpose.
        const Bitboard checkers = role_ == Role::king ? Bitboard{} : position_.checkers();
        for (const Square target :
             (seen - was_seen) & (after_.of(!mover_) - Bitboard{their_king_} - checkers)) {
            const bool is_kings =
                attackers(after_, target, !mover_, after_.occupied()) == Bitboard{their_king_};
            if (hangs(after_, target)) {
                if (!hangs(before_, target))
                    found_.push_back({.kind = Kind::attacks,
                                      .squares = Bitboard{target},
                                      .piece = after_.role_at(target)});
            } else if (is_kings && role_ != Role::king) {
                if (is_pinned(target))
                    found_.push_back({.kind = Kind::pins_to_king,
                                      .squares = Bitboard{target},
                                      .piece = after_.role_at(target)});
                else
                    add(Kind::ties_king, Bitboard{target});
            }
        }
    }

    /// True if the moved piece would give check but for a piece on a square, which is no pawn.
    bool is_pinned(Square target) const
    {
        const Bitboard through =
            attacks(chess::Piece{mover_, role_}, move_.to, after_.occupied() - Bitboard{target});
        return after_.role_at(target) != Role::pawn &&
               chess::between(move_.to, their_king_).contains(target) && through.contains(their_king_);
    }

    /// A rook or queen offers itself for its like, and the win stands whatever is exchanged.
    void add_exchange()
    {
        const Bitboard likes = after_.of(!mover_, role_);
        if (result_ != Outcome::win || (role_ != Role::rook && role_ != Role::queen))
            return;
        const auto takes = [&](Move reply) { return reply.to == move_.to && likes.contains(reply.from); };
        // An exchange that the other side need not enter is not the point of a move.
        if (std::ranges::none_of(known_.best_moves(next_), takes))
            return;
        const auto is_answered = [&](Move reply) {
            return !takes(reply) || can_recapture(next_.play(reply));
        };
        if (std::ranges::any_of(replies_, takes) && std::ranges::all_of(replies_, is_answered))
            found_.push_back({.kind = Kind::offers_exchange, .squares = Bitboard{move_.to}, .piece = role_});
    }

    bool can_recapture(const Position& taken) const
    {
        return std::ranges::any_of(legal_moves(taken), [&](Move back) {
            return back.to == move_.to && result_after_move(known_, taken.play(back)) == Outcome::win;
        });
    }

    /// The king leaves a check on a line, and guards its piece that it had shielded on that line.
    void add_answer_to_skewer()
    {
        const Bitboard checkers = position_.checkers();
        if (role_ != Role::king || checkers.size() != 1)
            return;
        const Square checker = checkers.first();
        const Bitboard attacked = attacks(*after_.piece_at(checker), checker, after_.occupied()) &
                                  (after_.of(mover_) - after_.of(Role::pawn));
        for (const Square target : attacked) {
            if (chess::between(checker, target).contains(move_.from) &&
                !guards(after_, target, mover_).empty())
                found_.push_back({.kind = Kind::answers_skewer,
                                  .squares = Bitboard{target},
                                  .piece = after_.role_at(target)});
        }
    }

    /// The king steps off the line on which a piece of its side was pinned, and the piece does not hang.
    void add_unpinning()
    {
        if (role_ != Role::king)
            return;
        const Bitboard pinned =
            king_safety(before_, mover_).pinned - king_safety(after_, mover_).pinned - before_.of(Role::pawn);
        for (const Square square : pinned) {
            if (!hangs(after_, square))
                found_.push_back(
                    {.kind = Kind::unpins, .squares = Bitboard{square}, .piece = after_.role_at(square)});
        }
    }

    /// The defender's king leaves a check and comes to guard a piece that was loose.
    void add_escape_to_guard()
    {
        for (const Square square : before_.of(mover_) - before_.of(Role::king) - before_.of(Role::pawn)) {
            if (role_ == Role::king && guards(before_, square, mover_).empty() &&
                !guards(after_, square, mover_).empty())
                found_.push_back({.kind = Kind::escapes_guarding,
                                  .squares = Bitboard{square},
                                  .piece = after_.role_at(square)});
        }
    }

    void add_approach_with_check()
    {
        const bool by_itself =
            (role_ == Role::queen || role_ == Role::knight) && next_.checkers() == Bitboard{move_.to};
        if (result_ == Outcome::win && (by_itself || (role_ == Role::king && next_.is_check())) &&
            is_nearer(move_.to, move_.from, Bitboard{their_king_}))
            found_.push_back(
                {.kind = Kind::nears_with_check, .squares = Bitboard{their_king_}, .piece = role_});
    }

    void add_ways_out_of_check()
    {
        if (!position_.is_check())
            return;
        const auto checks = [&](Move reply) { return next_.play(reply).is_check(); };
        // Only a queen or a rook goes on checking.
        const bool may_go_on = !(position_.checkers() & major_pieces(before_, !mover_)).empty();
        if (result_ != Outcome::loss && may_go_on && std::ranges::none_of(replies_, checks))
            add(Kind::ends_checks, position_.checkers());
        const bool is_hunter = result_ == Outcome::win && after_.of(Role::pawn).empty();
        if (is_hunter && role_ == Role::king &&
            king_distance(move_.to, their_king_) < king_distance(move_.from, their_king_))
            add(Kind::escapes_nearer, position_.checkers());
        if (result_ != Outcome::win)
            add_escape_to_guard();
        if (result_ != Outcome::loss || !add_loss(Kind::escapes_with_loss))
            add(Kind::escapes_check, position_.checkers());
    }

    /// Adds a piece of the loser that can be captured whatever it plays; true if there is one.
    bool add_loss(Kind kind)
    {
        for (const Square square : before_.of(mover_) - before_.of(Role::king) - before_.of(Role::pawn)) {
            const auto loses = [&](Move move) {
                const Square now = move.from == square ? move.to : square;
                return falls(position_.play(move), now);
            };
            const MoveList moves = legal_moves(position_);
            if (std::ranges::all_of(moves, loses)) {
                found_.push_back(
                    {.kind = kind, .squares = Bitboard{square}, .piece = before_.role_at(square)});
                return true;
            }
        }
        return false;
    }

    /// True if the other side can capture a piece and still wins.
    bool falls(const Position& then, Square square) const
    {
        return std::ranges::any_of(legal_moves(then), [&](Move capture) {
            return capture.to == square && is_capture(then, capture) &&
                   result_after_move(known_, then.play(capture)) == Outcome::win;
        });
    }

    MoveList replies_;
};

} // namespace

std::vector<Reason> contact_ideas(const Tablebase& known, const Position& position, Move move)
{
    if (!known.probe(position))
        return {};
    return ContactMove{known, position, move}.ideas();
}

} // namespace trainer::coach
