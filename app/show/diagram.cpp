// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/diagram.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <ranges>
#include <utility>
#include <vector>

#include "chess/legal_moves.h"
#include "show/guidance.h"
#include "show/last_move.h"
#include "show/report.h"
#include "show/teaching_marks.h"
#include "show/why.h"
#include "text/words.h"

namespace show {
namespace {

using chess::Bitboard;
using chess::Move;
using chess::Position;
using trainer::Game;
using trainer::coach::Ladder;
using trainer::coach::Rung;

/// The squares that a rung below the moves highlights.
Bitboard pointedAt(const Ladder& ladder, Rung rung)
{
    switch (rung) {
    case Rung::squares:
        return ladder.squares;
    case Rung::piece:
        return Bitboard{ladder.move.from};
    case Rung::target:
        return Bitboard{ladder.move.from} | ladder.targets;
    default:
        return {};
    }
}

/// Adds arrows for the first of the best moves.
void addBest(board::Diagram& diagram, const std::vector<Move>& best, std::size_t most)
{
    for (const Move move : best | std::views::take(most))
        diagram.arrows.push_back({move.from, move.to, board::ArrowKind::best});
}

/// The number of best moves that a hint draws: those that it names, or all that hold a draw, unless there are
/// too many or no move is worse.
std::size_t numberDrawn(const Ladder& ladder)
{
    constexpr std::size_t mostDrawingMoves = 5;
    const std::size_t count = ladder.best.size();
    if (count > 1 && (ladder.is_free || (ladder.is_draw && count > mostDrawingMoves)))
        return 0;
    return ladder.is_draw ? count : 1 + text::numberNamed(count - 1);
}

/// Draws a hint: the squares that its rung highlights, if any, or the best moves.
void addHint(board::Diagram& diagram, const Ladder& ladder, Rung rung)
{
    if (rung < Rung::moves) {
        if (const Bitboard squares = pointedAt(ladder, rung); !squares.empty())
            diagram.marks.push_back({board::MarkKind::pointed, squares});
        return;
    }
    addBest(diagram, ladder.best, numberDrawn(ladder));
}

void addArrows(board::Diagram& diagram, const session::TrainerSession& session, const Position& position,
               Telling telling)
{
    // In a replay, show the next move.
    if (session.mode() == session::Mode::replay && !session.replay()->is_at_end()) {
        const Move next = session.replay()->line.steps()[session.replay()->ply].move;
        diagram.arrows.push_back({next.from, next.to, board::ArrowKind::best});
    }
    if (session.mode() != session::Mode::play || telling == Telling::nothing ||
        !session.tables().verdictOf(position))
        return;
    const auto end = session.round().end();
    if (end && end->reason == trainer::EndReason::given_up) {
        const std::vector<Move> best = bestMovesOf(session, position);
        addBest(diagram, best, text::numberNamed(best.size()));
    }
    const auto hints = session.help().hint() ? session.help().hints() : std::nullopt;
    if (hints)
        addHint(diagram, *hints, *session.help().hint());
    else
        std::ranges::copy(methodArrows(session), std::back_inserter(diagram.arrows));
    // If the user plays both sides, a reply of the attacker is a good move, not a threat.
    const bool isOurs =
        session.round().seat() == trainer::Seat::both && position.turn() == session.round().attacker();
    if (const auto reply = refutationOnBoard(session, telling))
        diagram.arrows.push_back(
            {reply->from, reply->to, isOurs ? board::ArrowKind::best : board::ArrowKind::reply});
}

/// The mark and arrow of a PGN colour letter; green if it is unknown.
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

/// Adds the circles and arrows that annotate the current node of the round.
void addAnnotatedMarks(board::Diagram& diagram, const session::TrainerSession& session, Telling telling)
{
    if (session.mode() != session::Mode::play || telling >= Telling::asked)
        return;
    const Game& game = session.round().game();
    addDrawing(diagram, game.tree().annotations(game.current()).after);
}

/// Marks the king in check. A mated king has no other mark around it, and so remains easy to see.
void addCheck(board::Diagram& diagram, const Position& position)
{
    const Bitboard king{position.king(position.turn())};
    if (legal_moves(position).empty()) {
        for (board::Mark& mark : diagram.marks)
            mark.squares = mark.squares - king;
    }
    diagram.marks.push_back({board::MarkKind::check, king});
}

/// The marks and overlays that help the user to learn; empty in an exam and on a page with a question.
std::vector<board::Mark> marksToLearnBy(const session::TrainerSession& session, const chess::Board& pieces,
                                        const OverlayWish& wish)
{
    if (wish.telling >= Telling::asked)
        return {};
    std::vector<board::Mark> marks = teachingMarks(pieces);
    std::ranges::copy(overlaysOf(session, wish), std::back_inserter(marks));
    for (board::Mark& mark : methodFields(session)) {
        if (std::ranges::find(marks, mark.kind, &board::Mark::kind) == marks.end())
            marks.push_back(std::move(mark));
    }
    return marks;
}

} // namespace

board::Diagram diagramOf(const session::TrainerSession& session, const OverlayWish& wish)
{
    board::Diagram diagram;
    if (session.isAwaitingDeal()) {
        if (const auto start = session.dealtStart())
            diagram.pieces = start->board();
        return diagram;
    }
    if (session.mode() == session::Mode::setUp) {
        diagram.pieces = session.editor()->setup().board;
        diagram.hand = board::Hand::free;
        diagram.marks = marksToLearnBy(session, diagram.pieces, wish);
        return diagram;
    }
    const Position position = *session.position();
    diagram.pieces = position.board();
    diagram.marks = marksToLearnBy(session, diagram.pieces, wish);
    if (position.is_check())
        addCheck(diagram, position);
    if (const auto last = lastMove(session); last && !last->move.is_null())
        diagram.marks.push_back({board::MarkKind::lastMove, Bitboard{last->move.from, last->move.to}});
    if (session.isUsersTurn()) {
        diagram.hand = board::Hand::moves;
        for (const Move move : legal_moves(position))
            diagram.destinations[index(move.from)] |= Bitboard{move.to};
    }
    addArrows(diagram, session, position, wish.telling);
    addAnnotatedMarks(diagram, session, wish.telling);
    return diagram;
}

void addDrawing(board::Diagram& diagram, const chess::Comment& comment)
{
    // More arrows would hide the board and take long to draw.
    constexpr std::size_t mostArrows = 256;
    std::map<board::MarkKind, Bitboard> circles;
    for (const chess::SquareMark& mark : comment.squares)
        circles[penOf(mark.color).first] |= Bitboard{mark.square};
    for (const auto& [kind, squares] : circles)
        diagram.marks.push_back({kind, squares});
    // Of several arrows between the same squares only the last one is visible.
    std::map<std::pair<chess::Square, chess::Square>, board::ArrowKind> arrows;
    for (const chess::ArrowMark& arrow : comment.arrows) {
        if (arrows.size() < mostArrows || arrows.contains({arrow.from, arrow.to}))
            arrows[{arrow.from, arrow.to}] = penOf(arrow.color).second;
    }
    for (const auto& [way, kind] : arrows)
        diagram.arrows.push_back({way.first, way.second, kind});
}

chess::Comment drawingOf(const board::OwnMarks& drawn)
{
    chess::Comment comment;
    for (const board::Pen pen : board::allPens) {
        const char color = "GRYB"[static_cast<std::size_t>(pen)];
        for (const board::Mark& circles : drawn.circles()) {
            for (const chess::Square square : circles.squares) {
                if (circles.kind == circleOf(pen))
                    comment.squares.add({color, square});
            }
        }
        for (const board::Arrow& arrow : drawn.arrows()) {
            if (arrow.kind == arrowOf(pen))
                comment.arrows.add({color, arrow.from, arrow.to});
        }
    }
    return comment;
}

} // namespace show
