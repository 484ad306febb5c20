// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/presentation.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "chess/legal_moves.h"
#include "chess/pawns.h"
#include "text/endings.h"
#include "text/record_signs.h"
#include "text/refusals.h"
#include "trainer/draw_cause.h"
#include "trainer/technique.h"

using namespace Qt::StringLiterals;

namespace show {
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

std::optional<Move> lastMove(const session::TrainerSession& session)
{
    if (session.mode() == session::Mode::play)
        return session.round().game().node(session.round().game().current()).move;
    if (session.mode() == session::Mode::replay && session.replay()->ply > 0)
        return session.replay()->line.steps()[session.replay()->ply - 1].move;
    return std::nullopt;
}

void addCorners(std::vector<board::Mark>& marks, const chess::Board& pieces)
{
    if (const auto corners = trainer::corners(pieces)) {
        marks.push_back({board::MarkKind::targetCorner, corners->right, text::cornersText(*corners)});
        marks.push_back({board::MarkKind::wrongCorner, corners->wrong});
    }
}

/// Where a pawn can stand; on the set-up board it may stand elsewhere.
const Bitboard pawnGround = ~(chess::rank_squares(0) | chess::rank_squares(7));

/// The pawn that king and pawn against king is about, and whose it is.
std::optional<std::pair<chess::Square, Color>> onlyPawn(const chess::Board& pieces)
{
    const Bitboard others = pieces.occupied() - pieces.of(chess::Role::king);
    if (others.size() != 1 || (pieces.of(chess::Role::pawn) & pawnGround) != others)
        return std::nullopt;
    const chess::Square pawn = others.first();
    return std::pair{pawn, pieces.of(Color::white).contains(pawn) ? Color::white : Color::black};
}

void addKeySquares(std::vector<board::Mark>& marks, const chess::Board& pieces)
{
    if (const auto pawn = onlyPawn(pieces)) {
        const Bitboard keys = trainer::key_squares(pawn->first, pawn->second);
        marks.push_back({board::MarkKind::keySquare, keys,
                         Presentation::tr("Key squares: %1").arg(text::squareNames(keys))});
    }
}

QString squareName(chess::Square square)
{
    return QString::fromStdString(to_string(square));
}

/// The square of each passed pawn; that of an only pawn says where it is.
void addPawnSquares(std::vector<board::Mark>& marks, const chess::Board& pieces)
{
    for (const Color side : chess::all_colors) {
        for (const chess::Square pawn : passed_pawns(pieces, side) & pawnGround) {
            const Bitboard square = square_of_pawn(pawn, side);
            const QString corners = Presentation::tr("Square of the pawn: %1–%2", "its opposite corners")
                                        .arg(squareName(square.first()), squareName(square.last()));
            marks.push_back(
                {board::MarkKind::pawnSquare, square, onlyPawn(pieces).has_value() ? corners : QString{}});
        }
    }
}

/// All that the pieces themselves tell.
std::vector<board::Mark> teachingMarks(const chess::Board& pieces)
{
    std::vector<board::Mark> marks;
    addCorners(marks, pieces);
    addKeySquares(marks, pieces);
    addPawnSquares(marks, pieces);
    return marks;
}

/// What the marks on a board stand for, where they mean something.
std::vector<panels::LegendEntry> legendOf(const chess::Board& pieces)
{
    std::vector<panels::LegendEntry> legend;
    for (const board::Mark& mark : teachingMarks(pieces)) {
        if (!mark.text.isEmpty())
            legend.push_back({mark.kind, mark.text});
    }
    return legend;
}

/// The best moves, unless all but anything draws and there is nothing to point out.
std::vector<Move> hintedMoves(const session::TrainerSession& session, const Position& position)
{
    constexpr std::size_t mostDrawingMoves = 5;
    std::vector<Move> best = session.tables().known().best_moves(position);
    if (session.tables().verdictOf(position)->is_draw() && best.size() > mostDrawingMoves)
        best.clear();
    return best;
}

void addArrows(board::Diagram& diagram, const session::TrainerSession& session, const Position& position)
{
    if (session.mode() != session::Mode::play || !session.tables().verdictOf(position))
        return;
    if (session.isHintShown()) {
        for (const Move move : hintedMoves(session, position))
            diagram.arrows.push_back({move.from, move.to, board::ArrowKind::best});
    }
    // How a thrown win is refuted, as long as the board shows the position after the mistake.
    const Judgement* judgement = session.round().judgement(session.round().game().current());
    if (judgement && judgement->cause && !judgement->cause->line.empty()) {
        const Move reply = judgement->cause->line.front();
        diagram.arrows.push_back({reply.from, reply.to, board::ArrowKind::reply});
    }
}

/// The pens of PGN's letters; an unknown one draws in green.
std::pair<board::MarkKind, board::ArrowKind> penOf(char color)
{
    switch (color) {
    case 'R':
        return {board::MarkKind::redCircle, board::ArrowKind::red};
    case 'Y':
        return {board::MarkKind::yellowCircle, board::ArrowKind::yellow};
    case 'B':
        return {board::MarkKind::blueCircle, board::ArrowKind::blue};
    default:
        return {board::MarkKind::greenCircle, board::ArrowKind::green};
    }
}

/// What somebody drew about the current node of the round.
void addAnnotatedMarks(board::Diagram& diagram, const session::TrainerSession& session)
{
    if (session.mode() != session::Mode::play)
        return;
    const Game& game = session.round().game();
    const chess::Comment& comment = game.tree().annotations(game.current()).after;
    for (const chess::SquareMark& mark : comment.squares)
        diagram.marks.push_back({penOf(mark.color).first, Bitboard{mark.square}});
    for (const chess::ArrowMark& arrow : comment.arrows)
        diagram.arrows.push_back({arrow.from, arrow.to, penOf(arrow.color).second});
}

/// What somebody wrote about the current node of the round, in the room of a few lines.
QString commentOn(const Game& game)
{
    constexpr qsizetype longest = 400;
    const QString text = QString::fromStdString(game.tree().annotations(game.current()).after.text);
    return text.size() > longest ? text.first(longest) + u'…' : text;
}

/// The signs that chess players write behind a move (PGN standard, 10).
QString glyphsOf(const std::vector<chess::Nag>& nags)
{
    static const std::array signs{u"!"_s, u"?"_s, u"!!"_s, u"??"_s, u"!?"_s, u"?!"_s};
    QString glyphs;
    for (const chess::Nag nag : nags) {
        if (nag >= 1 && nag <= signs.size())
            glyphs += signs[nag - 1U];
    }
    return glyphs;
}

/// What the fifty-move rule leaves, where that is known exactly.
std::optional<panels::Budget> budgetOf(const Position& position, const endgame::Verdict& verdict)
{
    const auto material = endgame::Material::of(position.board(), trainer::attacker_of(position, verdict));
    if (!material || !trainer::is_fifty_move_exact(*material) || verdict.to_mate().count() == 0)
        return std::nullopt;
    return panels::Budget{trainer::moves_to_spare(position, verdict.to_mate()),
                          (position.halfmove_clock() + 1) / 2};
}

/// Whether the game on the board is over.
bool isOver(const session::TrainerSession& session, const Position& position)
{
    return trainer::Game{position}.end({}).has_value() ||
           (session.mode() == session::Mode::play && session.round().end());
}

QString beyondTheTables(const Position& position)
{
    constexpr auto mostPieces = static_cast<int>(endgame::most_pieces);
    const int pieces = position.board().occupied().size();
    return text::uncoveredSentence(position) + u' ' +
           Presentation::tr("Remove %n of them, any but the kings, to be within.", nullptr,
                            pieces - mostPieces);
}

panels::Standing solvingStanding(const session::TrainerSession& session, const endgame::Material& ending)
{
    panels::Standing standing;
    standing.headline = u"…"_s;
    if (session.tables().share()) {
        standing.detail = Presentation::tr("Working out: %1.").arg(text::endingName(ending));
        standing.solving = session.tables().share();
        standing.remedy = panels::Remedy::cancel;
    }
    return standing;
}

/// What stands in the place of a verdict that is not there.
panels::Standing standingWithout(const session::TrainerSession& session, const Position& position)
{
    panels::Standing standing;
    standing.headline = text::headline(position, std::nullopt);
    switch (session.tables().coverageOf(position)) {
    case session::Coverage::solving:
        return solvingStanding(
            session, *endgame::Material::of(position.board(), trainer::attacker_of(position, std::nullopt)));
    case session::Coverage::cancelled:
        standing.detail = Presentation::tr("Solving was cancelled. Press “Try again” to see the verdict.");
        standing.remedy = panels::Remedy::retry;
        break;
    case session::Coverage::outOfMemory:
        standing.detail = Presentation::tr(
            "There was not enough memory to work the ending out. Close other programs and try again.");
        standing.remedy = panels::Remedy::retry;
        break;
    case session::Coverage::castling:
        standing.detail = Presentation::tr(
            "The tables know no castling: take the right to castle away to see the verdict.");
        if (session.mode() == session::Mode::setUp)
            standing.remedy = panels::Remedy::clearCastling;
        break;
    case session::Coverage::tooManyPieces:
        standing.detail = beyondTheTables(position);
        break;
    case session::Coverage::covered:
        break;
    }
    return standing;
}

panels::Standing standingOf(const session::TrainerSession& session, const Position& position)
{
    const std::optional<endgame::Verdict> verdict = session.tables().verdictOf(position);
    panels::Standing standing;
    if (verdict || isOver(session, position))
        standing.headline = text::headline(position, verdict);
    else
        standing = standingWithout(session, position);
    standing.turn = isOver(session, position) ? QString{} : text::sideToMove(position, verdict);
    standing.legend = legendOf(position.board());
    if (verdict && verdict->is_draw()) {
        standing.tone = text::Tone::costly;
        if (const auto cause = trainer::draw_cause(session.tables().known(), position))
            standing.detail = text::drawSentence(position, *cause);
    } else if (verdict) {
        standing.budget = budgetOf(position, *verdict);
    }
    return standing;
}

panels::MoveEntry entryOf(const session::TrainerSession& session, Game::NodeId id)
{
    const Game::Node& node = session.round().game().node(id);
    const Position& before = session.round().game().node(*node.parent).position;
    const QString glyphs = glyphsOf(session.round().game().tree().annotations(id).nags);
    panels::MoveEntry entry{text::moveName(before, *node.move) + glyphs, {}, text::Tone::plain, {}};
    if (const Judgement* judgement = session.round().judgement(id)) {
        const text::Remark remark = text::remarkOn(before, *node.move, *judgement);
        entry.aside = text::costSign(*judgement);
        entry.tone = remark.tone;
        entry.tip = remark.headline;
    }
    if (session.round().help().finished.contains(id)) {
        entry.aside = text::programSign();
        entry.tone = text::Tone::plain;
        entry.tip = Presentation::tr("The program played this move.");
    }
    return entry;
}

panels::MoveEntry entryOf(const trainer::Line::Step& step)
{
    const int ways = static_cast<int>(step.equals.size());
    panels::MoveEntry entry{text::moveName(step.before, step.move), {}, text::Tone::plain, {}};
    if (ways > 1) {
        entry.aside = text::waysSign(ways);
        entry.tip = Presentation::tr("%n moves are equally good here.", nullptr, ways);
    }
    return entry;
}

/// The moves that the attacker's moves on the way to the current node have wasted.
int wasted(const session::TrainerSession& session)
{
    int moves = 0;
    for (const Game::NodeId id : session.round().game().path()) {
        const Judgement* judgement = session.round().judgement(id);
        if (judgement && judgement->before.outcome() == endgame::Outcome::win)
            moves += judgement->cost;
    }
    return moves;
}

QString playSummary(const session::TrainerSession& session)
{
    const auto verdict = session.tables().verdictOf(session.round().game().start());
    if (!verdict || verdict->is_draw())
        return {};
    const QString seed =
        session.round().seed() ? u' ' + Presentation::tr("Seed %1.").arg(*session.round().seed()) : QString{};
    if (session.round().game().current() == 0)
        return seed.trimmed();
    const QString best =
        Presentation::tr("%n move(s) at best from the start", nullptr, verdict->to_mate().moves());
    return Presentation::tr("%1, %2.").arg(best,
                                           Presentation::tr("%n wasted so far", nullptr, wasted(session))) +
           seed;
}

} // namespace

board::Diagram diagramOf(const session::TrainerSession& session)
{
    board::Diagram diagram;
    if (session.mode() == session::Mode::setUp) {
        diagram.pieces = session.editor()->setup().board;
        diagram.hand = board::Hand::free;
        diagram.marks = teachingMarks(diagram.pieces);
        return diagram;
    }
    const Position position = *session.position();
    diagram.pieces = position.board();
    diagram.marks = teachingMarks(diagram.pieces);
    if (position.is_check())
        diagram.marks.push_back({board::MarkKind::check, Bitboard{position.king(position.turn())}});
    if (const auto move = lastMove(session))
        diagram.marks.push_back({board::MarkKind::lastMove, Bitboard{move->from, move->to}});
    if (session.isUsersTurn()) {
        diagram.hand = board::Hand::moves;
        for (const Move move : legal_moves(position))
            diagram.destinations[index(move.from)] |= Bitboard{move.to};
    }
    addArrows(diagram, session, position);
    addAnnotatedMarks(diagram, session);
    return diagram;
}

panels::Standing standingOf(const session::TrainerSession& session)
{
    if (session.dealtEnding() && session.tables().share())
        return solvingStanding(session, *session.dealtEnding());
    if (session.considered())
        return standingOf(session, *session.considered());
    if (session.mode() == session::Mode::setUp)
        return standingOf(session, session.editor()->setup());
    return standingOf(session, *session.position());
}

panels::Standing standingOf(const session::TrainerSession& session, const chess::Setup& setup)
{
    const auto position = Position::from(setup);
    if (position)
        return standingOf(session, *position);
    panels::Standing standing;
    standing.headline = Presentation::tr("Illegal position");
    standing.tone = text::Tone::bad;
    standing.detail = text::faultSentences(position.error());
    return standing;
}

panels::MoveRecord recordOf(const session::TrainerSession& session)
{
    panels::MoveRecord record;
    if (session.mode() == session::Mode::replay) {
        const trainer::Line& line = session.replay()->line;
        record.firstNumber = line.position(0).fullmove_number();
        record.firstTurn = line.position(0).turn();
        for (const trainer::Line::Step& step : line.steps())
            record.entries.push_back(entryOf(step));
        record.current = static_cast<int>(session.replay()->ply) - 1;
        return record;
    }
    const Game& game = session.round().game();
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
    const std::optional<Game::NodeId> next = game.next(game.current());
    others.erase(std::remove(others.begin(), others.end(), next), others.end());
    return others;
}

std::vector<Move> otherEquals(const session::TrainerSession& session)
{
    if (session.mode() != session::Mode::replay || session.replay()->ply == session.replay()->line.size())
        return {};
    const trainer::Line::Step& step = session.replay()->line.steps()[session.replay()->ply];
    std::vector<Move> others = step.equals;
    others.erase(std::remove(others.begin(), others.end(), step.move), others.end());
    return others;
}

panels::RecordNotes notesOf(const session::TrainerSession& session)
{
    panels::RecordNotes notes;
    if (session.mode() == session::Mode::replay) {
        const std::size_t size = session.replay()->line.size();
        notes.summary =
            Presentation::tr("%n plies to mate, both sides at their best.", nullptr, static_cast<int>(size));
        notes.alternativesTitle = Presentation::tr("As good:");
        for (const Move move : otherEquals(session))
            notes.alternatives.push_back(text::moveName(*session.position(), move));
        notes.offersAutoplay = true;
        return notes;
    }
    const Game& game = session.round().game();
    notes.summary = (commentOn(game) + u'\n' + playSummary(session)).trimmed();
    notes.alternativesTitle = Presentation::tr("Also played here:");
    for (const Game::NodeId branch : otherBranches(game))
        notes.alternatives.push_back(text::moveName(game.position(), *game.node(branch).move));
    notes.offersEntry = true;
    return notes;
}

bool isPlayable(const chess::Setup& setup)
{
    const auto position = Position::from(setup);
    return position && !Game{*position}.end({});
}

bool hasLine(const session::TrainerSession& session, const chess::Setup& setup)
{
    const auto position = Position::from(setup);
    const auto verdict = position ? session.tables().verdictOf(*position) : std::nullopt;
    return verdict && !verdict->is_draw() && verdict->to_mate().count() > 0;
}

} // namespace show
