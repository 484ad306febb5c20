// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

namespace window {

/// The letters that select the entries of one menu.
class Mnemonics {
public:
    /// Reserves the letter that a text marks itself ("&Flip"), if any.
    void reserve(const QString& text);
    /// Returns the other entries of the menu, each with a mnemonic if a letter or digit is free. An entry
    /// that marks none gets its first letter, even if another entry marks that one inside its text; that
    /// entry, and one whose first letter is taken, gets another letter, if possible at the start of a word.
    QStringList marked(QStringList entries);

private:
    bool take(QChar letter);
    bool mark(QString& text, qsizetype at);
    void markAnywhere(QString& text);

    QSet<QChar> taken_;
};

} // namespace window
