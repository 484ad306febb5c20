// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The registry of advice: what a side of an ending should do next, in one sentence.
//
// An entry states the boards that it is for and the moves that are of the kind it names. It is given only if
// the board fits and the most natural best move, which the hints lead to, is of that kind and has no more
// urgent point; of several entries the first one counts, so that the more special ones stand before the more
// general ones. If none applies, there is no advice. The English sentences stand here, beside the conditions,
// and are marked for translation.
//
// The stages (stage.h) have advice of their own, which is given by the same rule.

#include <span>
#include <string_view>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "endgame/verdict.h"
#include "trainer/coach/reason.h"
#include "trainer/coach/stage.h"

namespace trainer::coach {

/// A position as one of its sides sees it, with that side to move.
struct Outlook {
    const endgame::Tablebase& known;
    const chess::Position& position;
    chess::Color side;
    endgame::Outcome result; ///< for the side

    const chess::Board& board() const { return position.board(); }
    chess::Bitboard own(chess::Role role) const { return board().of(side, role); }
    chess::Bitboard their(chess::Role role) const { return board().of(!side, role); }
    chess::Square king() const { return position.king(side); }
    chess::Square their_king() const { return position.king(!side); }
};

/// A legal move as advice sees it.
struct Step {
    chess::Move move;
    chess::Role role; ///< of the piece before the move
    chess::Position next;
};

/// A piece of advice.
struct AdviceEntry {
    std::string_view ending; ///< its name, "KRPKR"; empty for all endings
    endgame::Side side;      ///< the side that it is for
    /// True for the boards that satisfy the conditions.
    bool (*fits)(const Outlook&);
    /// True for the moves of the kind that the advice names.
    bool (*names)(const Outlook&, const Step&);
    const char* sentence; ///< marked for translation in the context "Endings"
    /// True if it is about winning or saving pieces, so that a move whose point is that follows it, too.
    bool is_about_blows = false;
    /// True if it says no more than which piece to move.
    bool is_vague = false;
};

/// All entries, the more special ones of an ending first.
std::span<const AdviceEntry> advice_entries();

/// The first advice for a side that fits and that the most natural best move follows; null if there is none.
/// With the other side to move, it has to be so after each of its best moves.
///
/// @param attacker the side that the ending is named after, which may be the given side
const AdviceEntry* advice(const StagePens& pens, const endgame::Tablebase& known,
                          const chess::Position& position, chess::Color side, chess::Color attacker);

/// The same for the side to move, from its most natural best move.
const AdviceEntry* advice(const endgame::Tablebase& known, const chess::Position& position,
                          const Explained& best, chess::Color attacker);

/// True if a legal move of the side to move is of the kind that a piece of advice names.
///
/// @pre the tablebase covers the position
bool is_named(const AdviceEntry& entry, const endgame::Tablebase& known, const chess::Position& position,
              chess::Move move);

/// True if a move is of the kind that the advice of a stage names, `stageAim` in app/text/coaching.h.
///
/// @pre the side to move is the attacker of the stage
bool is_named(const Standing& standing, const chess::Position& position, chess::Move move);

/// True if the most natural best move follows the advice of a stage; with the other side to move, if it does
/// after the most natural best reply.
bool is_followed(const StagePens& pens, const endgame::Tablebase& known, const chess::Position& position,
                 const Standing& standing);

} // namespace trainer::coach
