// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/utf16.h"

namespace console {

/// The result of reading from a file descriptor once.
struct Read {
    /// The number of bytes read; 0 at the end, or if reading failed.
    std::size_t count = 0;
    /// The system's error number if reading failed; 0 if not.
    int failure = 0;
};

/// Opens a file for reading. Returns its descriptor, or -1 with the reason in errno.
int open_to_read(const std::string& file);

/// Reads the available bytes, at most the size of `room`, and waits for at least one.
Read read_some(int descriptor, std::span<char> room);

/// Reads lines of any length from a file descriptor, in bounded memory, and as UTF-8: UTF-16 text with a byte
/// order mark is converted.
///
/// Reads whatever is available: large pieces from a file, single lines from a pipe.
class LineReader {
public:
    struct Line {
        /// The line without its end ("\n" or "\r\n"); valid until the next call.
        std::string_view text;
        /// True if the line was longer than the limit, and only its start is here.
        bool is_cut;
    };

    LineReader(int descriptor, std::size_t longest);

    /// The next line; `nullopt` at the end, or if reading fails.
    std::optional<Line> next();

    /// True if the next line has been read already, so that `next()` will not wait.
    bool has_line() const;

    /// The system's error number if reading ended early; 0 if not.
    int failure() const { return failure_; }

private:
    std::string_view pending() const { return {buffer_.data() + begin_, end_ - begin_}; }
    Line take(std::size_t length, std::size_t with_end);
    bool read_more();

    int descriptor_;
    std::size_t longest_;
    chess::Utf16Converter converter_;
    std::vector<char> buffer_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    bool is_cut_ = false;
    bool at_end_ = false;
    int failure_ = 0;
};

/// Writes a text to a file descriptor. Returns 0 or the system's error number.
int write_all(int descriptor, std::string_view text);

} // namespace console
