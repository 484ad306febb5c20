// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The second opinion on bishop and knight: a solver of 1999, rebuilt from its author's description in a blog
// ("How I programmed a solver for the knight and bishop checkmate", Venezuela). It has its own move code and
// shares no table with the set solver. The two agree on the kind of all 16,777,216 answers: 10,822,184 won,
// 53,320 drawn, 464 mates, 5,901,248 invalid. What became of the author's two claims stands at Passes
// and at answer::draw.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/table_1999/moves.h"

namespace endgame::table_1999 {

/// The arrangement of a position, if it is White's attack and White is to move.
std::optional<Pieces> pieces_of(const chess::Position& position);

/// What a byte of the table says that is not the number of a move.
namespace answer {
/// Two pieces on one square, kings that touch, or Black in check but not mated.
inline constexpr std::uint8_t invalid = 0;
/// Black is mated already: the one kind of answer with Black to move.
inline constexpr std::uint8_t mated = 30;
/// Each of White's moves stalemates, lets Black take a piece, or lets him move to where that is so again:
/// 53,320 arrangements, 6,665 up to the eight symmetries. In 42,384 (5,298) Black takes or is stalemated
/// after the first move, in 10,928 (1,366) after the second at the latest, in 8 (1) after the third. Read to
/// the letter, one move ahead, these 10,936 would stay unsolved for ever.
///
/// "There are only 39 positions where the stalemate or the loss of a piece is unavoidable" is not so. But
/// with knight and bishop in a trap such as Nb1, Ba2 against kc1 White loses a piece from every square of his
/// king outside the corner's twenty-five, and 64 - 25 = 39. Of the draws in which Black has nothing to take
/// yet these are all, up to symmetry, that have his king on the edge: perhaps what was counted. The
/// plain countings do not come to 39 (answers_draws_test.cpp).
inline constexpr std::uint8_t draw = 31;
/// Not answered yet; in no finished table.
inline constexpr std::uint8_t unsolved = 32;
} // namespace answer

/// When an answer found in a pass may be used, which decides whether the first move found is, as the author
/// says, on a shortest way to mate.
enum class Passes {
    /// At once, by what comes later in the same pass: as published. The claim is wrong: 5,375,343 of the
    /// 10,822,184 moves (49.7 %) are not shortest, by up to 18 moves, for an answer found early in a pass
    /// serves to find longer ways to mate in the same one; even 28 of 1,840 mates in one are passed by. Every
    /// game still ends in mate. It takes up to 66 moves where 33 would do, 41.6 on average where 24.7 would,
    /// and more than fifty, if Black wants it so, from 2,007,891 arrangements. 18 passes. (In every other
    /// order of the four pieces in the number, tried once each, upwards and downwards, it is 3.8 to 5.4
    /// million.)
    in_place,
    /// From the next pass on. The claim is right, and pass n finds the mates in n. 34 passes.
    apart,
};

/// Called after each pass of the 1999 solver with its number, from 1, and the answers it found.
using Progress = std::function<void(int pass, std::size_t found)>;

/// The 1999 solver's table: for each arrangement of king, bishop and knight against king, White to move,
/// one byte that says what to play.
class Answers {
public:
    /// Finds the answers in passes over the table until nothing changes, within seconds and 48 MiB; throws
    /// std::bad_alloc if memory runs out.
    static Answers solve(Passes passes, const Progress& progress = {});

    /// The table with these bytes; nothing unless they are what `solve` finds in the one way or the other.
    static std::optional<Answers> from(std::vector<std::uint8_t> bytes);

    /// The byte of an arrangement: the number of the winning move, or one of answer.
    std::uint8_t at(const Pieces& pieces) const { return bytes_[number_of(pieces)]; }

    /// The move that wins, if one does; it is legal.
    std::optional<chess::Move> winning_move(const Pieces& pieces) const;

    /// All the bytes, by the numbers of the arrangements.
    std::span<const std::uint8_t> bytes() const { return bytes_; }

private:
    explicit Answers(std::vector<std::uint8_t> bytes) : bytes_{std::move(bytes)} {}

    std::vector<std::uint8_t> bytes_;
};

/// The CRC-32 of a table as zlib and gzip count it.
std::uint32_t checksum(std::span<const std::uint8_t> bytes);

} // namespace endgame::table_1999
