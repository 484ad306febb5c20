// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The practice history as a table for other programs: CSV (RFC 4180) in UTF-8, with a header line, then a
// line for each attempt in the order in which they were saved.
//
//      finished      the time of its end: 2026-11-22T11:53:34.125Z, always UTC
//      exercise      its name: KBNK:w:1-18, KQKR:21-, KPK:draw
//      ending        KBNK
//      stage         w; empty if it has none
//      goal          win, draw or page
//      start         the start position as a FEN
//      seed          of the deal
//      opponent      perfect, rule-of-thumb, natural, slips or method
//      stand         the state at the end: succeeded, failed, or open if the user gave up
//      succeeded     1 or 0
//      moves         the user's, without those taken back
//      best          the number of moves with best play; 0 in a drawn position
//      wasted        the moves that the user wasted
//      thrown        the user's moves that threw the result away
//      hinted        the user's moves after a hint that did not show the move
//      told          the user's moves that a hint had shown
//      take_backs
//      thought_ms    the user's total thinking time in milliseconds
//      end           checkmate, stalemate, dead-position, fifty-moves, seventy-five-moves or threefold;
//                    empty if the game was not over
//      grade         again, hard, good or easy
//      line          the moves of both sides: d5b6 a8a7 b6c8

#include <QByteArray>
#include <optional>
#include <stop_token>

#include "store/practice_database.h"

namespace store {

/// All attempts as CSV; `nullopt` if they cannot be read or if stopped.
std::optional<QByteArray> attemptsAsCsv(const PracticeDatabase& database, const std::stop_token& stop = {});

} // namespace store
