// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace text {

/// Returns the codes of the available languages, "en" first.
QStringList languages();

/// Returns the name of a language in itself: "Deutsch".
QString nameOfLanguage(const QString& code);

/// Installs the translations of a language, the program's and Qt's own, in place of the previous ones. An
/// empty or unknown code selects the system's language, or English if that is not available. Texts without a
/// translation in the folder are shown in English.
void installLanguage(const QString& code, const QString& folder = QStringLiteral(":/i18n"));

/// Returns a move or a square for use in a sentence; in right-to-left languages it is isolated left-to-right.
QString leftToRight(const QString& text);

/// Returns a name of unknown language for use in a sentence; in right-to-left languages it is isolated with
/// its own direction.
QString isolated(const QString& name);

} // namespace text
