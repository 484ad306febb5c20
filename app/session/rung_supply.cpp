// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/rung_supply.h"

#include <new>
#include <stop_token>
#include <system_error>
#include <utility>

#include "trainer/coach/stage.h"
#include "trainer/method/method.h"

namespace session {

std::optional<endgame::Forcing> numberRungs(const std::stop_token& stop)
{
    return trainer::method::number_rungs(trainer::coach::stage_pens(), stop);
}

void RungSupply::want()
{
    if (std::exchange(isWanted_, true))
        return;
    isWorking_ = true;
    const auto report = [this](std::optional<endgame::Forcing> rungs) {
        QMetaObject::invokeMethod(
            this, [this, rungs = std::move(rungs)] { take(rungs); }, Qt::QueuedConnection);
    };
    const auto work = [this, report](const std::stop_token& stop) {
        try {
            report(numberer_(stop));
        } catch (const std::bad_alloc&) {
            report(std::nullopt);
        }
    };
    try {
        worker_ = std::jthread{work};
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
