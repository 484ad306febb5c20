// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/figure_tile.h"

namespace panels {

FigureTile::FigureTile(QWidget* parent)
    : Card{parent}
    , name_{makeLabel(TypeSize::text, this)}
    , value_{makeLabel(TypeSize::headline, this)}
    , aside_{makeLabel(TypeSize::aside, this)}
{
    setAir({16, 12, 16, 12});
    body()->setSpacing(0);
    setKind(aside_, "dim");
    // A tile is as wide as its texts, so they never wrap.
    for (QLabel* label : {name_, value_, aside_}) {
        label->setWordWrap(false);
        body()->addWidget(label);
    }
}

void FigureTile::setFigure(const Figure& figure)
{
    name_->setText(figure.name);
    value_->setText(figure.value);
    aside_->setText(figure.aside);
    setAccessibleName(figure.name);
    setAccessibleDescription(figure.base);
    setToolTip(wrappingTip(figure.base));
}

} // namespace panels
