// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/drill_panel.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <algorithm>
#include <limits>

#include "panels/card.h"
#include "text/endings.h"

namespace panels {
namespace {

constexpr int anyDistance = std::numeric_limits<int>::max();
/// No mate of any ending takes longer; as long as that of the chosen one is not known, this will do.
constexpr int unknownLongest = 99;

QSpinBox* makeMoves(const QString& name, QWidget* parent)
{
    auto* box = new QSpinBox{parent};
    box->setRange(1, unknownLongest);
    box->setAccessibleName(name);
    return box;
}

QLabel* makeTitle(const QString& text, QWidget* parent)
{
    QLabel* title = makeLabel(TypeSize::aside, parent);
    title->setText(text);
    setKind(title, "dim");
    return title;
}

/// A box that draws its arrow like the one of the button which leads here.
class ChoiceBox : public QComboBox {
public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QComboBox::paintEvent(event);
        QPainter painter{this};
        painter.setPen(palette().color(QPalette::ButtonText));
        painter.drawText(rect().adjusted(12, 0, -12, 0), Qt::AlignTrailing | Qt::AlignVCenter,
                         QStringLiteral("▾"));
    }
};

bool isBishopSingle(const endgame::Material& ending)
{
    return std::ranges::count(ending.pieces(),
                              endgame::Piece{endgame::Side::attacker, chess::Role::bishop}) == 1;
}

} // namespace

DrillPanel::DrillPanel(QWidget* parent)
    : QWidget{parent}
    , ending_{new ChoiceBox{this}}
    , goal_{makeLabel(TypeSize::aside, this)}
    , seat_{new ChoiceRow{tr("You play"), {tr("attacker"), tr("defender"), tr("both")}, this}}
    , attacker_{new ChoiceRow{tr("The attacker is"), {tr("White"), tr("Black")}, this}}
    , bishopBox_{new QWidget{this}}
    , bishop_{new ChoiceRow{tr("The bishop stands on"), {tr("light"), tr("dark"), tr("either")}, bishopBox_}}
    , shortest_{makeMoves(tr("Mate in at least"), this)}
    , longest_{makeMoves(tr("Mate in at most"), this)}
    , seed_{new QLineEdit{this}}
{
    addEndings();
    setKind(goal_, "dim");
    seed_->setPlaceholderText(tr("by chance"));
    seed_->setAccessibleName(tr("Seed"));
    seed_->setValidator(
        new QRegularExpressionValidator{QRegularExpression{QStringLiteral("[0-9]{0,18}")}, seed_});

    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeCard());
    column->addStretch(1);
    setFocusProxy(ending_);
    setDrill({});
    connectChoices();
}

QWidget* DrillPanel::makeCard()
{
    auto* card = new Card{this};
    const auto addTitled = [card](const QString& title, QWidget* choice) {
        card->body()->addSpacing(4);
        card->body()->addWidget(makeTitle(title, card));
        card->body()->addWidget(choice);
    };
    addTitled(tr("Ending"), ending_);
    card->body()->addWidget(goal_);
    addTitled(tr("You play"), seat_);
    addTitled(tr("The attacker is"), attacker_);
    auto* bishop = new QVBoxLayout{bishopBox_};
    bishop->setContentsMargins(0, 4, 0, 0);
    bishop->addWidget(makeTitle(tr("The bishop stands on squares that are"), bishopBox_));
    bishop->addWidget(bishop_);
    card->body()->addWidget(bishopBox_);
    addTitled(tr("Mate in"), makeBand());
    addTitled(tr("Seed: the same number gives the same position again"), seed_);
    return card;
}

QWidget* DrillPanel::makeBand()
{
    auto* row = new QWidget{this};
    auto* band = new QHBoxLayout{row};
    band->setContentsMargins(0, 0, 0, 0);
    band->setSpacing(8);
    band->addWidget(shortest_);
    band->addWidget(new QLabel{tr("to", "between two numbers of moves"), row});
    band->addWidget(longest_);
    band->addWidget(new QLabel{tr("moves"), row});
    band->addStretch(1);
    return row;
}

void DrillPanel::connectChoices()
{
    connect(ending_, &QComboBox::activated, this, [this] {
        wishedShortest_ = 1;
        wishedLongest_ = anyDistance;
        longestMate_.reset();
        showEnding();
        emit endingChosen();
    });
    connect(shortest_, &QSpinBox::valueChanged, this, [this](int moves) {
        wishedShortest_ = moves;
        longest_->setMinimum(moves);
    });
    connect(longest_, &QSpinBox::valueChanged, this,
            [this](int moves) { wishedLongest_ = moves == longest_->maximum() ? anyDistance : moves; });
}

void DrillPanel::addEndings()
{
    ending_->setAccessibleName(tr("Ending"));
    ending_->setMaxVisibleItems(16);
    for (const std::vector<endgame::Material>& group : trainer::ending_groups()) {
        if (ending_->count() > 0)
            ending_->insertSeparator(ending_->count());
        for (const endgame::Material& ending : group)
            ending_->addItem(text::endingName(ending), QString::fromStdString(ending.name()));
    }
}

endgame::Material DrillPanel::ending() const
{
    return *endgame::Material::parse(ending_->currentData().toString().toStdString());
}

void DrillPanel::setLongestMate(std::optional<int> moves)
{
    longestMate_ = moves;
    showBand();
}

void DrillPanel::showEnding()
{
    const text::EndingWords words = text::endingWords(ending(), endgame::Side::attacker);
    goal_->setText((words.goal + u' ' + words.method).trimmed());
    bishopBox_->setVisible(isBishopSingle(ending()));
    showBand();
}

/// Shows the distances wished for, as far as the ending has them.
void DrillPanel::showBand()
{
    const QSignalBlocker shortestIsSilent{shortest_};
    const QSignalBlocker longestIsSilent{longest_};
    const int most = std::max(1, longestMate_.value_or(unknownLongest));
    shortest_->setRange(1, most);
    shortest_->setValue(wishedShortest_);
    longest_->setRange(shortest_->value(), most);
    longest_->setValue(wishedLongest_);
}

void DrillPanel::setDrill(const trainer::Drill& drill)
{
    ending_->setCurrentIndex(ending_->findData(QString::fromStdString(drill.request.material.name())));
    seat_->setChoice(static_cast<int>(drill.seat));
    attacker_->setChoice(static_cast<int>(drill.request.attacker));
    bishop_->setChoice(static_cast<int>(drill.request.bishop));
    wishedShortest_ = drill.request.shortest;
    wishedLongest_ = drill.request.longest;
    longestMate_.reset();
    showEnding();
}

trainer::Drill DrillPanel::drill() const
{
    return {.seat = static_cast<trainer::Seat>(seat_->choice()),
            .request = {.material = ending(),
                        .attacker = static_cast<chess::Color>(attacker_->choice()),
                        .bishop = static_cast<trainer::BishopSquares>(bishop_->choice()),
                        .shortest = shortest_->value(),
                        .longest = std::max(shortest_->value(), wishedLongest_)}};
}

std::optional<std::uint64_t> DrillPanel::seed() const
{
    bool isNumber = false;
    const std::uint64_t seed = seed_->text().toULongLong(&isNumber);
    return isNumber ? std::optional{seed} : std::nullopt;
}

} // namespace panels
