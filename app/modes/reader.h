// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "panels/course_card.h"
#include "session/trainer_session.h"
#include "store/pgn_thread.h"
#include "store/practice_store.h"
#include "store/preferences.h"
#include "trainer/course/course.h"
#include "trainer/course/lesson.h"
#include "trainer/course/score.h"

namespace modes {

/// The reader of a course: its current page, the progress and the navigation.
///
/// Each page is a round, so the user can try any moves on it. The course waits while another game is played.
/// Files are read on a separate thread and never block the window.
class Reader : public QObject {
    Q_OBJECT

public:
    /// Writes the number of the pages among these whose questions are due; empty for none.
    using DueWords = std::function<QString(const std::vector<store::PageRead>& pages)>;

    /// All arguments must outlive this.
    Reader(session::TrainerSession& session, store::Preferences& preferences, store::PracticeStore& practice,
           panels::CourseCard& card, DueWords dueWords);

    /// Opens the course of a file at the page read last; cancels any other course that is being opened.
    void open(const QString& path);
    /// Opens the course of a file at the page with a key.
    void openAt(const QString& path, const QString& page);
    /// Shows the page with a key alone, as an exercise: its course is not open and pages cannot be turned.
    /// Ends with `asked()` or `notFound()`.
    void ask(const QString& path, const QString& page);
    /// Reads the open course again if this is its file, without changing the round.
    void reread(const QString& path);
    /// Reopens the course that was open when the program ended, without changing the round.
    void resume();
    /// The language in which the included courses are read, such as "en".
    static QString language();
    /// True if the file of a course is being read.
    bool isOpening() const { return thread_.isBusy() && !isExercise_; }
    /// True if the page was opened to look something up or to read it again: the bookmark stays where it is
    /// until the reader gets there by going on, answers or reads a page for the first time, answers or goes
    /// on from a page that is further on, or opens one when the page of the bookmark is done.
    bool isLookUp() const { return isLookUp_; }
    bool isOpen() const { return course_ != nullptr && !isExercise_; }
    /// The file of the course.
    const QString& path() const { return path_; }
    /// Sets if the page is being edited, so that no other page can be turned to.
    void setEdited(bool on) { isEdited_ = on; }
    /// True if a page is shown, or being loaded, as an exercise.
    bool isExercise() const { return isExercise_; }
    /// Resets the progress in all courses, whose results have been erased.
    void forgetResults();
    /// Leaves the course, or cancels opening one.
    void leave();
    /// True if a page is on the board.
    bool isOnPage() const;
    /// The reply that led to the position on the board from another page of a line known by heart.
    std::optional<chess::Move> replyBefore() const;
    /// True if that page is a text page, which is read move by move.
    bool isReading() const;
    /// True if the page comments on the position on the board: it has text for it, or a verdict on an answer.
    bool isSpeaking() const;
    /// The page's verdict on the last answer, such as "Right."; may be empty.
    QString verdict() const;
    /// True if a wrong answer was played to an open task of the page, so that its refutation can be shown.
    bool isRefuted() const;
    /// True if an answer that is not the page's was played, so that it can be taken back for another try.
    bool canTryAgain() const;
    /// Returns to the position before such an answer.
    void tryAgain();
    /// True if the page asks for a move known by heart to which hints would not lead.
    bool asksMoveByHeart() const;

    /// True if other pages can be turned to.
    bool canTurn() const;
    /// False while the page waits for an answer.
    bool canGoOn() const;
    /// True if going on would replace the user's own move, which is being played out, by the page's.
    bool offersPageMove() const;
    /// Goes to the page's next move, back to the page after other moves, to another try, or to the next page.
    void goOn();
    /// True if the page has an unfinished task.
    bool canPass() const;
    /// True if the page asks for a move or squares that can be shown.
    bool canShowAnswer() const { return canPass() && !isPlayedOut(); }
    /// True if the page is played out and has moves on the board; after a failure, going on starts again.
    bool canStartAgain() const;
    /// Shows the page that is played out from its start; after a failed try, the next one does not count as
    /// the first.
    void startAgain();
    /// Shows the move or the squares that the page asks for, if any.
    void showAnswer();
    /// Shows all moves or squares that the page asks for, if any.
    void showSolution();
    /// The label of `showAnswer()` or `startAgain()`; empty while no course is open.
    QString passWords() const;
    /// Goes to the next page, even if this one has an unfinished task.
    void skip();
    /// The label of `goOn()`, a word or two; empty while no course is open.
    QString goOnWords() const;
    /// All labels of the navigation on a page.
    static QStringList allGoOnWords();
    static QStringList allGoBackWords();
    static QStringList allPassWords();
    bool canGoBack() const;
    /// The label of `goBack()`, a word or two.
    QString goBackWords() const;
    void goBack();
    /// Shows a page of the open course.
    void turnTo(trainer::course::Place place);
    /// Shows a page of the open course to be read again; the bookmark stays where it is if it is further on.
    void repeat(trainer::course::Place place);
    /// Shows a page of the open course, from which the course then continues.
    void readFrom(trainer::course::Place place);
    /// Shows a page of the open course as a look-up: see `isLookUp()`.
    void lookUp(trainer::course::Place place);
    /// The next unsolved question, as by `next_unsolved()`; `nullopt` while no course is open.
    std::optional<trainer::course::Place> nextUnsolved() const;

    /// The open course, or that of the exercise; may be null.
    const trainer::course::Course* course() const { return course_ != nullptr ? &course_->course : nullptr; }
    /// The title of the current chapter, shortened for a button; empty while no course is open.
    QString chapterTitle() const;
    /// The number of a page: "3.2".
    static QString pageNumber(trainer::course::Place place);
    /// The score of a course or a chapter in words: "Questions solved: 4 of 6. With help: 1."
    static QString scoreSentence(const trainer::course::Score& score);
    /// The name of a page as an exercise: "Bishop and knight: 3. The last six moves (2 of 5)".
    static QString pageName(const trainer::course::Course& course, trainer::course::Place place);
    /// The current page, and the results of all pages.
    trainer::course::Place place() const { return place_; }
    const trainer::course::Results& results() const { return results_; }

    /// True if the page has a task that the reader has not solved yet, so that its answer must not be
    /// revealed. A page that is still being reloaded counts as one, and so does the way to the next question
    /// of a line.
    bool isAsking() const
    {
        return ((isResuming_ || isExercise_) && thread_.isBusy()) || reading().is_asking || isLineGoingOn();
    }
    /// True if the page's reply to the move on the board is still to come.
    bool isReplyDue() const;
    /// The text and the task of the page on the board.
    panels::CoursePage shown() const;
    /// The drawings of the page that the round does not contain itself, without those that would reveal an
    /// answer.
    chess::Comment drawing() const;
    /// True if the reader has begun to answer the page and would have to start again.
    bool isAnswering() const;
    /// True if the page asks for moves.
    bool isSearching() const;
    /// True if the page is played out from its start, so that a move taken back counts as help.
    bool isPlayedOut() const;
    /// True if the last move on the board is the page's reply to a move of the reader.
    bool isAfterReply() const;
    /// True if the question of the page has been answered.
    bool isAnswered() const { return isOnPage() && is_question(page()) && reading().is_finished; }
    /// True if the page asks for squares.
    bool isPointing() const;
    /// True if there is another hint on the squares that the page asks for.
    bool canHintAtSquares() const;
    /// Gives the next hint on them: their colours, then one square after another, but never the last.
    void hintAtSquares();
    /// The selected squares.
    chess::Bitboard pointed() const { return pointed_.squares; }
    /// The wrongly selected squares, once enough squares are selected.
    chess::Bitboard wrongSquares() const { return reading().wrong_squares; }
    /// Selects or deselects a square.
    void point(chess::Square square);
    /// Selects these squares in place of the wrong ones, or in place of all others if they are a complete
    /// other answer; deselects them if all of them are selected.
    void answer(chess::Bitboard squares);
    /// Returns the message that describes the answer the page waits for.
    text::Remark waitingRemark() const;
    /// True if a move of the text of a text page is on the board; a page without words or moves has no text.
    bool isOnText() const { return isReading() && !isBlank() && !reading().is_off; }
    /// Shows a remark of the coach on the page where the page has no text of its own; none if it is empty.
    void setRemark(const text::Remark& remark);

signals:
    /// The file of a course is being read.
    void opening();
    /// A course was opened or left, or another page was turned to.
    void turned();
    /// The selected squares have changed.
    void pointedChanged();
    /// A page has a better result than before.
    void pageRead(const store::PageRead& page);
    /// The question of a page has been answered, for the first time since the page was turned to.
    void answered(const store::PageRead& page);
    /// The question on the board is solved or can only be started again, or its answer was shown.
    void ended();
    /// The page of an exercise is on the board.
    ///
    /// @param name such as "Bishop and knight: 5. The W (2 of 5)"
    /// @param course the course's title, with which the name begins
    void asked(const QString& name, const QString& course);
    /// The page of an exercise cannot be found in its course, which is null if it cannot be read.
    void notFound(const store::SharedCourse& course);
    /// The page of an exercise is not shown, because the user has begun something else meanwhile.
    void gaveWay();
    /// `results()` has changed.
    void resultsChanged();
    /// The reader has gone past the last page.
    void finished();
    void told(const text::Remark& remark);

private:
    /// The page on the board: the one at the place, or its line while that is shown.
    const trainer::course::Page& page() const { return line_ ? *line_ : *page_at(*course(), place_); }
    bool isReadToEnd() const;
    bool isBlank() const;
    void take(const store::SharedCourse& read);
    void giveUpExercise();
    void giveWay();
    void read(const QString& path, const QString& page = {});
    void pointAt(chess::Bitboard squares);
    bool isOpeningLong() const { return isOpening() && !blink_.isActive(); }
    QString chapterName() const { return chapterName(*course(), place_); }
    static QString chapterName(const trainer::course::Course& course, trainer::course::Place place);
    void turnTo(trainer::course::Place place, trainer::Round round);
    store::PageRead resultOfPage(trainer::course::Place place, trainer::course::Result result) const;
    bool isLearning() const;
    bool isNew(trainer::course::Place place) const;
    void showLineIfNew();
    void askLine();
    bool isShownMoveDue(const trainer::course::Reading& here) const;
    std::optional<chess::Move> lineReply(const trainer::course::Reading& here) const;
    void stepAlong(chess::Move reply);
    bool isAtNextOfLine(const trainer::course::Reading& here) const;
    bool isLineGoingOn() const;
    bool isLineOver(const trainer::course::Reading& here) const;
    void goOnByItself();
    void countPositions();
    /// The state that determines a reading, apart from the round and the tablebases.
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
    bool maySkip() const;
    bool isExplained(const trainer::course::Reading& here) const;
    bool goesOnByMoves(const trainer::course::Reading& here) const;
    void noteSeen();
    std::optional<trainer::Game::NodeId> unseenVariation(const trainer::course::Reading& here) const;
    bool canRejoin(const trainer::course::Reading& here) const;
    bool mustStartAgain(const trainer::course::Reading& here) const;
    bool hasSpoilt(const trainer::course::Reading& here) const;
    void goOnByMoves(const trainer::course::Reading& here);
    void goOnWithPageMove(trainer::Game::NodeId before);
    QString goOnWith(trainer::Game::NodeId before, chess::Move move) const;
    QString wordsOnMoves(const trainer::course::Reading& here) const;
    void resumeAt(trainer::course::Place place);
    void step(chess::Move move);
    void replyIfDue();
    bool isReplyToRead(const trainer::course::Reading& here) const;
    void refresh();
    void readResults();
    std::optional<trainer::course::Place> bookmarked() const;
    void keepPlace();
    void noteResult();
    void noteTry();
    void askForAim(const trainer::course::Reading& here);
    void hintAgain(trainer::Game::NodeId at);
    void note(trainer::course::Place place, trainer::course::Result result);
    void beginVisit(bool isAnswered);
    void solveIfAsked();
    QString longestText() const;
    QString titleWords() const;
    QString lineTask(const trainer::course::Reading& here) const;
    QString reasonOfLine() const;
    QString words(const trainer::course::Reading& here) const;
    QString question(const trainer::course::Reading& here) const;
    QString resultSentence(const trainer::course::Reading& here) const;
    QString chapterSentence(const trainer::course::Reading& here) const;
    QString task(const trainer::course::Reading& here) const;
    QString findTask(const trainer::course::Reading& here) const;
    QString hintOnSquares() const;
    bool goesBackByPage() const;
    QString moveByHeart() const;
    QString courseGoesOn(const trainer::course::Reading& here) const;
    QString wrongMove(const trainer::course::Reading& here) const;
    QString otherMove(const trainer::course::Reading& here) const;
    QString ownMove(const trainer::course::Reading& here) const;
    QString acceptance(const trainer::course::Reading& here) const;
    bool mayHint(const trainer::course::Reading& here) const;
    session::Help::Allowed allowedHelp() const;

    session::TrainerSession& session_;
    store::Preferences& preferences_;
    store::PracticeStore& practice_;
    panels::CourseCard& card_;
    DueWords dueWords_;
    QString path_;
    store::SharedCourse course_;
    trainer::course::Place place_;
    trainer::course::Pointed pointed_;
    /// The line that the page at the place begins, while it is shown before its moves are asked.
    std::optional<trainer::course::Page> line_;
    std::optional<chess::Move> replyBefore_; ///< see `replyBefore()`
    bool areResultsKnown_ = false;           ///< the saved results have been loaded
    QString due_;                            ///< the number of positions of the course that are due
    trainer::course::Results results_;
    /// The result of the page before this visit.
    std::optional<trainer::course::Result> resultBefore_;
    bool isAnswered_ = false; ///< this visit has a result
    bool isExercise_ = false; ///< the page is shown alone
    /// The last reading and its state, cached because it takes the coach some time.
    mutable std::optional<std::pair<Stand, trainer::course::Reading>> reading_;
    bool isEdited_ = false;
    bool isLookUp_ = false;   ///< see `isLookUp()`
    bool isFinished_ = false; ///< the user has gone on after the last page
    bool isAway_ = false;     ///< the round does not belong to the page
    QTimer reply_{this};
    /// The node at which the page's own move is about to be played in place of the reader's.
    std::optional<trainer::Game::NodeId> goingOn_;
    std::set<trainer::Game::NodeId> seen_;     ///< the moves of a page to be read, on this visit
    std::set<trainer::Game::NodeId> tries_;    ///< the wrong moves played on this visit
    std::optional<trainer::Game::NodeId> try_; ///< the wrong move on the board
    QString hint_;                             ///< the hint on that move, if it was played before
    QString question_;                         ///< that a better move answers, if that move has no reason
    QString remark_;                           ///< of the coach, shown where the page has no text

    /// The course of the last exercise and its file, kept because the next exercise is often in it too.
    struct Asked {
        QString path;
        store::FileStamp stamp;
        store::SharedCourse course;
    };
    std::optional<Asked> asked_;
    QString opening_; ///< the file being read
    QString wanted_;  ///< the key of the page at which to open it; empty for the page read last
    bool isResuming_ = false;
    QTimer blink_; ///< delay before opening is reported as in progress
    store::PgnThread thread_;
};

} // namespace modes
