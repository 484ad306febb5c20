// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/probe.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/position.h"
#include "console/streams.h"
#include "console/words.h"

namespace console {

namespace {

using chess::Position;
using endgame::Outcome;
using endgame::Verdict;

constexpr std::size_t written_at_once = std::size_t{1} << 16;

std::string_view without_blanks_around(std::string_view line)
{
    constexpr std::string_view blanks = " \t\r\v\f";
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (line.substr(0, byte_order_mark.size()) == byte_order_mark)
        line.remove_prefix(byte_order_mark.size());
    const std::size_t first = line.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return line.substr(first, line.find_last_not_of(blanks) - first + 1);
}

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

void append(std::string& out, int number)
{
    std::array<char, 12> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    out.append(digits.data(), end);
}

void append(std::string& out, chess::Square square)
{
    out += static_cast<char>('a' + file_of(square));
    out += static_cast<char>('1' + rank_of(square));
}

void append(std::string& out, chess::Move move)
{
    append(out, move.from);
    append(out, move.to);
    if (move.promotion)
        out += to_letter(chess::Piece{chess::Color::black, *move.promotion});
}

void append(std::string& out, Verdict verdict)
{
    out += word(verdict.outcome());
    out += '\t';
    if (verdict.is_draw())
        out += '-';
    else
        append(out, verdict.to_mate().count());
}

/// What the rules alone decide.
std::optional<Verdict> decided(const Position& position)
{
    if (count_legal_moves(position) > 0)
        return std::nullopt;
    return position.is_check() ? Verdict::loss(endgame::Plies{0}) : Verdict::draw();
}

void append_knowledge(std::string& out, endgame::TablebaseStore& tables, const Position& position)
{
    const std::optional<Verdict> verdict = tables.probe(position);
    if (!verdict) {
        if (const std::optional<Verdict> end = decided(position))
            append(out, *end);
        else
            out += "unknown\t" + why_uncovered(position);
        out += '\t';
        return;
    }
    append(out, *verdict);
    char separator = '\t';
    for (const chess::Move move : tables.known().best_moves(position)) {
        out += separator;
        append(out, move);
        separator = ' ';
    }
    if (separator == '\t')
        out += '\t';
}

void append_reason(std::string& out, std::string_view verdict, std::string_view reason)
{
    out += verdict;
    out += '\t';
    out += reason;
    out += '\t';
}

} // namespace

void append_probe(std::string& out, endgame::TablebaseStore& tables, std::string_view line)
{
    const std::string_view fen = line.size() > chess::fen_length_limit ? line : without_blanks_around(line);
    append_printable(out, fen, chess::fen_length_limit);
    out += '\t';
    const auto reading = chess::parse_fen(fen);
    if (!reading) {
        append_reason(out, "unreadable", sentence(reading.error(), fen));
    } else if (const auto position = Position::from(reading->setup)) {
        append_knowledge(out, tables, *position);
    } else {
        append_reason(out, "illegal", sentences(position.error()));
    }
    out += '\n';
}

Answer probe(int input, int output)
{
    endgame::TablebaseStore tables;
    LineReader reader{input, chess::fen_length_limit + 1};
    std::string out;
    while (const auto line = reader.next()) {
        append_probe(out, tables, line->text);
        if (out.size() < written_at_once && reader.has_line())
            continue;
        if (const int failure = write_all(output, out); failure != 0)
            return Refusal{ExitCode::failed, failure_sentence("Standard output cannot be written", failure)};
        out.clear();
    }
    if (reader.failure() != 0)
        return Refusal{ExitCode::failed, failure_sentence("Standard input cannot be read", reader.failure())};
    return std::string{};
}

} // namespace console
