// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/utf16.h"

#include <utility>

#include "chess/characters.h"

namespace chess {

namespace {

constexpr std::string_view little_mark = "\xFF\xFE";
constexpr std::string_view big_mark = "\xFE\xFF";
constexpr char32_t replacement = 0xFFFD;

unsigned byte_of(char byte)
{
    return static_cast<unsigned char>(byte);
}

} // namespace

std::string Utf16Converter::convert(std::string_view bytes)
{
    if (order_ == Order::none)
        return std::string{bytes};
    pending_ += bytes;
    if (order_ == Order::unknown) {
        if (pending_ == little_mark.substr(0, 1) || pending_ == big_mark.substr(0, 1) || pending_.empty())
            return {};
        order_ = pending_.starts_with(little_mark) ? Order::little
                 : pending_.starts_with(big_mark)  ? Order::big
                                                   : Order::none;
        if (order_ == Order::none)
            return std::exchange(pending_, {});
        pending_.erase(0, little_mark.size());
    }
    std::string text;
    std::size_t at = 0;
    for (; at + 1 < pending_.size(); at += 2) {
        const unsigned first = byte_of(pending_[at]);
        const unsigned second = byte_of(pending_[at + 1]);
        take_unit(order_ == Order::little ? second << 8U | first : first << 8U | second, text);
    }
    pending_.erase(0, at);
    return text;
}

void Utf16Converter::take_unit(unsigned unit, std::string& text)
{
    const bool is_low = 0xDC00 <= unit && unit <= 0xDFFF;
    if (const unsigned high = std::exchange(high_, 0); high != 0) {
        if (is_low)
            return add_character(text, 0x10000 + ((high - 0xD800) << 10U) + (unit - 0xDC00));
        add_character(text, replacement);
    }
    if (0xD800 <= unit && unit < 0xDC00)
        high_ = unit;
    else
        add_character(text, is_low ? replacement : unit);
}

std::string Utf16Converter::finish()
{
    if (order_ == Order::unknown || (pending_.empty() && high_ == 0))
        return std::exchange(pending_, {});
    std::string text;
    add_character(text, replacement);
    *this = {};
    return text;
}

std::string from_utf16(std::string_view bytes)
{
    Utf16Converter converter;
    const std::string text = converter.convert(bytes);
    return text + converter.finish();
}

bool is_utf16(std::string_view bytes)
{
    return bytes.starts_with(little_mark) || bytes.starts_with(big_mark);
}

} // namespace chess
