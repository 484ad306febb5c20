// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <span>
#include <utility>

#include "endgame/material.h"
#include "endgame/sets/distances.h"
#include "endgame/sets/large_distances.h"

namespace endgame::sets {

/// The endings solved so far, each from the point of view of an attacker with at least one piece; any may be
/// missing.
class SolvedEndings {
public:
    /// The solution of an ending of up to `most_pieces`, or null.
    const Distances* find(const Material& material) const
    {
        return material.number() < endings_.size() ? find(material.number()) : nullptr;
    }
    const Distances* find(std::size_t material_number) const { return endings_[material_number].get(); }

    /// The solution of an ending with more pieces, or null.
    const LargeDistances* find_large(const Material& material) const
    {
        const auto found = large_endings_.find(material.number());
        return found == large_endings_.end() ? nullptr : found->second.get();
    }

    /// True if an ending, with any number of pieces, is solved.
    bool contains(const Material& material) const
    {
        return find(material) != nullptr || find_large(material) != nullptr;
    }

    /// The solution of an ending of up to `most_pieces` with shared ownership, or null.
    std::shared_ptr<const Distances> shared(const Material& material) const
    {
        return material.number() < endings_.size() ? endings_[material.number()] : nullptr;
    }

    void add(std::shared_ptr<const Distances> ending)
    {
        endings_[ending->material().number()] = std::move(ending);
    }
    void add(std::shared_ptr<const LargeDistances> ending)
    {
        const std::size_t number = ending->material().number();
        large_endings_[number] = std::move(ending);
    }

    /// Evicts all endings of more than `most_pieces` except those in `kept`.
    void forget_large_but(std::span<const Material> kept);

    /// Evicts each ending whose reverse has an attacker too and is missing.
    void forget_halves();

    /// The moves of the longest mate of an ending with a side to move; 0 if there is no mate.
    unsigned longest_mate(const Material& material, Side turn) const;

    /// The bytes that all endings occupy.
    std::size_t memory() const;

    /// The bytes that the endings of more than `most_pieces` occupy.
    std::size_t large_memory() const;

private:
    std::array<std::shared_ptr<const Distances>, Material::small_number_limit> endings_;
    std::map<std::size_t, std::shared_ptr<const LargeDistances>> large_endings_;
};

} // namespace endgame::sets
