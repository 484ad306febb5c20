// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/defence.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "chess/san.h"
#include "kbnk_positions.h"

namespace trainer::coach {
namespace {

using chess::Role;
using endgame::position_of;
using Kind = Reason::Kind;
using enum chess::Square;

std::optional<Reason> defence_for(std::string_view fen, std::string_view move, Kind kind)
{
    const chess::Position position = position_of(fen);
    const auto all = reasons_of_defence(position, *parse_move(position, move));
    const auto at = std::ranges::find(all, kind, &Reason::kind);
    return at == all.end() ? std::nullopt : std::optional{*at};
}

TEST(Defence, TakesWhatHangs)
{
    EXPECT_EQ(defence_for("8/8/8/8/2BkN3/8/8/K7 b", "Kxc4", Kind::captures),
              (Reason{.kind = Kind::captures, .squares = {c4}, .piece = Role::bishop}));
}

TEST(Defence, HitsALoosePiece)
{
    EXPECT_EQ(defence_for("8/8/8/3k4/8/2B5/8/K5N1 b", "Kc4", Kind::hits),
              (Reason{.kind = Kind::hits, .squares = {c3}, .piece = Role::bishop}));
}

TEST(Defence, HasOneMoveOnly)
{
    EXPECT_EQ(defence_for("8/8/8/5B2/8/4N1K1/8/6k1 b", "Kh1", Kind::only), (Reason{.kind = Kind::only}));
    EXPECT_EQ(defence_for("4k3/8/8/8/8/3K4/8/5BN1 b", "Kd7", Kind::only), std::nullopt);
}

TEST(Defence, RunsToTheMiddleOrTheWrongCornerAndOffTheRightOne)
{
    EXPECT_EQ(defence_for("4k3/8/8/8/8/3K4/8/5BN1 b", "Kd7", Kind::to_middle),
              (Reason{.kind = Kind::to_middle, .squares = {d7}, .before = 3, .after = 2}));
    // The bishop is on a light square: h8 is a wrong corner, a8 a right one.
    EXPECT_EQ(defence_for("4k3/8/8/8/8/3K4/8/5BN1 b", "Kf8", Kind::wrong_corner),
              (Reason{.kind = Kind::wrong_corner, .squares = {f8}, .before = 3, .after = 2}));
    EXPECT_EQ(defence_for("4k3/8/8/8/8/3K4/8/5BN1 b", "Kf8", Kind::off_corner),
              (Reason{.kind = Kind::off_corner, .squares = {f8}, .before = 4, .after = 5}));
}

TEST(Defence, KeepsTheCageWide)
{
    EXPECT_TRUE(defence_for("4k3/8/8/8/8/3K4/8/5BN1 b", "Kd7", Kind::stays_wide));
}

} // namespace
} // namespace trainer::coach
