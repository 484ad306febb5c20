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
    "Stages of bishop and knight, in order: apart free edge wrong-corner large-net w middle-net "
    "small-net\n"
    "corner; of other pieces against the bare king: open box shut-edge opposition; of a pawn: "
    "to-key-squares\n"
    "key-square outrun.\n"
    "Reasons compare a move with passing: mates captures promotes saves reaches:STAGE pen:8>5\n"
    "triangle:6>5 takes cage:9>4 guards protects withdraws releases waits drives:5>4 opposes "
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

/// What stands behind a reason's word.
enum class Shown {
    nothing,
    squares,
    numbers,           ///< before and after
    after,             ///< only the latter
    piece,             ///< the piece and its squares
    piece_and_numbers, ///< and how far it was and is away
    stage,
};

struct Form {
    std::string_view word;
    Shown shown;
};

/// How a reason is written.
Form form(Reason::Kind kind)
{
    using Kind = Reason::Kind;
    switch (kind) {
    case Kind::mates:
        return {"mates", Shown::squares};
    case Kind::captures:
        return {"captures", Shown::piece};
    case Kind::promotes:
        return {"promotes", Shown::piece};
    case Kind::saves:
        return {"saves", Shown::piece};
    case Kind::reaches:
        return {"reaches", Shown::stage};
    case Kind::shuts_in:
        return {"pen", Shown::numbers};
    case Kind::nets:
        return {"triangle", Shown::numbers};
    case Kind::takes:
        return {"takes", Shown::squares};
    case Kind::cage:
        return {"cage", Shown::numbers};
    case Kind::guards:
        return {"guards", Shown::squares};
    case Kind::protects:
        return {"protects", Shown::piece};
    case Kind::withdraws:
        return {"withdraws", Shown::piece};
    case Kind::releases:
        return {"releases", Shown::squares};
    case Kind::waits:
        return {"waits", Shown::squares};
    case Kind::drives:
        return {"drives", Shown::numbers};
    case Kind::opposes:
        return {"opposes", Shown::squares};
    case Kind::threatens:
        return {"threatens", Shown::numbers};
    case Kind::checks:
        return {"checks", Shown::squares};
    case Kind::posts:
        return {"posts", Shown::piece};
    case Kind::nearer:
        return {"nearer", Shown::piece_and_numbers};
    case Kind::centres:
        return {"centres", Shown::piece_and_numbers};
    case Kind::keeps:
        return {"keeps", Shown::after};
    case Kind::prepares:
        return {"prepares", Shown::squares};
    case Kind::stalemates:
        return {"stalemates", Shown::squares};
    case Kind::hangs:
        return {"hangs", Shown::piece};
    case Kind::spoils:
        return {"spoils", Shown::nothing};
    case Kind::falls_back:
        return {"falls-back", Shown::stage};
    case Kind::lets_out:
        return {"lets-out", Shown::numbers};
    case Kind::unguards:
        return {"unguards", Shown::squares};
    case Kind::gives:
        return {"gives", Shown::squares};
    case Kind::opens:
        return {"opens", Shown::numbers};
    case Kind::moves_away:
        return {"moves-away", Shown::piece_and_numbers};
    case Kind::only:
        return {"only", Shown::nothing};
    case Kind::hits:
        return {"hits", Shown::piece};
    case Kind::wrong_corner:
        return {"wrong-corner", Shown::numbers};
    case Kind::off_corner:
        return {"off-corner", Shown::numbers};
    case Kind::to_middle:
        return {"to-middle", Shown::numbers};
    case Kind::stays_wide:
        return {"stays-wide", Shown::after};
    }
    return {};
}

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
    const auto [word_of_kind, shown] = form(reason.kind);
    out += word_of_kind;
    if (shown == Shown::nothing)
        return;
    out += ':';
    if (shown == Shown::piece || shown == Shown::piece_and_numbers)
        out += to_letter(*reason.piece);
    if (shown == Shown::squares || shown == Shown::piece || shown == Shown::piece_and_numbers)
        append_squares(out, reason.squares, ',');
    if (shown == Shown::piece_and_numbers)
        out += ',';
    if (shown == Shown::numbers || shown == Shown::piece_and_numbers)
        append_numbers(out, reason);
    if (shown == Shown::after)
        append(out, reason.after);
    if (shown == Shown::stage)
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
