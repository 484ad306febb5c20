// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
/// It thinks on a thread of its own, so that every command is answered at once, but "isready" only when the
/// ending of the position is solved, which begins with "position". Words it does not know are skipped, as the
/// protocol wants; a position that cannot be leaves the last good one.
class UciSession {
public:
    /// Takes the lines for the GUI, without their ends; called by one thread at a time.
    using Output = std::function<void(std::string_view line)>;

    explicit UciSession(Output output);
    ~UciSession();

    /// Does what a line from the GUI says; returns false once the GUI has said "quit".
    bool obey(std::string_view line);

    /// Waits for the answer to the last "go" if that ends by itself, else ends it.
    void finish();

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
    bool waits_for_stop_ = false;
    std::jthread thinking_;
};

/// Talks UCI over two file descriptors until the GUI quits or its end of the line is closed.
Answer run_uci(int input, int output);

} // namespace console
