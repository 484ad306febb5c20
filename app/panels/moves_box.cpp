// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/moves_box.h"

namespace panels {

MovesBox::MovesBox(const QString& accessibleName, QWidget* parent) : NumberBox{accessibleName, parent}
{
    setUnknown();
}

void MovesBox::setMost(int most)
{
    setSpecialValueText({});
    setRange(1, most);
    setEnabled(true);
}

void MovesBox::setUnknown()
{
    setRange(0, 0);
    setSpecialValueText(QStringLiteral("…"));
    setEnabled(false);
}

} // namespace panels
