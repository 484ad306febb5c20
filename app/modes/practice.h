// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "panels/course_card.h"
#include "session/trainer_session.h"
#include "store/courses.h"
#include "store/practice_store.h"
#include "store/preferences.h"
#include "trainer/practice/attempt.h"
#include "trainer/practice/plan.h"
#include "trainer/report.h"

namespace modes {

/// A page of a course that is included in the program.
struct CoursePlace {
    QString path;
    QString key;
    QString number{}; ///< "1.5", its chapter and page
};

/// A practice session: exercises for a number of minutes, each dealt when it is due and its result
/// remembered.
class Practice : public QObject {
    Q_OBJECT

public:
    using Time = trainer::practice::Time;

    /// All arguments must outlive this; `clock` returns the current time.
    Practice(session::TrainerSession& session, const store::Preferences& preferences,
             store::PracticeStore& store, std::function<Time()> clock);

    store::PracticeStore& store() { return store_; }
    /// The number of the pages among these whose questions are due, as far as is known: "2 due"; empty for
    /// none.
    QString dueWords(const std::vector<store::PageRead>& pages) const;

    /// True if practice is running.
    bool isOn() const { return step_ != Step::off; }
    /// True if the exercise is on the board.
    bool isOnExercise() const { return isOn() && step_ != Step::away; }
    /// True if the board shows an exercise, even one that is over, rather than a game of the user's.
    bool hasBoard() const { return hasBoard_; }
    /// True if the summary is shown.
    bool isListing() const { return step_ == Step::over; }
    /// True if the summary has been shown, from which the user may have gone elsewhere.
    bool hasListed() const { return isOn() && isListed_; }
    /// True if the exercise is still in its initial state, so that its card is complete without the coach.
    bool isAtStart() const;
    /// True if the board shows the end of a finished exercise, or the reply to its last move.
    bool isAtEnd() const;
    /// The session in progress, or the one that was interrupted when the program closed until another one
    /// begins; `nullopt` if there is none, and once its summary is shown.
    std::optional<store::PracticeSession> inProgress() const;
    /// True if a session of today was interrupted when the program closed, so that `goOn()` continues it.
    bool wasInterrupted() const;
    /// Starts or continues practice, or deals the next exercise if one is over.
    void goOn();
    /// Starts a session of the user's own mistakes, whatever the user has chosen to practise otherwise.
    void practiseMistakes();
    bool canGoOn() const { return step_ != Step::opening && step_ != Step::trying; }
    /// The label of `goOn()`, a word or two; empty if it is not available.
    QString goOnWords() const;
    /// All labels that `goOnWords()` can return.
    static QStringList allGoOnWords();
    /// Fails the exercise and shows the mistake that ruined it, if any, or else the best moves from here.
    void giveUp();
    bool canGiveUp() const { return step_ == Step::trying; }
    /// True if the exercise is to be played out, rather than asks for one move or is a question of a course.
    bool isPlayedOut() const
    {
        return isOnExercise() && !next_.exercise.page && !asks_one_move(next_.exercise);
    }
    /// True if the exercise has its grade already, such as a question after a wrong answer.
    bool isGraded() const { return isRepeated_; }
    /// Deals the failed exercise again; that attempt is not saved, because its answer has been seen.
    void tryAgain();
    bool canTryAgain() const;
    /// Ends practice and the exercise, with the summary if any exercise was done.
    void stop();
    /// Ends practice without the summary; the next session begins with the unfinished exercise.
    void leave();
    /// Gives the board to another activity.
    void stepAside();
    /// Gives the board to a course, after which the session goes on; ends practice after its summary.
    void suspend();
    /// True if the exercise is the question of a course.
    bool isOnQuestion() const
    {
        return isOnExercise() && step_ != Step::over && next_.exercise.page.has_value();
    }
    /// Requests the page again after its window was closed.
    void askAgain();
    /// The move to know by heart, if it was missed, in the initial position of the exercise.
    std::optional<chess::Move> answer() const;
    /// The page that teaches the subject of the exercise, offered once it has failed twice.
    const std::optional<CoursePlace>& pageAbout() const { return pageAbout_; }
    /// True if the exercise is a mistake in one of the user's games.
    bool isOnMistake() const
    {
        return isOnExercise() && step_ != Step::over && next_.exercise.own.has_value();
    }
    /// The mistake in a game that the finished exercise comes from, if any, also while that game is seen.
    std::optional<store::OwnMistake> source() const;
    /// Notes that the user has chosen another subject: it replaces an exercise that is not begun, or that is
    /// still being dealt.
    ///
    /// @param hasBegun true if the user has begun to solve the exercise on the board
    void takeSyllabus(bool hasBegun);
    /// Notes the state of the user's window: if it reveals the move, this counts as help.
    ///
    /// @param tellsAll true if the window hides no values
    void look(bool tellsAll);
    /// Notes that a page of a course was read.
    void noteRead(const store::PageRead& page) { store_.noteRead(page, clock_()); }
    /// Records the answer to a question of a course: either the exercise, or a question in the course, which
    /// becomes an exercise if it has failed or if the user wants all of them.
    void takeAnswer(const store::PageRead& page);
    /// Ends the exercise if it is a question, which goes on after a wrong answer.
    void endPage();
    /// Starts the exercise with the requested page, given by its name, which begins with its course's.
    void takePage(const QString& name, const QString& course);
    /// Skips the requested page, because it cannot be found, with all others missing from its course.
    ///
    /// @param course the course; null if it cannot be read
    void passOver(const store::SharedCourse& course);

    /// Puts the position of an exercise in the summary on the board, or requests its page.
    void openDone(int row);

    /// The content of the card of the exercise.
    ///
    /// @param asked the content of the course page, if the exercise is its question
    panels::CoursePage page(const panels::CoursePage& asked) const;

signals:
    /// The state of practice has changed.
    void changed();
    /// A minute has passed, so that times on the card have changed.
    void minutePassed();
    /// An exercise is on the board.
    void exerciseBegun();
    /// The round on the board has become an exercise, or a game of the user's.
    void boardTaken(bool isExercise);
    /// The page of a question was chosen in the summary.
    void pageChosen(const QString& path, const QString& key);
    /// The exercise is the question of a page, which must be shown.
    void pageAsked(const QString& path, const QString& key);
    void told(const text::Remark& remark);

private:
    enum class Step {
        off,
        loading, ///< until the store has loaded the memory
        opening, ///< until the exercise is on the board
        trying,  ///< the exercise is on the board
        away,    ///< another round has taken its place
        done,    ///< the exercise is over
        over,    ///< the exercise and the session are over
    };

    /// A finished exercise, for the summary.
    struct Done {
        QString name;    ///< empty until it is needed, if the exercise was done before the program closed
        QString subject; ///< the ending or the course, with which the name begins
        trainer::practice::Attempt attempt;
        trainer::practice::Memory memory;
    };

    /// An unfinished exercise whose round has left the board.
    struct Left {
        trainer::practice::Next next;
        std::optional<trainer::Dealt> deal;
        bool isRepeated;
        trainer::practice::Watched watched;
        trainer::Round round;
    };

    void begin(trainer::practice::Syllabus syllabus);
    void readReached();
    void takeUp(const std::vector<trainer::practice::Attempt>& attempts);
    void complete(Done& done);
    void dealNext();
    void keepExercise();
    void returnToExercise();
    void deal(const trainer::practice::Exercise& exercise);
    void askForPage();
    bool isListed(const chess::Position& start) const;
    void takeBoard(bool isExercise);
    void beginExercise(const std::optional<trainer::practice::Goal>& goal, const QString& name,
                       const QString& subject);
    QString nameOf(const trainer::practice::Exercise& exercise, const chess::Position& start) const;
    trainer::practice::Attempt attemptAt(const trainer::practice::Exercise& exercise,
                                         trainer::practice::Stand stand,
                                         const trainer::practice::Watched& watched) const;
    void keepAnswers();
    std::vector<trainer::practice::Exercise> syllabus();
    std::vector<trainer::practice::Exercise> chosen() const;
    std::vector<trainer::practice::Exercise> questions() const;
    std::optional<chess::Position> startOf(const trainer::practice::Exercise& question);
    trainer::practice::Next choose(const std::optional<trainer::practice::Exercise>& last);
    const trainer::course::Course* course(const QString& path);
    std::optional<CoursePlace> findPage();
    QStringList rowOf(const Done& done) const;
    bool haveOneSubject() const;
    void takeRound();
    void follow();
    void think();
    void finish(trainer::practice::Stand stand);
    void grade(const trainer::practice::Attempt& attempt);
    /// True between two exercises.
    bool isDone() const { return step_ == Step::done || (step_ == Step::away && !left_ && !isListed_); }
    void setStep(Step step);
    Time::duration spent() const;
    bool isTimeUp() const;
    bool isResting() const { return step_ == Step::opening || step_ == Step::away; }
    std::size_t countDue(const std::vector<trainer::practice::Exercise>& exercises) const;
    static QString dueWords(std::size_t due);
    QString progress() const;
    QString leftWords() const;
    QString name() const;
    panels::CoursePage summary() const;
    void addPage(panels::CoursePage& page, const panels::CoursePage& asked) const;
    void addTask(panels::CoursePage& page) const;
    QString afterwards() const;
    std::optional<trainer::Report> report() const;
    QString mistake() const;
    QString reasonByHeart() const;

    session::TrainerSession& session_;
    const store::Preferences& preferences_;
    store::PracticeStore& store_;
    std::function<Time()> clock_;

    Step step_ = Step::off;
    bool hasBoard_ = false; ///< see `hasBoard()`
    /// The session that was interrupted when the program closed, until another one begins.
    std::optional<store::PracticeSession> interrupted_;
    Time begun_{};        ///< the start, as if the session had not been interrupted
    Time firstBegun_{};   ///< the actual start
    Time restingSince_{}; ///< the time while an exercise is opened or another round played does not count
    bool isContinued_ = false; ///< the session had been interrupted
    std::vector<Done> done_;
    /// The subject of the session.
    trainer::practice::Syllabus syllabus_ = trainer::practice::Syllabus::bishop_and_knight;
    std::size_t doneBeforeChoice_ = 0; ///< the size of `done_` when the subject was chosen
    bool isOnOtherSubject_ = false;    ///< the exercise is a question about another subject
    bool isListed_ = false;            ///< `done_` is shown in the summary
    std::optional<CoursePlace> pageAbout_;
    std::map<QString, store::SharedCourse> courses_; ///< the courses read so far, by path
    /// The results of the course with which practice keeps in step.
    trainer::course::ResultsByKey read_;
    std::vector<store::OwnMistake> mistakes_; ///< in the user's games, at the start of practice
    std::vector<store::PageRead> answered_;   ///< the pages of all courses at the start of practice

    trainer::practice::Next next_{{}, trainer::practice::Why::fresh};
    std::optional<trainer::Dealt> deal_;
    bool isRepeated_ = false; ///< the exercise is graded, and is tried again
    std::optional<Left> left_;
    QString name_;    ///< the name of the exercise on the board; empty before
    QString subject_; ///< the beginning of that name: the ending or the course
    std::vector<trainer::practice::Exercise> questions_; ///< the available questions
    /// The keys of the pages of those courses in which a page was found missing in this session, by the names
    /// of the courses; no keys if a course cannot be read.
    std::map<std::string, std::set<std::string>> pages_;
    /// The answers in a course that wait until the memory of them is loaded.
    std::vector<trainer::practice::Attempt> answers_;
    trainer::Seat seat_ = trainer::Seat::attacker; ///< the seat in the round of the exercise
    std::optional<trainer::practice::Goal> goal_;
    trainer::practice::Watched watched_;
    std::optional<trainer::Game::NodeId> thinkingAt_;
    QElapsedTimer thinking_;
    std::optional<trainer::practice::Attempt> attempt_; ///< the last attempt
    trainer::Game::NodeId endedAt_ = 0;                 ///< where the last exercise ended
    bool isKept_ = false;                               ///< the last attempt has been saved to disk
    QTimer minute_{this};
};

} // namespace modes
