// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace text {

/// Some things as the language lists them: "a1, b2, c3".
QString listed(const QStringList& things);

/// Sentences one after another, empty ones left out: with spaces between them, except after full-width
/// punctuation.
QString joined(const QStringList& sentences);

/// A headline as a sentence: with a full stop, unless it ends with a sign of its own.
QString asSentence(const QString& headline);

/// The words of a menu without their mnemonic, be it a letter of theirs ("&Flip") or one behind them
/// ("翻转(&F)").
QString withoutMnemonic(const QString& text);

} // namespace text
