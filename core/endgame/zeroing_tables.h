// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <mutex>

#include "endgame/material.h"
#include "endgame/sets/distances.h"
#include "endgame/sets/solved_endings.h"

namespace endgame {

/// The distances to zeroing (sets/zeroing_solver.h) of endings of up to four pieces, each solved on demand.
///
/// Thread-safe: while an ending is being solved, other callers wait for it.
class ZeroingTables {
public:
    /// The table of an ending, valid for the lifetime of this object. Throws std::bad_alloc if there is not
    /// enough memory; the next call tries again.
    ///
    /// @pre the ending is solved, and some capture or pawn move in it can win
    const sets::Distances& of(const Material& material, const sets::SolvedEndings& solved);

    /// The bytes all tables take.
    std::size_t memory() const;

private:
    mutable std::mutex mutex_;
    std::array<std::unique_ptr<const sets::Distances>, Material::small_number_limit> tables_;
};

} // namespace endgame
