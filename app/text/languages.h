// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace text {

/// The languages the program speaks, as codes: "en" first.
QStringList languages();

/// The name of a language in itself: "Deutsch".
QString nameOfLanguage(const QString& code);

/// Installs the texts of a language, the program's and Qt's own, in place of those before. An empty or
/// unknown code stands for the system's language, or English if the program does not have that. Texts that
/// the folder has no translation of are shown in English.
void installLanguage(const QString& code, const QString& folder = QStringLiteral(":/i18n"));

/// A move or a square as a language from right to left has it in a sentence: kept from left to right.
QString leftToRight(const QString& text);

/// A name of unknown language for a sentence of a language from right to left: it keeps its own direction.
QString isolated(const QString& name);

} // namespace text
