// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <chrono>

namespace process {

/// True if a session bus accepts connections but does not answer in time.
///
/// @param address the address in D-Bus notation
bool isSilentBus(const QByteArray& address, std::chrono::milliseconds patience);

/// Makes this program run without the user's session bus if that does not answer; Qt would wait for it,
/// possibly forever.
///
/// Must be called before the application is created.
void avoidSilentBus();

} // namespace process
