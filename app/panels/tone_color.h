// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "panels/theme.h"
#include "text/words.h"

namespace panels {

/// The colour of an aside in the theme in force.
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

/// What a label in a tone is to the style sheet: see `setKind`.
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
