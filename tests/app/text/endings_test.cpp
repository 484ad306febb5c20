// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/endings.h"

#include <QSet>

#include "app_fixture.h"
#include "text/languages.h"
#include "trainer/drill.h"

namespace app_test {
namespace {

using endgame::Material;
using endgame::Side;

class EndingWordsTest : public ::testing::Test {
protected:
    ~EndingWordsTest() override { installLanguage(u"en"_s); }
};

std::vector<Material> onOffer()
{
    std::vector<Material> all;
    for (const std::vector<Material>& group : trainer::ending_groups())
        all.insert(all.end(), group.begin(), group.end());
    return all;
}

TEST_F(EndingWordsTest, EndingsHaveTheirUsualNames)
{
    for (const auto& [name, spoken] :
         std::vector<std::pair<const char*, QString>>{{"KBNK", u"Bishop and knight"_s},
                                                      {"KQK", u"Queen"_s},
                                                      {"KBBK", u"Two bishops"_s},
                                                      {"KQKR", u"Queen against rook"_s},
                                                      {"KPKQ", u"Pawn against queen"_s},
                                                      {"KBPK", u"Bishop and pawn"_s},
                                                      {"KPKP", u"Pawn against pawn"_s},
                                                      {"KK", u"Bare kings"_s},
                                                      {"KKR", u"Rook"_s},
                                                      {"KRPKR", u"Rook and pawn against rook"_s},
                                                      {"KBBKN", u"Two bishops against knight"_s},
                                                      {"KQRBK", u"Queen, rook and bishop"_s},
                                                      {"KRBBK", u"Rook and two bishops"_s},
                                                      {"KRRBK", u"Two rooks and bishop"_s},
                                                      {"KKPPP", u"Three pawns"_s}})
        EXPECT_EQ(endingName(*Material::parse(name, endgame::most_pieces_on_request)), spoken) << name;
}

TEST_F(EndingWordsTest, EveryEndingWithAMateIsOfferedOnce)
{
    const std::vector<Material> offered = onOffer();
    EXPECT_EQ(offered.size(), 33U + 7U) << "7 of them with five pieces";
    for (const Material& ending : endgame::all_endings()) {
        const auto times = std::ranges::count(offered, ending) +
                           (ending == ending.reversed() ? 0 : std::ranges::count(offered, ending.reversed()));
        const bool hasMate = ending.name() != "KK" && ending.name() != "KBK" && ending.name() != "KNK";
        EXPECT_EQ(times, hasMate ? 1 : 0) << ending.name();
    }
}

TEST_F(EndingWordsTest, EverySideOfEveryEndingHasTextsInEveryLanguage)
{
    for (const QString& language : languages()) {
        installLanguage(language);
        for (const Material& ending : endgame::all_endings()) {
            for (const Material& seen : {ending, ending.reversed()}) {
                const EndingWords attack = endingWords(seen, Side::attacker);
                EXPECT_TRUE(isSentence(attack.goal) || u"?？؟"_s.contains(attack.goal.back())) << seen.name();
                EXPECT_TRUE(attack.method.isEmpty() || isSentence(attack.method)) << seen.name();
                EXPECT_TRUE(isSentence(endingWords(seen, Side::defender).goal)) << seen.name();
            }
        }
    }
}

TEST_F(EndingWordsTest, FivePieceEndingsHaveTexts)
{
    const auto words = [](const char* name, Side side) {
        return endingWords(*Material::parse(name, endgame::most_pieces_on_request), side);
    };
    EXPECT_TRUE(words("KRPKR", Side::attacker).goal.contains(u"Lucena"_s));
    EXPECT_TRUE(words("KRPKR", Side::defender).goal.contains(u"Philidor"_s));
    for (const Side side : {Side::attacker, Side::defender}) {
        const EndingWords usual = words("KQNKB", side);
        EXPECT_TRUE(isSentence(usual.goal));
        EXPECT_EQ(words("KQBKN", side), usual);
        EXPECT_NE(words("KRBKR", side), usual);
    }
}

TEST_F(EndingWordsTest, NamesAndTextsAreTranslated)
{
    const Material ending = *Material::parse("KQKR");
    const EndingWords english = endingWords(ending, Side::attacker);
    installLanguage(u"de"_s);
    EXPECT_EQ(endingName(ending), u"Dame gegen Turm"_s);
    EXPECT_NE(endingWords(ending, Side::attacker).goal, english.goal);
    QSet<QString> names;
    for (const Material& each : onOffer())
        names.insert(endingName(each));
    EXPECT_EQ(static_cast<std::size_t>(names.size()), onOffer().size());
}

TEST_F(EndingWordsTest, PawnsThatCannotProtectEachOtherNeedOtherWords)
{
    const auto goal = [](std::string_view fen) {
        return endingWords(*Material::parse("KPPK", endgame::most_pieces_on_request), endgame::Side::attacker,
                           chess::position_of(fen).board())
            .goal;
    };
    EXPECT_TRUE(goal("8/8/5k2/8/2P4K/3P4/8/8 w").startsWith(u"Let the pawns protect each other"_s));
    EXPECT_TRUE(goal("8/8/5k2/3P4/7K/3P4/8/8 w").contains(u"pawns on one file"_s));
    EXPECT_TRUE(goal("8/4Pk2/8/8/1P6/8/8/6K1 w").startsWith(u"Keep him busy"_s));
}

TEST_F(EndingWordsTest, APawnFarFromPromotionIsWonByTheQueen)
{
    const auto goal = [](std::string_view fen) {
        return endingWords(*Material::parse("KQKP"), endgame::Side::attacker, chess::position_of(fen).board())
            .goal;
    };
    EXPECT_TRUE(goal("8/1p6/3k4/8/6Q1/8/4K3/8 w").startsWith(u"The pawn is still far from promotion"_s));
    EXPECT_TRUE(goal("8/8/3k4/8/6Q1/1p6/4K3/8 w").startsWith(u"Use checks"_s));
}

TEST_F(EndingWordsTest, TheWeakerSideThatWinsStrikesAtOnce)
{
    const auto ending = Material::parse("KRKRP", endgame::most_pieces_on_request);
    EXPECT_TRUE(endingWords(*ending, endgame::Side::attacker).goal.startsWith(u"Strike at once"_s));
}

TEST_F(EndingWordsTest, OnlyPawnsThatCanRunRace)
{
    const auto goal = [](std::string_view fen, endgame::Side side) {
        return endingWords(*Material::parse("KPKP"), side, chess::position_of(fen).board()).goal;
    };
    const char* const blocked = "8/8/4k3/8/2p5/2P5/8/3K4 b";
    for (const endgame::Side side : {endgame::Side::attacker, endgame::Side::defender}) {
        EXPECT_TRUE(goal(blocked, side).startsWith(u"Use your king"_s));
        EXPECT_TRUE(goal("8/7k/7P/8/p7/8/K7/8 b", side).startsWith(u"Use your king"_s));
    }
    EXPECT_TRUE(goal("8/1p6/8/8/8/2K5/4kP2/8 b", endgame::Side::attacker).startsWith(u"Count the moves"_s));
}

} // namespace
} // namespace app_test
