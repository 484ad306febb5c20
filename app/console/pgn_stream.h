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

namespace console {

/// Splits a PGN file of any length into games, in memory bounded by the length of the longest game that is
/// read completely.
class PgnStream {
public:
    /// One game of the file, its moves not yet parsed.
    struct Cut {
        /// Its bytes, at most one more than `chess::pgn_game_length_limit`.
        std::string text;
        /// Its place in the file and the tags that lists show.
        chess::PgnExtent extent;
    };

    explicit PgnStream(int descriptor) : descriptor_{descriptor} {}

    /// The next game; `nullopt` at the end, or if reading fails.
    std::optional<Cut> next();

    /// The system's error number if reading ended early; 0 if not.
    int failure() const { return failure_; }

private:
    void read_more();
    void cut_out(const std::string& piece);
    void keep(std::string_view piece);
    std::size_t place_of(std::uint64_t offset) const;

    int descriptor_;
    int failure_ = 0;
    bool at_end_ = false;
    chess::Utf16Converter converter_;
    chess::PgnScanner scanner_;
    std::deque<Cut> cut_;
    /// The unfinished game, from the offset that follows; only head and tail of a very long one.
    std::string open_;
    std::uint64_t open_from_ = 0;
    /// The number of bytes omitted between head and tail.
    std::size_t left_out_ = 0;
};

} // namespace console
