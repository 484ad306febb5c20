// SPDX-License-Identifier: GPL-3.0-or-later
#include "plain_by_heart.h"

#include <gtest/gtest.h>

#include <set>

#include "chess/legal_moves.h"
#include "kbnk_positions.h"
#include "method/ranks.h"
#include "trainer/method/by_heart.h"
#include "trainer/method/field.h"

namespace trainer::method {
namespace {

using chess::Color;
using chess::Position;
using plain_method::Place;
using plain_method::Positions;

/// The method a second time, for the look-ahead of the first.
struct Plain {
    Positions positions;
    plain_method::Fields fields{positions};
    plain_method::Ranks ranks{positions, fields};
    plain_method::Follower follower{positions, ranks, usual_lookahead};
};

endgame::KbnkPieces pieces_at(const plain_method::Pieces& pieces)
{
    const auto square = [](int number) { return static_cast<chess::Square>(number); };
    return {square(pieces.lone), square(pieces.king), square(pieces.knight), square(pieces.bishop)};
}

Position position_at(const plain_method::Pieces& pieces)
{
    return *Position::from(setup_of(pieces_at(pieces), Color::white, Color::white));
}

Place place_of(const Plain& plain, const Position& position)
{
    const endgame::KbnkPieces pieces = endgame::pieces_of(position, Color::white);
    const auto number = [](chess::Square square) { return static_cast<int>(index(square)); };
    return plain.positions.place({number(pieces.defending_king), number(pieces.attacking_king),
                                  number(pieces.bishop), number(pieces.knight)});
}

/// The answers of the method, with three bits more for the field in front.
plain_method::Rank plain_rank(const Position& position)
{
    std::array<int, 4> numbers{};
    std::size_t asked = 0;
    for (const Answer& answer : answers_of(*rank_of(position)))
        numbers.at(asked++) = answer.answer;
    int rank = 0;
    for (const int number : numbers)
        rank = 32 * rank + number;
    return static_cast<plain_method::Rank>(rank) + 1;
}

const Plain& shared_plain()
{
    static const Plain plain;
    return plain;
}

TEST(PlainMethod, ReadsTheSamePositionsKnownByHeart)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    const Positions& positions = shared_plain().positions;
    std::set<std::size_t> boards;
    for (const auto& [place, after] : plain_method::all_by_heart(positions)) {
        const Position position = position_at(positions.pieces(place));
        const auto move = move_by_heart(position);
        ASSERT_TRUE(move) << to_fen(position.setup());
        EXPECT_EQ(smallest_number(endgame::pieces_of(position.play(*move), Color::white)),
                  smallest_number(pieces_at(positions.pieces(after))))
            << to_fen(position.setup());
        boards.insert(smallest_number(endgame::pieces_of(position, Color::white)));
    }
    EXPECT_EQ(boards.size(), known_positions.size());
}

TEST(PlainMethod, MemorisesTheRulesMovesOnTheWayToATarget)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    const Plain& plain = shared_plain();
    const plain_method::ByHeart known = plain_method::all_by_heart(plain.positions);
    std::set<plain_method::Rank> targets{plain_method::never};
    for (const auto& [place, after] : known)
        targets.insert(plain.follower.step(place, plain_method::never).target);
    for (const auto& [place, after] : known) {
        const auto is_played = [&](plain_method::Rank target) {
            const auto moves = plain.follower.step(place, target).moves;
            return std::ranges::count(moves, after) > 0;
        };
        EXPECT_TRUE(std::ranges::any_of(targets, is_played))
            << to_fen(position_at(plain.positions.pieces(place)).setup());
    }
}

TEST(PlainMethod, AgreesInRanksAndMoves)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes too long";
    const Plain& plain = shared_plain();
    Method method{shared_ranks()};
    double won = 0;
    for (Place place = 0; place < Positions::count; ++place) {
        if (!plain.positions.is_won(place))
            continue;
        won += plain.positions.images(place);
        if (place % 997 == 0) {
            const Position position = position_at(plain.positions.pieces(place));
            ASSERT_EQ(plain.ranks.here(place), plain_rank(position)) << to_fen(position.setup());
        }
        if (place % 49'999 == 0 && !move_by_heart(position_at(plain.positions.pieces(place)))) {
            const Position position = position_at(plain.positions.pieces(place));
            std::set<Place> moves;
            for (const chess::Move move : method.step(position, *method.target(position)).open)
                moves.insert(place_of(plain, position.play(move)));
            const auto plain_moves = plain.follower.step(place, plain_method::never).moves;
            EXPECT_EQ(moves, (std::set<Place>{plain_moves.begin(), plain_moves.end()}))
                << to_fen(position.setup());
        }
    }
    EXPECT_EQ(won, 10'822'184);
}

} // namespace
} // namespace trainer::method
