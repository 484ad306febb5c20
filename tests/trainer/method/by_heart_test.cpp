// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/method/by_heart.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "chess/legal_moves.h"
#include "coach/images.h"
#include "kbnk_positions.h"
#include "method/ranks.h"

namespace trainer::method {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using endgame::solved;

TEST(KnownPositions, AreWonAndTheirMovesKeepTheWin)
{
    for (const KnownPosition& known : known_positions) {
        const Position position = image_of(known, Color::white, 0);
        const auto move = move_by_heart(position);
        ASSERT_TRUE(move && is_legal(position, *move)) << known.board;
        EXPECT_EQ(solved().probe(position)->outcome(), endgame::Outcome::win) << known.board;
        EXPECT_EQ(solved().probe(position.play(*move))->outcome(), endgame::Outcome::loss) << known.board;
    }
}

TEST(KnownPositions, AreDifferentEvenInTheMirror)
{
    std::set<std::size_t> numbers;
    for (const KnownPosition& known : known_positions)
        numbers.insert(smallest_number(endgame::pieces_of(image_of(known, Color::white, 0), Color::white)));
    EXPECT_EQ(numbers.size(), known_positions.size());
}

TEST(MoveByHeart, IsTheImageOfTheMoveInEveryImageOfThePosition)
{
    for (const KnownPosition& known : known_positions) {
        const Position position = image_of(known, Color::white, 0);
        for (const coach::View view : coach::all_views()) {
            const Position seen = view.seen(position);
            const auto move = move_by_heart(seen);
            ASSERT_TRUE(move) << to_fen(seen.setup());
            // A position that is its own image has two such moves, which are images of each other.
            const auto after = endgame::pieces_of(seen.play(*move), seen.turn());
            const auto expected = endgame::pieces_of(position.play(*move_by_heart(position)), Color::white);
            EXPECT_EQ(smallest_number(after), smallest_number(expected)) << to_fen(seen.setup());
        }
    }
}

TEST(MoveByHeart, IsKnownForTheAttackerToMoveAlone)
{
    for (const KnownPosition& known : known_positions) {
        chess::Setup setup = image_of(known, Color::white, 0).setup();
        setup.turn = Color::black;
        const auto defence = Position::from(setup);
        EXPECT_FALSE(defence && move_by_heart(*defence)) << known.board;
    }
    for (const char* fen : {"4k3/8/8/8/8/8/8/4KBN1 w", "8/8/8/8/2BkN3/8/8/K7 b", "4k3/8/8/8/8/8/8/3QK3 w",
                            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"})
        EXPECT_FALSE(move_by_heart(endgame::position_of(fen))) << fen;
}

TEST(MoveByHeart, IsKnownInTheListedPositionsAndNowhereElse)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    std::size_t found = 0;
    endgame::for_each_placement(
        endgame::canonical_kings, chess::all_squares, [&](const endgame::KbnkPieces& pieces) {
            if (!is_canonical(pieces))
                return;
            const auto position = Position::from(setup_of(pieces, Color::white, Color::white));
            found += position && move_by_heart(*position) ? 1 : 0;
        });
    EXPECT_EQ(found, known_positions.size());
}

TEST(KnownPosition, IsFoundByItsBoard)
{
    for (const KnownPosition& known : known_positions)
        EXPECT_EQ(known_position(known.board), &known);
    for (const char* board : {"", "8/8/8/8/8/8/8/8", "4k3/8/8/8/8/8/8/4KBN1"})
        EXPECT_EQ(known_position(board), nullptr) << board;
}

TEST(KnownPosition, HasEightImagesForEitherSide)
{
    for (const Color attacker : {Color::white, Color::black}) {
        std::set<std::string> images;
        for (std::size_t symmetry = 0; symmetry < chess::symmetry_count; ++symmetry) {
            const Position image = image_of(known_positions.front(), attacker, symmetry);
            EXPECT_EQ(image.turn(), attacker);
            EXPECT_EQ(endgame::attacker_of(endgame::kbnk, image.board()), attacker);
            images.insert(to_fen(image.setup()));
        }
        EXPECT_EQ(images.size(), chess::symmetry_count);
    }
}

} // namespace
} // namespace trainer::method
