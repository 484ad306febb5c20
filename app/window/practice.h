// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <chrono>
#include <functional>
#include <map>
#include <optional>
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

namespace window {

/// A page of a course that comes with the program.
struct CoursePlace {
    QString path;
    QString key;
};

/// Practice: one exercise after the other for some minutes, each dealt when it is due and remembered when it
/// is over.
class Practice : public QObject {
    Q_OBJECT

public:
    using Time = trainer::practice::Time;

    /// All must outlive this; `clock` tells the time.
    Practice(session::TrainerSession& session, const store::Preferences& preferences,
             store::PracticeStore& store, std::function<Time()> clock);

    store::PracticeStore& store() { return store_; }

    /// Whether exercises are being done.
    bool isOn() const { return step_ != Step::off; }
    /// Whether the exercise is on the board.
    bool isOnExercise() const { return isOn() && step_ != Step::away; }
    /// Whether the list at the end is shown.
    bool isListing() const { return step_ == Step::over; }
    /// Whether the exercise stands as it was dealt, so that its card says all there is to say.
    bool isAtStart() const;
    /// Begins practice, or goes on to the next exercise where one is over.
    void goOn();
    bool canGoOn() const { return step_ != Step::opening && step_ != Step::trying; }
    /// What going on means now, in a word or two; empty where there is nothing to go on to.
    QString goOnWords() const;
    /// All that it can mean.
    static QStringList allGoOnWords();
    /// Ends the exercise as one that was not done, and shows the mistake that ruined it; if none did, the
    /// best moves from here.
    void giveUp();
    bool canGiveUp() const { return step_ == Step::trying; }
    /// Deals the exercise that was not done again; that attempt is not kept, for its answer has been seen.
    void tryAgain();
    bool canTryAgain() const;
    /// Ends practice with the list of what was done, if anything was.
    void stop();
    /// Ends practice without it.
    void leave();
    /// Leaves the board to something else; the exercise is over or is not counted.
    void stepAside();
    /// True if the exercise is the question of a course.
    bool isOnQuestion() const
    {
        return isOnExercise() && step_ != Step::over && next_.exercise.page.has_value();
    }
    /// Asks for the page again that a window took with it when it closed.
    void askAgain();
    /// The move to know by heart, once it was missed, in the position that the exercise began with.
    std::optional<chess::Move> answer() const;
    /// The page that teaches what the exercise is about, offered once it has failed twice.
    const std::optional<CoursePlace>& pageAbout() const { return pageAbout_; }
    /// Takes in that the user looks at his window: where that tells his move, it counts as help.
    ///
    /// @param tellsAll whether nothing is kept from him there
    void look(bool tellsAll);
    /// Notes that a page of a course was read.
    void noteRead(const store::PageRead& page) { store_.noteRead(page, clock_()); }
    /// Takes the answer to the question of a course: that of the exercise, or one in the course, which
    /// becomes an exercise if it has failed or if the user wants all of them.
    void takeAnswer(const store::PageRead& page);
    /// Begins the exercise with the page that was asked for, by its name.
    void takePage(const QString& name);
    /// Passes over the page that was asked for, because it cannot be found.
    void passOver();

    /// Puts the position of an exercise of the list at the end on the board, or asks for its page.
    void openDone(int row);

    /// The words of the card of the exercise.
    ///
    /// @param asked what the page of a course says, if the exercise is its question
    panels::CoursePage page(const panels::CoursePage& asked) const;

signals:
    /// Something of the above has changed.
    void changed();
    /// An exercise is on the board.
    void exerciseBegun();
    /// The page of a question in the list at the end is to be read.
    void pageChosen(const QString& path, const QString& key);
    /// The exercise is the question of a page, which is to be shown.
    void pageAsked(const QString& path, const QString& key);

private:
    enum class Step {
        off,
        loading, ///< until the store has told what is remembered
        opening, ///< until the exercise is on the board
        trying,  ///< the exercise is on the board
        away,    ///< another round has taken its place
        done,    ///< the exercise is over
        over,    ///< and the time of practice as well
    };

    /// An exercise that was done, for the list at the end.
    struct Done {
        QString name;
        trainer::practice::Attempt attempt;
        trainer::practice::Memory memory;
    };

    void begin();
    void readReached();
    void dealNext();
    void deal(const trainer::practice::Exercise& exercise);
    void askForPage();
    void beginExercise(const std::optional<trainer::practice::Goal>& goal, const QString& name);
    QString nameOnBoard() const;
    trainer::practice::Attempt attemptAt(const trainer::practice::Exercise& exercise,
                                         trainer::practice::Stand stand) const;
    void keepAnswers();
    std::vector<trainer::practice::Exercise> syllabus();
    std::vector<trainer::practice::Exercise> questions() const;
    const trainer::course::Course* course(const QString& path);
    std::optional<CoursePlace> findPage();
    QStringList rowOf(const Done& done) const;
    void takeRound();
    void follow();
    void think();
    void finish(trainer::practice::Stand stand);
    void setStep(Step step);
    bool isTimeUp() const;
    QString progress() const;
    QString leftWords() const;
    QString name() const;
    panels::CoursePage summary() const;
    void addPage(panels::CoursePage& page, const panels::CoursePage& asked) const;
    QString afterwards() const;
    std::optional<trainer::Report> report() const;
    QString mistake() const;
    QString reasonByHeart() const;

    session::TrainerSession& session_;
    const store::Preferences& preferences_;
    store::PracticeStore& store_;
    std::function<Time()> clock_;

    Step step_ = Step::off;
    Time begun_{};
    std::vector<Done> done_;
    bool isListed_ = false; ///< whether that has come to the list at the end
    std::optional<CoursePlace> pageAbout_;
    std::map<QString, store::SharedCourse> courses_; ///< read so far, by path
    /// The results of the course that practice keeps in step with.
    trainer::course::ResultsByKey read_;
    std::vector<store::PageRead> answered_; ///< the pages of all courses, when practice began

    trainer::practice::Next next_{{}, trainer::practice::Why::fresh};
    std::optional<trainer::Dealt> deal_;
    bool isRepeated_ = false;                            ///< whether that is tried again
    QString name_;                                       ///< of the exercise on the board; empty before
    std::vector<trainer::practice::Exercise> questions_; ///< that can be asked
    /// The questions that cannot be asked because their pages are gone.
    std::vector<trainer::practice::Exercise> gone_;
    /// The answers in a course that wait until it is known what is remembered of them.
    std::vector<trainer::practice::Attempt> answers_;
    trainer::Seat seat_ = trainer::Seat::attacker; ///< of the round of the exercise
    std::optional<trainer::practice::Goal> goal_;
    trainer::practice::Watched watched_;
    std::optional<trainer::Game::NodeId> thinkingAt_;
    QElapsedTimer thinking_;
    std::optional<trainer::practice::Attempt> attempt_; ///< the last
    bool isKept_ = false;                               ///< whether that is on the disk
};

} // namespace window
