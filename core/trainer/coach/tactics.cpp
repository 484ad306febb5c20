// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/tactics.h"

#include <algorithm>

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
using chess::MoveList;
using chess::Position;
using chess::Role;
using chess::Square;
using endgame::Outcome;
using endgame::Tablebase;
using Kind = Reason::Kind;

namespace {

/// A capture for a gain: the piece that makes it, the square on which its target stood before the reply, and
/// where it is captured.
struct Gain {
    Square by;
    Square target;
    Square on;
};

/// The tactics of one move, found from the lines on the board first and then checked with every reply.
class Search : MoveIdeas {
public:
    Search(const Tablebase& known, const Position& position, Move move)
        : MoveIdeas{known, position, move}
        , moved_{*next_.board().piece_at(move.to)}
        , theirs_{after_.of(!mover_)}
        , attacked_{attacks(moved_, move.to, after_.occupied()) & theirs_}
        , replies_{legal_moves(next_)}
    {}

    std::vector<Reason> found()
    {
        if (replies_.empty())
            return {};
        add_fork();
        add_lines();
        add_discoveries();
        add_deflection();
        add_lure();
        add_x_ray();
        add_stalemate_offer();
        if (found_.empty())
            add_wins();
        return std::move(found_);
    }

    /// The fork or skewer of a piece other than a pawn.
    std::optional<Reason> double_attack()
    {
        if (replies_.empty())
            return std::nullopt;
        add_fork();
        add_lines();
        const auto is_meant = [&](const Reason& reason) {
            const Bitboard pieces = reason.squares - Bitboard{their_king_} - after_.of(Role::pawn);
            return (reason.kind == Kind::forks || reason.kind == Kind::skewers) && !pieces.empty();
        };
        const auto found = std::ranges::find_if(found_, is_meant);
        return found == found_.end() ? std::nullopt : std::optional{*found};
    }

private:
    using Gains = std::vector<Gain>;

    /// Adds a tactic against pieces and perhaps the king; its piece is set if it is against the king and one.
    void add_with_king(Kind kind, Bitboard pieces, Bitboard king)
    {
        add(kind, pieces | king);
        if (!king.empty() && pieces.size() == 1)
            found_.back().piece = after_.role_at(pieces.first());
    }

    /// The captures that gain material in a position and keep the result that the move leads to.
    ///
    /// @param origin where a piece on a square stood before the reply
    template <typename Origin>
    Gains gains_in(const Position& then, Origin origin) const
    {
        Gains gains;
        for (const Move capture : legal_moves(then)) {
            if (!is_capture(then, capture))
                continue;
            const Position last = then.play(capture);
            if (balance_after_answer(last, mover_) > balance(after_, mover_) &&
                result_after_move(known_, last) >= result_after_move(known_, next_))
                gains.push_back({capture.from, origin(captured_square(then, capture)), capture.to});
        }
        return gains;
    }

    /// The gains after each reply; computed only if a tactic is on the board.
    const std::vector<Gains>& gains()
    {
        if (!gains_.empty())
            return gains_;
        for (const Gain& gain : gains_in(position_, [](Square square) { return square; }))
            open_before_ |= Bitboard{gain.target};
        for (const Move reply : replies_)
            gains_.push_back(gains_in(next_.play(reply), [reply](Square square) {
                return square == reply.to ? reply.from : square;
            }));
        return gains_;
    }

    /// The targets of such captures if at least one is possible after each reply; empty otherwise.
    template <typename Filter>
    Bitboard forced(Filter is_meant)
    {
        Bitboard targets;
        for (const Gains& each : gains()) {
            bool is_met = false;
            for (const Gain& gain : each) {
                if (!open_before_.contains(gain.target) && is_meant(gain)) {
                    targets |= Bitboard{gain.target};
                    is_met = true;
                }
            }
            if (!is_met)
                return {};
        }
        return targets;
    }

    void add_fork()
    {
        if (attacked_.size() < 2)
            return;
        const Bitboard king = attacked_ & Bitboard{their_king_};
        // The forked piece may capture the moved one, and is recaptured.
        const Bitboard caught = forced([&](const Gain& gain) {
            return (gain.by == move_.to || gain.on == move_.to) && attacked_.contains(gain.target);
        });
        if (!caught.empty() && (caught | king).size() >= 2)
            add_with_king(Kind::forks, caught, king);
    }

    /// The other side's piece behind an attacked one on the moved piece's line; empty if no such piece
    /// exists.
    Bitboard behind(Square front) const
    {
        const Bitboard through = attacks(moved_, move_.to, after_.occupied() - Bitboard{front});
        return (through - attacks(moved_, move_.to, after_.occupied())) & theirs_;
    }

    void add_lines()
    {
        if (moved_.role != Role::bishop && moved_.role != Role::rook && moved_.role != Role::queen)
            return;
        for (const Square front : attacked_) {
            const Bitboard back = behind(front);
            if (back.empty())
                continue;
            if (back.contains(their_king_))
                add_pin(front);
            else if (front == their_king_ ||
                     points(after_.role_at(front)) >= points(after_.role_at(back.first())))
                add_skewer(front, back.first());
        }
    }

    /// A pawn pinned on its file can still advance.
    void add_pin(Square front)
    {
        if (after_.role_at(front) == Role::pawn && file_of(front) == file_of(move_.to))
            return;
        if (king_safety(before_, !mover_).pinned.contains(front))
            return;
        if (forced([&](const Gain& gain) { return gain.target == front; }).empty())
            return;
        found_.push_back({.kind = Kind::pins, .squares = Bitboard{front}, .piece = after_.role_at(front)});
    }

    void add_skewer(Square front, Square back)
    {
        const Bitboard caught = forced([&](const Gain& gain) {
            return gain.by == move_.to && (gain.target == front || gain.target == back);
        });
        if (caught.contains(back))
            add_with_king(Kind::skewers, Bitboard{front, back} - Bitboard{their_king_},
                          Bitboard{front} & Bitboard{their_king_});
    }

    void add_discoveries()
    {
        const Bitboard checkers = next_.checkers();
        if (checkers.size() == 2)
            add(Kind::double_check, Bitboard{their_king_});
        else if (!checkers.empty() && !checkers.contains(move_.to))
            add(Kind::discovered_check, Bitboard{their_king_});
        Bitboard unveiled;
        for (const Square square : after_.of(mover_) - Bitboard{move_.to}) {
            const Bitboard seen = attacks(*after_.piece_at(square), square, after_.occupied());
            const Bitboard was_seen = attacks(*after_.piece_at(square), square, before_.occupied());
            if (!((seen - was_seen) & theirs_).empty())
                unveiled |= Bitboard{square};
        }
        if (unveiled.empty())
            return;
        const Bitboard caught = forced([&](const Gain& gain) {
            return unveiled.contains(gain.by) || (gain.by == move_.to && attacked_.contains(gain.target));
        });
        if (!caught.empty())
            add(Kind::discovers, caught);
    }

    /// A check that drives the king from a piece it alone guards, or a piece offered to the one that holds a
    /// pawn back.
    void add_deflection()
    {
        if (drives_guard_away())
            add(Kind::deflects, Bitboard{their_king_});
        const Bitboard pawns = after_.of(mover_, Role::pawn) - Bitboard{move_.to};
        const Bitboard seventh = chess::rank_squares(mover_ == Color::white ? 6 : 1);
        if ((pawns & seventh).empty() || promotes_safely(position_))
            return;
        Bitboard lured;
        for (std::size_t i = 0; i < replies_.size(); ++i) {
            const bool takes = replies_[i].to == move_.to;
            if (!promotes_safely(next_.play(replies_[i])) && (takes || gains()[i].empty()))
                return;
            if (takes)
                lured |= Bitboard{replies_[i].from};
        }
        if (!lured.empty())
            add(Kind::deflects, lured);
    }

    /// A pawn promotes only to draw the king to its square, while another pawn wins.
    void add_lure()
    {
        if (!move_.promotion || after_.of(mover_, Role::pawn).empty() || result_ != Outcome::win ||
            result_after_move(known_, next_) != Outcome::win)
            return;
        const auto takes = [&](Move reply) { return reply.from == their_king_ && reply.to == move_.to; };
        if (std::ranges::all_of(known_.best_moves(next_), takes))
            add(Kind::lures, Bitboard{move_.to});
    }

    bool drives_guard_away()
    {
        const Bitboard guarded = chess::king_attacks(their_king_) & (theirs_ - attacked_);
        if (!attacked_.contains(their_king_) || guarded.empty())
            return false;
        const Bitboard caught = forced([&](const Gain& gain) {
            return guarded.contains(gain.target) && gain.by != move_.to &&
                   attackers(before_, gain.target, mover_, before_.occupied()).contains(gain.by);
        });
        return !caught.empty();
    }

    /// True if a pawn can become a queen that is not captured at once, without spoiling the result.
    bool promotes_safely(const Position& then) const
    {
        return std::ranges::any_of(legal_moves(then), [&](Move move) {
            if (move.promotion != Role::queen)
                return false;
            const Position last = then.play(move);
            return balance_after_answer(last, mover_) == balance(last.board(), mover_) &&
                   result_after_move(known_, last) >= result_after_move(known_, next_);
        });
    }

    /// A piece guarded through the one that attacks it.
    void add_x_ray()
    {
        const Bitboard attackers_in_line = attacked_ - Bitboard{their_king_};
        for (const Square between : attackers_in_line) {
            const Bitboard occupied = after_.occupied() - Bitboard{between};
            const Bitboard guarded =
                (attacks(moved_, move_.to, occupied) - attacks(moved_, move_.to, after_.occupied())) &
                after_.of(mover_);
            for (const Square square : guarded) {
                if (is_guarded_through(square, between))
                    add(Kind::x_rays, Bitboard{square, between});
            }
        }
    }

    bool is_guarded_through(Square square, Square attacker) const
    {
        const Move capture{attacker, square};
        if (!guards(after_, square, mover_).empty() || !is_legal(next_, capture))
            return false;
        const Position then = next_.play(capture);
        const Move back{move_.to, square};
        return is_legal(then, back) &&
               result_after_move(known_, then.play(back)) >= result_after_move(known_, next_);
    }

    /// An attacked piece that falls after each reply, though by no other tactic.
    void add_wins()
    {
        for (const Square target : attacked_ - Bitboard{their_king_}) {
            if (falls_always(target))
                found_.push_back(
                    {.kind = Kind::wins, .squares = Bitboard{target}, .piece = after_.role_at(target)});
        }
    }

    /// Like `forced` for one target, but stops at the first reply that saves it.
    bool falls_always(Square target) const
    {
        const auto falls = [target](const Gains& gains) {
            return std::ranges::any_of(gains, [&](const Gain& gain) { return gain.target == target; });
        };
        const auto falls_after = [&](Move reply) {
            return falls(gains_in(next_.play(reply), [reply](Square square) {
                return square == reply.to ? reply.from : square;
            }));
        };
        return std::ranges::all_of(replies_, falls_after) &&
               !falls(gains_in(position_, [](Square square) { return square; }));
    }

    /// The moved piece may be captured, but only for stalemate.
    void add_stalemate_offer()
    {
        if (moved_.role == Role::king || moved_.role == Role::pawn ||
            result_after_move(known_, next_) == Outcome::win)
            return;
        const auto takes = [&](Move reply) { return reply.to == move_.to; };
        const auto is_no_stalemate = [&](Move reply) {
            return takes(reply) && !is_stalemate(next_.play(reply));
        };
        if (std::ranges::any_of(replies_, takes) && std::ranges::none_of(replies_, is_no_stalemate))
            add(Kind::offers_stalemate, Bitboard{move_.to});
    }

    chess::Piece moved_;
    Bitboard theirs_;
    Bitboard attacked_; ///< by the moved piece, the king among them
    MoveList replies_;
    std::vector<Gains> gains_;
    Bitboard open_before_;
};

/// A fork or skewer among the best moves, or in a win among those that take at most a move longer; `nullopt`
/// if there is none.
std::optional<Kind> best_threat(const Tablebase& known, const Position& position)
{
    const endgame::Verdict best = *known.probe(position);
    const auto is_good = [&](Move move) {
        const endgame::Verdict after = known.probe(position.play(move))->for_mover();
        return after == best || (best.outcome() == Outcome::win && after.outcome() == Outcome::win &&
                                 after.to_mate().moves() <= best.to_mate().moves() + 1);
    };
    for (const Move move : legal_moves(position)) {
        if (!is_good(move))
            continue;
        for (const Reason& reason : Search{known, position, move}.found()) {
            if (reason.kind == Kind::forks || reason.kind == Kind::skewers)
                return reason.kind;
        }
    }
    return std::nullopt;
}

/// True if the side to move mates or captures for a gain with a best move, or does so after at most so many
/// checks that are best moves, whatever the replies.
bool wins_by_checks(const Tablebase& known, const Position& position, int checks)
{
    const std::vector<Move> best = known.best_moves(position);
    const auto wins = [&](Move move) {
        return is_checkmate(position.play(move)) || captures_for_gain(position, move);
    };
    if (std::ranges::any_of(best, wins))
        return true;
    return checks > 0 && std::ranges::any_of(best, [&](Move move) {
               const Position next = position.play(move);
               return next.is_check() && std::ranges::all_of(legal_moves(next), [&](Move reply) {
                          return wins_by_checks(known, next.play(reply), checks - 1);
                      });
           });
}

} // namespace

std::vector<Reason> tactics(const Tablebase& known, const Position& position, Move move)
{
    if (!known.probe(position))
        return {};
    return Search{known, position, move}.found();
}

std::optional<Reason> double_attack(const Tablebase& known, const Position& position, Move move)
{
    return Search{known, position, move}.double_attack();
}

std::optional<Reason> prepared_tactic(const Tablebase& known, const Position& position, Move move)
{
    const Position next = position.play(move);
    const auto verdict = known.probe(position);
    if (!next.is_check() || next.board().of(next.turn()).size() == 1 || !verdict ||
        next.board().occupied().size() > static_cast<int>(endgame::most_pieces) ||
        verdict->outcome() == Outcome::loss || result_after_move(known, next) != verdict->outcome())
        return std::nullopt;
    // What can be captured at once need not be prepared.
    const auto captures = [&](Move other) {
        return captures_for_gain(position, other) &&
               result_after_move(known, position.play(other)) == verdict->outcome();
    };
    if (std::ranges::any_of(legal_moves(position), captures))
        return std::nullopt;
    constexpr int checks = 3;
    bool forks = false;
    bool skewers = false;
    const std::vector<Move> replies = known.best_moves(next);
    for (const Move reply : replies) {
        const std::optional<Kind> threat = best_threat(known, next.play(reply));
        if (!threat) {
            const bool wins =
                verdict->outcome() == Outcome::win && std::ranges::all_of(legal_moves(next), [&](Move other) {
                    return wins_by_checks(known, next.play(other), checks);
                });
            return wins ? std::optional{Reason{.kind = Kind::begins_checks}} : std::nullopt;
        }
        (*threat == Kind::forks ? forks : skewers) = true;
    }
    if (!forks && !skewers)
        return std::nullopt;
    return Reason{.kind = !skewers ? Kind::prepares_fork
                          : !forks ? Kind::prepares_skewer
                                   : Kind::prepares_either};
}

bool is_only_good_move(const Tablebase& known, const Position& position, Move move)
{
    const MoveList all = legal_moves(position);
    const auto verdict = known.probe(position);
    if (!verdict || verdict->outcome() == Outcome::loss || all.size() == 1)
        return false;
    return std::ranges::all_of(all, [&](Move other) {
        const bool keeps = result_after_move(known, position.play(other)) == verdict->outcome();
        return keeps == (other == move);
    });
}

} // namespace trainer::coach
