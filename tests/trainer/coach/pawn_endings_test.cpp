// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/pawn_endings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "chess/san.h"
#include "coach/named_reasons.h"
#include "coach/pawn_race.h"
#include "coach/seen.h"
#include "ending_laws.h"
#include "endings.h"
#include "trainer/coach/facts.h"
#include "trainer/technique.h"

namespace trainer::coach {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using endgame::Outcome;
using endgame::position_of;
using endgame::Tablebase;
using Kind = Reason::Kind;
using enum chess::Square;

std::optional<Bitboard> idea(std::string_view fen, std::string_view move, Kind kind,
                             const char* ending = "KPK")
{
    const Position position = position_of(fen);
    return seen::squares_of(pawn_ideas(endgame::table_of(ending), position, *parse_move(position, move)),
                            kind);
}

TEST(PawnEndings, TakeTheOppositionWhereItDecides)
{
    EXPECT_EQ(idea("8/4k3/8/8/4K3/4P3/8/8 b", "Ke6", Kind::holds_off), (Bitboard{e4, e6}));
    EXPECT_EQ(idea("8/8/8/8/2k5/1p6/8/2K5 b", "Kc3", Kind::opposes), (Bitboard{c1, c3}));
    EXPECT_EQ(idea("8/8/8/8/P7/8/4k3/6K1 b", "Kd3", Kind::opposes), std::nullopt);
}

TEST(PawnEndings, TakeTheDiagonalOpposition)
{
    EXPECT_EQ(idea("8/8/3k4/8/8/4PK2/8/8 w", "Kf4", Kind::opposes_diagonally), (Bitboard{f4, d6}));
}

TEST(PawnEndings, GiveTheOppositionAwayByASpareMove)
{
    EXPECT_EQ(idea("8/8/4k3/8/4K3/8/4P3/8 w", "e3", Kind::spare_move), Bitboard{e3});
}

TEST(PawnEndings, ReachAKeySquare)
{
    EXPECT_EQ(idea("8/8/2k5/8/8/4K3/3P4/8 w", "Kd4", Kind::key_square), Bitboard{d4});
    EXPECT_EQ(idea("8/6k1/8/8/8/8/2P5/2K5 w", "Kd2", Kind::nears_key), Bitboard{d4});
    EXPECT_EQ(idea("8/8/2k5/8/3K4/8/3P4/8 w", "Ke4", Kind::key_square), std::nullopt) << "it stands on one";
    EXPECT_EQ(idea("8/8/2k5/8/3K4/8/3P4/8 w", "Ke4", Kind::stays_on_key), Bitboard{e4});
    EXPECT_EQ(idea("6K1/8/8/6P1/8/8/8/k7 w", "Kf7", Kind::key_square), std::nullopt) << "the pawn just runs";
    EXPECT_EQ(idea("8/8/1p6/8/6K1/1k6/8/8 b", "Kc4", Kind::key_square), std::nullopt) << "it has passed them";
}

TEST(PawnEndings, OutrunTheKingOrStepIntoTheSquare)
{
    EXPECT_EQ(idea("8/8/8/8/P6k/8/8/7K w", "a5", Kind::outruns), Bitboard{a5});
    EXPECT_EQ(idea("8/8/8/P7/4k3/8/8/7K b", "Kd5", Kind::enters_square), Bitboard{a5});
    EXPECT_EQ(idea("8/8/8/P7/5k2/8/8/7K b", "Ke5", Kind::enters_square), std::nullopt);
}

TEST(PawnEndings, RaceUntilBothPawnsHavePromoted)
{
    EXPECT_EQ(idea("8/8/8/5pP1/8/2K5/4k3/8 b", "f4", Kind::races, "KPKP"), Bitboard{});
    EXPECT_EQ(idea("8/8/8/5P1K/p2k4/8/8/8 w", "f6", Kind::races_to_skewer, "KPKP"), Bitboard{});
    EXPECT_EQ(idea("8/8/8/5P1K/p2k4/8/8/8 w", "f6", Kind::outruns, "KPKP"), std::nullopt);
    EXPECT_EQ(idea("8/8/1K6/2P5/3p4/7k/8/8 w", "c6", Kind::races_with_check, "KPKP"), Bitboard{});
    EXPECT_EQ(idea("8/8/1K6/2P5/3p4/7k/8/8 w", "c6", Kind::outruns, "KPKP"), std::nullopt);
    EXPECT_EQ(idea("8/8/1K6/2P5/3p4/6k1/8/8 w", "c6", Kind::races_with_check, "KPKP"), std::nullopt);
    EXPECT_EQ(idea("k7/3K4/7p/8/8/8/P7/8 b", "h5", Kind::races_to_stop, "KPKP"), Bitboard{});
    EXPECT_EQ(idea("1K6/8/2k4P/8/8/5p2/8/8 b", "f2", Kind::outruns, "KPKP"), std::nullopt)
        << "both pawns promote";
    EXPECT_EQ(idea("8/8/8/5pP1/8/2K5/4k3/8 b", "Kf1", Kind::races, "KPKP"), std::nullopt) << "that loses";
}

TEST(PawnEndings, HeadForTheCornerOfARookPawn)
{
    EXPECT_EQ(idea("8/3k4/1K6/P7/8/8/8/8 b", "Kc8", Kind::to_rook_pawn_corner), Bitboard{a8});
    EXPECT_EQ(idea("K7/3k4/8/8/8/P7/8/8 b", "Kc6", Kind::to_rook_pawn_corner), std::nullopt)
        << "the other king stands there";
}

TEST(PawnEndings, BringTheKingToThePawnBesideAPiece)
{
    EXPECT_EQ(idea("8/8/8/5k2/6p1/3R4/8/2K5 w", "Kd2", Kind::nears_pawn, "KRKP"), Bitboard{g4});
    EXPECT_EQ(idea("8/8/8/5k2/6p1/3R4/8/2K5 w", "Rg3", Kind::nears_pawn, "KRKP"), std::nullopt);
}

TEST(PawnEndings, IgnoreMovesThatSpoilOrLose)
{
    const Position position = position_of("8/8/4k3/8/8/4K3/4P3/8 b");
    for (const Move move : legal_moves(position)) {
        const auto& known = endgame::table_of("KPK");
        const bool loses = known.probe(position.play(move))->outcome() == Outcome::win;
        EXPECT_TRUE(!loses || pawn_ideas(known, position, move).empty()) << to_coordinates(move);
    }
    EXPECT_EQ(idea("8/8/8/8/8/4K3/4P3/7k b", "Kg2", Kind::enters_square), std::nullopt);
}

/// True if the bare king takes the only pawn with its next move, whatever the other side plays before.
bool is_pawn_lost(const Position& position)
{
    return std::ranges::all_of(legal_moves(position), [&](Move move) {
        const Position then = position.play(move);
        return std::ranges::any_of(legal_moves(then), [&](Move reply) { return is_capture(then, reply); });
    });
}

TEST(PawnEndings, NoSquareMattersWhereThePawnFalls)
{
    // The king takes the pawn next.
    const char* const fen = "8/8/8/3k4/1P6/8/8/K7 b";
    for (const char* const move : {"Kc4", "Kc6", "Kd4"})
        EXPECT_EQ(idea(fen, move, Kind::holds_key_squares), std::nullopt) << move;
}

bool keeps(const Tablebase& known, const Position& position, Move move)
{
    return known.probe(position.play(move))->for_mover().outcome() == known.probe(position)->outcome();
}

/// The result for a side that has moved once the only pawn of each has become a queen; `nullopt` if they do
/// not run abreast.
std::optional<Outcome> result_of_race(const Tablebase& known, const Position& next, Color mover)
{
    chess::Setup setup = next.setup();
    std::array<int, 2> steps{};
    for (const Color side : chess::all_colors) {
        const Square pawn = next.board().of(side, Role::pawn).first();
        const int rank = relative_rank(pawn, side);
        steps[index(side)] = rank == 1 ? 5 : 7 - rank;
        setup.board.remove(pawn);
        setup.board.put(chess::square_at(file_of(pawn), side == Color::white ? 7 : 0), {side, Role::queen});
    }
    const int lead = steps[index(!mover)] - steps[index(mover)];
    if (lead != 0 && lead != 1)
        return std::nullopt;
    setup.turn = lead == 1 ? mover : !mover;
    setup.en_passant.reset();
    const auto raced = Position::from(setup);
    return raced ? std::optional{(lead == 1 ? *known.probe(*raced) : known.probe(*raced)->for_mover())
                                     .outcome()}
                 : std::nullopt;
}

/// True if the pawn of a side that has moved becomes a queen where the other pawn has a step left, and gives
/// check or else guards the square of that step.
bool is_first_home(const Position& next, Color mover, bool with_check)
{
    chess::Setup setup = next.setup();
    std::array<Square, 2> goals{};
    std::array<int, 2> steps{};
    for (const Color side : chess::all_colors) {
        const Square pawn = next.board().of(side, Role::pawn).first();
        const int rank = relative_rank(pawn, side);
        steps[index(side)] = rank == 1 ? 5 : 7 - rank;
        goals[index(side)] = chess::square_at(file_of(pawn), side == Color::white ? 7 : 0);
    }
    for (const Color side : chess::all_colors)
        setup.board.remove(next.board().of(side, Role::pawn).first());
    const Square queen = goals[index(mover)];
    const Square last = *offset(goals[index(!mover)], 0, mover == Color::white ? 1 : -1);
    const Bitboard seen = attacks({mover, Role::queen}, queen, setup.board.occupied() | Bitboard{last});
    return steps[index(!mover)] == steps[index(mover)] + 1 &&
           seen.contains(with_check ? next.king(!mover) : goals[index(!mover)]);
}

/// True if a reason of a move is so, found in another way.
bool is_true_of_pawns(const Tablebase& known, const Position& position, Move move, const Reason& reason)
{
    const Color mover = position.turn();
    const Position next = position.play(move);
    const Square own = next.king(mover);
    const Square other = next.king(!mover);
    const int files = std::abs(file_of(own) - file_of(other));
    const int ranks = std::abs(rank_of(own) - rank_of(other));
    const auto all = legal_moves(position);
    const auto spoils = [&](Move each) { return !keeps(known, position, each); };
    const Square about = reason.squares.empty() ? own : reason.squares.first();
    switch (reason.kind) {
    case Kind::opposes:
    case Kind::holds_off:
        return files * ranks == 0 && files + ranks == 2;
    case Kind::opposes_diagonally:
        return files == 2 && ranks == 2;
    case Kind::opposes_distantly:
        return files * ranks == 0 && (files + ranks == 4 || files + ranks == 6) &&
               known.probe(*passed(next))->outcome() < known.probe(position)->outcome();
    case Kind::spare_move:
        return files * ranks == 0 && files + ranks == 2 && move.from != position.king(mover) &&
               known.probe(*passed(next))->outcome() < known.probe(position)->outcome();
    case Kind::nears_key:
        return king_distance(move.to, reason.squares) < king_distance(move.from, reason.squares) &&
               key_squares(next.board().of(Role::pawn).first(), position.turn())
                   .contains(reason.squares.first());
    case Kind::stays_on_key:
    case Kind::key_square:
        // It is won with either side to move.
        return known.probe(next)->outcome() == Outcome::loss &&
               (!passed(next) || known.probe(*passed(next))->outcome() == Outcome::win);
    case Kind::outruns:
        return runs_through(about, mover, other, true);
    case Kind::races:
        return result_of_race(known, next, mover) == Outcome::draw && std::ranges::any_of(all, spoils);
    case Kind::races_with_check:
    case Kind::races_to_stop:
        return is_first_home(next, mover, reason.kind == Kind::races_with_check);
    case Kind::races_to_skewer:
        return result_of_race(known, next, mover) == Outcome::win;
    case Kind::enters_square:
        return runs_through(about, !mover, position.king(mover), false) &&
               !runs_through(about, !mover, own, false);
    case Kind::to_rook_pawn_corner:
        return file_of(about) % 7 == 0 &&
               king_distance(own, about) < king_distance(position.king(mover), about) &&
               known.probe(next)->is_draw() && !is_pawn_lost(next) && std::ranges::any_of(all, spoils);
    case Kind::holds_key_squares:
        return known.probe(next)->is_draw() && !reason.squares.contains(other) && !is_pawn_lost(next) &&
               std::ranges::any_of(all, spoils);
    case Kind::blocks_pawn:
        return chess::line_through(own, about) == chess::file_squares(file_of(about)) &&
               king_distance(own, about) == 1 && std::ranges::any_of(all, spoils);
    case Kind::nears_pawn:
        return move.from == position.king(mover) &&
               king_distance(own, reason.squares) < king_distance(position.king(mover), reason.squares);
    case Kind::shoulders:
        return std::max(files, ranks) == 2 && std::ranges::any_of(all, spoils);
    default:
        return false;
    }
}

TEST(PawnEndings, IdeasAreTrueWhereverTheyAreNamed)
{
    auto named = check_named({"KPK", "KPKP", "KPPK", "KRKP"}, 5'000, pawn_ideas, is_true_of_pawns);
    for (const Kind kind :
         {Kind::opposes, Kind::opposes_diagonally, Kind::spare_move, Kind::key_square, Kind::nears_key,
          Kind::stays_on_key, Kind::outruns, Kind::races, Kind::races_with_check, Kind::races_to_stop,
          Kind::races_to_skewer, Kind::shoulders, Kind::enters_square, Kind::to_rook_pawn_corner,
          Kind::holds_key_squares, Kind::nears_pawn, Kind::blocks_pawn})
        EXPECT_GT(named[kind], 0U) << static_cast<int>(kind);
}

} // namespace
} // namespace trainer::coach
