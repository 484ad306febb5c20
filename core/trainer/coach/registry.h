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
//     centres            1.54  75.53    0.24  83.17    bars               0.48   1.06    0.57   1.79
//     nearer            39.46  59.53   42.13  74.28    protects           0.76   1.04    0.94   1.45
//     keeps-away         2.24  44.49    0.07  21.35    opposes            0.05   0.68    0.07   1.52
//     guards             3.85  34.09    1.02  39.14    hems               0.34   0.64    0.48   0.90
//     joins              3.22  31.27    0.37  20.82    confines           0.15   0.56    0.19   0.99
//     takes             12.06  18.63   12.56  25.57    confines-edge      0.11   0.55    0.13   1.06
//     leaves-edge        0.68  18.56    0.18  29.60    waits              0.51   0.51    0.39   0.39
//     reaches            0.02  18.21    0.00  27.98    on-way             0.34   0.49    0.00   0.09
//     saves             11.44  11.44   14.65  14.65    prepares           0.21   0.47    0.09   0.56
//     keeps-guarding     0.58   9.06    0.00   4.78    checks-to          0.28   0.31    0.37   0.43
//     stops              8.29   8.35   15.85  15.97    w-square           0.08   0.27    0.10   0.34
//     diagonal           2.37   5.34    1.40   4.78    only-win           0.00   0.21    0.00   0.54
//     avoids             4.09   5.26    0.57   1.96    discovered-check   0.13   0.18    0.19   0.27
//     leaves             1.91   4.46    2.59   8.24    releases           0.05   0.05    0.09   0.09
//     checks-off         2.69   3.71    0.72   2.37    double-check       0.03   0.03    0.04   0.04
//     to-post            1.52   3.12    3.05   6.82    all-safe           0.02   0.02    0.00   0.00
//     faces              0.10   2.35    0.24   5.17    forces-mate        0.01   0.01    0.01   0.01
//     drives             0.07   1.18    0.12   2.34    threatens-mate     0.00   0.01    0.00   0.01
//     drives-edge        0.33   1.09    0.55   2.06
//
// 35 % of the slower moves that still win have a reply that shows why: hits 10.2, kept-out 5.8,
// to-centre 5.7, off-edge 5.1, slips 3.9, wrong-corner 2.4, off-corner 1.9.

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

/// All entries, the most telling first.
std::span<const ReasonEntry> reason_entries();

/// The entry of a reason.
const ReasonEntry& entry_of(const Reason& reason);

/// True for a kind that speaks of hunting a king: of its room, and of the pieces that come nearer.
bool is_about_hunt(Reason::Kind kind);

/// Puts the most telling reasons first; those of equal rank keep their order.
void sort_by_rank(std::vector<Reason>& reasons);

} // namespace trainer::coach
