// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/setup_editor.h"

#include <cassert>

namespace trainer {

using chess::Board;
using chess::Piece;
using chess::Role;
using chess::Setup;
using chess::Square;

Setup with_piece_moved(const Setup& setup, Piece piece, std::optional<Square> from, std::optional<Square> to)
{
    Setup result = setup;
    if (from)
        result.board.remove(*from);
    if (!to)
        return result;
    if (piece.role == Role::king) {
        for (const Square old : result.board.of(piece))
            result.board.remove(old);
    }
    result.board.put(*to, piece);
    return result;
}

void SetupEditor::put(Piece piece, Square square)
{
    edit(with_piece_moved(setup(), piece, std::nullopt, square));
}

void SetupEditor::move(Square from, Square to)
{
    if (const auto piece = setup().board.piece_at(from))
        edit(with_piece_moved(setup(), *piece, from, to));
}

void SetupEditor::remove(Square square)
{
    Setup next = setup();
    next.board.remove(square);
    edit(next);
}

void SetupEditor::clear()
{
    Setup next = setup();
    next.board = Board{};
    edit(next);
}

void SetupEditor::set_turn(chess::Color turn)
{
    Setup next = setup();
    next.turn = turn;
    edit(next);
}

void SetupEditor::swap_colors()
{
    Setup next = setup();
    next.board = Board{};
    for (const Square square : setup().board.occupied()) {
        const Piece piece = *setup().board.piece_at(square);
        next.board.put(square, {!piece.color, piece.role});
    }
    next.turn = !setup().turn;
    edit(next);
}

template <typename Where>
void SetupEditor::map_pieces(Where where)
{
    Setup next = setup();
    next.board = Board{};
    for (const Square square : setup().board.occupied())
        next.board.put(where(square), *setup().board.piece_at(square));
    edit(next);
}

void SetupEditor::mirror_left_right()
{
    map_pieces(chess::mirrored_left_right);
}

void SetupEditor::mirror_up_down()
{
    map_pieces(chess::mirrored_up_down);
}

void SetupEditor::rotate()
{
    map_pieces([](Square square) { return chess::square_at(rank_of(square), 7 - file_of(square)); });
}

void SetupEditor::replace(const Setup& setup)
{
    if (setup == this->setup())
        return;
    history_.resize(at_ + 1);
    history_.push_back(setup);
    ++at_;
}

void SetupEditor::undo()
{
    assert(can_undo());
    --at_;
}

void SetupEditor::redo()
{
    assert(can_redo());
    ++at_;
}

void SetupEditor::edit(Setup next)
{
    if (next == setup())
        return;
    next.castling_rooks = possible_castling_rooks(next);
    next.en_passant.reset();
    next.halfmove_clock = 0;
    next.fullmove_number = 1;
    replace(next);
}

} // namespace trainer
