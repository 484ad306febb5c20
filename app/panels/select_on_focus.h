// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLineEdit;

namespace panels {

/// Selects the whole text of a line when a click sets the focus there, as Tab does, so that typing replaces
/// it.
void selectOnFocus(QLineEdit& line);

} // namespace panels
