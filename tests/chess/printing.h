// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Printing of the values of core/chess in failed tests, and construction of positions from FENs.

#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "chess/bitboard.h"
#include "chess/fen.h"
#include "chess/move.h"
#include "chess/position.h"
#include "chess/san.h"
#include "chess/setup.h"

namespace chess {

inline void PrintTo(Square square, std::ostream* out)
{
    *out << to_string(square);
}

inline void PrintTo(Bitboard set, std::ostream* out)
{
    *out << '{';
    for (const Square square : set)
        *out << ' ' << to_string(square);
    *out << " }";
}

inline void PrintTo(Color color, std::ostream* out)
{
    *out << (color == Color::white ? "White" : "Black");
}

inline void PrintTo(Move move, std::ostream* out)
{
    *out << to_coordinates(move);
}

inline void PrintTo(const Setup& setup, std::ostream* out)
{
    *out << to_fen(setup);
}

inline void PrintTo(const Position& position, std::ostream* out)
{
    *out << to_fen(position.setup());
}

inline void PrintTo(SetupFault::Kind kind, std::ostream* out)
{
    constexpr const char* names[]{"no_king",           "too_many_kings",       "kings_touch",
                                  "pawn_on_last_rank", "too_many_pawns",       "too_many_pieces",
                                  "too_many_promoted", "king_can_be_taken",    "impossible_check",
                                  "castling_lost",     "impossible_en_passant"};
    *out << names[static_cast<std::size_t>(kind)];
}

inline void PrintTo(const SetupFault& fault, std::ostream* out)
{
    PrintTo(fault.kind, out);
    if (fault.side) {
        *out << " of ";
        PrintTo(*fault.side, out);
    }
    *out << " on ";
    PrintTo(fault.squares, out);
}

inline void PrintTo(FenError::Kind kind, std::ostream* out)
{
    constexpr const char* names[]{"empty",           "too_long",       "not_ascii",      "bad_character",
                                  "rank_too_long",   "rank_too_short", "too_many_ranks", "too_few_ranks",
                                  "bad_side",        "bad_castling",   "bad_en_passant", "bad_halfmove_clock",
                                  "bad_move_number", "extra_text"};
    *out << names[static_cast<std::size_t>(kind)];
}

inline void PrintTo(const FenError& error, std::ostream* out)
{
    PrintTo(error.kind, out);
    *out << " at byte " << error.offset << ", rank " << error.rank;
}

inline void PrintTo(FenNotice notice, std::ostream* out)
{
    constexpr const char* names[]{"side_assumed",   "castling_assumed", "en_passant_assumed",
                                  "clocks_assumed", "castling_dropped", "en_passant_dropped"};
    *out << names[static_cast<std::size_t>(notice)];
}

inline void PrintTo(SanError::Kind kind, std::ostream* out)
{
    constexpr const char* names[]{"unreadable", "illegal", "ambiguous"};
    *out << names[static_cast<std::size_t>(kind)];
}

/// Parses the FEN of a test; aborts the test if it cannot be read.
inline Setup setup_of(std::string_view fen)
{
    const auto reading = parse_fen(fen);
    if (!reading)
        throw std::invalid_argument("unreadable FEN in a test: " + std::string(fen));
    return reading->setup;
}

/// The position of the FEN of a test; aborts the test if it is illegal.
inline Position position_of(std::string_view fen)
{
    const auto position = Position::from(setup_of(fen));
    if (!position)
        throw std::invalid_argument("illegal position in a test: " + std::string(fen));
    return *position;
}

} // namespace chess
