// SPDX-License-Identifier: GPL-3.0-or-later

#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <new>

#include "console/answer.h"
#include "console/command_line.h"
#include "console/streams.h"
#include "console/words.h"
#include "endgame/memory.h"

namespace console {
namespace {

ExitCode refuse(const Refusal& refusal)
{
    complain(refusal.sentence);
    return refusal.code;
}

ExitCode deliver(const Answer& answer)
{
    if (!answer)
        return refuse(answer.error());
    if (const int failure = write_all(STDOUT_FILENO, *answer); failure != 0)
        return refuse({ExitCode::failed, failure_sentence("Standard output cannot be written", failure)});
    return ExitCode::ok;
}

ExitCode run_program(int argc, char** argv)
{
    const auto run = read_command_line(argc, argv);
    return run ? deliver((*run)()) : refuse(run.error());
}

} // namespace
} // namespace console

int main(int argc, char** argv)
{
    // Input and output are unaltered bytes on every system.
#if defined(_WIN32)
    _setmode(STDIN_FILENO, _O_BINARY);
    _setmode(STDOUT_FILENO, _O_BINARY);
#endif
    // Exceeding the file size limit must be a write error rather than a signal.
#if defined(SIGXFSZ)
    std::signal(SIGXFSZ, SIG_IGN);
#endif
    try {
        return static_cast<int>(console::run_program(argc, argv));
    } catch (const endgame::WantOfMemory& want) {
        console::complain(console::sentence(want));
    } catch (const std::bad_alloc&) {
        std::fputs("rightcorner-cli: There is not enough memory.\n", stderr);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "rightcorner-cli: %s\n", error.what());
    }
    return static_cast<int>(console::ExitCode::failed);
}
