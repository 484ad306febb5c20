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

/// The most MiB of memory that endings of five pieces can be limited to.
inline constexpr std::size_t most_mebibytes = std::size_t{1} << 24;

/// The most lines that can be reported: more than any position of a tablebase has moves.
inline constexpr std::size_t most_lines = 256;

/// A player as a chess GUI asks it: within the limits of "go", and saying what it finds.
class Engine {
public:
    /// Takes a line of information for the GUI.
    using Say = std::function<void(const std::string& line)>;

    void set_player(trainer::Opponent player) { kind_ = player; }
    /// Where chance starts from: the perfect player leaves it to chance which of equal moves it plays.
    void set_seed(std::uint64_t seed);
    /// Endings of up to so many pieces are solved.
    void set_most_pieces(std::size_t most);
    /// Endings of five pieces are kept in a folder; an empty path is none.
    void set_table_folder(const std::string& path);
    /// Lets endings of five pieces take so many MiB of memory together; 0 for what the machine has.
    void set_mebibytes(std::size_t mebibytes);
    /// Reports so many lines: the move it plays and the best of the others.
    void set_line_count(std::size_t count) { line_count_ = count; }
    /// Forgets what came before.
    void start_game();

    /// Starts preparing for a position, on threads of its own: its ending is solved, and the method is made
    /// ready if it is to be played there.
    void prepare(const chess::Position& position);
    /// Calls `tell` once all there is to prepare is prepared, now or on another thread.
    void when_ready(std::function<void()> tell);

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
    BackgroundTables tables_; ///< goes first: who waits for both is passed on to the method then
    std::size_t most_pieces_ = endgame::most_pieces;
    std::string table_folder_;
    trainer::Opponent kind_ = trainer::Opponent::perfect;
    std::size_t line_count_ = 1;
    std::uint64_t seed_ = 0;
    trainer::Player player_{seed_};
};

/// A score as UCI writes it: "mate 5", "mate -3", "cp 0".
std::string score_text(const std::optional<endgame::Verdict>& mate, int centipawns);

} // namespace console
