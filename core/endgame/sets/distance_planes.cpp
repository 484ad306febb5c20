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
    rows_.resize(words_.size() / row_size);
    std::array<Word, Numbers::planes * row_length> row;
    Word* packed = words_.data(); // never ahead of the row being read
    std::uint32_t stored = 0;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        std::copy_n(words_.data() + i * row_size, row_size, row.data());
        StoredRow& place = rows_[i];
        place.first = stored;
        for (std::size_t entry = 0; entry < length; ++entry) {
            Word any = 0;
            for (std::size_t plane = 0; plane < needed; ++plane)
                any |= packed[plane] = row[plane * length + entry];
            if (any == 0)
                continue;
            place.entries |= Word{1} << entry;
            packed += needed;
            ++stored;
        }
    }
    words_.resize(stored * needed);
    words_.shrink_to_fit();
    planes_ = needed;
}

} // namespace endgame::sets
