// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/square_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <map>

#include "text/phrasing.h"
#include "text/piece_names.h"

namespace board {
namespace {

struct SquareText {
    Q_DECLARE_TR_FUNCTIONS(SquareText)
};

/// Returns the words for the marks on a square, in the order of the registry, each kind once.
QStringList wordsOn(const std::vector<Mark>& marks, chess::Square square, bool onPiece, Spoken spoken)
{
    std::map<MarkKind, QString> words;
    for (const Mark& mark : marks) {
        const MarkEntry& entry = entryOf(mark.kind);
        if (entry.spoken == spoken && mark.squares.contains(square))
            words.emplace(mark.kind, mark.word.isEmpty() ? wordOf(entry, onPiece) : mark.word);
    }
    QStringList inOrder;
    for (const auto& [kind, word] : words)
        inOrder << word;
    return inOrder;
}

} // namespace

QString nameOf(chess::Square square, const chess::Board& pieces, const std::vector<Mark>& marks)
{
    const auto piece = pieces.piece_at(square);
    const QStringList parts{text::squareName(square),
                            piece ? text::pieceName(*piece) : SquareText::tr("empty")};
    return text::listed(parts + wordsOn(marks, square, piece.has_value(), Spoken::inName));
}

QString descriptionOf(chess::Square square, const chess::Board& pieces, const std::vector<Mark>& marks)
{
    return text::listed(wordsOn(marks, square, pieces.occupied().contains(square), Spoken::inDescription));
}

chess::Bitboard renamedSquares(const std::vector<Mark>& before, const std::vector<Mark>& after)
{
    chess::Bitboard renamed;
    for (const chess::Square square : chess::all_squares) {
        if (wordsOn(before, square, false, Spoken::inName) != wordsOn(after, square, false, Spoken::inName))
            renamed |= chess::Bitboard{square};
    }
    return renamed;
}

chess::Bitboard renamedSquares(const Diagram& before, const Diagram& after)
{
    chess::Bitboard renamed = renamedSquares(before.marks, after.marks);
    for (const chess::Square square : chess::all_squares) {
        if (before.pieces.piece_at(square) != after.pieces.piece_at(square))
            renamed |= chess::Bitboard{square};
    }
    return renamed;
}

} // namespace board
