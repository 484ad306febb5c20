// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the fuzz targets have in common. A target is a function that libFuzzer calls with bytes of its making,
// and that ends the program if something does not hold that holds for all bytes there are.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

/// The name by which libFuzzer calls a target; 0 means success.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace fuzz {

/// Ends the program if a law does not hold.
///
/// @param detail the finding, for debugging
inline void require(bool holds, const char* law, std::string_view detail = {})
{
    if (holds)
        return;
    std::cerr << "does not hold: " << law << '\n' << detail << std::endl;
    std::abort();
}

/// The bytes as text.
inline std::string_view text_of(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

/// The lines between the line ends "\n", the last line with or without one.
inline std::vector<std::string_view> lines_of(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

/// True if a text can be shown on one line: no control characters.
inline bool is_one_line(std::string_view text)
{
    for (const char character : text) {
        const auto byte = static_cast<unsigned char>(character);
        if (byte < 0x20 && byte != '\t')
            return false;
    }
    return true;
}

} // namespace fuzz
