// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

namespace panels {

/// The letters that select the entries of one menu.
class Mnemonics {
public:
    /// Returns the entries of the menu, each with a mnemonic if a letter or digit is free. An entry that
    /// marks none gets its first letter, even if another entry marks that one inside its text. That entry,
    /// the later of two that begin with the same letter, and one whose first letter is taken get another
    /// letter, if possible at the start of a word; short entries choose first.
    QStringList marked(QStringList entries);

private:
    bool take(QChar letter);
    void reserve(const QString& text);
    bool mark(QString& text, qsizetype at);
    void markAnywhere(QString& text);

    QSet<QChar> taken_;
};

} // namespace panels
