// SPDX-License-Identifier: GPL-3.0-or-later
#include "reasons/reasons.h"

#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string>

#include "chess/position.h"

namespace reasons {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::FenError;
using chess::Square;
using Kind = chess::SetupFault::Kind;

std::string of(Kind kind, std::optional<Color> side, Bitboard squares)
{
    return in_english(why_illegal({kind, side, squares}));
}

TEST(Reasons, CoverEveryFaultOfASetup)
{
    EXPECT_EQ(of(Kind::no_king, Color::white, {}), "White has no king.");
    EXPECT_EQ(of(Kind::too_many_kings, Color::black, {Square::e8, Square::g8}),
              "Black has more than one king (e8, g8).");
    EXPECT_EQ(of(Kind::kings_touch, {}, {Square::d4, Square::e5}),
              "The kings are next to each other (d4, e5).");
    EXPECT_EQ(of(Kind::pawn_on_last_rank, {}, {Square::a1}),
              "Pawns cannot stand on the first or last rank (a1).");
    EXPECT_EQ(of(Kind::too_many_pawns, Color::white, {}), "White has more than eight pawns.");
    EXPECT_EQ(of(Kind::too_many_pieces, Color::black, {}), "Black has more than sixteen pieces.");
    EXPECT_EQ(of(Kind::too_many_promoted, Color::white, {}),
              "White has more promoted pieces than missing pawns.");
    EXPECT_EQ(of(Kind::king_can_be_taken, Color::black, {Square::e8, Square::e1}),
              "Black is in check (e1, e8), but it is White's turn.");
    EXPECT_EQ(of(Kind::impossible_check, Color::white, {Square::a1, Square::h8}),
              "No legal move can have given this check to White (a1, h8).");
    EXPECT_EQ(of(Kind::castling_lost, Color::white, {Square::h1}),
              "White cannot castle: the king or the rook is no longer on its home square (h1).");
    EXPECT_EQ(of(Kind::impossible_en_passant, {}, {Square::e3}), "No pawn can have just passed e3.");
}

TEST(Reasons, PlaceholdersAreReplacedAnywhere)
{
    EXPECT_EQ(in_english({"%1 and %2", {std::string{"a"}, std::string{"b"}}}), "a and b");
    EXPECT_EQ(in_english({"100 % of %1%", {std::string{"it"}}}), "100 % of it%");
}

TEST(Reasons, CoverEveryFenErrorDistinctly)
{
    using Error = FenError::Kind;
    std::set<std::string> sentences;
    for (const Error kind :
         {Error::empty, Error::too_long, Error::not_ascii, Error::bad_character, Error::rank_too_long,
          Error::rank_too_short, Error::too_many_ranks, Error::too_few_ranks, Error::bad_side,
          Error::bad_castling, Error::bad_en_passant, Error::bad_halfmove_clock, Error::bad_move_number,
          Error::extra_text}) {
        const std::string sentence = in_english(why_unreadable({kind, 3, 6}, "8/8x8/8"));
        EXPECT_TRUE(sentences.insert(sentence).second) << sentence;
        EXPECT_EQ(sentence.find('%'), std::string::npos) << sentence;
        EXPECT_EQ(sentence.back(), '.') << sentence;
        const bool has_place = kind != Error::empty && kind != Error::too_long;
        EXPECT_EQ(sentence.find("(character 4)") != std::string::npos, has_place) << sentence;
    }
}

TEST(Reasons, CoverEveryPgnErrorDistinctly)
{
    using Error = chess::PgnError::Kind;
    const std::set<Error> without_text{Error::unreadable_fen,         Error::illegal_start,
                                       Error::variation_without_move, Error::nested_too_deep,
                                       Error::too_many_moves,         Error::game_too_long,
                                       Error::unterminated_comment,   Error::unterminated_variation};
    std::set<std::string> sentences;
    for (int kind = 0; kind <= static_cast<int>(Error::unterminated_variation); ++kind) {
        const chess::PgnError error{static_cast<Error>(kind), 1, 2, 3, "Qx9"};
        const std::string sentence = in_english(why_left_out(error));
        EXPECT_TRUE(sentences.insert(sentence).second) << sentence;
        EXPECT_EQ(sentence.find('%'), std::string::npos) << sentence;
        EXPECT_EQ(sentence.back(), '.') << sentence;
        EXPECT_EQ(sentence.find("Qx9") == std::string::npos, without_text.contains(error.kind)) << sentence;
    }
}

TEST(Reasons, CountCharactersInsteadOfBytes)
{
    EXPECT_EQ(in_english(why_unreadable({FenError::Kind::extra_text, 6}, "éé8 ééé")),
              "There is extra text after the position (character 5).");
    EXPECT_EQ(in_english(why_unreadable({FenError::Kind::too_few_ranks, 99, 1}, "8")),
              "There are fewer than eight ranks (character 2).");
}

TEST(Reasons, ArgumentsThatLookLikePlaceholdersAreVerbatim)
{
    EXPECT_EQ(in_english({"%2 and %1: 100 %", {std::string{"%2"}, Color::black}}), "Black and %2: 100 %");
}

} // namespace
} // namespace reasons
