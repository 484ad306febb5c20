// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/mnemonics.h"

#include <QKeySequence>

namespace window {
namespace {

/// True if every keyboard for the language types the letter with one key: a digit, or a letter with two
/// cases and no accent.
bool isTyped(QChar letter)
{
    return letter.isDigit() || (letter.toUpper() != letter.toLower() && letter.decomposition().isEmpty());
}

} // namespace

void Mnemonics::reserve(const QString& text)
{
    const QKeySequence keys = QKeySequence::mnemonic(text);
    if (!keys.isEmpty())
        taken_.insert(QChar{static_cast<char16_t>(keys[0].key())}.toUpper());
}

QString Mnemonics::marked(const QString& text)
{
    if (!QKeySequence::mnemonic(text).isEmpty())
        return text;
    for (const bool atWordStart : {true, false}) {
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QChar letter = text[i].toUpper();
            const bool isStart = i == 0 || !text[i - 1].isLetterOrNumber();
            if (isStart != atWordStart || !isTyped(letter) || taken_.contains(letter))
                continue;
            taken_.insert(letter);
            return QString{text}.insert(i, u'&');
        }
    }
    return text;
}

} // namespace window
