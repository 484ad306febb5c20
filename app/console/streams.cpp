// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/streams.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace console {

namespace {

constexpr std::size_t piece = std::size_t{1} << 18;

#if defined(O_CLOEXEC)
constexpr int reading = O_RDONLY | O_CLOEXEC;
#else
constexpr int reading = O_RDONLY | O_BINARY;
#endif

} // namespace

int open_to_read(const std::string& file)
{
    return ::open(file.c_str(), reading);
}

Read read_some(int descriptor, std::span<char> room)
{
    ssize_t count = 0;
    do {
        count = ::read(descriptor, room.data(), room.size());
    } while (count < 0 && errno == EINTR);
    if (count < 0)
        return {0, errno};
    return {static_cast<std::size_t>(count), 0};
}

LineReader::LineReader(int descriptor, std::size_t longest)
    : descriptor_{descriptor}
    , longest_{longest}
    , buffer_(longest + piece)
{}

bool LineReader::has_line() const
{
    return pending().find('\n') != std::string_view::npos;
}

std::optional<LineReader::Line> LineReader::next()
{
    std::size_t searched = 0;
    while (true) {
        const std::size_t found = pending().find('\n', searched);
        if (found != std::string_view::npos)
            return take(found, found + 1);
        if (at_end_) {
            if (pending().empty())
                return std::nullopt;
            return take(pending().size(), pending().size());
        }
        if (pending().size() > longest_) {
            // The rest of an overlong line is read and discarded.
            is_cut_ = true;
            end_ = begin_ + longest_;
        }
        searched = pending().size();
        at_end_ = !read_more();
    }
}

LineReader::Line LineReader::take(std::size_t length, std::size_t with_end)
{
    std::string_view text = pending().substr(0, length);
    begin_ += with_end;
    const bool is_cut = is_cut_ || text.size() > longest_;
    is_cut_ = false;
    if (is_cut)
        return {text.substr(0, longest_), true};
    if (!text.empty() && text.back() == '\r')
        text.remove_suffix(1);
    return {text, false};
}

bool LineReader::read_more()
{
    std::copy(buffer_.begin() + static_cast<std::ptrdiff_t>(begin_),
              buffer_.begin() + static_cast<std::ptrdiff_t>(end_), buffer_.begin());
    end_ -= begin_;
    begin_ = 0;
    const std::span free = std::span{buffer_}.subspan(end_);
    // Text may be half as long again in UTF-8 as in UTF-16.
    const Read read = read_some(descriptor_, free.first(free.size() / 2));
    failure_ = read.failure;
    const std::string text =
        read.count > 0 ? converter_.convert({free.data(), read.count}) : converter_.finish();
    std::ranges::copy(text, free.begin());
    end_ += text.size();
    return read.count > 0;
}

int write_all(int descriptor, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t count = ::write(descriptor, text.data(), text.size());
        if (count < 0 && errno != EINTR)
            return errno;
        text.remove_prefix(count > 0 ? static_cast<std::size_t>(count) : 0);
    }
    return 0;
}

} // namespace console
