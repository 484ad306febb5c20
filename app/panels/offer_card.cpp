// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/offer_card.h"

#include <QGridLayout>
#include <QMenu>
#include <QPushButton>

#include "panels/action_button.h"

namespace panels {
namespace {

// Spacing between the suggestions.
constexpr int wideSpacing = 8;
constexpr int tightSpacing = 2;

/// A link that opens a menu.
QPushButton* makeMenuLink(const QString& title, const QList<QAction*>& actions, QWidget* parent)
{
    auto* link = new QPushButton{title + QStringLiteral(" ▾"), parent};
    link->setAccessibleName(title);
    setKind(link, "quiet");
    auto* menu = new QMenu{link};
    menu->addActions(actions);
    link->setMenu(menu);
    return link;
}

} // namespace

OfferCard::OfferCard(QWidget* parent)
    : Card{parent}
    , title_{makeLabel(TypeSize::text, this)}
    , rows_{new QGridLayout}
{
    setAccessibleName(tr("First steps"));
    setAir({20, 12, 20, 12});
    title_->setText(tr("How would you like to begin?"));
    makeBold(title_);
    body()->addWidget(title_);
    rows_->setHorizontalSpacing(12);
    rows_->setVerticalSpacing(wideSpacing);
    rows_->setColumnStretch(1, 1);
    body()->addLayout(rows_);
    hide();
}

void OfferCard::setOffers(const std::vector<Offer>& offers)
{
    for (const Offer& offer : offers) {
        const int row = rows_->rowCount();
        QPushButton* button = makeActionButton(offer.action, Words::brief, this);
        setKind(button, row == 1 ? "primary" : "");
        if (row == 1)
            setFocusProxy(button);
        QLabel* sentence = makeLabel(TypeSize::aside, this);
        sentence->setText(offer.sentence);
        button->setAccessibleDescription(offer.sentence);
        rows_->addWidget(button, row, 0);
        auto* words = new QVBoxLayout;
        words->setSpacing(0);
        words->addWidget(sentence);
        if (!offer.otherActions.isEmpty())
            words->addWidget(makeMenuLink(offer.others, offer.otherActions, this), 0, Qt::AlignLeading);
        rows_->addLayout(words, row, 1);
    }
}

void OfferCard::setTight(bool tight)
{
    Card::setTight(tight);
    title_->setVisible(!tight);
    rows_->setVerticalSpacing(tight ? tightSpacing : wideSpacing);
}

int OfferCard::tightGain() const
{
    // A hidden title is no part of the body, and has a gap below it otherwise.
    const int title = title_->sizeHint().height() + (title_->isHidden() ? body()->spacing() : 0);
    return Card::tightGain() + title + (rows_->rowCount() - 2) * (wideSpacing - tightSpacing);
}

} // namespace panels
