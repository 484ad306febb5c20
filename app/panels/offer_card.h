// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "panels/card.h"

class QAction;
class QGridLayout;

namespace panels {

/// Something to begin with, and one sentence on it.
struct Offer {
    QAction* action;
    QString sentence;
};

/// Beside the board of a first start: the ways to begin, each a button with its sentence.
class OfferCard : public Card {
    Q_OBJECT

public:
    explicit OfferCard(QWidget* parent = nullptr);

    /// Shows offers, the first of which is the one for beginners; their actions must outlive the card.
    void setOffers(const std::vector<Offer>& offers);

private:
    QGridLayout* rows_;
};

} // namespace panels
