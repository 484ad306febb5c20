// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/drill.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <string_view>

#include "endgame/positions.h"
#include "trainer/random.h"

namespace trainer {
namespace {

/// The squares a request wants the attacker's bishop on, if he has but one.
std::optional<endgame::SquareColor> bishop_squares(const DrillRequest& request)
{
    constexpr endgame::Piece attacking_bishop{endgame::Side::attacker, chess::Role::bishop};
    if (request.bishop == BishopSquares::either ||
        std::ranges::count(request.material.pieces(), attacking_bishop) != 1)
        return std::nullopt;
    return request.bishop == BishopSquares::dark ? endgame::SquareColor::dark : endgame::SquareColor::light;
}

/// The pieces of a request on squares drawn by lot, with the defender to move.
chess::Setup random_setup(const DrillRequest& request, Random& random)
{
    chess::Setup setup;
    setup.turn = !request.attacker;
    const auto put = [&](chess::Piece piece) {
        const chess::Bitboard free = ~setup.board.occupied();
        auto square = free.begin();
        std::advance(square, below(random, static_cast<std::size_t>(free.size())));
        setup.board.put(*square, piece);
    };
    for (const chess::Color side : chess::all_colors)
        put({side, chess::Role::king});
    for (const endgame::Piece piece : request.material.pieces())
        put({piece.side == endgame::Side::attacker ? request.attacker : !request.attacker, piece.role});
    return setup;
}

/// Whether the attacker's only bishop stands as the request wants it.
bool fits_bishop(const DrillRequest& request, const chess::Board& board)
{
    const auto squares = bishop_squares(request);
    return !squares || is_dark(board.of(request.attacker, chess::Role::bishop).first()) ==
                           (*squares == endgame::SquareColor::dark);
}

/// Whether the side to move draws, but must know how.
bool can_just_hold(const endgame::Tablebase& tablebase, const chess::Position& position)
{
    const auto moves = tablebase.ranked_moves(position);
    return moves && !moves->empty() && moves->front().verdict.is_draw() &&
           moves->back().verdict.outcome() == endgame::Outcome::loss;
}

/// How many lots are drawn for a position: enough where one in ten thousand fits.
constexpr int patience = 50'000;

/// Draws lots until a position can just be held.
std::optional<chess::Position> drawn_start(const endgame::Tablebase& tablebase, const DrillRequest& request,
                                           std::uint64_t seed)
{
    Random random{seed};
    for (int tries = 0; tries < patience && tablebase.covers(request.material); ++tries) {
        const chess::Setup setup = random_setup(request, random);
        const auto position = chess::Position::from(setup);
        if (position && fits_bishop(request, setup.board) && can_just_hold(tablebase, *position))
            return *position;
    }
    return std::nullopt;
}

/// Draws won positions until one is in a stage.
template <typename Draw>
std::optional<chess::Position> start_in_stage(const endgame::Tablebase& tablebase, coach::Stage stage,
                                              Draw draw)
{
    for (int tries = 0; tries < patience; ++tries) {
        const chess::Position position = draw();
        const auto stands = coach::standing(coach::stage_pens(), tablebase, position);
        if (stands && stands->stage == stage)
            return position;
    }
    return std::nullopt;
}

} // namespace

std::optional<chess::Position> random_start(const endgame::Tablebase& tablebase, const DrillRequest& request,
                                            std::uint64_t seed)
{
    if (request.prospect == Prospect::draw)
        return drawn_start(tablebase, request, seed);
    const endgame::WonPositions positions = tablebase.won_positions({.material = request.material,
                                                                     .attacker = request.attacker,
                                                                     .bishops = bishop_squares(request),
                                                                     .shortest = request.shortest,
                                                                     .longest = request.longest});
    if (positions.count() == 0)
        return std::nullopt;
    Random random{seed};
    const auto draw = [&] {
        return positions.any([&random](std::size_t count) { return below(random, count); });
    };
    return request.stage ? start_in_stage(tablebase, *request.stage, draw) : draw();
}

std::vector<std::vector<endgame::Material>> ending_groups()
{
    const auto group = [](std::initializer_list<std::string_view> names) {
        std::vector<endgame::Material> endings;
        for (const std::string_view name : names)
            endings.push_back(*endgame::Material::parse(name));
        return endings;
    };
    return {group({"KQK", "KRK", "KBBK", "KBNK"}), group({"KPK", "KBPK", "KNPK", "KPPK", "KPKP"}),
            group({"KQKR", "KQKB", "KQKN", "KQKP", "KRKB", "KRKN", "KRKP", "KPKB", "KPKN"}),
            group({"KQQK", "KQRK", "KQBK", "KQNK", "KQPK", "KRRK", "KRBK", "KRNK", "KRPK"}),
            group({"KQKQ", "KRKR", "KBKB", "KBKN", "KNKN", "KNNK"})};
}

} // namespace trainer
