// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The reasons why input is refused: one plain sentence each, with the place and the reason.

#include <QString>
#include <vector>

#include "chess/fen.h"
#include "chess/pgn_reader.h"
#include "chess/position.h"
#include "chess/refusal.h"
#include "chess/san.h"
#include "chess/setup.h"

namespace text {

/// Returns one reason why a setup is illegal: "The kings are next to each other (d4, e5)."
QString faultSentence(const chess::SetupFault& fault);
/// Returns all reasons, one after another.
QString faultSentences(const std::vector<chess::SetupFault>& faults);
/// Returns the reason why a text is not a FEN, and the place of the error.
QString fenErrorSentence(const chess::FenError& error, const QString& text);
/// Returns an error of a PGN file: "Line 45, column 7: “Nf9” is not a move. The rest of the line is skipped."
QString pgnErrorSentence(const chess::PgnError& error);
/// Returns the reason why a position cannot be in the tablebases.
QString uncoveredSentence(const chess::Position& position);
/// Returns the assumptions made in reading a FEN; may be empty.
QString fenNoticeSentences(const std::vector<chess::FenNotice>& notices);
/// Returns the reason why a move cannot be played: the side to move, the way the piece moves, or a check.
/// Without `to`, returns the reason why the piece cannot be moved at all.
QString refusalSentence(const chess::Position& position, chess::Square from, std::optional<chess::Square> to,
                        const chess::Refusal& refusal);
/// Returns the reason why a typed text is not a move.
QString moveErrorSentence(const chess::Position& position, const chess::SanError& error, const QString& text);

} // namespace text
