// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "panels/moves_box.h"

namespace panels {

/// The band of distances to deal positions from: mate in at least and at most so many moves.
class DistanceBand : public QWidget {
    Q_OBJECT

public:
    explicit DistanceBand(QWidget* parent = nullptr);

    /// Wishes for a band; an ending with shorter mates has as much of it as it can.
    void setWish(int shortest, int longest);
    /// Wishes for every distance an ending has.
    void wishForAll();
    /// The longest mate of the ending; nothing while that is not known, when the bounds say "…".
    void setLongestMate(std::optional<int> moves);

    int shortest() const;
    /// Never below `shortest()`.
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
