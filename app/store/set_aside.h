// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace store {

/// Moves a file out of the way, to a name with the time in it. Returns the new path, or the old one on
/// failure.
QString setAside(const QString& path);

} // namespace store
