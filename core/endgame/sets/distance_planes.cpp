// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/distance_planes.h"

#include <algorithm>
#include <array>
#include <bit>

namespace endgame::sets {

void DistancePlanes::pack(unsigned largest)
{
    const auto needed = static_cast<std::size_t>(std::bit_width(largest));
    const std::size_t row_size = planes_ * length_;
    std::array<Word, Numbers::planes * row_length> row;
    Word* packed = words_.data(); // never ahead of the row that is read
    for (std::size_t start = 0; start < words_.size(); start += row_size) {
        std::copy_n(words_.data() + start, row_size, row.data());
        for (std::size_t entry = 0; entry < length_; ++entry) {
            for (std::size_t plane = 0; plane < needed; ++plane)
                *packed++ = row[plane * length_ + entry];
        }
    }
    words_.resize(static_cast<std::size_t>(packed - words_.data()));
    words_.shrink_to_fit();
    planes_ = needed;
}

} // namespace endgame::sets
