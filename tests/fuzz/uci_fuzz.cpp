// SPDX-License-Identifier: GPL-3.0-or-later

// For any input of a GUI, line by line, the engine answers in lines of the protocol, and afterwards plays on.

#include <algorithm>
#include <condition_variable>
#include <mutex>

#include "chess/legal_moves.h"
#include "console/position_text.h"
#include "console/uci.h"
#include "property.h"

namespace {

using fuzz::require;

/// The engine's output, until it is fetched.
class Ear {
public:
    void hear(std::string_view line)
    {
        require(fuzz::is_one_line(line), "an answer is one line", line);
        const std::scoped_lock lock{mutex_};
        lines_.emplace_back(line);
        changed_.notify_all();
    }

    void forget()
    {
        const std::scoped_lock lock{mutex_};
        lines_.clear();
    }

    /// The first line that begins so, once it is there.
    std::string wait_for(std::string_view beginning)
    {
        std::unique_lock lock{mutex_};
        auto found = lines_.end();
        changed_.wait(lock, [&] {
            found = std::find_if(lines_.begin(), lines_.end(),
                                 [&](const std::string& line) { return line.starts_with(beginning); });
            return found != lines_.end();
        });
        return *found;
    }

    std::size_t count(std::string_view beginning)
    {
        const std::scoped_lock lock{mutex_};
        return static_cast<std::size_t>(
            std::count_if(lines_.begin(), lines_.end(),
                          [&](const std::string& line) { return line.starts_with(beginning); }));
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> lines_;
};

/// One engine for all inputs, so that its endings are solved once.
console::UciSession& session(Ear& ear)
{
    static console::UciSession session{[&](std::string_view line) { ear.hear(line); }};
    return session;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static Ear ear;
    console::UciSession& engine = session(ear);
    ear.forget();
    const std::vector<std::string_view> lines = fuzz::lines_of(fuzz::text_of(data, size));
    for (const std::string_view line : lines)
        engine.obey(line);
    engine.obey("stop");
    // No input waits for endings of five pieces: work begun for another input is cancelled.
    engine.obey("setoption name Pieces value 4");
    require(ear.count("bestmove") <= lines.size(), "no search answers twice");

    ear.forget();
    for (const char* const line :
         {"setoption name Player value Perfect", "ucinewgame", "position startpos", "isready", "go nodes 1"})
        engine.obey(line);
    ear.wait_for("readyok");
    const std::string move = ear.wait_for("bestmove").substr(9);
    require(console::read_move(chess::Position::initial(), move).has_value(), "the engine plays on", move);
    engine.obey("stop");
    return 0;
}
