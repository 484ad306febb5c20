// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <string_view>

namespace text {

/// Returns items as a list in the user's language: "a1, b2, c3".
QString listed(const QStringList& things);

/// Returns sentences joined with spaces, except after full-width punctuation; empty ones are skipped.
QString joined(const QStringList& sentences);

/// Returns a headline as a sentence: with a full stop, unless it already ends with punctuation.
QString asSentence(const QString& headline);

/// Returns a text from outside for use in a menu text or on a button, where a single ampersand marks a
/// mnemonic.
QString forLabel(QString text);

/// Returns a menu text without its mnemonic, either a marked letter ("&Flip") or an appended one
/// ("翻转(&F)"), and without the key shown beside it.
QString withoutMnemonic(const QString& text);

/// Returns a day as the user's country writes it, with all digits of the year: "30.11.2026", "11/30/2026".
QString dayName(QDate day);

/// Returns the date of a game as in PGN files, "2026.11.30", in the same form; one that is not fully known as
/// far as it is: "2026-11", "2026".
QString dateName(std::string_view date);

} // namespace text
