// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/pawn_plan.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "chess/pawns.h"
#include "trainer/draw_cause.h"
#include "trainer/technique.h"

namespace trainer {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using endgame::Tablebase;

/// A lone pawn.
struct Pawn {
    Square square;
    Color side;

    explicit Pawn(const Position& position)
        : square{position.board().of(Role::pawn).first()}
        , side{position.board().of(Color::white, Role::pawn).empty() ? Color::black : Color::white}
    {}
    bool is_on_seventh() const { return relative_rank(square, side) == 6; }
    Bitboard keys() const { return key_squares(square, side); }
};

bool is_pawn_against_king(const chess::Board& board)
{
    return board.occupied().size() == 3 && board.of(Role::pawn).size() == 1;
}

/// By the square of the lone king, the squares from which the pawn's king reaches a key square.
using KingSets = std::array<Bitboard, chess::square_count>;

/// The game of the two kings around a pawn that stays put.
class KingGame {
public:
    KingGame(const Tablebase& tables, const Pawn& pawn) : pawn_{pawn}
    {
        for (const Square other : chess::all_squares)
            arrived_[index(other)] = won_keys(tables, other);
        for (bool grows = true; grows;)
            grows = grow();
    }

    bool is_won(Square own, Square other, bool is_own_turn) const
    {
        return (is_own_turn ? before_own_ : before_other_)[index(other)].contains(own);
    }

private:
    /// The key squares from which the pawn's side wins with the other king to move.
    Bitboard won_keys(const Tablebase& tables, Square other) const
    {
        Bitboard won;
        for (const Square own : pawn_.keys()) {
            chess::Setup setup;
            setup.turn = !pawn_.side;
            setup.board.put(pawn_.square, {pawn_.side, Role::pawn});
            setup.board.put(own, {pawn_.side, Role::king});
            if (other == own || other == pawn_.square)
                continue;
            setup.board.put(other, {!pawn_.side, Role::king});
            const auto position = Position::from(setup);
            if (position && tables.probe(*position)->outcome() == endgame::Outcome::loss)
                won |= Bitboard{own};
        }
        return won;
    }

    /// The squares of the pawn's king from which it reaches a key square after every move of the other king.
    Bitboard catching(Square other) const
    {
        Bitboard at_every_step = chess::all_squares;
        Bitboard at_any_step;
        for (const Square step : chess::king_attacks(other) - pawn_attacks(pawn_.side, pawn_.square)) {
            // The other king cannot step next to this one.
            const Bitboard guarding = chess::king_attacks(step);
            at_every_step &= step == pawn_.square ? guarding : guarding | before_own_[index(step)];
            at_any_step |= ~guarding;
        }
        return at_every_step & at_any_step;
    }

    /// Adds one more move of each king; returns true if the sets grew.
    bool grow()
    {
        const KingSets known = before_own_;
        for (const Square other : chess::all_squares) {
            const Bitboard ground = ~(chess::king_attacks(other) | Bitboard{other, pawn_.square});
            Bitboard from;
            for (const Square target : (arrived_[index(other)] | before_other_[index(other)]) & ground)
                from |= chess::king_attacks(target);
            before_own_[index(other)] |= from & ground;
        }
        for (const Square other : chess::all_squares) {
            const Bitboard ground = ~(chess::king_attacks(other) | Bitboard{other, pawn_.square});
            before_other_[index(other)] |= catching(other) & ground;
        }
        return before_own_ != known;
    }

    Pawn pawn_;
    KingSets arrived_{};
    KingSets before_own_{};
    KingSets before_other_{};
};

/// True if a side has the opposition: the kings are opposed with the other side to move, or a move that keeps
/// the result takes the opposition.
bool has_opposition(const Tablebase& tables, const Position& position, Color side)
{
    if (position.turn() != side)
        return are_opposed(position);
    const endgame::Outcome result = tables.probe(position)->outcome();
    const chess::MoveList moves = legal_moves(position);
    return std::ranges::any_of(moves, [&](Move move) {
        const Position next = position.play(move);
        return is_pawn_against_king(next.board()) && move.from == position.king(side) && are_opposed(next) &&
               tables.probe(next)->for_mover().outcome() == result;
    });
}

PawnAdvice advice_to_pawn(const Tablebase& tables, const Position& position)
{
    const Pawn pawn{position};
    if (tables.probe(position)->is_draw())
        return {PawnPlan::press};
    if (!runaway_pawns(position.board(), pawn.side, position.turn()).empty())
        return {PawnPlan::run};
    if (pawn.is_on_seventh())
        return {PawnPlan::promote};
    if (pawn.keys().contains(position.king(pawn.side)))
        return {PawnPlan::lead_through};
    if (!can_force_key_square(tables, position))
        return {PawnPlan::promote};
    return {PawnPlan::reach_key_square, has_opposition(tables, position, pawn.side)};
}

PawnAdvice advice_to_king(const Tablebase& tables, const Position& position)
{
    const Pawn pawn{position};
    if (!tables.probe(position)->is_draw())
        return {PawnPlan::hold_out};
    switch (draw_cause(tables, position)->kind) {
    case DrawCause::Kind::pawn_falls:
        return {PawnPlan::take_pawn};
    case DrawCause::Kind::rook_pawn:
        return {PawnPlan::hold_corner};
    case DrawCause::Kind::king_in_front:
        if (pawn.is_on_seventh() || pawn.keys().contains(position.king(pawn.side)))
            return {PawnPlan::stop};
        return {PawnPlan::guard_key_squares, has_opposition(tables, position, !pawn.side)};
    default:
        return {PawnPlan::stop};
    }
}

} // namespace

bool are_opposed(const Position& position)
{
    const Square white = position.king(Color::white);
    const Square black = position.king(Color::black);
    const int files = std::abs(file_of(white) - file_of(black));
    const int ranks = std::abs(rank_of(white) - rank_of(black));
    return files + ranks == 2 && files != ranks;
}

bool can_force_key_square(const Tablebase& tables, const Position& position)
{
    const Pawn pawn{position};
    // Solving a game takes about a millisecond and depends on the pawn only.
    thread_local std::array<std::array<std::optional<KingGame>, chess::square_count>, 2> games;
    std::optional<KingGame>& game = games[index(pawn.side)][index(pawn.square)];
    if (!game)
        game.emplace(tables, pawn);
    return game->is_won(position.king(pawn.side), position.king(!pawn.side), position.turn() == pawn.side);
}

std::optional<PawnAdvice> pawn_advice(const Tablebase& tables, const Position& position, Color side)
{
    if (!is_pawn_against_king(position.board()) || !tables.probe(position) || legal_moves(position).empty())
        return std::nullopt;
    return side == Pawn{position}.side ? advice_to_pawn(tables, position) : advice_to_king(tables, position);
}

} // namespace trainer
