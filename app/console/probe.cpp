// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/probe.h"

#include <optional>

#include "chess/legal_moves.h"
#include "chess/position.h"
#include "console/fen_lines.h"
#include "console/words.h"

namespace console {
namespace {

using chess::Position;
using endgame::Outcome;
using endgame::Verdict;

std::string_view word(Outcome outcome)
{
    switch (outcome) {
    case Outcome::win:
        return "win";
    case Outcome::draw:
        return "draw";
    case Outcome::loss:
        return "loss";
    }
    return {};
}

void append_verdict(std::string& out, Verdict verdict)
{
    out += word(verdict.outcome());
    out += '\t';
    if (verdict.is_draw())
        out += '-';
    else
        append(out, verdict.to_mate().count());
}

/// The result by the rules alone, if the game is over.
std::optional<Verdict> decided(const Position& position)
{
    if (count_legal_moves(position) > 0)
        return std::nullopt;
    return position.is_check() ? Verdict::loss(endgame::Plies{0}) : Verdict::draw();
}

/// The position with the halfmove clock reset, so that the fifty-move rule has no influence.
Position without_clock(const Position& position)
{
    chess::Setup setup = position.setup();
    setup.halfmove_clock = 0;
    return *Position::from(setup);
}

void append_known(std::string& out, const endgame::Tablebase& known, const Position& position,
                  Verdict verdict)
{
    append_verdict(out, verdict);
    char separator = '\t';
    for (const chess::Move move : known.best_moves(without_clock(position))) {
        out += separator;
        append(out, move);
        separator = ' ';
    }
    if (separator == '\t')
        out += '\t';
}

void append_knowledge(std::string& out, endgame::TablebaseStore& tables, const Position& position)
{
    try {
        if (const std::optional<Verdict> verdict = tables.probe(position)) {
            append_known(out, tables.known(), position, *verdict);
        } else if (const std::optional<Verdict> end = decided(position)) {
            append_verdict(out, *end);
            out += '\t';
        } else {
            append_unknown(out, why_uncovered(position, tables.most()));
        }
    } catch (const endgame::WantOfMemory& want) {
        append_unknown(out, sentence(want));
    }
}

} // namespace

void append_probe(std::string& out, endgame::TablebaseStore& tables, std::string_view line)
{
    append_answer(out, line, [&](std::string& fields, const Position& position) {
        append_knowledge(fields, tables, position);
    });
}

Answer probe(int input, int output, endgame::TablebaseStore& tables)
{
    return answer_lines(input, output, [&](std::string& fields, const Position& position) {
        append_knowledge(fields, tables, position);
    });
}

} // namespace console
