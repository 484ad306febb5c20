// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/setup.h"

#include <algorithm>

#include "chess/attacks.h"
#include "chess/king_safety.h"

namespace chess {

namespace {

using Fault = SetupFault::Kind;
using Faults = std::vector<SetupFault>;

constexpr Bitboard last_ranks = rank_squares(0) | rank_squares(7);

/// The half of the board on which a side starts.
constexpr Bitboard home_half(Color side)
{
    return Bitboard{side == Color::white ? std::uint64_t{0xFFFFFFFF} : ~std::uint64_t{0xFFFFFFFF}};
}

/// The squares adjacent to a set of squares.
Bitboard beside(Bitboard squares)
{
    Bitboard found;
    for (const Square square : squares)
        found |= king_attacks(square);
    return found;
}

/// The number of pieces in excess of those that a side starts with.
int surplus(Bitboard pieces, int at_start)
{
    return std::max(0, pieces.size() - at_start);
}

/// The number of a side's pieces that must be promoted pawns.
int promoted_pieces(const Board& board, Color side)
{
    const Bitboard bishops = board.of(side, Role::bishop);
    return surplus(board.of(side, Role::queen), 1) + surplus(board.of(side, Role::rook), 2) +
           surplus(board.of(side, Role::knight), 2) + surplus(bishops & dark_squares, 1) +
           surplus(bishops & light_squares, 1);
}

void find_king_faults(const Board& board, Faults& faults)
{
    for (const Color side : all_colors) {
        if (board.of(side, Role::king).empty())
            faults.push_back({Fault::no_king, side, {}});
    }
    for (const Color side : all_colors) {
        if (board.of(side, Role::king).size() > 1)
            faults.push_back({Fault::too_many_kings, side, board.of(side, Role::king)});
    }
    const Bitboard white = board.of(Color::white, Role::king);
    const Bitboard black = board.of(Color::black, Role::king);
    const Bitboard touching = (white & beside(black)) | (black & beside(white));
    if (!touching.empty())
        faults.push_back({Fault::kings_touch, std::nullopt, touching});
}

void find_material_faults(const Board& board, Faults& faults)
{
    if (const Bitboard pawns = board.of(Role::pawn) & last_ranks; !pawns.empty())
        faults.push_back({Fault::pawn_on_last_rank, std::nullopt, pawns});
    for (const Color side : all_colors) {
        if (board.of(side, Role::pawn).size() > 8)
            faults.push_back({Fault::too_many_pawns, side, {}});
    }
    for (const Color side : all_colors) {
        if (board.of(side).size() > 16)
            faults.push_back({Fault::too_many_pieces, side, {}});
    }
    for (const Color side : all_colors) {
        if (promoted_pieces(board, side) > std::max(0, 8 - board.of(side, Role::pawn).size()))
            faults.push_back({Fault::too_many_promoted, side, {}});
    }
}

/// A pawn's double step: its origin, the square passed and its target.
struct DoubleStep {
    Square from;
    Square passed;
    Square to;
};

/// The double step that an en passant square implies; `nullopt` unless it is on the third rank of the side
/// that moved.
std::optional<DoubleStep> double_step(const Setup& setup)
{
    const Square passed = *setup.en_passant;
    if (relative_rank(passed, !setup.turn) != 2)
        return std::nullopt;
    const int step = setup.turn == Color::white ? -1 : 1;
    return DoubleStep{*offset(passed, 0, -step), passed, *offset(passed, 0, step)};
}

/// True if a king was safe before the double step of the pawn, so that the step alone may have given the
/// check.
bool was_safe_before(const DoubleStep& step, Board board, Square king, Color by)
{
    board.remove(step.to);
    board.put(step.from, Piece{by, Role::pawn});
    return is_safe(board, king, by, board.occupied());
}

/// True if some last move can have given check with these pieces.
bool is_possible_check(const Setup& setup, Square king, Bitboard checkers)
{
    if (setup.en_passant && is_possible_en_passant(setup))
        return was_safe_before(*double_step(setup), setup.board, king, !setup.turn);
    if (checkers.size() != 2)
        return checkers.size() < 2;
    const Bitboard near = setup.board.of(Role::knight) | setup.board.of(Role::pawn);
    return !line_through(checkers.first(), checkers.last()).contains(king) && (checkers & near).size() < 2;
}

void find_check_faults(const Setup& setup, Faults& faults)
{
    const Board& board = setup.board;
    Bitboard in_check;
    for (const Square king : board.of(!setup.turn, Role::king)) {
        // Adjacent kings are a separate fault.
        const Bitboard checkers = attackers(board, king, setup.turn, board.occupied()) - board.of(Role::king);
        if (!checkers.empty())
            in_check |= checkers | Bitboard{king};
    }
    if (!in_check.empty())
        faults.push_back({Fault::king_can_be_taken, !setup.turn, in_check});

    Bitboard impossible;
    for (const Square king : board.of(setup.turn, Role::king)) {
        const Bitboard checkers =
            attackers(board, king, !setup.turn, board.occupied()) - board.of(Role::king);
        if (!checkers.empty() && !is_possible_check(setup, king, checkers))
            impossible |= checkers;
    }
    if (!impossible.empty())
        faults.push_back({Fault::impossible_check, setup.turn, impossible});
}

void find_rights_faults(const Setup& setup, Faults& faults)
{
    const Bitboard lost = setup.castling_rooks - possible_castling_rooks(setup);
    for (const Color side : all_colors) {
        if (const Bitboard rooks = lost & home_half(side); !rooks.empty())
            faults.push_back({Fault::castling_lost, side, rooks});
    }
    if (setup.en_passant && !is_possible_en_passant(setup))
        faults.push_back({Fault::impossible_en_passant, std::nullopt, {*setup.en_passant}});
}

} // namespace

std::vector<SetupFault> faults_of(const Setup& setup)
{
    Faults faults;
    find_king_faults(setup.board, faults);
    find_material_faults(setup.board, faults);
    find_check_faults(setup, faults);
    find_rights_faults(setup, faults);
    return faults;
}

Setup with_colors_swapped(const Setup& setup)
{
    Setup swapped{.board = {},
                  .turn = !setup.turn,
                  .castling_rooks = {},
                  .en_passant = std::nullopt,
                  .halfmove_clock = setup.halfmove_clock,
                  .fullmove_number = setup.fullmove_number};
    for (const Square square : setup.board.occupied()) {
        const Piece piece = *setup.board.piece_at(square);
        swapped.board.put(mirrored_up_down(square), {!piece.color, piece.role});
    }
    for (const Square rook : setup.castling_rooks)
        swapped.castling_rooks |= Bitboard{mirrored_up_down(rook)};
    if (setup.en_passant)
        swapped.en_passant = mirrored_up_down(*setup.en_passant);
    return swapped;
}

Bitboard possible_castling_rooks(const Setup& setup)
{
    Bitboard rooks;
    if (setup.board.of(Color::white, Role::king).contains(Square::e1))
        rooks |= setup.board.of(Color::white, Role::rook) & Bitboard{Square::a1, Square::h1};
    if (setup.board.of(Color::black, Role::king).contains(Square::e8))
        rooks |= setup.board.of(Color::black, Role::rook) & Bitboard{Square::a8, Square::h8};
    return setup.castling_rooks & rooks;
}

bool is_possible_en_passant(const Setup& setup)
{
    const std::optional<DoubleStep> step = double_step(setup);
    return step && setup.board.of(!setup.turn, Role::pawn).contains(step->to) &&
           (setup.board.occupied() & Bitboard{step->from, step->passed}).empty();
}

} // namespace chess
