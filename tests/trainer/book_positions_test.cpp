// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/book_positions.h"

#include <gtest/gtest.h>

#include <map>

#include "kbnk_positions.h"

namespace trainer {
namespace {

TEST(BookPositions, AreWonInAsManyPliesAsIsKnownOfThem)
{
    const std::map<BookPosition, int> plies{{BookPosition::wrong_corner, 39},
                                            {BookPosition::philidors_w, 37},
                                            {BookPosition::deletangs_start, 55},
                                            {BookPosition::longest_mate, 65},
                                            {BookPosition::ushenina_girya, 48}};
    for (const auto& [name, count] : plies) {
        const chess::Position position = book_position(name);
        const bool is_attackers_move = position.turn() == chess::Color::white;
        EXPECT_EQ(endgame::solved().probe(position), is_attackers_move
                                                         ? endgame::Verdict::win(endgame::Plies{count})
                                                         : endgame::Verdict::loss(endgame::Plies{count}))
            << static_cast<int>(name);
    }
}

TEST(BookPositions, TheWrongCornerIsAMoveBeforePhilidorsPosition)
{
    const chess::Position corner = book_position(BookPosition::wrong_corner);
    const chess::Position next = corner.play({chess::Square::e5, chess::Square::f7});
    EXPECT_EQ(next.play({chess::Square::h8, chess::Square::g8}).board(),
              book_position(BookPosition::philidors_w).board());
    EXPECT_EQ(endgame::solved().best_moves(corner).size(), 7U);
}

TEST(BookPositions, TheLongestMateIsTheLongestThereIs)
{
    EXPECT_EQ(endgame::solved().probe(book_position(BookPosition::longest_mate))->to_mate().moves(),
              endgame::solved().longest_mate(endgame::kbnk));
}

} // namespace
} // namespace trainer
