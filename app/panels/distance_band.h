// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "panels/moves_box.h"

namespace panels {

/// Input of the range of distances for new positions: mate in at least and at most so many moves.
class DistanceBand : public QWidget {
    Q_OBJECT

public:
    explicit DistanceBand(QWidget* parent = nullptr);

    /// Requests a range; an ending with shorter mates is limited to its own.
    void setWish(int shortest, int longest);
    /// Requests all distances of an ending.
    void wishForAll();
    /// Sets the longest mate of the ending; `nullopt` while it is unknown, when the bounds show "…".
    void setLongestMate(std::optional<int> moves);

    int shortest() const;
    /// Returns the upper bound, never below `shortest()`.
    int longest() const;

private:
    void showBounds();
    void takeShortest(int moves);
    void takeLongest(int moves);

    MovesBox* shortest_;
    MovesBox* longest_;
    std::optional<int> longestMate_;
    int wishedShortest_ = 1;
    int wishedLongest_ = 1;
};

} // namespace panels
