// SPDX-License-Identifier: GPL-3.0-or-later

// The published structure: a byte for each arrangement, all initially unsolved, and passes over the whole
// table until it no longer changes, each of which looks one move ahead. One addition reduces minutes to
// seconds without changing a byte: instead of trying Black's replies again each time, a second table counts
// those that are not answered by a win yet. It is updated with each answer found.

#include "endgame/table_1999/answers.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

#include "chess/bitboard.h"
#include "chess/square.h"
#include "endgame/material.h"

namespace endgame::table_1999 {
namespace {

using chess::Bitboard;
using chess::Square;

class Solver {
public:
    explicit Solver(Passes passes) : passes_{passes} {}

    std::vector<std::uint8_t> solve(const Progress& progress)
    {
        prepare();
        for (int number = 1;; ++number) {
            const std::size_t found = pass();
            if (progress)
                progress(number, found);
            if (found == 0)
                return std::move(answers_);
        }
    }

private:
    void prepare();
    void prepare(const Pieces& pieces, Bitboard attacked);
    std::size_t pass();
    bool find_answer(std::size_t number, const Moves& moves);
    std::uint8_t look_one_move_ahead(const Moves& moves, std::size_t black_king) const;
    void settle(std::size_t number);

    static constexpr std::uint8_t never = 255;

    Passes passes_;
    std::vector<std::uint8_t> answers_ = std::vector<std::uint8_t>(arrangement_count, answer::invalid);
    /// For the same arrangements with Black to move: the number of replies that do not lead to a win found so
    /// far, 0 for checkmate; `never` if there will always be one, because Black captures a piece, is
    /// stalemated or reaches a draw, and for illegal arrangements.
    std::vector<std::uint8_t> open_replies_ = std::vector<std::uint8_t>(arrangement_count, never);
    /// Answered in this pass; not to be used before the next one.
    std::vector<std::uint32_t> held_back_;
};

/// Marks invalid and mated arrangements, leaves the rest unsolved and counts Black's replies.
void Solver::prepare()
{
    for (std::size_t first = 0; first < arrangement_count; first += chess::square_count) {
        Pieces pieces = pieces_of(first);
        const Bitboard white{pieces.white_king, pieces.white_knight, pieces.white_bishop};
        if (white.size() < 3)
            continue;
        const Bitboard attacked = attacked_by_white(pieces);
        for (const Square black_king : ~(white | king_neighbours(pieces.white_king))) {
            pieces.black_king = black_king;
            prepare(pieces, attacked);
        }
    }
}

void Solver::prepare(const Pieces& pieces, Bitboard attacked)
{
    const std::uint32_t number = number_of(pieces);
    const bool is_check = attacked.contains(pieces.black_king);
    const Bitboard replies = king_neighbours(pieces.black_king) - attacked;
    const bool takes_a_piece = replies.contains(pieces.white_knight) || replies.contains(pieces.white_bishop);
    if (!is_check)
        answers_[number] = answer::unsolved;
    else if (replies.empty())
        answers_[number] = answer::mated;
    const bool is_stalemate = replies.empty() && !is_check;
    if (!takes_a_piece && !is_stalemate)
        open_replies_[number] = static_cast<std::uint8_t>(replies.size());
}

/// Makes one pass over the whole table; returns the number of answers found.
std::size_t Solver::pass()
{
    std::size_t found = 0;
    for (std::size_t first = 0; first < arrangement_count; first += chess::square_count) {
        const auto row = answers_.begin() + static_cast<std::ptrdiff_t>(first);
        if (std::find(row, row + chess::square_count, answer::unsolved) == row + chess::square_count)
            continue;
        const Moves moves{pieces_of(first)};
        for (std::size_t number = first; number < first + chess::square_count; ++number) {
            if (answers_[number] == answer::unsolved)
                found += find_answer(number, moves) ? 1 : 0;
        }
    }
    for (const std::uint32_t number : held_back_)
        settle(number);
    held_back_.clear();
    return found;
}

/// Tries to answer an unsolved arrangement; returns true on success.
bool Solver::find_answer(std::size_t number, const Moves& moves)
{
    answers_[number] = look_one_move_ahead(moves, number % chess::square_count);
    if (answers_[number] == answer::unsolved)
        return false;
    if (passes_ == Passes::in_place)
        settle(number);
    else
        held_back_.push_back(static_cast<std::uint32_t>(number));
    return true;
}

/// The first move after which every reply is answered by a win; a draw if no move can ever achieve that.
std::uint8_t Solver::look_one_move_ahead(const Moves& moves, std::size_t black_king) const
{
    std::uint8_t answer = answer::draw;
    for (const auto [number, target] : moves) {
        const std::uint8_t open = open_replies_[target + black_king];
        if (open == 0)
            return number;
        if (open != never)
            answer = answer::unsolved;
    }
    return answer;
}

/// Counts Black's moves into an answered arrangement as answered.
void Solver::settle(std::size_t number)
{
    const bool is_draw = answers_[number] == answer::draw;
    Pieces pieces = pieces_of(number);
    for (const Square origin : king_neighbours(pieces.black_king)) {
        pieces.black_king = origin;
        std::uint8_t& open = open_replies_[number_of(pieces)];
        if (open == never)
            continue;
        assert(open > 0);
        open = is_draw ? never : static_cast<std::uint8_t>(open - 1);
    }
}

constexpr std::array<std::uint32_t, 256> crc_of_bytes = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < table.size(); ++byte) {
        std::uint32_t rest = byte;
        for (int bit = 0; bit < 8; ++bit)
            rest = (rest & 1) != 0 ? rest >> 1 ^ 0xEDB88320 : rest >> 1;
        table[byte] = rest;
    }
    return table;
}();

/// The checksums of the tables with `in_place` and with `apart`.
constexpr std::array<std::uint32_t, 2> known_checksums{0x5E9B7405, 0xE13354A4};

} // namespace

std::optional<Pieces> pieces_of(const chess::Position& position)
{
    using chess::Color;
    using chess::Role;
    const Bitboard knights = position.board().of(Color::white, Role::knight);
    const Bitboard bishops = position.board().of(Color::white, Role::bishop);
    if (attacker_of(kbnk, position.board()) != Color::white || position.turn() != Color::white)
        return std::nullopt;
    return Pieces{.white_king = position.king(Color::white),
                  .white_knight = knights.first(),
                  .white_bishop = bishops.first(),
                  .black_king = position.king(Color::black)};
}

Answers Answers::solve(Passes passes, const Progress& progress)
{
    return Answers{Solver{passes}.solve(progress)};
}

std::optional<Answers> Answers::from(std::vector<std::uint8_t> bytes)
{
    if (bytes.size() != arrangement_count)
        return std::nullopt;
    const std::uint32_t sum = checksum(bytes);
    if (std::find(known_checksums.begin(), known_checksums.end(), sum) == known_checksums.end())
        return std::nullopt;
    return Answers{std::move(bytes)};
}

std::optional<chess::Move> Answers::winning_move(const Pieces& pieces) const
{
    return move_of(at(pieces), pieces); // bytes that are not move numbers give nullopt
}

std::uint32_t checksum(std::span<const std::uint8_t> bytes)
{
    std::uint32_t rest = 0xFFFFFFFF;
    for (const std::uint8_t byte : bytes)
        rest = rest >> 8 ^ crc_of_bytes[(rest ^ byte) & 0xFF];
    return ~rest;
}

} // namespace endgame::table_1999
