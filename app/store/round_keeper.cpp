// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/round_keeper.h"

#include <algorithm>
#include <variant>

#include "chess/fen.h"
#include "store/disk_thread.h"
#include "trainer/course/course.h"

namespace store {

using session::Mode;
using session::TrainerSession;

namespace {

/// True if a round is on a page of a course.
bool isPage(const trainer::Round& round)
{
    const auto* loaded = std::get_if<trainer::Loaded>(&round.origin());
    return loaded != nullptr && trainer::course::task_of(loaded->tags);
}

} // namespace

RoundKeeper::RoundKeeper(TrainerSession& session, Keeping keeping, QObject* parent)
    : QObject{parent}
    , session_{session}
    , keeping_{keeping}
{
    if (keeping_ == Keeping::onDisk)
        resume();
    connect(&session, &TrainerSession::leaving, this, &RoundKeeper::leave);
    connect(&session, &TrainerSession::changed, this, &RoundKeeper::keep);
    retry_.setSingleShot(true);
    connect(&retry_, &QTimer::timeout, this, &RoundKeeper::tryAgain);
    later_.setSingleShot(true);
    later_.setInterval(0);
    connect(&later_, &QTimer::timeout, this, &RoundKeeper::write);
    connect(&DiskThread::instance(), &DiskThread::done, this, [this](const QString& path, bool isWritten) {
        if (path == keptRoundCopy()) {
            isCopyFailing_ = !isWritten;
            tellFailing();
        }
    });
}

RoundKeeper::~RoundKeeper()
{
    if (later_.isActive())
        write();
}

void RoundKeeper::resume()
{
    KeptRoundReading running = readKeptRound();
    const EarlierRoundsReading earlier = readEarlierRounds();
    history_ = RoundHistory{earlier.rounds, running.kept ? running.kept->begun : QDateTime{}};
    isNewer_ = running.isNewer;
    for (const QString& path : {running.setAsideAs, earlier.setAsideAs}) {
        if (!path.isEmpty())
            setAside_.append(path);
    }
    if (running.kept)
        take(std::move(*running.kept));
}

std::optional<chess::Setup> RoundKeeper::setUp() const
{
    const trainer::SetupEditor* editor = session_.heldEditor();
    return editor != nullptr ? std::optional{editor->setup()} : std::nullopt;
}

std::pair<std::size_t, std::string> RoundKeeper::now() const
{
    const std::optional<chess::Setup> board = setUp();
    return {session_.round().changes(), board ? to_fen(*board) : std::string{}};
}

/// The text of the running round, cached because a long one takes time.
const QByteArray& RoundKeeper::text()
{
    if (auto here = now(); told_ != here) {
        text_ = toText(session_.round(), history_.begun(), setUp());
        told_ = std::move(here);
    }
    return text_;
}

void RoundKeeper::leave()
{
    if (isTakingUp_)
        return;
    history_.leave(text(), trainer::summary_of(session_.round()));
    history_.begin();
    keepHistory();
}

/// Writes the running round at once, before the user can see its changes. An untouched loaded round is
/// written after it is displayed, as a long one takes time and is still in its file.
void RoundKeeper::keep()
{
    const trainer::Round& round = session_.round();
    const bool isLoaded = std::holds_alternative<trainer::Loaded>(round.origin());
    if (isLoaded && !round.is_touched() && session_.heldEditor() == nullptr)
        later_.start();
    else
        write();
}

/// Writes the running round if it has changed.
void RoundKeeper::write()
{
    later_.stop();
    if (keeping_ == Keeping::inMemory)
        return;
    if (written_ == now())
        return;
    isRoundFailing_ = !writeKeptRound(text());
    if (!isRoundFailing_)
        written_ = told_;
    tellFailing();
}

/// Writes the rounds that were left. This must precede writing the new running round, so that no round is
/// missing from both files.
void RoundKeeper::keepHistory()
{
    told_.reset();
    written_.reset();
    if (keeping_ == Keeping::onDisk)
        isHistoryFailing_ = !writeEarlierRounds(history_.texts());
}

void RoundKeeper::tryAgain()
{
    pause_.lengthen();
    if (isHistoryFailing_)
        keepHistory();
    keep();
}

void RoundKeeper::tellFailing()
{
    // The thread that writes the copy retries by itself.
    if (!isRoundFailing_ && !isHistoryFailing_) {
        retry_.stop();
        pause_.reset();
    } else if (!retry_.isActive()) {
        retry_.start(pause_.length());
    }
    const bool isFailing = isRoundFailing_ || isHistoryFailing_ || isCopyFailing_;
    if (std::exchange(isFailing_, isFailing) != isFailing)
        emit failingChanged();
}

bool RoundKeeper::canGoBack() const
{
    return session_.mode() == Mode::play && history_.here() > 0 && !session_.round().is_exam();
}

void RoundKeeper::goBack()
{
    go(history_.here() - 1, &RoundHistory::goTo);
}

bool RoundKeeper::canGoForward() const
{
    const trainer::Round& round = session_.round();
    return session_.mode() == Mode::play && history_.here() + 1 < history_.entries().size() &&
           !round.is_played_on() && (!round.is_touched() || !round.game().can_redo());
}

void RoundKeeper::goForward()
{
    go(history_.here() + 1, &RoundHistory::goTo);
}

void RoundKeeper::reopen(std::size_t entry)
{
    go(entry, &RoundHistory::reopen);
}

void RoundKeeper::reopenGame()
{
    for (std::size_t entry = history_.here(); entry-- > 0;) {
        const std::optional<KeptRound> kept = keptRoundOf(history_.entries()[entry].text);
        if (kept && !isPage(kept->round))
            return reopen(entry);
    }
}

void RoundKeeper::leavePage()
{
    if (isPage(session_.round()))
        reopenGame();
}

void RoundKeeper::go(std::size_t entry, void (RoundHistory::*step)(std::size_t))
{
    std::optional<KeptRound> kept = keptRoundOf(history_.entries()[entry].text);
    if (!kept)
        return;
    history_.leave(text(), trainer::summary_of(session_.round()));
    (history_.*step)(entry);
    keepHistory();
    take(std::move(*kept));
}

void RoundKeeper::take(KeptRound kept)
{
    isTakingUp_ = true;
    session_.take(std::move(kept.round), kept.setUp);
    isTakingUp_ = false;
}

} // namespace store
