// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QList>
#include <QPushButton>
#include <QWidget>
#include <optional>

#include "chess/setup.h"
#include "endgame/material.h"
#include "panels/choice_row.h"
#include "panels/piece_tray.h"
#include "panels/rights_box.h"

class QAction;
class QLabel;

namespace panels {

class Card;

/// The controls for setting up a position: the tray, the side to move, the tools and the FEN line.
class SetUpPanel : public QWidget {
    Q_OBJECT

public:
    explicit SetUpPanel(QWidget* parent = nullptr);

    PieceTray* tray() const { return tray_; }
    QLineEdit* fen() const { return fen_; }
    RightsBox* rights() const { return rights_; }

    /// Adds a button for each of these actions on the whole setup.
    void addTools(const QList<QAction*>& tools);
    /// Shows a setup; the FEN line is updated if the setup is another one than before and than the line has.
    void setSetup(const chess::Setup& setup);
    /// Shows the reason why a right is impossible; an empty text removes it.
    void setRightsTrouble(const QString& sentence);
    /// Shows an error of the FEN line, or an assumption made about it.
    void setFenRemark(const QString& sentence, bool isError);
    /// True if an error of the FEN line is shown.
    bool hasFenError() const { return hasFenError_; }

signals:
    void turnChosen(chess::Color turn);
    /// The user wants the pieces of an ending on the board.
    void endingChosen(const endgame::Material& ending);
    /// The user typed or pasted another text into the FEN line.
    void fenEdited(const QString& text);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    Card* makePiecesCard();
    Card* makeBoardCard();
    Card* makeTextCard();
    QPushButton* makeEndingTool();

    /// The setup shown; empty while the panel is hidden.
    std::optional<chess::Setup> shown_;

    PieceTray* tray_;
    ChoiceRow* turn_;
    RightsBox* rights_;
    QLabel* rightsTrouble_;
    QWidget* tools_;
    QLineEdit* fen_;
    QLabel* fenRemark_;
    bool hasFenError_ = false;
};

} // namespace panels
