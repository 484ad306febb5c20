// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/rung_supply.h"

#include <new>
#include <stop_token>
#include <system_error>
#include <utility>

#include "trainer/coach/stage.h"
#include "trainer/method/method.h"

namespace session {
namespace {

/// The rungs; nothing if it was asked to stop or has no memory for them.
std::optional<endgame::Forcing> numbered(const std::stop_token& stop)
{
    try {
        return trainer::method::number_rungs(trainer::coach::stage_pens(), stop);
    } catch (const std::bad_alloc&) {
        return std::nullopt;
    }
}

} // namespace

void RungSupply::want()
{
    if (std::exchange(isWanted_, true))
        return;
    isWorking_ = true;
    const auto report = [this](std::optional<endgame::Forcing> rungs) {
        QMetaObject::invokeMethod(
            this, [this, rungs = std::move(rungs)] { take(rungs); }, Qt::QueuedConnection);
    };
    try {
        worker_ = std::jthread{[report](const std::stop_token& stop) { report(numbered(stop)); }};
    } catch (const std::system_error&) {
        report(std::nullopt);
    }
}

void RungSupply::take(std::optional<endgame::Forcing> rungs)
{
    rungs_ = std::move(rungs);
    isWorking_ = false;
    emit changed();
}

} // namespace session
