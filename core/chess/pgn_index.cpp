// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_index.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

namespace chess {

namespace {

/// Lines and columns stop at the largest number of 32 bits.
std::uint32_t saturated(std::size_t number)
{
    constexpr std::size_t most = std::numeric_limits<std::uint32_t>::max();
    return static_cast<std::uint32_t>(std::min(number, most));
}

} // namespace

PgnIndexEntry PgnIndex::operator[](std::size_t number) const
{
    assert(number < size());
    const Row& row = rows_[number];
    const std::uint64_t end = number + 1 < size() ? rows_[number + 1].offset : end_;
    const auto text = [&](PgnListTag tag) -> std::string_view {
        return names_[row.tags[static_cast<std::size_t>(tag)]];
    };
    return {.offset = row.offset,
            .length = end - row.offset,
            .place = {number + 1, row.line, row.column},
            .event = text(PgnListTag::event),
            .white = text(PgnListTag::white),
            .black = text(PgnListTag::black),
            .date = text(PgnListTag::date),
            .result = row.result,
            .has_fen = row.has_fen};
}

void PgnIndexer::feed(std::string_view bytes)
{
    // Small pieces, so that the games found in one need little room whatever they are.
    constexpr std::size_t piece = 1U << 16U;
    while (!bytes.empty()) {
        scanner_.feed(bytes.substr(0, piece), found_);
        bytes.remove_prefix(std::min(piece, bytes.size()));
        add_found();
    }
}

PgnIndex PgnIndexer::finish()
{
    scanner_.finish(found_);
    add_found();
    name_ids_.clear();
    return std::exchange(index_, {});
}

void PgnIndexer::add_found()
{
    for (const PgnExtent& game : found_) {
        if (index_.size() == pgn_index_limit) {
            index_.cut_ = true;
            break;
        }
        PgnIndex::Row row{
            game.offset, saturated(game.place.line), saturated(game.place.column), {}, game.result,
            game.has_fen};
        for (std::size_t tag = 0; tag < pgn_list_tag_count; ++tag)
            row.tags[tag] = name_id(game.tags[tag]);
        index_.rows_.push_back(row);
        index_.end_ = game.offset + game.length;
    }
    found_.clear();
}

std::uint32_t PgnIndexer::name_id(const std::string& name)
{
    const auto [known, is_new] = name_ids_.try_emplace(name, saturated(index_.names_.size()));
    if (is_new)
        index_.names_.push_back(name);
    return known->second;
}

PgnIndex index_pgn(std::string_view text)
{
    PgnIndexer indexer;
    indexer.feed(text);
    return indexer.finish();
}

} // namespace chess
