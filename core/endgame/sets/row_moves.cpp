// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/row_moves.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>

#include "chess/bitboard.h"

// The functions are also compiled for wider registers, and the best version for the machine is selected while
// the program is loaded. As that is before a sanitizer is initialised, sanitizer builds do without. A build
// may define the macro as empty.
#if defined(RIGHTCORNER_WIDE)
#elif defined(__x86_64__) && defined(__ELF__) && defined(__GNUC__) && !defined(__clang__) &&                 \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define RIGHTCORNER_WIDE __attribute__((target_clones("arch=x86-64-v4", "avx2", "default"), flatten))
#else
#define RIGHTCORNER_WIDE
#endif

namespace endgame::sets {
namespace {

using chess::Bitboard;
using chess::Role;

template <int files, int ranks>
Word step(Word set)
{
    return chess::shifted<files, ranks>(Bitboard{set}).bits();
}

/// The squares that sliders on the squares of `set` reach in one direction over `open` squares: a Kogge–Stone
/// fill of one, two and four steps, followed by a final step.
template <int files, int ranks>
Word ray(Word set, Word open)
{
    Word way = open;
    set |= way & step<files, ranks>(set);
    way &= step<files, ranks>(way);
    set |= way & step<2 * files, 2 * ranks>(set);
    way &= step<2 * files, 2 * ranks>(way);
    set |= way & step<4 * files, 4 * ranks>(set);
    return open & step<files, ranks>(set);
}

Word bishop_moves(Word set, Word open)
{
    return ray<1, 1>(set, open) | ray<-1, 1>(set, open) | ray<1, -1>(set, open) | ray<-1, -1>(set, open);
}

Word rook_moves(Word set, Word open)
{
    return ray<1, 0>(set, open) | ray<-1, 0>(set, open) | ray<0, 1>(set, open) | ray<0, -1>(set, open);
}

/// The origins of pawn moves: straight to open squares, diagonal captures to the others.
template <int up>
Word pawn_moves(Word set, Word open)
{
    const Word taken = set & ~open;
    return step<0, -up>(set & open) | step<-1, -up>(taken) | step<1, -up>(taken);
}

Word knight_moves(Word set)
{
    const Word near = step<1, 0>(set) | step<-1, 0>(set);
    const Word far = step<2, 0>(set) | step<-2, 0>(set);
    return near << 16 | near >> 16 | far << 8 | far >> 8;
}

template <typename Moves>
void add_to_words(ConstRow to, ConstRow open, Row from, Moves moves)
{
    for (std::size_t i = 0; i < to.size(); ++i)
        from[i] |= moves(to[i], open[i]);
}

/// The index of a word in a row viewed as a board.
constexpr std::size_t at(int file, int rank)
{
    const int square = 8 * rank + file;
    return static_cast<std::size_t>(square);
}

/// Carries words along the diagonals or files, rank by rank, from targets to the origins of moves in the
/// given direction: a piece moves to any square beyond its own, up to the first king in its way.
template <int files, int ranks>
void slide(ConstRow to, ConstRow open, Row from)
{
    static_assert(ranks == 1 || ranks == -1);
    std::array<Word, 10> carried{}; // from the rank before, with an empty file on either side
    for (int step = 0; step < 8; ++step) {
        const int rank = ranks > 0 ? 7 - step : step;
        std::array<Word, 8> arrived;
        for (std::size_t file = 0; file < 8; ++file)
            arrived[file] = carried[file + static_cast<std::size_t>(1 + files)];
        for (std::size_t file = 0; file < 8; ++file) {
            const std::size_t square = at(0, rank) + file;
            from[square] |= arrived[file];
            carried[file + 1] = (arrived[file] & open[square]) | to[square];
        }
    }
}

/// Carries words along the ranks in the same way, file by file.
template <int files>
void slide_along_ranks(ConstRow to, ConstRow open, Row from)
{
    std::array<Word, 8> carried{};
    for (int step = 0; step < 8; ++step) {
        const int file = files > 0 ? 7 - step : step;
        for (int rank = 0; rank < 8; ++rank) {
            Word& word = carried[static_cast<std::size_t>(rank)];
            const std::size_t square = at(file, rank);
            from[square] |= word;
            word = (word & open[square]) | to[square];
        }
    }
}

void slide_as_bishop(ConstRow to, ConstRow open, Row from)
{
    slide<1, 1>(to, open, from);
    slide<-1, 1>(to, open, from);
    slide<1, -1>(to, open, from);
    slide<-1, -1>(to, open, from);
}

void slide_as_rook(ConstRow to, ConstRow open, Row from)
{
    slide<0, 1>(to, open, from);
    slide<0, -1>(to, open, from);
    slide_along_ranks<1>(to, open, from);
    slide_along_ranks<-1>(to, open, from);
}

template <int files, int ranks>
void leap(ConstRow to, Row from)
{
    for (int rank = std::max(0, -ranks); rank < std::min(8, 8 - ranks); ++rank) {
        for (int file = std::max(0, -files); file < std::min(8, 8 - files); ++file)
            from[at(file, rank)] |= to[at(file + files, rank + ranks)];
    }
}

/// Pawn un-moves: straight from open squares, diagonal captures from the others.
template <int up>
void step_as_pawn(ConstRow to, ConstRow open, Row from)
{
    for (int rank = std::max(0, -up); rank < std::min(8, 8 - up); ++rank) {
        for (int file = 0; file < 8; ++file) {
            const auto taken = [&](int target) {
                return to[at(target, rank + up)] & ~open[at(target, rank + up)];
            };
            Word word = to[at(file, rank + up)] & open[at(file, rank + up)];
            if (file > 0)
                word |= taken(file - 1);
            if (file < 7)
                word |= taken(file + 1);
            from[at(file, rank)] |= word;
        }
    }
}

void leap_as_knight(ConstRow to, Row from)
{
    leap<1, 2>(to, from);
    leap<2, 1>(to, from);
    leap<2, -1>(to, from);
    leap<1, -2>(to, from);
    leap<-1, -2>(to, from);
    leap<-2, -1>(to, from);
    leap<-2, 1>(to, from);
    leap<-1, 2>(to, from);
}

/// Implements `reflect` for 64 words with the symmetry as a compile-time constant, so that all indices are
/// constants too.
template <bool is_transposed, Mirror mirror>
void reflect_in(ConstRow from, Row to)
{
    RowWords seen;
    for (std::size_t i = 0; i < row_length; ++i)
        seen[i] = seen_in(Symmetry{is_transposed, mirror}, from[i]);
    for (std::size_t rank = 0; rank < 8; ++rank) {
        for (std::size_t file = 0; file < 8; ++file)
            to[(8 * rank + file) ^ static_cast<std::size_t>(mirror)] =
                seen[is_transposed ? 8 * file + rank : 8 * rank + file];
    }
}

template <bool is_transposed>
void reflect_in(Mirror mirror, ConstRow from, Row to)
{
    switch (mirror) {
    case Mirror::none:
        return reflect_in<is_transposed, Mirror::none>(from, to);
    case Mirror::left_right:
        return reflect_in<is_transposed, Mirror::left_right>(from, to);
    case Mirror::up_down:
        return reflect_in<is_transposed, Mirror::up_down>(from, to);
    case Mirror::both:
        return reflect_in<is_transposed, Mirror::both>(from, to);
    }
}

} // namespace

RIGHTCORNER_WIDE void unite(Row row, ConstRow other)
{
    for (std::size_t i = 0; i < row.size(); ++i)
        row[i] |= other[i];
}

RIGHTCORNER_WIDE bool intersection(const CommonRows& rows, Row common)
{
    const auto [a, b, c, d, e, f, g, h, first] = rows.starts();
    RowWords words;
    for (std::size_t i = 0; i < common.size(); ++i)
        words[i] = first[i] & a[i] & b[i] & c[i] & d[i] & e[i] & f[i] & g[i] & h[i];
    Word left = 0;
    for (std::size_t i = 0; i < common.size(); ++i)
        left |= common[i] = words[i];
    return left != 0;
}

RIGHTCORNER_WIDE bool intersect(Row row, ConstRow other)
{
    Word left = 0;
    for (std::size_t i = 0; i < row.size(); ++i)
        left |= row[i] &= other[i];
    return left != 0;
}

RIGHTCORNER_WIDE void subtract(Row row, ConstRow other)
{
    for (std::size_t i = 0; i < row.size(); ++i)
        row[i] &= ~other[i];
}

RIGHTCORNER_WIDE void unite_unless(Row row, ConstRow other, Bitboard occupied)
{
    RowWords added;
    for (std::size_t i = 0; i < row_length; ++i)
        added[i] = other[i] & ~occupied.bits();
    for (const chess::Square square : occupied)
        added[index(square)] = 0;
    for (std::size_t i = 0; i < row_length; ++i)
        row[i] |= added[i];
}

RIGHTCORNER_WIDE bool intersect_unless(Row row, ConstRow other, Bitboard occupied)
{
    RowWords kept;
    for (std::size_t i = 0; i < row_length; ++i)
        kept[i] = other[i] | occupied.bits();
    for (const chess::Square square : occupied)
        kept[index(square)] = all_bits;
    Word left = 0;
    for (std::size_t i = 0; i < row_length; ++i)
        left |= row[i] &= kept[i];
    return left != 0;
}

RIGHTCORNER_WIDE void unite_where(Row row, ConstRow other, chess::Square occupied)
{
    const Word bit = Bitboard{occupied}.bits();
    for (std::size_t i = 0; i < row_length; ++i)
        row[i] |= other[i] & bit;
    row[index(occupied)] |= other[index(occupied)];
}

RIGHTCORNER_WIDE bool intersect_where(Row row, ConstRow other, chess::Square occupied)
{
    const Word bit = Bitboard{occupied}.bits();
    const Word whole = row[index(occupied)] & other[index(occupied)];
    for (std::size_t i = 0; i < row_length; ++i)
        row[i] &= other[i] | ~bit;
    row[index(occupied)] = whole;
    Word left = 0;
    for (std::size_t i = 0; i < row_length; ++i)
        left |= row[i];
    return left != 0;
}

RIGHTCORNER_WIDE bool is_empty(ConstRow row)
{
    Word any = 0;
    for (const Word word : row)
        any |= word;
    return any == 0;
}

RIGHTCORNER_WIDE void complement(Row row)
{
    for (Word& word : row)
        word = ~word;
}

RIGHTCORNER_WIDE bool settle(Row row, ConstRow possible, Row settled)
{
    Word left = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const Word added = row[i] & possible[i] & ~settled[i];
        row[i] = added;
        settled[i] |= added;
        left |= added;
    }
    return left != 0;
}

RIGHTCORNER_WIDE void reflect(ConstRow from, Row to, Symmetry symmetry)
{
    if (from.size() == 1) {
        to[0] = seen_in(symmetry, from[0]);
        return;
    }
    if (symmetry.is_transposed)
        reflect_in<true>(symmetry.mirror, from, to);
    else
        reflect_in<false>(symmetry.mirror, from, to);
}

RIGHTCORNER_WIDE std::size_t size_of(ConstRow row)
{
    std::size_t size = 0;
    for (const Word word : row)
        size += static_cast<std::size_t>(std::popcount(word));
    return size;
}

RIGHTCORNER_WIDE RowWords open_squares(Bitboard walls, std::size_t length, Bitboard walls_of_last)
{
    static constexpr RowWords others = [] {
        RowWords words{};
        for (std::size_t first = 0; first < row_length; ++first)
            words[first] = ~(Word{1} << first);
        return words;
    }();
    const Word free = (~(walls | walls_of_last)).bits();
    if (length == 1)
        return {free};
    RowWords open;
    for (std::size_t first = 0; first < row_length; ++first)
        open[first] = free & others[first];
    for (const chess::Square wall : walls)
        open[index(wall)] = 0;
    return open;
}

RIGHTCORNER_WIDE void add_moves_of_first(Piece piece, ConstRow to, ConstRow open, Row from)
{
    assert(to.size() == row_length);
    switch (piece.role) {
    case Role::pawn:
        return piece.side == Side::attacker ? step_as_pawn<1>(to, open, from)
                                            : step_as_pawn<-1>(to, open, from);
    case Role::knight:
        return leap_as_knight(to, from);
    case Role::bishop:
        return slide_as_bishop(to, open, from);
    case Role::rook:
        return slide_as_rook(to, open, from);
    case Role::queen:
        slide_as_bishop(to, open, from);
        return slide_as_rook(to, open, from);
    case Role::king:
        assert(false);
    }
}

RIGHTCORNER_WIDE void add_moves_of_last(Piece piece, ConstRow to, ConstRow open, Row from)
{
    switch (piece.role) {
    case Role::pawn:
        if (piece.side == Side::attacker)
            return add_to_words(to, open, from, pawn_moves<1>);
        return add_to_words(to, open, from, pawn_moves<-1>);
    case Role::knight:
        return add_to_words(to, open, from, [](Word set, Word) { return knight_moves(set); });
    case Role::bishop:
        return add_to_words(to, open, from, bishop_moves);
    case Role::rook:
        return add_to_words(to, open, from, rook_moves);
    case Role::queen:
        return add_to_words(to, open, from,
                            [](Word set, Word way) { return bishop_moves(set, way) | rook_moves(set, way); });
    case Role::king:
        assert(false);
    }
}

void add_double_steps_of_first(Side side, ConstRow to, ConstRow open, Row from)
{
    const int start = side == Side::attacker ? 1 : 6;
    const int up = side == Side::attacker ? 1 : -1;
    for (int file = 0; file < 8; ++file) {
        const std::size_t passed = at(file, start + up);
        const std::size_t reached = at(file, start + 2 * up);
        from[at(file, start)] |= to[reached] & open[reached] & open[passed];
    }
}

void add_double_steps_of_last(Side side, ConstRow to, ConstRow open, Row from)
{
    const Word start = chess::rank_squares(side == Side::attacker ? 1 : 6).bits();
    for (std::size_t i = 0; i < to.size(); ++i) {
        const Word reached = to[i] & open[i];
        const Word from_here =
            side == Side::attacker ? (reached >> 8 & open[i]) >> 8 : (reached << 8 & open[i]) << 8;
        from[i] |= from_here & start;
    }
}

void add_moves(std::span<const Piece> pieces, Side side, Bitboard walls, ConstRow to,
               ConstRow to_by_double_step, Row from)
{
    const RowWords open = open_squares(walls, to.size());
    const Piece last = pieces.back();
    if (last.side == side) {
        add_moves_of_last(last, to, open, from);
        if (last.role == Role::pawn)
            add_double_steps_of_last(side, to_by_double_step, open, from);
    }
    const Piece first = pieces.front();
    if (to.size() > 1 && first.side == side) {
        add_moves_of_first(first, to, open, from);
        if (first.role == Role::pawn)
            add_double_steps_of_first(side, to_by_double_step, open, from);
    }
}

} // namespace endgame::sets
