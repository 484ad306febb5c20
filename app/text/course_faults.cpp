// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/course_faults.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <variant>

#include "chess/fen.h"
#include "chess/pgn_writer.h"
#include "text/phrasing.h"
#include "text/refusals.h"
#include "trainer/course/claims.h"
#include "trainer/judge.h"

namespace text {
namespace {

using namespace Qt::StringLiterals;
using chess::GameTree;
using trainer::course::Fault;
using trainer::course::Objection;

struct CourseFaults {
    Q_DECLARE_TR_FUNCTIONS(CourseFaults)
};

QString reasonOf(const Fault& fault)
{
    switch (fault.kind) {
    case Fault::Kind::pgn:
        return pgnErrorSentence(*fault.pgn);
    case Fault::Kind::unknown_task:
        return CourseFaults::tr("“%1” is not a known task, so the page is for reading only.")
            .arg(QString::fromStdString(fault.task));
    case Fault::Kind::nothing_to_find:
        return CourseFaults::tr("There is no move to find, so the page is for reading only.");
    case Fault::Kind::game_over:
        return CourseFaults::tr("The game is over at the start, so the page is for reading only.");
    }
    return {};
}

/// The number of a claim or a task such as "mate 5"; 0 if there is none.
int numberIn(const std::string& claim)
{
    return QString::fromStdString(claim).section(u' ', 1).toInt();
}

/// Contradicts a draw.
QString mateSentence(int moves)
{
    return moves == 0 ? CourseFaults::tr("It is checkmate already.")
                      : CourseFaults::tr("It is mate in %1, not a draw.").arg(moves);
}

/// Contradicts a distance to mate, for a position that a tablebase covers.
QString distanceSentence(const endgame::Verdict& verdict, int claimed)
{
    if (verdict.is_draw())
        return CourseFaults::tr("It is a draw, not mate in %1.").arg(claimed);
    const int moves = verdict.to_mate().moves();
    return moves == 0 ? CourseFaults::tr("It is checkmate already.")
                      : CourseFaults::tr("It is mate in %1, not in %2.").arg(moves).arg(claimed);
}

/// Contradicts a claim, or says that it cannot be checked.
QString objectionSentence(const Objection& found, const chess::Position& position,
                          const endgame::Tablebase& known)
{
    const QString claim = QString::fromStdString(found.claim);
    if (found.finding == trainer::course::Finding::unknown)
        return CourseFaults::tr("“%1” cannot be checked without the tablebase.", "a claim").arg(claim);
    const auto verdict = known.probe(position);
    if (verdict && numberIn(found.claim) > 0 &&
        (claim.startsWith(u"mate "_s) || claim.startsWith(u"play "_s)))
        return distanceSentence(*verdict, numberIn(found.claim));
    if (verdict && verdict->is_draw() && claim.startsWith(u"win "_s))
        return CourseFaults::tr("It is a draw, not a win.");
    if (verdict && !verdict->is_draw() && (claim == u"draw"_s || claim.startsWith(u"hold "_s)))
        return mateSentence(verdict->to_mate().moves());
    return CourseFaults::tr("“%1” is not true.", "a claim").arg(claim);
}

/// A sentence about a node of a page, which names the move that led there.
QString placed(const QString& sentence, const GameTree& tree, GameTree::NodeId node)
{
    const GameTree::Node& at = tree.node(node);
    return at.parent ? CourseFaults::tr("After %1: %2", "a move and what is wrong with the text behind it")
                           .arg(numberedMove(tree.node(*at.parent).position, *at.move), sentence)
                     : sentence;
}

/// A sentence with a number as a regular expression that captures the number, whichever letter case the
/// sentence begins with.
std::string patternOf(const QString& sentence, int number)
{
    static const QRegularExpression special{u"([\\^$\\\\.*+?()\\[\\]{}|])"_s};
    QString rest = sentence.sliced(1);
    rest.replace(special, u"\\\\1"_s).replace(QString::number(number), u"(\\d+)"_s);
    const QChar first = sentence.front();
    return u"(?:%1|%2)%3"_s.arg(first.toUpper(), first.toLower(), rest).toStdString();
}

/// The words of the user's language that claim a distance to mate: "Mate in 5", "White mates in 5".
std::vector<trainer::course::ClaimInWords> claimWords()
{
    constexpr int any = 25;
    const auto win = endgame::Verdict::win(endgame::Plies{2 * any});
    const auto loss = endgame::Verdict::loss(endgame::Plies{2 * any});
    static const chess::Position position =
        *chess::Position::from(chess::parse_fen("4k3/8/4K3/8/8/8/8/R7 w - - 0 1")->setup);
    const auto claim = [](const QString& words, const char* claimed) {
        return trainer::course::ClaimInWords{patternOf(words, any), claimed};
    };
    const QString white = headline(position, win);
    const QString black = headline(position, loss);
    return {claim(outcomeWords(win), "mate #"), claim(white, "mate #"), claim(white, "white wins"),
            claim(black, "mate #"), claim(black, "black wins")};
}

/// Says what is wrong with the moves to be found on a page.
QStringList solutionSentences(const trainer::course::Page& page, const endgame::Tablebase& known)
{
    QStringList sentences;
    const auto* find = std::get_if<trainer::course::Find>(&page.task);
    const GameTree& tree = page.game.tree;
    for (const GameTree::NodeId answer : answers_on(page)) {
        const chess::Position& before = tree.node(*tree.node(answer).parent).position;
        const chess::Move move = *tree.node(answer).move;
        const auto judgement = trainer::judge(known, before, move);
        const int allowed = find->is_by_heart ? find->slower : 0;
        if (judgement && (changes_result(*judgement) || judgement->cost > allowed))
            sentences.append(remarkOn(before, move, *judgement).headline);
    }
    return sentences;
}

} // namespace

QStringList pageFaults(const chess::PgnGame& game, const endgame::Tablebase& known)
{
    const trainer::course::CourseReading reading = trainer::course::read_course(to_pgn(game));
    const trainer::course::Page& page = reading.course.chapters.front().pages.front();
    const GameTree& tree = page.game.tree;
    QStringList sentences;
    for (const Fault& fault : reading.faults)
        sentences.append(
            fault.kind == Fault::Kind::nothing_to_find
                ? CourseFaults::tr("There is no move to find yet: play the solution on the board.")
                : reasonOf(fault));
    for (const Objection& found : objections(reading.course, known, claimWords())) {
        // Said below, with the slower answers.
        if (found.claim != "keeps")
            sentences.append(
                placed(objectionSentence(found, tree.node(found.node).position, known), tree, found.node));
    }
    sentences.append(solutionSentences(page, known));
    sentences.removeAll(QString{});
    // Words may be recognised in more than one way.
    sentences.removeDuplicates();
    return sentences;
}

Remark courseRemark(const std::vector<Fault>& faults)
{
    const Fault& first = faults.front();
    QString reason = reasonOf(first);
    if (faults.size() > 1)
        reason = joined({reason, CourseFaults::tr("There are %n more error(s).", nullptr,
                                                  static_cast<int>(faults.size()) - 1)});
    return {Tone::costly,
            CourseFaults::tr("The course has an error in chapter %1, “%2”, page %3.")
                .arg(QString::number(first.chapter), QString::fromStdString(first.name),
                     QString::number(first.page)),
            reason};
}

} // namespace text
