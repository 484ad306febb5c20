// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/background_tables.h"

#include <new>
#include <utility>

namespace console {

using endgame::Material;

BackgroundTables::~BackgroundTables()
{
    solving_.stop();
    const std::scoped_lock lock{mutex_};
    giving_up_.request_stop();
}

void BackgroundTables::set_most_pieces(std::size_t most)
{
    Lock lock{mutex_};
    most_ = most;
    take_over(std::move(store_));
    if (!wanted_ || wanted_->pieces().size() + 2 <= most)
        return;
    giving_up_.request_stop();
    tell_waiting(lock);
}

void BackgroundTables::set_folder(std::optional<endgame::TableFolder> folder)
{
    const std::scoped_lock lock{mutex_};
    folder_ = std::move(folder);
}

void BackgroundTables::set_memory_limit(std::optional<std::size_t> bytes)
{
    const std::scoped_lock lock{mutex_};
    memory_limit_ = bytes;
    store_.set_memory_limit(bytes);
}

void BackgroundTables::prepare(const chess::Position& position)
{
    const std::scoped_lock lock{mutex_};
    const std::optional<Material> ending = endgame::ending_of(position, most_);
    if (!ending || store_.known().covers(*ending) || wanted_ == ending)
        return;
    if (!has_thread_)
        has_thread_ = solving_.run([this](const std::stop_token& stop) { work(stop); });
    if (!has_thread_)
        return;
    wanted_ = ending;
    want_of_memory_.reset();
    giving_up_.request_stop();
    changed_.notify_all();
}

void BackgroundTables::when_ready(std::function<void()> tell)
{
    {
        const std::scoped_lock lock{mutex_};
        if (wanted_) {
            waiting_.push_back(std::move(tell));
            return;
        }
    }
    tell();
}

endgame::Tablebase BackgroundTables::known_by(Clock::time_point time, const std::stop_token& stop) const
{
    Lock lock{mutex_};
    changed_.wait_until(lock, stop, time, [this] { return !wanted_; });
    return store_.known();
}

std::optional<endgame::WantOfMemory> BackgroundTables::want_of_memory() const
{
    const std::scoped_lock lock{mutex_};
    return want_of_memory_;
}

std::optional<Material> BackgroundTables::not_kept() const
{
    const std::scoped_lock lock{mutex_};
    return store_.not_kept();
}

void BackgroundTables::work(const std::stop_token& stop)
{
    Lock lock{mutex_};
    while (changed_.wait(lock, stop, [this] { return wanted_.has_value(); }) && !stop.stop_requested())
        solve_wanted(lock);
    for (const auto& tell : waiting_)
        tell();
}

/// Adopts the contents of a store, without endings of more pieces than allowed.
void BackgroundTables::take_over(endgame::TablebaseStore store)
{
    store_ = std::move(store);
    store_.set_memory_limit(memory_limit_);
    if (most_ < endgame::most_pieces_on_request)
        store_.forget_all_but({});
}

/// Solves in a copy of the store, without the lock, and then adopts the contents of the copy.
void BackgroundTables::solve_wanted(Lock& lock)
{
    std::optional<endgame::TablebaseStore> store;
    std::optional<endgame::WantOfMemory> want_of_memory;
    std::stop_token stop;
    try {
        giving_up_ = std::stop_source{};
        stop = giving_up_.get_token();
        const Material ending = *wanted_;
        // Evict in the original too, as memory shared with it would not be freed by the copy.
        store_.make_room(ending);
        store = store_;
        store->set_folder(folder_);
        lock.unlock();
        store->learn(ending, stop);
    } catch (const endgame::WantOfMemory& want) {
        want_of_memory = want;
    } catch (const std::bad_alloc&) {
        // The ending remains unsolved and is played without its tablebase.
    }
    if (!lock)
        lock.lock();
    if (store)
        take_over(*std::move(store));
    if (stop.stop_requested())
        return;
    want_of_memory_ = want_of_memory;
    tell_waiting(lock);
}

/// Resets the request and notifies its waiters, without the lock.
void BackgroundTables::tell_waiting(Lock& lock)
{
    wanted_.reset();
    changed_.notify_all();
    const auto waiting = std::exchange(waiting_, {});
    lock.unlock();
    for (const auto& tell : waiting)
        tell();
    lock.lock();
}

} // namespace console
