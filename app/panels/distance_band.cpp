// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/distance_band.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>
#include <limits>

namespace panels {
namespace {

constexpr int anyDistance = std::numeric_limits<int>::max();

} // namespace

DistanceBand::DistanceBand(QWidget* parent)
    : QWidget{parent}
    , shortest_{new MovesBox{tr("Shortest mate, in moves"), this}}
    , longest_{new MovesBox{tr("Longest mate, in moves"), this}}
{
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(shortest_);
    row->addWidget(new QLabel{tr("to", "between two numbers of moves"), this});
    row->addWidget(longest_);
    row->addWidget(new QLabel{tr("moves"), this});
    row->addStretch(1);
    connect(shortest_, &MovesBox::valueChanged, this, &DistanceBand::takeShortest);
    connect(longest_, &MovesBox::valueChanged, this, &DistanceBand::takeLongest);
}

void DistanceBand::setWish(int shortest, int longest)
{
    wishedShortest_ = shortest;
    wishedLongest_ = std::max(shortest, longest);
    showBounds();
}

void DistanceBand::wishForAll()
{
    setWish(1, anyDistance);
}

void DistanceBand::setLongestMate(std::optional<int> moves)
{
    if (longestMate_ == moves)
        return;
    longestMate_ = moves;
    showBounds();
}

int DistanceBand::shortest() const
{
    return longestMate_ ? shortest_->value() : wishedShortest_;
}

int DistanceBand::longest() const
{
    return std::max(shortest(), wishedLongest_);
}

/// Shows the requested distances, limited to those of the ending.
void DistanceBand::showBounds()
{
    const QSignalBlocker shortestIsSilent{shortest_};
    const QSignalBlocker longestIsSilent{longest_};
    for (const auto& [box, wish] : {std::pair{shortest_, wishedShortest_}, {longest_, wishedLongest_}}) {
        if (!longestMate_) {
            box->setUnknown();
            continue;
        }
        box->setMost(std::max(1, *longestMate_));
        box->setValue(wish);
    }
}

/// Sets the lower bound; raises the upper bound to it if necessary.
void DistanceBand::takeShortest(int moves)
{
    wishedShortest_ = moves;
    if (longest_->value() < moves)
        longest_->setValue(moves);
}

/// Sets the upper bound; lowers the lower bound to it if necessary. The maximum means unlimited.
void DistanceBand::takeLongest(int moves)
{
    wishedLongest_ = moves == longest_->maximum() ? anyDistance : moves;
    if (shortest_->value() > moves)
        shortest_->setValue(moves);
}

} // namespace panels
