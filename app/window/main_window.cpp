// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QToolButton>
#include <algorithm>
#include <tuple>
#include <utility>

#include "actions/menus.h"
#include "panels/focus_ring.h"
#include "panels/placement.h"
#include "panels/stage.h"
#include "panels/tab_order.h"
#include "panels/theme.h"
#include "show/coach.h"
#include "show/diagram.h"
#include "show/overlays.h"
#include "show/report.h"
#include "show/stages.h"
#include "show/standing.h"
#include "show/teaching_marks.h"
#include "show/voice.h"
#include "store/courses.h"
#include "store/disk_thread.h"
#include "text/languages.h"
#include "trainer/course/lesson.h"
#include "trainer/report.h"
#include "window/commands.h"

namespace window {
namespace {

using session::Mode;
using session::TrainerSession;
using namespace std::chrono_literals;

constexpr int usualTextSize = 100;

/// The text size for a window size, in percent: a large window has room for larger type.
int textSizeIn(QSize window)
{
    constexpr int larger = 115;
    return window.width() >= 1700 && window.height() >= 940 ? larger : usualTextSize;
}

/// The default duration of the slide of a piece.
constexpr auto usualSliding = 150ms;

bool isPlain(const QKeyEvent& key)
{
    return (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
}

/// True if an event is the second click of a double click or the repetition of a held key.
bool isRepeated(const QEvent& event)
{
    if (event.type() == QEvent::MouseButtonDblClick)
        return true;
    const bool isKey = event.type() == QEvent::KeyPress || event.type() == QEvent::ShortcutOverride;
    return isKey && static_cast<const QKeyEvent&>(event).isAutoRepeat();
}

/// True if a field would take Ctrl+E for the end of its line, as Emacs does, which the End key reaches too.
bool isEndOfLineInField(const QObject* watched, const QEvent& event)
{
    return event.type() == QEvent::ShortcutOverride && qobject_cast<const QLineEdit*>(watched) != nullptr &&
           static_cast<const QKeyEvent&>(event).keyCombination() == (Qt::CTRL | Qt::Key_E);
}

/// True if moves of a game were played in an earlier round.
bool hasPlayedGames(const store::RoundHistory& history)
{
    return std::ranges::any_of(history.entries(), [](const store::RoundHistory::Entry& round) {
        return round.summary.moves > 0 && !round.summary.is_page && !round.isExercise;
    });
}

/// True if an object is the menu of a button.
bool isMenuOf(const QObject* object, const QWidget* button)
{
    const auto* tool = qobject_cast<const QToolButton*>(button);
    const auto* push = qobject_cast<const QPushButton*>(button);
    const QMenu* const menu = tool != nullptr ? tool->menu() : push != nullptr ? push->menu() : nullptr;
    return menu != nullptr && menu == object;
}

/// The width of the menus beside the widget in the corner.
int widthOfMenus(const QMenuBar& bar, const QWidget& corner)
{
    if (bar.layoutDirection() == Qt::LeftToRight)
        return bar.sizeHint().width() - corner.sizeHint().width();
    // From right to left, Qt's size hint is the place where the menus end, the width of the window.
    QRect menus;
    for (QAction* const menu : bar.actions())
        menus |= bar.actionGeometry(menu);
    return menus.width();
}

} // namespace

MainWindow::MainWindow(TrainerSession& session, store::Preferences& preferences, store::GameFiles& files,
                       store::RoundKeeper& rounds, modes::Practice& practice)
    : session_{session}
    , preferences_{preferences}
    , hasUsualText_{preferences.textSize == usualTextSize}
    , rounds_{rounds}
    , practice_{practice}
    , systemPalette_{QApplication::style()->standardPalette()}
    , board_{new board::BoardView}
    , column_{new modes::Column}
    , record_{session}
    , notices_{new panels::Notices}
    , reopening_{new panels::Waiting{this}}
    , walk_{session}
    , autoplay_{new show::Autoplay{session, walk_, this}}
    , teller_{new show::Teller{session, this}}
    , dealing_{session, preferences, *column_}
    , setUp_{session, preferences, *board_, *column_}
    , moves_{session, *board_, *column_->record()}
    , pages_{session, preferences, *column_->record()}
    , heatPiece_{session, *board_}
    , reader_{session, preferences, practice.store(), *column_->course(),
              [&practice](const auto& pages) { return practice.dueWords(pages); }}
    , contents_{session, reader_, *column_}
    , editor_{session, preferences, reader_, *board_, *column_}
    , filing_{files, preferences, *this}
    , exchange_{session, setUp_, filing_}
{
    preferences_.hasBegun |= hasPlayedGames(rounds.history());
    QApplication::setLayoutDirection(QLocale{}.textDirection());
    setWindowTitle(tr("Right Corner"));
    new panels::FocusRing{this};
    setCentralWidget(new panels::Stage{board_, column_, column_->buttons()});
    setStatusBar(notices_);
    announcer_ = new panels::Announcer{centralWidget()};
    board_->setAccessibleName(tr("Board"));
    QApplication::instance()->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, &MainWindow::keepFocus);

    makeActions();
    connectColumn();
    connectSession();
    connectGame();
    connectCourse();
    connectFiling();
    connectKeeping();
    connectPractice();
    setAcceptDrops(true);
    nameGame();
    reader_.resume();
    practice_.askAgain();
    takeUp();
    applyLook();
    turnToUser();
    if (isOffering())
        column_->focusOffer();
    else
        board_->setFocus();
    panels::place(*this, preferences_.windowGeometry);
}

/// Child widgets outlive the members and would still notify them of the loss of focus.
MainWindow::~MainWindow()
{
    disconnect(qApp, nullptr, this, nullptr);
    for (QObject* part : findChildren<QObject*>())
        part->blockSignals(true);
}

/// Shows which activity was interrupted when the program closed, and how to continue.
void MainWindow::takeUp()
{
    if (rounds_.keeping() != store::RoundKeeper::Keeping::onDisk)
        return;
    if (preferences_.exam && !session_.round().is_exam())
        tell({text::Tone::plain, tr("Your exam was interrupted when the program closed."),
              tr("It is not graded; you can play the position on as a game.")});
    if (practice_.isOn())
        return;
    // The session remains after that, but is mentioned only once.
    const bool wasPractising = preferences_.practice;
    if (rounds_.history().isExercise())
        rounds_.reopenGame();
    if (!wasPractising)
        return;
    if (!reader_.isOpening())
        rounds_.leavePage();
    tell({text::Tone::plain, tr("Practice was interrupted when the program closed."),
          practice_.wasInterrupted() ? tr("Your results are saved; “Practise” continues the session.")
                                     : tr("Your results are saved; “Practise” starts a new session.")});
}

void MainWindow::makeActions()
{
    const Desk desk{*this,     session_,   preferences_, rounds_,   *board_, dealing_,
                    walk_,     *autoplay_, pages_,       moves_,    setUp_,  filing_,
                    exchange_, heatPiece_, reader_,      contents_, editor_, practice_};
    for (const auto& commands :
         {fileCommands(desk), gameCommands(desk), wayBackCommands(desk), positionCommands(desk),
          boardCommands(desk), windowCommands(desk), trainingCommands(desk), courseCommands(desk),
          byHeartCommands(desk), editorCommands(desk), practiceCommands(desk), statisticsCommands(desk),
          tableCommands(desk), engineCommands(desk), helpCommands(desk)})
        actions_.add(commands);
    connect(&actions_, &actions::Actions::returning, this, &MainWindow::returnToBoard);
    actions_.setGuard([this](const Command& command) {
        takeTypedNumber();
        return mayRun(command);
    });
    actions::fillMenus(*menuBar(), actions_);
    column_->addButtons(actions_, actions::entryOfSubmenu(*menuBar(), byHeartSubmenu()));
    makeLearnButton();
}

/// Returns the focus to the board, from any widget or only from a button: a disabled button passes the focus
/// on to its neighbour, which the next key would press.
void MainWindow::returnToBoard(bool fromAnywhere)
{
    if (fromAnywhere || qobject_cast<QAbstractButton*>(focusWidget()) != nullptr)
        board_->setFocus();
}

/// Returns the focus from the menu bar, or from the button of the menu that is being closed, to the board,
/// unless the chosen entry moves it or another menu opens.
void MainWindow::leaveMenu(const QMenu* menu)
{
    const auto focusBoard = [this, menu = QPointer{menu}] {
        const bool isLeft = QApplication::activePopupWidget() == nullptr &&
                            (focusWidget() == menuBar() || isMenuOf(menu, focusWidget()));
        if (isLeft)
            board_->setFocus();
    };
    QMetaObject::invokeMethod(this, focusBoard, Qt::QueuedConnection);
}

/// Returns the focus to the board when no widget has it, such as after the one that had it was hidden.
void MainWindow::keepFocus(const QWidget* /*before*/, const QWidget* now)
{
    if (now != nullptr)
        return;
    // Qt may be about to focus another widget.
    const auto focusBoard = [this] {
        if (isActiveWindow() && QApplication::focusWidget() == nullptr)
            board_->setFocus();
    };
    QMetaObject::invokeMethod(this, focusBoard, Qt::QueuedConnection);
}

/// Places the button of the course beside the menus, where it is always visible.
void MainWindow::makeLearnButton()
{
    QAction* const learn = actions_[QStringLiteral("learn")];
    learn_ = new panels::ProgressButton{learn, menuBar()};
    auto* courses = new QMenu{learn_};
    courses->addActions(actions_.beginningWith(QStringLiteral("course/")));
    courses->addAction(actions::entryOfSubmenu(*menuBar(), byHeartSubmenu()));
    learn_->setMenu(courses);
    learn_->setPopupMode(QToolButton::MenuButtonPopup);
    menuBar()->setCornerWidget(learn_);
    connect(learn, &QAction::changed, this, &MainWindow::refreshLearnButton);
    connect(&reader_, &modes::Reader::resultsChanged, this, [this] {
        keepPreferences();
        actions_.refresh();
        refreshLearnButton();
    });
    refreshLearnButton();
}

/// Shortens the button text if the menus need the room; if they need all of it, the button is hidden and its
/// command remains in a menu.
void MainWindow::refreshLearnButton()
{
    const auto last = store::lastBookmark(preferences_.coursePlaces);
    learn_->setShare(last && last->all > 0 ? std::optional{double(last->done) / last->all} : std::nullopt);
    const int menus = widthOfMenus(*menuBar(), *learn_);
    learn_->setRoom(width() - menus);
    learn_->setVisible(learn_->sizeHint().width() <= width() - menus);
    // The menu bar positions its corner widget only when it is set.
    if (learn_->width() != learn_->sizeHint().width())
        menuBar()->setCornerWidget(learn_);
}

void MainWindow::begin()
{
    preferences_.hasBegun = true;
    isOfferedAgain_ = false;
    keepPreferences();
    refresh();
    board_->setFocus();
}

/// True if the round is a game rather than a page of a course or an exercise.
bool MainWindow::isOnGame() const
{
    return !trainer::course::is_page(session_.round()) && !practice_.hasBoard();
}

/// True if anything has been done in the current game.
bool MainWindow::isUnderWay() const
{
    const trainer::Round& round = session_.round();
    const session::Help& help = session_.help();
    return round.game().nodes().size() > 1 || round.end() || round.is_exam() || help.hint() ||
           help.isFollowing() || session_.mode() == Mode::replay;
}

bool MainWindow::canOffer() const
{
    return face() == Face::play && !reader_.isOpen() && !practice_.isOn();
}

void MainWindow::offerAgain()
{
    dismiss();
    isOfferedAgain_ = true;
    refresh();
    column_->focusOffer();
}

/// True on a first start beside its board, until the user has done something with it, and when the user has
/// asked for it.
bool MainWindow::isOffering() const
{
    return ((!preferences_.hasBegun && isOnGame()) || isOfferedAgain_) && canOffer();
}

void MainWindow::connectSession()
{
    connect(&session_, &TrainerSession::changed, this, [this] {
        isOfferedAgain_ = false;
        dropOldMessage();
        if (isAskingToCancelSolving() && !session_.tables().share())
            told_.reset();
        noteExam();
        keepWhatIsGoingOn();
        refresh();
    });
    connect(&session_.tables(), &session::TableSupply::progressed, this, [this] {
        if (session_.isAwaitingDeal() != wasAwaitingDeal_)
            return refresh();
        refreshStanding();
        actions_.refresh();
    });
    connect(&session_.tables(), &session::TableSupply::notKept, this, [this] {
        tell({text::Tone::costly, tr("The ending could not be saved to disk."),
              tr("It stays available until you quit. Free some disk space, or check that the folder is "
                 "writable.")});
    });
    connect(&session_, &TrainerSession::begun, this, [this] {
        hasTurned_ = true;
        revealed_.reset();
        isExamNoted_ = session_.round().was_exam();
        nameGame();
        // After a page or an exercise, the game from before comes back as it was.
        preferences_.hasBegun |= isOnGame() && !rounds_.isTakingUp();
    });
    connect(&session_, &TrainerSession::seatsTaken, this, &MainWindow::turnToUser);
}

void MainWindow::connectGame()
{
    connect(autoplay_, &show::Autoplay::changed, this, [this] { actions_.refresh(); });
    connect(&dealing_, &modes::Dealing::choosingChanged, this, &MainWindow::refresh);
    connect(&dealing_, &modes::Dealing::kindChosen, this, &MainWindow::keepPreferences);
    connect(&dealing_, &modes::Dealing::dealt, this, [this] {
        board_->clearOwnMarks();
        board_->setFocus();
        refresh();
    });
    connect(&dealing_, &modes::Dealing::told, this, &MainWindow::tell);
    connect(&moves_, &modes::MoveInput::refused, this, &MainWindow::tellRefusal);
    connect(&moves_, &modes::MoveInput::threatChanged, this, &MainWindow::refreshBoard);
    connect(&pages_, &modes::RecordPages::pointedChanged, this, &MainWindow::refreshBoard);
    connect(&pages_, &modes::RecordPages::turned, this, &MainWindow::refresh);
    connect(&pages_, &modes::RecordPages::chosen, this, &MainWindow::keepPreferences);
    connect(&pages_, &modes::RecordPages::wentBack, this, [this] { board_->setFocus(); });
    connect(&pages_, &modes::RecordPages::told, this, &MainWindow::tell);
    connect(&heatPiece_, &show::HeatPiece::picked, this, &MainWindow::refreshOverlays);
    connect(&pages_, &modes::RecordPages::moveChosen, &moves_, &modes::MoveInput::play);
    connect(&setUp_, &modes::SetUpInput::considered, this, &MainWindow::refreshStanding);
    connect(&setUp_, &modes::SetUpInput::fenRead, &actions_, &actions::Actions::refresh);
    connect(teller_, &show::Teller::told, announcer_, &panels::Announcer::announce);
    connect(teller_, &show::Teller::moved, this, [this](const QString& move, show::Sound sound) {
        if (preferences_.playsSounds)
            sounds_.play(sound);
        if (preferences_.speaksMoves)
            show::readAloud(move);
    });
}

void MainWindow::connectCourse()
{
    connect(&reader_, &modes::Reader::turned, this, [this] {
        column_->scrollToTop();
        if (reader_.isOnPage()) {
            board_->clearOwnMarks();
            // In a line known by heart, which goes on by itself, the user plays on with the cursor.
            if (!reader_.isAsking() || !reader_.replyBefore())
                board_->showCursor(false);
            // The report would cover the page's moves, which have not been read yet.
            if (pages_.page() == panels::RecordPage::report)
                pages_.turnTo(panels::RecordPage::moves);
        }
        keepPreferences();
        refresh();
        refreshLearnButton();
    });
    connect(&reader_, &modes::Reader::opening, &actions_, &actions::Actions::refresh);
    connect(&reader_, &modes::Reader::pointedChanged, this, [this] {
        showQuestion();
        dropOldMessage();
        refresh();
    });
    connect(&contents_, &modes::CourseContents::changed, this, [this] {
        hasTurned_ = true;
        dropOldMessage();
        refresh();
    });
    connect(&reader_, &modes::Reader::told, this, &MainWindow::tell);
    connect(&editor_, &modes::PageEditor::changed, this, [this] {
        dropOldMessage();
        refresh();
    });
    connect(&editor_, &modes::PageEditor::told, this, &MainWindow::tell);
    connect(board_, &board::BoardView::squarePointed, this, &MainWindow::point);
    connect(&moves_, &modes::MoveInput::moveTyped, &reader_, &modes::Reader::tryAgain);
    connect(&moves_, &modes::MoveInput::squaresTyped, &reader_, &modes::Reader::answer);
}

/// Closes what hides the question of the page on the board; true if something did.
bool MainWindow::showQuestion()
{
    const bool isHidden = contents_.isOpen() || dealing_.isChoosing();
    contents_.leave();
    dealing_.leave();
    return isHidden;
}

/// Selects a square as an answer to the question of the page, or only shows the question if it is hidden.
void MainWindow::point(chess::Square square)
{
    if (!showQuestion())
        reader_.point(square);
}

void MainWindow::connectColumn()
{
    panels::RecordCard* record = column_->record();
    connect(record, &panels::RecordCard::entryActivated, this, [this](int entry) { walk_.goToEntry(entry); });
    connect(record, &panels::RecordCard::alternativeChosen, this,
            [this](int alternative) { walk_.choose(alternative); });
    connect(record->transport(), &panels::Transport::paceChosen, this, [this](int milliseconds) {
        preferences_.replayMs = milliseconds;
        autoplay_->setRest(std::chrono::milliseconds{milliseconds});
        keepPreferences();
    });
    record->transport()->setPace(preferences_.replayMs);
    autoplay_->setRest(std::chrono::milliseconds{preferences_.replayMs});
    connect(column_, &modes::Column::setUpMade, this, &MainWindow::drawTray);
    connect(column_->standing(), &panels::StandingCard::remedyChosen, this, &MainWindow::useRemedy);
    connect(column_->standing(), &panels::StandingCard::stagePointedAt, this, [this](int stage) {
        pointedStage_ = stage;
        refreshBoard();
    });
    connect(column_->coach(), &panels::CoachCard::offerTaken, this, &MainWindow::takeOffer);
    connect(column_->coach(), &panels::CoachCard::offerDeclined, this, [this] {
        board_->setFocus();
        dismiss();
    });
}

void MainWindow::connectFiling()
{
    connect(&exchange_, &Exchange::told, this, &MainWindow::tell);
    connect(&filing_, &files::Filing::told, this, &MainWindow::tell);
    connect(&filing_, &files::Filing::filesUsed, this, [this] {
        keepPreferences();
        actions_.refresh();
    });
    connect(&filing_, &files::Filing::listChanged, &actions_, &actions::Actions::refresh);
    connect(&filing_, &files::Filing::opened, this, [this] {
        dealing_.leave();
        // A message about what was open before does not apply to the game.
        dismiss();
        board_->clearOwnMarks();
        board_->setFocus();
    });
}

void MainWindow::connectKeeping()
{
    notices_->show(panels::Notice::nothingKept, rounds_.keeping() == store::RoundKeeper::Keeping::inMemory);
    connect(&rounds_, &store::RoundKeeper::filesLost, this,
            [this] { notices_->show(panels::Notice::nothingKept, true); });
    const auto showFailing = [this] { notices_->show(panels::Notice::roundNotKept, rounds_.isFailing()); };
    connect(&rounds_, &store::RoundKeeper::failingChanged, this, showFailing);
    showFailing();
    connect(&rounds_, &store::RoundKeeper::readingChanged, this, [this] {
        if (rounds_.isReading())
            reopening_->begin(tr("The game is being read."), [this] { rounds_.cancelReading(); });
        else
            reopening_->end();
    });
    connect(&session_, &session::TrainerSession::replyFailing, this,
            [this](bool isFailing) { notices_->show(panels::Notice::noReply, isFailing); });
    connect(&store::DiskThread::instance(), &store::DiskThread::done, this,
            [this](const QString& path, bool isWritten) {
                if (path == store::preferencesPath())
                    notices_->show(panels::Notice::settingsNotKept, !isWritten);
            });
}

void MainWindow::connectPractice()
{
    connect(&practice_, &modes::Practice::changed, this, [this] {
        if (reader_.isExercise() && !practice_.isOnQuestion())
            reader_.leave();
        keepWhatIsGoingOn();
        refreshBoard();
        refreshColumn();
        actions_.refresh();
    });
    connect(&practice_, &modes::Practice::boardTaken, &rounds_, &store::RoundKeeper::setExercise);
    connect(&practice_, &modes::Practice::minutePassed, this, [this] {
        keepWhatIsGoingOn();
        refreshPractice();
    });
    connect(&practice_, &modes::Practice::changed, &moves_, &modes::MoveInput::clearEntry);
    connect(&practice_, &modes::Practice::exerciseBegun, this, [this] {
        board_->showCursor(false);
        pages_.turnTo(panels::RecordPage::moves);
    });
    connect(&reader_, &modes::Reader::pageRead, &practice_, &modes::Practice::noteRead);
    connect(&reader_, &modes::Reader::answered, &practice_, &modes::Practice::takeAnswer);
    connect(&reader_, &modes::Reader::ended, &practice_, &modes::Practice::endPage);
    connect(&reader_, &modes::Reader::asked, &practice_, &modes::Practice::takePage);
    connect(&reader_, &modes::Reader::notFound, &practice_, &modes::Practice::passOver);
    connect(&reader_, &modes::Reader::gaveWay, &practice_, &modes::Practice::stepAside);
    connect(column_->practice(), &panels::CourseCard::rowChosen, &practice_, &modes::Practice::openDone);
    connect(&practice_, &modes::Practice::pageChosen, &reader_, &modes::Reader::openAt);
    connect(&practice_, &modes::Practice::pageAsked, &reader_, &modes::Reader::ask);
    connect(&practice_, &modes::Practice::told, this, &MainWindow::tell);
    connect(&practice_.store(), &store::PracticeStore::troubled, this, &MainWindow::tellTrouble);
}

void MainWindow::open(const QString& argument)
{
    if (mayTake())
        exchange_.takeArgument(argument);
}

void MainWindow::tell(const text::Remark& remark)
{
    ask(remark, {}, {}, Esc::declines);
}

/// Shows a message which, unless the command is empty, asks whether to run that.
void MainWindow::ask(const text::Remark& question, const QString& command, const QString& staying, Esc esc)
{
    told_ = question;
    askedAbout_ = command;
    staying_ = staying;
    esc_ = esc;
    asked_.start();
    userWentOn_ = false;
    hasTurned_ |= isAsking();
    refreshStanding();
    refreshCoach();
    // The next key must not confirm by accident.
    if (isAsking()) {
        focusBefore_ = focusWidget();
        column_->coach()->setFocus();
    }
}

void MainWindow::askToLeave(const text::Remark& question, const QString& command, const QString& staying)
{
    ask(question, command, staying, Esc::confirms);
}

bool MainWindow::isAskingToCancelSolving() const
{
    return isAsking() && askedAbout_ == QStringLiteral("cancel-solving");
}

/// Does what the button on the coach's card says.
void MainWindow::takeOffer()
{
    // The button disappears, and would pass the focus to an arbitrary neighbour.
    board_->setFocus();
    if (isAskingToLeave())
        return leaveAsked();
    actions_[isAsking()                      ? askedAbout_
             : practice_.canTryAgain()       ? QStringLiteral("try-again")
             : session_.help().canPlayHint() ? QStringLiteral("play-hint")
                                             : QStringLiteral("finish")]
        ->trigger();
}

/// Shows the buttons on the coach's card: those that answer a question, or an offer, which belongs to the
/// round and so does not appear below a message.
void MainWindow::showOffer()
{
    if (isAsking())
        return column_->coach()->setOffer(actions_.nameOf(askedAbout_),
                                          staying_.isEmpty() ? actions_.stayingOf(askedAbout_) : staying_);
    // The button that declined would pass the focus to an arbitrary neighbour.
    if (column_->coach()->hasFocus()) {
        const bool wasTyping = focusBefore_ && focusBefore_->testAttribute(Qt::WA_InputMethodEnabled) &&
                               focusBefore_->isVisible();
        (wasTyping ? focusBefore_.data() : board_)->setFocus();
    }
    column_->coach()->setOffer(isTelling() ? QString{} : coachOffer());
}

void MainWindow::leaveAsked()
{
    QAction* leaving = actions_[askedAbout_];
    dismiss();
    session_.setExam(false);
    isAnswered_ = true;
    leaving->trigger();
    isAnswered_ = false;
}

/// Takes a number that is still being typed: a button that is clicked leaves the focus in its field.
void MainWindow::takeTypedNumber()
{
    if (auto* field = qobject_cast<QAbstractSpinBox*>(focusWidget()))
        field->interpretText();
}

/// Asks the question of a command, or before it leaves an exam; Esc dismisses it.
bool MainWindow::mayRun(const Command& command)
{
    const std::optional<text::Remark> question = command.question ? command.question() : std::nullopt;
    const bool leavesExam = !question && command.leavesGame && session_.round().is_exam();
    if ((!question && !leavesExam) || isAnswered_)
        return true;
    // Choosing the same command again is the answer.
    if (isTelling() && askedAbout_ == command.id) {
        dismiss();
        if (leavesExam)
            session_.setExam(false);
        return true;
    }
    if (leavesExam) {
        ask({text::Tone::plain,
             tr("The exam is not finished. Choose “%1” again to end it; Esc continues it.")
                 .arg(text::withoutMnemonic(actions_[command.id]->text())),
             ungraded()},
            command.id, continuingExam(), Esc::declines);
        return false;
    }
    ask(*question, command.id, {}, Esc::declines);
    return false;
}

bool MainWindow::mayTake()
{
    if (!session_.round().is_exam())
        return true;
    tell({text::Tone::plain, tr("An exam is in progress."), tr("End it first, then open other games.")});
    return false;
}

void MainWindow::dismiss()
{
    told_.reset();
    refreshStanding();
    refreshCoach();
}

/// Explains why a move was refused, but not in place of the explanation of a wrong answer: touching a piece
/// of the user's takes that back for the next try.
void MainWindow::tellRefusal(const text::Remark& reason, std::optional<chess::Square> piece)
{
    if (!reader_.canTryAgain())
        return tell(reason);
    if (piece && session_.round().is_users(session_.position()->board().piece_at(*piece)->color))
        reader_.tryAgain();
    else
        announcer_->announce(reason.headline);
}

/// Removes a message once the user has gone on since it appeared.
void MainWindow::dropOldMessage()
{
    if (userWentOn_)
        told_.reset();
}

void MainWindow::refresh()
{
    preferences_.hasBegun |= isOnGame() && isUnderWay();
    refreshBoard();
    refreshColumn();
    actions_.refresh();
    // The keys that step through a line belong to the board.
    if (session_.mode() == Mode::replay && shownMode_ != Mode::replay)
        board_->setFocus();
    shownMode_ = session_.mode();
    practice_.look(telling() == show::Telling::all);
}

void MainWindow::refreshBoard()
{
    const bool isAwaited = std::exchange(wasAwaitingDeal_, session_.isAwaitingDeal()) || wasAwaitingDeal_;
    const bool sameGame = shownMode_ == session_.mode() && !isAwaited;
    // In the known positions, the user is to move.
    if (const auto start = session_.dealtStart(); wasAwaitingDeal_ && start) {
        ownBottom_ = ownBottom_.value_or(board_->orientation());
        board_->setOrientation(start->turn());
    }
    board::Diagram diagram =
        show::diagramOf(session_, {preferences_.shown.marks, telling(), heatPiece_.square(),
                                   practice_.canGiveUp() && session_.mode() == Mode::play});
    for (const std::optional<board::Arrow>& arrow : {moves_.threat(), pages_.pointed()}) {
        if (arrow)
            diagram.arrows.push_back(*arrow);
    }
    if (const auto mark = show::stageMark(session_, pointedStage()))
        diagram.marks.push_back(*mark);
    if (const auto reply = reader_.replyBefore())
        diagram.marks.push_back({board::MarkKind::lastMove, chess::Bitboard{reply->from, reply->to}});
    show::addDrawing(diagram, reader_.drawing());
    show::addDrawing(diagram, editor_.drawing());
    if (reader_.isRefuted()) {
        if (const auto reply = show::replyToTry(session_))
            diagram.arrows.push_back({reply->from, reply->to, board::ArrowKind::reply});
    }
    if (const auto answer = practice_.answer(); answer && session_.round().game().depth() == 0)
        diagram.arrows.push_back({answer->from, answer->to, board::ArrowKind::method});
    if (reader_.isPointing()) {
        diagram.hand = board::Hand::points;
        const chess::Bitboard wrong = reader_.wrongSquares();
        diagram.marks.push_back({board::MarkKind::pointed, reader_.pointed() - wrong});
        if (!wrong.empty())
            diagram.marks.push_back({board::MarkKind::redCircle, wrong});
    }
    board_->setDiagram(diagram, sameGame ? board::Transition::slide : board::Transition::jump);
}

/// Picking a piece has no effect while there is no heat map.
void MainWindow::refreshOverlays()
{
    if (!preferences_.shown.marks[board::MarkKind::heat])
        return;
    refreshBoard();
    refreshStanding();
    actions_.refresh();
}

/// Lists only the marks that the board shows; overlays, of which there can be many, are separate.
void MainWindow::refreshStanding()
{
    panels::Standing standing = show::standingOf(session_, telling());
    if (reader_.isOnPage())
        show::shortenOffer(session_, standing, reader_.isOnText());
    // On a text page, and while a page is edited, it is obvious that the user may move for both sides.
    if ((reader_.isOnPage() || editor_.isOnBoard()) && session_.round().seat() == trainer::Seat::both)
        standing.note.clear();
    // The question has the button.
    if (isAskingToCancelSolving() && standing.remedy == panels::Remedy::cancel)
        standing.remedy = panels::Remedy::none;
    std::vector<panels::LegendEntry> overlays;
    for (const panels::LegendEntry& entry :
         show::legendOf(board_->diagram().marks, preferences_.shown.marks)) {
        const auto owner = board::switchOf(entry.mark);
        const bool isOverlay = owner && !entryOf(*owner).toggle->isOnAtFirst;
        (isOverlay ? overlays : standing.legend).push_back(entry);
    }
    column_->standing()->setStanding(standing);
    column_->overlays()->setEntries(overlays);
}

/// Shows the moves and their pages; on a page of a course only as much as its question allows.
void MainWindow::refreshRecord()
{
    // On a page to be read the moves are the book's, not the user's.
    record_.update(reader_.isReading() ? show::Telling::results : telling());
    // A page that asks for moves counts the wrong ones itself, and takes them back.
    panels::RecordNotes notes = record_.notes(
        reader_.isSearching() && telling() == show::Telling::all ? show::Telling::results : telling(),
        !reader_.isOnPage());
    if (reader_.isOnText() || editor_.isOnBoard())
        notes.summary.clear();
    notes.offersAutoplay |= reader_.isReading();
    notes.asksForSquares = reader_.isPointing();
    // Any move but an answer is refused on a page that asks for one.
    if (reader_.isSearching())
        notes.example.clear();
    notes.title = gameName();
    column_->record()->setRecord(record_.moves(), notes);
    const bool isTested = (reader_.isPlayedOut() && reader_.canPass()) || practice_.canGiveUp();
    pages_.refresh(session_.isAwaitingDeal() ? show::Telling::nothing
                   : isTested                ? show::Telling::asked
                                             : telling());
}

void MainWindow::refreshColumn()
{
    const QPointer<QWidget> focus = focusWidget();
    refreshStanding();
    refreshPractice();
    if (session_.mode() == Mode::setUp)
        column_->setUp()->setSetup(session_.editor()->setup());
    else
        refreshRecord();
    revealVerdict();
    // A message about what was shown before does not apply here.
    if (std::exchange(shownFace_, face()) != face()) {
        dropOldMessage();
        // The buttons at the same place do something else.
        hasTurned_ = true;
    }
    refreshCoach();
    column_->show(face());
    column_->stressGoingOn(!reader_.offersPageMove());
    if (session_.isAwaitingDeal())
        column_->hideRecord();
    column_->setOffering(isOffering());
    // The focused element may be gone, such as a line of the report or an offer.
    if (focus == nullptr || !focus->isVisibleTo(this))
        board_->setFocus();
}

/// Scrolls a new verdict on an answer into view.
void MainWindow::revealVerdict()
{
    const QString verdict = reader_.verdict();
    if (std::exchange(shownVerdict_, verdict) != verdict && !verdict.isEmpty())
        column_->reveal((practice_.isOnQuestion() ? column_->practice() : column_->course())->task());
}

/// The label of the coach's offer; empty without an offer.
QString MainWindow::coachOffer() const
{
    if (!modes::Column::isOfRound(face()))
        return {};
    if (practice_.canTryAgain())
        return tr("Try again");
    if (session_.help().canPlayHint())
        return tr("Play %1", "a move")
            .arg(text::moveName(session_.round().position(), session_.help().hints()->move));
    if (session_.round().is_finishing())
        return tr("Stop");
    return session_.isRestTrivial() ? tr("Finish it for me") : QString{};
}

QString MainWindow::gameName() const
{
    return reader_.isOnPage() ? QString{} : gameName_;
}

/// Sets the name of the game to its players or its textbook position, if any.
void MainWindow::nameGame()
{
    const auto* loaded = std::get_if<trainer::Loaded>(&session_.round().origin());
    const auto player = [loaded](const char* tag) {
        const auto name = loaded != nullptr ? loaded->tags.value(tag) : std::nullopt;
        return name && *name != "?" ? text::isolated(QString::fromUtf8(name->data(), qsizetype(name->size())))
                                    : QString{};
    };
    const QString white = player("White");
    const QString black = player("Black");
    gameName_ = white.isEmpty() || black.isEmpty() ? textbookName(session_.round().game().start())
                                                   : tr("%1 – %2", "White and Black").arg(white, black);
}

void MainWindow::refreshPractice()
{
    // The list would leave no room for a line.
    const bool isListBesideLine = practice_.isListing() && session_.mode() == Mode::replay;
    column_->practice()->setVisible(practice_.isOn() && !isListBesideLine);
    if (practice_.isOn())
        column_->practice()->setPage(practice_.page(
            practice_.isOnQuestion() && reader_.isOnPage() ? reader_.shown() : panels::CoursePage{}));
}

/// Saves the result of an exam that has ended, once per game.
void MainWindow::noteExam()
{
    const auto report = isExamNoted_ || !session_.round().was_exam()
                            ? std::nullopt
                            : trainer::report_of(session_.round(), session_.tables().known());
    const auto grade = report ? trainer::practice::exam_grade(session_.round(), *report) : std::nullopt;
    if (!grade)
        return;
    isExamNoted_ = true;
    preferences_.lastExam = store::ExamResult{QDate::currentDate(), *grade};
    keepPreferences();
}

/// Saves whether an exam or an exercise is on the board and the session of practice, so that the next start
/// can report that it was interrupted, and continue the session.
void MainWindow::keepWhatIsGoingOn()
{
    const std::tuple before{preferences_.exam, preferences_.practice, preferences_.practiceSession};
    preferences_.exam = session_.round().is_exam();
    preferences_.practice = practice_.isOnExercise() && !practice_.isListing();
    preferences_.practiceSession = practice_.inProgress();
    if (before != std::tuple{preferences_.exam, preferences_.practice, preferences_.practiceSession})
        keepPreferences();
}

void MainWindow::tellTrouble(store::PracticeTrouble trouble, const QString& setAsideAs)
{
    const QString name = QFileInfo{setAsideAs}.fileName();
    const QString kept = tr("The old file has been kept as %1.").arg(name);
    switch (trouble) {
    case store::PracticeTrouble::damaged:
        return tell({text::Tone::costly,
                     tr("Your practice data could not be read; practice starts from "
                        "scratch."),
                     kept});
    case store::PracticeTrouble::newer:
        return tell({text::Tone::costly,
                     tr("Your practice data was written by a newer version of Right Corner; practice "
                        "starts from scratch."),
                     kept});
    case store::PracticeTrouble::unusable:
        return tell({text::Tone::costly, tr("Your practice data cannot be saved."),
                     tr("Check that the practice folder is writable and the disk is not full.")});
    case store::PracticeTrouble::removed:
        if (setAsideAs.isEmpty())
            return tell({text::Tone::costly,
                         tr("The file with your practice data was deleted; it has been saved again in full."),
                         {}});
        return tell({text::Tone::costly,
                     tr("The file with your practice data was replaced by an unreadable one; it has been "
                        "saved again in full."),
                     tr("The unreadable file has been kept as %1.").arg(name)});
    case store::PracticeTrouble::replaced:
        return tell(
            {text::Tone::costly,
             tr("Your practice data was replaced by that of another file, which is now in use."),
             setAsideAs.isEmpty() ? QString{} : tr("The earlier data has been kept as %1.").arg(name)});
    case store::PracticeTrouble::none:
        return;
    }
}

/// If the page of a course has its own text, or an exercise has just been dealt, the coach stays hidden until
/// requested; on a move of a text page without text, the page shows the remark, so that no card comes and
/// goes from move to move. While the board is set up or a kind is chosen, the coach does not comment on the
/// round.
void MainWindow::refreshCoach()
{
    const bool isRounds = modes::Column::isOfRound(face());
    const bool isLed = session_.help().isFollowing() && session_.help().offersMethod();
    // Beside the summary of a session its last exercise is over.
    const bool isOver = practice_.isListing() && session_.mode() == Mode::play;
    const bool isAsked = !isOver && (session_.help().hint() || isLed);
    const bool isSilent =
        isOver || reader_.isSpeaking() || (practice_.isAtStart() && session_.mode() == Mode::play);
    // An exercise tests the user, so that its hints begin with their question; after it, advice would read as
    // if it still had to be played.
    session_.help().setAdvised(telling() == show::Telling::all && !isLed && !isSilent &&
                               !practice_.canGiveUp() && !practice_.isAtEnd());
    text::Remark remark;
    if (isRounds && !isOffering() && !session_.isAwaitingDeal() && (isAsked || !isSilent))
        remark = show::remarkOf(session_, telling());
    std::vector<text::Remark> others = isRounds && (told_ || !remark.headline.isEmpty())
                                           ? show::hintRemarks(session_)
                                           : std::vector<text::Remark>{};
    // A message makes nothing move by being shorter than the remark whose place it takes.
    if (told_) {
        others.push_back(remark);
        remark = *told_;
    }
    showOffer();
    // The move to know by heart, which the exercise shows, need not be one of the best.
    if (practice_.answer())
        remark.reason.clear();
    const bool isNew = column_->coach()->remark() != remark;
    column_->coach()->setRemark(remark, others);
    const bool isOnPage = !told_ && !isAsked && reader_.isOnText();
    reader_.setRemark(isOnPage ? remark : text::Remark{});
    column_->coach()->setVisible(!remark.headline.isEmpty() && !isOnPage);
    if (isNew && (told_ || reader_.isRefuted()))
        column_->reveal(column_->coach());
    tellChanges();
}

void MainWindow::tellChanges()
{
    // Messages from before an exam do not apply to it.
    if (const show::Telling now = telling(); std::exchange(toldAs_, now) != now)
        announcer_->withdraw();
    const panels::Standing& standing = column_->standing()->standing();
    const text::Remark& remark = column_->coach()->remark();
    teller_->look({standing.headline, standing.detail,
                   session_.engine().choice() ? standing.opinion : QString{}, reader_.verdict(),
                   remark.headline, remark.reason});
}

MainWindow::Face MainWindow::face() const
{
    switch (session_.mode()) {
    case Mode::setUp:
        return Face::setUp;
    case Mode::replay:
        // The line that an exercise ends with keeps its buttons.
        return practice_.isOnExercise() && !practice_.isListing() ? Face::exercise : Face::replay;
    case Mode::play:
        break;
    }
    if (dealing_.isChoosing())
        return Face::kind;
    if (contents_.isOpen())
        return Face::contents;
    if (editor_.isOn())
        return Face::editor;
    if (practice_.isOnExercise())
        return Face::exercise;
    if (session_.round().is_exam())
        return Face::exam;
    return reader_.isOnPage() ? Face::page : Face::play;
}

/// Stages would reveal the distance to mate; on a page that asks for squares, their squares would look like
/// selected ones.
int MainWindow::pointedStage() const
{
    return telling() == show::Telling::all && !reader_.isPointing() ? pointedStage_ : -1;
}

bool MainWindow::isHiding() const
{
    const trainer::Round& round = session_.round();
    const bool isTold = session_.mode() == Mode::replay || (session_.mode() == Mode::play && round.end());
    return preferences_.hidesDistances && !isTold && !round.is_exam() && !reader_.isAsking() &&
           revealed_ != show::arrangementOf(session_);
}

void MainWindow::reveal()
{
    revealed_ = show::arrangementOf(session_);
    refresh();
}

show::Telling MainWindow::telling() const
{
    if (session_.round().is_exam())
        return show::Telling::nothing;
    if (reader_.isAsking())
        return show::Telling::asked;
    return isHiding() ? show::Telling::results : show::Telling::all;
}

void MainWindow::applyLook()
{
    const bool isSystem = preferences_.theme == panels::ThemeChoice::system;
    const panels::Theme theme =
        panels::themeFor(isSystem ? desktopTheme_ : preferences_.theme, systemPalette_);
    panels::applyTheme(theme);
    board_->setColors(board::boardColors(preferences_.coloring, theme.dark));
    board_->setShown(preferences_.shown);
    board_->setAnimationDuration(preferences_.animationMs
                                     ? std::chrono::milliseconds{*preferences_.animationMs}
                                 : isMotionReduced_ ? 0ms
                                                    : usualSliding);
    if (column_->hasSetUp())
        drawTray();
    refresh();
}

void MainWindow::reduceMotion()
{
    isMotionReduced_ = true;
    applyLook();
}

void MainWindow::setDesktopTheme(panels::ThemeChoice theme)
{
    if (std::exchange(desktopTheme_, theme) != theme)
        applyLook();
}

void MainWindow::drawTray()
{
    column_->setUp()->tray()->setArt(
        [this](chess::Piece piece, int size) { return board_->piecePixmap(piece, size); });
}

void MainWindow::keepPreferences()
{
    if (rounds_.mayWrite())
        store::writePreferences(preferences_);
}

void MainWindow::useRemedy(panels::Remedy remedy)
{
    // The button disappears with the problem, and would pass the focus to an arbitrary neighbour.
    board_->setFocus();
    switch (remedy) {
    case panels::Remedy::solve:
        return session_.requestSolving();
    case panels::Remedy::cancel:
        return session_.cancelSolving();
    case panels::Remedy::retry:
        return session_.retry();
    case panels::Remedy::clearCastling:
        return setUp_.clearCastling();
    case panels::Remedy::none:
        return;
    }
}

/// Turns the user's pieces to the bottom; for a user who plays both sides the board keeps its orientation, or
/// has the one from before a page or an exercise again, and pages of a course are shown from the side that
/// their file states, or else from the attacker's.
void MainWindow::turnToUser()
{
    const trainer::Round& round = session_.round();
    const chess::Color bottom =
        round.seat() == trainer::Seat::defender ? !round.attacker() : round.attacker();
    if (!isOnGame()) {
        ownBottom_ = ownBottom_.value_or(board_->orientation());
        const bool isFree = round.seat() == trainer::Seat::both;
        const auto stated = isFree ? trainer::course::orientation_of(round) : std::nullopt;
        return board_->setOrientation(stated.value_or(bottom));
    }
    const auto before = std::exchange(ownBottom_, std::nullopt);
    if (round.seat() != trainer::Seat::both)
        board_->setOrientation(bottom);
    else if (before)
        board_->setOrientation(*before);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ThemeChange && preferences_.theme == panels::ThemeChoice::system) {
        systemPalette_ = QApplication::style()->standardPalette();
        applyLook();
    } else if (event->type() == QEvent::WindowStateChange) {
        actions_.refresh();
    } else if (event->type() == QEvent::ActivationChange) {
        // The widget that had the focus may have been hidden while another window was active.
        keepFocus(nullptr, QApplication::focusWidget());
    }
}

void MainWindow::makeAnew()
{
    if (editor_.finish())
        emit mustBeMadeAnew();
}

void MainWindow::saveEditedPage()
{
    editor_.finish();
}

/// Asks before an exam or the changes to a page are lost; closing the window again is the answer, but
/// not by a double click.
void MainWindow::closeEvent(QCloseEvent* event)
{
    const QString quitting = QStringLiteral("quit");
    const bool isAnswer = isTelling() && askedAbout_ == quitting;
    if (isAnswer && !asked_.hasExpired(QApplication::doubleClickInterval()))
        return event->ignore();
    if (session_.round().is_exam() && !isAnswer) {
        ask({text::Tone::plain, tr("The exam is not finished. Quit again to end it; Esc continues it."),
             ungraded()},
            quitting, {}, Esc::declines);
        return event->ignore();
    }
    if (editor_.isChanged() && !isAnswer) {
        ask({text::Tone::plain, tr("The changes to the page are not saved."),
             tr("Quit again to lose them, or save the page first; Esc continues editing.")},
            quitting, {}, Esc::declines);
        return event->ignore();
    }
    preferences_.windowGeometry = saveGeometry();
    keepPreferences();
    event->accept();
}

/// Discards the repetition of a click or key that has shown something else: it was not meant for that.
bool MainWindow::discardsRepetition(QEvent& event)
{
    if (isRepeated(event)) {
        // Otherwise a held key would trigger its shortcut.
        if (hasTurned_ && event.type() == QEvent::ShortcutOverride)
            event.accept();
        return hasTurned_;
    }
    if (event.type() == QEvent::MouseButtonPress || event.type() == QEvent::KeyPress)
        hasTurned_ = false;
    return false;
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (discardsRepetition(*event))
        return true;
    if (isEndOfLineInField(watched, *event)) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress)
        userWentOn_ = true;
    if (const auto* menu = qobject_cast<QMenu*>(watched); menu != nullptr && event->type() == QEvent::Hide)
        leaveMenu(menu);
    if (event->type() == QEvent::MouseButtonPress) {
        // Otherwise the board would show it again with the focus that a click passes on.
        setAttribute(Qt::WA_KeyboardFocusChange, false);
        board_->showCursor(false);
    }
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if ((watched == board_ && takeBoardKey(key)) || (wastesLetters(watched) && takeTyping(key)))
            return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

/// Moves the focus in the order of the screen; a widget that is not shown has no place in it.
bool MainWindow::focusNextPrevChild(bool next)
{
    const std::vector<QWidget*> stops = panels::tabStops(*this);
    const auto at = std::ranges::find(stops, focusWidget());
    if (at == stops.end())
        return QMainWindow::focusNextPrevChild(next);
    const auto count = stops.size();
    const auto place = static_cast<std::size_t>(at - stops.begin()) + (next ? 1 : count - 1);
    QWidget* const stop = stops[place % count];
    stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    for (QWidget* around = stop->parentWidget(); around != nullptr; around = around->parentWidget()) {
        if (auto* scroll = qobject_cast<QScrollArea*>(around))
            scroll->ensureWidgetVisible(stop);
    }
    return true;
}

/// In a replay no piece can be moved, so the board's keys step through the line, as on a text page; in play,
/// letters and digits begin a move, and on the set-up board letters put pieces.
bool MainWindow::takeBoardKey(const QKeyEvent& key)
{
    if (session_.mode() == Mode::replay)
        return actions_.take(key, Where::replay) || goesOnByEnter(key);
    if (reader_.isReading() && !board_->isCursorVisible()) {
        // At the ends of the page these keys must not become those of the cursor.
        const bool isStep = key.key() == Qt::Key_Left || key.key() == Qt::Key_Right;
        if (actions_.take(key, Where::replay) || isStep)
            return true;
    }
    if (goesOnByEnter(key))
        return true;
    if (session_.mode() == Mode::setUp)
        return isPlain(key) && !key.text().isEmpty() && setUp_.typePiece(key.text());
    return takeTyping(key);
}

/// Goes on in a course or in practice by Enter, as the highlighted button does, unless the key belongs to the
/// cursor. When a question has been answered, and in a replay, the cursor has no use for it.
bool MainWindow::goesOnByEnter(const QKeyEvent& key)
{
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool isForCursor =
        board_->isCursorVisible() && !reader_.isAnswered() && session_.mode() != Mode::replay;
    if (!isEnter || key.isAutoRepeat() || isForCursor)
        return false;
    if (!practice_.isOnExercise() && !reader_.isOnPage())
        return false;
    QAction* const goOn =
        actions_[practice_.isOnExercise() ? QStringLiteral("next-exercise") : QStringLiteral("course-next")];
    if (!goOn->isEnabled())
        return false;
    goOn->trigger();
    return true;
}

/// True for widgets in which letters would be wasted: a list, which would search for them in vain, and the
/// button beside the menus, where they would open a menu.
bool MainWindow::wastesLetters(const QObject* widget) const
{
    const auto* list = qobject_cast<const QAbstractItemView*>(widget);
    return widget == learn_ || (list != nullptr && list->window() == this);
}

/// Continues a move with typed letters and digits, if the move field is shown. A menu keeps those that it
/// cannot use.
bool MainWindow::takeTyping(const QKeyEvent& key)
{
    const bool isInMenu = QApplication::activePopupWidget() != nullptr || menuBar()->hasFocus();
    if (isInMenu || !isPlain(key) || key.text().isEmpty() || !key.text().front().isLetterOrNumber() ||
        !column_->record()->entry()->isVisible())
        return false;
    moves_.typeOn(key.text());
    return true;
}

void MainWindow::paintEvent(QPaintEvent* event)
{
    QMainWindow::paintEvent(event);
    if (!std::exchange(isPainted_, true))
        emit painted();
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (hasUsualText_)
        panels::applyTextSize(textSizeIn(size()));
    refreshLearnButton();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    userWentOn_ = true;
    if (mayTake())
        exchange_.take(*event->mimeData(), tr("The dropped item"));
    event->acceptProposedAction();
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    // Some commands for leaving depend on the focus, which changes without a signal.
    actions_.refresh();
    if (actions_.take(*event, Where::spare) || takeTyping(*event))
        return;
    if (const auto refusal = actions_.refusal(*event))
        return tell(*refusal);
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if (isEnter && button != nullptr)
        button->click();
    else
        QMainWindow::keyPressEvent(event);
}

} // namespace window
