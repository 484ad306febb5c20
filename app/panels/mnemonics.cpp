// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/mnemonics.h"

#include <QKeySequence>
#include <algorithm>
#include <vector>

#include "text/phrasing.h"

namespace panels {
namespace {

/// True if every keyboard for the language types the letter with one key: a digit, or a letter with two
/// cases and no accent.
bool isTyped(QChar letter)
{
    return letter.isDigit() || (letter.toUpper() != letter.toLower() && letter.decomposition().isEmpty());
}

/// The letter that a text marks itself; null if it marks none.
QChar markedLetter(const QString& text)
{
    const QKeySequence keys = QKeySequence::mnemonic(text);
    return keys.isEmpty() ? QChar{} : QChar{static_cast<char16_t>(keys[0].key())}.toUpper();
}

/// True if no other letter can take the place of the one that a text marks, as in "翻转(&F)".
bool isFixed(const QString& text)
{
    return !markedLetter(text).isNull() && std::ranges::none_of(text::withoutMnemonic(text), isTyped);
}

} // namespace

bool Mnemonics::take(QChar letter)
{
    if (taken_.contains(letter))
        return false;
    taken_.insert(letter);
    return true;
}

/// Reserves the letter that a text marks itself ("&Flip"), if any.
void Mnemonics::reserve(const QString& text)
{
    if (const QChar letter = markedLetter(text); !letter.isNull())
        taken_.insert(letter);
}

/// Marks a letter of a text, if it is free.
bool Mnemonics::mark(QString& text, qsizetype at)
{
    if (!isTyped(text[at]) || !take(text[at].toUpper()))
        return false;
    text.insert(at, u'&');
    return true;
}

void Mnemonics::markAnywhere(QString& text)
{
    // Digits come last: they belong to counts, which change.
    for (const bool isDigit : {false, true}) {
        for (const bool atWordStart : {true, false}) {
            for (qsizetype i = 0; i < text.size(); ++i) {
                const bool isStart = i == 0 || !text[i - 1].isLetterOrNumber();
                if (isStart == atWordStart && text[i].isDigit() == isDigit && mark(text, i))
                    return;
            }
        }
    }
}

QStringList Mnemonics::marked(QStringList entries)
{
    const auto keepLetters = [&](bool atStart) {
        for (QString& entry : entries) {
            const QChar letter = markedLetter(entry);
            if (!letter.isNull() && !isFixed(entry) && entry.startsWith(u'&') == atStart && !take(letter))
                entry = text::forLabel(text::withoutMnemonic(entry));
        }
    };
    for (const QString& entry : entries) {
        if (isFixed(entry))
            reserve(entry);
    }
    keepLetters(true);
    for (QString& entry : entries) {
        if (!entry.isEmpty() && markedLetter(entry).isNull())
            mark(entry, 0);
    }
    keepLetters(false);
    std::vector<QString*> unmarked;
    for (QString& entry : entries) {
        if (markedLetter(entry).isNull())
            unmarked.push_back(&entry);
    }
    // Short texts have the least choice.
    std::ranges::stable_sort(unmarked, {}, [](const QString* entry) { return entry->size(); });
    for (QString* entry : unmarked)
        markAnywhere(*entry);
    return entries;
}

} // namespace panels
