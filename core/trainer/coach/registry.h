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
// Shares over one in eight of the 10,822,184 won positions with bishop and knight, the attacker to move, in
// percent of their best moves and of the most natural best move of each position: how often a kind is the
// first reason, and how often it is given at all (tests/bench/reason_measure.cpp). No best move is without
// one.
//
//                      best moves      natural                                 best moves      natural
//                      first  given   first  given                             first  given   first  given
//     centres          3.58  63.07    0.55  74.22   to-post                 0.63   1.26    1.17   2.61
//     nearer          36.91  59.37   43.53  74.43   drives-edge             0.47   1.14    0.74   2.10
//     guards           5.53  30.94    1.68  32.95   prepares                0.97   1.11    0.27   0.57
//     joins            3.27  30.13    0.24  19.92   protects                0.76   1.04    0.96   1.34
//     keeps-away       1.20  26.19    0.09  15.41   opposes                 0.03   0.75    0.05   1.69
//     takes           14.32  19.10   16.28  25.37   hems                    0.43   0.71    0.64   1.35
//     leaves-edge      1.51  18.66    0.37  29.38   confines                0.16   0.67    0.27   1.34
//     reaches          0.04  17.96    0.00  26.79   all-safe                0.62   0.62    0.02   0.02
//     saves           10.94  10.97   14.25  14.29   waits                   0.45   0.46    0.19   0.20
//     avoids           1.60   5.29    0.17   1.66   on-post                 0.26   0.28    0.61   0.64
//     diagonal         2.27   4.94    1.41   4.61   checks-to               0.22   0.22    0.25   0.26
//     stops            4.78   4.94    9.00   9.35   discovered-check        0.01   0.19    0.01   0.20
//     leaves           2.59   4.58    4.37   8.73   only-win                0.00   0.19    0.00   0.50
//     allows           1.02   4.33    0.29   4.08   confines-edge           0.11   0.13    0.21   0.27
//     checks-off       1.49   3.87    0.69   2.32   checks                  0.01   0.09    0.01   0.09
//     faces            0.11   2.38    0.26   5.64   releases                0.08   0.08    0.10   0.10
//     keeps-guarding   0.09   2.15    0.01   0.90   w-square                0.03   0.06    0.05   0.10
//     on-way           1.64   1.85    0.30   0.40   saves-without-stalemate 0.03   0.03    0.05   0.05
//     checks-from      1.58   1.76    0.52   0.83   double-check            0.02   0.02    0.04   0.04
//     nears-with-check 0.02   1.32    0.02   0.76   forces-mate             0.01   0.01    0.01   0.01
//     drives           0.17   1.30    0.33   2.69   threatens-mate          0.00   0.01    0.00   0.01
//
// 41 % of the slower moves that still win have a reply that shows why, or give up squares: hits 10.1,
// kept-out 7.4, to-centre 6.1, off-edge 5.7, slips 4.8, off-corner 1.9, wrong-corner 1.6, unguards 1.6,
// leaves-diagonal 1.5.

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

/// Reasons of this rank and lower ones decide by themselves.
inline constexpr int decisive_rank = 10;

/// True for a kind that says that a piece is lost whatever is played.
bool is_loss(Reason::Kind kind);

/// True for a kind that speaks of hunting a king: of its room, and of the pieces that come nearer.
bool is_about_hunt(Reason::Kind kind);

/// Puts the most important reasons first; those of equal rank keep their order.
void sort_by_rank(std::vector<Reason>& reasons);

} // namespace trainer::coach
