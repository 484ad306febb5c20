// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The reasons why a FEN cannot be parsed, a setup is illegal or a position is not in the tablebases, as
// sentences: in English for the console program, to be translated for the window.

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

/// The value of a placeholder %1, %2 …: a side, whose name is translated, or a verbatim text.
using Argument = std::variant<chess::Color, std::string>;

/// A sentence whose placeholders have not been replaced yet.
struct Sentence {
    /// English text, marked for translation in the context `context`.
    const char* text;
    std::vector<Argument> arguments;
};

/// The translation context of all sentences, and of the names of the sides, "White" and "Black".
inline constexpr const char* context = "Refusals";

/// Returns the English name of a side.
const char* name(chess::Color side);

/// Returns one reason why a setup is illegal: "The kings are next to each other (%1)."
Sentence why_illegal(const chess::SetupFault& fault);

/// Returns the reason why a text is not a FEN, with the number of the character; `text` is the text parsed,
/// in UTF-8.
Sentence why_unreadable(const chess::FenError& error, std::string_view text);

/// Returns the description of an error in a game of a PGN file, and the part that is skipped because of it.
Sentence why_left_out(const chess::PgnError& error);

/// Returns the reason why tablebases of up to `most` pieces cannot contain a position.
///
/// @pre `endgame::ending_of(position, most)` is `nullopt`
Sentence why_uncovered(const chess::Position& position, std::size_t most = endgame::most_pieces);

/// Returns the English sentence with its placeholders replaced.
std::string in_english(const Sentence& sentence);

} // namespace reasons
