// SPDX-License-Identifier: GPL-3.0-or-later

// What captures and promotions lead to, row by row, compared with every such move of every position.

#include "endgame/sets/conversions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "chess/legal_moves.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "endgame/tablebase.h"
#include "sets/solved_sets.h"

namespace endgame::sets {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;

constexpr const char* endings[] = {"KPK", "KQKR", "KQPK", "KRKP", "KPKP", "KBPK", "KNKP", "KPPK"};
constexpr Kings some_kings[] = {{Square::c3, Square::e3}, {Square::a1, Square::c2}, {Square::b7, Square::d6}};

std::vector<std::string> names_of(const std::vector<Material>& materials)
{
    std::vector<std::string> names;
    for (const Material& material : materials)
        names.push_back(material.name());
    return names;
}

TEST(Conversions, AreThoseInWhichTheAttackerStillHasAPiece)
{
    using testing::UnorderedElementsAre;
    const auto names = [](const char* ending) { return names_of(conversions_of(*Material::parse(ending))); };
    EXPECT_THAT(names("KQK"), UnorderedElementsAre());
    EXPECT_THAT(names("KBNK"), UnorderedElementsAre("KBK", "KNK"));
    EXPECT_THAT(names("KQKR"), UnorderedElementsAre("KQK"));
    EXPECT_THAT(names("KPK"), UnorderedElementsAre("KQK", "KRK", "KBK", "KNK"));
    EXPECT_THAT(names("KRKP"), UnorderedElementsAre("KRK", "KRKQ", "KRKR", "KRKB", "KRKN"));
}

/// The legal position of a placement, if it is one. Kings beyond the folded part of the board do as well: a
/// solution unfolds them.
std::optional<Position> position_of(const Material& material, Kings kings, Square first, Square last,
                                    Side turn)
{
    chess::Setup setup;
    setup.turn = turn == Side::attacker ? Color::white : Color::black;
    setup.board.put(kings.defending, {Color::black, Role::king});
    setup.board.put(kings.attacking, {Color::white, Role::king});
    const auto put = [&setup](Piece piece, Square square) {
        setup.board.put(square, {piece.side == Side::attacker ? Color::white : Color::black, piece.role});
    };
    if (material.pieces().size() == 2)
        put(material.pieces().front(), first);
    put(material.pieces().back(), last);
    if (setup.board.occupied().size() != static_cast<int>(material.pieces().size()) + 2)
        return std::nullopt;
    const auto position = Position::from(setup);
    return position ? std::optional{*position} : std::nullopt;
}

/// The values, for their mover, of the moves that leave an ending.
std::vector<Verdict> values_of_conversions(const Tablebase& table, const Position& position)
{
    std::vector<Verdict> values;
    for (const Move move : legal_moves(position)) {
        if (is_capture(position, move) || move.promotion)
            values.push_back(table.probe(position.play(move))->for_mover());
    }
    return values;
}

/// Calls the action with every position of a row and the squares of its pieces.
template <typename Action>
void for_each_position(const Material& material, Kings kings, Side turn, Action action)
{
    for (const Square first : material.pieces().size() == 1 ? Bitboard{Square::a1} : chess::all_squares) {
        for (const Square last : chess::all_squares) {
            if (const auto position = position_of(material, kings, first, last, turn))
                action(*position, index(first), index(last));
        }
    }
}

/// What `Conversions` needs, and the table that it is compared with.
struct Solved {
    explicit Solved(const Material& material) : table{Tablebase::solve(material)}
    {
        for (const Material& ending : solving_order(material))
            endings.add(std::make_shared<const Distances>(*solve(ending, endings)));
    }

    Tablebase table;
    SolvedEndings endings;
};

TEST(Conversions, WinForTheAttackerAsSoonAsHisBestCaptureOrPromotionDoes)
{
    for (const char* name : endings) {
        const Material material = *Material::parse(name);
        const Solved solved{material};
        const Conversions conversions{material, solved.endings};
        std::size_t wrong = 0;
        for (const Kings kings : some_kings) {
            const RowNumbers wins = conversions.wins(kings);
            const auto compare = [&](const Position& position, std::size_t first, std::size_t last) {
                const auto values = values_of_conversions(solved.table, position);
                const auto best = std::ranges::max_element(values);
                const bool is_won = best != values.end() && best->outcome() == Outcome::win;
                const int expected = is_won ? best->to_mate().moves() : 0;
                wrong += static_cast<int>(wins[first].at(last)) != expected ? 1 : 0;
            };
            for_each_position(material, kings, Side::attacker, compare);
        }
        EXPECT_EQ(wrong, 0U) << name;
    }
}

TEST(Conversions, SaveTheDefenderOrHoldOutAsLongAsHisBestCaptureOrPromotionDoes)
{
    for (const char* name : endings) {
        const Material material = *Material::parse(name);
        const Solved solved{material};
        const Conversions conversions{material, solved.endings};
        std::size_t wrong = 0;
        for (const Kings kings : some_kings) {
            const Conversions::Escapes escapes = conversions.escapes(kings);
            const auto compare = [&](const Position& position, std::size_t first, std::size_t last) {
                const auto values = values_of_conversions(solved.table, position);
                const auto best = std::ranges::max_element(values);
                const bool is_saved = best != values.end() && best->outcome() != Outcome::loss;
                wrong += is_saved != Bitboard{escapes.saving[first]}.contains(chess::square_at(last)) ? 1 : 0;
                if (is_saved)
                    return;
                const int expected = best == values.end() ? 0 : best->to_mate().count() / 2;
                wrong += static_cast<int>(escapes.holding[first].at(last)) != expected ? 1 : 0;
            };
            for_each_position(material, kings, Side::defender, compare);
        }
        EXPECT_EQ(wrong, 0U) << name;
    }
}

} // namespace
} // namespace endgame::sets
