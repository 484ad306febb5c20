// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/drill.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "endgame/large_positions.h"
#include "endgame/positions.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/facts.h"
#include "trainer/endings.h"
#include "trainer/method/by_heart.h"
#include "trainer/position_key.h"
#include "trainer/random.h"

namespace trainer {
namespace {

/// The requested square colour of the attacker's bishop, if there is exactly one.
std::optional<endgame::SquareColor> bishop_squares(const DrillRequest& request)
{
    constexpr endgame::Piece attacking_bishop{endgame::Side::attacker, chess::Role::bishop};
    if (request.bishop == BishopSquares::either ||
        std::ranges::count(request.material.pieces(), attacking_bishop) != 1)
        return std::nullopt;
    return request.bishop == BishopSquares::dark ? endgame::SquareColor::dark : endgame::SquareColor::light;
}

/// True if the side to move can draw, but not with every move.
bool can_just_hold(const endgame::Tablebase& tablebase, const chess::Position& position)
{
    const auto moves = tablebase.ranked_moves(position);
    return moves && !moves->empty() && moves->front().verdict.is_draw() &&
           moves->back().verdict.outcome() == endgame::Outcome::loss;
}

/// In the order of the enumerators.
constexpr std::array<std::string_view, 2> question_names{"only-move", "waiting-move"};

/// With fewer legal moves the question would be too easy.
constexpr std::size_t least_choice = 5;

/// The only winning move; empty if there are several, or fewer than `least_choice` moves.
std::vector<chess::Move> only_move(const endgame::Tablebase& tablebase, const chess::Position& position)
{
    const auto moves = tablebase.ranked_moves(position);
    const auto wins = [](const auto& move) { return move.verdict.outcome() == endgame::Outcome::win; };
    if (!moves || moves->size() < least_choice || std::ranges::count_if(*moves, wins) != 1)
        return {};
    return {moves->front().move};
}

/// True if the attacker, to move, would mate in fewer plies if the defender had to move: passing is as good
/// as the best move. `coach::would_rather_pass` requires it to be better.
bool gains_by_passing(const endgame::Tablebase& tablebase, const chess::Position& position)
{
    const auto after = coach::passed(position);
    const auto now = tablebase.probe(position);
    const auto then = after ? tablebase.probe(*after) : std::nullopt;
    return now && then && then->outcome() == endgame::Outcome::loss &&
           then->to_mate().count() < now->to_mate().count();
}

/// The best moves, if all of them are waiting moves.
std::vector<chess::Move> waiting_moves(const endgame::Tablebase& tablebase, const chess::Position& position)
{
    if (!gains_by_passing(tablebase, position))
        return {};
    std::vector<chess::Move> best = tablebase.best_moves(position);
    const bool all_wait = std::ranges::all_of(best, [&](chess::Move move) {
        const auto reasons = coach::reasons(coach::stage_pens(), tablebase, position, move);
        return !reasons.empty() && reasons.front().kind == coach::Reason::Kind::waits;
    });
    return all_wait ? best : std::vector<chess::Move>{};
}

/// The minimum and maximum moves to mate in the stages with bishop and knight, the attacker to move, measured
/// over all positions (coach_measure).
constexpr std::array<std::pair<int, int>, 10> kbnk_distances{
    {{18, 33}, {18, 31}, {20, 31}, {1, 26}, {11, 27}, {1, 26}, {7, 20}, {1, 20}, {1, 13}, {1, 7}}};

/// Narrows the filter to a superset of a stage's positions.
void narrow(endgame::PositionFilter& filter, coach::Stage stage)
{
    if (stage <= coach::last_kbnk_stage) {
        const auto [shortest, longest] = kbnk_distances.at(static_cast<std::size_t>(stage));
        filter.shortest = std::max(filter.shortest, shortest);
        filter.longest = std::min(filter.longest, longest);
    }
    constexpr chess::Bitboard edge =
        chess::rank_squares(0) | chess::rank_squares(7) | chess::file_squares(0) | chess::file_squares(7);
    const auto within = [&filter](const endgame::Pens& pens, int largest) {
        filter.pens = &pens;
        filter.largest_pen = largest;
    };
    using coach::Stage;
    const coach::StagePens& pens = coach::stage_pens();
    switch (stage) {
    case Stage::drive_to_edge:
    case Stage::wrong_corner:
        // A triangle of up to 5 lies within pen 9.
        return within(pens.usual, 9);
    case Stage::large_triangle:
    case Stage::w:
        return within(pens.triangles, 5);
    case Stage::breakout:
        return within(pens.triangles, 4);
    case Stage::middle_triangle:
        return within(pens.triangles, 3);
    case Stage::small_triangle:
    case Stage::mate:
        return within(pens.triangles, 1);
    case Stage::shut_edge:
        filter.kings = [edge](chess::Square lone, chess::Square) { return edge.contains(lone); };
        return;
    case Stage::opposition:
        filter.kings = [edge](chess::Square lone, chess::Square own) {
            const bool is_on_a_line = file_of(lone) == file_of(own) || rank_of(lone) == rank_of(own);
            return edge.contains(lone) && is_on_a_line && king_distance(lone, own) == 2;
        };
        return;
    default:
        return;
    }
}

/// The maximum number of tries: all positions are enumerated up to this count, otherwise sampled. Positions
/// that suit a question are rare.
constexpr std::size_t patience = 5'000;
constexpr std::size_t patience_for_questions = 200'000;

/// Returns a uniformly chosen position that fits; `nullopt` if none does, or if they are extremely rare among
/// very many.
template <typename Fits>
std::optional<chess::Position> any_that_fits(const endgame::Positions& positions, Random& random, Fits fits,
                                             std::size_t most_tries = patience)
{
    if (positions.count() == 0)
        return std::nullopt;
    for (std::size_t tries = 0; tries < most_tries; ++tries) {
        const chess::Position position =
            positions.any([&random](std::size_t count) { return below(random, count); });
        if (fits(position))
            return position;
    }
    if (positions.count() > most_tries)
        return std::nullopt;
    std::vector<std::size_t> fitting;
    for (std::size_t number = 0; number < positions.count(); ++number) {
        if (fits(positions.nth(number)))
            fitting.push_back(number);
    }
    if (fitting.empty())
        return std::nullopt;
    return positions.nth(fitting[below(random, fitting.size())]);
}

/// The number of samples in five-piece endings. Wins rarer than one in 100,000 are not sampled; testing
/// whether a draw can be lost is expensive.
constexpr std::size_t lots_of_wins = 2'000'000;
constexpr std::size_t lots_of_draws = 20'000;

/// The first of `lots` samples that fits.
template <typename Fits>
std::optional<chess::Position> any_lot_that_fits(std::size_t lots, const endgame::PositionFilter& filter,
                                                 endgame::Side turn, Random& random, Fits fits)
{
    const auto draw = [&random](std::size_t count) { return below(random, count); };
    for (std::size_t tries = 0; tries < lots; ++tries) {
        const auto position = draw_position(filter, turn, draw);
        if (position && fits(*position))
            return position;
    }
    return std::nullopt;
}

/// `random_start` with five pieces; these endings have no stages.
std::optional<chess::Position> random_large_start(const endgame::Tablebase& tablebase,
                                                  const DrillRequest& request,
                                                  const endgame::PositionFilter& filter, Random& random)
{
    if (!tablebase.covers(filter.material) || request.stage)
        return std::nullopt;
    if (request.prospect == Prospect::draw) {
        return any_lot_that_fits(lots_of_draws, filter, endgame::Side::defender, random,
                                 [&](const auto& position) { return can_just_hold(tablebase, position); });
    }
    if (filter.shortest > std::min(filter.longest, tablebase.longest_mate(filter.material)))
        return std::nullopt;
    if (const auto rare = rare_wins(tablebase, filter); !rare.empty())
        return rare[below(random, rare.size())];
    return any_lot_that_fits(
        lots_of_wins, filter, endgame::Side::attacker, random,
        [&](const auto& position) { return is_won_within_band(tablebase, filter, position); });
}

} // namespace

std::vector<chess::Move> answers_to(MoveQuestion question, const endgame::Tablebase& tablebase,
                                    const chess::Position& position)
{
    return question == MoveQuestion::only_move ? only_move(tablebase, position)
                                               : waiting_moves(tablebase, position);
}

std::string_view name_of(MoveQuestion question)
{
    return question_names[static_cast<std::size_t>(question)];
}

std::optional<MoveQuestion> question_named(std::string_view name)
{
    const auto found = std::ranges::find(question_names, name);
    return found == question_names.end()
               ? std::nullopt
               : std::optional{static_cast<MoveQuestion>(found - question_names.begin())};
}

std::optional<chess::Position> given_start(const DrillRequest& request, std::uint64_t seed)
{
    Random random{seed};
    const bool is_win = request.prospect == Prospect::win;
    const chess::Color user = is_win ? request.attacker : !request.attacker;
    if (request.known != nullptr)
        return image_of(*request.known, request.attacker, below(random, chess::symmetry_count));
    if (request.textbook != nullptr) {
        // The identity and the horizontal flip, which come first, keep the ranks.
        const chess::Setup image = image_of(position_of(*request.textbook).setup(), below(random, 2));
        return chess::Position::from(image.turn == user ? image : with_colors_swapped(image)).value();
    }
    if (request.own) {
        const std::size_t symmetries = symmetries_of(image_of(*request.own, user, 0).board());
        return image_of(*request.own, user, below(random, symmetries));
    }
    return std::nullopt;
}

std::optional<chess::Position> random_start(const endgame::Tablebase& tablebase, const DrillRequest& request,
                                            std::uint64_t seed)
{
    endgame::PositionFilter filter{.material = request.material,
                                   .attacker = request.attacker,
                                   .bishops = bishop_squares(request),
                                   .shortest = request.shortest,
                                   .longest = request.longest};
    if (auto given = given_start(request, seed))
        return given;
    Random random{seed};
    if (is_on_request(request.material))
        return random_large_start(tablebase, request, filter, random);
    if (request.prospect == Prospect::draw) {
        // The sample includes positions that the defender may win; they are rejected.
        return any_that_fits(
            tablebase.not_yet_lost_positions(filter), random,
            [&](const chess::Position& position) { return can_just_hold(tablebase, position); });
    }
    if (request.stage) {
        const std::vector<coach::Stage> stages = coach::stages_of(request.material);
        if (std::ranges::find(stages, *request.stage) == stages.end())
            return std::nullopt;
        narrow(filter, *request.stage);
    }
    // While the king still roams freely, waiting moves are too rare to be found.
    if (request.question == MoveQuestion::waiting_move && request.material == endgame::kbnk)
        narrow(filter, coach::Stage::middle_triangle);
    if (request.question)
        return any_that_fits(
            tablebase.won_positions(filter), random,
            [&](const chess::Position& position) {
                return !answers_to(*request.question, tablebase, position).empty();
            },
            patience_for_questions);
    return any_that_fits(tablebase.won_positions(filter), random, [&](const chess::Position& position) {
        return !request.stage || coach::is_in_stage(coach::stage_pens(), tablebase, position, *request.stage);
    });
}

} // namespace trainer
