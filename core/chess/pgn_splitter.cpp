// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_splitter.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "chess/pgn_reader.h"

namespace chess {
namespace {

/// One byte more than the longest game, to recognise longer ones.
constexpr std::size_t kept_of_a_game = pgn_game_length_limit + 1;

/// The beginning of a file by which text is recognised.
constexpr std::size_t enough_to_know = 4096;

} // namespace

void PgnSplitter::feed(std::string_view bytes)
{
    cut_out(converter_.convert(bytes), false);
}

void PgnSplitter::finish()
{
    cut_out(converter_.finish(), true);
}

std::optional<PgnCut> PgnSplitter::next()
{
    if (cut_.empty())
        return std::nullopt;
    PgnCut game = std::move(cut_.front());
    cut_.pop_front();
    return game;
}

/// Extracts the games completed by the next part of the text, or by its end.
void PgnSplitter::cut_out(const std::string& text, bool is_end)
{
    keep(text);
    if (seen_ < enough_to_know && text.find('\0') < enough_to_know - seen_)
        is_text_ = false;
    seen_ += text.size();
    std::vector<PgnExtent> found;
    scanner_.feed(text, found);
    if (is_end)
        scanner_.finish(found);
    if (found.empty())
        return;
    const std::uint64_t end = found.back().offset + found.back().length;
    for (PgnExtent& game : found) {
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
void PgnSplitter::keep(std::string_view text)
{
    open_ += text;
    if (open_.size() <= 3 * kept_of_a_game)
        return;
    const std::size_t too_much = open_.size() - 2 * kept_of_a_game;
    open_.erase(kept_of_a_game, too_much);
    left_out_ += too_much;
}

/// The position of a file offset in the stored text.
std::size_t PgnSplitter::place_of(std::uint64_t offset) const
{
    const auto from_start = static_cast<std::size_t>(offset - open_from_);
    if (from_start <= kept_of_a_game)
        return from_start;
    return std::max(kept_of_a_game, from_start - std::min(from_start, left_out_));
}

} // namespace chess
