// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The chess terms used in the program's texts.

#include <QString>
#include <vector>

namespace text {

/// A term and its meaning.
struct Term {
    QString word;
    QString meaning;
};

/// Returns all terms that a newcomer may not know, in alphabetical order, for the help page.
std::vector<Term> glossary();

} // namespace text
