// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/distance_planes.h"

#include <algorithm>
#include <bit>
#include <utility>

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
    const std::size_t row_size = planes_ * length_;
    rows_.resize(words_.size() / row_size);
    std::uint32_t stored = 0;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        StoredRow& place = rows_[row];
        const Word* const planes = words_.data() + row * row_size;
        for (std::size_t entry = 0; entry < length_; ++entry) {
            Word any = 0;
            for (std::size_t plane = 0; plane < needed; ++plane)
                any |= planes[plane * length_ + entry];
            place.entries |= Word{any != 0} << entry;
        }
        place.first = stored;
        stored += static_cast<std::uint32_t>(std::popcount(place.entries));
    }
    std::vector<Word, PageAllocator<Word>> packed(stored * needed);
    Word* to = packed.data();
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        for (Word entries = rows_[row].entries; entries != 0; entries &= entries - 1) {
            const auto entry = static_cast<std::size_t>(std::countr_zero(entries));
            for (std::size_t plane = 0; plane < needed; ++plane)
                *to++ = words_[row * row_size + plane * length_ + entry];
        }
    }
    words_ = std::move(packed);
    planes_ = needed;
}

} // namespace endgame::sets
