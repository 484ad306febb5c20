// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/pgn_thread.h"

#include <QBuffer>
#include <QFile>
#include <algorithm>
#include <string_view>
#include <utility>

#include "chess/fen.h"
#include "chess/overloaded.h"
#include "chess/utf16.h"
#include "session/post_to.h"
#include "store/stoppable.h"
#include "trainer/round_pgn.h"

namespace store {
namespace {

/// Small enough that cancelling never waits.
constexpr qint64 pieceLength = qint64{1} << 18;
/// One byte more than the longest game, so that a longer one is known to be one.
constexpr std::uint64_t longestGame = chess::pgn_game_length_limit + 1;

std::string_view viewOf(const QByteArray& bytes)
{
    return {bytes.data(), static_cast<std::size_t>(bytes.size())};
}

/// The source opened for reading; null if that fails.
std::shared_ptr<QIODevice> open(const PgnSource& source)
{
    std::shared_ptr<QIODevice> device;
    if (source.path.isEmpty() || !source.text.isEmpty()) {
        auto buffer = std::make_shared<QBuffer>();
        buffer->setData(source.text);
        device = std::move(buffer);
    } else {
        device = std::make_shared<QFile>(source.path);
    }
    return device->open(QIODevice::ReadOnly) ? device : nullptr;
}

std::optional<FileTrouble> troubleWith(const PgnSource& source)
{
    if (!source.path.isEmpty())
        return store::troubleWith(source.path);
    return source.text.size() > pgnFileSizeLimit ? std::optional{FileTrouble::tooLarge} : std::nullopt;
}

FileStamp stampOf(const PgnSource& source)
{
    return source.path.isEmpty() ? FileStamp{} : store::stampOf(source.path);
}

/// A source that was opened, or why it could not be.
struct Opened {
    std::optional<FileTrouble> trouble;
    FileStamp stamp;
    std::shared_ptr<QIODevice> device;
    qint64 size = 0;
    PgnSource source = {};
};

/// The source with its text, if that is in UTF-16; games are not saved back there.
PgnSource withoutUtf16(PgnSource source, QIODevice& device)
{
    if (chess::is_utf16(viewOf(device.peek(2))))
        source.text = QByteArray::fromStdString(chess::from_utf16(viewOf(device.readAll())));
    return source;
}

Opened openReadable(const PgnSource& source)
{
    if (const auto trouble = troubleWith(source))
        return {trouble, {}, {}};
    const auto raw = open(source);
    const PgnSource plain = raw ? withoutUtf16(source, *raw) : source;
    const auto device = open(plain);
    if (!device)
        return {FileTrouble::unreadable, {}, {}};
    return {{}, stampOf(source), device, std::max(device->size(), qint64{1}), plain};
}

/// True if a file begins as no text does.
bool isBinary(QIODevice& device)
{
    constexpr qint64 enough = 4096;
    return device.peek(enough).contains('\0');
}

/// The FEN that a device holds, and nothing else; empty if it holds anything else.
QString positionIn(QIODevice& device)
{
    constexpr auto most = static_cast<qint64>(chess::fen_length_limit);
    if (device.size() > most)
        return {};
    const QByteArray text = device.peek(most);
    return chess::parse_fen(viewOf(text)) ? QString::fromUtf8(text) : QString{};
}

/// The bytes of a game of a list.
chess::Result<QByteArray, FileTrouble> gameBytes(const GameList& list, const chess::PgnIndexEntry& entry)
{
    const Opened opened = openReadable(list.source);
    if (opened.trouble)
        return *opened.trouble;
    if (opened.stamp != list.stamp)
        return FileTrouble::changed;
    if (!opened.device->seek(static_cast<qint64>(entry.offset)))
        return FileTrouble::unreadable;
    return opened.device->read(static_cast<qint64>(std::min(entry.length, longestGame)));
}

chess::Result<GameReading, FileTrouble> readGame(const std::shared_ptr<const GameList>& shared,
                                                 std::size_t number, const std::stop_token& stop)
{
    const GameList& list = *shared;
    const chess::PgnIndexEntry entry = list.index[number];
    const auto bytes = unlessStopped(stop, [shared, entry] { return gameBytes(*shared, entry); });
    if (!bytes || !*bytes)
        return bytes ? bytes->error() : FileTrouble::unreadable;
    chess::PgnReading reading = chess::read_pgn_game(viewOf(**bytes), entry.place);
    if (!says_anything(reading.game))
        return FileTrouble::noGame;
    auto round = trainer::to_round(reading.game);
    if (!round)
        return round.error() == trainer::RoundPgnError::newer ? FileTrouble::newer : FileTrouble::noGame;
    GameReading read{*round, std::move(reading.errors), {}};
    if (list.source.text.isEmpty())
        read.file = {list.source.path, list.stamp, entry.offset, entry.length, entry.place};
    return read;
}

} // namespace

PgnThread::PgnThread(QObject* parent) : QObject{parent}, worker_{session::postTo(this)} {}

void PgnThread::run(Worker::Task task)
{
    worker_.request(
        std::move(task),
        [this](const std::optional<Outcome>& outcome) { take(outcome.value_or(FileTrouble::outOfMemory)); },
        [this](const Progress& progress) { emit progressed(progress.percent, progress.games); });
}

void PgnThread::take(const Outcome& outcome)
{
    std::visit(chess::Overloaded{
                   [this](FileTrouble trouble) { emit failed(trouble); },
                   [this](const std::shared_ptr<const GameList>& list) { emit listed(list); },
                   [this](const LonePosition& position) { emit positionRead(position.fen); },
                   [this](const std::shared_ptr<GameReading>& reading) { emit gameRead(reading); },
                   [this](const SharedCourse& course) { emit courseRead(course); },
               },
               outcome);
}

PgnThread::Outcome PgnThread::listOf(const PgnSource& source, const std::stop_token& stop,
                                     const Worker::Tell& tell)
{
    const auto opened = unlessStopped(stop, [source] { return openReadable(source); });
    if (!opened || opened->trouble)
        return opened ? *opened->trouble : FileTrouble::unreadable;
    const auto device = opened->device;
    if (unlessStopped(stop, [device] { return isBinary(*device); }).value_or(true))
        return FileTrouble::noGame;
    const auto fen = unlessStopped(stop, [device] { return positionIn(*device); });
    if (fen && !fen->isEmpty())
        return LonePosition{*fen};
    chess::PgnIndexer indexer;
    int announced = -1;
    while (const auto piece = unlessStopped(stop, [device] { return device->read(pieceLength); })) {
        if (piece->isEmpty())
            break;
        indexer.feed(viewOf(*piece));
        const auto percent = static_cast<int>(100 * device->pos() / opened->size);
        if (std::exchange(announced, percent) != percent)
            tell({percent, indexer.size()});
    }
    auto found = std::make_shared<const GameList>(GameList{opened->source, opened->stamp, indexer.finish()});
    if (found->index.empty())
        return FileTrouble::noGame;
    return found;
}

void PgnThread::list(PgnSource source)
{
    run([source = std::move(source)](const std::stop_token& stop, const Worker::Tell& tell) {
        return listOf(source, stop, tell);
    });
}

void PgnThread::read(std::shared_ptr<const GameList> list, std::size_t number)
{
    run([list = std::move(list), number](const std::stop_token& stop, const auto&) -> Outcome {
        auto read = readGame(list, number, stop);
        if (!read)
            return read.error();
        return std::make_shared<GameReading>(std::move(*read));
    });
}

void PgnThread::readCourse(const QString& path)
{
    run([path](const std::stop_token& stop, const auto&) -> Outcome {
        const auto read = store::readCourse(path, stop);
        if (!read)
            return read.error();
        return *read;
    });
}

} // namespace store
