// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/table_supply.h"

#include <algorithm>
#include <new>
#include <system_error>
#include <utility>

#include "trainer/coach/stage.h"

namespace session {

using endgame::Material;
using endgame::TablebaseStore;

namespace {

constexpr std::chrono::milliseconds blink{150};

} // namespace

TableSupply::TableSupply(Solver solver, QObject* parent) : QObject{parent}, solver_{std::move(solver)}
{
    blink_.setSingleShot(true);
    blink_.setInterval(blink);
    connect(&blink_, &QTimer::timeout, this, [this] {
        isLong_ = true;
        emit progressed();
    });
}

/// Whether an ending is solved without a word, or the word was given.
bool TableSupply::isAskedFor(const Material& ending) const
{
    return !is_on_request(ending) || requested_.contains(ending.number());
}

bool TableSupply::isMissing(const Material& ending) const
{
    return isAskedFor(ending) && !known().covers(ending) && !obstacleTo(ending);
}

std::optional<TableSupply::Obstacle> TableSupply::obstacleTo(const Material& ending) const
{
    const auto found = obstacles_.find(ending.number());
    return found == obstacles_.end() ? std::nullopt : std::optional{found->second};
}

Coverage TableSupply::coverageOf(const chess::Position& position) const
{
    const auto ending = Material::of(position.board(), chess::Color::white, endgame::most_pieces_on_request);
    if (!ending)
        return Coverage::tooManyPieces;
    if (!position.castling_rooks().empty())
        return Coverage::castling;
    if (known().covers(*ending))
        return Coverage::covered;
    if (!isAskedFor(*ending))
        return Coverage::onRequest;
    const auto obstacle = obstacleTo(*ending);
    if (!obstacle)
        return Coverage::solving;
    return obstacle == Obstacle::cancelled ? Coverage::cancelled : Coverage::outOfMemory;
}

std::optional<endgame::SolvingShare> TableSupply::share() const
{
    return isLong_ ? std::optional{share_} : std::nullopt;
}

void TableSupply::want(std::vector<Material> endings)
{
    wanted_ = std::move(endings);
    const auto isUnwanted = [this](std::size_t number) {
        return std::ranges::find(wanted_, number, &Material::number) == wanted_.end();
    };
    std::erase_if(obstacles_, [&](const auto& obstacle) { return isUnwanted(obstacle.first); });
    std::erase_if(requested_, isUnwanted);
    if (solving_ && nextMissing() != solving_)
        worker_.request_stop();
    solveNext();
}

std::optional<Material> TableSupply::nextMissing() const
{
    const auto next =
        std::ranges::find_if(wanted_, [this](const Material& ending) { return isMissing(ending); });
    return next == wanted_.end() ? std::nullopt : std::optional{*next};
}

void TableSupply::request(const Material& ending)
{
    requested_.insert(ending.number());
    obstacles_.erase(ending.number());
    solveNext();
    emit changed();
}

void TableSupply::cancel()
{
    worker_.request_stop();
    for (const Material& ending : wanted_) {
        if (isMissing(ending))
            obstacles_.emplace(ending.number(), Obstacle::cancelled);
    }
    emit changed();
}

void TableSupply::retry()
{
    obstacles_.clear();
    solveNext();
    emit changed();
}

void TableSupply::solveNext()
{
    if (solving_)
        return;
    if (const std::optional<Material> next = nextMissing()) {
        solve(*next);
        return;
    }
    blink_.stop();
    isLong_ = false;
}

void TableSupply::solve(const Material& ending)
{
    solving_ = ending;
    share_ = {};
    if (is_on_request(ending))
        store_.forget_all_but(wanted_);
    if (!isLong_ && !blink_.isActive())
        blink_.start();
    const auto work = [this, ending, store = store_](const std::stop_token& stop) mutable {
        const auto report = [this](std::size_t solved, std::size_t total) {
            QMetaObject::invokeMethod(
                this, [this, share = endgame::SolvingShare{solved, total}] { showProgress(share); },
                Qt::QueuedConnection);
        };
        try {
            // Once a table is there the window asks for stages at once, and must not wait for their pens.
            if (solver_(store, ending, stop, report))
                trainer::coach::stage_pens();
            QMetaObject::invokeMethod(
                this, [this, store = std::move(store)] { take(store); }, Qt::QueuedConnection);
        } catch (const std::bad_alloc&) {
            QMetaObject::invokeMethod(
                this, [this] { stopWithout(Obstacle::outOfMemory); }, Qt::QueuedConnection);
        }
    };
    try {
        // The one before has reported as the last thing it did, so nothing is waited for here.
        worker_ = std::jthread{work};
    } catch (const std::system_error&) {
        QMetaObject::invokeMethod(
            this, [this] { stopWithout(Obstacle::outOfMemory); }, Qt::QueuedConnection);
    }
}

/// Takes over what the worker's copy of the store knows, whether it finished or was stopped.
void TableSupply::take(const TablebaseStore& store)
{
    store_ = store;
    if (known().covers(*solving_))
        obstacles_.erase(solving_->number());
    solving_.reset();
    solveNext();
    emit changed();
}

void TableSupply::stopWithout(Obstacle obstacle)
{
    obstacles_.insert_or_assign(solving_->number(), obstacle);
    solving_.reset();
    solveNext();
    emit changed();
}

void TableSupply::showProgress(endgame::SolvingShare share)
{
    share_ = share;
    if (isLong_)
        emit progressed();
}

} // namespace session
