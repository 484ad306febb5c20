// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/words.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace console {

namespace {

using chess::Bitboard;
using chess::Color;
using chess::FenError;
using chess::SetupFault;

constexpr std::string_view replacement = "\xEF\xBF\xBD";

constexpr bool is_continuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The length of the UTF-8 character a text starts with, 1 … 4; 0 if it starts with none.
std::size_t character_length(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    if (first < 0x80)
        return 1;
    if (first < 0xC2 || first > 0xF4)
        return 0;
    const std::size_t length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (text.size() < length ||
        !std::all_of(text.begin() + 1, text.begin() + static_cast<long>(length), is_continuation))
        return 0;
    const bool is_overlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
    const bool is_surrogate = first == 0xED && byte(1) > 0x9F;
    const bool is_beyond = first == 0xF4 && byte(1) > 0x8F;
    return is_overlong || is_surrogate || is_beyond ? 0 : length;
}

/// Whether a character would move the cursor, end the line or turn the direction of writing.
bool is_control(std::string_view character)
{
    const auto first = static_cast<unsigned char>(character[0]);
    if (character.size() == 1)
        return first < 0x20 || first == 0x7F;
    if (character.size() == 2)
        return first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
    // U+2028 … U+202E and U+2066 … U+2069
    return character >= "\xE2\x80\xA8" && character <= "\xE2\x81\xA9" &&
           (character <= "\xE2\x80\xAE" || character >= "\xE2\x81\xA6");
}

bool is_plain(char letter)
{
    return ' ' <= letter && letter <= '~';
}

std::string name(std::optional<Color> side)
{
    return side == Color::black ? "Black" : "White";
}

/// "(d4, e5)".
std::string in_brackets(Bitboard squares)
{
    std::string text;
    for (const chess::Square square : squares)
        text += (text.empty() ? "(" : ", ") + to_string(square);
    return text + ')';
}

/// A reason as a part of a sentence.
std::string phrase(const SetupFault& fault)
{
    const std::string squares = in_brackets(fault.squares);
    switch (fault.kind) {
    case SetupFault::Kind::no_king:
        return name(fault.side) + " has no king";
    case SetupFault::Kind::too_many_kings:
        return name(fault.side) + " has more than one king " + squares;
    case SetupFault::Kind::kings_touch:
        return "the kings touch " + squares;
    case SetupFault::Kind::pawn_on_last_rank:
        return "no pawn can stand on the first or last rank " + squares;
    case SetupFault::Kind::too_many_pawns:
        return name(fault.side) + " has more than eight pawns";
    case SetupFault::Kind::too_many_men:
        return name(fault.side) + " has more than sixteen men";
    case SetupFault::Kind::too_many_promoted:
        return name(fault.side) + " has more men than its pawns can have become";
    case SetupFault::Kind::king_can_be_taken:
        return name(fault.side) + " is in check but not to move " + squares;
    case SetupFault::Kind::impossible_check:
        return "no move can have given this check to " + name(fault.side) + ' ' + squares;
    case SetupFault::Kind::castling_lost:
        return name(fault.side) + " cannot castle, since king or rook has left home " + squares;
    case SetupFault::Kind::impossible_passing:
        return "no pawn can just have passed " + squares;
    }
    return {};
}

/// What is wrong with a text, without the place.
std::string phrase(const FenError& error, std::string_view text)
{
    const std::string rank = "rank " + std::to_string(error.rank);
    switch (error.kind) {
    case FenError::Kind::empty:
        return "the text is empty";
    case FenError::Kind::too_long:
        return "the text is longer than " + std::to_string(chess::fen_length_limit) + " characters";
    case FenError::Kind::not_ascii:
        return "a FEN has no such character";
    case FenError::Kind::bad_character:
        return '"' + printable(text.substr(std::min(error.offset, text.size()), 1), 1) +
               "\" is no man and no number of squares";
    case FenError::Kind::rank_too_long:
        return rank + " has more than eight squares";
    case FenError::Kind::rank_too_short:
        return rank + " has fewer than eight squares";
    case FenError::Kind::too_many_ranks:
        return "there are more than eight ranks";
    case FenError::Kind::too_few_ranks:
        return "there are fewer than eight ranks";
    case FenError::Kind::bad_side:
        return "the side to move must be w or b";
    case FenError::Kind::bad_castling:
        return "castling must be - or some of KQkq";
    case FenError::Kind::bad_en_passant:
        return "en passant must be - or a square of the third or sixth rank";
    case FenError::Kind::bad_halfmove_clock:
        return "the halfmove clock must be a number from 0 to 9999";
    case FenError::Kind::bad_move_number:
        return "the move number must be a number from 1 to 9999";
    case FenError::Kind::extra_text:
        return "something stands behind the position";
    }
    return {};
}

/// The phrase as a sentence.
std::string sentence_of(std::string text)
{
    if (!text.empty() && 'a' <= text[0] && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text + '.';
}

/// People count characters, not bytes.
std::size_t character_number(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    return before.size() -
           static_cast<std::size_t>(std::count_if(before.begin(), before.end(), is_continuation)) + 1;
}

} // namespace

std::string sentence(const FenError& error, std::string_view text)
{
    std::string what = phrase(error, text);
    if (error.kind != FenError::Kind::empty && error.kind != FenError::Kind::too_long)
        what += " (character " + std::to_string(character_number(text, error.offset)) + ')';
    return sentence_of(std::move(what));
}

std::string sentence(const chess::SetupError& error)
{
    std::string reasons;
    for (const SetupFault& fault : error)
        reasons += (reasons.empty() ? "" : "; ") + phrase(fault);
    return sentence_of(std::move(reasons));
}

std::string why_uncovered(const chess::Position& position)
{
    constexpr std::array small_numbers{"five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"};
    constexpr std::size_t covered = 4;
    const auto men = static_cast<std::size_t>(position.board().occupied().size());
    if (men <= covered)
        return sentence_of("castling: the tables know no castling");
    const std::size_t beyond = men - covered - 1;
    const std::string number = beyond < small_numbers.size() ? small_numbers[beyond] : std::to_string(men);
    return sentence_of(number + " men: the tables cover up to four");
}

std::string failure_sentence(std::string_view what, int system_error)
{
    return std::string{what} + ": " + std::generic_category().message(system_error) + '.';
}

void append_printable(std::string& out, std::string_view text, std::size_t limit)
{
    std::string_view rest = text.substr(0, limit);
    // A character is shown whole or not at all.
    while (rest.size() < text.size() && !rest.empty() && is_continuation(text[rest.size()]))
        rest.remove_suffix(1);
    const bool is_cut = rest.size() < text.size();
    while (!rest.empty()) {
        const auto plain =
            static_cast<std::size_t>(std::find_if_not(rest.begin(), rest.end(), is_plain) - rest.begin());
        out += rest.substr(0, plain);
        rest.remove_prefix(plain);
        if (rest.empty())
            break;
        const std::size_t length = character_length(rest);
        out += length == 0 || is_control(rest.substr(0, length)) ? replacement : rest.substr(0, length);
        rest.remove_prefix(std::max(length, std::size_t{1}));
    }
    if (is_cut)
        out += "…";
}

std::string printable(std::string_view text, std::size_t limit)
{
    std::string out;
    append_printable(out, text, limit);
    return out;
}

} // namespace console
