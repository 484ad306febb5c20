// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/reader.h"

#include <QFileInfo>
#include <QLocale>
#include <chrono>
#include <utility>
#include <variant>

#include "store/courses.h"
#include "text/course_faults.h"
#include "text/languages.h"
#include "text/phrasing.h"
#include "window/file_troubles.h"

namespace window {
namespace {

using namespace std::chrono_literals;
using session::Mode;
using session::TrainerSession;
using text::Tone;
using namespace trainer::course;

constexpr auto replyDelay = 350ms;
constexpr auto blink = 300ms;

/// Whether the page goes on by moves of its own.
bool hasMoves(const Task& task)
{
    return std::holds_alternative<Read>(task) || std::holds_alternative<Find>(task);
}

Tone toneOf(Progress progress)
{
    switch (progress) {
    case Progress::as_good:
    case Progress::done:
        return Tone::good;
    case Progress::wrong:
        return Tone::costly;
    case Progress::reading:
    case Progress::asked:
        break;
    }
    return Tone::plain;
}

} // namespace

Reader::Reader(TrainerSession& session, store::Preferences& preferences, panels::CourseCard& card)
    : session_{session}
    , preferences_{preferences}
    , card_{card}
{
    session_.help().allow(session::Help::Allowed::all);
    reply_.setSingleShot(true);
    reply_.setInterval(replyDelay);
    connect(&reply_, &QTimer::timeout, this, [this] {
        if (const Reading here = reading(); here.is_reply_due)
            step(*here.next);
    });
    connect(&session_, &TrainerSession::begun, this,
            [this] { isAway_ = isOpen() && !is_round_of(page(), session_.round()); });
    connect(&session_, &TrainerSession::changed, this, [this] {
        replyIfDue();
        refresh();
    });
    blink_.setSingleShot(true);
    blink_.setInterval(blink);
    connect(&blink_, &QTimer::timeout, this, [this] {
        refresh();
        emit turned();
    });
    connect(&thread_, &store::PgnThread::courseRead, this, &Reader::take);
    connect(&thread_, &store::PgnThread::failed, this, [this](store::FileTrouble trouble) {
        blink_.stop();
        if (isResuming_)
            leave();
        refresh();
        emit turned();
        emit told(remarkOn(trouble, opening_, store::courseSizeLimit));
    });
}

void Reader::open(const QString& path)
{
    read(path, false);
}

QString Reader::language()
{
    return QLocale{}.name().section(u'_', 0, 0);
}

void Reader::resume()
{
    if (!preferences_.course.isEmpty() && !preferences_.exam)
        read(store::coursePath(preferences_.course, language()), true);
}

void Reader::read(const QString& path, bool isResuming)
{
    opening_ = path;
    isResuming_ = isResuming;
    blink_.start();
    thread_.readCourse(path);
}

void Reader::take(const store::SharedCourse& read)
{
    blink_.stop();
    course_ = read;
    path_ = opening_;
    const Place place = store::placeIn(preferences_.coursePlaces, path_);
    const Place there = page_at(course(), place) != nullptr ? place : Place{};
    if (isResuming_)
        resumeAt(there);
    else
        turnTo(there);
    if (!course_->faults.empty())
        emit told(text::courseRemark(course_->faults));
}

/// Shows a page and leaves the round as it is.
void Reader::resumeAt(Place place)
{
    place_ = place;
    pointed_ = {};
    isAway_ = !is_round_of(page(), session_.round());
    replyIfDue();
    refresh();
    emit turned();
}

void Reader::leave()
{
    thread_.cancel();
    course_.reset();
    preferences_.course.clear();
    refresh();
    emit turned();
}

/// Whether the page can be read on the board now.
bool Reader::isOnPage() const
{
    return isOpen() && !isAway_ && session_.mode() == Mode::play;
}

bool Reader::isSpeaking() const
{
    const Reading here = reading();
    return isOnPage() && !here.is_off && !here.words.empty();
}

Reading Reader::reading() const
{
    return isOnPage() ? reading_of(page(), session_.round(), pointed_) : Reading{};
}

/// Whether the page itself goes on, or waits for its reader to come back.
bool Reader::goesOnByMoves(const Reading& here) const
{
    return hasMoves(page().task) && !here.is_finished && (here.is_off || here.next);
}

bool Reader::canGoOn() const
{
    return isOpen() && session_.mode() == Mode::play;
}

void Reader::goOn()
{
    if (isAway_)
        return turnTo(place_);
    const Reading here = reading();
    if (goesOnByMoves(here))
        return here.is_off ? session_.goTo(here.back_to) : step(*here.next);
    emit pageRead(
        {store::courseName(path_), static_cast<int>(place_.chapter), static_cast<int>(place_.page)});
    if (const auto next = place_after(course(), place_))
        turnTo(*next);
    else
        leave();
}

QString Reader::goOnWords() const
{
    if (!isOpen())
        return {};
    if (isAway_)
        return tr("Back to the course");
    const Reading here = reading();
    if (goesOnByMoves(here)) {
        if (here.is_off)
            return tr("Back to the page");
        const bool isShown = here.progress == Progress::asked && std::holds_alternative<Find>(page().task);
        return isShown ? tr("Show the move") : tr("Next move");
    }
    return place_after(course(), place_) ? tr("Next page") : tr("Finish");
}

bool Reader::canGoBack() const
{
    return isOnPage() && (session_.round().game().depth() > 0 || place_before(course(), place_));
}

/// A step back on the page, to its start where it is played out, or to the page before.
void Reader::goBack()
{
    const trainer::Game& game = session_.round().game();
    if (game.depth() == 0)
        return turnTo(*place_before(course(), place_));
    if (!hasMoves(page().task))
        return turnTo(place_);
    const Reading here = reading();
    if (here.is_off)
        return session_.goTo(here.back_to);
    const auto parent = *game.node(game.current()).parent;
    const bool isReply = std::holds_alternative<Find>(page().task) && game.depth() % 2 == 0;
    session_.goTo(isReply ? *game.node(parent).parent : parent);
}

void Reader::turnTo(Place place)
{
    place_ = place;
    pointed_ = {};
    preferences_.coursePlaces = store::withPlace(preferences_.coursePlaces, path_, place);
    preferences_.course = store::courseName(path_);
    session_.take(round_of(page()));
    emit turned();
}

/// Plays a move of the page, or goes where it was played before.
void Reader::step(chess::Move move)
{
    const trainer::Game& game = session_.round().game();
    if (const auto child = game.tree().child(game.current(), move))
        session_.goTo(*child);
    else
        session_.play(move);
}

void Reader::replyIfDue()
{
    if (reading().is_reply_due)
        reply_.start();
    else
        reply_.stop();
}

bool Reader::isPointing() const
{
    return isOnPage() && std::holds_alternative<Point>(page().task);
}

void Reader::point(chess::Square square)
{
    if (!isPointing())
        return;
    pointed_ ^= chess::Bitboard{square};
    refresh();
    emit pointedChanged();
}

/// A page to be read is the round itself, with all that is drawn in it.
const chess::Comment* Reader::drawing() const
{
    const Reading here = reading();
    const bool isHeldBack = isPointing() && here.is_asking;
    if (!isOnPage() || std::holds_alternative<Read>(page().task) || isHeldBack || !here.at)
        return nullptr;
    return &page().game.tree.annotations(*here.at).after;
}

void Reader::refresh()
{
    session_.help().allow(allowedHelp());
    card_.setVisible(isOpen() || isOpeningLong());
    if (isOpen() || isOpeningLong())
        card_.setPage(shown());
}

/// The help that a page allows: hints alone for a move that it asks for, none for squares.
session::Help::Allowed Reader::allowedHelp() const
{
    if (!isAsking())
        return session::Help::Allowed::all;
    const Reading here = reading();
    const bool isMoveAsked =
        isOnPage() && std::holds_alternative<Find>(page().task) && !here.is_off && !here.is_reply_due;
    return isMoveAsked ? session::Help::Allowed::hints : session::Help::Allowed::none;
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
    const Chapter& chapter = course().chapters[place_.chapter];
    shown.course = QString::fromStdString(course().title);
    shown.chapter =
        tr("%1. %2 (%3 of %4)", "a chapter: its number, its name, the page and how many there are")
            .arg(QString::number(place_.chapter + 1), text::isolated(QString::fromStdString(chapter.name)),
                 QString::number(place_.page + 1), QString::number(chapter.pages.size()));
    shown.hasButtons = !isOnPage();
    if (isOnPage()) {
        const Reading here = reading();
        shown.words = QString::fromStdString(here.words);
        shown.task = text::joined({task(here), help(here)});
        shown.tone = toneOf(here.progress);
    }
    return shown;
}

/// Says that the reader had help with a task that is done.
QString Reader::help(const Reading& reading) const
{
    return reading.progress == Progress::done && reading.is_helped ? tr("You had help.") : QString{};
}

QString Reader::task(const Reading& reading) const
{
    struct Words {
        Progress progress;

        QString operator()(Read) const { return {}; }
        QString operator()(Find) const
        {
            switch (progress) {
            case Progress::asked:
                return tr("Find the move.");
            case Progress::as_good:
                return tr("Just as good as the move on the page.");
            case Progress::wrong:
                return tr("There is a better move. Go back and look again.");
            case Progress::done:
                return tr("You have reached the end of the page.");
            case Progress::reading:
                break;
            }
            return {};
        }
        QString operator()(Play play) const
        {
            if (progress == Progress::done)
                return tr("You mated in time.");
            return progress == Progress::wrong ? tr("Too late. Go back and try again.")
                                               : tr("Mate within %n move(s).", nullptr, play.moves);
        }
        QString operator()(Hold hold) const
        {
            if (progress == Progress::done)
                return tr("You held the draw.");
            return progress == Progress::wrong ? tr("You let the draw slip. Go back and try again.")
                                               : tr("Hold the draw for %n move(s).", nullptr, hold.moves);
        }
        QString operator()(const Point& point) const
        {
            if (progress == Progress::done)
                return tr("Correct: these are the squares.");
            return progress == Progress::wrong
                       ? tr("Not quite the right squares yet. Select a marked square again to unmark it.")
                       : text::joined({tr("Select %n square(s) on the board.", nullptr,
                                          static_cast<int>(point.squares.size())),
                                       tr("There are hints for moves only.")});
        }
    };
    return std::visit(Words{reading.progress}, page().task);
}

} // namespace window
