// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <chrono>

namespace process {

/// True if a session bus takes connections and does not answer in time.
///
/// @param address where it is, as D-Bus writes it
bool isSilentBus(const QByteArray& address, std::chrono::milliseconds patience);

/// Lets this program do without the user's session bus if that does not answer; Qt would wait for it,
/// possibly for ever.
///
/// It is called before the application is made.
void avoidSilentBus();

} // namespace process
