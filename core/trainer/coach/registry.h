// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The registry of reasons: one entry for each kind, with its words for the console and for the window.
//
// A new kind takes an enumerator in `Reason::Kind`, an entry in registry.cpp and the code that finds it. The
// English sentences stand here, beside the facts, so that an entry is complete; they are marked for
// translation and filled in by app/text/coaching.h. In a sentence,
//     %1 is the move, %2 its squares ("d5 and e5"), %3 the same as a choice ("d5 or e5"),
//     %4 the name of the stage, %5 and %6 the numbers before and after,
//     %7 and %8 the file and the rank of the first square ("e" and "4"), %9 the rank as a word ("fourth").
// If a sentence depends on the piece, each piece has an entry of its own.
//
// Shares over one in sixty of the 10,822,184 won positions with bishop and knight, the attacker to move, in
// percent of their best moves and of the most natural best move of each position: how often a kind is the
// first reason, and how often it is given at all (tests/bench/reason_measure.cpp). No best move is without
// one.
//
//                       best moves       natural                              best moves       natural
//                      first  given   first  given                           first  given   first  given
//     centres           4.91  63.05    2.21  74.17   on-way                   1.07   1.23    0.26   0.36
//     nearer           30.15  59.53   36.09  74.50   drives-edge              0.47   1.20    0.68   2.14
//     guards           10.49  30.87    8.01  32.65   all-safe                 1.10   1.10    0.03   0.03
//     joins             3.78  30.22    0.38  19.58   protects                 0.66   0.98    0.70   1.26
//     keeps-away        1.97  26.00    0.23  15.15   opposes                  0.07   0.75    0.18   1.71
//     takes            13.07  19.34   14.60  25.66   prepares                 0.64   0.73    0.26   0.44
//     leaves-edge       1.74  18.81    0.93  29.29   hems                     0.41   0.71    0.57   1.32
//     reaches           0.05  17.85    0.00  26.75   confines                 0.17   0.65    0.31   1.35
//     saves            10.82  10.87   14.04  14.11   waits                    0.39   0.40    0.15   0.16
//     avoids            2.09   5.23    0.19   1.67   checks-to                0.21   0.23    0.21   0.24
//     stops             4.90   5.04    9.14   9.46   on-post                  0.21   0.22    0.51   0.53
//     diagonal          2.69   4.90    1.81   4.41   discovered-check         0.01   0.17    0.01   0.18
//     leaves            2.31   4.58    3.90   8.87   only-win                 0.00   0.17    0.01   0.43
//     allows            1.06   4.32    0.54   4.21   confines-edge            0.10   0.13    0.20   0.26
//     checks-off        1.20   3.88    0.49   2.18   releases                 0.08   0.10    0.09   0.12
//     faces             0.24   2.46    0.61   5.76   checks                   0.02   0.07    0.01   0.05
//     keeps-guarding    0.12   2.24    0.00   1.00   w-square                 0.04   0.06    0.06   0.10
//     checks-from       1.55   1.77    0.53   0.82   saves-without-stalemate  0.05   0.05    0.07   0.07
//     drives            0.17   1.36    0.31   2.74   double-check             0.02   0.02    0.03   0.03
//     nears-with-check  0.20   1.33    0.15   0.67   threatens-mate           0.00   0.01    0.00   0.01
//     to-post           0.77   1.32    1.48   2.70
//
// Of the slower moves that still win, 28 % have a reply that shows why, or give up squares: unguards 6.8,
// hits 6.5, off-edge 3.5, to-centre 3.1, kept-out 3.1, leaves-diagonal 1.8, off-corner 1.3, slips 1.0,
// wrong-corner 0.9.

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

/// What a kind of reasons has to do with a blow.
enum class ReasonBlow {
    none,
    wins_material, ///< It is a tactic that wins material.
    other,         ///< It is any other blow, the answer to one, or the loss or the attack of a piece.
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
    ReasonBlow blow = ReasonBlow::none;
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
/// Reasons of this rank and higher ones say little by themselves, up to those about a king's place.
inline constexpr int modest_rank = 38;

/// True for a kind that says that a piece is lost whatever is played.
bool is_loss(Reason::Kind kind);

/// True for a kind about checks that win something later.
bool is_preparation(Reason::Kind kind);

/// True for a reason that is about a blow, the answer to one, or a piece other than a pawn that is attacked:
/// no general plan explains such a move.
bool is_blow(const Reason& reason);

/// True for a tactic that wins material; to win a pawn by force is as good as a plan.
bool wins_material(const Reason& reason);

/// The second sentence for a move, from the second of its reasons, if worse moves share the first one, and
/// that wins nothing and is about other squares; null if there is none.
const char* addition_of(const std::vector<Reason>& reasons);

/// True for a kind as general as a plan: a king, a piece or a pawn goes where it belongs.
bool is_plan(Reason::Kind kind);

/// True for a kind that speaks of hunting a king: of its room, and of the pieces that come nearer.
bool is_about_hunt(Reason::Kind kind);

/// Puts the most important reasons first; those of equal rank keep their order.
void sort_by_rank(std::vector<Reason>& reasons);

} // namespace trainer::coach
