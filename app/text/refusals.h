// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why something is refused: one plain sentence each, with the place and the reason.

#include <QString>
#include <vector>

#include "chess/fen.h"
#include "chess/pgn_reader.h"
#include "chess/position.h"
#include "chess/refusal.h"
#include "chess/san.h"
#include "chess/setup.h"

namespace text {

/// "The kings touch (d4, e5)." — one reason why an arrangement is illegal.
QString faultSentence(const chess::SetupFault& fault);
/// All reasons, one after the other.
QString faultSentences(const std::vector<chess::SetupFault>& faults);
/// Why a text is not a FEN, and where.
QString fenErrorSentence(const chess::FenError& error, const QString& text);
/// "Line 45, column 7: “Nf9” is not a move. The rest of the line is left out."
QString pgnErrorSentence(const chess::PgnError& error);
/// Why no table can know a position.
QString uncoveredSentence(const chess::Position& position);
/// What reading a FEN took for granted; empty if nothing.
QString fenNoticeSentences(const std::vector<chess::FenNotice>& notices);
/// Why a move cannot be played: whose turn it is, that the piece does not go there, or who would take the
/// king. Without `to`, why the piece cannot be moved at all.
QString refusalSentence(const chess::Position& position, chess::Square from, std::optional<chess::Square> to,
                        const chess::Refusal& refusal);
/// Why a typed text is not a move.
QString moveErrorSentence(const chess::Position& position, const chess::SanError& error, const QString& text);

} // namespace text
