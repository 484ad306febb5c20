// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace text {

/// The languages the program speaks, as codes: "en" first.
QStringList languages();

/// The name of a language in itself: "Deutsch".
QString nameOfLanguage(const QString& code);

/// Puts the texts of a language in force, the program's and Qt's own; an empty or unknown code stands for
/// the system's language, and English where that is not spoken.
void installLanguage(const QString& code);

/// A move or a square as a language from right to left has it in a sentence: kept from left to right.
QString leftToRight(const QString& text);

} // namespace text
