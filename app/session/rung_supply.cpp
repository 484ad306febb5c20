// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/rung_supply.h"

#include <utility>

#include "session/post_to.h"
#include "trainer/coach/stage.h"
#include "trainer/method/method.h"

namespace session {

std::optional<endgame::Forcing> numberRungs(const std::stop_token& stop)
{
    return trainer::method::number_rungs(trainer::coach::stage_pens(), stop);
}

RungSupply::RungSupply(Numberer numberer, QObject* parent)
    : QObject{parent}
    , numberer_{std::move(numberer)}
    , worker_{postTo(this)}
{}

void RungSupply::want()
{
    if (std::exchange(isWanted_, true))
        return;
    worker_.request([this](const std::stop_token& stop, const auto&) { return numberer_(stop); },
                    [this](std::optional<Rungs> rungs) {
                        rungs_ = std::move(rungs).value_or(std::nullopt);
                        emit changed();
                    });
}

} // namespace session
