// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The coach's facts as text: stages, and the reasons for and against moves.

#include <QString>
#include <optional>
#include <vector>

#include "text/words.h"
#include "trainer/coach/reason.h"
#include "trainer/coach/slower.h"
#include "trainer/coach/stage.h"

namespace text {

/// Returns the names of squares as alternatives: "d5", "d5 or e5", "d5, e5 or f6".
QString squaresToChoose(chess::Bitboard squares);

/// Returns the general name of a stage: "Take the centre".
QString stageName(trainer::coach::Stage stage);

/// Returns the name of the stage on a board, adapted to the progress made: "Keep him on the edge".
QString stageName(const trainer::coach::Standing& standing, const chess::Board& board);

/// True if the aim in a stage is to save a piece that a bare king can capture.
bool isHangingTold(const trainer::coach::Standing& standing, const chess::Board& board);

/// Returns the attacker's aim in the stage on a board, in one or two sentences.
QString stageAim(const trainer::coach::Standing& standing, const chess::Board& board);

/// Returns a reason for a move: "Kd4 takes d5 away from him."; without a subject "Takes d5 away from him."
QString reasonSentence(const trainer::coach::Reason& reason, const QString& subject = {});

/// Returns the question whose answer is a move with this reason: "Which check leaves him no square?"
///
/// @pre the reason is not a concession
QString reasonQuestion(const trainer::coach::Reason& reason);

/// Returns a sentence with the first reason for a move, and the second if worse moves share the first: "Kg6
/// gets off the edge. It also heads for the wrong corner."
///
/// @pre `reasons` is not empty
QString moveSentence(const chess::Position& before, chess::Move move,
                     const std::vector<trainer::coach::Reason>& reasons);

/// Returns the drawback of a move: "…Kb2 attacks the bishop."
QString concessionSentence(const chess::Position& before, chess::Move move,
                           const trainer::coach::Reason& concession);

/// Returns a sentence about a worse move that sets off a best one: "Ke3 does so too, but then …Kb2 attacks
/// the bishop."
QString contrastSentence(const chess::Position& before, const trainer::coach::Contrast& contrast);

/// The reasons why a move is best or slower.
struct Reasoning {
    std::vector<trainer::coach::Reason> reasons; ///< the advantages of a best move over any other
    /// A worse move that sets off a best one, if no reason does.
    std::optional<trainer::coach::Contrast> contrast;
    /// A better move and the reasons for it, if there is no concession to explain; in a draw a simpler one.
    std::optional<trainer::coach::Explained> better;
    /// The reason why the game is drawn if every move draws; what the reply captures, if the move leaves a
    /// piece hanging.
    std::optional<trainer::DrawCause> cause;
};

/// Returns the aim of a move that cannot wait or that the general aim of the ending does not fit, such as
/// "Take the queen."; empty for other reasons.
QString urgentAim(const chess::Position& position, const trainer::coach::Reason& reason);

/// Returns the coach's remark on a move of the user: why it is best, or how many moves it wastes and why.
Remark remarkOn(const chess::Position& before, chess::Move move, const trainer::Judgement& judgement,
                const Reasoning& reasoning);

} // namespace text
