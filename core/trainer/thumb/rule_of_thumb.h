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

/// The deepest search there is, in plies.
inline constexpr int deepest_search = 50;

/// When a search ends, whichever comes first; a mate that no deeper search can better ends it too.
struct SearchLimits {
    /// The plies to look ahead, 1 … `deepest_search`, captures at the end not counted.
    int depth = deepest_search;
    /// The positions to visit.
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    /// Asked every few hundred positions, well within a millisecond, on the thread that searches: whether
    /// to stop now. May be empty.
    std::function<bool()> stop = {};
    /// The moves to choose from; if there are none, all that are legal.
    std::vector<chess::Move> moves = {};
};

/// What a search thinks of a position, for the side to move.
struct Score {
    /// Hundredths of a pawn; where a mate is seen, far beyond any other score.
    int centipawns = 0;
    /// The win or loss that is forced, if a mate is seen.
    std::optional<endgame::Verdict> mate = std::nullopt;

    friend bool operator==(const Score&, const Score&) = default;
};

/// What a search has found.
struct SearchResult {
    /// The move to play; nothing only if there is no legal one.
    std::optional<chess::Move> move;
    Score score;
    /// The last depth searched to its end; 0 if the search was stopped before.
    int depth = 0;
    /// The positions visited.
    std::uint64_t nodes = 0;
    /// The line expected, beginning with the move.
    std::vector<chess::Move> pv;
};

/// Told what has been found after every finished depth.
using SearchReport = std::function<void(const SearchResult&)>;

/// The rule-of-thumb player: a plain alpha-beta search over `evaluate`, without any table of endings.
///
/// It plays everything chess allows and knows mate, stalemate, dead positions, the fifty-move rule and
/// repetition: drawn is a position that comes back within the search, or for the third time in the game. The
/// same game and limits give the same answer, whatever was searched before. One player serves one thread at
/// a time.
///
/// While nothing has come twice in the game and the halfmove clock and the depth stay below 99 together, the
/// answer depends on the position alone. Without pawns and rights to castle it is the same one in all eight
/// images of the board and for either colour.
class RuleOfThumb {
public:
    RuleOfThumb();

    /// Searches the last of the positions of a game; the ones before it, oldest first, count for
    /// repetition.
    ///
    /// @pre there is at least one position, and each comes from the one before by a move
    SearchResult search(std::span<const chess::Position> game, const SearchLimits& limits,
                        const SearchReport& report = {});

    /// Searches the current position of a game.
    SearchResult search(const Game& game, const SearchLimits& limits, const SearchReport& report = {});

private:
    /// What an earlier visit of a position found out.
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
    /// Counts the searches, so that entries of earlier ones are not believed.
    std::uint32_t searches_ = 0;
};

} // namespace trainer::thumb
