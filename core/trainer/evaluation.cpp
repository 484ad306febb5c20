// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/evaluation.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "chess/attacks.h"
#include "trainer/corner_distance.h"

namespace trainer {
namespace {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::Position;
using chess::Role;
using chess::Square;

/// By role: pawn, knight, bishop, rook, queen, king.
constexpr std::array men_worth{100, 320, 330, 500, 950, 0};

/// What a won ending is worth beyond its men, so that it is entered and kept.
constexpr int winning = 1000;

/// The steps from a square to the nearest of the four middle squares.
constexpr int centre_distance(Square square)
{
    const auto to_middle = [](int line) { return line < 4 ? 3 - line : line - 4; };
    return to_middle(file_of(square)) + to_middle(rank_of(square));
}

constexpr int edge_distance(Square square)
{
    const auto to_edge = [](int line) { return std::min(line, 7 - line); };
    return std::min(to_edge(file_of(square)), to_edge(rank_of(square)));
}

/// The steps along ranks and files from one square to another.
constexpr int steps(Square a, Square b)
{
    const auto between = [](int c, int d) { return c < d ? d - c : c - d; };
    return between(file_of(a), file_of(b)) + between(rank_of(a), rank_of(b));
}

int material(const Board& board, Color side)
{
    int worth = 0;
    for (const Role role : chess::all_roles)
        worth += men_worth[index(role)] * board.of(side, role).size();
    return worth;
}

bool has_bare_king(const Board& board, Color side)
{
    return board.of(side).size() == 1;
}

bool has_bishop_and_knight(const Board& board, Color side)
{
    return board.of(side).size() == 3 && !board.of(side, Role::bishop).empty() &&
           !board.of(side, Role::knight).empty();
}

/// Whether a side has too little to force mate against a bare king: no pawn and at most two knights
/// or one bishop.
bool cannot_force_mate(const Board& board, Color side)
{
    const Bitboard men = board.of(side) - board.of(Role::king);
    const Bitboard knights = board.of(side, Role::knight);
    const Bitboard minors = knights | board.of(side, Role::bishop);
    return men == minors && (men.size() <= 1 || (men == knights && men.size() == 2));
}

/// The squares at each corner distance from the corners of one square colour.
using Rings = std::array<Bitboard, 8>;

constexpr Rings rings_around(Square corner)
{
    Rings rings;
    for (const Square square : chess::all_squares)
        rings[static_cast<std::size_t>(corner_distance(corner, square))] |= Bitboard{square};
    return rings;
}

constexpr Rings dark_rings = rings_around(Square::a1);
constexpr Rings light_rings = rings_around(Square::h1);

/// The squares the lone king can reach in so many moves, if nobody else moves.
constexpr Bitboard room(Bitboard from, Bitboard attacked, int moves)
{
    Bitboard reached = from;
    for (int move = 0; move < moves; ++move) {
        const Bitboard row = chess::shifted<-1, 0>(reached) | reached | chess::shifted<1, 0>(reached);
        reached |= (chess::shifted<0, 1>(row) | row | chess::shifted<0, -1>(row)) - attacked;
    }
    return reached;
}

/// Where the lone king can still run: how far from the right corners the squares of his room are, on
/// average and at most.
struct Escape {
    int average = 0;
    int farthest = 0;
};

Escape escape(Bitboard room, const Rings& rings, int weight)
{
    Escape found;
    int sum = 0;
    for (int distance = 1; distance < static_cast<int>(rings.size()); ++distance) {
        const int squares = (room & rings[static_cast<std::size_t>(distance)]).size();
        sum += squares * distance;
        if (squares > 0)
            found.farthest = distance;
    }
    found.average = weight * sum / room.size();
    return found;
}

/// The hunt with bishop and knight.
///
/// With the distance to the right corner alone the lone king is left undisturbed in the wrong one. What
/// drives him out is to look where he could run in three moves, however the men stand to him: the
/// weights were found by play against the perfect defence (tests/bench/rule_of_thumb_measure.cpp).
int bishop_and_knight_hunt(const Board& board, Color hunter)
{
    const Square lone = board.of(!hunter, Role::king).first();
    const Square king = board.of(hunter, Role::king).first();
    const Square bishop = board.of(hunter, Role::bishop).first();
    const Square knight = board.of(hunter, Role::knight).first();

    const Bitboard attacked =
        king_attacks(king) | knight_attacks(knight) | bishop_attacks(bishop, board.of(hunter));
    const Rings& rings = is_dark(bishop) ? dark_rings : light_rings;
    const Escape run = escape(room(Bitboard{lone}, attacked, 3), rings, 20);

    int worth = 0;
    worth -= 26 * corner_distance(bishop, lone) + 14 * edge_distance(lone);
    worth -= run.average + 15 * run.farthest;
    worth -= 20 * king_distance(king, lone) + 2 * centre_distance(king);
    worth -= 2 * std::min(steps(knight, lone), 7);
    return worth;
}

/// Any other hunt: to the edge, the kings together.
int plain_hunt(const Board& board, Color hunter)
{
    const Square lone = board.of(!hunter, Role::king).first();
    const Square king = board.of(hunter, Role::king).first();
    return 20 * centre_distance(lone) - 10 * king_distance(king, lone);
}

/// The worth of one side's men where they stand.
int placement(const Board& board, Color side)
{
    const bool few_men = (board.of(Role::queen) | board.of(Role::rook)).size() <= 2;
    int worth = 0;
    for (const Square square : board.of(side, Role::knight))
        worth -= 8 * centre_distance(square);
    for (const Square square : board.of(side, Role::bishop))
        worth += 3 * bishop_attacks(square, board.occupied()).size();
    for (const Square square : board.of(side, Role::rook))
        worth += 2 * rook_attacks(square, board.occupied()).size();
    for (const Square square : board.of(side, Role::pawn))
        worth += 3 * relative_rank(square, side) * (few_men ? 4 : 1) - 3 * centre_distance(square);
    const Square king = board.of(side, Role::king).first();
    worth += few_men ? -6 * centre_distance(king) : -15 * relative_rank(king, side);
    return worth;
}

int worth_of(const Board& board, Color side)
{
    if (cannot_force_mate(board, side))
        return material(board, side) / 16;
    int worth = material(board, side);
    const bool hunts = has_bare_king(board, !side);
    if (hunts && has_bishop_and_knight(board, side))
        return worth + winning + bishop_and_knight_hunt(board, side);
    worth += placement(board, side);
    return hunts ? worth + winning + plain_hunt(board, side) : worth;
}

} // namespace

int evaluate(const Position& position)
{
    const Board& board = position.board();
    return worth_of(board, position.turn()) - worth_of(board, !position.turn());
}

} // namespace trainer
