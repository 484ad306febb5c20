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

/// What one reading of a file descriptor brought.
struct Read {
    /// The bytes read; 0 at the end, or if reading failed.
    std::size_t count = 0;
    /// Why reading failed, as the system numbers it; 0 if it did not.
    int failure = 0;
};

/// Opens a file for reading: its descriptor, or -1 with the reason in errno.
int open_to_read(const std::string& file);

/// Reads what is there, up to the size of the room, waiting for one byte at least.
Read read_some(int descriptor, std::span<char> room);

/// Reads lines of any length from a file descriptor, in bounded memory, and as UTF-8: text in UTF-16 with a
/// byte order mark is converted.
///
/// It takes what is there: from a file in large pieces, from a pipe line by line.
class LineReader {
public:
    struct Line {
        /// The line without its end ("\n" or "\r\n"); valid until the next call.
        std::string_view text;
        /// Whether the line was longer than the reader keeps, and only its start is here.
        bool is_cut;
    };

    LineReader(int descriptor, std::size_t longest);

    /// The next line; nothing at the end, or if reading fails.
    std::optional<Line> next();

    /// Whether the next line has been read already, so that asking for it does not wait.
    bool has_line() const;

    /// Why reading ended early, as the system numbers it; 0 if it did not.
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

/// Writes a text to a file descriptor; returns 0 or, as the system numbers it, why it could not.
int write_all(int descriptor, std::string_view text);

} // namespace console
