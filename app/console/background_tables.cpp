// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/background_tables.h"

#include <new>

namespace console {

using endgame::Material;

void BackgroundTables::prepare(const chess::Position& position)
{
    const std::optional<Material> ending = ending_of(position);
    {
        const std::scoped_lock lock{mutex_};
        if (!ending || known_.covers(*ending) || being_solved_ == ending)
            return;
    }
    solving_.request_stop();
    if (solving_.joinable())
        solving_.join();
    {
        const std::scoped_lock lock{mutex_};
        being_solved_ = ending;
    }
    solving_ = std::jthread{[this, ending](const std::stop_token& stop) { solve(*ending, stop); }};
}

void BackgroundTables::wait() const
{
    std::unique_lock lock{mutex_};
    is_done_.wait(lock, [this] { return !being_solved_; });
}

endgame::Tablebase BackgroundTables::known_by(Clock::time_point time, const std::stop_token& stop) const
{
    std::unique_lock lock{mutex_};
    is_done_.wait_until(lock, stop, time, [this] { return !being_solved_; });
    return known_;
}

void BackgroundTables::solve(const Material& ending, const std::stop_token& stop)
{
    try {
        tables_.learn(ending, stop);
    } catch (const std::bad_alloc&) {
        // The ending stays unknown, and is played without its table.
    }
    {
        const std::scoped_lock lock{mutex_};
        known_ = tables_.known();
        being_solved_.reset();
    }
    is_done_.notify_all();
}

} // namespace console
