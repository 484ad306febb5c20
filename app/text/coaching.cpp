// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/coaching.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "chess/legal_moves.h"
#include "text/languages.h"
#include "text/phrasing.h"
#include "text/piece_names.h"
#include "trainer/coach/landmarks.h"

using namespace Qt::StringLiterals;

namespace text {
namespace {

using chess::Position;
using trainer::coach::Reason;
using trainer::coach::Stage;
using Kind = Reason::Kind;

/// The names of squares but the last, and the last.
std::pair<QString, QString> splitNames(chess::Bitboard squares)
{
    QStringList names;
    for (const chess::Square square : squares)
        names.append(leftToRight(squareName(square)));
    const QString last = names.isEmpty() ? QString{} : names.takeLast();
    return {listed(names), last};
}

/// Gives the functions of this file a `tr()`.
struct Coaching {
    Q_DECLARE_TR_FUNCTIONS(Coaching)
};

/// "d5", "d5 and e5", "d5, e5 and f6".
QString listed(chess::Bitboard squares)
{
    const auto [others, last] = splitNames(squares);
    return others.isEmpty()
               ? last
               : Coaching::tr("%1 and %2", "a list of squares and the last of them").arg(others, last);
}

bool isKing(const Reason& reason)
{
    return reason.piece == chess::Role::king;
}

QString attackersGain(const Reason& reason, const QString& subject)
{
    const QString squares = listed(reason.squares);
    switch (reason.kind) {
    case Kind::mates:
        return Coaching::tr("%1 is mate.").arg(subject);
    case Kind::captures:
        return Coaching::tr("%1 captures on %2.").arg(subject, squares);
    case Kind::promotes:
        return Coaching::tr("%1 promotes.").arg(subject);
    case Kind::saves:
        return Coaching::tr("%1 saves the hanging piece.").arg(subject);
    case Kind::reaches:
        return Coaching::tr("%1 reaches the next stage: “%2”.").arg(subject, stageName(*reason.stage));
    case Kind::shuts_in:
        return Coaching::tr("%1 pens him in more tightly.").arg(subject);
    case Kind::nets:
        return Coaching::tr("%1 tightens the net.").arg(subject);
    case Kind::takes:
        return Coaching::tr("%1 denies him %2.").arg(subject, squares);
    case Kind::cage:
        return Coaching::tr("%1 shrinks his cage from %2 squares to %3.")
            .arg(subject)
            .arg(reason.before)
            .arg(reason.after);
    case Kind::guards:
        return Coaching::tr("%1 guards the way out via %2.").arg(subject, squares);
    case Kind::protects:
        return Coaching::tr("%1 protects the piece on %2.").arg(subject, squares);
    case Kind::withdraws:
        return Coaching::tr("%1 moves the piece out of his reach.").arg(subject);
    case Kind::releases:
        return Coaching::tr("%1 leaves him %2, avoiding stalemate.").arg(subject, squares);
    case Kind::waits:
        return Coaching::tr("%1 is a waiting move: he is in zugzwang.").arg(subject);
    case Kind::drives:
        return Coaching::tr("%1 drives him towards the right corner.").arg(subject);
    case Kind::opposes:
        return Coaching::tr("%1 takes the opposition.").arg(subject);
    case Kind::threatens:
        return Coaching::tr("%1 threatens to pen him in more tightly.").arg(subject);
    case Kind::checks:
        return Coaching::tr("%1 gives check.").arg(subject);
    case Kind::posts:
        return Coaching::tr("%1 takes up its post on %2.").arg(subject, squares);
    case Kind::nearer:
        return isKing(reason) ? Coaching::tr("%1 brings your king closer to him.").arg(subject)
                              : Coaching::tr("%1 brings the knight closer to him.").arg(subject);
    case Kind::centres:
        return isKing(reason) ? Coaching::tr("%1 centralises the king.").arg(subject)
                              : Coaching::tr("%1 centralises the knight.").arg(subject);
    case Kind::keeps:
        return Coaching::tr("%1 keeps him penned in.").arg(subject);
    default:
        return Coaching::tr("%1 prepares the next step.").arg(subject);
    }
}

QString attackersLoss(const Reason& reason, const QString& subject)
{
    const QString squares = listed(reason.squares);
    switch (reason.kind) {
    case Kind::stalemates:
        return Coaching::tr("%1 stalemates him.").arg(subject);
    case Kind::hangs:
        return Coaching::tr("%1 leaves the piece on %2 hanging.").arg(subject, squares);
    case Kind::spoils:
        return Coaching::tr("%1 loses a piece by force, or stalemates him.").arg(subject);
    case Kind::falls_back:
        return Coaching::tr("%1 falls back to an earlier stage: “%2”.")
            .arg(subject, stageName(*reason.stage));
    case Kind::lets_out:
        return squares.isEmpty() ? Coaching::tr("%1 lets him escape from the pen.").arg(subject)
                                 : Coaching::tr("%1 lets him escape via %2.").arg(subject, squares);
    case Kind::unguards:
        return Coaching::tr("%1 stops guarding %2.").arg(subject, squares);
    case Kind::gives:
        return Coaching::tr("%1 lets him go to %2.").arg(subject, squares);
    case Kind::opens:
        return Coaching::tr("%1 enlarges his cage from %2 squares to %3.")
            .arg(subject)
            .arg(reason.before)
            .arg(reason.after);
    default:
        return isKing(reason) ? Coaching::tr("%1 moves your king away from him.").arg(subject)
                              : Coaching::tr("%1 moves the knight away from him.").arg(subject);
    }
}

QString defendersGain(const Reason& reason, const QString& subject)
{
    switch (reason.kind) {
    case Kind::only:
        return Coaching::tr("%1 is the only move.").arg(subject);
    case Kind::hits:
        return Coaching::tr("%1 attacks the piece on %2.").arg(subject, listed(reason.squares));
    case Kind::wrong_corner:
        return Coaching::tr("%1 heads for a wrong corner.").arg(subject);
    case Kind::off_corner:
        return Coaching::tr("%1 stays away from the right corner.").arg(subject);
    case Kind::to_middle:
        return Coaching::tr("%1 heads for the centre.").arg(subject);
    default:
        return Coaching::tr("%1 keeps as much room as possible.").arg(subject);
    }
}

/// "%1 works, two moves slower: %2" — by how much a move is worse than the best.
QString slowerSentence(const trainer::Judgement& judgement)
{
    return judgement.grade == trainer::Grade::detour
               ? Coaching::tr("%1 is a detour, %n move(s) slower than the best: %2", nullptr, judgement.cost)
               : Coaching::tr("%1 works but is %n move(s) slower: %2", nullptr, judgement.cost);
}

} // namespace

QString squaresToChoose(chess::Bitboard squares)
{
    const auto [others, last] = splitNames(squares);
    return others.isEmpty()
               ? last
               : Coaching::tr("%1 or %2", "a list of squares and the last of them").arg(others, last);
}

QString stageName(Stage stage)
{
    switch (stage) {
    case Stage::apart:
        return Coaching::tr("Pieces scattered");
    case Stage::free:
        return Coaching::tr("Free in the centre");
    case Stage::edge:
        return Coaching::tr("On the edge");
    case Stage::wrong_corner:
        return Coaching::tr("Near a wrong corner");
    case Stage::large_net:
        return Coaching::tr("In the large triangle");
    case Stage::w_manoeuvre:
        return Coaching::tr("Along the edge");
    case Stage::middle_net:
        return Coaching::tr("In the middle triangle");
    case Stage::small_net:
        return Coaching::tr("In the small triangle");
    case Stage::corner:
        return Coaching::tr("In the right corner");
    case Stage::open:
        return Coaching::tr("In the open");
    case Stage::box:
        return Coaching::tr("In the box");
    case Stage::shut_edge:
        return Coaching::tr("Confined to the edge");
    case Stage::opposition:
        return Coaching::tr("In opposition");
    case Stage::to_key_squares:
        return Coaching::tr("On the way to a key square");
    case Stage::key_square:
        return Coaching::tr("On a key square");
    case Stage::outrun:
        return Coaching::tr("The pawn outruns him");
    }
    return {};
}

QString stageAim(const trainer::coach::Standing& standing, const chess::Board& board)
{
    switch (standing.stage) {
    case Stage::apart:
        return Coaching::tr("He is in the open. Bring your king up beside him; together your pieces "
                            "control the centre.");
    case Stage::free:
        return Coaching::tr("Together your pieces control the centre. Drive him to the edge.");
    case Stage::edge:
        return Coaching::tr("He is on the edge. Drive him along it and leave him no way out.");
    case Stage::wrong_corner:
        return Coaching::tr("He is hiding near a wrong corner. Drive him along the edge to %1.")
            .arg(squaresToChoose(trainer::coach::nearest_right_corners(board)));
    case Stage::large_net:
        return Coaching::tr("He is confined behind a seven-square diagonal. Drive him to the edge.");
    case Stage::w_manoeuvre:
        return Coaching::tr("Walk him along the edge: the knight traces a W.");
    case Stage::middle_net:
        return Coaching::tr("He is confined behind a five-square diagonal. Make the triangle smaller.");
    case Stage::small_net:
        return Coaching::tr("He is confined behind a three-square diagonal. Bring your king up for the "
                            "mate.");
    case Stage::corner:
        return Coaching::tr("He is in the right corner. Take away his last squares, leaving the corner "
                            "until the end.");
    case Stage::open:
        return Coaching::tr("He is in the open. Cut him off with your pieces.");
    case Stage::box:
        return Coaching::tr("He is in a box. Shrink it and bring up your king.");
    case Stage::shut_edge:
        return Coaching::tr("He cannot leave the edge. Bring your king up to face him.");
    case Stage::opposition:
        return Coaching::tr("The kings face each other on the edge. Check along the edge.");
    case Stage::to_key_squares:
        return Coaching::tr("Bring your king to a key square: %1.").arg(listed(standing.squares));
    case Stage::key_square:
        return Coaching::tr("Your king is on a key square. Escort the pawn home.");
    case Stage::outrun:
        return Coaching::tr("He is too late. Push the pawn.");
    }
    return {};
}

QString reasonSentence(const Reason& reason, const QString& subject)
{
    const auto words = reason.kind < Kind::stalemates ? attackersGain
                       : reason.kind < Kind::only     ? attackersLoss
                                                      : defendersGain;
    QString sentence = words(reason, subject).trimmed();
    sentence.front() = subject.isEmpty() ? sentence.front().toUpper() : sentence.front();
    return sentence;
}

QString moveSentence(const Position& before, chess::Move move, const std::vector<Reason>& reasons)
{
    const QString name = moveName(before, move);
    const Reason& lead = trainer::coach::lead(reasons);
    const chess::Color other = !before.turn();
    if (lead.kind == Kind::waits && before.board().of(other).size() == 1)
        return Coaching::tr("%1 is a waiting move. He is in zugzwang and has to leave %2.")
            .arg(name, squareName(before.king(other)));
    const auto drives = [](const Reason& reason) { return reason.kind == Kind::drives; };
    if (lead.kind == Kind::takes && std::ranges::any_of(reasons, drives))
        return Coaching::tr("%1 controls %2: he must step towards the right corner.")
            .arg(name, listed(lead.squares));
    return reasonSentence(lead, name);
}

Remark remarkOn(const Position& before, chess::Move move, const trainer::Judgement& judgement,
                const std::vector<Reason>& reasons)
{
    Remark remark = remarkOn(before, move, judgement);
    const bool wins = judgement.before.outcome() == endgame::Outcome::win;
    const bool keeps = judgement.before.outcome() == judgement.after.outcome();
    // What could not be helped is not explained.
    if (!wins || !keeps || reasons.empty() || legal_moves(before).size() == 1)
        return remark;
    if (judgement.grade == trainer::Grade::best)
        remark.headline = moveSentence(before, move, reasons);
    else
        remark.headline = slowerSentence(judgement).arg(
            moveName(before, move), reasonSentence(reasons.front(), Coaching::tr("it", "the move")));
    return remark;
}

} // namespace text
