// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/exit_signals.h"

#include <QSocketNotifier>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace process {
namespace {

constexpr std::array exits{SIGTERM, SIGINT, SIGHUP};

// A signal handler may do very little, so it writes a byte into a pipe and the event loop does the rest.
std::array<int, 2> ends{-1, -1};

extern "C" void noteSignal(int)
{
    const int error = errno;
    // If the pipe is full, an exit has already been requested.
    [[maybe_unused]] const auto written = write(ends[1], "x", 1);
    errno = error;
}

} // namespace

ExitSignals::ExitSignals()
{
    if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    auto* notifier = new QSocketNotifier{ends[0], QSocketNotifier::Read, this};
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        while (read(ends[0], &byte, 1) > 0) {
        }
        emit asked();
    });
    struct sigaction action = {};
    action.sa_handler = noteSignal;
    action.sa_flags = SA_RESTART;
    for (const int exit : exits)
        sigaction(exit, &action, nullptr);
}

ExitSignals::~ExitSignals()
{
    for (const int exit : exits)
        std::signal(exit, SIG_DFL);
    for (const int end : ends)
        close(end);
}

} // namespace process
