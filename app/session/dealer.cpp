// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/dealer.h"

#include <QRandomGenerator>
#include <utility>

#include "session/post_to.h"

namespace session {

Dealer::Dealer(QObject* parent) : QObject{parent}, worker_{postTo(this)} {}

void Dealer::ask(const trainer::Drill& drill, std::optional<std::uint64_t> seed)
{
    callOff();
    // Seeds are displayed and typed, so a new one is short.
    asked_ = {drill, seed.value_or(QRandomGenerator::global()->bounded(1'000'000U))};
}

void Dealer::callOff()
{
    asked_.reset();
    worker_.cancel();
}

std::optional<endgame::Material> Dealer::ending() const
{
    return asked_ ? std::optional{asked_->drill.request.material} : std::nullopt;
}

std::optional<chess::Position> Dealer::start() const
{
    return asked_ ? given_start(asked_->drill.request, asked_->seed) : std::nullopt;
}

void Dealer::look(const TableSupply& tables)
{
    if (!asked_ || worker_.is_busy())
        return;
    if (tables.known().covers(*ending()))
        return deal(tables.known());
    if (const auto obstacle = tables.obstacleTo(*ending()))
        fail(obstacle == TableSupply::Obstacle::overLimit ? DealTrouble::overLimit
                                                          : DealTrouble::outOfMemory);
}

void Dealer::deal(const endgame::Tablebase& tables)
{
    worker_.request(
        [tables, deal = *asked_](const std::stop_token&, const auto&) {
            return random_start(tables, deal.drill.request, deal.seed);
        },
        [this](const std::optional<Start>& start) { take(start); });
}

void Dealer::take(const std::optional<Start>& start)
{
    if (!start)
        return fail(DealTrouble::outOfMemory);
    if (!*start)
        return fail(DealTrouble::noSuchPosition);
    const trainer::Dealt deal = *std::exchange(asked_, std::nullopt);
    emit dealt(trainer::Round{**start, deal.drill.seat, deal});
}

void Dealer::fail(DealTrouble trouble)
{
    asked_.reset();
    emit failed(trouble);
}

} // namespace session
