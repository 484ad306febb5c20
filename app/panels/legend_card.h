// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "panels/card.h"
#include "panels/legend.h"

namespace panels {

/// A card with the meanings of the overlays on the board; hidden if empty.
class LegendCard : public Card {
    Q_OBJECT

public:
    explicit LegendCard(QWidget* parent = nullptr);

    void setEntries(const std::vector<LegendEntry>& entries);

private:
    Legend* legend_;
};

} // namespace panels
