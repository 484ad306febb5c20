// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>
#include <set>
#include <utility>

#include "panels/course_card.h"
#include "session/trainer_session.h"
#include "store/pgn_thread.h"
#include "store/practice_store.h"
#include "store/preferences.h"
#include "trainer/course/course.h"
#include "trainer/course/lesson.h"
#include "trainer/course/score.h"

namespace window {

/// A course that is being read: which page, how far, and the ways back and on.
///
/// Each page is a round, so the reader can try whatever he likes on it. The course waits while he plays
/// something else. Files are read on a thread of their own, and meanwhile everything works.
class Reader : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    Reader(session::TrainerSession& session, store::Preferences& preferences, store::PracticeStore& practice,
           panels::CourseCard& card);

    /// Opens the course of a file where its reader left it; one that is still being opened no more.
    void open(const QString& path);
    /// Opens the course of a file at the page with a key.
    void openAt(const QString& path, const QString& page);
    /// Shows the page with a key alone, as an exercise: its course is not open, and no other page can be
    /// turned to. Ends with `asked()` or `notFound()`.
    void ask(const QString& path, const QString& page);
    /// Opens the course again that was being read when the program ended, and leaves the round as it is.
    void resume();
    /// The language that the courses of the program are read in: "en".
    static QString language();
    /// Whether the file of a course is being read.
    bool isOpening() const { return thread_.isBusy() && !isExercise_; }
    bool isOpen() const { return course_ != nullptr && !isExercise_; }
    /// True if a page is shown, or sought, as an exercise.
    bool isExercise() const { return isExercise_; }
    /// Leaves the course, or leaves off opening one.
    void leave();
    /// Whether a page is on the board.
    bool isOnPage() const;
    /// Whether that is a page to be read, move by move.
    bool isReading() const;
    /// True if the page itself speaks of what is on the board: it has words on it, or a verdict on an answer.
    bool isSpeaking() const;
    /// The page's verdict on the last answer, such as "Right."; empty if there is none.
    QString verdict() const;
    /// True if a wrong answer was played to what the page still asks, so that its refutation can be shown.
    bool isRefuted() const;

    /// True if other pages can be turned to.
    bool canTurn() const;
    /// False as long as the page waits for an answer.
    bool canGoOn() const;
    /// To the page's next move, back to it after something else, to another try, or to the next page.
    void goOn();
    /// True if the page asks for something that is not done yet.
    bool canPass() const;
    /// Goes past a question without an answer: shows the move, or goes to the next page.
    void pass();
    /// Shows the move that the page asks for, if it asks for one.
    void showMove();
    /// The way past the questions of the page; empty if there is none to be asked.
    QString passWords() const;
    /// Goes to the next page, whatever this one still asks.
    void skip();
    /// What going on means now, in a word or two; empty while no course is open.
    QString goOnWords() const;
    /// All words that the ways through a page can have.
    static QStringList allGoOnWords();
    static QStringList allGoBackWords();
    static QStringList allPassWords();
    bool canGoBack() const;
    /// What going back means now, in a word or two.
    QString goBackWords() const;
    void goBack();
    /// Shows a page of the open course.
    void turnTo(trainer::course::Place place);
    /// The next question that is not solved, as `next_unsolved`; `nullopt` while no course is open.
    std::optional<trainer::course::Place> nextUnsolved() const;

    /// The open course, or that of the exercise; null if there is none.
    const trainer::course::Course* course() const { return course_ != nullptr ? &course_->course : nullptr; }
    /// The name of the chapter that is read; empty while no course is open.
    QString chapterTitle() const;
    /// The page that is read, and the results of all pages.
    trainer::course::Place place() const { return place_; }
    const trainer::course::Results& results() const { return results_; }

    /// Whether the page asks for something that the reader has not found yet, so that nothing else may tell
    /// it. A page that is still being read again may be one.
    bool isAsking() const
    {
        return ((isResuming_ || isExercise_) && thread_.isBusy()) || reading().is_asking;
    }
    /// The words and the task of the page on the board.
    panels::CoursePage shown() const;
    /// What the page draws beside its words and the round does not hold itself, without what would give an
    /// answer away.
    chess::Comment drawing() const;
    /// True if the reader has begun to answer the page, and would have to begin again.
    bool isAnswering() const;
    /// Whether the page asks for squares.
    bool isPointing() const;
    /// The squares pointed at.
    chess::Bitboard pointed() const { return pointed_.squares; }
    /// The squares pointed at in vain, once enough are.
    chess::Bitboard wrongSquares() const { return reading().wrong_squares; }
    /// Points at a square, or no longer.
    void point(chess::Square square);
    /// Points at these squares and at no others.
    void pointAt(chess::Bitboard squares);
    /// Says what the page waits for before it goes on.
    text::Remark waitingRemark() const;
    /// True if a move of the text of a page to be read is on the board.
    bool isOnText() const { return isReading() && !reading().is_off; }

signals:
    /// A course was opened or left, or another page is shown.
    void turned();
    /// Other squares are pointed at.
    void pointedChanged();
    /// A page has a better result than before.
    void pageRead(const store::PageRead& page);
    /// The question of a page has been answered, for the first time since the page was turned to.
    void answered(const store::PageRead& page);
    /// The page of an exercise is on the board.
    ///
    /// @param name such as "Bishop and knight: 5. The W (2 of 5)"
    void asked(const QString& name);
    /// The page of an exercise cannot be found.
    void notFound();
    /// `results()` has changed.
    void resultsChanged();
    /// The reader went on from the last page.
    void finished();
    void told(const text::Remark& remark);

private:
    const trainer::course::Page& page() const { return *page_at(*course(), place_); }
    void take(const store::SharedCourse& read);
    void giveUpExercise();
    void read(const QString& path, const QString& page = {});
    bool isOpeningLong() const { return isOpening() && !blink_.isActive(); }
    QString chapterName() const;
    store::PageRead resultOfPage(trainer::course::Result result) const;
    /// All that a reading depends on, but for the round and what the tables know.
    struct Stand {
        std::size_t changes;
        std::size_t judged;
        session::Mode mode;
        trainer::course::Place place;
        trainer::course::Pointed pointed;
        bool isOnPage;

        friend bool operator==(const Stand&, const Stand&) = default;
    };
    const trainer::course::Reading& reading() const;
    Stand stand() const;
    bool isWaiting(const trainer::course::Reading& here) const;
    bool isSolvedBefore() const;
    bool isExplained(const trainer::course::Reading& here) const;
    bool goesOnByMoves(const trainer::course::Reading& here) const;
    bool mustStartAgain(const trainer::course::Reading& here) const;
    void startAgain();
    void goOnByMoves(const trainer::course::Reading& here);
    QString wordsOnMoves(const trainer::course::Reading& here) const;
    void resumeAt(trainer::course::Place place);
    void step(chess::Move move);
    void replyIfDue();
    void refresh();
    void readResults();
    void keepPlace();
    void noteResult();
    void noteTry();
    void hintAgain(trainer::Game::NodeId at);
    void note(trainer::course::Result result);
    void beginVisit(bool isAnswered);
    QString resultSentence(const trainer::course::Reading& here) const;
    QString task(const trainer::course::Reading& here) const;
    QString findTask(const trainer::course::Reading& here) const;
    bool goesBackByPage() const;
    QString courseGoesOn(const trainer::course::Reading& here) const;
    QString wrongMove(const trainer::course::Reading& here) const;
    QString ownMove(const trainer::course::Reading& here) const;
    QString acceptance(const trainer::course::Reading& here) const;
    session::Help::Allowed allowedHelp() const;

    session::TrainerSession& session_;
    store::Preferences& preferences_;
    store::PracticeStore& practice_;
    panels::CourseCard& card_;
    QString path_;
    store::SharedCourse course_;
    trainer::course::Place place_;
    trainer::course::Pointed pointed_;
    trainer::course::Results results_;
    /// The result of the page before this visit.
    std::optional<trainer::course::Result> resultBefore_;
    bool isAnswered_ = false; ///< whether this visit has a result
    bool isExercise_ = false; ///< whether the page is shown alone
    /// What was read last, which takes the coach some time, and where.
    mutable std::optional<std::pair<Stand, trainer::course::Reading>> reading_;
    bool isAway_ = false; ///< the round is not the page's
    QTimer reply_;
    bool isGoingOn_ = false; ///< the page's own move is about to be played in place of the reader's
    std::set<trainer::Game::NodeId> tries_;    ///< the wrong moves played on this visit
    std::optional<trainer::Game::NodeId> try_; ///< the one on the board
    QString hint_;                             ///< on that one, if it was played before

    QString opening_; ///< the file that is being read
    QString wanted_;  ///< the key of the page to open it at; empty for where it was left
    bool isResuming_ = false;
    QTimer blink_; ///< shorter than this nobody needs to see that something is read
    store::PgnThread thread_;
};

} // namespace window
