// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
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

/// A chess engine as a GUI talks to it: the Universal Chess Interface (UCI, April 2006).
///
/// It thinks on a thread of its own and solves endings on another, so that every command is heard at once,
/// whatever is going on. "isready" is answered when the ending of the position is solved, which begins with
/// "position", and at once while it thinks. A new "go", "position", "setoption" or "ucinewgame" first stops
/// what is being thought about, whose answer comes before. Words it does not know are skipped, as the
/// protocol wants; an illegal position leaves the last good one.
class UciSession {
public:
    /// Takes the lines for the GUI, without their ends; called by one thread at a time.
    using Output = std::function<void(std::string_view line)>;

    explicit UciSession(Output output);
    ~UciSession();

    /// Does what a line from the GUI says; returns false once the GUI has said "quit".
    bool obey(std::string_view line);

    /// Says why a line was not obeyed.
    void ignore(std::string_view reason);

private:
    using Words = std::span<const std::string_view>;

    void say(std::string_view line);
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
    Engine engine_;
    trainer::Game game_;
    std::atomic<bool> is_thinking_ = false;
    std::jthread thinking_;
};

/// Talks UCI over two file descriptors until the GUI says "quit" or closes its end of the line, which ends
/// what is being thought about too.
Answer run_uci(int input, int output);

} // namespace console
