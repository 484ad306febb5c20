// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace chess {

/// Converts text in UTF-16 with a byte order mark to UTF-8; all other text stays as it is.
class Utf16Converter {
public:
    /// Converts the next bytes, whatever their number.
    std::string convert(std::string_view bytes);

    /// Ends the text: a character cut in two becomes U+FFFD.
    std::string finish();

private:
    enum class Order { unknown, none, little, big };

    void take_unit(unsigned unit, std::string& text);

    Order order_ = Order::unknown;
    /// Bytes that do not make a unit yet.
    std::string pending_;
    /// The first half of a surrogate pair, or 0.
    unsigned high_ = 0;
};

/// Converts a whole text, as `Utf16Converter` does.
std::string from_utf16(std::string_view bytes);

/// True if a text begins with the byte order mark of UTF-16.
bool is_utf16(std::string_view bytes);

} // namespace chess
