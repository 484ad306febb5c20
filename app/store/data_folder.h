// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace store {

/// The folder of saved games and practice: the system's standard folder, unless another was chosen.
QString dataFolder();

/// The folder of solved five-piece endings: the system's cache folder, or next to games and practice if a
/// folder was chosen for those.
QString tableFolder();

/// Chooses another folder, which need not exist yet.
///
/// @pre no file has been read from the standard folder
void setDataFolder(const QString& folder);

} // namespace store
