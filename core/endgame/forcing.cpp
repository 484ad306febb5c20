// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/forcing.h"

#include <algorithm>
#include <array>
#include <utility>

#include "chess/bitboard.h"
#include "chess/setup.h"

namespace endgame {

using chess::Bitboard;
using chess::Position;
using chess::Square;
using sets::Hunt;
using sets::Kings;
using sets::Row;
using sets::row_length;
using sets::row_of;
using sets::RowWords;
using sets::Word;

namespace {

std::size_t place_of(std::size_t row, Square bishop, Square knight)
{
    return (row * row_length + index(bishop)) * chess::square_count + index(knight);
}

Position position_of(Kings kings, Square bishop, Square knight)
{
    using chess::Color;
    using chess::Role;
    chess::Setup setup;
    setup.board.put(kings.defending, {Color::black, Role::king});
    setup.board.put(kings.attacking, {Color::white, Role::king});
    setup.board.put(bishop, {Color::white, Role::bishop});
    setup.board.put(knight, {Color::white, Role::knight});
    return *Position::from(setup);
}

/// Eight little-endian bytes as one word; compilers turn this into a single load.
Word joined(const std::uint8_t* bytes)
{
    return Word{bytes[0]} | Word{bytes[1]} << 8 | Word{bytes[2]} << 16 | Word{bytes[3]} << 24 |
           Word{bytes[4]} << 32 | Word{bytes[5]} << 40 | Word{bytes[6]} << 48 | Word{bytes[7]} << 56;
}

/// The squares whose goal is at least as good as `goal`.
///
/// @param goals one goal for each square
Word squares_within(const Forcing::Goal* goals, Forcing::Goal goal)
{
    // With a byte for each comparison the compiler can vectorise the loop; a multiplication then gathers a
    // bit of each of eight bytes.
    std::array<std::uint8_t, chess::square_count> answers;
    for (std::size_t square = 0; square < answers.size(); ++square)
        answers[square] = goals[square] <= goal;
    Word squares = 0;
    for (std::size_t first = 0; first < answers.size(); first += 8)
        squares |= (joined(&answers[first]) * 0x0102'0408'1020'4080) >> 56 << first;
    return squares;
}

} // namespace

Forcing::Goals::Goals(const Measure& measure, const std::stop_token& stop)
    : reached(Hunt::rows * row_length * chess::square_count, no_goal)
{
    std::vector<std::pair<std::uint64_t, std::size_t>> measured;
    Hunt::for_each_row([&](Kings kings) {
        if (stop.stop_requested())
            return;
        const std::size_t row = row_of(kings);
        for (const Square bishop : chess::all_squares) {
            for (const Square knight : Bitboard{hunt.legal(row)[index(bishop)]}) {
                if (const auto value = measure(position_of(kings, bishop, knight)))
                    measured.emplace_back(*value, place_of(row, bishop, knight));
            }
        }
    });
    std::ranges::sort(measured);
    for (const auto& [value, place] : measured) {
        if (measures.empty() || value != measures.back())
            measures.push_back(value);
        reached[place] = static_cast<Goal>(measures.size());
    }
}

std::optional<Forcing> Forcing::number(const Measure& measure, const std::stop_token& stop)
{
    auto goals = std::make_shared<const Goals>(measure, stop);
    return stop.stop_requested() ? std::nullopt : std::optional{Forcing{std::move(goals)}};
}

std::optional<Forcing::Goal> Forcing::reached(const Position& position) const
{
    const auto placement = Hunt::folded(position);
    if (!placement)
        return std::nullopt;
    const auto [bishop, knight] = std::pair{placement->pieces[0], placement->pieces[1]};
    const Goal goal = goals_->reached[place_of(row_of(placement->kings), bishop, knight)];
    return goal == no_goal ? std::nullopt : std::optional{goal};
}

/// Computes Within(0).
void Forcing::aim(Goal goal)
{
    if (aim_ == goal)
        return;
    aim_ = goal;
    known_ = 0;
    sets::Rows& first = next();
    Hunt::for_each_row([&](Kings kings) {
        const std::size_t row = row_of(kings);
        for (const Square bishop : chess::all_squares) {
            first[row][index(bishop)] =
                squares_within(&goals_->reached[place_of(row, bishop, Square::a1)], goal);
        }
    });
}

/// Computes the next of the sets.
void Forcing::extend()
{
    sets::Rows& farther = next();
    const sets::Rows& last = within_[known_ - 2];
    full_move_.find(goals_->hunt, last, farther);
    Hunt::for_each_row([&](Kings kings) { sets::unite(farther[row_of(kings)], last[row_of(kings)]); });
}

/// The storage for the next of the sets.
sets::Rows& Forcing::next()
{
    if (known_ == within_.size())
        within_.emplace_back(Hunt::rows, row_length);
    return within_[known_++];
}

std::optional<int> Forcing::moves_to(const Position& position, Goal goal, int most)
{
    const sets::Placement placement = *Hunt::folded(position);
    const std::size_t row = row_of(placement.kings);
    aim(goal);
    for (std::size_t moves = 0; moves <= static_cast<std::size_t>(most); ++moves) {
        if (moves == known_)
            extend();
        const Bitboard knights{std::as_const(within_[moves])[row][index(placement.pieces[0])]};
        if (knights.contains(placement.pieces[1]))
            return static_cast<int>(moves);
    }
    return std::nullopt;
}

std::optional<Forcing::Goal> Forcing::best_within(const Position& position, int moves, Goal below)
{
    // Invariant: the smallest goal that can be forced is in `least` … `enough`, if it is below `below` at
    // all.
    Goal least = mate;
    Goal enough = below;
    while (least < enough) {
        const Goal middle = least + (enough - least) / 2;
        if (moves_to(position, middle, moves))
            enough = middle;
        else
            least = middle + 1;
    }
    return least < below ? std::optional{least} : std::nullopt;
}

} // namespace endgame
