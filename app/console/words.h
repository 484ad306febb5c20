// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the console program says: plain English sentences. Its output is an interface, so it is not
// translated.

#include <cstddef>
#include <string>
#include <string_view>

#include "chess/fen.h"
#include "chess/pgn_reader.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "endgame/memory.h"

namespace console {

/// Why a text is not a FEN, and where.
std::string sentence(const chess::FenError& error, std::string_view text);

/// What is wrong with a game of a PGN file, where, and what is left out for it: "Game 3, line 45, column 7:
/// “Nf9” is not a move. The rest of the line is left out."
std::string sentence(const chess::PgnError& error);

/// Why an arrangement is not a legal position: a sentence for each reason.
std::string sentences(const chess::SetupError& error);

/// Why no table can know a position: "Beyond the tables: this position has 5 pieces, and they cover up to
/// 4."
///
/// @pre `ending_of` the position, with up to `most` pieces, is nothing
std::string why_uncovered(const chess::Position& position, std::size_t most);

/// Why an ending is not solved: "KRPKR is not solved: that may need 1248 MiB of memory, and 900 are free." or
/// "… and the limit is 900."
std::string sentence(const endgame::WantOfMemory& want);

/// That an ending is not there the next time: "KRPKR cannot be kept in /mnt/tables."
std::string not_kept_sentence(const endgame::Material& ending, std::string_view folder);

/// A number of bytes in whole MiB, rounded up.
std::size_t mebibytes(std::size_t bytes);

/// That something could not be done, and why, as the system numbers it: "Standard output cannot be
/// written: No space left on device."
std::string failure_sentence(std::string_view what, int system_error);

/// The bytes of a file's name that are shown.
inline constexpr std::size_t longest_file_name = 4096;

/// A text as it can be shown on one line of a terminal: control characters and broken UTF-8 become U+FFFD,
/// and what is longer than `limit` bytes ends in "…".
std::string printable(std::string_view text, std::size_t limit);

/// The same, at the end of another text.
void append_printable(std::string& out, std::string_view text, std::size_t limit);

} // namespace console
