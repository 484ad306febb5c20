// SPDX-License-Identifier: GPL-3.0-or-later
#include "presentation.h"

#include <QCoreApplication>
#include <algorithm>

#include "chess/legal_moves.h"
#include "chess/pawns.h"
#include "ending_words.h"
#include "refusals.h"
#include "trainer/draw_cause.h"
#include "trainer/technique.h"

using namespace Qt::StringLiterals;

namespace app {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using trainer::Game;
using trainer::Judgement;

/// Gives the functions of this file a `tr()`.
struct Presentation {
    Q_DECLARE_TR_FUNCTIONS(Presentation)
};

std::optional<Move> lastMove(const TrainerSession& session)
{
    if (session.mode() == Mode::play)
        return session.game().node(session.game().current()).move;
    if (session.mode() == Mode::replay && session.ply() > 0)
        return session.line()->steps()[session.ply() - 1].move;
    return std::nullopt;
}

void addCorners(board::Diagram& diagram)
{
    if (const auto corners = trainer::corners(diagram.men)) {
        diagram.targetCorners = corners->right;
        diagram.wrongCorners = corners->wrong;
    }
}

/// Where a pawn can stand; on the set-up board it may stand elsewhere.
const Bitboard pawnGround = ~(chess::rank_squares(0) | chess::rank_squares(7));

/// The square of each passed pawn.
void addPawnSquares(board::Diagram& diagram)
{
    for (const Color side : chess::all_colors) {
        for (const chess::Square pawn : passed_pawns(diagram.men, side) & pawnGround)
            diagram.outlines.push_back(square_of_pawn(pawn, side));
    }
}

/// The pawn that king and pawn against king is about, and whose it is.
std::optional<std::pair<chess::Square, Color>> onlyPawn(const chess::Board& men)
{
    const Bitboard others = men.occupied() - men.of(chess::Role::king);
    if (others.size() != 1 || (men.of(chess::Role::pawn) & pawnGround) != others)
        return std::nullopt;
    const chess::Square pawn = others.first();
    return std::pair{pawn, men.of(Color::white).contains(pawn) ? Color::white : Color::black};
}

void addKeySquares(board::Diagram& diagram)
{
    if (const auto pawn = onlyPawn(diagram.men))
        diagram.keySquares = trainer::key_squares(pawn->first, pawn->second);
}

/// All that the men themselves tell.
void addTeachingMarks(board::Diagram& diagram)
{
    addCorners(diagram);
    addPawnSquares(diagram);
    addKeySquares(diagram);
}

QString squareName(chess::Square square)
{
    return QString::fromStdString(to_string(square));
}

/// What the marks on a board stand for, where they mean something.
std::vector<panels::LegendEntry> legendOf(const chess::Board& men)
{
    std::vector<panels::LegendEntry> legend;
    if (const auto corners = trainer::corners(men))
        legend.push_back({panels::Mark::targetCorner, cornersText(*corners)});
    if (const auto pawn = onlyPawn(men)) {
        const Bitboard keys = trainer::key_squares(pawn->first, pawn->second);
        const Bitboard square = square_of_pawn(pawn->first, pawn->second);
        legend.push_back(
            {panels::Mark::keySquare, Presentation::tr("Key squares: %1").arg(squareNames(keys))});
        legend.push_back(
            {panels::Mark::pawnSquare, Presentation::tr("Square of the pawn: %1–%2", "its opposite corners")
                                           .arg(squareName(square.first()), squareName(square.last()))});
    }
    return legend;
}

/// The best moves, unless all but anything draws and there is nothing to point out.
std::vector<Move> hintedMoves(const TrainerSession& session, const Position& position)
{
    constexpr std::size_t mostDrawingMoves = 5;
    std::vector<Move> best = session.known().best_moves(position);
    if (session.verdictOf(position)->is_draw() && best.size() > mostDrawingMoves)
        best.clear();
    return best;
}

void addArrows(board::Diagram& diagram, const TrainerSession& session, const Position& position)
{
    if (session.mode() != Mode::play || session.tablebase() == nullptr)
        return;
    if (session.isHintShown()) {
        for (const Move move : hintedMoves(session, position))
            diagram.arrows.push_back({move.from, move.to, board::ArrowKind::best});
    }
    // How a thrown win is refuted, as long as the board shows the position after the mistake.
    const std::optional<Judgement> judgement = session.judgementOf(session.game().current());
    if (judgement && judgement->cause && !judgement->cause->line.empty()) {
        const Move reply = judgement->cause->line.front();
        diagram.arrows.push_back({reply.from, reply.to, board::ArrowKind::reply});
    }
}

/// What the fifty-move rule leaves, where that is known exactly.
std::optional<panels::Budget> budgetOf(const Position& position, const endgame::Verdict& verdict)
{
    const auto material = endgame::Material::of(position.board(), attackerOf(position, verdict));
    if (!material || !trainer::is_fifty_move_exact(*material) || verdict.to_mate().count() == 0)
        return std::nullopt;
    return panels::Budget{trainer::moves_to_spare(position, verdict.to_mate()),
                          (position.halfmove_clock() + 1) / 2};
}

/// Whether the game on the board is over.
bool isOver(const TrainerSession& session, const Position& position)
{
    return trainer::Game{position}.end({}).has_value() ||
           (session.mode() == Mode::play && session.game().end(session.drawRules()));
}

QString beyondTheTables(const Position& position)
{
    constexpr int mostMen = 4;
    const int men = position.board().occupied().size();
    return Presentation::tr("Beyond the tables: %n men.", nullptr, men) + u' ' +
           Presentation::tr("Remove %n of them, any but the kings, to be within.", nullptr, men - mostMen);
}

panels::Standing solvingStanding(const TrainerSession& session, const endgame::Material& ending)
{
    panels::Standing standing;
    standing.headline = u"…"_s;
    if (session.solvingShare()) {
        standing.detail = Presentation::tr("Working out: %1.").arg(endingName(ending));
        standing.solving = session.solvingShare();
        standing.remedy = panels::Remedy::cancel;
    }
    return standing;
}

/// What stands in the place of a verdict that is not there.
panels::Standing standingWithout(const TrainerSession& session, const Position& position)
{
    panels::Standing standing;
    standing.headline = headline(position, std::nullopt);
    switch (session.coverageOf(position)) {
    case Coverage::solving:
        return solvingStanding(session,
                               *endgame::Material::of(position.board(), attackerOf(position, std::nullopt)));
    case Coverage::cancelled:
        standing.detail = Presentation::tr("Solving was cancelled. Press “Try again” to see the verdict.");
        standing.remedy = panels::Remedy::retry;
        break;
    case Coverage::outOfMemory:
        standing.detail = Presentation::tr(
            "There was not enough memory to work the ending out. Close other programs and try again.");
        standing.remedy = panels::Remedy::retry;
        break;
    case Coverage::castling:
        standing.detail = Presentation::tr(
            "The tables know no castling: take the right to castle away to see the verdict.");
        if (session.mode() == Mode::setUp)
            standing.remedy = panels::Remedy::clearCastling;
        break;
    case Coverage::tooManyMen:
        standing.detail = beyondTheTables(position);
        break;
    case Coverage::covered:
        break;
    }
    return standing;
}

panels::Standing standingOf(const TrainerSession& session, const Position& position)
{
    const std::optional<endgame::Verdict> verdict = session.verdictOf(position);
    panels::Standing standing;
    if (verdict || isOver(session, position))
        standing.headline = headline(position, verdict);
    else
        standing = standingWithout(session, position);
    standing.turn = isOver(session, position) ? QString{} : sideToMove(position, verdict);
    standing.legend = legendOf(position.board());
    if (verdict && verdict->is_draw()) {
        standing.tone = Tone::costly;
        if (const auto cause = trainer::draw_cause(session.known(), position))
            standing.detail = drawSentence(position, *cause);
    } else if (verdict) {
        standing.budget = budgetOf(position, *verdict);
    }
    return standing;
}

/// "+3", "=", or nothing: what a move cost, in the room of two letters.
QString costSign(const Judgement& judgement)
{
    switch (judgement.grade) {
    case trainer::Grade::best:
        return {};
    case trainer::Grade::throws_win_away:
        return u"½"_s;
    case trainer::Grade::loses_draw:
        return u"??"_s;
    default:
        return (judgement.before.outcome() == endgame::Outcome::win ? u"+%1"_s : u"−%1"_s)
            .arg(judgement.cost);
    }
}

panels::MoveEntry entryOf(const TrainerSession& session, Game::NodeId id)
{
    const Game::Node& node = session.game().node(id);
    const Position& before = session.game().node(*node.parent).position;
    panels::MoveEntry entry{moveName(before, *node.move), {}, Tone::plain, {}};
    if (const std::optional<Judgement> judgement = session.judgementOf(id)) {
        const Remark remark = remarkOn(before, *node.move, *judgement);
        entry.aside = costSign(*judgement);
        entry.tone = remark.tone;
        entry.tip = remark.headline;
    }
    if (session.finished().contains(id)) {
        entry.aside = u"»"_s;
        entry.tone = Tone::plain;
        entry.tip = Presentation::tr("The program played this move.");
    }
    return entry;
}

panels::MoveEntry entryOf(const trainer::Line::Step& step)
{
    const int ways = static_cast<int>(step.equals.size());
    panels::MoveEntry entry{moveName(step.before, step.move), {}, Tone::plain, {}};
    if (ways > 1) {
        entry.aside = u"×%1"_s.arg(ways);
        entry.tip = Presentation::tr("%n moves are equally good here.", nullptr, ways);
    }
    return entry;
}

/// The moves that the attacker's moves on the way to the current node have wasted.
int wasted(const TrainerSession& session)
{
    int moves = 0;
    for (const Game::NodeId id : session.game().path()) {
        const std::optional<Judgement> judgement = session.judgementOf(id);
        if (judgement && judgement->before.outcome() == endgame::Outcome::win)
            moves += judgement->cost;
    }
    return moves;
}

QString playSummary(const TrainerSession& session)
{
    const auto verdict = session.verdictOf(session.game().start());
    if (!verdict || verdict->is_draw())
        return {};
    const QString seed =
        session.seed() ? u' ' + Presentation::tr("Seed %1.").arg(*session.seed()) : QString{};
    if (session.game().current() == 0)
        return seed.trimmed();
    const QString best =
        Presentation::tr("%n move(s) at best from the start", nullptr, verdict->to_mate().moves());
    return Presentation::tr("%1, %2.").arg(best,
                                           Presentation::tr("%n wasted so far", nullptr, wasted(session))) +
           seed;
}

} // namespace

board::Diagram diagramOf(const TrainerSession& session)
{
    board::Diagram diagram;
    if (session.mode() == Mode::setUp) {
        diagram.men = session.editor().setup().board;
        diagram.hand = board::Hand::free;
        addTeachingMarks(diagram);
        return diagram;
    }
    const Position position = *session.position();
    diagram.men = position.board();
    addTeachingMarks(diagram);
    if (position.is_check())
        diagram.check = Bitboard{position.king(position.turn())};
    if (const auto move = lastMove(session))
        diagram.lastMove = Bitboard{move->from, move->to};
    if (session.isUsersTurn()) {
        diagram.hand = board::Hand::moves;
        for (const Move move : legal_moves(position))
            diagram.destinations[index(move.from)] |= Bitboard{move.to};
    }
    addArrows(diagram, session, position);
    return diagram;
}

panels::Standing standingOf(const TrainerSession& session)
{
    if (session.isDealing() && session.solvingShare())
        return solvingStanding(session, session.dealtEnding());
    if (session.considered())
        return standingOf(session, *session.considered());
    if (session.mode() == Mode::setUp)
        return standingOf(session, session.editor().setup());
    return standingOf(session, *session.position());
}

panels::Standing standingOf(const TrainerSession& session, const chess::Setup& setup)
{
    const auto position = Position::from(setup);
    if (position)
        return standingOf(session, *position);
    panels::Standing standing;
    standing.headline = Presentation::tr("Cannot be");
    standing.tone = Tone::bad;
    standing.detail = faultSentences(position.error());
    return standing;
}

panels::MoveRecord recordOf(const TrainerSession& session)
{
    panels::MoveRecord record;
    if (session.mode() == Mode::replay) {
        const trainer::Line& line = *session.line();
        record.firstNumber = line.position(0).fullmove_number();
        record.firstTurn = line.position(0).turn();
        for (const trainer::Line::Step& step : line.steps())
            record.entries.push_back(entryOf(step));
        record.current = static_cast<int>(session.ply()) - 1;
        return record;
    }
    const Game& game = session.game();
    record.firstNumber = game.start().fullmove_number();
    record.firstTurn = game.start().turn();
    const std::vector<Game::NodeId> line = game.line();
    for (std::size_t i = 1; i < line.size(); ++i) {
        record.entries.push_back(entryOf(session, line[i]));
        if (line[i] == game.current())
            record.current = static_cast<int>(i) - 1;
    }
    return record;
}

std::vector<Game::NodeId> otherBranches(const Game& game)
{
    std::vector<Game::NodeId> others = game.node(game.current()).children;
    const std::optional<Game::NodeId> next = game.node(game.current()).next;
    others.erase(std::remove(others.begin(), others.end(), next), others.end());
    return others;
}

std::vector<Move> otherEquals(const TrainerSession& session)
{
    if (session.mode() != Mode::replay || session.ply() == session.line()->size())
        return {};
    const trainer::Line::Step& step = session.line()->steps()[session.ply()];
    std::vector<Move> others = step.equals;
    others.erase(std::remove(others.begin(), others.end(), step.move), others.end());
    return others;
}

panels::RecordNotes notesOf(const TrainerSession& session)
{
    panels::RecordNotes notes;
    if (session.mode() == Mode::replay) {
        const std::size_t size = session.line()->size();
        notes.summary =
            Presentation::tr("%n plies to mate, both sides at their best.", nullptr, static_cast<int>(size));
        notes.alternativesTitle = Presentation::tr("As good:");
        for (const Move move : otherEquals(session))
            notes.alternatives.push_back(moveName(*session.position(), move));
        notes.canGoBack = session.ply() > 0;
        notes.canGoForward = session.ply() < size;
        notes.offersAutoplay = true;
        notes.isAutoplaying = session.isAutoplaying();
        return notes;
    }
    const Game& game = session.game();
    notes.summary = playSummary(session);
    notes.alternativesTitle = Presentation::tr("Also played here:");
    for (const Game::NodeId branch : otherBranches(game))
        notes.alternatives.push_back(moveName(game.position(), *game.node(branch).move));
    notes.canGoBack = game.can_take_back();
    notes.canGoForward = game.can_redo();
    notes.offersEntry = true;
    return notes;
}

bool isPlayable(const chess::Setup& setup)
{
    const auto position = Position::from(setup);
    return position && !Game{*position}.end({});
}

bool hasLine(const TrainerSession& session, const chess::Setup& setup)
{
    const auto position = Position::from(setup);
    const auto verdict = position ? session.verdictOf(*position) : std::nullopt;
    return verdict && !verdict->is_draw() && verdict->to_mate().count() > 0;
}

} // namespace app
