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

/// Tablebases solved on a thread of their own while the program continues to answer: only `known_by` waits.
class BackgroundTables {
public:
    using Clock = std::chrono::steady_clock;

    BackgroundTables() = default;
    BackgroundTables(const BackgroundTables&) = delete;
    BackgroundTables& operator=(const BackgroundTables&) = delete;
    ~BackgroundTables();

    /// Sets the largest number of pieces of an ending to solve. Cancels the solving of an ending with more
    /// pieces, and evicts those already solved.
    void set_most_pieces(std::size_t most);

    /// Sets the folder to which later five-piece endings are saved and from which they are loaded; `nullopt`
    /// for no folder.
    void set_folder(std::optional<endgame::TableFolder> folder);

    /// Limits the memory of all five-piece endings together, in bytes, as `TablebaseStore::set_memory_limit`
    /// does; `nullopt` for no limit but the machine's memory.
    void set_memory_limit(std::optional<std::size_t> bytes);

    /// Solves the ending of a position, unless it is solved already, not covered, or no thread can be
    /// started. Cancels the solving of an earlier ending.
    void prepare(const chess::Position& position);

    /// Calls `tell` once no solving is in progress: now, or later on the solving thread, at the latest on
    /// destruction.
    void when_ready(std::function<void()> tell);

    /// All endings solved by `time`, after waiting until then or until no solving is in progress.
    endgame::Tablebase known_by(Clock::time_point time, const std::stop_token& stop) const;

    /// The lack of memory for which the last requested ending was not solved; `nullopt` if the memory
    /// sufficed.
    std::optional<endgame::WantOfMemory> want_of_memory() const;

    /// The ending solved last, if it could not be saved in the folder.
    std::optional<endgame::Material> not_kept() const;

private:
    using Lock = std::unique_lock<std::mutex>;

    void work(const std::stop_token& stop);
    void take_over(endgame::TablebaseStore store);
    void solve_wanted(Lock& lock);
    void tell_waiting(Lock& lock);

    mutable std::mutex mutex_;
    mutable std::condition_variable_any changed_;
    // All following members are guarded by the mutex.
    endgame::TablebaseStore store_;
    std::size_t most_ = endgame::most_pieces;
    std::optional<endgame::TableFolder> folder_;
    std::optional<std::size_t> memory_limit_;
    std::optional<endgame::Material> wanted_;
    std::optional<endgame::WantOfMemory> want_of_memory_;
    std::stop_source giving_up_; ///< for the ending being solved
    std::vector<std::function<void()>> waiting_;
    bool has_thread_ = false;
    runtime::Worker solving_; ///< last: destroyed before the members it uses
};

} // namespace console
