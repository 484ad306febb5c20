// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <optional>

#include "board/board_view.h"
#include "panels/announcer.h"
#include "panels/progress_button.h"
#include "session/trainer_session.h"
#include "show/record.h"
#include "show/telling.h"
#include "store/preferences.h"
#include "store/round_keeper.h"
#include "window/actions.h"
#include "window/autoplay.h"
#include "window/column.h"
#include "window/course_contents.h"
#include "window/dealing.h"
#include "window/exchange.h"
#include "window/filing.h"
#include "window/heat_piece.h"
#include "window/move_input.h"
#include "window/move_sounds.h"
#include "window/notices.h"
#include "window/practice.h"
#include "window/reader.h"
#include "window/record_pages.h"
#include "window/set_up_input.h"
#include "window/teller.h"
#include "window/walk.h"

namespace window {

/// The one window: the board and, beside it, what matters now.
///
/// It holds no position; whatever it shows it reads from the session whenever that has changed. What the
/// user can do stands in the table of `Actions`.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// All must outlive the window.
    MainWindow(session::TrainerSession& session, store::Preferences& preferences, store::GameFiles& files,
               store::RoundKeeper& rounds, Practice& practice);
    ~MainWindow() override;

    const Actions& actions() const { return actions_; }
    /// The course that is being read, if one is.
    Reader& reader() { return reader_; }
    /// Tells the user something once, in the coach's place, until he has gone on.
    void tell(const text::Remark& remark);
    /// Whether he is being told something.
    bool isTelling() const { return told_.has_value(); }
    /// Takes that back: he has read it.
    void dismiss();
    /// Asks before something is left that would be lost; `leaveAsked` then leaves it by a command.
    void askToLeave(const text::Remark& question, const QString& command);
    bool isAskingToLeave() const { return isTelling() && !leavingBy_.isEmpty(); }
    void leaveAsked();
    /// The players of a game that was read, or the name of the textbook position that it starts from; may be
    /// empty.
    QString gameName() const;
    /// Leaves the first start behind, with its offers.
    void begin();
    /// Opens what the command line names: a file of games, or a position as a FEN.
    void open(const QString& argument);
    /// Whether distances and costs are kept from the user until he asks: he wants that, and neither is the
    /// round over nor a line being replayed.
    bool isHiding() const;
    /// Shows them for the position on the board.
    void reveal();
    /// Has the preferences written; as long as they cannot be, a notice says so.
    void keepPreferences();
    /// Pieces do not slide unless the user has said so.
    void reduceMotion();
    /// Sets the theme that the desktop prefers, which is used if the user follows the system; `system` if it
    /// has no preference.
    void setDesktopTheme(panels::ThemeChoice theme);
    /// Puts theme, board, pieces and record into the look that the preferences say.
    void applyLook();

signals:
    /// The user chose another language or size of text, which a new window has.
    void mustBeMadeAnew();
    /// The window is being painted for the first time.
    void painted();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void takeUp();
    void makeActions();
    void connectSession();
    void connectColumn();
    void connectFiling();
    void connectKeeping();
    void connectPractice();

    // Read again after every change
    void refresh();
    void refreshBoard();
    void refreshOverlays();
    void refreshColumn();
    void refreshStanding();
    void refreshCoach();
    void refreshPractice();
    void noteExam();
    void keepWhatIsGoingOn();
    bool mayLeaveGame(const QString& command);
    bool mayTake();
    void tellTrouble(store::PracticeTrouble trouble, const QString& setAsideAs);
    show::Telling telling() const;
    /// What the column is about now.
    Column::Face face() const;
    int pointedStage() const;

    void makeLearnButton();
    void refreshLearnButton();
    bool isUnderWay() const;
    bool isOffering() const;
    void returnToBoard(bool fromAnywhere);
    void nameGame();
    QString coachOffer() const;
    void drawTray();
    void useRemedy(panels::Remedy remedy);
    void turnToUser();
    void tellChanges();
    bool takeBoardKey(const QKeyEvent& key);

    session::TrainerSession& session_;
    store::Preferences& preferences_;
    const bool hasUsualText_; ///< Made for no other size, it may enlarge its text with itself.
    store::RoundKeeper& rounds_;
    Practice& practice_;
    QPalette systemPalette_;
    panels::ThemeChoice desktopTheme_ = panels::ThemeChoice::system;

    board::BoardView* board_;
    Column* column_;
    show::Record record_;
    Notices* notices_;
    panels::ProgressButton* learn_;
    Walk walk_;
    Autoplay* autoplay_;
    Teller* teller_;
    panels::Announcer* announcer_;
    MoveSounds sounds_;
    Dealing dealing_;
    SetUpInput setUp_;
    MoveInput moves_;
    RecordPages pages_;
    HeatPiece heatPiece_;
    Reader reader_;
    QString gameName_;
    bool isExamNoted_ = false; ///< whether the round was an exam whose result is kept
    CourseContents contents_;
    Filing filing_;
    Exchange exchange_;
    Actions actions_;

    session::Mode shownMode_ = session::Mode::play;
    /// Where the user had distances and costs shown.
    std::optional<chess::Setup> revealed_;
    /// The stage that he looks at in the first card; -1 for none.
    int pointedStage_ = -1;
    show::Telling toldAs_ = show::Telling::all;
    std::optional<text::Remark> told_;
    QString leavingBy_;       ///< the command that he is asked about; empty if he is told something else
    bool userWentOn_ = false; ///< pressed something since he was told
    bool isPainted_ = false;
    bool isMotionReduced_ = false;
};

} // namespace window
