// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/piece.h"
#include "chess/result.h"
#include "chess/setup.h"

namespace chess {

/// Why a text cannot be read as a FEN, and where.
struct FenError {
    enum class Kind {
        empty,          ///< Nothing but blanks.
        too_long,       ///< More than `fen_length_limit` bytes.
        not_ascii,      ///< A byte that is not a printable ASCII character.
        bad_character,  ///< A character that stands for no piece and no number of squares, or a second
                        ///< number right behind one.
        rank_too_long,  ///< A rank with more than eight squares.
        rank_too_short, ///< A rank with fewer than eight squares.
        too_many_ranks, ///< More than eight ranks.
        too_few_ranks,  ///< Fewer than eight ranks.
        bad_side,       ///< The side to move is neither "w" nor "b".
        bad_castling,   ///< The castling field is neither "-" nor a set of K, Q, k, q, each once, or of the
                        ///< files of rooks.
        bad_en_passant, ///< The en passant field is neither "-" nor a square of the 3rd or 6th rank.
        bad_halfmove_clock, ///< The halfmove clock is not a number from 0 to `largest_clock`.
        bad_move_number,    ///< The move number is not a number from 0 to `largest_clock`.
        extra_text,         ///< Text that is no EPD operation follows the sixth field.
    };

    Kind kind;
    /// The byte it happens at, counted from 0 in the text as given.
    std::size_t offset;
    /// The rank it happens in, 8 … 1, or 0 outside the eight ranks; of too few, the first one missing.
    int rank = 0;

    friend bool operator==(const FenError&, const FenError&) = default;
};

/// What a lenient reading took for granted or left out; the reader should know.
enum class FenNotice {
    side_assumed,       ///< No side to move was given: White.
    castling_assumed,   ///< No castling field was given: none.
    en_passant_assumed, ///< No en passant field was given: none.
    clocks_assumed,     ///< No halfmove clock or move number was given: 0 and 1.
    castling_dropped,   ///< A castling right without its king and rook at home was left out.
    en_passant_dropped, ///< An en passant square that no pawn can have passed was left out.
    move_number_raised, ///< The move number 0 was read as 1.
};

/// A position read from a text, and what its reading left out.
struct FenReading {
    Setup setup;
    std::vector<FenNotice> notices;
    /// The name of the position: the operand of the EPD operation "id", or the text between two "|" behind
    /// the FEN.
    std::string title = {};
    /// The other EPD operations, such as "bm Nf5", separated by "; "; those that set clocks are left out.
    std::string remark = {};
    /// The side at the bottom of the board, if the text is a link.
    std::optional<Color> bottom = std::nullopt;
};

inline constexpr std::size_t fen_length_limit = 1000;

/// Reads a FEN or an EPD leniently, as people copy it (see `fen_text_of()`), in a PGN tag `[FEN "…"]` and in
/// links. Missing fields behind the board get their defaults, and the files of rooks in the corners are read
/// as KQkq (X-FEN, Shredder-FEN). Arrangements that cannot be positions are read too.
Result<FenReading, FenError> parse_fen(std::string_view text);

/// Writes a setup as a strict FEN of six fields.
std::string to_fen(const Setup& setup);

} // namespace chess
