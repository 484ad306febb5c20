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

/// Cuts games out of a PGN file of any length, in memory bounded by the longest game that is read whole.
class PgnStream {
public:
    /// One game of the file, its moves not yet read.
    struct Cut {
        /// Its bytes, up to one more than `chess::pgn_game_length_limit`.
        std::string text;
        chess::PgnPlace place;
    };

    explicit PgnStream(int descriptor) : descriptor_{descriptor} {}

    /// The next game; nothing at the end, or if reading fails.
    std::optional<Cut> next();

    /// Why reading ended early, as the system numbers it; 0 if it did not.
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
    /// The game that goes on, from this byte of the file on; of a very long one head and tail.
    std::string open_;
    std::uint64_t open_from_ = 0;
    /// The bytes between head and tail.
    std::size_t left_out_ = 0;
};

} // namespace console
