// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A second opinion on bishop and knight: a solver of 1999, rebuilt from its author's description in a blog
// ("How I programmed a solver for the knight and bishop checkmate", Venezuela). It has its own move generator
// and shares no tables with the set solver. The two agree on the kind of all 16,777,216 answers: 10,822,184
// won, 53,320 drawn, 464 mates, 5,901,248 invalid. For the author's two claims see `Passes` and
// `answer::draw`.

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

/// The arrangement of a position; `nullopt` unless White attacks and is to move.
std::optional<Pieces> pieces_of(const chess::Position& position);

/// The values of a byte of the table that are not move numbers.
namespace answer {
/// Two pieces on one square, adjacent kings, or Black in check but not mated.
inline constexpr std::uint8_t invalid = 0;
/// Black has been mated; the only kind of answer with Black to move.
inline constexpr std::uint8_t mated = 30;
/// Each of White's moves gives stalemate, lets Black capture a piece, or lets Black move to another
/// arrangement of this kind: 53,320 arrangements, 6,665 up to the eight symmetries. In 42,384 (5,298) Black
/// captures or is stalemated after the first move, in 10,928 (1,366) after the second at the latest, in 8 (1)
/// after the third. Read literally, with one move of look-ahead, these 10,936 would never be solved.
///
/// The claim "There are only 39 positions where the stalemate or the loss of a piece is unavoidable" is
/// wrong. But with knight and bishop trapped as in Nb1, Ba2 against kc1, White loses a piece if the white
/// king is on any square outside the 25 around the corner, and 64 - 25 = 39. Among the draws in which Black
/// cannot capture yet, these are, up to symmetry, all those with Black's king on the edge: perhaps these were
/// counted. The straightforward counts do not give 39 (answers_draws_test.cpp).
inline constexpr std::uint8_t draw = 31;
/// Not answered yet; does not occur in a finished table.
inline constexpr std::uint8_t unsolved = 32;
} // namespace answer

/// The time from which an answer found in a pass may be used. It decides whether the author's claim holds
/// that the first move found is on a shortest way to mate.
enum class Passes {
    /// Immediately, later in the same pass: as published. The claim is wrong: 5,375,343 of the 10,822,184
    /// moves (49.7 %) are not shortest, by up to 18 moves, because an answer found early in a pass helps to
    /// find longer ways to mate in the same pass; even 28 of 1,840 mates in one are missed. Every game still
    /// ends in mate. It takes up to 66 moves instead of 33, 41.6 on average instead of 24.7, and Black can
    /// make it last more than fifty from 2,007,891 arrangements. 18 passes. (In every other order of the four
    /// pieces in the number, tried once each, upwards and downwards, 3.8 to 5.4 million moves are not
    /// shortest.)
    in_place,
    /// From the next pass on. The claim holds, and pass n finds the mates in n. 34 passes.
    apart,
};

/// Called after each pass of the 1999 solver with its number, from 1, and the answers it found.
using Progress = std::function<void(int pass, std::size_t found)>;

/// The table of the 1999 solver: a byte with the move to play for each arrangement of king, bishop and knight
/// against king, White to move.
class Answers {
public:
    /// Finds the answers in passes over the table until it no longer changes, in seconds and 48 MiB; throws
    /// std::bad_alloc if memory runs out.
    static Answers solve(Passes passes, const Progress& progress = {});

    /// The table with these bytes; `nullopt` unless they are a result of `solve`.
    static std::optional<Answers> from(std::vector<std::uint8_t> bytes);

    /// The byte of an arrangement: the number of the winning move, or one of the values of `answer`.
    std::uint8_t at(const Pieces& pieces) const { return bytes_[number_of(pieces)]; }

    /// The winning move, which is legal; `nullopt` if no move wins.
    std::optional<chess::Move> winning_move(const Pieces& pieces) const;

    /// All bytes, indexed by the numbers of the arrangements.
    std::span<const std::uint8_t> bytes() const { return bytes_; }

private:
    explicit Answers(std::vector<std::uint8_t> bytes) : bytes_{std::move(bytes)} {}

    std::vector<std::uint8_t> bytes_;
};

/// The CRC-32 of a table, as computed by zlib and gzip.
std::uint32_t checksum(std::span<const std::uint8_t> bytes);

} // namespace endgame::table_1999
