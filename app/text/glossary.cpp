// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/glossary.h"

#include <QCollator>
#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>

namespace text {
namespace {

/// A term and its meaning in English, to be translated.
struct Entry {
    const char* word;
    const char* meaning;
};

constexpr std::array entries{
    Entry{QT_TRANSLATE_NOOP("Glossary", "Right corner"),
          QT_TRANSLATE_NOOP("Glossary",
                            "A corner of the bishop's colour: mate can be forced only there or right "
                            "next to it.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Wrong corner"),
          QT_TRANSLATE_NOOP("Glossary", "A corner of the other colour, where mate cannot be forced.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Stage"),
          QT_TRANSLATE_NOOP("Glossary", "A phase of the mate, with its own aim.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Cage"),
          QT_TRANSLATE_NOOP("Glossary", "The squares that the lone king could reach if no other piece "
                                        "moved.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Field"),
          QT_TRANSLATE_NOOP("Glossary",
                            "One of the method's seven regions around the right corners: three, six or "
                            "eight squares at a corner, the edge without the wrong corners, the whole "
                            "edge, the two outer rings, the whole board. The lone king is in a field if it "
                            "can be kept there for three moves.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Way out"),
          QT_TRANSLATE_NOOP("Glossary", "A square through which the lone king could escape.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Method"),
          QT_TRANSLATE_NOOP("Glossary",
                            "Drive the lone king into a smaller field if you can; otherwise bring your "
                            "pieces together and your king close. It mates from every won position within "
                            "fifty moves.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Behind the lone king"),
          QT_TRANSLATE_NOOP("Glossary", "Two king moves away from it, on the side of the centre.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Triangle"),
          QT_TRANSLATE_NOOP("Glossary", "The squares cut off by a diagonal of the bishop, around a "
                                        "right corner: large, middle or small. Also known as Delétang's "
                                        "triangles.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "W manoeuvre"),
          QT_TRANSLATE_NOOP("Glossary", "The knight's route along the edge, such as f7–e5–d7–c5–b7: it "
                                        "drives the king from the wrong corner to the right one.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Post"),
          QT_TRANSLATE_NOOP("Glossary", "The square where a piece belongs in a given stage.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Waiting move"),
          QT_TRANSLATE_NOOP("Glossary", "A move that keeps everything as it is, so that the opponent "
                                        "has to give way.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Detour"),
          QT_TRANSLATE_NOOP("Glossary", "A move that delays mate by five moves or more.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Box"),
          QT_TRANSLATE_NOOP("Glossary", "The squares left to the lone king by a queen, rook or bishops.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Opposition"),
          QT_TRANSLATE_NOOP("Glossary",
                            "The kings face each other with one square between them, and the side "
                            "to move must give way. In the distant opposition there are three or "
                            "five squares between them.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Key square"),
          QT_TRANSLATE_NOOP("Glossary", "If the king on the pawn's side reaches it, that side wins, "
                                        "whoever is to move.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Square of the pawn"),
          QT_TRANSLATE_NOOP(
              "Glossary",
              "If the other king is inside it, or can step into it on his move, he catches the pawn; "
              "otherwise he does not.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "Stalemate"),
          QT_TRANSLATE_NOOP("Glossary", "The side to move is not in check but has no legal move: a draw.")},
    Entry{QT_TRANSLATE_NOOP("Glossary", "General principles"),
          QT_TRANSLATE_NOOP("Glossary",
                            "A way of playing that looks a few moves ahead without knowing the ending.")},
};

} // namespace

std::vector<Term> glossary()
{
    std::vector<Term> terms;
    terms.reserve(std::size(entries));
    for (const Entry& entry : entries)
        terms.push_back({QCoreApplication::translate("Glossary", entry.word),
                         QCoreApplication::translate("Glossary", entry.meaning)});
    const QCollator collator{QLocale{}};
    std::ranges::sort(terms, [&collator](const Term& one, const Term& other) {
        return collator.compare(one.word, other.word) < 0;
    });
    return terms;
}

} // namespace text
