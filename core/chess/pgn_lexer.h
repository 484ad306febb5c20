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
        bracket, ///< Brackets that are no tag pair, up to "]" or the end of the line.
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
    /// Of a tag.
    std::string_view name = {};
    /// Of a tag, with its escapes, and of a comment.
    std::string_view value = {};
    std::optional<Nag> nag = std::nullopt;
    /// Whether a tag or a comment has its closing sign.
    bool closed = true;
};

/// Cuts the text of a game into tokens. Blanks, escaped lines, dots, reserved brackets and the signs of
/// quoted emails and code are passed over.
class PgnLexer {
public:
    explicit PgnLexer(std::string_view text) : text_{text} {}

    /// The next token, or nothing at the end of the text.
    std::optional<PgnToken> next();

private:
    bool pass_over();
    bool begins_line() const;
    PgnToken bracket();
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
};

} // namespace chess
