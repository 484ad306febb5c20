// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/coach.h"

#include <QCoreApplication>
#include <algorithm>

#include "chess/legal_moves.h"
#include "chess/pawns.h"
#include "show/guidance.h"
#include "show/report.h"
#include "show/why.h"
#include "text/coaching.h"
#include "text/endings.h"
#include "text/hints.h"
#include "text/method.h"
#include "text/phrasing.h"
#include "trainer/coach/advice.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/registry.h"
#include "trainer/course/lesson.h"
#include "trainer/draw_cause.h"
#include "trainer/pawn_plan.h"
#include "trainer/progress.h"
#include "trainer/technique.h"

using namespace Qt::StringLiterals;

namespace show {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using endgame::Side;
using trainer::Game;
using trainer::Judgement;

/// The translation context of the coach's remarks.
struct Coach {
    Q_DECLARE_TR_FUNCTIONS(Coach)
};

/// The coach's remark on the last move of the path that threw the win away; empty if no move did.
QString whereTheWinWent(const session::TrainerSession& session)
{
    const Game& game = session.round().game();
    const std::vector<Game::NodeId> path = game.path();
    const auto thrown = std::find_if(path.rbegin(), path.rend(), [&](Game::NodeId id) {
        const Judgement* judgement = session.round().judgement(id);
        return judgement != nullptr && judgement->grade == trainer::Grade::throws_win_away;
    });
    if (thrown == path.rend())
        return {};
    const Game::Node& node = game.node(*thrown);
    Judgement judgement = *session.round().judgement(*thrown);
    // The game has ended in it, as the remark says first.
    if (is_stalemate(node.position))
        judgement.cause.reset();
    const text::Remark remark =
        remarkOnJudged(session, game.node(*node.parent).position, *node.move, judgement);
    return text::joined({remark.headline, remark.reason});
}

/// Good if the user kept or improved on the result of the start, bad if the user lost some of it, plain if
/// the user was mated in a lost ending.
text::Tone toneOfEnd(const session::TrainerSession& session, const trainer::GameEnd& end)
{
    const auto verdict = session.tables().verdictOf(session.round().game().start());
    const bool wasDrawn = verdict && verdict->is_draw();
    const bool defends = session.round().seat() == trainer::Seat::defender;
    if (!end.winner)
        return wasDrawn || defends ? text::Tone::good : text::Tone::bad;
    if (session.round().is_users(*end.winner))
        return text::Tone::good;
    return defends && !wasDrawn ? text::Tone::plain : text::Tone::bad;
}

/// What the last move of a game captured from the user, if little is left of a drawn game; empty for other
/// ends.
QString whatWasGivenAway(const session::TrainerSession& session, const trainer::GameEnd& end)
{
    const Game::Node& last = session.round().game().node(session.round().game().current());
    if (end.reason != trainer::EndReason::dead_position || !last.parent ||
        !session.round().is_users(last.position.turn()))
        return {};
    const Position& before = session.round().game().node(*last.parent).position;
    if (!is_capture(before, *last.move))
        return {};
    const auto taken = before.board().role_at(captured_square(before, *last.move));
    return text::drawSentence(before, {trainer::DrawCause::Kind::piece_hangs, taken, {*last.move}});
}

/// The best moves in the position where the user gave up; empty if it is not in the tablebases or if the game
/// ended in another way.
QString bestWhereGivenUp(const session::TrainerSession& session, const trainer::GameEnd& end)
{
    const Position& position = session.round().position();
    if (end.reason != trainer::EndReason::given_up || !session.tables().verdictOf(position))
        return {};
    return text::bestMovesSentence(position, bestMovesOf(session, position));
}

/// How the game ended, with the winner of a checkmate.
QString headlineOfEnd(const trainer::GameEnd& end)
{
    if (end.reason != trainer::EndReason::checkmate)
        return text::endSentence(end.reason);
    return end.winner == Color::white ? Coach::tr("Checkmate: White wins.")
                                      : Coach::tr("Checkmate: Black wins.");
}

text::Remark remarkOnEnd(const session::TrainerSession& session, const trainer::GameEnd& end)
{
    // A game that is over at its start has no moves to compare.
    const int moves = static_cast<int>(session.round().game().depth() + 1) / 2;
    const auto verdict = session.tables().verdictOf(session.round().game().start());
    text::Remark remark{toneOfEnd(session, end), headlineOfEnd(end), whereTheWinWent(session)};
    if (moves > 0 && end.winner == session.round().attacker() && verdict && !verdict->is_draw()) {
        const int best = verdict->to_mate().moves();
        remark.reason = session.round().seat() == trainer::Seat::defender
                            ? text::heldOutSentence(moves, best)
                            : text::mateTookSentence(moves, best);
    }
    if (remark.reason.isEmpty())
        remark.reason = whatWasGivenAway(session, end);
    remark.reason =
        text::joined({remark.reason, bestWhereGivenUp(session, end), text::helpSentence(session.round())});
    return remark;
}

/// The corners near which the mate will happen, with bishop and knight; empty if the mate is close, as it may
/// then happen anywhere on the edge.
QString whereItEnds(const Position& position, int moves)
{
    constexpr int farMate = 10;
    const auto corners = trainer::corners(position.board());
    if (!corners || moves < farMate)
        return {};
    return Coach::tr("With best play, mate comes in or right next to one of these corners: %1.")
        .arg(text::squareNames(corners->right));
}

QString holdTheDraw(Color side)
{
    return side == Color::white ? Coach::tr("Hold the draw as White.") : Coach::tr("Hold the draw as Black.");
}

/// True if a side has a bare king, or against pawns only a bishop or knight, and so cannot mate.
bool isHarmless(const chess::Board& board, Color side)
{
    const chess::Bitboard minors = board.of(side, chess::Role::bishop) | board.of(side, chess::Role::knight);
    const bool facesPawns = !board.of(!side, chess::Role::pawn).empty();
    return board.of(side).size() == 1 || (facesPawns && board.of(side).size() == 2 && !minors.empty());
}

/// The side that attacks now: the winner; in a drawn position the attacker of the start, unless it cannot
/// mate with what it has left.
Color attackerNow(const session::TrainerSession& session, const Position& position,
                  const std::optional<endgame::Verdict>& verdict)
{
    const Color first = session.round().attacker();
    return trainer::winner_of(position, verdict)
        .value_or(isHarmless(position.board(), first) ? !first : first);
}

/// True if there are only pawns beside the kings.
bool hasOnlyPawns(const Position& position)
{
    const chess::Board& board = position.board();
    return board.occupied() == (board.of(chess::Role::king) | board.of(chess::Role::pawn));
}

/// What the attacker of a drawn position cannot save, because of which it is a draw; empty if that is not the
/// reason.
QString whatIsLost(const session::TrainerSession& session, const Position& position)
{
    const auto cause = trainer::draw_cause(session.tables().known(), position);
    if (!cause || cause->line.empty())
        return {};
    switch (cause->kind) {
    case trainer::DrawCause::Kind::fork:
        return hasOnlyPawns(position) ? Coach::tr("You cannot save both pawns, but make him prove it.")
                                      : Coach::tr("You cannot save both pieces, but make him prove it.");
    case trainer::DrawCause::Kind::pawn_falls:
        return cause->square ? Coach::tr("You cannot save the pawn on %1, but make him prove it.")
                                   .arg(text::squareNames(chess::Bitboard{*cause->square}))
                             : Coach::tr("You cannot save the pawn, but make him prove it.");
    case trainer::DrawCause::Kind::piece_hangs:
    case trainer::DrawCause::Kind::piece_trapped:
        return Coach::tr("You cannot save the piece, but make him prove it.");
    default:
        return {};
    }
}

/// True if the only piece beside the kings is a pawn that falls, after which there is nothing left to try.
bool isLastPawnLost(const session::TrainerSession& session, const Position& position)
{
    constexpr int kingsAndPawn = 3;
    if (position.board().occupied().size() != kingsAndPawn)
        return false;
    const auto cause = trainer::draw_cause(session.tables().known(), position);
    return cause && cause->kind == trainer::DrawCause::Kind::pawn_falls && !cause->line.empty();
}

/// True if at least half of the user's moves lose a drawn position, with any forces, or one does with no more
/// than the other side has.
bool isHoldingWanted(const session::TrainerSession& session)
{
    const auto hints = session.isUsersTurn() ? session.help().hints() : std::nullopt;
    const Position& position = session.round().position();
    return hints && hints->is_draw && !hints->is_free &&
           (trainer::coach::balance(position.board(), position.turn()) <= 0 ||
            2 * hints->best.size() <= legal_moves(position).size());
}

/// At most this many moves from mate, stages and pens no longer matter.
constexpr int nearMate = 3;

/// True if the user is in check, or can capture something, or has a piece that hangs, or if there is a pawn
/// or a piece of the other side's: then a move may be so urgent that it comes before the general aim.
bool mayBeUrgent(const Position& position)
{
    const chess::Board& board = position.board();
    return position.is_check() || !board.of(chess::Role::pawn).empty() ||
           board.of(!position.turn()).size() > 1 ||
           !trainer::coach::facts_of(board, position.turn()).hanging.empty();
}

/// True for the aim of a best move that comes before the general aim: in a draw and in a loss only if it
/// cannot wait.
bool isUrgent(const Position& position, const trainer::coach::Ladder& hints,
              const trainer::coach::Reason& aim, endgame::Verdict verdict)
{
    using Kind = trainer::coach::Reason::Kind;
    const bool isFree = hints.is_free && !trainer::coach::is_loss(aim.kind) &&
                        !trainer::coach::captures_for_gain(position, hints.move);
    const bool isLost = verdict.outcome() == endgame::Outcome::loss;
    switch (aim.kind) {
    case Kind::captures:
    case Kind::promotes:
        return !isFree && !(isLost && hints.is_free);
    case Kind::saves:
        // A loser that may as well give the piece up need not save it.
        return !isFree && !(isLost && hints.best.size() > 1);
    case Kind::with_loss:
    case Kind::escapes_with_loss:
        // What is lost before the mate matters, not what is lost instead of it.
        return verdict.to_mate().moves() > nearMate;
    default:
        return !isFree && verdict.outcome() == endgame::Outcome::win && verdict.to_mate().moves() > nearMate;
    }
}

/// True if the other side would promote and win if the user passed.
bool isPromotionThreatened(const endgame::Tablebase& known, const Position& position)
{
    const auto passed = trainer::coach::passed(position);
    return passed && std::ranges::any_of(known.best_moves(*passed), [&](Move move) {
               return move.promotion && known.probe(*passed)->outcome() == endgame::Outcome::win;
           });
}

/// The aim of the only move that holds the draw, if it is a check, a capture or a double attack and not about
/// stopping a pawn; empty otherwise.
QString aimOfOnlyMove(const endgame::Tablebase& known, const Position& position,
                      const trainer::coach::Ladder& hints)
{
    using Kind = trainer::coach::Reason::Kind;
    if (!hints.is_draw || hints.best.size() != 1 || legal_moves(position).size() == 1 ||
        isPromotionThreatened(known, position))
        return {};
    if (is_capture(position, hints.move) || position.play(hints.move).is_check())
        return Coach::tr("Only one move holds the draw: look at every check and capture.");
    return hints.aim && (hints.aim->kind == Kind::forks || hints.aim->kind == Kind::skewers)
               ? Coach::tr("Only one move holds the draw: look for a double attack.")
               : QString{};
}

/// The threat of mate that the user, who does not lose, has to meet; empty if there is none.
QString threatOfMate(const session::TrainerSession& session)
{
    const Position& position = session.round().position();
    const bool isLost = session.tables().verdictOf(position)->outcome() == endgame::Outcome::loss;
    const auto passed = isLost || position.is_check() ? std::nullopt : trainer::coach::passed(position);
    if (!passed)
        return {};
    const auto moves = legal_moves(*passed);
    const auto mate =
        std::ranges::find_if(moves, [&](Move move) { return is_checkmate(passed->play(move)); });
    if (mate == moves.end())
        return {};
    const QString name = text::moveName(*passed, *mate);
    return Coach::tr("The opponent threatens mate: %1.")
        .arg(position.turn() == Color::white ? u'…' + name : name);
}

/// The pieces of the user's that hang, not only pawns, if the best moves have no more urgent point than to
/// save them all, and do; empty otherwise.
chess::Bitboard hangingPieces(const Position& position, const trainer::coach::Ladder& hints)
{
    using trainer::coach::Reason;
    const Color side = position.turn();
    const chess::Bitboard hanging = trainer::coach::facts_of(position.board(), side).hanging;
    const bool isMorePressing = !hints.reasons.empty() && is_blow(hints.reasons.front()) &&
                                hints.reasons.front().kind != Reason::Kind::saves;
    const auto saves = [&](Move move) {
        return trainer::coach::facts_of(position.play(move).board(), side).hanging.empty();
    };
    const bool areSaved = !isMorePressing && std::ranges::all_of(hints.best, saves);
    const bool arePawns = (hanging - position.board().of(side, chess::Role::pawn)).empty();
    return areSaved && !arePawns ? hanging : chess::Bitboard{};
}

/// The aim of the best move, with all pieces that it saves; `nullopt` if there is none.
std::optional<trainer::coach::Reason> wholeAim(const Position& position, const trainer::coach::Ladder& hints)
{
    using trainer::coach::Reason;
    const chess::Bitboard hanging = hangingPieces(position, hints);
    if (!hanging.empty())
        return Reason{.kind = Reason::Kind::saves,
                      .squares = hanging,
                      .piece = position.board().role_at(hanging.first())};
    std::optional<Reason> aim = hints.aim;
    for (const Reason& reason : hints.reasons) {
        if (aim && aim->kind == Reason::Kind::saves && reason.kind == aim->kind)
            aim->squares |= reason.squares;
    }
    return aim;
}

/// The aim of the best move, if it cannot wait, or is the only one; empty otherwise.
QString urgentAim(const session::TrainerSession& session, bool isDraw)
{
    const Position& position = session.round().position();
    if (!session.isUsersTurn())
        return {};
    if (legal_moves(position).size() == 1)
        return Coach::tr("You have only one move.");
    const QString threat = threatOfMate(session);
    const auto verdict = session.tables().verdictOf(position);
    if (!isDraw && threat.isEmpty() && !mayBeUrgent(position))
        return {};
    const auto hints = session.help().hints();
    using Reason = trainer::coach::Reason;
    const auto aim = hints ? wholeAim(position, *hints) : std::nullopt;
    const bool promotes = hints && hints->move.promotion;
    const QString urgent = !aim || !isUrgent(position, *hints, *aim, *verdict) ? QString{}
                           : promotes ? text::urgentAim(position, {.kind = Reason::Kind::promotes})
                                      : text::urgentAim(position, *aim);
    // What is only prepared has to wait until a threat is met.
    const bool isPrepared = hints && hints->aim && trainer::coach::is_preparation(hints->aim->kind);
    if (!urgent.isEmpty() || !threat.isEmpty())
        return urgent.isEmpty() || (isPrepared && !threat.isEmpty()) ? threat : urgent;
    return hints ? aimOfOnlyMove(session.tables().known(), position, *hints) : QString{};
}

QString findTheMate(int moves)
{
    return Coach::tr("Find the mate in %1.").arg(moves);
}

/// True if no plan helps a side that loses: nothing stops a pawn of the winner's, or its own pawn stands on a
/// file on which no pawn draws against a queen.
bool isBeyondHelp(const Position& position, Color winner)
{
    const chess::Board& board = position.board();
    const chess::Bitboard pawns = board.of(!winner, chess::Role::pawn);
    if (board.of(!winner) != (pawns | board.of(!winner, chess::Role::king)))
        return false;
    if (!major_pieces(board, winner).empty())
        return !board.of(winner, chess::Role::queen).empty() && !pawns.empty() &&
               (pawns & trainer::files_against_queen).empty();
    return !runaway_pawns(board, winner, position.turn()).empty();
}

/// True if the side to move loses and its only piece beside the king is a pawn that can be captured whatever
/// it plays.
bool losesOnlyPawn(const endgame::Tablebase& known, const Position& position, Color winner)
{
    const chess::Board& board = position.board();
    const chess::Bitboard pawns = board.of(!winner, chess::Role::pawn);
    if (position.turn() == winner || pawns.size() != 1 || board.of(!winner).size() != 2)
        return false;
    const auto isTaken = [&](Move move) {
        const Position next = position.play(move);
        const chess::Square square = move.from == pawns.first() ? move.to : pawns.first();
        return std::ranges::any_of(legal_moves(next), [&](Move reply) {
            return reply.to == square && trainer::coach::gains_material(next, reply) &&
                   known.probe(next.play(reply))->outcome() == endgame::Outcome::loss;
        });
    };
    return std::ranges::all_of(legal_moves(position), isTaken);
}

/// True if a bare king faces a pawn that has a piece beside its king, or a rook such a pawn beyond its fifth
/// rank, which no rank can be held against.
bool facesGuardedPawn(const chess::Board& board, Color attacker)
{
    constexpr int fifthRank = 4;
    const chess::Bitboard pawns = board.of(attacker, chess::Role::pawn);
    const chess::Bitboard others = board.of(!attacker) - board.of(chess::Role::king);
    const bool isFar = std::ranges::any_of(
        pawns, [&](chess::Square pawn) { return relative_rank(pawn, attacker) > fifthRank; });
    const bool isHelpless = others.empty() || (isFar && others == board.of(!attacker, chess::Role::rook));
    return isHelpless && !pawns.empty() && (board.of(attacker) - pawns).size() > 1;
}

/// The advice to a side; empty if none is true of the board.
QString adviceTo(const session::TrainerSession& session, Side side, Color attacker)
{
    const auto* const advice = trainer::coach::advice(
        trainer::coach::stage_pens(), session.tables().known(), session.round().position(),
        side == Side::attacker ? attacker : !attacker, attacker);
    return advice ? text::adviceSentence(*advice) : QString{};
}

/// True if the winner is to move and every best move leaves none of its pieces hanging.
bool isSavingBest(const endgame::Tablebase& known, const Position& position)
{
    const bool isWin = known.probe(position)->outcome() == endgame::Outcome::win;
    return isWin && std::ranges::all_of(known.best_moves(position), [&](Move move) {
               return trainer::coach::facts_of(position.play(move).board(), position.turn()).hanging.empty();
           });
}

/// The advice of a stage; empty if the most natural best move does not follow it. A piece that hangs comes
/// first.
QString stageAdvice(const session::TrainerSession& session, const Position& position,
                    const trainer::coach::Standing& stage)
{
    const endgame::Tablebase& known = session.tables().known();
    const bool isTrue = text::isHangingTold(stage, position.board())
                            ? isSavingBest(known, position)
                            : is_followed(trainer::coach::stage_pens(), known, position, stage);
    return isTrue ? text::stageAim(stage, position.board()) : QString{};
}

/// True if the only piece of a side, which has no pawns, cannot be saved.
bool losesLastPiece(const session::TrainerSession& session, Color side)
{
    const Position& position = session.round().position();
    const chess::Board& board = position.board();
    return board.of(side).size() == 2 && board.of(side, chess::Role::pawn).empty() &&
           !whatIsLost(session, position).isEmpty();
}

/// The aim in a drawn position.
///
/// @param urgent what cannot wait; empty if everything can
text::Remark aimInDraw(const session::TrainerSession& session, Side side, Color attacker, Telling telling,
                       const QString& urgent)
{
    const bool isStronger = side == Side::attacker;
    const bool holds = !isStronger || (telling == Telling::all && isHoldingWanted(session));
    // A side that has to hold does not try to win.
    const bool isAdvised = urgent.isEmpty() && telling == Telling::all && !(isStronger && holds);
    return {text::Tone::plain,
            holds ? holdTheDraw(isStronger ? attacker : !attacker)
            : losesLastPiece(session, attacker)
                ? Coach::tr("With best play this is a draw.")
                : Coach::tr("With best play this is a draw. Try to win anyway."),
            isAdvised ? adviceTo(session, side, attacker) : urgent};
}

QString holdOut()
{
    return Coach::tr("Hold out as long as you can.");
}

/// The aim in a lost position.
text::Remark aimInLoss(const session::TrainerSession& session, Color attacker, int moves, Telling telling)
{
    const Position& position = session.round().position();
    const QString where = telling == Telling::results ? QString{} : whereItEnds(position, moves);
    if (moves <= nearMate || telling == Telling::results)
        return {text::Tone::plain, holdOut(), where};
    if (losesOnlyPawn(session.tables().known(), position, attacker))
        return {text::Tone::plain, holdOut(), Coach::tr("The pawn cannot be saved.")};
    const bool isFree = session.tables().known().best_moves(position).size() == legal_moves(position).size();
    const bool isHopeless =
        isFree || isBeyondHelp(position, attacker) || facesGuardedPawn(position.board(), attacker);
    const QString advice = isHopeless ? QString{} : adviceTo(session, Side::defender, attacker);
    return {text::Tone::plain, advice.isEmpty() ? holdOut() : advice, where};
}

/// True if only one of the user's moves wins.
bool isOnlyWin(const session::TrainerSession& session)
{
    const auto hints = session.isUsersTurn() ? session.help().hints() : std::nullopt;
    return hints && std::ranges::count(hints->reasons, trainer::coach::Reason::Kind::only_win,
                                       &trainer::coach::Reason::kind) > 0;
}

/// The aim in a won position.
text::Remark aimInWin(const session::TrainerSession& session, Color attacker, int moves, Telling telling)
{
    const QString win = attacker == Color::white ? Coach::tr("Win as White.") : Coach::tr("Win as Black.");
    if (telling == Telling::results)
        return {text::Tone::plain, win, {}};
    const Position& position = session.round().position();
    const bool hasCorners = trainer::corners(position.board()).has_value();
    const QString where = whereItEnds(position, moves);
    if (moves <= nearMate || (hasCorners && where.isEmpty()))
        return {text::Tone::plain, findTheMate(moves), {}};
    const auto stage = stageOf(session, position);
    // On the way to a key square the opposition comes first.
    const bool isOnWay = stage && stage->stage == trainer::coach::Stage::to_key_squares;
    const auto plan =
        isOnWay ? trainer::pawn_advice(session.tables().known(), position, attacker) : std::nullopt;
    const bool isOpposing = isOnWay && (!stage->is_kings_turn || (plan && plan->opposition));
    QString advice = stage && !isOpposing ? stageAdvice(session, position, *stage) : QString{};
    if (advice.isEmpty())
        advice = adviceTo(session, Side::attacker, attacker);
    if (advice.isEmpty())
        advice = isOnlyWin(session) ? Coach::tr("Only one move wins.") : win;
    return {text::Tone::plain, advice, where};
}

/// The user's aim from here.
text::Remark aim(const session::TrainerSession& session, Telling telling)
{
    const Position& position = session.round().position();
    const auto verdict = session.tables().verdictOf(position);
    const bool playsBoth = session.round().seat() == trainer::Seat::both;
    // A page of a course is there to be read.
    if (playsBoth && trainer::course::is_page(session.round()) && !verdict)
        return {};
    if (playsBoth && (!verdict || verdict->is_draw()))
        return {text::Tone::plain, Coach::tr("Move either side's pieces as you like."), {}};
    if (session.isPlayedByEngine())
        return {text::Tone::plain, Coach::tr("Keep playing: %1 replies.").arg(session.engine().name()), {}};
    const Color attacker = attackerNow(session, position, verdict);
    const auto ending = endgame::Material::of(position.board(), attacker, endgame::most_pieces_on_request);
    if (session.tables().coverageOf(position) == session::Coverage::solving)
        return {text::Tone::plain,
                Coach::tr("Keep playing: the program replies as soon as the ending is solved."),
                {}};
    if (!ending || !verdict)
        return {text::Tone::plain, Coach::tr("Keep playing: the program replies by general principles."), {}};
    const Side side = playsBoth || session.round().is_users(attacker) ? Side::attacker : Side::defender;
    // The urgent move of a lost game does not save it.
    const bool isLost = verdict->outcome() == endgame::Outcome::loss;
    if (const QString urgent = telling == Telling::all ? urgentAim(session, verdict->is_draw()) : QString{};
        !urgent.isEmpty())
        return verdict->is_draw() ? aimInDraw(session, side, attacker, telling, urgent)
               : isLost           ? text::Remark{text::Tone::plain, holdOut(), urgent}
                                  : text::Remark{text::Tone::plain, urgent, {}};
    if (!verdict->is_draw())
        return side == Side::attacker ? aimInWin(session, attacker, verdict->to_mate().moves(), telling)
                                      : aimInLoss(session, attacker, verdict->to_mate().moves(), telling);
    if (side == Side::attacker && isLastPawnLost(session, position))
        return {text::Tone::plain, Coach::tr("The pawn falls: it is a draw."), {}};
    return aimInDraw(session, side, attacker, telling,
                     side == Side::attacker ? whatIsLost(session, position) : QString{});
}

/// Describes the user's last move. After one of the attacker's best moves the aim of the present stage
/// follows.
text::Remark remarkOnMove(const session::TrainerSession& session, Game::NodeId node,
                          const Judgement& judgement)
{
    const Game& game = session.round().game();
    const Game::Node& played = game.node(node);
    const Position& before = game.node(*played.parent).position;
    if (session.round().is_by_method(node) && judgement.cost > 0)
        return text::methodsRemark(before, *played.move, judgement);
    const bool isBest = judgement.grade == trainer::Grade::best;
    const bool wins = judgement.before.outcome() == endgame::Outcome::win;
    text::Remark remark = remarkOnJudged(session, before, *played.move, judgement,
                                         reasoningOf(session, before, *played.move, judgement));
    if (!wins || judgement.grade >= trainer::Grade::throws_win_away)
        return remark;
    if (!isBest && session.help().withholdsBetter())
        remark.reason.clear();
    if (trainer::stalls(session.round(), node)) {
        remark.reason =
            text::joined({remark.reason, Coach::tr("Six moves, and mate is no closer. A hint may help.")});
    } else if (isBest && session.help().isAdvised()) {
        const auto verdict = session.tables().verdictOf(session.round().position());
        if (verdict && !verdict->is_draw() && verdict->to_mate().moves() <= nearMate)
            return {remark.tone, remark.headline, findTheMate(verdict->to_mate().moves())};
        if (const auto stage = stageOf(session, session.round().position()))
            return {remark.tone, remark.headline, stageAdvice(session, session.round().position(), *stage)};
    }
    return remark;
}

/// Appends the reply that punishes the move on the board, if any.
text::Remark withReply(const session::TrainerSession& session, text::Remark remark, std::optional<Move> reply)
{
    const QString name = reply ? text::moveName(session.round().position(), *reply) : QString{};
    if (reply && !(remark.headline + remark.reason).contains(name))
        remark.reason = text::joined({remark.reason, Coach::tr("Best reply: %1.").arg(name)});
    return remark;
}

/// True if a move still wins, but later than necessary.
bool isSlower(const Judgement& judgement)
{
    return judgement.before.outcome() == endgame::Outcome::win && judgement.cost > 0;
}

/// Describes a move as slower, as the page decides whether it is the answer, and by what the reply gains.
text::Remark remarkOnSlowerTry(const session::TrainerSession& session, const Position& before, Move move,
                               const Judgement& judgement)
{
    const QString name = text::moveName(before, move);
    const auto reply = replyToTry(session);
    if (judgement.before.to_mate().moves() == 1 && reply)
        return {text::Tone::costly,
                Coach::tr("%1 is not mate: %2 is possible.")
                    .arg(name, text::moveName(session.round().position(), *reply)),
                {}};
    const auto found = reasoningOf(session, before, move, judgement).reasons;
    // What a better move takes away would give the answer away.
    const bool isTold =
        !found.empty() && found.front().reply && found.front().kind != trainer::coach::Reason::Kind::kept_out;
    return {text::Tone::costly,
            Coach::tr("%1 is %n move(s) slower than the best.", nullptr, judgement.cost).arg(name),
            isTold ? text::concessionSentence(before, move, found.front()) : QString{}};
}

/// Describes a move that is not the answer, with its refutation but without the answer; empty before a move
/// is tried.
text::Remark remarkOnTry(const session::TrainerSession& session, std::optional<Game::NodeId> node)
{
    const Judgement* judgement = node ? session.round().judgement(*node) : nullptr;
    if (judgement == nullptr)
        return {};
    const Game& game = session.round().game();
    const Game::Node& played = game.node(*node);
    const Position& before = game.node(*played.parent).position;
    if (isSlower(*judgement))
        return remarkOnSlowerTry(session, before, *played.move, *judgement);
    text::Reasoning reasoning = reasoningOf(session, before, *played.move, *judgement);
    reasoning.better.reset();
    text::Remark remark = remarkOnJudged(session, before, *played.move, *judgement, reasoning);
    // A best move is the answer, so its reason gives away no more.
    if (judgement->grade == trainer::Grade::best)
        return remark;
    remark.reason = judgement->cause ? text::drawSentence(played.position, *judgement->cause) : QString{};
    return remark;
}

bool changesResult(const Judgement& judgement)
{
    return judgement.before.outcome() != judgement.after.outcome();
}

text::Remark remarkInExam()
{
    return {text::Tone::plain, Coach::tr("Play it out."),
            text::joined({Coach::tr("No comments and no take-backs until the game is over; then you get a "
                                    "report."),
                          Coach::tr("“Give up” fails the exam and shows the report. “End exam” goes on as a "
                                    "normal game, without a grade.")})};
}

/// Appends the draws that could be claimed now.
text::Remark withClaims(const session::TrainerSession& session, text::Remark remark)
{
    for (const trainer::EndReason claim : session.round().game().warnings(session.round().rules()))
        remark.reason += (remark.reason.isEmpty() ? u""_s : u" "_s) + text::claimSentence(claim);
    return remark;
}

text::Remark remarkOnPlay(const session::TrainerSession& session, Telling telling)
{
    // The remark on the end names the best moves, which a page may still be asking for.
    const auto end = session.round().end();
    if (end && telling != Telling::asked)
        return remarkOnEnd(session, *end);
    if (session.round().is_finishing())
        return {text::Tone::plain, Coach::tr("The program plays the rest."), Coach::tr("Press Esc to stop.")};
    const auto hints = session.help().hint() ? session.help().hints() : std::nullopt;
    if (hints)
        return text::hintRemark(session.round().position(), *hints, *session.help().hint());
    if (const auto remark = remarkOnMethod(session, telling))
        return withClaims(session, *remark);
    const auto node = remarkedNode(session);
    if (telling == Telling::asked)
        return withReply(session, remarkOnTry(session, node), replyToTry(session));
    const Judgement* judgement = node ? session.round().judgement(*node) : nullptr;
    const auto reply = session.isReplyDue() ? std::nullopt : refutationOnBoard(session, telling);
    const bool isTold = judgement != nullptr && (telling == Telling::all || changesResult(*judgement));
    return withClaims(session, telling == Telling::nothing ? remarkInExam()
                               : isTold ? withReply(session, remarkOnMove(session, *node, *judgement), reply)
                                        : aim(session, telling));
}

/// Describes a move of a line.
QString sentenceOn(const session::TrainerSession& session, const trainer::Line::Step& step)
{
    const auto reasons = trainer::coach::reasons(trainer::coach::stage_pens(), session.tables().known(),
                                                 step.before, step.move);
    if (!reasons.empty())
        return text::moveSentence(step.before, step.move, reasons);
    const bool isOnly = step.equals.size() == 1;
    return (isOnly ? Coach::tr("%1 is best.") : Coach::tr("%1 is one of the best moves."))
        .arg(text::moveName(step.before, step.move));
}

/// The aim at a position of a line, with the name of its stage if the stage begins there.
QString aimOn(const session::TrainerSession& session, const Position& position)
{
    const auto stage = stageOf(session, position);
    if (!stage)
        return {};
    const QString name = text::stageName(*stage, position.board());
    const QString begins = beginsStage(session) ? Coach::tr("Stage: %1.").arg(name) : QString{};
    // The advice of a stage is the attacker's.
    if (session.round().seat() == trainer::Seat::defender)
        return begins;
    const int moves = session.tables().verdictOf(position)->to_mate().moves();
    const bool hasMateStage = stage->stage == trainer::coach::last_kbnk_stage;
    return text::joined({begins, moves <= nearMate && !hasMateStage
                                     ? findTheMate(moves)
                                     : stageAdvice(session, position, *stage)});
}

QString waysOn(const trainer::Line::Step& step)
{
    const int ways = static_cast<int>(step.equals.size());
    return ways == 1 ? Coach::tr("No other move is as good.")
                     : Coach::tr("%n moves are equally good here.", nullptr, ways);
}

text::Remark remarkOnReplay(const session::TrainerSession& session)
{
    const trainer::Replay& replay = *session.replay();
    const std::vector<trainer::Line::Step>& steps = replay.line.steps();
    if (replay.is_at_end())
        return {text::Tone::good, sentenceOn(session, steps.back()), Coach::tr("The line ends here.")};
    const QString aim = aimOn(session, replay.position());
    const trainer::Line::Step& step = steps[replay.ply];
    // The first sentence is about the first move, whatever the aim of the stage.
    if (replay.ply == 0) {
        const QString next = Coach::tr("Next: %1", "a sentence about a move").arg(sentenceOn(session, step));
        return {text::Tone::plain, next, text::joined({waysOn(step), aim})};
    }
    const QString next = Coach::tr("Next: %1.").arg(text::moveName(step.before, step.move));
    return {text::Tone::plain, sentenceOn(session, steps[replay.ply - 1]),
            text::joined({aim, next, waysOn(step)})};
}

} // namespace

std::vector<text::Remark> hintRemarks(const session::TrainerSession& session)
{
    std::vector<text::Remark> remarks;
    if (const auto hints = session.help().hints()) {
        for (const trainer::coach::Rung rung : hints->rungs)
            remarks.push_back(text::hintRemark(session.round().position(), *hints, rung));
    }
    return remarks;
}

bool explainsTry(const session::TrainerSession& session)
{
    const auto node = remarkedNode(session);
    const Judgement* judgement = node ? session.round().judgement(*node) : nullptr;
    return judgement == nullptr || !isSlower(*judgement) || judgement->before.to_mate().moves() == 1 ||
           !remarkOnTry(session, node).reason.isEmpty();
}

bool beginsStage(const session::TrainerSession& session)
{
    const trainer::Replay* replay = session.replay();
    if (replay == nullptr)
        return false;
    const auto stageAt = [&](std::size_t ply) { return stageOf(session, replay->line.position(ply)); };
    const auto here = stageAt(replay->ply);
    const auto before = replay->ply > 0 ? stageAt(replay->ply - 1) : std::nullopt;
    return here && (!before || before->stage != here->stage);
}

std::optional<Game::NodeId> remarkedNode(const session::TrainerSession& session)
{
    const Game& game = session.round().game();
    const Game::Node& current = game.node(game.current());
    if (!current.move)
        return std::nullopt;
    if (session.round().is_users(!current.position.turn()) || game.can_redo())
        return game.current();
    return game.node(*current.parent).move ? current.parent : std::nullopt;
}

text::Remark remarkOf(const session::TrainerSession& session, Telling telling)
{
    return session.mode() == session::Mode::replay ? remarkOnReplay(session) : remarkOnPlay(session, telling);
}

} // namespace show
