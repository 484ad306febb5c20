// SPDX-License-Identifier: GPL-3.0-or-later
#include "words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>

#include "chess/move_text.h"

using namespace Qt::StringLiterals;

namespace app {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using endgame::Outcome;
using trainer::DrawCause;
using trainer::EndReason;
using trainer::Grade;
using trainer::Judgement;

/// Gives the functions of this file a `tr()`.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// The letters of the men in the user's language, in the order of `chess::Role`.
std::array<QString, 6> letters()
{
    return {QString{},
            Words::tr("N", "the knight's letter in chess notation"),
            Words::tr("B", "the bishop's letter in chess notation"),
            Words::tr("R", "the rook's letter in chess notation"),
            Words::tr("Q", "the queen's letter in chess notation"),
            Words::tr("K", "the king's letter in chess notation")};
}

/// The end of the sentence "Best was …".
QString bestWas(const Position& before, const Judgement& judgement)
{
    return Words::tr("Best was %1.").arg(moveNames(before, judgement.best));
}

Remark remarkOnAttack(const QString& move, const Judgement& judgement, const QString& best)
{
    switch (judgement.grade) {
    case Grade::best: {
        const int left = (judgement.after.to_mate().count() - 1) / 2;
        const QString reason = left > 0 ? Words::tr("%n move(s) to mate remain.", nullptr, left) : QString{};
        return {Tone::good, Words::tr("%1 is best.").arg(move), reason};
    }
    case Grade::good:
        return {Tone::good,
                Words::tr("%1 is good: %n move(s) slower than best.", nullptr, judgement.cost).arg(move),
                best};
    case Grade::technique:
        return {Tone::plain,
                Words::tr("%1 works: %n move(s) slower than best.", nullptr, judgement.cost).arg(move), best};
    default:
        return {Tone::costly, Words::tr("%1 is a detour of %n move(s).", nullptr, judgement.cost).arg(move),
                best};
    }
}

Remark remarkOnDefence(const QString& move, const Judgement& judgement, const QString& best)
{
    if (judgement.grade == Grade::best)
        return {Tone::good, Words::tr("%1 holds out longest.").arg(move), {}};
    return {judgement.cost <= 2 ? Tone::plain : Tone::costly,
            Words::tr("%1 shortens the fight by %n move(s).", nullptr, judgement.cost).arg(move), best};
}

} // namespace

QString squareNames(chess::Bitboard squares)
{
    QStringList names;
    for (const chess::Square square : squares)
        names.append(QString::fromStdString(to_string(square)));
    names.sort();
    return names.join(", "_L1);
}

QString moveName(const Position& position, Move move)
{
    const std::array<QString, 6> local = letters();
    QString name;
    for (const char letter : to_san(position, move)) {
        const std::optional<Role> role = chess::parse_role(letter);
        name += role ? local[index(*role)] : QString{QLatin1Char{letter}};
    }
    return name;
}

QString moveNames(const Position& position, const std::vector<Move>& moves)
{
    constexpr std::size_t most = 3;
    QStringList names;
    for (std::size_t i = 0; i < std::min(moves.size(), most); ++i)
        names.append(moveName(position, moves[i]));
    const QString list = names.join(", "_L1);
    if (moves.size() <= most)
        return list;
    return Words::tr("%1 or %n other(s)", "a list of moves and how many more there are",
                     static_cast<int>(moves.size() - most))
        .arg(list);
}

QString withEnglishLetters(const QString& typed)
{
    const std::array<QString, 6> local = letters();
    QString english;
    for (const QChar letter : typed) {
        QChar translated = letter;
        for (const Role role : chess::all_roles) {
            if (local[index(role)] == letter)
                translated = QLatin1Char{chess::to_letter(role)};
        }
        english += translated;
    }
    return english;
}

QString sideToMove(Color turn)
{
    return turn == Color::white ? Words::tr("White to move") : Words::tr("Black to move");
}

QString cornersText(const trainer::Corners& corners)
{
    const bool dark = is_dark(corners.right.first());
    return (dark ? Words::tr("Dark corners: %1") : Words::tr("Light corners: %1"))
        .arg(squareNames(corners.right));
}

QString headline(const Position& position, const std::optional<endgame::Verdict>& verdict)
{
    if (is_checkmate(position))
        return Words::tr("Checkmate");
    if (is_stalemate(position))
        return Words::tr("Stalemate");
    if (!verdict)
        return Words::tr("No table");
    if (verdict->is_draw())
        return Words::tr("Draw");
    return Words::tr("Mate in %1").arg(verdict->to_mate().moves());
}

QString drawSentence(const DrawCause& cause)
{
    const QString square =
        cause.line.empty() ? QString{} : QString::fromStdString(to_string(cause.line.back().to));
    const bool knight = cause.man == Role::knight;
    switch (cause.kind) {
    case DrawCause::Kind::dead_position:
        return Words::tr("Nobody can mate with these men.");
    case DrawCause::Kind::stalemate:
        return Words::tr("The lone king is stalemated.");
    case DrawCause::Kind::man_hangs:
        return (knight ? Words::tr("The king takes the knight on %1.")
                       : Words::tr("The king takes the bishop on %1."))
            .arg(square);
    case DrawCause::Kind::fork:
        return Words::tr("The king forks bishop and knight and takes one of them.");
    case DrawCause::Kind::man_trapped:
        return (knight ? Words::tr("The knight is trapped and falls on %1.")
                       : Words::tr("The bishop is trapped and falls on %1."))
            .arg(square);
    }
    return {};
}

QString endSentence(EndReason reason)
{
    switch (reason) {
    case EndReason::checkmate:
        return Words::tr("Checkmate.");
    case EndReason::stalemate:
        return Words::tr("Draw by stalemate.");
    case EndReason::dead_position:
        return Words::tr("Draw: nobody can mate any more.");
    case EndReason::fifty_moves:
        return Words::tr("Draw by the fifty-move rule.");
    case EndReason::seventy_five_moves:
        return Words::tr("Draw by the seventy-five-move rule.");
    case EndReason::threefold:
        return Words::tr("Draw by threefold repetition.");
    }
    return {};
}

QString claimSentence(EndReason reason)
{
    switch (reason) {
    case EndReason::seventy_five_moves:
        return Words::tr("Seventy-five moves without a capture: over the board this is a draw.");
    case EndReason::fifty_moves:
        return Words::tr("Fifty moves without a capture: over the board a draw could be claimed.");
    default:
        return Words::tr("This position has come three times: over the board a draw could be claimed.");
    }
}

Remark remarkOn(const Position& before, Move move, const Judgement& judgement)
{
    const QString name = moveName(before, move);
    if (judgement.grade == Grade::throws_win_away) {
        const QString reason = judgement.cause ? drawSentence(*judgement.cause) : QString{};
        return {Tone::bad, Words::tr("%1 throws the win away.").arg(name),
                reason + u' ' + bestWas(before, judgement)};
    }
    if (judgement.grade == Grade::loses_draw)
        return {Tone::bad, Words::tr("%1 loses: it was a draw.").arg(name), bestWas(before, judgement)};
    if (judgement.before.is_draw())
        return {Tone::good, Words::tr("%1 keeps the draw.").arg(name), {}};
    if (judgement.before.outcome() == Outcome::win)
        return remarkOnAttack(name, judgement, bestWas(before, judgement));
    return remarkOnDefence(name, judgement, bestWas(before, judgement));
}

} // namespace app
