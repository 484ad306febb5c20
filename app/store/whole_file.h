// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

namespace store {

/// Replaces a file, and its folders where they are missing. Afterwards it holds either these bytes whole or
/// what it held before, whenever the program is killed; a power cut soon after may spoil it. It takes less
/// than a millisecond: nothing waits for the disk.
///
/// @return whether it worked
bool writeAtOnce(const QString& path, const QByteArray& bytes);

/// Replaces a file as `writeAtOnce` does, and waits until no power cut can take it away.
///
/// @return whether it worked
bool writeSafely(const QString& path, const QByteArray& bytes);

/// The bytes of a file; nothing if it cannot be read or is longer than `longest`.
std::optional<QByteArray> bytesOf(const QString& path, qint64 longest);

} // namespace store
