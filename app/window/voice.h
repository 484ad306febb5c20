// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace window {

/// Whether the system has a program that reads aloud.
bool hasVoice();

/// Has it read something aloud, in the language of the program, after what it is reading now; nothing happens
/// where there is none.
void readAloud(const QString& words);

} // namespace window
