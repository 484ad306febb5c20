// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/characters.h"

#include <algorithm>
#include <array>
#include <utility>

namespace chess {

namespace {

unsigned byte_at(std::string_view text, std::size_t place)
{
    return static_cast<unsigned char>(text[place]);
}

/// The length in bytes of a character that starts with this byte, or 0 if none does.
std::size_t announced_length(unsigned first)
{
    if (first < 0x80)
        return 1;
    return first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
}

/// True if the second byte makes a character overlong, a surrogate, or greater than U+10FFFF.
bool is_forbidden(unsigned first, unsigned second)
{
    return (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90) ||
           (first == 0xED && second > 0x9F) || (first == 0xF4 && second > 0x8F);
}

struct Range {
    char32_t first;
    char32_t last;
};

/// @pre the ranges are in ascending order, so that the many ASCII characters need few comparisons
template <std::size_t size>
bool is_in(char32_t code, const std::array<Range, size>& ranges)
{
    for (const Range range : ranges) {
        if (code <= range.last)
            return range.first <= code;
    }
    return false;
}

/// Capitals of a block: each is a distance before its small letter.
struct Capitals {
    char32_t first;
    char32_t last;
    char32_t distance;
    /// 1, or 2 if capitals and small letters alternate.
    char32_t step;
};

/// The small letter of a capital; any other character as it is.
char32_t small_letter(char32_t code)
{
    constexpr std::array<Capitals, 20> blocks{
        {{'A', 'Z', 0x20, 1},     {0xC0, 0xD6, 0x20, 1},   {0xD8, 0xDE, 0x20, 1},   {0x100, 0x12E, 1, 2},
         {0x132, 0x136, 1, 2},    {0x139, 0x147, 1, 2},    {0x14A, 0x176, 1, 2},    {0x179, 0x17D, 1, 2},
         {0x1CD, 0x1DB, 1, 2},    {0x1DE, 0x1EE, 1, 2},    {0x200, 0x21E, 1, 2},    {0x388, 0x38A, 0x25, 1},
         {0x391, 0x3AB, 0x20, 1}, {0x400, 0x40F, 0x50, 1}, {0x410, 0x42F, 0x20, 1}, {0x460, 0x480, 1, 2},
         {0x48A, 0x4BE, 1, 2},    {0x4C1, 0x4CD, 1, 2},    {0x4D0, 0x52E, 1, 2},    {0x1E00, 0x1EFE, 1, 2}}};
    constexpr std::array<std::pair<char32_t, char32_t>, 9> others{{{0x130, 'i'},
                                                                   {0x131, 'i'},
                                                                   {0x178, 0xFF},
                                                                   {0x17F, 's'},
                                                                   {0x386, 0x3AC},
                                                                   {0x38C, 0x3CC},
                                                                   {0x38E, 0x3CD},
                                                                   {0x38F, 0x3CE},
                                                                   {0x3C2, 0x3C3}}};
    for (const Capitals& block : blocks) {
        if (block.first <= code && code <= block.last && (code - block.first) % block.step == 0)
            return code + block.distance;
    }
    const auto other = std::ranges::find(others, code, [](const auto& pair) { return pair.first; });
    return other == others.end() ? code : other->second;
}

} // namespace

Character first_character(std::string_view text)
{
    constexpr Character invalid{invalid_character, 1};
    const unsigned first = byte_at(text, 0);
    const std::size_t length = announced_length(first);
    if (length == 1)
        return {first, 1};
    if (length == 0 || text.size() < length || is_forbidden(first, byte_at(text, 1)))
        return invalid;
    char32_t code = first & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte_at(text, i) & 0xC0U) != 0x80U)
            return invalid;
        code = code << 6U | (byte_at(text, i) & 0x3FU);
    }
    return {code, length};
}

void add_character(std::string& text, char32_t code)
{
    const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
    const auto add_continuation = [&](unsigned shift) { add(0x80U | ((code >> shift) & 0x3FU)); };
    if (code < 0x80)
        return add(code);
    if (code < 0x800)
        add(0xC0U | (code >> 6U));
    else if (code < 0x10000)
        add(0xE0U | (code >> 12U));
    else
        add(0xF0U | (code >> 18U));
    if (code >= 0x10000)
        add_continuation(12);
    if (code >= 0x800)
        add_continuation(6);
    add_continuation(0);
}

char32_t windows_1252_character(char byte)
{
    constexpr char32_t first = 0x80;
    constexpr std::array<char32_t, 32> unlike_latin1{
        0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
        0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
        0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};
    const auto code = static_cast<unsigned char>(byte);
    return first <= code && code < first + unlike_latin1.size() ? unlike_latin1[code - first] : code;
}

bool is_blank(char32_t code)
{
    constexpr std::array<Range, 9> blanks{{{'\t', '\r'},
                                           {' ', ' '},
                                           {0x85, 0x85},
                                           {0xA0, 0xA0},
                                           {0x1680, 0x1680},
                                           {0x2000, 0x200A},
                                           {0x2028, 0x2029},
                                           {0x202F, 0x202F},
                                           {0x205F, 0x205F}}};
    return code == 0x3000 || is_in(code, blanks);
}

bool is_invisible(char32_t code)
{
    constexpr std::array<Range, 9> invisible{{{0xAD, 0xAD},
                                              {0x34F, 0x34F},
                                              {0x61C, 0x61C},
                                              {0x180B, 0x180E},
                                              {0x200B, 0x200F},
                                              {0x202A, 0x202E},
                                              {0x2060, 0x206F},
                                              {0xFE00, 0xFE0F},
                                              {0xFEFF, 0xFEFF}}};
    return is_in(code, invisible);
}

bool is_dash(char32_t code)
{
    constexpr std::array<Range, 5> dashes{
        {{'-', '-'}, {0x2010, 0x2015}, {0x2212, 0x2212}, {0xFE58, 0xFE63}, {0xFF0D, 0xFF0D}}};
    return is_in(code, dashes);
}

bool is_quotation_mark(char32_t code)
{
    constexpr std::array<Range, 12> marks{{{'"', '"'},
                                           {'\'', '\''},
                                           {'`', '`'},
                                           {0xAB, 0xAB},
                                           {0xB4, 0xB4},
                                           {0xBB, 0xBB},
                                           {0x2018, 0x201F},
                                           {0x2032, 0x2036},
                                           {0x2039, 0x203A},
                                           {0x300C, 0x300F},
                                           {0x301D, 0x301F},
                                           {0xFF02, 0xFF02}}};
    return is_in(code, marks);
}

bool is_slash(char32_t code)
{
    return code == '/' || code == 0x2044 || code == 0x2215 || code == 0xFF0F;
}

bool is_capture_sign(char32_t code)
{
    constexpr std::array<char32_t, 6> signs{0xD7, 0x445, 0x2715, 0x2716, 0x2A09, 0x2A2F};
    return std::ranges::find(signs, code) != signs.end();
}

bool is_foreign_letter(char32_t code)
{
    if (is_invisible(code) || is_blank(code) || code == 0xD7 || code == 0xF7)
        return false;
    constexpr std::array<Range, 9> letters{{{0xAA, 0xAA},
                                            {0xBA, 0xBA},
                                            {0xC0, 0x1FFF},
                                            {0x2654, 0x265F},
                                            {0x2C00, 0x2DFF},
                                            {0x3040, 0xD7FF},
                                            {0xF900, 0xFDFF},
                                            {0xFE70, 0xFEFE},
                                            {0xFF10, 0xFFDC}}};
    return is_in(code, letters);
}

std::string fold_case(std::string_view text)
{
    std::string folded;
    folded.reserve(text.size());
    while (!text.empty()) {
        const Character next = first_character(text);
        if (next.code == invalid_character)
            folded += text.front();
        else
            add_character(folded, small_letter(next.code));
        text.remove_prefix(next.length);
    }
    return folded;
}

std::size_t blanks_length(std::string_view text)
{
    std::size_t length = 0;
    while (length < text.size()) {
        const Character next = first_character(text.substr(length));
        if (!is_blank(next.code) && !is_invisible(next.code))
            break;
        length += next.length;
    }
    return length;
}

} // namespace chess
