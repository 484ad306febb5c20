// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/fen_lines.h"

#include <array>
#include <charconv>

#include "chess/blanks.h"
#include "chess/fen.h"
#include "chess/piece.h"
#include "console/streams.h"
#include "console/words.h"

namespace console {
namespace {

constexpr std::size_t written_at_once = std::size_t{1} << 16;

std::string_view without_blanks_around(std::string_view line)
{
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (line.substr(0, byte_order_mark.size()) == byte_order_mark)
        line.remove_prefix(byte_order_mark.size());
    return chess::trimmed(line);
}

/// Replaces other kinds of blanks by spaces, so that any reader recognises the same FEN.
std::string with_plain_blanks(std::string_view text)
{
    std::string plain{text};
    for (char& character : plain) {
        if (character == '\t' || character == '\r' || character == '\v' || character == '\f')
            character = ' ';
    }
    return plain;
}

void append_reason(std::string& out, std::string_view verdict, std::string_view reason)
{
    out += verdict;
    out += '\t';
    out += reason;
    out += '\t';
}

} // namespace

void append_answer(std::string& out, std::string_view line, const AppendFields& append_fields)
{
    const std::string_view fen = line.size() > chess::fen_length_limit ? line : without_blanks_around(line);
    append_printable(out, with_plain_blanks(fen), chess::fen_length_limit);
    out += '\t';
    const auto reading = chess::parse_fen(fen);
    if (!reading)
        append_reason(out, "unreadable", sentence(reading.error(), fen));
    else if (const auto position = chess::Position::from(reading->setup))
        append_fields(out, *position);
    else
        append_reason(out, "illegal", sentences(position.error()));
    out += '\n';
}

void append_unknown(std::string& out, std::string_view reason)
{
    append_reason(out, "unknown", reason);
}

Answer answer_lines(int input, int output, const AppendFields& append_fields)
{
    LineReader reader{input, chess::fen_length_limit + 1};
    std::string out;
    while (const auto line = reader.next()) {
        append_answer(out, line->text, append_fields);
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

} // namespace console
