// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why something cannot be: one plain sentence each, with the place and the reason.

#include <QString>
#include <vector>

#include "chess/fen.h"
#include "chess/move_text.h"
#include "chess/position.h"
#include "chess/setup.h"

namespace app {

/// "The kings touch (d4, e5)." — one reason why an arrangement cannot be.
QString faultSentence(const chess::SetupFault& fault);
/// All reasons, one after the other.
QString faultSentences(const std::vector<chess::SetupFault>& faults);
/// Why a text is no FEN, and where.
QString fenErrorSentence(const chess::FenError& error, const QString& text);
/// What reading a FEN took for granted; empty if nothing.
QString fenNoticeSentences(const std::vector<chess::FenNotice>& notices);
/// Why a typed text is no move.
QString moveErrorSentence(const chess::Position& position, const chess::MoveTextError& error,
                          const QString& text);

} // namespace app
