// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/reason.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "chess/king_safety.h"
#include "chess/legal_moves.h"
#include "chess/san.h"
#include "coach/images.h"
#include "endings.h"
#include "kbnk_positions.h"
#include "tests/thoroughness.h"
#include "trainer/coach/facts.h"

namespace trainer::coach {

void PrintTo(const Reason& reason, std::ostream* out)
{
    *out << "kind " << static_cast<int>(reason.kind);
    for (const chess::Square square : reason.squares)
        *out << ' ' << to_string(square);
    *out << ' ' << reason.before << '>' << reason.after;
}

namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using endgame::position_of;
using endgame::solved;
using Kind = Reason::Kind;
using enum chess::Square;

std::optional<Reason> found(const std::vector<Reason>& reasons, Kind kind)
{
    const auto at = std::ranges::find(reasons, kind, &Reason::kind);
    return at == reasons.end() ? std::nullopt : std::optional{*at};
}

std::vector<Reason> all_for(std::string_view fen, std::string_view move, const char* ending = "KBNK")
{
    const Position position = position_of(fen);
    return reasons(stage_pens(), endgame::table_of(ending), position, *parse_move(position, move));
}

std::optional<Reason> reason_for(std::string_view fen, std::string_view move, Kind kind,
                                 const char* ending = "KBNK")
{
    return found(all_for(fen, move, ending), kind);
}

std::optional<Reason> against(std::string_view fen, std::string_view move, Kind kind)
{
    const Position position = position_of(fen);
    return found(concessions(stage_pens(), solved(), position, *parse_move(position, move)), kind);
}

TEST(Reason, MateComesFirst)
{
    const auto all = all_for("8/8/8/5B2/8/8/5K2/5N1k w", "Be4");
    ASSERT_FALSE(all.empty());
    EXPECT_EQ(all.front(), (Reason{.kind = Kind::mates, .squares = {h1}}));
}

TEST(Reason, TakesFlightSquares)
{
    // Philidor's Bh7: the bishop takes g8 away.
    EXPECT_EQ(reason_for("5k2/5N2/5K2/8/4B3/8/8/8 w", "Bh7", Kind::takes),
              (Reason{.kind = Kind::takes, .squares = {g8}}));
    EXPECT_EQ(against("5k2/5N1B/5K2/8/8/8/8/8 w", "Be4", Kind::gives),
              (Reason{.kind = Kind::gives, .squares = {g8}}));
}

TEST(Reason, ShutsTheCage)
{
    const auto reason = reason_for("8/8/8/8/8/4NK2/2B5/6k1 w", "Kg3", Kind::cage);
    ASSERT_TRUE(reason);
    EXPECT_EQ(reason->after, 2);
    EXPECT_EQ(reason->before, reason->squares.size() + 2);
}

TEST(Reason, GuardsWaysOut)
{
    // Philidor's Ne5: the bishop covers g8, the knight now c6 and d7.
    EXPECT_EQ(reason_for("4k3/5N1B/5K2/8/8/8/8/8 w", "Ne5", Kind::guards),
              (Reason{.kind = Kind::guards, .squares = {c6, d7}}));
}

TEST(Reason, GivesCheck)
{
    EXPECT_EQ(reason_for("8/8/8/8/3NB3/2K5/8/2k5 w", "Ne2+", Kind::checks),
              (Reason{.kind = Kind::checks, .squares = {c1}}));
}

TEST(Reason, WaitsWhereHeWouldRatherPass)
{
    EXPECT_EQ(reason_for("8/8/8/8/2N2B2/8/8/k1K5 w", "Bg5", Kind::waits),
              (Reason{.kind = Kind::waits, .squares = {a2}}));
    EXPECT_EQ(reason_for("8/8/8/8/2N2B2/8/8/k1K5 w", "Kc2", Kind::waits), std::nullopt);
}

TEST(Reason, GivesAMoveToOneWhoWouldHaveNone)
{
    EXPECT_EQ(reason_for("8/8/8/3B4/5N2/8/8/k1K5 w", "Bh1", Kind::releases),
              (Reason{.kind = Kind::releases, .squares = {a2}}));
    // Whether he had a move before is not asked while the attacker is in check.
    EXPECT_EQ(reason_for("4k3/8/8/8/8/3r4/8/Q2K4 w", "Kc2", Kind::releases, "KQKR"), std::nullopt);
}

TEST(Reason, SavesAndProtectsAndWithdraws)
{
    EXPECT_EQ(reason_for("8/8/8/8/3Bk3/8/8/K5N1 w", "Bb6", Kind::saves),
              (Reason{.kind = Kind::saves, .squares = {b6}, .piece = Role::bishop}));
    EXPECT_EQ(reason_for("K7/8/N7/8/8/5B2/2k5/8 w", "Bb7", Kind::protects),
              (Reason{.kind = Kind::protects, .squares = {a6}, .piece = Role::knight}));
    EXPECT_EQ(reason_for("2r3k1/8/8/8/8/2Q5/1K6/8 w", "Qd3", Kind::withdraws, "KQKR"),
              (Reason{.kind = Kind::withdraws, .squares = {d3}, .piece = Role::queen}));
    EXPECT_EQ(reason_for("8/K7/8/8/3k4/2N5/3B4/8 w", "Nb1", Kind::withdraws), std::nullopt)
        << "a king takes nothing that is guarded";
}

TEST(Reason, ComesToALaterStage)
{
    const auto reason = reason_for("8/8/8/8/8/8/5KN1/k2B4 w", "Ke3", Kind::reaches);
    ASSERT_TRUE(reason);
    EXPECT_EQ(reason->stage, Stage::take_centre);
}

TEST(Reason, BringsAPieceNearer)
{
    EXPECT_EQ(reason_for("4k3/8/8/8/8/8/8/4KBN1 w", "Kd2", Kind::nearer), std::nullopt);
    EXPECT_EQ(reason_for("4k3/8/8/8/8/8/8/4KBN1 w", "Ke2", Kind::nearer),
              (Reason{.kind = Kind::nearer, .squares = {e2}, .before = 7, .after = 6, .piece = Role::king}));
    EXPECT_EQ(reason_for("4k3/8/8/8/8/8/8/4KBN1 w", "Kd2", Kind::centres),
              (Reason{.kind = Kind::centres, .squares = {d2}, .before = 3, .after = 2, .piece = Role::king}));
}

TEST(Reason, TellsWhatOtherEndingsKnow)
{
    EXPECT_EQ(reason_for("8/4P1k1/8/8/8/8/8/K7 w", "e8=Q", Kind::promotes, "KPK"),
              (Reason{.kind = Kind::promotes, .squares = {e8}, .piece = Role::queen}));
    EXPECT_EQ(reason_for("8/8/8/3k4/8/8/2r5/KQ6 w", "Qxc2", Kind::captures, "KQKR"),
              (Reason{.kind = Kind::captures, .squares = {c2}, .piece = Role::rook}));
    EXPECT_EQ(reason_for("8/3k4/8/3K4/8/8/8/R7 w", "Ra7+", Kind::checks, "KRK"),
              (Reason{.kind = Kind::checks, .squares = {d7}}));
    EXPECT_EQ(reason_for("8/4k3/8/8/3K4/8/4P3/8 w", "Ke5", Kind::opposes, "KPK"),
              (Reason{.kind = Kind::opposes, .squares = {e5, e7}}));
}

TEST(Reason, SaysWhatAPoorMoveLetsGo)
{
    EXPECT_EQ(against("k7/8/1KN5/3B4/8/8/8/8 w", "Ka6", Kind::stalemates),
              (Reason{.kind = Kind::stalemates, .squares = {a8}}));
    EXPECT_EQ(against("8/8/8/8/3k4/1B6/8/K5N1 w", "Ne2+", Kind::hangs), std::nullopt);
    EXPECT_EQ(against("8/8/8/8/3k4/1B6/8/K5N1 w", "Bc4", Kind::hangs),
              (Reason{.kind = Kind::hangs, .squares = {c4}, .piece = Role::bishop}));
    EXPECT_EQ(against("4k3/5N1B/5K2/8/8/8/8/8 w", "Nh6", Kind::lets_out),
              (Reason{.kind = Kind::lets_out, .squares = {d7}, .before = 5, .after = 9}));
    // On e5 the knight alone guards c6 and d7.
    EXPECT_EQ(against("4k3/7B/5K2/4N3/8/8/8/8 w", "Ng4+", Kind::unguards),
              (Reason{.kind = Kind::unguards, .squares = {c6, d7}}));
    EXPECT_EQ(
        against("4k3/7B/5K2/4N3/8/8/8/8 w", "Ng4", Kind::moves_away),
        (Reason{.kind = Kind::moves_away, .squares = {g4}, .before = 3, .after = 6, .piece = Role::knight}));
    EXPECT_EQ(against("8/8/8/5B2/8/4N1K1/8/7k w", "Kf3", Kind::falls_back),
              (Reason{.kind = Kind::falls_back, .stage = Stage::small_triangle}));
}

TEST(Reason, NoSquareIsLetGoThatIsTaken)
{
    EXPECT_EQ(against("8/8/8/4K3/3N3k/3B4/8/8 w", "Kf4", Kind::unguards), std::nullopt);
}

TEST(Reason, AStageThatIsThereIsNotReached)
{
    EXPECT_EQ(reason_for("8/8/6B1/8/8/4N3/8/k1K5 w", "Nc2+", Kind::reaches), std::nullopt);
}

TEST(Reason, OfTheOtherSideAreThoseOfDefence)
{
    EXPECT_EQ(reason_for("8/8/8/8/2BkN3/8/8/K7 b", "Kxc4", Kind::captures),
              (Reason{.kind = Kind::captures, .squares = {c4}, .piece = Role::bishop}));
}

TEST(Reason, SaysNothingWhereNobodyHasMore)
{
    EXPECT_TRUE(all_for("4k3/8/8/8/8/8/8/4K3 w", "Ke2").empty());
}

/// A reason as another view of the board has it.
Reason seen(const View& view, Reason reason)
{
    reason.squares = view.seen(reason.squares);
    return reason;
}

TEST(Reason, AreTheSameInAllImagesOfEitherColour)
{
    endgame::Breaches breaches;
    for_each_sample(endgame::is_sanitized ? 50'000 : test::one_in(10'000), [&](const Position& position) {
        for (const Move move : legal_moves(position)) {
            const auto done = reasons(stage_pens(), solved(), position, move);
            const auto let_go = concessions(stage_pens(), solved(), position, move);
            for (const View& view : all_views()) {
                const auto same = [&](const std::vector<Reason>& ours, std::vector<Reason> theirs) {
                    std::vector<Reason> images;
                    for (const Reason& reason : ours)
                        images.push_back(seen(view, reason));
                    return std::ranges::is_permutation(images, theirs) &&
                           std::ranges::equal(images, theirs, {}, &Reason::kind, &Reason::kind);
                };
                const Position image = view.seen(position);
                if (!same(done, reasons(stage_pens(), solved(), image, view.seen(move))) ||
                    !same(let_go, concessions(stage_pens(), solved(), image, view.seen(move))))
                    breaches.add(position);
            }
        }
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

/// The squares to which the lone king may go by the rules, were it his move.
Bitboard flights(const Position& position)
{
    const std::optional<Position> his = position.turn() == Color::black ? position : passed(position);
    Bitboard squares;
    for (const Move move : legal_moves(*his))
        squares |= Bitboard{move.to};
    return squares;
}

/// The squares he could walk to, safety asked from the king outward.
Bitboard walk(const Position& position)
{
    const Square start = position.king(Color::black);
    const Bitboard others = position.board().occupied() - Bitboard{start};
    Bitboard squares{start};
    for (int size = 0; size != squares.size();) {
        size = squares.size();
        for (const Square from : squares) {
            for (const Square to : chess::all_squares - squares) {
                if (king_distance(from, to) == 1 && is_safe(position.board(), to, Color::white, others))
                    squares |= Bitboard{to};
            }
        }
    }
    return squares;
}

/// The steps along files and ranks from a square to the nearer corner of the bishop's colour.
int corner_steps(const Position& position, Square square)
{
    int least = 14;
    for (const Square corner : {a1, h1, a8, h8}) {
        if (is_dark(corner) == is_dark(position.board().of(Role::bishop).first()))
            least = std::min(least, std::abs(file_of(corner) - file_of(square)) +
                                        std::abs(rank_of(corner) - rank_of(square)));
    }
    return least;
}

/// Whether what a reason says of a move of White's is so, asked in another way than it was found.
bool is_true(const Reason& reason, const Position& before, const Position& after)
{
    const Position standing_still = *passed(before);
    const auto& pens = stage_pens();
    switch (reason.kind) {
    case Kind::mates:
        return is_checkmate(after);
    case Kind::reaches:
        return standing(pens, solved(), standing_still)->stage < *reason.stage &&
               standing(pens, solved(), before)->stage < *reason.stage &&
               standing(pens, solved(), after)->stage == *reason.stage;
    case Kind::shuts_in:
        return pens.usual.of(standing_still) == reason.before && pens.usual.of(after) == reason.after &&
               reason.after < reason.before;
    case Kind::nets:
        return pens.triangles.of(standing_still) == reason.before &&
               pens.triangles.of(after) == reason.after && reason.after < reason.before;
    case Kind::takes:
        return !reason.squares.empty() && (reason.squares - flights(before)).empty() &&
               (reason.squares & flights(after)).empty();
    case Kind::cage:
    case Kind::trims:
        return walk(before).size() == reason.before && walk(after).size() == reason.after &&
               reason.after < reason.before && (reason.squares & walk(after)).empty();
    case Kind::guards:
        return std::ranges::all_of(reason.squares, [&](Square square) {
            return guards(before.board(), square, Color::white).empty() &&
                   !guards(after.board(), square, Color::white).empty();
        });
    case Kind::unguards:
        return std::ranges::all_of(reason.squares, [&](Square square) {
            return guards(before.board(), square, Color::white).size() == 1 &&
                   !after.board().of(Color::white).contains(square) &&
                   guards(after.board(), square, Color::white).empty();
        });
    case Kind::threatens:
        return pens.usual.of(before) == reason.before && pens.usual.of(*passed(after)) == reason.after &&
               reason.after < reason.before;
    case Kind::keeps:
        return pens.usual.of(before) == reason.after && pens.usual.of(after) == reason.after;
    case Kind::drives:
        return std::ranges::all_of(reason.squares, [&](Square square) {
            return corner_steps(after, square) <= reason.after && reason.after < reason.before;
        });
    case Kind::waits:
        return reason.squares == flights(before) && reason.squares == flights(after) &&
               would_rather_pass(solved(), after);
    case Kind::releases:
        return is_stalemate(standing_still) && reason.squares == flights(after);
    case Kind::checks:
        return after.is_check();
    case Kind::saves:
        return !is_legal(after, {after.king(Color::black), reason.squares.first()});
    case Kind::hangs:
        return is_legal(after, {after.king(Color::black), reason.squares.first()});
    case Kind::stalemates:
        return is_stalemate(after);
    case Kind::spoils:
        return !solved().probe(before)->is_draw() && solved().probe(after)->is_draw();
    case Kind::gives:
        return (reason.squares & flights(before)).empty() && (reason.squares - flights(after)).empty();
    case Kind::lets_out:
        return pens.usual.of(before) == reason.before && pens.usual.of(after) == reason.after &&
               (reason.squares & after.board().of(Color::white)).empty();
    case Kind::falls_back:
        return standing(pens, solved(), before)->stage > *reason.stage;
    default:
        return true;
    }
}

TEST(Reason, EveryBestMoveHasOneAndAllAreTrue)
{
    endgame::Breaches without;
    endgame::Breaches untrue;
    for_each_sample(endgame::is_sanitized ? 50'000 : 20, [&](const Position& position) {
        if (position.turn() == Color::black || solved().probe(position)->is_draw())
            return;
        for (const Move move : solved().best_moves(position)) {
            const auto all = reasons(stage_pens(), solved(), position, move);
            if (all.empty())
                without.add(position);
            for (const Reason& reason : all) {
                if (!is_true(reason, position, position.play(move)))
                    untrue.add(position);
            }
        }
    });
    EXPECT_EQ(without.count(), 0U) << without.example();
    EXPECT_EQ(untrue.count(), 0U) << untrue.example();
}

TEST(Reason, WhatIsLetGoIsTrue)
{
    endgame::Breaches untrue;
    for_each_sample(endgame::is_sanitized ? 50'000 : 300, [&](const Position& position) {
        if (position.turn() == Color::black || solved().probe(position)->is_draw())
            return;
        for (const Move move : legal_moves(position)) {
            for (const Reason& reason : concessions(stage_pens(), solved(), position, move)) {
                if (!is_true(reason, position, position.play(move)))
                    untrue.add(position);
            }
        }
    });
    EXPECT_EQ(untrue.count(), 0U) << untrue.example();
}

} // namespace
} // namespace trainer::coach
