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

/// Everything for setting up but the board: the tray, the side to move, the tools and the FEN line.
class SetUpPanel : public QWidget {
    Q_OBJECT

public:
    explicit SetUpPanel(QWidget* parent = nullptr);

    PieceTray* tray() const { return tray_; }
    QLineEdit* fen() const { return fen_; }
    RightsBox* rights() const { return rights_; }

    /// Adds a button for each of these actions on the whole arrangement.
    void addTools(const QList<QAction*>& tools);
    /// Shows an arrangement; the FEN line follows unless the user is typing in it.
    void setSetup(const chess::Setup& setup);
    /// Says why a right cannot be given; an empty text takes it back.
    void setRightsTrouble(const QString& sentence);
    /// Says what was wrong with, or taken for granted in, the FEN line.
    void setFenRemark(const QString& sentence, bool isError);

signals:
    void turnChosen(chess::Color turn);
    /// The user wants the pieces of an ending on the board.
    void endingChosen(const endgame::Material& ending);
    /// The user typed or pasted another text into the FEN line.
    void fenEdited(const QString& text);

private:
    QPushButton* makeEndingTool();

    PieceTray* tray_;
    ChoiceRow* turn_;
    RightsBox* rights_;
    QLabel* rightsTrouble_;
    QWidget* tools_;
    QLineEdit* fen_;
    QLabel* fenRemark_;
};

} // namespace panels
