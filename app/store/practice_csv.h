// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Practice as a table for other programs: CSV as RFC 4180 has it, UTF-8, a line of names first, then a line
// for each attempt in the order in which they were kept.
//
//      finished      when it was over: 2026-11-22T11:53:34.125Z, always UTC
//      exercise      its name: KBNK:w:1-18, KQKR:21-, KPK:draw
//      ending        KBNK
//      stage         w, or nothing if it has none
//      goal          win or draw: what was to be reached
//      start         the position it began in, as a FEN
//      seed          of the deal
//      opponent      perfect, rule-of-thumb, natural, slips or method
//      stand         how it stood in the end: succeeded, failed, or open if the user gave up
//      succeeded     1 or 0
//      moves         the user's, those taken back left out
//      best          the moves that best play takes; 0 where nobody wins
//      wasted        the moves to mate that his moves wasted
//      thrown        his moves that gave the result away
//      hinted        his moves before which a hint was shown that did not tell the move
//      told          his moves that a hint told
//      take_backs
//      thought_ms    how long he thought in all, in milliseconds
//      end           checkmate, stalemate, dead-position, fifty-moves, seventy-five-moves or threefold;
//                    nothing if the game was not over
//      grade         again, hard, good or easy
//      line          the moves of both sides: d5b6 a8a7 b6c8

#include <QByteArray>
#include <optional>
#include <stop_token>

#include "store/practice_database.h"

namespace store {

/// All attempts as CSV; nothing if they cannot be read, or if it is stopped before.
std::optional<QByteArray> attemptsAsCsv(const PracticeDatabase& database, const std::stop_token& stop = {});

} // namespace store
