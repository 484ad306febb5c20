// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/endings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <string>

#include "chess/fen.h"
#include "endings.h"
#include "kbnk_positions.h"
#include "tests/thoroughness.h"
#include "trainer/coach/advice.h"
#include "trainer/typical_setup.h"

namespace trainer {
namespace {

using endgame::Material;

const TextbookPosition& named(const Material& material, std::string_view name)
{
    return *textbook_position(material, name);
}

/// True if an ending takes too long to solve: five pieces with a pawn, unless all is to be tested.
bool takes_too_long(const Material& material)
{
    return is_on_request(material) && material.has_pawn() && !test::is_exhaustive();
}

TEST(Endings, HaveNamesOfMaterialsAndComeOnce)
{
    std::set<std::string_view> names;
    for (const Ending& ending : endings()) {
        const auto material = Material::parse(ending.name, endgame::most_pieces_on_request);
        ASSERT_TRUE(material) << ending.name;
        EXPECT_EQ(material->name(), ending.name);
        EXPECT_EQ(find_ending(*material), &ending);
        EXPECT_TRUE(names.insert(ending.name).second) << ending.name;
    }
    EXPECT_EQ(find_ending(*Material::parse("KK")), nullptr);
}

TEST(Endings, OfTheListComeByChapterWithAGoalAndAreSeenByOneSide)
{
    std::optional<Chapter> last = Chapter::basic_mates;
    for (const Ending& ending : endings()) {
        EXPECT_TRUE(!ending.chapter || (last && *last <= *ending.chapter)) << ending.name;
        last = ending.chapter;
        const Ending* other = find_ending(ending.material().reversed());
        if (ending.chapter) {
            EXPECT_NE(ending.goal, nullptr) << ending.name;
            EXPECT_EQ(is_on_request(ending.material()), ending.chapter == Chapter::five_pieces)
                << ending.name;
            EXPECT_TRUE(other == nullptr || other == &ending || !other->chapter) << ending.name;
        } else {
            ASSERT_NE(other, nullptr) << ending.name;
            EXPECT_TRUE(other->chapter) << ending.name;
        }
        EXPECT_EQ(ending.syllabus.has_value(), !ending.exercises.empty()) << ending.name;
    }
}

TEST(Endings, IncludeAllThatHaveAdvice)
{
    for (const coach::AdviceEntry& entry : coach::advice_entries()) {
        const bool is_listed = std::ranges::count(endings(), entry.ending, &Ending::name) > 0;
        EXPECT_TRUE(entry.ending.empty() || is_listed) << entry.ending;
    }
}

TEST(TypicalPositions, AreOfTheirEndingAndWonWithFivePieces)
{
    for (const Ending& ending : endings()) {
        const Material material = ending.material();
        const auto position = chess::Position::from(typical_setup(material, chess::Color::white));
        ASSERT_TRUE(position) << ending.name;
        EXPECT_EQ(Material::of(position->board(), chess::Color::white, endgame::most_pieces_on_request),
                  material)
            << ending.name;
        EXPECT_EQ(position->turn(), chess::Color::white) << ending.name;
        if (is_on_request(material) && test::is_exhaustive()) {
            EXPECT_EQ(endgame::table_of(material).probe(*position)->outcome(), endgame::Outcome::win)
                << ending.name;
        }
    }
}

TEST(TextbookPositions, AreOfTheirEndingUnderNamesOfTheirOwn)
{
    for (const Ending& ending : endings()) {
        std::set<std::string_view> names;
        for (const TextbookPosition& textbook : ending.textbook) {
            EXPECT_TRUE(names.insert(textbook.name).second) << ending.name << ' ' << textbook.name;
            EXPECT_TRUE(std::ranges::all_of(textbook.name, [](unsigned char letter) {
                return std::islower(letter) != 0 || letter == '-';
            })) << textbook.name;
            const auto reading = chess::parse_fen(textbook.fen);
            ASSERT_TRUE(reading && chess::Position::from(reading->setup)) << textbook.fen;
            const chess::Board board = position_of(textbook).board();
            // A defender's pawn or piece is Black's.
            EXPECT_EQ(Material::of(board, chess::Color::white, endgame::most_pieces_on_request),
                      ending.material())
                << ending.name << ' ' << textbook.name;
        }
    }
    EXPECT_EQ(textbook_position(*Material::parse("KQK"), "lucena"), nullptr);
    EXPECT_EQ(textbook_position(*Material::parse("KK"), "lucena"), nullptr);
}

TEST(TextbookPositions, AreDrawnIfTheyAreHeldAndElseWon)
{
    for (const Ending& ending : endings()) {
        const Material material = ending.material();
        if (ending.textbook.empty() || takes_too_long(material))
            continue;
        for (const TextbookPosition& textbook : ending.textbook) {
            const chess::Position position = position_of(textbook);
            const endgame::Verdict verdict = *endgame::table_of(material).probe(position);
            const auto won =
                position.turn() == chess::Color::white ? endgame::Outcome::win : endgame::Outcome::loss;
            EXPECT_EQ(verdict.outcome(), textbook.is_held ? endgame::Outcome::draw : won)
                << ending.name << ' ' << textbook.name;
        }
    }
}

TEST(TextbookPositions, AreWonInAsManyPliesAsIsKnownOfThem)
{
    const std::vector<std::pair<std::string_view, int>> plies{{"wrong-corner", 39},
                                                              {"philidors-w", 37},
                                                              {"deletangs-start", 55},
                                                              {"longest-mate", 65},
                                                              {"ushenina-girya", 48}};
    for (const auto& [name, count] : plies) {
        const chess::Position position = position_of(named(endgame::kbnk, name));
        const bool is_attackers_move = position.turn() == chess::Color::white;
        EXPECT_EQ(endgame::solved().probe(position), is_attackers_move
                                                         ? endgame::Verdict::win(endgame::Plies{count})
                                                         : endgame::Verdict::loss(endgame::Plies{count}))
            << name;
    }
}

TEST(TextbookPositions, TheWrongCornerIsAMoveBeforePhilidorsPosition)
{
    const chess::Position corner = position_of(named(endgame::kbnk, "wrong-corner"));
    const chess::Position next = corner.play({chess::Square::e5, chess::Square::f7});
    EXPECT_EQ(next.play({chess::Square::h8, chess::Square::g8}).board(),
              position_of(named(endgame::kbnk, "philidors-w")).board());
    EXPECT_EQ(endgame::solved().best_moves(corner).size(), 7U);
}

TEST(TextbookPositions, TheLongestMatesAreTheLongestThereAre)
{
    for (const Material& material : {endgame::kbnk, *Material::parse("KQK"), *Material::parse("KRK")}) {
        const endgame::Tablebase& table = endgame::table_of(material);
        EXPECT_EQ(table.probe(position_of(named(material, "longest-mate")))->to_mate().moves(),
                  table.longest_mate(material))
            << material.name();
    }
}

} // namespace
} // namespace trainer
