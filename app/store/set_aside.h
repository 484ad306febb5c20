// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace store {

/// Moves a file out of the way, to a name with the time in it; returns that name, or the old one if that
/// cannot be done.
QString setAside(const QString& path);

} // namespace store
