// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_lexer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "chess/characters.h"
#include "chess/entities.h"
#include "chess/pgn.h"
#include "chess/pgn_text.h"
#include "chess/position_link.h"

namespace chess {

namespace {

using TokenKind = PgnToken::Kind;

constexpr std::string_view line_ends = "\r\n";

struct Glyph {
    std::string_view text;
    Nag nag;
};

/// Signs that stand for NAGs, the longer ones first (PGN standard, 10; the Informant's system, Lichess,
/// Scid). "-" stands for every dash.
constexpr std::array glyphs{Glyph{"!!", 3},        Glyph{"??", 4},
                            Glyph{"!?", 5},        Glyph{"?!", 6},
                            Glyph{"+/-", 16},      Glyph{"-/+", 17},
                            Glyph{"+/=", 14},      Glyph{"=/+", 15},
                            Glyph{"+--", 20},      Glyph{"--+", 21},
                            Glyph{"=/&", 44},      Glyph{"+-", 18},
                            Glyph{"-+", 19},       Glyph{"+=", 14},
                            Glyph{"=+", 15},       Glyph{"=/\u221E", 44},
                            Glyph{"\u221E/=", 44}, Glyph{"=\u221E", 44},
                            Glyph{"\u221E=", 44},  Glyph{"+>", 40},
                            Glyph{"->", 40},       Glyph{"\u2191\u2191", 32},
                            Glyph{"!", 1},         Glyph{"?", 2},
                            Glyph{"=", 10},        Glyph{"\u203C", 3},
                            Glyph{"\u2047", 4},    Glyph{"\u2049", 5},
                            Glyph{"\u2048", 6},    Glyph{"\u25A1", 7},
                            Glyph{"\u221E", 13},   Glyph{"\u2A72", 14},
                            Glyph{"\u2A71", 15},   Glyph{"\u00B1", 16},
                            Glyph{"\u2213", 17},   Glyph{"\xB1", 16},
                            Glyph{"\u2A00", 22},   Glyph{"\u2A01", 22},
                            Glyph{"\u25CB", 26},   Glyph{"\u27F3", 32},
                            Glyph{"\u2191", 36},   Glyph{"\u2192", 40},
                            Glyph{"\u2BF9", 44},   Glyph{"\u21C6", 132},
                            Glyph{"\u21C4", 132},  Glyph{"\u2295", 138},
                            Glyph{"\u2206", 140},  Glyph{"\u2207", 141},
                            Glyph{"\u2313", 142}};

/// The length of a glyph at the head of a text, or 0 if the text does not begin with it.
std::size_t glyph_length(std::string_view text, std::string_view glyph)
{
    std::size_t length = 0;
    for (const char c : glyph) {
        if (length == text.size())
            return 0;
        const Character next = first_character(text.substr(length));
        if (c != text[length] && !(c == '-' && is_dash(next.code)))
            return 0;
        length += c == '-' ? next.length : 1;
    }
    return length;
}

/// The character at a place, or a blank behind the end.
char at(std::string_view text, std::size_t place)
{
    return place < text.size() ? text[place] : ' ';
}

/// True for "!<", which closes a spoiler on Reddit, unless "<" opens a tag of HTML.
bool ends_spoiler(std::string_view text)
{
    const char behind = at(text, 2);
    return text.starts_with("!<") && behind != '/' && !is_name_character(behind);
}

/// A glyph found in a text.
struct FoundGlyph {
    Nag nag;
    std::size_t length;
};

std::optional<FoundGlyph> glyph_at(std::string_view text)
{
    for (const Glyph& glyph : glyphs) {
        const std::size_t length = glyph_length(text, glyph.text);
        if (length > 0 && !ends_spoiler(text.substr(length - 1)))
            return FoundGlyph{glyph.nag, length};
    }
    return std::nullopt;
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

/// The length of the letter, digit or piece that a text begins with, or 0.
std::size_t letter_length(std::string_view text)
{
    if (text.empty() || is_name_character(text[0]) || text[0] == '@')
        return text.empty() ? 0 : 1;
    constexpr unsigned latin1_letters = 0xC0;
    const Character next = first_character(text);
    if (next.code == invalid_character)
        return static_cast<unsigned char>(text[0]) >= latin1_letters ? 1 : 0;
    return is_foreign_letter(next.code) ? next.length : 0;
}

/// The length of the invisible characters that a text begins with.
std::size_t invisible_length(std::string_view text)
{
    std::size_t length = 0;
    while (length < text.size() && static_cast<unsigned char>(text[length]) >= 0x80) {
        const Character next = first_character(text.substr(length));
        if (!is_invisible(next.code))
            break;
        length += next.length;
    }
    return length;
}

/// The length of the sign that joins the letters on both sides of it to one word, or 0.
std::size_t joint_length(std::string_view text)
{
    std::size_t length = invisible_length(text);
    if (length < text.size()) {
        const Character next = first_character(text.substr(length));
        if (is_dash(next.code) || is_capture_sign(next.code) || next.code == '/' || next.code == ':')
            length += next.length;
    }
    length += invisible_length(text.substr(length));
    return letter_length(text.substr(length)) > 0 ? length : 0;
}

/// The length of "=Q", "/Q" or "(Q)", which belong to the move in front of them, or 0.
std::size_t promotion_length(std::string_view text)
{
    if (text.size() < 2 || !is_one_of(text[0], "=/("))
        return 0;
    const std::size_t letter = letter_length(text.substr(1));
    const bool is_piece = letter > 1 || (letter == 1 && is_one_of(text[1], "QRBNKqrbnkDTLSACFHWGV"));
    if (!is_piece || letter_length(text.substr(1 + letter)) > 0)
        return 0;
    if (text[0] == '(')
        return at(text, 1 + letter) == ')' ? letter + 2 : 0;
    return letter + 1;
}

/// The length of "+", "#", "++" behind a move; "+-" and its like are glyphs.
std::size_t check_length(std::string_view text)
{
    std::size_t length = 0;
    while (is_one_of(at(text, length), "+#") && !glyph_at(text.substr(length)))
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

/// The length of the word a text begins with; the rest of a word is never left behind.
///
/// @pre it begins with a letter
std::size_t word_length(std::string_view text)
{
    std::size_t length = 0;
    while (length < text.size()) {
        const std::size_t letter = letter_length(text.substr(length));
        const std::size_t next = letter > 0 ? letter : joint_length(text.substr(length));
        if (next == 0)
            break;
        length += next;
    }
    length += promotion_length(text.substr(length));
    length += passing_length(text, length);
    return length + check_length(text.substr(length));
}

/// The length of the signs of termination markers that a text begins with; blanks stand beside joints only.
std::size_t result_signs_length(std::string_view text)
{
    constexpr std::size_t longest = 24;
    std::size_t length = 0;
    bool after_joint = false;
    while (length < std::min(text.size(), longest)) {
        const std::size_t begin = std::min(text.find_first_not_of(' ', length), text.size());
        const Character next = first_character(text.substr(begin));
        const bool is_joint = is_dash(next.code) || next.code == ':';
        const bool is_sign = is_joint || is_one_of(at(text, begin), "0125OolI/.,\xBD") || next.code == 0xBD ||
                             is_invisible(next.code);
        if (!is_sign || (begin > length && !is_joint && !after_joint))
            break;
        length = begin + next.length;
        after_joint = is_joint;
    }
    return length;
}

/// The length of the termination marker a text begins with, or 0.
std::size_t result_length(std::string_view text)
{
    if (text.starts_with('*'))
        return 1;
    if (text.starts_with("+:-") || text.starts_with("-:+"))
        return 3;
    if (text.empty() || !(is_one_of(text[0], "01OolI.") || static_cast<unsigned char>(text[0]) >= 0x80))
        return 0;
    std::string_view marker = text.substr(0, result_signs_length(text));
    while (!marker.empty()) {
        while (marker.ends_with(' ') || marker.ends_with('.') || marker.ends_with(','))
            marker.remove_suffix(1);
        if (parse_result(marker) && letter_length(text.substr(marker.size())) == 0)
            return marker.size();
        // The dash behind "1/2 - White offered it" is none of the marker's.
        const std::size_t blank = marker.rfind(' ');
        marker = marker.substr(0, blank == std::string_view::npos ? 0 : blank);
    }
    return 0;
}

/// The length of the move number a text begins with; "0000" is a null move.
std::size_t number_length(std::string_view text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), is_digit);
    const std::string_view digits{text.begin(), end};
    if (digits == "0000" || (end != text.end() && *end == '/'))
        return 0;
    const bool is_joined = end != text.end() && is_dash(first_character(text.substr(digits.size())).code);
    return is_joined ? 0 : digits.size();
}

/// The place behind the blanks of a line.
std::size_t passed_blanks(std::string_view text, std::size_t place)
{
    return std::min(text.find_first_not_of(" \t\v\f", place), text.size());
}

std::size_t passed_name(std::string_view text, std::size_t place)
{
    while (place < text.size() && is_tag_name_character(text[place]))
        ++place;
    return place;
}

/// Where the value of a tag ends, and where the tag does.
struct ValueEnd {
    std::size_t value;
    std::size_t tag;
    bool closed;
};

/// The length of the quotation mark a text begins with, or 0: of ASCII, typographic, in Windows-1252, or a
/// character reference.
std::size_t quote_length(std::string_view text)
{
    if (text.empty())
        return 0;
    const std::optional<Character> entity = entity_at(text);
    const Character next = entity ? *entity : first_character(text);
    const char32_t code = next.code == invalid_character ? windows_1252_character(text[0]) : next.code;
    return is_quotation_mark(code) ? next.length : 0;
}

/// Finds the quotation mark that closes a value: the bracket follows, or the end of the line. A value that a
/// quotation mark of ASCII opens is closed by another one, all others by any.
ValueEnd value_end(std::string_view text, std::size_t place, bool is_ascii)
{
    while (place < text.size() && !is_one_of(text[place], line_ends)) {
        const std::size_t quote = !is_ascii ? quote_length(text.substr(place)) : text[place] == '"' ? 1 : 0;
        if (quote > 0) {
            const std::size_t next = passed_blanks(text, place + quote);
            if (next == text.size() || is_one_of(text[next], line_ends))
                return {place, next, true};
            if (text[next] == ']')
                return {place, next + 1, true};
        }
        const bool is_escaped = text[place] == '\\' && is_one_of(at(text, place + 1), "\"\\");
        place += is_escaped ? 2 : 1;
    }
    return {place, place, false};
}

/// A value without the typographic quotation mark at its end.
std::string_view without_typographic_quote(std::string_view value)
{
    for (std::size_t length = 1; length <= std::min<std::size_t>(3, value.size()); ++length) {
        const std::string_view end = value.substr(value.size() - length);
        if (static_cast<unsigned char>(end[0]) >= 0x80 && quote_length(end) == length)
            return value.substr(0, value.size() - length);
    }
    return value;
}

/// The names of the markup of forums, those first that enclose whole games or positions.
constexpr std::array<std::string_view, 20> markup_names{
    "pgn", "fen", "code",  "quote", "diagram", "chess",  "game", "b",       "i",    "u",
    "s",   "url", "color", "size",  "font",    "center", "img",  "spoiler", "hide", "list"};
constexpr std::size_t enclosing_names = 7;

/// The length of the name of a forum's markup inside brackets, such as "pgn" in "[pgn=123]", or 0.
std::size_t markup_length(std::string_view inside)
{
    const std::size_t slash = inside.starts_with('/') ? 1 : 0;
    const auto end = std::find_if_not(inside.begin() + static_cast<std::ptrdiff_t>(slash), inside.end(),
                                      is_name_character);
    const auto length = static_cast<std::size_t>(end - inside.begin());
    const bool is_known =
        std::ranges::find(markup_names, lower(inside.substr(slash, length - slash))) != markup_names.end();
    const std::string_view attributes = inside.substr(length);
    const bool is_markup = attributes.empty() || attributes[0] == '=' ||
                           (attributes[0] == ' ' && attributes.find('=') != std::string_view::npos);
    return is_known && is_markup ? length : 0;
}

/// Brackets that are no tag pair.
PgnToken other_bracket(std::string_view text)
{
    const std::size_t end = std::min(text.find_first_of("]\r\n"), text.size());
    const bool is_closed = at(text, end) == ']';
    PgnToken token{
        .kind = TokenKind::bracket, .offset = 0, .text = text.substr(0, end + (is_closed ? 1 : 0))};
    if (is_closed)
        token.name = text.substr(1, markup_length(text.substr(1, end - 1)));
    return token;
}

/// The length of the blanks, quotation marks, ellipses and daggers, which stand for check, at the head of a
/// text, or 0.
std::size_t ignored_length(std::string_view text)
{
    constexpr char latin1_blank = '\xA0';
    const Character next = first_character(text);
    if (next.code == invalid_character)
        return text[0] == latin1_blank ? 1 : 0;
    const bool is_ignored = next.code == 0x2026 || next.code == 0x2020 || next.code == 0x2021;
    return is_ignored || is_blank(next.code) || is_invisible(next.code) || is_quotation_mark(next.code)
               ? next.length
               : 0;
}

/// True for a character that stands apart from the word behind it.
bool is_separator(std::string_view sign)
{
    return is_one_of(sign[0], ";!?~");
}

/// The end of a comment with braces or "\}" inside: behind the end of any other one, "{" comes before "}".
std::size_t nested_end(std::string_view text, std::size_t end)
{
    const std::string_view inside = text.substr(1, end - 1);
    auto braces = std::count(inside.begin(), inside.end(), '{') + (inside.ends_with('\\') ? 1 : 0);
    for (; braces > 0; --braces) {
        const std::size_t next = text.find_first_of("{}", end + 1);
        if (next == std::string_view::npos || text[next] == '{')
            break;
        end = next;
    }
    return end;
}

/// True for the backslash that Markdown writes in front of a sign.
bool is_escape(std::string_view text)
{
    return text[0] == '\\' && is_one_of(at(text, 1), ".*_-+#!()~>|");
}

/// True for a sign that begins the line of a list, and the blank behind it.
bool is_bullet(std::string_view text)
{
    const Character sign = first_character(text);
    const bool is_dot =
        sign.code == 0x2022 || sign.code == 0xB7 || sign.code == 0x25E6 || sign.code == 0x25AA;
    return (sign.code == '+' || is_dash(sign.code) || is_dot) && at(text, sign.length) == ' ';
}

} // namespace

PgnToken bracket_at(std::string_view text)
{
    const std::size_t name = passed_blanks(text, 1);
    const std::size_t gap = passed_name(text, name);
    const std::size_t quote = passed_blanks(text, gap);
    const std::size_t opening = quote_length(text.substr(quote));
    if (gap == name || opening == 0 || text[gap - 1] == '=')
        return other_bracket(text);
    const std::size_t begin = quote + opening;
    const ValueEnd end = value_end(text, begin, text[quote] == '"');
    PgnToken token{.kind = TokenKind::tag, .offset = 0, .text = text.substr(0, end.tag)};
    token.name = text.substr(name, gap - name);
    token.value = text.substr(begin, end.value - begin);
    token.closed = end.closed;
    if (!end.closed) {
        const std::string_view value = without_bracket(token.value);
        token.value = without_typographic_quote(value);
        token.closed = token.value.size() < value.size();
    }
    return token;
}

bool encloses_game(std::string_view markup)
{
    const std::string name = lower(markup.substr(markup.starts_with('/') ? 1 : 0));
    const auto end = markup_names.begin() + enclosing_names;
    return std::find(markup_names.begin(), end, name) != end;
}

bool begins_another_game(std::string_view line)
{
    if (is_bullet(line))
        line.remove_prefix(passed_blanks(line, first_character(line).length));
    if (begins_board(line))
        return true;
    return line.starts_with("1.") && line.size() > 2 && line[2] != '.' &&
           first_character(line.substr(2)).code != 0x2026;
}

std::size_t emphasis_length(std::string_view text, bool follows_blank, bool is_open)
{
    constexpr std::string_view blanks = " \t\r\n\v\f";
    constexpr std::size_t longest = 256;
    const std::size_t length = std::min(text.find_first_not_of('*'), text.size());
    const bool is_inside = !is_one_of(at(text, length), blanks);
    if (length != 1)
        return is_inside || !follows_blank ? length : 0;
    if (!follows_blank)
        return is_open ? 1 : 0;
    const std::string_view near = text.substr(0, longest);
    const std::string_view line = near.substr(0, near.find_first_of(line_ends));
    const std::size_t closing = line.find('*', 1);
    const bool is_closed = closing != std::string_view::npos && !is_one_of(line[closing - 1], blanks) &&
                           !is_name_character(at(line, closing + 1));
    return is_inside && is_closed ? 1 : 0;
}

std::size_t fence_length(std::string_view text)
{
    constexpr std::size_t length = 3;
    if (!text.starts_with("```") && !text.starts_with("~~~"))
        return 0;
    const std::string_view line = text.substr(0, text.find_first_of(line_ends));
    return line.find(text[0], length) == std::string_view::npos ? line.size() : 0;
}

std::optional<PgnToken> PgnLexer::next()
{
    while (pass_over()) {
    }
    if (at_ == text_.size())
        return std::nullopt;
    const char c = text_[at_];
    if (c == '[') {
        PgnToken token = bracket_at(rest());
        token.offset = std::exchange(at_, at_ + token.text.size());
        return token;
    }
    if (c == '{' || c == ';')
        return comment();
    if (c == '(' || c == ')')
        return take(c == '(' ? TokenKind::open : TokenKind::close, 1);
    if (c == '$')
        return numbered_nag();
    return letter_length(rest()) > 0 || result_length(rest()) > 0 ? word() : sign();
}

bool PgnLexer::begins_line() const
{
    return at_ == 0 || is_one_of(text_[at_ - 1], line_ends);
}

/// Passes over one thing that means nothing; tells whether there was one.
bool PgnLexer::pass_over()
{
    const std::string_view text = rest();
    if (text.empty())
        return false;
    const char c = text[0];
    if (text.starts_with(".5") && result_length(text) > 0)
        return false;
    if (is_one_of(c, " \t\r\n\v\f._,|"))
        ++at_;
    else if (is_name_character(c) || (begins_line() && pass_over_line_begin()))
        return !is_name_character(c);
    else if (is_escape(text))
        ++at_;
    else if (text.starts_with(">!") || ends_spoiler(text))
        at_ += 2;
    else if (const std::size_t emphasis = markdown_length(); emphasis > 0)
        at_ += emphasis;
    else if (c == '<' && opens_markup(at(text, 1)))
        skip_through(text_.find_first_of(">\r\n", at_));
    else if (const std::size_t length = ignored_length(text); length > 0)
        at_ += length;
    else
        return false;
    return true;
}

/// Passes over one thing that means nothing at the head of a line; tells whether there was one.
bool PgnLexer::pass_over_line_begin()
{
    const std::string_view text = rest();
    if (const std::size_t fence = fence_length(text); fence > 0)
        at_ += fence;
    else if (text[0] == '!' && at_ == 0 && at(text, 1) != ' ')
        ++at_;
    else if (text[0] == '%')
        skip_through(text_.find_first_of(line_ends, at_));
    else if (text[0] == '>' && !text.starts_with(">!"))
        at_ += std::min(text.find_first_not_of("> "), text.size());
    else if (is_bullet(text))
        at_ += first_character(text).length;
    else
        return false;
    return true;
}

std::size_t PgnLexer::markdown_length()
{
    if (text_[at_] != '*')
        return 0;
    const bool follows_blank = at_ == 0 || is_one_of(text_[at_ - 1], " \t\r\n\v\f");
    const std::size_t length = emphasis_length(rest(), follows_blank, in_emphasis_);
    in_emphasis_ = length == 1 ? follows_blank : in_emphasis_;
    return length;
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

PgnToken PgnLexer::comment()
{
    const bool in_braces = text_[at_] == '{';
    std::size_t end = in_braces ? rest().find('}') : rest().find_first_of(line_ends);
    const bool ends = end != std::string_view::npos;
    if (in_braces && ends)
        end = nested_end(rest(), end);
    PgnToken token = take(TokenKind::comment, ends ? end + 1 : rest().size());
    token.value = token.text.substr(1, ends ? end - 1 : end);
    token.closed = ends || !in_braces;
    return token;
}

PgnToken PgnLexer::word()
{
    if (const std::size_t result = result_length(rest()); result > 0)
        return take(TokenKind::word, result);
    if (const std::size_t digits = number_length(rest()); digits > 0)
        return take(TokenKind::number, digits);
    const std::string_view word = rest().substr(0, word_length(rest()));
    return take(TokenKind::word, word.find_last_not_of('_') + 1);
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
    if (const std::optional<FoundGlyph> glyph = glyph_at(rest())) {
        PgnToken token = take(TokenKind::nag, glyph->length);
        token.nag = glyph->nag;
        return token;
    }
    if (const std::size_t length = std::max(glyph_length(rest(), "--"), glyph_length(rest(), "<>"));
        length > 0)
        return take(TokenKind::word, length);
    const std::size_t length = first_character(rest()).length;
    const std::string_view behind = rest().substr(length);
    if (is_separator(rest()) || letter_length(behind) == 0)
        return take(TokenKind::junk, length);
    return take(TokenKind::word, length + word_length(behind));
}

} // namespace chess
