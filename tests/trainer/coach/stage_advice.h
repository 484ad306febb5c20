// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The moves that the advice of a stage with bishop and knight names, `stageAim` in app/text/coaching.cpp, for
// the attacker. The tests and coach_measure count how often a good move is among them.

#include <algorithm>
#include <array>
#include <cstdint>

#include "chess/move.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/stage.h"
#include "trainer/technique.h"

namespace trainer::coach {

/// The effects of a move for the attacker.
enum Deed : std::uint16_t {
    king_nearer = 1,         ///< The king comes nearer to the other one; steps along files and ranks, always.
    king_to_centre = 2,      ///< The king comes nearer to the four central squares.
    king_to_pieces = 4,      ///< The king comes nearer to its pieces, taken together.
    piece_to_king = 8,       ///< Bishop or knight comes nearer to its own king.
    knight_nearer = 16,      ///< The knight comes nearer to the other king.
    takes_squares = 32,      ///< The other king gets a flight square less, or is checked.
    makes_room_smaller = 64, ///< It gets to fewer squares without taking anything, were no piece to move.
    waits_with_piece = 128,  ///< Bishop or knight moves and gives the king no square.
    waits_with_bishop = 256,
    leaves_edge = 512,    ///< Whichever piece moves.
    leaves_corner = 1024, ///< The other king can go to a right corner, and nowhere else.
};

/// All deeds of a move.
inline unsigned deeds_of(const chess::Position& before, chess::Move move)
{
    const chess::Color attacker = before.turn();
    const chess::Position after = before.play(move);
    const chess::Role role = before.board().piece_at(move.from)->role;
    const chess::Square king = before.king(!attacker);
    const chess::Square own_king = before.king(attacker);
    const Facts facts = facts_of(before.board(), attacker);
    const Facts next = facts_of(after.board(), attacker);
    const auto comes_nearer = [&](auto target) { return steps(move.to, target) < steps(move.from, target); };
    const auto to_pieces = [&](chess::Square from) {
        int sum = 0;
        for (const chess::Square piece : before.board().of(attacker) - chess::Bitboard{own_king})
            sum += steps(from, piece);
        return sum;
    };
    const bool is_king = role == chess::Role::king;
    unsigned deeds = 0;
    const auto add = [&deeds](bool is_done, Deed deed) { deeds |= is_done ? unsigned{deed} : 0U; };
    add(is_king && comes_nearer(king), king_nearer);
    add(is_king && comes_nearer(middle_squares), king_to_centre);
    add(is_king && to_pieces(move.to) < to_pieces(move.from), king_to_pieces);
    add(!is_king && comes_nearer(own_king), piece_to_king);
    add(role == chess::Role::knight && comes_nearer(king), knight_nearer);
    add(!(facts.flights - next.flights).empty() || after.is_check(), takes_squares);
    add(next.box.size() < facts.box.size(), makes_room_smaller);
    const bool is_wait = !is_king && (next.flights - facts.flights).empty();
    add(is_wait, waits_with_piece);
    add(is_wait && role == chess::Role::bishop, waits_with_bishop);
    add(edge_distance(move.from) == 0 && edge_distance(move.to) > 0, leaves_edge);
    add(!next.flights.empty() && (next.flights - corners(after.board())->right).empty(), leaves_corner);
    return deeds;
}

/// The deeds that the advice of a stage names, in the order of `Stage`.
inline constexpr std::array<unsigned, 10> advised_deeds{
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
        leaves_corner, // mate
};

/// True if a best move, or one that is a move slower, follows the advice of a stage.
///
/// @pre the side to move attacks with bishop and knight, and wins
inline bool has_advised_move(const endgame::Tablebase& known, const chess::Position& position, Stage stage)
{
    const auto moves = *known.ranked_moves(position);
    const int longest = moves.front().verdict.to_mate().moves() + 1;
    return std::ranges::any_of(moves, [&](const endgame::RankedMove& move) {
        return move.verdict.outcome() == endgame::Outcome::win && move.verdict.to_mate().moves() <= longest &&
               (deeds_of(position, move.move) & advised_deeds.at(static_cast<std::size_t>(stage))) != 0;
    });
}

} // namespace trainer::coach
