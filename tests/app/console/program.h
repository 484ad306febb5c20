// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Runs the real program: with arguments and files, or through pipes.

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "tests/slowdown.h"

namespace console {

/// The program built with the tests, or the one named in the environment.
inline const std::string rightcorner_cli = [] {
    const char* const named = std::getenv("RIGHTCORNER_CLI");
    return std::string{named != nullptr ? named : RIGHTCORNER_CLI};
}();

/// A folder that is deleted on destruction.
class TemporaryFolder {
public:
    TemporaryFolder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "rightcorner-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr)
            throw std::runtime_error{"no temporary folder"};
        path_ = name;
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    std::string file(std::string_view name) const { return (path_ / name).string(); }
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

inline std::string content_of(const std::string& file)
{
    std::ifstream stream{file, std::ios::binary};
    return {std::istreambuf_iterator<char>{stream}, {}};
}

inline void write_file(const std::string& file, std::string_view content)
{
    std::ofstream{file, std::ios::binary}.write(content.data(), static_cast<std::streamsize>(content.size()));
}

/// A file that becomes a standard stream of a program.
struct Redirection {
    int descriptor;
    std::string file;
    int flags;
};

/// Starts a program with pipes and files as its standard streams.
class Spawning {
public:
    Spawning() { posix_spawn_file_actions_init(&actions_); }
    Spawning(const Spawning&) = delete;
    Spawning& operator=(const Spawning&) = delete;
    ~Spawning() { posix_spawn_file_actions_destroy(&actions_); }

    void redirect(const Redirection& to)
    {
        posix_spawn_file_actions_addopen(&actions_, to.descriptor, to.file.c_str(), to.flags, 0600);
    }
    void take(int end, int descriptor) { posix_spawn_file_actions_adddup2(&actions_, end, descriptor); }

    pid_t start(const std::string& program, std::vector<std::string> arguments)
    {
        std::vector<char*> words{const_cast<char*>(program.c_str())};
        for (std::string& argument : arguments)
            words.push_back(argument.data());
        words.push_back(nullptr);
        pid_t child = 0;
        if (posix_spawn(&child, program.c_str(), &actions_, nullptr, words.data(), environ) != 0)
            throw std::runtime_error{"cannot start " + program};
        return child;
    }

private:
    posix_spawn_file_actions_t actions_;
};

/// The exit code of a child; -1 if it was ended by a signal.
inline int exit_code_of(pid_t child)
{
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// Limits the size of files written by this process and its children, during its lifetime.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;
    ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &before_); }

private:
    rlimit before_{};
};

/// The result of a run of the program.
struct Ran {
    int code;
    std::string out;
    std::string err;
};

/// Runs a program to its end, with a text as its input.
inline Ran run_program(const std::string& program, std::vector<std::string> arguments, std::string_view input,
                       std::string output)
{
    const TemporaryFolder folder;
    write_file(folder.file("in"), input);
    if (output.empty())
        output = folder.file("out");
    Spawning spawning;
    spawning.redirect({STDIN_FILENO, folder.file("in"), O_RDONLY});
    spawning.redirect({STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC});
    spawning.redirect({STDERR_FILENO, folder.file("err"), O_WRONLY | O_CREAT | O_TRUNC});
    const int code = exit_code_of(spawning.start(program, std::move(arguments)));
    const bool is_file = std::filesystem::is_regular_file(output);
    return {code, is_file ? content_of(output) : std::string{}, content_of(folder.file("err"))};
}

/// Runs rightcorner-cli in the same way.
inline Ran run(std::vector<std::string> arguments, std::string_view input = {}, std::string output = {})
{
    return run_program(rightcorner_cli, std::move(arguments), input, std::move(output));
}

inline const std::string shell = "/bin/sh";

/// Shell arguments that run rightcorner-cli with too little memory for five-piece endings. Sanitizers need
/// more than that themselves.
inline std::vector<std::string> in_little_memory(const std::vector<std::string>& arguments)
{
    std::vector<std::string> all{"-c", "ulimit -v 400000 && exec \"$0\" \"$@\"", rightcorner_cli};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return all;
}

/// Runs rightcorner-cli to its end with that little memory.
inline Ran run_in_little_memory(const std::vector<std::string>& arguments, std::string_view input = {})
{
    return run_program(shell, in_little_memory(arguments), input, {});
}

inline std::vector<std::string> lines_of(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

inline std::vector<std::string> split(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

/// The moves of a PGN game, without its tags, on one line.
inline std::string moves_of(const std::string& pgn)
{
    std::string moves;
    for (const std::string& line : lines_of(pgn)) {
        if (!line.empty() && line[0] != '[')
            moves += (moves.empty() ? "" : " ") + line;
    }
    return moves;
}

using Seconds = std::chrono::duration<double>;
/// Long enough to solve the largest ending on a busy machine.
inline constexpr Seconds patience{60 * test::slowdown};

/// A program controlled line by line.
class Conversation {
public:
    explicit Conversation(const std::string& program, std::vector<std::string> arguments = {})
    {
        signal(SIGPIPE, SIG_IGN);
        std::array<int, 2> in{};
        std::array<int, 2> out{};
        if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0)
            throw std::runtime_error{"no pipe"};
        Spawning spawning;
        spawning.take(in[0], STDIN_FILENO);
        spawning.take(out[1], STDOUT_FILENO);
        child_ = spawning.start(program, std::move(arguments));
        close(in[0]);
        close(out[1]);
        to_ = in[1];
        from_ = out[0];
    }
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;
    ~Conversation()
    {
        if (child_ != 0) {
            kill(child_, SIGKILL);
            exit_code_of(child_);
        }
        hang_up();
        close(from_);
    }

    void say(std::string line)
    {
        line += '\n';
        for (std::string_view rest = line; !rest.empty();) {
            const ssize_t count = write(to_, rest.data(), rest.size());
            if (count < 0)
                throw std::runtime_error{"the program does not listen"};
            rest.remove_prefix(static_cast<std::size_t>(count));
        }
    }

    /// The next line; `nullopt` if it does not come in time or the program has ended.
    std::optional<std::string> hear(Seconds within = patience)
    {
        const auto end = std::chrono::steady_clock::now() + within;
        while (heard_.find('\n') == std::string::npos) {
            const auto left =
                std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
            pollfd waiting{from_, POLLIN, 0};
            std::array<char, 4096> buffer;
            if (left.count() < 0 || poll(&waiting, 1, static_cast<int>(left.count())) <= 0)
                return std::nullopt;
            const ssize_t count = read(from_, buffer.data(), buffer.size());
            if (count <= 0)
                return std::nullopt;
            heard_.append(buffer.data(), static_cast<std::size_t>(count));
        }
        const std::size_t length = heard_.find('\n');
        std::string line = heard_.substr(0, length);
        heard_.erase(0, length + 1);
        return line;
    }

    /// The lines up to and including the first with this beginning; the last is empty if there is no such
    /// line.
    std::vector<std::string> hear_until(std::string_view beginning, Seconds within = patience)
    {
        std::vector<std::string> lines;
        while (true) {
            const std::optional<std::string> line = hear(within);
            lines.push_back(line.value_or(""));
            if (!line || line->substr(0, beginning.size()) == beginning)
                return lines;
        }
    }

    /// Closes the program's input.
    void hang_up()
    {
        if (to_ >= 0)
            close(to_);
        to_ = -1;
    }

    /// The exit code; `nullopt` if the program does not end in time.
    std::optional<int> end(Seconds within = patience)
    {
        const auto deadline = std::chrono::steady_clock::now() + within;
        int status = 0;
        while (waitpid(child_, &status, WNOHANG) == 0) {
            if (std::chrono::steady_clock::now() > deadline)
                return std::nullopt;
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        }
        child_ = 0;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

private:
    pid_t child_ = 0;
    int to_ = -1;
    int from_ = -1;
    std::string heard_;
};

} // namespace console
