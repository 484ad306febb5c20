// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/game_files.h"

#include <QEventLoop>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <functional>
#include <limits>
#include <memory>
#include <mutex>
#include <utility>
#include <variant>

#include "chess/pgn_writer.h"
#include "session/post_to.h"
#include "store/stoppable.h"
#include "trainer/annotate.h"
#include "trainer/round_pgn.h"

using namespace std::chrono_literals;

namespace store {

namespace {

using trainer::Round;

/// The number of moves that are written at once, in at most some 50 ms.
constexpr std::size_t writtenAtOnce = 20'000;

/// Lets the user continue an unfinished game in a supported ending; other games open at their start.
void goOnIfLeftOff(Round& round, trainer::Seat seat)
{
    const auto* loaded = std::get_if<trainer::Loaded>(&round.origin());
    const auto last = round.game().line().back();
    const chess::Position& position = round.game().node(last).position;
    if (loaded == nullptr || loaded->result != chess::PgnResult::unknown ||
        round.seat() != trainer::Seat::both || !endgame::ending_of(position) || trainer::end_of(position))
        return;
    round.go_to(last);
    round.set_seat(seat);
}

/// Progress of a writer that may be abandoned: calls no function once the gate is closed.
class Gate {
public:
    explicit Gate(std::function<void(int percent)> tell) : tell_{std::move(tell)} {}

    void tell(int percent)
    {
        const std::scoped_lock lock{mutex_};
        if (tell_)
            tell_(percent);
    }
    void close()
    {
        const std::scoped_lock lock{mutex_};
        tell_ = nullptr;
    }

private:
    std::mutex mutex_;
    std::function<void(int percent)> tell_;
};

} // namespace

GameFiles::GameFiles(session::TrainerSession& session, const Preferences& preferences, QObject* parent)
    : QObject{parent}
    , session_{session}
    , preferences_{preferences}
    , saver_{session::postTo(this)}
    , maker_{session::postTo(this)}
{
    connect(&session, &session::TrainerSession::begun, this, [this] {
        file_.reset();
        for (Saving& saving : saving_)
            saving.isRunning = false;
    });
    connect(&thread_, &PgnThread::progressed, this, [this](int percent, std::size_t games) {
        // The list renewed after saving was not requested by the user, so hide its progress.
        if (!isRenewing_)
            emit progressed(percent, games);
    });
    connect(&thread_, &PgnThread::failed, this, &GameFiles::failed);
    connect(&thread_, &PgnThread::positionRead, this, &GameFiles::positionRead);
    connect(&thread_, &PgnThread::listed, this, &GameFiles::takeList);
    connect(&thread_, &PgnThread::gameRead, this,
            [this](const std::shared_ptr<GameReading>& reading) { takeGame(std::move(*reading)); });
}

void GameFiles::open(const PgnSource& source)
{
    isRenewing_ = false;
    thread_.list(source);
}

void GameFiles::takeList(const std::shared_ptr<const GameList>& list)
{
    games_ = list;
    if (isRenewing_)
        emit listRenewed();
    else if (list->index.size() == 1)
        openGame(0);
    else
        emit listed();
}

void GameFiles::openGame(std::size_t number)
{
    moment_.reset();
    thread_.read(games_, number);
}

void GameFiles::openGame(const GameInFile& game, std::optional<std::size_t> ply)
{
    isRenewing_ = false;
    moment_ = ply.value_or(std::numeric_limits<std::size_t>::max());
    thread_.read(game);
}

void GameFiles::takeGame(GameReading reading)
{
    if (moment_) {
        const auto line = reading.round.game().line();
        reading.round.go_to(line[std::min(*moment_, line.size() - 1)]);
    } else {
        goOnIfLeftOff(reading.round, preferences_.drill.seat);
    }
    session_.take(std::move(reading.round));
    file_ = reading.file;
    emit opened(reading.errors);
}

std::shared_ptr<const GameFiles::Script> GameFiles::scriptWith(const trainer::CostWords& words) const
{
    return std::make_shared<const Script>(Script{session_.round(), session_.tables().known(), words});
}

/// True if the moves get comments: an exam's withheld information must not be available in a file either.
bool GameFiles::isCommented(const Script& script)
{
    return script.words && !script.round.is_exam();
}

QByteArray GameFiles::pgnOf(const Script& script)
{
    if (!isCommented(script))
        return QByteArray::fromStdString(trainer::to_pgn_text(script.round));
    chess::PgnGame game = trainer::to_pgn(script.round);
    trainer::annotate(game.tree, script.tables, script.words);
    return QByteArray::fromStdString(chess::to_pgn(game));
}

QByteArray GameFiles::plainPgnOf(const Script& script)
{
    chess::PgnGame game = trainer::to_plain_pgn(trainer::without_moves_after_last(script.round));
    if (isCommented(script))
        trainer::annotate(game.tree, script.tables, script.words);
    return QByteArray::fromStdString(chess::to_pgn(game));
}

void GameFiles::makePgn(const trainer::CostWords& words,
                        const std::function<void(const QByteArray& pgn)>& take)
{
    maker_.cancel();
    const auto write = [script = scriptWith(words)] { return plainPgnOf(*script); };
    if (session_.round().game().nodes().size() <= writtenAtOnce)
        return take(write());
    maker_.request([write](const std::stop_token&, const auto&) { return write(); },
                   // If memory or threads for the background run short, write here.
                   [write, take](const std::optional<QByteArray>& pgn) { take(pgn ? *pgn : write()); });
}

void GameFiles::save(const trainer::CostWords& words)
{
    addSaving({*file_, false, scriptWith(words)});
}

void GameFiles::saveAs(const QString& path, const trainer::CostWords& words)
{
    addSaving({{path, {}, 0, 0, {}}, true, scriptWith(words)});
}

void GameFiles::addSaving(Saving saving)
{
    saving_.push_back(std::move(saving));
    if (saving_.size() == 1)
        writeNext();
}

chess::Result<GameInFile, FileTrouble> GameFiles::write(const Saving& saving, const QByteArray& pgn,
                                                        const Writing& writing)
{
    return saving.isWholeFile ? writeGame(saving.place.path, pgn, writing)
                              : replaceGame(saving.place, pgn, writing);
}

void GameFiles::writeNext()
{
    saver_.request(
        [next = saving_.front()](const std::stop_token& stop, const auto& tell) {
            const auto gate = std::make_shared<Gate>(tell);
            const Writing writing{stop, [gate](int percent) { gate->tell(percent); }};
            const QByteArray pgn = pgnOf(*next.script);
            const auto written =
                unlessStopped(stop, [next, pgn, writing] { return write(next, pgn, writing); });
            gate->close();
            return written.value_or(FileTrouble::cancelled);
        },
        // If memory or threads for the background run short, write here.
        [this](const std::optional<Written>& written) {
            const Saving& next = saving_.front();
            takeWritten(written ? *written : write(next, pgnOf(*next.script), {}));
        },
        [this](int percent) { emit savingProgressed(percent); });
}

void GameFiles::takeWritten(const Written& written)
{
    const Saving done = std::move(saving_.front());
    saving_.pop_front();
    if (written)
        takePlace(done, *written);
    if (!saving_.empty())
        writeNext();
    emit saved(done.place.path, written ? std::nullopt : std::optional{written.error()});
}

/// Records a round's new place, and renews the list, as the following games have moved.
void GameFiles::takePlace(const Saving& done, const GameInFile& place)
{
    for (Saving& later : saving_) {
        if (later.place.path == place.path && later.place.offset == done.place.offset)
            later.place = place;
    }
    if (done.isRunning)
        file_ = place;
    if (games_ && games_->source.path == place.path) {
        isRenewing_ = true;
        thread_.list({games_->source.path, {}});
    }
}

void GameFiles::finishSaving()
{
    constexpr auto patience = 5s;
    QEventLoop loop;
    connect(this, &GameFiles::saved, &loop, [&] {
        if (!isSaving())
            loop.quit();
    });
    QTimer::singleShot(patience, &loop, &QEventLoop::quit);
    if (isSaving())
        loop.exec(QEventLoop::ExcludeUserInputEvents);
}

} // namespace store
