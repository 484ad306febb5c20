// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/pgn.h"
#include "chess/pgn_scanner.h"

namespace chess {

/// The longest game that is read whole, in bytes; the rest of a longer one is left out.
inline constexpr std::size_t pgn_game_length_limit = 16U << 20U;
/// The most moves a game may have, those of variations included.
inline constexpr std::size_t pgn_moves_limit = 500'000;
/// How deep variations may stand in each other.
inline constexpr std::size_t pgn_depth_limit = 10'000;
/// The most errors reported for one game.
inline constexpr std::size_t pgn_errors_limit = 100;
/// The longest offending text an error shows, in bytes of the file.
inline constexpr std::size_t pgn_error_text_limit = 60;

/// One thing in a game that is not PGN, and what it costs.
struct PgnError {
    enum class Kind {
        // Tags: the tag is left out.
        malformed_tag,    ///< A line of the tag section that is not a tag pair.
        unterminated_tag, ///< A value without its closing quotation mark; it ends with the line.
        duplicate_tag,    ///< A tag given a second time; the first one counts.
        result_mismatch,  ///< The tag Result and the termination marker disagree; the marker counts.
        // The moves of the whole game are left out.
        unreadable_fen,      ///< The FEN tag cannot be read.
        illegal_start,       ///< The FEN tag gives an illegal arrangement.
        unsupported_variant, ///< The game is of another variant of chess, named by `text`.
        not_a_position,      ///< A line of a list of positions that is none.
        illegal_position,    ///< A line of a list of positions that gives an illegal arrangement.
        // The rest of the line is left out: of a variation, or of the game.
        unreadable_move,   ///< A word that is not a move.
        illegal_move,      ///< A move that is not legal here.
        ambiguous_move,    ///< A move that fits more than one legal move.
        null_move,         ///< "--" or "Z0" in check, where passing is not allowed.
        chess960_castling, ///< Castling in Chess960, from squares where ordinary chess has none.
        // The variation is left out.
        variation_without_move, ///< A variation with no move before it to vary from.
        nested_too_deep,        ///< A variation deeper than `pgn_depth_limit`.
        // The rest of the game is left out.
        too_many_moves, ///< More moves than `pgn_moves_limit`.
        game_too_long,  ///< More bytes than `pgn_game_length_limit`.
        // Only what `text` shows is left out.
        unexpected_text, ///< A character or a bracket that has no meaning here.
        bad_nag,         ///< A "$" without a number from 0 to 255.
        // Nothing is left out.
        unterminated_comment,   ///< A comment without "}"; it ends with the game.
        unterminated_variation, ///< A variation without ")"; it ends with the game.
    };

    Kind kind;
    /// The game it happens in, from 1.
    std::size_t game;
    /// The line of the file, from 1.
    std::size_t line;
    /// The character of the line, from 1.
    std::size_t column;
    /// What is wrong there, as UTF-8, cut to `pgn_error_text_limit`.
    std::string text;

    friend bool operator==(const PgnError&, const PgnError&) = default;
};

/// True if an error may have cost moves of its game.
bool may_cost_moves(PgnError::Kind kind);

/// True for errors of games of other variants of chess, which are sound there.
constexpr bool is_of_variant(PgnError::Kind kind)
{
    return kind == PgnError::Kind::unsupported_variant || kind == PgnError::Kind::chess960_castling;
}

/// What could be read of a game, and what could not.
struct PgnReading {
    PgnGame game;
    /// The last move that was played. The main line of the tree is longer if a variation repeats that move
    /// and goes on.
    GameTree::NodeId end = GameTree::root;
    /// In the order of the file; no more than `pgn_errors_limit`.
    std::vector<PgnError> errors;
    /// The FEN of a start that cannot be read or is illegal; empty if there is none.
    std::string refused_start = {};

    friend bool operator==(const PgnReading&, const PgnReading&) = default;
};

/// Reads one game, leniently (PGN standard, 3.1: the import format).
///
/// Accepted are missing or wrong move numbers, tags and results, castling with zeros, "e.p.", "ch", glyphs in
/// place of NAGs, null moves, typographic quotation marks, Latin-1 for UTF-8, any ends of lines. A variation
/// that repeats a move joins it. Games of Chess960 are read up to a castling that ordinary chess does not
/// have. Character references, Markdown, the tags of HTML and the markup of forums
/// are passed over. A text that begins with the line of a FEN or an EPD is a game from there, without moves
/// unless the next line begins with them; its "id" is the tag Event.
///
/// Piece letters are English. If a move cannot be read and some letter is not English, the game is read with
/// the letters of those of our languages that have all its letters, provided they all give the same moves.
/// @param text the bytes of the game, as `PgnScanner` or `PgnIndex` cut them out
/// @param place where it stands in its file, for the errors
PgnReading read_pgn_game(std::string_view text, PgnPlace place = {});

/// Reads the games of a text one after the other; the text must outlive the reader.
class PgnReader {
public:
    explicit PgnReader(std::string_view text) : text_{text} {}

    /// The next game, or nothing behind the last one.
    std::optional<PgnReading> next();

private:
    std::string_view text_;
    std::size_t fed_ = 0;
    bool finished_ = false;
    PgnScanner scanner_;
    std::vector<PgnExtent> found_;
    std::size_t taken_ = 0;
};

/// Reads a list of positions: FEN or EPD, one or more on each line. A line that is none is one with an error
/// and a refused start; blank lines and those that begin with "#", ";" or "%" are passed over. `nullopt` if
/// the text is no such list: it has tags or moves, or more other lines than positions.
std::optional<std::vector<PgnReading>> read_position_list(std::string_view text);

/// Reads every game of a text.
std::vector<PgnReading> read_pgn(std::string_view text);

} // namespace chess
