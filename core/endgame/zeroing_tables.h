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
/// Any number of threads may ask at once; all but the first wait for an ending that is being solved.
class ZeroingTables {
public:
    /// The table of an ending, which stays valid as long as this. Throws std::bad_alloc if there is not
    /// enough memory, and tries again when asked again.
    ///
    /// @pre the ending is among the solved, and some move in it can be a capture or pawn move that wins
    const sets::Distances& of(const Material& material, const sets::SolvedEndings& solved);

    /// The bytes all tables take.
    std::size_t memory() const;

private:
    mutable std::mutex mutex_;
    std::array<std::unique_ptr<const sets::Distances>, Material::small_number_limit> tables_;
};

} // namespace endgame
