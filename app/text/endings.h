// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Texts about whole endings: their names, the goal and method of the attacker, and advice.

#include <QString>
#include <QStringList>
#include <cstddef>
#include <vector>

#include "endgame/material.h"
#include "trainer/coach/advice.h"
#include "trainer/endings.h"

namespace text {

/// Returns the usual name of an ending: "Bishop and knight", "Queen against rook".
QString endingName(const endgame::Material& material);
/// Returns the abbreviation of an ending with the letters of the user's language: "KQKR", in German "KDKT".
QString endingLetters(const endgame::Material& material);

/// A chapter of the list of endings.
struct EndingGroup {
    QString heading;
    std::vector<endgame::Material> endings;
};

/// Returns the endings on offer under the headings of textbooks (`trainer::ending_groups`).
std::vector<EndingGroup> endingGroups();

/// Returns the texts by which an ending is found: its name, its heading and its usual class, such as "rook
/// endings", with its abbreviations in English letters and in those of the user's language, in any order of
/// the pieces and of the sides; the texts about it as well, for words that occur in no name; and the
/// abbreviations alone.
QStringList searchTexts(const QString& heading, const endgame::Material& material);
/// Returns the places of the endings that a search finds, by their `searchTexts`: the one whose abbreviation
/// was typed, or else those whose names have all the words typed, or else, if there are none, those whose
/// texts have them, or else those that have them but for the last letters of long words, which may be
/// inflected.
std::vector<std::size_t> foundAmong(const std::vector<QStringList>& searchTexts, const QString& typed);

/// The goal of the attacker in an ending and the method to reach it, each one or two sentences.
struct EndingWords {
    QString goal;
    QString method; ///< may be empty

    friend bool operator==(const EndingWords&, const EndingWords&) = default;
};

/// Returns the texts of an ending for its attacker, the side that can win.
EndingWords endingWords(const endgame::Material& material);

/// Returns the title of a textbook position.
QString textbookTitle(const trainer::TextbookPosition& textbook);

/// Returns a piece of advice as a sentence.
QString adviceSentence(const trainer::coach::AdviceEntry& advice);

} // namespace text
