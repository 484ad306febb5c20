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
// Shares over one in 200 of the 10,822,184 won positions with bishop and knight, the attacker to move, in
// percent of their best moves and of the most natural best move of each position: how often a kind is the
// first reason, and how often it is given at all (tests/bench/reason_measure.cpp). No best move is without
// one.
//
//                       best moves      natural                          best moves      natural
//                       first  given   first  given                      first  given   first  given
//     centres            1.71  75.53    0.25  80.78    confines           0.28   0.79    0.39   1.43
//     nearer            39.93  59.00   44.09  74.32    opposes            0.05   0.68    0.07   1.52
//     keeps-away         2.31  44.49    0.06  21.03    hems               0.35   0.64    0.48   1.25
//     guards             4.04  34.80    1.08  39.58    on-way             0.36   0.50    0.00   0.07
//     joins              3.29  30.56    0.37  19.74    prepares           0.22   0.48    0.09   0.56
//     takes             12.18  18.63   12.78  25.22    waits              0.47   0.48    0.19   0.19
//     leaves-edge        0.68  18.56    0.18  29.60    bars               0.07   0.35    0.09   0.55
//     reaches            0.02  18.21    0.00  27.29    confines-edge      0.25   0.33    0.55   0.70
//     saves             11.44  11.44   14.65  14.65    w-square           0.09   0.27    0.10   0.34
//     keeps-guarding     0.58   9.06    0.00   4.90    checks-to          0.22   0.23    0.27   0.30
//     stops              8.05   8.35   15.33  15.97    only-win           0.00   0.21    0.00   0.54
//     diagonal           2.50   5.47    1.57   4.90    discovered-check   0.00   0.18    0.00   0.21
//     avoids             4.11   5.26    0.58   1.94    nears-with-check   0.07   0.09    0.09   0.13
//     leaves             1.89   4.46    2.64   8.31    checks             0.01   0.07    0.00   0.04
//     checks-off         2.75   3.71    0.76   2.06    releases           0.05   0.05    0.09   0.09
//     faces              0.09   2.35    0.22   5.56    double-check       0.03   0.03    0.04   0.04
//     to-post            0.73   1.64    1.31   3.47    all-safe           0.02   0.02    0.00   0.00
//     drives             0.07   1.18    0.12   2.34    forces-mate        0.01   0.01    0.01   0.01
//     drives-edge        0.33   1.09    0.55   2.06    threatens-mate     0.00   0.01    0.00   0.01
//     protects           0.77   1.04    0.97   1.43
//
// 38 % of the slower moves that still win have a reply that shows why: hits 11.0, kept-out 7.7,
// to-centre 5.7, off-edge 5.5, slips 4.9, wrong-corner 1.9, off-corner 1.9.

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
    /// The sentence as a second one, in the context "Coaching"; null if it is never one.
    const char* addition = nullptr;
};

/// All entries, the most telling first.
std::span<const ReasonEntry> reason_entries();

/// The entry of a reason.
const ReasonEntry& entry_of(const Reason& reason);

/// True for a kind that speaks of hunting a king: of its room, and of the pieces that come nearer.
bool is_about_hunt(Reason::Kind kind);

/// Puts the most telling reasons first; those of equal rank keep their order.
void sort_by_rank(std::vector<Reason>& reasons);

} // namespace trainer::coach
