// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QMainWindow>
#include <QPointer>
#include <optional>

#include "actions/actions.h"
#include "board/board_view.h"
#include "files/filing.h"
#include "modes/column.h"
#include "modes/course_contents.h"
#include "modes/dealing.h"
#include "modes/move_input.h"
#include "modes/page_editor.h"
#include "modes/practice.h"
#include "modes/reader.h"
#include "modes/record_pages.h"
#include "modes/set_up_input.h"
#include "panels/announcer.h"
#include "panels/notices.h"
#include "panels/progress_button.h"
#include "panels/waiting.h"
#include "session/trainer_session.h"
#include "show/autoplay.h"
#include "show/heat_piece.h"
#include "show/move_sounds.h"
#include "show/record.h"
#include "show/teller.h"
#include "show/telling.h"
#include "show/walk.h"
#include "store/preferences.h"
#include "store/round_keeper.h"
#include "window/exchange.h"

namespace window {

/// The main window: the board and, beside it, the column for the current activity.
///
/// It holds no position: it rereads the session whenever that has changed. User commands are in the table of
/// `Actions`.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// All arguments must outlive the window.
    MainWindow(session::TrainerSession& session, store::Preferences& preferences, store::GameFiles& files,
               store::RoundKeeper& rounds, modes::Practice& practice);
    ~MainWindow() override;

    const actions::Actions& actions() const { return actions_; }
    /// The reader of the open course, if any.
    modes::Reader& reader() { return reader_; }
    /// Shows a message in place of the coach until the user continues.
    void tell(const text::Remark& remark);
    /// True if a message is shown.
    bool isTelling() const { return told_.has_value(); }
    /// Dismisses the message.
    void dismiss();
    /// Asks before discarding something; `leaveAsked()` then runs the command that discards it, and a button
    /// with the words `staying` declines.
    void askToLeave(const text::Remark& question, const QString& command, const QString& staying);
    bool isAskingToLeave() const { return isAsking() && esc_ == Esc::confirms; }
    void leaveAsked();
    /// The players of a game that was read, or the name of the textbook position that it starts from; may be
    /// empty.
    QString gameName() const;
    /// Ends the first start and hides its offers.
    void begin();
    /// True if the first steps can be offered beside the board.
    bool canOffer() const;
    /// Offers the first steps again, until the game goes on or another activity begins.
    void offerAgain();
    /// True if they are shown again.
    bool isOfferingAgain() const { return isOfferedAgain_ && canOffer(); }
    /// Opens a command-line argument: a file of games, or a position as a FEN.
    void open(const QString& argument);
    /// True if distances and moves wasted are hidden until the user reveals them: that preference is set, the
    /// round is neither over nor an exam, no page of a course asks, and no line is being replayed.
    bool isHiding() const;
    /// Reveals them for the current position.
    void reveal();
    /// Saves the preferences; a notice is shown as long as saving fails.
    void keepPreferences();
    /// True if another game may take the place of the current one; explains why not during an exam.
    bool mayTake();
    /// Turns off the sliding of pieces unless the user has set it.
    void reduceMotion();
    /// Sets the theme of the desktop, used if the user follows the system; `system` if the desktop has no
    /// preference.
    void setDesktopTheme(panels::ThemeChoice theme);
    /// Applies the theme, board, pieces and game record style of the preferences.
    void applyLook();
    /// Asks for a new window, unless the page that is being edited cannot be saved.
    void makeAnew();
    /// Saves the page that is being edited, if any, and ends editing it.
    void saveEditedPage();

signals:
    /// The user changed the language or the text size, which requires a new window.
    void mustBeMadeAnew();
    /// The window is being painted for the first time.
    void painted();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    using Face = modes::Column::Face;

    void takeUp();
    void makeActions();
    void connectSession();
    void connectGame();
    void connectCourse();
    void connectColumn();
    void connectFiling();
    void connectKeeping();
    void connectPractice();

    // Updated after every change
    void refresh();
    void refreshBoard();
    void refreshOverlays();
    void refreshRecord();
    void refreshColumn();
    void refreshStanding();
    void refreshCoach();
    void refreshPractice();
    void tellRefusal(const text::Remark& reason, std::optional<chess::Square> piece);
    bool showQuestion();
    void point(chess::Square square);
    void dropOldMessage();
    void revealVerdict();
    void noteExam();
    void keepWhatIsGoingOn();
    /// What Esc answers to a question; it confirms the one that it asked itself.
    enum class Esc { declines, confirms };
    void ask(const text::Remark& question, const QString& command, const QString& staying, Esc esc);
    bool isAsking() const { return isTelling() && !askedAbout_.isEmpty(); }
    bool isAskingToCancelSolving() const;
    void takeOffer();
    void showOffer();
    void takeTypedNumber();
    bool mayRun(const actions::Command& command);
    void tellTrouble(store::PracticeTrouble trouble, const QString& setAsideAs);
    show::Telling telling() const;
    /// The current content of the column.
    Face face() const;
    int pointedStage() const;

    void makeLearnButton();
    void refreshLearnButton();
    bool isOnGame() const;
    bool isUnderWay() const;
    bool isOffering() const;
    void returnToBoard(bool fromAnywhere);
    void leaveMenu(const QMenu* menu);
    void keepFocus(const QWidget* before, const QWidget* now);
    void nameGame();
    QString coachOffer() const;
    void drawTray();
    void useRemedy(panels::Remedy remedy);
    void turnToUser();
    void tellChanges();
    bool discardsRepetition(QEvent& event);
    bool takeBoardKey(const QKeyEvent& key);
    bool goesOnByEnter(const QKeyEvent& key);
    bool wastesLetters(const QObject* widget) const;
    bool takeTyping(const QKeyEvent& key);

    session::TrainerSession& session_;
    store::Preferences& preferences_;
    const bool hasUsualText_; ///< True if the text has its default size, so that it may grow with the window.
    store::RoundKeeper& rounds_;
    modes::Practice& practice_;
    QPalette systemPalette_;
    panels::ThemeChoice desktopTheme_ = panels::ThemeChoice::system;

    board::BoardView* board_;
    modes::Column* column_;
    show::Record record_;
    panels::Notices* notices_;
    panels::Waiting* reopening_; ///< for a long game
    panels::ProgressButton* learn_;
    show::Walk walk_;
    show::Autoplay* autoplay_;
    show::Teller* teller_;
    panels::Announcer* announcer_;
    show::MoveSounds sounds_;
    modes::Dealing dealing_;
    modes::SetUpInput setUp_;
    modes::MoveInput moves_;
    modes::RecordPages pages_;
    show::HeatPiece heatPiece_;
    modes::Reader reader_;
    QString gameName_;
    bool isExamNoted_ = session_.round().was_exam(); ///< the round was an exam whose result has been saved
    modes::CourseContents contents_;
    modes::PageEditor editor_;
    files::Filing filing_;
    Exchange exchange_;
    actions::Actions actions_;

    session::Mode shownMode_ = session::Mode::play;
    bool isAnswered_ = false;      ///< the question about the command that runs has been answered
    bool wasAwaitingDeal_ = false; ///< the board shows what is going to be dealt
    Face shownFace_ = Face::play;  ///< at the last refresh
    /// The position for which the user revealed the distances.
    std::optional<chess::Setup> revealed_;
    /// The stage that the user points at in the first card; -1 if none.
    int pointedStage_ = -1;
    show::Telling toldAs_ = show::Telling::all;
    QString shownVerdict_; ///< the verdict on an answer at the last refresh
    std::optional<text::Remark> told_;
    QString askedAbout_;      ///< the command of the pending question; empty for any other message
    QString staying_;         ///< the button that declines that question; empty for the command's own words
    Esc esc_ = Esc::declines; ///< to that question
    QPointer<QWidget> focusBefore_; ///< the widget with the focus when it was asked
    /// The side at the bottom before a page or an exercise turned the board.
    std::optional<chess::Color> ownBottom_;
    QElapsedTimer asked_;     ///< since the last question or message
    bool userWentOn_ = false; ///< an input has followed the message
    bool hasTurned_ = false;  ///< something else is shown, or a question, since the last key or click
    bool isOfferedAgain_ = false;
    bool isPainted_ = false;
    bool isMotionReduced_ = false;
};

} // namespace window
