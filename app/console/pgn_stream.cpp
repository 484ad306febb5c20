// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pgn_stream.h"

#include <array>
#include <cstddef>

#include "console/streams.h"

namespace console {
namespace {

constexpr std::size_t piece_length = std::size_t{1} << 16;

} // namespace

std::optional<chess::PgnCut> PgnStream::next()
{
    auto game = splitter_.next();
    while (!game && !at_end_ && is_text()) {
        read_more();
        game = splitter_.next();
    }
    return is_text() ? game : std::nullopt;
}

void PgnStream::read_more()
{
    std::array<char, piece_length> piece;
    const Read read = read_some(descriptor_, piece);
    failure_ = read.failure;
    at_end_ = read.count == 0;
    if (at_end_)
        splitter_.finish();
    else
        splitter_.feed({piece.data(), read.count});
}

} // namespace console
