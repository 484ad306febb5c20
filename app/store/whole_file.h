// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSaveFile>
#include <QString>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>

namespace store {

/// Replaces a file of this program's own, and its folders where they are missing. Afterwards it holds either
/// these bytes whole or what it held before, whenever the program is killed; a power cut soon after may spoil
/// it. It takes less than a millisecond: nothing waits for the disk.
///
/// What is half written has the name of the file with ".new" behind it.
///
/// @return whether it worked
bool writeAtOnce(const QString& path, const QByteArray& bytes);

/// Replaces a file as `writeAtOnce` does, and waits until no power cut can take it away.
///
/// @return whether it worked
bool writeSafely(const QString& path, const QByteArray& bytes);

/// Replaces a file where the user keeps what he likes, as safely: no other name there is touched, no folder
/// made, and what is no plain file is left alone; nor if it is stopped before all is written.
///
/// @return whether it worked
bool writeForUser(const QString& path, const QByteArray& bytes, const std::stop_token& stop = {});

/// Copies a file as `writeForUser` writes one; not if it is stopped before all is copied.
bool copyForUser(const QString& from, const QString& to, const std::stop_token& stop);

/// The two ends of `writeForUser`, for what is written piece by piece; whether they worked.
bool openForUser(QSaveFile& file);
bool commitForUser(QSaveFile& file);

/// Has a file that was written beside another take its place, as safely; whether it worked. If not, the draft
/// may still be there.
bool putInPlace(const QString& draft, const QString& path);

/// Where a file is that may be named by a link, which stays one.
QString behindLink(const QString& path);

/// True if there is something at a path that is neither a file nor a folder: a pipe, a socket or a device.
/// Opening it may wait for ever, and reading it may never end.
bool isSpecialFile(const QString& path);

/// The bytes of a file; nothing if it cannot be read, is longer than `longest`, or is none.
std::optional<QByteArray> bytesOf(const QString& path, qint64 longest);

/// What tells a file from another that has come by its name since.
using FileIdentity = std::pair<std::uint64_t, std::uint64_t>;

/// The identity of a file; nothing if it is not there.
std::optional<FileIdentity> identityOf(const QString& path);

} // namespace store
