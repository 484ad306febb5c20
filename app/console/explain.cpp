// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/explain.h"

#include <span>

#include "chess/legal_moves.h"
#include "chess/piece.h"
#include "console/fen_lines.h"
#include "console/words.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/registry.h"
#include "trainer/coach/slower.h"
#include "trainer/coach/stage.h"

namespace console {

const char* const explain_help =
    "For each input line, one output line of tab-separated fields:\n"
    "  the FEN as read\n"
    "  the stage, or - if there is none; or illegal, unreadable or unknown with the reason, as in probe\n"
    "  the key squares of that stage, separated by spaces\n"
    "  one field for each best move: the move, a space, then - or its reasons separated by semicolons, the\n"
    "    most telling first: e4h7 stops:g8;leaves:e8; except with bishop and knight, without what a clearly\n"
    "    worse move does as well\n"
    "With --all there is a field for every move, the best first. For a slower move, - and a reply introduce\n"
    "a gain of that reply: -b3b2=hits:Ba1. The best replies are given, and what they gain after no best "
    "move.\n"
    "\n"
    "Stages of bishop and knight, in order: come-together take-centre drive-to-edge wrong-corner\n"
    "large-triangle w breakout middle-triangle small-triangle mate; of other pieces against the bare\n"
    "king: open box shut-edge opposition; of a pawn: to-key-squares key-square outrun.\n"
    "\n"
    "Reasons for either side's moves: mates captures promotes exchanges:Rd3 (for a like piece, which can be\n"
    "recaptured) gives-up-for-pawn:e7 (a piece for the last pawn). A capture or promotion that a recapture\n"
    "makes good counts as neither, but a capture does in a win. For the attacker's, compared with passing:\n"
    "  checks-to:e7,f8   check, and the king must go to one of at most two squares, or lose a piece\n"
    "  checks-off:e6     check, and the king must leave its square for one of three or more\n"
    "  checks-from:c2    the same of the bare king, with the squares that it loses, at most two, farther\n"
    "                    from the edge\n"
    "  checks            any other check\n"
    "  stops:d5          the king's best moves, at most two, are no longer possible; each slower move of "
    "the\n"
    "                    piece allows one\n"
    "  bars:e7           the same of a king beside its pawn; or of the king's only good move, if after any\n"
    "                    other of its moves the other king goes there and spoils the result\n"
    "  leaves:e7         the king has fewer squares to go to, at most two\n"
    "                    beside other pieces, if it loses three or more\n"
    "  allows:a4         the same, and it had as many\n"
    "  takes:g8          it loses at most two squares and has more than two left, or gets others for them\n"
    "                    that are no farther from the edge, or each slower move of the piece leaves it one\n"
    "  hems:7>4          it loses more than two squares and has more than two left\n"
    "  confines-edge     it could have left the edge at once; now, while no other piece moves, it can walk "
    "to\n"
    "                    squares on the edge only: four or more, or if a queen or rook hunts it, two\n"
    "  confines:12>6     while no other piece moves, it can walk to at most five squares, its own "
    "included;\n"
    "                    both, leaves and hems are of a bare king\n"
    "  guards:d7         covers squares, at most two, that it could reach in two moves and that are farther\n"
    "                    from the edge or the right corners\n"
    "  waits:f8          zugzwang: no square within two steps of the king changes\n"
    "  releases:b1       without the move it would be stalemate; the king has at most two squares now\n"
    "  drives:5>4        every move of the king brings it nearer to a right corner\n"
    "  drives-edge:2>1   every move of the king brings it nearer to the edge\n"
    "  opposes:e6,e8     the opposition, on the edge or in zugzwang with a pawn\n"
    "  faces:e4,e6       any other direct opposition to a bare king\n"
    "  forces-mate       mate with the next move\n"
    "  threatens-mate    another move at once would be mate; unless the other king is bare, mate\n"
    "                    follows within four moves; threatens-mate-on:b8 if it has a piece, and the mates "
    "end\n"
    "                    on at most two squares\n"
    "  saves:Bd4         the piece was hanging; of the other side's pieces, too\n"
    "  saves-without-stalemate:h2\n"
    "                    another move of the piece is stalemate; the king has at most two squares\n"
    "  protects:Na6      the piece could have been attacked next move; escapes-guarding:Qc3 out of check\n"
    "  safe-check:a8     the checking piece cannot be attacked in reply, as it can after a slower check\n"
    "  avoids:Bd4        the moved piece could have been attacked next move\n"
    "  withdraws:Qc3     the moved piece was attacked\n"
    "  reaches:STAGE     a later stage\n"
    "  diagonal          the bishop comes to a diagonal of Delétang's triangles that the king is behind, or\n"
    "                    to a smaller one\n"
    "  w-square          the knight comes to a square of the W, and the king cannot leave the edge at once\n"
    "  to-post:3>2       the king's steps to a square a knight's move from the right corner, mate being at\n"
    "                    most thirteen moves away; on-post if it gets there\n"
    "  nearer:K          the piece comes nearer to the other king\n"
    "  joins:N           the piece comes nearer to its own king\n"
    "  leaves-edge       the king leaves the edge\n"
    "  centres:K         the piece comes nearer to the centre\n"
    "  keeps-guarding:d7 only the moved piece covered the squares next to the king, and still does; each\n"
    "                    slower move of the piece gives one up\n"
    "  keeps-away:B      the moved piece cannot be attacked next move; it is or was three steps away at "
    "most\n"
    "  prepares:Ne5      the move that follows, which was not good at once; on-way:Ne5 if the piece is the "
    "same\n"
    "  all-safe          no loose piece can be attacked next move\n"
    "For the other side's moves, and for the replies to slower moves:\n"
    "  only              the only legal move\n"
    "  hits:Bc4          attacks a piece that is not guarded, and is not lost itself\n"
    "  gives-check       check\n"
    "  wrong-corner:3>2  nearer to a wrong corner, at most three moves away\n"
    "  off-corner:2>3    away from the right corner, near it and the edge\n"
    "  stays-central     from one of the sixteen central squares to another\n"
    "  to-centre         to the sixteen central squares, or to the four among them\n"
    "  off-edge          from the edge; stays-off-edge: another move goes there\n"
    "  evades            no move takes the king farther from the other, and some not as far\n"
    "  holds-off         the opposition, with a pawn on the board\n"
    "  stays-wide:5      every other move leaves the king fewer squares to go to\n"
    "Tactics of either side; after the first four a piece falls by force:\n"
    "  forks:c2,d7       the moved piece attacks both\n"
    "  skewers:c4,g4     it attacks one through the other\n"
    "  pins:d5           it attacks a piece in front of the king\n"
    "  discovers:h2      it uncovers an attack\n"
    "  discovered-check  it uncovers a check; double-check if it gives another itself\n"
    "  deflects:f2       a piece is drawn from the one it guards, or from the way of a pawn\n"
    "  lures:g8          a pawn promotes to draw the king there, and another one wins\n"
    "  x-rays:b7,b5      guards the one through the other, which attacks it\n"
    "  prepares-fork     a check, and after each best reply a fork is a best move; prepares-skewer;\n"
    "                    prepares-fork-or-skewer; begins-checks if best checks follow until one captures\n"
    "  wins:Pe5          the attacked piece falls by force, by no other tactic\n"
    "  offers-stalemate  to capture the piece is stalemate\n"
    "  only-win          every other move throws the win away; only-draw the draw; any-draws: every move "
    "draws;\n"
    "                    safe-draws: most do, and only the others lose a piece at once;\n"
    "                    wrong-bishop:a8 for the bishop does not cover the rook pawn's promotion square\n"
    "Pawn endings, either side:\n"
    "  opposes, holds-off, opposes-diagonally, opposes-distantly, spare-move, key-square:d4,\n"
    "  nears-key-square:d4, stays-on-key-square:e4, outruns:a5, enters-square:a5, shoulders:c8, "
    "to-corner:a8,\n"
    "  holds-key-squares, blocks-pawn:e4, nears-pawn:e4, races (both pawns promote, and it is a draw),\n"
    "  races-with-check (ours promotes first, with check), races-to-stop (the new queen stops the other "
    "pawn),\n"
    "  races-to-skewer (both promote, and then a skewer wins the queen)\n"
    "Passed pawns, of the moving side unless another is named:\n"
    "  makes-way:e4      a piece leaves the way of the pawn\n"
    "  seventh-without-check:e7, escorted:e5, advances:e5\n"
    "                    the pawn steps on: near the other king, guarded by its own, or just safely\n"
    "  covers-path:d6,e6 squares ahead of the pawn near the other king; guards-promotion:e8 the last\n"
    "  keeps-lead:h4     the lone king still cannot catch the pawn\n"
    "  shuts-corner:a8   the lone king cannot approach the corner that the bishop does not cover\n"
    "  to-free-corner:a8 the lone king heads for that corner\n"
    "  keeps-pawn-guarded:c6, nears-promotion:e8\n"
    "  holds-path:g7     a piece still covers squares ahead of the other side's pawn, or the draw is lost\n"
    "  stalemate-trap:a2 to capture the pawn is stalemate\n"
    "  stays-in-square:e4, pins-pawn:b3, forces-in-front:e2 (a far advanced pawn), stops-pawn:b4\n"
    "                    where it would be lost (the other side's pawn)\n"
    "  drives-in-front:4 best moves of the queen force the king in front of its pawn within so many moves\n"
    "  passes-pawn:d4    the king passes the pawn on the side away from the other king\n"
    "Play against pieces, either side:\n"
    "  attacks:Pe4       the moved piece attacks a loose piece\n"
    "  ties-king:e4      it attacks a piece that the king alone guards\n"
    "  pins-to-king:c7   it attacks a piece, which is no pawn, that cannot leave the line to its king\n"
    "  offers-exchange:Rd8 (a best reply exchanges), nears-with-check:e4 (queen, knight or king)\n"
    "  answers-skewer:Qh5\n"
    "                    out of check, and the piece behind the king is guarded; unpins:Rb6 if the king\n"
    "                    steps off the line on which the piece was pinned\n"
    "  ends-checks:a4    out of the check from this square, and no reply gives check; escapes-nearer:a4 if\n"
    "                    the king comes nearer to the other king; or just escapes-check:a4;\n"
    "                    escapes-with-loss:Rc5 if the piece can be captured whatever the way out;\n"
    "                    with-loss:Na1 out of no check\n"
    "Rook endings, either side:\n"
    "  builds-bridge, holds-third-rank, holds-back-rank:c8, cuts-file:d1, cuts-rank:h4, behind-pawn:a3, "
    "in-front, short-side,\n"
    "  checks-from-side, checks-from-behind, checks-from-front (a king beside its pawn, in a draw)\n"
    "  long-side:h1      the rook goes to the side of the pawn with more files, far from it\n"
    "Other endings:\n"
    "  wall:b2,c2        the bishops side by side\n"
    "  separates:b7      the rook must leave its king\n"
    "  zugzwang          passing would be better, for a side with a piece, or with the kings near each "
    "other\n"
    "                    beside pawns and pieces\n"
    "  attacks-with-threat:Bh5  attacks the piece, and another move at once would be mate\n"
    "  leaves-one-defence:f1    another move at once would be mate, unless a move to one of at most two\n"
    "                    squares prevents it\n"
    "  threatens-check:a8 another move at once would be a check there, and mate within three moves\n"
    "  dominates:a1      bishop or knight has no safe square left; nears-shut-in:a1 if it had none and the\n"
    "                    king comes nearer\n"
    "  prepares-discovery:c5    a discovered check by the piece there follows; prepares-zugzwang after a "
    "check\n"
    "  crosses-line:d6   queen against rook: the king crosses the third line from the other king's edge\n"
    "  second-rank:e7    against two pieces the rook stays on the second line from the edge of its king;\n"
    "                    guarded-check:d7 if it gives check beside its king\n"
    "                    readies-check:f7 if the king goes to the edge, so that a check there holds\n"
    "  sidesteps:f8      against two pieces the king steps away; to the other side it would lose\n"
    "  safe-corner:h8    bishop against rook: the corner that the bishop does not cover; keeps-diagonal:g8 "
    "if\n"
    "                    the king is there, and the bishop stays where it can interpose beside it\n"
    "  in-line-with-king the rook stays on the line of its king; any move of it off that line would lose\n"
    "  avoids-edge       any king's move to the edge would lose\n"
    "  from-side:a6      the rook attacks the rook pawn that the other rook guards from the front (Vancura)\n"
    "  triangulates      the position comes back with the other side to move\n"
    "For slower moves only:\n"
    "  stalemates:a8     the king has no move\n"
    "  gets-away:Nd3     a bishop or knight, far from its king and the only piece, goes there, and only its\n"
    "                    moves draw\n"
    "  slips:d5          the king goes where it could not have gone before the move\n"
    "  kept-out:d5       the king goes where it could not go after any best move; without pawns these two\n"
    "                    count if the kings are near, or it gets farther from the edge or the right corners, "
    "or nearer to the "
    "centre\n"
    "  unguards:a4,b4    the bare king may go to at most two squares to which it could not before, nor\n"
    "                    after a best move; farther from the edge or the right corners\n"
    "  leaves-diagonal   the bishop leaves the diagonal that the king is behind, and no best move does\n"
    "  underpromotes     the pawn becomes less than a queen, and a queen is better\n"
    "  widens            queen or rook: the bare king can walk to more squares, and not after each best move";

namespace {

using chess::Position;
using trainer::coach::Reason;
using trainer::coach::StagePens;
using Form = trainer::coach::ReasonForm;

void append_squares(std::string& out, chess::Bitboard squares, char separator)
{
    bool is_first = true;
    for (const chess::Square square : squares) {
        if (!is_first)
            out += separator;
        append(out, square);
        is_first = false;
    }
}

void append_numbers(std::string& out, const Reason& reason)
{
    append(out, reason.before);
    out += '>';
    append(out, reason.after);
}

void append_reason(std::string& out, const Reason& reason)
{
    const auto& entry = trainer::coach::entry_of(reason);
    const Form form = entry.form;
    out += entry.word;
    const bool names_none = form == Form::squares && reason.squares.empty();
    if (form == Form::word || names_none)
        return;
    out += ':';
    if (form == Form::piece)
        out += to_letter(*reason.piece);
    if (form == Form::squares || form == Form::piece)
        append_squares(out, reason.squares, ',');
    if (form == Form::numbers)
        append_numbers(out, reason);
    if (form == Form::after)
        append(out, reason.after);
    if (form == Form::stage)
        out += name_of(*reason.stage);
}

/// Appends the reasons, separated by semicolons; gains of a reply are preceded by a `-` and the reply.
void append_reasons(std::string& out, std::span<const Reason> reasons, std::string_view sign = {})
{
    for (const Reason& reason : reasons) {
        out += out.back() == ' ' ? "" : ";";
        out += sign;
        if (reason.reply) {
            append(out, *reason.reply);
            out += '=';
        }
        append_reason(out, reason);
    }
}

void append_known(std::string& out, const endgame::Tablebase& known, const Position& position,
                  ExplainedMoves moves)
{
    const StagePens& pens = trainer::coach::stage_pens();
    const auto stands = trainer::coach::standing(pens, known, position);
    out += stands ? name_of(stands->stage) : "-";
    out += '\t';
    if (stands)
        append_squares(out, stands->squares, ' ');
    const auto ranked = *known.ranked_moves(position);
    for (const endgame::RankedMove& each :
         moves == ExplainedMoves::all ? std::span{ranked} : endgame::best_of(ranked)) {
        const chess::Move move = each.move;
        out += '\t';
        append(out, move);
        out += ' ';
        append_reasons(out, trainer::coach::reasons(pens, known, position, move));
        if (moves == ExplainedMoves::all)
            append_reasons(out, trainer::coach::concessions(known, position, move), "-");
        if (out.back() == ' ')
            out += '-';
    }
}

/// Appends the coach's explanation of a position.
AppendFields coach(endgame::TablebaseStore& tables, ExplainedMoves moves)
{
    return [&tables, moves](std::string& out, const Position& position) {
        try {
            if (tables.probe(position))
                append_known(out, tables.known(), position, moves);
            else if (chess::legal_moves(position).empty())
                out += "-\t";
            else
                append_unknown(out, why_uncovered(position, tables.most()));
        } catch (const endgame::WantOfMemory& want) {
            append_unknown(out, sentence(want));
        }
    };
}

} // namespace

void append_explanation(std::string& out, endgame::TablebaseStore& tables, std::string_view line,
                        ExplainedMoves moves)
{
    append_answer(out, line, coach(tables, moves));
}

Answer explain(int input, int output, ExplainedMoves moves, endgame::TablebaseStore& tables)
{
    return answer_lines(input, output, coach(tables, moves));
}

} // namespace console
