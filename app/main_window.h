// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "board/board_view.h"
#include "panels/coach_card.h"
#include "panels/drill_panel.h"
#include "panels/record_card.h"
#include "panels/set_up_panel.h"
#include "panels/standing_card.h"
#include "preferences.h"
#include "trainer_session.h"

class QAction;
class QPushButton;

namespace app {

/// The one window: the board and, beside it, what matters now.
///
/// It holds no position; whatever it shows it reads from the session whenever that has changed.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// The session and the preferences must outlive the window.
    MainWindow(TrainerSession& session, Preferences& preferences);

    /// Tells the user something once, in the coach's place, until he has gone on.
    void tell(const Remark& remark);

signals:
    /// The user chose another language; the window must be made anew.
    void languageChosen();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    // Built once
    QWidget* makeColumn();
    void makeButtonRows();
    QPushButton* makeButton(const QString& text, const QString& tip, QWidget* parent);
    void connectBoard();
    void connectPanels();
    void makeMenus();
    void makeGameMenu();
    void makePositionMenu();
    void makeBoardMenu();
    void makeTrainingMenu();
    void makeWindowMenu();
    QAction* addAction(QMenu* menu, const QString& text, const QKeySequence& keys,
                       const std::function<void()>& action);
    void addSwitch(QMenu* menu, const QString& text, bool& value, const QKeySequence& keys = {});
    /// Adds a submenu of which one entry is ticked; choosing one sets the value, keeps it and calls `chosen`.
    template <typename Value>
    void addChoices(QMenu* menu, const QString& title, const std::vector<std::pair<QString, Value>>& choices,
                    Value& value, const std::function<void()>& chosen);

    // Read again after every change
    void refresh();
    void refreshBoard();
    void refreshColumn();
    void refreshStanding();
    void refreshActions();
    void applyLook();
    void keepPreferences();

    // What the user does
    void moveMan(chess::Square from, chess::Square to);
    std::optional<chess::Role> askPromotion(chess::Square to);
    void typeMove(const QString& text);
    void dealNew(bool withChoices);
    void tellDealTrouble(DealTrouble trouble);
    void prepareDrill();
    void cancelSolving();
    void useRemedy(panels::Remedy remedy);
    void setUpEnding(const endgame::Material& ending);
    void showDrillPanel(bool shown);
    void undo();
    void redo();
    void step(panels::Step step);
    void chooseAlternative(int alternative);
    void activateEntry(int entry);
    void useTool(panels::SetUpTool tool);
    void arm(std::optional<chess::Piece> man);
    void readFen(const QString& text);
    void copyFen();
    void pasteFen();
    void playFromBoard(Seat seat);
    void flip();
    void turnToUser();
    void showAbout();
    bool handleReplayKey(int key);
    bool handleTyping(const QString& text);

    TrainerSession& session_;
    Preferences& preferences_;
    QPalette systemPalette_;

    board::BoardView* board_;
    panels::StandingCard* standing_;
    panels::CoachCard* coach_;
    panels::RecordCard* record_;
    panels::DrillPanel* drill_;
    panels::SetUpPanel* setUp_;
    std::vector<QWidget*> pages_;      ///< play and replay, the drill, set-up
    std::vector<QWidget*> buttonRows_; ///< play, the drill, set-up, replay
    QPushButton* takeBackButton_;
    QPushButton* hintButton_;
    QPushButton* playButton_;
    QPushButton* analyseButton_;
    QPushButton* lineButton_;
    QPushButton* setUpLineButton_;
    QPushButton* playFromHereButton_;
    QAction* undoAction_;
    QAction* redoAction_;
    QAction* hintAction_;
    QAction* lineAction_;
    QAction* finishAction_;

    Mode shownMode_ = Mode::play;
    bool choosingDrill_ = false;
    std::optional<Remark> told_;
    bool userWentOn_ = false; ///< pressed something since he was told
    bool toldUnwritten_ = false;
};

} // namespace app
