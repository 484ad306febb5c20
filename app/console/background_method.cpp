// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/background_method.h"

#include <new>
#include <utility>

#include "trainer/method/method.h"

namespace console {

void BackgroundMethod::prepare()
{
    const std::scoped_lock lock{mutex_};
    if (std::exchange(was_asked_, true))
        return;
    // Without a thread the ranks remain unavailable.
    is_working_ = numbering_.run([this](const std::stop_token& stop) { work(stop); });
}

void BackgroundMethod::when_ready(std::function<void()> tell)
{
    {
        const std::scoped_lock lock{mutex_};
        if (is_working_) {
            waiting_.push_back(std::move(tell));
            return;
        }
    }
    tell();
}

std::optional<endgame::Forcing> BackgroundMethod::known_by(Clock::time_point time,
                                                           const std::stop_token& stop) const
{
    std::unique_lock lock{mutex_};
    changed_.wait_until(lock, stop, time, [this] { return !is_working_; });
    return ranks_;
}

void BackgroundMethod::work(const std::stop_token& stop)
{
    std::optional<endgame::Forcing> ranks;
    try {
        ranks = trainer::method::number_ranks(stop);
    } catch (const std::bad_alloc&) {
        // The method remains unavailable, and the engine plays perfectly instead.
    }
    std::unique_lock lock{mutex_};
    ranks_ = std::move(ranks);
    is_working_ = false;
    changed_.notify_all();
    const auto waiting = std::exchange(waiting_, {});
    lock.unlock();
    for (const auto& tell : waiting)
        tell();
}

} // namespace console
