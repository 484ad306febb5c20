// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/explain.h"

#include <span>

#include "chess/legal_moves.h"
#include "chess/piece.h"
#include "console/fen_lines.h"
#include "console/words.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"
#include "trainer/coach/reason.h"
#include "trainer/coach/registry.h"
#include "trainer/coach/stage.h"

namespace console {

const char* const explain_help =
    "For each input line, one output line of tab-separated fields:\n"
    "  the FEN as read\n"
    "  the stage, or - if there is none; or illegal, unreadable or unknown with the reason, as in probe\n"
    "  the key squares of that stage, separated by spaces\n"
    "  one field for each best move: the move, a space, then - or its reasons separated by semicolons, "
    "the\n"
    "    most important first: f4g6 takes:h8;cage:9>4\n"
    "With --all there is a field for every move, the best first, and after a - what the move gives up:\n"
    "stalemates hangs:Bc4 spoils falls-back:STAGE lets-out:5>9 unguards:d7 gives:g8 opens:9>14 "
    "moves-away:Ng4,3>6.\n"
    "Stages of bishop and knight, in order: come-together take-centre drive-to-edge wrong-corner\n"
    "large-triangle w breakout middle-triangle small-triangle mate; of other pieces against the bare king: open box shut-edge opposition; of a pawn: "
    "to-key-squares\n"
    "key-square outrun.\n"
    "Reasons compare a move with passing: mates captures promotes saves reaches:STAGE pen:8>5\n"
    "triangle:6>5 takes cage:9>4 trims:43>42 guards protects withdraws releases waits drives:5>4 opposes "
    "threatens:8>5\n"
    "checks posts nearer:Ne5,5>4 centres:Kd2,3>2 keeps:5 prepares; for the other side captures promotes\n"
    "only hits wrong-corner:3>2 off-corner:4>5 to-middle:3>2 stays-wide:40. After a colon come the "
    "squares,\n"
    "a piece's own after its letter, or numbers before and after. The pen and the triangle are the\n"
    "smallest of two kinds of regions in which the king can be confined for ever; takes lists flight\n"
    "squares denied to the king, the cage is the set of squares it could reach if no other piece moved, "
    "and\n"
    "a move waits if it puts the king in zugzwang.";

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
    if (form == Form::word)
        return;
    out += ':';
    if (form == Form::piece || form == Form::piece_and_numbers)
        out += to_letter(*reason.piece);
    if (form == Form::squares || form == Form::piece || form == Form::piece_and_numbers)
        append_squares(out, reason.squares, ',');
    if (form == Form::piece_and_numbers)
        out += ',';
    if (form == Form::numbers || form == Form::piece_and_numbers)
        append_numbers(out, reason);
    if (form == Form::after)
        append(out, reason.after);
    if (form == Form::stage)
        out += name_of(*reason.stage);
}

/// Appends the reasons, `-` before each of what a move lets go, a blank or a semicolon before each.
void append_reasons(std::string& out, std::span<const Reason> reasons, std::string_view sign = {})
{
    for (const Reason& reason : reasons) {
        out += out.back() == ' ' ? "" : ";";
        out += sign;
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
            append_reasons(out, trainer::coach::concessions(pens, known, position, move), "-");
        if (out.back() == ' ')
            out += '-';
    }
}

/// What the coach sees in a position.
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
