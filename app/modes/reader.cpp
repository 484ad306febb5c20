// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/reader.h"

#include <QFileInfo>
#include <QLocale>
#include <QPointer>
#include <algorithm>
#include <chrono>
#include <utility>
#include <variant>

#include "chess/overloaded.h"
#include "files/file_troubles.h"
#include "show/coach.h"
#include "store/courses.h"
#include "text/coaching.h"
#include "text/course_faults.h"
#include "text/hints.h"
#include "text/languages.h"
#include "text/phrasing.h"
#include "text/words.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/ladder.h"
#include "trainer/coach/stage.h"
#include "trainer/course/known_line.h"
#include "trainer/report.h"

namespace modes {
namespace {

using namespace std::chrono_literals;
using session::Mode;
using session::TrainerSession;
using text::Tone;
using namespace trainer::course;

constexpr auto replyDelay = 350ms;
constexpr auto blink = 300ms;

/// True if the page has moves of its own.
bool hasMoves(const Task& task)
{
    return std::holds_alternative<Read>(task) || std::holds_alternative<Find>(task);
}

/// True if the page asks for moves.
bool isSearch(const Page& page)
{
    return std::holds_alternative<Find>(page.task);
}

/// True if the page has its own verdict. For a wrong move the coach gives the verdict, with a reason.
bool hasVerdict(const Page& page, const Reading& here)
{
    switch (here.progress) {
    case Progress::reading:
    case Progress::asked:
        return isSearch(page) && here.has_found;
    case Progress::wrong:
        return !isSearch(page);
    case Progress::as_good:
    case Progress::slower:
    case Progress::other:
    case Progress::unjudged:
    case Progress::done:
        break;
    }
    return true;
}

Tone toneOf(const Page& page, const Reading& here)
{
    if (!hasVerdict(page, here) || here.progress == Progress::other || here.progress == Progress::unjudged)
        return Tone::plain;
    const bool isShown = here.is_finished && here.result == Result::shown;
    return here.progress == Progress::wrong || isShown ? Tone::costly : Tone::good;
}

bool isGivenUp(const std::optional<trainer::GameEnd>& end)
{
    return end && end->reason == trainer::EndReason::given_up;
}

/// The task to win without having to mate, by what there is to promote and to capture at the start.
QString winTask(const trainer::Round& round, int moves)
{
    const chess::Board& board = round.game().start().board();
    const bool hasPawn = !board.of(round.attacker(), chess::Role::pawn).empty();
    const bool isBare = board.of(!round.attacker()).size() == 1;
    if (isBare)
        return hasPawn ? Reader::tr("Win within %n move(s): promote a pawn.", nullptr, moves)
                       : Reader::tr("Mate within %n move(s).", nullptr, moves);
    return hasPawn ? Reader::tr("Win within %n move(s): promote a pawn, or win everything but the king.",
                                nullptr, moves)
                   : Reader::tr("Win within %n move(s): capture everything but the king.", nullptr, moves);
}

/// States that a mate has become impossible, and why.
QString lateMate(const trainer::Round& round, int moves, const endgame::Tablebase& known)
{
    const QString late = Reader::tr("You can no longer mate in time.");
    const auto verdict = known.probe(round.position());
    if (!verdict || trainer::winner_of(round.position(), verdict) != round.attacker())
        return late;
    return text::joined({late, Reader::tr("Moves used: %1 of %2; still needed: %3.")
                                   .arg(attackers_moves(round))
                                   .arg(moves)
                                   .arg(verdict->to_mate().moves())});
}

QString playTask(const Reading& here, const trainer::Round& round, Play play, const endgame::Tablebase& known)
{
    const std::optional<trainer::GameEnd> end = round.end();
    if (here.progress == Progress::done)
        return play.is_to_mate ? Reader::tr("You mated in time.")
                               : Reader::tr("You won in time; you need not play on to mate.");
    if (here.progress == Progress::asked)
        return play.is_to_mate ? Reader::tr("Mate within %n move(s).", nullptr, play.moves)
                               : winTask(round, play.moves);
    if (isGivenUp(end))
        return Reader::tr("You gave up, so it counts as failed.");
    if (end && !end->winner)
        return Reader::tr("The game is drawn, so it counts as failed.");
    if (!play.is_to_mate)
        return Reader::tr("You can no longer win in time.");
    return end ? Reader::tr("You did not mate in time.") : lateMate(round, play.moves, known);
}

QString holdTask(const Reading& here, const std::optional<trainer::GameEnd>& end, int moves)
{
    if (here.progress == Progress::done)
        return Reader::tr("You held the draw.");
    if (isGivenUp(end))
        return Reader::tr("You gave up, so it counts as failed.");
    return here.progress == Progress::wrong ? Reader::tr("You let the draw slip.")
                                            : Reader::tr("Hold the draw for %n move(s).", nullptr, moves);
}

/// The wrongly selected squares, and the number of missing ones.
QString wordsOnWrongSquares(const Reading& here)
{
    const QString names = text::squareNames(here.wrong_squares);
    const QString wrong = here.wrong_squares.size() == 1 ? Reader::tr("%1 is wrong.").arg(names)
                                                         : Reader::tr("Wrong squares: %1.").arg(names);
    const QString missing =
        here.missing > 0 ? Reader::tr("%n square(s) still to find.", nullptr, here.missing) : QString{};
    return text::joined({wrong, missing});
}

/// Accepts a best move in place of the page's.
QString bestMove(const chess::Position& before, chess::Move his, chess::Move ours,
                 const endgame::Tablebase& known)
{
    const std::vector<chess::Move> best = known.best_moves(before);
    const bool isBetter = !best.empty() && std::ranges::count(best, ours) == 0;
    return (isBetter ? Reader::tr("Right: %1 is even better than %2.")
                     : Reader::tr("Right: %1 is as good as %2."))
        .arg(text::moveName(before, his), text::moveName(before, ours));
}

QString pointTask(const Reading& here, int wanted, int pointed)
{
    if (here.progress == Progress::done && wanted == 1)
        return here.is_shown ? Reader::tr("This is the square.") : Reader::tr("Correct: this is the square.");
    if (here.progress == Progress::done)
        return here.is_shown ? Reader::tr("These are the squares.")
                             : Reader::tr("Correct: these are the squares.");
    if (here.progress == Progress::wrong)
        return wordsOnWrongSquares(here);
    if (pointed > 0)
        return text::joined({Reader::tr("%n more square(s).", nullptr, wanted - pointed),
                             Reader::tr("Select a square again to clear it.")});
    return Reader::tr("Select %n square(s) on the board, or type them.", nullptr, wanted);
}

/// The first hint on the squares that a page asks for.
QString colorsOf(chess::Bitboard squares)
{
    const int light = (squares & chess::light_squares).size();
    const int dark = squares.size() - light;
    if (squares.size() == 1)
        return light > 0 ? Reader::tr("The square to find is light.")
                         : Reader::tr("The square to find is dark.");
    if (dark == 0)
        return Reader::tr("The squares to find are all light.");
    return light == 0 ? Reader::tr("The squares to find are all dark.")
                      : Reader::tr("Squares to find: %1 light, %2 dark.", "numbers").arg(light).arg(dark);
}

/// The drawings on a position, without those that touch the squares of a move.
chess::Comment without(chess::Move move, const chess::Comment& drawn)
{
    const auto touches = [move](chess::Square square) { return square == move.from || square == move.to; };
    chess::Comment rest;
    for (const chess::SquareMark mark : drawn.squares) {
        if (!touches(mark.square))
            rest.squares.add(mark);
    }
    for (const chess::ArrowMark arrow : drawn.arrows) {
        if (!touches(arrow.from) && !touches(arrow.to))
            rest.arrows.add(arrow);
    }
    return rest;
}

} // namespace

Reader::Reader(TrainerSession& session, store::Preferences& preferences, store::PracticeStore& practice,
               panels::CourseCard& card, DueWords dueWords)
    : session_{session}
    , preferences_{preferences}
    , practice_{practice}
    , card_{card}
    , dueWords_{std::move(dueWords)}
{
    session_.help().allow(session::Help::Allowed::all);
    reply_.setSingleShot(true);
    connect(&reply_, &QTimer::timeout, this, &Reader::goOnByItself);
    connect(&session_, &TrainerSession::begun, this, [this] {
        reading_.reset();
        isAway_ = course() != nullptr && !is_round_of(page(), session_.round());
        // After its end there is nothing to go on with behind a game.
        if (isFinished_ && !is_page(session_.round()))
            leave();
    });
    connect(&session_, &TrainerSession::changed, this, [this] {
        reading_.reset();
        // The user may have gone elsewhere before the page's move.
        if (!isOnPage() || goingOn_ != session_.round().game().current())
            goingOn_.reset();
        noteSeen();
        replyIfDue();
        noteTry();
        noteResult();
        refresh();
    });
    connect(&session_, &TrainerSession::superseded, this, &Reader::giveWay);
    connect(&practice_, &store::PracticeStore::opened, this, &Reader::readResults);
    blink_.setSingleShot(true);
    blink_.setInterval(blink);
    connect(&blink_, &QTimer::timeout, this, [this] {
        refresh();
        emit turned();
    });
    connect(&thread_, &store::PgnThread::courseRead, this, &Reader::take);
    connect(&thread_, &store::PgnThread::failed, this, [this](store::FileTrouble trouble) {
        blink_.stop();
        if (isExercise_)
            return giveUpExercise();
        if (isResuming_)
            leave();
        refresh();
        emit turned();
        text::Remark remark = files::remarkOn(trouble, opening_, store::courseSizeLimit);
        if (trouble == store::FileTrouble::missing)
            remark.reason = text::joined({remark.reason, tr("Choose a course from the Training menu.")});
        emit told(remark);
    });
}

void Reader::open(const QString& path)
{
    openAt(path, {});
}

void Reader::openAt(const QString& path, const QString& page)
{
    if (isExercise_)
        leave();
    isResuming_ = false;
    asked_.reset();
    read(path, page);
}

void Reader::ask(const QString& path, const QString& page)
{
    leave();
    isExercise_ = true;
    const store::FileStamp stamp = store::stampOf(path);
    if (!asked_ || asked_->path != path || asked_->stamp != stamp)
        asked_ = {path, stamp, nullptr};
    read(path, page);
}

QString Reader::language()
{
    return QLocale{}.name().section(u'_', 0, 0);
}

void Reader::reread(const QString& path)
{
    const bool isThere = isOpen() && path_ == path;
    const bool isComing = isResuming_ && opening_ == path;
    if (!isThere && !isComing)
        return;
    isResuming_ = true;
    read(path);
}

void Reader::resume()
{
    isResuming_ = !preferences_.course.isEmpty();
    if (isResuming_)
        read(store::coursePath(preferences_.course, language()));
}

void Reader::read(const QString& path, const QString& page)
{
    opening_ = path;
    wanted_ = page;
    if (!isExercise_ || asked_->course == nullptr) {
        blink_.start();
        thread_.readCourse(path);
        return emit opening();
    }
    // Later, as after a reading: a window that is being replaced must not take the page any more.
    const auto takeAgain = [this, path, page] {
        if (isExercise_ && course_ == nullptr && opening_ == path && wanted_ == page)
            take(asked_->course);
    };
    QMetaObject::invokeMethod(this, takeAgain, Qt::QueuedConnection);
}

/// Cancels the reading of a course: it must not take the board from what the user has begun since.
void Reader::giveWay()
{
    if (!thread_.isBusy() || isResuming_)
        return;
    thread_.cancel();
    blink_.stop();
    if (isExercise_) {
        leave();
        return emit gaveWay();
    }
    refresh();
    emit turned();
}

void Reader::take(const store::SharedCourse& read)
{
    blink_.stop();
    course_ = read;
    path_ = opening_;
    if (isExercise_)
        asked_->course = read;
    results_.clear();
    areResultsKnown_ = false;
    const auto wanted = place_of(*course(), wanted_.toStdString());
    if (isExercise_ && !wanted)
        return giveUpExercise();
    readResults();
    // The number of positions due is known only then.
    if (isLearning() && !practice_.isOpen())
        practice_.open();
    const Place there = wanted ? *wanted : bookmarked().value_or(Place{});
    isLookUp_ = wanted && !isExercise_;
    if (std::exchange(isResuming_, false))
        return resumeAt(there);
    turnTo(there);
    if (isExercise_) {
        emit asked(pageName(*course(), place_), QString::fromStdString(course()->title));
    } else if (!course_->faults.empty()) {
        emit told(text::courseRemark(course_->faults));
    }
}

/// Leaves an exercise whose page cannot be found.
void Reader::giveUpExercise()
{
    const store::SharedCourse course = course_;
    leave();
    emit notFound(course);
}

/// Loads the saved results of the course; results noted meanwhile may be better.
void Reader::readResults()
{
    if (course() == nullptr)
        return;
    if (const auto renamed = renamed_pages(*course()); !renamed.empty())
        practice_.rename(store::courseName(path_), renamed);
    practice_.ask(
        [name = store::courseName(path_)](const store::PracticeDatabase& database) {
            return std::pair{name, database.resultsOf(name)};
        },
        [reader = QPointer{this}, before = results_](const std::pair<QString, ResultsByKey>& kept) {
            if (!reader || reader->course() == nullptr || store::courseName(reader->path_) != kept.first)
                return;
            Results results = results_of(*reader->course(), kept.second);
            if (const auto here = results.find(reader->place_); here != results.end())
                reader->resultBefore_ = std::max(reader->resultBefore_, std::optional{here->second});
            for (const auto& [place, result] : reader->results_) {
                const auto known = before.find(place);
                if (known == before.end() || known->second != result)
                    results[place] = std::max(results[place], result);
            }
            reader->results_ = std::move(results);
            reader->areResultsKnown_ = true;
            reader->countPositions();
            reader->keepPlace();
            reader->showLineIfNew();
            reader->refresh();
            emit reader->resultsChanged();
        });
}

void Reader::forgetResults()
{
    results_.clear();
    resultBefore_.reset();
    preferences_.coursePlaces = store::withoutScores(preferences_.coursePlaces);
    refresh();
    emit resultsChanged();
}

/// The place of the bookmark in the course, if it has been opened before.
std::optional<Place> Reader::bookmarked() const
{
    const auto bookmark = store::bookmarkIn(preferences_.coursePlaces, store::courseName(path_));
    return bookmark ? std::optional{placeOf(*bookmark, *course())} : std::nullopt;
}

/// Saves the current page as the bookmark, with the score; an exercise does not change the bookmark.
void Reader::keepPlace()
{
    const Score score = score_of(*course(), results_);
    const bool asks = score.questions > 0;
    const int done = asks ? score.solved : score.read;
    const int all = asks ? score.questions : score.pages;
    QStringList& kept = preferences_.coursePlaces;
    const QString name = store::courseName(path_);
    const std::string& key = page_at(*course(), place_)->key;
    kept = isExercise_ || isLookUp_
               ? store::withScore(kept, name, done, all)
               : store::withBookmark(kept, {name, place_, QString::fromStdString(key), done, all});
}

void Reader::noteResult()
{
    const auto result = reading().result;
    if (!result)
        return;
    if (isLookUp_ && (!resultBefore_ || bookmarked() < place_)) {
        isLookUp_ = false;
        keepPlace();
    }
    note(place_, result_after(resultBefore_, *result));
    if (!std::exchange(isAnswered_, true)) {
        emit answered(resultOfPage(place_, *result));
        countPositions();
    }
    if (reading().is_finished || mustStartAgain(reading()))
        emit ended();
}

/// Records a wrong move; a repeated one gets a hint, since the same verdict again would not help, and one
/// without a reason gets the question that a better move answers.
void Reader::noteTry()
{
    const Reading& here = reading();
    const bool isWrong = isOnPage() && isSearch(page()) && here.progress == Progress::wrong &&
                         here.tried == session_.round().game().current();
    if (std::exchange(try_, isWrong ? here.tried : std::nullopt) == try_)
        return;
    hint_.clear();
    question_.clear();
    if (try_ && !tries_.insert(*try_).second)
        hintAgain(here.back_to);
    else if (try_ && !isExplained(here) && !show::explainsTry(session_))
        askForAim(here);
}

/// Asks for the aim of the right move, which is no hint that counts.
void Reader::askForAim(const Reading& here)
{
    const auto hints = mayHint(here) ? ladder(trainer::coach::stage_pens(), session_.tables().known(),
                                              session_.round().game().node(here.back_to).position)
                                     : std::nullopt;
    if (hints && hints->aim && hints->rungs.front() == trainer::coach::Rung::aim)
        question_ = text::reasonQuestion(*hints->aim);
}

/// True if hints, which are based on the best moves, lead to the move that the page asks for: a move known by
/// heart may be another one.
bool Reader::mayHint(const Reading& here) const
{
    const chess::Position& position = session_.round().game().node(here.back_to).position;
    return !is_by_heart(page().task) ||
           session_.tables().known().best_moves(position) == std::vector{*here.next};
}

/// Gives the next hint on a position, but never the move.
void Reader::hintAgain(trainer::Game::NodeId at)
{
    using trainer::coach::Rung;
    const trainer::Round& round = session_.round();
    const chess::Position& position = round.game().node(at).position;
    if (!mayHint(reading()))
        return;
    const auto hints = ladder(trainer::coach::stage_pens(), session_.tables().known(), position);
    if (!hints)
        return;
    const auto given = round.help().hinted.find(at);
    const auto last = given != round.help().hinted.end() ? std::optional{given->second} : std::nullopt;
    const Rung rung = std::min(above(*hints, last).value_or(Rung::play), Rung::moves);
    if (rung == Rung::moves)
        return;
    session_.noteHint(rung, at);
    const text::Remark remark = text::hintRemark(position, *hints, rung);
    hint_ = text::joined({remark.headline, remark.reason});
}

store::PageRead Reader::resultOfPage(Place place, Result result) const
{
    return {store::courseName(path_), QString::fromStdString(page_at(*course(), place)->key), result};
}

/// Saves the result of a page if it is the best so far.
void Reader::note(Place place, Result result)
{
    const auto [known, isNew] = results_.try_emplace(place, result);
    if (!isNew && known->second >= result)
        return;
    known->second = result;
    keepPlace();
    emit resultsChanged();
    emit pageRead(resultOfPage(place, result));
}

/// Returns the longest text of the current chapter.
QString Reader::longestText() const
{
    const std::string* longest = nullptr;
    for (const Page& page : course()->chapters[place_.chapter].pages) {
        const chess::GameTree& tree = page.game.tree;
        for (chess::GameTree::NodeId node = 0; node < tree.nodes().size(); ++node) {
            const std::string& text = tree.annotations(node).after.text;
            if (longest == nullptr || text.size() > longest->size())
                longest = &text;
        }
    }
    return QString::fromStdString(*longest);
}

/// True if the last move of the page has been on the board on this visit.
bool Reader::isReadToEnd() const
{
    return seen_.contains(page().game.tree.main_line().back());
}

/// True if the page has neither words nor moves.
bool Reader::isBlank() const
{
    const chess::GameTree& tree = page().game.tree;
    return tree.nodes().size() == 1 && tree.annotations(chess::GameTree::root).after.text.empty();
}

/// Stores the result that the page has when it is opened.
///
/// @param isAnswered true if an answer to the page is already on the board
void Reader::beginVisit(bool isAnswered)
{
    reading_.reset();
    seen_.clear();
    tries_.clear();
    try_.reset();
    hint_.clear();
    question_.clear();
    goingOn_.reset();
    isAnswered_ = isAnswered;
    replyBefore_ =
        store::isByHeart(store::courseName(path_)) ? reply_before(*course(), place_) : std::nullopt;
    card_.setRoomFor(longestText());
    const auto known = results_.find(place_);
    resultBefore_ = known != results_.end() ? std::optional{known->second} : std::nullopt;
}

/// Shows a page without changing the round.
void Reader::resumeAt(Place place)
{
    place_ = place;
    pointed_ = {};
    line_ = isLearning() ? shown_line(*course(), place) : std::nullopt;
    if (line_ && !is_round_of(*line_, session_.round()))
        line_.reset();
    beginVisit(session_.round().game().nodes().size() > 1);
    isAway_ = !is_round_of(page(), session_.round());
    if (!isAway_)
        solveIfAsked();
    noteSeen();
    replyIfDue();
    refresh();
    emit turned();
}

void Reader::leave()
{
    thread_.cancel();
    reply_.stop();
    goingOn_.reset();
    course_.reset();
    line_.reset();
    isResuming_ = false;
    isExercise_ = false;
    isLookUp_ = false;
    isFinished_ = false;
    preferences_.course.clear();
    refresh();
    emit turned();
}

/// True if the text of the page can be read on the board now.
bool Reader::isOnPage() const
{
    return course() != nullptr && !isAway_ && session_.mode() == Mode::play;
}

bool Reader::isReading() const
{
    return isOnPage() && !is_question(page());
}

/// True if the page itself explains why a move is wrong, or gives a hint on it.
bool Reader::isExplained(const Reading& here) const
{
    return !hint_.isEmpty() || (here.at && !here.words.empty());
}

/// True if a page can only be started again because the last move of the user's changed the result.
bool Reader::hasSpoilt(const Reading& here) const
{
    const trainer::Round& round = session_.round();
    const auto end = round.end();
    if (!mustStartAgain(here) || (end && (end->winner || isGivenUp(end))))
        return false;
    const auto last = show::remarkedNode(session_);
    const trainer::Judgement* judgement = last ? round.judgement(*last) : nullptr;
    return judgement != nullptr && changes_result(*judgement);
}

bool Reader::isSpeaking() const
{
    if (!isOnPage())
        return false;
    const Reading here = reading();
    // The coach comments again once the user plays on after the end of the page.
    if (isSearch(page()))
        return here.progress == Progress::wrong ? isExplained(here)
                                                : !(here.progress == Progress::done && here.is_off);
    // The coach explains the move that spoilt the result of a page to be played out.
    return (!here.is_off && !here.words.empty()) ||
           (is_question(page()) && hasVerdict(page(), here) && !hasSpoilt(here));
}

QString Reader::verdict() const
{
    if (!isOnPage() || !is_question(page()))
        return {};
    const Reading here = reading();
    return hasVerdict(page(), here) ? task(here) : hintOnSquares();
}

bool Reader::isRefuted() const
{
    if (!isOnPage() || !isSearch(page()))
        return false;
    const Reading here = reading();
    return here.is_asking && here.progress == Progress::wrong;
}

bool Reader::canTryAgain() const
{
    return isRefuted() || (isSearching() && reading().is_asking && reading().progress == Progress::other);
}

Reader::Stand Reader::stand() const
{
    const trainer::Round& round = session_.round();
    return {round.changes(), round.judged().size(), session_.mode(), place_, pointed_, isOnPage()};
}

const Reading& Reader::reading() const
{
    const Stand here = stand();
    if (!reading_ || reading_->first != here)
        reading_ = {here, here.isOnPage
                              ? reading_of(page(), session_.round(), session_.tables().known(), pointed_)
                              : Reading{}};
    return reading_->second;
}

/// True if the page continues only after an answer.
bool Reader::isWaiting(const Reading& here) const
{
    if (!is_question(page()) || here.is_finished || mustStartAgain(here))
        return false;
    return !isSearch(page()) || (!here.is_off && here.is_asking && !here.is_reply_due);
}

/// True if the page continues with its own moves, or waits for a return to them.
bool Reader::goesOnByMoves(const Reading& here) const
{
    return (hasMoves(page().task) && !here.is_finished && (here.is_off || here.next)) ||
           unseenVariation(here);
}

/// Notes which moves of a page to be read have been on the board.
void Reader::noteSeen()
{
    if (!isReading())
        return;
    const trainer::Game& game = session_.round().game();
    // The moves before one that has been noted have been, too.
    std::optional<trainer::Game::NodeId> node = game.current();
    while (node && seen_.insert(*node).second)
        node = game.node(*node).parent;
}

/// The first move of a page to be read that has not been on the board, once a line has ended there, so that
/// its variations are not overlooked.
std::optional<trainer::Game::NodeId> Reader::unseenVariation(const Reading& here) const
{
    if (!isReading() || here.is_off || here.next)
        return std::nullopt;
    trainer::Game::NodeId first = 0;
    for (const trainer::Game::NodeId node : seen_) {
        if (node != first)
            break;
        ++first;
    }
    return first < page().game.tree.nodes().size() ? std::optional{first} : std::nullopt;
}

/// True if the page's move can be played in place of the reader's equally good one, from which the page is
/// played out otherwise.
bool Reader::canRejoin(const Reading& here) const
{
    return here.own && !here.is_finished;
}

/// True if the task can only be restarted from its beginning.
bool Reader::mustStartAgain(const Reading& here) const
{
    return here.progress == Progress::wrong &&
           (std::holds_alternative<Play>(page().task) || std::holds_alternative<Hold>(page().task));
}

bool Reader::offersPageMove() const
{
    return isOnPage() && canRejoin(reading());
}

bool Reader::canTurn() const
{
    return isOpen() && !isEdited_ && session_.mode() == Mode::play;
}

bool Reader::canGoOn() const
{
    return canTurn() && (isAway_ || maySkip() || !isWaiting(reading()) || canRejoin(reading()));
}

/// True if the page was solved on another visit.
bool Reader::isSolvedBefore() const
{
    return resultBefore_ && is_solved(*resultBefore_);
}

/// True if going on skips the question: it was solved on another visit, and no line goes on with it by
/// itself.
bool Reader::maySkip() const
{
    return isSolvedBefore() && !isLearning();
}

text::Remark Reader::waitingRemark() const
{
    const QString skip = tr("Alt+Shift+PgDn goes to the next page without an answer.");
    if (!isOnPage() || !is_question(page()))
        return {Tone::plain, skip, {}};
    const QString what = isSearch(page()) ? tr("The page goes on when you have played the move it asks for.")
                         : isPointing()   ? tr("The page goes on when you have selected the right squares.")
                                          : tr("The page goes on when you have played it out.");
    return {Tone::plain, what, skip};
}

void Reader::goOn()
{
    if (!canGoOn())
        return;
    if (isAway_)
        return turnTo(place_);
    const Reading here = reading();
    if (mustStartAgain(here))
        return startAgain();
    if (canRejoin(here))
        return goOnWithPageMove(*session_.round().game().node(*here.own).parent);
    if (goesOnByMoves(here) && !isWaiting(here))
        return goOnByMoves(here);
    if (lineReply(here))
        return is_accepted(here.progress) ? goOnWithPageMove(here.back_to) : stepAlong(*lineReply(here));
    skip();
}

bool Reader::canStartAgain() const
{
    return canTurn() && isPlayedOut() && session_.round().game().depth() > 0 && !mustStartAgain(reading());
}

void Reader::startAgain()
{
    const auto result = reading().result;
    const int errors = reading().errors + (result && is_to_repeat(*result) ? 1 : 0);
    // Without the failed moves, which could be gone on with otherwise.
    turnTo(place_);
    pointed_.errors = errors;
}

bool Reader::asksMoveByHeart() const
{
    const Reading here = reading();
    return isSearching() && here.is_asking && !here.is_reply_due && !mayHint(here);
}

void Reader::tryAgain()
{
    if (canTryAgain())
        session_.goTo(reading().back_to);
}

void Reader::goOnByMoves(const Reading& here)
{
    if (const auto variation = unseenVariation(here))
        return session_.goTo(*variation);
    if (!here.is_off)
        return step(*here.next);
    if (is_accepted(here.progress))
        goOnWithPageMove(here.back_to);
    else
        session_.goTo(here.back_to);
}

/// Takes the reader's move back, so that this can be seen, before the page's move is played.
void Reader::goOnWithPageMove(trainer::Game::NodeId before)
{
    goingOn_ = before;
    session_.goTo(before);
}

bool Reader::canPass() const
{
    if (!isOnPage() || !is_question(page()))
        return false;
    const Reading& here = reading();
    return !here.is_finished && (!isSearch(page()) || (here.is_asking && !here.is_reply_due));
}

void Reader::showAnswer()
{
    if (!canShowAnswer())
        return;
    if (const auto* asked = std::get_if<Point>(&page().task)) {
        pointed_.is_shown = true;
        return pointAt(pointed_.squares ^ asked->squares);
    }
    if (reading().is_off)
        session_.goTo(reading().back_to);
    session_.playForUser(*reading().next);
}

void Reader::showSolution()
{
    showAnswer();
    while (isSearching() && !reading().is_finished && reading().next) {
        if (reading().is_reply_due)
            step(*reading().next);
        else
            session_.playForUser(*reading().next);
    }
}

QString Reader::passWords() const
{
    if (!isOpen())
        return {};
    // After a failure, going on starts again.
    return isPlayedOut() && !mustStartAgain(reading()) ? tr("Start again")
           : isPointing()                              ? tr("Show the squares")
                                                       : tr("Show the move");
}

void Reader::skip()
{
    if (line_)
        return askLine();
    // A page to be read counts once its last move has been on the board.
    if (is_question(page()) || isReadToEnd())
        note(place_, Result::read);
    const auto next = place_after(*course(), place_);
    if (!next) {
        isFinished_ = true;
        return emit finished();
    }
    isLookUp_ = isLookUp_ && resultBefore_ && next < bookmarked();
    turnTo(*next);
}

std::optional<Place> Reader::nextUnsolved() const
{
    return isOpen() ? next_unsolved(*course(), results_, place_) : std::nullopt;
}

QString Reader::goOnWords() const
{
    if (!isOpen())
        return {};
    if (isAway_)
        return tr("Back to the course");
    const Reading here = reading();
    if (mustStartAgain(here))
        return tr("Start again");
    if (canRejoin(here))
        return goOnWith(*session_.round().game().node(*here.own).parent, *here.in_place_of);
    if (goesOnByMoves(here) && !(isWaiting(here) && maySkip()))
        return wordsOnMoves(here);
    if (line_)
        return tr("Your turn");
    if (lineReply(here))
        return is_accepted(here.progress) ? goOnWith(here.back_to, *here.next) : tr("Next move");
    if (isLineOver(here) && place_after(*course(), place_))
        return tr("Next line");
    return place_after(*course(), place_) ? tr("Next page") : tr("Finish");
}

QString Reader::goOnWith(trainer::Game::NodeId before, chess::Move move) const
{
    return tr("Go on with %1", "a move")
        .arg(text::moveName(session_.round().game().node(before).position, move));
}

QString Reader::wordsOnMoves(const Reading& here) const
{
    if (is_accepted(here.progress))
        return goOnWith(here.back_to, *here.next);
    if (here.is_off)
        return isSearch(page()) ? tr("Try again") : tr("Back to the page");
    return unseenVariation(here) ? tr("Next variation") : tr("Next move");
}

/// True if going back leads to the previous page: at the start, and from a page that is played out.
bool Reader::goesBackByPage() const
{
    return !isOnPage() || session_.round().game().depth() == 0 || isPlayedOut();
}

QStringList Reader::allGoOnWords()
{
    return {tr("Back to the course"),
            tr("Start again"),
            tr("Next page"),
            tr("Finish"),
            tr("Try again"),
            tr("Back to the page"),
            tr("Next move"),
            tr("Next variation"),
            tr("Next line"),
            tr("Your turn"),
            tr("Go on with %1", "a move").arg(QStringLiteral("Nd5+"))};
}

QStringList Reader::allGoBackWords()
{
    return {tr("Previous page"), tr("Previous move")};
}

QStringList Reader::allPassWords()
{
    return {tr("Show the move"), tr("Show the squares"), tr("Start again")};
}

bool Reader::canGoBack() const
{
    return canTurn() && isOnPage() && !canTryAgain() &&
           (!goesBackByPage() || place_before(*course(), place_));
}

QString Reader::goBackWords() const
{
    return goesBackByPage() ? tr("Previous page") : tr("Previous move");
}

/// Steps back on the page, or to the previous page.
void Reader::goBack()
{
    const trainer::Game& game = session_.round().game();
    if (goesBackByPage()) {
        const Place before = *place_before(*course(), place_);
        return isLookUp_ ? turnTo(before) : repeat(before);
    }
    const Reading here = reading();
    if (here.is_off)
        return session_.goTo(here.back_to);
    const auto parent = *game.node(game.current()).parent;
    session_.goTo(isAfterReply() ? *game.node(parent).parent : parent);
}

bool Reader::isAfterReply() const
{
    const std::size_t depth = session_.round().game().depth();
    return isOnPage() && std::holds_alternative<Find>(page().task) && !reading().is_off && depth > 0 &&
           depth % 2 == 0;
}

void Reader::turnTo(Place place)
{
    line_ = isNew(place) ? shown_line(*course(), place) : std::nullopt;
    turnTo(place, round_of(line_ ? *line_ : *page_at(*course(), place)));
}

/// Turns to a page with a round on it.
void Reader::turnTo(Place place, trainer::Round round)
{
    place_ = place;
    pointed_ = {};
    isFinished_ = false;
    beginVisit(false);
    keepPlace();
    if (!isExercise_)
        preferences_.course = store::courseName(path_);
    session_.take(std::move(round));
    solveIfAsked();
    emit turned();
}

/// Solves an ending with five pieces for a question about it, whose answers the tablebases judge.
void Reader::solveIfAsked()
{
    if (is_question(page()) &&
        session_.tables().coverageOf(session_.round().position()) == session::Coverage::onRequest)
        session_.requestSolving();
}

void Reader::repeat(Place place)
{
    const auto bookmark = bookmarked();
    isLookUp_ = bookmark && place < *bookmark;
    turnTo(place);
}

void Reader::readFrom(Place place)
{
    isLookUp_ = false;
    turnTo(place);
}

void Reader::lookUp(Place place)
{
    const auto bookmark = bookmarked();
    // Once its page is done, the reader goes on with a page further on.
    const bool goesOn = bookmark && *bookmark < place && results_.contains(*bookmark);
    isLookUp_ = place != bookmark && !goesOn;
    turnTo(place);
}

/// Plays a move of the page, or goes to it if it was played before.
void Reader::step(chess::Move move)
{
    const trainer::Game& game = session_.round().game();
    if (const auto child = game.tree().child(game.current(), move))
        session_.goTo(*child);
    else
        session_.play(move);
}

/// Starts the delay before the page's move, or before the next page of a line.
void Reader::replyIfDue()
{
    const Reading& here = reading();
    const bool isRight = lineReply(here) && here.progress == Progress::done && !here.is_shown;
    if (isAtNextOfLine(here))
        reply_.start(0ms);
    else if ((here.is_reply_due && !isReplyToRead(here)) || goingOn_ || isShownMoveDue(here) || isRight)
        reply_.start(replyDelay);
    else
        reply_.stop();
}

/// Plays the move that the delay was for, or turns to the next page of the line. The page, the session or the
/// position may have changed since, so nothing depends on the time when the delay began.
void Reader::goOnByItself()
{
    const Reading here = reading();
    const bool isGoingOn = std::exchange(goingOn_, std::nullopt).has_value();
    if (here.next && (isGoingOn || here.is_reply_due || isShownMoveDue(here)))
        step(*here.next);
    else if (isAtNextOfLine(here))
        turnTo(*place_after(*course(), place_));
    else if (const auto reply = lineReply(here); reply && here.progress == Progress::done)
        stepAlong(*reply);
}

/// Plays the reply in a line; the next page comes after all who watch the session have had the time to see
/// the reply, and to tell it.
void Reader::stepAlong(chess::Move reply)
{
    step(reply);
    replyIfDue();
}

/// True if the open course is one of the positions to learn by heart, so that its lines are shown and go on
/// by themselves.
bool Reader::isLearning() const
{
    return isOpen() && store::isByHeart(store::courseName(path_));
}

/// True if the line that goes on with a page has never been shown, nor has the page been asked.
bool Reader::isNew(Place place) const
{
    return isLearning() && areResultsKnown_ && !isEdited_ && !results_.contains(place);
}

/// Shows the line of the page on the board once it is known to be new, unless the user has begun to answer.
void Reader::showLineIfNew()
{
    if (isNew(place_) && !line_ && isOnPage() && session_.round().game().nodes().size() == 1)
        turnTo(place_);
}

/// Asks for the moves of the line that was shown, as far as they have been on the board.
void Reader::askLine()
{
    trainer::Game::NodeId asked = 1;
    for (const Place place : line_from(*course(), place_)) {
        if (asked == 1 || seen_.contains(asked))
            note(place, Result::read);
        asked += 2;
    }
    turnTo(place_);
}

/// True if the line that is shown goes on by itself: after a reply, unless the user has gone back.
bool Reader::isShownMoveDue(const Reading& here) const
{
    const trainer::Game& game = session_.round().game();
    if (!line_ || here.is_off || !here.next || game.depth() == 0 || game.depth() % 2 == 1)
        return false;
    const auto next = game.tree().child(game.current(), *here.next);
    return next && !seen_.contains(*next);
}

/// The reply with which the line goes on after the answer on the board.
std::optional<chess::Move> Reader::lineReply(const Reading& here) const
{
    const bool isAnswer = here.is_finished && (!here.is_off || is_accepted(here.progress));
    return isLearning() && canTurn() && isAnswer ? reply_to_next(*course(), place_) : std::nullopt;
}

/// True if that reply has been played.
bool Reader::isAtNextOfLine(const Reading& here) const
{
    if (!isLearning() || !canTurn() || !here.is_finished || !here.is_off || is_accepted(here.progress) ||
        !reply_to_next(*course(), place_))
        return false;
    const Place next = *place_after(*course(), place_);
    return is_repetition(session_.round().position(), page_at(*course(), next)->game.tree.start());
}

/// True if the question of the page is answered, and the next one of its line is to come.
bool Reader::isLineGoingOn() const
{
    return reading().is_finished && isLearning() && reply_to_next(*course(), place_);
}

/// True if the last move of a line has been answered.
bool Reader::isLineOver(const Reading& here) const
{
    return isLearning() && here.is_finished && !reply_to_next(*course(), place_);
}

std::optional<chess::Move> Reader::replyBefore() const
{
    return isOnPage() && session_.round().game().depth() == 0 ? replyBefore_ : std::nullopt;
}

/// Counts the positions that are due.
void Reader::countPositions()
{
    due_.clear();
    if (!isLearning())
        return;
    std::vector<store::PageRead> pages;
    for (const auto& [place, result] : results_)
        pages.push_back(resultOfPage(place, result));
    due_ = dueWords_(pages);
}

/// True if the reader of a course plays the reply to a move that was shown, after reading the text about it:
/// the reply's own text replaces that.
bool Reader::isReplyToRead(const Reading& here) const
{
    const trainer::Round& round = session_.round();
    if (isExercise_ || here.words.empty() || !round.is_played_for_user(round.game().current()))
        return false;
    const chess::GameTree& tree = page().game.tree;
    return !tree.annotations(*tree.child(*here.at, *here.next)).after.text.empty();
}

bool Reader::isAnswering() const
{
    if (!canTurn() || !isOnPage() || !is_question(page()) || reading().is_finished ||
        mustStartAgain(reading()))
        return false;
    const trainer::Round& round = session_.round();
    // The result of a wrong try is saved, and moves that were stepped back over can be stepped to again.
    const bool isTryOnly = canTryAgain() && reading().back_to == chess::GameTree::root;
    const bool hasLine = round.game().depth(round.last_node()) > 1;
    return (round.is_after_user_move() && !isTryOnly) || hasLine || !pointed_.squares.empty();
}

bool Reader::isReplyDue() const
{
    return isOnPage() && (reading().is_reply_due || session_.round().is_programs_turn());
}

bool Reader::isSearching() const
{
    return isOnPage() && isSearch(page());
}

bool Reader::isPlayedOut() const
{
    return isOnPage() && is_question(page()) && !isSearch(page()) && !isPointing();
}

bool Reader::isPointing() const
{
    return isOnPage() && std::holds_alternative<Point>(page().task);
}

bool Reader::canHintAtSquares() const
{
    if (!isPointing() || reading().progress == Progress::done)
        return false;
    const chess::Bitboard asked = std::get<Point>(page().task).squares;
    return pointed_.hints == 0 || (asked - pointed_.named - pointed_.squares).size() > 1;
}

void Reader::hintAtSquares()
{
    if (!canHintAtSquares())
        return;
    const chess::Bitboard asked = std::get<Point>(page().task).squares;
    if (pointed_.hints++ > 0)
        pointed_.named |= chess::Bitboard{(asked - pointed_.named - pointed_.squares).first()};
    refresh();
    emit pointedChanged();
}

void Reader::point(chess::Square square)
{
    // A solved question stays solved.
    if (!isPointing() || reading().progress == Progress::done)
        return;
    const bool wasWrong = reading().progress == Progress::wrong;
    // Another square takes the place of the wrong ones.
    if (!pointed_.squares.contains(square))
        pointed_.squares -= wrongSquares();
    pointed_.squares ^= chess::Bitboard{square};
    pointed_.errors += !wasWrong && reading().progress == Progress::wrong ? 1 : 0;
    noteResult();
    refresh();
    emit pointedChanged();
}

void Reader::answer(chess::Bitboard squares)
{
    const chess::Bitboard selected = pointed_.squares;
    const chess::Bitboard others = squares - selected;
    const auto* asked = std::get_if<Point>(&page().task);
    const bool isAnother = asked != nullptr && others.size() == asked->squares.size();
    pointAt(isAnother ? selected | squares : others.empty() ? squares : others);
}

/// Selects or deselects each of these squares.
void Reader::pointAt(chess::Bitboard squares)
{
    // Deselects squares first, so that there are never too many selected in between.
    for (const chess::Bitboard changes : {squares & pointed_.squares, squares - pointed_.squares}) {
        for (const chess::Square square : changes)
            point(square);
    }
}

/// Handles the position of a text page: it is the round itself, including its drawings.
chess::Comment Reader::drawing() const
{
    const Reading here = reading();
    const bool isHeldBack = isPointing() && here.is_asking;
    if (!isOnPage() || !is_question(page()) || isHeldBack || !here.at)
        return {};
    const chess::Comment& drawn = page().game.tree.annotations(*here.at).after;
    return here.is_asking && !here.is_reply_due ? without(*here.next, drawn) : drawn;
}

void Reader::refresh()
{
    session_.help().allow(allowedHelp());
    card_.setVisible(isOpen() || isOpeningLong());
    if (isOpen() || isOpeningLong())
        card_.setPage(shown());
}

void Reader::setRemark(const text::Remark& remark)
{
    const QString words = text::joined({remark.headline, remark.reason});
    if (std::exchange(remark_, words) != words)
        refresh();
}

/// The help that a page allows: only hints if it asks for a move, no help if it asks for squares, and no
/// hints once it is answered.
session::Help::Allowed Reader::allowedHelp() const
{
    if (!isAsking()) {
        const bool isOver = isPlayedOut() ? isAnswered() : isSearching() || isPointing();
        return isOver ? session::Help::Allowed::allOther : session::Help::Allowed::all;
    }
    const Reading here = reading();
    const bool isMoveAsked = isOnPage() && std::holds_alternative<Find>(page().task) && !here.is_off &&
                             !here.is_reply_due && here.next && mayHint(here);
    return isMoveAsked ? session::Help::Allowed::hints : session::Help::Allowed::none;
}

QString Reader::chapterTitle() const
{
    constexpr qsizetype beginning = 16;
    constexpr qsizetype end = 8;
    if (!isOpen())
        return {};
    QString name = QString::fromStdString(course()->chapters[place_.chapter].name);
    if (name.size() > beginning + end + 1)
        name = name.first(beginning) + u'…' + name.last(end);
    return text::isolated(name);
}

QString Reader::chapterName(const Course& course, Place place)
{
    const Chapter& chapter = course.chapters[place.chapter];
    return tr("%1. %2 (%3 of %4)", "a chapter: its number, its name, the page and how many there are")
        .arg(QString::number(place.chapter + 1), text::isolated(QString::fromStdString(chapter.name)),
             QString::number(place.page + 1), QString::number(chapter.pages.size()));
}

QString Reader::pageNumber(Place place)
{
    return QStringLiteral("%1.%2").arg(place.chapter + 1).arg(place.page + 1);
}

QString Reader::pageName(const Course& course, Place place)
{
    return tr("%1: %2", "a course and one of its pages")
        .arg(QString::fromStdString(course.title), chapterName(course, place));
}

panels::CoursePage Reader::shown() const
{
    panels::CoursePage shown;
    if (isOpeningLong()) {
        shown.course = QFileInfo{opening_}.fileName();
        shown.words = tr("Loading the course…");
        shown.hasButtons = true;
        return shown;
    }
    if (!isOnPage()) {
        // The game on the board needs the room.
        shown.course = chapterName();
        shown.hasButtons = true;
        return shown;
    }
    shown.course = titleWords();
    shown.chapter = chapterName();
    const Reading here = reading();
    const QString own = line_ && here.words.empty() ? reasonOfLine() : words(here);
    shown.words = !hint_.isEmpty()    ? hint_
                  : !own.isEmpty()    ? own
                  : remark_.isEmpty() ? question(here)
                                      : remark_;
    if (isBlank() && store::isOwnCourse(path_) && !isExercise_)
        shown.words = tr("This page has no text yet. Choose “Edit” to add text, a task and its solution.");
    shown.task = text::joined({task(here), hintOnSquares(), resultSentence(here), chapterSentence(here)});
    shown.tone = toneOf(page(), here);
    // The text about the page's move comes after the words on the reader's, which took its place.
    shown.isTaskFirst = here.own.has_value();
    return shown;
}

/// The title of the course; with the numbers of the positions that are known and due if it is learnt by
/// heart, which change with the answers only: "Philidor's W by heart · 12 of 85 known · 3 due".
QString Reader::titleWords() const
{
    QStringList parts{QString::fromStdString(course()->title)};
    if (isLearning() && areResultsKnown_) {
        const Score score = score_of(*course(), results_);
        parts.append(tr("%1 of %2 known", "positions").arg(score.solved).arg(score.questions));
        parts.append(due_);
        parts.removeAll(QString{});
    }
    return parts.join(QStringLiteral(" · "));
}

/// The note on a line that is shown before its moves are asked.
QString Reader::lineTask(const Reading& here) const
{
    return here.is_off || here.next ? tr("This line is new: watch it first, then play it.")
                                    : tr("Now play the moves of this line.");
}

/// The reason for the move to learn on the board, in a line that is shown.
QString Reader::reasonOfLine() const
{
    const trainer::Game& game = session_.round().game();
    const trainer::Game::Node& node = game.node(game.current());
    if (reading().is_off || game.depth() % 2 == 0)
        return {};
    const chess::Position& before = game.node(*node.parent).position;
    const auto reasons =
        trainer::coach::reasons(trainer::coach::stage_pens(), session_.tables().known(), before, *node.move);
    return reasons.empty() ? QString{} : text::moveSentence(before, *node.move, reasons);
}

/// The page's text; one about another move than the last one on the board names the move.
QString Reader::words(const Reading& here) const
{
    const QString words = QString::fromStdString(here.words);
    if (words.isEmpty() || !here.about)
        return words;
    const chess::Position& before = session_.round().game().node(here.about->before).position;
    return tr("%1: %2", "a move and the text about it").arg(text::moveName(before, here.about->move), words);
}

/// The text of a question, which stays on the way to the answer as long as no other text takes its place.
QString Reader::question(const Reading& here) const
{
    return is_question(page()) && !here.is_finished && !here.is_off
               ? QString::fromStdString(page().game.tree.annotations(chess::GameTree::root).after.text)
               : QString{};
}

/// A note on how a task was solved, unless without help and at the first try, or that it was solved before.
QString Reader::resultSentence(const Reading& here) const
{
    const bool isAtStart = canPass() && session_.round().game().depth() == 0 && pointed_.squares.empty();
    if (isAtStart && resultBefore_ && !isExercise_) {
        if (isSolvedBefore())
            return tr("You have solved this before.");
        if (*resultBefore_ == Result::shown)
            return tr("You were shown the answer before.");
        if (*resultBefore_ == Result::failed)
            return isPlayedOut() ? tr("You did not manage this before.") : tr("You got this wrong before.");
    }
    if (!here.is_finished || !here.result)
        return {};
    const bool isAfterAnswer = is_solved(*here.result) && resultBefore_ == Result::shown && !isExercise_;
    const Result result = *here.result;
    if (isAfterAnswer)
        return tr("You were shown the answer before, so it counts as solved with help. Solve it once more to "
                  "improve on that.");
    if (result == Result::shown)
        return is_by_heart(page().task) && !resultBefore_ && !isExercise_
                   ? tr("You have seen the move; practice will ask you for it.")
                   : tr("You were shown the answer, so it counts as failed.");
    if (result == Result::with_help || result == Result::retried) {
        const QString solved = result == Result::with_help ? tr("Solved with help.")
                               : here.errors > 1
                                   ? tr("Solved after %n wrong answer(s).", nullptr, here.errors)
                                   : tr("Solved at the second try.");
        const bool wasBetter = resultBefore_ == Result::solved && !isExercise_;
        return text::joined(
            {solved, wasBetter ? tr("Your earlier solution at the first try still counts.") : QString{}});
    }
    // In practice only the attempt counts, which the exercise grades.
    return isExercise_ || result_after(resultBefore_, result) == Result::solved
               ? QString{}
               : tr("You got this wrong before, so it counts as solved at the second try. Solve it at the "
                    "first try next time to improve on that.");
}

QString Reader::scoreSentence(const Score& score)
{
    if (score.questions == 0)
        return tr("Pages read: %1 of %2.").arg(score.read).arg(score.pages);
    return text::joined({tr("Questions solved: %1 of %2.").arg(score.solved).arg(score.questions),
                         score.retried > 0 ? tr("Not at the first try: %1.").arg(score.retried) : QString{},
                         score.with_help > 0 ? tr("With help: %1.").arg(score.with_help) : QString{}});
}

/// The score of a chapter with several questions once its last page is done; empty before, and for lines
/// learnt by heart.
QString Reader::chapterSentence(const Reading& here) const
{
    const std::vector<Page>& pages = course()->chapters[place_.chapter].pages;
    const bool isDone = is_question(page()) ? here.is_finished : isReadToEnd();
    if (!isOpen() || isLearning() || place_.page + 1 != pages.size() || !isDone)
        return {};
    const Score score = score_of(*course(), place_.chapter, results_);
    if (score.questions < 2)
        return {};
    QStringList again;
    for (const Place place : score.to_repeat)
        again.append(pageNumber(place));
    return text::joined({tr("End of the chapter."), scoreSentence(score),
                         again.isEmpty() ? QString{} : tr("Pages to repeat: %1.").arg(text::listed(again))});
}

QString Reader::task(const Reading& here) const
{
    return std::visit(
        chess::Overloaded{
            [&](Read) { return line_ ? lineTask(here) : QString{}; },
            [&](Find) { return findTask(here); },
            [&](Play play) { return playTask(here, session_.round(), play, session_.tables().known()); },
            [&](Hold hold) { return holdTask(here, session_.round().end(), hold.moves); },
            [&](const Point& point) {
                return pointTask(here, static_cast<int>(point.squares.size()),
                                 static_cast<int>(pointed_.squares.size()));
            },
        },
        page().task);
}

/// The hints given so far on the squares that the page asks for; empty without one, and once they are found.
QString Reader::hintOnSquares() const
{
    if (!isPointing() || pointed_.hints == 0 || reading().progress == Progress::done)
        return {};
    const QString named =
        pointed_.named.empty() ? QString{} : tr("Among them: %1.").arg(text::squareNames(pointed_.named));
    const chess::Bitboard missing = std::get<Point>(page().task).squares - pointed_.squares;
    return text::joined({colorsOf(missing), named});
}

QString Reader::findTask(const Reading& here) const
{
    if (goingOn_)
        return courseGoesOn(here);
    const QString right = here.own ? ownMove(here) : here.has_found ? tr("Right.") : QString{};
    switch (here.progress) {
    case Progress::reading:
        return right;
    case Progress::asked:
        return here.own                   ? text::joined({right, tr("Your move counts: find the next one.")})
               : here.has_found           ? text::joined({right, tr("Find the next move.")})
               : is_by_heart(page().task) ? moveByHeart()
                                          : tr("It is your move.");
    case Progress::as_good:
    case Progress::slower:
        return acceptance(here);
    case Progress::other:
        return otherMove(here);
    case Progress::wrong:
        return wrongMove(here);
    case Progress::unjudged:
        return session_.tables().known().probe(session_.round().game().node(here.back_to).position)
                   ? tr("The course plays another move.")
                   : tr("The course plays another move; yours can be judged once the ending is solved.");
    case Progress::done:
        break;
    }
    if (isLineOver(here)) {
        // Not after a mistake, until all moves have been found at the first try.
        const auto isKnown = [this](Place place) {
            const auto result = results_.find(place);
            return result != results_.end() && result->second == Result::solved;
        };
        return text::joined({right, std::ranges::all_of(line_of(*course(), place_), isKnown)
                                        ? tr("You know this line.")
                                        : tr("That was the last move.")});
    }
    const bool isOnlyMove = session_.round().game().depth() <= 2; // with the reply
    return isOnlyMove ? right : text::joined({right, tr("That was the last move.")});
}

/// Asks for a move known by heart; at the first time the reader may have to see it first.
QString Reader::moveByHeart() const
{
    return resultBefore_ || isExercise_ ? tr("Play the move of your line.")
                                        : tr("Play the move of the line that you are learning. If you do not "
                                             "know it yet, have it shown.");
}

/// Explains that a move is not the answer; how much slower it is, the coach says.
QString Reader::wrongMove(const Reading& here) const
{
    const trainer::Judgement* judgement = session_.round().judgement(*here.tried);
    if (is_by_heart(page().task) && judgement == nullptr)
        return tr("Your line plays another move.");
    const bool isOtherIdea = !is_by_heart(page().task) && judgement != nullptr && !isExplained(here) &&
                             !ends_in_mate(page()) && judgement->grade == trainer::Grade::good &&
                             judgement->before.outcome() == endgame::Outcome::win &&
                             judgement->before.to_mate().moves() > 1;
    const QString better = text::joined({tr("Find a better move."), question_});
    return isOtherIdea ? text::joined({tr("This wins too, but the page asks for another move."), better})
                       : better;
}

/// Confirms a move that is not wrong, but not the one to be recalled either.
QString Reader::otherMove(const Reading& here) const
{
    const trainer::Game& game = session_.round().game();
    const QString his = text::moveName(game.node(here.back_to).position, *game.node(*here.tried).move);
    const bool wins = session_.round().judgement(*here.tried)->before.outcome() == endgame::Outcome::win;
    return wins ? tr("%1 wins too, but your line plays another move. Try again.").arg(his)
                : tr("%1 holds the draw too, but your line plays another move. Try again.").arg(his);
}

/// Accepts the user's move, from which the page is played out.
QString Reader::ownMove(const Reading& here) const
{
    const trainer::Game::Node& own = session_.round().game().node(*here.own);
    const chess::Position& before = session_.round().game().node(*own.parent).position;
    return bestMove(before, *own.move, *here.in_place_of, session_.tables().known());
}

QString Reader::courseGoesOn(const Reading& here) const
{
    const chess::Position& before = session_.round().game().node(here.back_to).position;
    return tr("The course goes on with %1.").arg(text::moveName(before, *here.next));
}

/// Accepts a move in place of the page's move, which it names.
QString Reader::acceptance(const Reading& here) const
{
    const trainer::Game& game = session_.round().game();
    const chess::Position& before = game.node(here.back_to).position;
    const QString his = text::moveName(before, *game.node(*here.tried).move);
    const QString ours = text::moveName(before, *here.next);
    if (is_by_heart(page().task))
        return tr("Right: after %1, too, all positions are among those to learn.").arg(his);
    const trainer::Judgement& judgement = *session_.round().judgement(*here.tried);
    return text::joined(
        {here.progress == Progress::as_good
             ? bestMove(before, *game.node(*here.tried).move, *here.next, session_.tables().known())
             : tr("Right idea: %1 has the same aim, but %2 is %n move(s) faster.", nullptr, judgement.cost)
                   .arg(his, ours),
         here.is_finished ? QString{} : courseGoesOn(here)});
}

} // namespace modes
