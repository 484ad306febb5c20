// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/spoken.h"

#include <QCoreApplication>
#include <QStringList>
#include <cstdlib>

#include "chess/king_safety.h"
#include "chess/legal_moves.h"
#include "text/phrasing.h"
#include "text/piece_names.h"

namespace text {
namespace {

using chess::Board;
using chess::Color;
using chess::Piece;
using chess::Role;
using chess::Square;

/// The translation context of texts to be read aloud.
struct Spoken {
    Q_DECLARE_TR_FUNCTIONS(Spoken)
};

/// Returns the action of a move, without its consequences.
QString deed(const chess::Position& before, chess::Move move)
{
    if (move.is_null())
        return Spoken::tr("passes", "a null move aloud");
    const Board& board = before.board();
    const Piece piece = *board.piece_at(move.from);
    const auto target = board.piece_at(move.to);
    if (piece.role == Role::king && std::abs(file_of(move.to) - file_of(move.from)) == 2)
        return file_of(move.to) > file_of(move.from) ? Spoken::tr("castles short")
                                                     : Spoken::tr("castles long");
    const bool takesInPassing = piece.role == Role::pawn && !target && file_of(move.from) != file_of(move.to);
    const QString words = target || takesInPassing
                              ? Spoken::tr("%1 takes %2", "a move aloud: a piece without article, a square")
                              : Spoken::tr("%1 to %2", "a move aloud: a piece without article, a square");
    return words.arg(roleName(piece.role), squareName(move.to));
}

/// Returns the pieces of a side with their squares, the king first, with or without their colour.
QStringList placesOf(const Board& board, Color color, chess::Bitboard among, bool withColor)
{
    QStringList places;
    for (auto role = chess::all_roles.rbegin(); role != chess::all_roles.rend(); ++role) {
        for (const Square square : board.of(Piece{color, *role}) & among) {
            const QString name = withColor ? pieceName({color, *role}) : roleName(*role);
            places.append(name + u' ' + squareName(square));
        }
    }
    return places;
}

} // namespace

QString spokenMove(const chess::Position& before, chess::Move move)
{
    QStringList parts{deed(before, move)};
    if (move.promotion)
        parts.append(roleName(*move.promotion));
    const chess::Position after = before.play(move);
    if (is_checkmate(after))
        parts.append(Spoken::tr("checkmate", "after a move aloud"));
    else if (is_stalemate(after))
        parts.append(Spoken::tr("stalemate", "after a move aloud"));
    else if (after.is_check())
        parts.append(Spoken::tr("check", "after a move aloud"));
    return listed(parts);
}

QString attackersSentence(const Board& board, Square square)
{
    QStringList places;
    for (const Color color : chess::all_colors)
        places += placesOf(board, color, chess::attackers(board, square, color, board.occupied()), true);
    if (places.isEmpty())
        return Spoken::tr("%1 is not attacked.").arg(squareName(square));
    return Spoken::tr("%1 is attacked by: %2.", "a square; pieces and their squares")
        .arg(squareName(square), listed(places));
}

QString piecesSentence(const Board& board)
{
    const auto side = [&](Color color) {
        const QStringList places = placesOf(board, color, board.occupied(), false);
        return places.isEmpty() ? Spoken::tr("none", "no piece of a side") : listed(places);
    };
    return Spoken::tr("White: %1. Black: %2.", "pieces and their squares")
        .arg(side(Color::white), side(Color::black));
}

} // namespace text
