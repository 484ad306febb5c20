// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/kept_round.h"
#include "store/data_folder.h"

#include <QFileInfo>
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "chess/fen.h"
#include "chess/pgn_reader.h"
#include "chess/pgn_writer.h"
#include "store/disk_thread.h"
#include "store/set_aside.h"
#include "store/stoppable.h"
#include "store/whole_file.h"
#include "trainer/round_pgn.h"

using namespace Qt::StringLiterals;

namespace store {
namespace {

// In addition to the tags of all games of this program, saved rounds have their time, the set-up board, and
// whether they are exercises.
constexpr std::string_view begunTag = "RightCornerBegun";
constexpr std::string_view setUpTag = "RightCornerSetUp";
constexpr std::string_view exerciseTag = "RightCornerExercise";

constexpr auto runningName = "round"_L1;
constexpr auto earlierName = "rounds"_L1;
constexpr auto longestRound = static_cast<qint64>(chess::pgn_game_length_limit);
/// The last round may have the maximum length, whatever the size of the others.
constexpr qint64 longestEarlier = 2 * longestRound;

QString pathOf(QLatin1StringView name)
{
    return dataFolder() + u'/' + name + ".pgn"_L1;
}

QString copyOf(QLatin1StringView name)
{
    return dataFolder() + u'/' + name + ".copy.pgn"_L1;
}

bool write(QLatin1StringView name, const QByteArray& bytes)
{
    DiskThread::instance().write(copyOf(name), bytes);
    return writeAtOnce(pathOf(name), bytes);
}

std::optional<chess::Setup> setUpIn(const chess::PgnTags& tags)
{
    const auto fen = tags.value(setUpTag);
    const auto reading = fen ? chess::parse_fen(*fen) : chess::parse_fen("");
    return reading ? std::optional{reading->setup} : std::nullopt;
}

QDateTime begunIn(const chess::PgnTags& tags)
{
    const std::string begun{tags.value(begunTag).value_or("")};
    return QDateTime::fromString(QString::fromStdString(begun), Qt::ISODateWithMs);
}

chess::Result<KeptRound, trainer::RoundPgnError> keptRoundIn(chess::PgnGame game)
{
    if (!game.tags.value(trainer::round_tag))
        return trainer::RoundPgnError::unreadable;
    const QDateTime begun = begunIn(game.tags);
    const std::optional<chess::Setup> setUp = setUpIn(game.tags);
    const bool isExercise = game.tags.value(exerciseTag).has_value();
    for (const std::string_view tag : {begunTag, setUpTag, exerciseTag})
        game.tags.clear(tag);
    auto round = trainer::to_round(std::move(game));
    if (!round)
        return round.error();
    return KeptRound{*std::move(round), begun, setUp, isExercise};
}

/// The rounds of a text, and whether it contains only those.
struct Reading {
    std::vector<KeptRound> rounds;
    bool isWhole = false;
    bool isNewer = false;
};

Reading readingOf(const std::optional<QByteArray>& bytes, const std::stop_token& stop = {})
{
    Reading reading;
    if (!bytes)
        return reading;
    std::string again;
    std::size_t games = 0;
    const std::string text = bytes->toStdString();
    chess::PgnReader reader{text};
    for (; auto game = stop.stop_requested() ? std::nullopt : reader.next(); ++games) {
        again += chess::to_pgn(game->game);
        auto kept = keptRoundIn(std::move(game->game));
        if (kept)
            reading.rounds.push_back(*std::move(kept));
        else
            reading.isNewer = reading.isNewer || kept.error() == trainer::RoundPgnError::newer;
    }
    // A truncated or altered file may be readable, but it differs from the format that this program writes,
    // which is never empty. The games are compared rather than the rounds made of them, as rounds depend on
    // the rules in force.
    reading.isWhole = games > 0 && again == text && reading.rounds.size() == games;
    return reading;
}

Reading readingOf(const QString& path, qint64 longest, const std::stop_token& stop)
{
    const auto bytes = unlessStopped(stop, [path, longest] { return bytesOf(path, longest); });
    return readingOf(bytes.value_or(std::nullopt), stop);
}

} // namespace

qint64 sizeOfKeptRounds()
{
    return QFileInfo{pathOf(runningName)}.size() + QFileInfo{pathOf(earlierName)}.size();
}

KeptRoundReading readKeptRound(const std::stop_token& stop)
{
    KeptRoundReading found;
    if (!QFileInfo::exists(pathOf(runningName)))
        return found;
    for (const QString& path : {pathOf(runningName), copyOf(runningName)}) {
        Reading reading = readingOf(path, longestRound, stop);
        if (reading.isWhole && reading.rounds.size() == 1) {
            found.kept = std::move(reading.rounds.front());
            break;
        }
        if (found.unreadable.isEmpty()) {
            found.isNewer = reading.isNewer;
            found.unreadable = path;
        }
    }
    return found;
}

QByteArray toText(const KeptRound& kept)
{
    return toText(kept.round, kept.begun, kept.setUp, kept.isExercise);
}

QByteArray toText(const trainer::Round& round, const QDateTime& begun,
                  const std::optional<chess::Setup>& setUp, bool isExercise)
{
    // Games of other programs may use the same tags; without a value, they are omitted.
    const std::array<chess::PgnTag, 3> tags{
        {{std::string{begunTag},
          begun.isValid() ? begun.toUTC().toString(Qt::ISODateWithMs).toStdString() : std::string{}},
         {std::string{setUpTag}, setUp ? to_fen(*setUp) : std::string{}},
         {std::string{exerciseTag}, isExercise ? "yes" : ""}}};
    return QByteArray::fromStdString(trainer::to_pgn_text(round, tags));
}

std::optional<KeptRound> keptRoundOf(const QByteArray& text)
{
    Reading reading = readingOf(text);
    return reading.rounds.empty() ? std::nullopt : std::optional{std::move(reading.rounds.front())};
}

bool writeKeptRound(const QByteArray& text)
{
    return text.size() <= longestRound && write(runningName, text);
}

QString keptRoundCopy()
{
    return copyOf(runningName);
}

void cancelKeptRoundCopies()
{
    for (const QLatin1StringView name : {runningName, earlierName})
        DiskThread::instance().cancel(copyOf(name));
}

EarlierRoundsReading readEarlierRounds(const std::stop_token& stop)
{
    EarlierRoundsReading found;
    if (!QFileInfo::exists(pathOf(earlierName)))
        return found;
    for (const QString& path : {pathOf(earlierName), copyOf(earlierName)}) {
        Reading reading = readingOf(path, longestEarlier, stop);
        if (reading.rounds.size() > found.rounds.size())
            found.rounds = std::move(reading.rounds);
        if (reading.isWhole)
            break;
        if (found.unreadable.isEmpty())
            found.unreadable = path;
    }
    return found;
}

bool writeEarlierRounds(const QByteArray& texts)
{
    return write(earlierName, texts);
}

QStringList setKeptRoundsAside()
{
    QStringList aside;
    for (const QString& path : {pathOf(runningName), pathOf(earlierName)}) {
        if (QFileInfo::exists(path))
            aside.append(setAside(path));
    }
    return aside;
}

} // namespace store
