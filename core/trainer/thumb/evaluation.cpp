// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/thumb/evaluation.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "chess/attacks.h"
#include "trainer/thumb/corner_distance.h"

namespace trainer::thumb {
namespace {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::Position;
using chess::Role;
using chess::Square;

/// By role: pawn, knight, bishop, rook, queen, king.
constexpr std::array pieces_worth{100, 320, 330, 500, 950, 0};

/// The bonus for a won ending, so that it is entered and kept.
constexpr int winning = 10'000;

/// The number of steps along ranks and files from a square to the nearest of the four central squares.
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
        worth += pieces_worth[index(role)] * board.of(side, role).size();
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

/// True if a side has too little material to force mate against a bare king: no pawn and at most two knights
/// or one bishop.
bool cannot_force_mate(const Board& board, Color side)
{
    const Bitboard pieces = board.of(side) - board.of(Role::king);
    const Bitboard knights = board.of(side, Role::knight);
    const Bitboard minors = knights | board.of(side, Role::bishop);
    return pieces == minors && (pieces.size() <= 1 || (pieces == knights && pieces.size() == 2));
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

/// The squares at least one, two and three steps from the edge.
constexpr std::array inner_squares{Bitboard{0x007E'7E7E'7E7E'7E00}, Bitboard{0x0000'3C3C'3C3C'0000},
                                   Bitboard{0x0000'0018'1800'0000}};

/// The squares that a side's pieces attack, occupied or not; its sliders see through the other king.
Bitboard attacked_by(const Board& board, Color side, Square other_king)
{
    const Bitboard pieces = board.occupied() - Bitboard{other_king};
    Bitboard attacked;
    for (const Role role : chess::all_roles) {
        for (const Square square : board.of(side, role))
            attacked |= attacks({side, role}, square, pieces);
    }
    return attacked;
}

/// The squares that the lone king can reach within some moves, all other pieces standing still.
constexpr Bitboard room(Bitboard from, Bitboard attacked, int moves)
{
    Bitboard reached = from;
    for (int move = 0; move < moves; ++move) {
        const Bitboard row = chess::shifted<-1, 0>(reached) | reached | chess::shifted<1, 0>(reached);
        reached |= (chess::shifted<0, 1>(row) | row | chess::shifted<0, -1>(row)) - attacked;
    }
    return reached;
}

/// One number for each square, or for each relative placement of two pieces.
using Table = std::array<std::int16_t, 64>;

// The tables and weights of the hunt are values for the hunter. They began as a fit of the moves to mate;
// then a computer changed them for as long as that left fewer positions from which the engine, seven plies
// deep, goes in circles, until there were 0 (tests/bench/rule_of_thumb_measure.cpp).
//
// A table of squares applies to a light-squared bishop with a8 first, so that the right corners are top left
// and bottom right. A table of distances has the file distance of two pieces from left to right, 0 to 7, and
// the rank distance downwards; entries that rarely occur were left untuned.

// clang-format off

/// The lone king's square; high in the right corners.
constexpr Table lone_king_on{
     273,   48,  -11,  -42,   34,   29,  285,  301,
      48,   54,  -66,  -86,  -23,   56,  278,  285,
     -11,  -66, -491, -118,  -45,   60,   56,   29,
     -42,  -86, -118, -248,  -48,  -45,  -23,   34,
      34,  -23,  -45,  -48, -248, -118,  -86,  -42,
      29,   56,   60,  -45, -118, -491,  -66,  -11,
     285,  278,   56,  -23,  -86,  -66,   54,   48,
     301,  285,   29,   34,  -42,  -11,   48,  273,
};

/// The hunting king's square; strongest in the centre.
constexpr Table king_on{
     -26,   11,   48,  -30,  104,   69,   20,   -4,
      11,  140,  156,  215,  203,  196,  171,   20,
      48,  156,  252,  347,  363,  378,  196,   69,
     -30,  215,  347,  417,  394,  363,  203,  104,
     104,  203,  363,  394,  417,  347,  215,  -30,
      69,  196,  378,  363,  347,  252,  156,   48,
      20,  171,  196,  203,  215,  156,  140,   11,
      -4,   20,   69,  104,  -30,   48,   11,  -26,
};

/// The knight's square; in a corner it is easily lost.
constexpr Table knight_on{
    -319, -236, -251,  -84,  -14,   19, -685, -267,
    -236, -165, -122,  -27,   22,   43,   59, -685,
    -251, -122,    2,   15,   95,   54,   43,   19,
     -84,  -27,   15,   60,  155,   95,   22,  -14,
     -14,   22,   95,  155,   60,   15,  -27,  -84,
      19,   43,   54,   95,   15,    2, -122, -251,
    -685,   59,   43,   22,  -27, -122, -165, -236,
    -267, -685,   19,  -14,  -84, -251, -236, -319,
};

/// The distance between the kings: the nearer the better.
constexpr Table kings_apart{
        0,     0,   -52,  -233,  -351,  -373,  -438,  -546,
        0,     0,   -58,  -113,  -295,  -413,  -454,  -562,
      -52,   -58,   -60,  -161,  -304,  -642,  -480,  -588,
     -233,  -113,  -161,  -289,  -444,  -854,  -516,  -624,
     -351,  -295,  -304,  -444,  -163,  -339,  -562,  -670,
     -373,  -413,  -642,  -854,  -339, -1253,  -618,  -726,
     -438,  -454,  -480,  -516,  -562,  -618,  -684,  -792,
     -546,  -562,  -588,  -624,  -670,  -726,  -792,  -868,
};

/// The placement of the knight relative to the lone king.
constexpr Table knight_apart{
        0,  -146,  -339,    39,   -34,  -128,    18,    21,
     -146,  -153,   128,  -108,     6,  -224,    12,    15,
     -339,   128,   -77,    31,   -54,    -5,     6,     9,
       39,  -108,    31,   -37,  -159,    63,     0,     3,
      -34,     6,   -54,  -159,  -115,  -247,    -6,    -3,
     -128,  -224,    -5,    63,  -247, -1874,   -12,    -9,
       18,    12,     6,     0,    -6,   -12,   -18,   -15,
       21,    15,     9,     3,    -3,    -9,   -15,   -21,
};

/// The placement of the bishop relative to the lone king: it works from afar.
constexpr Table bishop_apart{
        0,    70,   123,    64,    76,   130,   156,   182,
       70,    56,    88,    83,    79,   134,   160,   186,
      123,    88,  -229,    96,    96,   138,   164,   190,
       64,    83,    96,  -342,    62,   142,   168,   194,
       76,    79,    96,    62,   209,   146,   172,   198,
      130,   134,   138,   142,   146,   150,   176,   202,
      156,   160,   164,   168,   172,   176,   180,   206,
      182,   186,   190,   194,   198,   202,   206,   210,
};

// clang-format on

/// The value of a piece on a square.
constexpr int worth_on(const Table& table, Square square, Square bishop)
{
    return table[index(is_dark(bishop) ? square : mirrored_up_down(square))];
}

/// The value of the distance between two pieces.
constexpr int worth_apart(const Table& table, Square a, Square b)
{
    const int files = std::abs(file_of(a) - file_of(b));
    const int ranks = std::abs(rank_of(a) - rank_of(b));
    const int place = 8 * ranks + files;
    return table[static_cast<std::size_t>(place)];
}

// The room of the lone king: its number of squares, their average distance to the nearest right corner in
// eighths of a step, their maximum distance to it, and their average distance to the edge in eighths.
constexpr int for_room = -12;
constexpr int for_average_way = -14;
constexpr int for_farthest_way = -114;
constexpr int for_inner_room = -22;

/// Evaluates the lone king's room within three moves, with all other pieces standing still: with only its own
/// square it is left undisturbed in the wrong corner.
int confinement(Bitboard room, const Rings& rings)
{
    int steps = 0;
    int farthest = 0;
    for (int distance = 1; distance < static_cast<int>(rings.size()); ++distance) {
        const int squares = (room & rings[static_cast<std::size_t>(distance)]).size();
        steps += squares * distance;
        if (squares > 0)
            farthest = distance;
    }
    int to_edge = 0;
    for (const Bitboard inner : inner_squares)
        to_edge += (room & inner).size();
    return for_room * room.size() + for_average_way * (8 * steps / room.size()) +
           for_farthest_way * farthest + for_inner_room * (8 * to_edge / room.size());
}

// The distances from the hunting king to its pieces, and from the bishop to the edge and to the centre.
constexpr int for_knight_from_king = 10;
constexpr int for_bishop_from_king = -13;
constexpr int for_bishop_inside = 39;
constexpr int for_bishop_off_centre = 8;
/// A check usually drives the lone king in the wrong direction.
constexpr int for_check = -152;
/// The hunting king belongs behind the lone king, as seen from the corner: per step, up to three.
constexpr int for_king_behind = 29;
/// An unprotected piece two steps from the lone king.
constexpr int for_loose_piece = -27;

/// The number of steps by which the hunting king is farther than the lone king from the latter's right
/// corner.
int steps_behind(Square king, Square lone, Square bishop)
{
    if (corner_distance(bishop, lone) == 7)
        return corner_distance(bishop, king) - 7;
    const bool is_low = is_dark(bishop) ? file_of(lone) + rank_of(lone) < 7 : rank_of(lone) < file_of(lone);
    const Square corner =
        is_dark(bishop) ? (is_low ? Square::a1 : Square::h8) : (is_low ? Square::h1 : Square::a8);
    return steps(king, corner) - steps(lone, corner);
}

/// The hunt with bishop and knight.
int bishop_and_knight_hunt(const Board& board, Color hunter)
{
    const Square lone = board.of(!hunter, Role::king).first();
    const Square king = board.of(hunter, Role::king).first();
    const Square bishop = board.of(hunter, Role::bishop).first();
    const Square knight = board.of(hunter, Role::knight).first();
    const Bitboard attacked = attacked_by(board, hunter, lone);
    const Rings& rings = is_dark(bishop) ? dark_rings : light_rings;
    const Bitboard loose = Bitboard{bishop, knight} & (room(Bitboard{lone}, {}, 2) - attacked);
    const bool is_check = (knight_attacks(knight) | bishop_attacks(bishop, board.occupied())).contains(lone);

    int worth = confinement(room(Bitboard{lone}, attacked, 3), rings);
    worth += worth_on(lone_king_on, lone, bishop) + worth_on(king_on, king, bishop) +
             worth_on(knight_on, knight, bishop);
    worth += worth_apart(kings_apart, king, lone) + worth_apart(knight_apart, knight, lone) +
             worth_apart(bishop_apart, bishop, lone);
    worth += for_knight_from_king * king_distance(knight, king);
    worth += for_bishop_from_king * king_distance(bishop, king);
    worth += for_bishop_inside * edge_distance(bishop) + for_bishop_off_centre * centre_distance(bishop);
    worth += for_king_behind * std::clamp(steps_behind(king, lone, bishop), -3, 3);
    return worth + for_loose_piece * loose.size() + (is_check ? for_check : 0);
}

/// Any other hunt: drive the king to the edge, with the kings close together.
int plain_hunt(const Board& board, Color hunter)
{
    const Square lone = board.of(!hunter, Role::king).first();
    const Square king = board.of(hunter, Role::king).first();
    return 20 * centre_distance(lone) - 10 * king_distance(king, lone);
}

/// The value of the placement of a side's pieces.
int placement(const Board& board, Color side)
{
    const bool few_pieces = (board.of(Role::queen) | board.of(Role::rook)).size() <= 2;
    int worth = 0;
    for (const Square square : board.of(side, Role::knight))
        worth -= 8 * centre_distance(square);
    for (const Square square : board.of(side, Role::bishop))
        worth += 3 * bishop_attacks(square, board.occupied()).size();
    for (const Square square : board.of(side, Role::rook))
        worth += 2 * rook_attacks(square, board.occupied()).size();
    for (const Square square : board.of(side, Role::pawn))
        worth += 3 * relative_rank(square, side) * (few_pieces ? 4 : 1) - 3 * centre_distance(square);
    const Square king = board.of(side, Role::king).first();
    worth += few_pieces ? -6 * centre_distance(king) : -15 * relative_rank(king, side);
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

bool hunter_may_rest(const Position& position)
{
    const Board& board = position.board();
    const Color hunter = !position.turn();
    if (!has_bare_king(board, position.turn()) || !has_bishop_and_knight(board, hunter))
        return false;
    const Square lone = position.king(position.turn());
    const Bitboard uncovered = board.of(hunter) - attacked_by(board, hunter, lone);
    return (room(Bitboard{lone}, {}, 2) & (uncovered - board.of(Role::king))).empty();
}

int evaluate(const Position& position)
{
    const Board& board = position.board();
    return worth_of(board, position.turn()) - worth_of(board, !position.turn());
}

} // namespace trainer::thumb
