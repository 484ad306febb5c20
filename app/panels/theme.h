// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

namespace panels {

/// Which theme the user wants.
enum class ThemeChoice { system, light, dark, blackOnWhite, whiteOnBlack };

/// The colours of the window, each with one meaning.
struct Theme {
    bool dark;
    QColor window;  ///< the ground
    QColor card;    ///< what speaks
    QColor line;    ///< hairlines
    QColor edge;    ///< around what can be pressed or filled in
    QColor control; ///< buttons at rest
    QColor hover;   ///< buttons under the pointer
    QColor text;
    QColor dim;    ///< asides
    QColor accent; ///< target corners, what is best, the primary button
    QColor onAccent;
    QColor warning;   ///< costs moves, budget short
    QColor danger;    ///< throws the win away, cannot be
    QColor highlight; ///< the current move
    QColor disabled;  ///< what cannot be pressed now
};

Theme lightTheme();
Theme darkTheme();
/// Of high contrast: 7 : 1 and more for every text.
Theme blackOnWhiteTheme();
/// Likewise.
Theme whiteOnBlackTheme();

/// The theme of a choice; for `system`, the one nearer to a palette.
Theme themeFor(ThemeChoice choice, const QPalette& systemPalette);

/// The widgets' palette in a theme.
QPalette paletteOf(const Theme& theme);

/// The style sheet that draws cards, buttons and fields in a theme.
QString styleSheetOf(const Theme& theme);

/// The theme in force, as the application's palette has it.
const Theme& currentTheme();

/// Puts a theme in force for the whole application.
void applyTheme(const Theme& theme);

/// Has the windows that are made from now on write their texts in a size, in percent of the system's.
void applyTextSize(int percent);

} // namespace panels
