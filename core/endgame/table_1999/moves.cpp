// SPDX-License-Identifier: GPL-3.0-or-later

#include "endgame/table_1999/moves.h"

namespace endgame::table_1999 {
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

constexpr std::array<Bitboard, chess::square_count> neighbour_table = [] {
    std::array<Bitboard, chess::square_count> neighbours;
    for (const Square square : chess::all_squares) {
        for (const Step step : king_steps) {
            if (const auto target = next(square, step))
                neighbours[index(square)] |= Bitboard{*target};
        }
    }
    return neighbours;
}();

chess::Move move_between(const Pieces& before, const Pieces& after)
{
    if (before.white_knight != after.white_knight)
        return {before.white_knight, after.white_knight};
    if (before.white_bishop != after.white_bishop)
        return {before.white_bishop, after.white_bishop};
    return {before.white_king, after.white_king};
}

} // namespace

Moves::Moves(const Pieces& pieces)
{
    int number = first_knight_move;
    for (const Step step : knight_steps) {
        const auto target = next(pieces.white_knight, step);
        if (target && *target != pieces.white_king && *target != pieces.white_bishop)
            add(number, {pieces.white_king, *target, pieces.white_bishop, Square::a1});
        ++number;
    }
    number = first_bishop_move;
    for (const Step step : bishop_steps) {
        bool is_open = true;
        for (auto target = next(pieces.white_bishop, step); target; target = next(*target, step)) {
            is_open = is_open && *target != pieces.white_king && *target != pieces.white_knight;
            if (is_open)
                add(number, {pieces.white_king, pieces.white_knight, *target, Square::a1});
            ++number;
        }
    }
    number = first_king_move;
    for (const Step step : king_steps) {
        const auto target = next(pieces.white_king, step);
        if (target && *target != pieces.white_knight && *target != pieces.white_bishop)
            add(number, {*target, pieces.white_knight, pieces.white_bishop, Square::a1});
        ++number;
    }
}

void Moves::add(int number, Pieces after)
{
    entries_[count_++] = {static_cast<std::uint8_t>(number), number_of(after)};
}

std::optional<chess::Move> move_of(int number, const Pieces& pieces)
{
    for (const auto [allowed, target] : Moves{pieces}) {
        if (allowed == number)
            return move_between(pieces, pieces_of(target));
    }
    return std::nullopt;
}

Bitboard king_neighbours(Square square)
{
    return neighbour_table[index(square)];
}

Bitboard attacked_by_white(const Pieces& pieces)
{
    Bitboard attacked = neighbour_table[index(pieces.white_king)];
    for (const Step step : knight_steps) {
        if (const auto target = next(pieces.white_knight, step))
            attacked |= Bitboard{*target};
    }
    for (const Step step : bishop_steps) {
        for (auto target = next(pieces.white_bishop, step); target; target = next(*target, step)) {
            attacked |= Bitboard{*target};
            if (*target == pieces.white_king || *target == pieces.white_knight)
                break;
        }
    }
    return attacked;
}

} // namespace endgame::table_1999
