// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/reason.h"

#include <algorithm>
#include <utility>

#include "chess/legal_moves.h"
#include "endgame/material.h"
#include "endgame/verdict.h"
#include "trainer/coach/defence.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/registry.h"
#include "trainer/technique.h"

namespace trainer::coach {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using Kind = Reason::Kind;

namespace {

/// The side that hunts: the winner, or who has more to win with.
std::optional<Color> attacker_in(const endgame::Tablebase& known, const Position& position)
{
    if (const auto winner = winner_of(position, known.probe(position)))
        return winner;
    const int more = points(position.board(), Color::white) - points(position.board(), Color::black);
    if (more == 0)
        return std::nullopt;
    return more > 0 ? Color::white : Color::black;
}

/// A board with the hunted side to move, if that can be, and what is known of it.
struct Scene {
    Scene(const StagePens& pens, const endgame::Tablebase& known, const Board& board, Color attacker,
          const std::optional<Position>& position)
        : facts{facts_of(board, attacker)}
    {
        if (!position)
            return;
        pen = pens.usual.of(*position);
        triangle = pens.triangles.of(*position);
        stands = standing(pens, known, *position);
        has_move = !legal_moves(*position).empty();
    }

    Facts facts;
    std::optional<int> pen;
    std::optional<int> triangle;
    std::optional<Standing> stands;
    bool has_move = true;
};

/// What a move of the attacker's changes.
class AttackersMove {
public:
    AttackersMove(const StagePens& pens, const endgame::Tablebase& known, const Position& position, Move move)
        : pens_{pens}
        , known_{known}
        , position_{position}
        , move_{move}
        , attacker_{position.turn()}
        , role_{position.board().role_at(move.from)}
        , next_{position.play(move)}
        , before_{pens, known, position.board(), attacker_, passed(position)}
        , after_{pens, known, next_.board(), attacker_, next_}
        , stands_{standing(pens, known, position)}
    {}

    std::vector<Reason> reasons()
    {
        const Bitboard king{after_.facts.king};
        if (!after_.has_move && next_.is_check())
            return {{.kind = Kind::mates, .squares = king}};
        add_gains();
        add_pens();
        add_squares();
        add_safety();
        add_tempo();
        add_pieces();
        sort_by_rank(found_);
        return std::move(found_);
    }

    std::vector<Reason> concessions()
    {
        const Bitboard king{after_.facts.king};
        if (!after_.has_move && !next_.is_check())
            add({.kind = Kind::stalemates, .squares = king});
        for (const Square square : after_.facts.hanging)
            add({.kind = Kind::hangs, .squares = Bitboard{square}, .piece = next_.board().role_at(square)});
        const bool is_plain = !after_.has_move || !after_.facts.hanging.empty();
        if (pens_.usual.of(position_) && !after_.pen && !is_plain)
            add({.kind = Kind::spoils});
        if (before_.stands && after_.stands && after_.stands->stage < before_.stands->stage &&
            (!stands_ || after_.stands->stage < stands_->stage))
            add({.kind = Kind::falls_back, .stage = after_.stands->stage});
        add_lost_exits();
        const Bitboard given = after_.facts.flights - before_.facts.flights;
        if (!given.empty())
            add({.kind = Kind::gives, .squares = given});
        const int cage_before = before_.facts.cage.size();
        const int cage_after = after_.facts.cage.size();
        if (cage_after > cage_before)
            add({.kind = Kind::opens,
                 .squares = after_.facts.cage - before_.facts.cage,
                 .before = cage_before,
                 .after = cage_after});
        const int was_away = steps(move_.from, before_.facts.king);
        const int is_away = steps(move_.to, after_.facts.king);
        if ((role_ == Role::king || role_ == Role::knight) && is_away > was_away)
            add({.kind = Kind::moves_away,
                 .squares = Bitboard{move_.to},
                 .before = was_away,
                 .after = is_away,
                 .piece = role_});
        sort_by_rank(found_);
        return std::move(found_);
    }

private:
    void add(const Reason& reason) { found_.push_back(reason); }

    /// The pen's or the triangle's exits.
    Bitboard exits_of(const endgame::RegionPicture& picture, int size, const Facts& facts) const
    {
        return exits(facts, endgame::region(picture, size, is_dark(next_.board().of(Role::bishop).first())));
    }

    void add_gains()
    {
        if (is_capture(position_, move_)) {
            const Square taken = captured_square(position_, move_);
            add({.kind = Kind::captures,
                 .squares = Bitboard{taken},
                 .piece = position_.board().role_at(taken)});
        }
        if (move_.promotion)
            add({.kind = Kind::promotes, .squares = Bitboard{move_.to}, .piece = move_.promotion});
        for (const Square square : before_.facts.hanging) {
            const Square now = square == move_.from ? move_.to : square;
            if (!after_.facts.hanging.contains(now))
                add({.kind = Kind::saves, .squares = Bitboard{now}, .piece = next_.board().role_at(now)});
        }
    }

    void add_pens()
    {
        if (after_.stands && before_.stands && after_.stands->stage > before_.stands->stage &&
            (!stands_ || after_.stands->stage > stands_->stage))
            add({.kind = Kind::reaches, .squares = after_.stands->squares, .stage = after_.stands->stage});
        if (after_.pen && before_.pen && *after_.pen < *before_.pen)
            add({.kind = Kind::shuts_in,
                 .squares = exits_of(endgame::usual_regions, *after_.pen, after_.facts),
                 .before = *before_.pen,
                 .after = *after_.pen});
        if (after_.triangle && before_.triangle && *after_.triangle < *before_.triangle)
            add({.kind = Kind::nets,
                 .squares = exits_of(endgame::triangles, *after_.triangle, after_.facts),
                 .before = *before_.triangle,
                 .after = *after_.triangle});
    }

    void add_squares()
    {
        const Facts& was = before_.facts;
        const Facts& is = after_.facts;
        const Bitboard taken = was.flights - is.flights;
        if (!taken.empty())
            add({.kind = Kind::takes, .squares = taken});
        if (is.cage.size() < was.cage.size())
            add({.kind = 4 * is.cage.size() <= 3 * was.cage.size() ? Kind::cage : Kind::trims,
                 .squares = was.cage - is.cage,
                 .before = was.cage.size(),
                 .after = is.cage.size()});
        if (after_.pen) {
            const Bitboard all = exits_of(endgame::usual_regions, *after_.pen, is);
            const Bitboard guarded = (all & is.covered) - was.covered - position_.board().of(attacker_);
            if (!guarded.empty())
                add({.kind = Kind::guards, .squares = guarded});
        }
    }

    void add_safety()
    {
        for (const Square square : before_.facts.loose - before_.facts.hanging - after_.facts.loose) {
            if (square != move_.from)
                add({.kind = Kind::protects,
                     .squares = Bitboard{square},
                     .piece = next_.board().role_at(square)});
        }
        // A king alone takes nothing that is guarded.
        const auto can_be_taken = [&](const Board& board, Square square) {
            Bitboard takers = guards(board, square, !attacker_);
            if (!guards(board, square, attacker_).empty())
                takers -= board.of(!attacker_, Role::king);
            return !takers.empty();
        };
        if (role_ != Role::king && can_be_taken(position_.board(), move_.from) &&
            !can_be_taken(next_.board(), move_.to))
            add({.kind = Kind::withdraws, .squares = Bitboard{move_.to}, .piece = role_});
    }

    void add_tempo()
    {
        const Facts& is = after_.facts;
        if (!before_.has_move && after_.has_move)
            add({.kind = Kind::releases, .squares = is.flights});
        if (!is.flights.empty() && is.flights == before_.facts.flights && would_rather_pass(known_, next_))
            add({.kind = Kind::waits, .squares = is.flights});
        add_drive();
        const Square own_king = next_.king(attacker_);
        if (is.opposition == Opposition::direct && before_.facts.opposition != Opposition::direct)
            add({.kind = Kind::opposes, .squares = Bitboard{own_king, is.king}});
        const std::optional<Position> again = passed(next_);
        const std::optional<int> best = pens_.usual.of(position_);
        const std::optional<int> threat = again ? pens_.usual.of(*again) : std::nullopt;
        if (best && threat && *threat < *best)
            add({.kind = Kind::threatens, .before = *best, .after = *threat});
        if (next_.is_check())
            add({.kind = Kind::checks, .squares = Bitboard{is.king}});
    }

    void add_drive()
    {
        if (!after_.pen || after_.facts.flights.empty())
            return;
        const Bitboard right = corners(next_.board())->right;
        const auto farthest = [&](Bitboard flights) {
            int most = 0;
            for (const Square square : flights)
                most = std::max(most, steps(square, right));
            return most;
        };
        const int now = steps(after_.facts.king, right);
        const int then = farthest(after_.facts.flights);
        if (then < now && farthest(before_.facts.flights) >= now)
            add({.kind = Kind::drives, .squares = after_.facts.flights, .before = now, .after = then});
    }

    void add_pieces()
    {
        if (after_.stands && is_post(after_.stands->stage) && after_.stands->squares.contains(move_.to))
            add({.kind = Kind::posts, .squares = Bitboard{move_.to}, .piece = role_});
        if (role_ == Role::king || role_ == Role::knight)
            add_steps();
        if (after_.pen && after_.pen == pens_.usual.of(position_))
            add({.kind = Kind::keeps, .after = *after_.pen});
    }

    void add_steps()
    {
        const auto add_step = [&](Kind kind, int before, int after) {
            if (after < before)
                add({.kind = kind,
                     .squares = Bitboard{move_.to},
                     .before = before,
                     .after = after,
                     .piece = role_});
        };
        const Square king = after_.facts.king;
        add_step(Kind::nearer, steps(move_.from, king), steps(move_.to, king));
        add_step(Kind::centres, steps(move_.from, middle_squares), steps(move_.to, middle_squares));
    }

    /// Whether the squares that matter in a stage are such for the moved piece.
    bool is_post(Stage stage) const
    {
        switch (stage) {
        case Stage::come_together:
        case Stage::mate:
        case Stage::to_key_squares:
        case Stage::key_square:
            return role_ == Role::king;
        case Stage::w:
        case Stage::breakout:
            return role_ == Role::knight;
        case Stage::large_triangle:
        case Stage::middle_triangle:
        case Stage::small_triangle:
            return role_ == Role::bishop;
        default:
            return false;
        }
    }

    void add_lost_exits()
    {
        const std::optional<int> best = pens_.usual.of(position_);
        if (!best)
            return;
        const Bitboard all = exits_of(endgame::usual_regions, *best, before_.facts);
        const Bitboard open = all - after_.facts.covered - next_.board().of(attacker_);
        if (after_.pen && *after_.pen > *best)
            add({.kind = Kind::lets_out, .squares = open, .before = *best, .after = *after_.pen});
        Bitboard unguarded;
        for (const Square square : open) {
            if (guards(position_.board(), square, attacker_) == Bitboard{move_.from})
                unguarded |= Bitboard{square};
        }
        if (!unguarded.empty())
            add({.kind = Kind::unguards, .squares = unguarded});
    }

    const StagePens& pens_;
    const endgame::Tablebase& known_;
    const Position& position_;
    Move move_;
    Color attacker_;
    Role role_;
    Position next_;
    Scene before_;
    Scene after_;
    /// With the attacker to move, as he is told it.
    std::optional<Standing> stands_;
    std::vector<Reason> found_;
};

/// What a move prepares that does nothing by itself.
std::vector<Reason> preparation(const StagePens& pens, const endgame::Tablebase& known,
                                const Position& position, Move move)
{
    const Position next = position.play(move);
    const std::optional<endgame::Verdict> verdict = known.probe(next);
    if (!verdict || verdict->outcome() != endgame::Outcome::loss)
        return {};
    Bitboard squares;
    for (const Move reply : known.best_moves(next)) {
        const Position then = next.play(reply);
        bool is_met = false;
        for (const Move follow_up : known.best_moves(then)) {
            if (!reasons(pens, known, then, follow_up).empty()) {
                squares |= Bitboard{follow_up.to};
                is_met = true;
            }
        }
        if (!is_met)
            return {};
    }
    if (squares.empty())
        return {};
    return {{.kind = Kind::prepares, .squares = squares}};
}

} // namespace

std::vector<Reason> reasons(const StagePens& pens, const endgame::Tablebase& known, const Position& position,
                            Move move)
{
    const std::optional<Color> attacker = attacker_in(known, position);
    if (!attacker)
        return {};
    if (*attacker != position.turn())
        return reasons_of_defence(position, move);
    std::vector<Reason> found = AttackersMove{pens, known, position, move}.reasons();
    // With five pieces it may take many moves until one does something, and too long to look for it.
    const bool is_small = position.board().occupied().size() <= static_cast<int>(endgame::most_pieces);
    return found.empty() && is_small ? preparation(pens, known, position, move) : found;
}

std::vector<Reason> concessions(const StagePens& pens, const endgame::Tablebase& known,
                                const Position& position, Move move)
{
    if (attacker_in(known, position) != position.turn())
        return {};
    return AttackersMove{pens, known, position, move}.concessions();
}

} // namespace trainer::coach
