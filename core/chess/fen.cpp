// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "chess/blanks.h"
#include "chess/fen_end.h"
#include "chess/fen_text.h"
#include "chess/pgn_text.h"
#include "chess/position_link.h"

namespace chess {

namespace {

using Failure = std::optional<FenError>;

/// The castling rooks and their letters, in the order of a FEN.
constexpr std::array castling_letters{std::pair{Square::h1, 'K'}, std::pair{Square::a1, 'Q'},
                                      std::pair{Square::h8, 'k'}, std::pair{Square::a8, 'q'}};

std::string without_blanks(std::string_view text)
{
    std::string kept{text};
    std::erase(kept, ' ');
    return kept;
}

/// The operations of an EPD that may stand at its end without a semicolon.
constexpr std::array<std::string_view, 22> epd_codes{"acd", "acn",  "acs",  "am", "bm", "c0", "c1", "c2",
                                                     "c3",  "c4",   "c5",   "c6", "c7", "c8", "c9", "ce",
                                                     "dm",  "fmvn", "hmvc", "id", "pm", "pv"};

/// One operation of an EPD, such as `id "one"`.
struct Operation {
    std::string_view code;
    std::string_view operand;
};

std::string_view without_quotes(std::string_view text)
{
    const bool quoted = text.size() > 1 && text.front() == '"' && text.back() == '"';
    return quoted ? text.substr(1, text.size() - 2) : text;
}

/// Takes the first operation, up to a semicolon outside of quotation marks, off a text.
std::string_view take_operation(std::string_view& text)
{
    std::size_t length = 0;
    for (bool quoted = false; length < text.size() && (quoted || text[length] != ';'); ++length)
        quoted = quoted != (text[length] == '"');
    const std::string_view taken = trimmed(text.substr(0, length));
    text.remove_prefix(std::min(length + 1, text.size()));
    return taken;
}

/// Reads operations, each closed by a semicolon unless its code is a known one; nothing if the text is
/// anything else.
std::optional<std::vector<Operation>> parse_operations(std::string_view text)
{
    std::vector<Operation> operations;
    const bool is_closed = trimmed(text).find(';') != std::string_view::npos;
    while (!text.empty()) {
        const std::string_view operation = take_operation(text);
        if (operation.empty())
            continue;
        const auto end = std::ranges::find_if_not(operation, is_name_character);
        const std::string_view code{operation.begin(), end};
        const std::string_view operand = trimmed(operation.substr(code.size()));
        const bool is_known = std::ranges::find(epd_codes, code) != epd_codes.end();
        const bool is_apart = code.size() == operation.size() || operation[code.size()] == ' ';
        if (code.empty() || !is_apart || !(is_closed || (is_known && !operand.empty())))
            return std::nullopt;
        operations.push_back({code, without_quotes(operand)});
    }
    return operations.empty() ? std::nullopt : std::optional{operations};
}

/// The rook that one of "KQkq" stands for, if the letter is one of them.
std::optional<Square> castling_rook(char wanted)
{
    for (const auto& [rook, letter] : castling_letters) {
        if (letter == wanted)
            return rook;
    }
    return std::nullopt;
}

/// The square of the rook that a file stands for: a capital on the first rank, any other on the eighth.
std::optional<Square> rook_on_file(char file)
{
    if ('A' <= file && file <= 'H')
        return square_at(file - 'A', 0);
    if ('a' <= file && file <= 'h')
        return square_at(file - 'a', 7);
    return std::nullopt;
}

/// Whether a character is a number of empty squares.
constexpr bool is_number(char letter)
{
    return '1' <= letter && letter <= '8';
}

/// Reads a clock or a move number; nothing if the text is anything else.
std::optional<int> parse_clock(std::string_view text)
{
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, failure] = std::from_chars(text.data(), end, number);
    const bool is_clock = failure == std::errc{} && stop == end && 0 <= number && number <= largest_clock;
    return is_clock ? std::optional{number} : std::nullopt;
}

/// Reads a FEN from left to right, field by field, and knows where it is.
class FenReader {
public:
    using Kind = FenError::Kind;

    explicit FenReader(std::string_view pasted) : pasted_{pasted} {}

    Result<FenReading, FenError> read()
    {
        if (pasted_.size() > fen_length_limit)
            return FenError{Kind::too_long, fen_length_limit};
        given_ = fen_text_of(pasted_);
        if (given_.text.empty())
            return FenError{Kind::empty, 0};
        text_ = given_.text;
        reading_.bottom = given_.bottom;
        for (const auto step :
             {&FenReader::open_tag, &FenReader::find_title, &FenReader::find_operations,
              &FenReader::find_foreign_byte, &FenReader::read_board, &FenReader::read_side,
              &FenReader::read_castling, &FenReader::read_en_passant, &FenReader::read_halfmove_clock,
              &FenReader::read_move_number, &FenReader::read_operations}) {
            if (const Failure failure = (this->*step)())
                return FenError{failure->kind, given_.places[failure->offset], failure->rank};
        }
        drop_impossible_rights();
        return reading_;
    }

private:
    bool at_end() const { return at_ == text_.size(); }
    Setup& setup() { return reading_.setup; }

    void note(FenNotice notice)
    {
        if (reading_.notices.empty() || reading_.notices.back() != notice)
            reading_.notices.push_back(notice);
    }

    /// The text from here to the next blank or semicolon; empty at the end of the FEN.
    std::string_view next_field()
    {
        field_ = std::min(text_.find_first_not_of(' ', at_), text_.size());
        at_ = std::min(text_.find_first_of(" ;", field_), text_.size());
        return text_.substr(field_, at_ - field_);
    }

    FenError error(Kind kind, std::size_t in_field = 0, int rank = 0) const
    {
        return {kind, field_ + in_field, rank};
    }

    /// Sets the text behind "|" apart.
    Failure find_title()
    {
        const std::size_t bar = std::min(text_.find('|', at_), text_.size());
        const std::string_view behind = text_.substr(std::min(bar + 1, text_.size()));
        reading_.title = trimmed(behind.substr(0, behind.find('|')));
        text_ = text_.substr(0, bar);
        return std::nullopt;
    }

    /// Sets the operations of an EPD apart, or a semicolon and what it separates from the fields.
    Failure find_operations()
    {
        const std::size_t start = at_;
        for (int field = 0; field < 7 && !at_end(); ++field) {
            const std::string_view text = next_field();
            const std::string_view behind = text_.substr(field_);
            const bool is_end = behind.starts_with(';');
            if (!is_end && (field < 4 || text.empty() || is_counter(text.front())))
                continue;
            auto operations = parse_operations(behind);
            if (operations ||
                (is_end && !names_square(behind) && find_board(behind, 0) == std::string_view::npos))
                text_ = text_.substr(0, field_);
            operations_ = std::move(operations).value_or(std::vector<Operation>{});
            break;
        }
        at_ = start;
        return std::nullopt;
    }

    Failure find_foreign_byte()
    {
        const auto found = std::ranges::find_if(text_, [](char c) { return c < ' ' || c > '~'; });
        if (found == text_.end())
            return std::nullopt;
        return FenError{Kind::not_ascii, static_cast<std::size_t>(found - text_.begin())};
    }

    /// Steps into the quotes of a PGN tag `[FEN "…"]`, if the text is one.
    Failure open_tag()
    {
        field_ = std::min(text_.find_first_not_of(' '), text_.size());
        at_ = field_;
        if (at_end())
            return error(Kind::empty);
        if (text_[at_] != '[')
            return std::nullopt;
        const std::size_t quote = text_.find('"');
        const std::size_t closing = text_.rfind('"');
        if (quote == closing || lower(without_blanks(text_.substr(0, quote))) != "[fen" ||
            without_blanks(text_.substr(closing)) != "\"]")
            return error(Kind::bad_character, 0, 8);
        text_ = text_.substr(0, closing);
        at_ = quote + 1;
        return std::nullopt;
    }

    Failure read_board()
    {
        const std::string_view field = without_outer_slashes(next_field());
        if (field.empty())
            return error(Kind::empty);
        for (std::size_t i = 0; i < field.size(); ++i) {
            if (const Failure failure = field[i] == '/' ? end_rank(i) : fill_squares(field[i], i))
                return failure;
        }
        if (file_ < 8)
            return error(Kind::rank_too_short, field.size(), rank_ + 1);
        if (rank_ > 0)
            return error(Kind::too_few_ranks, field.size(), rank_);
        return std::nullopt;
    }

    /// Leaves out a slash behind the last rank, and one in front of the first.
    std::string_view without_outer_slashes(std::string_view field)
    {
        const auto slashes = std::ranges::count(field, '/');
        const bool has_first =
            field.starts_with('/') && (slashes == 8 || (slashes == 9 && field.ends_with('/')));
        const bool has_last = field.ends_with('/') && (slashes == 8 || has_first);
        field_ += has_first ? 1 : 0;
        field.remove_prefix(has_first ? 1 : 0);
        field.remove_suffix(has_last ? 1 : 0);
        return field;
    }

    Failure end_rank(std::size_t in_field)
    {
        if (file_ < 8)
            return error(Kind::rank_too_short, in_field, rank_ + 1);
        if (rank_ == 0)
            return error(Kind::too_many_ranks, in_field);
        --rank_;
        file_ = 0;
        after_number_ = false;
        return std::nullopt;
    }

    Failure fill_squares(char letter, std::size_t in_field)
    {
        const std::optional<Piece> piece = parse_piece(letter);
        // Two numbers side by side are a slip more often than a sum.
        if (!piece && (!is_number(letter) || after_number_))
            return error(Kind::bad_character, in_field, rank_ + 1);
        const int squares = piece ? 1 : letter - '0';
        if (file_ + squares > 8)
            return error(Kind::rank_too_long, in_field, rank_ + 1);
        if (piece)
            setup().board.put(square_at(file_, rank_), *piece);
        file_ += squares;
        after_number_ = !piece;
        return std::nullopt;
    }

    Failure read_side()
    {
        const std::string_view field = next_field();
        const std::size_t begin = field_;
        const std::string side = lower(field);
        if (side.empty())
            note(FenNotice::side_assumed);
        else if ((side == "white" || side == "black") && lower(next_field()) == "to")
            next_field();
        else if (side != "w" && side != "b")
            return FenError{Kind::bad_side, begin};
        setup().turn = side.starts_with('b') ? Color::black : Color::white;
        return std::nullopt;
    }

    Failure read_castling()
    {
        const std::string_view field = next_field();
        if (field.empty())
            note(FenNotice::castling_assumed);
        if (field.empty() || field == "-")
            return std::nullopt;
        for (std::size_t i = 0; i < field.size(); ++i) {
            const std::optional<Square> named = castling_rook(field[i]);
            const std::optional<Square> rook = named ? named : rook_on_file(field[i]);
            if (!rook || setup().castling_rooks.contains(*rook))
                return error(Kind::bad_castling, i);
            setup().castling_rooks |= Bitboard{*rook};
        }
        return std::nullopt;
    }

    Failure read_en_passant()
    {
        const std::string_view field = next_field();
        if (field.empty())
            note(FenNotice::en_passant_assumed);
        if (field.empty() || field == "-")
            return std::nullopt;
        setup().en_passant = parse_square(field);
        if (!setup().en_passant || (rank_of(*setup().en_passant) != 2 && rank_of(*setup().en_passant) != 5))
            return error(Kind::bad_en_passant);
        return std::nullopt;
    }

    Failure read_halfmove_clock() { return read_number(setup().halfmove_clock, Kind::bad_halfmove_clock); }

    Failure read_move_number()
    {
        const Failure failure = read_number(setup().fullmove_number, Kind::bad_move_number);
        if (setup().fullmove_number == 0)
            note(FenNotice::move_number_raised);
        setup().fullmove_number = std::max(setup().fullmove_number, 1);
        return failure;
    }

    Failure read_number(int& number, Kind kind)
    {
        const std::string_view field = next_field();
        if (field.empty() || field == "-") {
            note(FenNotice::clocks_assumed);
            return std::nullopt;
        }
        const std::optional<int> read = parse_clock(field);
        if (!read)
            return error(field.find('/') == std::string_view::npos ? kind : Kind::extra_text);
        number = *read;
        return std::nullopt;
    }

    Failure read_operations()
    {
        next_field();
        if (field_ < text_.size())
            return error(Kind::extra_text);
        for (const Operation& operation : operations_) {
            const std::optional<int> clock = parse_clock(operation.operand);
            if (operation.code == "id")
                reading_.title = operation.operand;
            else if (operation.code == "hmvc")
                setup().halfmove_clock = clock.value_or(0);
            else if (operation.code == "fmvn")
                setup().fullmove_number = std::max(clock.value_or(1), 1);
            else
                add_remark(operation);
        }
        return std::nullopt;
    }

    void add_remark(const Operation& operation)
    {
        const bool is_comment = operation.code.front() == 'c' && is_counter(operation.code.back());
        reading_.remark += reading_.remark.empty() ? "" : "; ";
        if (!is_comment)
            reading_.remark += std::string{operation.code} + ' ';
        reading_.remark += operation.operand;
    }

    void drop_impossible_rights()
    {
        const Bitboard possible = possible_castling_rooks(setup());
        if (setup().castling_rooks != possible)
            note(FenNotice::castling_dropped);
        setup().castling_rooks = possible;
        if (setup().en_passant && !is_possible_en_passant(setup())) {
            note(FenNotice::en_passant_dropped);
            setup().en_passant.reset();
        }
    }

    std::string_view pasted_;
    FenText given_;
    /// The fields of the FEN, within `given_`.
    std::string_view text_;
    std::vector<Operation> operations_;
    std::size_t at_ = 0;
    std::size_t field_ = 0;
    int file_ = 0;
    int rank_ = 7;
    bool after_number_ = false;
    FenReading reading_;
};

std::string rank_text(const Board& board, int rank)
{
    std::string text;
    for (int file = 0; file < 8; ++file) {
        if (const std::optional<Piece> piece = board.piece_at(square_at(file, rank)))
            text += to_letter(*piece);
        else if (!text.empty() && is_number(text.back()))
            ++text.back();
        else
            text += '1';
    }
    return text;
}

std::string board_text(const Board& board)
{
    std::string text = rank_text(board, 7);
    for (int rank = 6; rank >= 0; --rank)
        text += '/' + rank_text(board, rank);
    return text;
}

std::string castling_text(Bitboard rooks)
{
    std::string text;
    for (const auto& [rook, letter] : castling_letters) {
        if (rooks.contains(rook))
            text += letter;
    }
    return text.empty() ? "-" : text;
}

} // namespace

Result<FenReading, FenError> parse_fen(std::string_view text)
{
    return FenReader{text}.read();
}

std::string to_fen(const Setup& setup)
{
    return board_text(setup.board) + (setup.turn == Color::white ? " w " : " b ") +
           castling_text(setup.castling_rooks) + ' ' +
           (setup.en_passant ? to_string(*setup.en_passant) : "-") + ' ' +
           std::to_string(setup.halfmove_clock) + ' ' + std::to_string(setup.fullmove_number);
}

} // namespace chess
