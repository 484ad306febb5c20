// SPDX-License-Identifier: GPL-3.0-or-later

// The moves that the advice of a stage names.

#include <algorithm>
#include <array>
#include <cstdint>

#include "chess/legal_moves.h"
#include "chess/piece.h"
#include "trainer/coach/advice.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/facts.h"
#include "trainer/technique.h"

namespace trainer::coach {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;

namespace {

/// The effects of a move for the attacker.
enum Deed : std::uint16_t {
    king_nearer = 1,         ///< The king comes nearer to the other one; steps along files and ranks, always.
    king_to_centre = 2,      ///< The king comes nearer to the four central squares.
    king_to_pieces = 4,      ///< The king comes nearer to its pieces, taken together.
    piece_to_king = 8,       ///< Another piece comes nearer to its own king.
    knight_nearer = 16,      ///< The knight comes nearer to the other king.
    takes_squares = 32,      ///< The other king gets a flight square less, or is checked.
    makes_room_smaller = 64, ///< It gets to fewer squares without taking anything, were no piece to move.
    waits_with_piece = 128,  ///< Another piece than the king moves and gives the other king no square.
    waits_with_bishop = 256,
    leaves_edge = 512,    ///< Whichever piece moves.
    leaves_corner = 1024, ///< The other king can go to a right corner, and nowhere else.
    checks = 2048,
    cuts = 4096,        ///< Queen or rook makes its room smaller.
    keeps_edge = 8192,  ///< The other king still cannot leave the edge.
    to_squares = 16384, ///< The king comes nearer to the squares of the stage, or stays on one of them.
    moves_pawn = 32768,
};

/// Collects the deeds of a move.
class Deeds {
public:
    void add(bool is_done, Deed deed) { all_ |= is_done ? unsigned{deed} : 0U; }
    unsigned all() const { return all_; }

private:
    unsigned all_ = 0;
};

void add_kings_way(Deeds& deeds, const Position& before, Move move, Bitboard squares)
{
    const Color attacker = before.turn();
    if (move.from != before.king(attacker))
        return;
    const auto comes_nearer = [&](auto target) { return steps(move.to, target) < steps(move.from, target); };
    const auto to_pieces = [&](Square from) {
        int sum = 0;
        for (const Square piece : before.board().of(attacker) - Bitboard{move.from})
            sum += steps(from, piece);
        return sum;
    };
    deeds.add(comes_nearer(before.king(!attacker)), king_nearer);
    deeds.add(comes_nearer(middle_squares), king_to_centre);
    deeds.add(to_pieces(move.to) < to_pieces(move.from), king_to_pieces);
    deeds.add(!squares.empty() && (squares.contains(move.to) || comes_nearer(squares) ||
                                   king_distance(move.to, squares) < king_distance(move.from, squares)),
              to_squares);
}

/// All deeds of a move.
///
/// @param squares those of the stage
unsigned deeds_of(const Position& before, Move move, Bitboard squares)
{
    const Color attacker = before.turn();
    const Position after = before.play(move);
    const Role role = before.board().role_at(move.from);
    const Facts facts = facts_of(before.board(), attacker);
    const Facts next = facts_of(after.board(), attacker);
    const auto comes_nearer = [&](Square target) {
        return steps(move.to, target) < steps(move.from, target);
    };
    const bool is_king = role == Role::king;
    const bool is_smaller = next.box.size() < facts.box.size();
    const bool is_wait = !is_king && (next.flights - facts.flights).empty();
    Deeds deeds;
    add_kings_way(deeds, before, move, squares);
    deeds.add(!is_king && comes_nearer(before.king(attacker)), piece_to_king);
    deeds.add(role == Role::knight && comes_nearer(before.king(!attacker)), knight_nearer);
    deeds.add(!(facts.flights - next.flights).empty() || after.is_check(), takes_squares);
    deeds.add(is_smaller, makes_room_smaller);
    deeds.add(is_smaller && (role == Role::queen || role == Role::rook), cuts);
    deeds.add(is_wait, waits_with_piece);
    deeds.add(is_wait && role == Role::bishop, waits_with_bishop);
    deeds.add(edge_distance(move.from) == 0 && edge_distance(move.to) > 0, leaves_edge);
    deeds.add(after.is_check(), checks);
    deeds.add((next.box - edge_squares).empty(), keeps_edge);
    deeds.add(role == Role::pawn, moves_pawn);
    if (const auto all = corners(after.board()))
        deeds.add(!next.flights.empty() && (next.flights - all->right).empty(), leaves_corner);
    return deeds.all();
}

/// The deeds that the advice of a stage names, in the order of `Stage`.
constexpr std::array<unsigned, 17> advised_deeds{
    king_nearer | king_to_centre | king_to_pieces | piece_to_king | knight_nearer |
        leaves_edge,                                                  // come together
    king_nearer | king_to_centre | takes_squares,                     // take the centre
    king_nearer | knight_nearer | takes_squares,                      // drive to the edge
    king_nearer | knight_nearer | takes_squares,                      // wrong corner
    king_nearer | knight_nearer | takes_squares | makes_room_smaller, // large triangle
    king_nearer | knight_nearer | takes_squares | waits_with_bishop,  // W
    king_nearer | knight_nearer | takes_squares | makes_room_smaller, // breakout
    king_nearer | takes_squares | makes_room_smaller,                 // middle triangle
    king_nearer | takes_squares | makes_room_smaller,                 // small triangle
    king_nearer | piece_to_king | knight_nearer | takes_squares | makes_room_smaller | waits_with_piece |
        leaves_corner,                                // mate
    unsigned{to_squares},                             // to key squares
    to_squares | moves_pawn,                          // key square
    unsigned{moves_pawn},                             // outrun
    unsigned{cuts},                                   // open
    king_nearer | takes_squares | makes_room_smaller, // box
    unsigned{king_nearer},                            // shut edge
    unsigned{checks},                                 // opposition
};

/// The deeds that the advice of a stage names on a board.
unsigned deeds_named(const Standing& standing, const Position& position)
{
    const chess::Board& board = position.board();
    const bool has_line_piece = !major_pieces(board, position.turn()).empty();
    const bool has_queen = !board.of(Role::queen).empty();
    const unsigned usual = advised_deeds.at(static_cast<std::size_t>(standing.stage));
    switch (standing.stage) {
    case Stage::open:
        return has_line_piece
                   ? usual
                   : king_nearer | king_to_pieces | piece_to_king | takes_squares | makes_room_smaller;
    case Stage::shut_edge:
        if (!has_line_piece)
            return king_nearer | takes_squares | makes_room_smaller;
        return standing.is_kings_turn ? usual : unsigned{has_queen ? keeps_edge : waits_with_piece};
    case Stage::outrun:
        // The king clears the way, or improves first, as the advice says then.
        return standing.is_pawns_turn ? usual : ~0U;
    default:
        return usual;
    }
}

} // namespace

bool is_named(const Standing& standing, const Position& position, Move move)
{
    // Before a pawn can run, its own king clears the way.
    const Square king = position.king(position.turn());
    if (standing.stage == Stage::outrun && standing.squares.contains(king))
        return move.from == king && !standing.squares.contains(move.to);
    return (deeds_of(position, move, standing.squares) & deeds_named(standing, position)) != 0;
}

bool is_followed(const StagePens& pens, const endgame::Tablebase& known, const Position& position,
                 const Standing& standing)
{
    const auto most_natural = [&](const Position& at) {
        return explained_best_moves(pens, known, at).front().move;
    };
    if (winner_of(position, known.probe(position)) == position.turn())
        return is_named(standing, position, most_natural(position));
    if (legal_moves(position).empty())
        return false;
    const Position next = position.play(most_natural(position));
    return !legal_moves(next).empty() && is_named(standing, next, most_natural(next));
}

} // namespace trainer::coach
