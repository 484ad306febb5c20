// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/table_supply.h"

#include <algorithm>
#include <utility>

#include "endgame/memory.h"
#include "session/post_to.h"
#include "trainer/coach/stage.h"

namespace session {

using endgame::Material;
using endgame::TablebaseStore;

namespace {

constexpr std::chrono::milliseconds blink{150};

} // namespace

TableSupply::TableSupply(Solver solver, QObject* parent)
    : QObject{parent}
    , solver_{std::move(solver)}
    , worker_{postTo(this)}
{
    blink_.setSingleShot(true);
    blink_.setInterval(blink);
    connect(&blink_, &QTimer::timeout, this, [this] {
        isLong_ = true;
        emit progressed();
    });
}

/// True if an ending is solved automatically, or was requested, or has a file, which costs no time.
bool TableSupply::isAskedFor(const Material& ending) const
{
    return !is_on_request(ending) || requested_.contains(ending.number()) || hasFile(ending);
}

/// True if an ending can be read from a file; cached to access the disk once.
bool TableSupply::hasFile(const Material& ending) const
{
    if (!store_.folder())
        return false;
    const auto found = hasFile_.find(ending.number());
    if (found != hasFile_.end())
        return found->second;
    return hasFile_[ending.number()] = has_files(*store_.folder(), ending);
}

void TableSupply::setKeeping(TableKeeping keeping)
{
    keeping_ = std::move(keeping);
    applyKeeping();
    lookAtFolder();
    retry();
}

/// Applies the storage settings to the store; the worker's copy may predate them.
void TableSupply::applyKeeping()
{
    if (!keeping_)
        return;
    store_.set_folder(keeping_->isOn ? std::optional{keeping_->folder} : std::nullopt);
    store_.set_memory_limit(keeping_->memory);
}

void TableSupply::lookAtFolder()
{
    hasFile_.clear();
    keptBytes_ = keeping_ ? keeping_->folder.bytes() : 0;
}

bool TableSupply::removeKept()
{
    const bool isRemoved = !keeping_ || keeping_->folder.remove_all();
    lookAtFolder();
    emit changed();
    return isRemoved;
}

/// Evicts five-piece endings so that another one can be solved.
void TableSupply::makeRoomFor(const Material& ending)
{
    if (keeping_ && keeping_->memory)
        store_.make_room(ending);
    else
        store_.forget_all_but(wanted_);
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
    switch (*obstacle) {
    case Obstacle::cancelled:
        return Coverage::cancelled;
    case Obstacle::overLimit:
        return Coverage::overLimit;
    case Obstacle::outOfMemory:
        break;
    }
    return Coverage::outOfMemory;
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
        worker_.stop();
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
    worker_.stop();
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
        makeRoomFor(ending);
    if (!isLong_ && !blink_.isActive())
        blink_.start();
    auto task = [this, ending, store = store_](const std::stop_token& stop, const auto& tell) mutable {
        return learn(std::move(store), ending, stop, tell);
    };
    worker_.request(
        std::move(task),
        [this](const std::optional<Learnt>& learnt) { take(learnt.value_or(Obstacle::outOfMemory)); },
        [this](endgame::SolvingShare share) { showProgress(share); });
}

/// Returns a store with the ending, or with the part of it solved before a stop, or the reason why it is not
/// solved.
TableSupply::Learnt TableSupply::learn(TablebaseStore store, const Material& ending,
                                       const std::stop_token& stop,
                                       const endgame::SolvingProgress& progress) const
{
    try {
        // The window needs the stages as soon as the ending is solved, and must not wait for their pens.
        if (solver_(store, ending, stop, progress))
            trainer::coach::stage_pens();
        return store;
    } catch (const endgame::WantOfMemory& want) {
        return want.bound() == endgame::WantOfMemory::Bound::limit ? Obstacle::overLimit
                                                                   : Obstacle::outOfMemory;
    }
}

void TableSupply::take(const Learnt& learnt)
{
    if (const auto* store = std::get_if<TablebaseStore>(&learnt))
        takeOver(*store);
    else
        obstacles_.insert_or_assign(solving_->number(), std::get<Obstacle>(learnt));
    solving_.reset();
    solveNext();
    emit changed();
}

/// Adopts the contents of the worker's copy of the store, whether it finished or was stopped.
void TableSupply::takeOver(const TablebaseStore& store)
{
    store_ = store;
    applyKeeping();
    if (known().covers(*solving_))
        obstacles_.erase(solving_->number());
    if (is_on_request(*solving_)) {
        lookAtFolder();
        if (store.folder() && store.not_kept())
            emit notKept();
    }
}

void TableSupply::adopt(const TablebaseStore& store)
{
    const auto isLost = [&](const Material& ending) {
        return known().covers(ending) && !store.known().covers(ending);
    };
    if (solving_ || std::ranges::any_of(wanted_, isLost))
        return;
    store_ = store;
    applyKeeping();
    lookAtFolder();
    emit changed();
}

void TableSupply::showProgress(endgame::SolvingShare share)
{
    share_ = share;
    if (isLong_)
        emit progressed();
}

} // namespace session
