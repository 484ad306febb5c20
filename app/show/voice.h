// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace show {

/// True if the system has a program that reads aloud.
bool hasVoice();

/// Reads a text aloud in the language of the program, after any text being read; has no effect without such a
/// program.
void readAloud(const QString& words);

} // namespace show
