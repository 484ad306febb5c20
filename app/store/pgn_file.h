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

/// Why a file cannot be read or written as one of games.
enum class FileTrouble {
    missing,     ///< There is no such file.
    folder,      ///< It is a folder.
    unreadable,  ///< It may not be read.
    special,     ///< It is a pipe, a socket or a device.
    tooLarge,    ///< It has more bytes than `pgnFileSizeLimit`.
    noGame,      ///< There is no game in it.
    newer,       ///< A later version of this program wrote the game.
    changed,     ///< Another program changed it meanwhile.
    outOfMemory, ///< Memory or threads ran short for it.
    unwritable,  ///< It may not be written, or there is no room for it.
    cancelled,   ///< The user did not want to wait.
};

/// The largest file that is read, in bytes.
inline constexpr qint64 pgnFileSizeLimit = qint64{200} << 20;

/// What a file looked like at some time; another program that writes to it changes this.
struct FileStamp {
    qint64 size = 0;
    QDateTime time;

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// The stamp of a file that is there.
FileStamp stampOf(const QString& path);

/// Where the bytes of a game stand in a file.
struct GameInFile {
    QString path;
    FileStamp stamp; ///< of the file when the game was found there
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    chess::PgnPlace place;
};

/// What keeps a file from being read, as far as can be seen from outside.
std::optional<FileTrouble> troubleWith(const QString& path);

/// Writing that may take long: a way to stop it, and what to call with its progress in per cent.
struct Writing {
    std::stop_token stop = {};
    std::function<void(int percent)> tell = {};
};

/// Writes a file that holds one game: afterwards it is there whole, or what was there before still is.
///
/// @param pgn the text of the game, in the export format
/// @return where the game stands now
chess::Result<GameInFile, FileTrouble> writeGame(const QString& path, const QByteArray& pgn,
                                                 const Writing& writing = {});

/// Puts a game into the place of another; every other byte of the file stays as it is. Afterwards the file is
/// changed whole, or not at all.
///
/// @return where the game stands now
chess::Result<GameInFile, FileTrouble> replaceGame(const GameInFile& game, const QByteArray& pgn,
                                                   const Writing& writing = {});

} // namespace store
