// SPDX-License-Identifier: GPL-3.0-or-later
#include "saved_game.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>
#include <array>

#include "chess/fen.h"
#include "chess/move_text.h"

using namespace Qt::StringLiterals;

namespace app {
namespace {

using trainer::Game;

constexpr qint64 fileSizeLimit = 64'000'000;
constexpr std::array seatNames{"attacker"_L1, "defender"_L1, "both"_L1};

QString path()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/game.json"_L1;
}

QJsonObject toJson(const SavedGame& saved)
{
    QJsonArray moves;
    for (const Game::Node& node : saved.game.nodes()) {
        if (node.move) {
            moves.append(QJsonObject{{"after"_L1, static_cast<qint64>(*node.parent)},
                                     {"move"_L1, QString::fromStdString(to_coordinates(*node.move))}});
        }
    }
    QJsonObject json{{"start"_L1, QString::fromStdString(to_fen(saved.game.start().setup()))},
                     {"seat"_L1, seatNames[static_cast<std::size_t>(saved.seat)]},
                     {"moves"_L1, moves},
                     {"lineEnd"_L1, static_cast<qint64>(saved.game.line().back())},
                     {"current"_L1, static_cast<qint64>(saved.game.current())}};
    if (saved.seed)
        json.insert("seed"_L1, QString::number(*saved.seed));
    if (!saved.finished.empty()) {
        QJsonArray finished;
        for (const Game::NodeId node : saved.finished)
            finished.append(static_cast<qint64>(node));
        json.insert("finished"_L1, finished);
    }
    return json;
}

std::optional<Game> gameFromStart(const QString& fen)
{
    const auto reading = chess::parse_fen(fen.toStdString());
    if (!reading)
        return std::nullopt;
    const auto position = chess::Position::from(reading->setup);
    return position ? std::optional<Game>{*position} : std::nullopt;
}

bool goTo(Game& game, const QJsonValue& node)
{
    const qint64 id = node.toInteger(-1);
    if (id < 0 || static_cast<std::size_t>(id) >= game.nodes().size())
        return false;
    game.go_to(static_cast<std::size_t>(id));
    return true;
}

/// Plays one kept move; each makes a new node, as it did when it was first played.
bool replayMove(Game& game, const QJsonObject& kept)
{
    if (!goTo(game, kept["after"_L1]))
        return false;
    const auto move = chess::parse_move(game.position(), kept["move"_L1].toString().toStdString());
    const std::size_t nodes = game.nodes().size();
    if (move)
        game.play(*move);
    return game.nodes().size() == nodes + 1;
}

std::optional<Seat> seatNamed(const QString& name)
{
    for (std::size_t i = 0; i < seatNames.size(); ++i) {
        if (name == seatNames[i])
            return static_cast<Seat>(i);
    }
    return std::nullopt;
}

/// The nodes of a game that the array names; others are not taken.
std::set<Game::NodeId> nodesIn(const Game& game, const QJsonArray& array)
{
    std::set<Game::NodeId> nodes;
    for (const QJsonValue value : array) {
        const qint64 id = value.toInteger(-1);
        if (id > 0 && static_cast<std::size_t>(id) < game.nodes().size())
            nodes.insert(static_cast<std::size_t>(id));
    }
    return nodes;
}

std::optional<SavedGame> fromJson(const QJsonObject& json)
{
    std::optional<Game> game = gameFromStart(json["start"_L1].toString());
    const std::optional<Seat> seat = seatNamed(json["seat"_L1].toString());
    if (!game || !seat)
        return std::nullopt;
    for (const QJsonValue move : json["moves"_L1].toArray()) {
        if (!replayMove(*game, move.toObject()))
            return std::nullopt;
    }
    if (!goTo(*game, json["lineEnd"_L1]) || !goTo(*game, json["current"_L1]))
        return std::nullopt;
    bool isNumber = false;
    const std::uint64_t seed = json["seed"_L1].toString().toULongLong(&isNumber);
    std::set<Game::NodeId> finished = nodesIn(*game, json["finished"_L1].toArray());
    return SavedGame{std::move(*game), *seat, isNumber ? std::optional{seed} : std::nullopt,
                     std::move(finished)};
}

} // namespace

QString setAside(const QString& path)
{
    const QString stamp = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss-zzz");
    QString aside = path + ".corrupt-"_L1 + stamp;
    while (QFileInfo::exists(aside))
        aside += u'+';
    return QFile::rename(path, aside) ? aside : path;
}

SavedGameReading readSavedGame()
{
    QFile file{path()};
    if (!QFileInfo::exists(path()))
        return {};
    std::optional<SavedGame> saved;
    if (file.open(QIODevice::ReadOnly) && file.size() <= fileSizeLimit)
        saved = fromJson(QJsonDocument::fromJson(file.readAll()).object());
    file.close();
    if (!saved)
        return {{}, setAside(path())};
    return {std::move(saved), {}};
}

QByteArray toText(const SavedGame& saved)
{
    return QJsonDocument{toJson(saved)}.toJson();
}

bool writeSavedGame(const QByteArray& text)
{
    QDir{}.mkpath(QFileInfo{path()}.path());
    QSaveFile file{path()};
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
}

} // namespace app
