// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/pgn_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <algorithm>

#include "store/whole_file.h"

namespace store {
namespace {

/// Copies the bytes of a file from one offset up to another; true on success.
bool copy(QFile& from, qint64 begin, qint64 end, QIODevice& to, const Writing& writing)
{
    constexpr qint64 mostAtOnce = qint64{1} << 20;
    if (!from.seek(begin))
        return false;
    for (qint64 left = end - begin; left > 0 && !writing.stop.stop_requested();) {
        const QByteArray bytes = from.read(std::min(left, mostAtOnce));
        if (bytes.isEmpty() || to.write(bytes) != bytes.size())
            return false;
        left -= bytes.size();
        if (writing.tell)
            writing.tell(static_cast<int>(100 * from.pos() / std::max(from.size(), qint64{1})));
    }
    return !writing.stop.stop_requested();
}

FileTrouble troubleOf(const Writing& writing)
{
    return writing.stop.stop_requested() ? FileTrouble::cancelled : FileTrouble::unwritable;
}

} // namespace

FileStamp stampOf(const QString& path)
{
    const QFileInfo file{path};
    return {file.size(), file.lastModified()};
}

std::optional<FileTrouble> troubleWith(const QString& path)
{
    const QFileInfo file{path};
    if (!file.exists())
        return FileTrouble::missing;
    if (file.isDir())
        return FileTrouble::folder;
    if (isSpecialFile(path))
        return FileTrouble::special;
    if (!file.isReadable())
        return FileTrouble::unreadable;
    if (file.size() > pgnFileSizeLimit)
        return FileTrouble::tooLarge;
    return std::nullopt;
}

chess::Result<GameInFile, FileTrouble> writeGame(const QString& path, const QByteArray& pgn,
                                                 const Writing& writing)
{
    if (!writeForUser(path, pgn, writing.stop))
        return troubleOf(writing);
    return GameInFile{path, stampOf(path), 0, static_cast<std::uint64_t>(pgn.size()), {}};
}

chess::Result<GameInFile, FileTrouble> replaceGame(const GameInFile& game, const QByteArray& pgn,
                                                   const Writing& writing)
{
    if (const auto trouble = troubleWith(game.path))
        return *trouble;
    if (stampOf(game.path) != game.stamp)
        return FileTrouble::changed;
    QFile before{game.path};
    if (!before.open(QIODevice::ReadOnly))
        return FileTrouble::unreadable;
    const auto begin = static_cast<qint64>(game.offset);
    const auto end = begin + static_cast<qint64>(game.length);
    // The preceding text must not run into the first tag, nor the game into the following text.
    const bool isWithinLine = game.place.column > 1;
    const bool isLast = end == before.size();
    const QByteArray text = (isWithinLine ? "\n" : "") + pgn + (isLast ? "" : "\n");

    QSaveFile file{game.path};
    if (!openForUser(file) || !copy(before, 0, begin, file, writing) || file.write(text) != text.size() ||
        !copy(before, end, before.size(), file, writing) || !commitForUser(file))
        return troubleOf(writing);
    GameInFile now{game.path, stampOf(game.path), game.offset, static_cast<std::uint64_t>(text.size()),
                   game.place};
    if (isWithinLine) {
        ++now.offset;
        --now.length;
        ++now.place.line;
        now.place.column = 1;
    }
    return now;
}

} // namespace store
