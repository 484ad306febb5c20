// SPDX-License-Identifier: GPL-3.0-or-later

// Compares the 1999 solver with a literal implementation of the published description, without any
// bookkeeping.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "chess/attacks.h"
#include "endgame/table_1999/answers.h"
#include "kbnk_positions.h"
#include "table_1999/solved_tables.h"
#include "tests/thoroughness.h"

namespace endgame::table_1999 {
namespace {

using chess::Bitboard;
using chess::Move;
using chess::Square;

/// The table by a literal reading of the published description: each pass goes over all arrangements and
/// tries White's moves in order and every reply, looking up the current answers.
class AsPublished {
public:
    AsPublished()
    {
        for (std::uint32_t first = 0; first < arrangement_count; first += 64) {
            const Pieces pieces = pieces_of(first);
            attacked_[first / 64] = attacked_squares(pieces);
            for (int number = 1; number <= move_count; ++number) {
                const std::optional<Move> move =
                    white_squares(pieces).size() == 3 ? move_of(number, pieces) : std::nullopt;
                moved_[first / 64][static_cast<std::size_t>(number - 1)] =
                    move ? number_of(pieces_after(pieces, *move)) & ~63U : no_move;
            }
        }
    }

    const std::vector<std::uint8_t>& solve()
    {
        while (pass())
            ++passes_;
        ++passes_; // the last one, which finds no answers
        return answers_;
    }

    std::size_t passes() const { return passes_; }

private:
    bool pass()
    {
        bool is_changed = false;
        for (std::uint32_t number = 0; number < arrangement_count; ++number) {
            if (answers_[number] != answer::unsolved)
                continue;
            answers_[number] = answer(number);
            is_changed = is_changed || answers_[number] != answer::unsolved;
        }
        return is_changed;
    }

    std::uint8_t answer(std::uint32_t number) const
    {
        const Pieces pieces = pieces_of(number);
        const bool is_check = attacked_[number / 64].contains(pieces.black_king);
        const Bitboard white = white_squares(pieces);
        if (white.size() < 3 || white.contains(pieces.black_king) ||
            king_distance(pieces.white_king, pieces.black_king) < 2)
            return answer::invalid;
        if (is_check)
            return replies(number).empty() ? answer::mated : answer::invalid;
        std::uint8_t best = answer::draw;
        for (std::uint8_t move = 1; move <= move_count; ++move) {
            const std::uint32_t first = moved_[number / 64][move - 1U];
            if (first == no_move ||
                chess::king_attacks(pieces.black_king).contains(pieces_of(first).white_king))
                continue;
            const std::uint8_t worth = worth_of(first + (number & 63));
            if (worth == won)
                return move;
            best = worth == answer::unsolved ? worth : best;
        }
        return best;
    }

    /// With Black to move: won, drawn or unsolved.
    std::uint8_t worth_of(std::uint32_t number) const
    {
        const Bitboard moves = replies(number);
        if (moves.empty())
            return attacked_[number / 64].contains(pieces_of(number).black_king) ? won : answer::draw;
        if (!(moves & white_squares(pieces_of(number))).empty())
            return answer::draw;
        std::uint8_t worth = won;
        for (const Square reply : moves) {
            const std::uint8_t answered = answers_[(number & ~63U) + index(reply)];
            if (answered == answer::draw)
                return answered;
            worth = is_move(answered) ? worth : answer::unsolved;
        }
        return worth;
    }

    Bitboard replies(std::uint32_t number) const
    {
        return chess::king_attacks(pieces_of(number).black_king) - attacked_[number / 64];
    }

    static constexpr std::uint8_t won = 1;
    static constexpr std::uint32_t no_move = 1;

    std::size_t passes_ = 0;
    std::vector<Bitboard> attacked_ = std::vector<Bitboard>(arrangement_count / 64);
    std::vector<std::array<std::uint32_t, move_count>> moved_ =
        std::vector<std::array<std::uint32_t, move_count>>(arrangement_count / 64);
    std::vector<std::uint8_t> answers_ = std::vector<std::uint8_t>(arrangement_count, answer::unsolved);
};

TEST(Answers1999Passes, InPlaceAgreeWithTheLiteralDescription)
{
    if (!test::is_exhaustive())
        GTEST_SKIP() << "sweeps over all arrangements in each of eighteen passes";
    AsPublished published;
    const std::vector<std::uint8_t>& answers = published.solve();
    const auto bytes = in_place().answers.bytes();
    EXPECT_TRUE(std::equal(bytes.begin(), bytes.end(), answers.begin(), answers.end()));
    EXPECT_EQ(in_place().found_by_pass.size(), 18U);
    EXPECT_EQ(published.passes(), 18U);
}

} // namespace
} // namespace endgame::table_1999
