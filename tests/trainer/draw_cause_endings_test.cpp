// SPDX-License-Identifier: GPL-3.0-or-later

// Draw causes in endings other than bishop and knight: every cause must be correct.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "chess/legal_moves.h"
#include "chess/position.h"
#include "ending_laws.h"
#include "endings.h"
#include "kbnk_positions.h"
#include "tests/thoroughness.h"
#include "trainer/draw_cause.h"
#include "trainer/random.h"

namespace trainer {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using endgame::Breaches;
using endgame::Material;
using endgame::position_of;
using endgame::Side;
using endgame::Tablebase;
using Kind = DrawCause::Kind;

struct KnownCause {
    const char* fen;
    Kind kind;
    std::optional<Role> piece = std::nullopt;
    std::size_t plies = 0;
};

constexpr KnownCause known_causes[] = {
    // King and pawn against king.
    {"4k3/4P3/4K3/8/8/8/8/8 b", Kind::stalemate},
    {"3k4/3P4/8/8/8/8/8/K7 w", Kind::pawn_falls, Role::pawn, 2},
    {"8/8/8/8/8/1k6/1P6/7K b", Kind::pawn_falls, Role::pawn, 1},
    {"7K/8/8/8/2k5/8/1P6/8 b", Kind::pawn_falls, Role::pawn, 3},
    {"8/8/8/4k3/8/8/4P3/4K3 w", Kind::king_in_front},
    {"8/4k3/8/4K3/4P3/8/8/8 w", Kind::king_in_front},
    {"k7/8/1K6/P7/8/8/8/8 w", Kind::rook_pawn},
    {"8/2k5/K7/P7/8/8/8/8 w", Kind::rook_pawn},
    // A pawn and another piece.
    {"7k/8/6K1/8/8/8/7P/5B2 w", Kind::wrong_bishop},
    {"1k6/8/1K6/P7/5B2/8/8/8 b", Kind::wrong_bishop},
    {"1k6/8/8/P7/P7/3K4/8/8 w", Kind::rook_pawn},
    {"7k/5K2/8/8/8/8/8/N1N5 w", Kind::two_knights},
    // Against a piece.
    {"3K4/8/8/8/8/8/1kp1Q3/8 b", Kind::pawn_too_far},
    {"6K1/8/8/8/8/8/pk6/6Q1 w", Kind::pawn_too_far},
    {"4K3/8/8/8/8/8/3Q1pk1/8 b", Kind::pawn_too_far},
    {"1K6/8/8/8/8/8/6kp/1Q6 w", Kind::pawn_too_far},
    {"6k1/8/3QK3/8/8/8/1p6/8 b", Kind::pawn_saves},
    {"8/8/2R5/8/8/6K1/3p4/3k4 w", Kind::pawn_saves, Role::rook},
    {"8/8/K7/1Q6/k7/8/2p5/8 b", Kind::pawn_too_far},
    {"7K/8/R7/2k5/8/4p3/8/8 b", Kind::king_too_far},
    {"8/8/8/8/3k4/3b4/8/R3K3 w", Kind::minor_holds},
    {"1k6/8/8/8/5K2/1n6/7R/8 b", Kind::minor_holds},
    {"8/4k3/8/1Bp5/8/5K2/8/8 w", Kind::minor_holds},
    {"8/3n1k1K/7Q/8/8/8/8/8 b", Kind::perpetual_check},
    {"k7/P7/8/1N6/3K4/8/8/8 b", Kind::fortress},
    {"k7/8/1Q6/8/3K4/7r/8/8 b", Kind::perpetual_check},
    {"8/8/5Q2/8/8/7K/3r4/6k1 b", Kind::perpetual_check},
    // Equal forces.
    {"3qk3/8/8/8/8/8/8/3QK3 w", Kind::even},
    {"2b1k3/8/8/8/8/8/8/2B1K3 w", Kind::even},
    {"4k3/4p3/8/8/8/8/4P3/4K3 w", Kind::even},
    {"K7/3P4/8/8/2k5/2p5/8/8 b", Kind::both_promote},
    // Insufficient material.
    {"4k3/8/8/8/8/8/8/3BK3 w", Kind::dead_position},
    {"4k3/8/8/8/8/3B4/8/1B2K3 w", Kind::dead_position},
};

TEST(DrawCauseOfEndings, IsKnownForClassicalPositions)
{
    for (const auto& [fen, kind, piece, plies] : known_causes) {
        const Position position = position_of(fen);
        const Tablebase table = endgame::table_of(*Material::of(position.board(), Color::white));
        const std::optional<DrawCause> cause = draw_cause(table, position);
        EXPECT_TRUE(cause) << fen;
        if (!cause)
            continue;
        EXPECT_EQ(cause->kind, kind) << fen;
        EXPECT_EQ(cause->piece, piece) << fen;
        EXPECT_EQ(cause->line.size(), plies) << fen;
    }
}

bool is_drawn(const Tablebase& table, const Position& position)
{
    return table.probe(position)->is_draw();
}

/// True if a side can force, within `plies` plies, a capture that keeps the draw or its own stalemate;
/// searched without a cache.
bool forces(const Tablebase& table, const Position& position, Color side, std::size_t plies)
{
    const chess::MoveList moves = legal_moves(position);
    if (moves.empty() || plies == 0)
        return is_stalemate(position);
    const auto is_forced_after = [&](Move move) {
        const Position next = position.play(move);
        return (position.turn() == side && is_capture(position, move)) ||
               forces(table, next, side, plies - 1);
    };
    const auto loses = [&](Move move) { return !is_drawn(table, position.play(move)); };
    if (position.turn() == side)
        return std::ranges::any_of(moves, [&](Move move) { return !loses(move) && is_forced_after(move); });
    return std::ranges::all_of(moves, [&](Move move) { return loses(move) || is_forced_after(move); });
}

/// True if a line is legal, never leaves the draw, and ends with the first capture by a side or with
/// stalemate.
bool is_line_to_the_end(const Tablebase& table, Position position, Color side, const DrawCause& cause)
{
    bool has_taken = false;
    for (const Move move : cause.line) {
        if (has_taken || !is_legal(position, move))
            return false;
        has_taken = position.turn() == side && is_capture(position, move);
        position = position.play(move);
        if (!is_drawn(table, position))
            return false;
    }
    return has_taken == cause.piece.has_value() && (has_taken || is_stalemate(position));
}

bool is_forced(const Tablebase& table, const Position& position, const DrawCause& cause)
{
    // The deeper ones would take too long to look for.
    const std::size_t plies = cause.line.size();
    const auto by = [&](Color side) {
        return is_line_to_the_end(table, position, side, cause) &&
               (plies > 4 || (forces(table, position, side, plies) &&
                              (plies == 0 || !forces(table, position, side, plies - 1))));
    };
    return by(Color::white) || by(Color::black);
}

chess::Bitboard pawns_of(const Position& position)
{
    return position.board().of(Role::pawn);
}

bool is_rook_file(Square pawn)
{
    return file_of(pawn) % 7 == 0;
}

bool is_wrong_bishop(const Position& position)
{
    const Square pawn = pawns_of(position).first();
    const Square bishop = position.board().of(Role::bishop).first();
    const bool goes_up = position.board().of(Color::white).contains(pawn);
    const bool is_corner_dark = is_dark(chess::square_at(file_of(pawn), goes_up ? 7 : 0));
    return is_rook_file(pawn) && is_dark(bishop) != is_corner_dark;
}

bool is_too_far(const Position& position)
{
    const Square pawn = pawns_of(position).first();
    const Color side = position.board().of(Color::white).contains(pawn) ? Color::white : Color::black;
    const std::string file{to_string(pawn), 0, 1};
    return relative_rank(pawn, side) == 6 && std::string{"acfh"}.find(file) != std::string::npos &&
           king_distance(pawn, position.king(side)) <= 2;
}

/// True if the pawn stands on its seventh rank and its king next to the promotion square or on it.
bool costs_rook(const Position& position)
{
    const Square pawn = pawns_of(position).first();
    const Color side = position.board().piece_at(pawn)->color;
    return relative_rank(pawn, side) == 6 &&
           king_distance(position.king(side), chess::promotion_square(pawn, side)) <= 1;
}

bool is_won_without_the_pawn(const Tablebase& table, const Position& position)
{
    chess::Setup setup = position.setup();
    setup.board.remove(pawns_of(position).first());
    const auto without = Position::from(setup);
    return without && !is_drawn(table, *without);
}

/// True if the pieces are those of one of the endings, whichever side attacks.
bool is_ending(const Position& position, std::initializer_list<const char*> names)
{
    return std::ranges::any_of(names, [&](const char* name) {
        return Material::of(position.board(), Color::white) == Material::parse(name) ||
               Material::of(position.board(), Color::black) == Material::parse(name);
    });
}

Color weaker_side(const Position& position)
{
    const chess::Board& board = position.board();
    return points(board, Color::white) < points(board, Color::black) ? Color::white : Color::black;
}

/// True if the weaker side can give check at each of its next moves, whatever the replies, or draw sooner.
bool checks_for(const Tablebase& table, const Position& position, Color checker, int moves)
{
    if (moves == 0 || !table.probe(position)->is_draw())
        return true;
    // The lines of causes are checked by `is_forced`.
    constexpr std::size_t soon = 3;
    const auto cause = draw_cause(table, position, !checker);
    if (cause->kind == Kind::dead_position || cause->kind == Kind::stalemate ||
        (!cause->line.empty() && cause->line.size() <= soon))
        return true;
    const auto goes_on = [&](chess::Move move) {
        return checks_for(table, position.play(move), checker,
                          position.turn() == checker ? moves - 1 : moves);
    };
    const chess::MoveList all = legal_moves(position);
    if (position.turn() != checker)
        return std::ranges::all_of(all, goes_on);
    return std::ranges::any_of(all, [&](chess::Move move) {
        const Position next = position.play(move);
        return next.is_check() && table.probe(next)->is_draw() && goes_on(move);
    });
}

/// True if the claim of a cause is correct.
bool is_true(const Tablebase& table, const Position& position, const DrawCause& cause)
{
    const auto is_theory_of = [&](std::initializer_list<const char*> names) {
        return cause.line.empty() && !cause.piece && is_ending(position, names);
    };
    switch (cause.kind) {
    case Kind::dead_position:
        return cause.line.empty() && is_dead(position);
    case Kind::stalemate:
        return is_forced(table, position, cause) && !cause.piece;
    case Kind::piece_hangs:
        return is_forced(table, position, cause) && cause.line.size() == 1 && cause.piece;
    case Kind::fork:
    case Kind::piece_trapped:
        return is_forced(table, position, cause) && cause.line.size() > 1 && cause.piece;
    case Kind::pawn_falls:
        return is_forced(table, position, cause) && cause.piece == Role::pawn;
    case Kind::two_knights:
        return is_theory_of({"KNNK"});
    case Kind::wrong_bishop:
        return is_theory_of({"KBPK"}) && is_wrong_bishop(position);
    case Kind::rook_pawn:
        return is_theory_of({"KPK", "KPPK"}) && is_rook_file(pawns_of(position).first()) &&
               file_of(pawns_of(position).first()) == file_of(pawns_of(position).last());
    case Kind::king_in_front:
        return is_theory_of({"KPK"}) && !is_rook_file(pawns_of(position).first());
    case Kind::pawn_too_far:
        return is_theory_of({"KQKP"}) && is_too_far(position);
    case Kind::pawn_saves:
        if (cause.piece)
            return cause.piece == chess::Role::rook && cause.line.empty() && is_ending(position, {"KRKP"}) &&
                   costs_rook(position);
        return is_theory_of({"KQKP", "KRKP"}) && is_won_without_the_pawn(table, position);
    case Kind::king_too_far: {
        const Color side =
            position.board().of(Color::white, Role::rook).empty() ? Color::black : Color::white;
        return is_theory_of({"KRKP"}) &&
               king_distance(position.king(side),
                             chess::promotion_square(pawns_of(position).first(), !side)) > 2;
    }
    case Kind::minor_holds:
        return is_theory_of({"KRKB", "KRKN", "KBKP", "KNKP"});
    case Kind::even:
        return is_theory_of({"KQKQ", "KRKR", "KBKB", "KBKN", "KNKN", "KPKP"});
    case Kind::both_promote:
        return is_theory_of({"KPKP"});
    case Kind::fifty_moves:
        return false;
    case Kind::perpetual_check:
        return is_theory_of({"KQKR", "KQKN", "KQKP", "KRKP"}) &&
               checks_for(table, position, weaker_side(position), 4);
    case Kind::fortress:
        return is_theory_of({"KNPK", "KPPK", "KBPK", "KRPK", "KQKR", "KQKN", "KQKP", "KRKP", "KBKP", "KNKP"});
    }
    return false;
}

/// Returns up to `count` random draws of an ending.
std::vector<Position> random_draws(const Tablebase& table, const Material& material, std::size_t count)
{
    Random random{2013};
    std::vector<Position> draws;
    for (std::size_t tries = 0; draws.size() < count && tries < 200 * count; ++tries) {
        chess::Setup setup;
        setup.turn = below(random, 2) == 0 ? Color::white : Color::black;
        for (const Color color : chess::all_colors)
            setup.board.put(chess::square_at(below(random, 64)), {color, Role::king});
        for (const auto [side, role] : material.pieces())
            setup.board.put(chess::square_at(below(random, 64)),
                            {side == Side::attacker ? Color::white : Color::black, role});
        const auto position = Position::from(setup);
        if (position && Material::of(setup.board, Color::white) == material && is_drawn(table, *position))
            draws.push_back(*position);
    }
    return draws;
}

TEST(DrawCauseOfEndings, IsThereAndTrueForDrawsOfEveryEnding)
{
    const std::size_t count = endgame::is_sanitized ? 40 : 400;
    for (const Material& material : endgame::all_endings()) {
        const Tablebase table = endgame::table_of(material);
        Breaches breaches;
        for (const Position& position : random_draws(table, material, count)) {
            const std::optional<DrawCause> cause = draw_cause(table, position);
            if (!cause || !is_true(table, position, *cause))
                breaches.add(position);
        }
        EXPECT_EQ(breaches.count(), 0U) << material.name() << ' ' << breaches.example();
    }
}

struct SidesCase {
    const char* fen;
    Color side;
    Kind kind;
    std::optional<Role> piece;
    std::size_t plies;
};

constexpr SidesCase from_sides[] = {
    // The rook cannot win because of the pawn, nor the pawn because of the rook.
    {"7K/8/R7/2k5/8/4p3/8/8 b", Color::white, Kind::king_too_far, std::nullopt, 0},
    {"7K/8/R7/2k5/8/4p3/8/8 b", Color::black, Kind::pawn_falls, Role::pawn, 4},
    {"3qk3/8/8/8/8/8/8/3QK3 w", Color::white, Kind::even, std::nullopt, 0},
    {"3qk3/8/8/8/8/8/8/3QK3 w", Color::black, Kind::piece_hangs, Role::queen, 1},
    {"8/4k3/8/1Bp5/8/5K2/8/8 w", Color::black, Kind::minor_holds, std::nullopt, 0},
    {"8/4k3/8/1Bp5/8/5K2/8/8 w", Color::white, Kind::minor_holds, std::nullopt, 0},
    // A knight that cannot win against a rook draws as the rook does, whichever side is asked about.
    {"8/8/8/8/8/7R/7K/3k1n2 w", Color::black, Kind::minor_holds, std::nullopt, 0},
};

TEST(DrawCauseOfEndings, IsAvailableForEitherSide)
{
    for (const auto& [fen, side, kind, piece, plies] : from_sides) {
        const Position position = position_of(fen);
        const Tablebase table = endgame::table_of(*Material::of(position.board(), Color::white));
        const DrawCause cause = *draw_cause(table, position, side);
        EXPECT_EQ(cause.kind, kind) << fen;
        EXPECT_EQ(cause.piece, piece) << fen;
        EXPECT_EQ(cause.line.size(), plies) << fen;
    }
}

TEST(DrawCauseOfEndings, SaysWhichOfTwoIsLost)
{
    const auto square = [](const char* ending, const char* fen) {
        return draw_cause(endgame::table_of(ending), position_of(fen))->square;
    };
    EXPECT_EQ(square("KPPK", "7K/8/8/8/3P4/2k5/3P4/8 b"), chess::Square::d4);
    EXPECT_EQ(square("KPPK", "7k/8/K5P1/8/8/8/6P1/8 w"), chess::Square::g6);
    EXPECT_EQ(square("KPK", "7K/8/8/8/2k5/8/1P6/8 b"), std::nullopt);
}

TEST(DrawCauseOfEndings, IsThePawnThatFallsEnPassantWhereverItMay)
{
    const Material material = *Material::parse("KPKP");
    const Tablebase table = endgame::table_of(material);
    Breaches breaches;
    std::size_t draws = 0;
    endgame::for_each_position(material, chess::all_squares, [&](const Position& position) {
        if (!position.en_passant() || !is_drawn(table, position))
            return;
        ++draws;
        const auto cause = draw_cause(table, position, !position.turn());
        if (!cause || cause->kind != Kind::pawn_falls || cause->line.size() != 1 ||
            !is_en_passant(position, cause->line.front()) || !is_true(table, position, *cause))
            breaches.add(position);
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
    EXPECT_EQ(draws, 9'322U);
}

TEST(DrawCauseOfEndings, IsTrueForTheSideThatMayCaptureEnPassantToo)
{
    const Material material = *Material::parse("KPKP");
    const Tablebase table = endgame::table_of(material);
    Breaches breaches;
    endgame::for_each_position(material, chess::all_squares, [&](const Position& position) {
        if (!position.en_passant() || !is_drawn(table, position))
            return;
        const auto cause = draw_cause(table, position, position.turn());
        if (!cause || !is_true(table, position, *cause))
            breaches.add(position);
    });
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

/// King and pawn against king, drawn, White having the pawn: what the defender can force.
class PawnDraws {
public:
    PawnDraws()
    {
        const Material material = *Material::parse("KPK");
        endgame::for_each_position(material, chess::all_squares, [this](const Position& position) {
            if (is_drawn(table_, position)) {
                numbers_.emplace(number_of(position), draws_.size());
                draws_.push_back(position);
            }
        });
    }

    const Tablebase& table() const { return table_; }
    const std::vector<Position>& draws() const { return draws_; }

    /// For each draw, true if the defender can force the loss of the pawn, its own stalemate or a goal.
    template <typename Goal>
    std::vector<bool> forced(Goal goal) const
    {
        std::vector<bool> forced(draws_.size());
        for (bool has_news = true; has_news;) {
            has_news = false;
            for (std::size_t i = 0; i < draws_.size(); ++i) {
                if (!forced[i] && (goal(draws_[i]) || is_forced_by_moves(draws_[i], forced)))
                    has_news = forced[i] = true;
            }
        }
        return forced;
    }

private:
    static std::size_t number_of(const Position& position)
    {
        // The tables' symmetry: left and right.
        const bool mirrors = file_of(position.king(Color::black)) > 3;
        std::size_t number = index(position.turn());
        for (const Square square :
             {position.king(Color::black), position.king(Color::white), pawns_of(position).first()})
            number = 64 * number + index(mirrors ? mirrored_left_right(square) : square);
        return number;
    }

    bool is_forced_by_moves(const Position& position, const std::vector<bool>& forced) const
    {
        const chess::MoveList moves = legal_moves(position);
        const auto leads_on = [&](Move move) {
            const Position next = position.play(move);
            if (!is_drawn(table_, next) || pawns_of(next).empty())
                return is_drawn(table_, next) && !is_dead_promotion(next);
            return static_cast<bool>(forced[numbers_.at(number_of(next))]);
        };
        if (moves.empty())
            return true;
        return position.turn() == Color::white ? std::ranges::all_of(moves, leads_on)
                                               : std::ranges::any_of(moves, leads_on);
    }

    /// True if the pawn has become a minor piece that survives.
    static bool is_dead_promotion(const Position& next)
    {
        const auto takes = [&](Move move) { return next.board().occupied().contains(move.to); };
        return next.board().occupied().size() == 3 && next.turn() == Color::black &&
               std::ranges::none_of(legal_moves(next), takes) && !is_stalemate(next);
    }

    Tablebase table_ = endgame::table_of("KPK");
    std::vector<Position> draws_;
    std::unordered_map<std::size_t, std::size_t> numbers_;
};

TEST(DrawCauseOfEndings, IsExactWithKingAndPawn)
{
    const PawnDraws draws;
    const auto falls = draws.forced([](const Position&) { return false; });
    const auto in_front = draws.forced([](const Position& position) {
        const Square pawn = pawns_of(position).first();
        const Square king = position.king(Color::black);
        return file_of(king) == file_of(pawn) && rank_of(king) > rank_of(pawn);
    });
    const auto at_corner = draws.forced([](const Position& position) {
        const int pawn = file_of(pawns_of(position).first());
        const Square king = position.king(Color::black);
        return is_rook_file(pawns_of(position).first()) && rank_of(king) >= 6 &&
               std::abs(file_of(king) - pawn) <= 2;
    });
    EXPECT_EQ(draws.draws().size(), 54'394U);
    Breaches breaches;
    for (std::size_t i = 0; i < draws.draws().size(); i += test::one_in(25)) {
        const Position& position = draws.draws()[i];
        const DrawCause cause = *draw_cause(draws.table(), position);
        const bool is_right = cause.kind == Kind::king_in_front ? in_front[i] && !falls[i]
                              : cause.kind == Kind::rook_pawn   ? at_corner[i]
                                                                : falls[i];
        const bool falls_soon = cause.kind == Kind::pawn_falls && cause.line.size() <= 6;
        if (!is_right || !is_true(draws.table(), position, cause) ||
            pawn_falls_soon(draws.table(), position) != falls_soon)
            breaches.add(position);
    }
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

} // namespace
} // namespace trainer
