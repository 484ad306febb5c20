// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace store {

/// Returns an unused name beside a file: its path, a word and the time.
QString nameAside(const QString& path, const QString& word);

/// Moves a file out of the way, to a name with the time in it. Returns the new path, or the old one on
/// failure.
QString setAside(const QString& path);

} // namespace store
