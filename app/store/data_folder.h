// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace store {

/// The folder that games and practice are kept in: the usual one of the system, unless another was chosen.
QString dataFolder();

/// The folder that solved endings of five pieces are kept in: the system's place for what can be made anew,
/// or beside games and practice where a folder was chosen for those.
QString tableFolder();

/// Chooses another folder, which need not be there yet.
///
/// @pre nothing was read from the usual one
void setDataFolder(const QString& folder);

} // namespace store
