// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "chess/pgn_reader.h"
#include "console/answer.h"
#include "console/pgn_stream.h"

namespace console {

/// The games of a PGN file, one after the other; of standard input if its name is "-".
class PgnFile {
public:
    explicit PgnFile(std::string name);
    PgnFile(const PgnFile&) = delete;
    PgnFile& operator=(const PgnFile&) = delete;
    ~PgnFile();

    /// The next game, its moves not yet parsed; `nullopt` at the end, or if the file cannot be read.
    std::optional<chess::PgnCut> next_cut();

    /// The next game; `nullopt` at the end, or if the file cannot be read.
    std::optional<chess::PgnReading> next();

    /// The reason why the file could not be read to its end, if so.
    std::optional<Refusal> failure() const;

private:
    std::string name_;
    /// Negative if the file could not be opened, with the error that follows.
    int descriptor_;
    int open_error_;
    bool is_device_;
    PgnStream stream_;
};

} // namespace console
