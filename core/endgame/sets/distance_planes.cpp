// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/distance_planes.h"

#include <algorithm>
#include <array>
#include <bit>

namespace endgame::sets {

void DistancePlanes::transpose(std::size_t from, std::size_t to)
{
    assert(planes_ == Numbers::planes);
    for (std::size_t plane = 0; plane < planes_; ++plane) {
        reflect(ConstRow{words_}.subspan((from * planes_ + plane) * length_, length_),
                Row{words_}.subspan((to * planes_ + plane) * length_, length_), {true, Mirror::none});
    }
}

void DistancePlanes::pack(unsigned largest)
{
    const auto needed = static_cast<std::size_t>(std::bit_width(largest));
    const std::size_t length = length_;
    const std::size_t row_size = planes_ * length;
    std::array<Word, Numbers::planes * row_length> row;
    Word* packed = words_.data(); // never ahead of the row being read
    for (std::size_t start = 0; start < words_.size(); start += row_size) {
        std::copy_n(words_.data() + start, row_size, row.data());
        for (std::size_t plane = 0; plane < needed; ++plane) {
            for (std::size_t entry = 0; entry < length; ++entry)
                packed[entry * needed + plane] = row[plane * length + entry];
        }
        packed += needed * length;
    }
    words_.resize(static_cast<std::size_t>(packed - words_.data()));
    words_.shrink_to_fit();
    planes_ = needed;
}

} // namespace endgame::sets
