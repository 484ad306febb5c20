// SPDX-License-Identifier: GPL-3.0-or-later

// How the main window is put together: the column, its buttons, and who listens to whom.

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

#include "main_window.h"
#include "panels/flow_layout.h"
#include "presentation.h"

using namespace Qt::StringLiterals;

namespace app {
namespace {

using chess::Color;
using chess::Square;

QWidget* makePage(std::initializer_list<std::pair<QWidget*, int>> parts)
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout{page};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    for (const auto& [part, stretch] : parts)
        column->addWidget(part, stretch);
    return page;
}

QWidget* makeRow(std::initializer_list<QWidget*> buttons)
{
    auto* row = new QWidget;
    auto* layout = new panels::FlowLayout{row, 8, panels::FlowLines::justified};
    for (QWidget* button : buttons)
        layout->addWidget(button);
    return row;
}

} // namespace

QWidget* MainWindow::makeColumn()
{
    auto* column = new QWidget;
    column->setObjectName(u"column"_s);
    standing_ = new panels::StandingCard;
    coach_ = new panels::CoachCard;
    record_ = new panels::RecordCard;
    drill_ = new panels::DrillPanel;
    setUp_ = new panels::SetUpPanel;
    pages_ = {makePage({{coach_, 0}, {record_, 1}}), drill_, setUp_};

    // Only what is between scrolls where a window is small: the verdict and the buttons always show.
    auto* scrolled = new QWidget;
    scrolled->setObjectName(u"column"_s);
    auto* pages = new QVBoxLayout{scrolled};
    pages->setContentsMargins(0, 0, 0, 0);
    for (QWidget* page : pages_)
        pages->addWidget(page);
    auto* scroll = new QScrollArea;
    scroll->setWidget(scrolled);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);

    auto* layout = new QVBoxLayout{column};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(standing_);
    layout->addWidget(scroll, 1);
    makeButtonRows();
    for (QWidget* row : buttonRows_)
        layout->addWidget(row);
    return column;
}

QPushButton* MainWindow::makeButton(const QString& text, const QString& tip, QWidget* parent)
{
    auto* button = new QPushButton{text, parent};
    button->setToolTip(tip);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    return button;
}

void MainWindow::makeButtonRows()
{
    auto* deal = makeButton(tr("New position"), tr("Another position of the chosen kind (Ctrl+N)"), this);
    auto* choose = new QToolButton{this};
    choose->setText(u"▾"_s);
    choose->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    choose->setAccessibleName(tr("Choose the kind of position"));
    choose->setToolTip(tr("Choose the kind of position (Ctrl+Shift+N)"));
    takeBackButton_ = makeButton(tr("Take back"), tr("Take your last move back (Ctrl+Z)"), this);
    hintButton_ = makeButton(tr("Hint"), tr("Show the best moves (Ctrl+H)"), this);
    hintButton_->setCheckable(true);
    auto* setUp = makeButton(tr("Set up"), tr("Set up a position (Ctrl+E)"), this);
    lineButton_ =
        makeButton(tr("Show the line to mate"), tr("Replay the best line from here (Ctrl+L)"), this);
    auto* start = makeButton(tr("Start"), tr("Start with these choices"), this);
    auto* cancelDrill = makeButton(tr("Cancel"), tr("Go on with the game"), this);
    playButton_ = makeButton(tr("Play"), tr("Play this position against the program"), this);
    analyseButton_ = makeButton(tr("Analyse"), tr("Move the men of both sides"), this);
    setUpLineButton_ = makeButton(tr("Line"), tr("Replay the best line from here (Ctrl+L)"), this);
    auto* cancelSetUp = makeButton(tr("Cancel"), tr("Go back to the game"), this);
    playFromHereButton_ =
        makeButton(tr("Play from here"), tr("Start a game from the position on the board"), this);
    auto* back = makeButton(tr("Back"), tr("Leave the replay (Esc)"), this);
    for (QPushButton* primary : {deal, start, playButton_, playFromHereButton_})
        panels::setKind(primary, "primary");

    connect(deal, &QPushButton::clicked, this, [this] { dealNew(false); });
    connect(choose, &QToolButton::clicked, this, [this] { showDrillPanel(true); });
    connect(takeBackButton_, &QPushButton::clicked, &session_, &TrainerSession::takeBack);
    connect(hintButton_, &QPushButton::clicked, &session_, &TrainerSession::setHintShown);
    connect(setUp, &QPushButton::clicked, &session_, &TrainerSession::enterSetUp);
    connect(lineButton_, &QPushButton::clicked, &session_, &TrainerSession::enterReplay);
    connect(start, &QPushButton::clicked, this, [this] { dealNew(true); });
    connect(cancelDrill, &QPushButton::clicked, this, [this] { showDrillPanel(false); });
    connect(playButton_, &QPushButton::clicked, this, [this] { playFromBoard(preferences_.drill.seat); });
    connect(analyseButton_, &QPushButton::clicked, this, [this] { playFromBoard(Seat::both); });
    connect(setUpLineButton_, &QPushButton::clicked, &session_, &TrainerSession::enterReplay);
    connect(cancelSetUp, &QPushButton::clicked, &session_, &TrainerSession::leaveSetUp);
    connect(playFromHereButton_, &QPushButton::clicked, this,
            [this] { playFromBoard(preferences_.drill.seat); });
    connect(back, &QPushButton::clicked, &session_, &TrainerSession::leaveReplay);

    auto* dealAndChoose = new QWidget;
    auto* pair = new QHBoxLayout{dealAndChoose};
    pair->setContentsMargins(0, 0, 0, 0);
    pair->setSpacing(4);
    pair->addWidget(deal, 1);
    pair->addWidget(choose);
    buttonRows_ = {makeRow({dealAndChoose, takeBackButton_, hintButton_, setUp, lineButton_}),
                   makeRow({start, cancelDrill}),
                   makeRow({playButton_, analyseButton_, setUpLineButton_, cancelSetUp}),
                   makeRow({playFromHereButton_, back})};
}

void MainWindow::connectBoard()
{
    connect(board_, &board::BoardView::moveIntended, this, &MainWindow::moveMan);
    connect(board_, &board::BoardView::manPut, this, [this](chess::Piece man, Square square) {
        session_.edit([=](trainer::SetupEditor& editor) { editor.put(man, square); });
    });
    connect(board_, &board::BoardView::manRemoved, this, [this](Square square) {
        session_.edit([=](trainer::SetupEditor& editor) { editor.remove(square); });
    });
    connect(board_, &board::BoardView::brushDismissed, this, [this] { arm({}); });
    connect(board_, &board::BoardView::manHovers, this,
            [this](chess::Piece man, std::optional<Square> from, std::optional<Square> over) {
                if (session_.mode() == Mode::setUp)
                    session_.consider(trainer::with_man_moved(session_.editor().setup(), man, from, over));
                refreshStanding();
            });
    connect(board_, &board::BoardView::hoverEnded, this, [this] {
        session_.consider({});
        refreshStanding();
    });
}

void MainWindow::connectPanels()
{
    connect(record_, &panels::RecordCard::entryActivated, this, &MainWindow::activateEntry);
    connect(record_, &panels::RecordCard::alternativeChosen, this, &MainWindow::chooseAlternative);
    connect(record_, &panels::RecordCard::moveTyped, this, &MainWindow::typeMove);
    panels::Transport* transport = record_->transport();
    connect(transport, &panels::Transport::stepped, this, &MainWindow::step);
    connect(transport, &panels::Transport::autoplayToggled, &session_, &TrainerSession::setAutoplaying);
    connect(transport, &panels::Transport::paceChosen, this, [this](int milliseconds) {
        preferences_.replayMs = milliseconds;
        session_.setAutoplayInterval(std::chrono::milliseconds{milliseconds});
        keepPreferences();
    });
    transport->setPace(preferences_.replayMs);
    session_.setAutoplayInterval(std::chrono::milliseconds{preferences_.replayMs});

    panels::PieceTray* tray = setUp_->tray();
    connect(tray, &panels::PieceTray::armed, this, &MainWindow::arm);
    connect(tray, &panels::PieceTray::carried, board_, &board::BoardView::carry);
    connect(tray, &panels::PieceTray::dropped, board_, &board::BoardView::dropCarried);
    connect(tray, &panels::PieceTray::carryCancelled, board_, &board::BoardView::cancelCarry);
    connect(setUp_, &panels::SetUpPanel::turnChosen, this, [this](Color turn) {
        session_.edit([=](trainer::SetupEditor& editor) { editor.set_turn(turn); });
    });
    connect(setUp_, &panels::SetUpPanel::toolUsed, this, &MainWindow::useTool);
    connect(setUp_, &panels::SetUpPanel::endingChosen, this, &MainWindow::setUpEnding);
    connect(standing_, &panels::StandingCard::remedyChosen, this, &MainWindow::useRemedy);
    connect(coach_, &panels::CoachCard::offerTaken, this,
            [this] { session_.setFinishing(!session_.isFinishing()); });
    connect(drill_, &panels::DrillPanel::endingChosen, this, &MainWindow::prepareDrill);
    connect(setUp_, &panels::SetUpPanel::fenEdited, this, &MainWindow::readFen);
}

} // namespace app
