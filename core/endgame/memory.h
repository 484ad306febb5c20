// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <new>
#include <optional>

#include "endgame/material.h"

namespace endgame {

/// Returns the bytes that this process may still allocate, within its own limit and the memory of the machine
/// and of its container, read from files below the root; `nullopt` if unknown. Does not throw even if no
/// memory can be allocated.
std::optional<std::size_t> available_memory(const std::filesystem::path& root = "/");

/// Thrown when solving an ending would exceed the available memory.
class WantOfMemory : public std::bad_alloc {
public:
    /// The exhausted resource.
    enum class Bound {
        machine, ///< The machine's memory, or a limit set by the system.
        limit,   ///< The limit set for all five-piece endings together.
    };

    /// Constructs the error from the ending, the bytes that it may need and the bytes available.
    WantOfMemory(const Material& ending, std::size_t needed, std::size_t available,
                 Bound bound = Bound::machine)
        : ending_{ending}
        , needed_{needed}
        , available_{available}
        , bound_{bound}
    {}

    const Material& ending() const { return ending_; }
    std::size_t needed() const { return needed_; }
    std::size_t available() const { return available_; }
    Bound bound() const { return bound_; }

private:
    Material ending_;
    std::size_t needed_;
    std::size_t available_;
    Bound bound_;
};

} // namespace endgame
