// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/endings.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "text/piece_names.h"

using namespace Qt::StringLiterals;

namespace text {
namespace {

using chess::Role;
using endgame::Material;
using endgame::Side;

/// Gives the functions of this file a `tr()`.
struct Endings {
    Q_DECLARE_TR_FUNCTIONS(Endings)
};

/// What is said about one ending, in English; the translations have the rest.
struct Lesson {
    std::string_view ending;
    const char* goal;
    const char* method;
    const char* defence;
};

constexpr auto noMateToForce = QT_TRANSLATE_NOOP("Endings", "Nobody can force mate here.");
constexpr auto mateInTheCorner =
    QT_TRANSLATE_NOOP("Endings", "Only a king in the corner, with his own piece in the way, can be mated.");
constexpr auto stayOutOfTheCorner =
    QT_TRANSLATE_NOOP("Endings", "Keep your king out of the corners, and nothing can happen.");
constexpr auto takeRankAfterRank =
    QT_TRANSLATE_NOOP("Endings", "Take away one rank or file after another, the two pieces taking turns.");
constexpr auto mindStalemate =
    QT_TRANSLATE_NOOP("Endings", "Leave him a square until you mate: mind stalemate.");
constexpr auto makeItLast =
    QT_TRANSLATE_NOOP("Endings", "Make it last: stay in the middle, and hope for stalemate.");
constexpr auto withTheQueen =
    QT_TRANSLATE_NOOP("Endings", "Queen and king are enough; the other piece only makes it quicker.");
constexpr auto withTheRook =
    QT_TRANSLATE_NOOP("Endings", "Rook and king are enough; the other piece makes the box smaller.");

constexpr auto promoteThePawn = QT_TRANSLATE_NOOP("Endings", "Promote the pawn.");
constexpr auto stopThePawn = QT_TRANSLATE_NOOP("Endings", "Stop the pawn.");

constexpr std::array lessons{
    Lesson{"KQK",
           QT_TRANSLATE_NOOP("Endings", "Drive the king to the edge with the queen, then bring up your own."),
           QT_TRANSLATE_NOOP("Endings",
                             "Follow him a knight's move away, and leave him a square until you mate."),
           makeItLast},
    Lesson{"KRK",
           QT_TRANSLATE_NOOP("Endings", "Shut the king into a box with the rook, and make it smaller."),
           QT_TRANSLATE_NOOP("Endings",
                             "Your king must help. When the kings face each other, the check from the side "
                             "drives him back."),
           QT_TRANSLATE_NOOP("Endings", "Stay in the middle, and attack the rook.")},
    Lesson{"KBBK", QT_TRANSLATE_NOOP("Endings", "Drive the king into any corner, the bishops side by side."),
           QT_TRANSLATE_NOOP(
               "Endings", "Two neighbouring diagonals are a wall he cannot cross; your king follows behind."),
           QT_TRANSLATE_NOOP("Endings", "Stay in the middle, away from every corner.")},
    Lesson{"KBNK", QT_TRANSLATE_NOOP("Endings", "Drive the king into a corner of the bishop's colour."),
           QT_TRANSLATE_NOOP("Endings",
                             "First to the edge, then along it; the knight takes the squares that the "
                             "bishop cannot."),
           QT_TRANSLATE_NOOP("Endings",
                             "Keep away from the corners of the bishop's colour as long as you can.")},
    Lesson{"KNNK", QT_TRANSLATE_NOOP("Endings", "Two knights cannot force mate; he has to walk into it."),
           QT_TRANSLATE_NOOP("Endings", "Shutting him in completely stalemates him, one move short of mate."),
           QT_TRANSLATE_NOOP("Endings", "Step away from the mate in one; everything else draws.")},

    Lesson{"KPK", promoteThePawn, "", stopThePawn},
    Lesson{"KBPK", QT_TRANSLATE_NOOP("Endings", "Lead the pawn through with king and bishop."),
           QT_TRANSLATE_NOOP("Endings",
                             "With a rook's pawn, keep him from its corner if the bishop does not cover "
                             "it: there he holds the draw."),
           QT_TRANSLATE_NOOP("Endings",
                             "Win the pawn; if it is a rook's pawn and the bishop is the wrong one, run to "
                             "its corner.")},
    Lesson{"KNPK", QT_TRANSLATE_NOOP("Endings", "Guard the pawn with the knight, and bring up your king."),
           QT_TRANSLATE_NOOP("Endings",
                             "From behind, the knight guards it for good. A rook's pawn must not go to the "
                             "seventh too early."),
           QT_TRANSLATE_NOOP("Endings",
                             "Win the pawn; against a rook's pawn on the seventh, stay in its corner.")},
    Lesson{"KPPK", QT_TRANSLATE_NOOP("Endings", "Let the pawns guard each other, and bring up your king."),
           QT_TRANSLATE_NOOP("Endings", "If he takes one, the other runs."),
           QT_TRANSLATE_NOOP("Endings", "Stay in front of the pawns, and take the one that comes too near.")},
    Lesson{"KRPK", withTheRook, mindStalemate, makeItLast},
    Lesson{"KQPK", withTheQueen, mindStalemate, makeItLast},

    Lesson{"KQKR", QT_TRANSLATE_NOOP("Endings", "Separate the rook from its king and win it by a fork."),
           QT_TRANSLATE_NOOP("Endings",
                             "At the edge, with your king close, hand him the move as Philidor did: the "
                             "rook must leave. Mind stalemate."),
           QT_TRANSLATE_NOOP("Endings", "Keep the rook beside your king, and look for a stalemate.")},
    Lesson{"KQKB", QT_TRANSLATE_NOOP("Endings", "Drive the king to the edge, as if he were alone."),
           QT_TRANSLATE_NOOP("Endings", "On squares of the other colour your king is never in check."),
           QT_TRANSLATE_NOOP("Endings", "Keep the bishop close to your king, and the king in the middle.")},
    Lesson{"KQKN", QT_TRANSLATE_NOOP("Endings", "Drive king and knight to the edge, or apart."),
           QT_TRANSLATE_NOOP("Endings", "Bring up your king, and never stand where the knight can fork."),
           QT_TRANSLATE_NOOP("Endings", "Keep the knight beside your king, and look for a fork.")},
    Lesson{
        "KRKB", QT_TRANSLATE_NOOP("Endings", "Drive the king into a corner of the bishop's colour."),
        QT_TRANSLATE_NOOP("Endings", "Most of these positions are drawn: in the other corners he is safe."),
        QT_TRANSLATE_NOOP("Endings", "Go to a corner of the colour that the bishop does not stand on.")},
    Lesson{
        "KRKN", QT_TRANSLATE_NOOP("Endings", "Separate the knight from its king, and trap it."),
        QT_TRANSLATE_NOOP("Endings", "Most of these positions are drawn as long as the two stay together."),
        QT_TRANSLATE_NOOP("Endings", "Keep the knight beside your king, and both out of the corners.")},
    Lesson{
        "KQKP",
        QT_TRANSLATE_NOOP(
            "Endings", "Check the king in front of his pawn, and use the time gained to bring up your own."),
        QT_TRANSLATE_NOOP("Endings",
                          "A bishop's or rook's pawn on the seventh, its king beside it, holds unless "
                          "your king is near."),
        QT_TRANSLATE_NOOP("Endings",
                          "Push; a bishop's or rook's pawn on the seventh, your king beside it, may "
                          "hold.")},
    Lesson{"KRKP",
           QT_TRANSLATE_NOOP(
               "Endings", "Bring your king in front of the pawn, or cut the other king off with the rook."),
           QT_TRANSLATE_NOOP("Endings", "A pawn that runs ahead without its king is lost."),
           QT_TRANSLATE_NOOP("Endings",
                             "Keep your king beside the pawn, and the other king away. A new knight may "
                             "save you.")},
    Lesson{"KPKB", QT_TRANSLATE_NOOP("Endings", "Shut the bishop off from the pawn's path with your king."),
           QT_TRANSLATE_NOOP("Endings",
                             "Most of these positions are drawn: the bishop is given up for the pawn."),
           QT_TRANSLATE_NOOP("Endings", "Cover a square on the pawn's path, and give up the bishop for it.")},
    Lesson{"KPKN", QT_TRANSLATE_NOOP("Endings", "Run where the knight cannot follow."),
           QT_TRANSLATE_NOOP("Endings", "Near the edge a knight is slow: a rook's pawn is the worst for it."),
           QT_TRANSLATE_NOOP("Endings", "Get the knight in front of the pawn, and give it up for the pawn.")},
    Lesson{"KPKR", QT_TRANSLATE_NOOP("Endings", "Bring the pawn home before the rook can stop it."),
           QT_TRANSLATE_NOOP("Endings", "Your king shields it from checks."),
           QT_TRANSLATE_NOOP("Endings", "Check from afar, and give up the rook for the pawn if you must.")},
    Lesson{"KPKQ", QT_TRANSLATE_NOOP("Endings", "Promote with check, or with mate to follow."), "",
           stopThePawn},

    Lesson{"KPKP", QT_TRANSLATE_NOOP("Endings", "Count the moves: who promotes first, and with check?"),
           QT_TRANSLATE_NOOP("Endings", "A king can go after both pawns at once, as in Réti's study."),
           QT_TRANSLATE_NOOP("Endings", "Catch the pawn, or promote in time yourself.")},
    Lesson{
        "KQKQ", QT_TRANSLATE_NOOP("Endings", "Whoever checks first may win: look for mate or a skewer."),
        QT_TRANSLATE_NOOP("Endings", "Do not let the other queen check you, or exchange itself for yours."),
        QT_TRANSLATE_NOOP("Endings", "Exchange the queens, or check without end.")},
    Lesson{"KRKR", QT_TRANSLATE_NOOP("Endings", "Win the rook by a skewer or fork, or mate on the edge."),
           QT_TRANSLATE_NOOP("Endings", "Where neither works at once, it is a draw."),
           QT_TRANSLATE_NOOP("Endings", "Exchange the rooks, or keep yours guarded.")},
    Lesson{"KBKB", noMateToForce, mateInTheCorner, stayOutOfTheCorner},
    Lesson{"KBKN", noMateToForce, mateInTheCorner, stayOutOfTheCorner},
    Lesson{"KNKB", noMateToForce, mateInTheCorner, stayOutOfTheCorner},
    Lesson{"KNKN", noMateToForce, mateInTheCorner, stayOutOfTheCorner},

    Lesson{
        "KRPKR",
        QT_TRANSLATE_NOOP("Endings", "Get your king in front of the pawn and the other king cut off, as in "
                                     "Lucena's position."),
        QT_TRANSLATE_NOOP("Endings",
                          "There the rook goes to the fourth rank, and stands between when he checks."),
        QT_TRANSLATE_NOOP("Endings", "Keep the rook on the rank before your king, as Philidor did; once the "
                                     "pawn steps there, check from behind.")},
    Lesson{"KQPKQ", QT_TRANSLATE_NOOP("Endings", "Push the pawn where he runs out of checks."),
           QT_TRANSLATE_NOOP("Endings",
                             "Answer a check with a check of yours where you can: it exchanges the queens."),
           QT_TRANSLATE_NOOP("Endings", "Check without end, and keep your king far from the pawn.")},
    Lesson{"KRBKR",
           QT_TRANSLATE_NOOP("Endings", "Bring the kings face to face at the edge, as Philidor did."),
           QT_TRANSLATE_NOOP("Endings", "Most of these positions are drawn, but they are hard to hold."),
           QT_TRANSLATE_NOOP("Endings", "Pin the bishop to its king, or keep to the second rank.")},
    Lesson{
        "KBPKB", QT_TRANSLATE_NOOP("Endings", "Bring the pawn home: your bishop drives his out of its path."),
        QT_TRANSLATE_NOOP("Endings", "Bishops on squares of different colours nearly always draw."),
        QT_TRANSLATE_NOOP("Endings", "Get your king before the pawn onto a square the bishop cannot attack, "
                                     "or give your bishop for the pawn.")},
    Lesson{
        "KBPKN",
        QT_TRANSLATE_NOOP("Endings", "Lead the pawn through with king and bishop, and keep the knight out."),
        QT_TRANSLATE_NOOP("Endings", "At the edge a bishop can shut the knight in."),
        QT_TRANSLATE_NOOP("Endings", "Block the pawn with your king on a square the bishop cannot attack, "
                                     "or give the knight for the pawn.")},
    Lesson{
        "KRNKR",
        QT_TRANSLATE_NOOP("Endings", "Threaten mate with all your pieces while his king is at the edge."),
        QT_TRANSLATE_NOOP("Endings", "Most of these positions are drawn; the danger is a king at the edge."),
        QT_TRANSLATE_NOOP("Endings", "Keep your king away from the edge, and check from afar.")},
    Lesson{"KBBKN", QT_TRANSLATE_NOOP("Endings", "Separate the knight from its king, and trap it."),
           QT_TRANSLATE_NOOP("Endings", "It can take longer than the fifty-move rule allows."),
           QT_TRANSLATE_NOOP("Endings", "Keep the knight beside your king, and both out of the corners.")},

    Lesson{"KQQK", takeRankAfterRank, mindStalemate, makeItLast},
    Lesson{"KQRK", takeRankAfterRank, mindStalemate, makeItLast},
    Lesson{"KRRK", takeRankAfterRank, mindStalemate, makeItLast},
    Lesson{"KQBK", withTheQueen, mindStalemate, makeItLast},
    Lesson{"KQNK", withTheQueen, mindStalemate, makeItLast},
    Lesson{"KRBK", withTheRook, mindStalemate, makeItLast},
    Lesson{"KRNK", withTheRook, mindStalemate, makeItLast},
};

QString pairName(Role role)
{
    switch (role) {
    case Role::queen:
        return Endings::tr("two queens");
    case Role::rook:
        return Endings::tr("two rooks");
    case Role::bishop:
        return Endings::tr("two bishops");
    case Role::knight:
        return Endings::tr("two knights");
    case Role::pawn:
        return Endings::tr("two pawns");
    case Role::king:
        break;
    }
    return {};
}

QString tripleName(Role role)
{
    switch (role) {
    case Role::queen:
        return Endings::tr("three queens");
    case Role::rook:
        return Endings::tr("three rooks");
    case Role::bishop:
        return Endings::tr("three bishops");
    case Role::knight:
        return Endings::tr("three knights");
    case Role::pawn:
        return Endings::tr("three pawns");
    case Role::king:
        break;
    }
    return {};
}

/// The name of one to three pieces alike.
QString nameOfAlike(Role role, std::ptrdiff_t count)
{
    return count == 1 ? roleName(role) : count == 2 ? pairName(role) : tripleName(role);
}

/// The pieces of a side, in the order in which names tell them; empty for a king alone.
QString sideName(const Material& material, Side side)
{
    std::vector<Role> roles;
    for (const endgame::Piece piece : material.pieces()) {
        if (piece.side == side)
            roles.push_back(piece.role);
    }
    QStringList names;
    for (auto role = roles.begin(); role != roles.end();) {
        const auto next = std::find_if(role, roles.end(), [role](Role other) { return other != *role; });
        names.append(nameOfAlike(*role, next - role));
        role = next;
    }
    switch (names.size()) {
    case 2:
        return Endings::tr("%1 and %2", "pieces of one side, as in: queen and rook").arg(names[0], names[1]);
    case 3:
        return Endings::tr("%1, %2 and %3", "pieces of one side, as in: rook, bishop and knight")
            .arg(names[0], names[1], names[2]);
    default:
        return names.join(QString{}); // the one name, or none
    }
}

} // namespace

QString endingName(const Material& material)
{
    const QString attacker = sideName(material, Side::attacker);
    const QString defender = sideName(material, Side::defender);
    QString name = attacker + defender; // one of them alone, or none
    if (!attacker.isEmpty() && !defender.isEmpty())
        name = Endings::tr("%1 against %2", "pieces of both sides, as in: queen against rook")
                   .arg(attacker, defender);
    if (name.isEmpty())
        name = Endings::tr("bare kings");
    name[0] = name[0].toUpper();
    return name;
}

EndingWords endingWords(const Material& material, Side side)
{
    const std::string name = material.name();
    const auto lesson = std::ranges::find(lessons, std::string_view{name}, &Lesson::ending);
    if (lesson == lessons.end() && is_on_request(material)) {
        return {
            side == Side::attacker
                ? Endings::tr("Bring the mate nearer with every move; where you are not sure, take a hint.")
                : Endings::tr("Give nothing away, and exchange pieces where what is left is a draw."),
            {}};
    }
    // What is left are endings in which the weaker piece wins, which he does at once or not at all.
    if (lesson == lessons.end()) {
        return {side == Side::attacker ? Endings::tr("Strike at once: look for mate, a skewer or a fork.")
                                       : Endings::tr("Bring your king and your pieces out of reach."),
                {}};
    }
    const auto text = [](const char* english) {
        return english[0] == '\0' ? QString{} : Endings::tr(english);
    };
    if (side == Side::defender)
        return {text(lesson->defence), {}};
    return {text(lesson->goal), text(lesson->method)};
}

EndingWords pawnWords(const trainer::PawnAdvice& advice)
{
    using trainer::PawnPlan;
    const auto only = [](const QString& goal) { return EndingWords{goal, {}}; };
    switch (advice.plan) {
    case PawnPlan::promote:
        break;
    case PawnPlan::run:
        return only(Endings::tr("Just run: the other king is outside the square of the pawn."));
    case PawnPlan::reach_key_square:
        return {Endings::tr("Bring your king onto a key square of the pawn."),
                advice.opposition ? Endings::tr("The opposition takes you there.") : QString{}};
    case PawnPlan::lead_through:
        return only(Endings::tr("Your king stands on a key square: now bring the pawn home."));
    case PawnPlan::stop:
        return only(Endings::tr(stopThePawn));
    case PawnPlan::take_pawn:
        return only(Endings::tr("Win the pawn."));
    case PawnPlan::hold_corner:
        return only(
            Endings::tr("Get into the corner in front of the pawn, or lock the other king in there."));
    case PawnPlan::guard_key_squares:
        return {Endings::tr("Keep the other king off the key squares of the pawn."),
                advice.opposition ? Endings::tr("The opposition keeps him off.") : QString{}};
    case PawnPlan::hold_out:
        return only(Endings::tr("Make it last, and take the pawn if it is ever left alone."));
    }
    return only(Endings::tr(promoteThePawn));
}

} // namespace text
