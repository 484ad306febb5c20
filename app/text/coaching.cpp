// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/coaching.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <utility>

#include "chess/legal_moves.h"
#include "endgame/material.h"
#include "text/languages.h"
#include "text/phrasing.h"
#include "text/piece_names.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/landmarks.h"
#include "trainer/coach/registry.h"

using namespace Qt::StringLiterals;

namespace text {
namespace {

using chess::Position;
using trainer::coach::Reason;
using trainer::coach::Stage;

/// Returns the names of all squares but the last as a list, and the name of the last.
std::pair<QString, QString> splitNames(chess::Bitboard squares)
{
    QStringList names;
    for (const chess::Square square : squares)
        names.append(leftToRight(squareName(square)));
    const QString last = names.isEmpty() ? QString{} : names.takeLast();
    return {listed(names), last};
}

/// The translation context of the coach's texts.
struct Coaching {
    Q_DECLARE_TR_FUNCTIONS(Coaching)
};

/// Returns the names of squares as a list: "d5", "d5 and e5", "d5, e5 and f6".
QString listed(chess::Bitboard squares)
{
    const auto [others, last] = splitNames(squares);
    return others.isEmpty()
               ? last
               : Coaching::tr("%1 and %2", "a list of squares and the last of them").arg(others, last);
}

/// Returns the ordinal of a square's rank: "seventh".
QString rankOrdinal(chess::Square square)
{
    const std::array names{Coaching::tr("first", "as in: along the first rank"),
                           Coaching::tr("second", "as in: along the second rank"),
                           Coaching::tr("third", "as in: along the third rank"),
                           Coaching::tr("fourth", "as in: along the fourth rank"),
                           Coaching::tr("fifth", "as in: along the fifth rank"),
                           Coaching::tr("sixth", "as in: along the sixth rank"),
                           Coaching::tr("seventh", "as in: along the seventh rank"),
                           Coaching::tr("eighth", "as in: along the eighth rank")};
    return names.at(static_cast<std::size_t>(rank_of(square)));
}

/// Returns a text of the registry with the values of a reason filled in.
QString filled(const char* context, const char* english, const Reason& reason, const QString& subject)
{
    const std::array values{subject,
                            listed(reason.squares),
                            squaresToChoose(reason.squares),
                            reason.stage ? stageName(*reason.stage) : QString{},
                            QString::number(reason.before),
                            QString::number(reason.after),
                            reason.squares.empty() ? QString{} : squareName(reason.squares.first()).first(1),
                            reason.squares.empty() ? QString{} : squareName(reason.squares.first()).last(1),
                            reason.squares.empty() ? QString{} : rankOrdinal(reason.squares.first())};
    QString sentence = QCoreApplication::translate(context, english);
    for (std::size_t place = 0; place < values.size(); ++place)
        sentence.replace(u'%' + QString::number(place + 1), values[place]);
    return sentence.trimmed();
}

/// Returns a sentence about a better move: "Better: Kd4 takes d5 away from him."
QString betterSentence(const Position& before, const trainer::coach::Explained& better)
{
    return Coaching::tr("Better: %1", "followed by a sentence about a move")
        .arg(moveSentence(before, better.move, better.reasons));
}

/// True if bishop and knight drive a king on the edge.
bool isHuntedOnEdge(const chess::Board& board)
{
    const auto attacker = endgame::attacker_of(endgame::kbnk, board);
    return attacker && trainer::coach::edge_squares.contains(board.of(!*attacker, chess::Role::king).first());
}

/// True if a bare king stands in a corner.
bool isHuntedInCorner(const chess::Board& board)
{
    return std::ranges::any_of(trainer::coach::corner_squares, [&](chess::Square corner) {
        const auto piece = board.piece_at(corner);
        return piece && piece->role == chess::Role::king && board.of(piece->color).size() == 1;
    });
}

/// Returns the pieces that a bare king can capture.
chess::Bitboard hangingBesideBareKing(const chess::Board& board)
{
    for (const chess::Color color : chess::all_colors) {
        if (board.of(!color).size() == 1 && board.of(color).size() > 1)
            return trainer::coach::facts_of(board, color).hanging;
    }
    return {};
}

/// True if a bishop stands on one of the given squares.
bool isBishopOn(chess::Bitboard squares, const chess::Board& board)
{
    return !(squares & board.of(chess::Role::bishop)).empty();
}

/// True if the attacking king of bishop and knight stands on one of the sixteen central squares.
bool isHunterCentral(const chess::Board& board)
{
    constexpr int central = 2;
    const auto attacker = endgame::attacker_of(endgame::kbnk, board);
    return attacker &&
           trainer::coach::edge_distance(board.of(*attacker, chess::Role::king).first()) >= central;
}

/// True if the kings are at most two king moves apart.
bool isHunterClose(const chess::Board& board)
{
    constexpr int close = 2;
    return king_distance(board.of(chess::Color::white, chess::Role::king).first(),
                         board.of(chess::Color::black, chess::Role::king).first()) <= close;
}

/// True if the lone king attacks the pawn or can do so with its next move, and the other king is not next to
/// the pawn.
bool mustGuardPawn(const chess::Board& board)
{
    constexpr int inReach = 2;
    if (board.of(chess::Role::pawn).empty())
        return false;
    const chess::Square pawn = board.of(chess::Role::pawn).first();
    const chess::Color side = board.piece_at(pawn)->color;
    const auto apart = [&](chess::Color color) {
        return king_distance(board.of(color, chess::Role::king).first(), pawn);
    };
    return apart(!side) <= inReach && apart(side) > 1;
}

/// True if a box is so small that a person sees it as one.
bool isBoxSmall(const trainer::coach::Standing& standing)
{
    constexpr int small = 20;
    return standing.squares.size() <= small;
}

/// True if there is a queen or a rook, which can check along an edge.
bool hasLinePiece(const chess::Board& board)
{
    return !(board.of(chess::Role::queen) | board.of(chess::Role::rook)).empty();
}

QString centreAim(const trainer::coach::Standing& standing, const chess::Board& board)
{
    if (isHuntedOnEdge(board) && !isHunterClose(board))
        return standing.is_kings_turn
                   ? Coaching::tr("He is on the edge. Bring your king near his before he gets away from it.")
                   : Coaching::tr("He is on the edge. Use the other pieces to keep him there, then bring up "
                                  "your king.");
    if (isHunterCentral(board))
        return Coaching::tr("Close in and take squares away from him, so that he must give way.");
    if (isHunterClose(board))
        return Coaching::tr("Your king is close to his. Take squares away from him and bring up the other "
                            "pieces, so that he must give way.");
    return standing.is_kings_turn
               ? Coaching::tr("Bring your king to the centre and take squares away from his, so that he must "
                              "give way.")
               : Coaching::tr(
                     "Your king belongs in the centre, but first use the other pieces to take squares "
                     "away from his.");
}

QString middleTriangleAim(const trainer::coach::Standing& standing)
{
    return standing.is_kings_turn
               ? Coaching::tr("Hold him behind the diagonal of five squares. Bring your king nearer and "
                              "make the triangle smaller.")
               : Coaching::tr("Hold him behind the diagonal of five squares. Make the triangle smaller "
                              "before your king comes nearer.");
}

QString edgeAim(const trainer::coach::Standing& standing, const chess::Board& board)
{
    if (!board.of(chess::Role::queen).empty())
        return standing.is_kings_turn
                   ? Coaching::tr(
                         "He cannot leave the edge. Bring your king up to mate him, and always leave "
                         "him a square: beware of stalemate.")
                   : Coaching::tr("He cannot leave the edge. Keep him there and mate him with the help of "
                                  "your king, but always leave him a square: beware of stalemate.");
    if (hasLinePiece(board))
        return standing.is_kings_turn
                   ? Coaching::tr("He cannot leave the edge. Bring your king up so that it faces his when it "
                                  "is your move.")
                   : Coaching::tr("He cannot leave the edge. Make a waiting move, so that your king faces "
                                  "his when it is your move.");
    return standing.is_kings_turn
               ? Coaching::tr("He cannot leave the edge. Bring your king up and drive him into the corner.")
               : Coaching::tr("He cannot leave the edge. Drive him into the corner.");
}

QString keySquareAim(const trainer::coach::Standing& standing, const chess::Board& board)
{
    const QString aim =
        mustGuardPawn(board)
            ? Coaching::tr("Guard the pawn on the way, and bring your king to a key square: %1.")
            : Coaching::tr("Bring your king to a key square: %1.");
    return aim.arg(squaresToChoose(standing.squares));
}

QString runAim(const trainer::coach::Standing& standing, const chess::Board& board)
{
    if (!(standing.squares & board.of(chess::Role::king)).empty())
        return Coaching::tr("His king is too late. Clear the pawn's path and push it.");
    return standing.is_pawns_turn
               ? Coaching::tr("His king is too late. Push the pawn.")
               : Coaching::tr("His king is too late. Improve your king first, then push the pawn.");
}

QString winMaterial()
{
    return Coaching::tr("You can win material by force: look at every check and attack.");
}

QString captureAim(chess::Role piece)
{
    switch (piece) {
    case chess::Role::queen:
        return Coaching::tr("Take the queen.");
    case chess::Role::rook:
        return Coaching::tr("Take the rook.");
    case chess::Role::bishop:
        return Coaching::tr("Take the bishop.");
    case chess::Role::knight:
        return Coaching::tr("Take the knight.");
    default:
        return Coaching::tr("Take the pawn.");
    }
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
    case Stage::come_together:
        return Coaching::tr("Come together");
    case Stage::take_centre:
        return Coaching::tr("Take the centre");
    case Stage::drive_to_edge:
        return Coaching::tr("Drive him to the edge");
    case Stage::wrong_corner:
        return Coaching::tr("Out of the wrong corner");
    case Stage::large_triangle:
        return Coaching::tr("The large triangle");
    case Stage::w:
        return Coaching::tr("The W");
    case Stage::breakout:
        return Coaching::tr("Turn him back");
    case Stage::middle_triangle:
        return Coaching::tr("The middle triangle");
    case Stage::small_triangle:
        return Coaching::tr("The small triangle");
    case Stage::mate:
        return Coaching::tr("Mate");
    case Stage::open:
        return Coaching::tr("Cut him off");
    case Stage::box:
        return Coaching::tr("Shrink the box");
    case Stage::shut_edge:
        return Coaching::tr("Face him on the edge");
    case Stage::opposition:
        return Coaching::tr("Check along the edge");
    case Stage::to_key_squares:
        return Coaching::tr("Head for a key square");
    case Stage::key_square:
        return Coaching::tr("Escort the pawn");
    case Stage::outrun:
        return Coaching::tr("Run with the pawn");
    }
    return {};
}

QString stageName(const trainer::coach::Standing& standing, const chess::Board& board)
{
    if (standing.stage == Stage::take_centre && isHuntedOnEdge(board) && !isHunterClose(board))
        return Coaching::tr("Bring up your king");
    if (standing.stage == Stage::drive_to_edge && isHuntedOnEdge(board))
        return Coaching::tr("Keep him on the edge");
    if (standing.stage == Stage::shut_edge && !hasLinePiece(board))
        return Coaching::tr("Drive him into the corner");
    if (standing.stage == Stage::shut_edge && !board.of(chess::Role::queen).empty())
        return Coaching::tr("Bring up your king");
    if (standing.stage == Stage::open && !hasLinePiece(board))
        return Coaching::tr("Shut him in");
    if (standing.stage == Stage::box && !isBoxSmall(standing))
        return Coaching::tr("Leave him less room");
    return stageName(standing.stage);
}

bool isHangingTold(const trainer::coach::Standing& standing, const chess::Board& board)
{
    return standing.stage != Stage::mate && !hangingBesideBareKing(board).empty();
}

namespace {

/// Returns the advice to save what hangs, by name if it is one piece.
QString hangingAim(chess::Bitboard squares, const chess::Board& board)
{
    const auto pattern = [&] {
        if (squares.size() > 1)
            return Coaching::tr("Your pieces on %1 are hanging. Save them all first.");
        switch (board.role_at(squares.first())) {
        case chess::Role::pawn:
            return Coaching::tr("Your pawn on %1 is hanging. Save it first.");
        case chess::Role::knight:
            return Coaching::tr("Your knight on %1 is hanging. Save it first.");
        case chess::Role::bishop:
            return Coaching::tr("Your bishop on %1 is hanging. Save it first.");
        case chess::Role::rook:
            return Coaching::tr("Your rook on %1 is hanging. Save it first.");
        default:
            return Coaching::tr("Your queen on %1 is hanging. Save it first.");
        }
    };
    return pattern().arg(listed(squares));
}

/// Returns a sentence for a loser whose piece is lost in any case.
QString lossAim(const Reason& loss)
{
    const auto pattern = [&] {
        switch (loss.piece.value_or(chess::Role::king)) {
        case chess::Role::knight:
            return Coaching::tr("Your knight on %1 cannot be saved.");
        case chess::Role::bishop:
            return Coaching::tr("Your bishop on %1 cannot be saved.");
        case chess::Role::rook:
            return Coaching::tr("Your rook on %1 cannot be saved.");
        case chess::Role::queen:
            return Coaching::tr("Your queen on %1 cannot be saved.");
        default:
            return Coaching::tr("Your piece on %1 cannot be saved.");
        }
    };
    return pattern().arg(listed(loss.squares));
}

/// Appends to a sentence about a move how much slower it is.
QString withWaste(const QString& sentence, const trainer::Judgement& judgement)
{
    return Coaching::tr("%1 That is %n move(s) slower than the best.", "after a sentence about the move",
                        judgement.cost)
        .arg(sentence);
}

/// Returns the aim in one of Delétang's triangles.
QString triangleAim(const trainer::coach::Standing& standing, const chess::Board& board)
{
    const bool isHeld = isBishopOn(standing.squares, board);
    if (standing.stage == Stage::large_triangle)
        return isHeld
                   ? Coaching::tr("Hold him behind the diagonal of seven squares. Close in and take squares "
                                  "away from him.")
                   : Coaching::tr("You can hold him behind the diagonal of seven squares. Bring your pieces "
                                  "nearer and take squares away from him.");
    if (standing.stage == Stage::middle_triangle)
        return isHeld
                   ? middleTriangleAim(standing)
                   : Coaching::tr("You can hold him behind the diagonal of five squares. Bring your pieces "
                                  "nearer and take squares away from him.");
    return standing.is_kings_turn
               ? Coaching::tr("Hold him behind the diagonal of three squares. Bring your king a "
                              "knight's move from the corner.")
               : Coaching::tr("Hold him behind the diagonal of three squares. Prepare for your king to "
                              "go a knight's move from the corner.");
}

} // namespace

QString stageAim(const trainer::coach::Standing& standing, const chess::Board& board)
{
    if (isHangingTold(standing, board))
        return hangingAim(hangingBesideBareKing(board), board);
    switch (standing.stage) {
    case Stage::come_together:
        return Coaching::tr("Bring king, bishop and knight together, away from the edge of the board.");
    case Stage::take_centre:
        return centreAim(standing, board);
    case Stage::drive_to_edge:
        return isHuntedOnEdge(board)
                   ? Coaching::tr("He is on the edge. Take away the squares by which he could leave it and "
                                  "follow with king and knight.")
                   : Coaching::tr(
                         "Keep him out of the centre. Take squares away from him and follow with king "
                         "and knight.");
    case Stage::wrong_corner:
        return (isHuntedInCorner(board)
                    ? Coaching::tr("He is in a wrong corner. Drive him out, along the edge to %1.")
                    : Coaching::tr("He is near a wrong corner. Drive him out, along the edge to %1."))
            .arg(squaresToChoose(trainer::coach::nearest_right_corners(board)));
    case Stage::large_triangle:
    case Stage::middle_triangle:
    case Stage::small_triangle:
        return triangleAim(standing, board);
    case Stage::w:
        return Coaching::tr("Drive him along the edge to %1: the knight goes in a W, the king follows, the "
                            "bishop guards or waits.")
            .arg(squaresToChoose(trainer::coach::nearest_right_corners(board)));
    case Stage::breakout:
        return Coaching::tr("He tries to get away from %1. Take the squares on his path and turn him "
                            "back.")
            .arg(squaresToChoose(trainer::coach::nearest_right_corners(board)));
    case Stage::mate:
        return Coaching::tr("The mate is near. Bring up the missing piece, take his last squares, the corner "
                            "last, and beware of stalemate.");
    case Stage::open:
        return hasLinePiece(board)
                   ? Coaching::tr("Cut him off along a file or a rank, then bring up your king.")
                   : Coaching::tr("Bring your king and pieces up together and take squares away from him.");
    case Stage::box:
        return isBoxSmall(standing) ? Coaching::tr("He is in a box. Shrink it and bring up your king.")
                                    : Coaching::tr("Leave him less room and bring up your king.");
    case Stage::shut_edge:
        return edgeAim(standing, board);
    case Stage::opposition:
        return Coaching::tr("The kings face each other on the edge. Check along the edge.");
    case Stage::to_key_squares:
        return keySquareAim(standing, board);
    case Stage::key_square:
        return (standing.squares & board.of(chess::Role::king)).empty()
                   ? Coaching::tr("Your king is ahead of the pawn. Bring the pawn up.")
                   : Coaching::tr("Your king is on a key square. Escort the pawn home.");
    case Stage::outrun:
        return runAim(standing, board);
    }
    return {};
}

QString urgentAim(const Position& position, const Reason& reason)
{
    const auto onSquare = [&](const QString& text) { return text.arg(listed(reason.squares)); };
    switch (reason.kind) {
    case Reason::Kind::captures:
        return position.board().of(!position.turn(), *reason.piece).size() > 1
                   ? onSquare(Coaching::tr("Take on %1."))
                   : captureAim(*reason.piece);
    case Reason::Kind::promotes:
        return Coaching::tr("Promote the pawn.");
    case Reason::Kind::saves:
        return hangingAim(reason.squares, position.board());
    case Reason::Kind::outruns:
        return QCoreApplication::translate("Endings",
                                           "Just run: the other king is outside the square of the pawn.");
    case Reason::Kind::wins:
        return reason.piece == chess::Role::pawn ? QCoreApplication::translate("Endings", "Win the pawn.")
                                                 : winMaterial();
    case Reason::Kind::exchanges:
    case Reason::Kind::offers_exchange:
        return Coaching::tr("Look at exchanges: what is left is won.");
    case Reason::Kind::with_loss:
    case Reason::Kind::escapes_with_loss:
        return lossAim(reason);
    default:
        return wins_material(reason) ? winMaterial() : QString{};
    }
}

QString reasonSentence(const Reason& reason, const QString& subject)
{
    QString sentence = filled("Coaching", trainer::coach::entry_of(reason).sentence, reason, subject);
    sentence.front() = subject.isEmpty() ? sentence.front().toUpper() : sentence.front();
    return sentence;
}

QString reasonQuestion(const Reason& reason)
{
    return filled("Hints", trainer::coach::entry_of(reason).question, reason, {});
}

QString moveSentence(const Position& before, chess::Move move, const std::vector<Reason>& reasons)
{
    const QString sentence = reasonSentence(reasons.front(), moveName(before, move));
    const char* addition = trainer::coach::addition_of(reasons);
    return addition ? sentence + u' ' + filled("Coaching", addition, reasons.at(1), {}) : sentence;
}

QString concessionSentence(const Position& before, chess::Move move, const Reason& concession)
{
    if (!concession.reply)
        return reasonSentence(concession, moveName(before, move));
    const Position next = before.play(move);
    const QString reply = moveName(next, *concession.reply);
    return reasonSentence(concession, next.turn() == chess::Color::black ? u'…' + reply : reply);
}

QString contrastSentence(const Position& before, const trainer::coach::Contrast& contrast)
{
    const QString move = moveName(before, contrast.move);
    if (contrast.fault && !contrast.fault->reply)
        return concessionSentence(before, contrast.move, *contrast.fault);
    if (contrast.fault) {
        const QString pattern =
            contrast.is_alike ? Coaching::tr("%1 does so too, but then %2") : Coaching::tr("After %1, %2");
        return pattern.arg(move, concessionSentence(before, contrast.move, *contrast.fault));
    }
    return contrast.tactic ? withWaste(reasonSentence(*contrast.tactic, move), contrast.judgement)
                           : remarkOn(before, contrast.move, contrast.judgement).headline;
}

namespace {

/// True if a reason is that material is won, at once or by a tactic.
bool gainsMaterial(const Reason& reason)
{
    return reason.kind == Reason::Kind::captures || reason.kind == Reason::Kind::wins ||
           wins_material(reason);
}

/// True if a move lets nothing go: whatever the reply, a capture gains material.
bool keepsGain(const Position& before, chess::Move move)
{
    const Position next = before.play(move);
    return std::ranges::all_of(legal_moves(next), [&](chess::Move reply) {
        const Position then = next.play(reply);
        return std::ranges::any_of(legal_moves(then), [&](chess::Move capture) {
            return trainer::coach::captures_for_gain(then, capture);
        });
    });
}

/// True if the sentence of a reason states that a move is possible, which names its side.
bool statesPossibility(const Reason& reason)
{
    return reason.kind == Reason::Kind::slips || reason.kind == Reason::Kind::kept_out;
}

/// Returns why a move is worse, and of a reply whose it is.
QString replySentence(const Position& before, chess::Move move, const Reason& concession)
{
    const QString why = concessionSentence(before, move, concession);
    if (!concession.reply || statesPossibility(concession))
        return why;
    return (before.turn() == chess::Color::black
                ? Coaching::tr("White replies: %1", "followed by a sentence about a move")
                : Coaching::tr("Black replies: %1", "followed by a sentence about a move"))
        .arg(why);
}

/// Returns a sentence with the moves that a move wastes and the reason.
QString slowerSentence(const Position& before, chess::Move move, const trainer::Judgement& judgement,
                       const Reason& concession)
{
    const QString why = replySentence(before, move, concession);
    // It begins with the name of the move.
    if (!concession.reply)
        return withWaste(why, judgement);
    const bool isDetour = judgement.grade == trainer::Grade::detour;
    const QString pattern =
        isDetour && gainsMaterial(concession)
            ? Coaching::tr("%1 loses material and is %n move(s) slower than the best. %2", nullptr,
                           judgement.cost)
        : isDetour
            ? Coaching::tr("%1 is a detour, %n move(s) slower than the best. %2", nullptr, judgement.cost)
            : Coaching::tr("%1 works but is %n move(s) slower. %2", nullptr, judgement.cost);
    return pattern.arg(moveName(before, move), why);
}

/// True if the best reply to a move explains its fault better than the reason why the game is drawn then: it
/// wins something or makes the difference, and that reason is only theoretical, or that the pawn falls later
/// or the piece is lost by the very tactic.
/// So does a promotion to too weak a piece.
bool explains(const trainer::Judgement& judgement, const Reasoning& reasoning)
{
    constexpr int telling = 16;
    if (reasoning.reasons.empty())
        return false;
    const bool isLine = judgement.cause && !judgement.cause->line.empty();
    if (reasoning.reasons.front().kind == Reason::Kind::underpromotes)
        return !isLine;
    if (!reasoning.reasons.front().reply)
        return false;
    const Reason& reply = reasoning.reasons.front();
    const int rank = trainer::coach::entry_of(reply).rank;
    if (!isLine)
        return rank <= telling &&
               (!judgement.cause || judgement.cause->kind != trainer::DrawCause::Kind::fifty_moves);
    // The tactic that catches a piece says more than that it is lost.
    if (judgement.cause->kind == trainer::DrawCause::Kind::piece_trapped)
        return wins_material(reply) && reply.reply == judgement.cause->line.front();
    return rank <= trainer::coach::decisive_rank &&
           judgement.cause->kind == trainer::DrawCause::Kind::pawn_falls;
}

/// True for a kind whose sentence says that a move draws.
bool saysThatItDraws(Reason::Kind kind)
{
    return kind == Reason::Kind::any_draws || kind == Reason::Kind::safe_draws ||
           kind == Reason::Kind::only_draw || kind == Reason::Kind::wrong_bishop;
}

/// True if the reason why a game is drawn only says that the other side holds.
bool isVague(const trainer::DrawCause& cause)
{
    using Kind = trainer::DrawCause::Kind;
    return cause.kind == Kind::fortress || cause.kind == Kind::even || cause.kind == Kind::minor_holds;
}

/// True if what the better move does says more than why the game is drawn after the move played, and more
/// than that the better move is the only one or leaves a check.
bool isBetterTold(const trainer::Judgement& judgement, const Reasoning& reasoning)
{
    using Kind = Reason::Kind;
    if (!reasoning.better || (judgement.cause && !isVague(*judgement.cause)))
        return false;
    const Kind kind = reasoning.better->reasons.front().kind;
    return kind != Kind::only_draw && kind != Kind::only_win && kind != Kind::safe_draws &&
           kind != Kind::escapes_check;
}

/// True if the first reason for a move that holds out longest is about a pawn or a piece, and no worse move
/// shares it. That something is captured or promoted is in the name of the move.
bool tellsWhatHoldsOut(const std::vector<Reason>& reasons)
{
    constexpr int telling = 20;
    if (reasons.empty() || reasons.front().is_shared)
        return false;
    const Reason::Kind kind = reasons.front().kind;
    return trainer::coach::entry_of(reasons.front()).rank <= telling && kind != Reason::Kind::captures &&
           kind != Reason::Kind::promotes && kind != Reason::Kind::only;
}

/// Adds what a move that leaves a draw does, or what a simpler one would do.
void explainDrawn(Remark& remark, const Position& before, chess::Move move, const Reasoning& reasoning)
{
    const QString cause = reasoning.cause ? drawSentence(before, *reasoning.cause) : QString{};
    if (reasoning.better) {
        remark.reason = joined(
            {cause, Coaching::tr("Simpler: %1", "followed by a sentence about a move")
                        .arg(moveSentence(before, reasoning.better->move, reasoning.better->reasons))});
    } else if (!reasoning.reasons.empty()) {
        const Reason::Kind kind = reasoning.reasons.front().kind;
        const QString sentence = reasonSentence(reasoning.reasons.front(), moveName(before, move));
        if (saysThatItDraws(kind))
            remark = {remark.tone, sentence, cause};
        else if (kind == Reason::Kind::captures || kind == Reason::Kind::promotes)
            remark.reason = cause; // The name of the move says it.
        else
            remark.reason = joined({sentence, cause});
    }
}

/// Adds what a move that keeps a win does, or what the best one would do.
void explainWon(Remark& remark, const Position& before, chess::Move move, const trainer::Judgement& judgement,
                const Reasoning& reasoning)
{
    if (!reasoning.reasons.empty()) {
        remark.headline = judgement.grade == trainer::Grade::best
                              ? moveSentence(before, move, reasoning.reasons)
                              : slowerSentence(before, move, judgement, reasoning.reasons.front());
    } else if (reasoning.better) {
        // To call it slower only would hide what it misses.
        if (judgement.grade == trainer::Grade::detour && gainsMaterial(reasoning.better->reasons.front()) &&
            !keepsGain(before, move))
            remark.headline = Coaching::tr("%1 misses a win of material: %n move(s) slower than the best.",
                                           nullptr, judgement.cost)
                                  .arg(moveName(before, move));
        remark.reason = betterSentence(before, *reasoning.better);
    }
}

} // namespace

Remark remarkOn(const Position& before, chess::Move move, const trainer::Judgement& judgement,
                const Reasoning& reasoning)
{
    Remark remark = remarkOn(before, move, judgement);
    const bool keeps = judgement.before.outcome() == judgement.after.outcome();
    // Forced moves are not explained.
    if (legal_moves(before).size() == 1)
        return remark;
    const bool isBest = judgement.grade == trainer::Grade::best;
    if (!isBest && (!keeps || judgement.before.outcome() == endgame::Outcome::loss)) {
        if (explains(judgement, reasoning))
            remark.reason = joined({replySentence(before, move, reasoning.reasons.front()),
                                    bestMovesSentence(before, judgement.best)});
        else if (isBetterTold(judgement, reasoning))
            remark.reason = betterSentence(before, *reasoning.better);
        return remark;
    }
    if (judgement.before.is_draw())
        explainDrawn(remark, before, move, reasoning);
    // Of a move that holds out longest no reason is given that another could share. Who found a safe square
    // in a draw needs no warning of one that only looks safe.
    const bool isSetOff =
        reasoning.contrast && (judgement.before.outcome() == endgame::Outcome::win ||
                               (judgement.before.is_draw() && !reasoning.contrast->is_alike));
    if (isBest && isSetOff)
        remark.reason = joined({remark.reason, contrastSentence(before, *reasoning.contrast)});
    if (judgement.before.outcome() == endgame::Outcome::loss && isBest &&
        tellsWhatHoldsOut(reasoning.reasons))
        remark.reason = moveSentence(before, move, reasoning.reasons);
    if (judgement.before.outcome() == endgame::Outcome::win)
        explainWon(remark, before, move, judgement, reasoning);
    return remark;
}

} // namespace text
