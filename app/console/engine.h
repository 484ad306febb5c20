// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "chess/move.h"
#include "chess/position.h"
#include "console/background_method.h"
#include "console/background_tables.h"
#include "console/go_request.h"
#include "endgame/tablebase.h"
#include "endgame/verdict.h"
#include "trainer/game.h"
#include "trainer/player.h"
#include "trainer/seat.h"

namespace console {

/// The maximum memory limit of five-piece endings, in MiB.
inline constexpr std::size_t most_mebibytes = std::size_t{1} << 24;

/// The maximum number of lines to report: more than the legal moves of any tablebase position.
inline constexpr std::size_t most_lines = 256;

/// A player for chess GUIs: obeys the limits of "go" and reports its findings.
class Engine {
public:
    /// Receives a line of information for the GUI.
    using Say = std::function<void(const std::string& line)>;

    void set_player(trainer::Opponent player) { kind_ = player; }
    /// Sets the seed of the random choices: the perfect player chooses at random among equal moves.
    void set_seed(std::uint64_t seed);
    /// Sets the largest number of pieces of an ending to solve.
    void set_most_pieces(std::size_t most);
    /// Sets the folder of saved five-piece endings; empty for no folder.
    void set_table_folder(const std::string& path);
    /// Limits the memory of all five-piece endings together, in MiB; 0 for no limit but the machine's memory.
    void set_mebibytes(std::size_t mebibytes);
    /// Sets the number of lines to report: the chosen move and the best of the others.
    void set_line_count(std::size_t count) { line_count_ = count; }
    /// Discards the state of earlier games.
    void start_game();

    /// Starts preparing for a position, on threads of its own: solves its ending, and prepares the method if
    /// it is to be played there.
    void prepare(const chess::Position& position);
    /// Calls `tell` once all preparation is complete, now or on another thread.
    void when_ready(std::function<void()> tell);

    /// Analyses the current position of a game, reports its findings as "info" lines, and returns its move;
    /// `nullopt` if there is no legal move.
    std::optional<chess::Move> think(const trainer::Game& game, const GoRequest& request,
                                     const std::stop_token& stop, const Say& say);

private:
    using Clock = std::chrono::steady_clock;

    /// A position to analyse, its start time and its output.
    struct Task {
        const trainer::Game& game;
        const GoRequest& request;
        const std::stop_token& stop;
        const Say& say;
        std::optional<Allowance> allowed;
        Clock::time_point start = Clock::now();

        Milliseconds elapsed() const
        {
            return std::chrono::duration_cast<Milliseconds>(Clock::now() - start);
        }
        bool is_enough(const trainer::thumb::Score& score) const;
    };

    bool is_by_method(const chess::Position& position) const;
    Clock::time_point end_of_patience(const Task& task) const;
    endgame::Tablebase known_for(const Task& task) const;
    void learn_method(const Task& task);
    trainer::Choice choose(const endgame::Tablebase& known, const Task& task);
    trainer::Choice search_lines(const Task& task, trainer::thumb::SearchLimits limits);
    void say_other_lines(const endgame::Tablebase& known, const Task& task, chess::Move chosen) const;

    BackgroundMethod method_;
    BackgroundTables tables_; ///< destroyed first: its waiters are then passed on to the method
    std::size_t most_pieces_ = endgame::most_pieces;
    std::string table_folder_;
    trainer::Opponent kind_ = trainer::Opponent::perfect;
    std::size_t line_count_ = 1;
    std::uint64_t seed_ = 0;
    trainer::Player player_{seed_};
};

/// A score in UCI notation: "mate 5", "mate -3", "cp 0".
std::string score_text(const std::optional<endgame::Verdict>& mate, int centipawns);

} // namespace console
