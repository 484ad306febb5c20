// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "chess/pgn_scanner.h"

namespace chess {

/// The most games an index lists; those behind are left out.
inline constexpr std::size_t pgn_index_limit = 4'000'000;

/// One line of a list of games; the texts live as long as their index.
struct PgnIndexEntry {
    /// Where the bytes of the game stand in the file: what `read_pgn_game` wants.
    std::uint64_t offset;
    std::uint64_t length;
    PgnPlace place;
    /// The values of tags as UTF-8, empty where unknown, cut to `pgn_list_value_limit` bytes of the file.
    std::string_view event;
    std::string_view white;
    std::string_view black;
    std::string_view date;
    PgnResult result;
    /// Whether the game starts from a FEN tag.
    bool has_fen;
};

/// The list of the games of one file: 40 bytes for a game, and each name once.
class PgnIndex {
public:
    std::size_t size() const { return rows_.size(); }
    bool empty() const { return rows_.empty(); }

    /// @pre number < size()
    PgnIndexEntry operator[](std::size_t number) const;

    /// Whether the file held more games than `pgn_index_limit`.
    bool is_cut() const { return cut_; }

private:
    friend class PgnIndexer;

    /// A game; it ends where the next one begins.
    struct Row {
        std::uint64_t offset;
        std::uint32_t line;
        std::uint32_t column;
        std::array<std::uint32_t, pgn_list_tag_count> tags;
        PgnResult result;
        bool has_fen;
    };

    std::vector<Row> rows_;
    std::vector<std::string> names_;
    std::uint64_t end_ = 0;
    bool cut_ = false;
};

/// Makes an index from a file fed in pieces; the caller may stop after any piece and show how far it is.
class PgnIndexer {
public:
    /// Indexes the next bytes of the file, in linear time.
    void feed(std::string_view bytes);

    /// How many games have been found so far.
    std::size_t size() const { return index_.size(); }

    /// The index of everything fed; the indexer is spent.
    PgnIndex finish();

private:
    void add_found();
    std::uint32_t name_id(const std::string& name);

    PgnScanner scanner_;
    std::vector<PgnExtent> found_;
    std::unordered_map<std::string, std::uint32_t> name_ids_;
    PgnIndex index_;
};

/// The index of a whole text.
PgnIndex index_pgn(std::string_view text);

} // namespace chess
