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
// If a sentence depends on the piece, each piece has an entry of its own.
//
// Shares over one in 200 of the 10,822,184 won positions with bishop and knight, the attacker to move, in
// percent of their best moves and of the most natural best move of each position: how often a kind is the
// first reason, and how often it is given at all (tests/bench/reason_measure.cpp). No best move is without
// one.
//
//                       best moves      natural                                 best moves      natural
//                       first  given   first  given                             first  given   first  given
//     centres           1.18  62.87    0.21  74.12    drives-edge              0.42   1.09    0.73   2.06
//     nearer           40.12  59.00   44.21  74.25    protects                 0.79   1.04    1.02   1.43
//     keeps-away        1.45  44.49    0.03  21.01    prepares                 0.91   1.02    0.28   0.54
//     guards            4.90  35.15    1.34  39.75    opposes                  0.05   0.68    0.07   1.52
//     joins             5.03  30.56    0.60  19.49    confines                 0.15   0.67    0.27   1.30
//     takes            13.96  19.08   16.07  26.16    hems                     0.43   0.64    0.58   1.14
//     leaves-edge       0.68  18.56    0.18  29.61    waits                    0.46   0.47    0.18   0.19
//     reaches           0.02  18.21    0.00  27.28    on-post                  0.30   0.31    0.72   0.75
//     saves            11.40  11.44   14.61  14.65    checks-to                0.22   0.23    0.27   0.30
//     avoids            1.65   5.26    0.18   1.73    only-win                 0.00   0.21    0.00   0.54
//     diagonal          2.43   5.11    1.54   4.55    discovered-check         0.00   0.18    0.00   0.21
//     stops             4.92   5.08    9.33   9.73    confines-edge            0.06   0.09    0.12   0.18
//     leaves            2.53   4.46    4.05   8.30    checks                   0.02   0.07    0.00   0.04
//     checks-off        1.41   3.71    0.61   2.08    w-square                 0.06   0.07    0.09   0.13
//     faces             0.09   2.35    0.22   5.47    releases                 0.05   0.05    0.09   0.09
//     keeps-guarding    0.05   2.17    0.00   1.08    saves-without-stalemate  0.04   0.04    0.04   0.04
//     on-way            1.72   1.92    0.30   0.42    all-safe                 0.03   0.03    0.00   0.00
//     checks-from       1.56   1.74    0.42   0.72    double-check             0.03   0.03    0.04   0.04
//     to-post           0.72   1.33    1.28   2.72    forces-mate              0.01   0.01    0.01   0.01
//     nears-with-check  0.03   1.32    0.03   0.58    threatens-mate           0.00   0.01    0.00   0.01
//     drives            0.13   1.18    0.27   2.34
//
// 41 % of the slower moves that still win have a reply that shows why, or give up squares: hits 10.1,
// kept-out 7.7, to-centre 5.7, off-edge 5.5, slips 4.9, unguards 3.0, wrong-corner 1.9, off-corner 1.9.

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
    /// A lower rank is more important.
    int rank;
    std::string_view word; ///< on the console
    ReasonForm form;
    const char* sentence;           ///< marked for translation in the context "Coaching"
    const char* question = nullptr; ///< that a hint asks, in the context "Hints"; null for concessions
    /// The sentence as a second one, in the context "Coaching"; null if it is never one.
    const char* addition = nullptr;
};

/// All entries, the most important first.
std::span<const ReasonEntry> reason_entries();

/// The entry of a reason.
const ReasonEntry& entry_of(const Reason& reason);

/// True for a kind that speaks of hunting a king: of its room, and of the pieces that come nearer.
bool is_about_hunt(Reason::Kind kind);

/// Puts the most important reasons first; those of equal rank keep their order.
void sort_by_rank(std::vector<Reason>& reasons);

} // namespace trainer::coach
