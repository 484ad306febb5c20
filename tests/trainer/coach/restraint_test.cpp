// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/restraint.h"

#include <gtest/gtest.h>

#include <random>

#include "coach/seen.h"
#include "ending_laws.h"
#include "trainer/coach/explain.h"

namespace trainer::coach {
namespace {

using endgame::position_of;
using endgame::solved;
using RestraintCheck = seen::Agreement<add_restraint>;
using seen::Bitboard;
using seen::Kind;
using seen::Move;
using seen::Position;
using seen::reason_for;
using seen::Role;
using seen::Scene;
using seen::Square;
using enum chess::Square;

TEST(Restraint, ChecksNameTheSquaresThatAreLeft)
{
    EXPECT_EQ(reason_for("7k/2BK4/8/8/8/6N1/8/8 w", "Be5+", Kind::checks_to),
              (Reason{.kind = Kind::checks_to, .squares = {h7, g8}}));
    EXPECT_EQ(reason_for("8/8/1B6/5k2/2N5/8/8/5K2 w", "Nd6+", Kind::checks_off),
              (Reason{.kind = Kind::checks_off, .squares = {f5}}));
}

TEST(Restraint, StopsTheBestMove)
{
    // Philidor's Bh7: the king cannot return to g8, and only e8 is left.
    EXPECT_EQ(reason_for("5k2/5N2/5K2/8/4B3/8/8/8 w", "Bh7", Kind::stops),
              (Reason{.kind = Kind::stops, .squares = {g8}}));
    EXPECT_EQ(reason_for("5k2/5N2/5K2/8/4B3/8/8/8 w", "Bh7", Kind::leaves),
              (Reason{.kind = Kind::leaves, .squares = {e8}}));
}

TEST(Restraint, WaitsInZugzwangOnly)
{
    EXPECT_EQ(reason_for("8/8/8/8/2N2B2/8/8/k1K5 w", "Bg5", Kind::waits),
              (Reason{.kind = Kind::waits, .squares = {a2}}));
    EXPECT_EQ(reason_for("8/8/8/8/2N2B2/8/8/k1K5 w", "Kc2", Kind::waits), std::nullopt)
        << "the king has moved closer";
}

TEST(Restraint, ReleasesAStalematedKing)
{
    EXPECT_EQ(reason_for("8/8/8/3B4/5N2/8/8/k1K5 w", "Bh1", Kind::releases),
              (Reason{.kind = Kind::releases, .squares = {a2}}));
    EXPECT_EQ(reason_for("4k3/8/8/8/8/3r4/8/Q2K4 w", "Kc2", Kind::releases, "KQKR"), std::nullopt)
        << "passing is illegal in check";
}

TEST(Restraint, OppositionMattersOnTheEdgeOrWithAPawnInZugzwang)
{
    EXPECT_TRUE(reason_for("8/4k3/8/8/4PK2/8/8/8 w", "Ke5", Kind::opposes, "KPK"));
    EXPECT_TRUE(reason_for("3k4/8/8/3K4/8/8/8/R7 w", "Kd6", Kind::opposes, "KRK"));
    EXPECT_EQ(reason_for("8/8/3k4/8/8/3K4/8/R7 w", "Kd4", Kind::opposes, "KRK"), std::nullopt)
        << "not in the centre";
}

TEST(Restraint, ChecksAreGivenByTheNumberOfFlights)
{
    RestraintCheck few{Kind::checks_to};
    RestraintCheck many{Kind::checks_off};
    seen::for_each_move(seen::thin, [&](const Scene& scene) {
        const bool is_check = scene.next.is_check();
        Bitboard goes;
        for (const Move reply : legal_moves(scene.next))
            goes |= Bitboard{reply.to};
        const Bitboard could = seen::flights(scene.position) - scene.position.board().of(chess::Color::white);
        few.check(scene, is_check && goes.size() <= 2 && !(could - goes).empty());
        many.check(scene, is_check && legal_moves(scene.next).size() > 2);
    });
    few.report();
    many.report();
}

TEST(Restraint, ASavedPieceTakesNoSquareAway)
{
    EXPECT_EQ(reason_for("8/8/6K1/1B6/8/7k/6N1/8 w", "Ne3", Kind::takes),
              (Reason{.kind = Kind::takes, .squares = {g4}}))
        << "on g2 the king could only have taken the knight";
}

/// True if each slower move of the moved piece, and there is one, leaves the lone king one of some squares.
bool only_best_take(const Scene& scene, Bitboard squares)
{
    const auto best = solved().best_moves(scene.position);
    bool is_slower = false;
    for (const Move other : legal_moves_from(scene.position, scene.move.from)) {
        if (std::ranges::count(best, other) > 0)
            continue;
        is_slower = true;
        if ((seen::flights(scene.position.play(other)) & squares).empty())
            return false;
    }
    return is_slower;
}

TEST(Restraint, LostFlightsAreGivenByTheirNumber)
{
    RestraintCheck leaves{Kind::leaves};
    RestraintCheck allows{Kind::allows};
    RestraintCheck takes{Kind::takes};
    RestraintCheck hems{Kind::hems};
    seen::for_each_move(seen::thin, [&](const Scene& scene) {
        const Bitboard was = seen::flights(scene.position) - scene.position.board().of(chess::Color::white);
        const Bitboard is = seen::flights(scene.next);
        const bool is_fewer = is.size() < was.size() && !scene.next.is_check();
        leaves.check(scene, is_fewer && is.size() <= 2);
        allows.check(scene, is.size() == was.size() && !scene.next.is_check() && is.size() <= 2);
        const auto is_beside_corner = [&](Square square) {
            return std::ranges::any_of(seen::right_corners(scene.next),
                                       [&](Square corner) { return king_distance(square, corner) <= 1; });
        };
        const bool is_in_corner = is_beside_corner(scene.king());
        const auto inner = [&](Bitboard squares) {
            Bitboard in;
            for (const Square square : squares) {
                const bool is_in = is_in_corner ? !is_beside_corner(square)
                                                : seen::to_edge(square) > seen::to_edge(scene.king());
                in |= is_in ? Bitboard{square} : Bitboard{};
            }
            return in;
        };
        const Bitboard lost = inner(was - is);
        const bool is_exchange = is.size() >= was.size() && !scene.next.is_check() && !lost.empty() &&
                                 lost.size() <= 2 && (inner(is - was).empty() || only_best_take(scene, lost));
        takes.check(scene, is_exchange || (is_fewer && is.size() > 2 && (was - is).size() <= 2));
        hems.check(scene, is_fewer && is.size() > 2 && (was - is).size() > 2);
    });
    leaves.report();
    allows.report();
    takes.report();
    hems.report();
}

/// The squares of the king's best moves, found move by move.
Bitboard best_flights(const Position& position)
{
    Bitboard best;
    std::optional<endgame::Verdict> value;
    for (const Move move : legal_moves(position)) {
        const endgame::Verdict after = solved().probe(position.play(move))->for_mover();
        if (!value || after > *value)
            best = {};
        if (!value || !(*value > after))
            best |= Bitboard{move.to};
        value = !value || after > *value ? after : value;
    }
    return best;
}

TEST(Restraint, StoppedMovesAreTheBestOnes)
{
    RestraintCheck stops{Kind::stops};
    seen::for_each_move(seen::thin, [&](const Scene& scene) {
        const Bitboard best = best_flights(scene.still);
        const bool takes = !(best & scene.still.board().of(chess::Color::white)).empty();
        const std::vector<Move> best_moves = solved().best_moves(scene.position);
        const auto is_slower_and_stops = [&](Move other) {
            return std::ranges::count(best_moves, other) == 0 &&
                   (best & seen::flights(scene.position.play(other))).empty();
        };
        stops.check(scene, !takes && !best.empty() && best.size() <= 2 &&
                               (best & seen::flights(scene.next)).empty() &&
                               std::ranges::none_of(legal_moves_from(scene.position, scene.move.from),
                                                    is_slower_and_stops));
    });
    stops.report();
}

TEST(Restraint, AKingOnTheEdgeWithNoWayOffIsNotConfined)
{
    EXPECT_EQ(reason_for("k7/8/1K6/4N3/8/8/8/5B2 w", "Ba6", Kind::confines_edge), std::nullopt);
    EXPECT_EQ(reason_for("k7/8/1K6/4N3/8/8/8/5B2 w", "Ba6", Kind::confines),
              (Reason{.kind = Kind::confines, .before = 43, .after = 2}));
}

TEST(Restraint, CapturesDoNotMakeTheRoomBeforeAMoveLarger)
{
    EXPECT_EQ(reason_for("7k/2R5/8/K7/8/8/8/8 w", "Kb6", Kind::confines_edge, "KRK"), std::nullopt)
        << "only by taking the rook could the king leave the edge";
    EXPECT_TRUE(reason_for("7k/8/1K6/8/2R5/8/8/8 w", "Rc7", Kind::confines_edge, "KRK"));
}

TEST(Restraint, OnlyABareKingIsConfined)
{
    const auto given = [](Kind kind) {
        return reason_for("8/3Q2K1/8/8/8/8/1k6/r7 w", "Qd4+", kind, "KQKR") ||
               reason_for("8/3Q2K1/8/8/8/8/1k6/r7 w", "Qd3", kind, "KQKR");
    };
    for (const Kind kind : {Kind::confines, Kind::confines_edge, Kind::allows, Kind::hems})
        EXPECT_FALSE(given(kind)) << static_cast<int>(kind);
}

TEST(Restraint, AFewSquaresLessAreNotCounted)
{
    EXPECT_FALSE(reason_for("8/4q2k/8/8/8/8/3K4/8 b", "Qa3", Kind::hems, "KQK"));
    EXPECT_TRUE(reason_for("8/4k3/8/8/Q7/8/8/1K6 w", "Qc6", Kind::hems, "KQK"));
}

TEST(Restraint, LastSquaresAreCountedEvenIfTheyAreNoFewer)
{
    EXPECT_EQ(seen::effect_for("8/8/4B3/8/8/k1B5/8/K7 w", "Bd2", Kind::allows, "KBBK"),
              (Reason{.kind = Kind::allows, .squares = {a4}}));
    EXPECT_EQ(seen::effect_for("8/8/4B3/8/8/k1B5/8/K7 w", "Be5", Kind::allows, "KBBK"), std::nullopt);
}

TEST(Restraint, AKingInCheckIsNotShutInWhereItStands)
{
    EXPECT_EQ(reason_for("7k/5K2/8/8/8/8/8/6R1 w", "Rh1+", Kind::confines, "KRK"), std::nullopt);
}

/// The squares that the lone king reaches while no other piece moves, without taking anything.
Bitboard room(const Position& position)
{
    Bitboard squares{seen::lone_king(position)};
    for (int step = 0; step < chess::square_count; ++step) {
        for (const Square from : squares) {
            for (const Square to : chess::all_squares - position.board().of(chess::Color::white)) {
                if (king_distance(from, to) == 1 && !seen::is_covered(position, to))
                    squares |= Bitboard{to};
            }
        }
    }
    return squares;
}

TEST(Restraint, ConfinedKingsCannotWalkAway)
{
    RestraintCheck edge{Kind::confines_edge};
    RestraintCheck few{Kind::confines};
    const auto is_rim = [](Bitboard squares) {
        return std::ranges::count_if(squares, [](Square square) { return !seen::is_on_edge(square); }) == 0;
    };
    seen::for_each_move(4 * seen::thin, [&](const Scene& scene) {
        const Bitboard was = room(scene.position);
        const Bitboard is = seen::cage(scene.next);
        const bool is_new = is_rim(is) && is.size() >= 4 && !is_rim(seen::flights(scene.position));
        // In check the king must leave its own square.
        const bool stays = !scene.next.is_check();
        edge.check(scene, is_new && stays);
        few.check(scene, !is_new && stays && is.size() <= 5 && is.size() < was.size());
    });
    edge.report();
    few.report();
}

TEST(Restraint, QueenAndRookConfineToTheEdgeHoweverFewTheSquares)
{
    EXPECT_EQ(reason_for("2K5/8/8/8/2k5/8/4q3/8 b", "Qe7", Kind::confines, "KQK"), std::nullopt);
    std::mt19937_64 random{35};
    int given = 0;
    for (const char* ending : {"KQK", "KRK"}) {
        const endgame::Tablebase& known = endgame::table_of(ending);
        for (int left = test::times(5'000); left > 0; --left) {
            const Position position = endgame::random_position(*endgame::Material::parse(ending), random);
            if (position.turn() == chess::Color::black ||
                position.board().of(chess::Color::white).size() == 1)
                continue;
            for (const Move move : legal_moves(position)) {
                const Position next = position.play(move);
                std::vector<Reason> found;
                add_restraint(found, Change{known, position, move});
                const auto still = passed(position);
                const bool could_leave = still && !(seen::flights(*still) - edge_squares).empty();
                const bool is_held = !next.is_check() && !legal_moves(next).empty() &&
                                     (seen::cage(next) - edge_squares).empty();
                const bool is_given = seen::found(found, Kind::confines_edge).has_value();
                const bool is_capture_of =
                    still && !(seen::flights(*still) & position.board().of(chess::Color::white)).empty();
                ASSERT_TRUE(is_given == (could_leave && is_held) || is_capture_of)
                    << to_fen(position.setup()) << ' ' << to_coordinates(move);
                given += is_given ? 1 : 0;
            }
        }
    }
    EXPECT_GT(given, 0);
}

TEST(Restraint, FlightSquaresAreTakenForOthersThatDoNotLeadOut)
{
    EXPECT_EQ(reason_for("5k2/7K/8/5B2/8/6N1/8/8 w", "Kg6", Kind::takes),
              (Reason{.kind = Kind::takes, .squares = {f7}}))
        << "g8, which he gets instead, is on the edge";
}

TEST(Restraint, SquaresCountThatEachSlowerMoveOfThePieceLeaves)
{
    EXPECT_EQ(reason_for("2N1k3/8/8/5K2/8/8/8/B7 w", "Nb6", Kind::takes),
              (Reason{.kind = Kind::takes, .squares = {d7}}))
        << "e7, which he gets instead, is as far from the edge, but no other knight move guards d7";
}

TEST(Restraint, ASquareThatEachWayOutOfCheckTakesIsNoReason)
{
    EXPECT_EQ(reason_for("k7/8/8/8/1K3r2/8/1Q6/8 w", "Kc5", Kind::takes, "KQKR"), std::nullopt)
        << "the queen covers the file after any move of the king";
}

TEST(Restraint, AKingBarsTheOtherBesideItsPawn)
{
    const auto barred = reason_for("8/4P3/8/8/7K/8/8/6k1 w", "Kg3", Kind::bars, "KPK");
    EXPECT_EQ(barred, (Reason{.kind = Kind::bars, .squares = {f2, g2}}));
}

TEST(Restraint, ChecksTakeSquaresOffTheEdge)
{
    EXPECT_EQ(reason_for("K7/1N6/8/8/6B1/8/8/1k6 w", "Bf5+", Kind::checks_from),
              (Reason{.kind = Kind::checks_from, .squares = {c2}}));
}

TEST(Restraint, BesideARightCornerItsWaysOutAreTaken)
{
    EXPECT_EQ(reason_for("1k6/8/2B5/3N4/8/K7/8/8 w", "Bd7", Kind::takes),
              (Reason{.kind = Kind::takes, .squares = {c8}}))
        << "b7, which it gets instead, is next to the corner";
}

/// The squares two king's steps away that the lone king reaches in two moves and that lie farther from the
/// edge or the right corners.
Bitboard ways_out(const Position& position)
{
    const Square king = seen::lone_king(position);
    Bitboard out;
    for (const Square square : seen::walk(position, 2)) {
        const bool is_away = seen::to_edge(square) > seen::to_edge(king) ||
                             seen::to_right_corner(position, square) > seen::to_right_corner(position, king);
        if (king_distance(square, king) == 2 && is_away)
            out |= Bitboard{square};
    }
    return out;
}

TEST(Restraint, GuardedSquaresAreWaysOut)
{
    RestraintCheck guards{Kind::guards};
    seen::for_each_move(seen::thin, [&](const Scene& scene) {
        const auto covered = [&](Bitboard squares) {
            Bitboard found;
            for (const Square square : squares)
                found |= seen::is_covered(scene.next, square) ? Bitboard{square} : Bitboard{};
            return found;
        };
        const auto pieces = [](const Position& position) { return position.board().of(chess::Color::white); };
        const Bitboard were = ways_out(scene.position) - pieces(scene.position) - pieces(scene.next);
        Bitboard guarded;
        for (const Square square : covered(were)) {
            const bool has_way = std::ranges::any_of(
                seen::flights(scene.next), [&](Square step) { return king_distance(step, square) == 1; });
            guarded |= has_way ? Bitboard{square} : Bitboard{};
        }
        guards.check(scene, !guarded.empty() && guarded.size() <= 2);
    });
    guards.report();
}

bool is_in_zugzwang(const Position& black_to_move)
{
    const auto passed_by = passed(black_to_move);
    return passed_by && solved().probe(*passed_by)->for_mover() > *solved().probe(black_to_move);
}

TEST(Restraint, WaitingMovesPreserveTheKingsSurroundings)
{
    RestraintCheck waits{Kind::waits};
    seen::for_each_move(seen::thin, [&](const Scene& scene) {
        bool is_same = seen::flights(scene.position) == seen::flights(scene.next);
        for (const Square square : chess::all_squares) {
            if (king_distance(square, scene.king()) <= 2)
                is_same = is_same &&
                          seen::is_covered(scene.position, square) == seen::is_covered(scene.next, square);
        }
        const bool approaches =
            scene.role() != Role::bishop && seen::comes_nearer(scene.move, Bitboard{scene.king()});
        const bool wanders = scene.role() == Role::king && king_distance(scene.move.to, scene.king()) > 3;
        const auto is_other_pieces = [&](Move best) { return best.from != scene.move.from; };
        const bool travels = scene.role() == Role::knight &&
                             std::ranges::none_of(solved().best_moves(scene.position), is_other_pieces);
        waits.check(scene, is_same && seen::flights(scene.next).size() <= 3 && !approaches && !wanders &&
                               !travels && is_in_zugzwang(scene.next));
    });
    waits.report();
}

TEST(Restraint, DrivenKingsComeNearerWhereverTheyGo)
{
    RestraintCheck corner{Kind::drives};
    RestraintCheck edge{Kind::drives_edge};
    const auto drives = [](const Scene& scene, auto distance) {
        const int now = distance(scene.king());
        const auto is_nearer = [&](Move move) { return distance(move.to) < now; };
        const chess::MoveList were = legal_moves(scene.still);
        const chess::MoveList are = legal_moves(scene.next);
        const Bitboard room = seen::flights(scene.position) - scene.position.board().of(chess::Color::white);
        return std::ssize(are) <= room.size() && std::all_of(are.begin(), are.end(), is_nearer) &&
               !std::all_of(were.begin(), were.end(), is_nearer);
    };
    seen::for_each_move(seen::thin, [&](const Scene& scene) {
        corner.check(scene,
                     drives(scene, [&](Square square) { return seen::to_right_corner(scene.next, square); }));
        edge.check(scene, drives(scene, seen::to_edge));
    });
    corner.report();
    edge.report();
}

TEST(Restraint, ThreatenedMatesAreMates)
{
    RestraintCheck threatens{Kind::threatens_mate};
    seen::for_each_move(seen::thin, [&](const Scene& scene) {
        const auto again = passed(scene.next);
        const chess::MoveList moves = again ? legal_moves(*again) : chess::MoveList{};
        threatens.check(scene, std::any_of(moves.begin(), moves.end(),
                                           [&](Move move) { return is_checkmate(again->play(move)); }));
    });
    threatens.report();
}

TEST(Restraint, ThreatenedMatesEndOnTheirSquares)
{
    std::mt19937_64 random{4};
    int threats = 0;
    for (const char* const ending : {"KRKB", "KRKN", "KQKP"}) {
        const endgame::Tablebase& known = endgame::table_of(ending);
        for (int left = test::times(1'000); left > 0; --left) {
            const Position position = endgame::random_position(*endgame::Material::parse(ending), random);
            for (const Move move : legal_moves(position)) {
                for (const Reason& reason : effects(known, position, move)) {
                    if (reason.kind != Kind::threatens_mate_on)
                        continue;
                    ++threats;
                    Bitboard mates;
                    const Position again = passed(position.play(move)).value();
                    for (const Move second : legal_moves(again))
                        mates |= is_checkmate(again.play(second)) ? Bitboard{second.to} : Bitboard{};
                    ASSERT_EQ(reason.squares, mates) << to_fen(position.setup()) << to_coordinates(move);
                    ASSERT_LE(mates.size(), 2);
                }
            }
        }
    }
    EXPECT_GT(threats, 10);
}

TEST(Restraint, AChecksRepliesThatLoseAPieceDoNotCount)
{
    // The rook cannot interpose, and the king could have stayed where it was.
    EXPECT_EQ(reason_for("3Q4/4rk2/8/5K2/8/8/8/8 w", "Qd5+", Kind::checks_off, "KQKR"),
              (Reason{.kind = Kind::checks_off, .squares = {f7}}));
    EXPECT_EQ(reason_for("8/6K1/8/8/2Q5/8/1p6/k7 w", "Qa4+", Kind::checks_to, "KQKP"),
              (Reason{.kind = Kind::checks_to, .squares = {b1}}));
}

TEST(Restraint, AThreatThatIsMetIsNotThePoint)
{
    std::mt19937_64 random{3};
    for (int left = test::times(300); left > 0; --left) {
        const Position random_one = endgame::random_position(*endgame::Material::parse("KQKR"), random);
        const endgame::Tablebase& known = endgame::table_of("KQKR");
        for (const Move move : legal_moves(random_one)) {
            for (const Reason& reason : effects(known, random_one, move)) {
                if (reason.kind == Kind::threatens_mate || reason.kind == Kind::threatens_mate_on) {
                    EXPECT_LE(known.probe(random_one.play(move))->to_mate().moves(), 4);
                }
            }
        }
    }
}

TEST(Restraint, ARookThreatensMateThoughTheBishopCanMeetIt)
{
    EXPECT_EQ(reason_for("6k1/8/6K1/8/8/6R1/8/b7 w", "Ra3", Kind::threatens_mate_on, "KRKB"),
              (Reason{.kind = Kind::threatens_mate_on, .squares = {a8}}));
}

TEST(Restraint, KingsFaceEachOtherOffTheEdgeToo)
{
    EXPECT_EQ(reason_for("8/3k4/1B6/2K5/3N4/8/8/8 w", "Kd5", Kind::faces),
              (Reason{.kind = Kind::faces, .squares = {d5, d7}}));
    EXPECT_EQ(reason_for("8/4k3/8/8/4PK2/8/8/8 w", "Ke5", Kind::faces, "KPK"), std::nullopt)
        << "with a pawn it is the opposition";
}

TEST(Restraint, TheOppositionBarsTheWay)
{
    RestraintCheck opposes{Kind::opposes};
    RestraintCheck meets{Kind::faces};
    const auto faces = [](Square one, Square other) {
        const int files = std::abs(file_of(one) - file_of(other));
        const int ranks = std::abs(rank_of(one) - rank_of(other));
        return files + ranks == 2 && files != ranks;
    };
    seen::for_each_move(seen::thin, [&](const Scene& scene) {
        int barred = 0;
        for (const Square square : chess::all_squares) {
            const bool is_between =
                king_distance(square, scene.king()) == 1 && king_distance(square, scene.own_king()) == 1;
            chess::Setup setup = scene.next.setup();
            setup.board.remove(scene.own_king());
            const bool is_kings_alone = is_safe(setup.board, square, chess::Color::white,
                                                scene.next.board().occupied() - Bitboard{scene.king()});
            barred += is_between && is_kings_alone ? 1 : 0;
        }
        const bool is_new = faces(scene.king(), scene.own_king()) &&
                            !faces(scene.king(), scene.position.king(chess::Color::white));
        const bool bars_the_way = seen::is_on_edge(scene.king()) && barred >= 2;
        opposes.check(scene, is_new && bars_the_way);
        meets.check(scene, is_new && !bars_the_way && barred > 0);
    });
    opposes.report();
    meets.report();
}

TEST(Restraint, NamesAtMostTwoSquaresNearTheKing)
{
    endgame::Breaches breaches;
    seen::for_each_move(seen::thin, [&](const Scene& scene) {
        std::vector<Reason> reasons;
        add_restraint(reasons, Change{solved(), scene.position, scene.move});
        for (const Reason& reason : reasons) {
            const bool is_near = std::ranges::all_of(
                reason.squares, [&](Square square) { return king_distance(square, scene.king()) <= 2; });
            if (reason.squares.size() > 2 || !is_near)
                breaches.add(scene.position);
        }
        const Bitboard left = seen::squares_of(reasons, Kind::leaves).value_or(Bitboard{});
        if (!left.empty() && left != seen::flights(scene.next))
            breaches.add(scene.position);
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

} // namespace
} // namespace trainer::coach
