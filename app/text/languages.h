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

} // namespace text
