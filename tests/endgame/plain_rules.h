// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A second implementation of the rules of chess for a handful of pieces, without any code of core/: a list of
// pieces on numbered squares, moved step by step. The tables are compared with it, so that an error in the
// first implementation cannot hide in both.

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <random>
#include <string>
#include <string_view>

namespace plain_rules {

/// A piece by its lower-case letter (k, q, r, b, n, p); squares are numbered from a1 = 0 along the ranks to
/// h8 = 63.
struct Man {
    char letter;
    bool is_white;
    int square;
};

/// A position: White's king first, then Black's, then the other pieces. No castling.
struct Board {
    static constexpr std::size_t most = 5;

    std::array<Man, most> men{};
    std::size_t count = 0;
    bool white_moves = true;
    /// The square that a pawn has just passed in a double step, or -1.
    int passed = -1;

    void add(Man man) { men[count++] = man; }
    void remove(std::size_t i)
    {
        for (--count; i < count; ++i)
            men[i] = men[i + 1];
    }
    /// The index of the piece on a square; `count` if it is empty.
    std::size_t find(int square) const
    {
        std::size_t i = 0;
        while (i < count && men[i].square != square)
            ++i;
        return i;
    }
    const Man& king(bool white) const { return men[white ? 0 : 1]; }
};

inline int file_of(int square)
{
    return square % 8;
}

inline int rank_of(int square)
{
    return square / 8;
}

/// True if a piece attacks a square, whether or not it is occupied.
inline bool attacks(const Board& board, const Man& man, int square)
{
    const int files = file_of(square) - file_of(man.square);
    const int ranks = rank_of(square) - rank_of(man.square);
    const int wide = std::abs(files) > std::abs(ranks) ? std::abs(files) : std::abs(ranks);
    const int narrow = std::abs(files) + std::abs(ranks) - wide;
    switch (man.letter) {
    case 'k':
        return wide == 1;
    case 'n':
        return wide == 2 && narrow == 1;
    case 'p':
        return std::abs(files) == 1 && ranks == (man.is_white ? 1 : -1);
    default:
        break;
    }
    const bool is_diagonal = wide == narrow && man.letter != 'r';
    const bool is_straight = narrow == 0 && man.letter != 'b';
    if (wide == 0 || (!is_diagonal && !is_straight))
        return false;
    const int step = (files > 0 ? 1 : files < 0 ? -1 : 0) + (ranks > 0 ? 8 : ranks < 0 ? -8 : 0);
    for (int on = man.square + step; on != square; on += step) {
        if (board.find(on) < board.count)
            return false;
    }
    return true;
}

/// True if a side's king is attacked.
inline bool is_attacked(const Board& board, bool white_king)
{
    const int square = board.king(white_king).square;
    for (std::size_t i = 0; i < board.count; ++i) {
        if (board.men[i].is_white != white_king && attacks(board, board.men[i], square))
            return true;
    }
    return false;
}

/// True if a position is possible: one piece per square, no pawn on the first or last rank, the side that has
/// moved not in check.
inline bool is_possible(const Board& board)
{
    for (std::size_t i = 0; i < board.count; ++i) {
        const int rank = rank_of(board.men[i].square);
        if (board.find(board.men[i].square) != i || (board.men[i].letter == 'p' && (rank == 0 || rank == 7)))
            return false;
    }
    return !is_attacked(board, !board.white_moves);
}

/// Calls the action with the position after a step of a piece, with every possible promotion, if its king is
/// safe then.
template <typename Action>
void after_step(const Board& before, std::size_t mover, int to, int passed, Action action)
{
    Board after = before;
    const Man man = before.men[mover];
    const bool is_pawn = man.letter == 'p';
    after.passed = passed;
    after.white_moves = !before.white_moves;
    after.men[mover].square = to;
    const int fallen = is_pawn && to == before.passed ? to + (man.is_white ? -8 : 8) : to;
    const std::size_t taken = before.find(fallen);
    const bool promotes = is_pawn && (rank_of(to) == 0 || rank_of(to) == 7);
    const char* const roles = promotes ? "qrbn" : "?";
    for (const char* role = roles; *role != '\0'; ++role) {
        if (promotes)
            after.men[mover].letter = *role;
        Board next = after;
        if (taken < before.count)
            next.remove(taken);
        if (!is_attacked(next, before.white_moves))
            action(next);
    }
}

/// Calls the action with the position after each legal move.
template <typename Action>
void for_each_move(const Board& board, Action action)
{
    for (std::size_t i = 0; i < board.count; ++i) {
        const Man& man = board.men[i];
        if (man.is_white != board.white_moves)
            continue;
        for (int to = 0; to < 64; ++to) {
            const std::size_t there = board.find(to);
            const bool is_free = there == board.count;
            const bool takes = !is_free && board.men[there].is_white != man.is_white;
            const bool may_land =
                man.letter == 'p' ? takes || (is_free && to == board.passed) : takes || is_free;
            if (may_land && attacks(board, man, to))
                after_step(board, i, to, -1, action);
        }
        if (man.letter != 'p')
            continue;
        const int step = man.is_white ? 8 : -8;
        const int one = man.square + step;
        if (board.find(one) < board.count)
            continue;
        after_step(board, i, one, -1, action);
        const bool is_home = rank_of(man.square) == (man.is_white ? 1 : 6);
        if (is_home && board.find(one + step) == board.count)
            after_step(board, i, one + step, one, action);
    }
}

/// The value of a position for the side to move: 0 for a draw, greater for quicker mates, less than 0 for
/// being mated, greater for later ones. Checkmate is `-mated`.
using Worth = int;
inline constexpr Worth mated = 1000;

/// The worth, for the side that mates, of a mate in some plies.
inline Worth win_in(int plies)
{
    return mated - plies;
}

/// The worth of a position according to its moves: that of the best move, one ply further away.
///
/// @param worth_of returns the worth of the position after a move for the side to move there
template <typename WorthOf>
Worth worth_by_moves(const Board& board, WorthOf worth_of)
{
    bool can_move = false;
    Worth best = -mated;
    for_each_move(board, [&](const Board& next) {
        const Worth theirs = worth_of(next);
        const Worth mine = theirs == 0 ? 0 : theirs > 0 ? 1 - theirs : -theirs - 1;
        best = !can_move || mine > best ? mine : best;
        can_move = true;
    });
    return can_move || is_attacked(board, board.white_moves) ? best : 0;
}

/// The position as a FEN, for output and for queries.
inline std::string to_fen(const Board& board)
{
    std::string fen;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        const auto end_gap = [&] {
            if (empty > 0)
                fen += static_cast<char>('0' + empty);
            empty = 0;
        };
        for (int file = 0; file < 8; ++file) {
            const std::size_t i = board.find(8 * rank + file);
            if (i == board.count) {
                ++empty;
                continue;
            }
            end_gap();
            const char letter = board.men[i].letter;
            fen += board.men[i].is_white ? static_cast<char>(letter - 'a' + 'A') : letter;
        }
        end_gap();
        fen += rank > 0 ? "/" : "";
    }
    const std::string passed = board.passed < 0 ? "-"
                                                : std::string{static_cast<char>('a' + file_of(board.passed)),
                                                              static_cast<char>('1' + rank_of(board.passed))};
    return fen + (board.white_moves ? " w - " : " b - ") + passed + " 0 1";
}

/// A random possible position with the pieces of an ending such as "KBNK", White's first.
inline Board random_board(std::mt19937_64& random, std::string_view ending)
{
    const std::size_t second_king = ending.rfind('K');
    while (true) {
        Board board;
        const auto anywhere = [&] { return static_cast<int>(random() % 64); };
        board.add({'k', true, anywhere()});
        board.add({'k', false, anywhere()});
        for (std::size_t i = 1; i < ending.size(); ++i) {
            if (i != second_king)
                board.add({static_cast<char>(ending[i] - 'A' + 'a'), i < second_king, anywhere()});
        }
        board.white_moves = random() % 2 == 0;
        if (is_possible(board))
            return board;
    }
}

} // namespace plain_rules
