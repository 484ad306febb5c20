// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "chess/move.h"
#include "console/background_tables.h"
#include "console/go_request.h"
#include "endgame/verdict.h"
#include "trainer/game.h"
#include "trainer/random.h"
#include "trainer/rule_of_thumb.h"

namespace console {

/// Who plays the endings that a table covers.
enum class Player { perfect, rule_of_thumb };

/// Chooses moves: perfect ones where a table covers the position, elsewhere by the rule of thumb.
class Engine {
public:
    /// Takes a line of information for the GUI.
    using Say = std::function<void(const std::string& line)>;

    void set_player(Player player) { player_ = player; }
    /// Where chance starts from: the perfect player leaves it to chance which of equal moves it plays.
    void set_seed(std::uint64_t seed);
    /// Forgets what came before.
    void start_game();

    /// Starts preparing for a position, on a thread of its own: its ending is solved.
    void prepare(const chess::Position& position);
    /// Waits until all there is to prepare is prepared.
    void wait_until_ready() const { tables_.wait(); }

    /// Thinks about the current position of a game, telling what it finds as "info" lines, and returns its
    /// move; nothing if there is none.
    std::optional<chess::Move> think(const trainer::Game& game, const GoRequest& request,
                                     const std::stop_token& stop, const Say& say);

private:
    using Clock = std::chrono::steady_clock;

    /// What there is to think about, since when, and whom to tell.
    struct Task {
        const trainer::Game& game;
        const GoRequest& request;
        const std::stop_token& stop;
        const Say& say;
        std::optional<Allowance> allowed;
        Clock::time_point start = Clock::now();
    };

    std::optional<endgame::Tablebase> table_for(const Task& task) const;
    std::optional<chess::Move> choose_perfectly(const endgame::Tablebase& tablebase, const Task& task);
    std::optional<chess::Move> search(const Task& task);

    BackgroundTables tables_;
    Player player_ = Player::perfect;
    std::uint64_t seed_ = 0;
    trainer::Random random_{seed_};
    std::optional<trainer::RuleOfThumb> rule_of_thumb_;
};

/// A score as UCI writes it: "mate 5", "mate -3", "cp 0".
std::string score_text(const std::optional<endgame::Verdict>& mate, int centipawns);

} // namespace console
