// SPDX-License-Identifier: GPL-3.0-or-later

// The results of captures and promotions, row by row, compared with every such move in every position.

#include "endgame/sets/conversions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"
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

TEST(Conversions, LeadToEndingsInWhichTheAttackerHasAPiece)
{
    using testing::UnorderedElementsAre;
    const auto names = [](const char* ending) { return names_of(conversions_of(*Material::parse(ending))); };
    EXPECT_THAT(names("KQK"), UnorderedElementsAre());
    EXPECT_THAT(names("KBNK"), UnorderedElementsAre("KBK", "KNK"));
    EXPECT_THAT(names("KQKR"), UnorderedElementsAre("KQK"));
    EXPECT_THAT(names("KPK"), UnorderedElementsAre("KQK", "KRK", "KBK", "KNK"));
    EXPECT_THAT(names("KPKN"),
                UnorderedElementsAre("KPK", "KQKN", "KRKN", "KBKN", "KNKN", "KQK", "KRK", "KBK",
                                     "KNK")); // the last four by capturing with promotion
    EXPECT_THAT(names("KRKP"), UnorderedElementsAre("KRK", "KRKQ", "KRKR", "KRKB", "KRKN"));
}

/// The position of a placement; `nullopt` if it is illegal. Kings on other than canonical squares are
/// allowed, as solutions apply the symmetries themselves.
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

/// The input of `Conversions`, and the table it is compared with.
struct Solved {
    explicit Solved(const Material& material) : table{solve(material)}
    {
        for (const Material& ending : solving_order(material))
            endings.add(std::make_shared<const Distances>(*solve(ending, endings)));
    }

    Tablebase table;
    SolvedEndings endings;
};

/// The entries of a row that a conversion leads to: a captured piece shares its square with the capturing
/// one.
using Entries = std::map<std::pair<std::size_t, Square>, Verdict>;

/// The squares of the other pieces after a move, in the order of the material; different pieces are
/// distinguished by their kinds.
std::pair<std::size_t, Square> entry_after(const Material& material, const Position& position, Move move)
{
    std::vector<Square> squares;
    for (const auto [side, role] : material.pieces()) {
        const Color color = side == Side::attacker ? Color::white : Color::black;
        Bitboard places = position.board().of(color, role);
        for (const Square square : squares)
            places -= Bitboard{square};
        squares.push_back(places.first());
    }
    for (Square& square : squares) {
        if (square == move.from)
            square = move.to;
    }
    return {squares.size() == 2 ? index(squares[0]) : 0, squares.back()};
}

/// The results in a row of all conversions of a side except en passant captures, with their values for the
/// other side; of promotions, only the best one for its side.
Entries conversions_into(const Tablebase& table, const Material& material, Kings kings, Side mover)
{
    Entries entries;
    const Square king = mover == Side::attacker ? kings.attacking : kings.defending;
    for (const Square before : chess::king_attacks(king) | Bitboard{king}) {
        Kings from = kings;
        (mover == Side::attacker ? from.attacking : from.defending) = before;
        if (king_distance(from.attacking, from.defending) < 2)
            continue;
        for_each_position(material, from, mover, [&](const Position& position, std::size_t, std::size_t) {
            for (const Move move : legal_moves(position)) {
                const bool is_conversion = is_capture(position, move) || move.promotion;
                const bool leads_there =
                    before == king ? move.from != king : move.from == before && move.to == king;
                if (!is_conversion || !leads_there || is_en_passant(position, move))
                    continue;
                const Verdict value = *table.probe(position.play(move));
                const auto [found, is_new] = entries.emplace(entry_after(material, position, move), value);
                if (!is_new)
                    found->second = std::min(found->second, value);
            }
        });
    }
    return entries;
}

bool contains(const RowWords& row, std::pair<std::size_t, Square> entry)
{
    return Bitboard{row[entry.first]}.contains(entry.second);
}

TEST(Conversions, OfTheDefenderHaveTheDistancesOfTheNewEnding)
{
    for (const char* name : endings) {
        const Material material = *Material::parse(name);
        const Solved solved{material};
        const Conversions conversions{material, solved.endings};
        std::size_t wrong = 0;
        for (const Kings kings : some_kings) {
            const Entries entries = conversions_into(solved.table, material, kings, Side::defender);
            RowWords settled;
            settled.fill(all_bits);
            const Row row = Row{settled}.first(length_of(material));
            conversions.subtract_captures(kings, row);
            for (const auto& [entry, value] : entries) {
                const bool is_promotion =
                    entry.second < Square::a2 && material.pieces().back().role == Role::pawn;
                wrong += contains(settled, entry) && !is_promotion ? 1 : 0;
            }
            settled.fill(0);
            for (unsigned moves = 1; moves <= conversions.longest_mate(); ++moves) {
                conversions.add_won(kings, moves, row);
                for (const auto& [entry, value] : entries) {
                    const bool is_won =
                        value.outcome() == Outcome::win && value.to_mate().moves() <= static_cast<int>(moves);
                    wrong += contains(settled, entry) != is_won ? 1 : 0;
                }
            }
        }
        EXPECT_EQ(wrong, 0U) << name;
    }
}

TEST(Conversions, OfTheAttackerHaveTheDistancesOfTheNewEnding)
{
    for (const char* name : endings) {
        const Material material = *Material::parse(name);
        const Solved solved{material};
        const Conversions conversions{material, solved.endings};
        std::size_t wrong = 0;
        for (const Kings kings : some_kings) {
            const Entries entries = conversions_into(solved.table, material, kings, Side::attacker);
            RowWords lost{};
            for (unsigned number = 1; number <= conversions.longest_mate(); ++number) {
                conversions.add_lost(kings, number, Row{lost}.first(length_of(material)));
                for (const auto& [entry, value] : entries) {
                    const bool is_lost = value.outcome() == Outcome::loss &&
                                         value.to_mate().count() / 2 + 1 <= static_cast<int>(number);
                    wrong += contains(lost, entry) != is_lost ? 1 : 0;
                }
            }
        }
        EXPECT_EQ(wrong, 0U) << name;
    }
}

TEST(Conversions, EnPassantRequirePawnsOfBothSides)
{
    const auto has_en_passant = [](const char* name) {
        const Material material = *Material::parse(name);
        const Solved solved{material};
        return Conversions{material, solved.endings}.has_en_passant();
    };
    EXPECT_TRUE(has_en_passant("KPKP"));
    EXPECT_FALSE(has_en_passant("KPPK"));
    EXPECT_FALSE(has_en_passant("KPKB"));
}

} // namespace
} // namespace endgame::sets
