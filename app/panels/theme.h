// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

namespace panels {

/// The user's choice of theme.
enum class ThemeChoice { system, light, dark, blackOnWhite, whiteOnBlack };

/// The colours of the window, each with one meaning.
struct Theme {
    bool dark;
    QColor window;  ///< the background
    QColor card;    ///< the background of cards
    QColor line;    ///< hairlines
    QColor edge;    ///< borders of buttons and fields
    QColor control; ///< buttons in normal state
    QColor hover;   ///< buttons under the pointer
    QColor text;
    QColor dim;    ///< secondary text
    QColor accent; ///< target corners, best moves, the primary button
    QColor onAccent;
    QColor warning;   ///< wasted moves, small budget
    QColor danger;    ///< blunders, impossible positions
    QColor highlight; ///< the current move
    QColor disabled;  ///< disabled controls
};

Theme lightTheme();
Theme darkTheme();
/// High contrast: at least 7 : 1 for every text.
Theme blackOnWhiteTheme();
/// High contrast: at least 7 : 1 for every text.
Theme whiteOnBlackTheme();

/// Returns the theme of a choice; for `system`, the one closer to the palette.
Theme themeFor(ThemeChoice choice, const QPalette& systemPalette);

/// Returns the widgets' palette in a theme.
QPalette paletteOf(const Theme& theme);

/// Returns the style sheet for cards, buttons and fields in a theme.
QString styleSheetOf(const Theme& theme);

/// Returns the current theme, according to the application's palette.
const Theme& currentTheme();

/// Applies a theme to the whole application.
void applyTheme(const Theme& theme);

/// Sets the text size, in percent of the system's.
void applyTextSize(int percent);

} // namespace panels
