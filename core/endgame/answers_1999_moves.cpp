// SPDX-License-Identifier: GPL-3.0-or-later

#include "endgame/answers_1999_moves.h"

namespace endgame {
namespace {

using chess::Bitboard;
using chess::Square;

struct Step {
    int files;
    int ranks;
};

constexpr std::array<Step, 8> knight_steps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
constexpr std::array<Step, 4> bishop_steps{{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};
constexpr std::array<Step, 8> king_steps{
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

constexpr int first_knight_move = 1;
constexpr int first_bishop_move = 9;
constexpr int first_king_move = 22;

constexpr std::optional<Square> next(Square square, Step step)
{
    return offset(square, step.files, step.ranks);
}

constexpr std::array<Bitboard, chess::square_count> king_neighbours = [] {
    std::array<Bitboard, chess::square_count> neighbours;
    for (const Square square : chess::all_squares) {
        for (const Step step : king_steps) {
            if (const auto target = next(square, step))
                neighbours[index(square)] |= Bitboard{*target};
        }
    }
    return neighbours;
}();

chess::Move move_between(const Men1999& before, const Men1999& after)
{
    if (before.white_knight != after.white_knight)
        return {before.white_knight, after.white_knight};
    if (before.white_bishop != after.white_bishop)
        return {before.white_bishop, after.white_bishop};
    return {before.white_king, after.white_king};
}

} // namespace

MoveList1999::MoveList1999(const Men1999& men)
{
    int number = first_knight_move;
    for (const Step step : knight_steps) {
        const auto target = next(men.white_knight, step);
        if (target && *target != men.white_king && *target != men.white_bishop)
            add(number, {men.white_king, *target, men.white_bishop, Square::a1});
        ++number;
    }
    number = first_bishop_move;
    for (const Step step : bishop_steps) {
        bool is_open = true;
        for (auto target = next(men.white_bishop, step); target; target = next(*target, step)) {
            is_open = is_open && *target != men.white_king && *target != men.white_knight;
            if (is_open)
                add(number, {men.white_king, men.white_knight, *target, Square::a1});
            ++number;
        }
    }
    number = first_king_move;
    for (const Step step : king_steps) {
        const auto target = next(men.white_king, step);
        if (target && *target != men.white_knight && *target != men.white_bishop)
            add(number, {*target, men.white_knight, men.white_bishop, Square::a1});
        ++number;
    }
}

void MoveList1999::add(int number, Men1999 after)
{
    entries_[count_++] = {static_cast<std::uint8_t>(number), number_1999(after)};
}

std::optional<chess::Move> move_1999(int number, const Men1999& men)
{
    for (const auto [allowed, target] : MoveList1999{men}) {
        if (allowed == number)
            return move_between(men, men_1999(target));
    }
    return std::nullopt;
}

Bitboard king_neighbours_1999(Square square)
{
    return king_neighbours[index(square)];
}

Bitboard attacked_1999(const Men1999& men)
{
    Bitboard attacked = king_neighbours[index(men.white_king)];
    for (const Step step : knight_steps) {
        if (const auto target = next(men.white_knight, step))
            attacked |= Bitboard{*target};
    }
    for (const Step step : bishop_steps) {
        for (auto target = next(men.white_bishop, step); target; target = next(*target, step)) {
            attacked |= Bitboard{*target};
            if (*target == men.white_king || *target == men.white_knight)
                break;
        }
    }
    return attacked;
}

} // namespace endgame
