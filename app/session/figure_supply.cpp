// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/figure_supply.h"

#include <algorithm>
#include <utility>

#include "session/post_to.h"

namespace session {

using endgame::Material;
using endgame::TablebaseStore;

FigureSupply::FigureSupply(TableSupply& tables, QObject* parent)
    : QObject{parent}
    , tables_{tables}
    , worker_{postTo(this)}
{}

const trainer::Figures* FigureSupply::of(const Material& ending) const
{
    const auto found = known_.find(ending.number());
    return found == known_.end() ? nullptr : &found->second;
}

bool FigureSupply::isWanted(const Material& ending) const
{
    return current_ == ending || std::ranges::find(wanted_, ending) != wanted_.end();
}

void FigureSupply::want(const Material& ending)
{
    if (of(ending) != nullptr || current_ == ending)
        return;
    std::erase(wanted_, ending);
    wanted_.push_front(ending);
    failed_.erase(ending.number());
    computeNext();
    emit changed();
}

void FigureSupply::cancel(const Material& ending)
{
    std::erase(wanted_, ending);
    if (current_ == ending) {
        worker_.cancel();
        current_.reset();
        computeNext();
    }
    emit changed();
}

void FigureSupply::computeNext()
{
    if (current_)
        return;
    if (wanted_.empty())
        return store_.reset();
    current_ = wanted_.front();
    wanted_.pop_front();
    compute(*current_);
}

void FigureSupply::compute(const Material& ending)
{
    share_ = {};
    TablebaseStore store = store_ && !is_on_request(ending) ? *store_ : tables_.store();
    worker_.request(
        [store = std::move(store), ending](const std::stop_token& stop, const auto& tell) mutable -> Result {
            if (!store.learn(ending, stop, tell))
                return nullptr;
            trainer::Figures figures = trainer::figures_of(store.known(), ending);
            return std::make_shared<const Computed>(Computed{std::move(figures), std::move(store)});
        },
        [this, ending](const std::optional<Result>& result) { take(ending, result); },
        [this](endgame::SolvingShare share) {
            share_ = share;
            emit progressed();
        });
}

void FigureSupply::take(const Material& ending, const std::optional<Result>& result)
{
    current_.reset();
    if (!result || !*result) {
        failed_.insert(ending.number());
    } else {
        known_.emplace(ending.number(), (*result)->figures);
        if (is_on_request(ending))
            tables_.adopt((*result)->store);
        else
            store_ = (*result)->store;
    }
    computeNext();
    emit changed();
}

} // namespace session
