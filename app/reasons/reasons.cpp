// SPDX-License-Identifier: GPL-3.0-or-later
#include "reasons/reasons.h"

#include <algorithm>

#include "chess/characters.h"

// Marks a text for lupdate, like Qt's own macro of this name.
#define QT_TRANSLATE_NOOP(context, text) text

namespace reasons {
namespace {

using chess::FenError;
using chess::PgnError;
using chess::SetupFault;

constexpr const char* white = QT_TRANSLATE_NOOP("Refusals", "White");
constexpr const char* black = QT_TRANSLATE_NOOP("Refusals", "Black");

/// Returns the names of squares as a list: "d4, e5".
std::string names(chess::Bitboard squares)
{
    std::vector<std::string> names;
    for (const chess::Square square : squares)
        names.push_back(to_string(square));
    std::ranges::sort(names);
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// Returns the number of the character at a byte offset, counted from 1.
std::string character_number(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto characters = std::ranges::count_if(
        before, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
    return std::to_string(characters + 1);
}

std::string_view character_at(std::string_view text, std::size_t offset)
{
    const std::string_view rest = text.substr(std::min(offset, text.size()));
    return rest.substr(0, rest.empty() ? 0 : chess::first_character(rest).length);
}

} // namespace

const char* name(chess::Color side)
{
    return side == chess::Color::white ? white : black;
}

Sentence why_illegal(const SetupFault& fault)
{
    const chess::Color side = fault.side.value_or(chess::Color::white);
    const std::string squares = names(fault.squares);
    switch (fault.kind) {
    case SetupFault::Kind::no_king:
        return {QT_TRANSLATE_NOOP("Refusals", "%1 has no king."), {side}};
    case SetupFault::Kind::too_many_kings:
        return {QT_TRANSLATE_NOOP("Refusals", "%1 has more than one king (%2)."), {side, squares}};
    case SetupFault::Kind::kings_touch:
        return {QT_TRANSLATE_NOOP("Refusals", "The kings are next to each other (%1)."), {squares}};
    case SetupFault::Kind::pawn_on_last_rank:
        return {QT_TRANSLATE_NOOP("Refusals", "Pawns cannot stand on the first or last rank (%1)."),
                {squares}};
    case SetupFault::Kind::too_many_pawns:
        return {QT_TRANSLATE_NOOP("Refusals", "%1 has more than eight pawns."), {side}};
    case SetupFault::Kind::too_many_pieces:
        return {QT_TRANSLATE_NOOP("Refusals", "%1 has more than sixteen pieces."), {side}};
    case SetupFault::Kind::too_many_promoted:
        return {QT_TRANSLATE_NOOP("Refusals", "%1 has more promoted pieces than missing pawns."), {side}};
    case SetupFault::Kind::king_can_be_taken:
        return {side == chess::Color::white
                    ? QT_TRANSLATE_NOOP("Refusals", "White is in check (%1), but it is Black's turn.")
                    : QT_TRANSLATE_NOOP("Refusals", "Black is in check (%1), but it is White's turn."),
                {squares}};
    case SetupFault::Kind::impossible_check:
        return {QT_TRANSLATE_NOOP("Refusals", "No legal move can have given this check to %1 (%2)."),
                {side, squares}};
    case SetupFault::Kind::castling_lost:
        return {QT_TRANSLATE_NOOP("Refusals", "%1 cannot castle: the king or the rook is no longer on "
                                              "its home square (%2)."),
                {side, squares}};
    case SetupFault::Kind::impossible_en_passant:
        return {QT_TRANSLATE_NOOP("Refusals", "No pawn can have just passed %1."), {squares}};
    }
    return {};
}

Sentence why_unreadable(const FenError& error, std::string_view text)
{
    const std::string place = character_number(text, error.offset);
    const std::string rank = std::to_string(error.rank);
    const std::string largest_clock = std::to_string(chess::largest_clock);
    switch (error.kind) {
    case FenError::Kind::empty:
        return {QT_TRANSLATE_NOOP("Refusals", "The text is empty."), {}};
    case FenError::Kind::too_long:
        return {QT_TRANSLATE_NOOP("Refusals", "The text is longer than %1 characters."),
                {std::to_string(chess::fen_length_limit)}};
    case FenError::Kind::not_ascii:
        return {QT_TRANSLATE_NOOP("Refusals", "This character is not allowed in a FEN (character %1)."),
                {place}};
    case FenError::Kind::bad_character:
        return {
            QT_TRANSLATE_NOOP("Refusals", "“%1” is neither a piece nor a number of squares (character %2)."),
            {std::string{character_at(text, error.offset)}, place}};
    case FenError::Kind::rank_too_long:
        return {QT_TRANSLATE_NOOP("Refusals", "Rank %1 has more than eight squares (character %2)."),
                {rank, place}};
    case FenError::Kind::rank_too_short:
        return {QT_TRANSLATE_NOOP("Refusals", "Rank %1 has fewer than eight squares (character %2)."),
                {rank, place}};
    case FenError::Kind::too_many_ranks:
        return {QT_TRANSLATE_NOOP("Refusals", "There are more than eight ranks (character %1)."), {place}};
    case FenError::Kind::too_few_ranks:
        return {QT_TRANSLATE_NOOP("Refusals", "There are fewer than eight ranks (character %1)."), {place}};
    case FenError::Kind::bad_side:
        return {QT_TRANSLATE_NOOP("Refusals", "The side to move must be w or b (character %1)."), {place}};
    case FenError::Kind::bad_castling:
        return {QT_TRANSLATE_NOOP("Refusals", "The castling rights must be - or letters from KQkq "
                                              "(character %1)."),
                {place}};
    case FenError::Kind::bad_en_passant:
        return {QT_TRANSLATE_NOOP("Refusals", "The en passant square must be - or a square of the third or "
                                              "sixth rank (character %1)."),
                {place}};
    case FenError::Kind::bad_halfmove_clock:
        return {
            QT_TRANSLATE_NOOP("Refusals", "The halfmove clock must be a number from 0 to %1 (character %2)."),
            {largest_clock, place}};
    case FenError::Kind::bad_move_number:
        return {QT_TRANSLATE_NOOP("Refusals", "The move number must be between 1 and %1 (character %2)."),
                {largest_clock, place}};
    case FenError::Kind::extra_text:
        return {QT_TRANSLATE_NOOP("Refusals", "There is extra text after the position (character %1)."),
                {place}};
    }
    return {};
}

Sentence why_left_out(const chess::PgnError& error)
{
    const std::string& text = error.text;
    switch (error.kind) {
    case PgnError::Kind::malformed_tag:
        return {QT_TRANSLATE_NOOP("Refusals", "“%1” is not a tag. Skipped."), {text}};
    case PgnError::Kind::unterminated_tag:
        return {QT_TRANSLATE_NOOP("Refusals", "The value of the tag %1 has no closing quotation mark."),
                {text}};
    case PgnError::Kind::duplicate_tag:
        return {QT_TRANSLATE_NOOP("Refusals", "The tag %1 is given twice. The first one counts."), {text}};
    case PgnError::Kind::result_mismatch:
        return {
            QT_TRANSLATE_NOOP("Refusals", "The Result tag and the result after the moves differ; %1 counts."),
            {text}};
    case PgnError::Kind::unreadable_fen:
        return {QT_TRANSLATE_NOOP("Refusals", "The FEN tag cannot be read. The moves are skipped."), {}};
    case PgnError::Kind::illegal_start:
        return {
            QT_TRANSLATE_NOOP("Refusals", "The FEN tag gives an illegal position. The moves are skipped."),
            {}};
    case PgnError::Kind::unsupported_variant:
        return {QT_TRANSLATE_NOOP("Refusals", "This game is a chess variant (%1). The moves are skipped."),
                {text}};
    case PgnError::Kind::not_a_position:
        return {QT_TRANSLATE_NOOP("Refusals", "“%1” is not a position. Skipped."), {text}};
    case PgnError::Kind::illegal_position:
        return {QT_TRANSLATE_NOOP("Refusals", "“%1” is an illegal position. Skipped."), {text}};
    case PgnError::Kind::unreadable_move:
        return {QT_TRANSLATE_NOOP("Refusals", "“%1” is not a move. The rest of the line is skipped."),
                {text}};
    case PgnError::Kind::illegal_move:
        return {QT_TRANSLATE_NOOP("Refusals", "%1 is illegal here. The rest of the line is skipped."),
                {text}};
    case PgnError::Kind::ambiguous_move:
        return {QT_TRANSLATE_NOOP("Refusals", "%1 is ambiguous. The rest of the line is skipped."), {text}};
    case PgnError::Kind::null_move:
        return {QT_TRANSLATE_NOOP("Refusals",
                                  "%1 is a null move, which is impossible in check. The rest of the line is "
                                  "skipped."),
                {text}};
    case PgnError::Kind::chess960_castling:
        return {QT_TRANSLATE_NOOP("Refusals",
                                  "%1 is castling of Chess960, which is not supported. The rest of the line "
                                  "is skipped."),
                {text}};
    case PgnError::Kind::variation_without_move:
        return {QT_TRANSLATE_NOOP("Refusals", "This variation has no move to branch from. Skipped."), {}};
    case PgnError::Kind::nested_too_deep:
        return {QT_TRANSLATE_NOOP("Refusals", "This variation is nested too deeply. Skipped."), {}};
    case PgnError::Kind::too_many_moves:
        return {QT_TRANSLATE_NOOP("Refusals", "The game has more than %1 moves. The rest is skipped."),
                {std::to_string(chess::pgn_moves_limit)}};
    case PgnError::Kind::game_too_long:
        return {QT_TRANSLATE_NOOP("Refusals", "The game is larger than %1 MiB. The rest is skipped."),
                {std::to_string(chess::pgn_game_length_limit >> 20U)}};
    case PgnError::Kind::unexpected_text:
        return {QT_TRANSLATE_NOOP("Refusals", "“%1” makes no sense here. Skipped."), {text}};
    case PgnError::Kind::bad_nag:
        return {QT_TRANSLATE_NOOP("Refusals", "“%1” is not an annotation glyph. Skipped."), {text}};
    case PgnError::Kind::unterminated_comment:
        return {QT_TRANSLATE_NOOP("Refusals", "This comment has no closing brace."), {}};
    case PgnError::Kind::unterminated_variation:
        return {QT_TRANSLATE_NOOP("Refusals", "This variation has no closing parenthesis."), {}};
    }
    return {};
}

Sentence why_uncovered(const chess::Position& position, std::size_t most)
{
    if (endgame::Material::of(position.board(), chess::Color::white, most))
        return {QT_TRANSLATE_NOOP("Refusals",
                                  "The tablebases ignore castling, but castling is still possible here."),
                {}};
    return {QT_TRANSLATE_NOOP("Refusals",
                              "Not in the tablebases: this position has %1 pieces, and the tablebases "
                              "cover at most %2."),
            {std::to_string(position.board().occupied().size()), std::to_string(most)}};
}

std::string in_english(const Sentence& sentence)
{
    std::string filled;
    for (std::string_view rest = sentence.text; !rest.empty();) {
        const bool is_place = rest.size() > 1 && rest[0] == '%' && '1' <= rest[1] && rest[1] <= '9';
        if (is_place) {
            const Argument& argument = sentence.arguments.at(static_cast<std::size_t>(rest[1] - '1'));
            const auto* const side = std::get_if<chess::Color>(&argument);
            filled += side != nullptr ? name(*side) : std::get<std::string>(argument);
        } else {
            filled += rest[0];
        }
        rest.remove_prefix(is_place ? 2 : 1);
    }
    return filled;
}

} // namespace reasons
