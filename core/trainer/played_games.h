// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A player's games: their names in a file, the endings that they reached, and the totals of those.

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "chess/pgn.h"
#include "chess/pgn_reader.h"
#include "chess/pgn_splitter.h"
#include "endgame/tablebase_store.h"
#include "trainer/played_ending.h"

namespace trainer {

/// The value of a tag of a game.
inline const std::string& tag_of(const chess::PgnExtent& game, chess::PgnListTag tag)
{
    return game.tags[static_cast<std::size_t>(tag)];
}

/// A name, and the number of games in which it occurs.
struct NameCount {
    std::string name;
    std::uint64_t games = 0;

    friend bool operator==(const NameCount&, const NameCount&) = default;
};

/// Counts the names of the players of games, as long as they are not too many to remember.
class NameCounts {
public:
    void add(const chess::PgnExtent& game);
    /// At most `most` names, the most frequent first.
    std::vector<NameCount> most_frequent(std::size_t most) const;

private:
    std::unordered_map<std::string, std::uint64_t> counts_;
};

/// The names of a player, who may have several; case is ignored.
class PlayerNames {
public:
    PlayerNames() = default;
    explicit PlayerNames(std::span<const std::string> names);

    /// True if no player is named.
    bool is_anyone() const { return names_.empty(); }
    /// The side of the player in a game, or White if no player is named; `nullopt` in the games of others.
    std::optional<chess::Color> side_in(const chess::PgnExtent& game) const;

private:
    std::set<std::string> names_;
};

/// A result that is worse for a side than the last position of its game.
struct LossAtEnd {
    chess::Color side;
    endgame::Outcome before; ///< the worth of the position
    endgame::Outcome after;  ///< the result
};

/// A game that reached a known ending, seen by one side.
struct PlayedGame {
    chess::PgnExtent extent;
    PlayedEnding ending;
    chess::PgnResult result = chess::PgnResult::unknown;
    /// True if all moves could be read, so that the last position is the one of the result.
    bool is_whole = true;
    chess::Color side = chess::Color::white;
    /// True if the mistakes of both sides count as the side's.
    bool is_of_both = false;

    endgame::Outcome at_start() const { return for_side(ending.at_start); }
    endgame::Outcome at_end() const { return for_side(ending.at_end); }
    /// True if the game has a result, and all moves that led to it are known.
    bool is_decided() const { return is_whole && result != chess::PgnResult::unknown; }
    /// The result of the game for the side; that of its last position if it is not decided.
    endgame::Outcome final() const;
    /// The moves of the side that are mistakes.
    std::vector<ResultChange> mistakes() const;
    /// The half points that the side lost, by its moves and by the result of the game.
    int half_points_lost() const;
    /// The loss by the result, such as a draw agreed in a won position; `nullopt` if the side lost nothing by
    /// it.
    std::optional<LossAtEnd> lost_at_end() const;
    /// The first of the side's mistakes that lost most; `nullopt` if its moves lost nothing.
    std::optional<ResultChange> costliest() const;

private:
    bool is_own(const ResultChange& change) const { return is_of_both || change.side == side; }
    endgame::Outcome for_side(endgame::Outcome for_white) const;
};

/// Parses a game and finds its ending, as `played_ending` does; `nullopt` if it reached none, or if it cannot
/// have reached one by its captures. Throws as `played_ending` does.
///
/// @param errors receives what could not be read, also if an exception is thrown
std::optional<PlayedGame> played_game(const chess::PgnCut& cut, chess::Color side,
                                      endgame::TablebaseStore& tables, const EndingFilter& may_use,
                                      std::vector<chess::PgnError>& errors);

/// The totals of the games that reached an ending, for the player.
struct EndingTotals {
    /// The games by the result that the ending began with, and those of them whose result was no worse; of
    /// the lost ones, those that were saved.
    std::array<std::uint64_t, 3> begun{};
    std::array<std::uint64_t, 3> kept{};
    std::uint64_t half_points_lost = 0;
    std::uint64_t half_points_gained = 0;
    /// The moves wasted in the won games that were won.
    std::uint64_t wasted = 0;

    /// Adds a game. @pre it is decided
    void add(const PlayedGame& game);
    void add(const EndingTotals& other);
    std::uint64_t games() const { return begun[0] + begun[1] + begun[2]; }
    /// The moves wasted per win that was won; `nullopt` if there is none.
    std::optional<double> average_waste() const;

    friend bool operator==(const EndingTotals&, const EndingTotals&) = default;
};

/// Totals by the names of endings.
using TotalsByEnding = std::map<std::string, EndingTotals>;

/// The totals of each ending with its name, the most frequent first.
std::vector<std::pair<std::string, EndingTotals>> by_frequency(const TotalsByEnding& totals);
/// The totals of all endings together.
EndingTotals sum_of(const TotalsByEnding& totals);

} // namespace trainer
