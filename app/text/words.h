// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Texts about chess: short plain sentences in the user's language.

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

/// The tone of a remark; each has its own colour and glyph.
enum class Tone { plain, good, costly, bad };

/// A remark of the coach: the main sentence and, dimmer, the reason for it.
struct Remark {
    Tone tone = Tone::plain;
    QString headline;
    QString reason;

    friend bool operator==(const Remark&, const Remark&) = default;
};

/// Returns the names of squares as a list: "a8, h1".
QString squareNames(chess::Bitboard squares);

/// Returns a move in algebraic notation with the letters of the user's language: "Nd3", in German "Sd3".
QString moveName(const chess::Position& position, chess::Move move);
/// Returns a move with its number: "3. Nd5" or "3… Kb7".
QString numberedMove(const chess::Position& before, chess::Move move);
/// Returns how many moves of a list are named: all of them if there are few, or else the first.
std::size_t numberNamed(std::size_t moves);
/// Returns the names of moves, at most three if there are many: "Kf4, Kg4, Nd3 or 2 others".
QString moveNames(const chess::Position& position, const std::vector<chess::Move>& moves);
/// Returns the best moves as a sentence: "Best was Kg6." or "The best moves were Kg6 and Kg7."
QString bestMovesSentence(const chess::Position& position, const std::vector<chess::Move>& best);
/// Returns typed text with the piece letters of the user's language replaced by English ones.
QString withEnglishLetters(const QString& typed);
/// Returns the letter of a piece in the user's language; of a pawn, the first letter of its name.
QString letterOrInitial(chess::Role role);
/// Returns the piece of a letter, large or small, in the user's language, where a pawn has the first letter
/// of its name, or else in English; `nullopt` for other letters.
///
/// @param before the piece of the letter typed before, which may be the beginning of a longer name: "К", "Кр"
std::optional<chess::Role> roleOf(const QString& letter, std::optional<chess::Role> before);

/// Returns the side to move: "White to move".
QString sideToMove(chess::Color turn);
/// Returns the right corners: "Right corners (light): a8, h1".
QString cornersText(const trainer::Corners& corners);
/// Returns the state of a position: "White mates in 24", "Draw", "Checkmate", "Stalemate"…
QString headline(const chess::Position& position, const std::optional<endgame::Verdict>& verdict);
/// Returns the result without the number of moves: "White wins"; the verdict must not be a draw.
QString resultHeadline(const chess::Position& position, const endgame::Verdict& verdict);
/// Returns the result of a finished game: "Checkmate", "Stalemate" or "Draw".
QString endHeadline(trainer::EndReason reason);

/// Returns the result of a move for the side that played it: "Mate in 24", "Mated in 5", "Draw".
QString outcomeWords(const endgame::Verdict& verdict);

/// Returns a sentence about a move that leaves a draw a draw: "Kd7 holds the draw." or, of the side with more
/// material, "After Kd5 it is still a draw."
QString drawnSentence(const chess::Position& position, chess::Move move);
/// Returns the reason why a position is drawn: "The king captures the knight on c5."
QString drawSentence(const chess::Position& position, const trainer::DrawCause& cause);
/// Returns the reason why a game is over.
QString endSentence(trainer::EndReason reason);
/// Returns a sentence about a draw that can be claimed.
QString claimSentence(trainer::EndReason reason);

/// Returns the tone of the remark on a move of either side.
Tone toneOf(const trainer::Judgement& judgement);
/// Returns the coach's remark on a move of the user. The only legal move is neither praised nor criticised.
Remark remarkOn(const chess::Position& before, chess::Move move, const trainer::Judgement& judgement);
/// Returns a sentence about a finished mate: "It took 31 moves; best play needs 27."
QString mateTookSentence(int moves, int best);
/// Returns a sentence about a defence: "You held out for 24 moves; the best defence lasts 27."; empty if no
/// defence lasts more than one move.
QString heldOutSentence(int moves, int best);

/// Returns the reason why a mate took more or fewer moves than the best besides the moves wasted: the
/// method's slower moves and the moves saved by a weaker defence; may be empty.
QString differenceSentence(int detours, int givenBack);

/// Returns the cost of a move as a comment for a file: "3 moves slower than the best."; empty if it cost
/// nothing.
QString costComment(const trainer::Judgement& judgement);

} // namespace text
