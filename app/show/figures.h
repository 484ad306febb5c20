// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Texts about the figures of endings, as sentences and as HTML pages. The links of the pages have the schemes
// of `FigureLink`.

#include <QString>

#include "endgame/material.h"
#include "session/trainer_session.h"
#include "trainer/figures.h"

namespace show {

/// The schemes of the links on the pages; each is followed by a colon and the name of an ending, or a FEN.
namespace figure_link {
inline constexpr auto ending = "ending";     ///< opens the page of an ending
inline constexpr auto list = "list";         ///< opens the list of endings
inline constexpr auto solve = "solve";       ///< solves a five-piece ending
inline constexpr auto cancel = "cancel";     ///< cancels that
inline constexpr auto position = "position"; ///< sets a position on the board
} // namespace figure_link

/// Returns the longest win of an ending and the shares of its results in sentences.
QString figuresSentences(const trainer::Figures& figures);

/// Returns the HTML page of all endings on offer that a search finds: their names, aims and figures, and, if
/// all are shown, the longest wins and the zugzwangs.
QString endingsPage(const session::TrainerSession& session, const QString& typed);

/// Returns the HTML page of one ending, with the positions of its longest wins and its zugzwangs.
QString endingPage(const session::TrainerSession& session, const endgame::Material& ending);

} // namespace show
