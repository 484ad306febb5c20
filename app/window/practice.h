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
    /// Whether the exercise stands as it was dealt, so that its card says all there is to say.
    bool isAtStart() const;
    /// Begins practice, or goes on to the next exercise where one is over.
    void goOn();
    bool canGoOn() const { return step_ != Step::opening && step_ != Step::trying; }
    /// What going on means now, in a word or two; empty where there is nothing to go on to.
    QString goOnWords() const;
    /// Ends the exercise as one that was not done, and shows the mistake that ruined it; if none did, the
    /// best moves from here.
    void giveUp();
    bool canGiveUp() const { return step_ == Step::trying; }
    void leave();
    /// Leaves the board to something else; the exercise is over or is not counted.
    void stepAside();
    /// The page that teaches what the exercise is about, offered once it has failed twice in a row.
    const std::optional<CoursePlace>& pageAbout() const { return pageAbout_; }
    /// Takes in that the user looks at his window: where that tells his move, it counts as help.
    ///
    /// @param tellsAll whether nothing is kept from him there
    void look(bool tellsAll);
    /// Notes that a page of a course was read.
    void noteRead(const store::PageRead& page) { store_.noteRead(page, clock_()); }

    /// What the card says of the exercise.
    panels::CoursePage page() const;

signals:
    /// Something of the above has changed.
    void changed();
    /// An exercise is on the board.
    void exerciseBegun();

private:
    enum class Step {
        off,
        opening, ///< until the store has told what is remembered, and the start is dealt
        trying,  ///< the exercise is on the board
        away,    ///< another round has taken its place
        done,    ///< the exercise is over
        over,    ///< and the time of practice as well
    };

    /// An exercise that was done, for the list at the end.
    struct Done {
        trainer::practice::Attempt attempt;
        trainer::practice::Memory memory;
    };

    void begin();
    void readReached();
    void dealNext();
    std::vector<trainer::practice::Exercise> syllabus();
    const trainer::course::Course* course(const QString& path);
    std::optional<CoursePlace> findPage();
    QString doneWords(const Done& done) const;
    void takeRound();
    void follow();
    void finish(trainer::practice::Stand stand);
    void setStep(Step step);
    bool isTimeUp() const;
    QString progress() const;
    QString leftWords() const;
    panels::CoursePage summary() const;
    std::optional<trainer::Report> report() const;
    QString mistake() const;

    session::TrainerSession& session_;
    const store::Preferences& preferences_;
    store::PracticeStore& store_;
    std::function<Time()> clock_;

    Step step_ = Step::off;
    Time begun_{};
    std::vector<Done> done_;
    std::map<std::string, int> failures_; ///< in a row, by exercise
    std::optional<CoursePlace> pageAbout_;
    std::map<QString, store::SharedCourse> courses_; ///< read so far, by path
    /// The results of the course that practice keeps in step with.
    trainer::course::ResultsByKey read_;

    trainer::practice::Next next_{{}, trainer::practice::Why::fresh};
    std::optional<trainer::Dealt> deal_;
    std::optional<trainer::practice::Goal> goal_;
    trainer::practice::Watched watched_;
    std::optional<trainer::Game::NodeId> thinkingAt_;
    QElapsedTimer thinking_;
    std::optional<trainer::practice::Attempt> attempt_; ///< the last
    bool isKept_ = false;                               ///< whether that is on the disk
};

} // namespace window
