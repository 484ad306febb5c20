// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/set_up_panel.h"

#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <utility>

#include "chess/fen.h"
#include "panels/action_button.h"
#include "panels/card.h"
#include "panels/flow_layout.h"
#include "panels/select_on_focus.h"
#include "text/endings.h"
#include "text/phrasing.h"

namespace panels {

SetUpPanel::SetUpPanel(QWidget* parent)
    : QWidget{parent}
    , tray_{new PieceTray{this}}
    , turn_{new ChoiceRow{tr("Side to move"), {tr("White"), tr("Black")}, this}}
    , rights_{new RightsBox{this}}
    , rightsTrouble_{makeLabel(TypeSize::aside, this)}
    , tools_{new QWidget{this}}
    , fen_{new QLineEdit{this}}
    , fenRemark_{makeLabel(TypeSize::aside, this)}
{
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    for (Card* card : {makePiecesCard(), makeBoardCard(), makeTextCard()}) {
        card->setAir({20, 12, 20, 12});
        column->addWidget(card);
    }
    column->addStretch(1);

    connect(turn_, &ChoiceRow::chosen, this,
            [this](int choice) { emit turnChosen(static_cast<chess::Color>(choice)); });
    selectOnFocus(*fen_);
    connect(fen_, &QLineEdit::textEdited, this, &SetUpPanel::fenEdited);
}

/// Creates the card of the pieces to put on the board.
Card* SetUpPanel::makePiecesCard()
{
    QLabel* help = makeLabel(TypeSize::aside, this);
    help->setText(
        text::joined({tr("Drag pieces, click one and then squares, or type its letter (K white, k black)."),
                      tr("To remove a piece, drag it off the board or press Del on its square.")}));
    setKind(help, "dim");
    auto* pieces = new Card{this};
    pieces->body()->addWidget(help);
    pieces->body()->addWidget(tray_);
    return pieces;
}

/// Creates the card of the side to move, the castling rights and the tools for the whole board.
Card* SetUpPanel::makeBoardCard()
{
    auto* tools = new FlowLayout{tools_, 8, FlowLines::justified};
    tools->addWidget(makeEndingTool());
    auto* whole = new Card{this};
    auto* turnLabel = makeLabel(TypeSize::text, this);
    turnLabel->setText(tr("To move"));
    turnLabel->setWordWrap(false);
    setKind(turnLabel, "dim");
    auto* turnRow = new QHBoxLayout;
    turnRow->setSpacing(12);
    turnRow->addWidget(turnLabel);
    turnRow->addWidget(turn_, 1);
    setKind(rightsTrouble_, "danger");
    rightsTrouble_->hide();
    whole->body()->addLayout(turnRow);
    whole->body()->addWidget(rights_);
    whole->body()->addWidget(rightsTrouble_);
    whole->body()->addWidget(tools_);
    return whole;
}

/// Creates the card of the position as text.
Card* SetUpPanel::makeTextCard()
{
    QLabel* fenLabel = makeLabel(TypeSize::aside, this);
    fenLabel->setText(tr("Position as text (FEN)"));
    fenLabel->setBuddy(fen_);
    setKind(fenLabel, "dim");
    fen_->setAccessibleName(tr("Position as text (FEN)"));
    fenRemark_->hide();
    auto* text = new Card{this};
    text->body()->addWidget(fenLabel);
    text->body()->addWidget(fen_);
    text->body()->addWidget(fenRemark_);
    return text;
}

void SetUpPanel::addTools(const QList<QAction*>& tools)
{
    for (QAction* tool : tools) {
        auto* button = new QPushButton{tools_};
        setKind(button, "small");
        showAction(button, tool, Words::brief);
        tools_->layout()->addWidget(button);
    }
}

QPushButton* SetUpPanel::makeEndingTool()
{
    auto* button = new QPushButton{tr("Ending ▾"), this};
    button->setAccessibleName(tr("Ending"));
    button->setToolTip(tr("Put the pieces of an ending on the board"));
    setKind(button, "small");
    auto* menu = new QMenu{button};
    for (const text::EndingGroup& group : text::endingGroups()) {
        QMenu* submenu = menu->addMenu(group.heading);
        for (const endgame::Material& ending : group.endings) {
            connect(submenu->addAction(text::endingName(ending)), &QAction::triggered, this,
                    [this, ending] { emit endingChosen(ending); });
        }
    }
    button->setMenu(menu);
    return button;
}

void SetUpPanel::setSetup(const chess::Setup& setup)
{
    turn_->setChoice(static_cast<int>(setup.turn));
    rights_->setSetup(setup);
    setRightsTrouble({});
    // The text must not be rewritten while the user types: neither another one of the same setup nor one that
    // cannot be read, which changes no setup.
    const bool isNew = std::exchange(shown_, setup) != setup;
    const auto typed = chess::parse_fen(fen_->text().toStdString());
    if (!isNew || (typed && typed->setup == setup))
        return;
    fen_->setText(QString::fromStdString(to_fen(setup)));
    fen_->setCursorPosition(0);
    setFenRemark({}, false);
}

void SetUpPanel::hideEvent(QHideEvent* event)
{
    shown_.reset();
    QWidget::hideEvent(event);
}

void SetUpPanel::setRightsTrouble(const QString& sentence)
{
    rightsTrouble_->setText(sentence);
    rightsTrouble_->setVisible(!sentence.isEmpty());
}

void SetUpPanel::setFenRemark(const QString& sentence, bool isError)
{
    fenRemark_->setText(breakable(sentence));
    fenRemark_->setVisible(!sentence.isEmpty());
    setKind(fenRemark_, isError ? "danger" : "warning");
    hasFenError_ = isError;
}

} // namespace panels
