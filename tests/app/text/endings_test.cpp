// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/endings.h"

#include <QSet>

#include "app_fixture.h"
#include "text/languages.h"
#include "trainer/endings.h"

namespace app_test {
namespace {

using endgame::Material;

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
    EXPECT_EQ(std::ranges::count_if(offered, [](const Material& ending) { return !is_on_request(ending); }),
              33);
    for (const Material& ending : endgame::all_endings()) {
        const auto times = std::ranges::count(offered, ending) +
                           (ending == ending.reversed() ? 0 : std::ranges::count(offered, ending.reversed()));
        const bool hasMate = ending.name() != "KK" && ending.name() != "KBK" && ending.name() != "KNK";
        EXPECT_EQ(times, hasMate ? 1 : 0) << ending.name();
    }
}

TEST_F(EndingWordsTest, EveryEndingHasTextsInEveryLanguage)
{
    for (const QString& language : languages()) {
        installLanguage(language);
        for (const Material& ending : endgame::all_endings()) {
            for (const Material& seen : {ending, ending.reversed()}) {
                const EndingWords attack = endingWords(seen);
                EXPECT_TRUE(isSentence(attack.goal) || u"?？؟"_s.contains(attack.goal.back())) << seen.name();
                EXPECT_TRUE(attack.method.isEmpty() || isSentence(attack.method)) << seen.name();
            }
        }
    }
}

TEST_F(EndingWordsTest, EveryAdviceIsASentenceInEveryLanguage)
{
    for (const QString& language : languages()) {
        installLanguage(language);
        QSet<QString> sources;
        QSet<QString> sentences;
        for (const trainer::coach::AdviceEntry& entry : trainer::coach::advice_entries()) {
            const QString sentence = adviceSentence(entry);
            EXPECT_TRUE(isSentence(sentence) || u"?？؟"_s.contains(sentence.back())) << entry.sentence;
            sources.insert(QString::fromUtf8(entry.sentence));
            sentences.insert(sentence);
        }
        EXPECT_EQ(sentences.size(), sources.size()) << language.toStdString();
    }
}

TEST_F(EndingWordsTest, FivePieceEndingsHaveTexts)
{
    const auto words = [](const char* name) {
        return endingWords(*Material::parse(name, endgame::most_pieces_on_request));
    };
    EXPECT_TRUE(words("KRPKR").goal.contains(u"Lucena"_s));
    const EndingWords usual = words("KQNKB");
    EXPECT_TRUE(isSentence(usual.goal));
    EXPECT_EQ(words("KQBKN"), usual);
    EXPECT_NE(words("KRBKR"), usual);
}

TEST_F(EndingWordsTest, NamesAndTextsAreTranslated)
{
    const Material ending = *Material::parse("KQKR");
    const EndingWords english = endingWords(ending);
    installLanguage(u"de"_s);
    EXPECT_EQ(endingName(ending), u"Dame gegen Turm"_s);
    EXPECT_EQ(endingLetters(ending), u"KDKT"_s);
    EXPECT_NE(endingWords(ending).goal, english.goal);
    QSet<QString> names;
    for (const Material& each : onOffer())
        names.insert(endingName(each));
    EXPECT_EQ(static_cast<std::size_t>(names.size()), onOffer().size());
}

TEST_F(EndingWordsTest, TheWeakerSideThatWinsStrikesAtOnce)
{
    const auto ending = Material::parse("KRKRP", endgame::most_pieces_on_request);
    EXPECT_TRUE(endingWords(*ending).goal.startsWith(u"Strike at once"_s));
}

/// The endings on offer that a search finds.
std::vector<std::string> found(const QString& typed)
{
    std::vector<Material> endings;
    std::vector<QStringList> texts;
    for (const EndingGroup& group : endingGroups()) {
        for (const Material& ending : group.endings) {
            endings.push_back(ending);
            texts.push_back(searchTexts(group.heading, ending));
        }
    }
    std::vector<std::string> names;
    for (const std::size_t place : foundAmong(texts, typed))
        names.push_back(endings[place].name());
    return names;
}

using Names = std::vector<std::string>;

bool finds(const QString& typed, const char* ending)
{
    return std::ranges::count(found(typed), ending) > 0;
}

TEST_F(EndingWordsTest, SearchesFindAbbreviationsInAnyOrder)
{
    EXPECT_EQ(found(u"KNKP"_s), Names{"KPKN"}) << "the defender first";
    EXPECT_EQ(found(u"krkrp"_s), Names{"KRPKR"});
    EXPECT_EQ(found(u"KNBK"_s), Names{"KBNK"});
    EXPECT_EQ(found(u"KPRKR"_s), Names{"KRPKR"});
    EXPECT_EQ(found(u"KQK"_s), Names{"KQK"}) << "a whole one";
    EXPECT_GT(found(u"KQ"_s).size(), 5U);
    installLanguage(u"de"_s);
    EXPECT_EQ(found(u"KSKB"_s), Names{"KPKN"});
    EXPECT_EQ(found(u"KTKTB"_s), Names{"KRPKR"});
}

TEST_F(EndingWordsTest, SearchesFindTheClassOfAnEndingInEveryForm)
{
    EXPECT_TRUE(finds(u"rook ending"_s, "KRPKR")) << "the heading is another one";
    EXPECT_TRUE(finds(u"rook ending"_s, "KRKN"));
    EXPECT_TRUE(finds(u"knight endings"_s, "KNPK"));
    installLanguage(u"de"_s);
    EXPECT_TRUE(finds(u"Turmendspiel"_s, "KRPKR"));
    EXPECT_TRUE(finds(u"turmendspielen"_s, "KRPKR")) << "inflected";
    EXPECT_TRUE(finds(u"Läuferendspiel"_s, "KBPKB"));
    installLanguage(u"pl"_s);
    EXPECT_TRUE(finds(u"końcówka wieżowa"_s, "KRPKR"));
    installLanguage(u"ru"_s);
    EXPECT_TRUE(finds(u"ладейное окончание"_s, "KRPKR"));
}

TEST_F(EndingWordsTest, SearchesForOtherWordsAreInVain)
{
    EXPECT_EQ(found(u"xyz"_s), Names{});
    EXPECT_EQ(found(u"KQQKQQ"_s), Names{});
}

} // namespace
} // namespace app_test
