// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/defence.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "chess/san.h"
#include "coach/seen.h"
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

TEST(Defence, CapturesHangingPieces)
{
    EXPECT_EQ(defence_for("8/8/8/8/2BkN3/8/8/K7 b", "Kxc4", Kind::captures),
              (Reason{.kind = Kind::captures, .squares = {c4}, .piece = Role::bishop}));
}

TEST(Defence, ExchangesAreNoGain)
{
    const char* const rooks = "8/8/8/8/2k5/3r4/8/3RK3 w";
    EXPECT_EQ(defence_for(rooks, "Rxd3", Kind::exchanges),
              (Reason{.kind = Kind::exchanges, .squares = {d3}, .piece = Role::rook}));
    EXPECT_EQ(defence_for(rooks, "Rxd3", Kind::captures), std::nullopt);
    EXPECT_TRUE(defence_for("8/8/8/8/1k6/3r4/8/3RK3 w", "Rxd3", Kind::captures)) << "it is loose";
    EXPECT_TRUE(defence_for("3K2k1/4Pr2/8/8/8/8/8/8 b", "Rxe7", Kind::gives_up_for_pawn));
    EXPECT_EQ(defence_for("8/2kP4/8/4K3/8/8/8/8 w", "d8=Q+", Kind::promotes), std::nullopt)
        << "the queen is captured";
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

TEST(Defence, RunsToTheCentreOrTheWrongCornerAndOffTheRightOne)
{
    EXPECT_TRUE(defence_for("8/3k4/8/8/8/3K4/8/5BN1 b", "Kd6", Kind::to_centre));
    EXPECT_TRUE(defence_for("8/8/3k4/8/3K4/3BN3/8/8 b", "Ke6", Kind::stays_central));
    EXPECT_TRUE(defence_for("2K5/3B4/8/8/N2k4/8/8/8 b", "Kd5", Kind::stays_central)) << "on the four squares";
    EXPECT_EQ(defence_for("2K5/3B4/8/8/N2k4/8/8/8 b", "Kd3", Kind::stays_central), std::nullopt);
    EXPECT_TRUE(defence_for("4k3/8/8/8/8/3K4/8/5BN1 b", "Kd7", Kind::off_edge));
    // The bishop is on a light square: h8 is a wrong corner, a8 a right one.
    EXPECT_EQ(defence_for("4k3/8/8/8/8/3K4/8/5BN1 b", "Kf8", Kind::wrong_corner),
              (Reason{.kind = Kind::wrong_corner, .squares = {h8}, .before = 3, .after = 2}));
    EXPECT_EQ(defence_for("3k4/8/8/8/8/3K4/8/5BN1 b", "Ke8", Kind::off_corner),
              (Reason{.kind = Kind::off_corner, .squares = {a8}, .before = 3, .after = 4}));
    EXPECT_EQ(defence_for("4k3/8/8/8/8/3K4/8/5BN1 b", "Kf8", Kind::off_corner), std::nullopt) << "it is far";
    EXPECT_EQ(defence_for("8/8/5N2/8/8/3B4/5k2/7K b", "Ke3", Kind::off_corner), std::nullopt)
        << "the other king stands there";
    // h8 is a right corner, three moves from e5, but the king is in the centre.
    EXPECT_EQ(defence_for("5B2/8/8/4k3/8/6K1/8/2N5 b", "Ke4", Kind::off_corner), std::nullopt);
}

TEST(Defence, KeepsAwayFromTheOtherKing)
{
    EXPECT_TRUE(defence_for("8/8/1k1Q4/8/8/3K4/8/8 b", "Ka7", Kind::evades));
    EXPECT_EQ(defence_for("8/8/1k1Q4/8/8/3K4/8/8 b", "Kb5", Kind::evades), std::nullopt);
}

TEST(Defence, KeepsTheOtherKingOnTheEdge)
{
    EXPECT_TRUE(defence_for("8/8/1N6/8/8/5k2/8/2B4K b", "Kf2", Kind::keeps_on_edge));
    EXPECT_TRUE(defence_for("8/8/1N6/8/8/5k2/8/2B4K b", "Kg3", Kind::keeps_on_edge));
    EXPECT_EQ(defence_for("8/8/1N6/8/8/5k2/8/2B4K b", "Ke2", Kind::keeps_on_edge), std::nullopt);
}

TEST(Defence, SavesAHangingPiece)
{
    EXPECT_EQ(defence_for("1r6/2K1Q3/8/8/2k5/8/8/8 b", "Rb3", Kind::saves),
              (Reason{.kind = Kind::saves, .squares = {b8}, .piece = Role::rook}));
}

TEST(Defence, TakesTheOpposition)
{
    EXPECT_TRUE(defence_for("8/3k4/8/8/3K4/8/3P4/8 b", "Kd6", Kind::holds_off));
    EXPECT_EQ(defence_for("8/3k4/8/8/3K4/8/8/5BN1 b", "Kd6", Kind::holds_off), std::nullopt) << "no pawn";
}

TEST(Defence, KeepsMoreRoomThanAnyOtherMove)
{
    EXPECT_EQ(defence_for("k7/8/2K5/8/8/8/8/5BN1 b", "Ka7", Kind::stays_wide), std::nullopt);
    const auto wide = defence_for("8/8/8/8/8/1k6/8/K1B4N b", "Kc3", Kind::stays_wide);
    const auto narrow = defence_for("8/8/8/8/8/1k6/8/K1B4N b", "Ka4", Kind::stays_wide);
    EXPECT_FALSE(wide && narrow) << "at most one move has more than all others";
}

/// The condition of each kind, from the rules and the squares alone.
bool is_true(const Reason& reason, const chess::Position& position, chess::Move move)
{
    const chess::Position next = position.play(move);
    const auto edge = seen::to_edge;
    const auto is_beside = [&](chess::Square square) {
        return king_distance(move.to, square) == 1 && !seen::is_covered(next, square);
    };
    switch (reason.kind) {
    case Kind::hits:
        return std::ranges::all_of(reason.squares, is_beside);
    case Kind::to_centre:
        return edge(move.to) >= 2 && edge(move.to) > edge(move.from);
    case Kind::stays_central:
        return edge(move.to) >= 2 && edge(move.from) >= edge(move.to);
    case Kind::off_edge:
        return edge(move.from) == 0 && edge(move.to) > 0;
    case Kind::wrong_corner:
        return reason.after <= 3 && reason.after < reason.before &&
               is_dark(reason.squares.first()) != is_dark(next.board().of(Role::bishop).first()) &&
               king_distance(move.to, reason.squares.first()) == reason.after;
    case Kind::off_corner:
        return reason.before + edge(move.from) <= 3 && reason.after > reason.before &&
               king_distance(position.king(chess::Color::white), reason.squares.first()) > 1 &&
               is_dark(reason.squares.first()) == is_dark(next.board().of(Role::bishop).first()) &&
               king_distance(move.to, reason.squares.first()) == reason.after;
    case Kind::only:
        return legal_moves(position).size() == 1;
    case Kind::captures:
        return next.board().occupied().size() < position.board().occupied().size();
    case Kind::stays_off_edge:
        return edge(move.to) == 1 && edge(move.from) > 0 &&
               std::ranges::any_of(legal_moves_from(position, move.from),
                                   [&](chess::Move other) { return edge(other.to) == 0; });
    case Kind::evades:
        return std::ranges::all_of(legal_moves_from(position, move.from), [&](chess::Move other) {
            const chess::Square hunter = position.king(chess::Color::white);
            return king_distance(other.to, hunter) <= king_distance(move.to, hunter) &&
                   steps(other.to, hunter) <= steps(move.to, hunter);
        });
    case Kind::keeps_on_edge: {
        const chess::Square hunter = next.king(chess::Color::white);
        return edge(hunter) == 0 && std::ranges::all_of(legal_moves_from(next, hunter),
                                                        [&](chess::Move step) { return edge(step.to) == 0; });
    }
    default:
        return reason.kind == Kind::stays_wide;
    }
}

TEST(Defence, ReasonsAreTrue)
{
    endgame::Breaches untrue;
    for_each_sample(endgame::is_sanitized ? 50'000 : test::one_in(200), [&](const chess::Position& position) {
        if (position.turn() == chess::Color::white)
            return;
        for (const chess::Move move : legal_moves(position)) {
            for (const Reason& reason : reasons_of_defence(position, move)) {
                if (!is_true(reason, position, move))
                    untrue.add(position);
            }
        }
    });
    EXPECT_EQ(untrue.count(), 0U) << untrue.example();
}

} // namespace
} // namespace trainer::coach
