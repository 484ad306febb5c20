// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/dealer.h"

#include <QRandomGenerator>
#include <utility>

namespace session {

void Dealer::ask(const trainer::Drill& drill, std::optional<std::uint64_t> seed)
{
    // Seeds are shown and typed, so that a fresh one is short.
    asked_ = {drill, seed.value_or(QRandomGenerator::global()->bounded(1'000'000U))};
}

std::optional<endgame::Material> Dealer::ending() const
{
    return asked_ ? std::optional{asked_->drill.request.material} : std::nullopt;
}

std::optional<std::variant<trainer::Round, DealTrouble>> Dealer::settle(const TableSupply& tables)
{
    if (!asked_)
        return {};
    if (!tables.known().covers(*ending())) {
        if (!tables.obstacleTo(*ending()))
            return {};
        callOff();
        return DealTrouble::outOfMemory;
    }
    const trainer::Dealt deal = *std::exchange(asked_, std::nullopt);
    if (const auto start = random_start(tables.known(), deal.drill.request, deal.seed))
        return trainer::Round{*start, deal.drill.seat, deal};
    return DealTrouble::noSuchPosition;
}

} // namespace session
