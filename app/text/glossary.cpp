// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/glossary.h"

#include <QCoreApplication>
#include <array>

namespace text {
namespace {

/// A word and its meaning in English; the translations have the rest.
struct Entry {
    const char* word;
    const char* meaning;
};

constexpr std::array entries{
    Entry{QT_TRANSLATE_NOOP("Glossary", "Right corner"),
          QT_TRANSLATE_NOOP("Glossary",
                            "A corner in the bishop's colour: mate can be forced there or right beside it.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Wrong corner"),
          QT_TRANSLATE_NOOP("Glossary", "A corner of the other colour, where mate cannot be forced.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Stage"),
          QT_TRANSLATE_NOOP("Glossary", "A step on the way to the mate, with an aim of its own.")},
    Entry{
        QT_TRANSLATE_NOOP("Glossary", "Cage"),
        QT_TRANSLATE_NOOP("Glossary", "The squares that the lone king can reach while nothing else moves.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Pen"),
          QT_TRANSLATE_NOOP("Glossary", "The part of the board in which he can be held for ever.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Way out"),
          QT_TRANSLATE_NOOP("Glossary", "A square by which he would leave the pen.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Method"),
          QT_TRANSLATE_NOOP("Glossary",
                            "Aims in a fixed order, a smaller pen first: who goes for the next one "
                            "each time mates from everywhere within fifty moves.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Behind him"),
          QT_TRANSLATE_NOOP("Glossary", "Two king's steps from him towards the middle of the board.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Net"),
          QT_TRANSLATE_NOOP("Glossary", "The squares behind a diagonal of the bishop, around a right corner: "
                                        "large, middle or small.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "W manoeuvre"),
          QT_TRANSLATE_NOOP("Glossary", "The knight's way along the edge, such as f7–e5–d7–c5–b7: it drives "
                                        "the king from the wrong corner to the right one.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Post"),
          QT_TRANSLATE_NOOP("Glossary", "A square where a piece does its work in a stage.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Waiting move"),
          QT_TRANSLATE_NOOP("Glossary", "A move that gives nothing up, so that he has to.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Detour"),
          QT_TRANSLATE_NOOP("Glossary", "A move that delays the mate by five moves or more.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Box"),
          QT_TRANSLATE_NOOP("Glossary", "The squares that queen, rook or bishops leave the lone king.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Opposition"),
          QT_TRANSLATE_NOOP("Glossary", "The kings face each other with one square between them: whoever has "
                                        "to move gives way.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Key square"),
          QT_TRANSLATE_NOOP("Glossary", "With his king on it, the pawn's side wins, whoever is to move.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Square of the pawn"),
          QT_TRANSLATE_NOOP("Glossary",
                            "The other king catches a running pawn from inside it, and not from outside.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Stalemate"),
          QT_TRANSLATE_NOOP("Glossary", "Whoever is to move is not in check and has no move: a draw.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Rule of thumb"),
          QT_TRANSLATE_NOOP("Glossary", "Play that looks a few moves ahead, without knowing the ending.")},
};

} // namespace

std::vector<Term> glossary()
{
    std::vector<Term> terms;
    terms.reserve(std::size(entries));
    for (const Entry& entry : entries)
        terms.push_back({QCoreApplication::translate("Glossary", entry.word),
                         QCoreApplication::translate("Glossary", entry.meaning)});
    return terms;
}

} // namespace text
