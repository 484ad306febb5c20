// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the coach's facts are in words: stages, and why a move is good or poor.

#include <QString>
#include <vector>

#include "text/words.h"
#include "trainer/coach/reason.h"
#include "trainer/coach/stage.h"

namespace text {

/// "d5", "d5 or e5", "d5, e5 or f6".
QString squaresToChoose(chess::Bitboard squares);

/// What a stage is called: "Free in the middle".
QString stageName(trainer::coach::Stage stage);

/// What the attacker is after in a stage of what stands on a board, in one or two sentences.
QString stageAim(const trainer::coach::Standing& standing, const chess::Board& board);

/// What a move does or lets go: "Kd4 takes d5 and e5 from him."; without a subject "Takes d5 and e5 from
/// him."
QString reasonSentence(const trainer::coach::Reason& reason, const QString& subject = {});

/// The question whose answer is a move with this reason: "Which check leaves him no square?"
///
/// @pre it is not a concession
QString reasonQuestion(const trainer::coach::Reason& reason);

/// The reason to tell of a move, as a sentence about it.
///
/// @pre there are some reasons
QString moveSentence(const chess::Position& before, chess::Move move,
                     const std::vector<trainer::coach::Reason>& reasons);

/// What the coach says about a move of the user's: what a best one does, what any other lets go; `reasons`
/// are for the former or against the latter.
Remark remarkOn(const chess::Position& before, chess::Move move, const trainer::Judgement& judgement,
                const std::vector<trainer::coach::Reason>& reasons);

} // namespace text
