// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/method_supply.h"

#include <utility>

#include "session/post_to.h"

namespace session {

MethodSupply::MethodSupply(Numberer numberer, QObject* parent)
    : QObject{parent}
    , numberer_{std::move(numberer)}
    , worker_{postTo(this)}
{}

void MethodSupply::want()
{
    if (std::exchange(isWanted_, true))
        return;
    worker_.request([this](const std::stop_token& stop, const auto&) { return numberer_(stop); },
                    [this](std::optional<Ranks> ranks) {
                        ranks_ = std::move(ranks).value_or(std::nullopt);
                        emit changed();
                    });
}

} // namespace session
