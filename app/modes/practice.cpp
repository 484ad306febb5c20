// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/practice.h"

#include <QPointer>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

#include "modes/reader.h"
#include "show/report.h"
#include "store/local_day.h"
#include "text/coaching.h"
#include "text/endings.h"
#include "text/phrasing.h"
#include "text/practice.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/stage.h"
#include "trainer/practice/reading.h"
#include "trainer/technique.h"

namespace modes {

using session::TrainerSession;
using store::PracticeStore;
using text::Tone;
using namespace trainer::practice;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// The course with which exercises keep in step.
constexpr auto leadingCourse = "bishop-and-knight"_L1;

Exercise exerciseOf(const store::PageRead& page)
{
    return {.page = CourseQuestion{page.course.toStdString(), page.page.toStdString()}};
}

/// True if an attempt has a better grade than failed, possibly with a little help.
bool isPassed(const Attempt& attempt)
{
    return attempt.grade != Grade::again;
}

QString pathOf(const CourseQuestion& question)
{
    return store::coursePath(QString::fromStdString(question.course), Reader::language());
}

CoursePlace coursePlace(const QString& path, const trainer::course::Course& course,
                        trainer::course::Place place)
{
    return {path, QString::fromStdString(page_at(course, place)->key), Reader::pageNumber(place)};
}

/// The name of an exercise without the ending or course with which it begins; all of it if that is all.
QString withoutSubject(const QString& name, const QString& subject)
{
    static const QRegularExpression separator{u"^[\\s:：·]+"_s};
    const QString rest = name.startsWith(subject) ? name.mid(subject.size()).remove(separator) : QString{};
    return rest.isEmpty() ? name : rest;
}

/// True if a position belongs to the ending of an exercise.
bool isAboutEndingOf(const std::vector<Exercise>& exercises, const chess::Position& position)
{
    const auto ending = trainer::ending_by_material(position);
    return ending && std::ranges::find(exercises, *ending, &Exercise::ending) != exercises.end();
}

} // namespace

Practice::Practice(TrainerSession& session, const store::Preferences& preferences, PracticeStore& store,
                   std::function<Time()> clock)
    : session_{session}
    , preferences_{preferences}
    , store_{store}
    , clock_{std::move(clock)}
    , interrupted_{preferences.practiceSession}
{
    connect(&store_, &PracticeStore::opened, this, [this] {
        keepAnswers();
        if (step_ == Step::loading)
            readReached();
    });
    connect(&store_, &PracticeStore::kept, this, [this] {
        isKept_ = true;
        emit changed();
    });
    connect(&store_, &PracticeStore::failingChanged, this, &Practice::changed);
    connect(&minute_, &QTimer::timeout, this, &Practice::minutePassed);
    connect(&session_, &TrainerSession::leaving, this, &Practice::keepExercise);
    connect(&session_, &TrainerSession::begun, this, &Practice::takeRound);
    connect(&session_, &TrainerSession::changed, this, &Practice::follow);
    connect(&session_, &TrainerSession::dealFailed, this, [this] {
        if (step_ == Step::opening && deal_)
            stop();
    });
}

void Practice::setStep(Step step)
{
    if (isResting())
        begun_ += clock_() - restingSince_;
    step_ = step;
    if (isResting())
        restingSince_ = clock_();
    session_.hold(step_ == Step::opening);
    isListed_ = isListed_ || step == Step::over;
    if (step == Step::done)
        endedAt_ = session_.round().game().current();
    if (step == Step::over)
        std::ranges::for_each(done_, [this](Done& done) { complete(done); });
    session_.help().withholdBetter(step == Step::trying);
    if (isOn())
        minute_.start(1min);
    else
        minute_.stop();
    emit changed();
}

void Practice::goOn()
{
    if (step_ == Step::off || step_ == Step::over)
        begin(preferences_.syllabus);
    else if ((isDone() && isTimeUp()) || (step_ == Step::away && isListed_))
        setStep(Step::over);
    else if (canGoOn())
        dealNext();
}

void Practice::practiseMistakes()
{
    leave();
    begin(Syllabus::own_mistakes);
}

/// Starts a session, or continues the interrupted one.
void Practice::begin(Syllabus syllabus)
{
    syllabus_ = syllabus;
    const Time now = clock_();
    isContinued_ = wasInterrupted();
    const store::PracticeSession session =
        isContinued_ ? *interrupted_ : store::PracticeSession{.begun = now};
    begun_ = now - session.spent;
    firstBegun_ = session.begun;
    interrupted_.reset();
    isListed_ = false;
    done_.clear();
    doneBeforeChoice_ = 0;
    pages_.clear();
    deal_.reset();
    setStep(Step::loading);
    store_.open();
}

std::optional<store::PracticeSession> Practice::inProgress() const
{
    if (step_ == Step::off)
        return interrupted_;
    if (isListed_)
        return std::nullopt;
    return store::PracticeSession{
        firstBegun_, std::chrono::floor<std::chrono::minutes>(std::max(spent(), Time::duration{0}))};
}

bool Practice::wasInterrupted() const
{
    return interrupted_ && store::localDay(interrupted_->begun) == store::localDay(clock_());
}

bool Practice::isAtEnd() const
{
    const trainer::Game& game = session_.round().game();
    const bool isAfterReply = game.node(game.current()).parent == endedAt_ && session_.isUsersTurn();
    return step_ == Step::done && (game.current() == endedAt_ || isAfterReply);
}

bool Practice::isAtStart() const
{
    return isOnExercise() && session_.round().game().depth() == 0;
}

void Practice::stop()
{
    const bool hasList = !done_.empty() && !isListed_;
    deal_.reset();
    left_.reset();
    setStep(hasList ? Step::over : Step::off);
}

void Practice::leave()
{
    keepExercise();
    deal_.reset();
    setStep(Step::off);
}

void Practice::stepAside()
{
    keepExercise();
    if (isOn())
        setStep(Step::away);
}

void Practice::suspend()
{
    const bool hasBegun = isOn() && step_ != Step::loading && !isListed_;
    hasBegun ? stepAside() : leave();
}

/// The time that the session has taken.
Practice::Time::duration Practice::spent() const
{
    return (isResting() ? restingSince_ : clock_()) - begun_;
}

bool Practice::isTimeUp() const
{
    const store::PracticeLength& length = preferences_.practiceLength;
    return length.exercises > 0 ? std::ssize(done_) >= length.exercises
                                : spent() >= std::chrono::minutes{length.minutes};
}

/// Reads the progress of the course, and what was done before an interruption, then deals.
void Practice::readReached()
{
    store_.ask(
        [begin = firstBegun_, isContinued = isContinued_](const store::PracticeDatabase& database) {
            return std::tuple{database.resultsOf(leadingCourse), database.answered(), database.mistakes(),
                              isContinued ? database.attemptsSince(begin) : std::vector<Attempt>{}};
        },
        [practice = QPointer{this}](const auto& read) {
            if (!practice || practice->step_ != Step::loading)
                return;
            std::vector<Attempt> attempts;
            std::tie(practice->read_, practice->answered_, practice->mistakes_, attempts) = read;
            practice->takeUp(attempts);
        });
}

/// Goes on after the attempts of a session: with the next exercise, or with the summary if nothing is left.
void Practice::takeUp(const std::vector<Attempt>& attempts)
{
    for (const Attempt& attempt : attempts) {
        const Memory* memory = memory_of(store_.memories(), attempt.exercise);
        done_.push_back({{}, {}, attempt, memory != nullptr ? *memory : Memory{}});
    }
    if (!done_.empty() && isTimeUp())
        setStep(Step::over);
    else
        dealNext();
}

/// Adds what is not saved with an attempt.
void Practice::complete(Done& done)
{
    if (!done.name.isEmpty())
        return;
    Attempt& attempt = done.attempt;
    const Exercise& exercise = attempt.exercise;
    if (const auto& page = exercise.page) {
        const auto* asking = course(pathOf(*page));
        const auto place = asking != nullptr ? place_of(*asking, page->page) : std::nullopt;
        done.name = place ? Reader::pageName(*asking, *place) : text::exerciseName(exercise);
        done.subject = place ? QString::fromStdString(asking->title) : QString{};
        return;
    }
    const endgame::Tablebase& tables = session_.tables().known();
    done.name = nameOf(exercise, attempt.start);
    done.subject = text::endingName(exercise.ending);
    if (tables.covers(exercise.ending)) {
        const trainer::Seat seat =
            exercise.prospect == trainer::Prospect::win ? trainer::Seat::attacker : trainer::Seat::defender;
        attempt.goal = goal_of(exercise, trainer::Round{attempt.start, seat}, tables);
        attempt.answers = answers_to(exercise, attempt.start, tables);
    }
}

const trainer::course::Course* Practice::course(const QString& path)
{
    store::SharedCourse& course = courses_[path];
    if (course == nullptr) {
        if (auto read = store::readCourse(path))
            course = *read;
    }
    return course != nullptr ? &course->course : nullptr;
}

/// The available questions of courses, practised ones first.
std::vector<Exercise> Practice::questions() const
{
    std::vector<Exercise> questions = course_questions(store_.memories());
    for (const store::PageRead& page : answered_) {
        const Exercise question = exerciseOf(page);
        const bool isWanted = preferences_.practisesEveryQuestion || !is_solved(page.result);
        if (isWanted && memory_of(store_.memories(), question) == nullptr)
            questions.push_back(question);
    }
    std::map<std::string, bool> isThere;
    std::erase_if(questions, [&](const Exercise& question) {
        const auto& [course, page] = *question.page;
        if (const auto known = pages_.find(course); known != pages_.end())
            return !known->second.contains(page);
        const auto [found, isNew] = isThere.try_emplace(course);
        if (isNew)
            found->second = store::isCourseThere(QString::fromStdString(course));
        return !found->second;
    });
    return questions;
}

/// The exercises of the user's syllabus.
std::vector<Exercise> Practice::chosen() const
{
    std::vector<Exercise> all = exercises(syllabus_);
    if (syllabus_ == Syllabus::own_mistakes) {
        for (const store::OwnMistake& mistake : mistakes_)
            all.push_back(mistake.exercise);
    }
    return all;
}

/// The exercises to choose from; those of subjects in the user's course only as far as it has been read.
std::vector<Exercise> Practice::syllabus()
{
    const std::vector<Exercise> all = chosen();
    if (all.front().own)
        return all;
    const auto bookmark = store::bookmarkIn(preferences_.coursePlaces, leadingCourse);
    const endgame::Tablebase& tables = session_.tables().known();
    const auto* leading = bookmark ? course(store::coursePath(leadingCourse, u"en"_s)) : nullptr;
    if (leading == nullptr || !tables.covers(endgame::kbnk))
        return all;
    trainer::course::Results read = results_of(*leading, read_);
    read.emplace(placeOf(*bookmark, *leading), trainer::course::Result::read);
    return exercises_reached(all, *leading, read, store_.memories(), tables);
}

std::optional<CoursePlace> Practice::findPage()
{
    if (const auto& page = next_.exercise.page) {
        const QString path = pathOf(*page);
        const auto* asking = course(path);
        const auto place = asking != nullptr ? place_of(*asking, page->page) : std::nullopt;
        const auto taught =
            place ? page_explaining(*asking, *place, session_.tables().known()) : std::nullopt;
        return taught ? std::optional{coursePlace(path, *asking, *taught)} : std::nullopt;
    }
    for (const store::OfferedCourse& offered : store::offeredCourses(Reader::language())) {
        const auto* teaching = course(offered.path);
        const auto place = teaching != nullptr
                               ? page_about(*teaching, next_.exercise, session_.tables().known())
                               : std::nullopt;
        if (place)
            return coursePlace(offered.path, *teaching, *place);
    }
    return std::nullopt;
}

/// Keeps the exercise on the board if it is unfinished, so that practice can return to it.
void Practice::keepExercise()
{
    if (step_ == Step::trying)
        left_ = Left{next_, deal_, isRepeated_, watched_, session_.round()};
}

/// Puts the exercise that was left back on the board.
void Practice::returnToExercise()
{
    next_ = left_->next;
    deal_ = left_->deal;
    isRepeated_ = left_->isRepeated;
    if (next_.exercise.page)
        return askForPage();
    setStep(Step::opening);
    session_.take(left_->round);
}

/// The first position of a question; `nullopt` if its page is missing.
std::optional<chess::Position> Practice::startOf(const Exercise& question)
{
    const auto* asking = course(pathOf(*question.page));
    const auto place = asking != nullptr ? place_of(*asking, question.page->page) : std::nullopt;
    return place ? std::optional{page_at(*asking, *place)->game.tree.start()} : std::nullopt;
}

/// Chooses the next exercise. Questions about other subjects than the chosen one come after what is due of
/// that: before new exercises of it if they were just failed, otherwise in between, after two of these. Those
/// whose ending would have to be solved first are left out.
Next Practice::choose(const std::optional<Exercise>& last)
{
    constexpr std::size_t aboutOthersEvery = 3;
    const auto next = [&](const std::vector<Exercise>& from) {
        return next_exercise(from, store_.memories(), clock_(), &store::localDay, last);
    };
    std::vector<Exercise> own = syllabus();
    questions_.clear();
    isOnOtherSubject_ = false;
    // The user's own mistakes are wanted now, not what is due.
    if (syllabus_ == Syllabus::own_mistakes)
        return next(own);
    std::vector<Exercise> others;
    const std::vector<Exercise> subject = chosen();
    for (const Exercise& question : questions()) {
        const auto start = startOf(question);
        // A missing page is passed over when it is asked for.
        const bool isOwn = !start || isAboutEndingOf(subject, *start);
        if (!isOwn && session_.tables().coverageOf(*start) == session::Coverage::onRequest)
            continue;
        (isOwn ? own : others).push_back(question);
        questions_.push_back(question);
    }
    const Next ofChosen = next(own);
    const bool isTimeForOthers =
        (done_.size() - doneBeforeChoice_) % aboutOthersEvery == aboutOthersEvery - 1;
    if (others.empty() || (ofChosen.why != Why::ahead && ofChosen.why != Why::fresh))
        return ofChosen;
    const Next other = next(others);
    const bool isFirst = ofChosen.why == Why::ahead || isTimeForOthers || other.why == Why::again;
    isOnOtherSubject_ = isFirst && other.why != Why::ahead;
    return isOnOtherSubject_ ? other : ofChosen;
}

void Practice::takeSyllabus(bool hasBegun)
{
    syllabus_ = preferences_.syllabus;
    const QString name = text::syllabusName(syllabus_);
    doneBeforeChoice_ = done_.size();
    const bool isBeingDealt = step_ == Step::opening && deal_ && !left_;
    if (!isRepeated_ && (isBeingDealt || (step_ == Step::trying && !hasBegun)))
        return dealNext();
    emit changed();
    if (!isOn() || hasListed())
        emit told({Tone::plain, tr("Chosen for practice: %1.").arg(name), {}});
    else
        emit told({Tone::plain, tr("From the next exercise on: %1.").arg(name), {}});
}

void Practice::dealNext()
{
    name_.clear();
    if (left_ && (left_->next.exercise.page || std::ranges::count(chosen(), left_->next.exercise) > 0))
        return returnToExercise();
    pageAbout_.reset();
    left_.reset();
    if (syllabus_ == Syllabus::own_mistakes && mistakes_.empty()) {
        stop();
        emit told({text::Tone::plain, tr("You have no mistakes to practise yet."),
                   tr("“Look through my games” in the File menu finds them in your games.")});
        return;
    }
    const auto last = attempt_ ? std::optional{attempt_->exercise} : std::nullopt;
    next_ = choose(last);
    deal_.reset();
    isRepeated_ = false;
    if (next_.exercise.page)
        askForPage();
    else
        deal(next_.exercise);
}

void Practice::askForPage()
{
    setStep(Step::opening);
    emit pageAsked(pathOf(*next_.exercise.page), QString::fromStdString(next_.exercise.page->page));
}

void Practice::askAgain()
{
    if (isOnQuestion() && !canGoOn())
        askForPage();
}

void Practice::passOver(const store::SharedCourse& course)
{
    if (step_ != Step::opening || deal_)
        return;
    left_.reset();
    // The course is not read again for each of its questions.
    std::set<std::string>& pages = pages_[next_.exercise.page->course];
    pages.clear();
    if (course != nullptr) {
        for (const trainer::course::Place place : places_of(course->course)) {
            const std::vector<std::string> keys = keys_of(*page_at(course->course, place));
            pages.insert(keys.begin(), keys.end());
        }
    }
    dealNext();
}

void Practice::deal(const Exercise& exercise)
{
    // Seeds are shown and typed, so a new one is short. With an even one White wins: new exercises come with
    // White at the bottom.
    auto seed = QRandomGenerator::global()->bounded(1'000'000U);
    if (next_.why == Why::fresh)
        seed -= seed % 2;
    deal_ = {drill_of(exercise, seed), seed};
    setStep(Step::opening);
    session_.deal(deal_->drill, seed);
}

/// True for the start of an exercise of the list, beside which the list stays, unlike beside another game.
bool Practice::isListed(const chess::Position& start) const
{
    return std::ranges::any_of(done_,
                               [&](const Done& done) { return done.attempt.start.setup() == start.setup(); });
}

/// Handles a new round: that of the exercise, or another one.
void Practice::takeRound()
{
    const auto* dealt = std::get_if<trainer::Dealt>(&session_.round().origin());
    const bool isOurs = dealt != nullptr && deal_ == *dealt && (left_ || !session_.round().is_played_on());
    watched_ = {};
    thinkingAt_.reset();
    hasBoard_ = false;
    if (step_ == Step::opening && isOurs)
        beginExercise(goal_of(next_.exercise, session_.round(), session_.tables().known()),
                      nameOf(next_.exercise, session_.round().game().start()),
                      text::endingName(next_.exercise.ending));
    else if (hasListed() && !isListed(session_.round().game().start()))
        // A page may be one from the list; a game has nothing to do with it.
        trainer::course::is_page(session_.round()) ? setStep(Step::away) : stop();
    else if (step_ == Step::trying || (step_ == Step::done && next_.exercise.page))
        setStep(Step::away);
}

void Practice::takePage(const QString& name, const QString& course)
{
    if (step_ != Step::opening || deal_)
        return;
    if (left_)
        session_.take(left_->round);
    beginExercise({}, name, course);
}

/// The name of a dealt exercise, including its stage as named on the stages card.
QString Practice::nameOf(const Exercise& exercise, const chess::Position& start) const
{
    const auto standing = exercise.stage ? trainer::coach::standing(trainer::coach::stage_pens(),
                                                                    session_.tables().known(), start)
                                         : std::nullopt;
    return text::exerciseName(exercise, standing ? text::stageName(*standing, start.board()) : QString{});
}

void Practice::takeBoard(bool isExercise)
{
    hasBoard_ = isExercise;
    emit boardTaken(isExercise);
}

void Practice::beginExercise(const std::optional<Goal>& goal, const QString& name, const QString& subject)
{
    goal_ = goal;
    name_ = name;
    subject_ = subject;
    seat_ = session_.round().seat();
    isKept_ = false;
    if (left_)
        watched_ = left_->watched;
    left_.reset();
    takeBoard(true);
    setStep(Step::trying);
    emit exerciseBegun();
}

/// Checks if the user has reached the end of the exercise.
void Practice::follow()
{
    think();
    // Another activity has called the deal off.
    if (step_ == Step::opening && deal_ && !session_.dealtEnding())
        return setStep(Step::away);
    if (step_ != Step::trying)
        return;
    const trainer::Round& round = session_.round();
    if (round.seat() != seat_) {
        takeBoard(false);
        return setStep(Step::away);
    }
    if (next_.exercise.page)
        return;
    const Stand stand = stand_of(next_.exercise, goal_, round, session_.tables().known());
    if (stand != Stand::open)
        finish(stand);
}

/// Records the user's thinking time.
void Practice::think()
{
    const trainer::Round& round = session_.round();
    const trainer::Game::NodeId node = round.game().current();
    if (thinkingAt_ && round.game().node(node).parent == thinkingAt_)
        watched_.thoughts.try_emplace(node, thinking_.elapsed());
    if (session_.isUsersTurn() && thinkingAt_ != node) {
        thinkingAt_ = node;
        thinking_.start();
    }
}

void Practice::look(bool tellsAll)
{
    // The set-up board shows the result of any position, too.
    if (step_ == Step::trying && tellsAll && session_.mode() != session::Mode::play)
        watched_.has_looked_up = true;
}

bool Practice::canTryAgain() const
{
    return step_ == Step::done && deal_ && attempt_->stand != Stand::succeeded;
}

void Practice::tryAgain()
{
    if (!canTryAgain())
        return;
    isRepeated_ = true;
    setStep(Step::opening);
    session_.take(restarted(session_.round()));
}

void Practice::giveUp()
{
    if (!canGiveUp())
        return;
    finish(Stand::open);
}

std::optional<trainer::Report> Practice::report() const
{
    return trainer::report_of(session_.round(), session_.tables().known());
}

/// Describes the mistake in a failed exercise; empty if the user has played no move since, because the coach
/// describes it then, and for exercises of a single move.
QString Practice::mistake() const
{
    const std::optional<trainer::Report> told = report();
    const trainer::Game& game = session_.round().game();
    const bool isLast = told && told->mistake && game.depth(*told->mistake) + 3 > game.line().size();
    const bool isOneMove = asks_one_move(attempt_->exercise);
    return attempt_->stand == Stand::succeeded || !told || isLast || isOneMove
               ? QString{}
               : show::mistakeSentence(session_, *told);
}

/// Explains the move to know by heart, if it was missed; empty for other exercises.
QString Practice::reasonByHeart() const
{
    if (!answer())
        return {};
    const auto reasons = trainer::coach::reasons(trainer::coach::stage_pens(), session_.tables().known(),
                                                 attempt_->start, *answer());
    return reasons.empty() ? QString{} : text::moveSentence(attempt_->start, *answer(), reasons);
}

std::optional<store::OwnMistake> Practice::source() const
{
    if (!isDone() || !next_.exercise.own)
        return std::nullopt;
    const auto found = std::ranges::find(mistakes_, next_.exercise, &store::OwnMistake::exercise);
    return found == mistakes_.end() ? std::nullopt : std::optional{*found};
}

std::optional<chess::Move> Practice::answer() const
{
    const bool isMissed = step_ == Step::done && attempt_ && attempt_->exercise.known != nullptr &&
                          attempt_->stand != Stand::succeeded;
    return isMissed ? std::optional{attempt_->answers.front()} : std::nullopt;
}

/// Ends the exercise in the given state: open, if the user gives up.
void Practice::finish(Stand stand)
{
    grade(attemptAt(next_.exercise, stand, watched_));
    setStep(Step::done);
}

/// Records the attempt, unless the exercise is only repeated.
void Practice::grade(const Attempt& attempt)
{
    attempt_ = attempt;
    if (isRepeated_) {
        // What was thrown away in the attempts before counted in them.
        attempt_->outcome.thrown =
            static_cast<int>(std::ranges::count_if(attempt_->moves, &AttemptMove::throws_result));
        attempt_->grade = grade_of(attempt_->outcome, preferences_.gradeRule);
        return;
    }
    done_.push_back({name(), subject_, *attempt_, store::memoryAfter(*attempt_, store_.memories())});
    store_.add(*attempt_, done_.back().memory);
    constexpr int offeredAfter = 2;
    // Questions have usually failed in their course before.
    const bool isFromCourse = attempt_->exercise.known != nullptr || attempt_->exercise.page;
    if (attempt_->grade == Grade::again &&
        (isFromCourse || store_.failures(attempt_->exercise) >= offeredAfter))
        pageAbout_ = findPage();
}

/// The attempt that ends with the current position.
Attempt Practice::attemptAt(const Exercise& exercise, Stand stand, const Watched& watched) const
{
    const auto goal = exercise.page ? std::nullopt : goal_;
    return attempt_of(exercise, goal, stand, session_.round(), session_.tables().known(), session_.opponent(),
                      watched, preferences_.gradeRule, clock_());
}

void Practice::takeAnswer(const store::PageRead& page)
{
    using trainer::course::Result;
    const Stand stand = is_solved(page.result)         ? Stand::succeeded
                        : page.result == Result::shown ? Stand::open
                                                       : Stand::failed;
    const auto attempt = [&](const Exercise& exercise, bool isPractised) {
        Watched watched = isPractised ? watched_ : Watched{};
        watched.was_helped = page.result == Result::with_help;
        return attemptAt(exercise, stand, watched);
    };
    if (isOnQuestion()) {
        if (step_ != Step::trying)
            return;
        // The page may have been asked for by a former key.
        next_.exercise = exerciseOf(page);
        grade(attempt(next_.exercise, true));
        isRepeated_ = true;
        emit changed();
        return;
    }
    if (stand == Stand::succeeded && !preferences_.practisesEveryQuestion && !store::isByHeart(page.course))
        return;
    answers_.push_back(attempt(exerciseOf(page), false));
    answers_.back().is_in_course = true;
    if (store_.isOpen())
        keepAnswers();
    else
        store_.open();
}

void Practice::endPage()
{
    if (isOnQuestion() && step_ == Step::trying)
        setStep(Step::done);
}

void Practice::keepAnswers()
{
    for (const Attempt& answer : std::exchange(answers_, {}))
        store_.add(answer, store::memoryAfter(answer, store_.memories()));
}

QString Practice::goOnWords() const
{
    switch (step_) {
    case Step::done:
        return isTimeUp() ? tr("Finish") : tr("Next exercise");
    case Step::away:
        return isListed_ ? tr("Back to the list") : tr("Back to practice");
    case Step::over:
        return tr("Keep practising");
    case Step::loading:
    case Step::opening:
    case Step::trying:
        return tr("Next exercise");
    case Step::off:
        break;
    }
    return {};
}

QStringList Practice::allGoOnWords()
{
    return {tr("Next exercise"), tr("Finish"), tr("Back to practice"), tr("Back to the list"),
            tr("Keep practising")};
}

std::size_t Practice::countDue(const std::vector<Exercise>& exercises) const
{
    return due_count(exercises, store_.memories(), clock_(), &store::localDay);
}

QString Practice::dueWords(std::size_t due)
{
    return due > 0 ? tr("%n due", nullptr, static_cast<int>(due)) : QString{};
}

QString Practice::dueWords(const std::vector<store::PageRead>& pages) const
{
    std::vector<Exercise> questions;
    std::ranges::transform(pages, std::back_inserter(questions), &exerciseOf);
    return dueWords(countDue(questions));
}

/// The progress of practice: "Practice · 3 done · 2 due · 4 minutes to go".
QString Practice::progress() const
{
    QStringList parts{tr("Practice")};
    const auto done = static_cast<int>(done_.size());
    if (done > 0)
        parts.append(tr("%n done", nullptr, done));
    parts.append(dueWords(countDue(chosen()) + countDue(questions_)));
    parts.append(leftWords());
    parts.removeAll(QString{});
    return parts.join(QStringLiteral(" · "));
}

/// The remaining part of the session, in words.
QString Practice::leftWords() const
{
    const store::PracticeLength& length = preferences_.practiceLength;
    if (length.exercises > 0) {
        const auto left = length.exercises - static_cast<int>(done_.size());
        return left > 0 ? tr("%n exercise(s) left", nullptr, left) : tr("all done");
    }
    const auto left = std::chrono::minutes{length.minutes} - spent();
    const auto minutes = std::chrono::ceil<std::chrono::minutes>(left).count();
    return minutes > 0 ? tr("%n minute(s) left", nullptr, static_cast<int>(minutes)) : tr("time is up");
}

/// True if the exercises of the summary belong to one ending or course, which is named once, above them.
bool Practice::haveOneSubject() const
{
    return done_.size() > 1 && std::ranges::all_of(done_, [this](const Done& done) {
               return !done.subject.isEmpty() && done.subject == done_.front().subject;
           });
}

/// A row of the summary: the exercise, its grade, when it is due again, and why. An exercise done again is
/// due as of its last attempt.
QStringList Practice::rowOf(const Done& done) const
{
    const Memory* memory = memory_of(store_.memories(), done.attempt.exercise);
    const text::Remark remark = text::remarkOn(done.attempt);
    const QString sign = isPassed(done.attempt) ? u"✓"_s : u"✗"_s;
    return {haveOneSubject() ? withoutSubject(done.name, done.subject) : done.name,
            u"%1 %2"_s.arg(sign, text::gradeName(done.attempt.grade)),
            text::dueWords(memory != nullptr ? *memory : done.memory, clock_(), &store::localDay),
            text::joined({remark.headline, remark.reason})};
}

void Practice::openDone(int row)
{
    const Attempt& attempt = done_.at(static_cast<std::size_t>(row)).attempt;
    const Exercise& exercise = attempt.exercise;
    if (exercise.page) {
        stepAside();
        return emit pageChosen(pathOf(*exercise.page), QString::fromStdString(exercise.page->page));
    }
    const bool isWon = exercise.prospect == trainer::Prospect::win;
    session_.start(attempt.start, isWon ? trainer::Seat::attacker : trainer::Seat::defender);
    takeBoard(true);
    emit changed();
}

QString Practice::name() const
{
    return name_.isEmpty() ? text::exerciseName(next_.exercise) : name_;
}

panels::CoursePage Practice::summary() const
{
    panels::CoursePage page;
    page.course = tr("Practice");
    page.chapter = tr("That's it for now.");
    const auto solved = std::ranges::count_if(done_, [](const Done& done) { return isPassed(done.attempt); });
    page.words = text::joined({tr("Exercises done: %1. Solved: %2.").arg(done_.size()).arg(solved),
                               tr("Choose one to see its position or its page again.")});
    page.columns = {haveOneSubject() ? done_.front().subject : tr("Exercise"), tr("Result"), tr("Next time"),
                    tr("Reason")};
    for (const Done& done : done_)
        page.rows.push_back(rowOf(done));
    return page;
}

/// The text after an exercise in addition to its result: when it is due again, and where to read about it.
QString Practice::afterwards() const
{
    const Memory* memory = memory_of(store_.memories(), next_.exercise);
    // The memory is gone if the user has erased the practice data since.
    const QString kept = store_.isFailing() ? tr("Your result cannot be saved at the moment.")
                         : isKept_ && memory != nullptr
                             ? text::againSentence(*memory, clock_(), &store::localDay)
                             : QString{};
    return text::joined(
        {kept, pageAbout_ ? tr("Page %1 of the course explains this.").arg(pageAbout_->number) : QString{}});
}

/// Adds the task of the exercise, or that it has become impossible.
void Practice::addTask(panels::CoursePage& page) const
{
    const bool isLost = goal_ && is_out_of_reach(*goal_, session_.round(), session_.tables().known());
    page.task =
        isLost ? text::lostGoalSentence(next_.exercise, *goal_) : text::goalSentence(next_.exercise, goal_);
    page.tone = isLost ? Tone::bad : Tone::plain;
}

/// Adds the content of a course page to the card of its question.
void Practice::addPage(panels::CoursePage& page, const panels::CoursePage& asked) const
{
    QStringList paragraphs{page.words, asked.words,
                           step_ == Step::done || isRepeated_ ? afterwards() : QString{}};
    paragraphs.removeAll(QString{});
    page.words = paragraphs.join(u'\n');
    page.task = asked.task;
    page.tone = asked.tone;
}

panels::CoursePage Practice::page(const panels::CoursePage& asked) const
{
    if (step_ == Step::over)
        return summary();
    panels::CoursePage page;
    page.hasButtons = step_ == Step::away;
    if (step_ == Step::away && isListed_) {
        page.course = tr("Practice");
        page.chapter = tr("That's it for now.");
        return page;
    }
    page.course = progress();
    page.chapter = name();
    const Memory* memory = memory_of(store_.memories(), next_.exercise);
    if (step_ == Step::opening || step_ == Step::trying) {
        // By the first move the user has read it, and the move list needs the room.
        if (step_ == Step::opening || isAtStart())
            page.words =
                isOnOtherSubject_ && next_.why == Why::due
                    ? tr("This question about another subject is due; every third exercise may be one.")
                    : text::whySentence(next_, memory, clock_(), &store::localDay);
        // Until the exercise is on the board, the goal is that of the previous one.
        if (step_ == Step::trying)
            addTask(page);
    } else if (step_ == Step::done && !next_.exercise.page) {
        const text::Remark remark = text::remarkOn(*attempt_);
        page.task = remark.headline;
        page.tone = remark.tone;
        page.isTaskFirst = true;
        page.words = text::joined({remark.reason, reasonByHeart(), mistake(), afterwards()});
    }
    if (isOnQuestion())
        addPage(page, asked);
    return page;
}

} // namespace modes
