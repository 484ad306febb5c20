// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/legend_card.h"

namespace panels {

LegendCard::LegendCard(QWidget* parent) : Card{parent}, legend_{new Legend{this}}
{
    setAccessibleName(tr("The overlays"));
    setAir({20, 12, 20, 12});
    body()->addWidget(legend_);
    hide();
}

void LegendCard::setEntries(const std::vector<LegendEntry>& entries)
{
    legend_->setEntries(entries);
    setVisible(!entries.empty());
}

} // namespace panels
