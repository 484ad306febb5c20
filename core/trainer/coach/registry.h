// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The registry of reasons: one entry for each kind, with its words for the console and for the window.
//
// A new kind takes an enumerator in `Reason::Kind`, an entry in registry.cpp and the code that finds it. The
// English sentences stand here, beside the facts, so that an entry is complete; they are marked for
// translation and filled in by app/text/coaching.h. In a sentence,
//     %1 is the move, %2 its squares ("d5 and e5"), %3 the same as a choice ("d5 or e5"),
//     %4 the name of the stage, %5 and %6 the numbers before and after,
//     %7 and %8 the file and the rank of the first square ("e" and "4").
// Where a sentence depends on the piece, each piece has an entry of its own.
//
// Shares over all 10,822,184 won positions with bishop and knight, the attacker to move, in percent of the
// 28,135,940 best moves and of the most natural best move of each position: how often a kind is the first
// reason, and how often it is given at all. No best move is without one. Measured before the tactics and the
// ideas of other endings were added; tests/bench/reason_measure.cpp prints the present shares.
//
//                     best moves    most natural                        best moves    most natural
//                     first  given   first  given                      first  given   first  given
//     centres           2.19  75.34    0.77  80.04     drives-edge       0.34   1.17    0.45   2.01
//     nearer           31.92  59.83   29.23  74.47     bars              0.53   1.15    0.77   1.77
//     keeps-away        2.24  44.28    0.12  19.86     protects          0.73   1.05    0.86   1.30
//     guards            3.88  33.91    1.77  37.78     hems              0.33   0.79    0.47   1.63
//     joins             3.10  30.78    0.39  20.35     opposes           0.04   0.75    0.10   1.94
//     takes            11.35  19.28   11.37  24.64     confines-edge     0.13   0.66    0.13   1.15
//     saves            10.94  10.94   14.23  14.23     waits             0.62   0.62    0.34   0.34
//     reaches           8.14  10.53   13.02  16.80     confines          0.19   0.60    0.23   1.04
//     keeps-guarding    0.60   9.26    0.05   5.18     on-way            0.36   0.53    0.03   0.19
//     stops             8.28   8.36   15.53  15.63     prepares          0.13   0.51    0.04   0.65
//     avoids            4.41   5.38    0.72   1.81     w-square          0.13   0.42    0.10   0.43
//     leaves            1.97   5.26    2.72   9.30     checks-to         0.31   0.32    0.30   0.32
//     diagonal          2.25   5.16    1.33   4.47     releases          0.08   0.08    0.10   0.10
//     to-post           1.72   4.61    3.52  10.27     all-safe          0.04   0.04    0.00   0.00
//     checks-off        2.91   3.84    1.09   2.51     mates             0.01   0.01    0.02   0.02
//     drives            0.11   1.37    0.18   2.68     threatens-mate    0.00   0.01    0.00   0.02
//
// 44 % of the slower moves that still win have a reply that shows why (one position in twenty): hits 10.2,
// slips 7.8, kept-out 6.6, to-centre 6.4, off-edge 5.7, wrong-corner 4.9, off-corner 2.1.

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "chess/piece.h"
#include "trainer/coach/reason.h"

namespace trainer::coach {

/// The side that a kind of reasons belongs to.
enum class ReasonSide { attacker_gains, attacker_concedes, defender_gains, either };

/// The values that the console writes after the word of a reason.
enum class ReasonForm {
    word,    ///< none
    squares, ///< the squares
    numbers, ///< the numbers before and after
    after,   ///< only the latter
    piece,   ///< the piece and its squares
    stage,   ///< the name of the stage
};

/// A kind of reasons.
struct ReasonEntry {
    Reason::Kind kind;
    /// The only piece that the entry is for; empty if it is for all those without an entry of their own.
    std::optional<chess::Role> piece{};
    ReasonSide side;
    /// A lower rank is more telling.
    int rank;
    std::string_view word; ///< on the console
    ReasonForm form;
    const char* sentence;           ///< marked for translation in the context "Coaching"
    const char* question = nullptr; ///< that a hint asks, in the context "Hints"; null for concessions
};

/// All entries, the most telling of each side first.
std::span<const ReasonEntry> reason_entries();

/// The entry of a reason.
const ReasonEntry& entry_of(const Reason& reason);

/// Puts the most telling reasons first; those of equal rank keep their order.
void sort_by_rank(std::vector<Reason>& reasons);

} // namespace trainer::coach
