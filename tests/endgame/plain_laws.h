// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The value of a position according to the second implementation of the rules: the law of `ByCoreRules`
// without core's move generator.

#include <cstddef>
#include <cstdlib>
#include <optional>

#include "chess/piece.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "endgame/verdict.h"
#include "plain_rules.h"

namespace endgame {

/// Converts a position to the plain rules.
inline plain_rules::Board board_of(const chess::Position& position)
{
    using chess::Color;
    plain_rules::Board board;
    const auto add = [&](chess::Square square) {
        const chess::Piece piece = *position.board().piece_at(square);
        board.add({to_letter(chess::Piece{Color::black, piece.role}), piece.color == Color::white,
                   static_cast<int>(index(square))});
    };
    const chess::Bitboard kings{position.king(Color::white), position.king(Color::black)};
    add(position.king(Color::white));
    add(position.king(Color::black));
    for (const chess::Square square : position.board().occupied() - kings)
        add(square);
    board.white_moves = position.turn() == Color::white;
    board.passed = position.en_passant() ? static_cast<int>(index(*position.en_passant())) : -1;
    return board;
}

/// Converts a position of the plain rules to core; `nullopt` if it is illegal there, for example because of
/// an impossible check.
inline std::optional<chess::Position> position_of(const plain_rules::Board& board)
{
    using chess::Color;
    chess::Setup setup;
    setup.turn = board.white_moves ? Color::white : Color::black;
    for (std::size_t i = 0; i < board.count; ++i) {
        const plain_rules::Man& man = board.men[i];
        setup.board.put(chess::square_at(static_cast<std::size_t>(man.square)),
                        {man.is_white ? Color::white : Color::black, chess::parse_piece(man.letter)->role});
    }
    if (board.passed >= 0)
        setup.en_passant = chess::square_at(static_cast<std::size_t>(board.passed));
    const auto position = chess::Position::from(setup);
    return position ? std::optional{*position} : std::nullopt;
}

inline plain_rules::Worth worth_of(Verdict verdict)
{
    if (verdict.is_draw())
        return 0;
    const plain_rules::Worth win = plain_rules::win_in(verdict.to_mate().count());
    return verdict.outcome() == Outcome::win ? win : -win;
}

inline Verdict verdict_of(plain_rules::Worth worth)
{
    if (worth == 0)
        return Verdict::draw();
    const Plies plies{plain_rules::mated - std::abs(worth)};
    return worth > 0 ? Verdict::win(plies) : Verdict::loss(plies);
}

/// The value of a position according to its successors under the plain rules, which must also consider it
/// possible: one ply more than the best of their values, which `values` provides like a table.
struct ByPlainRules {
    template <typename Values>
    std::optional<Verdict> operator()(Values& values, const chess::Position& position) const
    {
        const plain_rules::Board board = board_of(position);
        if (!is_possible(board))
            return std::nullopt;
        return verdict_of(worth_by_moves(board, [&](const plain_rules::Board& next) {
            return worth_of(values.probe(position_of(next).value()).value());
        }));
    }
};

} // namespace endgame
