// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "chess/position.h"

namespace chess {

/// Mixes a word into a hash.
constexpr std::uint64_t stirred(std::uint64_t hash, std::uint64_t word)
{
    hash = (hash ^ word) * 0x9E37'79B9'7F4A'7C15U;
    return hash ^ hash >> 32;
}

/// A hash of the pieces, the side to move, the castling rights and an en passant square: of a position
/// without its clocks.
inline std::uint64_t position_hash(const Position& position, std::optional<Square> en_passant)
{
    std::uint64_t hash = static_cast<std::uint64_t>(index(position.turn())) + 1;
    hash = stirred(hash, position.board().of(Color::white).bits());
    for (const Role role : all_roles)
        hash = stirred(hash, position.board().of(role).bits());
    hash = stirred(hash, position.castling_rooks().bits());
    return stirred(hash, en_passant ? index(*en_passant) + 1 : 0);
}

/// Hashes a position for containers that use `is_repetition` as equality.
struct RepetitionHash {
    std::size_t operator()(const Position& position) const
    {
        return static_cast<std::size_t>(position_hash(position, legal_en_passant(position)));
    }
};

/// Equality of positions by `is_repetition`, for containers.
struct RepetitionEqual {
    bool operator()(const Position& a, const Position& b) const { return is_repetition(a, b); }
};

} // namespace chess
