// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the coach's facts are in words: stages, and why a move is good or poor.

#include <QString>
#include <optional>
#include <vector>

#include "text/words.h"
#include "trainer/coach/reason.h"
#include "trainer/coach/stage.h"

namespace text {

/// "d5", "d5 or e5", "d5, e5 or f6".
QString squaresToChoose(chess::Bitboard squares);

/// The name of a stage wherever it is met: "Take the centre".
QString stageName(trainer::coach::Stage stage);

/// The name of the stage of what stands on a board; it does not tell to do what is done: "Keep him on the
/// edge".
QString stageName(const trainer::coach::Standing& standing, const chess::Board& board);

/// What the attacker is after in a stage of what stands on a board, in one or two sentences; if a bare king
/// can take one of his pieces, to save it.
QString stageAim(const trainer::coach::Standing& standing, const chess::Board& board);

/// A reason for a move: "Kd4 takes d5 away from him."; without a subject "Takes d5 away from him."
QString reasonSentence(const trainer::coach::Reason& reason, const QString& subject = {});

/// The question whose answer is a move with this reason: "Which check leaves him no square?"
///
/// @pre it is not a concession
QString reasonQuestion(const trainer::coach::Reason& reason);

/// The first of some reasons for a move, as a sentence about it; with the second if worse moves share the
/// first: "Kg6 gets off the edge. It also heads for the wrong corner."
///
/// @pre there are some reasons
QString moveSentence(const chess::Position& before, chess::Move move,
                     const std::vector<trainer::coach::Reason>& reasons);

/// What is wrong with a move: "…Kb2 attacks the bishop."
QString concessionSentence(const chess::Position& before, chess::Move move,
                           const trainer::coach::Reason& concession);

/// Why a move is best or slower.
struct Reasoning {
    std::vector<trainer::coach::Reason> reasons; ///< for a best move, against any other
    /// A better move and the reasons for it, if there is nothing against the move.
    std::optional<trainer::coach::Explained> better;
};

/// The coach's remark on a move of the user's: why it is best, or how much slower it is and why.
Remark remarkOn(const chess::Position& before, chess::Move move, const trainer::Judgement& judgement,
                const Reasoning& reasoning);

} // namespace text
