// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/heat_piece.h"

#include <algorithm>
#include <functional>
#include <tuple>

#include "show/overlays.h"

namespace show {

using chess::Bitboard;
using chess::Board;
using chess::Square;
using session::TrainerSession;

HeatPiece::HeatPiece(const TrainerSession& session, const board::BoardView& board) : session_{session}
{
    connect(&session_, &TrainerSession::changed, this, &HeatPiece::follow);
    connect(&board, &board::BoardView::pieceSelected, this, &HeatPiece::pick);
}

std::optional<Square> HeatPiece::square() const
{
    const std::optional<Square> king = attackersKing(session_);
    if (!king)
        return {};
    // The piece may be requested before the change is signalled, as when a round begins.
    const std::optional<Square> place = placeOn(arrangementOf(session_).board);
    return place ? place : king;
}

std::vector<Square> HeatPiece::choices() const
{
    const Board pieces = arrangementOf(session_).board;
    const Bitboard all = pieces.occupied();
    std::vector<Square> squares{all.begin(), all.end()};
    std::ranges::sort(squares, std::ranges::greater{}, [&](Square square) {
        return std::tuple{pieces.of(chess::Color::white).contains(square), pieces.role_at(square), square};
    });
    return squares;
}

void HeatPiece::pick(Square square)
{
    picked_ = square;
    board_ = arrangementOf(session_).board;
    emit picked();
}

void HeatPiece::pickNext()
{
    const std::vector<Square> squares = choices();
    if (squares.empty())
        return;
    const auto now = std::ranges::find(squares, square().value_or(squares.front()));
    pick(now == squares.end() || now + 1 == squares.end() ? squares.front() : *(now + 1));
}

/// The square of the picked piece on a board; `nullopt` if the piece is gone.
std::optional<Square> HeatPiece::placeOn(const Board& now) const
{
    if (!picked_ || now.piece_at(*picked_) == board_.piece_at(*picked_))
        return picked_;
    const chess::Piece piece = *board_.piece_at(*picked_);
    const Bitboard come = now.of(piece) - board_.of(piece);
    const Bitboard there = come.empty() ? now.of(piece) : come;
    return there.empty() ? std::nullopt : std::optional{there.first()};
}

/// Follows the picked piece; drops it if it is gone.
void HeatPiece::follow()
{
    const Board now = arrangementOf(session_).board;
    picked_ = placeOn(now);
    board_ = now;
}

} // namespace show
