// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/verdict.h"
#include "trainer/game.h"

namespace trainer::thumb {

/// The maximum search depth, in plies.
inline constexpr int deepest_search = 50;

/// The limits of a search, which ends at the first one reached; a mate that no deeper search can improve ends
/// it too.
struct SearchLimits {
    /// The search depth in plies, 1 … `deepest_search`, not counting captures at the end.
    int depth = deepest_search;
    /// The maximum number of positions to visit.
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    /// Called every few hundred positions, at intervals well below a millisecond, on the searching thread;
    /// returns true to stop the search. May be empty.
    std::function<bool()> stop = {};
    /// The moves to choose from; if empty, all legal moves.
    std::vector<chess::Move> moves = {};
};

/// The result of a search for the side to move.
struct Score {
    /// Hundredths of a pawn; far beyond any other score if a mate was found.
    int centipawns = 0;
    /// The forced win or loss, if a mate was found.
    std::optional<endgame::Verdict> mate = std::nullopt;

    friend bool operator==(const Score&, const Score&) = default;
};

/// The outcome of a search.
struct SearchResult {
    /// The move to play; `nullopt` only if there is no legal move.
    std::optional<chess::Move> move;
    Score score;
    /// The last depth completed; 0 if the search was stopped before.
    int depth = 0;
    /// The number of positions visited.
    std::uint64_t nodes = 0;
    /// The principal variation, beginning with the move.
    std::vector<chess::Move> pv;
};

/// Called with the result after every completed depth.
using SearchReport = std::function<void(const SearchResult&)>;

/// The heuristic engine: a plain alpha-beta search over `evaluate`, without tablebases.
///
/// Plays from any legal position and handles mate, stalemate, dead positions, the fifty-move rule and
/// repetition: a position that is repeated within the search, or for the third time in the game, is a draw.
/// The same game and limits give the same result, regardless of earlier searches. Not thread-safe.
///
/// While no position has been repeated in the game and the sum of halfmove clock and depth stays below 99,
/// the result depends on the position alone. Without pawns and castling rights it is the same in all eight
/// images of the board and for either colour.
class RuleOfThumb {
public:
    RuleOfThumb();

    /// Searches the last position of a game; the earlier ones, oldest first, count for repetition.
    ///
    /// @pre there is at least one position, and each follows from the previous one by a move
    SearchResult search(std::span<const chess::Position> game, const SearchLimits& limits,
                        const SearchReport& report = {});

    /// Searches the current position of a game.
    SearchResult search(const Game& game, const SearchLimits& limits, const SearchReport& report = {});

private:
    /// The result of an earlier visit to a position.
    struct Entry {
        std::uint64_t key = 0;
        chess::Move move{};
        std::int16_t value = 0;
        std::int8_t depth = 0;
        std::uint8_t bound = 0;
        std::uint32_t search = 0;
    };

    class Searcher;

    std::vector<Entry> entries_;
    /// The number of searches; entries of earlier ones are ignored.
    std::uint32_t searches_ = 0;
};

} // namespace trainer::thumb
