// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/pgn_thread.h"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

#include "chess/fen.h"
#include "chess/overloaded.h"
#include "chess/utf16.h"
#include "session/post_to.h"
#include "store/byte_source.h"
#include "store/stoppable.h"
#include "trainer/course/lesson.h"
#include "trainer/round_pgn.h"

namespace store {
namespace {

/// Small enough for cancelling to be immediate.
constexpr std::uint64_t pieceLength = std::uint64_t{1} << 18U;
/// One byte more than the longest game, to recognise longer ones.
constexpr std::uint64_t longestGame = chess::pgn_game_length_limit + 1;

/// Long enough to hold a position without a game, and to recognise text.
constexpr std::uint64_t enoughToKnow = 4096;
static_assert(enoughToKnow > chess::fen_length_limit);

bool isText(const PgnSource& source)
{
    return source.path.isEmpty() || !source.text.isEmpty();
}

/// Opens a source for reading; null on failure.
std::shared_ptr<ByteSource> open(const PgnSource& source)
{
    return isText(source) ? std::make_shared<ByteSource>(source.text) : ByteSource::open(source.path);
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

std::uint64_t sizeOf(const PgnSource& source)
{
    return static_cast<std::uint64_t>(isText(source) ? source.text.size() : store::stampOf(source.path).size);
}

/// A source that was opened, or the reason why it could not be.
struct Opened {
    std::optional<FileTrouble> trouble = {};
    FileStamp stamp = {};
    std::shared_ptr<ByteSource> bytes = {};
    std::uint64_t size = 0;
    PgnSource source = {};
    std::string beginning = {};
};

/// Decodes a source in UTF-16 into its text; games are not saved back to such a source.
std::optional<PgnSource> withoutUtf16(PgnSource source, ByteSource& bytes)
{
    const auto mark = bytes.read(0, 2);
    if (!mark || !chess::is_utf16(*mark))
        return mark ? std::optional{std::move(source)} : std::nullopt;
    const auto all = bytes.read(0, sizeOf(source));
    if (!all)
        return std::nullopt;
    source.text = QByteArray::fromStdString(chess::from_utf16(*all));
    return source;
}

/// Opens a source; a large one only if a part of it is to be read.
Opened openReadable(const PgnSource& source, bool isForPart = false)
{
    const auto trouble = troubleWith(source);
    if (trouble && !(isForPart && trouble == FileTrouble::tooLarge))
        return {trouble};
    const auto raw = open(source);
    const auto plain = raw ? withoutUtf16(source, *raw) : std::nullopt;
    const auto bytes = plain ? open(*plain) : nullptr;
    const auto beginning = bytes ? bytes->read(0, enoughToKnow) : std::nullopt;
    if (!beginning)
        return {FileTrouble::unreadable};
    return {{}, stampOf(source), bytes, std::max<std::uint64_t>(sizeOf(*plain), 1), *plain, *beginning};
}

/// The FEN of a source that holds only a FEN; empty for any other source.
QString positionIn(const Opened& opened)
{
    const bool isAlone =
        opened.beginning.size() <= chess::fen_length_limit && chess::parse_fen(opened.beginning);
    return isAlone ? QString::fromStdString(opened.beginning) : QString{};
}

/// The bytes of a game of a source.
chess::Result<std::string, FileTrouble> gameBytes(const PgnSource& source, const GameInFile& game)
{
    const Opened opened = openReadable(source, true);
    if (opened.trouble)
        return *opened.trouble;
    if (opened.stamp != game.stamp)
        return FileTrouble::changed;
    auto bytes = opened.bytes->read(game.offset, std::min(game.length, longestGame));
    if (!bytes)
        return FileTrouble::unreadable;
    return *std::move(bytes);
}

/// Lists the games of a source; `nullopt` if it cannot be read to its end or is stopped.
std::optional<chess::PgnIndex> indexOf(const Opened& opened, const std::stop_token& stop,
                                       const std::function<void(int percent, std::size_t games)>& tell)
{
    chess::PgnIndexer indexer;
    int announced = -1;
    std::uint64_t read = 0;
    while (true) {
        const auto piece =
            unlessStopped(stop, [bytes = opened.bytes, read] { return bytes->read(read, pieceLength); });
        if (!piece || !*piece)
            return std::nullopt;
        if ((*piece)->empty())
            return indexer.finish();
        indexer.feed(**piece);
        read += (*piece)->size();
        const auto percent = static_cast<int>(100 * std::min(read, opened.size) / opened.size);
        if (std::exchange(announced, percent) != percent)
            tell(percent, indexer.size());
    }
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
    // Text does not contain null characters at its beginning.
    if (opened->beginning.find('\0') != std::string::npos)
        return FileTrouble::noGame;
    if (const QString fen = positionIn(*opened); !fen.isEmpty())
        return LonePosition{fen};
    auto index = indexOf(*opened, stop, [&tell](int percent, std::size_t games) { tell({percent, games}); });
    if (!index)
        return FileTrouble::unreadable;
    if (index->empty())
        return FileTrouble::noGame;
    return std::make_shared<const GameList>(GameList{opened->source, opened->stamp, *std::move(index)});
}

PgnThread::Outcome PgnThread::gameOf(const PgnSource& source, const GameInFile& place,
                                     const std::stop_token& stop)
{
    const auto bytes = unlessStopped(stop, [source, place] { return gameBytes(source, place); });
    if (!bytes || !*bytes)
        return bytes ? bytes->error() : FileTrouble::unreadable;
    chess::PgnReading reading = chess::read_pgn_game(**bytes, place.place);
    if (!says_anything(reading.game)) {
        if (reading.refused_start.empty())
            return FileTrouble::noGame;
        return LonePosition{QString::fromStdString(reading.refused_start)};
    }
    // A game that was read is the user's own, even if it was a page of a course when it was saved.
    reading.game.tags.clear(trainer::course::page_tag);
    auto round = trainer::to_round(std::move(reading.game));
    if (!round)
        return round.error() == trainer::RoundPgnError::newer ? FileTrouble::newer : FileTrouble::noGame;
    GameReading read{*std::move(round), std::move(reading.errors), {}};
    if (source.text.isEmpty() && !source.path.isEmpty())
        read.file = place;
    return std::make_shared<GameReading>(std::move(read));
}

void PgnThread::list(PgnSource source)
{
    run([source = std::move(source)](const std::stop_token& stop, const Worker::Tell& tell) {
        return listOf(source, stop, tell);
    });
}

void PgnThread::read(std::shared_ptr<const GameList> list, std::size_t number)
{
    run([list = std::move(list), number](const std::stop_token& stop, const auto&) {
        const chess::PgnIndexEntry entry = list->index[number];
        const PgnSource& source = list->source;
        return gameOf(source, {source.path, list->stamp, entry.offset, entry.length, entry.place}, stop);
    });
}

void PgnThread::read(const GameInFile& game)
{
    run([game](const std::stop_token& stop, const auto&) { return gameOf({game.path, {}}, game, stop); });
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
