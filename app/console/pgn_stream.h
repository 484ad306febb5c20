// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "chess/pgn_splitter.h"

namespace console {

/// Reads the games of a PGN file of any length from a file descriptor, in bounded memory.
class PgnStream {
public:
    explicit PgnStream(int descriptor) : descriptor_{descriptor} {}

    /// The next game; `nullopt` at the end, if reading fails or if the file is no text.
    std::optional<chess::PgnCut> next();

    /// The system's error number if reading ended early; 0 if not.
    int failure() const { return failure_; }
    /// See `chess::PgnSplitter::is_text`.
    bool is_text() const { return splitter_.is_text(); }

private:
    void read_more();

    int descriptor_;
    int failure_ = 0;
    bool at_end_ = false;
    chess::PgnSplitter splitter_;
};

} // namespace console
