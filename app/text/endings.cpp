// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/endings.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <vector>

#include "text/piece_names.h"
#include "text/words.h"
#include "trainer/drill.h"
#include "trainer/technique.h"

using namespace Qt::StringLiterals;

namespace text {
namespace {

using chess::Role;
using endgame::Material;
using endgame::Side;

/// The translation context of the texts about endings.
struct Endings {
    Q_DECLARE_TR_FUNCTIONS(Endings)
};

/// The English texts about one ending, to be translated.
struct Lesson {
    std::string_view ending;
    const char* goal;
    const char* method;
};

constexpr auto noMateToForce = QT_TRANSLATE_NOOP("Endings", "Neither side can force mate here.");
constexpr auto mateInTheCorner =
    QT_TRANSLATE_NOOP("Endings", "Only a king in the corner, blocked by his own piece, can be mated.");
constexpr auto takeRankAfterRank =
    QT_TRANSLATE_NOOP("Endings", "Take away one rank or file after another, using the two pieces in "
                                 "turn.");
constexpr auto mindStalemate =
    QT_TRANSLATE_NOOP("Endings", "Leave him a square until you can mate: beware of stalemate.");
constexpr auto withTheQueen =
    QT_TRANSLATE_NOOP("Endings", "King and queen are enough; the other piece just speeds things up.");
constexpr auto withTheRook =
    QT_TRANSLATE_NOOP("Endings", "King and rook are enough; the other piece shrinks the box.");

constexpr auto withRookOrPawn =
    QT_TRANSLATE_NOOP("Endings", "King and rook are enough, but the pawn may be quicker.");

constexpr auto promoteThePawn = QT_TRANSLATE_NOOP("Endings", "Promote the pawn.");

constexpr std::array lessons{
    Lesson{"KQK",
           QT_TRANSLATE_NOOP("Endings", "Drive the king to the edge with the queen, then bring up your "
                                        "own king."),
           QT_TRANSLATE_NOOP(
               "Endings",
               "Keep the queen a knight's move away from him, and leave him a square until you can mate.")},
    Lesson{"KRK", QT_TRANSLATE_NOOP("Endings", "Use the rook to confine the king to a box, and shrink it."),
           QT_TRANSLATE_NOOP("Endings",
                             "Your king must help. When the kings face each other, a check from the "
                             "side drives him back.")},
    Lesson{
        "KBBK",
        QT_TRANSLATE_NOOP("Endings", "Drive the king into any corner, keeping the bishops "
                                     "side by side."),
        QT_TRANSLATE_NOOP(
            "Endings", "Two neighbouring diagonals are a wall he cannot cross; your king follows behind.")},
    Lesson{"KBNK", QT_TRANSLATE_NOOP("Endings", "Drive the king into a corner of the bishop's colour."),
           QT_TRANSLATE_NOOP("Endings", "First to the edge, then along it; the knight covers the squares the "
                                        "bishop cannot.")},
    Lesson{"KNNK",
           QT_TRANSLATE_NOOP("Endings", "Two knights cannot force mate; your opponent has to "
                                        "walk into it."),
           QT_TRANSLATE_NOOP("Endings", "Confining him completely stalemates him, one move short of "
                                        "mate.")},

    Lesson{"KPK", promoteThePawn, ""},
    Lesson{"KBPK", QT_TRANSLATE_NOOP("Endings", "Escort the pawn through with your king and bishop."),
           QT_TRANSLATE_NOOP("Endings",
                             "With a rook pawn, keep him out of the queening corner if your bishop does "
                             "not control it: there he holds the draw.")},
    Lesson{"KNPK",
           QT_TRANSLATE_NOOP("Endings", "Protect the pawn with the knight, and bring up your "
                                        "king."),
           QT_TRANSLATE_NOOP("Endings",
                             "A knight behind the pawn guards it for good. A rook pawn must not reach "
                             "the seventh rank too early.")},
    Lesson{"KPPK",
           QT_TRANSLATE_NOOP("Endings", "Let the pawns protect each other, and bring up your "
                                        "king."),
           QT_TRANSLATE_NOOP("Endings", "If he takes one, the other runs through.")},
    Lesson{"KRPK", withRookOrPawn, mindStalemate},
    Lesson{"KQPK", withTheQueen, mindStalemate},

    Lesson{"KQKR",
           QT_TRANSLATE_NOOP("Endings", "Separate the rook from its king and win it with a "
                                        "double attack."),
           QT_TRANSLATE_NOOP("Endings", "With the kings close on the edge, lose a move, as Philidor did: in "
                                        "zugzwang, the rook must leave its king. Beware of stalemate.")},
    Lesson{"KQKB", QT_TRANSLATE_NOOP("Endings", "Drive the king to the edge, as if he were alone."),
           QT_TRANSLATE_NOOP("Endings", "Keep your king on squares where the bishop cannot check it.")},
    Lesson{"KQKN",
           QT_TRANSLATE_NOOP("Endings", "Drive the king and knight to the edge, or separate "
                                        "them."),
           QT_TRANSLATE_NOOP("Endings", "Bring up your king, and never allow a knight fork.")},
    Lesson{
        "KRKB", QT_TRANSLATE_NOOP("Endings", "Drive the king into a corner of the bishop's colour."),
        QT_TRANSLATE_NOOP("Endings", "Most of these positions are drawn: in the other corners he is safe.")},
    Lesson{
        "KRKN", QT_TRANSLATE_NOOP("Endings", "Separate the knight from its king, and trap it."),
        QT_TRANSLATE_NOOP("Endings", "Most of these positions are drawn as long as the two stay together.")},
    Lesson{"KQKP",
           QT_TRANSLATE_NOOP("Endings",
                             "Use checks to force the king in front of his pawn, and use the time gained to "
                             "bring up your own king."),
           QT_TRANSLATE_NOOP("Endings",
                             "A bishop or rook pawn on the seventh with its king beside it draws unless "
                             "your king is close.")},
    Lesson{"KRKP",
           QT_TRANSLATE_NOOP(
               "Endings", "Bring your king in front of the pawn, or cut the other king off with the rook."),
           QT_TRANSLATE_NOOP("Endings", "A pawn that runs ahead of its king is lost.")},
    Lesson{"KPKB",
           QT_TRANSLATE_NOOP("Endings", "Use your king to shut the bishop out of the pawn's "
                                        "path."),
           QT_TRANSLATE_NOOP("Endings",
                             "Most of these positions are drawn: the bishop sacrifices itself for the "
                             "pawn.")},
    Lesson{"KPKN", QT_TRANSLATE_NOOP("Endings", "Run where the knight cannot follow."),
           QT_TRANSLATE_NOOP("Endings", "Near the edge a knight is slow: a rook pawn is the hardest for "
                                        "it to stop.")},
    Lesson{"KPKR", QT_TRANSLATE_NOOP("Endings", "Get the pawn home before the rook can stop it."),
           QT_TRANSLATE_NOOP("Endings", "Your king shields the pawn from the rook.")},
    Lesson{"KPKQ", QT_TRANSLATE_NOOP("Endings", "Promote with check, or so that mate follows."), ""},

    Lesson{"KPKP", QT_TRANSLATE_NOOP("Endings", "Count the moves: who promotes first, and with check?"),
           QT_TRANSLATE_NOOP("Endings", "A king can go after both pawns at once, as in Réti's study.")},
    Lesson{"KQKQ",
           QT_TRANSLATE_NOOP("Endings", "The side that checks first may win: look for mate or a "
                                        "skewer."),
           QT_TRANSLATE_NOOP("Endings", "Do not let the other queen check you or force an exchange.")},
    Lesson{"KRKR",
           QT_TRANSLATE_NOOP("Endings", "Win the rook with a skewer or double attack, or mate "
                                        "on the edge."),
           QT_TRANSLATE_NOOP("Endings", "If neither works at once, it is a draw.")},
    Lesson{"KBKB", noMateToForce, mateInTheCorner},
    Lesson{"KBKN", noMateToForce, mateInTheCorner},
    Lesson{"KNKB", noMateToForce, mateInTheCorner},
    Lesson{"KNKN", noMateToForce, mateInTheCorner},

    Lesson{"KRPKR",
           QT_TRANSLATE_NOOP("Endings", "Get your king in front of the pawn with the other king cut off, "
                                        "as in the Lucena position."),
           QT_TRANSLATE_NOOP("Endings",
                             "Then build a bridge: put the rook on the fourth rank, ready to block his "
                             "checks.")},
    Lesson{
        "KQPKQ", QT_TRANSLATE_NOOP("Endings", "Push the pawn when he runs out of checks."),
        QT_TRANSLATE_NOOP("Endings", "Answer check with check where you can: that forces the queens off.")},
    Lesson{"KRBKR",
           QT_TRANSLATE_NOOP("Endings", "Aim for the Philidor position: his king on the edge, yours "
                                        "facing it."),
           QT_TRANSLATE_NOOP("Endings", "Most of these positions are drawn, but they are hard to hold.")},
    Lesson{"KBNKP",
           QT_TRANSLATE_NOOP("Endings",
                             "Keep both pieces, stop the pawn, and mate the king in a corner of the "
                             "bishop's colour."),
           QT_TRANSLATE_NOOP("Endings", "A pawn that is blocked or guarded against need not be captured.")},
    Lesson{"KBPKB",
           QT_TRANSLATE_NOOP("Endings", "Escort the pawn home: your bishop drives his off the "
                                        "pawn's path."),
           QT_TRANSLATE_NOOP("Endings", "Opposite-coloured bishops nearly always draw.")},
    Lesson{"KBPKN",
           QT_TRANSLATE_NOOP("Endings", "Escort the pawn through with your king and bishop, and keep the "
                                        "knight out."),
           QT_TRANSLATE_NOOP("Endings", "On the edge a bishop can dominate the knight.")},
    Lesson{"KRNKR",
           QT_TRANSLATE_NOOP("Endings", "Threaten mate with all your pieces while his king is on the edge."),
           QT_TRANSLATE_NOOP("Endings", "Most of these positions are drawn; the danger is a king on the "
                                        "edge.")},
    Lesson{"KBBKN", QT_TRANSLATE_NOOP("Endings", "Separate the knight from its king, and trap it."),
           QT_TRANSLATE_NOOP("Endings", "It can take longer than the fifty-move rule allows.")},

    Lesson{"KQQK", takeRankAfterRank, mindStalemate},
    Lesson{"KQRK", takeRankAfterRank, mindStalemate},
    Lesson{"KRRK", takeRankAfterRank, mindStalemate},
    Lesson{"KQBK", withTheQueen, mindStalemate},
    Lesson{"KQNK", withTheQueen, mindStalemate},
    Lesson{"KRBK", withTheRook, mindStalemate},
    Lesson{"KRNK", withTheRook, mindStalemate},
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

/// True if the attacker's pieces are worth less than the defender's.
bool isWeaker(const Material& material)
{
    int lead = 0;
    for (const endgame::Piece piece : material.pieces())
        lead += (piece.side == Side::attacker ? 1 : -1) * trainer::points(piece.role);
    return lead < 0;
}

/// Returns the name of one to three pieces of the same kind.
QString nameOfAlike(Role role, std::ptrdiff_t count)
{
    return count == 1 ? roleName(role) : count == 2 ? pairName(role) : tripleName(role);
}

/// Returns the names of a side's pieces in the order of the ending's name; empty for a lone king.
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
        return names.join(QString{}); // the only name, or empty
    }
}

/// The usual class of an ending, by its strongest piece.
QString className(const Material& material)
{
    Role strongest = Role::pawn;
    for (const endgame::Piece piece : material.pieces())
        strongest = std::max(strongest, piece.role);
    switch (strongest) {
    case Role::queen:
        return Endings::tr("Queen endings");
    case Role::rook:
        return Endings::tr("Rook endings");
    case Role::bishop:
        return Endings::tr("Bishop endings");
    case Role::knight:
        return Endings::tr("Knight endings");
    case Role::pawn:
        return Endings::tr("Pawn endings");
    case Role::king:
        break;
    }
    return {};
}

/// A side's king and pieces in every order, the king first.
QStringList ordersOf(const Material& material, Side side, QString (*letterOf)(Role))
{
    std::vector<Role> roles;
    for (const endgame::Piece piece : material.pieces()) {
        if (piece.side == side)
            roles.push_back(piece.role);
    }
    std::ranges::sort(roles);
    QStringList orders;
    do {
        QString letters = letterOf(Role::king);
        for (const Role role : roles)
            letters += letterOf(role);
        orders.append(letters);
    } while (std::ranges::next_permutation(roles).found);
    return orders;
}

/// The abbreviations of an ending, such as "KQKR" and "KRKQ".
QStringList abbreviations(const Material& material)
{
    const auto english = [](Role role) { return QString{QChar::fromLatin1(chess::to_letter(role))}; };
    QStringList all;
    for (QString (*const letterOf)(Role) : {+english, &letterOrInitial}) {
        for (const QString& attacker : ordersOf(material, Side::attacker, letterOf)) {
            for (const QString& defender : ordersOf(material, Side::defender, letterOf))
                all << attacker + defender << defender + attacker;
        }
    }
    return all;
}

/// A word without its last letters if it stays a long one.
QString withoutEnd(const QString& word, qsizetype letters)
{
    constexpr qsizetype least = 6;
    return word.chopped(std::clamp(word.size() - least, qsizetype{0}, letters));
}

} // namespace

QString endingName(const Material& material)
{
    const QString attacker = sideName(material, Side::attacker);
    const QString defender = sideName(material, Side::defender);
    QString name = attacker + defender; // only one of them, or empty
    if (!attacker.isEmpty() && !defender.isEmpty())
        name = Endings::tr("%1 against %2", "pieces of both sides, as in: queen against rook")
                   .arg(attacker, defender);
    if (name.isEmpty())
        name = Endings::tr("bare kings");
    name[0] = name[0].toUpper();
    return name;
}

std::vector<EndingGroup> endingGroups()
{
    const QStringList headings{Endings::tr("Basic mates"),
                               Endings::tr("Pawn endings"),
                               Endings::tr("Queen endings"),
                               Endings::tr("Rook endings"),
                               Endings::tr("Minor pieces"),
                               Endings::tr("Queen against other pieces"),
                               Endings::tr("Rook against other pieces"),
                               Endings::tr("Five pieces")};
    std::vector<EndingGroup> groups;
    for (const std::vector<Material>& endings : trainer::ending_groups())
        groups.push_back({headings.at(static_cast<qsizetype>(groups.size())), endings});
    return groups;
}

QStringList searchTexts(const QString& heading, const Material& material)
{
    const EndingWords words = endingWords(material);
    const QString letters = abbreviations(material).join(u' ');
    const QString name = QStringList{endingName(material), heading, className(material), letters}.join(u' ');
    return {name, QStringList{name, words.goal, words.method}.join(u' '), letters};
}

std::vector<std::size_t> foundAmong(const std::vector<QStringList>& searchTexts, const QString& typed)
{
    constexpr int lettersAlone = 2;
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    const auto placesOf = [&](const auto& isFound) {
        std::vector<std::size_t> places;
        for (std::size_t place = 0; place < searchTexts.size(); ++place) {
            if (isFound(searchTexts[place]))
                places.push_back(place);
        }
        return places;
    };
    std::vector<std::size_t> found = placesOf([&](const QStringList& texts) {
        return words.size() == 1 &&
               texts.value(lettersAlone).split(u' ').contains(words.front(), Qt::CaseInsensitive);
    });
    for (const qsizetype dropped : {0, 1, 2}) {
        for (int kind = 0; kind < lettersAlone && found.empty(); ++kind) {
            found = placesOf([&](const QStringList& texts) {
                return std::ranges::all_of(words, [&](const QString& word) {
                    return texts.value(kind).contains(withoutEnd(word, dropped), Qt::CaseInsensitive);
                });
            });
        }
    }
    return found;
}

EndingWords endingWords(const Material& material)
{
    const std::string name = material.name();
    const auto lesson = std::ranges::find(lessons, std::string_view{name}, &Lesson::ending);
    if (lesson == lessons.end() && is_on_request(material) && !isWeaker(material))
        return {Endings::tr("Get closer to mate with every move; if you are unsure, take a hint."), {}};
    // In the remaining endings the weaker piece wins, immediately or not at all.
    if (lesson == lessons.end())
        return {Endings::tr("Strike at once: look for a mate, a skewer or a fork."), {}};
    const auto text = [](const char* english) {
        return english[0] == '\0' ? QString{} : Endings::tr(english);
    };
    return {text(lesson->goal), text(lesson->method)};
}

QString adviceSentence(const trainer::coach::AdviceEntry& advice)
{
    return Endings::tr(advice.sentence);
}

} // namespace text
