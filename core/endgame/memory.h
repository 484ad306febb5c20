// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <new>
#include <optional>

#include "endgame/material.h"

namespace endgame {

/// Returns the bytes this process may still take: within its own limit, and of the memory of the machine and
/// of its container, which the files below the root give; `nullopt` if nothing is known. Does not throw where
/// nothing can be allocated any more.
std::optional<std::size_t> available_memory(const std::filesystem::path& root = "/");

/// Thrown where an ending is not begun, as it would take more memory than there is.
class WantOfMemory : public std::bad_alloc {
public:
    /// Who has no more.
    enum class Bound {
        machine, ///< The machine, or a limit that the system sets.
        limit,   ///< The limit that was set for endings of five pieces together.
    };

    /// An ending, the bytes it may need and those there are.
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
