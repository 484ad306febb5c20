// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "panels/theme.h"
#include "text/words.h"

namespace panels {

/// Returns the colour of secondary text of a tone in the current theme.
inline QColor colorOf(text::Tone tone)
{
    const Theme& theme = currentTheme();
    switch (tone) {
    case text::Tone::costly:
        return theme.warning;
    case text::Tone::bad:
        return theme.danger;
    default:
        return theme.dim;
    }
}

/// Returns the style sheet `kind` of a label of a tone: see `setKind`.
inline const char* kindOf(text::Tone tone)
{
    switch (tone) {
    case text::Tone::costly:
        return "warning";
    case text::Tone::bad:
        return "danger";
    default:
        return "";
    }
}

} // namespace panels
