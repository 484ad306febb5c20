// SPDX-License-Identifier: GPL-3.0-or-later

// The menus of the main window: every action with its shortcut, every choice with its tick.

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

#include "main_window.h"
#include "translations.h"

using namespace Qt::StringLiterals;

namespace app {

QAction* MainWindow::addAction(QMenu* menu, const QString& text, const QKeySequence& keys,
                               const std::function<void()>& action)
{
    QAction* added = menu->addAction(text);
    added->setShortcut(keys);
    connect(added, &QAction::triggered, this, action);
    return added;
}

void MainWindow::addSwitch(QMenu* menu, const QString& text, bool& value, const QKeySequence& keys)
{
    QAction* action = menu->addAction(text);
    action->setShortcut(keys);
    action->setCheckable(true);
    action->setChecked(value);
    connect(action, &QAction::toggled, this, [this, &value](bool on) {
        value = on;
        keepPreferences();
        applyLook();
    });
}

template <typename Value>
void MainWindow::addChoices(QMenu* menu, const QString& title,
                            const std::vector<std::pair<QString, Value>>& choices, Value& value,
                            const std::function<void()>& chosen)
{
    QMenu* submenu = menu->addMenu(title);
    auto* group = new QActionGroup{submenu};
    for (const auto& [text, choice] : choices) {
        QAction* action = submenu->addAction(text);
        action->setCheckable(true);
        action->setChecked(choice == value);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, &value, choice = choice, chosen] {
            value = choice;
            keepPreferences();
            chosen();
        });
    }
}

void MainWindow::makeMenus()
{
    makeGameMenu();
    makePositionMenu();
    makeBoardMenu();
    makeTrainingMenu();
    makeWindowMenu();
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    addAction(help, tr("&About Right Corner"), {}, [this] { showAbout(); });
}

void MainWindow::makeGameMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Game"));
    addAction(menu, tr("&New position"), QKeySequence::New, [this] { dealNew(false); });
    addAction(menu, tr("&Choose the kind of position…"), Qt::CTRL | Qt::SHIFT | Qt::Key_N,
              [this] { showDrillPanel(true); });
    menu->addSeparator();
    undoAction_ = addAction(menu, tr("&Take back"), QKeySequence::Undo, [this] { undo(); });
    redoAction_ = addAction(menu, tr("&Redo"), {}, [this] { redo(); });
    redoAction_->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    menu->addSeparator();
    addAction(menu, tr("To the &start"), Qt::ALT | Qt::Key_Home, [this] { step(panels::Step::first); });
    addAction(menu, tr("One move &back"), Qt::ALT | Qt::Key_Left, [this] { step(panels::Step::back); });
    addAction(menu, tr("One move &forward"), Qt::ALT | Qt::Key_Right,
              [this] { step(panels::Step::forward); });
    addAction(menu, tr("To the &end"), Qt::ALT | Qt::Key_End, [this] { step(panels::Step::last); });
    menu->addSeparator();
    hintAction_ = addAction(menu, tr("&Hint"), Qt::CTRL | Qt::Key_H,
                            [this] { session_.setHintShown(!session_.isHintShown()); });
    hintAction_->setCheckable(true);
    lineAction_ = addAction(menu, tr("Show the &line to mate"), Qt::CTRL | Qt::Key_L,
                            [this] { session_.enterReplay(); });
    finishAction_ = addAction(menu, tr("Finish it for &me"), Qt::CTRL | Qt::Key_M,
                              [this] { session_.setFinishing(!session_.isFinishing()); });
    finishAction_->setCheckable(true);
    menu->addSeparator();
    addAction(menu, tr("&Quit"), Qt::CTRL | Qt::Key_Q, [this] { close(); });
}

void MainWindow::makePositionMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Position"));
    addAction(menu, tr("&Set up"), Qt::CTRL | Qt::Key_E, [this] { session_.enterSetUp(); });
    menu->addSeparator();
    addAction(menu, tr("&Copy position"), QKeySequence::Copy, [this] { copyFen(); });
    addAction(menu, tr("&Paste position"), QKeySequence::Paste, [this] { pasteFen(); });
}

void MainWindow::makeBoardMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Board"));
    addAction(menu, tr("&Flip"), Qt::CTRL | Qt::Key_F, [this] { flip(); });
    menu->addSeparator();
    addSwitch(menu, tr("&Target corners"), preferences_.shown.targetCorners, Qt::CTRL | Qt::Key_1);
    addSwitch(menu, tr("&Key squares"), preferences_.shown.keySquares, Qt::CTRL | Qt::Key_2);
    addSwitch(menu, tr("S&quare of the pawn"), preferences_.shown.outlines, Qt::CTRL | Qt::Key_3);
    addSwitch(menu, tr("&Destinations"), preferences_.shown.destinations);
    addSwitch(menu, tr("&Last move"), preferences_.shown.lastMove);
    addSwitch(menu, tr("&Coordinates"), preferences_.shown.coordinates);
    menu->addSeparator();
    addChoices<board::BoardColoring>(menu, tr("C&olours"),
                                     {{tr("Wood"), board::BoardColoring::wood},
                                      {tr("Grey"), board::BoardColoring::grey},
                                      {tr("Blue-green"), board::BoardColoring::blueGreen}},
                                     preferences_.coloring, [this] { applyLook(); });
    addChoices<int>(menu, tr("&Sliding men"), {{tr("Off"), 0}, {tr("Quick"), 150}, {tr("Slow"), 400}},
                    preferences_.animationMs, [this] { applyLook(); });
}

void MainWindow::makeTrainingMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Training"));
    addChoices<Seat>(menu, tr("&You play"),
                     {{tr("The attacker"), Seat::attacker},
                      {tr("The defender"), Seat::defender},
                      {tr("Both"), Seat::both}},
                     preferences_.drill.seat, [this] { session_.setSeat(preferences_.drill.seat); });
    menu->addSeparator();
    addChoices<Opponent>(
        menu, tr("The &program plays"),
        {{tr("Perfectly"), Opponent::perfect}, {tr("By rule of thumb"), Opponent::ruleOfThumb}},
        preferences_.opponent, [this] { session_.setOpponent(preferences_.opponent); });
    menu->addSeparator();
    const std::vector<std::pair<QString, trainer::RuleEffect>> effects{
        {tr("Ends the game"), trainer::RuleEffect::end},
        {tr("Is only told"), trainer::RuleEffect::warn},
        {tr("Is off"), trainer::RuleEffect::off}};
    const auto apply = [this] { session_.setDrawRules(preferences_.drawRules); };
    addChoices(menu, tr("The &fifty-move rule"), effects, preferences_.drawRules.fifty_moves, apply);
    addChoices(menu, tr("The &seventy-five-move rule"), effects, preferences_.drawRules.seventy_five_moves,
               apply);
    addChoices(menu, tr("&Threefold repetition"), effects, preferences_.drawRules.threefold, apply);
}

void MainWindow::makeWindowMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Window"));
    addChoices<ThemeChoice>(menu, tr("&Theme"),
                            {{tr("As the system"), ThemeChoice::system},
                             {tr("Light"), ThemeChoice::light},
                             {tr("Dark"), ThemeChoice::dark}},
                            preferences_.theme, [this] { applyLook(); });
    std::vector<std::pair<QString, QString>> choices{{tr("As the system"), QString{}}};
    for (const QString& code : languages())
        choices.emplace_back(nameOfLanguage(code), code);
    addChoices(menu, tr("&Language"), choices, preferences_.language, [this] { emit languageChosen(); });
    menu->addSeparator();
    addAction(menu, tr("&Full screen"), QKeySequence::FullScreen,
              [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
}

void MainWindow::showAbout()
{
    const QString text =
        tr("Right Corner %1 trains the endings of up to four men, the mate with bishop and knight above "
           "all. Each is worked out in memory when it is needed; nothing leaves this machine.\n\nFree "
           "software under the "
           "GNU General Public License, version 3 or later.");
    auto* box = new QMessageBox{QMessageBox::NoIcon, tr("About Right Corner"),
                                text.arg(QApplication::applicationVersion()), QMessageBox::Close, this};
    box->setIconPixmap(windowIcon().pixmap(64));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace app
