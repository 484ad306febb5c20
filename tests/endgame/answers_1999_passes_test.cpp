// SPDX-License-Identifier: GPL-3.0-or-later

// The 1999 solver beside the published description taken word for word, which does no bookkeeping at all.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "answers_1999_tables.h"
#include "chess/attacks.h"
#include "endgame/answers_1999.h"
#include "kbnk_positions.h"

namespace endgame {
namespace {

using chess::Bitboard;
using chess::Move;
using chess::Square;

/// The table as the published description reads, word for word: each pass goes over all arrangements and
/// tries White's moves in order and all replies, looking up the answers as they stand.
class AsPublished {
public:
    AsPublished()
    {
        for (std::uint32_t first = 0; first < arrangements_1999; first += 64) {
            const Men1999 men = men_1999(first);
            attacked_[first / 64] = attacked_squares(men);
            for (int number = 1; number <= moves_1999; ++number) {
                const std::optional<Move> move =
                    white_squares(men).size() == 3 ? move_1999(number, men) : std::nullopt;
                moved_[first / 64][static_cast<std::size_t>(number - 1)] =
                    move ? number_1999(men_after(men, *move)) & ~63U : no_move;
            }
        }
    }

    const std::vector<std::uint8_t>& solve()
    {
        while (pass())
            ++passes_;
        ++passes_; // the last one, which finds nothing
        return answers_;
    }

    std::size_t passes() const { return passes_; }

private:
    bool pass()
    {
        bool is_changed = false;
        for (std::uint32_t number = 0; number < arrangements_1999; ++number) {
            if (answers_[number] != answer_1999::unsolved)
                continue;
            answers_[number] = answer(number);
            is_changed = is_changed || answers_[number] != answer_1999::unsolved;
        }
        return is_changed;
    }

    std::uint8_t answer(std::uint32_t number) const
    {
        const Men1999 men = men_1999(number);
        const bool is_check = attacked_[number / 64].contains(men.black_king);
        const Bitboard white = white_squares(men);
        if (white.size() < 3 || white.contains(men.black_king) ||
            king_distance(men.white_king, men.black_king) < 2)
            return answer_1999::invalid;
        if (is_check)
            return replies(number).empty() ? answer_1999::mated : answer_1999::invalid;
        std::uint8_t best = answer_1999::draw;
        for (std::uint8_t move = 1; move <= moves_1999; ++move) {
            const std::uint32_t first = moved_[number / 64][move - 1U];
            if (first == no_move || chess::king_attacks(men.black_king).contains(men_1999(first).white_king))
                continue;
            const std::uint8_t worth = worth_of(first + (number & 63));
            if (worth == won)
                return move;
            best = worth == answer_1999::unsolved ? worth : best;
        }
        return best;
    }

    /// With Black to move: won, a draw or unsolved.
    std::uint8_t worth_of(std::uint32_t number) const
    {
        const Bitboard moves = replies(number);
        if (moves.empty())
            return attacked_[number / 64].contains(men_1999(number).black_king) ? won : answer_1999::draw;
        if (!(moves & white_squares(men_1999(number))).empty())
            return answer_1999::draw;
        std::uint8_t worth = won;
        for (const Square reply : moves) {
            const std::uint8_t answered = answers_[(number & ~63U) + index(reply)];
            if (answered == answer_1999::draw)
                return answered;
            worth = is_move(answered) ? worth : answer_1999::unsolved;
        }
        return worth;
    }

    Bitboard replies(std::uint32_t number) const
    {
        return chess::king_attacks(men_1999(number).black_king) - attacked_[number / 64];
    }

    static constexpr std::uint8_t won = 1;
    static constexpr std::uint32_t no_move = 1;

    std::size_t passes_ = 0;
    std::vector<Bitboard> attacked_ = std::vector<Bitboard>(arrangements_1999 / 64);
    std::vector<std::array<std::uint32_t, moves_1999>> moved_ =
        std::vector<std::array<std::uint32_t, moves_1999>>(arrangements_1999 / 64);
    std::vector<std::uint8_t> answers_ = std::vector<std::uint8_t>(arrangements_1999, answer_1999::unsolved);
};

TEST(Answers1999Passes, InPlaceFindWhatThePublishedDescriptionFindsWordForWord)
{
    if (is_sanitized)
        GTEST_SKIP() << "sweeps over all arrangements";
    AsPublished published;
    const std::vector<std::uint8_t>& answers = published.solve();
    const auto bytes = in_place().answers.bytes();
    EXPECT_TRUE(std::equal(bytes.begin(), bytes.end(), answers.begin(), answers.end()));
    EXPECT_EQ(in_place().found_by_pass.size(), 18U);
    EXPECT_EQ(published.passes(), 18U);
}

} // namespace
} // namespace endgame
