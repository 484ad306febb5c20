// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/card.h"

namespace panels {

/// A key figure: "Days in a row", "12", "at most 23".
struct Figure {
    QString name;
    QString value;
    QString aside;
    QString base{}; ///< what is counted, as a sentence

    friend bool operator==(const Figure&, const Figure&) = default;
};

/// A card with a number in large type.
class FigureTile : public Card {
    Q_OBJECT

public:
    explicit FigureTile(QWidget* parent = nullptr);

    void setFigure(const Figure& figure);

private:
    QLabel* name_;
    QLabel* value_;
    QLabel* aside_;
};

} // namespace panels
