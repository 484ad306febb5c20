// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/dealer.h"

#include <QRandomGenerator>
#include <system_error>
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

void Dealer::look(const TableSupply& tables)
{
    if (!asked_)
        return;
    if (tables.known().covers(*ending()))
        return deal(tables.known());
    if (const auto obstacle = tables.obstacleTo(*ending())) {
        callOff();
        emit failed(obstacle == TableSupply::Obstacle::overLimit ? DealTrouble::overLimit
                                                                 : DealTrouble::outOfMemory);
    }
}

void Dealer::deal(const endgame::Tablebase& tables)
{
    if (isDealing_) {
        next_ = tables;
        return;
    }
    isDealing_ = true;
    const auto work = [this, deal = *asked_, tables] {
        const auto start = random_start(tables, deal.drill.request, deal.seed);
        QMetaObject::invokeMethod(
            this, [this, deal, start] { take(deal, start); }, Qt::QueuedConnection);
    };
    try {
        // The one before has reported as the last thing it did, so nothing is waited for here.
        worker_ = std::jthread{work};
    } catch (const std::system_error&) {
        work();
    }
}

/// Takes over what was found, unless something else has been asked meanwhile.
void Dealer::take(const trainer::Dealt& deal, const std::optional<chess::Position>& start)
{
    isDealing_ = false;
    const auto tables = std::exchange(next_, std::nullopt);
    if (asked_ == deal) {
        callOff();
        if (start)
            emit dealt(trainer::Round{*start, deal.drill.seat, deal});
        else
            emit failed(DealTrouble::noSuchPosition);
    } else if (asked_ && tables) {
        this->deal(*tables);
    }
}

} // namespace session
