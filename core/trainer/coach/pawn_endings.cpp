// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/pawn_endings.h"

#include <algorithm>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "chess/pawns.h"
#include "endgame/verdict.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/move_ideas.h"
#include "trainer/coach/tactics.h"
#include "trainer/draw_cause.h"
#include "trainer/pawn_plan.h"
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

constexpr int sixth_rank = 5;

Opposition opposition_in(const Position& position)
{
    return facts_of(position.board(), position.turn()).opposition;
}

/// A legal move and the resulting position.
class PawnMove : MoveIdeas {
public:
    using MoveIdeas::MoveIdeas;

    std::vector<Reason> ideas()
    {
        if (result_ == Outcome::loss || !keeps(move_))
            return {};
        const bool is_kings = role_ == Role::king;
        const bool is_quiet_kings = is_kings && !is_capture(position_, move_);
        if (!is_pawn_ending(after_)) {
            if (is_quiet_kings)
                add_approach();
            else if (!is_kings)
                add_run();
        } else if (is_quiet_kings) {
            add_key_square();
            add_step_into_square();
            add_corner();
            add_key_squares_held();
            add_blockade();
            add_shouldering();
            add_opposition();
            add_approach();
        } else if (!is_kings) {
            add_spare_move();
            add_run();
        }
        return std::move(found_);
    }

    /// The ideas that a pawn runs home and wins.
    std::vector<Reason> won_races()
    {
        if (result_ == Outcome::win && keeps(move_) && role_ != Role::king)
            add_run();
        return std::move(found_);
    }

private:
    /// True if a king's move would spoil the result, and those that keep it are all of a kind.
    template <typename IsOfKind>
    bool decides(IsOfKind is_of_kind) const
    {
        bool spoils = false;
        for (const Move move : legal_moves_from(position_, position_.king(mover_))) {
            if (!keeps(move))
                spoils = true;
            else if (!is_of_kind(position_.play(move)))
                return false;
        }
        return spoils;
    }

    /// True if the side that moved would spoil the result if it had to move again.
    bool is_zugzwang() const
    {
        const std::optional<Position> again = passed(next_);
        return again && known_.probe(*again)->outcome() < result_;
    }

    /// The opposition, if it decides which king gets through.
    void add_opposition()
    {
        const Opposition taken = opposition_in(next_);
        if (taken == Opposition::none)
            return;
        if (taken == Opposition::distant)
            return add_distant_opposition();
        const auto is_taken = [taken](const Position& then) { return opposition_in(then) == taken; };
        const std::optional<Square> pawn = only_pawn(mover_);
        const bool leads_pawn = pawn && king_distance(move_.to, *pawn) == 1;
        const bool is_ahead =
            pawn && result_ == Outcome::win && relative_rank(move_.to, mover_) > relative_rank(*pawn, mover_);
        const bool is_natural = taken == Opposition::direct ? is_ahead || !pawn : leads_pawn;
        const bool is_choice = after_.of(Role::pawn).size() == 1 && decides(is_taken);
        if (is_zugzwang() || (is_natural && is_choice) || (is_ahead && taken == Opposition::direct))
            add(taken == Opposition::diagonal ? Kind::opposes_diagonally
                : pawn                        ? Kind::opposes
                                              : Kind::holds_off,
                Bitboard{next_.king(mover_), their_king_});
    }

    /// The distant opposition, if the other side has to give way.
    void add_distant_opposition()
    {
        if (is_zugzwang())
            add(Kind::opposes_distantly, Bitboard{next_.king(mover_), their_king_});
    }

    /// A pawn move in opposition, if a king move would spoil the result.
    void add_spare_move()
    {
        if (opposition_in(next_) == Opposition::direct && is_zugzwang())
            add(Kind::spare_move, Bitboard{move_.to});
    }

    void add_key_square()
    {
        const std::optional<Square> pawn = only_pawn(mover_);
        if (!pawn || result_ != Outcome::win || relative_rank(*pawn, mover_) == 6)
            return;
        // Key squares do not matter if the pawn outruns the other king or once the king has passed them.
        const Bitboard keys = key_squares(*pawn, mover_);
        if (outside(mover_, their_king_, !mover_).contains(*pawn) || keys.empty() ||
            has_passed_keys(move_.from, *pawn, mover_))
            return;
        if (keys.contains(move_.to))
            add(keys.contains(move_.from) ? Kind::stays_on_key : Kind::key_square, Bitboard{move_.to});
        else if (!keys.contains(move_.from) &&
                 king_distance(move_.to, keys) < king_distance(move_.from, keys))
            add(Kind::nears_key, Bitboard{nearest_of(keys, move_.to).first()});
    }

    /// The king catches a passed pawn that would have outrun it.
    void add_step_into_square()
    {
        const Bitboard passers = passed_pawns(after_, !mover_);
        // If another pawn runs home, none that is caught matters.
        if (!runaway_pawns(after_, !mover_, !mover_).empty())
            return;
        const Bitboard caught =
            passers & (outside(!mover_, move_.from, !mover_) - outside(!mover_, move_.to, !mover_));
        for (const Square pawn : caught) {
            if ((chess::path_of_pawn(pawn, !mover_) & after_.occupied()).empty())
                add(Kind::enters_square, Bitboard{pawn});
        }
    }

    /// True if the draw stands because the only pawn falls soon, so that no square matters.
    bool is_pawn_lost() const { return known_.probe(next_)->is_draw() && pawn_falls_soon(known_, next_); }

    /// The king heads for the corner of a rook pawn, and some other move would lose.
    void add_corner()
    {
        const std::optional<Square> pawn = only_pawn(!mover_);
        if (!pawn || file_of(*pawn) % 7 != 0 || !some_move_spoils() || is_pawn_lost())
            return;
        const Square corner = chess::promotion_square(*pawn, !mover_);
        if (position_.king(!mover_) != corner &&
            king_distance(move_.to, corner) < king_distance(move_.from, corner))
            add(Kind::to_rook_pawn_corner, Bitboard{corner});
    }

    /// The other king cannot force its way onto a key square, but could after another move.
    void add_key_squares_held()
    {
        const std::optional<Square> pawn = only_pawn(!mover_);
        if (!pawn || file_of(*pawn) % 7 == 0 || can_force_key_square(known_, next_))
            return;
        const auto gives_way = [this](Move move) {
            return !keeps(move) && can_force_key_square(known_, position_.play(move));
        };
        if (std::ranges::any_of(legal_moves(position_), gives_way) && !is_pawn_lost())
            add(Kind::holds_key_squares, key_squares(*pawn, !mover_));
    }

    /// The king steps in front of a pawn, and some other move would lose.
    void add_blockade()
    {
        for (const Square pawn : after_.of(!mover_, Role::pawn)) {
            const auto ahead = offset(pawn, 0, mover_ == Color::white ? -1 : 1);
            if (ahead == move_.to && some_move_spoils())
                add(Kind::blocks_pawn, Bitboard{pawn});
        }
    }

    /// The king keeps the other from a pawn: it lengthens the other's way there, and no other move does as
    /// well.
    void add_shouldering()
    {
        const Square pawn = after_.of(Role::pawn).first();
        if (after_.of(Role::pawn).size() != 1 || king_distance(move_.to, their_king_) != 2 ||
            king_distance(move_.to, pawn) == 1)
            return;
        const bool is_ours = only_pawn(mover_).has_value();
        const Square goal = is_ours ? chess::promotion_square(pawn, mover_) : pawn;
        const int before = way(their_king_, goal, move_.from);
        const int after = way(their_king_, goal, move_.to);
        const auto lengthens = [&](const Position& then) {
            return way(their_king_, goal, then.king(mover_)) >= after;
        };
        if (after > before && after > king_distance(their_king_, goal) && decides(lengthens))
            add(Kind::shoulders, Bitboard{goal});
    }

    /// The moves a king needs to a square around another king.
    static int way(Square from, Square to, Square around)
    {
        const Bitboard open = ~(chess::king_attacks(around) | Bitboard{around}) | Bitboard{to};
        Bitboard reached{from};
        for (int moves = 0; moves < 16; ++moves) {
            if (reached.contains(to))
                return moves;
            Bitboard farther = reached;
            for (const Square square : reached)
                farther |= chess::king_attacks(square) & open;
            reached = farther;
        }
        return 16;
    }

    /// The position in which the only pawns, one of each side, have run, without another move, until some of
    /// them have become queens, neither side having spoilt the result; `nullopt` if they cannot.
    ///
    /// @param is_run true if the pawns of a board have run far enough
    template <typename IsRun>
    std::optional<Position> after_race(IsRun is_run) const
    {
        const auto has_one = [this](Color side) { return after_.of(side, Role::pawn).size() == 1; };
        if (role_ != Role::pawn || move_.promotion || !is_pawn_ending(after_) ||
            !std::ranges::all_of(chess::all_colors, has_one))
            return std::nullopt;
        Position then = next_;
        while (!is_run(then.board())) {
            const std::optional<Move> step = step_in_race(then);
            if (!step)
                return std::nullopt;
            then = then.play(*step);
            const endgame::Verdict verdict = *known_.probe(then);
            if ((then.turn() == mover_ ? verdict : verdict.for_mover()).outcome() != result_)
                return std::nullopt;
        }
        return then;
    }

    /// The farthest step of the pawn of the side to move; `nullopt` if it has none.
    static std::optional<Move> step_in_race(const Position& then)
    {
        std::optional<Move> farthest;
        const Bitboard pawn = then.board().of(then.turn(), Role::pawn);
        for (const Move step : legal_moves(then)) {
            const bool is_run = pawn.contains(step.from) && file_of(step.to) == file_of(step.from) &&
                                step.promotion.value_or(Role::queen) == Role::queen;
            if (is_run && (!farthest || king_distance(step.from, step.to) > 1))
                farthest = step;
        }
        return farthest;
    }

    /// True if the side that moved has the move and wins by a skewer of king and queen.
    bool skewers_queen(const Position& raced) const
    {
        const auto is_skewer = [](const Reason& reason) {
            return reason.kind == Kind::skewers && reason.piece == Role::queen;
        };
        return raced.turn() == mover_ && std::ranges::any_of(known_.best_moves(raced), [&](Move move) {
                   return raced.play(move).is_check() &&
                          std::ranges::any_of(tactics(known_, raced, move), is_skewer);
               });
    }

    /// The king comes nearer to a pawn, in a won position or if staying away would spoil the result.
    void add_approach()
    {
        const Bitboard pawns = after_.of(Role::pawn);
        // A queen hunts the king, unless the pawn is far advanced.
        const bool hunts =
            !after_.of(mover_, Role::queen).empty() && std::ranges::none_of(pawns, [this](Square pawn) {
                return relative_rank(pawn, !mover_) >= sixth_rank;
            });
        if (hunts || !approach_matters(pawns))
            return;
        const Square pawn = nearest_for_king(move_.to, pawns);
        // A pawn of its own on the seventh rank matters by its promotion square.
        if (!(before_.of(mover_, Role::pawn).contains(pawn) && relative_rank(pawn, mover_) > sixth_rank))
            add(Kind::nears_pawn, Bitboard{pawn});
    }

    /// The pawn promotes where the other pawn could promote next, but for a check or the new queen.
    void add_lead_in_race()
    {
        const auto is_first_home = [this](const Board& board) {
            return board.of(mover_, Role::pawn).empty();
        };
        const std::optional<Position> raced = after_race(is_first_home);
        if (!raced || raced->board().of(!mover_, Role::pawn).empty())
            return;
        const Square other = raced->board().of(!mover_, Role::pawn).first();
        const Square goal = chess::promotion_square(other, !mover_);
        const Square queen = (raced->board().of(mover_) - Bitboard{raced->king(mover_)}).first();
        if (relative_rank(other, !mover_) <= sixth_rank)
            return;
        if (raced->is_check())
            add(Kind::races_with_check, {});
        else if (covered_from(raced->board(), queen).contains(goal))
            add(Kind::races_to_stop, {});
    }

    /// The pawn outruns the other king on a free path, and wins, perhaps before the other pawn promotes; or
    /// that runs as well, and the result stands when both have promoted.
    void add_run()
    {
        const auto are_both_home = [](const Board& board) { return board.of(Role::pawn).empty(); };
        if (const std::optional<Position> raced = after_race(are_both_home)) {
            if (result_ == Outcome::draw && some_move_spoils())
                add(Kind::races, {});
            if (result_ == Outcome::win && skewers_queen(*raced))
                add(Kind::races_to_skewer, {});
            return;
        }
        const bool is_alone = (after_.of(!mover_) - after_.of(Role::king) - after_.of(Role::pawn)).empty();
        if (result_ != Outcome::win || !is_alone ||
            !runaway_pawns(after_, mover_, !mover_).contains(move_.to))
            return;
        add_lead_in_race();
        if (found_.empty())
            add(Kind::outruns, Bitboard{move_.to});
    }
};

} // namespace

std::vector<Reason> pawn_ideas(const Tablebase& known, const Position& position, Move move)
{
    if (position.board().of(Role::pawn).empty() || !known.probe(position))
        return {};
    return PawnMove{known, position, move}.ideas();
}

std::vector<Reason> won_races(const Tablebase& known, const Position& position, Move move)
{
    if (position.board().of(Role::pawn).empty() || !known.probe(position))
        return {};
    return PawnMove{known, position, move}.won_races();
}

} // namespace trainer::coach
