// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/teaching_marks.h"

#include <QCoreApplication>
#include <cstdlib>
#include <optional>
#include <utility>

#include "chess/pawns.h"
#include "text/languages.h"
#include "text/phrasing.h"
#include "text/words.h"
#include "trainer/technique.h"

namespace show {
namespace {

using chess::Bitboard;
using chess::Color;

/// The translation context of the teaching marks.
struct TeachingMarks {
    Q_DECLARE_TR_FUNCTIONS(TeachingMarks)
};

void addCorners(std::vector<board::Mark>& marks, const chess::Board& pieces)
{
    if (const auto corners = trainer::corners(pieces)) {
        marks.push_back({board::MarkKind::targetCorner, corners->right, text::cornersText(*corners)});
        marks.push_back({board::MarkKind::wrongCorner, corners->wrong});
    }
}

/// The squares on which a pawn may legally stand; set-up boards may have pawns elsewhere.
const Bitboard pawnGround = ~(chess::rank_squares(0) | chess::rank_squares(7));

/// The pawn of king and pawn against king, and its colour.
std::optional<std::pair<chess::Square, Color>> onlyPawn(const chess::Board& pieces)
{
    const Bitboard others = pieces.occupied() - pieces.of(chess::Role::king);
    if (others.size() != 1 || (pieces.of(chess::Role::pawn) & pawnGround) != others)
        return std::nullopt;
    const chess::Square pawn = others.first();
    return std::pair{pawn, pieces.of(Color::white).contains(pawn) ? Color::white : Color::black};
}

void addKeySquares(std::vector<board::Mark>& marks, const chess::Board& pieces)
{
    if (const auto pawn = onlyPawn(pieces)) {
        const Bitboard keys = trainer::key_squares(pawn->first, pawn->second);
        marks.push_back({board::MarkKind::keySquare, keys,
                         TeachingMarks::tr("Key squares: %1").arg(text::squareNames(keys))});
    }
}

QString squareName(chess::Square square)
{
    return QString::fromStdString(to_string(square));
}

/// True if a side has only its king to stop a pawn: no pieces other than pawns.
bool hasOnlyItsKing(const chess::Board& pieces, Color side)
{
    return (pieces.of(side) - pieces.of(chess::Role::king) - pieces.of(chess::Role::pawn)).empty();
}

/// True if the king of a pawn's side goes along with it, so that the other king does not run against the pawn
/// alone.
bool isEscorted(const chess::Board& pieces, chess::Square pawn, Color side)
{
    constexpr int besides = 2; // files
    for (const chess::Square king : pieces.of(side, chess::Role::king)) {
        if (std::abs(file_of(king) - file_of(pawn)) <= besides &&
            relative_rank(king, side) >= relative_rank(pawn, side) - 1)
            return true;
    }
    return false;
}

/// Adds the square of each passed pawn that only a king can catch; the first mark has the legend of them all.
/// The square is omitted if the other king is inside and the pawn's own king escorts it, as key squares
/// decide then.
void addPawnSquares(std::vector<board::Mark>& marks, const chess::Board& pieces)
{
    std::vector<board::Mark> squares;
    QStringList corners;
    for (const Color side : chess::all_colors) {
        if (!hasOnlyItsKing(pieces, !side))
            continue;
        for (const chess::Square pawn : passed_pawns(pieces, side) & pawnGround) {
            const Bitboard square = square_of_pawn(pawn, side);
            if (isEscorted(pieces, pawn, side) && !(square & pieces.of(!side, chess::Role::king)).empty())
                continue;
            corners.append(text::leftToRight(squareName(square.first()) + u'–' + squareName(square.last())));
            squares.push_back({board::MarkKind::pawnSquare, square});
        }
    }
    if (squares.empty())
        return;
    const QString words = squares.size() == 1
                              ? TeachingMarks::tr("Square of the pawn: %1", "its opposite corners")
                              : TeachingMarks::tr("Squares of the pawns: %1", "their opposite corners");
    squares.front().text = words.arg(text::listed(corners));
    marks.insert(marks.end(), squares.begin(), squares.end());
}

} // namespace

std::vector<board::Mark> teachingMarks(const chess::Board& pieces)
{
    std::vector<board::Mark> marks;
    addCorners(marks, pieces);
    addKeySquares(marks, pieces);
    addPawnSquares(marks, pieces);
    return marks;
}

std::vector<panels::LegendEntry> legendOf(const std::vector<board::Mark>& marks,
                                          const board::MarkSwitches& switches)
{
    std::vector<panels::LegendEntry> legend;
    for (const board::Mark& mark : marks) {
        if (!mark.text.isEmpty() && switches.shows(mark))
            legend.push_back({mark.kind, mark.text});
    }
    return legend;
}

} // namespace show
