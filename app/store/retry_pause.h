// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>

namespace store {

/// The pause before a retry of the disk: a second at first, then doubled each time, up to a minute.
class RetryPause {
public:
    explicit RetryPause(std::chrono::milliseconds first = std::chrono::seconds{1},
                        std::chrono::milliseconds longest = std::chrono::minutes{1})
        : first_{first}
        , longest_{longest}
    {}

    std::chrono::milliseconds length() const { return length_; }
    void lengthen() { length_ = std::min(2 * length_, longest_); }
    void reset() { length_ = first_; }

private:
    std::chrono::milliseconds first_;
    std::chrono::milliseconds longest_;
    std::chrono::milliseconds length_ = first_;
};

} // namespace store
