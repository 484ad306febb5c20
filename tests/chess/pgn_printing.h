// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Printing of PGN readings in failed tests, and helpers for expectations.

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "chess/pgn_reader.h"
#include "chess/pgn_writer.h"
#include "printing.h"

namespace chess {

inline void PrintTo(PgnError::Kind kind, std::ostream* out)
{
    constexpr const char* names[]{"malformed_tag",
                                  "unterminated_tag",
                                  "duplicate_tag",
                                  "result_mismatch",
                                  "unreadable_fen",
                                  "illegal_start",
                                  "unsupported_variant",
                                  "not_a_position",
                                  "illegal_position",
                                  "unreadable_move",
                                  "illegal_move",
                                  "ambiguous_move",
                                  "null_move",
                                  "chess960_castling",
                                  "variation_without_move",
                                  "nested_too_deep",
                                  "too_many_moves",
                                  "game_too_long",
                                  "unexpected_text",
                                  "bad_nag",
                                  "unterminated_comment",
                                  "unterminated_variation"};
    *out << names[static_cast<std::size_t>(kind)];
}

inline void PrintTo(const PgnError& error, std::ostream* out)
{
    PrintTo(error.kind, out);
    *out << " in game " << error.game << " at " << error.line << ':' << error.column << ": " << error.text;
}

inline void PrintTo(const PgnGame& game, std::ostream* out)
{
    *out << to_pgn(game);
}

inline void PrintTo(const PgnReading& reading, std::ostream* out)
{
    PrintTo(reading.game, out);
    *out << testing::PrintToString(reading.errors);
}

/// The moves of a game with numbers, comments and variations, without tags, result and line breaks.
inline std::string moves_of(const PgnGame& game)
{
    const std::string text = to_pgn(game);
    const std::size_t begin = text.find("\n\n") + 2;
    const std::size_t end = text.size() - to_string(game.result).size() - 2;
    std::string moves = text.substr(begin, end - begin);
    for (char& c : moves)
        c = c == '\n' ? ' ' : c;
    while (!moves.empty() && moves.back() == ' ')
        moves.pop_back();
    return moves;
}

/// The only game of a text; fails the test if there are more or fewer.
inline PgnReading read_one(std::string_view text)
{
    const std::vector<PgnReading> games = read_pgn(text);
    EXPECT_EQ(games.size(), 1U) << text;
    return games.empty() ? PgnReading{} : games.front();
}

/// The moves of the only game of a text, which must be free of errors.
inline std::string moves_in(std::string_view text)
{
    const PgnReading reading = read_one(text);
    for (const PgnError& error : reading.errors)
        ADD_FAILURE() << testing::PrintToString(error) << " in " << text;
    return moves_of(reading.game);
}

} // namespace chess
