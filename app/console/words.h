// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The sentences of the console program, in plain English. Its output is an interface, so it is not
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

/// Describes why a text is not a FEN, and where.
std::string sentence(const chess::FenError& error, std::string_view text);

/// Describes a fault of a game in a PGN file, its place and the consequence: "Game 3, line 45, column 7:
/// “Nf9” is not a move. The rest of the line is skipped."
std::string sentence(const chess::PgnError& error);

/// Describes why an arrangement is not a legal position: one sentence for each reason.
std::string sentences(const chess::SetupError& error);

/// Describes why the tablebases cannot cover a position: "Not in the tablebases: this position has 5 pieces,
/// and the tablebases cover at most 4."
///
/// @pre `ending_of` the position, with up to `most` pieces, is `nullopt`
std::string why_uncovered(const chess::Position& position, std::size_t most);

/// Describes why an ending is not solved: "KRPKR is not solved: that may need 1248 MiB of memory, and 900 are
/// free." or "… and the limit is 900."
std::string sentence(const endgame::WantOfMemory& want);

/// Describes that an ending will be unavailable next time: "KRPKR cannot be saved in /mnt/tables."
std::string not_kept_sentence(const endgame::Material& ending, std::string_view folder);

/// A number of bytes in whole MiB, rounded up.
std::size_t mebibytes(std::size_t bytes);

/// Describes a failure with the system's error: "Standard output cannot be written: No space left on device."
std::string failure_sentence(std::string_view what, int system_error);

/// The maximum length of a displayed file name, in bytes.
inline constexpr std::size_t longest_file_name = 4096;

/// A text as it can be printed on one line of a terminal: control characters and invalid UTF-8 become U+FFFD,
/// and text longer than `limit` bytes ends in "…".
std::string printable(std::string_view text, std::size_t limit);

/// Appends the same to another text.
void append_printable(std::string& out, std::string_view text, std::size_t limit);

} // namespace console
