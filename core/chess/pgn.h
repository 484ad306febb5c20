// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A game as Portable Game Notation tells it: who played, the moves with what is written about them, and
// how it ended. Everything a file says twice is kept once: the tags FEN and SetUp are the start of the
// tree, the tag Result is the result.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "chess/game_tree.h"
#include "chess/position.h"

namespace chess {

/// How a game ended, as its termination marker says (PGN standard, 8.2.6).
enum class PgnResult : std::uint8_t { unknown, white_wins, black_wins, draw };

/// The termination marker: "*", "1-0", "0-1" or "1/2-1/2".
std::string_view to_string(PgnResult result);

/// The result that a termination marker stands for, if it is one. Other spellings are read too: "1/2", "½",
/// "½-½", "0.5-0.5", ".5-.5", "1 : 0", "1-O", "l-0", "+:-", and dashes of any length.
std::optional<PgnResult> parse_result(std::string_view text);

/// The result a position gives by itself: mate, stalemate and dead positions end a game, others are unknown.
PgnResult result_of(const Position& position);

/// One line of the tag section, such as `[White "Troitzky"]`.
struct PgnTag {
    std::string name;
    std::string value;

    friend bool operator==(const PgnTag&, const PgnTag&) = default;
};

/// The tags every game begins with, before Result, the seventh (PGN standard, 8.1.1).
inline constexpr std::array<std::string_view, 6> pgn_roster{"Event", "Site",  "Date",
                                                            "Round", "White", "Black"};

/// The tags of a game, in the order of the export format: Event, Site, Date, Round, White, Black, then
/// the others by the bytes of their names (PGN standard, 8.1.1).
///
/// An unknown value ("?", a date "????.??.??") is the same as no tag. FEN, SetUp and Result are no tags
/// here: see `PgnGame`.
class PgnTags {
public:
    /// Orders tags, and names of tags, as the export format does.
    struct Order {
        using is_transparent = void;
        bool operator()(const PgnTag& a, const PgnTag& b) const { return (*this)(a, b.name); }
        bool operator()(const PgnTag& tag, std::string_view name) const;
        bool operator()(std::string_view name, const PgnTag& tag) const;
    };
    using value_type = PgnTag;
    using const_iterator = std::set<PgnTag, Order>::const_iterator;

    /// The value of a tag, if it is known.
    std::optional<std::string_view> value(std::string_view name) const;

    /// Sets a tag, or clears it if the value says nothing.
    ///
    /// Bytes that are no UTF-8 are read as Windows-1252, control characters become blanks.
    /// @return whether the name can be one (see `is_tag_name_character()`); FEN, SetUp and Result cannot
    bool set(std::string_view name, std::string_view value);

    void clear(std::string_view name);

    bool empty() const { return tags_.empty(); }
    std::size_t size() const { return tags_.size(); }
    const_iterator begin() const { return tags_.begin(); }
    const_iterator end() const { return tags_.end(); }

    friend bool operator==(const PgnTags&, const PgnTags&) = default;

private:
    std::set<PgnTag, Order> tags_;
};

/// A game as a PGN file keeps it.
struct PgnGame {
    PgnTags tags;
    /// Starts from the position of the FEN tag, or from the initial one.
    GameTree tree;
    PgnResult result = PgnResult::unknown;

    friend bool operator==(const PgnGame&, const PgnGame&) = default;
};

/// True if a game has a tag, a move, a result or a start of its own: any text can be read as a game without.
bool says_anything(const PgnGame& game);

} // namespace chess
