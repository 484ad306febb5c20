// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/coordination.h"

#include <gtest/gtest.h>

#include "coach/seen.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/registry.h"

namespace trainer::coach {
namespace {

using endgame::solved;
using CoordinationCheck = seen::Agreement<add_coordination>;
using seen::Bitboard;
using seen::Kind;
using seen::Move;
using seen::Position;
using seen::reason_for;
using seen::Role;
using seen::Scene;
using seen::Square;
using enum chess::Square;

TEST(Coordination, SavesProtectsAndWithdraws)
{
    EXPECT_EQ(reason_for("8/8/8/8/3Bk3/8/8/K5N1 w", "Bb6", Kind::saves),
              (Reason{.kind = Kind::saves, .squares = {d4}, .piece = Role::bishop}));
    EXPECT_TRUE(seen::effect_for("8/8/8/R7/3Bk3/8/8/K7 w", "Ra4", Kind::saves, "KRBK"));
    EXPECT_FALSE(seen::effect_for("8/8/8/R7/3Bk3/8/8/K7 w", "Rd5", Kind::saves, "KRBK")) << "hangs instead";
    EXPECT_EQ(reason_for("2k5/4B3/7N/8/8/8/5K2/8 w", "Nf5", Kind::protects),
              (Reason{.kind = Kind::protects, .squares = {e7}, .piece = Role::bishop}));
    EXPECT_EQ(reason_for("2k5/4B3/7N/8/8/8/5K2/8 w", "Bc5", Kind::avoids),
              (Reason{.kind = Kind::avoids, .squares = {e7}, .piece = Role::bishop}));
    EXPECT_EQ(reason_for("2r3k1/8/8/8/8/2Q5/1K6/8 w", "Qd3", Kind::withdraws, "KQKR"),
              (Reason{.kind = Kind::withdraws, .squares = {c3}, .piece = Role::queen}));
    EXPECT_EQ(reason_for("8/K7/8/8/3k4/2N5/3B4/8 w", "Nb1", Kind::withdraws), std::nullopt)
        << "a king takes nothing that is guarded";
}

TEST(Coordination, APieceUnderFireIsNotSafe)
{
    EXPECT_EQ(reason_for("8/3k4/2r5/8/2Q5/8/8/2K5 w", "Qc2", Kind::all_safe, "KQKR"), std::nullopt);
}

TEST(Coordination, TheCentreIsNoAimBesideAPieceOfTheOtherSide)
{
    EXPECT_FALSE(reason_for("8/8/8/6KQ/8/4kn2/8/8 w", "Kf5", Kind::centres, "KQKN"));
    EXPECT_FALSE(reason_for("8/8/5k2/5b2/7K/8/4Q3/8 w", "Kg3", Kind::leaves_edge, "KQKB"));
}

TEST(Coordination, BringsThePiecesTogether)
{
    EXPECT_EQ(reason_for("4k3/8/8/8/8/8/8/4KBN1 w", "Ke2", Kind::nearer),
              (Reason{.kind = Kind::nearer, .piece = Role::king}));
    EXPECT_EQ(reason_for("4k3/8/8/8/8/8/8/4KBN1 w", "Kd2", Kind::centres),
              (Reason{.kind = Kind::centres, .piece = Role::king}));
    EXPECT_EQ(reason_for("8/8/1B4K1/8/8/1k4N1/8/8 w", "Nf5", Kind::joins),
              (Reason{.kind = Kind::joins, .piece = Role::knight}));
}

TEST(Coordination, FollowsTheTextbook)
{
    EXPECT_TRUE(reason_for("4k3/5N1B/5K2/8/8/8/8/8 w", "Ne5", Kind::w_square));
    EXPECT_EQ(reason_for("8/8/3B4/8/8/8/2K5/k3N3 w", "Nd3", Kind::w_square), std::nullopt)
        << "in the right corner the W is over";
    EXPECT_EQ(reason_for("8/6N1/8/K7/5B2/8/8/3k4 w", "Kb4", Kind::to_post), std::nullopt)
        << "the king is not yet near the right corner";
    EXPECT_TRUE(reason_for("8/8/5BN1/8/8/8/k5K1/8 w", "Bd4", Kind::diagonal));
    EXPECT_TRUE(reason_for("6k1/8/8/4B3/3K4/4N3/8/8 w", "Bf6", Kind::diagonal)) << "a smaller one";
    const auto large = reason_for("6k1/8/8/8/2KB4/4N3/8/8 w", "Be5", Kind::diagonal);
    const auto middle = reason_for("6k1/8/8/8/2KB4/4N3/8/8 w", "Bf6", Kind::diagonal);
    EXPECT_FALSE(is_same(large.value(), middle.value())) << "another diagonal";
    EXPECT_EQ(reason_for("k2N4/8/1K6/8/8/7B/8/8 w", "Bc8", Kind::diagonal), std::nullopt)
        << "the king is where it mates";
    EXPECT_EQ(reason_for("7N/8/8/8/8/8/5K1B/1k6 w", "Ke3", Kind::to_post), std::nullopt)
        << "mate is far away";
}

/// True if another white piece guards a piece.
bool is_guarded(const Position& position, Square square)
{
    return seen::is_covered(position, square);
}

TEST(Coordination, SavedPiecesWereHanging)
{
    CoordinationCheck saves{Kind::saves};
    seen::for_each_move(seen::thin, [&](const Scene& scene) {
        bool is_saved = false;
        for (const Square square : scene.position.board().of(chess::Color::white)) {
            const Square now = square == scene.move.from ? scene.move.to : square;
            is_saved = is_saved || (seen::hangs(scene.still, square) && !seen::hangs(scene.next, now));
        }
        saves.check(scene, is_saved && !seen::hangs(scene.next, scene.move.to));
    });
    saves.report();
}

TEST(Coordination, ProtectedPiecesCouldBeAttackedNext)
{
    CoordinationCheck protects{Kind::protects};
    CoordinationCheck avoids{Kind::avoids};
    seen::for_each_move(seen::thin, [&](const Scene& scene) {
        bool is_protected = false;
        for (const Square square : scene.position.board().of(chess::Color::white)) {
            const bool stays = square != scene.move.from && square != scene.own_king();
            is_protected =
                is_protected ||
                (stays && !is_guarded(scene.position, square) && !seen::hangs(scene.still, square) &&
                 is_guarded(scene.next, square) && seen::can_step_beside(scene.still, square) &&
                 seen::can_step_beside(scene.next, square));
        }
        protects.check(scene, is_protected);
        const auto [from, to, promotion] = scene.move;
        avoids.check(scene, scene.role() != Role::king && !is_guarded(scene.position, from) &&
                                !seen::hangs(scene.still, from) && seen::can_step_beside(scene.still, from) &&
                                (is_guarded(scene.next, to) || !seen::can_step_beside(scene.next, to)));
    });
    protects.report();
    avoids.report();
}

TEST(Coordination, ProtectingAPawnIsLessThanHeadingForAKeySquare)
{
    const int protects = entry_of({.kind = Kind::protects, .piece = Role::pawn}).rank;
    for (const Kind more : {Kind::nears_key, Kind::nears_pawn, Kind::advances, Kind::keeps_lead})
        EXPECT_LT(entry_of({.kind = more}).rank, protects);
}

/// The king's steps, and those along files and ranks, to the nearest of some squares.
std::pair<int, int> away(Square from, Bitboard squares)
{
    std::pair least{8, 14};
    for (const Square square : squares) {
        const int files = std::abs(file_of(from) - file_of(square));
        const int ranks = std::abs(rank_of(from) - rank_of(square));
        least = {std::min(least.first, std::max(files, ranks)), std::min(least.second, files + ranks)};
    }
    return least;
}

TEST(Coordination, ApproachesAreShorterWays)
{
    CoordinationCheck nearer{Kind::nearer};
    CoordinationCheck joins{Kind::joins};
    CoordinationCheck centres{Kind::centres};
    CoordinationCheck leaves_edge{Kind::leaves_edge};
    seen::for_each_move(seen::thin, [&](const Scene& scene) {
        const auto comes_to = [&](Bitboard squares) { return seen::comes_nearer(scene.move, squares); };
        const Bitboard own{scene.own_king()};
        nearer.check(scene, scene.role() != Role::bishop && comes_to(Bitboard{scene.king()}));
        joins.check(scene,
                    scene.role() != Role::king && away(scene.move.from, own).first > 2 && comes_to(own));
        const bool is_central = scene.role() == Role::king || seen::to_edge(scene.move.to) >= 2;
        centres.check(scene, is_central && comes_to({d4, e4, d5, e5}));
        leaves_edge.check(scene, scene.role() == Role::king && seen::is_on_edge(scene.move.from) &&
                                     !seen::is_on_edge(scene.move.to));
    });
    nearer.report();
    joins.report();
    centres.report();
    leaves_edge.report();
}

/// True if only the piece on a square covers another next to the king.
bool covers_alone(const Position& position, Square piece, Square square)
{
    chess::Setup setup = position.setup();
    setup.board.remove(piece);
    return seen::is_covered(position, square) &&
           is_safe(setup.board, square, chess::Color::white,
                   position.board().occupied() - Bitboard{seen::lone_king(position)});
}

TEST(Coordination, SavesThePieceAndLeavesAMove)
{
    EXPECT_EQ(reason_for("2K5/8/8/8/8/7B/8/6Nk w", "Ne2", Kind::saves_without_stalemate),
              (Reason{.kind = Kind::saves_without_stalemate, .squares = {h2}}))
        << "Nf3 is stalemate";
    const Position position = endgame::position_of("2K5/8/8/8/8/7B/8/6Nk w");
    EXPECT_EQ(reasons(stage_pens(), solved(), position, {g1, e2}).front().kind,
              Kind::saves_without_stalemate);
}

TEST(Coordination, ChecksAreSafeIfNoReplyAttacksThePiece)
{
    EXPECT_TRUE(seen::effect_for("k7/4Q3/8/8/5K2/1r6/8/8 w", "Qe4+", Kind::safe_check, "KQKR"));
    EXPECT_FALSE(seen::effect_for("k7/4Q3/8/8/5K2/1r6/8/8 w", "Qe8+", Kind::safe_check, "KQKR"))
        << "the rook comes between and attacks the queen";
}

TEST(Coordination, AKingProtectsItsQueenAsItLeavesACheck)
{
    EXPECT_EQ(seen::effect_for("1k6/r7/8/8/8/K1Q5/8/8 w", "Kb4", Kind::escapes_guarding, "KQKR"),
              (Reason{.kind = Kind::escapes_guarding, .squares = {c3}, .piece = Role::queen}));
    EXPECT_FALSE(reason_for("1k6/r7/8/8/8/K1Q5/8/8 w", "Kb4", Kind::protects, "KQKR"));
}

TEST(Coordination, KeptGuardsAreTheMovedPieces)
{
    CoordinationCheck keeps{Kind::keeps_guarding};
    seen::for_each_move(10 * seen::thin, [&](const Scene& scene) {
        const auto kept_by = [&](Move move) {
            Bitboard kept;
            for (const Square square : chess::king_attacks(scene.king())) {
                if (covers_alone(scene.position, move.from, square) &&
                    covers_alone(scene.position.play(move), move.to, square))
                    kept |= Bitboard{square};
            }
            return kept;
        };
        const Bitboard kept = kept_by(scene.move);
        const std::vector<Move> best = solved().best_moves(scene.position);
        const auto is_slower_and_keeps = [&](Move other) {
            return std::ranges::count(best, other) == 0 && (kept - kept_by(other)).empty();
        };
        keeps.check(scene, scene.role() != Role::king && !kept.empty() && kept.size() <= 2 &&
                               std::ranges::none_of(legal_moves_from(scene.position, scene.move.from),
                                                    is_slower_and_keeps));
    });
    keeps.report();
}

TEST(Coordination, PiecesKeptAwayCannotBeAttackedNext)
{
    CoordinationCheck away{Kind::keeps_away};
    seen::for_each_move(seen::thin, [&](const Scene& scene) {
        const int before = king_distance(scene.move.from, scene.king());
        const int after = king_distance(scene.move.to, scene.king());
        away.check(scene, scene.role() != Role::king && after > 2 && (before < 4 || after < 4) &&
                              !seen::can_step_beside(scene.next, scene.move.to));
    });
    away.report();
}

/// The right corners that are nearest to the lone king.
std::vector<Square> nearest_corners(const Position& position)
{
    std::vector<Square> corners = seen::right_corners(position);
    const Square king = seen::lone_king(position);
    std::erase_if(corners, [&](Square corner) {
        return away(corner, Bitboard{king}).second > seen::to_right_corner(position, king);
    });
    return corners;
}

TEST(Coordination, DiagonalsAreInFrontOfTheKing)
{
    CoordinationCheck diagonal{Kind::diagonal};
    seen::for_each_move(seen::thin, [&](const Scene& scene) {
        const auto corners = nearest_corners(scene.next);
        const auto held = [&](Square bishop) {
            int nearest = 8;
            for (const Square corner : corners) {
                const int steps = away(bishop, Bitboard{corner}).second;
                if ((steps == 2 || steps == 4 || steps == 6) &&
                    away(scene.king(), Bitboard{corner}).second < steps)
                    nearest = std::min(nearest, steps);
            }
            return nearest;
        };
        const bool mates_there =
            corners.size() == 1 && chess::knight_attacks(*corners.begin()).contains(scene.own_king());
        const int is = held(scene.move.to);
        const bool is_blocked = std::ranges::any_of(corners, [&](Square corner) {
            const auto [king_moves, steps] = away(scene.own_king(), Bitboard{corner});
            return steps == is && king_moves <= 7;
        });
        diagonal.check(scene, scene.role() == Role::bishop && is < held(scene.move.from) && !mates_there &&
                                  !is_blocked);
    });
    diagonal.report();
}

TEST(Coordination, SquaresOfTheWAreInTurnsOnTheSecondAndTheFourthLine)
{
    CoordinationCheck w{Kind::w_square};
    seen::for_each_move(seen::thin, [&](const Scene& scene) {
        const auto is_in_w = [&](Square corner) {
            const int files = std::abs(file_of(scene.king()) - file_of(corner));
            const int ranks = std::abs(rank_of(scene.king()) - rank_of(corner));
            const int knight_files = std::abs(file_of(scene.move.to) - file_of(corner));
            const int knight_ranks = std::abs(rank_of(scene.move.to) - rank_of(corner));
            const auto is_on_way = [](int along, int inwards) {
                return along >= 1 && along <= 5 && inwards == (along % 2 == 1 ? 1 : 3);
            };
            return (files >= ranks && is_on_way(knight_files, knight_ranks)) ||
                   (ranks >= files && is_on_way(knight_ranks, knight_files));
        };
        const bool stays = std::ranges::all_of(seen::flights(scene.next), seen::is_on_edge);
        w.check(scene, scene.role() == Role::knight && seen::is_on_edge(scene.king()) && stays &&
                           seen::to_right_corner(scene.next, scene.king()) >= 3 &&
                           king_distance(scene.king(), scene.own_king()) <= 3 &&
                           king_distance(scene.king(), scene.move.to) <= 3 &&
                           std::ranges::any_of(nearest_corners(scene.next), is_in_w));
    });
    w.report();
}

TEST(Coordination, PostsAreAKnightsMoveFromTheCorner)
{
    CoordinationCheck near{Kind::to_post};
    CoordinationCheck on{Kind::on_post};
    seen::for_each_move(seen::thin, [&](const Scene& scene) {
        const auto to_post = [](Square king, Square corner) {
            int least = 8;
            for (const Square square : chess::all_squares) {
                const int files = std::abs(file_of(square) - file_of(corner));
                const int ranks = std::abs(rank_of(square) - rank_of(corner));
                if (files * ranks == 2)
                    least = std::min(least, king_distance(king, square));
            }
            return least;
        };
        const auto corners = seen::right_corners(scene.next);
        const auto verdict = *solved().probe(scene.next);
        const bool is_near = verdict.outcome() == endgame::Outcome::loss && verdict.to_mate().moves() <= 13;
        const auto comes_within = [&](int least, int most) {
            return is_near && scene.role() == Role::king && std::ranges::any_of(corners, [&](Square corner) {
                       const int left = to_post(scene.move.to, corner);
                       return king_distance(scene.king(), corner) <= 2 && left >= least && left <= most &&
                              left < to_post(scene.move.from, corner);
                   });
        };
        near.check(scene, comes_within(1, 2));
        on.check(scene, comes_within(0, 0));
    });
    near.report();
    on.report();
}

TEST(Coordination, PreparedMovesFollowEveryBestReply)
{
    endgame::Breaches breaches;
    seen::for_each_move(20 * seen::thin, [&](const Scene& scene) {
        std::vector<Reason> reasons;
        add_preparation(reasons, Change{solved(), scene.position, scene.move}, Preparation::always);
        for (const Reason& reason : reasons) {
            const auto follows = [&](Move reply) {
                const Position then = scene.next.play(reply);
                return std::ranges::any_of(solved().best_moves(then), [&](Move move) {
                    return then.board().role_at(move.from) == reason.piece &&
                           reason.squares == Bitboard{move.to};
                });
            };
            if (!std::ranges::all_of(solved().best_moves(scene.next), follows))
                breaches.add(scene.position);
        }
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

} // namespace
} // namespace trainer::coach
