// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/pens.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "chess/legal_moves.h"
#include "kbnk_positions.h"

namespace endgame {
namespace {

using chess::Color;
using chess::Position;
using chess::Square;

const Pens& pens()
{
    static const Pens pens = Pens::solve();
    return pens;
}

/// The numbers of all squares as a diagram, the eighth rank first.
std::string drawn(const RegionPicture& picture, bool is_bishop_dark)
{
    std::string board;
    for (int rank = 7; rank >= 0; --rank) {
        for (int file = 0; file < 8; ++file)
            board += std::to_string(region_of(picture, chess::square_at(file, rank), is_bishop_dark)) + ' ';
        board.back() = '\n';
    }
    return board;
}

TEST(Pens, NumberTheSquaresByStepsToTheRightCornerAndFromTheEdge)
{
    EXPECT_EQ(drawn(usual_regions, true), "7 6 5 4 3 2 1 0\n"
                                          "6 9 8 7 6 5 4 1\n"
                                          "5 8 11 10 9 8 5 2\n"
                                          "4 7 10 13 12 9 6 3\n"
                                          "3 6 9 12 13 10 7 4\n"
                                          "2 5 8 9 10 11 8 5\n"
                                          "1 4 5 6 7 8 9 6\n"
                                          "0 1 2 3 4 5 6 7\n");
    EXPECT_EQ(drawn(triangles, false), "0 1 2 3 4 5 6 7\n"
                                       "1 2 3 4 5 6 7 6\n"
                                       "2 3 4 5 6 7 6 5\n"
                                       "3 4 5 6 7 6 5 4\n"
                                       "4 5 6 7 6 5 4 3\n"
                                       "5 6 7 6 5 4 3 2\n"
                                       "6 7 6 5 4 3 2 1\n"
                                       "7 6 5 4 3 2 1 0\n");
}

TEST(Pens, RegionsContainTheRightSquares)
{
    using enum Square;
    EXPECT_EQ(region(usual_regions, 0, true), (chess::Bitboard{a1, h8}));
    EXPECT_EQ(region(triangles, 1, false), (chess::Bitboard{a8, a7, b8, h1, g1, h2}));
    EXPECT_EQ(region(usual_regions, 13, true), chess::all_squares);
}

TEST(Pens, ShrinkOnTheWayToMate)
{
    // Philidor's position, the end of his line, and a complete mate from the back rank.
    EXPECT_EQ(pens().of(position_of("6k1/5N2/5K2/5B2/8/8/8/8 w")), 6);
    EXPECT_EQ(pens().of(position_of("5k2/5N1B/5K2/8/8/8/8/8 b")), 5);
    EXPECT_EQ(pens().of(position_of("3k4/3N4/4K3/1B6/8/8/8/8 w")), 4);
    EXPECT_EQ(pens().of(position_of("4k3/8/8/8/8/8/8/4KBN1 w")), 11);
    EXPECT_EQ(pens().of(position_of("8/8/8/8/8/4K3/2B1N3/4k3 b")), 3);
    EXPECT_EQ(pens().of(position_of("8/8/8/8/8/5K2/2B3N1/5k2 b")), 2);
    EXPECT_EQ(pens().of(position_of("8/8/8/8/4B3/8/5K2/5N1k b")), 0);
}

TEST(Pens, AreTheSameForEitherColour)
{
    EXPECT_EQ(pens().of(position_of("8/8/8/8/5b2/5k2/5n2/6K1 b")), 6);
}

TEST(Pens, AreMissingIfAPieceIsLostOrStalemateForced)
{
    EXPECT_EQ(pens().of(position_of("8/8/8/8/2BkN3/8/8/K7 b")), std::nullopt);
    EXPECT_EQ(pens().of(position_of("k7/8/K1N5/3B4/8/8/8/8 b")), std::nullopt);
    EXPECT_EQ(pens().of(position_of("8/8/8/8/3k4/8/8/KQ6 w")), std::nullopt);
}

TEST(Pens, WithinARegionIncludeSmallerOnes)
{
    using enum Square;
    for (const sets::Kings kings : {sets::Kings{.defending = d4, .attacking = f5}, {a1, c2}, {b3, e5}}) {
        for (const Square bishop : chess::all_squares - chess::Bitboard{kings.defending, kings.attacking}) {
            for (const int largest : {0, 3, 6, 13}) {
                const chess::Bitboard knights{pens().within(largest, kings, bishop)};
                for (const Square knight :
                     chess::all_squares - chess::Bitboard{kings.defending, kings.attacking, bishop}) {
                    const auto position = Position::from(setup_of(
                        {kings.defending, kings.attacking, knight, bishop}, Color::white, Color::white));
                    const auto pen = position ? pens().of(*position) : std::nullopt;
                    ASSERT_EQ(knights.contains(knight), pen && *pen <= largest)
                        << to_string(bishop) << to_string(knight) << largest;
                }
            }
        }
    }
}

/// Computes every pen again from the rules of chess, one position at a time: the region of the king's square,
/// then the regions it can reach in one more move against best play, and so on. It shares only the picture
/// with the solver.
class Oracle {
public:
    Oracle()
    {
        number_places();
        for (const KbnkPieces& pieces : pieces_) {
            add(first_attack_, successors_, begins_, pieces, Color::white);
            add(first_defence_, replies_, reply_begins_, pieces, Color::black);
        }
        begins_.push_back(successors_.size());
        reply_begins_.push_back(replies_.size());
    }

    /// Computes the pens of a picture; returns the number of full moves after which they no longer changed.
    int work_out(const RegionPicture& picture)
    {
        attack_ = first_attack_;
        defence_ = first_defence_;
        for (std::size_t place = 0; place < pieces_.size(); ++place) {
            const KbnkPieces& pieces = pieces_[place];
            const int number = region_of(picture, pieces.defending_king, is_dark(pieces.bishop));
            attack_[place] = std::max(attack_[place], static_cast<Value>(number));
            defence_[place] = std::max(defence_[place], static_cast<Value>(number));
        }
        int rounds = 0;
        while (improve())
            ++rounds;
        return rounds;
    }

    /// The positions with a different pen; each is compared in one of its images, in turn.
    Breaches compare(const Pens& pens) const
    {
        Breaches breaches;
        for (std::size_t place = 0; place < pieces_.size(); ++place) {
            compare(breaches, pens, place, Color::white, attack_[place]);
            compare(breaches, pens, place, Color::black, defence_[place]);
        }
        return breaches;
    }

private:
    using Value = std::uint8_t;
    static constexpr Value none = 99;
    static constexpr Value cannot_be = 100;

    void number_places()
    {
        places_.resize(placement_count);
        for_each_placement(canonical_kings, chess::all_squares, [&](const KbnkPieces& pieces) {
            if (!is_canonical(pieces))
                return;
            for (std::size_t symmetry = 0; symmetry < chess::symmetry_count; ++symmetry)
                places_[placement_number(image(pieces, symmetry))] =
                    static_cast<std::uint32_t>(pieces_.size());
            pieces_.push_back(pieces);
        });
    }

    void add(std::vector<Value>& values, std::vector<std::uint32_t>& places, std::vector<std::size_t>& begins,
             const KbnkPieces& pieces, Color turn)
    {
        begins.push_back(places.size());
        const auto position = Position::from(setup_of(pieces, Color::white, turn));
        if (!position) {
            values.push_back(cannot_be);
            return;
        }
        const auto moves = chess::legal_moves(*position);
        Value value = moves.empty() && !position->is_check() ? none : 0;
        for (const chess::Move move : moves) {
            if (position->board().occupied().contains(move.to))
                value = none;
            else
                places.push_back(places_[placement_number(pieces_of(position->play(move), Color::white))]);
        }
        values.push_back(value);
    }

    static std::span<const std::uint32_t> part(const std::vector<std::uint32_t>& places,
                                               const std::vector<std::size_t>& begins, std::size_t place)
    {
        return std::span{places}.subspan(begins[place], begins[place + 1] - begins[place]);
    }

    bool improve()
    {
        bool is_changed = false;
        const auto raise = [&](Value& value, Value least) {
            if (value == cannot_be || least <= value)
                return;
            value = least;
            is_changed = true;
        };
        for (std::size_t place = 0; place < pieces_.size(); ++place) {
            Value worst = 0;
            for (const std::uint32_t reply : part(replies_, reply_begins_, place))
                worst = std::max(worst, attack_[reply]);
            raise(defence_[place], worst);
        }
        for (std::size_t place = 0; place < pieces_.size(); ++place) {
            Value best = none;
            for (const std::uint32_t after : part(successors_, begins_, place))
                best = std::min(best, defence_[after]);
            raise(attack_[place], best);
        }
        return is_changed;
    }

    void compare(Breaches& breaches, const Pens& pens, std::size_t place, Color turn, Value value) const
    {
        if (value == cannot_be)
            return;
        const KbnkPieces seen = image(pieces_[place], place % chess::symmetry_count);
        for (const Color attacker : chess::all_colors) {
            const Color to_move = turn == Color::white ? attacker : !attacker;
            const Position position = *Position::from(setup_of(seen, attacker, to_move));
            if (pens.of(position).value_or(none) != value)
                breaches.add(position);
        }
    }

    std::vector<KbnkPieces> pieces_;
    std::vector<std::uint32_t> places_;
    /// Values that do not depend on the king's square: lost pieces, stalemates, illegal positions.
    std::vector<Value> first_attack_;
    std::vector<Value> first_defence_;
    std::vector<Value> attack_;
    std::vector<Value> defence_;
    std::vector<std::uint32_t> successors_;
    std::vector<std::uint32_t> replies_;
    std::vector<std::size_t> begins_;
    std::vector<std::size_t> reply_begins_;
};

TEST(Pens, AgreeWithAnIndependentComputation)
{
    if (is_sanitized)
        GTEST_SKIP() << "takes too long";
    Oracle oracle;
    EXPECT_EQ(oracle.work_out(usual_regions), 9);
    Breaches breaches = oracle.compare(pens());
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
    EXPECT_EQ(oracle.work_out(triangles), 10);
    breaches = oracle.compare(Pens::solve(triangles));
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

} // namespace
} // namespace endgame
