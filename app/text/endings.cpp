// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/endings.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include "text/piece_names.h"
#include "text/words.h"
#include "trainer/endings.h"
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

QString endingLetters(const Material& material)
{
    QString letters;
    for (const Side side : {Side::attacker, Side::defender}) {
        letters += letterOrInitial(Role::king);
        for (const endgame::Piece& piece : material.pieces())
            letters += piece.side == side ? letterOrInitial(piece.role) : QString{};
    }
    return letters;
}

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
    const trainer::Ending* const ending = trainer::find_ending(material);
    const bool hasGoal = ending != nullptr && ending->goal != nullptr;
    if (!hasGoal && is_on_request(material) && !isWeaker(material))
        return {Endings::tr("Get closer to mate with every move; if you are unsure, take a hint."), {}};
    // In the remaining endings the weaker piece wins, immediately or not at all.
    if (!hasGoal)
        return {Endings::tr("Strike at once: look for a mate, a skewer or a fork."), {}};
    return {Endings::tr(ending->goal), ending->method == nullptr ? QString{} : Endings::tr(ending->method)};
}

QString textbookTitle(const trainer::TextbookPosition& textbook)
{
    return Endings::tr(textbook.title);
}

QString adviceSentence(const trainer::coach::AdviceEntry& advice)
{
    return Endings::tr(advice.sentence);
}

} // namespace text
