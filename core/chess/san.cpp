// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/san.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/characters.h"
#include "chess/legal_moves.h"
#include "chess/piece_letters.h"

namespace chess {

namespace {

using Error = SanError;

/// The parsed properties of a move; missing ones match any move.
struct Reading {
    std::optional<Role> role;
    Bitboard from = all_squares;
    Square to;
    std::optional<Role> promotion;
};

/// The meaning of a "b" at the start of a text.
enum class LetterB { file, bishop };

/// A loop, because for a few letters it is faster than starting a memory search.
bool contains(std::string_view letters, char letter)
{
    for (const char known : letters) {
        if (known == letter)
            return true;
    }
    return false;
}

/// Removes one of some letters from the start of a text; returns false if it has no such letter.
bool take_front(std::string_view& text, std::string_view letters)
{
    const bool found = !text.empty() && contains(letters, text.front());
    text.remove_prefix(found ? 1 : 0);
    return found;
}

/// Removes one of some letters from the end of a text; returns false if it has no such letter.
bool take_back(std::string_view& text, std::string_view letters)
{
    const bool found = !text.empty() && contains(letters, text.back());
    text.remove_suffix(found ? 1 : 0);
    return found;
}

/// Removes an ending from a text; returns false if the text does not have it.
bool take_ending(std::string_view& text, std::string_view ending)
{
    const bool found = text.size() >= ending.size() && text.substr(text.size() - ending.size()) == ending;
    text.remove_suffix(found ? ending.size() : 0);
    return found;
}

/// Removes a file or a rank from the start of a text; returns its index in the letters, or `nullopt` if the
/// text starts with neither.
std::optional<int> take_number(std::string_view& text, std::string_view letters)
{
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (take_front(text, letters.substr(i, 1)))
            return static_cast<int>(i);
    }
    return std::nullopt;
}

/// The text without parts that do not distinguish moves: white space and remarks on check, mate and quality.
std::string_view without_remarks(std::string_view text)
{
    while (take_front(text, " \t\r\n")) {
    }
    constexpr std::array<std::string_view, 9> remarks{"e.p.",   "e.p", "ep", "dblch", "disch",
                                                      "dbl ch", "ch.", "ch", "mate"};
    const auto take_remark = [&] {
        return std::ranges::any_of(remarks,
                                   [&](std::string_view remark) { return take_ending(text, remark); });
    };
    while (take_back(text, " \t\r\n+#!?=") || take_remark()) {
    }
    return text;
}

/// The text with characters replaced by their ASCII equivalents, if they have any.
std::string with_ascii_signs(std::string_view text)
{
    constexpr char32_t dagger = 0x2020;
    constexpr char32_t double_dagger = 0x2021;
    std::string ascii;
    for (std::size_t at = 0; at < text.size();) {
        const Character next = first_character(text.substr(at));
        if (const char letter = figurine_letter(next.code))
            ascii += letter;
        else if (is_dash(next.code) || is_capture_sign(next.code))
            ascii += is_dash(next.code) ? '-' : 'x';
        else if (is_blank(next.code) || next.code == dagger || next.code == double_dagger)
            ascii += ' ';
        else if (!is_invisible(next.code))
            ascii += text.substr(at, next.length);
        at += next.length;
    }
    return ascii;
}

/// The role of a letter in either case.
///
/// @pre the letter is that of a role
Role role_of(char letter)
{
    return parse_piece(letter)->role;
}

/// Removes the promotion piece from the end of a text such as "e8Q", "e8=q", "e8/Q" or "e8(Q)".
std::optional<Role> take_promotion(std::string_view& text)
{
    std::string_view rest = text;
    const bool bracketed = take_back(rest, ")");
    if (rest.empty() || !contains("QRBNqrbn", rest.back()))
        return std::nullopt;
    const Role role = role_of(rest.back());
    rest.remove_suffix(1);
    if (!take_back(rest, bracketed ? "(" : "=/") && bracketed)
        return std::nullopt;
    text = rest;
    return role;
}

/// Removes the piece letter from the start of a text; a lower-case one only if it cannot be a file.
std::optional<Role> take_role(std::string_view& text, LetterB letter_b)
{
    if (text.empty() || !contains(letter_b == LetterB::bishop ? "PNBRQKpnbrqk" : "PNBRQKpnrqk", text.front()))
        return std::nullopt;
    const Role role = role_of(text.front());
    text.remove_prefix(1);
    return role;
}

/// Reads castling, as the king's move of two squares from its home square.
std::optional<Reading> read_castling(std::string_view text, Color side)
{
    const int rank = side == Color::white ? 0 : 7;
    for (const std::string_view spelling : {"O-O", "0-0", "o-o"}) {
        if (text == spelling)
            return Reading{Role::king, {square_at(4, rank)}, square_at(6, rank), {}};
    }
    for (const std::string_view spelling : {"O-O-O", "0-0-0", "o-o-o"}) {
        if (text == spelling)
            return Reading{Role::king, {square_at(4, rank)}, square_at(2, rank), {}};
    }
    return std::nullopt;
}

/// Reads a move backwards from the target: promotion, target, sign, origin, piece.
std::optional<Reading> read_move(std::string_view text, LetterB letter_b)
{
    const std::optional<Role> promotion = take_promotion(text);
    if (text.size() < 2)
        return std::nullopt;
    const std::optional<Square> to = parse_square(text.substr(text.size() - 2));
    if (!to)
        return std::nullopt;
    text.remove_suffix(2);
    take_back(text, "x:-");

    Reading reading{take_role(text, letter_b), all_squares, *to, promotion};
    const std::optional<int> file = take_number(text, "abcdefgh");
    const std::optional<int> rank = take_number(text, "12345678");
    if (!text.empty())
        return std::nullopt;
    if (file)
        reading.from &= file_squares(*file);
    if (rank)
        reading.from &= rank_squares(*rank);
    if (!reading.role && !(file && rank))
        reading.role = Role::pawn;
    return reading;
}

/// The pieces of the side to move that a text may refer to; only their moves are generated.
Bitboard candidates(const Position& position, const Reading& reading)
{
    const Board& board = position.board();
    const Color side = position.turn();
    if (!reading.role)
        return board.of(side) & reading.from;
    const Bitboard pieces = board.of(side, *reading.role) & reading.from;
    if (*reading.role == Role::pawn || *reading.role == Role::king)
        return pieces;
    // By symmetry, the pieces that reach a square are on the squares attacked by a piece of their kind from
    // there.
    return pieces & attacks(Piece{side, *reading.role}, reading.to, board.occupied());
}

/// The legal moves that a text may mean; a promotion that does not name its piece may mean any.
std::vector<Move> fitting_moves(const Position& position, const Reading& reading)
{
    std::vector<Move> fitting;
    const auto add_if_legal = [&](Move move) {
        if (is_legal(position, move))
            fitting.push_back(move);
    };
    for (const Square from : candidates(position, reading)) {
        // Pawns move at most two squares.
        if (reading.role == Role::pawn && king_distance(from, reading.to) > 2)
            continue;
        add_if_legal({from, reading.to, reading.promotion});
        if (reading.promotion || position.board().role_at(from) != Role::pawn)
            continue;
        for (const Role promotion : promotion_roles)
            add_if_legal({from, reading.to, promotion});
    }
    return fitting;
}

/// The moves that a reading names, legal or not, of pieces on the board: of both sides if it names the
/// origin.
std::vector<Move> named_moves(const Position& position, const Reading& reading)
{
    const Board& board = position.board();
    const Bitboard pieces = reading.from.size() == 1 ? board.occupied() : board.of(position.turn());
    std::vector<Move> named;
    for (const Square from : reading.from& pieces) {
        if (reading.role.value_or(board.role_at(from)) == board.role_at(from))
            named.push_back({from, reading.to, reading.promotion});
    }
    return named;
}

/// The part of the origin that a move must name: the file if that suffices, otherwise the rank, otherwise
/// both.
std::string named_origin(Square from, Bitboard rivals)
{
    std::string name = to_string(from);
    if (rivals.empty())
        return "";
    if ((rivals & file_squares(file_of(from))).empty())
        return name.substr(0, 1);
    if ((rivals & rank_squares(rank_of(from))).empty())
        return name.substr(1);
    return name;
}

/// The other pieces of the same kind that may legally move to the same square.
Bitboard rivals(const Position& position, Move move, Piece piece)
{
    Bitboard others;
    // What moves to a square is what a piece of its kind attacks from there.
    const Bitboard near = attacks(piece, move.to, position.board().occupied());
    for (const Square from : (position.board().of(piece) & near) - Bitboard{move.from}) {
        if (is_legal(position, Move{from, move.to}))
            others |= Bitboard{from};
    }
    return others;
}

std::string pawn_text(Move move, bool captures)
{
    std::string text = captures ? to_string(move.from).substr(0, 1) + 'x' : "";
    text += to_string(move.to);
    if (move.promotion)
        text += {'=', to_letter(*move.promotion)};
    return text;
}

std::string piece_text(const Position& position, Move move, Piece piece)
{
    if (piece.role == Role::pawn)
        return pawn_text(move, is_capture(position, move));
    if (piece.role == Role::king && king_distance(move.from, move.to) == 2)
        return file_of(move.to) == 6 ? "O-O" : "O-O-O";
    return to_letter(piece.role) + named_origin(move.from, rivals(position, move, piece)) +
           (is_capture(position, move) ? "x" : "") + to_string(move.to);
}

} // namespace

Result<Move, SanError> parse_move(const Position& position, std::string_view typed)
{
    const bool is_ascii =
        std::ranges::all_of(typed, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    const std::string converted = is_ascii ? std::string{} : with_ascii_signs(typed);
    const std::string_view text = without_remarks(is_ascii ? typed : converted);
    Error error{Error::Kind::unreadable, {}, {}};
    for (const std::optional<Reading>& reading :
         {read_castling(text, position.turn()), read_move(text, LetterB::file),
          read_move(text, LetterB::bishop)}) {
        if (!reading)
            continue;
        const std::vector<Move> fitting = fitting_moves(position, *reading);
        if (fitting.size() == 1)
            return fitting.front();
        if (fitting.size() > 1)
            return Error{Error::Kind::ambiguous, fitting, {}};
        error.kind = Error::Kind::illegal;
        if (error.named.empty())
            error.named = named_moves(position, *reading);
    }
    return error;
}

bool begins_as_castling(std::string_view word)
{
    return word.starts_with("O-O") || word.starts_with("0-0") || word.starts_with("o-o");
}

std::string to_san(const Position& position, Move move)
{
    if (move.is_null())
        return "--";
    assert(is_legal(position, move));
    const Piece piece = *position.board().piece_at(move.from);
    const Position after = position.play(move);
    const char* const check = is_checkmate(after) ? "#" : after.is_check() ? "+" : "";
    return piece_text(position, move, piece) + check;
}

} // namespace chess
