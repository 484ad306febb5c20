// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/report.h"

#include <QCoreApplication>

#include "show/why.h"
#include "text/hints.h"
#include "text/phrasing.h"
#include "text/practice.h"
#include "text/words.h"
#include "trainer/practice/grade.h"

namespace show {
namespace {

using trainer::Game;
using trainer::Seat;

struct Reports {
    Q_DECLARE_TR_FUNCTIONS(Reports)
};

/// Compares the round with best play; empty at a mate on the board, where the coach makes the comparison.
QString comparison(const session::TrainerSession& session, const trainer::Report& report)
{
    if (!report.winner)
        return Reports::tr("With best play it is a draw.");
    if (!report.end) {
        const QString best =
            Reports::tr("%n move(s) to mate with best play from the start", nullptr, report.best);
        return Reports::tr("%1; %n played so far.", nullptr, report.moves).arg(best);
    }
    if (report.end->winner != report.winner)
        return *report.winner == chess::Color::white
                   ? Reports::tr("White could have mated in %1.").arg(report.best)
                   : Reports::tr("Black could have mated in %1.").arg(report.best);
    if (session.round().end())
        return {};
    return session.round().seat() == Seat::defender ? text::heldOutSentence(report.moves, report.best)
                                                    : text::mateTookSentence(report.moves, report.best);
}

/// The reply that the explanation of a slower move names.
std::optional<chess::Move> explainedReply(const session::TrainerSession& session, Game::NodeId id)
{
    const Game::Node& node = session.round().game().node(id);
    const trainer::Judgement* judgement = session.round().judgement(id);
    if (judgement == nullptr || changes_result(*judgement))
        return std::nullopt;
    return refutationOf(session, session.round().game().node(*node.parent).position, *node.move, *judgement);
}

/// The reply that the explanation of a mistake names, or else the best one.
std::optional<chess::Move> replyTo(const session::TrainerSession& session, Game::NodeId id)
{
    const auto explained = explainedReply(session, id);
    return explained ? explained : trainer::refutation(session.round(), session.tables().known(), id);
}

/// The best reply to a mistake, unless the reason names it.
QString bestReply(const session::TrainerSession& session, Game::NodeId id, const QString& why)
{
    const auto reply = replyTo(session, id);
    const chess::Position& after = session.round().game().node(id).position;
    return reply && !why.contains(text::moveName(after, *reply))
               ? Reports::tr("Best reply: %1.").arg(text::numberedMove(after, *reply))
               : QString{};
}

/// The user's mistake that cost the result; empty without one.
QString lossSentence(const session::TrainerSession& session, const trainer::Report& report)
{
    const bool isLost = report.mistake && changes_result(*session.round().judgement(*report.mistake));
    return isLost ? mistakeSentence(session, report) : QString{};
}

/// The result of an exam; empty in other games, and if there was no win or draw to keep.
QString examSentence(const session::TrainerSession& session, const trainer::Report& report)
{
    const auto grade = trainer::practice::exam_grade(session.round(), report);
    if (!grade)
        return {};
    return grade == trainer::practice::ExamGrade::failed
               ? Reports::tr("Exam failed.")
               : Reports::tr("Exam passed. Grade: %1.").arg(text::examGradeName(*grade));
}

QString headlineOf(const session::TrainerSession& session, const trainer::Report& report)
{
    const bool coachSaysHow = session.round().end().has_value();
    const QString how = report.end && !coachSaysHow ? text::endSentence(report.end->reason) : QString{};
    return text::joined(
        {examSentence(session, report), how, comparison(session, report), lossSentence(session, report)});
}

/// The moves wasted, and other reasons why the game was longer or shorter than best play.
QString wasteWords(const trainer::Report& report)
{
    if (!report.winner || report.moves == 0)
        return {};
    const bool isWon = !report.end || report.end->winner == report.winner;
    const bool isFlawless = report.wasted == 0 && report.detours == 0 && isWon && report.costly.empty();
    return text::joined({report.wasted > 0 ? Reports::tr("%n move(s) wasted.", nullptr, report.wasted)
                         : isFlawless      ? Reports::tr("No moves wasted.")
                                           : QString{},
                         isWon ? text::differenceSentence(report.detours, report.given_back) : QString{}});
}

QString moreWords(const trainer::Report& report)
{
    return report.more_costly == 0
               ? QString{}
               : Reports::tr("Below are the costliest moves; the move list marks %n more.", nullptr,
                             report.more_costly);
}

QString helpWords(const trainer::Round& round)
{
    const QString help = text::helpSentence(round);
    // The reader of a loaded game did not play it.
    const bool isRead = std::holds_alternative<trainer::Loaded>(round.origin());
    return help.isEmpty() && !isRead ? Reports::tr("No hints and no take-backs.") : help;
}

/// Explains what is wrong with a costly move. An immediate capture of a hanging piece is left to the best
/// reply.
QString whyNot(const session::TrainerSession& session, const chess::Position& before, chess::Move move,
               const trainer::Judgement& judgement)
{
    if (judgement.grade < trainer::Grade::throws_win_away)
        return whyOf(session, before, move, judgement);
    trainer::Judgement told = judgement;
    if (told.cause && told.cause->kind == trainer::DrawCause::Kind::piece_hangs &&
        told.cause->line.size() == 1)
        told.cause.reset();
    return remarkOnJudged(session, before, move, told).reason;
}

/// Names the better move than one that keeps the result, unless an exercise still asks for it.
QString betterWords(const session::TrainerSession& session, const chess::Position& before, chess::Move move,
                    const trainer::Judgement& judgement)
{
    return changes_result(judgement) || session.help().withholdsBetter()
               ? QString{}
               : remarkOnJudged(session, before, move, judgement,
                                reasoningOf(session, before, move, judgement))
                     .reason;
}

panels::ReportEntry costlyEntryOf(const session::TrainerSession& session, Game::NodeId id)
{
    const Game& game = session.round().game();
    const Game::Node& node = game.node(id);
    const chess::Position& before = game.node(*node.parent).position;
    const trainer::Judgement& judgement = *session.round().judgement(id);
    const QString why = whyNot(session, before, *node.move, judgement);
    return {
        text::numberedMove(before, *node.move),
        text::joined({trainer::is_taken_back(session.round(), id) ? Reports::tr("Taken back.") : QString{},
                      text::costComment(judgement), why, betterWords(session, before, *node.move, judgement),
                      bestReply(session, id, why)})};
}

} // namespace

panels::Report wordsOf(const session::TrainerSession& session, const trainer::Report& report)
{
    panels::Report words;
    words.headline = headlineOf(session, report);
    words.notes = text::joined({wasteWords(report), helpWords(session.round()), moreWords(report)});
    for (const Game::NodeId id : report.costly)
        words.costly.push_back(costlyEntryOf(session, id));
    return words;
}

QString mistakeSentence(const session::TrainerSession& session, const trainer::Report& report)
{
    if (!report.mistake)
        return {};
    const Game::Node& node = session.round().game().node(*report.mistake);
    const trainer::Judgement& judgement = *session.round().judgement(*report.mistake);
    const QString move = text::numberedMove(session.round().game().node(*node.parent).position, *node.move);
    if (judgement.grade == trainer::Grade::throws_win_away)
        return Reports::tr("The win was thrown away with %1.").arg(move);
    if (judgement.grade == trainer::Grade::loses_draw)
        return Reports::tr("The draw was thrown away with %1.").arg(move);
    return Reports::tr("The costliest move was %1.").arg(move);
}

text::Remark remarkOnRetry(const session::TrainerSession& session, Game::NodeId id)
{
    const Game::Node& node = session.round().game().node(id);
    const chess::Position& before = session.round().game().node(*node.parent).position;
    const trainer::Judgement& judgement = *session.round().judgement(id);
    // The best moves, which are to be found, are not named.
    const QString why = judgement.cause ? text::drawSentence(node.position, *judgement.cause)
                                        : whyOf(session, before, *node.move, judgement);
    return {
        text::Tone::plain,
        Reports::tr("You played %1 here. Find a better move.").arg(text::numberedMove(before, *node.move)),
        text::joined({text::costComment(judgement), why})};
}

std::optional<chess::Move> refutationOnBoard(const session::TrainerSession& session, Telling telling)
{
    const trainer::Round& round = session.round();
    const Game::NodeId node = round.game().current();
    const trainer::Judgement* judgement = round.judgement(node);
    if (session.mode() != session::Mode::play || telling >= Telling::asked || judgement == nullptr ||
        !round.is_users(!round.position().turn()))
        return std::nullopt;
    const bool isMistake = changes_result(*judgement);
    if (!isMistake && round.is_by_method(node))
        return std::nullopt;
    if (!isMistake && telling != Telling::all)
        return std::nullopt;
    // While the reply to a slower move is due, show it only if the coach names it.
    return !isMistake && session.isReplyDue() ? explainedReply(session, node) : replyTo(session, node);
}

std::optional<chess::Move> replyToTry(const session::TrainerSession& session)
{
    if (const auto reply = refutationOnBoard(session, Telling::all))
        return reply;
    const trainer::Judgement* judgement = session.round().judgement(session.round().game().current());
    if (session.mode() != session::Mode::play || judgement == nullptr ||
        !(judgement->cost > 0 || changes_result(*judgement)))
        return std::nullopt;
    const std::vector<chess::Move> best = session.tables().known().best_moves(session.round().position());
    return best.empty() ? std::nullopt : std::optional{best.front()};
}

} // namespace show
