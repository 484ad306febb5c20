// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/game_files.h"

#include <utility>
#include <variant>

#include "chess/pgn_writer.h"
#include "trainer/annotate.h"
#include "trainer/round_pgn.h"

namespace store {

namespace {

using trainer::Round;

/// Makes a game that was left off in an ending we know ready to be played on; others are there to be looked
/// at from their start.
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

} // namespace

GameFiles::GameFiles(session::TrainerSession& session, const Preferences& preferences, QObject* parent)
    : QObject{parent}
    , session_{session}
    , preferences_{preferences}
{
    connect(&session, &session::TrainerSession::begun, this, [this] { file_.reset(); });
    connect(&thread_, &PgnThread::progressed, this, [this](int percent, std::size_t games) {
        // Nobody asked for the list that is made anew after saving, so nobody is shown how it comes along.
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
    thread_.read(games_, number);
}

void GameFiles::takeGame(GameReading reading)
{
    goOnIfLeftOff(reading.round, preferences_.drill.seat);
    session_.take(std::move(reading.round));
    file_ = reading.file;
    emit opened(reading.errors);
}

QByteArray GameFiles::pgn(const trainer::CostWords& words) const
{
    chess::PgnGame game = trainer::to_pgn(session_.round());
    // What an exam keeps back cannot be looked up in a file either.
    if (words && !session_.round().is_exam())
        trainer::annotate(game.tree, session_.tables().known(), words);
    return QByteArray::fromStdString(chess::to_pgn(game));
}

std::optional<FileTrouble> GameFiles::save(const trainer::CostWords& words)
{
    return take(replaceGame(*file_, pgn(words)));
}

std::optional<FileTrouble> GameFiles::saveAs(const QString& path, const trainer::CostWords& words)
{
    return take(writeGame(path, pgn(words)));
}

std::optional<FileTrouble> GameFiles::take(const chess::Result<GameInFile, FileTrouble>& written)
{
    if (!written)
        return written.error();
    file_ = *written;
    // The games behind have moved.
    if (games_ && games_->source.path == file_->path) {
        isRenewing_ = true;
        thread_.list({games_->source.path, {}});
    }
    return std::nullopt;
}

} // namespace store
