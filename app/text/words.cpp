// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>

#include "chess/legal_moves.h"
#include "chess/san.h"
#include "text/languages.h"
#include "text/phrasing.h"
#include "text/piece_names.h"
#include "trainer/coach/facts.h"

using namespace Qt::StringLiterals;

namespace text {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using endgame::Outcome;
using trainer::DrawCause;
using trainer::EndReason;
using trainer::Grade;
using trainer::Judgement;

/// The translation context of the general chess texts.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// Returns the letter of a piece in the user's language; empty for a pawn.
QString letterOf(Role role)
{
    switch (role) {
    case Role::pawn:
        break;
    case Role::knight:
        return Words::tr("N", "the knight's letter in chess notation");
    case Role::bishop:
        return Words::tr("B", "the bishop's letter in chess notation");
    case Role::rook:
        return Words::tr("R", "the rook's letter in chess notation");
    case Role::queen:
        return Words::tr("Q", "the queen's letter in chess notation");
    case Role::king:
        return Words::tr("K", "the king's letter in chess notation");
    }
    return {};
}

/// Returns the letters of all pieces, in the order of `chess::Role`.
std::array<QString, 6> letters()
{
    std::array<QString, 6> all;
    std::ranges::transform(chess::all_roles, all.begin(), letterOf);
    return all;
}

/// Returns the names of the first `most` moves.
QStringList firstNames(const Position& position, const std::vector<Move>& moves, std::size_t most)
{
    QStringList names;
    for (std::size_t i = 0; i < std::min(moves.size(), most); ++i)
        names.append(moveName(position, moves[i]));
    return names;
}

/// Returns the names of moves as a list: "Kg6 and Kg7", "Kf4, Kg4, Nd3 and 2 others".
QString allNames(const Position& position, const std::vector<Move>& moves)
{
    const std::size_t named = numberNamed(moves.size());
    QStringList names = firstNames(position, moves, named);
    if (moves.size() > named)
        return Words::tr("%1 and %n other(s)", "a list of moves and how many more there are",
                         static_cast<int>(moves.size() - named))
            .arg(text::listed(names));
    const QString last = names.takeLast();
    return Words::tr("%1 and %2", "a list of moves and the last of them").arg(text::listed(names), last);
}

QString attackSentence(const QString& move, const Judgement& judgement)
{
    switch (judgement.grade) {
    case Grade::best:
        return (judgement.best.size() > 1 ? Words::tr("%1 is one of the best moves.")
                                          : Words::tr("%1 is best."))
            .arg(move);
    case Grade::good:
        return Words::tr("%1 also wins, %n move(s) slower.", nullptr, judgement.cost).arg(move);
    case Grade::technique:
        return Words::tr("%1 works: %n move(s) slower than the best.", nullptr, judgement.cost).arg(move);
    default:
        return Words::tr("%1 is a detour: %n move(s) slower than the best.", nullptr, judgement.cost)
            .arg(move);
    }
}

QString defenceSentence(const QString& move, const Judgement& judgement)
{
    if (judgement.grade == Grade::best)
        return Words::tr("%1 holds out as long as possible.").arg(move);
    return Words::tr("%1 allows mate %n move(s) sooner.", nullptr, judgement.cost).arg(move);
}

/// Returns the remark on a move that does not change the outcome.
QString keepingSentence(const Position& before, Move move, const Judgement& judgement)
{
    switch (judgement.before.outcome()) {
    case Outcome::win:
        return attackSentence(moveName(before, move), judgement);
    case Outcome::loss:
        return defenceSentence(moveName(before, move), judgement);
    case Outcome::draw:
        break;
    }
    return drawnSentence(before, move);
}

/// True if the side to move can capture something for a gain.
bool canGain(const Position& position)
{
    return std::ranges::any_of(legal_moves(position),
                               [&](Move move) { return trainer::coach::captures_for_gain(position, move); });
}

/// Returns the sentence pattern for a piece captured by the king: "The king captures the knight on %1."
QString takenByKing(Role piece)
{
    switch (piece) {
    case Role::queen:
        return Words::tr("The king captures the queen on %1.");
    case Role::rook:
        return Words::tr("The king captures the rook on %1.");
    case Role::bishop:
        return Words::tr("The king captures the bishop on %1.");
    case Role::knight:
        return Words::tr("The king captures the knight on %1.");
    default:
        return Words::tr("The king captures the pawn on %1.");
    }
}

/// Returns the sentence pattern for a captured piece: "The knight is captured on %1."
QString taken(Role piece)
{
    switch (piece) {
    case Role::queen:
        return Words::tr("The queen is captured on %1.");
    case Role::rook:
        return Words::tr("The rook is captured on %1.");
    case Role::bishop:
        return Words::tr("The bishop is captured on %1.");
    case Role::knight:
        return Words::tr("The knight is captured on %1.");
    default:
        return Words::tr("The pawn is captured on %1.");
    }
}

/// Returns the sentence for a piece that is lost by force, though not on one square in particular.
QString trapped(Role piece)
{
    switch (piece) {
    case Role::queen:
        return Words::tr("The queen cannot be saved.");
    case Role::rook:
        return Words::tr("The rook cannot be saved.");
    case Role::bishop:
        return Words::tr("The bishop cannot be saved.");
    case Role::knight:
        return Words::tr("The knight cannot be saved.");
    default:
        return Words::tr("The pawn cannot be saved.");
    }
}

/// True if a piece has to be given up for the other side's pawn: it is lost where that promotes.
bool isGivenUpForPawn(const DrawCause& cause)
{
    return std::ranges::any_of(
        cause.line, [&](Move move) { return move.promotion.has_value() && move.to == cause.line.back().to; });
}

/// Returns the sentence for a piece that is lost by force.
QString lostSentence(const DrawCause& cause)
{
    if (cause.piece == Role::queen && isGivenUpForPawn(cause))
        return Words::tr("The pawn costs the queen.");
    if (cause.piece == Role::rook && isGivenUpForPawn(cause))
        return Words::tr("The pawn costs the rook.");
    return trapped(*cause.piece);
}

/// Returns the sentence for a bishop or a knight that holds against a pawn.
QString loneMinorSentence(const chess::Board& board)
{
    return board.of(Role::bishop).empty() ? Words::tr("The knight stops the pawn but cannot mate alone.")
                                          : Words::tr("The bishop stops the pawn but cannot mate alone.");
}

/// Returns the sentence for a pawn that is lost by force; of two, it says which.
QString lostPawnSentence(const DrawCause& cause)
{
    return cause.square ? Words::tr("The pawn on %1 is lost, and the other one does not win.")
                              .arg(leftToRight(squareName(*cause.square)))
                        : Words::tr("The pawn is lost.");
}

/// Returns the reason why neither side can mate.
QString deadSentence(const chess::Board& board)
{
    const chess::Bitboard bishops = board.of(Role::bishop);
    if (bishops.size() < 2 || !(board.occupied() - board.of(Role::king) - bishops).empty())
        return Words::tr("Neither side has mating material.");
    return is_dark(bishops.first())
               ? Words::tr("The bishops move on dark squares only, so there can be no mate.")
               : Words::tr("The bishops move on light squares only, so there can be no mate.");
}

} // namespace

QString squareNames(chess::Bitboard squares)
{
    QStringList names;
    for (const chess::Square square : squares)
        names.append(leftToRight(squareName(square)));
    names.sort();
    return listed(names);
}

QString moveName(const Position& position, Move move)
{
    QString name;
    for (const char letter : to_san(position, move)) {
        if (const std::optional<Role> role = chess::parse_role(letter))
            name += letterOf(*role);
        else
            name += QLatin1Char{letter};
    }
    return leftToRight(name);
}

QString numberedMove(const Position& before, Move move)
{
    const QString dots = before.turn() == Color::white ? u". "_s : u"… "_s;
    return leftToRight(QString::number(before.fullmove_number()) + dots + moveName(before, move));
}

QString bestMovesSentence(const Position& position, const std::vector<Move>& best)
{
    const std::vector<Move> named = trainer::without_needless_promotions(best);
    return named.size() == 1 ? Words::tr("Best was %1.").arg(moveName(position, named.front()))
                             : Words::tr("The best moves were %1.").arg(allNames(position, named));
}

std::size_t numberNamed(std::size_t moves)
{
    constexpr std::size_t few = 4;
    constexpr std::size_t mostOfMany = 3;
    return moves <= few ? moves : mostOfMany;
}

QString moveNames(const Position& position, const std::vector<Move>& moves)
{
    const std::size_t named = numberNamed(moves.size());
    QString list = listed(firstNames(position, moves, named));
    if (moves.size() == named)
        return list;
    return Words::tr("%1 and %n other(s)", "a list of moves and how many more there are",
                     static_cast<int>(moves.size() - named))
        .arg(list);
}

QString withEnglishLetters(const QString& typed)
{
    const std::array<QString, 6> local = letters();
    // The longest match is required: "Кр" is a king in Russian and "К" a knight.
    const auto roleAt = [&](QStringView rest) {
        std::optional<Role> found;
        for (const Role role : chess::all_roles) {
            const QString& letter = local[index(role)];
            if (!letter.isEmpty() && rest.startsWith(letter) &&
                (!found || letter.size() > local[index(*found)].size()))
                found = role;
        }
        return found;
    };
    QString english;
    for (QStringView rest{typed}; !rest.isEmpty();) {
        const std::optional<Role> role = roleAt(rest);
        english += role ? QChar{QLatin1Char{chess::to_letter(*role)}} : rest.front();
        rest = rest.mid(role ? local[index(*role)].size() : 1);
    }
    return english;
}

QString letterOrInitial(Role role)
{
    return role == Role::pawn ? roleName(role).first(1).toUpper() : letterOf(role);
}

std::optional<Role> roleOf(const QString& letter, std::optional<Role> before)
{
    if (letter.isEmpty())
        return std::nullopt;
    const std::array<QString, 6> local = letters();
    const QString typed = letter.toUpper();
    const QString whole = before ? local[index(*before)].toUpper() + typed : typed;
    for (const QString& name : {whole, typed}) {
        for (const Role role : chess::all_roles) {
            if (name == local[index(role)].toUpper())
                return role;
        }
    }
    if (typed == letterOrInitial(Role::pawn))
        return Role::pawn;
    return typed.size() == 1 ? chess::parse_role(typed.front().toLatin1()) : std::nullopt;
}

QString sideToMove(Color turn)
{
    return turn == Color::white ? Words::tr("White to move") : Words::tr("Black to move");
}

QString cornersText(const trainer::Corners& corners)
{
    const bool dark = is_dark(corners.right.first());
    return (dark ? Words::tr("Right corners (dark): %1") : Words::tr("Right corners (light): %1"))
        .arg(squareNames(corners.right));
}

QString resultHeadline(const Position& position, const endgame::Verdict& verdict)
{
    return trainer::winner_of(position, verdict) == Color::white ? Words::tr("White wins")
                                                                 : Words::tr("Black wins");
}

QString headline(const Position& position, const std::optional<endgame::Verdict>& verdict)
{
    if (is_checkmate(position))
        return endHeadline(EndReason::checkmate);
    if (is_stalemate(position))
        return endHeadline(EndReason::stalemate);
    if (!verdict)
        return Words::tr("Not in the tablebases");
    if (verdict->is_draw())
        return Words::tr("Draw");
    return (trainer::winner_of(position, verdict) == Color::white ? Words::tr("White mates in %1")
                                                                  : Words::tr("Black mates in %1"))
        .arg(verdict->to_mate().moves());
}

QString endHeadline(EndReason reason)
{
    switch (reason) {
    case EndReason::checkmate:
        return Words::tr("Checkmate");
    case EndReason::stalemate:
        return Words::tr("Stalemate");
    case EndReason::given_up:
        return Words::tr("Given up");
    default:
        return Words::tr("Draw");
    }
}

QString outcomeWords(const endgame::Verdict& verdict)
{
    switch (verdict.outcome()) {
    case Outcome::win:
        return Words::tr("Mate in %1").arg(verdict.to_mate().moves());
    case Outcome::loss:
        return Words::tr("Gets mated in %1").arg(verdict.to_mate().moves());
    case Outcome::draw:
        break;
    }
    return Words::tr("Draw");
}

QString drawnSentence(const Position& position, Move move)
{
    const bool isStronger = trainer::coach::balance(position.board(), position.turn()) > 0;
    return (isStronger ? Words::tr("After %1 it is still a draw.") : Words::tr("%1 holds the draw."))
        .arg(moveName(position, move));
}

QString drawSentence(const Position& position, const DrawCause& cause)
{
    switch (cause.kind) {
    case DrawCause::Kind::dead_position:
        return deadSentence(position.board());
    case DrawCause::Kind::stalemate:
        return is_stalemate(position) ? Words::tr("It is stalemate.")
                                      : Words::tr("Best play ends in stalemate.");
    case DrawCause::Kind::piece_hangs: {
        const auto [taker, square, promotion] = cause.line.back();
        const bool byKing = position.board().of(Role::king).contains(taker);
        return (byKing ? takenByKing(*cause.piece) : taken(*cause.piece))
            .arg(QString::fromStdString(to_string(square)));
    }
    case DrawCause::Kind::fork:
        return Words::tr("The king forks the pieces and takes one of them.");
    case DrawCause::Kind::piece_trapped:
        return lostSentence(cause);
    case DrawCause::Kind::two_knights:
        return Words::tr("Two knights cannot force mate: confining the king completely stalemates him.");
    case DrawCause::Kind::wrong_bishop:
        return Words::tr("The bishop does not control the queening corner, and the king defends it.");
    case DrawCause::Kind::rook_pawn:
        return Words::tr(
            "It is a rook pawn: the king reaches the queening corner, or traps the other king there.");
    case DrawCause::Kind::king_in_front:
        return Words::tr("The lone king keeps the other king off the pawn's key squares.");
    case DrawCause::Kind::pawn_falls:
        return lostPawnSentence(cause);
    case DrawCause::Kind::pawn_too_far:
        return Words::tr(
            "A rook or bishop pawn on the seventh rank with its king beside it draws against the queen.");
    case DrawCause::Kind::pawn_saves:
        return cause.piece ? Words::tr("The pawn costs the rook.")
                           : Words::tr("The pawn saves the draw; without it, the other side would win.");
    case DrawCause::Kind::king_too_far:
        return Words::tr("The rook’s king is too far away to help stop the pawn.");
    case DrawCause::Kind::minor_holds:
        return position.board().of(Role::rook).empty()
                   ? loneMinorSentence(position.board())
                   : Words::tr("Rook against a lone minor piece is usually a draw, and it is one here.");
    case DrawCause::Kind::even:
        return canGain(position) ? Words::tr("Neither side can force a win.")
                                 : Words::tr("Material is even, and neither side can force a win.");
    case DrawCause::Kind::both_promote:
        return Words::tr("Both pawns promote.");
    case DrawCause::Kind::fifty_moves:
        return Words::tr("Under the fifty-move rule the win now comes too late.");
    case DrawCause::Kind::perpetual_check:
        return Words::tr("The weaker side gives perpetual check.");
    case DrawCause::Kind::fortress:
        return Words::tr("The weaker side can hold.");
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
        return Words::tr("Draw by insufficient material.");
    case EndReason::fifty_moves:
        return Words::tr("Draw by the fifty-move rule.");
    case EndReason::seventy_five_moves:
        return Words::tr("Draw by the seventy-five-move rule.");
    case EndReason::threefold:
        return Words::tr("Draw by threefold repetition.");
    case EndReason::given_up:
        return Words::tr("You gave up.");
    }
    return {};
}

QString claimSentence(EndReason reason)
{
    switch (reason) {
    case EndReason::seventy_five_moves:
        return Words::tr("Seventy-five moves without a capture or pawn move: in a tournament game this "
                         "would be a draw.");
    case EndReason::fifty_moves:
        return Words::tr(
            "Fifty moves without a capture or pawn move: in a tournament game a draw could be claimed.");
    default:
        return Words::tr("This position has occurred three times: in a tournament game a draw could be "
                         "claimed.");
    }
}

Tone toneOf(const Judgement& judgement)
{
    switch (judgement.grade) {
    case Grade::best:
        return Tone::good;
    case Grade::good:
        return Tone::plain;
    case Grade::technique:
        return judgement.before.outcome() == Outcome::win ? Tone::plain : Tone::costly;
    case Grade::detour:
        return Tone::costly;
    case Grade::throws_win_away:
    case Grade::loses_draw:
        break;
    }
    return Tone::bad;
}

Remark remarkOn(const Position& before, Move move, const Judgement& judgement)
{
    const QString name = moveName(before, move);
    if (judgement.before.outcome() == Outcome::win && judgement.after.outcome() == Outcome::loss)
        return {toneOf(judgement), Words::tr("%1 loses: it was a win.").arg(name),
                bestMovesSentence(before, judgement.best)};
    if (judgement.grade == Grade::throws_win_away) {
        const QString reason =
            judgement.cause ? drawSentence(before.play(move), *judgement.cause) : QString{};
        return {toneOf(judgement), Words::tr("%1 throws the win away.").arg(name),
                joined({reason, bestMovesSentence(before, judgement.best)})};
    }
    if (judgement.grade == Grade::loses_draw)
        return {toneOf(judgement), Words::tr("%1 loses: it was a draw.").arg(name),
                bestMovesSentence(before, judgement.best)};
    if (legal_moves(before).size() == 1)
        return {Tone::plain, Words::tr("%1 is the only legal move.").arg(name), {}};
    return {toneOf(judgement), keepingSentence(before, move, judgement),
            judgement.grade == Grade::best ? QString{} : bestMovesSentence(before, judgement.best)};
}

QString mateTookSentence(int moves, int best)
{
    if (moves == best)
        return Words::tr("Mated in %n move(s), the fewest possible.", nullptr, moves);
    const QString took = Words::tr("It took %n move(s)", nullptr, moves);
    const QString needed = moves < best ? Words::tr("the best defence lasts %n", nullptr, best)
                                        : Words::tr("best play needs %n", nullptr, best);
    return Words::tr("%1; %2.", "what was played and what is best").arg(took, needed);
}

QString heldOutSentence(int moves, int best)
{
    // To be mated at once takes no effort.
    if (best == 1)
        return {};
    if (moves == best)
        return Words::tr("You held out for %n move(s), as long as possible.", nullptr, moves);
    const QString held = Words::tr("You held out for %n move(s)", nullptr, moves);
    const QString lasted = Words::tr("the best defence lasts %n", nullptr, best);
    return Words::tr("%1; %2.", "what was played and what is best").arg(held, lasted);
}

QString differenceSentence(int detours, int givenBack)
{
    return joined(
        {detours > 0
             ? Words::tr("Following the method took %n more move(s) than best play.", nullptr, detours)
             : QString{},
         givenBack > 0 ? Words::tr("A weaker defence made the mate %n move(s) shorter.", nullptr, givenBack)
                       : QString{}});
}

QString costComment(const Judgement& judgement)
{
    if (judgement.grade == Grade::throws_win_away)
        return judgement.after.is_draw() ? Words::tr("Throws the win away.")
                                         : Words::tr("Turns a win into a loss.");
    if (judgement.grade == Grade::loses_draw)
        return Words::tr("Throws the draw away.");
    if (judgement.cost == 0)
        return {};
    return judgement.before.outcome() == Outcome::win
               ? Words::tr("%n move(s) slower than the best.", nullptr, judgement.cost)
               : Words::tr("Allows mate %n move(s) sooner.", nullptr, judgement.cost);
}

} // namespace text
