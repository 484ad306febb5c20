// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/positions.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "chess/fen.h"
#include "endgame/census.h"
#include "endgame/tablebase_store.h"
#include "ending_laws.h"
#include "sets/solved_sets.h"

namespace endgame {
namespace {

using chess::Color;
using chess::Position;
using chess::Role;

/// The tablebase of an ending and all endings it can convert into.
const Tablebase& table_of(const Material& material)
{
    static TablebaseStore store;
    store.learn(material);
    return store.known();
}

/// Every position of an ending that a colour, attacking and to move, wins in at least `shortest` moves.
std::set<std::string> won_by(Color attacker, const Tablebase& table, const Material& material, int shortest)
{
    std::set<std::string> fens;
    for_each_position(material, chess::all_squares, [&](const Position& position) {
        const Verdict value = *table.probe(position);
        if (position.turn() != Color::white || value.outcome() != Outcome::win ||
            value.to_mate().moves() < shortest)
            return;
        for (std::size_t symmetry = 0; symmetry < (material.has_pawn() ? 2U : chess::symmetry_count);
             ++symmetry)
            fens.insert(to_fen(image_of(position, symmetry, attacker == Color::black).setup()));
    });
    return fens;
}

// Fault 16
TEST(Positions, ContainEveryWinOfTheAttacker)
{
    for (const auto& [name, shortest] : {std::pair{"KRK", 16}, {"KPK", 24}, {"KBKN", 1}, {"KNKR", 1}}) {
        const Material material = *Material::parse(name);
        const Tablebase& table = table_of(material);
        for (const Color attacker : chess::all_colors) {
            const Positions positions =
                table.won_positions({.material = material, .attacker = attacker, .shortest = shortest});
            std::set<std::string> seen;
            for (std::size_t number = 0; number < positions.count(); ++number)
                seen.insert(to_fen(positions.nth(number).setup()));
            EXPECT_EQ(seen.size(), positions.count()) << name;
            EXPECT_EQ(seen, won_by(attacker, table, material, shortest)) << name;
        }
    }
}

TEST(Positions, AgreeWithTheCensusAtEveryDistance)
{
    for (const char* name : {"KQK", "KBNK", "KBBK", "KPPK", "KPKQ"}) {
        const Material material = *Material::parse(name);
        const Tablebase& table = table_of(material);
        const Wins wins = table.wins(material);
        for (int moves = 1; moves <= table.longest_mate(material); ++moves) {
            const Positions positions =
                table.won_positions({.material = material, .shortest = moves, .longest = moves});
            EXPECT_EQ(positions.count(), wins.at(static_cast<std::size_t>(2 * moves - 1)))
                << name << ' ' << moves;
        }
        EXPECT_EQ(table.won_positions({.material = material}).count(), wins.total(true)) << name;
    }
}

TEST(Positions, HaveTheAttackersBishopsOnTheRequestedColour)
{
    for (const char* name : {"KBNK", "KBBK", "KBKB", "KBPK"}) {
        const Material material = *Material::parse(name);
        const Tablebase& table = table_of(material);
        for (const Color attacker : chess::all_colors) {
            for (const SquareColor color : {SquareColor::light, SquareColor::dark}) {
                const Positions positions =
                    table.won_positions({.material = material, .attacker = attacker, .bishops = color});
                const chess::Bitboard squares =
                    color == SquareColor::dark ? chess::dark_squares : chess::light_squares;
                const std::size_t step = positions.count() / 499 + 1;
                for (std::size_t number = 0; number < positions.count(); number += step) {
                    const chess::Board board = positions.nth(number).board();
                    EXPECT_TRUE((board.of(attacker, Role::bishop) - squares).empty()) << name;
                }
            }
        }
    }
}

TEST(Positions, OfDarkAndLightBishopsAddUpToAll)
{
    for (const char* name : {"KBNK", "KBPK", "KBKN"}) {
        const Material material = *Material::parse(name);
        const Tablebase& table = table_of(material);
        const auto count = [&](std::optional<SquareColor> bishops) {
            return table.won_positions({.material = material, .bishops = bishops}).count();
        };
        EXPECT_GT(count(SquareColor::light), 0U) << name;
        EXPECT_EQ(count(SquareColor::light) + count(SquareColor::dark), count({})) << name;
    }
}

TEST(Positions, AreChosenByRandomNumbersBelowTheirCount)
{
    for (const char* name : {"KBNK", "KPK"}) {
        const Material material = *Material::parse(name);
        const Positions positions = table_of(material).won_positions({.material = material});
        const auto fen = [](const Position& position) { return to_fen(position.setup()); };
        std::size_t choices = 1;
        const Position first = positions.any([&](std::size_t count) {
            choices *= count;
            return std::size_t{0};
        });
        EXPECT_EQ(choices, positions.count()) << name;
        EXPECT_EQ(fen(first), fen(positions.nth(0))) << name;
        const Position last = positions.any([](std::size_t count) { return count - 1; });
        EXPECT_EQ(fen(last), fen(positions.nth(positions.count() - 1))) << name;
    }
}

TEST(Positions, AreEmptyWithoutATableAnAttackerOrADistanceInTheBand)
{
    EXPECT_EQ(Tablebase{}.won_positions({.material = kbnk}).count(), 0U);
    const Material lone_king = *Material::parse("KKQ");
    EXPECT_EQ(table_of(lone_king).won_positions({.material = lone_king}).count(), 0U);
    EXPECT_EQ(solved().won_positions({.material = kbnk, .shortest = 34}).count(), 0U);
    EXPECT_EQ(solved().won_positions({.material = kbnk, .shortest = 12, .longest = 11}).count(), 0U);
    EXPECT_EQ(solved().won_positions({.material = kbnk, .shortest = -5, .longest = 0}).count(), 0U);
}

TEST(Positions, OutliveTheirTable)
{
    auto table = std::make_unique<Tablebase>(solve(*Material::parse("KQK")));
    const Positions positions = table->won_positions({.material = *Material::parse("KQK")});
    table.reset();
    EXPECT_EQ(positions.nth(0).turn(), Color::white);
}

/// The placement of different pieces, with White attacking.
sets::Placement placement_of(const chess::Board& board, const Material& material)
{
    sets::Placement placement{
        board.of(Color::black, Role::king).first(), board.of(Color::white, Role::king).first(), {}};
    for (std::size_t i = 0; i < material.pieces().size(); ++i) {
        const auto [side, role] = material.pieces()[i];
        placement.pieces[i] = board.of(side == Side::attacker ? Color::white : Color::black, role).first();
    }
    return placement;
}

TEST(Positions, AreLegal)
{
    for (const char* name : {"KQK", "KPK", "KBKN", "KPKP"}) {
        const Material material = *Material::parse(name);
        const auto distances = sets::solution_of(material);
        std::size_t illegal = 0;
        for_each_arrangement(material, chess::all_squares, [&](const chess::Setup& setup) {
            const bool is_won = distances->at(Side::attacker, placement_of(setup.board, material)) > 0;
            illegal += is_won && !Position::from(setup) ? 1 : 0;
        });
        EXPECT_EQ(illegal, 0U) << name;
    }
}

} // namespace
} // namespace endgame
