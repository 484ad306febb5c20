// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen.h"

#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace chess {

namespace {

using Failure = std::optional<FenError>;

/// The blanks people paste: those of ASCII, and in UTF-8 the no-break spaces and the byte order mark.
constexpr std::array<std::string_view, 9> pasted_blanks{" ",  "\t",       "\n",           "\v",          "\f",
                                                        "\r", "\xC2\xA0", "\xE2\x80\xAF", "\xEF\xBB\xBF"};

/// The castling rooks and their letters, in the order of a FEN.
constexpr std::array castling_letters{std::pair{Square::h1, 'K'}, std::pair{Square::a1, 'Q'},
                                      std::pair{Square::h8, 'k'}, std::pair{Square::a8, 'q'}};

/// The length of the blank a text starts with, or 0.
std::size_t leading_blank(std::string_view text)
{
    // Almost every character is none, and this is asked of all of them.
    if (!text.empty() && '!' <= text.front() && text.front() <= '~')
        return 0;
    for (const std::string_view blank : pasted_blanks) {
        if (text.starts_with(blank))
            return blank.size();
    }
    return 0;
}

std::string without_blanks(std::string_view text)
{
    std::string kept;
    while (!text.empty()) {
        const std::size_t blank = leading_blank(text);
        kept += text.substr(0, blank == 0 ? 1 : 0);
        text.remove_prefix(blank == 0 ? 1 : blank);
    }
    return kept;
}

/// The rook that a letter of the castling field speaks of, if any.
std::optional<Square> castling_rook(char wanted)
{
    for (const auto& [rook, letter] : castling_letters) {
        if (letter == wanted)
            return rook;
    }
    return std::nullopt;
}

/// Whether a character is a number of empty squares.
constexpr bool is_number(char letter)
{
    return '1' <= letter && letter <= '8';
}

/// Reads a FEN from left to right, field by field, and knows where it is.
class FenReader {
public:
    using Kind = FenError::Kind;

    explicit FenReader(std::string_view text) : text_{text} {}

    Result<FenReading, FenError> read()
    {
        if (text_.size() > fen_length_limit)
            return FenError{Kind::too_long, fen_length_limit};
        if (const Failure failure = find_foreign_byte())
            return *failure;
        for (const auto step :
             {&FenReader::open_tag, &FenReader::read_board, &FenReader::read_side, &FenReader::read_castling,
              &FenReader::read_en_passant, &FenReader::read_halfmove_clock, &FenReader::read_move_number,
              &FenReader::close}) {
            if (const Failure failure = (this->*step)())
                return *failure;
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

    void skip_blanks()
    {
        while (const std::size_t length = leading_blank(text_.substr(at_)))
            at_ += length;
    }

    /// The text from here to the next blank; empty at the end of the FEN.
    std::string_view next_field()
    {
        skip_blanks();
        field_ = at_;
        while (!at_end() && leading_blank(text_.substr(at_)) == 0)
            ++at_;
        return text_.substr(field_, at_ - field_);
    }

    FenError error(Kind kind, std::size_t in_field = 0, int rank = 0) const
    {
        return {kind, field_ + in_field, rank};
    }

    Failure find_foreign_byte() const
    {
        for (std::size_t i = 0; i < text_.size();) {
            const std::size_t blank = leading_blank(text_.substr(i));
            if (blank == 0 && (text_[i] < '!' || text_[i] > '~'))
                return FenError{Kind::not_ascii, i};
            i += blank == 0 ? 1 : blank;
        }
        return std::nullopt;
    }

    /// Steps into the quotes of a PGN tag `[FEN "…"]`, if the text is one.
    Failure open_tag()
    {
        skip_blanks();
        field_ = at_;
        if (at_end())
            return FenError{Kind::empty, 0};
        if (text_[at_] != '[')
            return std::nullopt;
        const std::size_t quote = text_.find('"');
        const std::size_t closing = text_.rfind('"');
        if (quote == closing || without_blanks(text_.substr(0, quote)) != "[FEN" ||
            without_blanks(text_.substr(closing)) != "\"]")
            return error(Kind::bad_character, 0, 8);
        text_ = text_.substr(0, closing);
        at_ = quote + 1;
        return std::nullopt;
    }

    Failure read_board()
    {
        const std::string_view field = next_field();
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
        if (field.empty())
            note(FenNotice::side_assumed);
        else if (field == "b")
            setup().turn = Color::black;
        else if (field != "w")
            return error(Kind::bad_side);
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
            const std::optional<Square> rook = castling_rook(field[i]);
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

    Failure read_halfmove_clock()
    {
        return read_number(setup().halfmove_clock, 0, largest_clock, Kind::bad_halfmove_clock);
    }

    Failure read_move_number()
    {
        return read_number(setup().fullmove_number, 1, largest_clock, Kind::bad_move_number);
    }

    Failure read_number(int& number, int least, int most, Kind kind)
    {
        const std::string_view field = next_field();
        if (field.empty()) {
            note(FenNotice::clocks_assumed);
            return std::nullopt;
        }
        const char* const end = field.data() + field.size();
        const auto [stop, failure] = std::from_chars(field.data(), end, number);
        if (failure != std::errc{} || stop != end || number < least || number > most)
            return error(kind);
        return std::nullopt;
    }

    Failure close() { return next_field().empty() ? std::nullopt : Failure{error(Kind::extra_text)}; }

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

    std::string_view text_;
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
