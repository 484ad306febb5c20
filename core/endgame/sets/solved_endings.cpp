// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/solved_endings.h"

#include <algorithm>

namespace endgame::sets {

unsigned SolvedEndings::longest_mate(const Material& material, Side turn) const
{
    if (const Distances* distances = find(material))
        return distances->longest_mate(turn);
    const LargeDistances* distances = find_large(material);
    return distances == nullptr ? 0 : distances->longest_mate(turn);
}

void SolvedEndings::forget_large_but(std::span<const Material> kept)
{
    std::erase_if(large_endings_, [kept](const auto& ending) {
        return std::ranges::find(kept, ending.first, &Material::number) == kept.end();
    });
}

void SolvedEndings::forget_halves()
{
    const auto is_half = [this](const Material& ending) {
        const Material reversed = ending.reversed();
        return reversed.has(Side::attacker) && !contains(reversed);
    };
    for (auto& ending : endings_) {
        if (ending && is_half(ending->material()))
            ending.reset();
    }
    std::erase_if(large_endings_, [&](const auto& ending) { return is_half(ending.second->material()); });
}

std::size_t SolvedEndings::memory() const
{
    std::size_t bytes = large_memory();
    for (const auto& ending : endings_)
        bytes += ending ? ending->memory() : 0;
    return bytes;
}

std::size_t SolvedEndings::large_memory() const
{
    std::size_t bytes = 0;
    for (const auto& [number, ending] : large_endings_)
        bytes += ending->memory();
    return bytes;
}

} // namespace endgame::sets
