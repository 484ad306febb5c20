// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/hints.h"

#include <QCoreApplication>
#include <QStringList>

#include "chess/legal_moves.h"
#include "text/coaching.h"
#include "text/phrasing.h"

using namespace Qt::StringLiterals;

namespace text {
namespace {

using chess::Move;
using chess::Position;
using chess::Role;
using trainer::coach::Ladder;
using trainer::coach::Reason;
using trainer::coach::Rung;
using Kind = Reason::Kind;

/// Gives the functions of this file a `tr()`.
struct Hints {
    Q_DECLARE_TR_FUNCTIONS(Hints)
};

/// What the attacker is asked.
QString attackersQuestion(const Reason& aim, bool leadsBack)
{
    const bool isOne = aim.squares.size() == 1;
    switch (aim.kind) {
    case Kind::mates:
        return Hints::tr("Which check leaves him no square?");
    case Kind::captures:
        return Hints::tr("What can you capture?");
    case Kind::promotes:
        return Hints::tr("How far is the pawn from promotion?");
    case Kind::saves:
        return Hints::tr("Which of your pieces can he take?");
    case Kind::reaches:
        return Hints::tr("How do you reach the next stage: “%1”?").arg(stageName(*aim.stage));
    case Kind::shuts_in:
    case Kind::nets:
        return Hints::tr("Which squares must you deny him?");
    case Kind::takes:
        if (leadsBack)
            return isOne ? Hints::tr("Which square could he still go back to?")
                         : Hints::tr("Which squares could he still go back to?");
        return isOne ? Hints::tr("Which square could he still go to?")
                     : Hints::tr("Which squares could he still go to?");
    case Kind::cage:
        return Hints::tr("Which squares can he still reach?");
    case Kind::guards:
        return Hints::tr("Where could he slip out?");
    case Kind::protects:
        return Hints::tr("Which of your pieces is unprotected?");
    case Kind::withdraws:
        return Hints::tr("Which of your pieces does he attack?");
    case Kind::releases:
        return Hints::tr("Which square must you leave him to avoid stalemate?");
    case Kind::waits:
        return Hints::tr("What if it were his move?");
    case Kind::drives:
        return Hints::tr("How can you drive him nearer to the right corner?");
    case Kind::opposes:
        return Hints::tr("How can you bring the kings face to face?");
    case Kind::threatens:
        return Hints::tr("How can you threaten to pen him in more tightly?");
    case Kind::checks:
        return Hints::tr("Which check drives him further?");
    case Kind::posts:
        return Hints::tr("Which piece is not at its post yet?");
    case Kind::nearer:
        return Hints::tr("Which of your pieces is far from him?");
    case Kind::centres:
        return Hints::tr("Which of your pieces is far from the centre?");
    case Kind::keeps:
        return Hints::tr("How do you keep him penned in?");
    default:
        return Hints::tr("Which squares do your pieces want to reach next?");
    }
}

/// What the side that is hunted is asked.
QString defendersQuestion(const Reason& aim)
{
    switch (aim.kind) {
    case Kind::hits:
        return Hints::tr("Which enemy piece is unprotected?");
    case Kind::wrong_corner:
        return Hints::tr("In which corners can mate not be forced?");
    case Kind::off_corner:
        return Hints::tr("Which corners are dangerous?");
    case Kind::to_middle:
        return Hints::tr("Where is there the most room?");
    default:
        return Hints::tr("Which move leaves you the most room?");
    }
}

QString question(const Ladder& ladder)
{
    if (!ladder.aim)
        return {};
    return ladder.aim->kind < Kind::stalemates ? attackersQuestion(*ladder.aim, ladder.lead_back)
                                               : defendersQuestion(*ladder.aim);
}

QString keptSentence(const Ladder& ladder)
{
    return Hints::tr("Only %n move(s) hold the draw.", nullptr, static_cast<int>(ladder.best.size()));
}

/// The squares that matter, by name if they are few.
QString squaresSentence(chess::Bitboard squares)
{
    constexpr int fewSquares = 4;
    return squares.size() <= fewSquares ? Hints::tr("Look at %1.").arg(squareNames(squares))
                                        : Hints::tr("Look at the marked squares.");
}

QString pieceSentence(Role piece)
{
    switch (piece) {
    case Role::king:
        return Hints::tr("Move the king.");
    case Role::queen:
        return Hints::tr("Move the queen.");
    case Role::rook:
        return Hints::tr("Move the rook.");
    case Role::bishop:
        return Hints::tr("Move the bishop.");
    case Role::knight:
        return Hints::tr("Move the knight.");
    default:
        return Hints::tr("Move the pawn.");
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

/// Where nothing can be done wrong.
QString freeSentence(const Position& position, const Ladder& ladder)
{
    if (legal_moves(position).size() == 1)
        return Hints::tr("%1 is the only move.").arg(moveName(position, ladder.move));
    return ladder.is_draw ? Hints::tr("Every move holds the draw.")
                          : Hints::tr("All moves are equally good.");
}

/// What there is beside the move.
QString othersSentence(const Position& position, const Ladder& ladder)
{
    if (ladder.is_draw)
        return keptSentence(ladder);
    if (ladder.best.size() == 1)
        return Hints::tr("No other move is as good.");
    std::vector<Move> others = ladder.best;
    std::erase(others, ladder.move);
    return Hints::tr("Equally good: %1.").arg(moveNames(position, others));
}

Remark movesRemark(const Position& position, const Ladder& ladder)
{
    if (ladder.is_free)
        return {Tone::plain, freeSentence(position, ladder), {}};
    const QString sentence = ladder.reasons.empty()
                                 ? Hints::tr("Best: %1.").arg(moveName(position, ladder.move))
                                 : moveSentence(position, ladder.move, ladder.reasons);
    return {Tone::plain, sentence, othersSentence(position, ladder)};
}

/// What a rung below the moves tells by itself.
QString rungSentence(const Position& position, const Ladder& ladder, Rung rung)
{
    const Role piece = position.board().role_at(ladder.move.from);
    switch (rung) {
    case Rung::squares:
        return squaresSentence(ladder.squares);
    case Rung::piece:
        return pieceSentence(piece);
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
    const QString asked = ladder.is_draw ? keptSentence(ladder) : question(ladder);
    const QString told =
        rung == Rung::aim && ladder.is_draw ? question(ladder) : rungSentence(position, ladder, rung);
    return asked.isEmpty() ? Remark{Tone::plain, told, {}} : Remark{Tone::plain, asked, told};
}

QString helpSentence(const trainer::Round& round)
{
    const int hinted = round.helped_moves();
    const int takenBack = round.help().take_backs;
    QStringList kinds;
    if (hinted > 0)
        kinds.append(Hints::tr("hints on %n move(s)", nullptr, hinted));
    if (takenBack > 0)
        kinds.append(Hints::tr("%n move(s) taken back", nullptr, takenBack));
    if (!round.help().finished.empty())
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
