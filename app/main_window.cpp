// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

#include "coach.h"
#include "presentation.h"
#include "stage.h"
#include "theme.h"

using namespace Qt::StringLiterals;

namespace app {
namespace {

using chess::Position;

constexpr QSize firstSize{1280, 800};

/// Shows one of several widgets that share a place; those not shown take no room.
void showOnly(const std::vector<QWidget*>& widgets, std::size_t shown)
{
    for (std::size_t i = 0; i < widgets.size(); ++i)
        widgets[i]->setVisible(i == shown);
}

} // namespace

MainWindow::MainWindow(TrainerSession& session, Preferences& preferences)
    : session_{session}
    , preferences_{preferences}
    , systemPalette_{QApplication::style()->standardPalette()}
    , board_{new board::BoardView}
{
    setWindowTitle(tr("Right Corner"));
    resize(firstSize);
    setCentralWidget(new Stage{board_, makeColumn()});
    board_->setAccessibleName(tr("Board"));
    QApplication::instance()->installEventFilter(this);

    connectBoard();
    connectPanels();
    makeMenus();
    connect(&session_, &TrainerSession::changed, this, [this] {
        if (userWentOn_)
            told_.reset();
        record_->setEntryTrouble({});
        refresh();
    });
    connect(&session_, &TrainerSession::solvingProgressed, this, &MainWindow::refreshStanding);
    connect(&session_, &TrainerSession::seatsTaken, this, &MainWindow::turnToUser);
    connect(&session_, &TrainerSession::dealFailed, this, &MainWindow::tellDealTrouble);
    applyLook();
    turnToUser();
    board_->setFocus();
    restoreGeometry(preferences_.windowGeometry);
}

void MainWindow::tell(const Remark& remark)
{
    told_ = remark;
    userWentOn_ = false;
    coach_->setRemark(remark);
}

void MainWindow::refresh()
{
    refreshBoard();
    refreshColumn();
    refreshActions();
    // The keys that walk through a line are the board's.
    if (session_.mode() == Mode::replay && shownMode_ != Mode::replay)
        board_->setFocus();
    shownMode_ = session_.mode();
}

void MainWindow::refreshBoard()
{
    const bool sameGame = shownMode_ == session_.mode();
    if (session_.mode() != Mode::setUp)
        arm({});
    board_->setDiagram(diagramOf(session_), sameGame ? board::Transition::slide : board::Transition::jump);
}

/// Names of the marks only those that the board shows.
void MainWindow::refreshStanding()
{
    panels::Standing standing = standingOf(session_);
    std::erase_if(standing.legend, [this](const panels::LegendEntry& entry) {
        switch (entry.mark) {
        case panels::Mark::targetCorner:
            return !preferences_.shown.targetCorners;
        case panels::Mark::keySquare:
            return !preferences_.shown.keySquares;
        case panels::Mark::pawnSquare:
            return !preferences_.shown.outlines;
        }
        return false;
    });
    standing_->setStanding(standing);
}

void MainWindow::refreshColumn()
{
    refreshStanding();
    if (session_.mode() == Mode::setUp) {
        const trainer::SetupEditor& editor = session_.editor();
        setUp_->setSetup(editor.setup(), editor.can_undo(), editor.can_redo());
    } else {
        coach_->setRemark(told_.value_or(remarkOf(session_)));
        coach_->setOffer(session_.isFinishing()     ? tr("Stop")
                         : session_.isRestTrivial() ? tr("Finish it for me")
                                                    : QString{});
        record_->setRecord(recordOf(session_), notesOf(session_));
    }
    choosingDrill_ = choosingDrill_ && session_.mode() == Mode::play;
    if (choosingDrill_)
        prepareDrill();
    const std::size_t page = session_.mode() == Mode::setUp ? 2 : choosingDrill_ ? 1 : 0;
    showOnly(pages_, page);
    showOnly(buttonRows_, session_.mode() == Mode::replay ? 3 : page);
}

void MainWindow::refreshActions()
{
    const bool playing = session_.mode() == Mode::play;
    const bool settingUp = session_.mode() == Mode::setUp;
    const trainer::SetupEditor& editor = session_.editor();
    undoAction_->setEnabled(settingUp ? editor.can_undo() : session_.canTakeBack());
    redoAction_->setEnabled(settingUp ? editor.can_redo() : playing && session_.game().can_redo());
    takeBackButton_->setEnabled(session_.canTakeBack());
    const bool isCovered = session_.isUsersTurn() && session_.verdictOf(session_.game().position());
    hintAction_->setEnabled(isCovered);
    hintButton_->setEnabled(isCovered);
    hintAction_->setChecked(session_.isHintShown());
    hintButton_->setChecked(session_.isHintShown());
    const std::optional<Position> position = session_.position();
    const bool offersLine =
        position && session_.mode() != Mode::replay && hasLine(session_, position->setup());
    lineAction_->setEnabled(offersLine);
    lineButton_->setEnabled(offersLine);
    setUpLineButton_->setEnabled(offersLine);
    finishAction_->setEnabled(session_.isFinishing() || session_.isRestTrivial());
    finishAction_->setChecked(session_.isFinishing());
    const bool canPlay = position && isPlayable(position->setup());
    playFromHereButton_->setEnabled(canPlay);
    playButton_->setEnabled(settingUp && canPlay);
    analyseButton_->setEnabled(settingUp && position);
}

void MainWindow::applyLook()
{
    const Theme theme = themeFor(preferences_.theme, systemPalette_);
    applyTheme(theme);
    board_->setColors(board::boardColors(preferences_.coloring, theme.dark));
    board_->setShown(preferences_.shown);
    board_->setAnimationDuration(std::chrono::milliseconds{preferences_.animationMs});
    setUp_->tray()->setArt([this](chess::Piece man, int size) { return board_->manPixmap(man, size); });
    refresh();
}

void MainWindow::keepPreferences()
{
    const bool isWritten = writePreferences(preferences_);
    // Once is enough.
    if (!isWritten && !std::exchange(toldUnwritten_, true))
        tell({Tone::costly, tr("Your settings cannot be written."), tr("They hold until you leave.")});
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ThemeChange && preferences_.theme == ThemeChoice::system) {
        systemPalette_ = QApplication::style()->standardPalette();
        applyLook();
    }
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    preferences_.windowGeometry = saveGeometry();
    writePreferences(preferences_);
    event->accept();
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress)
        userWentOn_ = true;
    if (watched == board_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isPlain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
        if (isPlain && (handleReplayKey(key->key()) || handleTyping(key->text())))
            return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

/// Escape leads back out of what nobody else has used it for.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape)
        return QMainWindow::keyPressEvent(event);
    if (standing_->remedy() == panels::Remedy::cancel)
        cancelSolving();
    else if (session_.isFinishing())
        session_.setFinishing(false);
    else if (session_.mode() == Mode::replay)
        session_.leaveReplay();
    else if (choosingDrill_)
        showDrillPanel(false);
}

/// In the replay nothing on the board can be moved, so its keys walk through the line.
bool MainWindow::handleReplayKey(int key)
{
    if (session_.mode() != Mode::replay)
        return false;
    switch (key) {
    case Qt::Key_Home:
        step(panels::Step::first);
        return true;
    case Qt::Key_Left:
        step(panels::Step::back);
        return true;
    case Qt::Key_Right:
        step(panels::Step::forward);
        return true;
    case Qt::Key_End:
        step(panels::Step::last);
        return true;
    case Qt::Key_Space:
        session_.setAutoplaying(!session_.isAutoplaying());
        return true;
    default:
        return false;
    }
}

/// Letters and digits typed on the board begin a move.
bool MainWindow::handleTyping(const QString& text)
{
    if (session_.mode() != Mode::play || choosingDrill_ || text.isEmpty() || !text.front().isLetterOrNumber())
        return false;
    record_->entry()->setFocus();
    record_->entry()->insert(text);
    return true;
}

} // namespace app
