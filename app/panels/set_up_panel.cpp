// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/set_up_panel.h"

#include <QGridLayout>
#include <QLabel>
#include <QMenu>

#include "chess/fen.h"
#include "ending_words.h"
#include "panels/card.h"
#include "panels/flow_layout.h"

namespace panels {

SetUpPanel::SetUpPanel(QWidget* parent)
    : QWidget{parent}
    , tray_{new PieceTray{this}}
    , turn_{new ChoiceRow{tr("Side to move"), {tr("White"), tr("Black")}, this}}
    , undo_{makeTool(SetUpTool::undo, tr("Undo"), tr("Undo the last change (Ctrl+Z)"))}
    , redo_{makeTool(SetUpTool::redo, tr("Redo"), tr("Redo what was undone (Ctrl+Shift+Z)"))}
    , fen_{new QLineEdit{this}}
    , fenRemark_{makeLabel(TypeSize::aside, this)}
{
    QLabel* help = makeLabel(TypeSize::aside, this);
    help->setText(tr("Drag men to the board and off it, or click one and then squares."));
    setKind(help, "dim");
    auto* men = new Card{this};
    men->body()->addWidget(help);
    men->body()->addWidget(tray_);

    auto* toolRow = new QWidget{this};
    auto* tools = new FlowLayout{toolRow, 8};
    tools->addWidget(makeTool(SetUpTool::mirrorLeftRight, tr("Mirror ↔"), tr("Swap left and right")));
    tools->addWidget(makeTool(SetUpTool::mirrorUpDown, tr("Mirror ↕"), tr("Swap up and down")));
    tools->addWidget(makeTool(SetUpTool::rotate, tr("Rotate"), tr("Turn the board by a quarter")));
    tools->addWidget(makeTool(SetUpTool::swapColors, tr("Swap colours"),
                              tr("White men become black and black men white")));
    tools->addWidget(makeTool(SetUpTool::clear, tr("Clear"), tr("Take all men off the board")));
    tools->addWidget(makeEndingTool());
    tools->addWidget(undo_);
    tools->addWidget(redo_);
    auto* whole = new Card{this};
    auto* turnLabel = makeLabel(TypeSize::text, this);
    turnLabel->setText(tr("To move"));
    turnLabel->setWordWrap(false);
    setKind(turnLabel, "dim");
    auto* turnRow = new QHBoxLayout;
    turnRow->setSpacing(12);
    turnRow->addWidget(turnLabel);
    turnRow->addWidget(turn_, 1);
    whole->body()->addLayout(turnRow);
    whole->body()->addWidget(toolRow);

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

    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    for (Card* card : {men, whole, text}) {
        card->body()->setContentsMargins(20, 12, 20, 12);
        column->addWidget(card);
    }
    column->addStretch(1);

    connect(turn_, &ChoiceRow::chosen, this,
            [this](int choice) { emit turnChosen(static_cast<chess::Color>(choice)); });
    connect(fen_, &QLineEdit::textEdited, this, &SetUpPanel::fenEdited);
}

QPushButton* SetUpPanel::makeTool(SetUpTool tool, const QString& text, const QString& tip)
{
    auto* button = new QPushButton{text, this};
    button->setToolTip(tip);
    setKind(button, "small");
    connect(button, &QPushButton::clicked, this, [this, tool] { emit toolUsed(tool); });
    return button;
}

QPushButton* SetUpPanel::makeEndingTool()
{
    auto* button = new QPushButton{tr("Ending ▾"), this};
    button->setAccessibleName(tr("Ending"));
    button->setToolTip(tr("Put the men of an ending on the board"));
    setKind(button, "small");
    auto* menu = new QMenu{button};
    for (const std::vector<endgame::Material>& group : app::endingGroups()) {
        if (!menu->isEmpty())
            menu->addSeparator();
        for (const endgame::Material& ending : group) {
            connect(menu->addAction(app::endingName(ending)), &QAction::triggered, this,
                    [this, ending] { emit endingChosen(ending); });
        }
    }
    button->setMenu(menu);
    return button;
}

void SetUpPanel::setSetup(const chess::Setup& setup, bool canUndo, bool canRedo)
{
    turn_->setChoice(static_cast<int>(setup.turn));
    undo_->setEnabled(canUndo);
    redo_->setEnabled(canRedo);
    // What is being typed must not be rewritten under the hands, as long as it says the same.
    const auto typed = chess::parse_fen(fen_->text().toStdString());
    if (typed && typed->setup == setup)
        return;
    fen_->setText(QString::fromStdString(to_fen(setup)));
    fen_->setCursorPosition(0);
    setFenRemark({}, false);
}

void SetUpPanel::setFenRemark(const QString& sentence, bool isError)
{
    fenRemark_->setText(sentence);
    fenRemark_->setVisible(!sentence.isEmpty());
    setKind(fenRemark_, isError ? "danger" : "warning");
}

} // namespace panels
