// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/hints.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <vector>

#include "chess/legal_moves.h"
#include "text/coaching.h"
#include "text/phrasing.h"
#include "trainer/coach/facts.h"
#include "trainer/course/lesson.h"

using namespace Qt::StringLiterals;

namespace text {
namespace {

using chess::Move;
using chess::Position;
using chess::Role;
using trainer::coach::Ladder;
using trainer::coach::Rung;

/// The translation context of the hints.
struct Hints {
    Q_DECLARE_TR_FUNCTIONS(Hints)
};

QString question(const Ladder& ladder)
{
    return ladder.aim && !ladder.is_told ? reasonQuestion(*ladder.aim) : QString{};
}

/// Returns how many moves hold a draw; empty in other positions, and if all do.
QString keptSentence(const Position& position, const Ladder& ladder)
{
    constexpr std::size_t few = 4;
    const std::size_t count = ladder.best.size();
    const std::size_t legal = legal_moves(position).size();
    if (!ladder.is_draw)
        return {};
    if (legal == 1)
        return Hints::tr("%1 is the only move.").arg(moveName(position, ladder.move));
    if (count == legal)
        return {};
    if (2 * count > legal)
        return Hints::tr("Most moves hold the draw.");
    return count <= few ? Hints::tr("Only %n move(s) hold the draw.", nullptr, static_cast<int>(count))
                        : Hints::tr("Many moves lose here.");
}

/// Returns a sentence with the key squares, by name if there are few.
QString squaresSentence(chess::Bitboard squares)
{
    constexpr int fewSquares = 4;
    return squares.size() <= fewSquares ? Hints::tr("Look at %1.").arg(squareNames(squares))
                                        : Hints::tr("Look at the marked squares.");
}

/// @param isOneOfSeveral true if the side has more of the kind
QString pieceSentence(Role piece, bool isOneOfSeveral)
{
    switch (piece) {
    case Role::king:
        return Hints::tr("Move the king.");
    case Role::queen:
        return isOneOfSeveral ? Hints::tr("Move a queen.") : Hints::tr("Move the queen.");
    case Role::rook:
        return isOneOfSeveral ? Hints::tr("Move a rook.") : Hints::tr("Move the rook.");
    case Role::bishop:
        return isOneOfSeveral ? Hints::tr("Move a bishop.") : Hints::tr("Move the bishop.");
    case Role::knight:
        return isOneOfSeveral ? Hints::tr("Move a knight.") : Hints::tr("Move the knight.");
    default:
        return isOneOfSeveral ? Hints::tr("Move a pawn.") : Hints::tr("Move the pawn.");
    }
}

QString targetSentence(Role piece, const QString& squares)
{
    switch (piece) {
    case Role::king:
        return Hints::tr("Move the king to %1.").arg(squares);
    case Role::queen:
        return Hints::tr("Move the queen to %1.").arg(squares);
    case Role::rook:
        return Hints::tr("Move the rook to %1.").arg(squares);
    case Role::bishop:
        return Hints::tr("Move the bishop to %1.").arg(squares);
    case Role::knight:
        return Hints::tr("Move the knight to %1.").arg(squares);
    default:
        return Hints::tr("Move the pawn to %1.").arg(squares);
    }
}

/// Returns the sentence for positions in which all moves are equally good.
QString freeSentence(const Position& position, const Ladder& ladder)
{
    if (legal_moves(position).size() == 1)
        return Hints::tr("%1 is the only move.").arg(moveName(position, ladder.move));
    if (!ladder.is_draw)
        return Hints::tr("All moves are equally good.");
    return trainer::coach::balance(position.board(), position.turn()) >= 0
               ? Hints::tr("No move wins by force, and none loses.")
               : Hints::tr("Every move holds the draw.");
}

/// Returns the sentence for positions in which every move draws that loses no piece at once.
QString safeSentence(std::optional<Role> piece)
{
    switch (piece.value_or(Role::king)) {
    case Role::queen:
        return Hints::tr("Every move that keeps the queen holds the draw.");
    case Role::rook:
        return Hints::tr("Every move that keeps the rook holds the draw.");
    case Role::bishop:
        return Hints::tr("Every move that keeps the bishop holds the draw.");
    case Role::knight:
        return Hints::tr("Every move that keeps the knight holds the draw.");
    default:
        return Hints::tr("Every move that does not lose a piece holds the draw.");
    }
}

/// Returns a sentence about the moves other than the suggested one.
QString othersSentence(const Position& position, const Ladder& ladder)
{
    using trainer::coach::Reason;
    if (ladder.is_draw) {
        const bool isNamed =
            !ladder.reasons.empty() && ladder.reasons.front().kind == Reason::Kind::only_draw;
        return isNamed ? QString{} : keptSentence(position, ladder);
    }
    if (std::ranges::count(ladder.reasons, Reason::Kind::only_win, &Reason::kind) > 0) {
        const bool isNamed = ladder.reasons.front().kind == Reason::Kind::only_win;
        return isNamed ? QString{} : Hints::tr("No other move wins.");
    }
    if (ladder.best.size() == 1)
        return Hints::tr("No other move is as good.");
    std::vector<Move> others = trainer::without_needless_promotions(ladder.best);
    std::erase(others, ladder.move);
    return others.empty() ? QString{} : Hints::tr("Equally good: %1.").arg(moveNames(position, others));
}

Remark movesRemark(const Position& position, const Ladder& ladder)
{
    if (ladder.is_free)
        return {Tone::plain, freeSentence(position, ladder), {}};
    if (ladder.aim && ladder.aim->kind == trainer::coach::Reason::Kind::safe_draws)
        return {Tone::plain, safeSentence(ladder.aim->piece), {}};
    const QString name = moveName(position, ladder.move);
    const QString sentence = !ladder.reasons.empty() ? moveSentence(position, ladder.move, ladder.reasons)
                             : ladder.is_draw        ? drawnSentence(position, ladder.move)
                                                     : Hints::tr("Best: %1.").arg(name);
    const QString contrast = ladder.contrast ? contrastSentence(position, *ladder.contrast) : QString{};
    return {Tone::plain, sentence, joined({contrast, othersSentence(position, ladder)})};
}

/// Returns the sentence of a single rung below the moves.
QString rungSentence(const Position& position, const Ladder& ladder, Rung rung)
{
    const Role piece = position.board().role_at(ladder.move.from);
    switch (rung) {
    case Rung::squares:
        return squaresSentence(ladder.squares);
    case Rung::piece:
        return pieceSentence(piece, position.board().of(position.turn(), piece).size() > 1);
    case Rung::target:
        return targetSentence(piece, squaresToChoose(ladder.targets));
    default:
        return {};
    }
}

} // namespace

Remark hintRemark(const Position& position, const Ladder& ladder, Rung rung)
{
    if (rung >= Rung::moves)
        return movesRemark(position, ladder);
    const QString kept = keptSentence(position, ladder);
    const QString asked = kept.isEmpty() ? question(ladder) : kept;
    const QString told =
        rung == Rung::aim && !kept.isEmpty() ? question(ladder) : rungSentence(position, ladder, rung);
    return asked.isEmpty() ? Remark{Tone::plain, told, {}} : Remark{Tone::plain, asked, told};
}

QString helpSentence(const trainer::Round& round)
{
    const int shown = round.helped_moves(Rung::play);
    const Rung least = trainer::course::is_page(round) ? trainer::course::least_help : Rung::aim;
    const int hinted = round.helped_moves(least) - shown;
    const int takenBack = round.help().take_backs;
    QStringList kinds;
    if (hinted > 0)
        kinds.append(Hints::tr("hints on %n move(s)", nullptr, hinted));
    if (shown > 0)
        kinds.append(Hints::tr("%n move(s) shown", nullptr, shown));
    if (takenBack > 0)
        kinds.append(Hints::tr("%n move(s) taken back", nullptr, takenBack));
    if (round.is_finished_for_user())
        kinds.append(Hints::tr("the rest played by the program"));
    return kinds.empty() ? QString{} : Hints::tr("Help used: %1.").arg(listed(kinds));
}

QString helpSentence(Rung rung)
{
    switch (rung) {
    case Rung::aim:
        return Hints::tr("Hint used: the aim.");
    case Rung::squares:
        return Hints::tr("Hint used: the squares.");
    case Rung::piece:
        return Hints::tr("Hint used: the piece.");
    case Rung::target:
        return Hints::tr("Hint used: the square.");
    case Rung::moves:
        return Hints::tr("Hint used: the move.");
    case Rung::play:
        return Hints::tr("The program played this move.");
    }
    return {};
}

} // namespace text
