// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The words of endings that the program's sentences use.

#include <QString>
#include <vector>

namespace text {

/// A word and what it means here.
struct Term {
    QString word;
    QString meaning;
};

/// Every word that a newcomer may not know, for the page of help.
std::vector<Term> glossary();

} // namespace text
