// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/distance_planes.h"

#include <algorithm>

namespace endgame {

void DistancePlanes::trim(unsigned largest)
{
    const auto needed = static_cast<std::size_t>(std::bit_width(largest));
    if (needed == planes_)
        return;
    const std::size_t rows = words_.size() / (planes_ * length_);
    decltype(words_) kept;
    kept.reserve(rows * needed * length_);
    for (std::size_t row = 0; row < rows; ++row) {
        const ConstRow planes = ConstRow{words_}.subspan(row * planes_ * length_, needed * length_);
        kept.insert(kept.end(), planes.begin(), planes.end());
    }
    words_ = std::move(kept);
    planes_ = needed;
}

} // namespace endgame
