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

/// Replaces a file of this program atomically, and creates its folders if necessary. Survives a kill at any
/// time, but a power cut soon after may damage the file. Takes less than a millisecond, as it does not wait
/// for the disk.
///
/// The temporary file has the suffix ".new".
///
/// @return true on success
bool writeAtOnce(const QString& path, const QByteArray& bytes);

/// Replaces a file like `writeAtOnce`, and waits until it is safe from power cuts.
///
/// @return true on success
bool writeSafely(const QString& path, const QByteArray& bytes);

/// Replaces a file in a folder of the user's, as safely: touches no other name there, creates no folder, and
/// leaves anything but a plain file alone. Changes no file if stopped.
///
/// @return true on success
bool writeForUser(const QString& path, const QByteArray& bytes, const std::stop_token& stop = {});

/// Copies a file in the same way as `writeForUser`; changes no file if stopped.
bool copyForUser(const QString& from, const QString& to, const std::stop_token& stop);

/// The beginning and end of `writeForUser`, for writing piece by piece; true on success.
bool openForUser(QSaveFile& file);
bool commitForUser(QSaveFile& file);

/// Moves a file that was written beside another into its place, as safely; true on success. On failure the
/// draft may remain.
bool putInPlace(const QString& draft, const QString& path);

/// Resolves a symbolic link, so that the file behind it can be replaced and the link stays.
QString behindLink(const QString& path);

/// True if there is a pipe, a socket or a device at a path, which may block when opened and never end when
/// read.
bool isSpecialFile(const QString& path);

/// The bytes of a file; `nullopt` if it cannot be read, is longer than `longest`, or is not a plain file.
std::optional<QByteArray> bytesOf(const QString& path, qint64 longest);

/// Distinguishes a file from a later one of the same name.
using FileIdentity = std::pair<std::uint64_t, std::uint64_t>;

/// The identity of a file; `nullopt` if it does not exist.
std::optional<FileIdentity> identityOf(const QString& path);

} // namespace store
