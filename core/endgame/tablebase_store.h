// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

#include "endgame/distances.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"

namespace endgame {

/// Told, while a table is made, how many of its endings are solved and how many there are.
using SolvingProgress = std::function<void(std::size_t solved, std::size_t total)>;

/// Solves endings when they are asked for, each once, and keeps them.
///
/// Threads may share it; one solves while the others wait.
class TablebaseStore {
public:
    /// The bytes all endings of up to four men need are fewer than these.
    static constexpr std::size_t usual_memory = std::size_t{400} << 20;

    /// Keeps up to so many bytes; beyond them, endings asked for longest ago are forgotten. The last table
    /// asked for stays whole.
    explicit TablebaseStore(std::size_t memory = usual_memory) : memory_{memory} {}

    /// The table of an ending and of all it can turn into, solving on the calling thread what is not solved
    /// yet; nothing if it was asked to stop. Throws std::bad_alloc for want of memory. What was
    /// solved by then stays.
    std::optional<Tablebase> table(const Material& material, const std::stop_token& stop = {},
                                   const SolvingProgress& progress = {});

    /// The bytes that the kept endings take.
    std::size_t memory() const;

private:
    void remember_use(const std::vector<Material>& used);
    void forget_beyond(const std::vector<Material>& used);

    std::size_t memory_;
    mutable std::mutex mutex_;
    SolvedEndings endings_;
    /// The endings kept, those used last at the end.
    std::vector<Material> by_use_;
};

/// The endings that a table of an ending consists of, each after all that it can convert into.
std::vector<Material> endings_of(const Material& material);

} // namespace endgame
