// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <vector>

#include "panels/card.h"

class QAction;
class QGridLayout;

namespace panels {

/// A suggested first step, with one sentence about it.
struct Offer {
    QAction* action;
    QString sentence;
    QString others = {};               ///< the title of a menu with similar steps
    QList<QAction*> otherActions = {}; ///< of the menu; none if empty
};

/// The suggestions beside the board at the first start, each a button with a sentence.
class OfferCard : public Card {
    Q_OBJECT

public:
    explicit OfferCard(QWidget* parent = nullptr);

    /// Shows suggestions, the first of which is for beginners and has the focus of the card; their actions
    /// must outlive the card.
    void setOffers(const std::vector<Offer>& offers);
    /// Also leaves the title out.
    void setTight(bool tight) override;
    int tightGain() const override;

private:
    QLabel* title_;
    QGridLayout* rows_;
};

} // namespace panels
