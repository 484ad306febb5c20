// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>

#include "chess/position.h"
#include "console/answer.h"
#include "console/engine.h"
#include "console/go_request.h"
#include "trainer/game.h"

namespace console {

/// A chess engine controlled by a GUI through the Universal Chess Interface (UCI, April 2006).
///
/// It searches on a thread of its own and solves endings on another, so that every command is read at once,
/// whatever is in progress. "isready" is answered when the ending of the position is solved, which begins
/// with "position"; at once during a search; and in any case before a later "go". A new "go", "position",
/// "setoption" or "ucinewgame" first stops the current search, whose answer comes first. Unknown words are
/// skipped, as the protocol requires.
///
/// A position that cannot be parsed or has an illegal move is reported in an "info string" and still replaces
/// the previous one: until the next legal position, "go" is answered by "bestmove 0000".
class UciSession {
public:
    /// Receives the lines for the GUI, without their ends; called by one thread at a time.
    using Output = std::function<void(std::string_view line)>;

    explicit UciSession(Output output);
    ~UciSession();

    /// Executes a line from the GUI; returns false after "quit".
    bool obey(std::string_view line);

    /// Ignores an overlong line, given its start; if it is a position, it counts as illegal.
    void ignore_long(std::string_view start);

private:
    using Words = std::span<const std::string_view>;

    void say(std::string_view line);
    void inform(std::string_view sentence);
    void refuse_position(std::string_view reason);
    bool say_ready();
    void introduce(Words = {});
    void answer_when_ready(Words = {});
    void start_game(Words = {});
    void set_option(Words words);
    void set_position(Words words);
    void start_thinking(Words words);
    void stop_thinking(Words = {});
    void think(const std::stop_token& stop, const trainer::Game& game, const GoRequest& request);
    void count_leaves(const std::stop_token& stop, const chess::Position& position, int depth);

    Output output_;
    std::mutex speaking_;
    int awaited_ready_ = 0; ///< unanswered "isready"s, guarded by the mutex
    Engine engine_;
    std::optional<trainer::Game> game_; ///< `nullopt` while the last position is illegal
    std::atomic<bool> is_thinking_ = false;
    std::jthread thinking_;
};

/// Runs a UCI session over two file descriptors until the GUI sends "quit" or closes its end, which also ends
/// a search.
Answer run_uci(int input, int output);

} // namespace console
