// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/words.h"

#include <algorithm>
#include <system_error>

#include "reasons/reasons.h"

namespace console {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

constexpr bool is_continuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The length of the UTF-8 character at the beginning of a text, 1 … 4; 0 if it is invalid.
std::size_t character_length(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    if (first < 0x80)
        return 1;
    if (first < 0xC2 || first > 0xF4)
        return 0;
    const std::size_t length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (text.size() < length ||
        !std::all_of(text.begin() + 1, text.begin() + static_cast<long>(length), is_continuation))
        return 0;
    const bool is_overlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
    const bool is_surrogate = first == 0xED && byte(1) > 0x9F;
    const bool is_beyond = first == 0xF4 && byte(1) > 0x8F;
    return is_overlong || is_surrogate || is_beyond ? 0 : length;
}

/// True if a character would move the cursor, end the line or change the writing direction.
bool is_control(std::string_view character)
{
    const auto first = static_cast<unsigned char>(character[0]);
    if (character.size() == 1)
        return first < 0x20 || first == 0x7F;
    if (character.size() == 2)
        return first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
    // U+2028 … U+202E and U+2066 … U+2069
    return character >= "\xE2\x80\xA8" && character <= "\xE2\x81\xA9" &&
           (character <= "\xE2\x80\xAE" || character >= "\xE2\x81\xA6");
}

bool is_plain(char letter)
{
    return ' ' <= letter && letter <= '~';
}

} // namespace

std::string sentence(const chess::FenError& error, std::string_view text)
{
    return in_english(reasons::why_unreadable(error, text));
}

std::string sentence(const chess::PgnError& error)
{
    chess::PgnError shown = error;
    shown.text = printable(error.text, chess::pgn_error_text_limit * 3);
    return "Game " + std::to_string(error.game) + ", line " + std::to_string(error.line) + ", column " +
           std::to_string(error.column) + ": " + in_english(reasons::why_left_out(shown));
}

std::string sentences(const chess::SetupError& error)
{
    std::string all;
    for (const chess::SetupFault& fault : error)
        all += (all.empty() ? "" : " ") + in_english(reasons::why_illegal(fault));
    return all;
}

std::string why_uncovered(const chess::Position& position, std::size_t most)
{
    return in_english(reasons::why_uncovered(position, most));
}

std::string sentence(const endgame::WantOfMemory& want)
{
    const std::string available = std::to_string(want.available() >> 20U);
    return want.ending().name() + " is not solved: that may need " +
           std::to_string(mebibytes(want.needed())) + " MiB of memory, and " +
           (want.bound() == endgame::WantOfMemory::Bound::limit ? "the limit is " + available + '.'
                                                                : available + " are free.");
}

std::string not_kept_sentence(const endgame::Material& ending, std::string_view folder)
{
    return ending.name() + " cannot be saved in " + printable(folder, 200) + '.';
}

std::size_t mebibytes(std::size_t bytes)
{
    return (bytes + (std::size_t{1} << 20U) - 1) >> 20U;
}

std::string failure_sentence(std::string_view what, int system_error)
{
    return std::string{what} + ": " + std::generic_category().message(system_error) + '.';
}

void append_printable(std::string& out, std::string_view text, std::size_t limit)
{
    std::string_view rest = text.substr(0, limit);
    // Characters are printed completely or not at all.
    while (rest.size() < text.size() && !rest.empty() && is_continuation(text[rest.size()]))
        rest.remove_suffix(1);
    const bool is_cut = rest.size() < text.size();
    while (!rest.empty()) {
        const auto plain =
            static_cast<std::size_t>(std::find_if_not(rest.begin(), rest.end(), is_plain) - rest.begin());
        out += rest.substr(0, plain);
        rest.remove_prefix(plain);
        if (rest.empty())
            break;
        const std::size_t length = character_length(rest);
        out += length == 0 || is_control(rest.substr(0, length)) ? replacement : rest.substr(0, length);
        rest.remove_prefix(std::max(length, std::size_t{1}));
    }
    if (is_cut)
        out += "…";
}

std::string printable(std::string_view text, std::size_t limit)
{
    std::string out;
    append_printable(out, text, limit);
    return out;
}

} // namespace console
