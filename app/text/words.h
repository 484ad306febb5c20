// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the program says about chess: short plain sentences in the user's language.

#include <QString>
#include <optional>
#include <vector>

#include "chess/bitboard.h"
#include "chess/move.h"
#include "chess/position.h"
#include "endgame/verdict.h"
#include "trainer/draw_cause.h"
#include "trainer/game.h"
#include "trainer/judge.h"
#include "trainer/technique.h"

namespace text {

/// What a remark is like; each tone has a colour and a glyph of its own.
enum class Tone { plain, good, costly, bad };

/// A remark of the coach: the one thing to read and, dimmer, the reason for it.
struct Remark {
    Tone tone = Tone::plain;
    QString headline;
    QString reason;

    friend bool operator==(const Remark&, const Remark&) = default;
};

/// "a8, h1".
QString squareNames(chess::Bitboard squares);

/// A move in algebraic notation with the letters of the user's language: "Nd3", in German "Sd3".
QString moveName(const chess::Position& position, chess::Move move);
/// "3. Nd5" or "3… Kb7".
QString numberedMove(const chess::Position& before, chess::Move move);
/// "Kf4, Nd3 and two more" — at most three names.
QString moveNames(const chess::Position& position, const std::vector<chess::Move>& moves);
/// "Best was Kg6." or "The best moves were Kg6 and Kg7."
QString bestMovesSentence(const chess::Position& position, const std::vector<chess::Move>& best);
/// Typed text with the letters of the user's language turned into English ones.
QString withEnglishLetters(const QString& typed);

/// "White to move".
QString sideToMove(chess::Color turn);
/// "Light corners: a8, h1".
QString cornersText(const trainer::Corners& corners);
/// "White mates in 24", "Draw", "Checkmate", "Stalemate"…
QString headline(const chess::Position& position, const std::optional<endgame::Verdict>& verdict);
/// "White wins", without how soon; the verdict must not be a draw.
QString resultHeadline(const chess::Position& position, const endgame::Verdict& verdict);
/// What a game that has ended reads as: "Checkmate", "Stalemate" or "Draw".
QString endHeadline(trainer::EndReason reason);

/// "Mate in 24", "Mated in 5", "Draw": what a move leads to, for its mover.
QString outcomeWords(const endgame::Verdict& verdict);

/// "The king takes the knight on c5." — why a position is drawn.
QString drawSentence(const chess::Position& position, const trainer::DrawCause& cause);
/// Why a game is over.
QString endSentence(trainer::EndReason reason);
/// That a draw could be claimed.
QString claimSentence(trainer::EndReason reason);

/// What a move was like, whichever side made it.
Tone toneOf(const trainer::Judgement& judgement);
/// What the coach says about a move of the user's. The only legal move is neither praised nor blamed.
Remark remarkOn(const chess::Position& before, chess::Move move, const trainer::Judgement& judgement);
/// "It took 31 moves; the best was 27."
QString mateTookSentence(int moves, int best);
/// "You held out for 24 moves; with best play it is 27."
QString heldOutSentence(int moves, int best);

/// Why a mate took more or fewer moves than the best besides the moves wasted: the method's detours and the
/// moves that a weaker defence saved; empty if there is nothing to say.
QString differenceSentence(int detours, int givenBack);

/// What a move cost, as a comment in a file: "Slower than best by 3 moves."; empty if it cost nothing.
QString costComment(const trainer::Judgement& judgement);

} // namespace text
