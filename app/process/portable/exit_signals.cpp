// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/exit_signals.h"

#include <QTimer>
#include <array>
#include <chrono>
#include <csignal>

namespace process {
namespace {

constexpr std::array exits
{
    SIGTERM, SIGINT,
#if defined(SIGHUP)
        SIGHUP,
#endif
};

constexpr std::chrono::milliseconds lookingInterval{200};

// A signal handler may do very little, so it sets a flag, which a timer checks.
volatile std::sig_atomic_t isAsked = 0;

extern "C" void noteSignal(int number)
{
    isAsked = 1;
    // Some systems remove the handler when it is called.
    std::signal(number, noteSignal);
}

} // namespace

ExitSignals::ExitSignals()
{
    auto* timer = new QTimer{this};
    connect(timer, &QTimer::timeout, this, [this] {
        if (isAsked == 0)
            return;
        isAsked = 0;
        emit asked();
    });
    timer->start(lookingInterval);
    for (const int exit : exits)
        std::signal(exit, noteSignal);
}

ExitSignals::~ExitSignals()
{
    for (const int exit : exits)
        std::signal(exit, SIG_DFL);
}

} // namespace process
