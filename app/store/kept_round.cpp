// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/kept_round.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <string>
#include <string_view>

#include "chess/pgn_reader.h"
#include "chess/pgn_writer.h"
#include "store/set_aside.h"
#include "trainer/round_pgn.h"

using namespace Qt::StringLiterals;

namespace store {
namespace {

QString path()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/round.pgn"_L1;
}

/// The bytes of the file; nothing if it cannot be read or is longer than any game of ours.
std::optional<QByteArray> bytesOf(const QString& name)
{
    QFile file{name};
    if (!file.open(QIODevice::ReadOnly) || file.size() > static_cast<qint64>(chess::pgn_game_length_limit))
        return std::nullopt;
    return file.readAll();
}

/// The one game that a file of ours holds; nothing if it holds anything else.
std::optional<chess::PgnGame> gameIn(std::string_view text)
{
    const auto readings = chess::read_pgn(text);
    if (readings.size() != 1 || !readings.front().game.tags.value(trainer::round_tag))
        return std::nullopt;
    return readings.front().game;
}

} // namespace

KeptRoundReading readKeptRound()
{
    if (!QFileInfo::exists(path()))
        return {};
    KeptRoundReading reading;
    const std::string text = bytesOf(path()).value_or(QByteArray{}).toStdString();
    if (const auto game = gameIn(text)) {
        const auto round = trainer::to_round(*game);
        // A file that was cut off or altered may read well, but not as what this program writes.
        if (round && chess::to_pgn(trainer::to_pgn(*round)) == text)
            reading.round = *round;
        else
            reading.isNewer = !round && round.error() == trainer::RoundPgnError::newer;
    }
    if (!reading.round)
        reading.setAsideAs = setAside(path());
    return reading;
}

QByteArray toText(const trainer::Round& round)
{
    return QByteArray::fromStdString(chess::to_pgn(trainer::to_pgn(round)));
}

bool writeKeptRound(const QByteArray& text)
{
    QDir{}.mkpath(QFileInfo{path()}.path());
    QSaveFile file{path()};
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
}

} // namespace store
