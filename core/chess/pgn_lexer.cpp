// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_lexer.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "chess/pgn_text.h"

namespace chess {

namespace {

using TokenKind = PgnToken::Kind;

constexpr std::string_view line_ends = "\r\n";

struct Glyph {
    std::string_view text;
    Nag nag;
};

/// Signs that stand for NAGs, the longer ones first (PGN standard, 10; the Informant's system).
constexpr std::array glyphs{
    Glyph{"!!", 3},      Glyph{"??", 4},      Glyph{"!?", 5},      Glyph{"?!", 6},      Glyph{"+/-", 16},
    Glyph{"-/+", 17},    Glyph{"+/=", 14},    Glyph{"=/+", 15},    Glyph{"+-", 18},     Glyph{"-+", 19},
    Glyph{"+=", 14},     Glyph{"=+", 15},     Glyph{"!", 1},       Glyph{"?", 2},       Glyph{"=", 10},
    Glyph{"\u25A1", 7},  Glyph{"\u221E", 13}, Glyph{"\u2A72", 14}, Glyph{"\u2A71", 15}, Glyph{"\u00B1", 16},
    Glyph{"\u2213", 17}, Glyph{"\xB1", 16},   Glyph{"\u2A01", 22}, Glyph{"\u2191", 36}, Glyph{"\u2192", 40},
    Glyph{"\u21C6", 132}};

const Glyph* glyph_at(std::string_view text)
{
    const auto found = std::find_if(glyphs.begin(), glyphs.end(),
                                    [&](const Glyph& glyph) { return text.starts_with(glyph.text); });
    return found == glyphs.end() ? nullptr : &*found;
}

bool is_digit(char c)
{
    return '0' <= c && c <= '9';
}

/// Written out, because the sets are small and a search in memory takes longer to begin.
bool is_one_of(char c, std::string_view set)
{
    for (const char known : set) {
        if (known == c)
            return true;
    }
    return false;
}

/// The character at a place, or a blank behind the end.
char at(std::string_view text, std::size_t place)
{
    return place < text.size() ? text[place] : ' ';
}

/// The length of "=Q", "/Q" or "(Q)", which belong to the move in front of them, or 0.
std::size_t promotion_length(std::string_view text)
{
    if (!is_one_of(at(text, 1), "QRBNKqrbnk"))
        return 0;
    if (at(text, 0) == '(')
        return at(text, 2) == ')' ? 3 : 0;
    return is_one_of(at(text, 0), "=/") ? 2 : 0;
}

/// The length of "+", "#", "++" behind a move; "+-" and its like are glyphs.
std::size_t check_length(std::string_view text)
{
    std::size_t length = 0;
    while (is_one_of(at(text, length), "+#") && glyph_at(text.substr(length)) == nullptr)
        ++length;
    return length;
}

/// The length of ".p." behind the "e" of "exd6e.p.", or 0.
///
/// @pre length > 0
std::size_t passing_length(std::string_view text, std::size_t length)
{
    if (text[length - 1] != 'e' || at(text, length) != '.' || at(text, length + 1) != 'p')
        return 0;
    return at(text, length + 2) == '.' ? 3 : 2;
}

/// The length of the move or termination marker a text begins with.
///
/// @pre it begins with one
std::size_t word_length(std::string_view text)
{
    std::size_t length = 0;
    for (; length < text.size(); ++length) {
        const bool joins = is_one_of(text[length], "-/:") && is_name_character(at(text, length + 1));
        if (!is_name_character(text[length]) && !joins)
            break;
    }
    length += promotion_length(text.substr(length));
    length += passing_length(text, length);
    return length + check_length(text.substr(length));
}

/// The length of the move number a text begins with: digits that begin no "1-0", "1/2" or "0-0".
std::size_t number_length(std::string_view text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), is_digit);
    const bool is_number = end == text.end() || !is_one_of(*end, "-/");
    return is_number ? static_cast<std::size_t>(end - text.begin()) : 0;
}

/// The place behind the blanks of a line.
std::size_t passed_blanks(std::string_view text, std::size_t place)
{
    return std::min(text.find_first_not_of(" \t\v\f", place), text.size());
}

std::size_t passed_name(std::string_view text, std::size_t place)
{
    while (place < text.size() && is_name_character(text[place]))
        ++place;
    return place;
}

/// Where the value of a tag ends, and where the tag does.
struct ValueEnd {
    std::size_t value;
    std::size_t tag;
    bool closed;
};

/// Finds the quotation mark that closes a value: the bracket follows, or the end of the line.
ValueEnd value_end(std::string_view text, std::size_t place)
{
    for (; place < text.size() && !is_one_of(text[place], line_ends); ++place) {
        if (text[place] == '\\' && is_one_of(at(text, place + 1), "\"\\")) {
            ++place;
        } else if (text[place] == '"') {
            const std::size_t next = passed_blanks(text, place + 1);
            if (next == text.size() || is_one_of(text[next], line_ends))
                return {place, next, true};
            if (text[next] == ']')
                return {place, next + 1, true};
        }
    }
    return {place, place, false};
}

/// The length of the character a text begins with; of bytes that are no UTF-8, one.
std::size_t character_length(std::string_view text)
{
    const auto is_continuation = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    if (static_cast<unsigned char>(text[0]) < 0xC0)
        return 1;
    std::size_t length = 1;
    while (length < 4 && length < text.size() && is_continuation(text[length]))
        ++length;
    return length;
}

} // namespace

std::optional<PgnToken> PgnLexer::next()
{
    while (pass_over()) {
    }
    if (at_ == text_.size())
        return std::nullopt;
    const char c = text_[at_];
    if (c == '[')
        return bracket();
    if (c == '{' || c == ';')
        return comment();
    if (c == '(' || c == ')')
        return take(c == '(' ? TokenKind::open : TokenKind::close, 1);
    if (c == '$')
        return numbered_nag();
    return is_name_character(c) ? word() : sign();
}

bool PgnLexer::begins_line() const
{
    return at_ == 0 || is_one_of(text_[at_ - 1], line_ends);
}

/// Passes over one thing that means nothing; tells whether there was one.
bool PgnLexer::pass_over()
{
    const char c = at(rest(), 0);
    if (at_ == text_.size())
        return false;
    if (is_one_of(c, " \t\r\n\v\f."))
        ++at_;
    else if (c == '%' && begins_line())
        skip_through(text_.find_first_of(line_ends, at_));
    else if (c == '<')
        skip_through(text_.find_first_of(">\r\n", at_));
    else if (rest().starts_with("\u2026") || (at_ == 0 && rest().starts_with("\uFEFF")))
        at_ += 3;
    else
        return false;
    return true;
}

void PgnLexer::skip_through(std::size_t end)
{
    at_ = end == std::string_view::npos ? text_.size() : end + 1;
}

PgnToken PgnLexer::take(PgnToken::Kind kind, std::size_t length)
{
    const std::size_t begin = at_;
    at_ += length;
    return {.kind = kind, .offset = begin, .text = text_.substr(begin, length)};
}

PgnToken PgnLexer::bracket()
{
    const std::string_view text = rest();
    const std::size_t name = passed_blanks(text, 1);
    const std::size_t gap = passed_name(text, name);
    const std::size_t quote = passed_blanks(text, gap);
    if (gap == name || at(text, quote) != '"') {
        const std::size_t end = std::min(text.find_first_of("]\r\n"), text.size());
        return take(TokenKind::bracket, at(text, end) == ']' ? end + 1 : end);
    }
    const ValueEnd end = value_end(text, quote + 1);
    PgnToken token = take(TokenKind::tag, end.tag);
    token.name = text.substr(name, gap - name);
    token.value = text.substr(quote + 1, end.value - quote - 1);
    token.closed = end.closed;
    if (!end.closed)
        token.value = without_bracket(token.value);
    return token;
}

PgnToken PgnLexer::comment()
{
    const bool in_braces = text_[at_] == '{';
    const std::size_t end = in_braces ? rest().find('}') : rest().find_first_of(line_ends);
    const bool ends = end != std::string_view::npos;
    PgnToken token = take(TokenKind::comment, ends ? end + 1 : rest().size());
    token.value = token.text.substr(1, ends ? end - 1 : end);
    token.closed = ends || !in_braces;
    return token;
}

PgnToken PgnLexer::word()
{
    if (const std::size_t digits = number_length(rest()); digits > 0)
        return take(TokenKind::number, digits);
    return take(TokenKind::word, word_length(rest()));
}

PgnToken PgnLexer::numbered_nag()
{
    const std::string_view digits = rest().substr(1);
    const auto end = std::find_if_not(digits.begin(), digits.end(), is_digit);
    PgnToken token = take(TokenKind::nag, 1 + static_cast<std::size_t>(end - digits.begin()));
    Nag nag = 0;
    const auto [stop, failure] =
        std::from_chars(token.text.data() + 1, token.text.data() + token.text.size(), nag);
    if (failure == std::errc{})
        token.nag = nag;
    return token;
}

PgnToken PgnLexer::sign()
{
    for (const std::string_view word : {"*", "--", "\u00BD-\u00BD"}) {
        if (rest().starts_with(word))
            return take(TokenKind::word, word.size());
    }
    if (const Glyph* const glyph = glyph_at(rest())) {
        PgnToken token = take(TokenKind::nag, glyph->text.size());
        token.nag = glyph->nag;
        return token;
    }
    return take(TokenKind::junk, character_length(rest()));
}

} // namespace chess
