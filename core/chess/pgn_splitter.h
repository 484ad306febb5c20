// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

#include "chess/pgn_scanner.h"
#include "chess/utf16.h"

namespace chess {

/// A game cut out of a file, its moves not yet parsed.
struct PgnCut {
    /// Its bytes, at most one more than `pgn_game_length_limit`.
    std::string text;
    /// Its place in the file and the tags that lists show.
    PgnExtent extent;
};

/// Splits a PGN file of any length, fed in pieces of any size, into games, in memory bounded by the pieces
/// and by the length of the longest game that is read completely.
class PgnSplitter {
public:
    /// Takes the next bytes of the file.
    void feed(std::string_view bytes);
    /// Ends the file.
    void finish();
    /// The next game completed by the bytes so far; `nullopt` if there is none.
    std::optional<PgnCut> next();
    /// False if there is a null character at the beginning of the file: it is no text, or UTF-16 without a
    /// byte order mark.
    bool is_text() const { return is_text_; }

private:
    void cut_out(const std::string& text, bool is_end);
    void keep(std::string_view text);
    std::size_t place_of(std::uint64_t offset) const;

    Utf16Converter converter_;
    PgnScanner scanner_;
    std::deque<PgnCut> cut_;
    /// The bytes of text seen so far, and whether their beginning has no null characters.
    std::uint64_t seen_ = 0;
    bool is_text_ = true;
    /// The unfinished game, from the offset that follows; only head and tail of a very long one.
    std::string open_;
    std::uint64_t open_from_ = 0;
    /// The number of bytes omitted between head and tail.
    std::size_t left_out_ = 0;
};

} // namespace chess
