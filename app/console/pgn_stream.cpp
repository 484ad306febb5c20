// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pgn_stream.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "chess/pgn_reader.h"
#include "console/streams.h"

namespace console {

namespace {

constexpr std::size_t piece_length = std::size_t{1} << 16;

/// One byte more than the longest game, to recognise longer ones.
constexpr std::size_t kept_of_a_game = chess::pgn_game_length_limit + 1;

} // namespace

std::optional<PgnStream::Cut> PgnStream::next()
{
    while (cut_.empty() && !at_end_)
        read_more();
    if (cut_.empty())
        return std::nullopt;
    Cut game = std::move(cut_.front());
    cut_.pop_front();
    return game;
}

void PgnStream::read_more()
{
    std::array<char, piece_length> piece;
    const Read read = read_some(descriptor_, piece);
    failure_ = read.failure;
    at_end_ = read.count == 0;
    cut_out(converter_.convert({piece.data(), read.count}));
}

/// Extracts the games completed by the next piece of the file, or by its end if the piece is empty.
void PgnStream::cut_out(const std::string& piece)
{
    const std::string text = at_end_ ? piece + converter_.finish() : piece;
    keep(text);
    std::vector<chess::PgnExtent> found;
    scanner_.feed(text, found);
    if (at_end_)
        scanner_.finish(found);
    if (found.empty())
        return;
    const std::uint64_t end = found.back().offset + found.back().length;
    for (chess::PgnExtent& game : found) {
        const std::size_t begin = place_of(game.offset);
        const std::size_t length = place_of(game.offset + game.length) - begin;
        cut_.push_back({open_.substr(begin, std::min(length, kept_of_a_game)), std::move(game)});
    }
    open_.erase(0, place_of(end));
    open_from_ = end;
    left_out_ = 0;
}

/// Stores the head of an unfinished game, and enough of its tail: the start of the next game is known only
/// after its first tag.
void PgnStream::keep(std::string_view piece)
{
    open_ += piece;
    if (open_.size() <= 3 * kept_of_a_game)
        return;
    const std::size_t too_much = open_.size() - 2 * kept_of_a_game;
    open_.erase(kept_of_a_game, too_much);
    left_out_ += too_much;
}

/// The position of a file offset in the stored text.
std::size_t PgnStream::place_of(std::uint64_t offset) const
{
    const auto from_start = static_cast<std::size_t>(offset - open_from_);
    if (from_start <= kept_of_a_game)
        return from_start;
    return std::max(kept_of_a_game, from_start - std::min(from_start, left_out_));
}

} // namespace console
