// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/position.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "chess/attacks.h"
#include "chess/king_safety.h"
#include "chess/legal_moves.h"

namespace chess {

namespace {

constexpr std::array back_rank{Role::rook, Role::knight, Role::bishop, Role::queen,
                               Role::king, Role::bishop, Role::knight, Role::rook};

/// Moves the rook of a castling, which is written as the king's move, from its corner to the square that the
/// king passes.
void bring_castling_rook(Board& board, Color side, Move king)
{
    const bool to_the_right = file_of(king.to) > file_of(king.from);
    const int rank = rank_of(king.to);
    board.remove(square_at(to_the_right ? 7 : 0, rank));
    board.put(square_at(to_the_right ? 5 : 3, rank), Piece{side, Role::rook});
}

/// Applies a move to the board, including en passant captures, promotions and castling rooks.
void carry_out(Board& board, Piece piece, Move move, std::optional<Square> en_passant)
{
    board.remove(move.from);
    board.put(move.to, Piece{piece.color, move.promotion.value_or(piece.role)});
    if (piece.role == Role::pawn && move.to == en_passant)
        board.remove(square_at(file_of(move.to), rank_of(move.from)));
    if (piece.role == Role::king && king_distance(move.from, move.to) == 2)
        bring_castling_rook(board, piece.color, move);
}

/// The castling rooks left after a move: without those that moved or were captured, and without both rooks of
/// a king that moved.
Bitboard castling_rooks_after(Bitboard rooks, Piece piece, Move move)
{
    if (piece.role == Role::king)
        rooks -= rank_squares(piece.color == Color::white ? 0 : 7);
    return rooks - Bitboard{move.from, move.to};
}

/// The square passed by a pawn's double step; `nullopt` unless a pawn of the other side attacks it.
std::optional<Square> passed_square(const Board& board, Piece piece, Move move)
{
    if (piece.role != Role::pawn || king_distance(move.from, move.to) != 2)
        return std::nullopt;
    const Square passed = square_at((index(move.from) + index(move.to)) / 2);
    if ((pawn_attacks(piece.color, passed) & board.of(!piece.color, Role::pawn)).empty())
        return std::nullopt;
    return passed;
}

bool has_legal_en_passant(const Position& position)
{
    if (!position.en_passant())
        return false;
    const Bitboard pawns = position.board().of(position.turn(), Role::pawn);
    for (const Square from : pawn_attacks(!position.turn(), *position.en_passant()) & pawns) {
        if (is_legal(position, Move{from, *position.en_passant()}))
            return true;
    }
    return false;
}

} // namespace

Result<Position, SetupError> Position::from(const Setup& setup)
{
    SetupError faults = faults_of(setup);
    if (!faults.empty())
        return faults;
    Position position{setup};
    position.setup_.halfmove_clock = std::clamp(setup.halfmove_clock, 0, largest_clock);
    position.setup_.fullmove_number = std::clamp(setup.fullmove_number, 1, largest_clock);
    const std::optional<Square> passed = setup.en_passant;
    if (passed && (pawn_attacks(!setup.turn, *passed) & setup.board.of(setup.turn, Role::pawn)).empty())
        position.setup_.en_passant.reset();
    return position;
}

Position Position::initial()
{
    // Created once, because files of games use it for each game.
    static const Position position = [] {
        Setup setup;
        setup.castling_rooks = {Square::a1, Square::h1, Square::a8, Square::h8};
        for (int file = 0; file < 8; ++file) {
            const Role role = back_rank[static_cast<std::size_t>(file)];
            setup.board.put(square_at(file, 0), Piece{Color::white, role});
            setup.board.put(square_at(file, 1), Piece{Color::white, Role::pawn});
            setup.board.put(square_at(file, 6), Piece{Color::black, Role::pawn});
            setup.board.put(square_at(file, 7), Piece{Color::black, role});
        }
        return Position{setup};
    }();
    return position;
}

Bitboard Position::checkers() const
{
    return attackers(board(), king(turn()), !turn(), board().occupied());
}

Position Position::play(Move move) const
{
    Position next = *this;
    Setup& after = next.setup_;
    if (move.is_null()) {
        assert(!is_check());
        after.en_passant.reset();
        next.end_turn(false);
        return next;
    }
    assert(board().of(turn()).contains(move.from));
    const Piece piece = *board().piece_at(move.from);
    const bool captures = board().of(!turn()).contains(move.to);
    carry_out(after.board, piece, move, en_passant());
    after.castling_rooks = castling_rooks_after(castling_rooks(), piece, move);
    after.en_passant = passed_square(after.board, piece, move);
    next.end_turn(captures || piece.role == Role::pawn);
    return next;
}

/// Passes the turn to the other side and advances the clocks.
void Position::end_turn(bool is_irreversible)
{
    const int passed = turn() == Color::black ? 1 : 0;
    setup_.halfmove_clock = is_irreversible ? 0 : std::min(halfmove_clock() + 1, largest_clock);
    setup_.fullmove_number = std::min(fullmove_number() + passed, largest_clock);
    setup_.turn = !turn();
}

bool is_en_passant(const Position& position, Move move)
{
    return move.to == position.en_passant() && position.board().of(Role::pawn).contains(move.from);
}

bool is_capture(const Position& position, Move move)
{
    return position.board().occupied().contains(move.to) || is_en_passant(position, move);
}

Square captured_square(const Position& position, Move capture)
{
    return is_en_passant(position, capture) ? square_at(file_of(capture.to), rank_of(capture.from))
                                            : capture.to;
}

bool is_checkmate(const Position& position)
{
    return position.is_check() && count_legal_moves(position) == 0;
}

bool is_stalemate(const Position& position)
{
    return !position.is_check() && count_legal_moves(position) == 0;
}

bool is_dead(const Position& position)
{
    const Board& board = position.board();
    const Bitboard pieces = board.occupied() - board.of(Role::king);
    const Bitboard minors = board.of(Role::knight) | board.of(Role::bishop);
    if (!(pieces - minors).empty())
        return false;
    if (pieces.size() <= 1)
        return true;
    const bool of_one_colour = (pieces & dark_squares).empty() || (pieces & light_squares).empty();
    return board.of(Role::knight).empty() && of_one_colour;
}

std::optional<Square> legal_en_passant(const Position& position)
{
    return has_legal_en_passant(position) ? position.en_passant() : std::nullopt;
}

bool is_repetition(const Position& a, const Position& b)
{
    return a.board() == b.board() && a.turn() == b.turn() && a.castling_rooks() == b.castling_rooks() &&
           legal_en_passant(a) == legal_en_passant(b);
}

} // namespace chess
