// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

#include "chess/position.h"
#include "endgame/material.h"
#include "endgame/memory.h"
#include "endgame/table_folder.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"
#include "runtime/worker.h"

namespace console {

/// Tables solved on a thread of their own while the program goes on answering: only `known_by` waits.
class BackgroundTables {
public:
    using Clock = std::chrono::steady_clock;

    BackgroundTables() = default;
    BackgroundTables(const BackgroundTables&) = delete;
    BackgroundTables& operator=(const BackgroundTables&) = delete;
    ~BackgroundTables();

    /// Solves endings of up to so many pieces from now on; one with more that is being solved is given up,
    /// and those that are known are forgotten.
    void set_most_pieces(std::size_t most);

    /// Keeps endings of five pieces in a folder from the next one on, and takes them from there.
    void set_folder(std::optional<endgame::TableFolder> folder);

    /// Lets endings of five pieces together take so many bytes of memory from now on, as
    /// `TablebaseStore::set_memory_limit` does; as many as the machine has, if none.
    void set_memory_limit(std::optional<std::size_t> bytes);

    /// Has the ending of a position solved, unless it is known, beyond all tables or no thread can be
    /// started. An ending asked for earlier and not solved yet is given up.
    void prepare(const chess::Position& position);

    /// Calls `tell` once nothing is being solved any more: now, or on the solving thread, and at the latest
    /// when the tables go.
    void when_ready(std::function<void()> tell);

    /// All that is known by then, once nothing is being solved any more or the time has come.
    endgame::Tablebase known_by(Clock::time_point time, const std::stop_token& stop) const;

    /// Why the ending asked for last was not begun; nothing if the memory sufficed.
    std::optional<endgame::WantOfMemory> want_of_memory() const;

    /// The ending solved last, if it could not be kept in the folder.
    std::optional<endgame::Material> not_kept() const;

private:
    using Lock = std::unique_lock<std::mutex>;

    void work(const std::stop_token& stop);
    void take_over(endgame::TablebaseStore store);
    void solve_wanted(Lock& lock);
    void tell_waiting(Lock& lock);

    mutable std::mutex mutex_;
    mutable std::condition_variable_any changed_;
    // All that follows is guarded by the mutex.
    endgame::TablebaseStore store_;
    std::size_t most_ = endgame::most_pieces;
    std::optional<endgame::TableFolder> folder_;
    std::optional<std::size_t> memory_limit_;
    std::optional<endgame::Material> wanted_;
    std::optional<endgame::WantOfMemory> want_of_memory_;
    std::stop_source giving_up_; ///< for the ending being solved
    std::vector<std::function<void()>> waiting_;
    bool has_thread_ = false;
    runtime::Worker solving_; ///< last, so that it ends before what it works on
};

} // namespace console
