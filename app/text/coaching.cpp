// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/coaching.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <ranges>

using namespace Qt::StringLiterals;

namespace text {
namespace {

using trainer::coach::Reason;
using trainer::coach::Stage;
using Kind = Reason::Kind;

/// Gives the functions of this file a `tr()`.
struct Coaching {
    Q_DECLARE_TR_FUNCTIONS(Coaching)
};

/// "d5", "d5 and e5", "d5, e5 and f6".
QString listed(chess::Bitboard squares)
{
    QStringList names;
    for (const chess::Square square : squares)
        names.append(QString::fromStdString(to_string(square)));
    if (names.size() < 2)
        return names.value(0);
    const QString last = names.takeLast();
    return Coaching::tr("%1 and %2", "a list of squares and the last of them").arg(names.join(u", "_s), last);
}

bool isKing(const Reason& reason)
{
    return reason.piece == chess::Role::king;
}

/// Whether the sentence says which squares.
bool namesSquares(const Reason& reason)
{
    constexpr std::array kinds{Kind::takes, Kind::guards,   Kind::releases, Kind::protects,
                               Kind::hangs, Kind::lets_out, Kind::unguards, Kind::gives};
    return std::ranges::find(kinds, reason.kind) != kinds.end();
}

QString attackersGain(const Reason& reason)
{
    const QString squares = listed(reason.squares);
    switch (reason.kind) {
    case Kind::mates:
        return Coaching::tr("Mates.");
    case Kind::captures:
        return Coaching::tr("Wins a piece.");
    case Kind::promotes:
        return Coaching::tr("Promotes.");
    case Kind::saves:
        return Coaching::tr("Saves the piece that hung.");
    case Kind::reaches:
        return Coaching::tr("Reaches the next stage: %1.").arg(stageName(*reason.stage).toLower());
    case Kind::shuts_in:
        return Coaching::tr("Pens him in closer.");
    case Kind::nets:
        return Coaching::tr("Draws the net tighter.");
    case Kind::takes:
        return Coaching::tr("Takes %1 from him.").arg(squares);
    case Kind::cage:
        return Coaching::tr("Shuts his cage from %1 squares to %2.").arg(reason.before).arg(reason.after);
    case Kind::guards:
        return Coaching::tr("Guards the way out by %1.").arg(squares);
    case Kind::protects:
        return Coaching::tr("Protects the piece on %1.").arg(squares);
    case Kind::withdraws:
        return Coaching::tr("Brings the piece out of his reach.");
    case Kind::releases:
        return Coaching::tr("Leaves him %1, so that he is not stalemated.").arg(squares);
    case Kind::waits:
        return Coaching::tr("Waits: he would rather not move, and has to.");
    case Kind::drives:
        return Coaching::tr("Drives him towards the right corner.");
    case Kind::opposes:
        return Coaching::tr("Takes the opposition.");
    case Kind::threatens:
        return Coaching::tr("Threatens to pen him in closer.");
    case Kind::checks:
        return Coaching::tr("Gives check.");
    case Kind::posts:
        return Coaching::tr("Takes up the post on %1.").arg(squares);
    case Kind::nearer:
        return isKing(reason) ? Coaching::tr("Brings the king up to him.")
                              : Coaching::tr("Brings the knight up to him.");
    case Kind::centres:
        return isKing(reason) ? Coaching::tr("Brings the king towards the middle.")
                              : Coaching::tr("Brings the knight towards the middle.");
    case Kind::keeps:
        return Coaching::tr("Keeps him penned in.");
    default:
        return Coaching::tr("Prepares the next step.");
    }
}

QString attackersLoss(const Reason& reason)
{
    const QString squares = listed(reason.squares);
    switch (reason.kind) {
    case Kind::stalemates:
        return Coaching::tr("Stalemates him.");
    case Kind::hangs:
        return Coaching::tr("Leaves the piece on %1 to be taken.").arg(squares);
    case Kind::spoils:
        return Coaching::tr("Loses a piece or stalemates him by force.");
    case Kind::falls_back:
        return Coaching::tr("Goes back to an earlier stage: %1.").arg(stageName(*reason.stage).toLower());
    case Kind::lets_out:
        return squares.isEmpty() ? Coaching::tr("Lets him out of his pen.")
                                 : Coaching::tr("Lets him out by %1.").arg(squares);
    case Kind::unguards:
        return Coaching::tr("Gives up the guard of %1.").arg(squares);
    case Kind::gives:
        return Coaching::tr("Gives him %1.").arg(squares);
    case Kind::opens:
        return Coaching::tr("Opens his cage from %1 squares to %2.").arg(reason.before).arg(reason.after);
    default:
        return isKing(reason) ? Coaching::tr("Takes the king away from him.")
                              : Coaching::tr("Takes the knight away from him.");
    }
}

QString defendersGain(const Reason& reason)
{
    switch (reason.kind) {
    case Kind::only:
        return Coaching::tr("The only move.");
    case Kind::hits:
        return Coaching::tr("Attacks the piece on %1.").arg(listed(reason.squares));
    case Kind::wrong_corner:
        return Coaching::tr("Makes for a wrong corner.");
    case Kind::off_corner:
        return Coaching::tr("Keeps away from the right corner.");
    case Kind::to_middle:
        return Coaching::tr("Makes for the middle.");
    default:
        return Coaching::tr("Keeps the most room.");
    }
}

} // namespace

QString stageName(Stage stage)
{
    switch (stage) {
    case Stage::apart:
        return Coaching::tr("Pieces apart");
    case Stage::free:
        return Coaching::tr("Free in the middle");
    case Stage::edge:
        return Coaching::tr("At the edge");
    case Stage::wrong_corner:
        return Coaching::tr("Near a wrong corner");
    case Stage::w_manoeuvre:
        return Coaching::tr("Along the edge");
    case Stage::large_net:
        return Coaching::tr("In the large net");
    case Stage::middle_net:
        return Coaching::tr("In the middle net");
    case Stage::small_net:
        return Coaching::tr("In the small net");
    case Stage::corner:
        return Coaching::tr("In the right corner");
    case Stage::open:
        return Coaching::tr("In the open");
    case Stage::box:
        return Coaching::tr("In the box");
    case Stage::shut_edge:
        return Coaching::tr("Shut in at the edge");
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

QString stageAim(const trainer::coach::Standing& standing)
{
    switch (standing.stage) {
    case Stage::apart:
        return Coaching::tr("He is in the open. Bring your king into the middle, beside him.");
    case Stage::free:
        return Coaching::tr("Together your pieces take the middle from him. Drive him to the edge.");
    case Stage::edge:
        return Coaching::tr("He is at the edge. Drive him along it, and leave no way out.");
    case Stage::wrong_corner:
        return Coaching::tr("He hides near a wrong corner. Drive him along the edge to the right one.");
    case Stage::w_manoeuvre:
        return Coaching::tr("Walk him along the edge: the knight goes in the form of a W.");
    case Stage::large_net:
        return Coaching::tr("He is held behind the long diagonal. Draw the net tighter.");
    case Stage::middle_net:
        return Coaching::tr("He is held behind a diagonal of five squares. Draw the net tighter.");
    case Stage::small_net:
        return Coaching::tr("He is held behind a diagonal of three squares. Bring the king up to mate.");
    case Stage::corner:
        return Coaching::tr("He is in the right corner. Take the last squares from him, the corner last.");
    case Stage::open:
        return Coaching::tr("He is in the open. Cut him off with your pieces.");
    case Stage::box:
        return Coaching::tr("He is in a box. Make it smaller, and bring your king up.");
    case Stage::shut_edge:
        return Coaching::tr("He cannot leave the edge. Bring your king up opposite him.");
    case Stage::opposition:
        return Coaching::tr("The kings face each other at the edge. Give check along it.");
    case Stage::to_key_squares:
        return Coaching::tr("Bring your king to a key square: %1.").arg(listed(standing.squares));
    case Stage::key_square:
        return Coaching::tr("Your king stands on a key square. Lead the pawn home.");
    case Stage::outrun:
        return Coaching::tr("He comes too late. Push the pawn.");
    }
    return {};
}

QString reasonSentence(const Reason& reason)
{
    if (reason.kind < Kind::stalemates)
        return attackersGain(reason);
    return reason.kind < Kind::only ? attackersLoss(reason) : defendersGain(reason);
}

QString reasonSentences(const std::vector<Reason>& reasons)
{
    if (reasons.empty())
        return {};
    const QString first = reasonSentence(reasons.front());
    const auto others = reasons | std::views::drop(1);
    if (others.empty())
        return first;
    const auto concrete = std::ranges::find_if(others, namesSquares);
    return first + u' ' + reasonSentence(concrete != others.end() ? *concrete : others.front());
}

} // namespace text
