// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/method/field.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "chess/legal_moves.h"
#include "coach/images.h"
#include "kbnk_positions.h"

namespace trainer::method {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Position;
using endgame::position_of;
using enum chess::Square;

constexpr std::array all_fields{Field::corner, Field::small_triangle, Field::short_edge, Field::long_edge,
                                Field::edge,   Field::two_rings,      Field::board};

std::optional<Field> field(std::string_view fen)
{
    return field_of(position_of(fen));
}

std::optional<std::uint64_t> rank(std::string_view fen)
{
    return rank_of(position_of(fen));
}

std::vector<Answer> answers(std::string_view fen)
{
    return answers_of(*rank(fen));
}

TEST(Field, HasItsSquaresAroundBothRightCorners)
{
    EXPECT_EQ(squares_of(Field::corner, false), (Bitboard{a8, a7, b8, h1, g1, h2}));
    EXPECT_EQ(squares_of(Field::small_triangle, true),
              (Bitboard{a1, a2, b1, a3, b2, c1, h8, h7, g8, h6, g7, f8}));
    EXPECT_EQ(squares_of(Field::short_edge, true) - squares_of(Field::small_triangle, true),
              (Bitboard{a4, d1, h5, e8}));
    EXPECT_EQ(squares_of(Field::edge, true) - squares_of(Field::long_edge, true),
              (Bitboard{h1, g1, h2, a8, b8, a7}));
    EXPECT_EQ(squares_of(Field::two_rings, false).size(), 48);
    EXPECT_EQ(squares_of(Field::board, false), chess::all_squares);
}

TEST(Field, LiesWithinTheNextLargerOne)
{
    for (std::size_t i = 0; i + 1 < all_fields.size(); ++i)
        EXPECT_TRUE((squares_of(all_fields[i], true) - squares_of(all_fields[i + 1], true)).empty());
}

TEST(Field, ShrinksOnTheWayToMate)
{
    EXPECT_EQ(field("4k3/8/8/8/8/8/8/4KBN1 w"), Field::board);
    EXPECT_EQ(field("6k1/5N2/5K2/5B2/8/8/8/8 w"), Field::edge);
    EXPECT_EQ(field("3k4/3N4/4K3/1B6/8/8/8/8 w"), Field::long_edge);
    EXPECT_EQ(field("8/8/8/5B2/8/4NK2/8/6k1 w"), Field::corner);
}

TEST(Field, IsKeptByTheBestReply)
{
    for (const char* fen : {"4k3/8/8/8/8/8/8/4KBN1 b", "5k2/5N1B/5K2/8/8/8/8/8 b"}) {
        const Position position = position_of(fen);
        std::optional<Field> largest;
        for (const chess::Move reply : legal_moves(position))
            largest = std::max(largest, field_of(position.play(reply)));
        EXPECT_EQ(field_of(position), largest) << fen;
    }
    EXPECT_EQ(field("8/8/8/8/4B3/8/5K2/5N1k b"), Field::corner);
}

TEST(Field, IsEmptyWithoutAWin)
{
    EXPECT_FALSE(field("8/8/8/8/2BkN3/8/8/K7 b")) << "a piece falls";
    EXPECT_FALSE(field("k7/8/K1N5/3B4/8/8/8/8 b")) << "stalemate";
    EXPECT_FALSE(field("4k3/8/8/8/8/8/8/3QK3 w"));
}

TEST(Field, HasAName)
{
    EXPECT_EQ(name_of(Field::corner), "corner");
    EXPECT_EQ(name_of(Field::small_triangle), "small-triangle");
    EXPECT_EQ(name_of(Field::board), "board");
}

TEST(Rank, CornerPostIsAKnightsMoveFromTheCorner)
{
    EXPECT_EQ(corner_post(position_of("8/8/8/5B2/8/4N1K1/8/6k1 b").board(), Color::white), 0);
    EXPECT_EQ(corner_post(position_of("8/K7/8/5B2/8/4N3/8/6k1 b").board(), Color::white), 5);
}

TEST(Rank, StandsForItsAnswers)
{
    using Answers = std::vector<Answer>;
    EXPECT_EQ(answers("4k3/8/8/8/8/8/8/4KBN1 w"),
              (Answers{{Question::field, 6}, {Question::king_centre, 3}, {Question::pieces, 1 + 2}}));
    EXPECT_EQ(
        answers("6k1/5N2/5K2/5B2/8/8/8/8 w"),
        (Answers{
            {Question::field, 4}, {Question::pieces, 1 + 1}, {Question::kings, 2}, {Question::corner, 6}}));
    EXPECT_EQ(answers("8/8/8/5B2/8/4NK2/8/6k1 w"),
              (Answers{{Question::field, 0}, {Question::corner_post, 1}, {Question::pieces, 1 + 2}}));
}

TEST(Rank, ComparesTheFieldFirstAndThenTheQuestionsInTheirOrder)
{
    EXPECT_GT(rank("4k3/8/8/8/8/8/8/4KBN1 w"), rank("6k1/5N2/5K2/5B2/8/8/8/8 w"));
    EXPECT_LT(rank("8/8/3k4/8/3K4/8/8/5BN1 w"), rank("8/8/3k4/8/8/8/8/K4BN1 w"));
    EXPECT_EQ(rank("8/8/8/8/2BkN3/K7/8/8 w"), std::nullopt);
}

TEST(Rank, QuestionsHaveNames)
{
    EXPECT_EQ(name_of(Question::field), "field");
    EXPECT_EQ(name_of(Question::corner_post), "corner-post");
    EXPECT_EQ(name_of(Question::king_centre), "king-centre");
}

TEST(Rank, IsTheSameInAllImagesOfEitherColour)
{
    endgame::Breaches breaches;
    coach::for_each_sample(endgame::is_sanitized ? 20'000 : 500, [&](const Position& position) {
        if (position.turn() == Color::black)
            return;
        for (const coach::View& view : coach::all_views()) {
            if (rank_of(view.seen(position)) != rank_of(position))
                breaches.add(position);
        }
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

} // namespace
} // namespace trainer::method
