// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/entities.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace chess {

namespace {

/// The names of U+00A0 … U+00FF in their order (HTML 4.01, 24.2).
constexpr std::array<std::string_view, 96> latin1_names{
    "nbsp",   "iexcl",  "cent",   "pound",  "curren", "yen",    "brvbar", "sect",   "uml",    "copy",
    "ordf",   "laquo",  "not",    "shy",    "reg",    "macr",   "deg",    "plusmn", "sup2",   "sup3",
    "acute",  "micro",  "para",   "middot", "cedil",  "sup1",   "ordm",   "raquo",  "frac14", "frac12",
    "frac34", "iquest", "Agrave", "Aacute", "Acirc",  "Atilde", "Auml",   "Aring",  "AElig",  "Ccedil",
    "Egrave", "Eacute", "Ecirc",  "Euml",   "Igrave", "Iacute", "Icirc",  "Iuml",   "ETH",    "Ntilde",
    "Ograve", "Oacute", "Ocirc",  "Otilde", "Ouml",   "times",  "Oslash", "Ugrave", "Uacute", "Ucirc",
    "Uuml",   "Yacute", "THORN",  "szlig",  "agrave", "aacute", "acirc",  "atilde", "auml",   "aring",
    "aelig",  "ccedil", "egrave", "eacute", "ecirc",  "euml",   "igrave", "iacute", "icirc",  "iuml",
    "eth",    "ntilde", "ograve", "oacute", "ocirc",  "otilde", "ouml",   "divide", "oslash", "ugrave",
    "uacute", "ucirc",  "uuml",   "yacute", "thorn",  "yuml"};

using Name = std::pair<std::string_view, char32_t>;

/// Signs of markup, and the blanks, dashes, quotation marks and symbols that occur in chess texts.
constexpr std::array other_names{
    Name{"quot", '"'},      Name{"amp", '&'},       Name{"apos", '\''},     Name{"lt", '<'},
    Name{"gt", '>'},        Name{"sol", '/'},       Name{"lsqb", '['},      Name{"rsqb", ']'},
    Name{"lpar", '('},      Name{"rpar", ')'},      Name{"ast", '*'},       Name{"num", '#'},
    Name{"plus", '+'},      Name{"equals", '='},    Name{"excl", '!'},      Name{"quest", '?'},
    Name{"colon", ':'},     Name{"period", '.'},    Name{"ensp", 0x2002},   Name{"emsp", 0x2003},
    Name{"thinsp", 0x2009}, Name{"zwnj", 0x200C},   Name{"zwj", 0x200D},    Name{"lrm", 0x200E},
    Name{"rlm", 0x200F},    Name{"hyphen", 0x2010}, Name{"ndash", 0x2013},  Name{"mdash", 0x2014},
    Name{"lsquo", 0x2018},  Name{"rsquo", 0x2019},  Name{"sbquo", 0x201A},  Name{"ldquo", 0x201C},
    Name{"rdquo", 0x201D},  Name{"bdquo", 0x201E},  Name{"dagger", 0x2020}, Name{"bull", 0x2022},
    Name{"hellip", 0x2026}, Name{"lsaquo", 0x2039}, Name{"rsaquo", 0x203A}, Name{"frasl", 0x2044},
    Name{"half", 0xBD},     Name{"minus", 0x2212},  Name{"infin", 0x221E},  Name{"Scaron", 0x160},
    Name{"scaron", 0x161}};

char32_t named(std::string_view name)
{
    if (const auto latin1 = std::ranges::find(latin1_names, name); latin1 != latin1_names.end())
        return 0xA0 + static_cast<char32_t>(latin1 - latin1_names.begin());
    const auto other = std::ranges::find(other_names, name, &Name::first);
    return other == other_names.end() ? 0 : other->second;
}

/// The character with the number in "#8217" or "#x2019". Browsers read those of control characters as
/// Windows-1252.
char32_t numbered(std::string_view number)
{
    const bool is_hexadecimal = number.starts_with("#x") || number.starts_with("#X");
    const char* const begin = number.data() + (is_hexadecimal ? 2 : 1);
    const char* const end = number.data() + number.size();
    unsigned code = 0;
    const auto [stop, failure] = std::from_chars(begin, end, code, is_hexadecimal ? 16 : 10);
    const bool is_surrogate = 0xD800 <= code && code < 0xE000;
    if (failure != std::errc{} || stop != end || code > 0x10FFFF || is_surrogate)
        return 0;
    return code < 0x100 ? windows_1252_character(static_cast<char>(code)) : code;
}

} // namespace

std::optional<Character> entity_at(std::string_view text)
{
    constexpr std::size_t longest = 10;
    if (!text.starts_with('&'))
        return std::nullopt;
    const std::size_t end = text.substr(0, longest).find(';');
    if (end == std::string_view::npos || end < 2)
        return std::nullopt;
    const std::string_view name = text.substr(1, end - 1);
    const char32_t code = name.front() == '#' ? numbered(name) : named(name);
    if (code < ' ' || code == 0x7F || code == '{' || code == '}' || code == ';')
        return std::nullopt;
    return Character{code, end + 1};
}

std::string with_decoded_entities(std::string_view text)
{
    std::string decoded;
    while (!text.empty()) {
        const std::size_t plain = std::min(text.find('&', 1), text.size());
        const std::optional<Character> entity = entity_at(text);
        if (entity)
            add_character(decoded, entity->code);
        else
            decoded += text.substr(0, plain);
        text.remove_prefix(entity ? entity->length : plain);
    }
    return decoded;
}

std::string with_escaped_entities(std::string_view text)
{
    std::string escaped;
    while (!text.empty()) {
        const std::size_t plain = std::min(text.find('&', 1), text.size());
        escaped += entity_at(text) ? "&amp;" : text.substr(0, 1);
        escaped += text.substr(1, plain - 1);
        text.remove_prefix(plain);
    }
    return escaped;
}

} // namespace chess
