// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/round_keeper.h"

#include <algorithm>
#include <variant>

#include "chess/fen.h"
#include "session/post_to.h"
#include "store/disk_thread.h"
#include "store/set_aside.h"
#include "trainer/course/lesson.h"

namespace store {

using session::Mode;
using session::TrainerSession;

namespace {

/// The size of the games that are read at once, in bytes: about 20,000 moves, which takes some 50 ms.
constexpr qint64 readAtOnce = qint64{1} << 18;

} // namespace

RoundKeeper::RoundKeeper(TrainerSession& session, std::function<bool()> ownsFiles, QObject* parent)
    : QObject{parent}
    , session_{session}
    , ownsFiles_{std::move(ownsFiles)}
    , keeping_{ownsFiles_() ? Keeping::onDisk : Keeping::inMemory}
    , restored_{session::postTo(this)}
    , reopened_{session::postTo(this)}
{
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
    if (keeping_ == Keeping::onDisk)
        fetch(restored_, sizeOfKeptRounds(), &readSaved, [this](Saved saved) { restore(std::move(saved)); });
    else
        watch();
}

void RoundKeeper::watch()
{
    connect(&session_, &TrainerSession::leaving, this, &RoundKeeper::leave);
    connect(&session_, &TrainerSession::changed, this, &RoundKeeper::keep);
}

RoundKeeper::~RoundKeeper()
{
    if (later_.isActive())
        write();
}

/// Calls `take` with the result of `read`: at once for a short text, later for a long one.
template <typename Result, typename Read, typename Take>
void RoundKeeper::fetch(runtime::Latest<Result>& reader, qint64 size, Read read, Take take)
{
    if (size <= readAtOnce)
        return take(read({}));
    reader.request([read](const std::stop_token& stop, const auto&) { return read(stop); },
                   // If memory or threads for the background run short, read here.
                   [this, read, take](std::optional<Result> result) {
                       take(result ? *std::move(result) : read({}));
                       emit readingChanged();
                   });
    emit readingChanged();
}

RoundKeeper::Saved RoundKeeper::readSaved(const std::stop_token& stop)
{
    KeptRoundReading running = readKeptRound(stop);
    const EarlierRoundsReading earlier = readEarlierRounds(stop);
    RoundHistory history{earlier.rounds, running.kept ? running.kept->begun : QDateTime{}};
    return {std::move(running), std::move(history), earlier.unreadable};
}

/// Takes over the saved rounds. No file changes before, so that they stay whole if the program ends earlier.
void RoundKeeper::restore(Saved saved)
{
    history_ = std::move(saved.history);
    isNewer_ = saved.running.isNewer;
    for (const QString& path : {saved.running.unreadable, saved.unreadable}) {
        if (!path.isEmpty())
            setAside_.append(store::setAside(path));
    }
    if (saved.running.kept) {
        history_.setExercise(saved.running.kept->isExercise);
        take(std::move(*saved.running.kept));
    }
    watch();
}

void RoundKeeper::cancelReading()
{
    reopened_.cancel();
    if (restored_.is_busy()) {
        restored_.cancel();
        setAside_ = setKeptRoundsAside();
        watch();
    }
    emit readingChanged();
}

bool RoundKeeper::mayWrite()
{
    if (keeping_ == Keeping::onDisk && !ownsFiles_()) {
        keeping_ = Keeping::inMemory;
        cancelKeptRoundCopies();
        isRoundFailing_ = isHistoryFailing_ = isCopyFailing_ = false;
        tellFailing();
        emit filesLost();
    }
    return keeping_ == Keeping::onDisk;
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
        text_ = toText(session_.round(), history_.begun(), setUp(), history_.isExercise());
        told_ = std::move(here);
    }
    return text_;
}

void RoundKeeper::leave()
{
    if (isTakingUp_)
        return;
    if (isReading())
        cancelReading();
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
    if (written_ == now() || !mayWrite())
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
    if (mayWrite())
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

void RoundKeeper::setExercise(bool on)
{
    history_.setExercise(on);
    told_.reset();
    written_.reset();
    later_.start();
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
        const RoundHistory::Entry& round = history_.entries()[entry];
        if (!round.text.isEmpty() && !round.isExercise && !round.summary.is_page)
            return reopen(entry);
    }
}

void RoundKeeper::leavePage()
{
    if (trainer::course::is_page(session_.round()))
        reopenGame();
}

void RoundKeeper::go(std::size_t entry, Step step)
{
    if (isReading())
        cancelReading();
    const QByteArray text = history_.entries()[entry].text;
    fetch(
        reopened_, text.size(), [text](const std::stop_token&) { return keptRoundOf(text); },
        [this, entry, step](std::optional<KeptRound> kept) {
            if (!kept)
                return;
            history_.leave(this->text(), trainer::summary_of(session_.round()));
            (history_.*step)(entry);
            keepHistory();
            take(*std::move(kept));
        });
}

void RoundKeeper::take(KeptRound kept)
{
    isTakingUp_ = true;
    session_.take(std::move(kept.round), kept.setUp);
    isTakingUp_ = false;
}

} // namespace store
