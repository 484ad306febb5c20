// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "chess/pgn.h"
#include "chess/pgn_lexer.h"

namespace chess {

/// Where a game begins in its file.
struct PgnPlace {
    /// The number of the game, from 1.
    std::size_t game = 1;
    /// The line, from 1.
    std::size_t line = 1;
    /// The character of the line, from 1; the byte, for a game that begins within a line.
    std::size_t column = 1;

    friend bool operator==(const PgnPlace&, const PgnPlace&) = default;
};

/// The tags a list of games shows.
enum class PgnListTag : std::uint8_t { event, white, black, date };

inline constexpr std::size_t pgn_list_tag_count = 4;

/// The longest value of a tag a list keeps, in bytes of the file (PGN standard, 4.1).
inline constexpr std::size_t pgn_list_value_limit = 255;

/// A game cut out of a file, its moves not yet read.
struct PgnExtent {
    /// The first byte, counted from 0.
    std::uint64_t offset = 0;
    /// The bytes to the next game, or to the end of the file.
    std::uint64_t length = 0;
    PgnPlace place;
    /// The values of the list's tags, by `PgnListTag`, as UTF-8; empty where unknown.
    std::array<std::string, pgn_list_tag_count> tags;
    /// The result the tag tells, or else the termination marker.
    PgnResult result = PgnResult::unknown;
    /// Whether the game starts from a FEN tag.
    bool has_fen = false;
};

/// Finds where games begin, without reading their moves, in a file fed in pieces of any size.
///
/// A game begins with its first tag pair, or, without one, with its first comment or move; other lines
/// between games are passed over (see `kind_of_line()`), and the line of a FEN or an EPD is a game of its
/// own, with the moves if the next line begins with them. Tags end with the first word of the moves; a tag
/// that comes again behind an empty line begins another game. A game ends where a termination marker outside
/// of variations has come and something else follows, and, in spite of a missing marker, where a line begins
/// with a tag pair or with White's first move, and where the markup of a forum encloses it. Comments after
/// the marker belong to the game as long as no empty line stands between.
///
/// What looks like a tag pair in a comment is none; but a comment that is not closed before an empty line
/// and a line that begins with a tag pair ends there, and costs no other game.
///
/// Memory is bounded whatever is fed; time is linear.
class PgnScanner {
public:
    /// Looks through the next bytes; games that have ended by then are added to `found`.
    void feed(std::string_view bytes, std::vector<PgnExtent>& found);

    /// Tells that the file has ended; the last game is added to `found`.
    void finish(std::vector<PgnExtent>& found);

private:
    enum class State : std::uint8_t {
        between, ///< Between words.
        word,
        move_word,    ///< A word that is not a termination marker.
        brace,        ///< In a comment up to "}".
        line_comment, ///< In a comment up to the end of the line.
        escaped_line, ///< In a line that begins with "%".
        less_than,    ///< Behind "<", which may open HTML.
        angle,        ///< In HTML between "<" and ">".
        bracket,      ///< In parentheses that say more of the result.
    };

    /// How far the game at hand has come.
    enum class Phase : std::uint8_t { none, comments, tags, moves, ended };

    void take(std::string_view bytes);
    /// Takes the next bytes, one at least, and returns their number.
    std::size_t advance(std::string_view bytes);
    bool is_between_games() const { return phase_ == Phase::none || phase_ == Phase::ended; }
    bool begins_head(char c) const;
    std::size_t gather_head(std::string_view bytes);
    void take_head();
    /// Takes what a line, or the rest of one, begins with, one byte at least, and returns its length.
    std::size_t take_line(std::string_view line);
    std::size_t take_kind(std::string_view line);
    std::size_t take_positions(std::string_view line);
    std::size_t take_bracket(std::string_view line);
    void take_markup(std::string_view name, int newlines);
    std::size_t take_asterisks(std::string_view line);
    std::size_t take_ampersand(std::string_view line);
    std::size_t pass(std::size_t length);

    /// How many bytes at the head of a piece change nothing but the place.
    std::size_t idle_length(std::string_view bytes) const;
    void step(char c);
    void step_between(char c);
    void step_brace(char c);
    void count_line(char c);

    void begin_comment();
    void begin_moves();
    void take_position(std::string_view line);
    void end_word();
    void take_result(PgnResult result);
    void take_tag(const PgnToken& tag);
    void note_tag(const PgnToken& tag);

    /// Ends the game at hand where the next begins.
    void begin_game(const PgnPlace& place, std::uint64_t offset, Phase phase);
    void end_game(std::uint64_t offset);
    PgnPlace here() const;

    State state_ = State::between;
    Phase phase_ = Phase::none;
    std::uint64_t offset_ = 0;
    std::size_t line_ = 1;
    std::uint64_t line_start_ = 0;
    /// Ends of lines since the last character that is not a blank: 1 at the head of a line, 2 or more behind
    /// an empty one.
    int newlines_ = 2;
    bool after_return_ = false;
    std::size_t games_ = 0;
    std::size_t depth_ = 0;
    /// Whether the game at hand has a word that is no termination marker.
    bool has_moves_ = false;
    /// The braces inside the last comment that are not closed: what follows may belong to it.
    std::size_t inner_braces_ = 0;
    bool after_backslash_ = false;
    /// Whether the game at hand begins with the line of a position.
    bool is_position_ = false;
    std::string word_;
    /// The beginning of a line, or of its rest, that has to be looked at as a whole.
    std::string head_;
    /// Whether a lone asterisk has opened an emphasis.
    bool in_emphasis_ = false;
    /// Whether the last character is a blank, or none.
    bool after_blank_ = true;
    /// The names of the game's tags, up to a limit.
    std::vector<std::string> names_;

    PgnExtent game_;
    PgnResult marker_ = PgnResult::unknown;
    std::vector<PgnExtent> ended_;
};

} // namespace chess
