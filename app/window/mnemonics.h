// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

namespace window {

/// The letters that select the entries of one menu.
class Mnemonics {
public:
    /// Reserves the letter that a text marks itself ("&Flip"), if any.
    void reserve(const QString& text);
    /// Returns a text with a mnemonic: its own, or else a free letter or digit, if possible at the start of
    /// a word; unchanged if none is free.
    QString marked(const QString& text);

private:
    QSet<QChar> taken_;
};

} // namespace window
