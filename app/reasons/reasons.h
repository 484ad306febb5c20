// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why a FEN cannot be read, why an arrangement is illegal and why a position is beyond the tables: the
// sentences, for the console program in English and for the window to be translated.

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "chess/fen.h"
#include "chess/pgn_reader.h"
#include "chess/piece.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "endgame/material.h"

namespace reasons {

/// What stands in a sentence for %1, %2 …: a side, whose name is translated, or a text as it is.
using Argument = std::variant<chess::Color, std::string>;

/// A sentence that is not filled in yet.
struct Sentence {
    /// In English, marked for translation in this context.
    const char* text;
    std::vector<Argument> arguments;
};

/// The translation context of all sentences, and of the names of the sides, "White" and "Black".
inline constexpr const char* context = "Refusals";

/// The name of a side in English.
const char* name(chess::Color side);

/// "The kings touch (%1)." — one reason why an arrangement is illegal.
Sentence why_illegal(const chess::SetupFault& fault);

/// Why a text is not a FEN, and at which character; the text as it was read, in UTF-8.
Sentence why_unreadable(const chess::FenError& error, std::string_view text);

/// What is wrong in a game of a PGN file and what is left out for it.
Sentence why_left_out(const chess::PgnError& error);

/// Why no table of up to so many pieces can know a position.
///
/// @pre `endgame::ending_of` the position, with as many, is nothing
Sentence why_uncovered(const chess::Position& position, std::size_t most = endgame::most_pieces);

/// A sentence filled in, in English.
std::string in_english(const Sentence& sentence);

} // namespace reasons
