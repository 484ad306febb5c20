// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/refusal.h"

#include "chess/attacks.h"
#include "chess/king_safety.h"

namespace chess {

namespace {

Bitboard pawn_steps(const Board& board, Color side, Square from)
{
    const int ahead = side == Color::white ? 1 : -1;
    const int home = side == Color::white ? 1 : 6;
    Bitboard steps;
    std::optional<Square> step = offset(from, 0, ahead);
    for (int i = 0; i < (rank_of(from) == home ? 2 : 1); ++i) {
        if (!step || board.occupied().contains(*step))
            break;
        steps |= Bitboard{*step};
        step = offset(*step, 0, ahead);
    }
    return steps;
}

/// The pseudo-legal targets of a piece of the side to move.
Bitboard ways(const Position& position, Piece piece, Square from)
{
    const Board& board = position.board();
    const Bitboard attacked = attacks(piece, from, board.occupied());
    if (piece.role != Role::pawn)
        return attacked - board.of(piece.color);
    Bitboard victims = board.of(!piece.color);
    if (position.en_passant())
        victims |= Bitboard{*position.en_passant()};
    return (attacked & victims) | pawn_steps(board, piece.color, from);
}

/// The board after a move that need not be legal.
Board after(const Position& position, Piece piece, Square from, Square to)
{
    Board board = position.board();
    if (piece.role == Role::pawn && to == position.en_passant())
        board.remove(*offset(to, 0, piece.color == Color::white ? -1 : 1));
    board.remove(from);
    board.put(to, piece);
    return board;
}

std::optional<Refusal> king_falls(const Position& position, Piece piece, Square from, Square to)
{
    const Board board = after(position, piece, from, to);
    const Square king = board.of(piece.color, Role::king).first();
    const Bitboard takers = attackers(board, king, !piece.color, board.occupied());
    if (takers.empty())
        return std::nullopt;
    return Refusal{Refusal::Kind::king_falls, takers.first(), king};
}

/// The reason that no piece on a square may move at all; `nullopt` for pieces of the side to move.
std::optional<Refusal> refusal_of_piece(const Position& position, Square from)
{
    const std::optional<Piece> piece = position.board().piece_at(from);
    if (!piece)
        return Refusal{Refusal::Kind::no_piece};
    if (piece->color != position.turn())
        return Refusal{Refusal::Kind::not_to_move};
    return std::nullopt;
}

} // namespace

Refusal refusal_of(const Position& position, Square from, Square to)
{
    if (const auto refusal = refusal_of_piece(position, from))
        return *refusal;
    const Piece piece = *position.board().piece_at(from);
    if (ways(position, piece, from).contains(to)) {
        if (const auto refusal = king_falls(position, piece, from, to))
            return *refusal;
    }
    return {Refusal::Kind::unreachable};
}

Refusal refusal_of(const Position& position, Square from)
{
    if (const auto refusal = refusal_of_piece(position, from))
        return *refusal;
    const Piece piece = *position.board().piece_at(from);
    for (const Square to : ways(position, piece, from)) {
        if (const auto refusal = king_falls(position, piece, from, to))
            return *refusal;
    }
    return {Refusal::Kind::unreachable};
}

} // namespace chess
