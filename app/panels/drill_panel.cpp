// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/drill_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpressionValidator>

#include "panels/card.h"

namespace panels {
namespace {

QSpinBox* makeMoves(const QString& name, QWidget* parent)
{
    auto* box = new QSpinBox{parent};
    box->setRange(1, trainer::longest_mate);
    box->setAccessibleName(name);
    return box;
}

} // namespace

DrillPanel::DrillPanel(QWidget* parent)
    : QWidget{parent}
    , seat_{new ChoiceRow{tr("You play"), {tr("the attacker"), tr("the lone king"), tr("both")}, this}}
    , attacker_{new ChoiceRow{tr("Bishop and knight are"), {tr("White"), tr("Black")}, this}}
    , bishop_{new ChoiceRow{tr("The bishop stands on"), {tr("light"), tr("dark"), tr("either")}, this}}
    , shortest_{makeMoves(tr("Mate in at least"), this)}
    , longest_{makeMoves(tr("Mate in at most"), this)}
    , seed_{new QLineEdit{this}}
{
    seed_->setPlaceholderText(tr("by chance"));
    seed_->setAccessibleName(tr("Seed"));
    seed_->setValidator(
        new QRegularExpressionValidator{QRegularExpression{QStringLiteral("[0-9]{0,18}")}, seed_});
    connect(shortest_, &QSpinBox::valueChanged, longest_, &QSpinBox::setMinimum);

    auto* card = new Card{this};
    const auto addTitle = [&](const QString& text) {
        QLabel* title = makeLabel(TypeSize::aside, card);
        title->setText(text);
        setKind(title, "dim");
        card->body()->addSpacing(4);
        card->body()->addWidget(title);
    };
    addTitle(tr("You play"));
    card->body()->addWidget(seat_);
    addTitle(tr("Bishop and knight are"));
    card->body()->addWidget(attacker_);
    addTitle(tr("The bishop stands on squares that are"));
    card->body()->addWidget(bishop_);

    addTitle(tr("Mate in"));
    auto* band = new QHBoxLayout;
    auto* to = new QLabel{tr("to", "between two numbers of moves"), card};
    band->setSpacing(8);
    band->addWidget(shortest_);
    band->addWidget(to);
    band->addWidget(longest_);
    band->addWidget(new QLabel{tr("moves"), card});
    band->addStretch(1);
    card->body()->addLayout(band);
    addTitle(tr("Seed: the same number gives the same position again"));
    card->body()->addWidget(seed_);

    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(card);
    column->addStretch(1);
    setFocusProxy(seat_);
    setDrill({});
}

void DrillPanel::setDrill(const app::Drill& drill)
{
    seat_->setChoice(static_cast<int>(drill.seat));
    attacker_->setChoice(static_cast<int>(drill.request.attacker));
    bishop_->setChoice(static_cast<int>(drill.request.bishop));
    shortest_->setValue(drill.request.shortest);
    longest_->setValue(drill.request.longest);
}

app::Drill DrillPanel::drill() const
{
    return {.seat = static_cast<app::Seat>(seat_->choice()),
            .request = {.attacker = static_cast<chess::Color>(attacker_->choice()),
                        .bishop = static_cast<trainer::BishopSquares>(bishop_->choice()),
                        .shortest = shortest_->value(),
                        .longest = longest_->value()}};
}

std::optional<std::uint64_t> DrillPanel::seed() const
{
    bool isNumber = false;
    const std::uint64_t seed = seed_->text().toULongLong(&isNumber);
    return isNumber ? std::optional{seed} : std::nullopt;
}

} // namespace panels
