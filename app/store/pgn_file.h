// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "chess/pgn_scanner.h"
#include "chess/result.h"

namespace store {

/// The reason why a file cannot be read or written as a file of games.
enum class FileTrouble {
    missing,     ///< The file does not exist.
    folder,      ///< It is a folder.
    unreadable,  ///< It may not be read.
    special,     ///< It is a pipe, a socket or a device.
    tooLarge,    ///< It has more bytes than `pgnFileSizeLimit`.
    noGame,      ///< It contains no game.
    newer,       ///< A later version of this program wrote the game.
    changed,     ///< Another program has changed it meanwhile.
    outOfMemory, ///< Memory or threads ran short for it.
    unwritable,  ///< It may not be written, or the disk is full.
    cancelled,   ///< The user cancelled it.
};

/// The largest file that is read, in bytes.
inline constexpr qint64 pgnFileSizeLimit = qint64{200} << 20;

/// The state of a file at some time, which changes when another program writes to it.
struct FileStamp {
    qint64 size = 0;
    QDateTime time;

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// The stamp of an existing file.
FileStamp stampOf(const QString& path);

/// The place of a game's bytes in a file.
struct GameInFile {
    QString path;
    FileStamp stamp; ///< of the file when the game was found there
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    chess::PgnPlace place;
};

/// The reason why a file cannot be read, if it can be detected without opening the file.
std::optional<FileTrouble> troubleWith(const QString& path);

/// The stop token and the progress callback (in per cent) of a lengthy writing.
struct Writing {
    std::stop_token stop = {};
    std::function<void(int percent)> tell = {};
};

/// Writes a file that holds one game, atomically.
///
/// @param pgn the text of the game, in the export format
/// @return the place of the game
chess::Result<GameInFile, FileTrouble> writeGame(const QString& path, const QByteArray& pgn,
                                                 const Writing& writing = {});

/// Replaces a game in a file, atomically; every other byte of the file is unchanged.
///
/// @return the new place of the game
chess::Result<GameInFile, FileTrouble> replaceGame(const GameInFile& game, const QByteArray& pgn,
                                                   const Writing& writing = {});

} // namespace store
