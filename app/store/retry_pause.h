// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>

namespace store {

/// How long to wait until the disk is tried again: a second at first, then twice as long each time, up to a
/// minute.
class RetryPause {
public:
    std::chrono::milliseconds length() const { return length_; }
    void lengthen() { length_ = std::min(2 * length_, longest); }
    void reset() { length_ = first; }

private:
    static constexpr std::chrono::milliseconds first = std::chrono::seconds{1};
    static constexpr std::chrono::milliseconds longest = std::chrono::minutes{1};

    std::chrono::milliseconds length_ = first;
};

} // namespace store
