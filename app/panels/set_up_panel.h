// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QPushButton>
#include <QWidget>
#include <optional>

#include "chess/setup.h"
#include "endgame/material.h"
#include "panels/choice_row.h"
#include "panels/piece_tray.h"

class QLabel;

namespace panels {

/// What can be done to a whole arrangement at once.
enum class SetUpTool { mirrorLeftRight, mirrorUpDown, swapColors, rotate, clear, undo, redo };

/// Everything for setting up but the board: the tray, the side to move, the tools and the FEN line.
class SetUpPanel : public QWidget {
    Q_OBJECT

public:
    explicit SetUpPanel(QWidget* parent = nullptr);

    PieceTray* tray() const { return tray_; }
    QLineEdit* fen() const { return fen_; }

    /// Shows an arrangement; the FEN line follows unless the user is typing in it.
    void setSetup(const chess::Setup& setup, bool canUndo, bool canRedo);
    /// Says what was wrong with, or taken for granted in, the FEN line.
    void setFenRemark(const QString& sentence, bool isError);

signals:
    void turnChosen(chess::Color turn);
    void toolUsed(panels::SetUpTool tool);
    /// The user wants the men of an ending on the board.
    void endingChosen(const endgame::Material& ending);
    /// The user typed or pasted another text into the FEN line.
    void fenEdited(const QString& text);

private:
    QPushButton* makeTool(SetUpTool tool, const QString& text, const QString& tip);
    QPushButton* makeEndingTool();

    PieceTray* tray_;
    ChoiceRow* turn_;
    QPushButton* undo_;
    QPushButton* redo_;
    QLineEdit* fen_;
    QLabel* fenRemark_;
};

} // namespace panels
