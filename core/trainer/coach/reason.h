// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "chess/bitboard.h"
#include "chess/move.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/coach/stage.h"

namespace trainer::coach {

/// One thing that a move does or lets go, told by what changed on the board.
///
/// The attacker's moves are compared with standing still: what would be if it were the other side's move, and
/// what is after the move. Pens and triangles are those with the hunted king to move, if nothing else is
/// said; steps are those along files and ranks. `squares`, `before`, `after`, `piece` and `stage` hold what
/// the kind says, and nothing else.
struct Reason {
    enum class Kind {
        // What a move of the attacker's does.
        mates,     ///< Checkmate; `squares`: the king. Nothing else is said then.
        captures,  ///< Takes `piece` on `squares`.
        promotes,  ///< The pawn becomes `piece` on `squares`.
        saves,     ///< `piece` on `squares` hung and no longer does.
        reaches,   ///< `stage` is a later one than before; `squares`: those that matter in it.
        shuts_in,  ///< The pen goes from `before` to `after`; `squares`: its exits.
        nets,      ///< The same for the triangle.
        takes,     ///< He loses the flight squares `squares`.
        cage,      ///< His cage goes from `before` squares to `after`, at most three quarters of them;
                   ///< `squares`: those he loses.
        trims,     ///< The same if it is more than three quarters.
        guards,    ///< Exits of his pen that stood open are covered now: `squares`.
        protects,  ///< `piece` on `squares` was loose, though it did not hang, and is guarded now.
        withdraws, ///< `piece` goes to `squares`, out of the other side's reach.
        releases,  ///< He would have had no move; now he has `squares`.
        waits,     ///< He keeps his flight squares, `squares`, and would rather pass than go to one.
        drives,    ///< Wherever he goes, he comes nearer to a right corner: from `before` steps to at most
                   ///< `after`; `squares`: where he can go.
        opposes,   ///< The kings come into direct opposition, on `squares`.
        threatens, ///< Another move at once could make the pen smaller than the best move now: `after`
                   ///< instead of `before`.
        checks,    ///< `squares`: the king.
        posts,     ///< `piece` comes to a square that matters in the stage, `squares`.
        nearer,   ///< `piece`, king or knight, goes from `before` steps from him to `after`; `squares`: where
                  ///< it stands now.
        centres,  ///< The same goes from `before` steps from the four squares in the middle to `after`;
                  ///< `squares`: where it
                  ///< stands now.
        keeps,    ///< No move makes the pen smaller than this one: `after`.
        prepares, ///< Said of up to four pieces where nothing else is: after each of his best replies a
                  ///< best move does something of the above, or prepares it in turn; `squares`: where such
                  ///< moves go.

        // What a move of the attacker's lets go.
        stalemates, ///< He has no move and is not in check; `squares`: the king.
        hangs,      ///< `piece` on `squares` can be taken for nothing.
        spoils,     ///< A piece falls or stalemate comes by force, though not at once.
        falls_back, ///< `stage` is an earlier one than before.
        lets_out, ///< The pen could be `before` and is `after`; `squares`: the exits of the former that stand
                  ///< open.
        unguards, ///< Exits of the pen that only the moved piece covered: `squares`.
        gives,    ///< He gains the flight squares `squares`.
        opens,    ///< His cage goes from `before` squares to `after`; `squares`: those he gains.
        moves_away, ///< `piece`, king or knight, goes from `before` steps from him to `after`;
                    ///< `squares`: where it stands now.

        // What a move of the other side's does.
        only,         ///< There is no other move.
        hits,         ///< Attacks `piece` on `squares`, which nothing guards.
        wrong_corner, ///< The king goes from `before` steps from the nearer wrong corner to `after`.
        off_corner,   ///< The king goes from `before` steps from the nearer right corner to `after`.
        to_middle,    ///< The king goes from `before` steps from the four squares in the middle to `after`.
        stays_wide,   ///< No other move leaves the king a larger cage than this one: `after` squares.
    };

    Kind kind;
    chess::Bitboard squares{};
    int before = 0;
    int after = 0;
    std::optional<chess::Role> piece{};
    std::optional<Stage> stage{};

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// What a legal move does, the most telling first. The attacker is the side that wins, of a draw the one that
/// has more to win with; nothing is said where there is none.
std::vector<Reason> reasons(const StagePens& pens, const endgame::Tablebase& known,
                            const chess::Position& position, chess::Move move);

/// What a legal move of the attacker's lets go, the worst first; nothing for the other side.
std::vector<Reason> concessions(const StagePens& pens, const endgame::Tablebase& known,
                                const chess::Position& position, chess::Move move);

} // namespace trainer::coach
