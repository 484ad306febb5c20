// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "chess/annotations.h"

namespace chess {

/// A piece of a game's text that means something (PGN standard, 7).
struct PgnToken {
    enum class Kind {
        tag,     ///< A tag pair; `name` and `value` hold its parts.
        bracket, ///< Brackets that are no tag pair, up to "]" or the end of the line; `name` holds the
                 ///< name of the markup of a forum, such as "code" or "/pgn".
        comment, ///< A comment; `value` holds what is inside.
        number,  ///< A move number.
        word,    ///< A move, or a termination marker.
        nag,     ///< A glyph; `nag` holds its number, if it has one.
        open,    ///< "(".
        close,   ///< ")".
        junk,    ///< A character without a meaning.
    };

    Kind kind;
    /// Where it stands in the text of the game.
    std::size_t offset;
    std::string_view text;
    /// Of a tag or of markup.
    std::string_view name = {};
    /// Of a tag, with its escapes, and of a comment.
    std::string_view value = {};
    std::optional<Nag> nag = std::nullopt;
    /// Whether a tag or a comment has its closing sign.
    bool closed = true;
};

/// The tag pair, the markup or the other brackets at the head of a text.
///
/// @pre the text begins with "["
PgnToken bracket_at(std::string_view text);

/// True if a forum's markup, such as "/pgn", encloses a whole game or position and not a word.
bool encloses_game(std::string_view markup);

/// The length of the line at the head of a text if it is a fence around a block of code, or else 0.
std::size_t fence_length(std::string_view text);

/// True if a line begins with the number of White's first move or with a board, as an item of a list or not.
bool begins_another_game(std::string_view line);

/// The length of the asterisks at the head of a text if they are emphasis in Markdown, or else 0: a lone one
/// is the termination marker unless another one of the line closes the emphasis.
///
/// @param follows_blank whether they stand at the head of a line or behind a blank
/// @param is_open whether a lone one has opened an emphasis in the line before
std::size_t emphasis_length(std::string_view text, bool follows_blank, bool is_open);

/// Cuts the text of a game into tokens. Blanks, escaped lines, dots, reserved brackets and the signs of
/// quoted emails, code, emphasis and lists are passed over.
class PgnLexer {
public:
    explicit PgnLexer(std::string_view text) : text_{text} {}

    /// The next token, or nothing at the end of the text.
    std::optional<PgnToken> next();

private:
    bool pass_over();
    bool begins_line() const;
    bool pass_over_line_begin();
    std::size_t markdown_length();
    PgnToken comment();
    PgnToken word();
    PgnToken numbered_nag();
    PgnToken sign();
    /// Takes bytes off the rest.
    PgnToken take(PgnToken::Kind kind, std::size_t length);
    void skip_through(std::size_t end);

    std::string_view rest() const { return text_.substr(at_); }

    std::string_view text_;
    std::size_t at_ = 0;
    /// Whether a lone asterisk has opened an emphasis.
    bool in_emphasis_ = false;
};

} // namespace chess
